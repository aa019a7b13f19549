//! Ships, supplies and the figures on a mat, in English.

use puerto_rico::Edition;

use super::names;
use super::terms::{load, points, spaces, workers};
use crate::words::messages::{PieceWords, Standing, Thing};

pub(super) const PIECES: PieceWords = PieceWords {
    common: "On the table",
    owned: |name| format!("Owned by {name}"),
    name,
    effect: |thing, edition| match edition {
        Edition::Y1897 => effect_1897(thing),
        Edition::Classic => effect_classic(thing),
    },
    aim: "The most victory points wins: score them for shipped goods and for buildings.",
    standing: |standing, edition| match standing {
        Standing::Crates(crates) => format!("You have {}.", load(&crates, edition)),
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
        (Thing::Built, _) => "Building points",
        (Thing::Discount, _) => "Occupied quarries",
        (Thing::Portrait, _) => named.portrait,
        (Thing::Forest, _) => "Forest",
    }
}

fn effect_1897(thing: Thing) -> &'static str {
    match thing {
        Thing::Ship => {
            "In the Captain phase, it takes crates of one kind that no other cargo ship carries. Each crate scores 1 point. After the phase, only a full ship is emptied."
        }
        Thing::House => {
            "In the Trader phase, each player may sell one crate here, of a kind not here yet. It has 4 spaces. After the phase, it is emptied only if full."
        }
        Thing::Bag => {
            "New plantations come from here after each Planter phase. When it is empty, the discarded ones go back in."
        }
        Thing::Register => {
            "In the Recruiter phase, players take these workers one by one, Recruiter first. Then it is refilled: 1 worker for each empty building circle, at least 1 per player."
        }
        Thing::Workers => {
            "They refill the Work Register after each Recruiter phase. If there are too few, that round is the last."
        }
        Thing::Supply => {
            "Points for shipped crates come from here. When the last one is taken, that round is the last. Points beyond the supply still count."
        }
        Thing::Fullest => {
            "When a player fills all 12 building spaces, that round is the last. Expanded buildings take 2."
        }
        Thing::Coins => "They pay for buildings. At the end they only break ties.",
        Thing::Gained => {
            "Gained during the game, mostly by shipping. Each player sees only their own. Buildings count extra."
        }
        Thing::Built => {
            "Points of the buildings if the game ended now: printed points and occupied expanded buildings."
        }
        Thing::Discount => {
            "Each quarry with a worker saves you 1 coin. Up to 1, 2, 3 or 4 count for buildings of 1, 2, 3 or 4 points."
        }
        Thing::Portrait => {
            "Workers without a circle wait here. You can place them in the next Recruiter phase."
        }
        Thing::Forest => {
            "A face-down plantation: no circle, no goods. With a Lumberyard, every 2 forests save you 1 coin on a building."
        }
    }
}

fn effect_classic(thing: Thing) -> &'static str {
    match thing {
        Thing::Bag => {
            "New plantations come from here after each Settler phase. When it is empty, the discarded ones are shuffled in."
        }
        Thing::Register => {
            "In the Mayor phase, players take these colonists one by one, Mayor first. Then it is refilled: 1 colonist for each empty building circle, at least 1 per player."
        }
        Thing::Workers => {
            "They refill the colonist ship after each Mayor phase. If there are too few, that round is the last."
        }
        Thing::Fullest => {
            "When a player fills all 12 building spaces, that round is the last. Large buildings take 2."
        }
        Thing::Built => {
            "Points of the buildings if the game ended now: printed points and occupied large buildings."
        }
        Thing::Discount => {
            "Each quarry with a colonist saves you 1 coin. Up to 1, 2, 3 or 4 count for buildings of 1, 2, 3 or 4 points."
        }
        Thing::Portrait => {
            "Colonists without a circle wait here. You can place them in the next Mayor phase."
        }
        other => effect_1897(other),
    }
}
