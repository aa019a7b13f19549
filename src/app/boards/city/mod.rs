//! The board of games with a city that grows on a grid: Ginkgopolis.
//!
//! `model` is what is shown, `build` makes it from a view and a selection,
//! `choice` says what can be chosen, `interaction` what a tap means, `draft`
//! holds selections, `forecast` says what would come of them, `prompt` is the
//! prompt bar, `grid` walks about the map, `face` ties all of it to the page,
//! `view` renders. `logbook` and `sheet` make the sentences.

mod build;
mod choice;
mod draft;
mod face;
mod forecast;
mod grid;
mod interaction;
mod logbook;
pub mod model;
mod prompt;
mod sheet;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
mod view;

/// The drawing of a card of the deck.
pub fn front(card: sobremesa::games::ginkgopolis::Card) -> String {
    build::own_card_art(card).1
}
