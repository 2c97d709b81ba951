//! Random schedules against a sandbox with the faults of real servers; each wait is compared with what was so.
//!
//! In: a [`plan::Plan`]. Out: a [`Report`]. Shared by the example, which runs thousands, and by a test, which
//! runs a few. Truth is what the sandbox itself recorded, never a status.

pub mod acts;
pub mod claims;
pub mod dice;
pub mod plan;
pub mod score;
pub mod shown;
pub mod table;
pub mod verbs;
pub mod waits;
pub mod words;
pub mod world;

use std::rc::Rc;
use std::time::Duration;

use anyhow::Result;
use tokio::runtime::Handle;
use tokio::time::Instant;

use acts::Run;
use claims::Facts;
use plan::Plan;
use score::{Kubectl, Mark, Score};
use waits::Ended;
use world::World;

/// Stack of a thread that runs verbs: that of a main thread, where they run otherwise.
pub const STACK: usize = 8 << 20;

/// One wait with its marks.
pub struct Judged {
    /// The wait.
    pub ended: Ended,
    /// What its verdict was worth.
    pub mark: Mark,
    /// What kubectl would have said, where it has a word for the goal.
    pub kubectl: Option<Kubectl>,
    /// From the first version that showed "met" to the verdict.
    pub latency: Option<Duration>,
}

/// What came of a schedule.
pub struct Report {
    /// The schedule.
    pub plan: Plan,
    /// Its waits.
    pub judged: Vec<Judged>,
    /// What happened, with seconds since the start.
    pub story: Vec<String>,
}

/// Runs one schedule; its sandbox lives on the threads of `server`. To be called inside a `LocalSet`.
///
/// # Errors
/// The schedule could not be run: no disk, no git.
pub async fn schedule(plan: Plan, server: &Handle) -> Result<Report> {
    let world = Rc::new(World::start(&plan, server).await?);
    let begin = Instant::now();
    let left = Run::new(&plan, &world).all().await?;
    let facts = Facts::of(world.sandbox.truth());
    let score = Score::new(&facts, &left);
    let judged = left.ended.iter().map(|ended| Judged {
        mark: score.mark(ended),
        kubectl: score.kubectl(ended),
        latency: score.latency(ended),
        ended: ended.clone(),
    });
    let judged: Vec<Judged> = judged.collect();
    let story = story(begin, &facts, &left, &judged);
    if let Ok(world) = Rc::try_unwrap(world) {
        world.sandbox.stop().await;
    }
    Ok(Report { plan, judged, story })
}

/// Everything in the order of time.
fn story(begin: Instant, facts: &Facts, left: &acts::Left, judged: &[Judged]) -> Vec<String> {
    let mut lines = facts.lines(begin);
    lines.extend(left.log.iter().cloned());
    for Judged { ended, mark, kubectl, .. } in judged {
        let Ended { about, who, goal, said, words: said_words, proof, span, .. } = ended;
        let millis = |at: Instant| at.saturating_duration_since(begin).as_millis();
        let line = format!(
            "{who:?} after {about}, since {} ms, for {goal}: {said:?} by the read {}..{} ms; {mark:?}, kubectl {kubectl:?}; {}",
            millis(span.0),
            millis(proof.0),
            millis(proof.1),
            words::short(said_words)
        );
        lines.push((span.1, line));
    }
    lines.sort_by_key(|(at, _)| *at);
    let told = |(at, line): (Instant, String)| {
        format!("{:>6} ms  {line}", (at.saturating_duration_since(begin)).as_millis())
    };
    lines.into_iter().map(told).collect()
}
