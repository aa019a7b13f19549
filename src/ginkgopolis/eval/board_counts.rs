//! Counts of a seat's buildings, cards and pieces, made once per evaluation.

use crate::data::cards::{Effect, EndEffect, effect, items, items_of};
use crate::{Colour, Item, State, Tile, Trigger};
use game_core::Seat;

/// Items that one action brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionYield {
    /// Resources; negative ones are spent.
    pub resources: i16,
    pub tiles: i16,
    pub points: i16,
}

impl ActionYield {
    /// Adds `count` items.
    #[inline]
    pub fn add(&mut self, item: Item, count: u8) {
        let sum = match item {
            Item::Resource => &mut self.resources,
            Item::Tile => &mut self.tiles,
            Item::Point => &mut self.points,
        };
        *sum += i16::from(count);
    }
}

/// Counts of one seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoardCounts {
    /// Income of the tableau at each trigger.
    pub engine: [ActionYield; 3],
    /// Cards of the tableau by trigger, characters included.
    pub triggers: [u8; 3],
    /// Cards of the tableau by colour, characters included.
    pub colours: [u8; 3],
    /// "=" cards for resources on buildings, by the colour they count.
    pub for_resources: [u8; 3],
    /// "=" cards for cards with a trigger.
    pub for_triggers: [u8; 3],
    /// "=" cards for cards of a colour.
    pub for_colours: [u8; 3],
    /// "=" cards for buildings of 1 or 2 floors.
    pub for_low: u8,
    /// "=" cards for buildings of 3 or more.
    pub for_high: u8,
    /// Own resources in the city by the colour of the building.
    pub resources: [u8; 3],
    /// Own buildings of 1 or 2 floors.
    pub low: u8,
    /// Own buildings of 3 or more.
    pub high: u8,
}

impl BoardCounts {
    /// Counts what `seat` has.
    pub fn of(state: &State, seat: Seat) -> Self {
        let mut census = BoardCounts::default();
        for character in state.board(seat).characters.iter() {
            let def = character.def();
            census.lay(def.colour, def.trigger, items_of(def.colour));
        }
        for card in state.cards(seat) {
            match effect(card) {
                Effect::Permanent(trigger, items) => census.lay(card.colour(), trigger, items),
                Effect::AtEnd(end) => {
                    census.colours[card.colour() as usize] += 1;
                    census.keep(end);
                }
            }
        }
        let city = state.city();
        for top in city.owned_by(seat) {
            let height = city.height(top);
            census.resources[top.colour() as usize] += height;
            let count = if height >= 3 { &mut census.high } else { &mut census.low };
            *count += 1;
        }
        census
    }

    fn lay(&mut self, colour: Colour, trigger: Trigger, items: &[Item]) {
        self.colours[colour as usize] += 1;
        self.triggers[trigger as usize] += 1;
        items.iter().for_each(|&item| self.engine[trigger as usize].add(item, 1));
    }

    fn keep(&mut self, end: EndEffect) {
        match end {
            EndEffect::Resources(colour) => self.for_resources[colour as usize] += 1,
            EndEffect::Low => self.for_low += 1,
            EndEffect::High => self.for_high += 1,
            EndEffect::Cards(trigger) => self.for_triggers[trigger as usize] += 1,
            EndEffect::OfColour(colour) => self.for_colours[colour as usize] += 1,
            EndEffect::Nine => {}
        }
    }

    /// Points that the "=" cards add for one more card in the tableau.
    pub fn one_more(&self, card: Tile) -> u8 {
        let of_trigger = match effect(card) {
            Effect::Permanent(trigger, _) => self.for_triggers[trigger as usize],
            Effect::AtEnd(_) => 0,
        };
        2 * (of_trigger + self.for_colours[card.colour() as usize])
    }

    /// Points of a new "=" card by what is there, itself included.
    pub fn at_once(&self, card: Tile, end: EndEffect) -> u8 {
        match end {
            EndEffect::Resources(colour) => self.resources[colour as usize],
            EndEffect::Low => self.low,
            EndEffect::High => 3 * self.high,
            EndEffect::Cards(trigger) => 2 * self.triggers[trigger as usize],
            EndEffect::OfColour(_) => 2 * (self.colours[card.colour() as usize] + 1),
            EndEffect::Nine => 9,
        }
    }
}

/// The items of a card with a permanent effect, by kind: resources, tiles,
/// points.
pub fn printed(card: Tile) -> ActionYield {
    let mut haul = ActionYield::default();
    items(card).iter().for_each(|&item| haul.add(item, 1));
    haul
}
