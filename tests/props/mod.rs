//! Properties over arbitrary input, for every game: any string of bytes is a
//! game, and any position, however hostile, is refused with a reason or can be
//! played.
//!
//! Everything is drawn from fixed seeds, so that a failure repeats; it prints
//! the bytes or the position that caused it.

mod hostile;
mod strings;

use game_core::{Actions, Game, Mute, Turn};

use crate::support::modes::Modes;
use crate::support::universe::Universe;

/// A game that can be put through the properties.
trait Subject: Modes + Universe {
    /// Words that mean something in its positions, for hostile ones.
    const WORDS: &'static [&'static str];
}

impl Subject for san_juan::SanJuan {
    #[rustfmt::skip]
    const WORDS: &'static [&'static str] = &[
        "", "Crane", "castle", "draft", "builder", "producer", "trader", "councillor", "prospector", "mayor",
        "colonist_ship", "captain", "archive", "office", "gold_mine", "poor_house", "A", "E", "hand_limit",
        "prod_t1", "prod_t5", "smithy", "chapel", "library", "crane", "cathedral", "well", "black_market",
    ];
}

impl Subject for puerto_rico::PuertoRico {
    #[rustfmt::skip]
    const WORDS: &'static [&'static str] = &[
        "", "Corn", "castle", "corn", "fruit", "coffee", "quarry", "planter", "captain", "recruiter",
        "adventurer2", "school", "wharf", "build", "sell", "load", "produce", "extra", "hacienda", "privilege",
        "small_fruit", "city_hall", "classic", "y1897",
    ];
}

impl Subject for ginkgopolis::Ginkgopolis {
    #[rustfmt::skip]
    const WORDS: &'static [&'static str] = &[
        "", "M", "castle", "A", "L", "B1", "B4", "B20", "B21", "R1", "R20", "Y9", "exploit", "construct", "urbanize",
        "solo", "draft", "beginner", "goods", "resource", "tile", ". A B C .", "L B1 B2 B3 D",
    ];
}

/// Every mode of a game.
fn modes<G: Subject>() -> Vec<G> {
    G::modes().iter().map(|config| G::new(config).expect("a legal configuration")).collect()
}

/// Plays `legal[byte % n]`; `false` once the game is over.
fn step<G: Game>(game: &G, state: &mut G::State, byte: u32) -> bool {
    let Turn::Choose { .. } = game.turn(state) else { return false };
    let mut legal = Actions::<G::Action>::new();
    game.legal(state, &mut legal);
    game.apply(state, legal[byte as usize % legal.len()], &mut Mute);
    true
}
