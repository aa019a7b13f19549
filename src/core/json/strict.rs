//! `serde_json`'s own deserializer takes a list where an object is described,
//! field by position, and passes over fields that a type does not know unless
//! every type says otherwise. The documented formats allow neither, so types
//! are read from a parsed value through this adapter. Each list and object on the way out adds its part to the
//! path of an error: a library that notes the path on the way in (`serde_path_to_error`) takes twice as much code.

use std::{iter, slice};

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Value, map};

use super::error::{Misfit, object_of, unexpected};

/// The names that a type has for its fields or variants.
type Names = &'static [&'static str];

/// A value to be read strictly.
#[derive(Clone, Copy)]
pub(super) struct Strict<'a>(pub &'a Value);

impl<'de> Deserializer<'de> for Strict<'de> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), _, _) => visitor.visit_u64(number),
                (_, Some(number), _) => visitor.visit_i64(number),
                (_, _, number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(values) => {
                let mut elements = Elements(values.iter().enumerate());
                let read = visitor.visit_seq(&mut elements)?;
                match elements.0.len() {
                    0 => Ok(read),
                    left => Err(Misfit::too_long(values.len() - left, values.len())),
                }
            }
            Value::Object(fields) => visitor.visit_map(Fields { rest: fields.iter(), value: None }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: Names,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let Value::Object(fields) = self.0 else { return Err(Misfit::no_object(self.0, names)) };
        match fields.keys().find(|key| !names.contains(&key.as_str())) {
            Some(unknown) => Err(Misfit::unknown(unknown, names)),
            None => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: Names,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let entry = self.0.as_object().filter(|fields| fields.len() == 1).and_then(|f| f.iter().next());
        match (self.0, entry) {
            (Value::String(name), _) => visitor.visit_enum(Variant { name, content: None }),
            (_, Some((name, content))) => visitor.visit_enum(Variant { name, content: Some(content) }),
            _ => Err(Misfit::no_variant(self.0, names)),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        seq tuple tuple_struct map identifier ignored_any
    }
}

/// The values of a list, with their places.
struct Elements<'a>(iter::Enumerate<slice::Iter<'a, Value>>);

impl<'de> SeqAccess<'de> for Elements<'de> {
    type Error = Misfit;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        let Some((index, value)) = self.0.next() else { return Ok(None) };
        seed.deserialize(Strict(value)).map(Some).map_err(|error| error.in_list(index))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The fields of an object; the value whose key was read last waits.
struct Fields<'a> {
    rest: map::Iter<'a>,
    value: Option<(&'a str, &'a Value)>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Misfit;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some((key, value));
        seed.deserialize(IntoDeserializer::<Misfit>::into_deserializer(key.as_str())).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Misfit> {
        let (key, value) = self.value.take().expect("invariant: serde asks for a key before its value");
        seed.deserialize(Strict(value)).map_err(|error| error.in_field(key))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// A variant: its name alone, or with what belongs to it.
struct Variant<'a> {
    name: &'a str,
    content: Option<&'a Value>,
}

impl<'de> Variant<'de> {
    /// Returns the content that belongs to the name; `form` shows how it is written.
    fn content(&self, form: impl FnOnce() -> String) -> Result<Strict<'de>, Misfit> {
        self.content.map(Strict).ok_or_else(|| Misfit::bare(self.name, &form()).in_field(self.name))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Misfit;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Misfit> {
        Ok((seed.deserialize(IntoDeserializer::<Misfit>::into_deserializer(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        match self.content {
            None | Some(Value::Null) => Ok(()),
            Some(content) => Err(Misfit::invalid_type(unexpected(content), &"null").in_field(self.name)),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Misfit> {
        let content = self.content(|| "…".to_owned())?;
        seed.deserialize(content).map_err(|error| error.in_field(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Misfit> {
        let content = self.content(|| format!("[{}]", vec!["…"; len].join(", ")))?;
        let read = match content.0 {
            Value::Array(_) => content.deserialize_any(visitor),
            other => Err(Misfit::no_list(other, len)),
        };
        read.map_err(|error| error.in_field(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(self, names: Names, visitor: V) -> Result<V::Value, Misfit> {
        let content = self.content(|| object_of(names))?;
        content.deserialize_struct("", names, visitor).map_err(|error| error.in_field(self.name))
    }
}
