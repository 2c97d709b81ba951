//! Documents that do not depend on objects: discovery, version, health, OpenAPI.
//!
//! In: a request to one of their paths. Out: the document. Never: objects.

use http::request::Parts;

use super::answer::{self, Answer, Refusal};
use super::media::{self, Form};
use super::route::Route;
use super::{core_not_found, discovery, header, is_pretty, not_found_page, openapi};

/// Documents that do not depend on objects.
pub(super) fn answer(parts: &Parts, route: &Route) -> Result<Answer, Refusal> {
    let accept = header(&parts.headers, "accept");
    let pretty = is_pretty(parts);
    let plain = |value| -> Result<Answer, Refusal> {
        let form = media::negotiate(accept, false)?;
        Ok(Answer::document(200, &value, Form { pretty, ..form }))
    };
    match route {
        Route::Root => plain(discovery::paths()),
        Route::Version => plain(discovery::version()),
        Route::Health(check) if matches!(check.as_str(), "" | "ping" | "etcd" | "log") => {
            Ok(Answer::text(200, "ok"))
        }
        Route::CoreVersions => listing(parts, true, discovery::core_versions()),
        Route::Groups => listing(parts, false, discovery::group_list()),
        Route::Group(group) => discovery::group(group).map_or_else(|| Ok(not_found_page()), plain),
        Route::GroupVersion(group, version) => match discovery::group_version(group, version) {
            Some(list) => plain(list),
            None if group.is_empty() => Err(core_not_found().into()),
            None => Ok(not_found_page()),
        },
        Route::OpenApi(path) => Ok(openapi::answer(path, parts)),
        Route::OpenApiV2 => Ok(openapi::version2(accept)),
        Route::Health(_) | Route::Unknown | Route::Resource(_) => Ok(not_found_page()),
    }
}

/// `/api` and `/apis`, aggregated if the client asks for that.
fn listing(parts: &Parts, core: bool, plain: serde_json::Value) -> Result<Answer, Refusal> {
    let accept = header(&parts.headers, "accept");
    let Some(version) = media::discovery_version(accept)? else {
        let form = media::negotiate(accept, false)?;
        return Ok(Answer::document(200, &plain, Form { pretty: is_pretty(parts), ..form }));
    };
    let (list, tag) = discovery::aggregated(core, version);
    let kind = match version {
        "v2" => "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList",
        _ => "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList",
    };
    let answer = if header(&parts.headers, "if-none-match") == tag {
        Answer::bytes(304, "", Vec::new())
    } else {
        Answer::bytes(200, kind, answer::to_line(&list))
    };
    let answer = answer.header("etag", tag).header("vary", "Accept".into());
    Ok(answer.header("cache-control", "public".into()))
}
