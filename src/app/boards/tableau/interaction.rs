//! Meaning of a tap. Pure: the table carries it out.

use game_core::Reason as _;
use san_juan::ids::{Discount, Kind};
use san_juan::{Action, Prompt, Reason, SanJuan};

use super::build::own_seat;
use super::choice::{Choice, can_cover, can_spend, choice, of_slot};
use super::draft::{Draft, Plan, hand};
use super::model::Target;
use super::prompt::{board, deciding, stage, texts};
use super::sheet::sheet;
use crate::app::boards::{BoardContext, TapOf};
use crate::app::i18n::san_juan::Stage;
use crate::app::prefs::Confirm;
use crate::app::table::model::Tap;

type SanJuanLook<'a> = BoardContext<'a, SanJuan>;

/// Meaning of a tap on `target`.
pub fn tap(context: SanJuanLook<'_>, target: Target) -> TapOf<SanJuan> {
    let Some((seat, prompt)) = deciding(context) else { return aside(context, target) };
    match target {
        Target::Role(role) if matches!(prompt, Prompt::Role { .. }) => {
            let action = Action::Role(role);
            if !context.legal.contains(&action) {
                Tap::Refused(action)
            } else if context.confirm == Confirm::Roles && context.draft.role != Some(role) {
                // The second tap takes it.
                changed(context, |draft| draft.role = Some(role))
            } else if context.confirm == Confirm::Always {
                changed(context, |draft| {
                    draft.role = if draft.role == Some(role) { None } else { Some(role) }
                })
            } else {
                Tap::Act(vec![action])
            }
        }
        Target::Hand(place) => tap_hand(context, prompt, place),
        Target::Drawn(place) => tap_drawn(context, prompt, place),
        Target::Cathedral => tap_table(context, prompt),
        Target::Slot(owner, slot) if owner == seat => tap_slot(context, prompt, slot),
        Target::Over(slot) => changed(context, |draft| toggle_site(draft, slot)),
        Target::Spend(slot) => spend(context, slot),
        Target::Waive(discount) => changed(context, |draft| waive(draft, discount)),
        Target::Unwaive(discount) => unwaive(context, discount),
        Target::Library(now) => Tap::Act(vec![Action::Library(now)]),
        Target::Clear => Tap::Draft(Draft::default()),
        Target::Decline => decline(context),
        Target::Commit => commit(context),
        Target::Role(_) | Target::Slot(..) | Target::Thing(_) | Target::Figure(..) => aside(context, target),
    }
}

fn aside(context: SanJuanLook<'_>, target: Target) -> TapOf<SanJuan> {
    sheet(context, target).map_or(Tap::Nothing, Tap::Sheet)
}

fn changed(context: SanJuanLook<'_>, change: impl FnOnce(&mut Draft)) -> TapOf<SanJuan> {
    let mut draft = context.draft.clone();
    change(&mut draft);
    Tap::Draft(draft)
}

fn refuse(context: SanJuanLook<'_>, reason: Reason) -> TapOf<SanJuan> {
    Tap::Say((texts(context).reason)(reason, context.view.edition), reason.rule().0)
}

/* Cards. */

fn tap_hand(context: SanJuanLook<'_>, prompt: Prompt, place: u8) -> TapOf<SanJuan> {
    let kind = hand(context.view)[place as usize];
    match (prompt, choice(context, Target::Hand(place))) {
        (Prompt::Build, choice) if is_plan(context, choice) => plan(context, choice, Plan::Hand(place), kind),
        (Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. }, Choice::Free | Choice::Paying) => {
            changed(context, |draft| draft.cards.toggle(place))
        }
        // No price is asked before there is a site.
        (Prompt::Site { .. }, _) if context.preview.needs_site => aside(context, Target::Hand(place)),
        (Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. }, _) => refuse(context, Reason::PaidInFull),
        (Prompt::Discard { .. } | Prompt::Church { .. }, Choice::Free | Choice::Chosen) => {
            changed(context, |draft| draft.cards.toggle(place))
        }
        (Prompt::Discard { .. }, Choice::Barred) if full(context) => refuse(context, Reason::NotAsked),
        (Prompt::Discard { .. }, Choice::Barred) => Tap::Refused(Action::Discard(kind)),
        (Prompt::Church { .. }, Choice::Barred) => Tap::Refused(Action::Tuck(kind)),
        (Prompt::Chapel, Choice::Chosen) => Tap::Draft(Draft::default()),
        (Prompt::Chapel, _) => Tap::Draft(Draft { cards: [place].into(), ..Draft::default() }),
        _ => aside(context, Target::Hand(place)),
    }
}

fn tap_table(context: SanJuanLook<'_>, prompt: Prompt) -> TapOf<SanJuan> {
    match choice(context, Target::Cathedral) {
        choice if prompt == Prompt::Build && is_plan(context, choice) => {
            plan(context, choice, Plan::Table, Kind::Cathedral)
        }
        _ => aside(context, Target::Cathedral),
    }
}

/// Returns true if a tap on a card in this state is about choosing the building, and not about
/// paying for it.
fn is_plan(context: SanJuanLook<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Chosen | Choice::Barred => true,
        Choice::Free => !context.preview.active,
        Choice::Aside => nothing_invested(context),
        Choice::Paying => false,
    }
}

/// Plans to build `kind`, or no longer.
fn plan(context: SanJuanLook<'_>, choice: Choice, plan: Plan, kind: Kind) -> TapOf<SanJuan> {
    if choice == Choice::Chosen {
        Tap::Draft(Draft::default())
    } else if context.legal.contains(&Action::Build(kind)) {
        Tap::Draft(Draft { build: Some(plan), ..Draft::default() })
    } else {
        Tap::Refused(Action::Build(kind))
    }
}

/// Returns true if the selected building needs nothing more, so that a tap on another card means
/// that other card.
fn nothing_invested(context: SanJuanLook<'_>) -> bool {
    context.preview.active
        && context.preview.due() == 0
        && context.draft.spend.is_empty()
        && context.draft.over.is_none()
}

fn full(context: SanJuanLook<'_>) -> bool {
    match stage(context) {
        Some(Stage::Discard { must, chosen, .. } | Stage::Keep { must, chosen }) => chosen >= must,
        Some(Stage::Exchange { may, chosen, .. }) => chosen >= may,
        _ => false,
    }
}

fn tap_drawn(context: SanJuanLook<'_>, prompt: Prompt, place: u8) -> TapOf<SanJuan> {
    let chosen = context.draft.cards.contains(place);
    let left = match prompt {
        Prompt::Keep { left, .. } => left,
        Prompt::Take { .. } => 1,
        _ => return aside(context, Target::Drawn(place)),
    };
    match choice(context, Target::Drawn(place)) {
        Choice::Barred if full(context) => refuse(context, Reason::NotAsked),
        Choice::Barred => refuse(context, Reason::OutOfOrder),
        _ if left == 1 && !chosen => {
            let draft = Draft { cards: [place].into(), ..Draft::default() };
            if context.confirm == Confirm::Never {
                commit(BoardContext { draft: &draft, ..context })
            } else {
                Tap::Draft(draft)
            }
        }
        _ => changed(context, |draft| draft.cards.toggle(place)),
    }
}

/* Slots. */

fn tap_slot(context: SanJuanLook<'_>, prompt: Prompt, slot: u8) -> TapOf<SanJuan> {
    let target = Target::Slot(own_seat(context), slot);
    match prompt {
        Prompt::Produce { left, .. } | Prompt::Sell { left, .. } | Prompt::Ship { left, .. } => {
            match choice(context, target) {
                Choice::Free if left == 1 => Tap::Draft(Draft { slots: [slot].into(), ..Draft::default() }),
                Choice::Free | Choice::Chosen => changed(context, |draft| draft.slots.toggle(slot)),
                Choice::Barred | Choice::Paying | Choice::Aside => barred_slot(context, prompt, left, slot),
            }
        }
        Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } if context.preview.active => {
            build_slot(context, slot)
        }
        _ => aside(context, target),
    }
}

fn barred_slot(context: SanJuanLook<'_>, prompt: Prompt, left: u8, slot: u8) -> TapOf<SanJuan> {
    let action = of_slot(prompt, slot);
    if context.legal.contains(&action) {
        let rule = match prompt {
            Prompt::Sell { .. } => "SJ-ROLE-TRADER-4",
            Prompt::Ship { .. } => "SJ-ROLE-XCAPT-2",
            _ => "SJ-ROLE-PRODUCER-3",
        };
        return Tap::Say((board(context).at_most)(left), rule);
    }
    Tap::Refused(action)
}

fn build_slot(context: SanJuanLook<'_>, slot: u8) -> TapOf<SanJuan> {
    let covered = context.draft.over == Some(slot);
    let spent = context.draft.spend.contains(slot);
    let board = board(context);
    match (can_cover(context, slot) || covered, can_spend(context, slot) || spent) {
        (true, true) if !covered => Tap::Choose(vec![
            (board.build_over.to_owned(), Target::Over(slot)),
            ((if spent { board.keep_good } else { board.spend_good }).to_owned(), Target::Spend(slot)),
        ]),
        (true, _) => changed(context, |draft| toggle_site(draft, slot)),
        (false, true) => spend(context, slot),
        (false, false) => match context.preview.over_whys.iter().find(|(barred, _)| *barred == slot) {
            Some(&(_, reason)) if reason != Reason::NeedsCrane => refuse(context, reason),
            _ => aside(context, Target::Slot(own_seat(context), slot)),
        },
    }
}

fn toggle_site(draft: &mut Draft, slot: u8) {
    draft.over = if draft.over == Some(slot) { None } else { Some(slot) };
    // Another site is another price: begin paying afresh.
    *draft = Draft { build: draft.build, over: draft.over, ..Draft::default() };
}

fn spend(context: SanJuanLook<'_>, slot: u8) -> TapOf<SanJuan> {
    let paid = context.draft.cards.len() as u8 >= context.preview.due();
    changed(context, |draft| {
        let more = !draft.spend.contains(slot);
        draft.spend.toggle(slot);
        if more && paid {
            draft.cards.pop_last();
        }
    })
}

/* Discounts. */

fn waive(draft: &mut Draft, discount: Discount) {
    draft.waive.push(discount);
    draft.waive.sort_unstable();
}

fn unwaive(context: SanJuanLook<'_>, discount: Discount) -> TapOf<SanJuan> {
    let paid = context.draft.cards.len() as u8 >= context.preview.due();
    changed(context, |draft| {
        if let Some(index) = draft.waive.iter().rposition(|&other| other == discount) {
            draft.waive.remove(index);
        }
        if paid {
            draft.cards.pop_last();
        }
    })
}

/* Carrying out. */

fn decline(context: SanJuanLook<'_>) -> TapOf<SanJuan> {
    if context.legal.contains(&Action::Pass) { Tap::Act(vec![Action::Pass]) } else { Tap::Nothing }
}

fn commit(context: SanJuanLook<'_>) -> TapOf<SanJuan> {
    let kinds =
        |from: &[Kind]| -> Vec<Kind> { context.draft.cards.iter().map(|card| from[card as usize]).collect() };
    let actions: Vec<Action> = match stage(context) {
        Some(Stage::Role { .. }) => context.draft.role.map(Action::Role).into_iter().collect(),
        Some(Stage::Pay { due, chosen, .. }) if due == chosen => payment(context, &kinds(hand(context.view))),
        Some(Stage::Produce { may, chosen }) => chosen_slots(context, may, chosen, Action::Produce),
        Some(Stage::Sell { may, chosen, .. }) => chosen_slots(context, may, chosen, Action::Sell),
        Some(Stage::Keep { must, chosen }) if must == chosen => {
            let drawn = context.view.look.as_ref().and_then(|seen| seen.cards.as_deref()).unwrap_or(&[]);
            kinds(drawn).into_iter().map(Action::Keep).collect()
        }
        Some(Stage::Discard { must, chosen, .. }) if must == chosen => {
            kinds(hand(context.view)).into_iter().map(Action::Discard).collect()
        }
        Some(Stage::Exchange { may, chosen, .. }) => {
            let cards = kinds(hand(context.view)).into_iter().map(Action::Discard).collect();
            until_full(context, cards, may, chosen)
        }
        Some(Stage::Church { chosen }) => {
            let cards = kinds(hand(context.view)).into_iter().map(Action::Tuck).collect();
            until_full(context, cards, u8::MAX, chosen)
        }
        Some(Stage::Offer { .. }) => vec![Action::Draw],
        Some(Stage::Take { chosen: Some(kind), .. }) => vec![Action::Take(kind)],
        Some(Stage::Ship { may, chosen }) => chosen_slots(context, may, chosen, Action::Ship),
        Some(Stage::Chapel { chosen: Some(kind) }) => vec![Action::Tuck(kind)],
        _ => Vec::new(),
    };
    if actions.is_empty() { Tap::Nothing } else { Tap::Act(actions) }
}

/// The steps of the preview, then the cards in ascending order.
fn payment(context: SanJuanLook<'_>, cards: &[Kind]) -> Vec<Action> {
    let mut actions = context.preview.path.clone();
    actions.extend(cards.iter().map(|&kind| Action::Pay(kind)));
    if context.preview.must_finish && cards.is_empty() {
        actions.push(Action::Pass);
    }
    actions
}

/// The hand cards, and an end where another card could follow.
fn until_full(context: SanJuanLook<'_>, mut actions: Vec<Action>, may: u8, chosen: u8) -> Vec<Action> {
    let last = context.draft.cards.last().map_or(0, usize::from);
    let cards = hand(context.view);
    // The last card chosen, or one of its kind, may have others behind it.
    let behind = cards.iter().skip(last + 1).count();
    let alike = (0..last).filter(|&place| cards[place] == cards[last]);
    let left_alike = alike.filter(|&place| !context.draft.cards.contains(place as u8)).count();
    if chosen > 0 && chosen < may && behind + left_alike > 0 {
        actions.push(Action::Pass);
    }
    actions
}

/// The slots, and an end where more could follow.
fn chosen_slots(context: SanJuanLook<'_>, may: u8, chosen: u8, action: fn(u8) -> Action) -> Vec<Action> {
    if chosen == 0 {
        return Vec::new();
    }
    let last = context.draft.slots.last().unwrap_or(0);
    let more = context.legal.iter().any(|other| *other > action(last) && is_like(*other, action(last)));
    let mut actions: Vec<Action> = context.draft.slots.iter().map(action).collect();
    if chosen < may && more {
        actions.push(Action::Pass);
    }
    actions
}

fn is_like(one: Action, other: Action) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}
