//! Whether what a position says is being resolved can be.

use super::action;
use crate::core::{Actions, Game, MAX_LEGAL, PositionError, Seat, json};
use crate::games::ginkgopolis::action::Action;
use crate::games::ginkgopolis::cell::Cell;
use crate::games::ginkgopolis::editions::{Characters, Exhaustion, HAL};
use crate::games::ginkgopolis::ids::{Character, LETTERS, Tile};
use crate::games::ginkgopolis::position::Position;
use crate::games::ginkgopolis::rules::{Ginkgopolis, markers, setup};
use crate::games::ginkgopolis::state::{DEPTH, Frame, PACKET, State};
use std::fmt::Display;

type Refused = Result<(), PositionError>;

fn refuse<T>(path: &dyn Display, problem: &dyn Display) -> Result<T, PositionError> {
    Err(PositionError::said(path, problem))
}

/// Puts the frames on the stack and finds whose action is being resolved.
///
/// # Errors
/// A stack that no game has, or that does not fit what lies on the table.
pub(super) fn place(game: &Ginkgopolis, state: &mut State, position: &Position) -> Refused {
    let opening = [Frame::Select { next: 0 }];
    let stack = match &position.stack[..] {
        [] if position.over => &[],
        [] => &opening[..],
        named if position.over || named.len() > DEPTH => {
            return refuse(&"over", &"a finished game resolves nothing, and frames nest at most five deep");
        }
        named => named,
    };
    stack.iter().for_each(|&frame| state.stack.push(frame));
    if position.over && !state.last_round {
        return refuse(&"over", &"a finished game has had its last round (GK-END-03)");
    }
    let drafting = matches!(stack, [Frame::Draft { .. }]);
    if (position.round == 0) != drafting || position.packets.is_empty() == drafting {
        return refuse(&"round", &"round 0 is the draft, with its packets, and only that");
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
        _ => {
            let frames = json::names_of(stack);
            return refuse(&"stack", &format_args!("this sequence of frames does not occur: {frames}"));
        }
    }
    let resolving = matches!(stack, [Frame::Resolve { .. }, ..]);
    if position.action.is_some() != resolving {
        return refuse(&"action", &"names the card exactly while an action is being resolved");
    }
    check_markers(state)?;
    check_asking(game, state)
}

/// `resolved` parties have turned over their cards; of the others, `committed`
/// seats, in turn order, have one face down.
fn check_hands(game: &Ginkgopolis, state: &State, resolved: u8, committed: u8) -> Refused {
    let solo = game.rules.hal.is_some();
    let full = if solo { 3 } else { 4 };
    for place in 0..game.rules.players {
        let seat = state.first.clockwise(place, game.rules.players);
        let board = state.board(seat);
        let done = place < resolved;
        // Hal's turn begins with the human's cards on the discard pile.
        let due = if solo && resolved == 2 { 0 } else { full - done as usize };
        if board.hand.cards().len() != due {
            return refuse(
                &format_args!("seats[{}].hand", seat.0),
                &format_args!("{due} cards, those face down included"),
            );
        }
        if board.hand.picked().is_some() != (!done && place < committed) || done && board.tile.is_some() {
            return refuse(
                &format_args!("seats[{}].play", seat.0),
                &"who commits, in turn order, has a card face down until it is turned over",
            );
        }
        if board.tile.is_some() && board.hand.picked().is_none() {
            return refuse(&format_args!("seats[{}].play", seat.0), &"a tile without a card");
        }
    }
    if solo {
        let board = state.board(HAL);
        let due = (resolved < 2) as usize;
        let fits = board.hand.cards().len() == due && board.hand.picked().is_some() == (due == 1);
        if !fits || board.tile.is_some() || !board.tiles.is_empty() || board.resources > 0 {
            return refuse(
                &"seats[1]",
                &"Hal has one card face down until it is his turn, and nothing else (GK-SOL-01)",
            );
        }
    }
    Ok(())
}

/// One more card lies face down than seats have committed.
fn check_companion(game: &Ginkgopolis, state: &State, next: u8) -> Refused {
    check_hands(game, state, 0, next + 1)?;
    let seat = state.first.clockwise(next, game.rules.players);
    let board = state.board(seat);
    if board.tile.is_some() || board.tiles.is_empty() {
        return refuse(
            &format_args!("seats[{}].play", seat.0),
            &"the tile is being chosen, among those behind the screen",
        );
    }
    Ok(())
}

/// Nothing has happened before the draft is over.
fn check_draft(game: &Ginkgopolis, state: &mut State, position: &Position, at: (u8, u8)) -> Refused {
    let (pick, next) = at;
    let players = game.rules.players;
    if game.rules.characters != Characters::Draft || pick > 2 || next >= players {
        return refuse(&"stack", &"three picks by each seat, in a game with a draft (GK-SET-09)");
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
        return refuse(&"packets", &"nobody has anything before the draft is over (GK-SET-10)");
    }
    check_hands_empty(game, state)?;
    if position.packets.len() != usize::from(players) {
        return refuse(&"packets", &"one packet for each seat");
    }
    let mut met: Vec<Character> = Vec::new();
    for (origin, packet) in Seat::all(players).zip(&position.packets) {
        let path = format_args!("packets[{}]", origin.0);
        let before = met.len();
        met.extend(packet);
        let stands_before = |at: usize| met[..at].contains(&met[at]);
        if packet.len() != PACKET || (before..met.len()).any(stands_before) {
            return refuse(&path, &"four characters, all different");
        }
        let holder = origin.clockwise(pick, players);
        let kept = pick + (state.first.distance_to(holder, players) < next) as u8;
        if !packet[kept.into()..].is_sorted() {
            return refuse(&path, &format_args!("{kept} kept, then the rest in ascending order"));
        }
        state.draft.packet_mut(origin).copy_from_slice(packet);
    }
    Ok(())
}

fn check_hands_empty(game: &Ginkgopolis, state: &State) -> Refused {
    let holds =
        |seat: &Seat| !state.board(*seat).hand.cards().is_empty() || state.board(*seat).tile.is_some();
    match Seat::all(game.rules.players).find(holds) {
        Some(seat) => {
            refuse(&format_args!("seats[{}].hand", seat.0), &"no cards are dealt before the draft is over")
        }
        None => Ok(()),
    }
}

/// Markers stand on different cells next to no building, but for those being
/// moved.
fn check_markers(state: &State) -> Refused {
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
        return refuse(&"grid", &"the markers A to L, but for those that are being moved");
    }
    let cells: Vec<Cell> = state.markers.iter().copied().flatten().collect();
    let apart = |(index, cell): (usize, &Cell)| !cells[..index].contains(cell);
    if !cells.iter().enumerate().all(apart) {
        return refuse(&"grid", &"two markers on one cell");
    }
    let shifting = matches!(state.stack.top(), Some(Frame::Shift { .. }));
    if !shifting && !markers::are_in_order(state) {
        return refuse(&"grid", &"the markers do not read A to L around the city (GK-MRK-02)");
    }
    Ok(())
}

/// The last frame asks something that is to be decided.
fn check_asking(game: &Ginkgopolis, state: &State) -> Refused {
    let Some(frame) = state.stack.top() else { return Ok(()) };
    let problem = match frame {
        Frame::Place { tile, left, adjacent, row } => {
            let many = markers::cells(state, tile, left, adjacent).len() > MAX_LEGAL;
            let alone = left.len() == 1 && left.has(markers::replaced(state));
            if alone && adjacent != markers::shifts(state, tile).adjacent {
                return refuse(
                    &"stack",
                    &"the marker goes next to the building exactly if a cell is free there (GK-MRK-05)",
                );
            }
            (row.is_some() && !many).then_some("a row is chosen first only where cells are very many")
        }
        Frame::Return { next, after } => {
            let policy = game.rules.first_exhaustion == Exhaustion::Return && state.exhaustions == 1;
            let open = next < game.rules.players && state.supply.is_empty() && state.returned.is_empty();
            if policy && open {
                check_returning(game, state, next, after)?
            } else {
                return refuse(
                    &"stack",
                    &"tiles are returned when the supply is exhausted for the first time (GK-SUP-02)",
                );
            }
            None
        }
        _ => None,
    };
    if let Some(problem) = problem {
        return refuse(&"stack", &problem);
    }
    let mut legal = Actions::<Action>::new();
    game.legal(state, &mut legal);
    let free = matches!(frame, Frame::Select { .. } | Frame::Companion { .. } | Frame::Draft { .. });
    if legal.len() < 2 && !free {
        return refuse(&"stack", &"there is nothing to decide here");
    }
    Ok(())
}

/// Only seats that were asked have chosen tiles to return, in ascending order.
fn check_returning(game: &Ginkgopolis, state: &State, next: u8, after: Option<Tile>) -> Refused {
    for seat in Seat::all(game.rules.players) {
        let place = state.first.distance_to(seat, game.rules.players);
        let own = state.board(seat).tiles.and(state.returning);
        let fits = match place.cmp(&next) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Equal => own.iter().last() == after,
            std::cmp::Ordering::Greater => own.is_empty(),
        };
        if !fits {
            return refuse(
                &format_args!("seats[{}].returning", seat.0),
                &"tiles are chosen seat by seat, in ascending order",
            );
        }
    }
    Ok(())
}
