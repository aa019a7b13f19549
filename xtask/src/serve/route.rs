//! From a request's target to a file, or to a refusal.

use crate::Outcome;
use std::path::{Path, PathBuf};

/// A directory and the path below which it is offered.
pub struct Site {
    dir: PathBuf,
    prefix: String,
}

/// Target of a request.
#[derive(Debug, PartialEq, Eq)]
pub enum Route {
    /// This existing file.
    File(PathBuf),
    /// A directory was asked for without its closing slash: go there instead.
    Moved(String),
    /// Nothing is offered under that name; why is nobody's business.
    Missing,
}

impl Site {
    /// # Errors
    /// When `dir` is not a directory or `prefix` contains other than plain
    /// names between slashes.
    pub fn new(dir: &Path, prefix: &str) -> Outcome<Self> {
        let dir = dir.canonicalize().map_err(|e| format!("cannot serve {}: {e}", dir.display()))?;
        if !dir.is_dir() {
            return Err(format!("cannot serve {}: it is not a directory", dir.display()));
        }
        let parts: Vec<&str> = prefix.split('/').filter(|part| !part.is_empty()).collect();
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "-_.~".contains(sign);
        if parts.iter().any(|part| *part == "." || *part == ".." || !part.chars().all(plain)) {
            return Err(format!("the prefix {prefix} must consist of plain names between slashes"));
        }
        let prefix = parts.iter().fold("/".to_owned(), |sum, part| sum + part + "/");
        Ok(Site { dir, prefix })
    }

    /// The prefix with a slash at both ends.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Finds what a request's target (path and query, still percent-coded) means.
    pub fn route(&self, target: &str) -> Route {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        if format!("{path}/") == self.prefix {
            return Route::Moved(self.prefix.clone());
        }
        let Some(inside) = path.strip_prefix(&self.prefix) else { return Route::Missing };
        let Some(inside) = decode(inside) else { return Route::Missing };
        // An empty part is harmless only after a closing slash; in front it
        // would make the path absolute.
        let inside = inside.strip_suffix('/').unwrap_or(&inside);
        if !inside.is_empty() && !inside.split('/').all(is_harmless) {
            return Route::Missing;
        }
        // Resolving links first: nothing outside the directory is handed out.
        let Ok(file) = self.dir.join(inside).canonicalize() else { return Route::Missing };
        if !file.starts_with(&self.dir) {
            return Route::Missing;
        }
        match (file.is_dir(), path.ends_with('/')) {
            (true, _) => self.index(path, &file),
            (false, false) => Route::File(file),
            (false, true) => Route::Missing,
        }
    }

    fn index(&self, path: &str, dir: &Path) -> Route {
        let index = dir.join("index.html");
        if !index.is_file() {
            Route::Missing
        } else if path.ends_with('/') {
            Route::File(index)
        } else {
            // One leading slash only: two would name another host.
            Route::Moved(format!("/{}/", path.trim_matches('/')))
        }
    }
}

/// A path's part that can only mean an entry of its directory, on any system.
fn is_harmless(part: &str) -> bool {
    !part.is_empty() && part != "." && part != ".." && !part.contains(['\\', ':', '\0'])
}

/// Resolves `%41`; `None` when the coding is broken or the result is not UTF-8.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let high = char::from(rest.next()?).to_digit(16)?;
            let low = char::from(rest.next()?).to_digit(16)?;
            bytes.push((high * 16 + low) as u8);
        } else {
            bytes.push(byte);
        }
    }
    // A coded slash would build a path that the caller did not write.
    String::from_utf8(bytes).ok().filter(|text| text.matches('/').count() == path.matches('/').count())
}
