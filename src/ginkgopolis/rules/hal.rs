//! Hal, who follows a procedure (section 8.3).

use super::{Ginkgopolis, construct, deck, end, gain, resolve, supply, urbanize};
use crate::editions::HAL;
use crate::event::{EndWhy, Event, Source, Weighed};
use crate::ids::{Card, CardKind, Letter, Tile};
use crate::state::{Frame, State};
use game_core::{Seat, Sink};

/// Hal's action begins. The cards that the human did not play are discarded
/// before (`GK-SOL-04`).
pub(super) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    discard_unused(state, log);
    state.stack.push(Frame::HalReveals);
}

/// Hal turns over his card, and draws a tile if there is one.
pub(super) fn reveal(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    let card = state.board_mut(HAL).hand.take_picked();
    log.emit(|| Event::Revealed { seat: HAL, card, tile: None });
    let swaps = game.rules.hal.is_some_and(|hal| hal.swaps);
    let (card, swapped) = if swaps { swap(game, state, card, log) } else { (card, None) };
    let tile = state.supply.pop();
    if let Some(tile) = tile {
        log.emit(|| Event::HalTile { tile });
    }
    // Told together, once card and tile lie there.
    if let Some(weighed) = swapped {
        log.emit(|| Event::Weighed { seat: HAL, weighed });
    }
    log.emit(|| Event::Weighed { seat: HAL, weighed: weigh(state, card, tile) });
    state.card = Some(card);
    state.stack.replace(Frame::Act { tile });
}

/// Returns the numbers that decide what Hal does with his card and his tile.
fn weigh(state: &State, card: Card, tile: Option<Tile>) -> Weighed {
    let left = state.board(HAL).reserve;
    match card.kind() {
        _ if tile.is_none() => Weighed::NoTile,
        CardKind::Urban(letter) => Weighed::Letter { letter, floors: floors_around(state, letter), left },
        CardKind::Building(over) => Weighed::Floor {
            over,
            needs: state.city.height(over) + 1,
            has: left + state.city.back(over, HAL),
        },
    }
}

/// Acts for Hal with his card and the tile that he drew.
pub(super) fn act(game: &Ginkgopolis, state: &mut State, tile: Option<Tile>, log: &mut impl Sink<Event>) {
    let card = state.card.take().expect("invariant: Hal has turned over a card");
    let Some(tile) = tile else { return give_up(state, card, None, log) };
    if state.supply.is_empty() {
        supply::exhaust(game, state, log);
    }
    match card.kind() {
        CardKind::Urban(letter) => build(state, card, letter, tile, log),
        CardKind::Building(over) => build_over(game, state, card, over, tile, log),
    }
}

fn discard_unused(state: &mut State, log: &mut impl Sink<Event>) {
    let hand = std::mem::take(&mut state.board_mut(Seat(0)).hand);
    hand.cards().iter().for_each(|&card| state.discard.insert(card));
    log.emit(|| Event::Unused { seat: Seat(0), cards: hand.cards().to_vec() });
}

/// Returns the yield of an urbanization card for Hal: the floors around its marker.
fn floors_around(state: &State, letter: Letter) -> u8 {
    let cell = state.markers[letter.index()].expect("invariant: no marker is being moved");
    state.city.around(cell).into_iter().flatten().map(|near| state.city.height(near)).sum()
}

/// `GK-SOL-20`: another card instead of an urbanization card, if it is a
/// building card or worth more. The card that he uses, and the numbers that decide it.
fn swap(
    game: &Ginkgopolis,
    state: &mut State,
    card: Card,
    log: &mut impl Sink<Event>,
) -> (Card, Option<Weighed>) {
    let CardKind::Urban(letter) = card.kind() else { return (card, None) };
    let other = deck::draw(game, state, log);
    let floors = floors_around(state, letter);
    let others = match other.kind() {
        CardKind::Building(_) => None,
        CardKind::Urban(new) => Some(floors_around(state, new)),
    };
    let better = others.is_none_or(|others| others > floors);
    let (used, discarded) = if better { (other, card) } else { (card, other) };
    state.discard.insert(discarded);
    log.emit(|| Event::HalSwapped { used, discarded });
    (used, Some(Weighed::Swap { first: card, floors, other, others }))
}

/// Hal cannot act, and the game ends (`GK-SOL-16`, `GK-SOL-17`).
fn give_up(state: &mut State, card: Card, tile: Option<Tile>, log: &mut impl Sink<Event>) {
    state.discard.insert(card);
    state.aside = tile;
    log.emit(|| Event::HalStuck { card, tile });
    end::trigger_end(state, EndWhy::HalStuck, log);
}

/// `GK-SOL-12`; the human moves the markers (`GK-SOL-15`).
fn build(state: &mut State, card: Card, letter: Letter, tile: Tile, log: &mut impl Sink<Event>) {
    if state.board(HAL).reserve == 0 {
        return give_up(state, card, Some(tile), log);
    }
    let floors = floors_around(state, letter);
    state.board_mut(HAL).reserve -= 1;
    urbanize::found(state, letter, tile, log);
    gain::points(state, HAL, floors, Source::Around(tile), log);
    resolve::check_placed(state, HAL, log);
    state.card = Some(card);
    state.stack.push(Frame::Finish { keep: false });
    state.stack.push(Frame::Shift { tile });
}

/// `GK-SOL-13`.
fn build_over(
    game: &Ginkgopolis,
    state: &mut State,
    card: Card,
    over: Tile,
    tile: Tile,
    log: &mut impl Sink<Event>,
) {
    let height = state.city.height(over);
    if state.board(HAL).reserve + state.city.back(over, HAL) < height + 1 {
        return give_up(state, card, Some(tile), log);
    }
    construct::give_back(game, state, over, log);
    state.board_mut(HAL).reserve -= height + 1;
    state.city.raise(over, tile, Some(HAL));
    state.city.put_pawn(tile);
    log.emit(|| Event::Constructed { seat: HAL, over, tile, points: 0, colour: false, placed: height + 1 });
    resolve::check_placed(state, HAL, log);
    state.card = Some(card);
    state.stack.push(Frame::Finish { keep: true });
}
