//! From a value in a tree to any type that serde knows.

use serde::de::{Deserializer, Error as _, Expected, Unexpected, Visitor};

use super::JsonError;
use super::access::{Fields, Items, Names, Variant};
use super::tree::{Kind, Node};

impl Node<'_> {
    /// Something else was expected.
    #[cold]
    pub(super) fn misfit(self, expected: &dyn Expected) -> JsonError {
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

    /// It must be of this kind.
    pub(super) fn demand(self, kind: Kind, expected: &dyn Expected) -> Result<(), JsonError> {
        if self.cell().kind == kind { Ok(()) } else { Err(self.misfit(expected)) }
    }

    fn whole(self, expected: &dyn Expected) -> Result<Whole, JsonError> {
        self.demand(Kind::Number, expected)?;
        let positive = self.number().map(Whole::Positive);
        let whole = positive.or_else(|| self.text().parse().ok().map(Whole::Negative));
        whole.ok_or_else(|| self.misfit(expected))
    }

    fn visit_number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.whole(&visitor)? {
            Whole::Positive(number) => visitor.visit_u64(number),
            Whole::Negative(number) => visitor.visit_i64(number),
        }
    }

    fn visit_string<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.string() {
            Some(string) => visitor.visit_str(&string),
            None => Err(self.misfit(&visitor)),
        }
    }

    fn visit_array<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        let items = Items::of(self, Kind::Array, &visitor)?;
        visitor.visit_seq(items)
    }

    fn visit_object<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        let items = Items::of(self, Kind::Object, &visitor)?;
        visitor.visit_map(items)
    }
}

/// A whole number.
enum Whole {
    Positive(u64),
    Negative(i64),
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

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, JsonError> {
        if self.elements().count() > len {
            return Err(JsonError::new(&format!("only {len} elements may stand here")));
        }
        self.visit_array(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: Names,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        let mut fields = Fields::of(self, names, &visitor)?;
        visitor.visit_seq(&mut fields).map_err(|error| fields.lacking(error))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: Names,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_enum(Variant::of(self, names)?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_unit()
    }
}
