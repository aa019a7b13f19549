//! What is wrong with a text, and where.

use std::fmt;

use serde::de;

/// Why a text, or a part of it, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    path: String,
    problem: String,
    line: usize,
    column: usize,
}

impl JsonError {
    pub(super) fn new(problem: &str) -> JsonError {
        JsonError(Box::new(Inner { path: String::new(), problem: problem.to_owned(), line: 0, column: 0 }))
    }

    /// The path of the field, such as `seats[1].name`; empty: the whole text.
    pub fn path(&self) -> &str {
        &self.0.path
    }

    /// What is wrong, with the place in the text.
    pub fn problem(&self) -> String {
        let Inner { problem, line, column, .. } = &*self.0;
        if *line == 0 { problem.clone() } else { format!("{problem} at line {line} column {column}") }
    }

    /// The line, from 1.
    pub fn line(&self) -> usize {
        self.0.line
    }

    /// The column in bytes, from 1.
    pub fn column(&self) -> usize {
        self.0.column
    }

    /// The same error, now that it is known which field of which text it is
    /// about: the one that begins at byte `at`.
    pub(super) fn placed(mut self, path: String, text: &str, at: usize) -> JsonError {
        let before = &text.as_bytes()[..at.min(text.len())];
        let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        self.0.path = path;
        self.0.line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        self.0.column = before.len() - line_start + 1;
        self
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.path.is_empty() {
            write!(f, "{}: ", self.0.path)?;
        }
        f.write_str(&self.problem())
    }
}

impl std::error::Error for JsonError {}

impl de::Error for JsonError {
    fn custom<T: fmt::Display>(problem: T) -> JsonError {
        JsonError::new(&problem.to_string())
    }
}
