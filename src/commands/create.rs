//! What init, clone and copy have in common: check, create, wait for the first render, tell its results.
//!
//! In: repository, package, workspace, source. Out: `NAME created`, once there is rendered content.
//! Never: a request for a name that a server stores and then chokes on.

use serde_json::Value;

use super::bulk::{self, Job, plain};
use super::{Context, missing};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::{PackageRevision, PackageRevisionSpec, Source};
use crate::api::{PORCH_GROUP, names};
use crate::cli::{ResultFlags, WaitFlags};
use crate::client::{Class, Client, Fault, ListQuery};
use crate::failure::{Failure, Kind};
use crate::report::outcome::{FAILED, REHEARSED, frame};
use crate::report::rows::qualified;
use crate::report::{KptfileFacts, RenderReport};
use crate::settings::ApiVersion;
use crate::wait::faults::Reason;
use crate::wait::{Goal, Pins, Stop};

/// What must not exist yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Novelty<'a> {
    /// The whole package; `init` or `clone`, for the Go client's words.
    Package { verb: &'a str },
    /// This one revision of a package that exists.
    Revision,
}

/// A package revision to be made.
pub(super) struct Wish<'a> {
    pub(super) novelty: Novelty<'a>,
    pub(super) repository: &'a str,
    pub(super) package: &'a str,
    pub(super) workspace: &'a str,
    pub(super) source: Source,
    /// May its first render run functions?
    pub(super) has_functions: bool,
}

impl Wish<'_> {
    fn name(&self) -> String {
        names::compose(self.repository, self.package, self.workspace)
    }

    fn revision(&self, namespace: &str) -> PackageRevision {
        let spec = PackageRevisionSpec {
            package_name: self.package.into(),
            repository: self.repository.into(),
            workspace_name: self.workspace.into(),
            lifecycle: Lifecycle::Draft.as_str().into(),
            source: Some(self.source.clone()),
            ..PackageRevisionSpec::default()
        };
        PackageRevision::new(namespace, &self.name(), spec)
    }

    /// Every fault of the names at once.
    fn check(&self) -> Result<(), Failure> {
        let mut faults = names::faults(self.repository, self.package, self.workspace).into_iter();
        match faults.next() {
            None => Ok(()),
            Some(first) => Err(faults.fold(Failure::usage(first), Failure::cause)),
        }
    }

    fn exists(&self) -> Failure {
        let Self { package, repository, .. } = self;
        let Novelty::Package { verb } = self.novelty else { return self.workspace_taken() };
        let message = format!(
            "`{verb}` cannot create a new revision for package \"{package}\" that already exists in repo \"{repository}\"; make subsequent revisions using `copy`"
        );
        Failure::new(Kind::Failed, message)
            .hint(format!("`porchctl rpkg get --name {package}` shows what there is of it"))
    }

    /// The server's words about a name that is taken, and what to do.
    fn workspace_taken(&self) -> Failure {
        let name = self.name();
        let message = format!("packagerevisions.{PORCH_GROUP} \"{name}\" already exists");
        Failure::new(Kind::Failed, message)
            .hint(format!("choose another `--workspace`, or work on it: `porchctl rpkg pull {name} DIR`"))
    }
}

/// How a create waits and says what it did.
#[derive(Clone, Copy)]
pub(super) struct Manner<'a> {
    pub(super) waiting: &'a WaitFlags,
    pub(super) result: ResultFlags,
    pub(super) dry_run: bool,
}

/// Makes the package revision.
///
/// # Errors
/// Bad names, a missing repository, a package that exists, a source or a first render that failed.
pub(super) async fn run(ctx: &Context, wish: Wish<'_>, manner: Manner<'_>) -> Result<(), Failure> {
    wish.check()?;
    let client = &ctx.client().await?.rehearsing(manner.dry_run);
    let name = wish.name();
    match make(ctx, client, &wish, manner).await {
        Ok(report) => {
            say(ctx, client.namespace(), &name, manner, report.as_ref());
            Ok(())
        }
        Err(Refused { failure, report }) => {
            if manner.result.json() {
                let mut document = frame(client.namespace(), &name, FAILED, Some(&failure));
                add_render(&mut document, report.as_deref());
                ctx.ui.document(&document);
            }
            report.iter().flat_map(|report| report.lines()).for_each(|line| ctx.ui.failed(&line));
            Err(failure)
        }
    }
}

/// Why there is no package revision with rendered content, and what its functions said.
struct Refused {
    failure: Failure,
    report: Option<Box<RenderReport>>,
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        Self { failure, report: None }
    }
}

/// Checks, creates, waits; what the functions of the first render said.
async fn make(
    ctx: &Context,
    client: &Client,
    wish: &Wish<'_>,
    manner: Manner<'_>,
) -> Result<Option<RenderReport>, Refused> {
    let name = wish.name();
    let live = bulk::live(ctx, client);
    let waiting = bulk::patience(ctx.settings.waiting(manner.waiting), manner.dry_run);
    let job = Job::new(ctx, client, &live, waiting, &name);
    if wish.novelty != Novelty::Revision {
        check_package(ctx, client, wish, waiting.wait || manner.dry_run).await?;
    }
    let created = create(&job, wish).await?;
    if !waiting.wait {
        return Ok(None);
    }
    let uid = created.metadata.uid.unwrap_or_default();
    match job.wait(&Goal::All(vec![Goal::Created, Goal::rendered()]), Pins::uid(uid)).await {
        Ok(met) => Ok(report(client, &met.revision()?, wish.has_functions).await),
        Err(stop) => Err(not_created(&job, stop).await),
    }
}

/// Can the package be made, as far as can be known before?
async fn check_package(ctx: &Context, client: &Client, wish: &Wish<'_>, wait: bool) -> Result<(), Failure> {
    // Told explicitly and not waiting: no request that the Go client does not send.
    if wait || ctx.settings.api_version.is_none() {
        check_repository(client, wish.repository, ctx.settings.api_version).await?;
    }
    if exists(client, wish).await? { Err(wish.exists()) } else { Ok(()) }
}

/// Does the controller of v1alpha2 handle the repository?
async fn check_repository(client: &Client, name: &str, asked: Option<ApiVersion>) -> Result<(), Failure> {
    match client.get_repository(name).await {
        Ok(repository) if repository.uses_v1alpha2() || asked.is_some() => Ok(()),
        Ok(_) => Err(Failure::new(
            Kind::Failed,
            format!("repository \"{name}\" is handled by v1alpha1, which this version of porchctl does not speak yet"),
        )
        .hint("the annotation porch.kpt.dev/v1alpha2-migration: \"true\" on the Repository hands it to v1alpha2")),
        Err(fault) if fault.is_not_found() => Err(missing::repository(client, name, fault).await),
        // Who may create packages may be forbidden to read repositories.
        Err(fault) if fault.class == Class::Forbidden => Ok(()),
        Err(fault) => Err(plain(fault)),
    }
}

/// Is there any revision of that package already?
async fn exists(client: &Client, wish: &Wish<'_>) -> Result<bool, Failure> {
    let fields = format!("spec.repository={},spec.packageName={}", wish.repository, wish.package);
    let query = ListQuery { fields, ..ListQuery::default() };
    match client.list_page(&query, None).await {
        Ok(page) => Ok(!page.items.is_empty()),
        // The create itself will tell.
        Err(fault) if matches!(fault.class, Class::Forbidden | Class::Invalid) => Ok(false),
        Err(fault) => Err(plain(fault)),
    }
}

/// Sends the object; after an unknown outcome looks before it sends again.
async fn create(job: &Job<'_>, wish: &Wish<'_>) -> Result<PackageRevision, Failure> {
    let wanted = wish.revision(job.client.namespace());
    let mut unsure = false;
    loop {
        let fault = match job.client.create_revision(&wanted).await {
            Ok(created) => return Ok(created),
            Err(fault) => fault,
        };
        let taken = fault.class == Class::AlreadyExists;
        if (unsure && taken) || fault.unknown_outcome {
            match ours(job, &wanted).await? {
                Some(created) => return Ok(created),
                None if taken => return Err(wish.exists()),
                None => unsure = true,
            }
        } else if taken {
            return Err(wish.exists());
        } else if !is_passing(&fault) {
            return Err(plain(fault));
        }
        job.pause(&fault).await?;
    }
}

/// Another create of the same package is under way, or a webhook did not answer.
pub(super) fn is_passing(fault: &Fault) -> bool {
    fault.class == Class::Busy || fault.message.contains("retry later")
}

/// The object of that name, if it is what we asked for.
async fn ours(job: &Job<'_>, wanted: &PackageRevision) -> Result<Option<PackageRevision>, Failure> {
    match job.client.get_revision(job.name).await {
        Ok(found) => Ok(Some(found).filter(|found| found.spec.source == wanted.spec.source)),
        Err(fault) if fault.is_not_found() => Ok(None),
        Err(fault) => Err(plain(fault)),
    }
}

/// What the functions of the render said.
async fn report(client: &Client, revision: &PackageRevision, has_functions: bool) -> Option<RenderReport> {
    let in_status = revision.status.as_ref().is_some_and(|s| s.function_results.is_some());
    if !has_functions && !in_status {
        return None;
    }
    let facts = match in_status {
        true => KptfileFacts::default(),
        false => facts(client, revision.name()).await,
    };
    Some(RenderReport::of(revision, &facts)).filter(|report| !report.is_empty())
}

/// Facts of the stored Kptfiles; none when they cannot be read, for they are an extra.
async fn facts(client: &Client, name: &str) -> KptfileFacts {
    let resources = client.get_resources(name).await.ok().and_then(|found| found.spec.resources);
    KptfileFacts::of(&resources.unwrap_or_default())
}

/// The success word, and what the functions said.
fn say(ctx: &Context, namespace: &str, name: &str, manner: Manner<'_>, report: Option<&RenderReport>) {
    let Manner { result, dry_run, .. } = manner;
    if result.json() {
        let mut document = frame(namespace, name, CREATED, None);
        if dry_run {
            document["dryRun"] = true.into();
        }
        add_render(&mut document, report);
        ctx.ui.document(&document);
        return;
    }
    if let Some(report) = report {
        report.lines().iter().for_each(|line| ctx.ui.note(line));
    }
    let rehearsed = if dry_run { REHEARSED } else { "" };
    match result.name() {
        true => ctx.ui.data(&qualified::<PackageRevision>(name)),
        false => ctx.ui.data(&format!("{name} {CREATED}{rehearsed}")),
    }
}

/// The Go client's word.
const CREATED: &str = "created";

fn add_render(document: &mut Value, report: Option<&RenderReport>) {
    if let Some(report) = report {
        document["render"] = report.to_json();
    }
}

/// The object is on the server, but there is no rendered content.
async fn not_created(job: &Job<'_>, stop: Stop) -> Refused {
    let mut said = None;
    if stop.reason == Some(Reason::RenderFailed)
        && let Some(revision) = stop.revision.as_deref()
    {
        said = report(job.client, revision, true).await.map(Box::new);
    }
    let stays = stays_hint(&stop, job.name);
    let mut failure = Failure::from(stop);
    failure.hints.extend(stays);
    Refused { failure, report: said }
}

/// What to do with the object that stays, unless the hints say it already.
fn stays_hint(stop: &Stop, name: &str) -> Option<String> {
    let del = format!("porchctl rpkg del {name}");
    let there = stop.revision.is_some() && !matches!(stop.kind, Kind::NotFound | Kind::Conflict);
    let said = stop.hints.iter().any(|hint| hint.contains(&del));
    let hint = match stop.kind {
        Kind::Blocked => format!("the object stays on the server; `{del}` removes it"),
        _ => {
            format!("the object is on the server; `porchctl rpkg wait {name} --for rendered` goes on waiting")
        }
    };
    (there && !said).then_some(hint)
}
