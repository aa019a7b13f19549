//! Storage at the end of the Captain phase (`PR-CAP-13`, `PR-CAP-14`).

use super::{PuertoRico, mutations, queries};
use crate::action::Action;
use crate::editions::LastCrate;
use crate::event::Event;
use crate::ids::{GOODS, Good};
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// Returns true if the seat that acts cannot keep everything, even if it stores the most numerous
/// goods.
pub(super) fn is_short(state: &State) -> bool {
    let singles = queries::single_crates(state.own());
    if state.own().crate_count() <= singles {
        return false;
    }
    let kinds = queries::warehouse_kinds(state.own());
    let mut crates = state.own().crates;
    crates.sort_unstable();
    crates[..GOODS - kinds as usize].iter().sum::<u8>() > singles
}

/// Opens the storage of the seat that acts; nothing is asked if everything
/// may be kept.
pub(super) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    if !is_short(state) {
        return;
    }
    let kinds = queries::warehouse_kinds(state.own());
    if kinds > 0 {
        state.stack.push(Frame::StoreAll { left: kinds, from: 0, stored: 0 });
    } else {
        state.stack.push(Frame::KeepOne { stored: 0 });
        begin_one(state, 0, log);
    }
}

/// Goods from `from` on, or stop.
pub(super) fn legal_all(state: &State, from: u8, stored: u8, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let owned = |good: Good| good as u8 >= from && is_loose(state, stored, good);
    list(out, Good::ALL.iter().copied().filter(|&good| owned(good)).map(Action::StoreAll));
}

/// Reason why a good cannot be stored.
pub(super) fn why_not_all(state: &State, good: Good) -> Reason {
    if state.own().crates[good.index()] == 0 { Reason::NoCrate } else { Reason::OutOfOrder }
}

/// Stores all crates of a good.
pub(super) fn store_all(state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    let Some(Frame::StoreAll { left, stored, .. }) = state.stack.top() else {
        unreachable!("invariant: storage was asked")
    };
    let stored = stored | 1 << good as u8;
    let from = good as u8 + 1;
    let more = Good::ALL.iter().any(|&other| other as u8 >= from && is_loose(state, stored, other));
    if left > 1 && more {
        state.stack.replace(Frame::StoreAll { left: left - 1, from, stored });
    } else {
        begin_one(state, stored, log);
    }
}

/// Asks once more after somebody has come to work in a warehouse or has left
/// the Bohío; goods stored whole stay stored.
#[cold]
pub(super) fn again(state: &mut State, stored: u8, log: &mut impl Sink<Event>) {
    let kinds = queries::warehouse_kinds(state.own()).saturating_sub(stored.count_ones() as u8);
    let more = Good::ALL.into_iter().any(|good| is_loose(state, stored, good));
    if !is_short(state) {
        state.stack.pop();
    } else if kinds > 0 && more {
        state.stack.replace(Frame::StoreAll { left: kinds, from: 0, stored });
    } else {
        begin_one(state, stored, log);
    }
}

/// Goes on to the crates that are kept one by one.
pub(super) fn begin_one(state: &mut State, stored: u8, log: &mut impl Sink<Event>) {
    let singles = queries::single_crates(state.own());
    if singles > 1 {
        return begin_singles(state, stored, singles, log);
    }
    let mut rest = Good::ALL.iter().filter(|&&good| is_loose(state, stored, good));
    match (rest.next(), rest.next()) {
        (None, _) => finish(state, stored, [0; GOODS], log),
        (Some(&good), None) if state.own().crates[good.index()] == 1 => {
            finish(state, stored, one(good), log);
        }
        _ => state.stack.replace(Frame::KeepOne { stored }),
    }
}

/// Single crates of which more than one may be kept (`PR-X1-STO-1`).
#[cold]
fn begin_singles(state: &mut State, stored: u8, left: u8, log: &mut impl Sink<Event>) {
    let loose = Good::ALL
        .map(|good| if is_loose(state, stored, good) { state.own().crates[good.index()] } else { 0 });
    if loose.iter().sum::<u8>() <= left {
        finish(state, stored, loose, log);
    } else {
        state.stack.replace(Frame::KeepSingles { stored, kept: [0; GOODS], left });
    }
}

/// Goods of which another single crate may be kept, in ascending order.
fn singles(state: &State, stored: u8, kept: [u8; GOODS]) -> impl Iterator<Item = Good> + use<'_> {
    let from = kept.iter().rposition(|&crates| crates > 0).unwrap_or(0);
    Good::ALL.into_iter().filter(move |&good| {
        let more = state.own().crates[good.index()] > kept[good.index()];
        good.index() >= from && more && is_loose(state, stored, good)
    })
}

/// Another single crate, or no more.
#[cold]
pub(super) fn legal_singles(state: &State, stored: u8, kept: [u8; GOODS], out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, singles(state, stored, kept).map(Action::KeepOne));
}

/// One crate of a good and nothing else.
fn one(good: Good) -> [u8; GOODS] {
    let mut crates = [0; GOODS];
    crates[good.index()] = 1;
    crates
}

fn is_loose(state: &State, stored: u8, good: Good) -> bool {
    stored >> good as u8 & 1 == 0 && state.own().crates[good.index()] > 0
}

/// One crate that is not stored, or none where that is allowed.
pub(super) fn legal_one(game: &PuertoRico, state: &State, stored: u8, out: &mut Actions<Action>) {
    if game.rules.last_crate == LastCrate::MayKeep {
        out.push(Action::Pass);
    }
    let loose = Good::ALL.iter().filter(|&&good| is_loose(state, stored, good));
    list(out, loose.copied().map(Action::KeepOne));
}

/// Returns true if the seat that acts may have stored exactly these goods whole, one bit each
/// (`PR-CAP-13`): goods that it has, at most as many as its warehouses hold.
pub(super) fn may_have_stored(state: &State, stored: u8) -> bool {
    let owned = |good: Good| state.own().crates[good.index()] > 0;
    let kinds = queries::warehouse_kinds(state.own());
    stored.count_ones() <= kinds.into()
        && stored < 1 << GOODS
        && Good::ALL.iter().all(|&good| stored >> good as u8 & 1 == 0 || owned(good))
}

/// Reason why a crate cannot be kept on the dock.
pub(super) fn why_not_one(state: &State, stored: u8, good: Good) -> Reason {
    if stored >> good as u8 & 1 == 1 { Reason::OutOfOrder } else { why_not_all(state, good) }
}

/// Keeps one crate on the dock.
pub(super) fn keep_one(state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    match state.stack.top() {
        Some(Frame::KeepOne { stored }) => finish(state, stored, one(good), log),
        Some(Frame::KeepSingles { stored, mut kept, left }) => {
            kept[good.index()] += 1;
            if left > 1 && singles(state, stored, kept).next().is_some() {
                state.stack.replace(Frame::KeepSingles { stored, kept, left: left - 1 });
            } else {
                finish(state, stored, kept, log);
            }
        }
        _ => unreachable!("invariant: the dock was asked"),
    }
}

/// Returns what is neither stored nor kept to the supply.
pub(super) fn finish(state: &mut State, stored: u8, kept: [u8; GOODS], log: &mut impl Sink<Event>) {
    let seat = state.actor;
    state.stack.pop();
    let mut spoiled = [0; GOODS];
    for &good in Good::ALL.iter().filter(|&&good| stored >> good as u8 & 1 == 0) {
        let lost = state.own().crates[good.index()] - kept[good.index()];
        spoiled[good.index()] = lost;
        mutations::return_crates(state, seat, good, lost);
    }
    if spoiled.iter().any(|&crates| crates > 0) {
        log.emit(|| Event::Spoiled { seat, crates: spoiled });
    }
}
