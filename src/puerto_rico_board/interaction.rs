//! Meaning of a tap. Pure: the table carries it out.

use puerto_rico::Action;

use super::draft::Draft;
use super::meaning::{meanings, wanted};
use super::model::Target;
use super::prompt::label;
use super::question::deciding;
use super::selections;
use crate::Context;
use crate::PuertoRicoBoard;
use table::board::{TapOf, other};
use table::model::Tap;
use ui::prefs::Confirm;

/// Meaning of a tap on `target`: a piece that stands for no action shows its sheet or why not, one with an action
/// means it, and with several it is asked which.
pub fn tap(context: Context<'_>, target: Target) -> TapOf<PuertoRicoBoard> {
    if deciding(context).is_none() {
        return context.aside(target);
    }
    match target {
        Target::Commit => return commit(context),
        Target::Clear => return Tap::Draft(Draft::default()),
        Target::Answer(action) => return answer(context, action),
        _ => {}
    }
    if let Some(tap) = selections::tap(context, target) {
        return tap;
    }
    match meanings(context, target)[..] {
        [] => wanted(context, target).map_or_else(|| context.aside(target), Tap::Refused),
        [action] => answer(context, action),
        // A building is selected with its price, and how much is paid is chosen there.
        [action @ Action::Build(_), ..] if context.confirm != Confirm::Never => answer(context, action),
        // Which of several ships takes a crate is said by touching the ship next.
        ref actions if let (Target::Crate(_, good), true) = (target, actions.iter().all(is_load)) => {
            context.changed(|draft| (draft.held, draft.chosen) = (other(draft.held, good), None))
        }
        ref actions => Tap::Choose(
            actions.iter().map(|&action| (label(context, action), Target::Answer(action))).collect(),
        ),
    }
}

/// Carries out an action, or selects it first where it is confirmed.
fn answer(context: Context<'_>, action: Action) -> TapOf<PuertoRicoBoard> {
    if context.legal.contains(&action) && is_confirmed(context, action) {
        context.changed(|draft| (draft.held, draft.chosen) = (None, other(draft.chosen, action)))
    } else {
        context.act(action)
    }
}

fn is_load(action: &Action) -> bool {
    matches!(action, Action::Load(..) | Action::Wharf(_))
}

/// Returns true if an action is only selected by a tap.
fn is_confirmed(context: Context<'_>, action: Action) -> bool {
    match action {
        Action::Role(_) => match context.confirm {
            Confirm::Always => true,
            // The second tap takes it.
            Confirm::Roles => context.draft.chosen != Some(action),
            _ => false,
        },
        // A price or a card is worth a look: only those who want no questions buy or keep at once.
        Action::Build(_) | Action::Draft(_) | Action::Keep(_) => context.confirm != Confirm::Never,
        Action::Take(_)
        | Action::Extra(_)
        | Action::Sell(_)
        | Action::Load(..)
        | Action::Wharf(_)
        | Action::Raid(_)
        | Action::Plunder
        | Action::Poach
        | Action::Capture(_) => context.confirm == Confirm::Always,
        _ => false,
    }
}

/// Carries out what is selected.
fn commit(context: Context<'_>) -> TapOf<PuertoRicoBoard> {
    let chosen = || context.draft.chosen.map_or(Tap::Nothing, |action| context.act(action));
    selections::commit(context).unwrap_or_else(chosen)
}
