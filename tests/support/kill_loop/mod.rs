//! A sandbox that is killed again and again while clients work, and what it must have kept each time.
//!
//! Shared by `tests/durable.rs` and `examples/kill_loop.rs`. Everything random comes from a seed.

pub mod check;
pub mod client;
pub mod ledger;
pub mod server;
pub mod worker;

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};

use ledger::Ledger;
use server::{Program, Server};

/// Clients at work at once.
const CLIENTS: u64 = 4;
/// A sandbox that is to die at a place must do so in that time.
const PATIENCE: Duration = Duration::from_secs(60);

/// Small and good enough: xorshift.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        (0..8).for_each(|_| _ = random.below(2));
        random
    }

    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }
}

/// One history of kills on one state directory.
pub struct Loop<'a> {
    program: &'a Program,
    state: &'a Path,
    random: Random,
    pub ledger: Ledger,
    round: u64,
}

/// How a round ends.
#[derive(Clone, Copy, Debug)]
pub enum End<'a> {
    /// SIGKILL after so long; to the git programs it has started as well?
    Kill(Duration, bool),
    /// It dies by itself, at a place of `--fault crash-at=`.
    Crash(&'a str),
}

impl<'a> Loop<'a> {
    pub fn new(program: &'a Program, state: &'a Path, seed: u64) -> Self {
        Self { program, state, random: Random::new(seed), ledger: Ledger::default(), round: 0 }
    }

    /// A round with a random end.
    pub async fn random_round(&mut self) -> Result<()> {
        let after = Duration::from_millis(50 + self.random.below(1_200));
        let end = End::Kill(after, self.random.below(2) == 0);
        self.round(end).await
    }

    /// Starts, checks, works, dies.
    pub async fn round(&mut self, end: End<'_>) -> Result<()> {
        self.round += 1;
        self.run(end).await.with_context(|| format!("round {}, which ends by {end:?}", self.round))
    }

    async fn run(&mut self, end: End<'_>) -> Result<()> {
        self.look().await?;
        let fault = match end {
            End::Kill(..) => None,
            End::Crash(place) => Some(format!("--fault=crash-at={place}")),
        };
        let started = Server::start(self.program, self.state, fault.as_deref()).await;
        let Some(mut server) = started? else {
            // It may die while it starts.
            ensure!(fault.is_some(), "it did not start");
            return Ok(());
        };
        let workers = self.work(&server);
        match end {
            End::Kill(after, with_children) => {
                tokio::time::sleep(after).await;
                server.kill(with_children).await?;
            }
            End::Crash(place) => {
                let died = tokio::time::timeout(PATIENCE, server.wait()).await;
                let signal = died.with_context(|| format!("it never came to {place}"))??;
                ensure!(signal == Some(6), "it ended by {signal:?} instead of an abort");
            }
        }
        workers.abort_all_and_wait().await;
        Ok(())
    }

    fn work(&mut self, server: &Server) -> worker::Workers {
        let mut workers = worker::Workers::default();
        for number in 0..CLIENTS {
            let seed = self.round * CLIENTS + number;
            let random = Random::new(seed.wrapping_add(self.random.below(1 << 40)));
            workers.spawn(server.kubeconfig(), self.ledger.clone(), number, random);
        }
        workers
    }

    /// Starts it and compares everything with the ledger, then stops it in order.
    pub async fn look(&mut self) -> Result<()> {
        let mut server = Server::start(self.program, self.state, None).await?.context("it did not start")?;
        let checked = check::all(&server.kubeconfig(), self.state, &self.ledger).await;
        server.stop().await?;
        checked
    }
}
