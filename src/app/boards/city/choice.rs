//! State of each target in the present question. Pure.

use game_core::{Seat, Turn};
use ginkgopolis::ids::{Card, Tile};
use ginkgopolis::{Action, Ginkgopolis, Prompt};

use super::model::{Choice, Target};
use crate::app::boards::BoardContext;

type Table<'a> = BoardContext<'a, Ginkgopolis>;

/// The seat that looks and has to decide now.
pub fn deciding(context: Table<'_>) -> Option<(Seat, Prompt)> {
    match context.view.turn {
        Turn::Choose { seat, prompt } if context.view.viewer.is(seat) && !context.legal.is_empty() => {
            Some((seat, prompt))
        }
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// The tiles behind the screen of a seat, as far as they are known.
pub fn tiles_of<'a>(context: Table<'a>, seat: Seat) -> &'a [Tile] {
    context.view.seats[seat.index()].tiles.as_deref().unwrap_or_default()
}

/// Present state of `target`.
pub fn choice(context: Table<'_>, target: Target) -> Choice {
    let Some((seat, prompt)) = deciding(context) else { return Choice::Aside };
    let draft = context.draft;
    let (chosen, possible) = match (prompt, target) {
        (Prompt::Card, Target::Card(card)) => {
            (draft.card == Some(card), context.legal.contains(&Action::Card(card)))
        }
        (Prompt::Card, Target::Building(tile)) => return choice(context, Target::Card(Card::building(tile))),
        (Prompt::Card, Target::Marker(letter)) => return choice(context, Target::Card(Card::urban(letter))),
        (Prompt::Tile, Target::Card(card)) => (draft.card == Some(card), false),
        (Prompt::Tile, Target::Building(tile)) => (draft.card == Some(Card::building(tile)), false),
        (Prompt::Tile, Target::Marker(letter)) => (draft.card == Some(Card::urban(letter)), false),
        (Prompt::Card | Prompt::Tile, Target::Tile(tile)) => {
            (draft.tile == Some(tile), tiles_of(context, seat).contains(&tile))
        }
        (Prompt::Card | Prompt::Tile, Target::NoTile) => {
            (draft.card.is_some() && draft.tile.is_none(), draft.card.is_some())
        }
        (Prompt::Draft { .. }, Target::Character(character)) => {
            (draft.keep == Some(character), context.legal.contains(&Action::Keep(character)))
        }
        (Prompt::Shift { .. }, Target::Shift(set)) => {
            (draft.shift == Some(set), context.legal.contains(&Action::Shift(set)))
        }
        (Prompt::Shift { .. }, Target::Marker(letter)) => {
            let holds = |set: usize| context.view.shifts.get(set).is_some_and(|set| set.contains(&letter));
            let shifted = draft.shift.is_some_and(|set| holds(set.into()));
            (shifted, (0..context.view.shifts.len()).any(holds))
        }
        (Prompt::Place { .. }, Target::Free(cell)) => {
            (draft.cell == Some(cell), context.legal.contains(&Action::Place(cell)))
        }
        (Prompt::Return, Target::Tile(tile)) => {
            (draft.back.has(tile), context.legal.contains(&Action::Return(tile)))
        }
        _ => return Choice::Aside,
    };
    match (chosen, possible) {
        (true, _) => Choice::Chosen,
        (false, true) => Choice::Free,
        (false, false) => Choice::Aside,
    }
}
