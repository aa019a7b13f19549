//! Names, counts and effects of the pieces.

use std::sync::OnceLock;

use ginkgopolis::data::cards::{Effect, EndEffect, effect as printed, items_of};
use ginkgopolis::ids::{Card, CardKind, Character, Colour, Item, Letter, Tile, Trigger};

use crate::words::messages::{Gains, Thing};
use crate::words::said::Words;
use ui::i18n::{self, Lang};

/// Keys and what they do, by language.
static KEYS: [OnceLock<[(&str, &str); 3]>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// The key of a colour in messages.
pub(super) const fn color(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
    }
}

/// The key of a deed in messages.
pub(super) const fn key(deed: Trigger) -> &'static str {
    match deed {
        Trigger::Exploit => "exploit",
        Trigger::Urbanize => "urbanize",
        Trigger::Construct => "construct",
    }
}

impl Words {
    /// Kind of buildings of a colour.
    pub fn kind(self, colour: Colour) -> &'static str {
        self.catalog.piece("kind", color(colour), "")
    }

    /// The family of characters of a colour.
    pub fn family(self, colour: Colour) -> &'static str {
        self.catalog.piece("character", color(colour), "")
    }

    /// A deed, as a heading.
    pub fn deed(self, deed: Trigger) -> &'static str {
        self.catalog.piece("act", key(deed), "")
    }

    /// A thing without a name of its own in the game.
    pub fn thing(self, thing: Thing) -> &'static str {
        self.catalog.piece("thing", thing.key(), "")
    }

    /// Effect of such a thing, in one to three sentences.
    pub fn thing_effect(self, thing: Thing) -> &'static str {
        self.catalog.piece("thing", thing.key(), "-effect")
    }

    /// An option of a game: its title, and a line about it.
    pub fn setup(self, key: &str) -> [&'static str; 2] {
        ["", "-about"].map(|about| self.catalog.piece("setup", key, about))
    }

    /// The board's own keys, and what they do.
    pub fn keys(self) -> &'static [(&'static str, &'static str)] {
        KEYS[self.catalog.lang() as usize]
            .get_or_init(|| [("M", self.key_districts()), ("+  −", self.key_zoom()), ("0", self.key_whole())])
    }

    /// "blue 7".
    pub fn tile(self, tile: Tile) -> String {
        self.name.tile(color(tile.colour()), tile.number())
    }

    /// "Blue 7", where a sentence begins.
    pub(super) fn tile_first(self, tile: Tile) -> String {
        self.name.tile_first(color(tile.colour()), tile.number())
    }

    /// "red 7", "letter C".
    pub fn card(self, card: Card) -> String {
        match card.kind() {
            CardKind::Building(tile) => self.tile(tile),
            CardKind::Urban(letter) => self.name.letter(letter.to_string()),
        }
    }

    /// "Red 7", "Letter C", where a sentence begins.
    pub(super) fn card_first(self, card: Card) -> String {
        match card.kind() {
            CardKind::Building(tile) => self.tile_first(tile),
            CardKind::Urban(letter) => self.name.letter_first(letter.to_string()),
        }
    }

    /// A character by family and number.
    pub fn character(self, character: Character) -> String {
        self.name.character(color(character.def().colour), character.number())
    }

    /* Lists. */

    /// "a", "a and b", "a, b and c".
    pub(super) fn list(self, parts: impl IntoIterator<Item = String>) -> String {
        i18n::and(self.catalog.lang(), &Vec::from_iter(parts))
    }

    /// "a, b, c".
    pub(super) fn enumerated(self, parts: impl IntoIterator<Item = String>) -> String {
        i18n::listed(self.catalog.lang(), &Vec::from_iter(parts))
    }

    /// One sentence after the other; those without words are left out.
    pub fn sentences(self, parts: impl IntoIterator<Item = String>) -> String {
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        i18n::sentences(self.catalog.lang(), &Vec::from_iter(parts))
    }

    pub(super) fn tiles(self, tiles: &[Tile]) -> String {
        self.list(tiles.iter().map(|&tile| self.tile(tile)))
    }

    pub(super) fn cards(self, cards: &[Card]) -> String {
        self.list(cards.iter().map(|&card| self.card(card)))
    }

    pub(super) fn letters(self, letters: &[Letter]) -> String {
        self.list(letters.iter().map(Letter::to_string))
    }

    /* Goods. */

    /// "2 tiles".
    pub(super) fn items(self, item: Item, count: impl Into<u16>) -> String {
        let count = count.into();
        match item {
            Item::Resource => self.count.resources(count),
            Item::Tile => self.count.tiles(count),
            Item::Point => self.count.points(count),
        }
    }

    /// "2 tiles and 1 point".
    pub(super) fn haul(self, haul: Gains) -> String {
        self.list(haul.parts().map(|(item, count)| self.items(item, count)))
    }

    /* Effects. */

    /// Effect of a card in front of its owner.
    pub fn effect(self, card: Card) -> String {
        let effect = self.effect;
        let CardKind::Building(building) = card.kind() else { return effect.letter().into() };
        match printed(building) {
            Effect::Permanent(deed, given) => self.every(deed, given),
            Effect::AtEnd(EndEffect::Resources(on)) => effect.end_resources(color(on)),
            Effect::AtEnd(EndEffect::Low) => effect.end_low().into(),
            Effect::AtEnd(EndEffect::High) => effect.end_high().into(),
            Effect::AtEnd(EndEffect::Cards(deed)) => effect.end_cards(key(deed)),
            Effect::AtEnd(EndEffect::OfColour(of)) => effect.end_color(color(of)),
            Effect::AtEnd(EndEffect::Nine) => effect.end_nine().into(),
        }
    }

    fn every(self, deed: Trigger, given: &[Item]) -> String {
        let mut sum = Gains::default();
        given.iter().for_each(|&item| sum.add(item, 1));
        self.effect.every(key(deed), self.haul(sum))
    }

    /// Effect and goods of a character.
    pub fn character_effect(self, character: Character) -> String {
        let def = character.def();
        let start = self.haul(Gains([def.resources, def.tiles, def.points]));
        self.sentences([self.every(def.trigger, items_of(def.colour)), self.effect.start(start)])
    }

    /* The score. */

    /// A source of points by its key.
    pub fn source(self, key: &str) -> &'static str {
        let is_known = self.catalog.has(&format!("source-{key}"));
        self.catalog.piece("source", if is_known { key } else { "other" }, "")
    }

    /// The pieces behind a line of the score: a card, or a district.
    pub fn piece(self, key: &str) -> String {
        let tiles: Vec<Tile> = key.split(' ').filter_map(|name| name.parse().ok()).collect();
        match tiles[..] {
            [] => key.into(),
            [card] => self.score.card(self.tile(card)),
            [first, ..] => {
                let numbers = tiles.iter().map(|tile| tile.number().to_string());
                self.score.district(color(first.colour()), self.list(numbers))
            }
        }
    }
}
