//! Checks that the frames of a position are possible.

use super::{PositionResult, action};
use crate::action::Action;
use crate::editions::{Characters, Exhaustion, HAL};
use crate::flaw::{AskedFlaw, CardFlaw, CharacterFlaw, CityFlaw, TileFlaw};
use crate::ids::{Card, Character, LETTERS, Tile};
use crate::position::Position;
use crate::rules::{Ginkgopolis, markers, setup};
use crate::state::{DEPTH, Frame, PACKET, State};
use game_core::{Actions, Game, MAX_LEGAL, Seat, json, refuse};

/// Puts the frames on the stack and finds whose action is being resolved.
///
/// # Errors
/// A stack that no game has, or that does not fit what lies on the table.
pub(super) fn place(game: &Ginkgopolis, state: &mut State, position: &Position) -> PositionResult {
    let opening = [Frame::Select { next: 0 }];
    let stack = match &position.stack[..] {
        [] if position.over => &[],
        [] => &opening[..],
        _ if position.over => return refuse(&"over", AskedFlaw::GameOver),
        named if named.len() > DEPTH => return refuse(&"over", AskedFlaw::TooDeep),
        named => named,
    };
    stack.iter().for_each(|&frame| state.stack.push(frame));
    if position.over && !state.last_round {
        return refuse(&"over", AskedFlaw::OverTooSoon);
    }
    let drafting = matches!(stack, [Frame::Draft { .. }]);
    if (position.round == 0) != drafting || position.packets.is_empty() == drafting {
        return refuse(&"round", CharacterFlaw::Round);
    }
    match stack {
        [] => check_hands(game, state, game.rules.parties(), 0)?,
        &[Frame::Draft { pick, next }] => check_draft(game, state, position, (pick, next))?,
        &[Frame::Select { next }] if next < game.rules.players => check_hands(game, state, 0, next)?,
        &[Frame::Companion { next }] if next < game.rules.players => check_companion(game, state, next)?,
        [Frame::Resolve { next }, rest @ ..] if (1..=game.rules.parties()).contains(next) => {
            state.actor = state.first.clockwise(next - 1, game.rules.parties());
            check_hands(game, state, *next, game.rules.players)?;
            action::check(game, state, rest)?;
        }
        _ => return refuse(&"stack", AskedFlaw::NoSuchStack { frames: json::names_of(stack) }),
    }
    let resolving = matches!(stack, [Frame::Resolve { .. }, ..]);
    if position.action.is_some() != resolving {
        return refuse(&"action", AskedFlaw::CardNamed);
    }
    check_markers(state)?;
    check_asking(game, state)?;
    check_resolved_card(game, state)?;
    check_unasked(game, state)
}

/// `resolved` parties have turned over their cards; of the others, `committed`
/// seats, in turn order, have one face down.
fn check_hands(game: &Ginkgopolis, state: &State, resolved: u8, committed: u8) -> PositionResult {
    let solo = game.rules.hal.is_some();
    let full = if solo { 3 } else { 4 };
    for place in 0..game.rules.players {
        let seat = state.first.clockwise(place, game.rules.players);
        let board = state.board(seat);
        let done = place < resolved;
        // Hal's turn begins with the human's cards on the discard pile.
        let due = if solo && resolved == 2 { 0 } else { full - done as usize };
        if board.hand.cards().len() != due {
            return refuse(&format_args!("seats[{}].hand", seat.0), CardFlaw::HandSize { due: due as u8 });
        }
        if board.hand.picked().is_some() != (!done && place < committed) || done && board.tile.is_some() {
            return refuse(&format_args!("seats[{}].play", seat.0), AskedFlaw::FaceDown);
        }
    }
    if solo {
        let board = state.board(HAL);
        let due = (resolved < 2) as usize;
        let fits = board.hand.cards().len() == due && board.hand.picked().is_some() == (due == 1);
        if !fits || board.tile.is_some() || !board.tiles.is_empty() || board.resources > 0 {
            return refuse(&"seats[1]", AskedFlaw::Hal);
        }
    }
    Ok(())
}

/// One more card lies face down than seats have committed.
fn check_companion(game: &Ginkgopolis, state: &State, next: u8) -> PositionResult {
    check_hands(game, state, 0, next + 1)?;
    let seat = state.first.clockwise(next, game.rules.players);
    let board = state.board(seat);
    if board.tile.is_some() || board.tiles.is_empty() {
        return refuse(&format_args!("seats[{}].play", seat.0), AskedFlaw::NoTileToChoose);
    }
    Ok(())
}

/// Nothing has happened before the draft is over.
fn check_draft(game: &Ginkgopolis, state: &mut State, position: &Position, at: (u8, u8)) -> PositionResult {
    let (pick, next) = at;
    let players = game.rules.players;
    if game.rules.characters != Characters::Draft || pick > 2 || next >= players {
        return refuse(&"stack", CharacterFlaw::NoSuchPick);
    }
    let untouched = state.markers == setup::MARKERS.map(Some)
        && state.city.tops().len() == 9
        && state.city.covered().is_empty()
        && state.discard.len() == game.rules.laid_aside
        && !state.last_round
        && state.exhaustions == 0
        && position.seats.iter().all(|seat| seat.points == 0 && seat.resources == 0 && seat.tiles.is_empty());
    if !untouched
        || position.seats.iter().any(|seat| seat.redraws.is_some_and(|left| left != game.rules.redraws))
    {
        return refuse(&"packets", CharacterFlaw::NotFresh);
    }
    check_hands_empty(game, state)?;
    if position.packets.len() != usize::from(players) {
        return refuse(&"packets", CharacterFlaw::Packets);
    }
    let mut met: Vec<Character> = Vec::new();
    for (origin, packet) in Seat::all(players).zip(&position.packets) {
        let path = format_args!("packets[{}]", origin.0);
        let before = met.len();
        met.extend(packet);
        let stands_before = |at: usize| met[..at].contains(&met[at]);
        if packet.len() != PACKET || (before..met.len()).any(stands_before) {
            return refuse(&path, CharacterFlaw::Packet);
        }
        let holder = origin.clockwise(pick, players);
        let kept = pick + (state.first.distance_to(holder, players) < next) as u8;
        if !packet[kept.into()..].is_sorted() {
            return refuse(&path, CharacterFlaw::PacketOrder { kept });
        }
        state.draft.packet_mut(origin).copy_from_slice(packet);
    }
    Ok(())
}

fn check_hands_empty(game: &Ginkgopolis, state: &State) -> PositionResult {
    let holds =
        |seat: &Seat| !state.board(*seat).hand.cards().is_empty() || state.board(*seat).tile.is_some();
    match Seat::all(game.rules.players).find(holds) {
        Some(seat) => refuse(&format_args!("seats[{}].hand", seat.0), CharacterFlaw::HandDealt),
        None => Ok(()),
    }
}

/// All markers but for those being moved stand in order around the city; a cell
/// of the drawing holds one at most.
fn check_markers(state: &State) -> PositionResult {
    let missing = (0..LETTERS).filter(|&index| state.markers[index].is_none());
    let missing: Vec<usize> = missing.collect();
    let fits = match state.stack.top() {
        Some(Frame::Shift { .. }) => missing == [markers::replaced(state).index()],
        Some(Frame::Place { left, .. }) => {
            let all = missing.len() == usize::from(left.len());
            all && !left.is_empty()
                && left.from(markers::replaced(state)).all(|letter| missing.contains(&letter.index()))
        }
        _ => missing.is_empty(),
    };
    if !fits {
        return refuse(&"grid", CityFlaw::MarkersMissing);
    }
    let shifting = matches!(state.stack.top(), Some(Frame::Shift { .. }));
    if !shifting && !markers::are_in_order(state) {
        return refuse(&"grid", CityFlaw::MarkerOrder);
    }
    Ok(())
}

/// The last frame asks something that is to be decided.
fn check_asking(game: &Ginkgopolis, state: &State) -> PositionResult {
    let Some(frame) = state.stack.top() else { return Ok(()) };
    match frame {
        Frame::Place { tile, left, adjacent, row } => {
            let many = markers::cells(state, tile, left, adjacent).len() > MAX_LEGAL;
            let alone = left.len() == 1 && left.has(markers::replaced(state));
            if alone && adjacent != markers::shifts(state, tile).adjacent {
                return refuse(&"stack", AskedFlaw::Adjacent);
            }
            if row.is_some() && !many {
                return refuse(&"stack", AskedFlaw::NoRow);
            }
        }
        Frame::Return { next, after } => {
            let policy = game.rules.first_exhaustion == Exhaustion::Return && state.exhaustions == 1;
            let open = next < game.rules.players && state.supply.is_empty() && state.returned.is_empty();
            if !(policy && open) {
                return refuse(&"stack", AskedFlaw::NotReturning);
            }
            check_returning(game, state, next, after)?;
        }
        _ => {}
    }
    let mut legal = Actions::<Action>::new();
    game.legal(state, &mut legal);
    let free = matches!(frame, Frame::Select { .. } | Frame::Companion { .. } | Frame::Draft { .. });
    if legal.len() < 2 && !free {
        return refuse(&"stack", AskedFlaw::NothingToDecide);
    }
    Ok(())
}

/// Only seats that were asked have chosen tiles to return, in ascending order.
fn check_returning(game: &Ginkgopolis, state: &State, next: u8, after: Option<Tile>) -> PositionResult {
    for seat in Seat::all(game.rules.players) {
        let place = state.first.distance_to(seat, game.rules.players);
        let own = state.board(seat).tiles.and(state.returning);
        let fits = match place.cmp(&next) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Equal => own.iter().last() == after,
            std::cmp::Ordering::Greater => own.is_empty(),
        };
        if !fits {
            return refuse(&format_args!("seats[{}].returning", seat.0), TileFlaw::ReturningOrder);
        }
    }
    Ok(())
}

/// The card that is being resolved lies in no tableau yet.
fn check_resolved_card(game: &Ginkgopolis, state: &State) -> PositionResult {
    for seat in Seat::all(game.rules.parties()) {
        let resolved = |(_, tile): &(usize, Tile)| state.card == Some(Card::building(*tile));
        if let Some((index, tile)) = state.cards(seat).enumerate().find(resolved) {
            let path = format_args!("seats[{}].cards[{index}]", seat.0);
            return refuse(&path, CardFlaw::KeptTooSoon { tile });
        }
    }
    Ok(())
}

/// Nobody has chosen tiles to return while they are not asked for.
fn check_unasked(game: &Ginkgopolis, state: &State) -> PositionResult {
    let asked = matches!(state.stack.top(), Some(Frame::Return { .. }));
    let chosen = |seat: &Seat| !state.board(*seat).tiles.and(state.returning).is_empty();
    match Seat::all(game.rules.parties()).find(chosen).filter(|_| !asked) {
        Some(seat) => refuse(&format_args!("seats[{}].returning", seat.0), TileFlaw::ReturningUnasked),
        None => Ok(()),
    }
}
