//! Media types: which form an answer takes, and what a body is.
//!
//! In: Accept and Content-Type headers. Out: a form. Never: encoding itself.

use crate::sandbox::status::ApiError;

/// How bytes are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// `application/json`.
    Json,
    /// `application/yaml`.
    Yaml,
}

/// What is written of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// All of it.
    Whole,
    /// Rows with the columns of its kind.
    Table,
    /// Metadata of one object.
    Metadata,
    /// Metadata of the objects of a list.
    MetadataList,
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Bytes.
    pub encoding: Encoding,
    /// Content.
    pub view: View,
    /// `meta.k8s.io` version of Table and metadata views.
    pub version: &'static str,
    /// Indented JSON.
    pub pretty: bool,
}

impl Form {
    /// Whole objects as JSON.
    pub const JSON: Self =
        Self { encoding: Encoding::Json, view: View::Whole, version: "meta.k8s.io/v1", pretty: false };
}

const ACCEPTED: &str = "only the following media types are accepted: application/json, application/yaml, application/vnd.kubernetes.protobuf";
const ACCEPTED_WATCH: &str = "only the following media types are accepted: application/json;stream=watch, application/vnd.kubernetes.protobuf;stream=watch";

/// One clause of an Accept header.
struct Clause<'a> {
    kind: &'a str,
    parameters: Vec<(&'a str, &'a str)>,
}

impl<'a> Clause<'a> {
    fn parse(text: &'a str) -> Self {
        let mut parts = text.split(';').map(str::trim);
        let kind = parts.next().unwrap_or_default();
        Self { kind, parameters: parts.filter_map(|part| part.split_once('=')).collect() }
    }

    fn get(&self, name: &str) -> &'a str {
        self.parameters.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| *value)
    }

    fn encoding(&self) -> Option<Encoding> {
        match self.kind {
            "" | "*/*" | "application/*" | "application/json" => Some(Encoding::Json),
            "application/yaml" => Some(Encoding::Yaml),
            _ => None,
        }
    }

    fn form(&self) -> Option<Form> {
        let encoding = self.encoding()?;
        let view = match self.get("as") {
            "" => View::Whole,
            "Table" => View::Table,
            "PartialObjectMetadata" => View::Metadata,
            "PartialObjectMetadataList" => View::MetadataList,
            _ => return None,
        };
        let version = match (view, self.get("g"), self.get("v")) {
            (View::Whole, ..) | (_, "meta.k8s.io", "v1") => "meta.k8s.io/v1",
            (_, "meta.k8s.io", "v1beta1") => "meta.k8s.io/v1beta1",
            _ => return None,
        };
        Some(Form { encoding, view, version, pretty: false })
    }
}

/// Chooses the first clause the server can answer.
///
/// # Errors
/// 406.
pub fn negotiate(accept: &str, watch: bool) -> Result<Form, ApiError> {
    let form = accept.split(',').find_map(|clause| Clause::parse(clause).form());
    match form {
        Some(form) if watch && form.encoding == Encoding::Yaml => Err(not_acceptable(ACCEPTED_WATCH)),
        Some(form) => Ok(form),
        None => Err(not_acceptable(ACCEPTED)),
    }
}

/// The form of an error: the encoding asked for, JSON if that is unknown.
pub fn error_encoding(accept: &str) -> Encoding {
    accept.split(',').find_map(|clause| Clause::parse(clause).encoding()).unwrap_or(Encoding::Json)
}

/// Which version of aggregated discovery is asked for first, `None` for the plain documents.
///
/// # Errors
/// 406 if neither is acceptable.
pub fn discovery_version(accept: &str) -> Result<Option<&'static str>, ApiError> {
    let choice = accept.split(',').find_map(|text| {
        let clause = Clause::parse(text);
        match (clause.encoding()?, clause.get("as"), clause.get("g"), clause.get("v")) {
            (_, "", ..) => Some(None),
            (Encoding::Json, "APIGroupDiscoveryList", "apidiscovery.k8s.io", "v2") => Some(Some("v2")),
            (Encoding::Json, "APIGroupDiscoveryList", "apidiscovery.k8s.io", "v2beta1") => {
                Some(Some("v2beta1"))
            }
            _ => None,
        }
    });
    choice.ok_or_else(|| not_acceptable(ACCEPTED))
}

fn not_acceptable(text: &str) -> ApiError {
    ApiError::new(406, "NotAcceptable", text)
}

/// What the body of a create or update is.
///
/// # Errors
/// 415.
pub fn body_encoding(content_type: &str) -> Result<Encoding, ApiError> {
    match content_type.split(';').next().unwrap_or_default().trim() {
        "" | "application/json" => Ok(Encoding::Json),
        "application/yaml" => Ok(Encoding::Yaml),
        _ => Err(unsupported("application/json, application/yaml, application/vnd.kubernetes.protobuf")),
    }
}

/// What the body of a PATCH is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatchKind {
    /// JSON patch (RFC 6902).
    Json,
    /// JSON merge patch (RFC 7386).
    Merge,
    /// Server-side apply.
    Apply,
}

/// Reads the content type of a PATCH. Core kinds take a strategic merge patch, too; for the fields
/// clients send it means the same as a merge patch.
///
/// # Errors
/// 415.
pub fn patch_kind(content_type: &str, core: bool) -> Result<PatchKind, ApiError> {
    match content_type.split(';').next().unwrap_or_default().trim() {
        "application/json-patch+json" => Ok(PatchKind::Json),
        "application/merge-patch+json" => Ok(PatchKind::Merge),
        "application/apply-patch+yaml" => Ok(PatchKind::Apply),
        "application/strategic-merge-patch+json" if core => Ok(PatchKind::Merge),
        _ if core => Err(unsupported(
            "application/json-patch+json, application/merge-patch+json, application/strategic-merge-patch+json, application/apply-patch+yaml",
        )),
        _ => Err(unsupported(
            "application/json-patch+json, application/merge-patch+json, application/apply-patch+yaml",
        )),
    }
}

fn unsupported(accepted: &str) -> ApiError {
    let text = format!(
        "the body of the request was in an unknown format - accepted media types include: {accepted}"
    );
    ApiError::new(415, "UnsupportedMediaType", text)
}

/// JSON is indented for people: on request, and for their usual programs.
pub fn is_pretty(query: Option<&str>, user_agent: &str) -> bool {
    match query {
        Some(value) => !matches!(value, "" | "0" | "false"),
        None => ["curl", "Wget", "Mozilla/5.0"].iter().any(|name| user_agent.starts_with(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_clause_wins() {
        let view = |accept: &str| negotiate(accept, false).map(|form| (form.encoding, form.view)).ok();
        assert_eq!(view(""), Some((Encoding::Json, View::Whole)));
        assert_eq!(
            view("application/vnd.kubernetes.protobuf,application/json"),
            Some((Encoding::Json, View::Whole))
        );
        let table = "application/json;as=Table;v=v1;g=meta.k8s.io,application/json";
        assert_eq!(view(table), Some((Encoding::Json, View::Table)));
        assert_eq!(
            view("application/json;as=Table;v=v9;g=meta.k8s.io,application/json"),
            Some((Encoding::Json, View::Whole))
        );
        assert_eq!(view("application/yaml"), Some((Encoding::Yaml, View::Whole)));
        assert_eq!(view("text/html"), None);
    }

    #[test]
    fn a_watch_is_never_yaml() {
        assert_eq!(negotiate("application/yaml", true).unwrap_err().message, ACCEPTED_WATCH);
        assert!(negotiate("application/json;stream=watch", true).is_ok());
    }

    #[test]
    fn discovery_is_what_the_client_asks_for_first() {
        let both = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,application/json";
        assert_eq!(discovery_version(both), Ok(Some("v2")));
        let old =
            "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,application/json";
        assert_eq!(discovery_version(old), Ok(Some("v2beta1")));
        let new = "application/json;g=apidiscovery.k8s.io;v=v9;as=APIGroupDiscoveryList";
        assert_eq!(discovery_version(new).unwrap_err().code, 406);
        assert_eq!(discovery_version(&format!("{new},application/json")), Ok(None));
    }

    #[test]
    fn bodies() {
        assert_eq!(body_encoding("application/json; charset=utf-8"), Ok(Encoding::Json));
        assert_eq!(body_encoding("text/plain").unwrap_err().code, 415);
        assert_eq!(patch_kind("application/merge-patch+json; charset=utf-8", false), Ok(PatchKind::Merge));
        assert_eq!(patch_kind("application/strategic-merge-patch+json", false).unwrap_err().code, 415);
        assert_eq!(patch_kind("application/strategic-merge-patch+json", true), Ok(PatchKind::Merge));
    }

    #[test]
    fn people_get_indented_json() {
        assert!(is_pretty(None, "curl/8.0") && is_pretty(Some("1"), "x"));
        assert!(!is_pretty(None, "kubectl/v1.33") && !is_pretty(Some(""), "curl/8.0"));
    }
}
