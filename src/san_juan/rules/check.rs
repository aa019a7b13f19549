//! The invariants (`SJ-SET-INV` and the consistency of the state).

use super::SanJuan;
use crate::action::Action;
use crate::ids::{KINDS, Kind};
use crate::state::{Frame, State};
use game_core::{Actions, Game, Seat};

/// Checks that no card is lost or doubled and that the state can be played.
///
/// # Errors
/// A sentence about the first invariant that is broken.
pub(super) fn check(game: &SanJuan, state: &State) -> Result<(), String> {
    let counts = count_cards(game, state);
    for kind in Kind::ALL {
        let (found, expected) = (counts[kind.index()], game.copies(kind) as u32);
        if found != expected {
            return Err(format!("SJ-SET-INV: {found} copies of {kind} instead of {expected}"));
        }
    }
    for seat in Seat::all(game.seats()) {
        check_city(state, seat)?;
    }
    let marked: u8 = Seat::all(game.seats()).map(|seat| state.city(seat).goods().len()).sum();
    if usize::from(marked) != state.goods().len() {
        return Err("the goods are not those that the cities show".into());
    }
    if state.stack.as_slice().is_empty() {
        return Ok(());
    }
    check_frames(state)?;
    let mut legal = Actions::<Action>::new();
    game.legal(state, &mut legal);
    if legal.is_empty() {
        return Err("SJ-DP-1: nobody can act and the game is not over".into());
    }
    if !legal.windows(2).all(|pair| pair[0] < pair[1]) {
        return Err(format!("legal actions are not sorted and unique: {legal:?}"));
    }
    Ok(())
}

fn count_cards(game: &SanJuan, state: &State) -> [u32; KINDS] {
    let mut counts = [0; KINDS];
    let mut count = |kind: Kind| counts[kind.index()] += 1;
    if state.cathedral {
        count(Kind::Cathedral);
    }
    let common = [state.cards.draw(), state.look(), state.kept(), state.goods(), state.cards.discard()];
    common.into_iter().flatten().for_each(|&kind| count(kind));
    for seat in Seat::all(game.seats()) {
        state.hand(seat).iter().for_each(&mut count);
        state.cards.all_covered(seat).for_each(&mut count);
        let laid_by = state.tucked_cards(seat).iter().chain(state.shipped_cards(seat));
        state.city(seat).slots().iter().chain(laid_by).for_each(|&kind| count(kind));
    }
    if let Some(Frame::Site { kind }) = state.stack.top() {
        count(kind);
    }
    counts
}

fn check_city(state: &State, seat: Seat) -> Result<(), String> {
    let city = state.city(seat);
    let mut shown = [false; KINDS];
    for &kind in city.slots().iter().filter(|kind| !kind.is_production()) {
        if std::mem::replace(&mut shown[kind.index()], true) {
            return Err(format!("SJ-BLD-GEN-1: {seat} shows two copies of {kind}"));
        }
    }
    let mut goods = city.goods().iter().map(|slot| city.slots().get(slot as usize));
    if !goods.all(|kind| kind.is_some_and(|kind| kind.holds_goods())) {
        return Err(format!("SJ-BLD-PROD-1: {seat} has a good where none can lie"));
    }
    if !state.hand(seat).iter().is_sorted() {
        return Err(format!("the hand of {seat} is not sorted"));
    }
    city.check().map_err(|problem| format!("{seat}: {problem}"))
}

fn check_frames(state: &State) -> Result<(), String> {
    let looking = matches!(state.stack.top(), Some(Frame::Keep { .. } | Frame::Take { .. }));
    if looking == state.look().is_empty() {
        return Err("SJ-PILE-3: cards to choose from lie there and nobody is asked, or the reverse".into());
    }
    Ok(())
}
