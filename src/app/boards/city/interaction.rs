//! Meaning of a tap. Pure: the table carries it out.

use game_core::Seat;
use ginkgopolis::ids::Tile;
use ginkgopolis::{Action, Ginkgopolis, Prompt};

use super::draft::{Draft, play, returns};
use super::meaning::{deciding, meanings, tiles_of, wanted};
use super::model::Target;
use super::prompt::label;
use super::sheet::sheet;
use crate::app::boards::{BoardContext, TapOf};
use crate::app::i18n::words;
use crate::app::prefs::Confirm;
use crate::app::table::model::Tap;

type Table<'a> = BoardContext<'a, Ginkgopolis>;

/// Meaning of a tap on `target`: a piece that stands for no action shows its sheet or why not, one with an action
/// means it, and with several it is asked which.
pub fn tap(context: Table<'_>, target: Target) -> TapOf<Ginkgopolis> {
    let Some((seat, prompt)) = deciding(context) else { return aside(context, target) };
    match target {
        Target::Commit => return commit(context, seat, prompt),
        Target::Clear => return Tap::Draft(Draft::begin(context.view)),
        _ => {}
    }
    match meanings(context, target)[..] {
        [] => wanted(context, target).map_or_else(|| aside(context, target), Tap::Refused),
        [action] => answer(context, action),
        ref actions => {
            let entry = |&action: &Action| (label(context, action), Target::Answer(action));
            Tap::Choose(actions.iter().map(entry).collect())
        }
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

/// `item`, unless it is selected already.
fn other<T: PartialEq>(selected: Option<T>, item: T) -> Option<T> {
    if selected.as_ref() == Some(&item) { None } else { Some(item) }
}

/// Selects what goes together or is worth a look first, and carries out everything else.
fn answer(context: Table<'_>, action: Action) -> TapOf<Ginkgopolis> {
    match action {
        Action::Card(card) => changed(context, |draft| draft.card = other(draft.card, card)),
        Action::With(tile) => changed(context, |draft| draft.tile = other(draft.tile, tile)),
        Action::Alone => changed(context, |draft| draft.tile = None),
        // Tiles are returned together, in ascending order.
        Action::Return(tile) => changed(context, |draft| match draft.back.has(tile) {
            true => draft.back.remove(tile),
            false => draft.back.insert(tile),
        }),
        Action::Place(_) if context.confirm == Confirm::Never => act(context, action),
        Action::Keep(_) | Action::Shift(_) | Action::Place(_) => {
            changed(context, |draft| draft.chosen = other(draft.chosen, action))
        }
        _ => act(context, action),
    }
}

fn commit(context: Table<'_>, seat: Seat, prompt: Prompt) -> TapOf<Ginkgopolis> {
    let draft = context.draft;
    match prompt {
        Prompt::Card | Prompt::Tile => match play(draft, prompt, tiles_of(context, seat)) {
            Some(actions) => Tap::Act(actions),
            None => say_what_is_missing(context),
        },
        Prompt::Return => Tap::Act(returns(draft.back, &offered(context))),
        _ => draft.chosen.map_or(Tap::Nothing, |action| act(context, action)),
    }
}

/// A tile alone is not enough.
fn say_what_is_missing(context: Table<'_>) -> TapOf<Ginkgopolis> {
    let stage = crate::app::i18n::ginkgopolis::Stage::Choose { tiles: true };
    Tap::Say((words(context.lang).ginkgopolis().ask)(&stage).head, "GK-SEL-03")
}

/// The tiles that can still be returned.
fn offered(context: Table<'_>) -> Vec<Tile> {
    let tile = |action: &Action| if let Action::Return(tile) = action { Some(*tile) } else { None };
    context.legal.iter().filter_map(tile).collect()
}
