//! What can be chosen in the question at hand, and what is chosen. Pure.

use sobremesa::core::{Seat, Turn};
use sobremesa::games::puerto_rico::ids::{Good, Tile};
use sobremesa::games::puerto_rico::{Action, Prompt, PuertoRico};

use super::model::{Choice, OWN, Target};
use super::workers::{self, Crew};
use crate::app::boards::Look;

type Table<'a> = Look<'a, PuertoRico>;

/// The seat that looks and has to decide now.
pub fn deciding(look: Table<'_>) -> Option<(Seat, Prompt)> {
    match look.view.turn {
        Turn::Choose { seat, prompt } if look.view.viewer.is(seat) && !look.legal.is_empty() => {
            Some((seat, prompt))
        }
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// How `target` stands now.
pub fn choice(look: Table<'_>, target: Target) -> Choice {
    let Some((seat, prompt)) = deciding(look) else { return Choice::Aside };
    match (prompt, target) {
        (Prompt::Role { .. }, Target::Role(role)) => match look.draft.role == Some(role) {
            true => Choice::Chosen,
            false if look.legal.contains(&Action::Role(role)) => Choice::Free,
            false => Choice::Aside,
        },
        (Prompt::Hacienda, Target::Bag) => Choice::Free,
        (Prompt::Take, Target::Market(tile)) => {
            picked(look.draft.tile == Some(tile), look.legal.contains(&Action::Take(tile)))
        }
        (Prompt::Hospital { .. }, Target::Land(owner, tile, false)) if owner == seat => {
            if look.legal.contains(&Action::Man(tile)) { Choice::Free } else { Choice::Aside }
        }
        (Prompt::Place { left }, Target::Land(owner, tile, manned)) if owner == seat => {
            if manned {
                lifting(look, tile.index())
            } else {
                placing(look, seat, tile.index(), left)
            }
        }
        (Prompt::Place { left }, Target::Site(owner, place)) if owner == seat => {
            site(look, seat, workers::site(place), left)
        }
        (Prompt::Build, Target::Shop(building)) => {
            picked(look.draft.building == Some(building), look.legal.contains(&Action::Build(building)))
        }
        (_, Target::Crate(owner, good)) if owner == seat => crates(look, prompt, good),
        (Prompt::Extra, Target::Supply(good)) => extra(look, good),
        (Prompt::Load, Target::Ship(place)) => ship(look, |load| load.1 == place),
        (Prompt::Load, Target::OwnShip(owner)) if owner == seat => ship(look, |load| load.1 == OWN),
        (Prompt::Sell, Target::House) => Choice::Free,
        _ => Choice::Aside,
    }
}

fn picked(chosen: bool, possible: bool) -> Choice {
    match (chosen, possible) {
        (true, _) => Choice::Chosen,
        (false, true) => Choice::Free,
        (false, false) => Choice::Barred,
    }
}

/* Workers. */

/// A circle from which the selection could take a worker back.
fn lifting(look: Table<'_>, spot: usize) -> Choice {
    if workers::crew(look)[spot] > 0 { Choice::Chosen } else { Choice::Aside }
}

/// An empty circle.
fn placing(look: Table<'_>, seat: Seat, spot: usize, left: u8) -> Choice {
    let crew = workers::crew(look);
    let open = open(look, seat);
    let room = crew[spot] < open[spot];
    picked(false, room && workers::placed(&crew) < left)
}

fn open(look: Table<'_>, seat: Seat) -> Crew {
    workers::open(look.game, &look.view.seats[seat.index()], look.legal)
}

fn site(look: Table<'_>, seat: Seat, spot: usize, left: u8) -> Choice {
    match placing(look, seat, spot, left) {
        Choice::Free => Choice::Free,
        _ if workers::crew(look)[spot] > 0 => Choice::Chosen,
        _ if open(look, seat)[spot] > 0 => Choice::Barred,
        _ => Choice::Aside,
    }
}

/* Goods. */

fn crates(look: Table<'_>, prompt: Prompt, good: Good) -> Choice {
    match prompt {
        Prompt::Sell => picked(look.draft.good == Some(good), look.legal.contains(&Action::Sell(good))),
        Prompt::Extra => extra(look, good),
        Prompt::Load => ship(look, |load| load.0 == good),
        Prompt::StoreAll { .. } | Prompt::KeepOne => {
            let kept = look.draft.whole[good.index()] || look.draft.keep == Some(good);
            picked(kept, true)
        }
        _ => Choice::Aside,
    }
}

fn extra(look: Table<'_>, good: Good) -> Choice {
    picked(look.draft.good == Some(good), look.legal.contains(&Action::Extra(good)))
}

/// Loads that are possible now: the good, and the ship's place.
pub fn loads(look: Table<'_>) -> Vec<(Good, u8)> {
    let load = |action: &Action| match *action {
        Action::Load(good, place) => Some((good, place)),
        Action::Wharf(good) => Some((good, OWN)),
        _ => None,
    };
    look.legal.iter().filter_map(load).collect()
}

fn ship(look: Table<'_>, fits: impl Fn(&(Good, u8)) -> bool) -> Choice {
    let chosen = look.draft.load.as_ref().is_some_and(&fits);
    picked(chosen, loads(look).iter().any(fits))
}

/// The tile that a Hospital could man, for its buttons.
pub fn hospital_tiles(look: Table<'_>) -> Vec<Tile> {
    let tile = |action: &Action| if let Action::Man(tile) = action { Some(*tile) } else { None };
    look.legal.iter().filter_map(tile).collect()
}
