//! Query parameters as kube-apiserver reads them.
//!
//! In: the raw query. Out: parameters and list options, or why not. Never: what they select.

use std::time::Duration;

use crate::sandbox::status::{ApiError, Cause};

/// Decoded parameters in the order given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query(Vec<(String, String)>);

impl Query {
    /// Splits and decodes; pairs that cannot be decoded are left out.
    pub fn parse(raw: &str) -> Self {
        let pairs = raw.split('&').filter(|pair| !pair.is_empty());
        Self(
            pairs
                .filter_map(|pair| {
                    let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
                    Some((decode(name, true)?, decode(value, true)?))
                })
                .collect(),
        )
    }

    /// The first value of a parameter.
    pub fn first(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Every value of a parameter.
    pub fn all(&self, name: &str) -> Vec<&str> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str()).collect()
    }

    /// A switch: anything but `false` and `0` turns it on.
    pub fn flag(&self, name: &str) -> bool {
        self.first(name).is_some_and(|value| !matches!(value.to_ascii_lowercase().as_str(), "false" | "0"))
    }

    fn number(&self, name: &str) -> Result<Option<i64>, ApiError> {
        let Some(text) = self.first(name) else { return Ok(None) };
        let fault = |_| ApiError::bad_request(format!("strconv.ParseInt: parsing {text:?}: invalid syntax"));
        text.parse().map(Some).map_err(fault)
    }
}

/// Undoes percent encoding; none if it is broken or no UTF-8.
pub fn decode(text: &str, plus_is_space: bool) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
            }
            b'+' if plus_is_space => bytes.push(b' '),
            byte => bytes.push(byte),
        }
    }
    String::from_utf8(bytes).ok()
}

/// `metav1.ListOptions`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListOptions {
    /// Label selector as given.
    pub labels: String,
    /// Field selector as given.
    pub fields: String,
    /// A watch instead of a list.
    pub watch: bool,
    /// Bookmarks are wanted.
    pub bookmarks: bool,
    /// resourceVersion as given.
    pub version: String,
    /// `Exact`, `NotOlderThan` or empty.
    pub version_match: String,
    /// How long a watch may last.
    pub timeout: Option<Duration>,
    /// Page size, 0 for all.
    pub limit: usize,
    /// Token of the next page.
    pub next: String,
    /// The watch shall begin with the present objects.
    pub send_initial_events: Option<bool>,
}

impl ListOptions {
    /// Reads and validates them.
    ///
    /// # Errors
    /// 400 for what is no number, 422 for what contradicts itself.
    pub fn read(query: &Query, watch_path: bool) -> Result<Self, ApiError> {
        let text = |name: &str| query.first(name).unwrap_or_default().to_owned();
        let options = Self {
            labels: text("labelSelector"),
            fields: text("fieldSelector"),
            watch: watch_path || query.flag("watch"),
            bookmarks: query.flag("allowWatchBookmarks"),
            version: text("resourceVersion"),
            version_match: text("resourceVersionMatch"),
            timeout: query
                .number("timeoutSeconds")?
                .and_then(|n| u64::try_from(n).ok())
                .map(Duration::from_secs),
            limit: query.number("limit")?.and_then(|n| usize::try_from(n).ok()).unwrap_or(0),
            next: text("continue"),
            send_initial_events: query.first("sendInitialEvents").map(|_| query.flag("sendInitialEvents")),
        };
        check_timeout(query)?;
        options.check()?;
        Ok(options)
    }

    fn check(&self) -> Result<(), ApiError> {
        let faults = if self.watch { self.watch_faults() } else { self.list_faults() };
        if faults.is_empty() {
            Ok(())
        } else {
            Err(ApiError::invalid("ListOptions", "meta.k8s.io", "", faults))
        }
    }

    fn watch_faults(&self) -> Vec<Cause> {
        let matching = self.version_match.as_str();
        if !self.next.is_empty() {
            return vec![forbidden("resourceVersionMatch is forbidden when continue is provided")];
        }
        if self.send_initial_events.is_none() {
            let why = "resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided";
            return if matching.is_empty() { Vec::new() } else { vec![forbidden(why)] };
        }
        if matching == "NotOlderThan" {
            return Vec::new();
        }
        let why = "sendInitialEvents requires setting resourceVersionMatch to NotOlderThan";
        let mut faults = vec![forbidden(why)];
        if !matching.is_empty() {
            faults.push(unsupported(matching, "\"NotOlderThan\""));
        }
        faults
    }

    fn list_faults(&self) -> Vec<Cause> {
        let matching = self.version_match.as_str();
        let mut faults = Vec::new();
        if self.send_initial_events.is_some() {
            let message = "Forbidden: sendInitialEvents is forbidden for list";
            faults.push(Cause::new("FieldValueForbidden", "sendInitialEvents", message));
        }
        if matching.is_empty() {
            return faults;
        }
        if self.version.is_empty() {
            faults.push(forbidden("resourceVersionMatch is forbidden unless resourceVersion is provided"));
        }
        if !self.next.is_empty() {
            faults.push(forbidden("resourceVersionMatch is forbidden when continue is provided"));
        }
        if matching != "Exact" && matching != "NotOlderThan" {
            faults.push(unsupported(matching, "\"Exact\", \"NotOlderThan\", \"\""));
        }
        if matching == "Exact" && self.version == "0" {
            faults.push(forbidden("resourceVersionMatch \"exact\" is forbidden for resourceVersion \"0\""));
        }
        faults
    }
}

fn forbidden(why: &str) -> Cause {
    Cause::new("FieldValueForbidden", "resourceVersionMatch", format!("Forbidden: {why}"))
}

fn unsupported(value: &str, supported: &str) -> Cause {
    let message = format!("Unsupported value: {value:?}: supported values: {supported}");
    Cause::new("FieldValueNotSupported", "resourceVersionMatch", message)
}

/// The general `timeout` parameter is a Go duration; only its form is checked.
fn check_timeout(query: &Query) -> Result<(), ApiError> {
    let Some(text) = query.first("timeout").filter(|text| !text.is_empty()) else { return Ok(()) };
    let good = text.starts_with(|c: char| c.is_ascii_digit())
        && text.ends_with(['s', 'm', 'h'])
        && text.chars().all(|c| c.is_ascii_digit() || "hmsun.µ".contains(c));
    if good || text == "0" {
        return Ok(());
    }
    let why = format!("invalid timeout specified in the request URL - time: invalid duration {text:?}");
    Err(ApiError::bad_request(why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(raw: &str) -> Result<ListOptions, ApiError> {
        ListOptions::read(&Query::parse(raw), false)
    }

    #[test]
    fn parameters_are_decoded() {
        let query = Query::parse("a=1&a=2&b=x%3D+y&c&%zz=1&w=false");
        assert_eq!(query.first("a"), Some("1"));
        assert_eq!(query.all("a"), ["1", "2"]);
        assert_eq!(query.first("b"), Some("x= y"));
        assert!(query.flag("c") && !query.flag("w") && !query.flag("d"));
    }

    #[test]
    fn any_word_but_false_starts_a_watch() {
        for (raw, expected) in [("watch=maybe", true), ("watch", true), ("watch=0", false), ("", false)] {
            assert_eq!(options(raw).unwrap().watch, expected, "{raw}");
        }
    }

    #[test]
    fn what_contradicts_itself_is_refused() {
        let text = |raw: &str| options(raw).err().map(|error| error.message).unwrap_or_default();
        assert_eq!(text("limit=x"), "strconv.ParseInt: parsing \"x\": invalid syntax");
        assert!(text("timeout=x").ends_with("time: invalid duration \"x\""));
        assert!(text("watch=1&sendInitialEvents=true").contains("sendInitialEvents requires setting"));
        assert!(text("watch=1&resourceVersionMatch=NotOlderThan").contains("is forbidden for watch unless"));
        assert!(text("resourceVersionMatch=Exact").contains("forbidden unless resourceVersion is provided"));
        assert_eq!(
            text("watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&timeoutSeconds=1"),
            ""
        );
    }
}
