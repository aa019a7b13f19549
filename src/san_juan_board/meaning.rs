//! The action that a piece stands for. What can be chosen, what a tap does (`interaction`) and what is carried out in the
//! end follow from it; paying for a building stands apart (`payment`).

use san_juan::{Action, Kind, Prompt};

use super::draft::{Plan, hand};
use super::model::Target;
use super::payment;
use super::prompt::deciding;
use crate::Context;

/// State of a target in the present question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Not part of it.
    Aside,
    /// Can be chosen.
    Free,
    Chosen,
    /// Is chosen to pay.
    Paying,
    /// Things like it can be chosen, this one cannot.
    Barred,
}

/// The action that a piece stands for, whether or not it is legal; `None` if the question is not about things like it.
pub fn meaning(context: Context<'_>, target: Target) -> Option<Action> {
    let (me, prompt) = deciding(context)?;
    let card = |of: fn(Kind) -> Action| {
        let kind = match target {
            Target::Hand(place) => hand(context.view).get(usize::from(place)),
            Target::Drawn(place) => {
                context.view.look.as_ref().and_then(|seen| seen.cards.as_deref()?.get(usize::from(place)))
            }
            _ => None,
        };
        kind.map(|&kind| of(kind))
    };
    match (prompt, target) {
        (Prompt::Role { .. }, Target::Role(role)) => Some(Action::Role(role)),
        (Prompt::Build, Target::Hand(_)) => card(Action::Build),
        (Prompt::Build, Target::Cathedral) => Some(Action::Build(Kind::Cathedral)),
        (Prompt::Discard { .. }, Target::Hand(_)) => card(Action::Discard),
        (Prompt::Church { .. } | Prompt::Chapel, Target::Hand(_)) => card(Action::Tuck),
        (Prompt::Keep { .. }, Target::Drawn(_)) => card(Action::Keep),
        (Prompt::Take { .. }, Target::Drawn(_)) => card(Action::Take),
        (Prompt::Produce { .. }, Target::Slot(owner, slot)) if owner == me => Some(Action::Produce(slot)),
        (Prompt::Sell { .. }, Target::Slot(owner, slot)) if owner == me => Some(Action::Sell(slot)),
        (Prompt::Ship { .. }, Target::Slot(owner, slot)) if owner == me => Some(Action::Ship(slot)),
        _ => None,
    }
}

/// Returns true if an action is legal now, or as a later step of a selection: cards are chosen in any order and named
/// in ascending order, so that the last ones are not legal first.
pub fn is_possible(context: Context<'_>, action: Action) -> bool {
    let is_before = |legal: &Action| is_like(*legal, action) && *legal <= action;
    match action {
        Action::Discard(_) | Action::Tuck(_) | Action::Keep(_) => context.legal.iter().any(is_before),
        _ => context.legal.contains(&action),
    }
}

/// Returns true if two actions differ at most in their pieces.
pub fn is_like(one: Action, other: Action) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// Number of pieces that a selection holds at most; `None` without a limit, or without a selection.
pub fn most(prompt: Prompt) -> Option<u8> {
    match prompt {
        Prompt::Produce { left, .. }
        | Prompt::Sell { left, .. }
        | Prompt::Ship { left, .. }
        | Prompt::Keep { left, .. }
        | Prompt::Discard { left, .. } => Some(left),
        Prompt::Take { .. } | Prompt::Chapel => Some(1),
        _ => None,
    }
}

/// Returns true if one piece is chosen, so that another one takes its place.
pub fn is_replaced(prompt: Prompt) -> bool {
    most(prompt) == Some(1) && !matches!(prompt, Prompt::Discard { .. })
}

/// Returns true if nothing more can be chosen.
pub fn is_full(context: Context<'_>) -> bool {
    let chosen = context.draft.cards.len().max(context.draft.slots.len());
    let is_full =
        |(_, prompt)| !is_replaced(prompt) && most(prompt).is_some_and(|most| chosen >= most.into());
    deciding(context).is_some_and(is_full)
}

fn is_chosen(context: Context<'_>, action: Action, target: Target) -> bool {
    match target {
        Target::Role(role) => context.draft.role == Some(role),
        Target::Hand(place) if matches!(action, Action::Build(_)) => {
            context.draft.build == Some(Plan::Hand(place))
        }
        Target::Cathedral => context.draft.build == Some(Plan::Table),
        Target::Hand(place) | Target::Drawn(place) => context.draft.cards.contains(place),
        Target::Slot(_, slot) => context.draft.slots.contains(slot),
        _ => false,
    }
}

/// Present state of `target`.
pub fn choice(context: Context<'_>, target: Target) -> Choice {
    if let Some(choice) = payment::choice(context, target) {
        return choice;
    }
    let Some(action) = meaning(context, target) else { return Choice::Aside };
    if is_chosen(context, action, target) {
        Choice::Chosen
    } else if is_possible(context, action) && !is_full(context) {
        Choice::Free
    } else {
        Choice::Barred
    }
}
