//! What is inside of a value, one after the other.

use serde::de::value::U32Deserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};

use super::JsonError;
use super::tree::{Inside, Kind, Node};

/// The names that a type has for its fields or variants.
pub(super) type Names = &'static [&'static str];

/// The elements of an array, or the entries of a map.
pub(super) struct Items<'a> {
    outer: Node<'a>,
    inside: Inside<'a>,
}

impl<'a> Items<'a> {
    /// What is inside of an array, or keys and values of an object in turn.
    pub(super) fn of(outer: Node<'a>, kind: Kind, expected: &dyn Expected) -> Result<Self, JsonError> {
        outer.demand(kind, expected)?;
        Ok(Items { outer, inside: outer.inside(kind) })
    }

    fn next(&mut self) -> Option<Node<'a>> {
        let next = self.inside.next();
        next.unwrap_or(self.outer).entered();
        next
    }
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, JsonError> {
        match self.next() {
            Some(node) => seed.deserialize(node).map(Some),
            None => Ok(None),
        }
    }
}

impl<'de> MapAccess<'de> for Items<'_> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, JsonError> {
        self.next_element_seed(seed)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, JsonError> {
        seed.deserialize(self.next().expect("invariant: a key is followed by its value"))
    }
}

/// The fields of a type in the order of its declaration; `None` for those that
/// are absent.
pub(super) struct Fields<'a> {
    object: Node<'a>,
    names: std::slice::Iter<'static, &'static str>,
    /// The field that was asked for last, if it is absent.
    absent: Option<&'static str>,
}

impl<'a> Fields<'a> {
    /// The fields of an object, each at most once and none but these.
    pub(super) fn of(object: Node<'a>, names: Names, expected: &dyn Expected) -> Result<Self, JsonError> {
        object.demand(Kind::Object, expected)?;
        let mut keys = object.inside(Kind::Object);
        let mut met = 0u64;
        while let (Some(key), Some(_)) = (keys.next(), keys.next()) {
            let name = key.string().unwrap_or_default();
            match names.iter().position(|other| **other == *name) {
                Some(place) if met >> place & 1 == 0 => met |= 1 << place,
                Some(place) => {
                    key.entered();
                    return Err(JsonError::duplicate_field(names[place]));
                }
                None if object.tree.loose => {}
                None => {
                    key.entered();
                    return Err(JsonError::unknown_field(&name, names));
                }
            }
        }
        Ok(Fields { object, names: names.iter(), absent: None })
    }

    fn next(&mut self) -> Option<Node<'a>> {
        let name = self.names.next()?;
        let field = self.object.field(name);
        self.absent = if field.is_none() { Some(name) } else { None };
        field.unwrap_or(self.object).entered();
        field
    }

    /// What is wrong: the type could not do without the field just asked for,
    /// or else `error`.
    #[cold]
    pub(super) fn lacking(&self, error: JsonError) -> JsonError {
        self.absent.map_or(error, JsonError::missing_field)
    }
}

impl<'de> SeqAccess<'de> for &mut Fields<'_> {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, JsonError> {
        match self.next() {
            Some(node) => seed.deserialize(node).map(Some),
            None => Ok(None),
        }
    }
}

/// A variant, by its place in the list of names: alone, or with what belongs
/// to it.
pub(super) struct Variant<'a> {
    value: Node<'a>,
    name: Node<'a>,
    place: usize,
    content: Option<Node<'a>>,
}

impl<'a> Variant<'a> {
    /// The variant that a value is.
    pub(super) fn of(value: Node<'a>, names: Names) -> Result<Self, JsonError> {
        let (name, content) = match value.cell().kind {
            Kind::Plain | Kind::Escaped => (value, None),
            Kind::Object => {
                let mut inside = value.inside(Kind::Object);
                match (inside.next(), inside.next(), inside.next()) {
                    (Some(name), content, None) => (name, content),
                    _ => {
                        return Err(JsonError::invalid_value(Unexpected::Map, &"an object with one field"));
                    }
                }
            }
            _ => return Err(value.misfit(&"a name, or an object with one field")),
        };
        let called = name.string().unwrap_or_default();
        let place = names.iter().position(|other| **other == *called);
        let place = place.ok_or_else(|| JsonError::unknown_variant(&called, names))?;
        Ok(Variant { value, name, place, content })
    }

    fn content(&self) -> Result<Node<'a>, JsonError> {
        match self.content {
            Some(content) => Ok(content.entered()),
            None => {
                let name = self.name.text();
                Err(JsonError::new(&format!("something belongs to {name}: {{{name}: …}}")))
            }
        }
    }

    fn alone(&self) -> Result<(), JsonError> {
        match self.content {
            Some(content) if content.cell().kind != Kind::Null => {
                self.value.entered();
                Err(JsonError::new(&format!("nothing belongs to {}", self.name.text())))
            }
            _ => Ok(()),
        }
    }
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = JsonError;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), JsonError> {
        let place: U32Deserializer<JsonError> = (self.place as u32).into_deserializer();
        Ok((seed.deserialize(place)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = JsonError;

    fn unit_variant(self) -> Result<(), JsonError> {
        self.alone()
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, JsonError> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, JsonError> {
        self.content()?.deserialize_tuple(len, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, names: Names, visitor: V) -> Result<V::Value, JsonError> {
        self.content()?.deserialize_struct("", names, visitor)
    }
}
