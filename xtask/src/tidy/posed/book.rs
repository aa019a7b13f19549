//! The tests of the rules as functions: each with its place, its body and what
//! it stands for.

use super::super::Finding;
use super::super::tree::{File, Tree};
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use syn::{Attribute, Block, FnArg, ImplItem, Item, Pat, Signature};

/// Place where the tests of the rules are.
pub const TESTS: &str = "tests/rules/";
/// What the functions of the tests' tables do.
pub const VERBS: &str = "tests/rules/verbs.txt";

/// Something that a test does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Opens a new game.
    Open,
    /// Lays a position.
    Lay,
    /// Carries an action out, or tries one that must be refused.
    Act,
    /// Asks the rules what may be done.
    Ask,
    /// Counts points.
    Count,
    /// Asserts something about the game.
    Assert,
}

/// A function of a test file.
pub struct Function {
    /// Its name.
    pub name: String,
    /// The number of its file in [`Book::files`].
    pub file: usize,
    /// From its comments and attributes to its end, counted from 1.
    pub lines: RangeInclusive<usize>,
    /// The line of its name.
    pub line: usize,
    /// Marked by `#[test]`.
    pub is_test: bool,
    /// Called with a dot.
    pub is_method: bool,
    /// Patterns of what it is given.
    pub given: Vec<Pat>,
    /// What it does.
    pub body: Block,
}

/// A line of the table of verbs.
struct Verb {
    file: String,
    deeds: Vec<Deed>,
}

/// All tests of the rules.
pub struct Book<'a> {
    /// The files below [`TESTS`].
    pub files: Vec<&'a File>,
    /// Every function of these files.
    pub functions: Vec<Function>,
    /// Lines of the constants, by file and name.
    pub constants: BTreeMap<(usize, String), RangeInclusive<usize>>,
    /// Numbers in [`Book::functions`], by name.
    by_name: BTreeMap<String, Vec<usize>>,
    verbs: BTreeMap<String, Vec<Verb>>,
}

impl<'a> Book<'a> {
    /// Reads the tests and the table of verbs.
    ///
    /// # Errors
    /// What is wrong with either.
    pub fn read(tree: &'a Tree) -> Result<Self, Vec<Finding>> {
        let files: Vec<&File> = tree.rust(&[TESTS]).collect();
        let (constants, by_name, verbs) = (BTreeMap::new(), BTreeMap::new(), verbs(tree)?);
        let mut book = Book { files, functions: Vec::new(), constants, by_name, verbs };
        for (number, file) in book.files.clone().into_iter().enumerate() {
            let read = syn::parse_file(&file.text);
            let read = read.map_err(|error| vec![Finding::new(&*file.path, error.to_string())])?;
            book.take(number, read.items);
        }
        Ok(book)
    }

    fn take(&mut self, file: usize, items: Vec<Item>) {
        for item in items {
            match item {
                Item::Fn(item) => self.add(file, &item.attrs, item.sig, *item.block),
                Item::Mod(item) => self.take(file, item.content.map_or(Vec::new(), |(_, items)| items)),
                Item::Const(item) => {
                    let lines = from(item.const_token.span)..=item.semi_token.span.end().line;
                    self.constants.insert((file, item.ident.to_string()), lines);
                }
                Item::Static(item) => {
                    let lines = from(item.static_token.span)..=item.semi_token.span.end().line;
                    self.constants.insert((file, item.ident.to_string()), lines);
                }
                Item::Impl(item) => {
                    for part in item.items {
                        if let ImplItem::Fn(part) = part {
                            self.add(file, &part.attrs, part.sig, part.block);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, file: usize, attributes: &[Attribute], signature: Signature, body: Block) {
        let line = from(signature.ident.span());
        let first = attributes.first().map_or(line, |first| from(first.pound_token.spans[0]));
        let is_method = signature.receiver().is_some();
        let given = signature.inputs.into_iter().filter_map(|input| match input {
            FnArg::Typed(input) => Some(*input.pat),
            FnArg::Receiver(_) => None,
        });
        let number = self.functions.len();
        self.by_name.entry(signature.ident.to_string()).or_default().push(number);
        self.functions.push(Function {
            name: signature.ident.to_string(),
            file,
            lines: self.comments_above(file, first)..=body.brace_token.span.close().end().line,
            line,
            is_test: attributes.iter().any(|attribute| attribute.path().is_ident("test")),
            is_method,
            given: given.collect(),
            body,
        });
    }

    /// The first of the comment lines that end above a line.
    fn comments_above(&self, file: usize, line: usize) -> usize {
        let lines: Vec<&str> = self.files[file].text.lines().collect();
        let is_comment = |line: &usize| lines[*line].trim_start().starts_with("// ");
        (0..line - 1).rev().take_while(is_comment).last().map_or(line, |first| first + 1)
    }

    /// What a function of a table does, if a file can see one of that name.
    pub fn verb(&self, from: usize, name: &str) -> Option<&[Deed]> {
        let path = &self.files[from].path;
        let sees = |verb: &&Verb| match verb.file.rsplit_once('/') {
            Some((folder, _)) => verb.file.starts_with("src/") || path.starts_with(&format!("{folder}/")),
            None => false,
        };
        // The nearest: a game's own table before that of all games.
        let seen = self.verbs.get(name)?.iter().filter(sees);
        seen.max_by_key(|verb| verb.file.len()).map(|verb| verb.deeds.as_slice())
    }

    /// The functions that a call may mean: of the same file, or of the nearest
    /// folder that has one. Functions of files in the table of verbs are not
    /// followed.
    pub fn meant(&self, from: usize, name: &str, is_method: bool) -> Vec<usize> {
        let path = &self.files[from].path;
        let is_table = |file: &File| self.verbs.values().flatten().any(|verb| verb.file == file.path);
        let fits = |at: &usize| {
            let function = &self.functions[*at];
            function.is_method == is_method && !is_table(self.files[function.file])
        };
        let named = self.by_name.get(name).into_iter().flatten().copied();
        let all: Vec<usize> = named.filter(fits).collect();
        let near = |at: usize| common(path, &self.files[self.functions[at].file].path);
        let nearest = all.iter().map(|at| near(*at)).max();
        all.into_iter().filter(|at| Some(near(*at)) == nearest).collect()
    }

    /// The lines of a constant that a file can see.
    pub fn constant(&self, from: usize, name: &str) -> Option<(usize, RangeInclusive<usize>)> {
        let path = &self.files[from].path;
        let named = self.constants.iter().filter(|((_, other), _)| other == name);
        let nearest = named.max_by_key(|((file, _), _)| common(path, &self.files[*file].path))?;
        Some((nearest.0.0, nearest.1.clone()))
    }

    /// The text of lines that are counted from 1.
    pub fn text(
        &self,
        file: usize,
        lines: &RangeInclusive<usize>,
    ) -> impl Iterator<Item = (usize, &'a str)> + use<'a> {
        let all = self.files[file].text.lines().enumerate().map(|(at, text)| (at + 1, text));
        let lines = lines.clone();
        all.filter(move |(line, _)| lines.contains(line))
    }
}

/// How much of their paths two files share; the same file shares most.
fn common(one: &str, other: &str) -> usize {
    if one == other {
        return usize::MAX;
    }
    let same = one.split('/').zip(other.split('/')).take_while(|(one, other)| one == other);
    same.count()
}

fn from(span: Span) -> usize {
    span.start().line
}

/// Reads the table of verbs; each must be a function of the file that it names.
fn verbs(tree: &Tree) -> Result<BTreeMap<String, Vec<Verb>>, Vec<Finding>> {
    let Some(table) = tree.file(VERBS) else { return Err(vec![Finding::new(VERBS, "is missing")]) };
    let mut verbs: BTreeMap<String, Vec<Verb>> = BTreeMap::new();
    let mut findings = Vec::new();
    let mut seen = BTreeSet::new();
    for (line, text) in super::super::rules::table_lines(&table.text) {
        let mut words = text.split_whitespace();
        let (path, deeds) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let Some(deeds) = deeds.split(',').map(deed).collect::<Option<Vec<Deed>>>() else {
            findings.push(Finding::at(VERBS, line, format!("{deeds}: no such deed")));
            continue;
        };
        for name in words {
            let is_there = tree.file(path).is_some_and(|file| {
                file.code.iter().any(|code| {
                    code.contains(&format!("fn {name}(")) || code.contains(&format!("fn {name}<"))
                })
            });
            if !is_there {
                findings.push(Finding::at(VERBS, line, format!("{path} has no function {name}")));
            }
            if !seen.insert((path, name)) {
                findings.push(Finding::at(VERBS, line, format!("{name} of {path} stands there twice")));
            }
            let verb = Verb { file: path.to_owned(), deeds: deeds.clone() };
            verbs.entry(name.to_owned()).or_default().push(verb);
        }
    }
    if findings.is_empty() { Ok(verbs) } else { Err(findings) }
}

fn deed(word: &str) -> Option<Deed> {
    Some(match word {
        "open" => Deed::Open,
        "lay" => Deed::Lay,
        "act" => Deed::Act,
        "ask" => Deed::Ask,
        "count" => Deed::Count,
        _ => return None,
    })
}
