//! `porchctl repo unreg`: unregisters a repository, waits until it is gone, removes its Secret.
//!
//! Never: a Secret removed that `repo reg` did not make or that another repository uses.

use super::secret::{self, Fate, why_kept};
use super::{Manner, because, only, say, wait};
use crate::api::config::Repository;
use crate::api::lifecycle::Lifecycle;
use crate::cli::UnregArgs;
use crate::client::{Class, Client, ListQuery};
use crate::commands::bulk::{self, plain};
use crate::commands::{Context, missing};
use crate::failure::Failure;
use crate::wait::RepositoryGoal;

/// Drafts named in a warning.
const NAMED: usize = 5;

/// Unregisters it.
///
/// # Errors
/// Wrong usage; no such repository; a refusal; a Secret that could not be deleted.
pub(super) async fn run(ctx: &Context, args: &UnregArgs) -> Result<(), Failure> {
    let name = only(&args.repository, "REPOSITORY is a required positional argument")?;
    let dry_run = args.dry_run.server();
    let waiting = bulk::patience(ctx.settings.waiting(&args.waiting), dry_run);
    let manner = Manner { waiting, result: args.result, dry_run };
    let client = &ctx.client().await?.rehearsing(dry_run);
    match unregister(ctx, client, name, args, manner).await {
        Ok(fate) => {
            say(ctx, client, name, "unregistered", manner, &[("secret", fate.word().into())]);
            Ok(())
        }
        Err(failure) => Err(bulk::failed(ctx, client.namespace(), name, args.result, failure)),
    }
}

async fn unregister(
    ctx: &Context,
    client: &Client,
    name: &str,
    args: &UnregArgs,
    manner: Manner,
) -> Result<Fate, Failure> {
    let (found, others) = find(client, name).await?;
    let secret = found.secret().map(str::to_owned);
    if manner.waiting.wait {
        warn_of_drafts(ctx, client, name).await;
    }
    let uid = found.metadata.uid.clone().unwrap_or_default();
    delete(client, name, &uid).await?;
    if manner.waiting.wait {
        let gone = wait(ctx, client, name, &uid, RepositoryGoal::Gone, manner.waiting).await;
        gone.map_err(|failure| not_gone(name, failure))?;
    }
    let Some(secret) = secret else { return Ok(Fate::None) };
    let fate = match keeps(name, &secret, args, others.as_deref()) {
        Some(why) => Fate::Kept(why),
        None => secret::remove(client, &secret).await.map_err(|failure| {
            because(failure, format!("{name} is unregistered, but its Secret {secret} could not be deleted"))
        })?,
    };
    if let Fate::Kept(why) = &fate {
        ctx.ui.note(&format!("the Secret {secret} stays: {why}"));
    }
    Ok(fate)
}

/// Why the Secret stays, as far as that is known without a look at it.
fn keeps(name: &str, secret: &str, args: &UnregArgs, others: Option<&[Repository]>) -> Option<String> {
    match others {
        _ if args.keep_auth_secret => Some("--keep-auth-secret".into()),
        Some(others) => why_kept(name, secret, others),
        None => {
            Some("whether other repositories use it cannot be told, because listing them is forbidden".into())
        }
    }
}

/// The repository and all of the namespace; without the right to list them it alone.
async fn find(client: &Client, name: &str) -> Result<(Repository, Option<Vec<Repository>>), Failure> {
    let listed = match client.list_repositories().await {
        Ok(all) => Some(all),
        Err(fault) if fault.class == Class::Forbidden => None,
        Err(fault) => return Err(plain(fault)),
    };
    let found = listed.iter().flatten().find(|found| found.metadata.name.as_deref() == Some(name)).cloned();
    match found {
        Some(found) => Ok((found, listed)),
        None => match client.get_repository(name).await {
            Ok(found) => Ok((found, listed)),
            Err(fault) if fault.is_not_found() => Err(missing::repository(client, name, fault).await),
            Err(fault) => Err(plain(fault)),
        },
    }
}

/// Deletes this very object; what is gone by now is unregistered as well.
async fn delete(client: &Client, name: &str, uid: &str) -> Result<(), Failure> {
    match client.delete::<Repository>(name, Some(uid)).await {
        Ok(_) => Ok(()),
        Err(fault) if fault.is_not_found() => Ok(()),
        Err(fault) => Err(plain(fault)),
    }
}

fn not_gone(name: &str, failure: Failure) -> Failure {
    because(failure, format!("{name} is being unregistered, but is not gone yet")).hint(format!(
        "`porchctl repo get {name}` shows whether it is still there; the next `repo unreg` waits on"
    ))
}

/// Drafts of a repository are not in git: they go with it.
async fn warn_of_drafts(ctx: &Context, client: &Client, name: &str) {
    let query = ListQuery { fields: format!("spec.repository={name}"), ..ListQuery::default() };
    let Ok(page) = client.list_page(&query, None).await else { return };
    let published = |text: &str| text.parse().is_ok_and(Lifecycle::is_published);
    let drafts: Vec<&str> =
        page.items.iter().filter(|item| !published(&item.spec.lifecycle)).map(|item| item.name()).collect();
    if drafts.is_empty() {
        return;
    }
    let more = drafts.len().saturating_sub(NAMED);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let named: Vec<&str> = drafts.into_iter().take(NAMED).collect();
    ctx.ui.warn(&format!("content that was never published goes with {name}: {}{more}", named.join(", ")));
}
