//! From a value in a tree to any type that serde knows.

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};

use super::JsonError;
use super::tree::{Kind, Node};

impl<'a> Node<'a> {
    /// Something else was expected.
    #[cold]
    fn misfit(self, expected: &dyn Expected) -> JsonError {
        let string = self.string();
        let found = match self.cell().kind {
            Kind::Null => Unexpected::Other("null"),
            Kind::False => Unexpected::Bool(false),
            Kind::True => Unexpected::Bool(true),
            Kind::Number => Unexpected::Other(self.text()),
            Kind::Plain | Kind::Escaped => Unexpected::Str(string.as_deref().unwrap_or_default()),
            Kind::Array => Unexpected::Seq,
            Kind::Object => Unexpected::Map,
        };
        JsonError::invalid_type(found, expected)
    }

    fn visit_number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        if self.cell().kind == Kind::Number {
            if let Ok(number) = self.text().parse() {
                return visitor.visit_u64(number);
            }
            if let Ok(number) = self.text().parse() {
                return visitor.visit_i64(number);
            }
        }
        Err(self.misfit(&visitor))
    }

    fn visit_string<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.string() {
            Some(string) => visitor.visit_str(&string),
            None => Err(self.misfit(&visitor)),
        }
    }

    fn visit_array<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        if self.cell().kind != Kind::Array {
            return Err(self.misfit(&visitor));
        }
        let mut inside = Inside::of(self);
        let value = visitor.visit_seq(&mut inside)?;
        match inside.next() {
            None => Ok(value),
            Some(_) => {
                Err(JsonError::custom(format_args!("only {} elements may stand here", inside.index - 1)))
            }
        }
    }

    fn visit_object<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.cell().kind {
            Kind::Object => visitor.visit_map(&mut Inside::of(self)),
            _ => Err(self.misfit(&visitor)),
        }
    }
}

/// What is inside of an array or object, one after the other.
struct Inside<'a> {
    outer: Node<'a>,
    /// The cell that comes next.
    at: usize,
    /// How many have come.
    index: usize,
    /// The key before the value that comes next.
    key: Option<Node<'a>>,
}

impl<'a> Inside<'a> {
    fn of(outer: Node<'a>) -> Self {
        Inside { outer, at: outer.cell + 1, index: 0, key: None }
    }

    fn next(&mut self) -> Option<Node<'a>> {
        (self.at < self.outer.cell().next).then(|| {
            let node = Node { tree: self.outer.tree, cell: self.at };
            self.at = node.cell().next;
            self.index += 1;
            node
        })
    }
}

impl<'de> SeqAccess<'de> for Inside<'_> {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, JsonError> {
        let Some(node) = self.next() else { return Ok(None) };
        let value = seed.deserialize(node);
        value.map(Some).map_err(|error| error.in_element(self.index - 1, node.cell().start))
    }
}

fn in_field(error: JsonError, key: Node<'_>, value: Node<'_>) -> JsonError {
    error.in_field(&key.string().unwrap_or_default(), value.cell().start)
}

impl<'de> MapAccess<'de> for Inside<'_> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, JsonError> {
        let Some(key) = self.next() else { return Ok(None) };
        self.key = Some(key);
        seed.deserialize(key).map(Some).map_err(|error| in_field(error, key, key))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, JsonError> {
        let key = self.key.take().expect("invariant: a value follows its key");
        let value = self.next().expect("invariant: a key is followed by its value");
        seed.deserialize(value).map_err(|error| in_field(error, key, value))
    }
}

/// A variant: alone, or with what belongs to it.
struct Variant<'a> {
    name: Node<'a>,
    content: Option<Node<'a>>,
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = JsonError;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), JsonError> {
        Ok((seed.deserialize(self.name)?, self))
    }
}

impl<'a> Variant<'a> {
    fn with<T>(self, read: impl FnOnce(Node<'a>) -> Result<T, JsonError>) -> Result<T, JsonError> {
        let content = self.content.ok_or_else(|| self.lacks())?;
        read(content).map_err(|error| in_field(error, self.name, content))
    }

    #[cold]
    fn lacks(&self) -> JsonError {
        JsonError::custom(format_args!("something belongs to {}: {{{0}: …}}", self.name.text()))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = JsonError;

    fn unit_variant(self) -> Result<(), JsonError> {
        match self.content {
            Some(content) if content.cell().kind != Kind::Null => {
                Err(JsonError::custom(format_args!("nothing belongs to {}", self.name.text())))
            }
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, JsonError> {
        self.with(|content| seed.deserialize(content))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, JsonError> {
        self.with(|content| content.visit_array(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.with(|content| content.visit_object(visitor))
    }
}

/// The methods that all do the same.
macro_rules! alike {
    ($inner:ident: $($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
            self.$inner(visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = JsonError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.cell().kind {
            Kind::Null => visitor.visit_unit(),
            Kind::False => visitor.visit_bool(false),
            Kind::True => visitor.visit_bool(true),
            Kind::Number => self.visit_number(visitor),
            Kind::Plain | Kind::Escaped => self.visit_string(visitor),
            Kind::Array => self.visit_array(visitor),
            Kind::Object => self.visit_object(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.cell().kind {
            Kind::False => visitor.visit_bool(false),
            Kind::True => visitor.visit_bool(true),
            _ => Err(self.misfit(&visitor)),
        }
    }

    alike! { visit_number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }
    alike! { visit_number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }
    alike! { visit_string: deserialize_char deserialize_str deserialize_string deserialize_identifier }
    alike! { visit_array: deserialize_seq deserialize_bytes deserialize_byte_buf }
    alike! { visit_object: deserialize_map }
    alike! { deserialize_f64: deserialize_f32 }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.text().parse() {
            Ok(number) if self.cell().kind == Kind::Number => visitor.visit_f64(number),
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        if self.cell().kind == Kind::Null { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        if self.cell().kind == Kind::Null { visitor.visit_unit() } else { Err(self.misfit(&visitor)) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, JsonError> {
        self.visit_array(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.visit_array(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.visit_object(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        let mut inside = Inside::of(self);
        match self.cell().kind {
            Kind::Plain | Kind::Escaped => visitor.visit_enum(Variant { name: self, content: None }),
            Kind::Object => match (inside.next(), inside.next(), inside.next()) {
                (Some(name), content, None) => visitor.visit_enum(Variant { name, content }),
                _ => Err(JsonError::invalid_value(Unexpected::Map, &"an object with one field")),
            },
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_unit()
    }
}
