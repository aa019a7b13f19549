//! San Juan's price tile, piles and figures in English.

use san_juan::Edition;

use super::san_juan_terms::cards;
use crate::app::i18n::san_juan::{PieceWords, Thing};

pub(super) const PIECES: PieceWords = PieceWords {
    common: "On the table",
    owned: |name| format!("Owned by {name}"),
    name,
    effect: |thing, _| effect(thing).to_owned(),
    count: "Number",
    limit: "Limit at the start of a round",
    figure: |name, figure| format!("{name}: {figure}"),
    goods: |sum| format!("All your goods together would bring {} at the prices seen last.", cards(sum)),
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
            "At the start of a Trader phase the top one of five tiles is turned up: so many cards a good of each kind brings in this phase. Then it goes face down under the others; their order never changes."
        }
        Thing::Deck => {
            "Cards are drawn from here, and goods are laid out from here unseen. When it is empty the discard pile is shuffled into a new one."
        }
        Thing::Discard => {
            "Payments, sold goods and rejected cards lie here face down. Nobody may look through it."
        }
        Thing::Buildings => {
            "When somebody has twelve buildings, the game ends with that Builder phase. Whoever has the most points then wins."
        }
        Thing::Points => {
            "What the open buildings score as they stand, without cards that lie beneath. The rest is counted at the end."
        }
        Thing::Hand => {
            "Cards are buildings, and the money to pay for them. At the start of a round you discard down to the limit; during it a hand may be of any size."
        }
    }
}
