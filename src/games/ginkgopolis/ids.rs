//! The pieces of Ginkgopolis by name: tiles, cards, markers, characters.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::data::characters::{CHARACTERS, CharacterDef};

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

    /// What a building of this colour yields (section 2.2).
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

/// How many tiles, and building cards, there are.
pub const TILES: usize = 60;
/// The highest number of a tile.
pub const NUMBERS: u8 = 20;

/// A building tile; in names its colour and number, such as `R7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(u8);

impl Tile {
    /// Every tile, blue ones first.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..TILES as u8).map(Tile)
    }

    /// The tile of a colour with a number.
    ///
    /// # Panics
    /// If the number is not 1 to 20.
    pub const fn new(colour: Colour, number: u8) -> Tile {
        assert!(1 <= number && number <= NUMBERS);
        Tile(colour as u8 * NUMBERS + number - 1)
    }

    /// The tile at an index, 0 to 59.
    #[inline(always)]
    pub(in crate::games::ginkgopolis) const fn at(index: u8) -> Tile {
        Tile(index)
    }

    /// The tile as an index into per-tile arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / NUMBERS) as usize]
    }

    /// Its number, 1 to 20.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }

    /// Whether it is one of the nine start buildings (`GK-SET-01`).
    pub const fn is_start(self) -> bool {
        self.number() <= 3
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().sign(), self.number())
    }
}

impl FromStr for Tile {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Tile::all().find(|tile| tile.to_string() == text).ok_or(Unknown)
    }
}

/// How many markers, and urbanization cards, there are.
pub const LETTERS: usize = 12;

/// The letter of an urbanization marker and its card, `A` to `L`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Letter(u8);

impl Letter {
    /// Every letter.
    pub fn all() -> impl DoubleEndedIterator<Item = Letter> + Clone {
        (0..LETTERS as u8).map(Letter)
    }

    /// The letter at an index, 0 to 11.
    #[inline(always)]
    pub(in crate::games::ginkgopolis) const fn at(index: u8) -> Letter {
        Letter(index)
    }

    /// The letter as an index into per-marker arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter `steps` (below 13) places on, cyclically.
    #[inline(always)]
    pub const fn after(self, steps: u8) -> Letter {
        let sum = self.0 + steps;
        Letter(if sum < LETTERS as u8 { sum } else { sum - LETTERS as u8 })
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

impl FromStr for Letter {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Letter::all().find(|letter| letter.to_string() == text).ok_or(Unknown)
    }
}

/// How many cards can be in hands and deck.
pub const CARDS: usize = TILES + LETTERS;

/// A card of the deck: a building card, named like its tile, or an
/// urbanization card, named like its marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// What a card of the deck is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// The card of a building.
    Building(Tile),
    /// The card of a marker.
    Urban(Letter),
}

impl Card {
    /// Every card, building cards first.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }

    /// The card of a building.
    #[inline(always)]
    pub const fn building(tile: Tile) -> Card {
        Card(tile.0)
    }

    /// The card of a marker.
    #[inline(always)]
    pub const fn urban(letter: Letter) -> Card {
        Card(TILES as u8 + letter.0)
    }

    /// The card at an index, 0 to 71.
    #[inline(always)]
    pub(in crate::games::ginkgopolis) const fn at(index: u8) -> Card {
        Card(index)
    }

    /// The card as an index.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    #[inline]
    pub const fn kind(self) -> CardKind {
        match self.0.checked_sub(TILES as u8) {
            None => CardKind::Building(Tile(self.0)),
            Some(letter) => CardKind::Urban(Letter(letter)),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            CardKind::Building(tile) => tile.fmt(f),
            CardKind::Urban(letter) => letter.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        text.parse().map(Card::urban).or_else(|_| text.parse().map(Card::building))
    }
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

/// A character card by its number in table 2.5, 1 to 27.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Character(u8);

impl Character {
    /// Every character.
    pub fn all() -> impl DoubleEndedIterator<Item = Character> + Clone {
        (1..=CHARACTERS.len() as u8).map(Character)
    }

    /// The first one; fills places that hold none.
    pub(in crate::games::ginkgopolis) const FILLER: Character = Character(1);

    /// The character with a number, 1 to 27.
    #[inline(always)]
    pub(in crate::games::ginkgopolis) const fn at(number: u8) -> Character {
        Character(number)
    }

    /// Its number in table 2.5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    #[inline(always)]
    pub const fn def(self) -> &'static CharacterDef {
        &CHARACTERS[self.0 as usize - 1]
    }
}

impl From<Character> for u8 {
    fn from(character: Character) -> u8 {
        character.0
    }
}

impl TryFrom<u8> for Character {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let known = (1..=CHARACTERS.len() as u8).contains(&number);
        known.then_some(Character(number)).ok_or("characters are numbered 1 to 27")
    }
}
