//! What a tap means. Pure: the table carries it out.

use sobremesa::core::Seat;
use sobremesa::games::ginkgopolis::ids::{Card, Tile};
use sobremesa::games::ginkgopolis::{Action, Ginkgopolis, Prompt};

use super::choice::{deciding, tiles_of};
use super::draft::{Draft, play, returns};
use super::model::Target;
use super::sheet::sheet;
use crate::app::boards::{Look, TapOf};
use crate::app::i18n::words;
use crate::app::prefs::Confirm;
use crate::app::table::model::Tap;

type Table<'a> = Look<'a, Ginkgopolis>;

/// What a tap on `target` leads to.
pub fn tap(look: Table<'_>, target: Target) -> TapOf<Ginkgopolis> {
    let Some((seat, prompt)) = deciding(look) else { return aside(look, target) };
    match (prompt, target) {
        (_, Target::Commit) => commit(look, seat, prompt),
        (_, Target::Clear) => Tap::Draft(Draft::begin(look.view)),
        (Prompt::Card, _) => choosing(look, seat, target),
        (Prompt::Tile, Target::Tile(tile)) => with_tile(look, seat, tile),
        (Prompt::Tile, Target::NoTile) => changed(look, |draft| draft.tile = None),
        (Prompt::Draft { .. }, Target::Character(character)) => {
            selected(look, Action::Keep(character), |draft| draft.keep = other(draft.keep, character))
        }
        (Prompt::Goods | Prompt::LastTile { .. }, Target::Take(good)) => act(look, Action::Take(good)),
        (Prompt::LastTile { .. }, Target::NoTile) => act(look, Action::Leave),
        (Prompt::Shift { .. }, Target::Shift(set)) => {
            selected(look, Action::Shift(set), |draft| draft.shift = other(draft.shift, set))
        }
        (Prompt::Place { .. }, Target::Row(row)) => act(look, Action::Row(row)),
        (Prompt::Place { .. }, Target::Free(cell)) => {
            let action = Action::Place(cell);
            match look.confirm {
                Confirm::Never => act(look, action),
                _ => selected(look, action, |draft| draft.cell = other(draft.cell, cell)),
            }
        }
        (Prompt::Return, Target::Tile(tile)) => {
            selected(look, Action::Return(tile), |draft| match draft.back.has(tile) {
                true => draft.back.remove(tile),
                false => draft.back.insert(tile),
            })
        }
        _ => aside(look, target),
    }
}

/// What is not part of the question shows what it is.
fn aside(look: Table<'_>, target: Target) -> TapOf<Ginkgopolis> {
    sheet(look, target).map_or(Tap::Nothing, Tap::Sheet)
}

fn changed(look: Table<'_>, change: impl FnOnce(&mut Draft)) -> TapOf<Ginkgopolis> {
    let mut draft = look.draft.clone();
    change(&mut draft);
    Tap::Draft(draft)
}

fn act(look: Table<'_>, action: Action) -> TapOf<Ginkgopolis> {
    if look.legal.contains(&action) { Tap::Act(vec![action]) } else { Tap::Refused(action) }
}

/// Selects something that can be chosen.
fn selected(look: Table<'_>, action: Action, select: impl FnOnce(&mut Draft)) -> TapOf<Ginkgopolis> {
    if look.legal.contains(&action) { changed(look, select) } else { Tap::Refused(action) }
}

/// `item`, unless it is selected already.
fn other<T: PartialEq>(selected: Option<T>, item: T) -> Option<T> {
    if selected.as_ref() == Some(&item) { None } else { Some(item) }
}

/// A card, its place in the city, or a tile.
fn choosing(look: Table<'_>, seat: Seat, target: Target) -> TapOf<Ginkgopolis> {
    let card = match target {
        Target::Card(card) => card,
        Target::Building(tile) => Card::building(tile),
        Target::Marker(letter) => Card::urban(letter),
        Target::Tile(tile) => return with_tile(look, seat, tile),
        Target::NoTile => return changed(look, |draft| draft.tile = None),
        Target::Redraw => return act(look, Action::Redraw),
        _ => return aside(look, target),
    };
    let action = Action::Card(card);
    if !look.legal.contains(&action) {
        return aside(look, target);
    }
    changed(look, |draft| draft.card = other(draft.card, card))
}

fn with_tile(look: Table<'_>, seat: Seat, tile: Tile) -> TapOf<Ginkgopolis> {
    if !tiles_of(look, seat).contains(&tile) {
        return Tap::Refused(Action::With(tile));
    }
    changed(look, |draft| draft.tile = other(draft.tile, tile))
}

fn commit(look: Table<'_>, seat: Seat, prompt: Prompt) -> TapOf<Ginkgopolis> {
    let draft = look.draft;
    let chosen = match prompt {
        Prompt::Card | Prompt::Tile => match play(draft, prompt, tiles_of(look, seat)) {
            Some(actions) => return Tap::Act(actions),
            None => return say_what_is_missing(look),
        },
        Prompt::Draft { .. } => draft.keep.map(Action::Keep),
        Prompt::Shift { .. } => draft.shift.map(Action::Shift),
        Prompt::Place { .. } => draft.cell.map(Action::Place),
        Prompt::Return => return Tap::Act(returns(draft.back, &offered(look))),
        Prompt::Goods | Prompt::LastTile { .. } => None,
    };
    chosen.map_or(Tap::Nothing, |action| act(look, action))
}

/// A tile alone is not enough.
fn say_what_is_missing(look: Table<'_>) -> TapOf<Ginkgopolis> {
    let stage = crate::app::i18n::ginkgopolis::Stage::Choose { tiles: true };
    Tap::Say((words(look.lang).ginkgopolis().ask)(&stage).head, "GK-SEL-03")
}

/// The tiles that can still be returned.
pub fn offered(look: Table<'_>) -> Vec<Tile> {
    let tile = |action: &Action| if let Action::Return(tile) = action { Some(*tile) } else { None };
    look.legal.iter().filter_map(tile).collect()
}
