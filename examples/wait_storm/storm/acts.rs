//! Carries out the steps of a plan and starts waits at each of them.
//!
//! In: a plan and its world. Out: waits that ended, and when somebody acted. Never: a look at the truth.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use anyhow::Result;
use porchctl::api::RENDER_REQUEST;
use porchctl::api::lifecycle::Lifecycle;
use porchctl::api::v1alpha2::PackageRevision;
use porchctl::client::{Client, Fault};
use porchctl::wait::{Goal, Live, Patience, Pins, wait_for};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::claims::{Claim, Span};
use super::plan::{Act, By, Content, Plan};
use super::verbs;
use super::waits::{Ended, Order, Who, wait};
use super::words::{literal, said, short, wanted};
use super::world::{NAME, World, files};

/// Attempts of a push of somebody else that meets another one.
const ATTEMPTS: usize = 4;

/// How long the careless wait for a verb.
const AHEAD: Duration = Duration::from_millis(500);

/// How long before its end a verb makes its last reads.
const LAST_READS: Duration = Duration::from_millis(300);

/// What verbs are told about it.
const VERB_PATIENCE: &str = "16s";

/// A schedule while it runs.
pub struct Run {
    plan: Plan,
    world: Rc<World>,
    client: Client,
    pushes: Cell<u32>,
    waits: RefCell<Vec<JoinHandle<Ended>>>,
    /// Steps that go on beside those after them.
    steps: RefCell<Vec<JoinHandle<Result<()>>>>,
    ended: RefCell<Vec<Ended>>,
    /// When somebody acted.
    acted: RefCell<Vec<Span>>,
    /// When controllers began anew.
    restarted: RefCell<Vec<Instant>>,
    /// What happened, for a schedule that has to be told.
    log: RefCell<Vec<(Instant, String)>>,
}

/// What a schedule left behind.
pub struct Left {
    /// Every wait.
    pub ended: Vec<Ended>,
    /// Every action from outside.
    pub acted: Vec<Span>,
    /// When controllers began anew.
    pub restarted: Vec<Instant>,
    /// What happened.
    pub log: Vec<(Instant, String)>,
}

impl Run {
    /// Nothing was done yet.
    pub fn new(plan: &Plan, world: &Rc<World>) -> Rc<Self> {
        Rc::new(Self {
            plan: plan.clone(),
            world: world.clone(),
            client: world.client.clone(),
            pushes: Cell::new(0),
            waits: RefCell::default(),
            steps: RefCell::default(),
            ended: RefCell::default(),
            acted: RefCell::default(),
            restarted: RefCell::default(),
            log: RefCell::default(),
        })
    }

    /// All steps, then the ends of all waits.
    ///
    /// # Errors
    /// A command line that is none, a full disk: faults of this program.
    pub async fn all(self: Rc<Self>) -> Result<Left> {
        for (act, pause) in self.plan.steps.clone() {
            self.clone().step(act).await?;
            tokio::time::sleep(pause).await;
        }
        for step in self.steps.take() {
            step.await??;
        }
        let mut ended = self.ended.take();
        for wait in self.waits.take() {
            ended.push(wait.await?);
        }
        let (acted, restarted) = (self.acted.take(), self.restarted.take());
        Ok(Left { ended, acted, restarted, log: self.log.take() })
    }

    /// One step. Who is careless goes on before a verb has come to its end.
    async fn step(self: Rc<Self>, act: Act) -> Result<()> {
        let beside = !self.plan.careful && matches!(act, Act::Push(By::Verb, ..) | Act::Move(By::Verb, _));
        if !beside {
            return self.act(act).await;
        }
        let run = self.clone();
        let mut step = tokio::task::spawn_local(async move { run.act(act).await });
        match tokio::time::timeout(AHEAD, &mut step).await {
            Ok(ended) => ended?,
            Err(_) => {
                self.steps.borrow_mut().push(step);
                Ok(())
            }
        }
    }

    async fn act(&self, act: Act) -> Result<()> {
        let begin = Instant::now();
        self.note(format!("{act}"));
        match act {
            Act::Push(By::Verb, content, _) => self.push_by_verb(content).await?,
            Act::Push(By::Api, content, burst) => self.push_by_api(content, burst).await,
            Act::Move(By::Verb, state) => self.move_by_verb(state).await?,
            Act::Move(By::Api, state) => self.move_by_api(state).await,
            Act::Delete(By::Verb) => self.delete_by_verb().await?,
            Act::Delete(By::Api) => self.delete_by_api().await,
            Act::Create(By::Verb) => self.create_by_verb().await?,
            Act::Create(By::Api) => self.create_by_api().await,
            Act::Label => self.patch(json!({"metadata": {"labels": {"storm": "x"}}})).await,
            Act::Annotation => self.patch(json!({"metadata": {"annotations": {"storm": "x"}}})).await,
            Act::Request => self.request_by_hand().await,
            Act::Spec => self.change_spec().await,
            Act::Restart => {
                self.restarted.borrow_mut().push(begin);
                self.world.restart().await;
            }
        }
        self.acted.borrow_mut().push((begin, Instant::now()));
        Ok(())
    }

    fn note(&self, line: String) {
        self.log.borrow_mut().push((Instant::now(), line));
    }

    async fn read(&self) -> Option<PackageRevision> {
        self.client.get_revision(NAME).await.ok()
    }

    /// Starts waits for several goals of the object as it is.
    fn wait(&self, about: &str, revision: &PackageRevision, goals: Vec<(Goal, Pins, Claim)>) {
        let uid = revision.metadata.uid.clone();
        for (goal, pins, claim) in goals {
            let pins = Pins { uid: uid.clone(), ..pins };
            let goal = if self.plan.literal { literal(goal) } else { goal };
            let order = Order {
                about: about.to_owned(),
                goal,
                pins,
                claim,
                careful: self.plan.careful,
                patience: self.plan.patience,
            };
            let waiting = tokio::task::spawn_local(wait(self.client.clone(), order));
            self.waits.borrow_mut().push(waiting);
        }
    }

    fn wait_for_rest(&self, about: &str, revision: &PackageRevision) {
        let goals = vec![
            (Goal::rendered(), Pins::default(), Claim::Rendered),
            (Goal::Ready, Pins::default(), Claim::Ready),
        ];
        self.wait(about, revision, goals);
    }

    fn next_push(&self) -> u32 {
        self.pushes.set(self.pushes.get() + 1);
        self.pushes.get()
    }

    async fn create_by_api(&self) {
        let created = self.client.create_revision(&wanted()).await;
        match created {
            Ok(created) => {
                self.wait("create", &created, vec![(Goal::Created, Pins::default(), Claim::Created)]);
                self.wait_for_rest("create", &created);
            }
            Err(fault) => self.refused("create", &fault),
        }
    }

    async fn create_by_verb(&self) -> Result<()> {
        let words =
            ["init", "storm", "--repository", "blueprints", "--workspace", "v1", "--timeout", VERB_PATIENCE];
        self.verb(&words, Goal::rendered(), |_| Claim::Rendered).await
    }

    /// Somebody pushes whole packages, on top of what he reads. A careful one looks before.
    async fn push_by_api(&self, content: Content, burst: u8) {
        for _ in 0..burst {
            if self.plan.careful && !self.settled().await {
                return self.note("not settled, so no push".into());
            }
            self.one_push(content).await;
        }
    }

    async fn settled(&self) -> bool {
        let live = Live::new(self.client.clone(), None);
        let (goal, patience) = (Goal::Settled { draft: true }, Patience::of(self.plan.patience));
        wait_for(&live, NAME, &goal, Pins::default(), &patience, &mut |_| {}).await.is_ok()
    }

    async fn one_push(&self, content: Content) {
        let push = self.next_push();
        for _ in 0..ATTEMPTS {
            let Some(before) = self.read().await else { return };
            let Ok(mut resources) = self.client.get_resources(NAME).await else { return };
            resources.spec.resources = Some(files(push, content));
            resources.status = None;
            match self.client.put_resources(&resources).await {
                Ok(stored) => return self.wait_for_push(push, &before, stored.version()),
                Err(fault) if fault.is_conflict() => {}
                Err(fault) => return self.refused("push", &fault),
            }
        }
        self.note(format!("push {push} gave up"));
    }

    fn wait_for_push(&self, push: u32, before: &PackageRevision, token: &str) {
        self.note(format!("push {push} is {token}"));
        let prior_request = Some(before.render_request().unwrap_or_default().to_owned());
        let pins = Pins { prior_request, ..Pins::default() };
        let goal = Goal::rendered_push(token);
        let about = format!("push {push}");
        self.wait(&about, before, vec![(goal, pins, Claim::Push(token.into()))]);
        self.wait_for_rest(&about, before);
    }

    async fn push_by_verb(&self, content: Content) -> Result<()> {
        let push = self.next_push();
        let directory = self.world.path(&format!("push-{push}"));
        let place = directory.to_string_lossy().into_owned();
        let pulled = verbs::rpkg(&self.client, &["pull", NAME, &place, "--timeout", VERB_PATIENCE]).await?;
        if pulled.code != 0 {
            self.note(format!("pull: exit {} {}", pulled.code, short(&pulled.stderr)));
            return Ok(());
        }
        for (path, text) in files(push, content) {
            std::fs::write(directory.join(path), text.as_bytes())?;
        }
        let words = ["push", NAME, &place, "--timeout", VERB_PATIENCE];
        self.verb(&words, Goal::rendered(), |_| Claim::Number(push)).await?;
        if let Some(revision) = self.read().await {
            self.wait_for_rest(&format!("push {push} by verb"), &revision);
        }
        Ok(())
    }

    /// Runs a verb that waits for its effect.
    async fn verb(&self, words: &[&str], goal: Goal, claim: impl Fn(&str) -> Claim) -> Result<()> {
        let uid = self.read().await.and_then(|revision| revision.metadata.uid).unwrap_or_default();
        let begin = Instant::now();
        let ran = verbs::rpkg(&self.client, words).await?;
        let span = (begin, Instant::now());
        self.note(format!("{}: exit {} {}", words[0], ran.code, short(&ran.stderr)));
        // "Is already proposed" says what is wished for, not that it is carried out.
        if ran.code == 0 && ran.stderr.contains(" is already ") {
            return Ok(());
        }
        let claim = claim(&uid);
        self.ended.borrow_mut().push(Ended {
            about: words[0].to_owned(),
            who: Who::Verb,
            goal,
            claim,
            uid,
            span,
            proof: (begin.max(span.1 - LAST_READS), span.1),
            said: said(&ran),
            words: ran.stderr,
            careful: self.plan.careful,
        });
        Ok(())
    }

    async fn move_by_verb(&self, state: Lifecycle) -> Result<()> {
        let verb = match state {
            Lifecycle::Proposed => "propose",
            Lifecycle::Published => "approve",
            Lifecycle::Draft => "reject",
            Lifecycle::DeletionProposed => "propose-delete",
        };
        // Out of DeletionProposed, `reject` leads back to Published.
        let now = self.read().await.map(|revision| revision.spec.lifecycle).unwrap_or_default();
        let verb = if now == "DeletionProposed" { "reject" } else { verb };
        let unrendered = !matches!(state, Lifecycle::Proposed | Lifecycle::Published) || verb == "reject";
        let words = [verb, NAME, "--timeout", VERB_PATIENCE];
        self.verb(&words, Goal::lifecycle(state), |_| Claim::Lifecycle(state, unrendered)).await
    }

    async fn move_by_api(&self, state: Lifecycle) {
        if self.read().await.is_none_or(|now| now.spec.lifecycle == state.as_str()) {
            return self.note("nothing to move".into());
        }
        if self.plan.careful && state == Lifecycle::Published && !self.carried_out().await {
            return self.note("not carried out, so no approval".into());
        }
        let patch = json!({"spec": {"lifecycle": state.as_str()}});
        match self.client.patch_revision(NAME, &patch).await {
            Ok(stored) => {
                let pins = Pins { generation: stored.metadata.generation, ..Pins::default() };
                let claim = Claim::Lifecycle(state, false);
                let about = format!("to {state}");
                self.wait(&about, &stored, vec![(Goal::lifecycle(state), pins, claim)]);
                self.wait_for_rest(&about, &stored);
            }
            Err(fault) => self.refused("lifecycle", &fault),
        }
    }

    /// Two lifecycle steps in one pass of the controller fail for good; who is careful looks before.
    async fn carried_out(&self) -> bool {
        let live = Live::new(self.client.clone(), None);
        let (goal, patience) = (Goal::Settled { draft: false }, Patience::of(self.plan.patience));
        wait_for(&live, NAME, &goal, Pins::default(), &patience, &mut |_| {}).await.is_ok()
    }

    async fn delete_by_api(&self) {
        let Some(revision) = self.read().await else { return };
        let uid = revision.metadata.uid.clone().unwrap_or_default();
        match self.client.delete_revision(NAME, Some(&uid), None).await {
            Ok(_) => {
                self.wait("delete", &revision, vec![(Goal::Deleted, Pins::default(), Claim::Deleted(uid))])
            }
            Err(fault) => self.refused("delete", &fault),
        }
    }

    async fn delete_by_verb(&self) -> Result<()> {
        let words = ["del", NAME, "--timeout", VERB_PATIENCE];
        self.verb(&words, Goal::Deleted, |uid| Claim::Deleted(uid.to_owned())).await
    }

    async fn request_by_hand(&self) {
        let token = format!("by-hand-{}", self.acted.borrow().len());
        let Some(before) = self.read().await else { return };
        let patch = json!({"metadata": {"annotations": {RENDER_REQUEST: token}}});
        if let Err(fault) = self.client.patch_revision(NAME, &patch).await {
            return self.refused("request", &fault);
        }
        let prior_request = Some(before.render_request().unwrap_or_default().to_owned());
        let pins = Pins { prior_request, ..Pins::default() };
        self.wait("request", &before, vec![(Goal::rendered_push(&token), pins, Claim::Rendered)]);
    }

    /// As a third party that knows nothing of waits.
    async fn change_spec(&self) {
        let mark = self.acted.borrow().len().to_string();
        self.patch(json!({"spec": {"packageMetadata": {"annotations": {"storm": mark}}}})).await;
        if let Some(revision) = self.read().await {
            self.wait_for_rest("spec", &revision);
        }
    }

    async fn patch(&self, patch: Value) {
        if let Err(fault) = self.client.patch_revision(NAME, &patch).await {
            self.refused("patch", &fault);
        }
    }

    fn refused(&self, what: &str, fault: &Fault) {
        self.note(format!("{what} refused: {fault}"));
    }
}
