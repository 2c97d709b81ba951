//! What a push is given, checked before anything is sent.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::{REVISION_METADATA_FILE, SAVE_ON_RENDER_FAILURE};
use crate::cli::PushArgs;
use crate::commands::Context;
use crate::failure::{Failure, Kind};
use crate::package::dir::{self, DirError};
use crate::package::kptfile::{KPTFILE_NAME, Kptfile, annotate};
use crate::package::metadata::RevisionMetadata;
use crate::package::resource_list::{self, Stream};
use crate::package::{Texts, paths};

/// A directory, or a stream that becomes files once the server's are known.
pub(super) struct Input {
    /// What to push.
    pub(super) files: Texts,
    /// Where it came from.
    pub(super) metadata: RevisionMetadata,
    origin: Origin,
    force: bool,
}

enum Origin {
    Directory(PathBuf),
    Stream(Stream),
}

impl Input {
    /// Reads and checks it.
    ///
    /// # Errors
    /// Texts the API can't carry or the server would lose, no Kptfile, no word of where it came from.
    pub(super) fn read(ctx: &Context, args: &PushArgs) -> Result<Self, Failure> {
        match args.dir.as_deref() {
            Some("-") => Self::from_stream(args),
            Some(dir) => Self::from_directory(ctx, args, Path::new(dir)),
            None if ctx.settings.connection.interactive => {
                Err(Failure::usage("say what to push: a directory, or `-` for a ResourceList on stdin"))
            }
            None => {
                ctx.ui.warn(
                    "reading stdin; please say `-` when that is meant, this way of using stdin will go away",
                );
                Self::from_stream(args)
            }
        }
    }

    fn from_directory(ctx: &Context, args: &PushArgs, path: &Path) -> Result<Self, Failure> {
        let found = dir::read(path).map_err(|err| unreadable(args, path, &err))?;
        refuse_what_is_no_text(&found.not_text)?;
        if !found.left_out.is_empty() {
            let list: Vec<String> =
                found.left_out.iter().map(|(path, why)| format!("{path} ({why})")).collect();
            ctx.ui.note(&format!("not pushed: {}", list.join(", ")));
        }
        let metadata = found.metadata.ok_or_else(|| {
            let name = name_of(args);
            no_metadata(args)
                .hint(format!("`porchctl rpkg pull {name} DIR` makes a directory that can be pushed"))
        })?;
        let metadata = metadata.map_err(|why| {
            Failure::usage(format!(
                "cannot use {}: {why}; nothing was sent",
                path.join(REVISION_METADATA_FILE).display()
            ))
        })?;
        let origin = Origin::Directory(path.to_owned());
        let mut files = found.files;
        // Where a link stands in the place of a file, the file was not deleted: what was pulled is kept.
        files.extend(found.left_out.into_iter().filter_map(|(path, _)| {
            let text = metadata.base.as_ref()?.get(&path)?.clone();
            Some((path, text))
        }));
        let input = Self { files, metadata, origin, force: args.force };
        input.check()?;
        Ok(input)
    }

    fn from_stream(args: &PushArgs) -> Result<Self, Failure> {
        let mut text = String::new();
        std::io::stdin()
            .read_to_string(&mut text)
            .map_err(|err| Failure::usage(format!("cannot read stdin: {err}; nothing was sent")))?;
        if text.trim().is_empty() {
            return Err(Failure::usage("there is nothing on stdin; nothing was sent").hint(pipeline(args)));
        }
        let stream = resource_list::read(&text)
            .map_err(|why| Failure::usage(format!("stdin is no ResourceList: {why}; nothing was sent")))?;
        let metadata = stream.metadata.clone().ok_or_else(|| no_metadata(args).hint(pipeline(args)))?;
        let files = stream.onto(&Texts::new());
        Ok(Self { files, metadata, origin: Origin::Stream(stream), force: args.force })
    }

    /// Is it a part of the package only? What is no KRM is not in a stream.
    pub(super) fn is_stream(&self) -> bool {
        matches!(self.origin, Origin::Stream(_))
    }

    /// Puts a stream on top of what the server holds; a directory is what it is.
    ///
    /// # Errors
    /// The result is nothing the server should get.
    pub(super) fn onto(mut self, remote: &Texts) -> Result<Self, Failure> {
        if let Origin::Stream(stream) = &self.origin {
            self.files = stream.onto(remote);
            self.check()?;
        }
        Ok(self)
    }

    /// Is it this revision's content?
    ///
    /// # Errors
    /// It was pulled from another one.
    pub(super) fn check_target(&self, name: &str, namespace: &str) -> Result<(), Failure> {
        let other_name = !self.metadata.name.is_empty() && self.metadata.name != name;
        let other_namespace = !self.metadata.namespace.is_empty() && self.metadata.namespace != namespace;
        if !other_name && !other_namespace {
            return Ok(());
        }
        let was = format!("{}/{}", self.metadata.namespace, self.metadata.name);
        Err(Failure::usage(format!(
            "this content was pulled from {was}, not from {namespace}/{name}; nothing was sent"
        ))
        .hint(format!(
            "`porchctl rpkg pull {name} DIR` fetches that revision; copy your files into DIR and push it"
        )))
    }

    fn check(&self) -> Result<(), Failure> {
        refuse_paths(&self.files, self.force)?;
        if self.force { Ok(()) } else { refuse_kptfile(&self.files) }
    }

    /// The object to send when nobody looked at the server first.
    pub(super) fn resources(&self, name: &str, namespace: &str) -> PackageRevisionResources {
        let mut resources = PackageRevisionResources {
            api_version: PackageRevisionResources::API_VERSION.into(),
            kind: PackageRevisionResources::KIND.into(),
            ..Default::default()
        };
        resources.metadata.name = Some(name.into());
        resources.metadata.namespace = Some(namespace.into());
        resources.metadata.resource_version = Some(self.metadata.resource_version.clone());
        resources
    }

    /// Writes down what the directory and the server agree on now; changes of others are put into it.
    ///
    /// # Errors
    /// The file system refuses; the push itself is done.
    pub(super) fn remember(&self, files: &Texts, metadata: &RevisionMetadata) -> Result<(), Failure> {
        let Origin::Directory(path) = &self.origin else { return Ok(()) };
        dir::update(path, &self.files, files, metadata).map_err(|err| {
            Failure::new(
                Kind::Failed,
                format!(
                    "the push was stored on the server, but the directory cannot be brought up to date: {err}"
                ),
            )
            .hint(format!("`porchctl rpkg pull {} DIR` fetches what the server holds", self.metadata.name))
        })
    }
}

fn no_metadata(args: &PushArgs) -> Failure {
    Failure::usage(format!(
        "{REVISION_METADATA_FILE:?} not found in what is pushed to {}; nothing was sent",
        name_of(args)
    ))
}

fn name_of(args: &PushArgs) -> &str {
    args.package.as_deref().unwrap_or("NAME")
}

/// How content comes to stdin.
fn pipeline(args: &PushArgs) -> String {
    let name = name_of(args);
    format!(
        "`porchctl rpkg pull {name} | COMMAND | porchctl rpkg push {name} -` passes on where it came from"
    )
}

/// A directory that can't be read. Its name may be the one of the package.
fn unreadable(args: &PushArgs, path: &Path, err: &DirError) -> Failure {
    let failure = Failure::usage(format!("cannot read what to push: {err}; nothing was sent"));
    let name = name_of(args);
    if !path.exists() && Path::new(name).is_dir() {
        return failure.hint(format!("the name comes first: `porchctl rpkg push {} {name}`", path.display()));
    }
    failure
}

/// The API carries text only; all offending files are named at once.
fn refuse_what_is_no_text(not_text: &[String]) -> Result<(), Failure> {
    if not_text.is_empty() {
        return Ok(());
    }
    let said = format!(
        "a package holds text only, and {} not (not UTF-8, or a NUL character in it); nothing was sent",
        if not_text.len() == 1 { "one file is" } else { "some files are" }
    );
    let failure = not_text.iter().fold(Failure::usage(said), Failure::item);
    Err(failure
        .hint("move them out of the directory, or encode them (a ConfigMap takes base64 in `binaryData`)"))
}

fn refuse_paths(files: &Texts, force: bool) -> Result<(), Failure> {
    let keys = || files.keys().map(String::as_str);
    let mut faults = paths::unstorable(keys());
    let by_force = faults.is_empty();
    if !force {
        faults.extend(paths::unrenderable(keys()));
    }
    if faults.is_empty() {
        return Ok(());
    }
    let said = "some paths would be stored and then break the package; nothing was sent";
    let items = faults.iter().map(|fault| format!("{:?} {}", fault.key, fault.why));
    let failure = items.fold(Failure::usage(said), Failure::item);
    Err(if by_force { failure.hint("rename them; `--force` sends them as they are") } else { failure })
}

/// A server stores a package without a usable Kptfile and can do nothing with it afterwards.
fn refuse_kptfile(files: &Texts) -> Result<(), Failure> {
    let Some(text) = files.get(KPTFILE_NAME) else {
        return Err(Failure::usage(
            "there is no Kptfile at the root, so this is no package; nothing was sent",
        )
        .hint("push the directory that holds the Kptfile; `--force` sends it as it is"));
    };
    Kptfile::read(text).map(drop).map_err(|err| {
        Failure::usage(format!("the Kptfile cannot be read: {err}; nothing was sent"))
            .hint("a push of it would be stored and fail to render; `--force` sends it as it is")
    })
}

/// Sets the Kptfile annotation that keeps the output of the functions that ran before a failing one.
///
/// # Errors
/// The Kptfile can't be changed.
pub(super) fn save_on_failure(mut files: Texts, wanted: bool) -> Result<Texts, Failure> {
    let Some(text) = files.get(KPTFILE_NAME).filter(|_| wanted) else { return Ok(files) };
    let annotated = annotate(text, SAVE_ON_RENDER_FAILURE, "true")
        .map_err(|why| Failure::usage(format!("cannot annotate the Kptfile: {why}; nothing was sent")))?;
    files.insert(KPTFILE_NAME.into(), annotated.into());
    Ok(files)
}
