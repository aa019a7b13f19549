//! Fields of a position that may be written in two ways. Read by hand, so
//! that whatever is wrong inside one of them is named by its own path.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{
    Deserialize, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor,
};

use super::ids::Kind;
use super::position::{Good, Pile, Slot, SlotPosition};

/// The kind called `name`.
fn kind<E: Error>(name: &str) -> Result<Kind, E> {
    Kind::deserialize(name.into_deserializer())
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Pile;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards, or their number from 0 to 255")
            }

            fn visit_u64<E: Error>(self, count: u64) -> Result<Pile, E> {
                let count = u8::try_from(count);
                count
                    .map(Pile::Count)
                    .map_err(|_| E::invalid_value(Unexpected::Other("a larger number"), &self))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, cards: A) -> Result<Pile, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(cards)).map(Pile::Cards)
            }
        }

        reader.deserialize_any(Either)
    }
}

impl<'de> Deserialize<'de> for SlotPosition {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = SlotPosition;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a building, or an object with its kind and what lies on and under it")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<SlotPosition, E> {
                kind(name).map(SlotPosition::Plain)
            }

            fn visit_map<A: MapAccess<'de>>(self, slot: A) -> Result<SlotPosition, A::Error> {
                Slot::deserialize(MapAccessDeserializer::new(slot)).map(SlotPosition::Full)
            }
        }

        reader.deserialize_any(Either)
    }
}

impl<'de> Deserialize<'de> for Good {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Either;

        impl Visitor<'_> for Either {
            type Value = Good;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the card that is the good, or true for any card")
            }

            fn visit_bool<E: Error>(self, any: bool) -> Result<Good, E> {
                Ok(Good::Any(any))
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Good, E> {
                kind(name).map(Good::Card)
            }
        }

        reader.deserialize_any(Either)
    }
}
