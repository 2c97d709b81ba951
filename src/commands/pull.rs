//! `rpkg pull`: the content of a revision, whole, into a directory or as a stream.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::bulk::{self, Job};
use super::content::{Content, read_settled};
use super::{Context, missing};
use crate::api::REVISION_METADATA_FILE;
use crate::api::conditions::{Condition, RENDERED};
use crate::api::v1alpha2::PackageRevision;
use crate::cli::PullArgs;
use crate::client::Client;
use crate::failure::{Failure, Kind};
use crate::package::changes::Changes;
use crate::package::dir::{self, DirError};
use crate::package::metadata::RevisionMetadata;
use crate::package::{Texts, paths, resource_list};
use crate::report::outcome::frame;
use crate::report::rows::qualified;

/// Runs the verb.
///
/// # Errors
/// Wrong usage, a directory with edits that would be lost, unsafe keys, no content within the time.
pub async fn run(ctx: &Context, args: &PullArgs) -> Result<(), Failure> {
    let name =
        args.package.as_deref().ok_or_else(|| Failure::usage("PACKAGE is a required positional argument"))?;
    if args.dir.is_none() && args.result.name() {
        return Err(Failure::usage("-o name needs a DIR: without one the content goes to stdout"));
    }
    let target = args.dir.as_deref().map(|dir| Target::look(Path::new(dir), name, args.force)).transpose()?;
    let client = ctx.client().await?;
    match pulled(ctx, client, name, args, target.as_ref()).await {
        Ok(content) => {
            say(ctx, client.namespace(), name, args, &content);
            Ok(())
        }
        Err(failure) => Err(bulk::failed(ctx, client.namespace(), name, args.result, failure)),
    }
}

/// The content, in its directory if there is to be one.
async fn pulled(
    ctx: &Context,
    client: &Client,
    name: &str,
    args: &PullArgs,
    target: Option<&Target>,
) -> Result<Content, Failure> {
    let mut content = match read(ctx, client, name, args).await {
        Ok(content) => content,
        Err(failure) => return Err(missing::near(client, name, failure).await),
    };
    if let Some(State::Holds { found, .. }) = target.map(|target| &target.state) {
        content.share(found);
    }
    refuse_unsafe(name, &content.files())?;
    if content.revision.condition(RENDERED).is_some_and(Condition::is_false) {
        ctx.ui.warn(&format!("{name}: its render failed; this is the content as it was pushed"));
    }
    if let Some(target) = target {
        target.write(name, &content)?;
    }
    Ok(content)
}

/// What goes to stdout: nothing for a directory, the content without one, or what was asked for.
fn say(ctx: &Context, namespace: &str, name: &str, args: &PullArgs, content: &Content) {
    let count = content.files().len();
    match &args.dir {
        _ if args.result.json() => ctx.ui.document(&document(namespace, name, args, content)),
        _ if args.result.name() => ctx.ui.data(&qualified::<PackageRevision>(name)),
        Some(dir) => {
            let word = if count == 1 { "file" } else { "files" };
            ctx.ui.note(&format!("{name}: {count} {word} in {dir}"));
        }
        None => stream(ctx, name, content),
    }
}

/// The document of `-o json`: names of files for a directory, the files themselves without one.
fn document(namespace: &str, name: &str, args: &PullArgs, content: &Content) -> Value {
    let mut document = frame(namespace, name, "pulled", None);
    let files = content.files();
    document["resourceVersion"] = content.resources.version().into();
    document["complete"] = content.is_complete().into();
    document["dir"] = args.dir.clone().into();
    document["files"] = match args.dir {
        Some(_) => files.keys().map(String::as_str).collect(),
        None => json!(
            files.iter().map(|(path, text)| (path.clone(), text.to_string())).collect::<BTreeMap<_, _>>()
        ),
    };
    document
}

async fn read(ctx: &Context, client: &Client, name: &str, args: &PullArgs) -> Result<Content, Failure> {
    let waiting = ctx.settings.waiting(&args.waiting);
    if waiting.wait {
        let live = bulk::live(ctx, client);
        return read_settled(&Job::new(ctx, client, &live, waiting, name).first(), false, None).await;
    }
    let doing = format!("cannot pull {name}");
    let resources = client.get_resources(name).await.map_err(|fault| fault.into_failure(&doing))?;
    ctx.ui.warn(&format!(
        "{name}: with --wait=false nobody looked whether a render is writing this content; it may be only part of the files"
    ));
    Ok(Content { revision: Default::default(), resources })
}

/// The server's keys are a stranger's: none may leave the directory or pose as the metadata.
fn refuse_unsafe(name: &str, files: &Texts) -> Result<(), Failure> {
    let faults = paths::unwritable(files.keys().map(String::as_str));
    if faults.is_empty() {
        return Ok(());
    }
    let said = format!("{name}: the package holds paths that must not become files; nothing was written");
    let items = faults.iter().map(|fault| format!("{:?} {}", fault.key, fault.why));
    Err(items.fold(Failure::new(Kind::Failed, said), Failure::item))
}

/// What stands at the directory's place.
enum State {
    /// Nothing, or an empty directory.
    Free,
    /// A directory with these files, and what was pulled into it, if that is known.
    Holds { found: Texts, base: Texts },
}

/// Where the content goes.
struct Target {
    dir: PathBuf,
    state: State,
}

impl Target {
    /// Looks before anything is sent: is it free, or a clean pull of the same package?
    fn look(dir: &Path, name: &str, force: bool) -> Result<Self, Failure> {
        let cannot = |err: DirError| {
            let kind = if matches!(err, DirError::NoDirectory(_)) { Kind::Usage } else { Kind::Failed };
            Failure::new(
                kind,
                format!("cannot pull {name} into {}: {err}; nothing was written", dir.display()),
            )
        };
        let state = if dir::is_free(dir).map_err(cannot)? {
            State::Free
        } else {
            let found = dir::read(dir).map_err(cannot)?;
            if !force {
                refuse_edits(dir, name, &found)?;
            }
            let base =
                found.metadata.and_then(Result::ok).and_then(|metadata| metadata.base).unwrap_or_default();
            State::Holds { found: found.files, base }
        };
        Ok(Self { dir: dir.to_owned(), state })
    }

    fn write(&self, name: &str, content: &Content) -> Result<(), Failure> {
        let metadata = RevisionMetadata::of(&content.resources);
        let files = content.files();
        let done = match &self.state {
            State::Free => dir::create(&self.dir, &files, &metadata),
            State::Holds { found, base } => {
                dir::update(&self.dir, &ours(found, base, &files), &files, &metadata)
            }
        };
        done.map_err(|err| {
            Failure::new(Kind::Failed, format!("cannot write {name} into {}: {err}", self.dir.display()))
        })
    }
}

/// The files of a directory that a pull may replace or remove: those of the package, now or when it was
/// pulled. What else the user keeps there stays, also with `--force`.
fn ours(found: &Texts, base: &Texts, files: &Texts) -> Texts {
    let known = |path: &&String| base.contains_key(*path) || files.contains_key(*path);
    found.keys().filter(known).filter_map(|path| Some((path.clone(), found.get(path)?.clone()))).collect()
}

/// Refuses a directory in which something would be lost.
fn refuse_edits(dir: &Path, name: &str, found: &dir::Found) -> Result<(), Failure> {
    let shown = dir.display();
    let force = format!("`porchctl rpkg pull {name} {shown} --force` replaces the package files in it");
    let refuse = |why: String| Err(Failure::usage(why).hint(force.clone()));
    match &found.metadata {
        None => refuse(format!("directory {shown:?} already exists and was not pulled; nothing was written")),
        Some(Err(why)) => refuse(format!(
            "directory {shown:?} already exists and its {REVISION_METADATA_FILE} cannot be read: {why}"
        )),
        Some(Ok(metadata)) if metadata.name != name => refuse(format!(
            "directory {shown:?} already exists and holds {}; nothing was written",
            metadata.name
        )),
        Some(Ok(metadata)) => {
            let Some(base) = &metadata.base else {
                return refuse(format!(
                    "directory {shown:?} already exists and there is no record of what was pulled into it, so edits could be lost"
                ));
            };
            let edits = Changes::between(base, &found.files);
            if edits.is_empty() && found.not_text.is_empty() {
                return Ok(());
            }
            let paths: Vec<&str> =
                edits.paths().into_iter().chain(found.not_text.iter().map(String::as_str)).collect();
            refuse(format!(
                "directory {shown:?} has edits that were not pushed: {}; nothing was written",
                paths.join(", ")
            ))
        }
    }
}

/// The package as one `ResourceList` on stdout.
fn stream(ctx: &Context, name: &str, content: &Content) {
    let metadata = RevisionMetadata::of(&content.resources);
    let list = resource_list::write(&content.files(), &metadata);
    if !list.left_out.is_empty() {
        ctx.ui.note(&format!(
            "{name}: not in the stream, and kept by a push of it: {}",
            list.left_out.join(", ")
        ));
    }
    ctx.ui.content(&list.text);
}
