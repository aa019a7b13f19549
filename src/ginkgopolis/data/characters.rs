//! The 27 characters (section 2.5).

use crate::ids::{Colour, Trigger};

/// Effects printed on a character. Each gives one item of its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterDef {
    /// Its family.
    pub colour: Colour,
    /// The number of its preset set, 1 to 6; 0 for none.
    pub set: u8,
    /// When its effect works.
    pub trigger: Trigger,
    /// Resources at the start.
    pub resources: u8,
    /// Points at the start.
    pub points: u8,
    /// Tiles at the start.
    pub tiles: u8,
}

/// Number of preset sets (`GK-SET-08`).
pub const SETS: u8 = 6;

const fn def(colour: Colour, set: u8, trigger: Trigger, goods: [u8; 3]) -> CharacterDef {
    let [resources, points, tiles] = goods;
    CharacterDef { colour, set, trigger, resources, points, tiles }
}

/// Every character, by number from 1.
pub const CHARACTERS: [CharacterDef; 27] = [
    def(Colour::Red, 1, Trigger::Urbanize, [1, 1, 1]),
    def(Colour::Yellow, 1, Trigger::Construct, [2, 1, 1]),
    def(Colour::Blue, 1, Trigger::Construct, [1, 0, 0]),
    def(Colour::Red, 2, Trigger::Construct, [0, 0, 1]),
    def(Colour::Yellow, 2, Trigger::Construct, [2, 1, 1]),
    def(Colour::Blue, 2, Trigger::Exploit, [2, 1, 0]),
    def(Colour::Red, 3, Trigger::Exploit, [1, 1, 1]),
    def(Colour::Yellow, 3, Trigger::Urbanize, [2, 2, 1]),
    def(Colour::Blue, 3, Trigger::Urbanize, [2, 1, 0]),
    def(Colour::Red, 4, Trigger::Urbanize, [1, 1, 1]),
    def(Colour::Yellow, 4, Trigger::Urbanize, [2, 2, 1]),
    def(Colour::Blue, 4, Trigger::Construct, [1, 0, 0]),
    def(Colour::Red, 5, Trigger::Exploit, [1, 1, 1]),
    def(Colour::Yellow, 5, Trigger::Exploit, [2, 2, 1]),
    def(Colour::Blue, 5, Trigger::Construct, [1, 0, 0]),
    def(Colour::Red, 6, Trigger::Urbanize, [1, 1, 1]),
    def(Colour::Yellow, 6, Trigger::Exploit, [2, 2, 1]),
    def(Colour::Blue, 6, Trigger::Exploit, [2, 1, 0]),
    def(Colour::Blue, 0, Trigger::Urbanize, [2, 1, 0]),
    def(Colour::Blue, 0, Trigger::Urbanize, [2, 1, 0]),
    def(Colour::Red, 0, Trigger::Construct, [0, 0, 1]),
    def(Colour::Red, 0, Trigger::Construct, [0, 0, 1]),
    def(Colour::Red, 0, Trigger::Construct, [0, 0, 1]),
    def(Colour::Red, 0, Trigger::Exploit, [1, 1, 1]),
    def(Colour::Red, 0, Trigger::Exploit, [1, 1, 1]),
    def(Colour::Blue, 0, Trigger::Exploit, [2, 1, 0]),
    def(Colour::Red, 0, Trigger::Urbanize, [1, 1, 1]),
];
