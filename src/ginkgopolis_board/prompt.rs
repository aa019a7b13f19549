//! The prompt bar: what is asked, how far the selection is, what can be done.

use game_core::{Seat, Turn};
use ginkgopolis::action::Good;
use ginkgopolis::ids::CardKind;
use ginkgopolis::view::ActionView;
use ginkgopolis::{Action, Prompt, Tile};

use super::build::{as_read, beside, place, scene, texts};
use super::meaning::{deciding, tiles_of};
use super::model::Target;
use crate::Context;
use crate::words::messages::{Gains, SelectionForecast, Stage};
use table::model::{Button, PromptModel};
use ui::i18n::words;

/// The prompt bar.
pub fn prompt(context: Context<'_>) -> PromptModel<Target> {
    let Some((seat, prompt)) = deciding(context) else { return waiting(context) };
    let stage = stage(context, seat, prompt);
    let say = texts(context).ask(&stage);
    PromptModel {
        mine: true,
        icon: icon(context),
        head: say.head,
        text: say.text,
        note: None,
        asides: Vec::new(),
        meter: None,
        buttons: buttons(context, seat, prompt),
    }
}

fn waiting(context: Context<'_>) -> PromptModel<Target> {
    let head = match context.view.turn {
        Turn::Choose { .. } if let Some(action) = shown_action(context) => {
            texts(context).wait.act(scene(context).who(action.seat))
        }
        Turn::Choose { .. } if all_have_chosen(context) => texts(context).board.all_chosen().into(),
        Turn::Choose { seat, prompt } => texts(context).waiting(&prompt, scene(context).who(seat)),
        Turn::Over => words(context.lang).table.game_over().into(),
    };
    PromptModel::of_others(icon(context), head)
}

/// The action that is being shown while nobody is asked anything about it.
pub fn shown_action(context: Context<'_>) -> Option<ActionView> {
    let choosing = matches!(context.view.turn, Turn::Choose { prompt: Prompt::Card | Prompt::Tile, .. });
    context.view.action.filter(|_| choosing)
}

/// Returns true if every card lies face down, before the first is turned over.
fn all_have_chosen(context: Context<'_>) -> bool {
    context.view.seats.iter().all(|seat| seat.committed || seat.hal)
}

/// Question, selection included.
fn stage(context: Context<'_>, seat: Seat, prompt: Prompt) -> Stage {
    let draft = context.draft;
    match prompt {
        Prompt::Draft { pick } => Stage::Draft { pick },
        Prompt::Card | Prompt::Tile => match draft.card {
            None => Stage::Choose { tiles: !tiles_of(context, seat).is_empty() },
            Some(card) => Stage::Chosen { card, tile: draft.tile, missing: missing(context) },
        },
        Prompt::Goods => Stage::Goods,
        Prompt::LastTile { ends } => Stage::LastTile { ends },
        Prompt::Shift { letter } => {
            Stage::Shift { letter, hal: hals(context), chosen: draft.chosen.is_some() }
        }
        Prompt::Place { letter } => {
            let chosen = match draft.chosen {
                Some(Action::Place(cell)) => Some(place(context, cell)),
                _ => None,
            };
            Stage::Place { letter, hal: hals(context), chosen }
        }
        Prompt::Return => Stage::Return { chosen: draft.back.len(), of: tiles_of(context, seat).len() as u8 },
    }
}

/// Part of the selection that cannot be paid now.
fn missing(context: Context<'_>) -> Gains {
    match context.preview.as_ref().filter(|told| told.instead.is_some()).map(|told| told.forecast) {
        Some(SelectionForecast::Urbanize { payable: false, .. }) => Gains([1, 0, 0]),
        Some(SelectionForecast::Construct { missing: [resources, points], .. }) => {
            Gains([resources, 0, points])
        }
        _ => Gains::default(),
    }
}

/// Returns true if the action being resolved is Hal's.
fn hals(context: Context<'_>) -> bool {
    let seat = context.view.action.map(|action| action.seat);
    context.view.seats.iter().any(|board| board.hal && Some(board.seat) == seat)
}

/// The deed that the selection, or the action at hand, comes to.
fn icon(context: Context<'_>) -> Option<String> {
    let Turn::Choose { prompt, .. } = context.view.turn else { return None };
    let id = match (prompt, context.draft.card.map(|card| card.kind()), context.draft.tile) {
        (Prompt::Card | Prompt::Tile, Some(_), None) => "do-e",
        (Prompt::Card | Prompt::Tile, Some(CardKind::Urban(_)), Some(_)) => "do-u",
        (Prompt::Card | Prompt::Tile, Some(CardKind::Building(_)), Some(_)) => "do-c",
        (Prompt::Card | Prompt::Tile, None, _) => "i-deck",
        (Prompt::Goods, ..) => "do-e",
        (Prompt::Shift { .. } | Prompt::Place { .. }, ..) => "do-u",
        (Prompt::Return | Prompt::LastTile { .. }, ..) => "i-supply",
        (Prompt::Draft { .. }, ..) => "i-first",
    };
    Some(id.to_owned())
}

/* Buttons. */

/// An action on a button.
pub fn label(context: Context<'_>, action: Action) -> String {
    let text = texts(context);
    match (action, as_read(context, &action)) {
        // The letters tell more than a number.
        (Action::Shift(set), _) if let Some(letters) = context.view.shifts.get(usize::from(set)) => {
            text.shift(letters)
        }
        (Action::Place(cell), Action::Place(read)) => {
            let near: Vec<Tile> = beside(context.view, cell).into_iter().flatten().collect();
            text.put(read, &near)
        }
        (_, read) => text.action(&read),
    }
}

fn plain(label: impl Into<String>, target: Target) -> Button<Target> {
    Button { label: label.into(), target, main: false, ready: true, sealed: false }
}

fn main(label: impl Into<String>, ready: bool) -> Button<Target> {
    Button { label: label.into(), target: Target::Commit, main: true, ready, sealed: false }
}

fn buttons(context: Context<'_>, seat: Seat, prompt: Prompt) -> Vec<Button<Target>> {
    let (board, draft) = (texts(context).board, context.draft);
    match prompt {
        Prompt::Card | Prompt::Tile => {
            let left = context.view.seats[seat.index()].redraws;
            let may_redraw = draft.card.is_none() && context.legal.contains(&Action::Redraw);
            let redraw = Button { sealed: true, ..plain(board.redraw(left), Target::Answer(Action::Redraw)) };
            let chosen = draft.tile.is_some() || (prompt == Prompt::Card && draft.card.is_some());
            let clear = chosen.then(|| plain(board.clear(), Target::Clear));
            may_redraw
                .then_some(redraw)
                .into_iter()
                .chain(clear)
                .chain([main(board.lock_in(), draft.card.is_some())])
                .collect()
        }
        Prompt::Draft { .. } => vec![main(board.keep(), draft.chosen.is_some())],
        Prompt::Goods => [(Good::Resource, board.take_resource()), (Good::Tile, board.take_tile())]
            .into_iter()
            .filter(|&(good, _)| context.legal.contains(&Action::Take(good)))
            .map(|(good, label)| plain(label, Target::Answer(Action::Take(good))))
            .collect(),
        Prompt::LastTile { .. } => {
            let take = Target::Answer(Action::Take(Good::Tile));
            vec![plain(board.leave(), Target::Answer(Action::Leave)), plain(board.take_last(), take)]
        }
        Prompt::Shift { .. } | Prompt::Place { .. } => {
            let is_here = |action: &&Action| matches!(action, Action::Shift(_) | Action::Row(_));
            let button = |&action: &Action| plain(label(context, action), Target::Answer(action));
            let go = draft.chosen.map(|_| main(board.keep_choice(), true));
            context.legal.iter().filter(is_here).map(button).chain(go).collect()
        }
        Prompt::Return => {
            let clear = (!draft.back.is_empty()).then(|| plain(board.clear(), Target::Clear));
            let label = match draft.back.len() {
                0 => board.return_none().to_owned(),
                some => board.return_(some),
            };
            clear.into_iter().chain([main(label, true)]).collect()
        }
    }
}
