//! From text to cells (RFC 8259, strictly).

use super::JsonError;
use super::tree::{Cell, Kind};

/// How deep values may lie inside each other: texts come from anywhere, and
/// the stack is finite.
const DEEPEST: usize = 128;

/// Parses a whole text.
pub(super) fn parse(text: &str) -> Result<Vec<Cell>, JsonError> {
    let mut parser = Parser { bytes: text.as_bytes(), at: 0, cells: Vec::new() };
    match parser.value(DEEPEST).and_then(|()| parser.end()) {
        Ok(()) => Ok(parser.cells),
        Err(problem) => Err(JsonError::new(problem).placed(String::new(), text, parser.at)),
    }
}

type Outcome = Result<(), &'static str>;

const CUT_OFF: &str = "the text ends too early";

struct Parser<'t> {
    bytes: &'t [u8],
    at: usize,
    cells: Vec<Cell>,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    /// Whether `byte` is next; steps over it if so.
    fn eat(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn demand(&mut self, byte: u8, problem: &'static str) -> Outcome {
        match self.peek() {
            _ if self.eat(byte) => Ok(()),
            None => Err(CUT_OFF),
            Some(_) => Err(problem),
        }
    }

    fn end(&mut self) -> Outcome {
        self.skip_blanks();
        if self.at == self.bytes.len() { Ok(()) } else { Err("something follows the end") }
    }

    fn value(&mut self, depth: usize) -> Outcome {
        self.skip_blanks();
        let (cell, start) = (self.cells.len(), self.at);
        self.cells.push(Cell { kind: Kind::Null, start, end: start, next: 0 });
        let kind = match self.peek() {
            None => return Err(CUT_OFF),
            Some(b'{') => self.object(depth)?,
            Some(b'[') => self.array(depth)?,
            Some(b'"') => self.string()?,
            Some(b'-' | b'0'..=b'9') => self.number()?,
            Some(b't') => self.word(b"true", Kind::True)?,
            Some(b'f') => self.word(b"false", Kind::False)?,
            Some(b'n') => self.word(b"null", Kind::Null)?,
            Some(_) => return Err("a value must stand here"),
        };
        self.cells[cell] = Cell { kind, start, end: self.at, next: self.cells.len() };
        Ok(())
    }

    fn word(&mut self, word: &[u8], kind: Kind) -> Result<Kind, &'static str> {
        for &byte in word {
            self.demand(byte, "a value must stand here")?;
        }
        Ok(kind)
    }

    fn array(&mut self, depth: usize) -> Result<Kind, &'static str> {
        self.at += 1;
        let depth = depth.checked_sub(1).ok_or("too many values inside each other")?;
        self.skip_blanks();
        if self.eat(b']') {
            return Ok(Kind::Array);
        }
        loop {
            self.value(depth)?;
            self.skip_blanks();
            if self.eat(b']') {
                return Ok(Kind::Array);
            }
            self.demand(b',', "`,` or `]` must stand here")?;
        }
    }

    fn object(&mut self, depth: usize) -> Result<Kind, &'static str> {
        self.at += 1;
        let depth = depth.checked_sub(1).ok_or("too many values inside each other")?;
        self.skip_blanks();
        if self.eat(b'}') {
            return Ok(Kind::Object);
        }
        loop {
            self.skip_blanks();
            if !matches!(self.peek(), Some(b'"') | None) {
                return Err("a field's name must stand here");
            }
            self.value(depth)?;
            self.skip_blanks();
            self.demand(b':', "`:` must stand here")?;
            self.value(depth)?;
            self.skip_blanks();
            if self.eat(b'}') {
                return Ok(Kind::Object);
            }
            self.demand(b',', "`,` or `}` must stand here")?;
        }
    }

    fn string(&mut self) -> Result<Kind, &'static str> {
        self.at += 1;
        let mut kind = Kind::Plain;
        loop {
            match self.peek() {
                None => return Err(CUT_OFF),
                Some(b'"') => {
                    self.at += 1;
                    return Ok(kind);
                }
                Some(b'\\') => {
                    self.at += 1;
                    self.escape()?;
                    kind = Kind::Escaped;
                }
                Some(0..0x20) => return Err("a control character must be escaped"),
                Some(_) => self.at += 1,
            }
        }
    }

    fn escape(&mut self) -> Outcome {
        let sign = self.peek().ok_or(CUT_OFF)?;
        self.at += 1;
        match sign {
            b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => Ok(()),
            b'u' => match self.unit()? {
                0xD800..0xDC00 => {
                    self.demand(b'\\', "half a character")?;
                    self.demand(b'u', "half a character")?;
                    if matches!(self.unit()?, 0xDC00..0xE000) { Ok(()) } else { Err("half a character") }
                }
                0xDC00..0xE000 => Err("half a character"),
                _ => Ok(()),
            },
            _ => Err("there is no such escape"),
        }
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Result<u16, &'static str> {
        let digits = self.bytes.get(self.at..self.at + 4).ok_or(CUT_OFF)?;
        let unit = hex(digits).ok_or("four hexadecimal digits must stand here")?;
        self.at += 4;
        Ok(unit)
    }

    fn number(&mut self) -> Result<Kind, &'static str> {
        self.eat(b'-');
        if !self.eat(b'0') {
            self.digits()?;
        }
        if self.eat(b'.') {
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            if !self.eat(b'+') {
                self.eat(b'-');
            }
            self.digits()?;
        }
        Ok(Kind::Number)
    }

    fn digits(&mut self) -> Outcome {
        let from = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        match self.peek() {
            _ if self.at > from => Ok(()),
            None => Err(CUT_OFF),
            Some(_) => Err("a digit must stand here"),
        }
    }
}

fn hex(digits: &[u8]) -> Option<u16> {
    let digit = |&byte: &u8| char::from(byte).to_digit(16);
    digits.iter().try_fold(0, |unit, byte| Some(unit << 4 | digit(byte)? as u16))
}

/// The string that stands between the quotes of a parsed text.
pub(super) fn unescape(inside: &str) -> String {
    let mut out = String::with_capacity(inside.len());
    let mut rest = inside;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let (sign, after) = (rest.as_bytes()[at + 1], &rest[at + 2..]);
        rest = after;
        out.push(match sign {
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let (sign, length) = character(after);
                rest = &after[length..];
                sign
            }
            sign => char::from(sign),
        });
    }
    out.push_str(rest);
    out
}

/// The character whose one or two units begin here, and how long they are.
fn character(text: &str) -> (char, usize) {
    let unit = |at: usize| u32::from(hex(&text.as_bytes()[at..at + 4]).unwrap_or_default());
    let first = unit(0);
    let (code, length) = match first {
        0xD800..0xDC00 => (0x1_0000 + ((first - 0xD800) << 10) + (unit(6) - 0xDC00), 10),
        _ => (first, 4),
    };
    (char::from_u32(code).expect("invariant: halves were refused by the parser"), length)
}
