//! The events of a step told a second time, by adding them up one by one: what
//! the rules show partway through a step is held against it.

use game_core::Seat;
use ginkgopolis::event::Source;
use ginkgopolis::ids::{Card, Item, Letter};
use ginkgopolis::view::{ActionView, BuildingView, MarkerView, SeatView, View};
use ginkgopolis::{Cell, Event};

/// View of a viewer that saw `view` before these events, without districts and the own hand.
pub fn fold(mut view: View, events: &[Event]) -> View {
    events.iter().for_each(|event| advance(&mut view, event));
    view
}

fn advance(view: &mut View, event: &Event) {
    match event {
        Event::Committed { seat, .. } => {
            let board = seat_of(view, *seat);
            board.hand_count -= u8::from(!board.committed);
            board.committed = true;
        }
        Event::AllCommitted { with_tile } => {
            for board in view.seats.iter_mut().filter(|board| board.committed && !board.hal) {
                board.with_tile = Some(with_tile.contains(&board.seat));
            }
        }
        Event::Revealed { seat, card, .. } => {
            view.action = Some(ActionView { seat: *seat, card: *card });
            let board = seat_of(view, *seat);
            (board.committed, board.with_tile, board.play) = (false, None, None);
        }
        Event::HalSwapped { used, discarded } => {
            look_at(view, *used);
            view.discard.push(*discarded);
        }
        Event::Fallback { seat, tile } => {
            let board = seat_of(view, *seat);
            board.tile_count.iter_mut().for_each(|count| *count += 1);
            board.tiles.iter_mut().for_each(|tiles| tiles.push(*tile));
            board.shown.push(*tile);
        }
        Event::Gained { seat, item, count, from, tiles } => {
            gain(view, (*seat, *item, *count), *from);
            seat_of(view, *seat).tiles.iter_mut().for_each(|own| own.extend(tiles));
        }
        Event::Urbanized { seat, letter, tile, cell } => {
            take_up(view, &[*letter]);
            look_at(view, Card::building(*tile));
            let seat = *seat;
            view.city.push(BuildingView {
                tile: *tile,
                cell: *cell,
                height: 1,
                owner: Some(seat),
                pawn: true,
                beneath: Vec::new(),
            });
            view.city.sort_unstable_by_key(|building| building.cell);
            lay_down(seat_of(view, seat), 1);
        }
        Event::Constructed { seat, over, tile, points, colour, placed } => {
            look_at(view, Card::building(*tile));
            if let Some(building) = view.city.iter_mut().find(|building| building.tile == *over) {
                building.beneath.push(*over);
                (building.tile, building.height) = (*tile, *placed);
                (building.owner, building.pawn) = (Some(*seat), true);
            }
            let board = seat_of(view, *seat);
            lay_down(board, *placed);
            if *colour {
                lay_down(board, 1);
                board.reserve += 1;
            }
            board.points.iter_mut().for_each(|all| *all -= u16::from(*points));
        }
        Event::Shifted { letters, .. } => take_up(view, letters),
        Event::MarkerPlaced { letter, cell, .. } => put(view, *letter, *cell),
        Event::CardKept { seat, card } => seat_of(view, *seat).cards.push(*card),
        Event::CardDiscarded { card, .. } | Event::HalStuck { card, .. } => view.discard.push(*card),
        Event::Unused { seat, cards } => {
            view.discard.extend(cards);
            seat_of(view, *seat).hand_count -= cards.len() as u8;
        }
        Event::Drew { seat, count, .. } => seat_of(view, *seat).hand_count += count,
        Event::HalDrew => {
            view.seats.iter_mut().filter(|board| board.hal).for_each(|board| board.committed = true);
        }
        Event::HalTile { .. } => view.supply -= 1,
        Event::Exhausted { time } => (view.exhaustions, view.supply) = (*time, 0),
        Event::SupplyRenewed { tiles } => view.supply = *tiles,
        Event::Rebuilt { laid_aside, deck, .. } => {
            (view.discard, view.deck) = (laid_aside.clone(), *deck);
            view.city.iter_mut().for_each(|building| building.pawn = false);
        }
        Event::LastRound { .. } => view.last_round = true,
        _ => {}
    }
}

fn seat_of(view: &mut View, seat: Seat) -> &mut SeatView {
    &mut view.seats[seat.index()]
}

/// Moves the look of the action to its present subject: once something is built, the new building.
fn look_at(view: &mut View, card: Card) {
    if let Some(action) = &mut view.action {
        action.card = card;
    }
}

/// So many resources leave the screen; Hal's come out of his reserve.
fn lay_down(board: &mut SeatView, count: u8) {
    if board.hal {
        board.reserve -= count;
    } else {
        board.resources.iter_mut().for_each(|all| *all -= count);
    }
}

fn gain(view: &mut View, (seat, item, count): (Seat, Item, u8), from: Source) {
    let board = seat_of(view, seat);
    match item {
        Item::Resource if board.hal => board.reserve += count,
        Item::Resource => {
            board.resources.iter_mut().for_each(|all| *all += count);
            // Those of a building that was built over come from there.
            if !matches!(from, Source::BuiltOver(_)) {
                board.reserve -= count;
            }
        }
        Item::Point => board.points.iter_mut().for_each(|all| *all += u16::from(count)),
        Item::Tile => {
            board.tile_count.iter_mut().for_each(|all| *all += count);
            view.supply -= count;
        }
    }
}

fn take_up(view: &mut View, letters: &[Letter]) {
    view.markers.retain(|marker| !letters.contains(&marker.letter));
}

fn put(view: &mut View, letter: Letter, cell: Cell) {
    take_up(view, &[letter]);
    view.markers.push(MarkerView { letter, cell });
    view.markers.sort_unstable_by_key(|marker| marker.letter);
}
