//! State of each target in the present question. Pure.

use game_core::{Seat, Turn};
use puerto_rico::ids::{Good, Tile};
use puerto_rico::{Action, Prompt, PuertoRico};

use super::further;
use super::model::{Choice, OWN, Target};
use super::workers::{self, Crew};
use crate::app::boards::BoardContext;

type Table<'a> = BoardContext<'a, PuertoRico>;

/// The seat that looks and has to decide now.
pub fn deciding(context: Table<'_>) -> Option<(Seat, Prompt)> {
    match context.view.turn {
        Turn::Choose { seat, prompt } if context.view.viewer.is(seat) && !context.legal.is_empty() => {
            Some((seat, prompt))
        }
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// Present state of `target`.
pub fn choice(context: Table<'_>, target: Target) -> Choice {
    let Some((seat, prompt)) = deciding(context) else { return Choice::Aside };
    match (prompt, target) {
        (Prompt::Role { .. }, Target::Role(role)) => match context.draft.role == Some(role) {
            true => Choice::Chosen,
            false if context.legal.contains(&Action::Role(role)) => Choice::Free,
            false => Choice::Aside,
        },
        (Prompt::Hacienda, Target::Bag) => Choice::Free,
        (Prompt::Take, Target::Market(tile)) => {
            picked(context.draft.tile == Some(tile), context.legal.contains(&Action::Take(tile)))
        }
        (Prompt::Hospital { .. }, Target::Land(owner, tile, false)) if owner == seat => {
            if context.legal.contains(&Action::Man(tile)) { Choice::Free } else { Choice::Aside }
        }
        (
            Prompt::Place { left } | Prompt::Poached { left } | Prompt::Rewarded { left },
            Target::Land(owner, tile, manned),
        ) if owner == seat => {
            if manned {
                lifting(context, tile.index())
            } else {
                placing(context, seat, tile.index(), left)
            }
        }
        (
            Prompt::Place { left } | Prompt::Poached { left } | Prompt::Rewarded { left },
            Target::Site(owner, place),
        ) if owner == seat => site(context, seat, workers::site(place), left),
        (Prompt::Build, Target::Shop(building)) => {
            picked(context.draft.building == Some(building), context.legal.contains(&Action::Build(building)))
        }
        (Prompt::Draft, Target::Shop(building)) => {
            picked(context.draft.building == Some(building), context.legal.contains(&Action::Draft(building)))
        }
        (Prompt::KeepCard { .. }, Target::Award(owner, card)) if owner == seat => {
            match picked(context.draft.card == Some(card), context.legal.contains(&Action::Keep(card))) {
                Choice::Barred => Choice::Aside,
                choice => choice,
            }
        }
        (Prompt::SecondTile, Target::Market(tile)) => {
            picked(context.draft.tile == Some(tile), context.legal.contains(&Action::Take(tile)))
        }
        (Prompt::Sell | Prompt::Load, Target::Crate(owner, good))
            if owner == seat && !further::actions(context, target).is_empty() =>
        {
            picked(context.draft.good == Some(good), true)
        }
        _ if further::is_stepwise(prompt) => {
            if further::actions(context, target).is_empty() {
                Choice::Aside
            } else {
                Choice::Free
            }
        }
        (_, Target::Crate(owner, good)) if owner == seat => crates(context, prompt, good),
        (Prompt::Extra, Target::Supply(good)) => extra(context, good),
        (Prompt::Load, Target::Ship(place)) => ship(context, |load| load.1 == place),
        (Prompt::Load, Target::OwnShip(owner)) if owner == seat => ship(context, |load| load.1 == OWN),
        (Prompt::Sell, Target::House) => Choice::Free,
        (Prompt::Smuggle, Target::Ship(place)) => deed(context, Action::Raid(place)),
        (Prompt::Smuggle, Target::House) => deed(context, Action::Plunder),
        (Prompt::Smuggle, Target::Register) => deed(context, Action::Poach),
        (Prompt::Smuggle, Target::Role(role)) => match deed(context, Action::Capture(role)) {
            Choice::Barred => Choice::Aside,
            choice => choice,
        },
        (Prompt::Spoils { ship, .. }, Target::Ship(place)) if ship == place => Choice::Free,
        _ => Choice::Aside,
    }
}

/// A deed of the Smuggler.
fn deed(context: Table<'_>, action: Action) -> Choice {
    picked(context.draft.deed == Some(action), context.legal.contains(&action))
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
fn lifting(context: Table<'_>, spot: usize) -> Choice {
    if workers::crew(context)[spot] > 0 { Choice::Chosen } else { Choice::Aside }
}

/// An empty circle.
fn placing(context: Table<'_>, seat: Seat, spot: usize, left: u8) -> Choice {
    let crew = workers::crew(context);
    let open = open(context, seat);
    let room = crew[spot] < open[spot];
    picked(false, room && workers::placed(&crew) < left)
}

fn open(context: Table<'_>, seat: Seat) -> Crew {
    workers::open(context.game, &context.view.seats[seat.index()], context.legal)
}

fn site(context: Table<'_>, seat: Seat, spot: usize, left: u8) -> Choice {
    match placing(context, seat, spot, left) {
        Choice::Free => Choice::Free,
        _ if workers::crew(context)[spot] > 0 => Choice::Chosen,
        _ if open(context, seat)[spot] > 0 => Choice::Barred,
        _ => Choice::Aside,
    }
}

/* Goods. */

fn crates(context: Table<'_>, prompt: Prompt, good: Good) -> Choice {
    match prompt {
        Prompt::Sell => picked(context.draft.good == Some(good), context.legal.contains(&Action::Sell(good))),
        Prompt::Extra => extra(context, good),
        Prompt::Load => ship(context, |load| load.0 == good),
        Prompt::StoreAll { .. } | Prompt::KeepOne => {
            let kept = context.draft.whole[good.index()] || context.draft.keep == Some(good);
            picked(kept, true)
        }
        _ => Choice::Aside,
    }
}

fn extra(context: Table<'_>, good: Good) -> Choice {
    picked(context.draft.good == Some(good), context.legal.contains(&Action::Extra(good)))
}

/// Loads that are possible now: the good, and the ship's place.
pub fn loads(context: Table<'_>) -> Vec<(Good, u8)> {
    let load = |action: &Action| match *action {
        Action::Load(good, place) => Some((good, place)),
        Action::Wharf(good) => Some((good, OWN)),
        _ => None,
    };
    context.legal.iter().filter_map(load).collect()
}

fn ship(context: Table<'_>, fits: impl Fn(&(Good, u8)) -> bool) -> Choice {
    let chosen = context.draft.load.as_ref().is_some_and(&fits);
    picked(chosen, loads(context).iter().any(fits))
}

/// The tile that a Hospital could man, for its buttons.
pub fn hospital_tiles(context: Table<'_>) -> Vec<Tile> {
    let tile = |action: &Action| if let Action::Man(tile) = action { Some(*tile) } else { None };
    context.legal.iter().filter_map(tile).collect()
}
