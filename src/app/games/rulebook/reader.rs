//! From text to book, line by line.

use std::fmt;

use super::{Block, Book, Chapter, Part, Rule, Table};

/// A line that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// Which, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: &'static str,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

/// Reads a whole text.
pub(super) fn read(text: &str) -> Result<Book, BookError> {
    let mut reader = Reader { book: Book::default(), paragraph: false, table: false };
    let mut count = 0;
    for (index, line) in text.lines().enumerate() {
        count = index + 1;
        reader.line(line.trim_end()).map_err(|problem| BookError { line: count, problem })?;
    }
    reader.close_table().map_err(|problem| BookError { line: count, problem })?;
    match reader.book.title.is_empty() {
        true => Err(BookError { line: 1, problem: "the text must begin with its title" }),
        false => Ok(reader.book),
    }
}

type Outcome = Result<(), &'static str>;

struct Reader {
    book: Book,
    /// Whether the line before was plain text that this one may continue.
    paragraph: bool,
    /// Whether a table still lacks its caption.
    table: bool,
}

impl Reader {
    fn line(&mut self, line: &str) -> Outcome {
        let in_paragraph = std::mem::take(&mut self.paragraph);
        if let Some(row) = line.strip_prefix('|') {
            return self.row(row);
        }
        if let Some(caption) = line.strip_prefix("Table: ") {
            return self.caption(caption);
        }
        self.close_table()?;
        if line.is_empty() {
            Ok(())
        } else if let Some(title) = line.strip_prefix("# ") {
            self.title(title)
        } else if let Some(edition) = line.strip_prefix("@edition ") {
            self.edition(edition)
        } else if let Some(chapter) = line.strip_prefix("## ") {
            self.chapter(chapter)
        } else if let Some(keys) = line.strip_prefix("### ") {
            self.pieces(keys)
        } else if let Some(rule) = line.strip_prefix("* ") {
            self.rule(rule)
        } else if let Some(more) = line.strip_prefix("  ") {
            self.more(more.trim_start())
        } else {
            self.paragraph = true;
            self.text(line, in_paragraph)
        }
    }

    fn title(&mut self, title: &str) -> Outcome {
        if !self.book.title.is_empty() {
            return Err("there is one title");
        }
        self.book.title = title.to_owned();
        Ok(())
    }

    fn edition(&mut self, line: &str) -> Outcome {
        let (key, name) = line.split_once(": ").ok_or("an edition is `key: name`")?;
        self.book.editions.push((key.to_owned(), name.to_owned()));
        Ok(())
    }

    fn chapter(&mut self, line: &str) -> Outcome {
        let (key, title) = line.split_once(": ").ok_or("a chapter is `key: title`")?;
        if !is_key(key) {
            return Err("a chapter's key is small letters, digits, `-` and `_`");
        }
        self.book.chapters.push(Chapter {
            key: key.to_owned(),
            title: title.to_owned(),
            ..Chapter::default()
        });
        Ok(())
    }

    fn blocks(&mut self) -> Result<&mut Vec<Block>, &'static str> {
        Ok(&mut self.book.chapters.last_mut().ok_or("it stands before the first chapter")?.blocks)
    }

    fn pieces(&mut self, line: &str) -> Outcome {
        let keys: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        if !keys.iter().all(|key| is_key(key)) {
            return Err("a piece's key is small letters, digits, `-` and `_`");
        }
        self.blocks()?.push(Block::Pieces(keys, Vec::new()));
        Ok(())
    }

    fn rule(&mut self, line: &str) -> Outcome {
        let (id, text) = line.split_once(' ').ok_or("a rule is its ID and its text")?;
        if !is_id(id) {
            return Err("an ID is capital letters, digits and `-`");
        }
        let part = self.part(text)?;
        let rule = Rule { id: id.to_owned(), parts: vec![part] };
        match self.blocks()?.last_mut() {
            Some(Block::Pieces(_, rules)) => rules.push(rule),
            _ => self.blocks()?.push(Block::Rule(rule)),
        }
        Ok(())
    }

    /// A paragraph, with its edition if it is marked with one.
    fn part(&self, text: &str) -> Result<Part, &'static str> {
        let Some((mark, rest)) = text.strip_prefix('[').and_then(|text| text.split_once("] ")) else {
            return Ok(Part { edition: None, text: text.to_owned() });
        };
        let edition = self.book.editions.iter().position(|(key, _)| key == mark);
        Ok(Part { edition: Some(edition.ok_or("there is no such edition")?), text: rest.to_owned() })
    }

    fn more(&mut self, text: &str) -> Outcome {
        let part = self.part(text)?;
        let rule = match self.blocks()?.last_mut() {
            Some(Block::Rule(rule)) => Some(rule),
            Some(Block::Pieces(_, rules)) => rules.last_mut(),
            _ => None,
        };
        let rule = rule.ok_or("there is no rule to continue")?;
        match rule.parts.last_mut() {
            Some(last) if part.edition.is_none() => join(&mut last.text, &part.text),
            _ => rule.parts.push(part),
        }
        Ok(())
    }

    fn text(&mut self, line: &str, goes_on: bool) -> Outcome {
        let Some(chapter) = self.book.chapters.last_mut() else {
            join(&mut self.book.source, line);
            return Ok(());
        };
        if !chapter.blocks.is_empty() || !(goes_on || chapter.lead.is_empty()) {
            return Err("plain text is one paragraph at the head of a chapter");
        }
        join(&mut chapter.lead, line);
        Ok(())
    }

    fn row(&mut self, line: &str) -> Outcome {
        let line = line.strip_suffix('|').ok_or("a table's line ends with `|`")?;
        let cells: Vec<String> = line.split('|').map(|cell| cell.trim().to_owned()).collect();
        let begun = std::mem::replace(&mut self.table, true);
        match self.blocks()?.last_mut() {
            Some(Block::Table(table)) if begun => {
                if table.rows[0].len() != cells.len() {
                    return Err("a table's lines have equally many cells");
                }
                table.rows.push(cells);
            }
            _ => self.blocks()?.push(Block::Table(Table { caption: String::new(), rows: vec![cells] })),
        }
        Ok(())
    }

    fn caption(&mut self, caption: &str) -> Outcome {
        match self.blocks()?.last_mut() {
            Some(Block::Table(table)) if table.caption.is_empty() => caption.clone_into(&mut table.caption),
            _ => return Err("there is no table to name"),
        }
        self.table = false;
        Ok(())
    }

    fn close_table(&self) -> Outcome {
        if self.table { Err("the table before has no caption") } else { Ok(()) }
    }
}

fn is_key(key: &str) -> bool {
    !key.is_empty()
        && key.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, b'-' | b'_'))
}

fn is_id(id: &str) -> bool {
    id.contains('-') && id.bytes().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == b'-')
}

/// Lines of Latin writing are joined by a blank, lines of Chinese are not.
fn join(text: &mut String, more: &str) {
    if text.chars().next_back().is_some_and(|last| last.is_ascii()) {
        text.push(' ');
    }
    text.push_str(more);
}
