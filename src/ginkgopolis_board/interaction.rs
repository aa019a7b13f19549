//! Meaning of a tap. Pure: the table carries it out.

use game_core::Seat;
use ginkgopolis::ids::Tile;
use ginkgopolis::{Action, Prompt};

use super::draft::{Draft, play, returns};
use super::meaning::{deciding, meanings, tiles_of, wanted};
use super::model::Target;
use super::prompt::label;
use crate::Context;
use crate::GinkgopolisBoard;
use crate::words::GinkgopolisWords;
use table::board::{TapOf, other};
use table::model::Tap;
use ui::i18n::words;
use ui::prefs::Confirm;

/// Meaning of a tap on `target`: a piece that stands for no action shows its sheet or why not, one with an action
/// means it, and with several it is asked which.
pub fn tap(context: Context<'_>, target: Target) -> TapOf<GinkgopolisBoard> {
    let Some((seat, prompt)) = deciding(context) else { return context.aside(target) };
    match target {
        Target::Commit => return commit(context, seat, prompt),
        Target::Clear => return Tap::Draft(Draft::begin(context.view)),
        _ => {}
    }
    match meanings(context, target)[..] {
        [] => wanted(context, target).map_or_else(|| context.aside(target), Tap::Refused),
        [action] => answer(context, action),
        ref actions => {
            let entry = |&action: &Action| (label(context, action), Target::Answer(action));
            Tap::Choose(actions.iter().map(entry).collect())
        }
    }
}

/// Selects what goes together or is worth a look first, and carries out everything else.
fn answer(context: Context<'_>, action: Action) -> TapOf<GinkgopolisBoard> {
    match action {
        Action::Card(card) => context.changed(|draft| draft.card = other(draft.card, card)),
        Action::With(tile) => context.changed(|draft| draft.tile = other(draft.tile, tile)),
        Action::Alone => context.changed(|draft| draft.tile = None),
        // Tiles are returned together, in ascending order.
        Action::Return(tile) => context.changed(|draft| match draft.back.has(tile) {
            true => draft.back.remove(tile),
            false => draft.back.insert(tile),
        }),
        Action::Place(_) if context.confirm == Confirm::Never => context.act(action),
        Action::Keep(_) | Action::Shift(_) | Action::Place(_) => {
            context.changed(|draft| draft.chosen = other(draft.chosen, action))
        }
        _ => context.act(action),
    }
}

fn commit(context: Context<'_>, seat: Seat, prompt: Prompt) -> TapOf<GinkgopolisBoard> {
    let draft = context.draft;
    match prompt {
        Prompt::Card | Prompt::Tile => match play(draft, prompt, tiles_of(context, seat)) {
            Some(actions) => Tap::Act(actions),
            None => say_what_is_missing(context),
        },
        Prompt::Return => Tap::Act(returns(draft.back, &offered(context))),
        _ => draft.chosen.map_or(Tap::Nothing, |action| context.act(action)),
    }
}

/// A tile alone is not enough.
fn say_what_is_missing(context: Context<'_>) -> TapOf<GinkgopolisBoard> {
    let stage = crate::words::messages::Stage::Choose { tiles: true };
    Tap::Say(words(context.lang).ginkgopolis().ask(&stage).head, "GK-SEL-03")
}

/// The tiles that can still be returned.
fn offered(context: Context<'_>) -> Vec<Tile> {
    let tile = |action: &Action| if let Action::Return(tile) = action { Some(*tile) } else { None };
    context.legal.iter().filter_map(tile).collect()
}
