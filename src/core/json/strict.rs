//! `serde_json`'s own deserializer takes a list where an object is described,
//! field by position, and passes over fields that a type does not know unless
//! every type says otherwise. The documented formats allow neither, so types
//! are read from a parsed value through this adapter.

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use super::error::{Misfit, object_of, unexpected};

/// The names that a type has for its fields or variants.
type Names = &'static [&'static str];

/// A value to be read strictly.
#[derive(Clone, Copy)]
pub(super) struct Strict<'a>(pub &'a Value);

impl<'de> IntoDeserializer<'de, Misfit> for Strict<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

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
            Value::Array(values) => SeqDeserializer::new(values.iter().map(Strict)).deserialize_any(visitor),
            Value::Object(fields) => {
                let fields = fields.iter().map(|(key, value)| (key.as_str(), Strict(value)));
                MapDeserializer::new(fields).deserialize_any(visitor)
            }
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

/// A variant: its name alone, or with what belongs to it.
struct Variant<'a> {
    name: &'a str,
    content: Option<&'a Value>,
}

impl<'de> Variant<'de> {
    /// Returns the content that belongs to the name; `form` shows how it is written.
    fn content(&self, form: impl FnOnce() -> String) -> Result<Strict<'de>, Misfit> {
        self.content.map(Strict).ok_or_else(|| Misfit::bare(self.name, &form()))
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
            Some(content) => Err(Misfit::invalid_type(unexpected(content), &"null")),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Misfit> {
        seed.deserialize(self.content(|| "…".to_owned())?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Misfit> {
        let content = self.content(|| format!("[{}]", vec!["…"; len].join(", ")))?;
        if content.0.is_array() {
            content.deserialize_any(visitor)
        } else {
            Err(Misfit::no_list(content.0, len))
        }
    }

    fn struct_variant<V: Visitor<'de>>(self, names: Names, visitor: V) -> Result<V::Value, Misfit> {
        self.content(|| object_of(names))?.deserialize_struct("", names, visitor)
    }
}
