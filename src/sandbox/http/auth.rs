//! Who asks, and may they.
//!
//! In: request headers and what is asked for. Out: yes, 401 or 403. Never: where the token comes from.

use http::HeaderMap;

use super::route::{Route, Target};
use crate::sandbox::status::ApiError;

/// Who may use the API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// Everybody who can reach it: calls inside the process.
    Open,
    /// Who has this bearer token.
    Token(String),
}

/// Authenticates and authorizes.
///
/// # Errors
/// 401 for a wrong token; 403 without one, or when somebody else is impersonated.
pub fn check(
    access: &Access,
    headers: &HeaderMap,
    method: &str,
    path: &str,
    route: &Route,
    watch: bool,
) -> Result<(), ApiError> {
    let Access::Token(token) = access else { return Ok(()) };
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let user = match bearer(text("authorization")) {
        Some(given) if equal(given.as_bytes(), token.as_bytes()) => match text("impersonate-user") {
            "" => return Ok(()),
            other => other,
        },
        Some(_) => return Err(ApiError::new(401, "Unauthorized", "Unauthorized")),
        None => "system:anonymous",
    };
    match route {
        Route::Version | Route::Health(_) => Ok(()),
        Route::Resource(target) => Err(forbidden(user, target, target.verb(method, watch).unwrap_or("get"))),
        _ => {
            let verb = method.to_ascii_lowercase();
            let text = format!("forbidden: User \"{user}\" cannot {verb} path \"{path}\"");
            let mut error = ApiError::new(403, "Forbidden", text);
            error.details = Some(serde_json::json!({}));
            Err(error)
        }
    }
}

/// The token of a `Bearer` header; an empty one counts as none.
fn bearer(header: &str) -> Option<&str> {
    let (scheme, token) = header.split_once(' ')?;
    let token = token.trim();
    (scheme.eq_ignore_ascii_case("bearer") && !token.is_empty()).then_some(token)
}

/// Compares without telling by its duration where the first difference is.
fn equal(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |seen, (a, b)| seen | (a ^ b)) == 0
}

/// 403 in the words of a server with roles.
pub(super) fn forbidden(user: &str, target: &Target, verb: &str) -> ApiError {
    let object = if target.name.is_empty() { String::new() } else { format!(" {:?}", target.name) };
    let resource = match target.subresource.as_str() {
        "" => target.resource.clone(),
        subresource => format!("{}/{subresource}", target.resource),
    };
    // A namespace is in itself.
    let inside = if target.resource == "namespaces" { &target.name } else { &target.namespace };
    let scope = if inside.is_empty() {
        "at the cluster scope".to_owned()
    } else {
        format!("in the namespace \"{inside}\"")
    };
    let text = format!(
        "{}{object} is forbidden: User \"{user}\" cannot {verb} resource \"{resource}\" in API group \"{}\" {scope}",
        target.qualified(),
        target.group
    );
    ApiError::new(403, "Forbidden", text).about(&target.resource, &target.group, &target.name)
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::super::route::route;
    use super::*;

    const LIST: &str = "/apis/porch.kpt.dev/v1alpha2/namespaces/ns/packagerevisions";

    fn answer(authorization: Option<&'static str>, method: &str, path: &str) -> Result<(), (u16, String)> {
        let mut headers = HeaderMap::new();
        if let Some(value) = authorization {
            headers.insert("authorization", HeaderValue::from_static(value));
        }
        let access = Access::Token("secret".into());
        check(&access, &headers, method, path, &route(path), false)
            .map_err(|error| (error.code, error.message))
    }

    #[test]
    fn the_right_token_opens_everything() {
        assert_eq!(answer(Some("Bearer secret"), "DELETE", LIST), Ok(()));
        assert_eq!(answer(Some("bearer secret"), "GET", "/apis"), Ok(()));
        let path = "/metrics";
        let open = check(&Access::Open, &HeaderMap::new(), "GET", path, &route(path), false);
        assert_eq!(open, Ok(()));
    }

    #[test]
    fn a_wrong_token_opens_nothing() {
        for header in ["Bearer nope", "Bearer secretx", "Bearer secre"] {
            assert_eq!(answer(Some(header), "GET", "/version"), Err((401, "Unauthorized".into())));
        }
    }

    #[test]
    fn no_token_is_anonymous() {
        assert_eq!(answer(None, "GET", "/version"), Ok(()));
        let text = "packagerevisions.porch.kpt.dev is forbidden: User \"system:anonymous\" cannot list resource \"packagerevisions\" in API group \"porch.kpt.dev\" in the namespace \"ns\"";
        assert_eq!(answer(None, "GET", LIST), Err((403, text.into())));
        assert_eq!(answer(Some("Basic YTpi"), "GET", LIST).unwrap_err().0, 403);
        let (_, text) = answer(None, "PATCH", &format!("{LIST}/a/status")).unwrap_err();
        assert!(text.starts_with("packagerevisions.porch.kpt.dev \"a\" is forbidden"));
        assert!(text.contains("cannot patch resource \"packagerevisions/status\""));
        let (_, text) = answer(None, "GET", "/apis").unwrap_err();
        assert_eq!(text, "forbidden: User \"system:anonymous\" cannot get path \"/apis\"");
    }
}
