//! A parsed text: a flat list of its values in order of appearance.

use std::borrow::Cow;

use serde::de::DeserializeOwned;

use super::JsonError;
use super::parse;

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
    pub(super) text: &'t str,
    pub(super) cells: Vec<Cell>,
}

impl<'t> Tree<'t> {
    /// Parses a text; it must be one value, with nothing but blanks around it.
    ///
    /// # Errors
    /// The first place where it is no JSON.
    pub fn parse(text: &'t str) -> Result<Tree<'t>, JsonError> {
        let cells = parse::parse(text).map_err(|error| error.placed(text))?;
        Ok(Tree { text, cells })
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
    fn inside(self, kind: Kind) -> impl Iterator<Item = Node<'a>> {
        let own = self.cell();
        let end = if own.kind == kind { own.next } else { self.cell };
        let mut at = self.cell + 1;
        std::iter::from_fn(move || {
            (at < end).then(|| {
                let node = Node { tree: self.tree, cell: at };
                at = node.cell().next;
                node
            })
        })
    }

    /// The value as a `T`.
    ///
    /// # Errors
    /// The path of the field that does not fit, and why.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, JsonError> {
        T::deserialize(self).map_err(|error| error.placed(self.tree.text))
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
