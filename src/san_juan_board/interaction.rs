//! Meaning of a tap. Pure: the table carries it out.

use san_juan::{Action, Prompt, Reason};

use super::draft::{Draft, Plan, hand};
use super::meaning::{Choice, choice, is_full, is_like, is_possible, is_replaced, meaning, most};
use super::model::Target;
use super::payment;
use super::prompt::{deciding, refuse, texts};
use crate::{Context, SanJuanBoard};
use table::board::TapOf;
use table::model::Tap;
use ui::prefs::Confirm;

/// Meaning of a tap on `target`.
pub fn tap(context: Context<'_>, target: Target) -> TapOf<SanJuanBoard> {
    let Some((_, prompt)) = deciding(context) else { return context.aside(target) };
    match target {
        Target::Commit => return commit(context),
        Target::Clear => return Tap::Draft(Draft::default()),
        Target::Answer(action) => return context.act(action),
        _ => {}
    }
    if context.preview.active {
        return payment::tap(context, target).unwrap_or_else(|| context.aside(target));
    }
    let Some(action) = meaning(context, target) else { return context.aside(target) };
    match (choice(context, target), target) {
        (Choice::Barred, _) => barred(context, prompt, action),
        (_, Target::Role(_)) => take(context, action),
        (_, Target::Cathedral) => payment::plan(context, Plan::Table, action),
        (_, Target::Hand(place)) if prompt == Prompt::Build => {
            payment::plan(context, Plan::Hand(place), action)
        }
        (chosen, _) => gather(context, prompt, target, chosen == Choice::Chosen),
    }
}

/// Says why a piece cannot be chosen: because others are, or by the rules.
fn barred(context: Context<'_>, prompt: Prompt, action: Action) -> TapOf<SanJuanBoard> {
    let most = most(prompt).filter(|_| is_full(context) && is_possible(context, action));
    match (prompt, most) {
        (Prompt::Produce { .. }, Some(most)) => {
            Tap::Say(texts(context).board_at_most(most), "SJ-ROLE-PRODUCER-3")
        }
        (Prompt::Sell { .. }, Some(most)) => Tap::Say(texts(context).board_at_most(most), "SJ-ROLE-TRADER-4"),
        (Prompt::Ship { .. }, Some(most)) => Tap::Say(texts(context).board_at_most(most), "SJ-ROLE-XCAPT-2"),
        (_, Some(_)) => refuse(context, Reason::NotAsked),
        (Prompt::Keep { .. } | Prompt::Take { .. }, None) => refuse(context, Reason::OutOfOrder),
        (_, None) => Tap::Refused(action),
    }
}

/// Takes a placard, or selects it first where that is confirmed.
fn take(context: Context<'_>, action: Action) -> TapOf<SanJuanBoard> {
    let Action::Role(role) = action else { return Tap::Nothing };
    let is_chosen = context.draft.role == Some(role);
    match context.confirm {
        Confirm::Always => context.changed(|draft| draft.role = (!is_chosen).then_some(role)),
        // The second tap takes it.
        Confirm::Roles if !is_chosen => context.changed(|draft| draft.role = Some(role)),
        _ => context.act(action),
    }
}

/// Puts a piece into the selection, or takes it out. Nothing is carried out before the selection is: cards and goods go
/// together, in ascending order.
fn gather(context: Context<'_>, prompt: Prompt, target: Target, is_chosen: bool) -> TapOf<SanJuanBoard> {
    let is_new = is_replaced(prompt) && !is_chosen;
    let mut draft = if is_new { Draft::default() } else { context.draft.clone() };
    match target {
        Target::Hand(place) | Target::Drawn(place) => draft.cards.toggle(place),
        Target::Slot(_, slot) => draft.slots.toggle(slot),
        _ => {}
    }
    match target {
        Target::Drawn(_) if is_new && context.confirm == Confirm::Never => {
            commit(Context { draft: &draft, ..context })
        }
        _ => Tap::Draft(draft),
    }
}

/* Carrying out. */

fn commit(context: Context<'_>) -> TapOf<SanJuanBoard> {
    let actions = steps(context);
    if actions.is_empty() { Tap::Nothing } else { Tap::Act(actions) }
}

/// The actions that a selection comes to; none while it lacks something.
fn steps(context: Context<'_>) -> Vec<Action> {
    let Some((me, prompt)) = deciding(context) else { return Vec::new() };
    let draft = context.draft;
    if context.preview.active {
        return payment::steps(context);
    }
    if let Some(role) = draft.role {
        return vec![Action::Role(role)];
    }
    let is_drawn = matches!(prompt, Prompt::Keep { .. } | Prompt::Take { .. });
    let card = |place| if is_drawn { Target::Drawn(place) } else { Target::Hand(place) };
    let chosen = draft.cards.iter().map(card).chain(draft.slots.iter().map(|slot| Target::Slot(me, slot)));
    let mut actions: Vec<Action> = chosen.filter_map(|target| meaning(context, target)).collect();
    let is_due = match prompt {
        Prompt::Keep { .. } => true,
        Prompt::Discard { why, .. } => !why.may_stop(),
        _ => false,
    };
    if is_due && most(prompt) != Some(actions.len() as u8) {
        return Vec::new();
    }
    let is_finished = is_due || most(prompt).is_some_and(|most| actions.len() >= usize::from(most));
    if actions.last().is_some_and(|&last| !is_finished && may_go_on(context, last)) {
        actions.push(Action::Pass);
    }
    actions
}

/// Returns true if another piece could follow the `last` one, so that the end must be said.
fn may_go_on(context: Context<'_>, last: Action) -> bool {
    let cards = (0..hand(context.view).len() as u8).filter(|&place| !context.draft.cards.contains(place));
    let left = cards.filter_map(|place| meaning(context, Target::Hand(place)));
    let more = context.legal.iter().copied().filter(|&action| is_like(action, last) && action > last);
    // Cards of one kind are told apart by nothing but their place.
    left.filter(|&action| is_like(action, last) && action >= last).chain(more).next().is_some()
}
