//! From text to a value, no key twice.

use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use super::JsonError;
use super::error::{TWICE, push_field, push_index};

/// Parses a whole text; it must be one value, with nothing but blanks around it.
///
/// # Errors
/// The first place where it is no JSON, or a key that stands twice.
pub fn parse(text: &str) -> Result<Value, JsonError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let mut path = String::new();
    let value = Unique { path: &mut path, at: ValuePlace::Top }.deserialize(&mut reader);
    let value = value.map_err(|error| JsonError::syntax(path, &error))?;
    reader.end().map_err(|error| JsonError::syntax(String::new(), &error))?;
    Ok(value)
}

/// A value without a key that stands twice in one object: `serde_json`'s own
/// keeps the last of them.
struct Unique<'p> {
    /// The path to the value around it; after an error, to what could not be read.
    path: &'p mut String,
    at: ValuePlace<'p>,
}

/// Place of a value in the one around it.
enum ValuePlace<'p> {
    Top,
    Field(&'p str),
    Index(usize),
}

impl<'de> DeserializeSeed<'de> for Unique<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        let around = self.path.len();
        match self.at {
            ValuePlace::Top => {}
            ValuePlace::Field(key) => push_field(self.path, key),
            ValuePlace::Index(index) => push_index(self.path, index),
        }
        let value = reader.deserialize_any(UniqueVisitor { path: self.path })?;
        self.path.truncate(around);
        Ok(value)
    }
}

struct UniqueVisitor<'p> {
    path: &'p mut String,
}

impl<'de> Visitor<'de> for UniqueVisitor<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) =
            list.next_element_seed(Unique { path: self.path, at: ValuePlace::Index(values.len()) })?
        {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if fields.contains_key(&key) {
                push_field(self.path, &key);
                object.next_value::<Twice>()?;
            }
            let value = object.next_value_seed(Unique { path: self.path, at: ValuePlace::Field(&key) })?;
            fields.insert(key, value);
        }
        Ok(Value::Object(fields))
    }
}

/// Refuses the value of a key that stood before, so that the path names it.
struct Twice;

impl<'de> Deserialize<'de> for Twice {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom(TWICE))
    }
}
