//! A parsed text: a flat list of its values in order of appearance.

use std::borrow::Cow;

use serde::de::DeserializeOwned;

use super::{JsonError, parse};

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Null,
    False,
    True,
    Number,
    /// A string whose bytes stand in the text as they are.
    Plain,
    /// A string with escapes.
    Escaped,
    Array,
    /// Keys and values in turn.
    Object,
}

/// A value: its bytes in the text (quotes included), and the cell behind it
/// and everything inside of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
    pub next: usize,
}

/// A parsed text.
pub struct Tree<'t> {
    text: &'t str,
    cells: Vec<Cell>,
    /// The value being read as some type: when that fails, the one to blame.
    /// Kept here so that the code of each type need not pass it on.
    reading: std::cell::Cell<usize>,
    /// Whether fields that a type does not know are passed over.
    pub(super) loose: bool,
}

impl<'t> Tree<'t> {
    /// Parses a text; it must be one value, with nothing but blanks around it.
    ///
    /// # Errors
    /// The first place where it is no JSON.
    pub fn parse(text: &'t str) -> Result<Tree<'t>, JsonError> {
        Ok(Tree { text, cells: parse::parse(text)?, reading: std::cell::Cell::new(0), loose: false })
    }

    /// The whole value.
    pub fn root(&self) -> Node<'_> {
        Node { tree: self, cell: 0 }
    }
}

/// A value in a tree.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    pub(super) tree: &'a Tree<'a>,
    pub(super) cell: usize,
}

impl<'a> Node<'a> {
    pub(super) fn cell(self) -> Cell {
        self.tree.cells[self.cell]
    }

    /// The value as it is written.
    pub fn text(self) -> &'a str {
        let Cell { start, end, .. } = self.cell();
        &self.tree.text[start..end]
    }

    /// The string, if it is one.
    pub fn string(self) -> Option<Cow<'a, str>> {
        let Cell { kind, start, end, .. } = self.cell();
        match kind {
            Kind::Plain => Some(Cow::Borrowed(&self.tree.text[start + 1..end - 1])),
            Kind::Escaped => Some(Cow::Owned(parse::unescape(&self.tree.text[start + 1..end - 1]))),
            _ => None,
        }
    }

    /// The whole number from 0, if it is one.
    pub fn number(self) -> Option<u64> {
        if self.cell().kind == Kind::Number { self.text().parse().ok() } else { None }
    }

    /// Whether it is an object.
    pub fn is_object(self) -> bool {
        self.cell().kind == Kind::Object
    }

    /// The elements of an array; none of anything else.
    pub fn elements(self) -> impl Iterator<Item = Node<'a>> {
        self.inside(Kind::Array)
    }

    /// The fields of an object, in order; none of anything else.
    pub fn fields(self) -> impl Iterator<Item = (Cow<'a, str>, Node<'a>)> {
        let mut inside = self.inside(Kind::Object);
        std::iter::from_fn(move || {
            let (key, value) = (inside.next()?, inside.next()?);
            Some((key.string().expect("invariant: keys are strings"), value))
        })
    }

    /// The field called `name`, if this is an object that has it.
    pub fn field(self, name: &str) -> Option<Node<'a>> {
        self.fields().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// The cells right inside, if this is of that kind.
    pub(super) fn inside(self, kind: Kind) -> Inside<'a> {
        let own = self.cell();
        let end = if own.kind == kind { own.next } else { self.cell };
        Inside { tree: self.tree, at: self.cell + 1, end }
    }

    /// The value as a `T`.
    ///
    /// # Errors
    /// The path of the field that does not fit, and why.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, JsonError> {
        T::deserialize(self.entered()).map_err(|error| self.blamed(error))
    }

    /// This value, which is read next.
    pub(super) fn entered(self) -> Self {
        self.tree.reading.set(self.cell);
        self
    }

    /// The error with the path from here to the value that was being read.
    #[cold]
    fn blamed(self, error: JsonError) -> JsonError {
        let to = self.tree.reading.get();
        let mut path = String::new();
        self.write_path(to, &mut path);
        error.placed(path, self.tree.text, self.tree.cells[to].start)
    }

    fn write_path(self, to: usize, path: &mut String) {
        if self.cell == to {
            return;
        }
        if let Some((index, element)) = self.elements().enumerate().find(|(_, one)| one.cell().next > to) {
            path.push_str(&format!("[{index}]"));
            element.write_path(to, path);
        } else if let Some((key, value)) = self.fields().find(|(_, value)| value.cell().next > to) {
            if !path.is_empty() {
                path.push('.');
            }
            path.push_str(&key);
            // The key itself may be what is wrong.
            if value.cell <= to {
                value.write_path(to, path);
            }
        }
    }

    /// The same value with line breaks, indented for people.
    pub fn pretty(self) -> String {
        let mut out = String::new();
        self.write_pretty(0, &mut out);
        out
    }

    fn write_pretty(self, depth: usize, out: &mut String) {
        let kind = self.cell().kind;
        let (open, close) = match kind {
            Kind::Array => ('[', ']'),
            Kind::Object => ('{', '}'),
            _ => return out.push_str(self.text()),
        };
        let mut is_value = false;
        out.push(open);
        for (index, node) in self.inside(kind).enumerate() {
            if is_value {
                out.push_str(": ");
            } else {
                out.push_str(if index > 0 { ",\n" } else { "\n" });
                out.extend(std::iter::repeat_n("  ", depth + 1));
            }
            node.write_pretty(depth + 1, out);
            is_value = kind == Kind::Object && !is_value;
        }
        if self.cell().next > self.cell + 1 {
            out.push('\n');
            out.extend(std::iter::repeat_n("  ", depth));
        }
        out.push(close);
    }
}

/// The values right inside of another; of an object, keys and values in turn.
pub(super) struct Inside<'a> {
    tree: &'a Tree<'a>,
    at: usize,
    end: usize,
}

impl<'a> Iterator for Inside<'a> {
    type Item = Node<'a>;

    fn next(&mut self) -> Option<Node<'a>> {
        (self.at < self.end).then(|| {
            let node = Node { tree: self.tree, cell: self.at };
            self.at = node.cell().next;
            node
        })
    }
}
