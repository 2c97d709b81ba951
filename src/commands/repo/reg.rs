//! `porchctl repo reg`: registers a git repository, and waits until it can be used.
//!
//! Everything that can be checked is checked before anything is sent; the Secret comes before the
//! Repository, and goes again when the Repository is refused.

use serde_json::json;

use super::secret::{self, Credentials, Made};
use super::{Manner, because, is_late, only, say, wait};
use crate::api::config::{GitRepository, Repository, RepositorySpec, SyncSpec};
use crate::api::v1alpha2::NameRef;
use crate::api::{V1ALPHA2_MIGRATION, cron, names};
use crate::cli::RegArgs;
use crate::client::{Class, Client, Fault};
use crate::commands::Context;
use crate::commands::bulk::{self, plain};
use crate::failure::{Failure, Kind};
use crate::wait::RepositoryGoal;

/// An address of an OCI registry begins so; everything else is git.
const OCI: &str = "oci://";

/// Registers it.
///
/// # Errors
/// Wrong usage, in the Go client's words; a refusal, with nothing left behind; a repository that does not
/// get ready (it stays registered).
pub(super) async fn run(ctx: &Context, args: &RegArgs) -> Result<(), Failure> {
    let address = only(&args.repository, "repository is required positional argument")?;
    let name = name(args, address)?;
    check_schedule(args)?;
    let credentials = Credentials::of(args, &name)?;
    let manner = Manner {
        dry_run: args.dry_run.server(),
        waiting: bulk::patience(ctx.settings.waiting(&args.waiting), args.dry_run.server()),
        result: args.result,
    };
    let client = &ctx.client().await?.rehearsing(manner.dry_run);
    let wanted = repository(args, client.namespace(), &name, address, credentials.name());
    match register(ctx, client, &wanted, &credentials, manner).await {
        Ok(()) => {
            say(ctx, client, &name, "registered", manner, &[]);
            Ok(())
        }
        Err(failure) => Err(bulk::failed(ctx, client.namespace(), &name, args.result, failure)),
    }
}

/// The name under which it is registered.
fn name(args: &RegArgs, address: &str) -> Result<String, Failure> {
    let last = address.trim_end_matches('/').rsplit(['/', ':']).next().unwrap_or_default();
    let name = args.name.clone().filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| last.strip_suffix(".git").unwrap_or(last).to_owned());
    if names::is_label(&name) {
        return Ok(name);
    }
    let rule = "lower case letters, digits and '-', at most 63, with a letter or digit first and last";
    let failure =
        Failure::usage(format!("{name:?} cannot be the name of a repository: {rule}; nothing was sent"));
    Err(if args.name.is_none() { failure.hint("`--name NAME` gives it another name") } else { failure })
}

/// A server stores any schedule and then never synchronises.
fn check_schedule(args: &RegArgs) -> Result<(), Failure> {
    let schedule = args.sync_schedule.as_deref().filter(|schedule| !schedule.is_empty());
    match schedule.and_then(cron::fault) {
        None => Ok(()),
        Some(why) => Err(Failure::usage(format!("invalid sync-schedule cron expression: {why}"))),
    }
}

/// The object, field for field as the Go client makes it.
fn repository(args: &RegArgs, namespace: &str, name: &str, address: &str, secret: String) -> Repository {
    let schedule = args.sync_schedule.clone().filter(|schedule| !schedule.is_empty());
    let mut spec = RepositorySpec {
        description: args.description.clone(),
        deployment: args.deployment.then_some(true),
        sync: schedule.map(|schedule| SyncSpec { schedule, ..SyncSpec::default() }),
        ..RepositorySpec::default()
    };
    let secret = NameRef { name: secret };
    match address.strip_prefix(OCI) {
        Some(registry) => {
            spec.kind = "oci".into();
            spec.other.insert("oci".into(), json!({"registry": registry, "secretRef": secret}));
        }
        None => {
            spec.kind = "git".into();
            spec.git = Some(GitRepository {
                repo: address.into(),
                branch: args.branch.clone(),
                create_branch: args.create_branch.then_some(true),
                directory: args.directory.clone(),
                secret_ref: Some(secret),
                ..GitRepository::default()
            });
        }
    }
    let mut made = Repository::new(namespace, name, spec);
    if args.v1alpha2 {
        made.metadata.annotations = Some([(V1ALPHA2_MIGRATION.to_owned(), "true".to_owned())].into());
    }
    made
}

/// Secret, Repository, wait.
async fn register(
    ctx: &Context,
    client: &Client,
    wanted: &Repository,
    credentials: &Credentials,
    manner: Manner,
) -> Result<(), Failure> {
    let made = credentials.prepare(client).await?;
    let stored = match client.create(wanted).await {
        Ok(stored) => stored,
        Err(fault) => after_refusal(client, wanted, made.as_ref(), fault).await?,
    };
    if !manner.waiting.wait {
        return Ok(());
    }
    let name = wanted.metadata.name.as_deref().unwrap_or_default();
    let uid = stored.metadata.uid.clone().unwrap_or_default();
    let goal = RepositoryGoal::Ready { generation: stored.metadata.generation.unwrap_or_default() };
    match wait(ctx, client, name, &uid, goal, manner.waiting).await {
        Ok(_) => Ok(()),
        Err(failure) => Err(not_ready(name, failure)),
    }
}

/// The Repository was not stored, or nobody knows. `Ok` is what was stored nevertheless.
async fn after_refusal(
    client: &Client,
    wanted: &Repository,
    made: Option<&Made>,
    fault: Fault,
) -> Result<Repository, Failure> {
    let name = wanted.metadata.name.as_deref().unwrap_or_default();
    if fault.unknown_outcome {
        match client.get_repository(name).await {
            Ok(found)
                if found.spec.git.as_ref().map(|git| &git.repo)
                    == wanted.spec.git.as_ref().map(|git| &git.repo) =>
            {
                return Ok(found);
            }
            Err(look) if look.is_not_found() => {}
            _ => {
                return Err(
                    plain(fault).hint(format!("`porchctl repo get {name}` tells whether it was registered"))
                );
            }
        }
    }
    let failure = refusal(name, client.namespace(), fault);
    let Some(made) = made else { return Err(failure) };
    match secret::take_back(client, made).await {
        Ok(()) => Err(failure),
        Err(stays) => Err(failure.hint(stays)),
    }
}

/// A refusal, with what to do about it.
fn refusal(name: &str, namespace: &str, fault: Fault) -> Failure {
    let class = fault.class;
    let other = fault.message.split("conflict with existing repository: ").nth(1).map(str::to_owned);
    let failure = plain(fault);
    match (class, other) {
        (Class::AlreadyExists, _) => failure
            .hint(format!("`porchctl repo get {name} -n {namespace} -o wide` shows it; `--name` registers under another name")),
        (_, Some(other)) => failure.hint(format!(
            "{other} has the same address, branch and directory (or one directory inside the other): use that one, or another `--directory` or `--branch`; nothing was registered"
        )),
        _ => failure.hint("nothing was registered"),
    }
}

/// It is registered, but it cannot be used.
fn not_ready(name: &str, failure: Failure) -> Failure {
    let kind = failure.kind;
    let look = format!("`porchctl repo get {name} -o wide` shows how far it is");
    if is_late(kind) {
        return because(failure, format!("{name} is registered, but not ready yet")).hint(look);
    }
    if kind != Kind::Blocked {
        return because(failure, format!("{name} is registered, but whether it is ready is not known"))
            .hint(look);
    }
    let advice = advice(&failure.message);
    let failure = because(failure, format!("{name} is registered, but not ready: it cannot be used"));
    advice.into_iter().fold(failure, |failure, advice| failure.hint(advice)).hint(format!(
        "it stays registered; `porchctl repo unreg {name}` takes it away, and then it can be registered anew"
    ))
}

/// What the controller's words mean for the flags.
fn advice(message: &str) -> Option<&'static str> {
    const ADVICE: [(&str, &str); 4] = [
        (
            "doesn't exist: reference not found",
            "is `--branch` right? `--create-branch` makes a branch that is missing",
        ),
        (
            "authentication required",
            "it wants credentials: `--repo-basic-username USER --password-stdin`, or `--secret-ref NAME`",
        ),
        ("connection refused", "the server cannot reach that address"),
        ("repository not found", "is the address right, and readable without credentials?"),
    ];
    ADVICE.into_iter().find(|(words, _)| message.contains(words)).map(|(_, advice)| advice)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(address: &str) -> Result<String, Failure> {
        name(&RegArgs::default(), address)
    }

    #[test]
    fn the_name_is_the_last_part_of_the_address() {
        for (address, expected) in [
            ("http://host/team/blue.git", "blue"),
            ("http://host/team/blue.git/", "blue"),
            ("git@host:team/blue.git", "blue"),
            ("git@host:blue", "blue"),
            ("oci://host/blue", "blue"),
        ] {
            assert_eq!(named(address).as_deref(), Ok(expected), "{address}");
        }
        let refused = named("http://host/Blue_Prints.git").unwrap_err();
        assert_eq!(refused.kind, Kind::Usage);
        assert!(refused.message.contains("\"Blue_Prints\"") && refused.hints[0].contains("--name"));
    }

    #[test]
    fn the_controllers_words_have_a_meaning() {
        let branch = "error cloning git repository http://h/b.git, fetch of remote repository failed: branch \"x\" doesn't exist: reference not found";
        let failure = not_ready("b", Failure::new(Kind::Blocked, branch));
        assert_eq!((failure.kind, failure.causes.as_slice()), (Kind::Blocked, &[branch.to_owned()][..]));
        assert!(failure.hints[0].contains("--create-branch") && failure.hints[1].contains("repo unreg b"));
        let late = not_ready("b", Failure::new(Kind::TimedOut, "the controller has not looked at it yet"));
        assert_eq!(
            (late.kind, late.message.as_str()),
            (Kind::TimedOut, "b is registered, but not ready yet")
        );
    }
}
