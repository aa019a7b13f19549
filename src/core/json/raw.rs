//! Texts in their own order: what wraps a save keeps the save as it was
//! written, and what differs from a default stays in the default's order.

use std::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::JsonError;

/// The fields of an object, each value as the text that it is.
pub struct RawFields<'a>(Vec<(String, &'a str)>);

impl<'a> RawFields<'a> {
    /// The fields of an object.
    ///
    /// # Errors
    /// No JSON, no object, or a field that stands twice.
    pub fn of(text: &'a str) -> Result<RawFields<'a>, JsonError> {
        let fields: RawFields<'a> =
            serde_json::from_str(text).map_err(|error| JsonError::syntax(String::new(), &error))?;
        let stands_before = |at: usize, key: &str| fields.iter().take(at).any(|(other, _)| other == key);
        let twice = fields.iter().enumerate().find(|(at, (key, _))| stands_before(*at, key));
        match twice.map(|(_, (key, _))| JsonError::twice(key)) {
            Some(error) => Err(error),
            None => Ok(fields),
        }
    }

    /// The text of a field.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.iter().find(|(key, _)| *key == name).map(|(_, text)| text)
    }

    /// A field's value as a `T`; `None` if it is absent or something else.
    pub fn value<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_str(self.get(name)?).ok()
    }

    /// Names and texts, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &'a str)> {
        self.0.iter().map(|(key, text)| (key.as_str(), *text))
    }
}

impl<'de> Deserialize<'de> for RawFields<'de> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_map(FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = RawFields<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<RawFields<'de>, A::Error> {
        let mut fields: Vec<(String, &'de str)> = Vec::new();
        while let Some(key) = object.next_key::<String>()? {
            let text: &'de RawValue = object.next_value()?;
            fields.push((key, text.get()));
        }
        Ok(RawFields(fields))
    }
}

/// The same JSON with line breaks, indented for people; fields stay in their
/// order.
///
/// # Errors
/// Where and why it is no JSON.
pub fn pretty(text: &str) -> Result<String, JsonError> {
    let mut out = Vec::new();
    let mut reader = serde_json::Deserializer::from_str(text);
    let mut writer = serde_json::Serializer::pretty(&mut out);
    let written = serde_transcode::transcode(&mut reader, &mut writer);
    written.and_then(|()| reader.end()).map_err(|error| JsonError::syntax(String::new(), &error))?;
    Ok(String::from_utf8(out).expect("invariant: JSON is UTF-8"))
}
