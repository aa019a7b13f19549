//! Meaning of a tap. Pure: the table carries it out.

use game_core::Seat;
use ginkgopolis::ids::{Card, Tile};
use ginkgopolis::{Action, Ginkgopolis, Prompt};

use super::choice::{deciding, tiles_of};
use super::draft::{Draft, play, returns};
use super::model::Target;
use super::sheet::sheet;
use crate::app::boards::{BoardContext, TapOf};
use crate::app::i18n::words;
use crate::app::prefs::Confirm;
use crate::app::table::model::Tap;

type Table<'a> = BoardContext<'a, Ginkgopolis>;

/// Meaning of a tap on `target`.
pub fn tap(context: Table<'_>, target: Target) -> TapOf<Ginkgopolis> {
    let Some((seat, prompt)) = deciding(context) else { return aside(context, target) };
    match (prompt, target) {
        (_, Target::Commit) => commit(context, seat, prompt),
        (_, Target::Clear) => Tap::Draft(Draft::begin(context.view)),
        (Prompt::Card, _) => choosing(context, seat, target),
        (Prompt::Tile, Target::Tile(tile)) => with_tile(context, seat, tile),
        (Prompt::Tile, Target::NoTile) => changed(context, |draft| draft.tile = None),
        (Prompt::Draft { .. }, Target::Character(character)) => {
            selected(context, Action::Keep(character), |draft| draft.keep = other(draft.keep, character))
        }
        (Prompt::Goods | Prompt::LastTile { .. }, Target::Take(good)) => act(context, Action::Take(good)),
        (Prompt::LastTile { .. }, Target::NoTile) => act(context, Action::Leave),
        (Prompt::Shift { .. }, Target::Shift(set)) => {
            selected(context, Action::Shift(set), |draft| draft.shift = other(draft.shift, set))
        }
        (Prompt::Place { .. }, Target::Row(row)) => act(context, Action::Row(row)),
        (Prompt::Place { .. }, Target::Free(cell)) => {
            let action = Action::Place(cell);
            match context.confirm {
                Confirm::Never => act(context, action),
                _ => selected(context, action, |draft| draft.cell = other(draft.cell, cell)),
            }
        }
        (Prompt::Return, Target::Tile(tile)) => {
            selected(context, Action::Return(tile), |draft| match draft.back.has(tile) {
                true => draft.back.remove(tile),
                false => draft.back.insert(tile),
            })
        }
        _ => aside(context, target),
    }
}

/// Shows the sheet of a piece that is not part of the question.
fn aside(context: Table<'_>, target: Target) -> TapOf<Ginkgopolis> {
    sheet(context, target).map_or(Tap::Nothing, Tap::Sheet)
}

fn changed(context: Table<'_>, change: impl FnOnce(&mut Draft)) -> TapOf<Ginkgopolis> {
    let mut draft = context.draft.clone();
    change(&mut draft);
    Tap::Draft(draft)
}

fn act(context: Table<'_>, action: Action) -> TapOf<Ginkgopolis> {
    if context.legal.contains(&action) { Tap::Act(vec![action]) } else { Tap::Refused(action) }
}

/// Selects something that can be chosen.
fn selected(context: Table<'_>, action: Action, select: impl FnOnce(&mut Draft)) -> TapOf<Ginkgopolis> {
    if context.legal.contains(&action) { changed(context, select) } else { Tap::Refused(action) }
}

/// `item`, unless it is selected already.
fn other<T: PartialEq>(selected: Option<T>, item: T) -> Option<T> {
    if selected.as_ref() == Some(&item) { None } else { Some(item) }
}

/// A card, its place in the city, or a tile.
fn choosing(context: Table<'_>, seat: Seat, target: Target) -> TapOf<Ginkgopolis> {
    let card = match target {
        Target::Card(card) => card,
        Target::Building(tile) => Card::building(tile),
        Target::Marker(letter) => Card::urban(letter),
        Target::Tile(tile) => return with_tile(context, seat, tile),
        Target::NoTile => return changed(context, |draft| draft.tile = None),
        Target::Redraw => return act(context, Action::Redraw),
        _ => return aside(context, target),
    };
    let action = Action::Card(card);
    if !context.legal.contains(&action) {
        return aside(context, target);
    }
    changed(context, |draft| draft.card = other(draft.card, card))
}

fn with_tile(context: Table<'_>, seat: Seat, tile: Tile) -> TapOf<Ginkgopolis> {
    if !tiles_of(context, seat).contains(&tile) {
        return Tap::Refused(Action::With(tile));
    }
    changed(context, |draft| draft.tile = other(draft.tile, tile))
}

fn commit(context: Table<'_>, seat: Seat, prompt: Prompt) -> TapOf<Ginkgopolis> {
    let draft = context.draft;
    let chosen = match prompt {
        Prompt::Card | Prompt::Tile => match play(draft, prompt, tiles_of(context, seat)) {
            Some(actions) => return Tap::Act(actions),
            None => return say_what_is_missing(context),
        },
        Prompt::Draft { .. } => draft.keep.map(Action::Keep),
        Prompt::Shift { .. } => draft.shift.map(Action::Shift),
        Prompt::Place { .. } => draft.cell.map(Action::Place),
        Prompt::Return => return Tap::Act(returns(draft.back, &offered(context))),
        Prompt::Goods | Prompt::LastTile { .. } => None,
    };
    chosen.map_or(Tap::Nothing, |action| act(context, action))
}

/// A tile alone is not enough.
fn say_what_is_missing(context: Table<'_>) -> TapOf<Ginkgopolis> {
    let stage = crate::app::i18n::ginkgopolis::Stage::Choose { tiles: true };
    Tap::Say((words(context.lang).ginkgopolis().ask)(&stage).head, "GK-SEL-03")
}

/// The tiles that can still be returned.
pub fn offered(context: Table<'_>) -> Vec<Tile> {
    let tile = |action: &Action| if let Action::Return(tile) = action { Some(*tile) } else { None };
    context.legal.iter().filter_map(tile).collect()
}
