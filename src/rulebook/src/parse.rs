//! From text to book.

use crate::{Block, Book, BookTable, Chapter, Paragraph, Rule};
use pulldown_cmark::{Event, HeadingLevel, OffsetIter, Options, Parser, Tag, TagEnd};
use std::fmt;

/// A line that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// Number of the line, from 1.
    pub line: usize,
    pub problem: &'static str,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl Book {
    /// Reads a text.
    ///
    /// # Errors
    /// The first block that cannot be understood, and why.
    pub fn parse(text: &str) -> Result<Book, BookError> {
        let line = |at: usize| text[..at].matches('\n').count() + 1;
        let mut reader = BookReader::default();
        let mut events = Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter();
        while let Some((event, place)) = events.next() {
            let block = reader.block(event, &text[place.clone()], &mut events);
            block.map_err(|problem| BookError { line: line(place.start), problem })?;
        }
        let end = BookError { line: text.lines().count(), problem: NO_CAPTION };
        match reader.book.title.is_empty() {
            true => Err(BookError { line: 1, problem: "the text must begin with its title" }),
            false if reader.table => Err(end),
            false => Ok(reader.book),
        }
    }
}

const NO_CAPTION: &str = "the table before has no caption";
const MARKUP: &str = "only plain text is understood here";

type ParseResult<T = ()> = Result<T, &'static str>;

#[derive(Default)]
struct BookReader {
    book: Book,
    /// True if a table still lacks its caption.
    table: bool,
}

impl BookReader {
    /// Reads the block that `event` begins; `source` is how it is written.
    fn block(&mut self, event: Event<'_>, source: &str, events: &mut OffsetIter<'_>) -> ParseResult {
        match event {
            Event::Start(Tag::Paragraph) => {
                let text = inside(events, TagEnd::Paragraph)?;
                match text.strip_prefix("Table: ") {
                    Some(caption) => self.caption(caption),
                    None => self.close_table().and_then(|()| self.paragraph(&text)),
                }
            }
            // A list itself says nothing, its items do.
            Event::Start(Tag::List(None)) | Event::End(TagEnd::List(false)) => self.close_table(),
            Event::Start(Tag::Item) => {
                let text = inside(events, TagEnd::Item)?;
                self.rule(&text)
            }
            Event::Start(Tag::Heading { level, .. }) => {
                self.close_table()?;
                let text = inside(events, TagEnd::Heading(level))?;
                match level {
                    HeadingLevel::H1 => self.title(&text),
                    HeadingLevel::H2 => self.chapter(&text),
                    HeadingLevel::H3 => self.pieces(&text),
                    _ => Err("headings have one to three signs"),
                }
            }
            Event::Start(Tag::Table(_)) => {
                self.close_table()?;
                self.table(source, events)
            }
            _ => Err(MARKUP),
        }
    }

    fn title(&mut self, title: &str) -> ParseResult {
        if !self.book.title.is_empty() {
            return Err("there is one title");
        }
        self.book.title = title.to_owned();
        Ok(())
    }

    fn chapter(&mut self, line: &str) -> ParseResult {
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

    fn blocks(&mut self) -> ParseResult<&mut Vec<Block>> {
        Ok(&mut self.book.chapters.last_mut().ok_or("it stands before the first chapter")?.blocks)
    }

    fn pieces(&mut self, line: &str) -> ParseResult {
        let keys: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        if !keys.iter().all(|key| is_key(key)) {
            return Err("a piece's key is small letters, digits, `-` and `_`");
        }
        self.blocks()?.push(Block::Pieces(keys, Vec::new()));
        Ok(())
    }

    /// A rule: its ID, and lines of which each may begin what holds in one
    /// edition only.
    fn rule(&mut self, text: &str) -> ParseResult {
        let (id, text) = text.split_once(' ').ok_or("a rule is its ID and its text")?;
        if !is_id(id) {
            return Err("an ID is capital letters, digits and `-`");
        }
        let mut parts: Vec<Paragraph> = Vec::new();
        for line in text.lines() {
            let part = self.part(line)?;
            match parts.last_mut() {
                Some(last) if part.edition.is_none() => join(&mut last.text, &part.text),
                _ => parts.push(part),
            }
        }
        let rule = Rule { id: id.to_owned(), parts };
        match self.blocks()?.last_mut() {
            Some(Block::Pieces(_, rules)) => rules.push(rule),
            _ => self.blocks()?.push(Block::Rule(rule)),
        }
        Ok(())
    }

    /// A line, with its edition if it is marked with one.
    fn part(&self, text: &str) -> ParseResult<Paragraph> {
        let Some((mark, rest)) = text.strip_prefix('[').and_then(|text| text.split_once("] ")) else {
            return Ok(Paragraph { edition: None, text: text.to_owned() });
        };
        let edition = self.book.editions.iter().position(|(key, _)| key == mark);
        Ok(Paragraph { edition: Some(edition.ok_or("there is no such edition")?), text: rest.to_owned() })
    }

    fn paragraph(&mut self, text: &str) -> ParseResult {
        if text.starts_with("@edition ") {
            return text.lines().try_for_each(|line| self.edition(line));
        }
        let Some(chapter) = self.book.chapters.last_mut() else {
            text.lines().for_each(|line| join(&mut self.book.source, line));
            return Ok(());
        };
        if !(chapter.blocks.is_empty() && chapter.lead.is_empty()) {
            return Err("plain text is one paragraph at the head of a chapter");
        }
        text.lines().for_each(|line| join(&mut chapter.lead, line));
        Ok(())
    }

    fn edition(&mut self, line: &str) -> ParseResult {
        let edition = line.strip_prefix("@edition ").and_then(|line| line.split_once(": "));
        let (key, name) = edition.ok_or("an edition is `@edition key: name`")?;
        self.book.editions.push((key.to_owned(), name.to_owned()));
        Ok(())
    }

    fn table(&mut self, source: &str, events: &mut OffsetIter<'_>) -> ParseResult {
        let mut rows: Vec<Vec<String>> = Vec::new();
        loop {
            match events.next() {
                Some((Event::Start(Tag::TableHead | Tag::TableRow), _)) => rows.push(Vec::new()),
                Some((Event::Start(Tag::TableCell), _)) => {
                    let cell = inside(events, TagEnd::TableCell)?;
                    rows.last_mut().expect("invariant: cells stand in rows").push(cell);
                }
                Some((Event::End(TagEnd::Table), _)) | None => break,
                Some(_) => {}
            }
        }
        // Markdown fills up and cuts off what the heads do not foresee.
        let bars = |line: &str| line.matches('|').count();
        if source.lines().any(|line| bars(line) != rows[0].len() + 1) {
            return Err("a table's lines have equally many cells, between bars");
        }
        self.blocks()?.push(Block::Table(BookTable { caption: String::new(), rows }));
        self.table = true;
        Ok(())
    }

    fn caption(&mut self, caption: &str) -> ParseResult {
        let open = std::mem::take(&mut self.table);
        match self.blocks()?.last_mut() {
            Some(Block::Table(table)) if open => caption.clone_into(&mut table.caption),
            _ => return Err("there is no table to name"),
        }
        Ok(())
    }

    fn close_table(&self) -> ParseResult {
        if self.table { Err(NO_CAPTION) } else { Ok(()) }
    }
}

/// The plain text up to `end`, with its lines.
fn inside(events: &mut OffsetIter<'_>, end: TagEnd) -> ParseResult<String> {
    let mut text = String::new();
    for (event, _) in events {
        match event {
            Event::Text(more) => text.push_str(&more),
            Event::SoftBreak => text.push('\n'),
            Event::End(tag) if tag == end => return Ok(text),
            // Items are paragraphs where an empty line stands between them.
            Event::Start(Tag::Paragraph) if text.is_empty() => {}
            Event::End(TagEnd::Paragraph) => {}
            _ => return Err(MARKUP),
        }
    }
    Ok(text)
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
