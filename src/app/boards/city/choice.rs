//! What can be chosen in the question at hand, and what is chosen. Pure.

use sobremesa::core::{Seat, Turn};
use sobremesa::games::ginkgopolis::ids::{Card, Tile};
use sobremesa::games::ginkgopolis::{Action, Ginkgopolis, Prompt};

use super::model::{Choice, Target};
use crate::app::boards::Look;

type Table<'a> = Look<'a, Ginkgopolis>;

/// The seat that looks and has to decide now.
pub fn deciding(look: Table<'_>) -> Option<(Seat, Prompt)> {
    match look.view.turn {
        Turn::Choose { seat, prompt } if look.view.viewer.is(seat) && !look.legal.is_empty() => {
            Some((seat, prompt))
        }
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// The tiles behind the screen of a seat, as far as they are known.
pub fn tiles_of<'a>(look: Table<'a>, seat: Seat) -> &'a [Tile] {
    look.view.seats[seat.index()].tiles.as_deref().unwrap_or_default()
}

/// How `target` stands now.
pub fn choice(look: Table<'_>, target: Target) -> Choice {
    let Some((seat, prompt)) = deciding(look) else { return Choice::Aside };
    let draft = look.draft;
    let (chosen, possible) = match (prompt, target) {
        (Prompt::Card, Target::Card(card)) => {
            (draft.card == Some(card), look.legal.contains(&Action::Card(card)))
        }
        (Prompt::Card, Target::Building(tile)) => return choice(look, Target::Card(Card::building(tile))),
        (Prompt::Card, Target::Marker(letter)) => return choice(look, Target::Card(Card::urban(letter))),
        (Prompt::Tile, Target::Card(card)) => (draft.card == Some(card), false),
        (Prompt::Tile, Target::Building(tile)) => (draft.card == Some(Card::building(tile)), false),
        (Prompt::Tile, Target::Marker(letter)) => (draft.card == Some(Card::urban(letter)), false),
        (Prompt::Card | Prompt::Tile, Target::Tile(tile)) => {
            (draft.tile == Some(tile), tiles_of(look, seat).contains(&tile))
        }
        (Prompt::Card | Prompt::Tile, Target::NoTile) => {
            (draft.card.is_some() && draft.tile.is_none(), draft.card.is_some())
        }
        (Prompt::Draft { .. }, Target::Character(character)) => {
            (draft.keep == Some(character), look.legal.contains(&Action::Keep(character)))
        }
        (Prompt::Shift { .. }, Target::Shift(set)) => {
            (draft.shift == Some(set), look.legal.contains(&Action::Shift(set)))
        }
        (Prompt::Shift { .. }, Target::Marker(letter)) => {
            let holds = |set: usize| look.view.shifts.get(set).is_some_and(|set| set.contains(&letter));
            let shifted = draft.shift.is_some_and(|set| holds(set.into()));
            (shifted, (0..look.view.shifts.len()).any(holds))
        }
        (Prompt::Place { .. }, Target::Free(cell)) => {
            (draft.cell == Some(cell), look.legal.contains(&Action::Place(cell)))
        }
        (Prompt::Return, Target::Tile(tile)) => {
            (draft.back.has(tile), look.legal.contains(&Action::Return(tile)))
        }
        _ => return Choice::Aside,
    };
    match (chosen, possible) {
        (true, _) => Choice::Chosen,
        (false, true) => Choice::Free,
        (false, false) => Choice::Aside,
    }
}
