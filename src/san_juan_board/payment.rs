//! Paying for a building that is under way. Pieces stand for no action there: site, goods and cards are gathered in any
//! order, and which steps that comes to is known only with all of them (`Preview`).

use san_juan::ids::{Discount, Kind};
use san_juan::{Action, Prompt, Reason};

use super::draft::{Draft, Plan, hand};
use super::meaning::Choice;
use super::model::Target;
use super::prompt::{deciding, refuse, texts};
use crate::{Context, SanJuanBoard};
use table::board::TapOf;
use table::model::Tap;

/// State of a piece while a building is paid for; `None` while none is.
pub fn choice(context: Context<'_>, target: Target) -> Option<Choice> {
    let (me, _) = deciding(context)?;
    let (draft, preview) = (context.draft, context.preview);
    if !preview.active {
        return None;
    }
    Some(match target {
        Target::Hand(place) if draft.build == Some(Plan::Hand(place)) => Choice::Chosen,
        Target::Hand(place) if draft.cards.contains(place) => Choice::Paying,
        Target::Hand(place) => {
            let kind = hand(context.view).get(usize::from(place)).copied();
            let is_open = (draft.cards.len() as u8) < preview.due();
            match is_open && preview.pay_from.is_some() && kind >= preview.pay_from {
                true => Choice::Free,
                false => Choice::Aside,
            }
        }
        Target::Cathedral if draft.build == Some(Plan::Table) => Choice::Chosen,
        Target::Slot(owner, slot) if owner == me => {
            if draft.over == Some(slot) || draft.spend.contains(slot) {
                Choice::Chosen
            } else if can_cover(context, slot) || can_spend(context, slot) {
                Choice::Free
            } else {
                Choice::Aside
            }
        }
        _ => Choice::Aside,
    })
}

fn can_cover(context: Context<'_>, slot: u8) -> bool {
    context.preview.overs.contains(&slot)
}

fn can_spend(context: Context<'_>, slot: u8) -> bool {
    let full = context.draft.spend.len() >= 2 || context.preview.due() == 0;
    context.preview.spendable.contains(&slot) && (context.draft.spend.contains(slot) || !full)
}

/// The change that a tap makes; `None` if it is not about the building.
pub fn tap(context: Context<'_>, target: Target) -> Option<TapOf<SanJuanBoard>> {
    let (_, prompt) = deciding(context)?;
    let choice = choice(context, target)?;
    match (target, choice) {
        (Target::Over(slot), _) => Some(context.changed(|draft| toggle_site(draft, slot))),
        (Target::Spend(slot), _) => Some(spend(context, slot)),
        (Target::Waive(discount), _) => Some(context.changed(|draft| waive(draft, discount))),
        (Target::Unwaive(discount), _) => Some(unwaive(context, discount)),
        (Target::Hand(_) | Target::Cathedral, Choice::Chosen) => Some(Tap::Draft(Draft::default())),
        (Target::Hand(place), Choice::Free | Choice::Paying) => {
            Some(context.changed(|draft| draft.cards.toggle(place)))
        }
        (Target::Hand(place), _) if is_open_to_others(context, prompt) => {
            let kind = hand(context.view)[usize::from(place)];
            Some(plan(context, Plan::Hand(place), Action::Build(kind)))
        }
        (Target::Cathedral, _) if is_open_to_others(context, prompt) => {
            Some(plan(context, Plan::Table, Action::Build(Kind::Cathedral)))
        }
        // No price is asked before there is a site.
        (Target::Hand(_), _) if matches!(prompt, Prompt::Site { .. }) && context.preview.needs_site => None,
        (Target::Hand(_), _) => Some(refuse(context, Reason::PaidInFull)),
        (Target::Slot(..), Choice::Free | Choice::Chosen | Choice::Aside) => slot(context, target),
        _ => None,
    }
}

/// Returns true if the selected building needs nothing more, so that a tap on another card means
/// that other card.
fn is_open_to_others(context: Context<'_>, prompt: Prompt) -> bool {
    prompt == Prompt::Build
        && context.preview.due() == 0
        && context.draft.spend.is_empty()
        && context.draft.over.is_none()
}

/// Plans a building, to choose its site and pay for it.
pub fn plan(context: Context<'_>, plan: Plan, action: Action) -> TapOf<SanJuanBoard> {
    match context.legal.contains(&action) {
        true => Tap::Draft(Draft { build: Some(plan), ..Draft::default() }),
        false => Tap::Refused(action),
    }
}

/// A building of one's own: a site, or the place of a good.
fn slot(context: Context<'_>, target: Target) -> Option<TapOf<SanJuanBoard>> {
    let (me, _) = deciding(context)?;
    let Target::Slot(owner, slot) = target else { return None };
    if owner != me {
        return None;
    }
    let covered = context.draft.over == Some(slot);
    let spent = context.draft.spend.contains(slot);
    let words = texts(context);
    match (can_cover(context, slot) || covered, can_spend(context, slot) || spent) {
        (true, true) if !covered => Some(Tap::Choose(vec![
            (words.board_build_over().to_owned(), Target::Over(slot)),
            (
                (if spent { words.board_keep_good() } else { words.board_spend_good() }).to_owned(),
                Target::Spend(slot),
            ),
        ])),
        (true, _) => Some(context.changed(|draft| toggle_site(draft, slot))),
        (false, true) => Some(spend(context, slot)),
        (false, false) => match context.preview.over_whys.iter().find(|(barred, _)| *barred == slot) {
            Some(&(_, reason)) if reason != Reason::NeedsCrane => Some(refuse(context, reason)),
            _ => None,
        },
    }
}

fn toggle_site(draft: &mut Draft, slot: u8) {
    draft.over = if draft.over == Some(slot) { None } else { Some(slot) };
    // Another site is another price: begin paying afresh.
    *draft = Draft { build: draft.build, over: draft.over, ..Draft::default() };
}

fn spend(context: Context<'_>, slot: u8) -> TapOf<SanJuanBoard> {
    let paid = context.draft.cards.len() as u8 >= context.preview.due();
    context.changed(|draft| {
        let more = !draft.spend.contains(slot);
        draft.spend.toggle(slot);
        if more && paid {
            draft.cards.pop_last();
        }
    })
}

fn waive(draft: &mut Draft, discount: Discount) {
    draft.waive.push(discount);
    draft.waive.sort_unstable();
}

fn unwaive(context: Context<'_>, discount: Discount) -> TapOf<SanJuanBoard> {
    let paid = context.draft.cards.len() as u8 >= context.preview.due();
    context.changed(|draft| {
        if let Some(index) = draft.waive.iter().rposition(|&other| other == discount) {
            draft.waive.remove(index);
        }
        if paid {
            draft.cards.pop_last();
        }
    })
}

/// The steps of the preview, then the cards in ascending order; nothing before the price is paid.
pub fn steps(context: Context<'_>) -> Vec<Action> {
    let preview = context.preview;
    let cards = context.draft.cards;
    if preview.needs_site || cards.len() as u8 != preview.due() {
        return Vec::new();
    }
    let pay = cards.iter().map(|place| Action::Pay(hand(context.view)[usize::from(place)]));
    let finish = (preview.must_finish && cards.is_empty()).then_some(Action::Pass);
    preview.path.iter().copied().chain(pay).chain(finish).collect()
}
