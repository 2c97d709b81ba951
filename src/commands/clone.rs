//! `porchctl rpkg clone`: a new package from a registered revision or from a git address.

use super::Context;
use super::create::{self, Manner, Novelty, Wish};
use super::init::required;
use crate::api::v1alpha2::{GitPackage, NameRef, Source, UpstreamPackage};
use crate::cli::CloneArgs;
use crate::failure::Failure;

/// Directory of an upstream when nothing is said.
const ROOT: &str = "/";
/// Branch of an upstream when nothing is said.
const MAIN: &str = "main";

/// Makes the package.
///
/// # Errors
/// Wrong usage, in the Go client's words; whatever keeps the package from being made.
pub(super) async fn run(ctx: &Context, args: &CloneArgs) -> Result<(), Failure> {
    let given: Vec<&str> = [&args.source, &args.name].into_iter().flatten().map(String::as_str).collect();
    let [source, name] = given[..] else {
        return Err(Failure::usage(format!(
            "SOURCE_PACKAGE and NAME are required positional arguments; {} provided",
            given.len()
        )));
    };
    let repository =
        required(args.repository.as_deref(), "--repository is required to specify downstream repository")?;
    let workspace = required(
        Some(args.workspace.as_str()),
        "--workspace is required to specify downstream workspace name",
    )?;
    let upstream = upstream(source, args)?;
    let source = Source { clone_from: Some(upstream), ..Source::default() };
    let wish = Wish {
        novelty: Novelty::Package { verb: "clone" },
        repository,
        package: name,
        workspace,
        source,
        has_functions: true,
    };
    let manner = Manner { waiting: &args.waiting, result: args.result, dry_run: args.dry_run.server() };
    create::run(ctx, wish, manner).await
}

/// What SOURCE_PACKAGE means.
fn upstream(source: &str, args: &CloneArgs) -> Result<UpstreamPackage, Failure> {
    if source.starts_with("oci://") {
        return Err(Failure::usage("OCI upstream is not supported in v1alpha2"));
    }
    if source.contains('/') {
        return git(source, args).map(|git| UpstreamPackage {
            kind: "git".into(),
            git: Some(git),
            ..UpstreamPackage::default()
        });
    }
    only_for_git(args)?;
    let name = NameRef { name: source.into() };
    Ok(UpstreamPackage { upstream_ref: Some(name), ..UpstreamPackage::default() })
}

/// The Go client ignores these in silence and clones something else than was asked for.
fn only_for_git(args: &CloneArgs) -> Result<(), Failure> {
    let given = [
        ("--directory", args.directory.as_ref()),
        ("--ref", args.reference.as_ref()),
        ("--secret-ref", args.secret_ref.as_ref()),
    ];
    match given.into_iter().find(|(_, value)| value.is_some_and(|value| !value.is_empty())) {
        None => Ok(()),
        Some((flag, _)) => Err(Failure::usage(format!(
            "{flag} is for git addresses only; SOURCE_PACKAGE names a package revision"
        ))),
    }
}

fn git(source: &str, args: &CloneArgs) -> Result<GitPackage, Failure> {
    let Address { repo, directory, reference } = Address::parse(source);
    let directory = agree("directory", args.directory.as_deref(), directory.as_deref(), ROOT)?;
    let reference = agree("ref", args.reference.as_deref(), reference.as_deref(), MAIN)?;
    let secret = args.secret_ref.clone().unwrap_or_default();
    Ok(GitPackage {
        repo,
        reference,
        directory,
        // The Go client always sends it.
        secret_ref: Some(NameRef { name: secret }),
        ..GitPackage::default()
    })
}

/// The flag and the address may both say it, if they say the same.
fn agree(what: &str, flag: Option<&str>, address: Option<&str>, otherwise: &str) -> Result<String, Failure> {
    let bare = |text: &str| text.trim_matches('/').to_owned();
    match (flag.filter(|text| !text.is_empty()), address) {
        (Some(flag), Some(address)) if bare(flag) != bare(address) => Err(Failure::usage(format!(
            "{what} {flag} specified by --{what} contradicts {what} {address} specified by SOURCE_PACKAGE"
        ))),
        (Some(said), _) | (None, Some(said)) => Ok(said.into()),
        (None, None) => Ok(otherwise.into()),
    }
}

/// `REPO.git[/DIR][@REF]`
#[derive(Debug, PartialEq, Eq)]
struct Address {
    repo: String,
    directory: Option<String>,
    reference: Option<String>,
}

impl Address {
    /// Directory and ref are looked for behind the last `.git` only; an address without it is a
    /// repository as it stands.
    fn parse(source: &str) -> Self {
        let ends_there = |at: &usize| matches!(source[at + 4..].chars().next(), None | Some('/' | '@'));
        let end = source.match_indices(".git").map(|(at, _)| at).filter(ends_there).last();
        let Some(at) = end else {
            return Self { repo: source.into(), directory: None, reference: None };
        };
        let (repo, tail) = source.split_at(at + 4);
        let (directory, reference) = tail.split_once('@').map_or((tail, None), |(d, r)| (d, Some(r)));
        let filled = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        Self { repo: repo.into(), directory: filled(directory), reference: reference.and_then(filled) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Kind;

    fn args(directory: &str, reference: &str) -> CloneArgs {
        let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        CloneArgs { directory: given(directory), reference: given(reference), ..CloneArgs::default() }
    }

    fn parts(source: &str) -> (String, Option<String>, Option<String>) {
        let address = Address::parse(source);
        (address.repo, address.directory, address.reference)
    }

    #[test]
    fn addresses_are_taken_apart() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(
            parts("https://h/x.git/web@web/v1"),
            ("https://h/x.git".into(), some("/web"), some("web/v1"))
        );
        assert_eq!(parts("https://h/x.git"), ("https://h/x.git".into(), None, None));
        assert_eq!(parts("https://h/x.git@v1"), ("https://h/x.git".into(), None, some("v1")));
        assert_eq!(parts("git@h:a/x.git/d"), ("git@h:a/x.git".into(), some("/d"), None));
        assert_eq!(parts("https://h.github.io/x@v1"), ("https://h.github.io/x@v1".into(), None, None));
    }

    #[test]
    fn what_the_go_client_sends() {
        let sent = |source, args| serde_json::to_value(upstream(source, &args).unwrap()).unwrap();
        assert_eq!(
            sent("http://h/bp.git/web@web/v1", args("", "")),
            serde_json::json!({"type": "git", "git": {"repo": "http://h/bp.git", "ref": "web/v1", "directory": "/web", "secretRef": {"name": ""}}})
        );
        assert_eq!(
            sent("http://h/bp.git", args("", "")),
            serde_json::json!({"type": "git", "git": {"repo": "http://h/bp.git", "ref": "main", "directory": "/", "secretRef": {"name": ""}}})
        );
        assert_eq!(
            sent("bp.web.v1", args("", "")),
            serde_json::json!({"upstreamRef": {"name": "bp.web.v1"}})
        );
    }

    #[test]
    fn contradictions_in_the_go_clients_words() {
        let refused = |source, args| upstream(source, &args).unwrap_err();
        let failure = refused("http://h/bp.git/web@web/v1", args("", "main"));
        assert_eq!(
            failure.message,
            "ref main specified by --ref contradicts ref web/v1 specified by SOURCE_PACKAGE"
        );
        let failure = refused("http://h/bp.git/web", args("db", ""));
        assert_eq!(
            failure.message,
            "directory db specified by --directory contradicts directory /web specified by SOURCE_PACKAGE"
        );
        assert_eq!(refused("oci://h/x", args("", "")).message, "OCI upstream is not supported in v1alpha2");
        assert_eq!(refused("bp.web.v1", args("foo", "")).kind, Kind::Usage);
        // The same directory, with and without its slash, is no contradiction.
        assert!(upstream("http://h/bp.git/web", &args("web", "")).is_ok());
    }
}
