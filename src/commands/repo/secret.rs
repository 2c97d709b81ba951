//! The Secret with the credentials of a repository: made before it, removed with it.
//!
//! In: what the user gave. Out: a Secret on the server, or none. Never: a password in a message; a Secret
//! removed that somebody else made or uses.

use std::collections::BTreeMap;
use std::io::Read as _;

use k8s_openapi::ByteString;
use k8s_openapi::api::core::v1::Secret;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;

use crate::api::config::Repository;
use crate::cli::RegArgs;
use crate::client::{Class, Client};
use crate::commands::bulk::plain;
use crate::failure::{Failure, Kind};

/// Label by which programs say that an object is theirs.
const MANAGED_BY: &str = "app.kubernetes.io/managed-by";
/// Its value on ours.
const OURS: &str = "porchctl";
/// Kind of Secret with user name and password.
const BASIC: &str = "kubernetes.io/basic-auth";
/// Kind of Secret that says: use the identity of the server's workload.
const IDENTITY: &str = "kpt.dev/workload-identity-auth";

/// What is given as credentials.
pub(super) enum Credentials {
    /// Nothing.
    None,
    /// A Secret that exists.
    Existing(String),
    /// A Secret to be made.
    Make(Box<Secret>),
}

/// The name the Go client gives to a Secret, and so do we.
pub(super) fn conventional(repository: &str) -> String {
    format!("{repository}-auth")
}

impl Credentials {
    /// Reads the flags, and stdin when it holds the password. Nothing is sent.
    ///
    /// # Errors
    /// Wrong usage, in the Go client's words.
    pub(super) fn of(args: &RegArgs, name: &str) -> Result<Self, Failure> {
        let basic =
            args.repo_basic_username.is_some() || args.repo_basic_password.is_some() || args.password_stdin;
        if basic && args.repo_workload_identity {
            return Err(Failure::usage("both username/password and workload identity specified"));
        }
        if let Some(secret) = args.secret_ref.as_ref().filter(|secret| !secret.is_empty()) {
            return Ok(Self::Existing(secret.clone()));
        }
        if args.repo_workload_identity {
            return Ok(Self::Make(Box::new(secret(name, IDENTITY, BTreeMap::new()))));
        }
        if !basic {
            return Ok(Self::None);
        }
        let user = args.repo_basic_username.clone().unwrap_or_default();
        let data = [("username", user), ("password", password(args)?)];
        let data = data.into_iter().map(|(key, text)| (key.to_owned(), ByteString(text.into_bytes())));
        Ok(Self::Make(Box::new(secret(name, BASIC, data.collect()))))
    }

    /// Name of the Secret, empty for none.
    pub(super) fn name(&self) -> String {
        match self {
            Self::None => String::new(),
            Self::Existing(name) => name.clone(),
            Self::Make(secret) => secret.metadata.name.clone().unwrap_or_default(),
        }
    }

    /// Makes the Secret, or makes sure that it is there. `Some` is what [`remove`] takes back.
    ///
    /// # Errors
    /// It exists, it does not exist, it cannot be made. Nothing else has been made by then.
    pub(super) async fn prepare(&self, client: &Client) -> Result<Option<Made>, Failure> {
        match self {
            Self::None => Ok(None),
            Self::Existing(name) => exists(client, name).await.map(|()| None),
            Self::Make(secret) => make(client, secret).await.map(Some),
        }
    }
}

/// From the flag or from stdin.
fn password(args: &RegArgs) -> Result<String, Failure> {
    if !args.password_stdin {
        return Ok(args
            .repo_basic_password
            .as_ref()
            .map(|given| given.reveal().to_owned())
            .unwrap_or_default());
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).map_err(|error| {
        Failure::usage(format!("cannot read the password from stdin: {error}; nothing was sent"))
    })?;
    let line = text.strip_suffix('\n').unwrap_or(&text);
    let line = line.strip_suffix('\r').unwrap_or(line);
    if line.is_empty() {
        return Err(Failure::usage("--password-stdin: stdin is empty; nothing was sent"));
    }
    Ok(line.to_owned())
}

fn secret(repository: &str, kind: &str, data: BTreeMap<String, ByteString>) -> Secret {
    let labels = BTreeMap::from([(MANAGED_BY.to_owned(), OURS.to_owned())]);
    let metadata =
        ObjectMeta { name: Some(conventional(repository)), labels: Some(labels), ..ObjectMeta::default() };
    let data = Some(data).filter(|data| !data.is_empty());
    Secret { metadata, type_: Some(kind.into()), data, ..Secret::default() }
}

/// A Secret that was made for a registration under way.
pub(super) struct Made {
    pub(super) name: String,
    uid: Option<String>,
}

async fn make(client: &Client, secret: &Secret) -> Result<Made, Failure> {
    let name = secret.metadata.name.clone().unwrap_or_default();
    match client.create(secret).await {
        Ok(stored) => Ok(Made { name, uid: stored.metadata.uid }),
        Err(fault) if fault.class == Class::AlreadyExists => Err(plain(fault)
            .hint(format!("`--secret-ref {name}` instead of new credentials uses the Secret that exists"))
            .hint(format!(
                "`kubectl delete secret {name} -n {}` makes room for new ones; nothing was registered",
                client.namespace()
            ))),
        Err(fault) => Err(plain(fault).hint("nothing was registered")),
    }
}

/// A repository whose Secret is missing would be registered and never get ready.
async fn exists(client: &Client, name: &str) -> Result<(), Failure> {
    match client.get_metadata::<Secret>(name).await {
        Ok(_) => Ok(()),
        Err(fault) if fault.is_not_found() => Err(plain(fault).hint("nothing was registered")),
        // Who may register repositories may be forbidden to read Secrets.
        Err(fault) if fault.class == Class::Forbidden => Ok(()),
        Err(fault) => Err(plain(fault)),
    }
}

/// Takes back what was made for a registration that was refused. `Err` says what stays.
pub(super) async fn take_back(client: &Client, made: &Made) -> Result<(), String> {
    match client.delete::<Secret>(&made.name, made.uid.as_deref()).await {
        Ok(_) => Ok(()),
        Err(fault) if fault.is_not_found() => Ok(()),
        Err(fault) => Err(format!(
            "the Secret {} was made for it and stays, because it could not be removed ({}): `kubectl delete secret {} -n {}`",
            made.name,
            fault.message,
            made.name,
            client.namespace()
        )),
    }
}

/// What became of the Secret of an unregistered repository.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// There was none, or it was gone already.
    None,
    /// Deleted.
    Deleted,
    /// It stays, and why.
    Kept(String),
}

impl Fate {
    /// For JSON.
    pub(super) fn word(&self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Deleted => "deleted",
            Self::Kept(_) => "kept",
        }
    }
}

/// Why the Secret of a repository stays although nobody asked to keep it, as far as the repositories of
/// the namespace tell. Pure.
pub(super) fn why_kept(repository: &str, secret: &str, others: &[Repository]) -> Option<String> {
    if secret != conventional(repository) {
        return Some("`repo reg` did not make it".into());
    }
    let users: Vec<&str> = others
        .iter()
        .filter(|other| other.metadata.name.as_deref() != Some(repository) && other.secret() == Some(secret))
        .filter_map(|other| other.metadata.name.as_deref())
        .collect();
    (!users.is_empty()).then(|| format!("other repositories use it: {}", users.join(", ")))
}

/// Deletes the Secret, unless its labels say that it is somebody else's.
///
/// # Errors
/// It cannot be deleted.
pub(super) async fn remove(client: &Client, name: &str) -> Result<Fate, Failure> {
    let uid = match client.get_metadata::<Secret>(name).await {
        Ok(meta) => match manager(&meta) {
            Some(other) => return Ok(Fate::Kept(format!("{other} manages it"))),
            None => meta.uid,
        },
        Err(fault) if fault.is_not_found() => return Ok(Fate::None),
        // Who may delete Secrets may be forbidden to read them.
        Err(fault) if fault.class == Class::Forbidden => None,
        Err(fault) => return Err(plain(fault)),
    };
    match client.delete::<Secret>(name, uid.as_deref()).await {
        Ok(_) => Ok(Fate::Deleted),
        Err(fault) if fault.is_not_found() => Ok(Fate::None),
        Err(fault) if fault.is_conflict() => Ok(Fate::Kept("somebody replaced it meanwhile".into())),
        Err(fault) => Err(Failure { kind: Kind::Failed, ..plain(fault) }),
    }
}

/// Whose it is, if it is somebody else's.
fn manager(meta: &ObjectMeta) -> Option<String> {
    let label = meta.labels.as_ref().and_then(|labels| labels.get(MANAGED_BY)).filter(|label| *label != OURS);
    let owner = meta.owner_references.iter().flatten().next();
    label.cloned().or_else(|| owner.map(|owner| format!("{} {}", owner.kind, owner.name)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn repository(name: &str, secret: &str) -> Repository {
        let spec = json!({"git": {"repo": "x", "secretRef": {"name": secret}}});
        serde_json::from_value(json!({"metadata": {"name": name}, "spec": spec})).unwrap()
    }

    #[test]
    fn only_a_secret_of_its_own_goes_with_a_repository() {
        let all = [
            repository("a", "a-auth"),
            repository("b", "shared"),
            repository("c", "c-auth"),
            repository("d", "c-auth"),
        ];
        assert_eq!(why_kept("a", "a-auth", &all), None);
        assert_eq!(why_kept("b", "shared", &all).as_deref(), Some("`repo reg` did not make it"));
        assert_eq!(why_kept("c", "c-auth", &all).as_deref(), Some("other repositories use it: d"));
    }

    #[test]
    fn labels_and_owners_say_whose_it_is() {
        let meta = |value| serde_json::from_value::<ObjectMeta>(value).unwrap();
        assert_eq!(manager(&meta(json!({}))), None);
        assert_eq!(manager(&meta(json!({"labels": {MANAGED_BY: "porchctl"}}))), None);
        assert_eq!(manager(&meta(json!({"labels": {MANAGED_BY: "Helm"}}))).as_deref(), Some("Helm"));
        let owner = json!({"apiVersion": "a/v1", "kind": "ExternalSecret", "name": "x", "uid": "u"});
        assert_eq!(manager(&meta(json!({"ownerReferences": [owner]}))).as_deref(), Some("ExternalSecret x"));
    }

    #[test]
    fn a_password_is_never_shown() {
        let args = RegArgs { repo_basic_password: Some("s3cret".parse().unwrap()), ..RegArgs::default() };
        assert!(!format!("{args:?}").contains("s3cret"));
    }
}
