//! What a schedule does: steps by chance, the same for the same seed and number.
//!
//! In: seed, number, manner. Out: a [`Plan`] that can be printed. Never: I/O; what the server makes of it.

use std::fmt;
use std::time::Duration;

use porchctl::api::lifecycle::Lifecycle::{self, DeletionProposed, Draft, Proposed, Published};

use super::dice::Dice;

/// Longest wait. Longer than a heartbeat and two settle windows, so that nothing that can be said is cut off.
const PATIENCE: Duration = Duration::from_secs(25);

/// What a push holds, as far as its render is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Renders.
    Good,
    /// Its function always fails.
    Failing,
    /// Its function fails at its first run.
    Once,
    /// Its function takes long.
    Slow,
    /// It has readiness gates and metadata, so that the controller changes the spec itself.
    Gates,
}

/// Who does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The program's own verb.
    Verb,
    /// Somebody with the bare API.
    Api,
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// So many pushes without a pause.
    Push(By, Content, u8),
    /// Another lifecycle.
    Move(By, Lifecycle),
    /// Deletion.
    Delete(By),
    /// Creation, of a name that may have been used.
    Create(By),
    /// A label.
    Label,
    /// An annotation of no meaning.
    Annotation,
    /// A render request by hand.
    Request,
    /// Somebody changes the spec.
    Spec,
    /// The controllers end and start again.
    Restart,
}

/// One schedule.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The seed of the whole run.
    pub seed: u64,
    /// Which schedule of the run.
    pub number: u64,
    /// Nobody writes content before the package is settled.
    pub careful: bool,
    /// Which server.
    pub flavour: String,
    /// Defects of the server.
    pub faults: Vec<String>,
    /// Waits go by the rule of `kubectl wait`, to see that its lies and hangs are found.
    pub literal: bool,
    /// Longest wait.
    pub patience: Duration,
    /// The steps, each with the pause after it.
    pub steps: Vec<(Act, Duration)>,
}

/// Where the package of a plan stands, as far as a plan can know.
type Stand = Option<Lifecycle>;

impl Plan {
    /// The plan of a number.
    pub fn new(seed: u64, number: u64, manner: &Manner) -> Self {
        let mut dice = Dice::new(seed, number);
        let even = dice.percent(50);
        let careful = manner.careful.unwrap_or(even);
        let flavour = manner.flavours[dice.below(manner.flavours.len() as u64) as usize].clone();
        let faults = faults(&mut dice, manner);
        let mut steps = vec![(Act::Create(by(&mut dice)), pause(&mut dice, careful))];
        let mut stand = Some(Draft);
        for _ in 0..2 + dice.below(5) {
            let act = act(&mut dice, stand, careful, manner.restarts);
            stand = after(stand, act);
            steps.push((act, pause(&mut dice, careful)));
        }
        Self { seed, number, careful, flavour, faults, literal: manner.literal, patience: PATIENCE, steps }
    }
}

/// What all schedules of a run have in common.
#[derive(Clone, Debug)]
pub struct Manner {
    /// All careful, all careless, or as chance will have it.
    pub careful: Option<bool>,
    /// Flavours to choose from.
    pub flavours: Vec<String>,
    /// Faults that are always on.
    pub faults: Vec<String>,
    /// Are there others in some schedules?
    pub some: bool,
    /// May controllers be started again?
    pub restarts: bool,
    /// Waits go by the rule of `kubectl wait`.
    pub literal: bool,
}

/// Defects that some schedules have: as word of `--fault`, and in how many of a hundred.
const SOME: [(u64, &str); 11] = [
    (15, "controller-lag=200ms"),
    (15, "cache-lag=120ms"),
    (15, "slow-render=300ms"),
    (8, "source-twice=0.5"),
    (5, "stuck-source=0.5"),
    (8, "lost-result=0.15"),
    (8, "lost-request=0.2"),
    (4, "swallowed-errors=0.1"),
    (8, "git-away=0.3"),
    (30, "restart-fails=0.4"),
    (30, "draft-branch-left"),
];

impl Manner {
    /// Careful and careless schedules, with the defects of a real server.
    pub fn usual() -> Self {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        Self {
            careful: None,
            flavours: words(&["recorded", "refresh", "guard"]),
            faults: words(&["torn-content", "overwrite"]),
            some: true,
            restarts: true,
            literal: false,
        }
    }
}

fn faults(dice: &mut Dice, manner: &Manner) -> Vec<String> {
    let mut faults = manner.faults.clone();
    for (chance, fault) in SOME {
        // The dice are thrown whether they count or not, so that the steps stay the same.
        if dice.percent(chance) && manner.some {
            faults.push(fault.to_owned());
        }
    }
    faults
}

fn by(dice: &mut Dice) -> By {
    if dice.percent(50) { By::Verb } else { By::Api }
}

/// Careless users do not look, so they come while something is under way.
fn pause(dice: &mut Dice, careful: bool) -> Duration {
    let longest = if careful { 700 } else { 400 };
    Duration::from_millis(match dice.below(3) {
        0 => 0,
        1 => dice.below(60),
        _ => dice.below(longest),
    })
}

fn act(dice: &mut Dice, stand: Stand, careful: bool, restarts: bool) -> Act {
    let by = by(dice);
    let noise = dice.weighted(&[
        (2, Act::Label),
        (2, Act::Annotation),
        (3, Act::Request),
        (3, Act::Spec),
        (if restarts { 3 } else { 0 }, Act::Restart),
    ]);
    match stand {
        None => Act::Create(by),
        Some(Draft) => {
            let push = Act::Push(by, content(dice), burst(dice, by, careful));
            dice.weighted(&[(60, push), (14, Act::Move(by, Proposed)), (5, Act::Delete(by)), (21, noise)])
        }
        Some(Proposed) => dice.weighted(&[
            (40, Act::Move(by, Draft)),
            (40, Act::Move(by, Published)),
            (4, Act::Delete(by)),
            (16, noise),
        ]),
        Some(Published) => dice.weighted(&[(60, Act::Move(by, DeletionProposed)), (40, noise)]),
        Some(DeletionProposed) => {
            dice.weighted(&[(50, Act::Delete(by)), (30, Act::Move(by, Published)), (20, noise)])
        }
    }
}

fn content(dice: &mut Dice) -> Content {
    use Content::{Failing, Gates, Good, Once, Slow};
    dice.weighted(&[(45, Good), (12, Failing), (12, Once), (18, Slow), (13, Gates)])
}

/// Bursts are other people's doing: the verb waits for the end of its own push.
fn burst(dice: &mut Dice, by: By, careful: bool) -> u8 {
    if by == By::Api && !careful && dice.percent(50) { 2 + u8::from(dice.percent(40)) } else { 1 }
}

fn after(stand: Stand, act: Act) -> Stand {
    match act {
        Act::Create(_) => Some(Draft),
        Act::Move(_, state) => Some(state),
        Act::Delete(_) => None,
        _ => stand,
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Push(by, content, 1) => write!(f, "push {content:?} by {by:?}"),
            Self::Push(by, content, burst) => write!(f, "{burst} pushes {content:?} by {by:?}"),
            Self::Move(by, state) => write!(f, "to {state} by {by:?}"),
            Self::Delete(by) => write!(f, "delete by {by:?}"),
            Self::Create(by) => write!(f, "create by {by:?}"),
            other => write!(f, "{other:?}"),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let manner = if self.careful { "careful" } else { "careless" };
        let Self { seed, number, flavour, .. } = self;
        writeln!(
            f,
            "schedule {number} of seed {seed}: {manner}, flavour {flavour}, faults {:?}",
            self.faults
        )?;
        for (act, pause) in &self.steps {
            writeln!(f, "  {act}, then {} ms", pause.as_millis())?;
        }
        Ok(())
    }
}
