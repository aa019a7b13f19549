//! Resampling what a seat cannot know (section 3).
//!
//! Known to a seat: everything that lies open, its own hand, tiles, packet and
//! commitment, the cards that it passed on as long as they must still be in a
//! hand (`GK-INF-02`), the characters that it passed on, and tiles that were
//! shown. Of tiles it knows besides who drew how many before and after tiles
//! were returned, for the returned ones were seen. Everything else is dealt
//! anew. Which of its cards somebody has committed, and before all have
//! committed whether with a tile, is anybody's guess.

use arrayvec::ArrayVec;

use super::{Ginkgopolis, chance, view};
use crate::editions::HAL;
use crate::ids::{CARDS, Card, Character, TILES, Tile};
use crate::sets::{CardSet, TileSet};
use crate::state::{Frame, Hand, PACKET, State};
use game_core::{Rng, Seat, Viewer};

/// Replaces everything hidden from `viewer` by a sample of what it may be. States
/// that look alike to `viewer` and equal streams give equal samples: where the
/// hidden pieces really are leaves no trace.
pub(super) fn determinize(game: &Ginkgopolis, state: &mut State, viewer: Viewer, rng: &mut Rng) {
    deal_cards(game, state, viewer, rng);
    deal_tiles(game, state, viewer, rng);
    if let Some(Frame::Draft { pick, next }) = state.stack.top() {
        deal_packets(game, state, viewer, (pick, next), rng);
    }
    state.rng = chance::stream(rng.next(), chance::PLAY);
}

/// The seats whose secrets `viewer` does not know. At the end nobody has any;
/// nobody, not even Hal, knows Hal's card.
fn strangers(game: &Ginkgopolis, state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
    let over = state.is_over();
    let hal = game.rules.hal.is_some().then_some(HAL);
    Seat::all(game.rules.parties()).filter(move |&seat| !over && (!viewer.is(seat) || Some(seat) == hal))
}

/// Deals the cards that `viewer` has not seen to hands and deck, and lets the
/// others commit any of theirs.
fn deal_cards(game: &Ginkgopolis, state: &mut State, viewer: Viewer, rng: &mut Rng) {
    let knows = |known: u8| matches!(viewer, Viewer::Seat(seat) if known >> seat.0 & 1 == 1);
    let mut unseen: CardSet = state.deck.pieces().iter().copied().collect();
    for seat in strangers(game, state, viewer) {
        let hidden = state.board(seat).hand.known_cards().filter(|&(_, known)| !knows(known));
        hidden.for_each(|(card, _)| unseen.insert(card));
    }
    let mut unseen: ArrayVec<Card, CARDS> = unseen.iter().collect();
    rng.shuffle(&mut unseen);
    for seat in strangers(game, state, viewer) {
        let old = state.board(seat).hand;
        let mut hand = Hand::default();
        for (card, known) in old.known_cards() {
            if knows(known) {
                hand.add(card, known);
            } else {
                hand.add(unseen.pop().expect("invariant: as many as were gathered"), 0);
            }
        }
        if old.picked().is_some() {
            let any = rng.below(hand.cards().len() as u32) as usize;
            hand.pick(Some(hand.cards()[any]));
        }
        state.board_mut(seat).hand = hand;
    }
    state.deck.pieces_mut().fill_with(|| unseen.pop().expect("invariant: as many as were gathered"));
}

/// Tiles that have been seen when they were returned, and all others: a seat
/// that draws from the supply is known to draw from one of the two kinds.
fn kinds(state: &State) -> [TileSet; 2] {
    let returned = state.returned;
    let others: TileSet = Tile::all().collect();
    [others.without(returned), returned]
}

/// Deals the tiles that `viewer` has not seen behind screens, out of the game,
/// and to the supply.
fn deal_tiles(game: &Ginkgopolis, state: &mut State, viewer: Viewer, rng: &mut Rng) {
    let supply: TileSet = state.supply.pieces().iter().copied().collect();
    let mut unseen = state.removed.or(supply);
    for seat in strangers(game, state, viewer) {
        state.returning = state.returning.without(state.board(seat).tiles);
        unseen = unseen.or(state.board(seat).all_tiles().without(state.shown));
    }
    let mut pools = kinds(state).map(|kind| {
        let mut pool: ArrayVec<Tile, TILES> = unseen.and(kind).iter().collect();
        rng.shuffle(&mut pool);
        pool
    });
    let all = kinds(state);
    let mut exchange = |tiles: TileSet| {
        let mut dealt = TileSet::EMPTY;
        for (pool, kind) in pools.iter_mut().zip(all) {
            let count = pool.len() - tiles.and(kind).len() as usize;
            pool.drain(count..).for_each(|tile| dealt.insert(tile));
        }
        dealt
    };
    for seat in strangers(game, state, viewer) {
        let shown = state.board(seat).all_tiles().and(state.shown);
        let tiles = exchange(state.board(seat).all_tiles().without(shown)).or(shown);
        commit_any(game, state, seat, tiles, rng);
    }
    state.removed = exchange(state.removed);
    let mut supply: ArrayVec<Tile, TILES> = exchange(supply).iter().collect();
    rng.shuffle(&mut supply);
    state.supply.pieces_mut().copy_from_slice(&supply);
}

/// Lets a seat with these tiles commit one of them, if it is known to have
/// done so or may have, and return any of them.
fn commit_any(game: &Ginkgopolis, state: &mut State, seat: Seat, mut tiles: TileSet, rng: &mut Rng) {
    let closed = state.all_committed();
    let committed = state.board(seat).hand.picked().is_some();
    let choosing = view::choosing_tile(game, state) == Some(seat);
    let with_tile = if closed {
        state.board(seat).tile.is_some()
    } else {
        committed && !choosing && !tiles.is_empty() && rng.below(2) == 1
    };
    let tile = with_tile.then(|| {
        let any = rng.below(tiles.len().into()) as usize;
        tiles.iter().nth(any).expect("invariant: one of them")
    });
    tile.into_iter().for_each(|tile| tiles.remove(tile));
    let board = state.board_mut(seat);
    (board.tiles, board.tile) = (tiles, tile);
    forget_returns(game, state, seat, rng);
}

/// Hides the tiles that others return, which are secret until all have answered (`GK-SUP-03`).
fn forget_returns(game: &Ginkgopolis, state: &mut State, seat: Seat, rng: &mut Rng) {
    let Some(Frame::Return { next, .. }) = state.stack.top() else { return };
    let place = state.first.distance_to(seat, game.rules.players);
    if place < next {
        let any = state.board(seat).tiles.iter().filter(|_| rng.below(2) == 1);
        let any: TileSet = any.collect();
        state.returning = state.returning.or(any);
    } else if place == next {
        state.stack.replace(Frame::Return { next, after: None });
    }
}

/// Deals the characters that `viewer` has not seen. Of a packet it has seen what
/// was in it when it came by; who kept what of that afterwards is open.
fn deal_packets(game: &Ginkgopolis, state: &mut State, viewer: Viewer, at: (u8, u8), rng: &mut Rng) {
    let players = game.rules.players;
    let mut unseen: ArrayVec<Character, 27> = Character::all().collect();
    for origin in Seat::all(players) {
        if let Some((first, _)) = seen(state, viewer, origin, players, at) {
            let packet = state.draft.packet(origin);
            unseen.retain(|character| !packet[first as usize..].contains(character));
        }
    }
    rng.shuffle(&mut unseen);
    for origin in Seat::all(players) {
        let seen = seen(state, viewer, origin, players, at);
        let (first, last) = seen.map_or((PACKET, PACKET), |(first, last)| (first.into(), last.into()));
        let packet = state.draft.packet_mut(origin);
        packet[..first].fill_with(|| unseen.pop().expect("invariant: four for each seat, of 27"));
        packet[last..].sort_unstable();
        rng.shuffle(&mut packet[last..]);
        // What nobody has kept yet is in no order.
        let chosen = taken(state, origin, players, at);
        state.draft.packet_mut(origin)[chosen as usize..].sort_unstable();
    }
}

/// Counts the characters of a packet that have been kept.
fn taken(state: &State, origin: Seat, players: u8, (pick, next): (u8, u8)) -> u8 {
    let holder = origin.clockwise(pick, players);
    pick + (state.first.distance_to(holder, players) < next) as u8
}

/// From which place on `viewer` has seen a packet, and from which on it does not
/// know the order: behind what it kept of it last.
fn seen(
    state: &State,
    viewer: Viewer,
    origin: Seat,
    players: u8,
    (pick, next): (u8, u8),
) -> Option<(u8, u8)> {
    let Viewer::Seat(viewer) = viewer else { return None };
    let mine = |&at: &u8| origin.clockwise(at, players) == viewer;
    let first = (0..=pick).find(mine)?;
    let last = (0..=pick).rev().find(mine)?;
    let has_kept = last < pick || state.first.distance_to(viewer, players) < next;
    Some((first, last + has_kept as u8))
}
