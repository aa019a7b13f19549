//! Legality by a second road. What may be chosen is worked out once more for
//! each game, from the position and the view alone, by rules written down a
//! second time; in every state of random games of every mode it must be what
//! the game lists, and the game must refuse every other action that can be
//! named.
//!
//! That the comparison notices what it should is shown by games that forget
//! kinds of actions, or list too many: see `mutants.rs`.

mod compare;
mod contour;
mod endings;
mod ginkgopolis;
#[path = "../support/laid_out.rs"]
mod laid_out;
#[path = "../support/modes.rs"]
mod modes;
mod mutants;
mod one_answer;
#[path = "../support/printed.rs"]
mod printed;
mod puerto_rico;
mod san_juan;
#[path = "../support/universe.rs"]
mod universe;

use compare::agree;

/// Random games of each mode.
const GAMES: u64 = 4;

#[test]
fn san_juan_lists_what_its_rules_allow() {
    agree::<::san_juan::SanJuan>(GAMES);
}

#[test]
fn puerto_rico_lists_what_its_rules_allow() {
    agree::<::puerto_rico::PuertoRico>(GAMES);
}

#[test]
fn ginkgopolis_lists_what_its_rules_allow() {
    agree::<::ginkgopolis::Ginkgopolis>(GAMES);
}
