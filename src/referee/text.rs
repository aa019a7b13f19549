//! Reading and writing text: typed JSON with the path of whatever is wrong,
//! and a layout that people can read.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::fault::{Code, Fault};
use game_core::json::{self, JsonError};

/// A piece of JSON text that is known to be well formed.
pub type Json = Box<RawValue>;

/// The widest line of [`pretty`], in characters.
const WIDTH: usize = 100;

/// Any value as JSON.
pub fn json(value: &(impl Serialize + ?Sized)) -> Json {
    serde_json::value::to_raw_value(value).expect("invariant: what the referee answers can be written")
}

/// Reads JSON of a known shape.
///
/// # Errors
/// Line and column where it is no JSON at all; otherwise the path of the
/// field that does not fit.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    Ok(json::read(text)?)
}

/// Reads JSON of any shape.
///
/// # Errors
/// Line and column where it is no JSON, or the path of a key that stands
/// twice.
pub fn value(text: &str) -> Result<Value, Fault> {
    Ok(json::parse(text)?)
}

/// Reads a value of a known shape out of JSON that was read before.
///
/// # Errors
/// The path of the field that does not fit.
pub fn parse_value<T: DeserializeOwned>(value: &Value) -> Result<T, Fault> {
    Ok(json::read_value(value)?)
}

impl From<JsonError> for Fault {
    fn from(error: JsonError) -> Fault {
        let fault = Fault::new(Code::Malformed, error.problem());
        if error.path().is_empty() { fault } else { fault.within(error.path()) }
    }
}

/// One of the `legal` actions, as an example for whoever wrote `text`: of the
/// same kind if there is one.
pub fn example<'a>(text: &str, legal: &'a [Json]) -> Option<&'a str> {
    let kind = |text: &str| -> String {
        let text = text.trim_start_matches(|sign: char| !sign.is_alphanumeric());
        text.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect()
    };
    let alike = legal.iter().find(|action| kind(action.get()) == kind(text));
    alike.or(legal.first()).map(|action| action.get())
}

/// A tagged value in few words: `pass`, `build:smithy`, `pay kind=smithy due=1`.
pub fn short(value: &impl Serialize) -> String {
    let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let value = serde_json::to_value(value).expect("invariant: what the referee answers can be written");
    let Value::Object(map) = &value else { return plain(&value) };
    match map.iter().next() {
        Some((tag, Value::Object(fields))) if map.len() == 1 => {
            let fields = fields.iter().map(|(field, value)| format!(" {field}={}", plain(value)));
            fields.fold(tag.clone(), |text, field| text + &field)
        }
        Some((tag, inner)) if map.len() == 1 && !inner.is_array() => format!("{tag}:{}", plain(inner)),
        _ => value.to_string(),
    }
}

/// The JSON of a tagged value in the form of [`short`]; JSON stays as it is.
pub fn long(words: &str) -> String {
    let words = words.trim();
    if words.starts_with(['{', '[', '"']) {
        return words.to_owned();
    }
    let Some((tag, inner)) = words.split_once(':') else { return Value::from(words).to_string() };
    let inner = serde_json::from_str(inner).unwrap_or_else(|_| Value::from(inner));
    serde_json::json!({ tag: inner }).to_string()
}

/// JSON over several lines: what fits stays on one, and lists of plain words
/// are filled like a paragraph.
pub fn pretty(json: &RawValue) -> String {
    let text = json.get();
    let mut out = String::with_capacity(text.len() * 2);
    lay(text, 0, 0, &mut out);
    out
}

/// Lays out one value that starts in column `column`.
fn lay(text: &str, indent: usize, column: usize, out: &mut String) {
    let spaced = spaced(text);
    let Some(open @ ('{' | '[')) = text.chars().next() else { return out.push_str(text) };
    if column + spaced.len() <= WIDTH {
        return out.push_str(&spaced);
    }
    let parts = parts(&text[1..text.len() - 1]);
    let flat = open == '[' && parts.iter().all(|part| !part.starts_with(['{', '[']));
    let inner = indent + 2;
    out.push(open);
    let mut at = WIDTH;
    for (index, part) in parts.iter().enumerate() {
        let width = part.len() + 2;
        if !flat || at + width > WIDTH {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', inner));
            at = inner;
        } else {
            out.push(' ');
        }
        at += width;
        lay_part(part, open, inner, out);
        if index + 1 < parts.len() {
            out.push(',');
        }
    }
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', indent));
    out.push(if open == '{' { '}' } else { ']' });
}

/// Lays out a list's value or an object's key and value.
fn lay_part(part: &str, open: char, indent: usize, out: &mut String) {
    if open == '[' {
        return lay(part, indent, indent, out);
    }
    let colon = ends(part).find(|&(_, byte)| byte == b':').map_or(part.len(), |(at, _)| at);
    let (key, value) = part.split_at(colon);
    out.push_str(key);
    out.push_str(": ");
    lay(value.trim_start_matches(':'), indent, indent + key.len() + 2, out);
}

/// The same JSON on one line, with a space behind commas and colons.
fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let mut quoted = Quotes::default();
    for c in text.chars() {
        let outside = quoted.outside(c);
        out.push(c);
        if outside && (c == ',' || c == ':') {
            out.push(' ');
        }
    }
    out
}

/// The comma-separated parts of the inside of a list or object.
fn parts(inside: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, byte) in ends(inside) {
        if byte == b',' {
            parts.push(&inside[start..at]);
            start = at + 1;
        }
    }
    if start < inside.len() {
        parts.push(&inside[start..]);
    }
    parts
}

/// The commas and colons of the outermost level.
fn ends(text: &str) -> impl Iterator<Item = (usize, u8)> + '_ {
    let mut quoted = Quotes::default();
    let mut depth = 0;
    text.char_indices().filter_map(move |(at, c)| {
        let outside = quoted.outside(c);
        match c {
            '{' | '[' if outside => depth += 1,
            '}' | ']' if outside => depth -= 1,
            ',' | ':' if outside && depth == 0 => return Some((at, c as u8)),
            _ => {}
        }
        None
    })
}

/// State that tells whether a character stands within quotes.
#[derive(Default)]
struct Quotes {
    inside: bool,
    escaped: bool,
}

impl Quotes {
    /// Reads one character; says whether it stands outside.
    fn outside(&mut self, c: char) -> bool {
        let was_inside = self.inside;
        match c {
            _ if self.escaped => self.escaped = false,
            '\\' if self.inside => self.escaped = true,
            '"' => self.inside = !self.inside,
            _ => {}
        }
        !was_inside && !self.inside
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json as sample;

    #[test]
    fn the_layout_changes_no_value_and_keeps_to_the_width() {
        let long: Vec<&str> = std::iter::repeat_n("market_hall", 40).collect();
        let tricky = sample!({"a,\"b:": [1, {"x": "}],{"}], "long": long, "deep": [[long], {"k": long}]});
        let laid = pretty(&json(&tricky));
        assert_eq!(serde_json::from_str::<Value>(&laid).expect("still JSON"), tricky);
        assert!(laid.lines().all(|line| line.len() <= WIDTH + 1), "{laid}");
        assert_eq!(pretty(&json(&sample!({"a": [1, 2]}))), r#"{"a": [1, 2]}"#);
    }

    #[test]
    fn few_words_and_back() {
        for action in
            [sample!("pass"), sample!({"over": 3}), sample!({"library": true}), sample!({"build": "hero"})]
        {
            assert_eq!(serde_json::from_str::<Value>(&long(&short(&action))).expect("JSON"), action);
        }
        assert_eq!(short(&sample!({"pay": {"due": 2, "kind": "hero"}})), "pay due=2 kind=hero");
        assert_eq!(long("{\"over\":3}"), "{\"over\":3}");
    }

    #[test]
    fn what_does_not_fit_is_named_by_its_path() {
        let fault = parse::<Vec<u8>>("[1, 2, 300]").expect_err("too large");
        assert_eq!(fault.field.as_deref(), Some("[2]"));
        let fault = parse::<Vec<u8>>("[1, 2] x").expect_err("more than one value");
        assert!(fault.message.contains("line 1"), "{fault}");
    }
}
