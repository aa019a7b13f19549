//! Ginkgopolis on the page: its board and all that the page says of the game.
//!
//! `model` is what is shown, `build` makes it from a view and a selection,
//! `meaning` says which actions a piece stands for, `interaction` what a tap therefore does, `draft`
//! holds selections, `forecast` says what would come of them, `prompt` is the
//! prompt bar, `grid` walks about the map, `lens` looks at it, `playback` shows
//! a round in parts, `face` ties all of it to the page, `view` renders. `logbook` and `sheet` make the sentences.

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]

// `build.rs` beside this file is the build script.
#[path = "build/mod.rs"]
mod build;
mod draft;
mod face;
mod forecast;
mod grid;
mod guide;
mod interaction;
mod lens;
mod lit;
mod logbook;
mod meaning;
pub mod model;
mod pages;
mod playback;
mod prompt;
mod sheet;
mod study;
#[cfg(test)]
mod tests;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub use pages::DEVICES;
pub use pages::{FORM, INFO, MODULE, SAVE_LOADER, STUDIES};

#[cfg(target_arch = "wasm32")]
mod view;

#[cfg(target_arch = "wasm32")]
pub use view::printed;

use ginkgopolis::{Card, Character};

/// A card as the rules reference shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Of the deck.
    Card(Card),
    Character(Character),
}

impl Piece {
    /// The card with this key: `r7`, `a`, or the number of a character.
    pub fn of_key(key: &str) -> Option<Piece> {
        if let Ok(number) = key.parse::<u8>() {
            return Character::try_from(number).ok().map(Piece::Character);
        }
        key.to_ascii_uppercase().parse().ok().map(Piece::Card)
    }
}

/// The drawing of a character.
pub fn person(character: Character) -> String {
    build::small_art(character).1
}

/// The drawing of a card of the deck.
pub fn front(card: Card) -> String {
    build::own_card_art(card).1
}

/// Ginkgopolis on the page.
pub struct GinkgopolisBoard;

/// The table as this board is drawn from it.
type Context<'a> = table::board::BoardContext<'a, GinkgopolisBoard>;
