//! Character cards.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::data::characters::{CHARACTERS, CharacterDef};

/// A character card by its number in table 2.5, 1 to 27.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Character(u8);

impl Character {
    /// Every character.
    pub fn all() -> impl DoubleEndedIterator<Item = Character> + Clone {
        (1..=CHARACTERS.len() as u8).map(Character)
    }

    /// The first one; fills places that hold none.
    pub(crate) const FILLER: Character = Character(1);

    /// The character with a number, 1 to 27.
    #[inline(always)]
    pub(crate) const fn at(number: u8) -> Character {
        Character(number)
    }

    /// Its number in table 2.5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns its printed effects.
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
