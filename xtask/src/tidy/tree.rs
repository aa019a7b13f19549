//! The text files of the working tree, read once.

use super::source;
use crate::{Outcome, files};
use std::path::Path;

/// Directories that are built or fetched, and version control's own files.
const SKIPPED: [&str; 6] = ["target", "dist", ".git", "node_modules", "artefacts", "pictures"];

/// One text file.
pub struct File {
    /// Relative to the tree's top, with forward slashes.
    pub path: String,
    /// As it is.
    pub text: String,
    /// Rust only: comments, strings and characters blanked, line by line.
    pub code: Vec<String>,
    /// Rust only: which lines belong to tests.
    pub in_test: Vec<bool>,
}

impl File {
    /// Takes a file apart.
    pub fn new(path: &str, text: &str) -> Self {
        let rust = path.ends_with(".rs");
        let code = if rust { source::code_only(text) } else { Vec::new() };
        let whole = path.starts_with("tests/") || path.contains("/tests/") || path.ends_with("/tests.rs");
        let in_test = if whole { vec![true; code.len()] } else { source::test_lines(&code) };
        File { path: path.into(), text: text.into(), code, in_test }
    }

    /// Lines of code with their numbers from 0; with or without tests.
    pub fn lines(&self, with_tests: bool) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.code.iter().map(String::as_str).enumerate();
        lines.filter(move |(line, _)| with_tests || !self.in_test[*line])
    }
}

/// All text files.
pub struct Tree(pub Vec<File>);

impl Tree {
    /// Extensions of text files; everything else is taken for binary.
    pub const TEXT: [&str; 15] = [
        "rs",
        "toml",
        "md",
        "txt",
        "css",
        "js",
        "ts",
        "json",
        "ftl",
        "html",
        "svg",
        "webmanifest",
        "lock",
        "sh",
        "yml",
    ];

    /// Reads the tree below `root`.
    ///
    /// # Errors
    /// When something cannot be read.
    pub fn load(root: &Path) -> Outcome<Self> {
        let mut list = Vec::new();
        for path in files::walk_but(root, &SKIPPED)? {
            let name = files::relative(&path, root);
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            if Self::TEXT.contains(&&*extension) || name == ".ci/run" {
                list.push(File::new(&name, &files::read(&path)?));
            }
        }
        Ok(Tree(list))
    }

    /// Rust files below any of these folders.
    pub fn rust<'a>(&'a self, folders: &'a [&str]) -> impl Iterator<Item = &'a File> {
        let inside = move |file: &&File| folders.iter().any(|folder| file.path.starts_with(folder));
        self.0.iter().filter(|file| file.path.ends_with(".rs")).filter(inside)
    }

    /// The file at exactly this path.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.0.iter().find(|file| file.path == path)
    }

    /// A made-up tree.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        Tree(files.iter().map(|(path, text)| File::new(path, text)).collect())
    }
}
