//! File names on their way into a render.
//!
//! In: the keys of a package. Out: the names the server renders under, or its words for one it
//! refuses. Never: content. Rule: the in-memory file system of a render, as recorded.

use crate::package::Files;

/// Writes the files under their cleaned names.
///
/// # Errors
/// A name with a character the server refuses, or one that leads out of the package.
pub(super) fn cleaned(files: &Files) -> Result<Files, String> {
    let mut out = Files::new();
    for (key, content) in files {
        let name = clean(key).map_err(|text| format!("failed to write resources for render: {text}"))?;
        out.insert(name, content.clone());
    }
    Ok(out)
}

fn clean(key: &str) -> Result<String, String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in key.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop().ok_or("cannot add a directory above '/'")?;
            }
            name => parts.push(name),
        }
    }
    if key.ends_with('/')
        && let Some(last) = parts.last().copied()
    {
        parts.push(last); // a directory's name becomes a file in it
    }
    if parts.is_empty() {
        return Err("illegal name '.' in file creation".to_string());
    }
    match parts.iter().find(|part| !is_legal(part)) {
        Some(part) => Err(format!("illegal name '{part}' in file creation")),
        None => Ok(parts.join("/")),
    }
}

fn is_legal(part: &str) -> bool {
    part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.' | b':'))
}
