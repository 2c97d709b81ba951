//! OpenAPI v3 documents: enough for clients that validate, explain and choose options by them.
//!
//! In: a document's path. Out: the document with the caching headers clients rely on. Never: prose of other
//! projects; descriptions are left out.

use http::request::Parts;
use serde_json::{Map, Value, json};

use super::answer::{Answer, to_line};
use super::discovery::{Kind, hash, kinds};
use super::header;
use crate::sandbox::admission::schema_of;
use crate::sandbox::http::query::Query;
use crate::sandbox::http::select::selectable;
use crate::sandbox::store::Resource;

/// Answers `/openapi/v3` and what is below it.
pub fn answer(path: &str, parts: &Parts) -> Answer {
    if path.is_empty() {
        return Answer::bytes(200, "application/json", to_line(&index()));
    }
    let Some(document) = group_versions().into_iter().find(|(name, ..)| name == path) else {
        return Answer::bytes(404, "", Vec::new());
    };
    let document = document_of(document.1, document.2);
    let tag = hash(&document);
    let wanted = Query::parse(parts.uri.query().unwrap_or_default());
    let answer = match wanted.first("hash") {
        Some(hash) if hash != tag => {
            Answer::bytes(301, "", Vec::new()).header("location", format!("/openapi/v3/{path}?hash={tag}"))
        }
        _ if header(&parts.headers, "if-none-match") == format!("\"{tag}\"") => {
            Answer::bytes(304, "", Vec::new())
        }
        _ => Answer::bytes(200, "application/json", to_line(&document)),
    };
    answer.header("etag", format!("\"{tag}\"")).header("vary", "Accept".into())
}

/// The OpenAPI v2 document knows no kinds. kubectl 1.27 and 1.28 insist on having one and validate nothing
/// that it does not describe; newer ones read v3.
pub fn version2(accept: &str) -> Answer {
    if accept.contains(PROTOBUF_V2) {
        return Answer::bytes(
            200,
            "application/com.github.proto-openapi.spec.v2.v1.0+protobuf",
            EMPTY_V2.to_vec(),
        );
    }
    let document = json!({"swagger": "2.0", "info": {"title": "porchctl sandbox", "version": "v0.1.0"},
        "paths": {}, "definitions": {}});
    Answer::bytes(200, "application/json", to_line(&document))
}

const PROTOBUF_V2: &str = "application/com.github.proto-openapi.spec.v2";
/// `swagger: "2.0"`, an `info` with title and version, empty `paths` and `definitions`.
const EMPTY_V2: &[u8] = b"\x0a\x032.0\x12\x0d\x0a\x07sandbox\x12\x02v0\x42\x00\x4a\x00";

/// Document paths with group and version.
fn group_versions() -> Vec<(String, &'static str, &'static str)> {
    let mut found: Vec<(String, &str, &str)> = Vec::new();
    for kind in kinds() {
        let path = if kind.group.is_empty() {
            format!("api/{}", kind.version)
        } else {
            format!("apis/{}/{}", kind.group, kind.version)
        };
        if !found.iter().any(|(known, ..)| *known == path) {
            found.push((path, kind.group, kind.version));
        }
    }
    found
}

fn index() -> Value {
    let entry = |(path, group, version): (String, &str, &str)| {
        let url = format!("/openapi/v3/{path}?hash={}", hash(&document_of(group, version)));
        (path, json!({"serverRelativeURL": url}))
    };
    json!({"paths": group_versions().into_iter().map(entry).collect::<Map<_, _>>()})
}

fn document_of(group: &str, version: &str) -> Value {
    let (mut paths, mut schemas) = (Map::new(), Map::new());
    schemas.insert(OBJECT_META.into(), object_meta());
    for kind in kinds().iter().filter(|kind| (kind.group, kind.version) == (group, version)) {
        schemas.insert(schema_name(kind), schema(kind));
        paths.extend(kind_paths(kind));
    }
    json!({"openapi": "3.0.0", "info": {"title": "porchctl sandbox", "version": "v0.1.0"},
        "paths": paths, "components": {"schemas": schemas}})
}

const OBJECT_META: &str = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";

fn object_meta() -> Value {
    let text = json!({"type": "string"});
    let map = json!({"type": "object", "additionalProperties": text});
    let free = json!({"type": "object", "x-kubernetes-preserve-unknown-fields": true});
    json!({"type": "object", "properties": {
        "name": text, "generateName": text, "namespace": text, "selfLink": text, "uid": text,
        "resourceVersion": text, "generation": {"type": "integer", "format": "int64"},
        "creationTimestamp": {"type": "string", "format": "date-time"},
        "deletionTimestamp": {"type": "string", "format": "date-time"},
        "deletionGracePeriodSeconds": {"type": "integer", "format": "int64"},
        "labels": map, "annotations": map,
        "finalizers": {"type": "array", "items": text, "x-kubernetes-list-type": "set"},
        "ownerReferences": {"type": "array", "items": free},
        "managedFields": {"type": "array", "items": free},
    }})
}

/// `dev.kpt.porch.v1alpha2.PackageRevision`.
fn schema_name(kind: &Kind) -> String {
    if kind.group.is_empty() {
        return format!("io.k8s.api.core.{}.{}", kind.version, kind.kind);
    }
    let group: Vec<&str> = kind.group.split('.').rev().collect();
    format!("{}.{}.{}", group.join("."), kind.version, kind.kind)
}

fn schema(kind: &Kind) -> Value {
    let resource = Resource::ALL.into_iter().find(|resource| {
        let names = resource.names();
        (names.group, names.version, names.kind) == (kind.group, kind.version, kind.kind)
    });
    let mut schema = resource.and_then(schema_of).cloned().unwrap_or_else(|| {
        json!({"type": "object", "x-kubernetes-preserve-unknown-fields": true,
            "properties": {"apiVersion": {"type": "string"}, "kind": {"type": "string"}}})
    });
    if kind.group.is_empty() {
        schema["properties"]["data"] = json!({"type": "object", "additionalProperties": {"type": "string"}});
    }
    schema["properties"]["metadata"] =
        json!({"allOf": [{"$ref": format!("#/components/schemas/{OBJECT_META}")}], "default": {}});
    schema["x-kubernetes-group-version-kind"] = json!([gvk(kind)]);
    let fields = resource.filter(|resource| resource.is_custom()).map(selectable).unwrap_or_default();
    if !fields.is_empty() {
        let list: Vec<Value> = fields.iter().map(|path| json!({"fieldPath": path})).collect();
        schema["x-kubernetes-selectable-fields"] = list.into();
    }
    schema
}

fn gvk(kind: &Kind) -> Value {
    json!({"group": kind.group, "kind": kind.kind, "version": kind.version})
}

fn kind_paths(kind: &Kind) -> Vec<(String, Value)> {
    let root = if kind.group.is_empty() {
        format!("/api/{}", kind.version)
    } else {
        format!("/apis/{}/{}", kind.group, kind.version)
    };
    let place = if kind.namespaced { "/namespaces/{namespace}" } else { "" };
    let collection = format!("{root}{place}/{}", kind.plural);
    let one = format!("{collection}/{{name}}");
    let mut paths = vec![
        (
            one.clone(),
            operations(kind, &[("get", "get"), ("put", "put"), ("patch", "patch"), ("delete", "delete")]),
        ),
        (collection, operations(kind, &[("get", "list"), ("post", "post"), ("delete", "deletecollection")])),
    ];
    if kind.namespaced {
        paths.push((format!("{root}/{}", kind.plural), operations(kind, &[("get", "list")])));
    }
    if kind.status {
        paths.push((
            format!("{one}/status"),
            operations(kind, &[("get", "get"), ("put", "put"), ("patch", "patch")]),
        ));
    }
    paths
}

fn operations(kind: &Kind, methods: &[(&str, &str)]) -> Value {
    let media = json!({"schema": {"$ref": format!("#/components/schemas/{}", schema_name(kind))}});
    let operation = |(method, action): &(&str, &str)| {
        let mut operation = json!({
            "operationId": format!("{action}{}{}", kind.version, kind.kind),
            "parameters": parameters(action),
            "responses": {"200": {"description": "OK", "content": {"application/json": media}}},
            "x-kubernetes-action": action,
            "x-kubernetes-group-version-kind": gvk(kind),
        });
        match *action {
            "put" | "post" => operation["requestBody"] = json!({"content": {"application/json": media}}),
            "patch" => operation["requestBody"] = patch_body(kind),
            _ => {}
        }
        ((*method).to_owned(), operation)
    };
    Value::Object(methods.iter().map(operation).collect())
}

fn patch_body(kind: &Kind) -> Value {
    let any = json!({"schema": {"type": "object"}});
    let mut content = json!({"application/json-patch+json": any, "application/merge-patch+json": any,
        "application/apply-patch+yaml": any});
    if kind.group.is_empty() {
        content["application/strategic-merge-patch+json"] = any;
    }
    json!({"content": content})
}

fn parameters(action: &str) -> Value {
    let names: &[&str] = match action {
        "put" | "post" => &["dryRun", "fieldManager", "fieldValidation"],
        "patch" => &["dryRun", "fieldManager", "fieldValidation", "force"],
        "delete" => &["dryRun", "gracePeriodSeconds", "propagationPolicy"],
        "list" => &["labelSelector", "fieldSelector", "limit", "continue", "resourceVersion", "watch"],
        _ => &[],
    };
    let parameter = |name: &&str| {
        let kind = match *name {
            "force" | "watch" => "boolean",
            "limit" | "gracePeriodSeconds" => "integer",
            _ => "string",
        };
        json!({"name": name, "in": "query", "schema": {"type": kind, "uniqueItems": true}})
    };
    names.iter().map(parameter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_leads_somewhere() {
        for (_, group, version) in group_versions() {
            let document = document_of(group, version);
            let schemas = document["components"]["schemas"].as_object().unwrap();
            let text = document.to_string();
            for part in text.split("#/components/schemas/").skip(1) {
                let name = part.split('"').next().unwrap();
                assert!(schemas.contains_key(name), "{name}");
            }
        }
    }

    #[test]
    fn a_client_finds_how_to_patch() {
        let document = document_of("porch.kpt.dev", "v1alpha2");
        let path = "/apis/porch.kpt.dev/v1alpha2/namespaces/{namespace}/packagerevisions/{name}";
        let patch = &document["paths"][path]["patch"];
        assert_eq!(patch["x-kubernetes-group-version-kind"]["kind"], "PackageRevision");
        assert!(patch["parameters"].to_string().contains("fieldValidation"));
        let schema = &document["components"]["schemas"]["dev.kpt.porch.v1alpha2.PackageRevision"];
        assert_eq!(schema["properties"]["spec"]["properties"]["lifecycle"]["enum"][0], "Draft");
        assert_eq!(index()["paths"].as_object().unwrap().len(), 5);
    }
}
