//! What a tap means. Pure: the table carries it out.

use sobremesa::core::Reason as _;
use sobremesa::games::san_juan::ids::{Discount, Kind};
use sobremesa::games::san_juan::{Action, Prompt, Reason, SanJuan};

use super::build::own_seat;
use super::choice::{Choice, can_cover, can_spend, choice, of_slot};
use super::draft::{Draft, Plan, hand};
use super::model::Target;
use super::prompt::{board, deciding, stage, texts};
use super::sheet::sheet;
use crate::app::boards::{Look, TapOf};
use crate::app::i18n::san_juan::Stage;
use crate::app::prefs::Confirm;
use crate::app::table::model::Tap;

type SanJuanLook<'a> = Look<'a, SanJuan>;

/// What a tap on `target` leads to.
pub fn tap(look: SanJuanLook<'_>, target: Target) -> TapOf<SanJuan> {
    let Some((seat, prompt)) = deciding(look) else { return aside(look, target) };
    match target {
        Target::Role(role) if matches!(prompt, Prompt::Role { .. }) => {
            let action = Action::Role(role);
            if !look.legal.contains(&action) {
                Tap::Refused(action)
            } else if look.confirm == Confirm::Always {
                changed(look, |draft| draft.role = if draft.role == Some(role) { None } else { Some(role) })
            } else {
                Tap::Act(vec![action])
            }
        }
        Target::Hand(place) => tap_hand(look, prompt, place),
        Target::Drawn(place) => tap_drawn(look, prompt, place),
        Target::Cathedral => tap_table(look, prompt),
        Target::Slot(owner, slot) if owner == seat => tap_slot(look, prompt, slot),
        Target::Over(slot) => changed(look, |draft| toggle_site(draft, slot)),
        Target::Spend(slot) => spend(look, slot),
        Target::Waive(discount) => changed(look, |draft| waive(draft, discount)),
        Target::Unwaive(discount) => unwaive(look, discount),
        Target::Library(now) => Tap::Act(vec![Action::Library(now)]),
        Target::Clear => Tap::Draft(Draft::default()),
        Target::Decline => decline(look),
        Target::Commit => commit(look),
        Target::Role(_) | Target::Slot(..) => aside(look, target),
    }
}

fn aside(look: SanJuanLook<'_>, target: Target) -> TapOf<SanJuan> {
    sheet(look, target).map_or(Tap::Nothing, Tap::Sheet)
}

fn changed(look: SanJuanLook<'_>, change: impl FnOnce(&mut Draft)) -> TapOf<SanJuan> {
    let mut draft = look.draft.clone();
    change(&mut draft);
    Tap::Draft(draft)
}

fn refuse(look: SanJuanLook<'_>, reason: Reason) -> TapOf<SanJuan> {
    Tap::Say((texts(look).reason)(reason, look.view.edition), reason.rule().0)
}

/* Cards. */

fn tap_hand(look: SanJuanLook<'_>, prompt: Prompt, place: u8) -> TapOf<SanJuan> {
    let kind = hand(look.view)[place as usize];
    match (prompt, choice(look, Target::Hand(place))) {
        (Prompt::Build, choice) if is_plan(look, choice) => plan(look, choice, Plan::Hand(place), kind),
        (Prompt::Build | Prompt::Pay { .. }, Choice::Free | Choice::Paying) => {
            changed(look, |draft| draft.cards.toggle(place))
        }
        (Prompt::Build | Prompt::Pay { .. }, _) => refuse(look, Reason::PaidInFull),
        (Prompt::Discard { .. } | Prompt::Church { .. }, Choice::Free | Choice::Chosen) => {
            changed(look, |draft| draft.cards.toggle(place))
        }
        (Prompt::Discard { .. }, Choice::Barred) if full(look) => refuse(look, Reason::NotAsked),
        (Prompt::Discard { .. }, Choice::Barred) => Tap::Refused(Action::Discard(kind)),
        (Prompt::Church { .. }, Choice::Barred) => Tap::Refused(Action::Tuck(kind)),
        (Prompt::Chapel, Choice::Chosen) => Tap::Draft(Draft::default()),
        (Prompt::Chapel, _) => Tap::Draft(Draft { cards: [place].into(), ..Draft::default() }),
        _ => aside(look, Target::Hand(place)),
    }
}

fn tap_table(look: SanJuanLook<'_>, prompt: Prompt) -> TapOf<SanJuan> {
    match choice(look, Target::Cathedral) {
        choice if prompt == Prompt::Build && is_plan(look, choice) => {
            plan(look, choice, Plan::Table, Kind::Cathedral)
        }
        _ => aside(look, Target::Cathedral),
    }
}

/// Whether a tap on a card that stands like this is about what to build, and
/// not about how to pay.
fn is_plan(look: SanJuanLook<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Chosen | Choice::Barred => true,
        Choice::Free => !look.preview.active,
        Choice::Aside => nothing_invested(look),
        Choice::Paying => false,
    }
}

/// Plans to build `kind`, or no longer.
fn plan(look: SanJuanLook<'_>, choice: Choice, plan: Plan, kind: Kind) -> TapOf<SanJuan> {
    if choice == Choice::Chosen {
        Tap::Draft(Draft::default())
    } else if look.legal.contains(&Action::Build(kind)) {
        Tap::Draft(Draft { build: Some(plan), ..Draft::default() })
    } else {
        Tap::Refused(Action::Build(kind))
    }
}

/// Whether the selected building needs nothing more, so that a tap on another
/// card means that other card.
fn nothing_invested(look: SanJuanLook<'_>) -> bool {
    look.preview.active && look.preview.due() == 0 && look.draft.spend.is_empty() && look.draft.over.is_none()
}

fn full(look: SanJuanLook<'_>) -> bool {
    match stage(look) {
        Some(Stage::Discard { must, chosen, .. } | Stage::Keep { must, chosen }) => chosen >= must,
        Some(Stage::Exchange { may, chosen, .. }) => chosen >= may,
        _ => false,
    }
}

fn tap_drawn(look: SanJuanLook<'_>, prompt: Prompt, place: u8) -> TapOf<SanJuan> {
    let chosen = look.draft.cards.contains(place);
    let left = match prompt {
        Prompt::Keep { left, .. } => left,
        Prompt::Take { .. } => 1,
        _ => return aside(look, Target::Drawn(place)),
    };
    match choice(look, Target::Drawn(place)) {
        Choice::Barred if full(look) => refuse(look, Reason::NotAsked),
        Choice::Barred => refuse(look, Reason::OutOfOrder),
        _ if left == 1 && !chosen => {
            let draft = Draft { cards: [place].into(), ..Draft::default() };
            if look.confirm == Confirm::Never {
                commit(Look { draft: &draft, ..look })
            } else {
                Tap::Draft(draft)
            }
        }
        _ => changed(look, |draft| draft.cards.toggle(place)),
    }
}

/* Slots. */

fn tap_slot(look: SanJuanLook<'_>, prompt: Prompt, slot: u8) -> TapOf<SanJuan> {
    let target = Target::Slot(own_seat(look), slot);
    match prompt {
        Prompt::Produce { left, .. } | Prompt::Sell { left, .. } | Prompt::Ship { left, .. } => {
            match choice(look, target) {
                Choice::Free if left == 1 => Tap::Draft(Draft { slots: [slot].into(), ..Draft::default() }),
                Choice::Free | Choice::Chosen => changed(look, |draft| draft.slots.toggle(slot)),
                Choice::Barred | Choice::Paying | Choice::Aside => barred_slot(look, prompt, left, slot),
            }
        }
        Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } if look.preview.active => {
            build_slot(look, slot)
        }
        _ => aside(look, target),
    }
}

fn barred_slot(look: SanJuanLook<'_>, prompt: Prompt, left: u8, slot: u8) -> TapOf<SanJuan> {
    let action = of_slot(prompt, slot);
    if look.legal.contains(&action) {
        let rule = match prompt {
            Prompt::Sell { .. } => "SJ-ROLE-TRADER-4",
            Prompt::Ship { .. } => "SJ-ROLE-XCAPT-2",
            _ => "SJ-ROLE-PRODUCER-3",
        };
        return Tap::Say((board(look).at_most)(left), rule);
    }
    Tap::Refused(action)
}

fn build_slot(look: SanJuanLook<'_>, slot: u8) -> TapOf<SanJuan> {
    let covered = look.draft.over == Some(slot);
    let spent = look.draft.spend.contains(slot);
    let board = board(look);
    match (can_cover(look, slot) || covered, can_spend(look, slot) || spent) {
        (true, true) if !covered => Tap::Choose(vec![
            (board.build_over.to_owned(), Target::Over(slot)),
            ((if spent { board.keep_good } else { board.spend_good }).to_owned(), Target::Spend(slot)),
        ]),
        (true, _) => changed(look, |draft| toggle_site(draft, slot)),
        (false, true) => spend(look, slot),
        (false, false) => match look.preview.over_whys.iter().find(|(barred, _)| *barred == slot) {
            Some(&(_, reason)) if reason != Reason::NeedsCrane => refuse(look, reason),
            _ => aside(look, Target::Slot(own_seat(look), slot)),
        },
    }
}

fn toggle_site(draft: &mut Draft, slot: u8) {
    draft.over = if draft.over == Some(slot) { None } else { Some(slot) };
    // Another site is another price: begin paying afresh.
    *draft = Draft { build: draft.build, over: draft.over, ..Draft::default() };
}

fn spend(look: SanJuanLook<'_>, slot: u8) -> TapOf<SanJuan> {
    let paid = look.draft.cards.len() as u8 >= look.preview.due();
    changed(look, |draft| {
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

fn unwaive(look: SanJuanLook<'_>, discount: Discount) -> TapOf<SanJuan> {
    let paid = look.draft.cards.len() as u8 >= look.preview.due();
    changed(look, |draft| {
        if let Some(index) = draft.waive.iter().rposition(|&other| other == discount) {
            draft.waive.remove(index);
        }
        if paid {
            draft.cards.pop_last();
        }
    })
}

/* Carrying out. */

fn decline(look: SanJuanLook<'_>) -> TapOf<SanJuan> {
    if look.legal.contains(&Action::Pass) { Tap::Act(vec![Action::Pass]) } else { Tap::Nothing }
}

fn commit(look: SanJuanLook<'_>) -> TapOf<SanJuan> {
    let kinds =
        |from: &[Kind]| -> Vec<Kind> { look.draft.cards.iter().map(|card| from[card as usize]).collect() };
    let actions: Vec<Action> = match stage(look) {
        Some(Stage::Role { .. }) => look.draft.role.map(Action::Role).into_iter().collect(),
        Some(Stage::Pay { due, chosen, .. }) if due == chosen => payment(look, &kinds(hand(look.view))),
        Some(Stage::Produce { may, chosen }) => chosen_slots(look, may, chosen, Action::Produce),
        Some(Stage::Sell { may, chosen, .. }) => chosen_slots(look, may, chosen, Action::Sell),
        Some(Stage::Keep { must, chosen }) if must == chosen => {
            let drawn = look.view.look.as_ref().and_then(|seen| seen.cards.as_deref()).unwrap_or(&[]);
            kinds(drawn).into_iter().map(Action::Keep).collect()
        }
        Some(Stage::Discard { must, chosen, .. }) if must == chosen => {
            kinds(hand(look.view)).into_iter().map(Action::Discard).collect()
        }
        Some(Stage::Exchange { may, chosen, .. }) => {
            let cards = kinds(hand(look.view)).into_iter().map(Action::Discard).collect();
            until_full(look, cards, may, chosen)
        }
        Some(Stage::Church { chosen }) => {
            let cards = kinds(hand(look.view)).into_iter().map(Action::Tuck).collect();
            until_full(look, cards, u8::MAX, chosen)
        }
        Some(Stage::Offer { .. }) => vec![Action::Draw],
        Some(Stage::Take { chosen: Some(kind), .. }) => vec![Action::Take(kind)],
        Some(Stage::Ship { may, chosen }) => chosen_slots(look, may, chosen, Action::Ship),
        Some(Stage::Chapel { chosen: Some(kind) }) => vec![Action::Tuck(kind)],
        _ => Vec::new(),
    };
    if actions.is_empty() { Tap::Nothing } else { Tap::Act(actions) }
}

/// The steps of the preview, then the cards in ascending order.
fn payment(look: SanJuanLook<'_>, cards: &[Kind]) -> Vec<Action> {
    let mut actions = look.preview.path.clone();
    actions.extend(cards.iter().map(|&kind| Action::Pay(kind)));
    if look.preview.must_finish && cards.is_empty() {
        actions.push(Action::Pass);
    }
    actions
}

/// The hand cards, and an end where another card could follow.
fn until_full(look: SanJuanLook<'_>, mut actions: Vec<Action>, may: u8, chosen: u8) -> Vec<Action> {
    let last = look.draft.cards.last().map_or(0, usize::from);
    let cards = hand(look.view);
    // The last card chosen, or one of its kind, may have others behind it.
    let behind = cards.iter().skip(last + 1).count();
    let alike = (0..last).filter(|&place| cards[place] == cards[last]);
    let left_alike = alike.filter(|&place| !look.draft.cards.contains(place as u8)).count();
    if chosen > 0 && chosen < may && behind + left_alike > 0 {
        actions.push(Action::Pass);
    }
    actions
}

/// The slots, and an end where more could follow.
fn chosen_slots(look: SanJuanLook<'_>, may: u8, chosen: u8, action: fn(u8) -> Action) -> Vec<Action> {
    if chosen == 0 {
        return Vec::new();
    }
    let last = look.draft.slots.last().unwrap_or(0);
    let more = look.legal.iter().any(|other| *other > action(last) && is_like(*other, action(last)));
    let mut actions: Vec<Action> = look.draft.slots.iter().map(action).collect();
    if chosen < may && more {
        actions.push(Action::Pass);
    }
    actions
}

fn is_like(one: Action, other: Action) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}
