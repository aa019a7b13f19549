//! State of each target in the present question. Pure.

use san_juan::{Action, Kind, Prompt, SanJuan};

use super::draft::{Plan, hand};
use super::model::Target;
use super::prompt::deciding;
use crate::app::boards::BoardContext;

type SanJuanLook<'a> = BoardContext<'a, SanJuan>;

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

/// Present state of `target`.
pub fn choice(context: SanJuanLook<'_>, target: Target) -> Choice {
    let Some((seat, prompt)) = deciding(context) else { return Choice::Aside };
    match target {
        Target::Hand(place) => hand_choice(context, prompt, place),
        Target::Drawn(place) => drawn_choice(context, prompt, place),
        Target::Cathedral => table_choice(context, prompt),
        Target::Slot(owner, slot) if owner == seat => slot_choice(context, prompt, slot),
        _ => Choice::Aside,
    }
}

fn picked(chosen: bool, possible: bool) -> Choice {
    match (chosen, possible) {
        (true, _) => Choice::Chosen,
        (false, true) => Choice::Free,
        (false, false) => Choice::Barred,
    }
}

fn hand_choice(context: SanJuanLook<'_>, prompt: Prompt, place: u8) -> Choice {
    let Some(&kind) = hand(context.view).get(place as usize) else { return Choice::Aside };
    let chosen = context.draft.cards.contains(place);
    match prompt {
        Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. }
            if context.draft.build == Some(Plan::Hand(place)) =>
        {
            Choice::Chosen
        }
        Prompt::Build if !context.preview.active => {
            picked(false, context.legal.contains(&Action::Build(kind)))
        }
        Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } if chosen => Choice::Paying,
        Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } => {
            let open = (context.draft.cards.len() as u8) < context.preview.due();
            if open && context.preview.pay_from.is_some_and(|from| kind >= from) {
                Choice::Free
            } else {
                Choice::Aside
            }
        }
        Prompt::Church { .. } => {
            let first = context
                .legal
                .iter()
                .find_map(|a| if let Action::Tuck(kind) = a { Some(*kind) } else { None });
            picked(chosen, first.is_some_and(|first| kind >= first))
        }
        Prompt::Discard { left, .. } => {
            let first = context
                .legal
                .iter()
                .find_map(|a| if let Action::Discard(kind) = a { Some(*kind) } else { None });
            let full = context.draft.cards.len() as u8 >= left;
            picked(chosen, !full && first.is_some_and(|first| kind >= first))
        }
        Prompt::Chapel => picked(chosen, context.legal.contains(&Action::Tuck(kind))),
        Prompt::Role { .. } | Prompt::Library { .. } => Choice::Aside,
        Prompt::Produce { .. } | Prompt::Sell { .. } | Prompt::Ship { .. } => Choice::Aside,
        Prompt::Keep { .. } | Prompt::Take { .. } | Prompt::Offer { .. } => Choice::Aside,
    }
}

/// The Cathedral on the table, which can be built instead of a hand card.
fn table_choice(context: SanJuanLook<'_>, prompt: Prompt) -> Choice {
    match prompt {
        Prompt::Build if context.draft.build == Some(Plan::Table) => Choice::Chosen,
        Prompt::Build if !context.preview.active => {
            picked(false, context.legal.contains(&Action::Build(Kind::Cathedral)))
        }
        _ => Choice::Aside,
    }
}

fn drawn_choice(context: SanJuanLook<'_>, prompt: Prompt, place: u8) -> Choice {
    let kinds = context.view.look.as_ref().and_then(|seen| seen.cards.as_deref()).unwrap_or(&[]);
    let Some(&kind) = kinds.get(place as usize) else { return Choice::Aside };
    let left = match prompt {
        Prompt::Keep { left, .. } => left,
        Prompt::Take { .. } => {
            let possible = context.legal.contains(&Action::Take(kind));
            return picked(context.draft.cards.contains(place), possible);
        }
        _ => return Choice::Aside,
    };
    let first =
        context.legal.iter().find_map(|a| if let Action::Keep(kind) = a { Some(*kind) } else { None });
    let full = context.draft.cards.len() as u8 >= left && left > 1;
    picked(context.draft.cards.contains(place), !full && first.is_some_and(|first| kind >= first))
}

fn slot_choice(context: SanJuanLook<'_>, prompt: Prompt, slot: u8) -> Choice {
    match prompt {
        Prompt::Produce { left, .. } | Prompt::Sell { left, .. } | Prompt::Ship { left, .. } => {
            let wanted = of_slot(prompt, slot);
            let possible = context.legal.contains(&wanted);
            let full = context.draft.slots.len() as u8 >= left && left > 1;
            picked(context.draft.slots.contains(slot), possible && !full)
        }
        Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } if context.preview.active => {
            if context.draft.over == Some(slot) || context.draft.spend.contains(slot) {
                Choice::Chosen
            } else if can_cover(context, slot) || can_spend(context, slot) {
                Choice::Free
            } else {
                Choice::Aside
            }
        }
        _ => Choice::Aside,
    }
}

/// Action of choosing a slot in a question about slots.
pub(super) fn of_slot(prompt: Prompt, slot: u8) -> Action {
    match prompt {
        Prompt::Sell { .. } => Action::Sell(slot),
        Prompt::Ship { .. } => Action::Ship(slot),
        _ => Action::Produce(slot),
    }
}

pub(super) fn can_cover(context: SanJuanLook<'_>, slot: u8) -> bool {
    context.preview.overs.contains(&slot)
}

pub(super) fn can_spend(context: SanJuanLook<'_>, slot: u8) -> bool {
    let full = context.draft.spend.len() >= 2 || context.preview.due() == 0;
    context.preview.spendable.contains(&slot) && (context.draft.spend.contains(slot) || !full)
}
