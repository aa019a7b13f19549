//! The rules reference of a game, one book per language. `cargo xtask build`
//! parses the texts (feature `parse`) and writes each as JSON; the page fetches
//! the one that is read and keeps it for offline use, so that nobody downloads
//! the rules of a game in a language that is not read.
//!
//! The texts (`src/words/<language>/rules/<game>.md`) are Markdown, and of that
//! only this:
//!
//! | Lines | Meaning |
//! |---|---|
//! | `# Title` | the heading, once, at the top |
//! | `@edition key: name` | an edition that rules may be marked with |
//! | other paragraphs above the chapters | where the rules are from, whose words these are |
//! | `## key: Title` | a chapter; the paragraph after it is its lead |
//! | `### key key` | pieces of the game, by key, whose rules follow |
//! | `* ID Text` | a rule; `* ID [edition] Text` holds in one edition only |
//! | two blanks, then text | more of the same rule |
//! | two blanks, then `[edition] Text` | what differs in that edition |
//! | a table | heads come first, in lines and in columns |
//! | `Table: Caption` | its caption, in the paragraph after it |
//!
//! Signs in the text: where a reader chooses an edition, `{=key}` stands for the edition's name of
//! a piece, `{a=key}` for the same with an English article, and marked texts are left out that do
//! not hold there; a chapter without rules left is left out with them.
//!
//! In texts, IDs of rules become links and `{symbol}` draws a symbol of the
//! game's sprite, `{further#symbol}` one of a further sprite. What the parser does not know is an error with its line, and
//! ends the build.

mod inline;
#[cfg(feature = "parse")]
mod parse;
mod spell;

#[cfg(all(test, feature = "parse"))]
mod tests;

pub use inline::{TextPiece, is_match, pieces};
#[cfg(feature = "parse")]
pub use parse::BookError;
pub use spell::spell;

use serde::{Deserialize, Serialize};

/// A reference in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    /// The heading.
    pub title: String,
    /// Source of the rules, and of these words.
    pub source: String,
    /// Editions that rules may be marked with: key and name.
    pub editions: Vec<(String, String)>,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// Its key in addresses.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// Summary, in a sentence or two.
    pub lead: String,
    /// Blocks, in order.
    pub blocks: Vec<Block>,
}

/// Part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Block {
    Rule(Rule),
    /// Pieces by key that share these rules.
    Pieces(Vec<String>, Vec<Rule>),
    Table(BookTable),
}

impl Chapter {
    fn has_rules(&self) -> bool {
        self.blocks.iter().any(|block| !block.rules().is_empty())
    }
}

impl Block {
    fn texts_mut(&mut self, each: &mut dyn FnMut(&mut String)) {
        let rules = match self {
            Block::Rule(rule) => std::slice::from_mut(rule),
            Block::Pieces(_, rules) => rules,
            Block::Table(table) => {
                each(&mut table.caption);
                return table.rows.iter_mut().flatten().for_each(each);
            }
        };
        rules.iter_mut().flat_map(|rule| &mut rule.parts).for_each(|part| each(&mut part.text));
    }

    /// Leaves out what is of an edition that is not kept; whether anything is
    /// left.
    fn keep(&mut self, kept: &[bool]) -> bool {
        match self {
            Block::Rule(rule) => rule.keep(kept),
            Block::Pieces(_, rules) => {
                rules.retain_mut(|rule| rule.keep(kept));
                !rules.is_empty()
            }
            Block::Table(_) => true,
        }
    }

    /// The rules in it.
    pub fn rules(&self) -> &[Rule] {
        match self {
            Block::Rule(rule) => std::slice::from_ref(rule),
            Block::Pieces(_, rules) => rules,
            Block::Table(_) => &[],
        }
    }
}

/// A rule under its ID.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    /// Such as `SJ-BUILD-10`.
    pub id: String,
    /// Its paragraphs.
    pub parts: Vec<Paragraph>,
}

/// A paragraph of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paragraph {
    /// The edition it is of, as an index into [`Book::editions`]; `None`: all.
    pub edition: Option<usize>,
    pub text: String,
}

/// A table: the first row and the first cell of each row are heads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookTable {
    pub caption: String,
    /// Rows of equally many cells.
    pub rows: Vec<Vec<String>>,
}

impl Book {
    /// The book with every piece called as `name` has it; see [`spell`].
    #[must_use]
    pub fn spelt(mut self, name: &dyn Fn(&str) -> Option<String>) -> Book {
        self.texts_mut(&mut |text| *text = spell(text, name));
        self
    }

    /// Hands every text of the book to `each`; keys and IDs are none.
    fn texts_mut(&mut self, each: &mut dyn FnMut(&mut String)) {
        each(&mut self.title);
        each(&mut self.source);
        self.editions.iter_mut().for_each(|(_, name)| each(name));
        for chapter in &mut self.chapters {
            each(&mut chapter.title);
            each(&mut chapter.lead);
            chapter.blocks.iter_mut().for_each(|block| block.texts_mut(each));
        }
    }

    /// The book without what does not hold where only these marks do, and
    /// without the marks.
    pub fn keep(mut self, marks: &[&str]) -> Book {
        let kept: Vec<bool> = self.editions.iter().map(|(key, _)| marks.contains(&key.as_str())).collect();
        for chapter in &mut self.chapters {
            let had_rules = chapter.has_rules();
            chapter.blocks.retain_mut(|block| block.keep(&kept));
            if had_rules && !chapter.has_rules() {
                chapter.blocks.clear();
            }
        }
        self.chapters.retain(|chapter| !chapter.blocks.is_empty());
        self
    }

    /// Returns true if a rule, a chapter or a piece has this ID or key.
    pub fn has(&self, id: &str) -> bool {
        let is_piece =
            |block: &Block| matches!(block, Block::Pieces(keys, _) if keys.iter().any(|key| key == id));
        let in_chapter = |chapter: &Chapter| chapter.key == id || chapter.blocks.iter().any(is_piece);
        self.rules().any(|rule| rule.id == id) || self.chapters.iter().any(in_chapter)
    }

    /// Every rule in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.blocks).flat_map(Block::rules)
    }
}

impl BookTable {
    /// Everything that stands in it, to be searched.
    pub fn words(&self) -> String {
        let cells = self.rows.iter().flatten().map(String::as_str);
        std::iter::once(self.caption.as_str()).chain(cells).collect::<Vec<_>>().join(" ")
    }
}

impl Rule {
    fn keep(&mut self, kept: &[bool]) -> bool {
        self.parts.retain(|part| part.edition.is_none_or(|edition| kept[edition]));
        self.parts.iter_mut().for_each(|part| part.edition = None);
        !self.parts.is_empty()
    }

    /// Returns true if the rule, or a name it stands under, contains the typed words.
    pub fn is_found(&self, names: &str, typed: &str) -> bool {
        let mut all = format!("{} {names}", self.id);
        for part in &self.parts {
            all.push(' ');
            all.push_str(&part.text);
        }
        is_match(&all, typed)
    }
}
