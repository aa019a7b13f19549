//! Ships, supplies and the figures on a mat, in English.

use puerto_rico::Edition;

use super::names;
use super::terms::{load, points, spaces, workers};
use crate::app::i18n::puerto_rico::{PieceWords, Standing, Thing};

pub(super) const PIECES: PieceWords = PieceWords {
    common: "On the table",
    owned: |name| format!("Owned by {name}"),
    name,
    effect: |thing, edition| match edition {
        Edition::Y1897 => effect_1897(thing),
        Edition::Classic => effect_classic(thing),
    },
    aim: "Whoever has the most victory points then wins: for shipped goods and for buildings.",
    standing: |standing, edition| match standing {
        Standing::Crates(crates) => format!("Of such goods you have {}.", load(&crates, edition)),
        Standing::People(count) => format!("You have {}.", workers(count, edition)),
        Standing::Gained(count) => format!("You have gained {}.", points(count as i16)),
        Standing::Filled(filled) => format!("You have filled {} of 12.", spaces(filled)),
    },
    figure: |name, figure| format!("{name}: {figure}"),
    spaces: "Spaces",
    free: "Free",
    inside: "In it",
    left: "Left",
    count: "Number",
    crates: load,
};

/// Name of a piece.
pub(super) fn name(thing: Thing, edition: Edition) -> &'static str {
    let named = names(edition);
    match (thing, edition) {
        (Thing::Ship, _) => "Cargo ship",
        (Thing::House, _) => named.house,
        (Thing::Bag, _) => named.bag,
        (Thing::Register, _) => named.register,
        (Thing::Workers, Edition::Y1897) => "Workers in the supply",
        (Thing::Workers, Edition::Classic) => "Colonists in the supply",
        (Thing::Supply, _) => "Victory points in the supply",
        (Thing::Fullest, _) => "The fullest town",
        (Thing::Coins, _) => "Coins",
        (Thing::Gained, _) => "Victory points gained",
        (Thing::Built, _) => "Points of the buildings",
        (Thing::Discount, _) => "Manned quarries",
        (Thing::Portrait, _) => named.portrait,
        (Thing::Forest, _) => "Forest",
    }
}

fn effect_1897(thing: Thing) -> &'static str {
    match thing {
        Thing::Ship => {
            "In the Captain phase it takes crates of one kind, which no other cargo ship carries; each brings 1 point. At the end of the phase a full ship is emptied, any other keeps what it carries."
        }
        Thing::House => {
            "In the Trader phase everybody may sell one crate here, for these prices, of a kind that is not here yet. Once its 4 spaces are taken nobody sells any more. It is emptied at the end of the phase, and only if it is full."
        }
        Thing::Bag => {
            "From here new plantations are laid out after each Planter phase. When it is empty the discarded ones are mixed in."
        }
        Thing::Register => {
            "The Recruiter hands out these workers one by one, beginning with the picker. Then it is filled again: 1 worker for each empty circle on buildings, but at least 1 for each player."
        }
        Thing::Workers => {
            "From here the Work Register is filled at the end of each Recruiter phase. If there are not enough, the game ends with that round."
        }
        Thing::Supply => {
            "Points for shipped crates come from here. When the last one is taken, the game ends with that round; what is gained beyond is written down and counts."
        }
        Thing::Fullest => {
            "When somebody has filled all 12 building spaces, the game ends with that round. Expanded buildings take 2."
        }
        Thing::Coins => "Pay for buildings. At the end they are worth nothing, but they break a tie.",
        Thing::Gained => {
            "Gained during the game, most of all by shipping. Each player knows only their own; buildings are counted besides."
        }
        Thing::Built => {
            "What the buildings would score if the game ended now: what is printed on them, and what manned expanded buildings bring."
        }
        Thing::Discount => {
            "Each quarry with a worker makes a building 1 coin cheaper: up to 1, 2, 3 or 4 of them count for buildings of 1, 2, 3 or 4 points."
        }
        Thing::Portrait => {
            "Workers for whom no circle is free wait here. In the next Recruiter phase they can be placed again."
        }
        Thing::Forest => {
            "A plantation that was laid face down: it has no circle and produces nothing. With a Lumberyard every 2 forests make a building 1 coin cheaper."
        }
    }
}

fn effect_classic(thing: Thing) -> &'static str {
    match thing {
        Thing::Bag => {
            "From here new plantations are laid out after each Settler phase. When it is empty the discarded ones are shuffled in."
        }
        Thing::Register => {
            "The Mayor hands out these colonists one by one, beginning with the picker. Then it is filled again: 1 colonist for each empty circle on buildings, but at least 1 for each player."
        }
        Thing::Workers => {
            "From here the colonist ship is filled at the end of each Mayor phase. If there are not enough, the game ends with that round."
        }
        Thing::Fullest => {
            "When somebody has filled all 12 building spaces, the game ends with that round. Large buildings take 2."
        }
        Thing::Built => {
            "What the buildings would score if the game ended now: what is printed on them, and what manned large buildings bring."
        }
        Thing::Discount => {
            "Each quarry with a colonist makes a building 1 coin cheaper: up to 1, 2, 3 or 4 of them count for buildings of 1, 2, 3 or 4 points."
        }
        Thing::Portrait => {
            "Colonists for whom no circle is free wait here. In the next Mayor phase they can be placed again."
        }
        other => effect_1897(other),
    }
}
