//! San Juan's price tile, piles and figures in English.

use san_juan::Edition;

use super::terms::cards;
use crate::words::messages::{PieceWords, Thing};

pub(super) const PIECES: PieceWords = PieceWords {
    common: "On the table",
    owned: |name| format!("Owned by {name}"),
    name,
    effect: |thing, _| effect(thing).to_owned(),
    count: "Number",
    limit: "Limit at the start of a round",
    figure: |name, figure| format!("{name}: {figure}"),
    goods: |sum| format!("All your goods together would sell for {} at the last prices.", cards(sum)),
};

/// Name of a piece.
pub(super) fn name(thing: Thing, _: Edition) -> &'static str {
    match thing {
        Thing::Prices => "Price tile",
        Thing::Deck => "Draw pile",
        Thing::Discard => "Discard pile",
        Thing::Buildings => "Buildings of the city",
        Thing::Points => "Points of the city",
        Thing::Hand => "Hand",
    }
}

fn effect(thing: Thing) -> &'static str {
    match thing {
        Thing::Prices => {
            "Each Trader phase, the top one of five tiles shows how many cards each good sells for. Then it goes under the others; their order never changes."
        }
        Thing::Deck => {
            "You draw cards and take goods from here. When it is empty, the discard pile is shuffled into a new deck."
        }
        Thing::Discard => {
            "Payments, sold goods and discarded cards go here face down. You may not look through it."
        }
        Thing::Buildings => {
            "When a player has twelve buildings, the game ends after that Builder phase. The most points wins."
        }
        Thing::Points => {
            "Points of the visible buildings, without cards under them. The rest is scored at the end."
        }
        Thing::Hand => {
            "Cards are buildings, and the money to pay for them. You discard down to the limit only at the start of a round."
        }
    }
}
