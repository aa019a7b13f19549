//! A state as a position in which everything is named.

use crate::ids::Role;
use crate::position::{Good, Look, Phase, Pile, Position, SeatPosition, Slot, SlotPosition, Taken, Tiles};
use crate::rules::SanJuan;
use crate::state::State;
use game_core::{Game, Seat};

/// Writes the position of `state`; reading it gives an equal state.
pub fn write(game: &SanJuan, state: &State) -> Position {
    let taken = |role: Role| state.taken.by(role).map(|by| Taken { role, by });
    Position {
        config: game.config().clone(),
        round: state.round,
        quiet: state.quiet,
        governor: state.governor,
        seats: Seat::all(game.seats()).map(|seat| seat_position(state, seat)).collect(),
        draw: state.cards.draw().iter().rev().copied().collect(),
        discard: Pile::Cards(state.cards.discard().to_vec()),
        tiles: Some(tiles(state)),
        taken: Role::ALL.into_iter().filter_map(taken).collect(),
        phase: state.phase().map(|(role, picker)| phase(state, role, picker)),
        look: Look { cards: state.look().to_vec(), kept: state.kept().to_vec() },
        stack: state.stack.as_slice().to_vec(),
        over: state.stack.as_slice().is_empty(),
        luck: state.rng.state(),
    }
}

fn tiles(state: &State) -> Tiles {
    let queue = &state.queue;
    Tiles { queue: queue.tiles().to_vec(), seen: queue.seen(), open: queue.open().is_some() }
}

fn phase(state: &State, role: Role, picker: Seat) -> Phase {
    Phase { role, picker, doubled: state.doubled, sold: state.sold }
}

fn seat_position(state: &State, seat: Seat) -> SeatPosition {
    SeatPosition {
        hand: Pile::Cards(state.hand(seat).iter().collect()),
        city: (0..state.city(seat).len()).map(|slot| slot_position(state, seat, slot)).collect(),
        tucked: Pile::Cards(state.tucked_cards(seat).to_vec()),
        shipped: Pile::Cards(state.shipped_cards(seat).to_vec()),
        library_used: state.library_used.has(seat),
        church_used: state.church_used.has(seat),
    }
}

fn slot_position(state: &State, seat: Seat, slot: u8) -> SlotPosition {
    let city = state.city(seat);
    let (kind, fresh) = (city.slots()[slot as usize], city.is_fresh(slot));
    let (good, covers) = (state.good(seat, slot), state.covered(seat, slot));
    if good.is_none() && covers.is_empty() && !fresh {
        return SlotPosition::Plain(kind);
    }
    SlotPosition::Full(Slot { kind, good: good.map(Good::Card), covers: covers.to_vec(), fresh })
}
