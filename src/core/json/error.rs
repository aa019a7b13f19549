//! Errors of a text with their place, in words for people.

use std::fmt;

use serde::de::{self, Expected, Unexpected};
use serde_json::Value;
use serde_json::error::Category;

/// Message for a key that stands twice.
pub(super) const TWICE: &str = "this field stands twice";

/// Reason why a text, or a part of it, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    path: String,
    problem: String,
    /// Line and column from 1, for a text that is no JSON.
    place: Option<(usize, usize)>,
}

impl JsonError {
    /// The path of the field, such as `seats[1].name`; empty: the whole text.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Describes the error, with the place in a text that is no JSON.
    pub fn problem(&self) -> String {
        match self.place {
            Some((line, column)) => format!("{} at line {line} column {column}", self.problem),
            None => self.problem.clone(),
        }
    }

    /// Line and column from 1 if the text is no JSON at all.
    pub fn place(&self) -> Option<(usize, usize)> {
        self.place
    }

    /// Describes a text that `serde_json` could not parse; `path` is the value that was being read.
    pub(super) fn syntax(path: String, error: &serde_json::Error) -> JsonError {
        let told = error.to_string();
        let problem = told.split_once(" at line ").map_or(&*told, |(problem, _)| problem);
        let place = Some((error.line().max(1), error.column().max(1)));
        let (problem, place) = match error.classify() {
            Category::Eof => ("the text ends too early".to_owned(), place),
            Category::Io | Category::Syntax => (plain(problem), place),
            Category::Data => (plain(problem), None),
        };
        JsonError { path, problem, place }
    }

    /// A field of the whole stands twice.
    pub(super) fn twice(field: &str) -> JsonError {
        JsonError { path: field.to_owned(), problem: TWICE.to_owned(), place: None }
    }

    /// A field does not fit.
    pub(super) fn misfit(Misfit { problem, path }: Misfit) -> JsonError {
        JsonError { path, problem, place: None }
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.problem())
    }
}

impl std::error::Error for JsonError {}

/// Adds a field to a path.
pub(super) fn push_field(path: &mut String, key: &str) {
    if !path.is_empty() {
        path.push('.');
    }
    path.push_str(key);
}

/// Adds a place in a list to a path, from 0.
pub(super) fn push_index(path: &mut String, index: usize) {
    path.push('[');
    path.push_str(&index.to_string());
    path.push(']');
}

/// A problem of `serde_json`'s parser in plain words.
fn plain(problem: &str) -> String {
    let told = match problem {
        "expected value" | "trailing comma" => "a value must stand here",
        "expected ident" => "true, false or null must stand here",
        "key must be a string" => "a field's name in double quotes must stand here",
        "trailing characters" => "something follows the end",
        "recursion limit exceeded" => "too many values inside each other",
        "invalid escape" => "there is no such escape",
        "invalid number" => "this is no number",
        "number out of range" => "this number is too large",
        "lone leading surrogate in hex escape"
        | "unexpected end of hex escape"
        | "invalid unicode code point" => "half a character",
        _ if problem.starts_with("invalid type") => "an object must stand here",
        _ if problem.starts_with("control character") => "a control character must be escaped",
        _ => match problem.strip_prefix("expected ") {
            Some(wanted) => return format!("{wanted} must stand here"),
            None => problem,
        },
    };
    told.to_owned()
}

/// Reason why a value does not fit its type.
#[derive(Debug)]
pub(super) struct Misfit {
    problem: String,
    /// The path to what is to blame, from the value at hand; empty: that value.
    path: String,
}

impl Misfit {
    /// The same, in the field of an object.
    pub(super) fn in_field(mut self, key: &str) -> Misfit {
        let inner = std::mem::replace(&mut self.path, key.to_owned());
        if !inner.is_empty() && !inner.starts_with('[') {
            self.path.push('.');
        }
        self.path.push_str(&inner);
        self
    }

    /// The same, at a place in a list.
    pub(super) fn in_list(self, index: usize) -> Misfit {
        self.in_field(&format!("[{index}]"))
    }

    /// A list of `found` values where `read` of them are known.
    pub(super) fn too_long(read: usize, found: usize) -> Misfit {
        de::Error::custom(format_args!("must be a list of {read} values, not {found} values"))
    }

    /// The type has no such field.
    pub(super) fn unknown(field: &str, names: &[&str]) -> Misfit {
        let known = names.join(", ");
        let problem = format!("unknown field `{field}`; there are: {known}");
        Misfit { problem, path: field.to_owned() }
    }

    /// Something else than an object with these fields.
    pub(super) fn no_object(value: &Value, names: &'static [&'static str]) -> Misfit {
        let object = object_of(names);
        de::Error::custom(format_args!(
            "must be an object such as {object}, not {}",
            shown(&unexpected(value))
        ))
    }

    /// Neither a name nor an object with one field.
    pub(super) fn no_variant(value: &Value, names: &[&str]) -> Misfit {
        let found = shown(&unexpected(value));
        de::Error::custom(format_args!("must be one of {}, not {found}", names.join(", ")))
    }

    /// Something else than a list of so many values.
    pub(super) fn no_list(value: &Value, len: usize) -> Misfit {
        de::Error::custom(format_args!("must be a list of {len} values, not {}", shown(&unexpected(value))))
    }

    /// A name to which something belongs, without it.
    pub(super) fn bare(name: &str, form: &str) -> Misfit {
        de::Error::custom(format_args!("{name} alone is not enough: {{\"{name}\": {form}}}"))
    }
}

/// Shows the form of an object with these fields.
pub(super) fn object_of(names: &[&str]) -> String {
    let fields: Vec<String> = names.iter().take(3).map(|name| format!("\"{name}\": …")).collect();
    format!("{{{}{}}}", fields.join(", "), if names.len() > 3 { ", …" } else { "" })
}

/// A value as what was not expected.
pub(super) fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(value) => Unexpected::Bool(*value),
        Value::Number(number) => number.as_f64().map_or(Unexpected::Other("a number"), Unexpected::Float),
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

/// Describes the value found, in plain words.
fn shown(found: &Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(value) => value.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        Unexpected::Float(number) => number.to_string(),
        Unexpected::Char(sign) => format!("{sign:?}"),
        Unexpected::Str(text) => format!("{text:?}"),
        Unexpected::Unit | Unexpected::Option => "null".to_owned(),
        Unexpected::Seq => "a list".to_owned(),
        Unexpected::Map => "an object".to_owned(),
        Unexpected::Other(found) => (*found).to_owned(),
        Unexpected::Bytes(_)
        | Unexpected::NewtypeStruct
        | Unexpected::Enum
        | Unexpected::UnitVariant
        | Unexpected::NewtypeVariant
        | Unexpected::TupleVariant
        | Unexpected::StructVariant => "this".to_owned(),
    }
}

/// Describes the expected type, in plain words: serde names Rust types.
fn wanted(expected: &dyn Expected) -> String {
    let expected = expected.to_string();
    let numbers =
        |least: &dyn fmt::Display, most: &dyn fmt::Display| format!("a whole number from {least} to {most}");
    match &*expected {
        "u8" => numbers(&0, &u8::MAX),
        "u16" => numbers(&0, &u16::MAX),
        "u32" => numbers(&0, &u32::MAX),
        "u64" | "usize" => numbers(&0, &u64::MAX),
        "i8" => numbers(&i8::MIN, &i8::MAX),
        "i16" => numbers(&i16::MIN, &i16::MAX),
        "i32" => numbers(&i32::MIN, &i32::MAX),
        "i64" | "isize" => numbers(&i64::MIN, &i64::MAX),
        "f32" | "f64" => "a number".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a string" => "a text in double quotes".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object".to_owned(),
        "unit" => "null".to_owned(),
        _ => several(&expected).unwrap_or(expected),
    }
}

/// `tuple variant Action::Load with 2 elements`, `an array of length 3` and
/// the like.
fn several(expected: &str) -> Option<String> {
    let by_count = ["a tuple of size ", "an array of length ", "an empty array", "tuple "];
    let is_list = by_count.iter().any(|beginning| expected.starts_with(beginning));
    let count = expected.split_whitespace().find_map(|word| word.parse::<usize>().ok());
    match count {
        Some(count) if is_list => Some(format!("a list of {count} values")),
        _ if expected.starts_with("struct ") => Some("an object".to_owned()),
        _ => None,
    }
}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(problem: T) -> Misfit {
        Misfit { problem: problem.to_string(), path: String::new() }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Misfit {
        Misfit::custom(format_args!("must be {}, not {}", wanted(expected), shown(&found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Misfit {
        Misfit::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Misfit {
        Misfit::custom(format_args!("must be {}, not {length} values", wanted(expected)))
    }

    fn unknown_variant(name: &str, names: &'static [&'static str]) -> Misfit {
        Misfit::custom(format_args!("{name:?} is none of {}", names.join(", ")))
    }

    fn unknown_field(field: &str, names: &'static [&'static str]) -> Misfit {
        Misfit { path: String::new(), ..Misfit::unknown(field, names) }
    }

    fn missing_field(field: &'static str) -> Misfit {
        Misfit::custom(format_args!("the field `{field}` is missing"))
    }

    fn duplicate_field(field: &'static str) -> Misfit {
        Misfit::custom(format_args!("the field `{field}` stands twice"))
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)
    }
}

impl std::error::Error for Misfit {}
