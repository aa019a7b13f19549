//! A position as a state, refused with the path of the first field that
//! cannot be.

use std::fmt::Display;

use super::{PositionResult, frames, plausible};
use crate::data::SLOTS;
use crate::flaw::{Flaw, PiecesFlaw, RoundFlaw};
use crate::ids::{KINDS, Kind};
use crate::position::{Good, Pile, Position, SeatPosition, Slot, SlotPosition, Tiles};
use crate::rules::{SanJuan, chance, mutations, setup};
use crate::state::{Frame, Queue, State, Zone};
use game_core::{Game, PositionError, Rng, Seat, refuse};

/// The purpose of the streams that fill what a position leaves open.
const FILL: u64 = 3;

/// Reads a position.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub fn read(position: &Position) -> PositionResult<(SanJuan, State)> {
    let game = SanJuan::new(&position.config).map_err(|error| {
        PositionError::at(&format_args!("config.{}", error.field), Flaw::Config(error.problem))
    })?;
    let mut state = setup::bare();
    state.rng = Rng::from_state(position.luck);
    state.round = position.round;
    state.quiet = position.quiet;
    state.governor = seat_in(&game, position.governor, &"governor")?;
    if position.seats.len() != game.seats() as usize {
        let flaw = RoundFlaw::SeatCount { given: position.seats.len(), players: game.seats() };
        return refuse(&"seats", flaw);
    }
    let mut box_ = Supply::new(&game);
    place_named(&mut state, position, &mut box_)?;
    place_unnamed(&mut state, position, &mut box_)?;
    place_tiles(&game, &mut state, position)?;
    place_roles(&game, &mut state, position)?;
    plausible::check(&game, &state, position)?;
    frames::place(&game, &mut state, position)?;
    game.check(&state).map_err(|problem| PositionError::at(&"position", Flaw::Unsound(problem)))?;
    Ok((game, state))
}

/// The seat, if it plays.
fn seat_in(game: &SanJuan, seat: Seat, path: &dyn Display) -> PositionResult<Seat> {
    if seat.0 < game.seats() {
        return Ok(seat);
    }
    refuse(path, RoundFlaw::NoSuchSeat { given: seat, seats: game.seats() })
}

/// The cards that nobody has named yet.
struct Supply {
    left: [u8; KINDS],
    copies: [u8; KINDS],
    /// The rest, shuffled, once everything named has been taken.
    rest: Vec<Kind>,
}

impl Supply {
    fn new(game: &SanJuan) -> Self {
        let copies = Kind::ALL.map(|kind| game.copies(kind));
        Supply { left: copies, copies, rest: Vec::new() }
    }

    /// Takes one named card out.
    fn claim(&mut self, kind: Kind, path: &dyn Display) -> PositionResult {
        let left = &mut self.left[kind.index()];
        if *left == 0 {
            return refuse(path, PiecesFlaw::TooManyCopies { kind, copies: self.copies[kind.index()] });
        }
        *left -= 1;
        Ok(())
    }

    /// Shuffles what is left; the Cathedral is in no pile.
    fn shuffle(&mut self, luck: u64) {
        let kinds = Kind::ALL.into_iter().filter(|&kind| kind != Kind::Cathedral);
        self.rest =
            kinds.flat_map(|kind| std::iter::repeat_n(kind, self.left[kind.index()].into())).collect();
        Rng::stream(luck, FILL).shuffle(&mut self.rest);
    }

    /// Takes any card.
    fn any(&mut self, path: &dyn Display) -> PositionResult<Kind> {
        self.rest.pop().ok_or_else(|| PositionError::at(path, PiecesFlaw::TooManyCards.into()))
    }
}

fn full(slot: &SlotPosition) -> Slot {
    match slot {
        SlotPosition::Plain(kind) => Slot { kind: *kind, good: None, covers: Vec::new(), fresh: false },
        SlotPosition::Full(slot) => slot.clone(),
    }
}

/* Cards that the position names. */

fn place_named(state: &mut State, position: &Position, supply: &mut Supply) -> PositionResult {
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        place_city(state, seat, entry, supply)?;
        if let Pile::Cards(hand) = &entry.hand {
            for (index, &kind) in hand.iter().enumerate() {
                supply.claim(kind, &format_args!("seats[{}].hand[{index}]", seat.0))?;
                mutations::deal(state, seat, kind);
            }
        }
        if entry.library_used {
            state.library_used.set(seat);
        }
        if entry.church_used {
            state.church_used.set(seat);
        }
    }
    for (index, &kind) in position.draw.iter().enumerate() {
        supply.claim(kind, &format_args!("draw[{index}]"))?;
    }
    if let Pile::Cards(discard) = &position.discard {
        for (index, &kind) in discard.iter().enumerate() {
            supply.claim(kind, &format_args!("discard[{index}]"))?;
        }
    }
    place_look(state, position, supply)?;
    if let Some(Frame::Site { kind }) = position.stack.last() {
        supply.claim(*kind, &"stack")?;
    }
    // What nobody has named of it lies on the table (SJ-INF-15).
    state.cathedral = supply.left[Kind::Cathedral.index()] > 0;
    Ok(())
}

fn place_look(state: &mut State, position: &Position, supply: &mut Supply) -> PositionResult {
    let (cards, kept) = (&position.look.cards, &position.look.kept);
    if cards.len() + kept.len() > 8 {
        return refuse(&"look", PiecesFlaw::TooManyLookedAt);
    }
    if kept.len() > 2 {
        return refuse(&"look.kept", PiecesFlaw::TooManyKept);
    }
    for (index, &kind) in cards.iter().enumerate() {
        supply.claim(kind, &format_args!("look.cards[{index}]"))?;
    }
    for (index, &kind) in kept.iter().enumerate() {
        supply.claim(kind, &format_args!("look.kept[{index}]"))?;
        state.cards.insert(Zone::Kept, index as u8, kind);
    }
    cards.iter().for_each(|&kind| state.cards.sort_in(Zone::Look, kind));
    Ok(())
}

fn place_city(state: &mut State, seat: Seat, entry: &SeatPosition, supply: &mut Supply) -> PositionResult {
    if entry.city.len() > SLOTS {
        return refuse(&format_args!("seats[{}].city", seat.0), PiecesFlaw::TooManySlots);
    }
    for (index, slot) in entry.city.iter().map(full).enumerate() {
        let slot_path = format_args!("seats[{}].city[{index}]", seat.0);
        let same = entry.city[..index].iter().any(|other| full(other).kind == slot.kind);
        if same && !slot.kind.is_production() {
            return refuse(&format_args!("{slot_path}.kind"), PiecesFlaw::SecondCopy { kind: slot.kind });
        }
        if slot.fresh && entry.city[..index].iter().any(|other| full(other).fresh) {
            return refuse(&format_args!("{slot_path}.fresh"), PiecesFlaw::SecondFresh);
        }
        supply.claim(slot.kind, &format_args!("{slot_path}.kind"))?;
        state.cities[seat.index()].open(slot.kind, slot.fresh);
        if slot.covers.contains(&Kind::Crane) {
            return refuse(&format_args!("{slot_path}.covers"), PiecesFlaw::CoveredCrane);
        }
        for (depth, &kind) in slot.covers.iter().enumerate() {
            supply.claim(kind, &format_args!("{slot_path}.covers[{depth}]"))?;
            state.cards.cover(seat, index as u8, kind);
        }
        place_named_good(state, seat, index, &slot, supply)?;
    }
    for (field, pile) in [("tucked", &entry.tucked), ("shipped", &entry.shipped)] {
        let Pile::Cards(cards) = pile else { continue };
        for (index, &kind) in cards.iter().enumerate() {
            supply.claim(kind, &format_args!("seats[{}].{field}[{index}]", seat.0))?;
        }
    }
    Ok(())
}

fn place_named_good(
    state: &mut State,
    seat: Seat,
    index: usize,
    slot: &Slot,
    supply: &mut Supply,
) -> PositionResult {
    let path = format_args!("seats[{}].city[{index}].good", seat.0);
    if slot.good.is_none_or(|good| good == Good::Any(false)) {
        return Ok(());
    }
    if !slot.kind.holds_goods() {
        return refuse(&path, PiecesFlaw::NoGoodOn { kind: slot.kind });
    }
    if let Some(Good::Card(kind)) = slot.good {
        supply.claim(kind, &path)?;
        mutations::lay_good(state, seat, index as u8, kind);
    }
    Ok(())
}

/* Cards that the position only counts. */

fn place_unnamed(state: &mut State, position: &Position, supply: &mut Supply) -> PositionResult {
    supply.shuffle(position.luck);
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        if let Pile::Count(count) = entry.hand {
            for _ in 0..count {
                let kind = supply.any(&format_args!("seats[{}].hand", seat.0))?;
                mutations::deal(state, seat, kind);
            }
        }
        for (index, slot) in entry.city.iter().map(full).enumerate() {
            if slot.good == Some(Good::Any(true)) {
                let good = supply.any(&format_args!("seats[{}].city[{index}].good", seat.0))?;
                mutations::lay_good(state, seat, index as u8, good);
            }
        }
    }
    lay_by(state, position, supply)?;
    match &position.discard {
        Pile::Cards(cards) => cards.iter().rev().for_each(|&kind| state.cards.toss(kind)),
        Pile::Count(count) => {
            for _ in 0..*count {
                let kind = supply.any(&"discard")?;
                state.cards.toss(kind);
            }
        }
    }
    supply.rest.drain(..).for_each(|kind| state.cards.put(kind));
    position.draw.iter().rev().for_each(|&kind| state.cards.put(kind));
    Ok(())
}

/// Puts cards under Chapels, Churches and Harbors.
fn lay_by(state: &mut State, position: &Position, supply: &mut Supply) -> PositionResult {
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        let piles =
            [(Zone::Tucked(seat), "tucked", &entry.tucked), (Zone::Shipped(seat), "shipped", &entry.shipped)];
        for (zone, field, pile) in piles {
            let cards = match pile {
                Pile::Cards(cards) => cards.clone(),
                Pile::Count(count) => {
                    let path = format_args!("seats[{}].{field}", seat.0);
                    (0..*count).map(|_| supply.any(&path)).collect::<Result<_, _>>()?
                }
            };
            (0..).zip(cards).for_each(|(place, kind)| state.cards.insert(zone, place, kind));
        }
    }
    Ok(())
}

/* Tiles and placards. */

fn place_tiles(game: &SanJuan, state: &mut State, position: &Position) -> PositionResult {
    let all = &game.rules.tiles;
    let Some(Tiles { queue, seen, open }) = &position.tiles else {
        let mut shuffled = all.clone();
        Rng::stream(position.luck, chance::SETUP).shuffle(&mut shuffled);
        state.queue = Queue::of(&shuffled, 0, false);
        return Ok(());
    };
    let mut sorted = queue.clone();
    sorted.sort_unstable();
    if sorted[..] != all[..] {
        return refuse(&"tiles.queue", PiecesFlaw::NotTheTiles { tiles: all.to_vec() });
    }
    if *seen as usize > all.len() {
        return refuse(&"tiles.seen", PiecesFlaw::TooManySeen { tiles: all.len() as u8 });
    }
    state.queue = Queue::of(queue, *seen, *open);
    Ok(())
}

fn place_roles(game: &SanJuan, state: &mut State, position: &Position) -> PositionResult {
    for (index, taken) in position.taken.iter().enumerate() {
        let by = seat_in(game, taken.by, &format_args!("taken[{index}].by"))?;
        if !game.rules.roles.contains(&taken.role) {
            let flaw = RoundFlaw::NoSuchRole { role: taken.role };
            return refuse(&format_args!("taken[{index}].role"), flaw);
        }
        if state.taken.by(taken.role).is_some() {
            let flaw = RoundFlaw::TakenTwice { role: taken.role };
            return refuse(&format_args!("taken[{index}].role"), flaw);
        }
        state.taken.give(taken.role, by);
    }
    if let Some(phase) = position.phase {
        state.role = phase.role;
        state.picker = seat_in(game, phase.picker, &"phase.picker")?;
        state.doubled = phase.doubled;
        state.sold = phase.sold;
        if state.taken.by(phase.role) != Some(phase.picker) {
            return refuse(&"phase", RoundFlaw::PlacardElsewhere);
        }
    }
    Ok(())
}
