//! The pieces of Ginkgopolis by name: tiles, cards, markers, characters.

mod card;
mod character;
mod letter;
mod tile;

pub use card::{CARDS, Card, CardKind};
pub use character::Character;
pub use letter::{LETTERS, Letter};
pub use tile::{NUMBERS, TILES, Tile};

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A colour of buildings, cards and characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Offices; give tiles.
    Blue,
    /// Production; gives resources.
    Red,
    /// Homes; give points.
    Yellow,
}

impl Colour {
    /// Every colour, in the order of identifiers.
    pub const ALL: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Yellow];

    /// The letter in the names of tiles and cards: `B`, `R`, `Y`.
    pub const fn sign(self) -> char {
        ['B', 'R', 'Y'][self as usize]
    }

    /// Returns the item that a building of this colour yields (section 2.2).
    #[inline]
    pub const fn item(self) -> Item {
        [Item::Tile, Item::Resource, Item::Point][self as usize]
    }
}

/// Something that can be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A resource from the own reserve.
    Resource,
    /// A tile from the supply.
    Tile,
    /// A success point.
    Point,
}

/// The action that makes a permanent effect work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// A card alone.
    Exploit,
    /// An urbanization card with a tile.
    Urbanize,
    /// A building card with a tile.
    Construct,
}

impl Trigger {
    /// Every trigger, in printed order.
    pub const ALL: [Trigger; 3] = [Trigger::Exploit, Trigger::Urbanize, Trigger::Construct];
}

/// A name that nothing has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unknown;

/// Written and read by name, in every format.
macro_rules! by_name {
    ($($kind:ident: $expected:literal;)*) => {$(
        impl fmt::Debug for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Name;

                impl serde::de::Visitor<'_> for Name {
                    type Value = $kind;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expected)
                    }

                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$kind, E> {
                        let unknown = |_| E::invalid_value(serde::de::Unexpected::Str(text), &self);
                        text.parse().map_err(unknown)
                    }
                }

                deserializer.deserialize_str(Name)
            }
        }
    )*};
}

by_name! {
    Tile: "a tile: B1 to B20, R1 to R20, Y1 to Y20";
    Letter: "a marker: A to L";
    Card: "a card: A to L, B1 to B20, R1 to R20, Y1 to Y20";
}
