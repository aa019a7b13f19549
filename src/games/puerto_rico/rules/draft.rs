//! The draft of the tray (section 8.0).

use super::{PuertoRico, puertoma};
use crate::core::{Actions, Game, Sink, list};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::event::Event;
use crate::games::puerto_rico::ids::{Building, BuildingSet};
use crate::games::puerto_rico::reason::Reason;
use crate::games::puerto_rico::state::{Frame, State};
use crate::games::puerto_rico::view::SlotsView;

/// Slots of the tray by cost, 0 to 10 (`PR-DRAFT-2`).
const SLOTS: [u8; 11] = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];

/// The buildings that have been drafted.
pub(super) fn drafted(game: &PuertoRico, state: &State) -> BuildingSet {
    state.offered.without(game.rules.undrafted)
}

/// The slots of the tray that are empty, by cost.
fn free_slots(game: &PuertoRico, state: &State) -> [u8; SLOTS.len()] {
    let mut slots = SLOTS;
    for building in drafted(game, state).iter() {
        slots[usize::from(game.def(building).cost)] -= 1;
    }
    slots
}

/// Whether all slots are filled.
pub(super) fn is_full(game: &PuertoRico, state: &State) -> bool {
    drafted(game, state).len() == SLOTS.iter().sum::<u8>() as usize
}

/// Opens the turn of the next seat (`PR-DRAFT-4`).
#[cold]
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    ask(game, state);
    if puertoma::plays(game, state.actor) {
        puertoma::draft(game, state, log);
    }
}

/// Asks the next seat.
pub(super) fn ask(game: &PuertoRico, state: &mut State) {
    let picks = drafted(game, state).len() % usize::from(game.seats());
    state.actor = state.governor.clockwise(picks as u8, game.seats());
    state.stack.push(Frame::Draft);
}

/// The buildings that fit into the tray.
#[cold]
pub(super) fn legal(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    let free = free_slots(game, state);
    let pool = game.rules.possible.without(state.offered).iter();
    list(out, pool.filter(|&building| unfit(game, state, &free, building).is_none()).map(Action::Draft));
}

/// Why a building cannot be put into the tray; `None` if it can.
pub(super) fn why_not(game: &PuertoRico, state: &State, building: Building) -> Option<Reason> {
    if !game.rules.possible.has(building) || state.offered.has(building) {
        return Some(Reason::NotInPool);
    }
    unfit(game, state, &free_slots(game, state), building)
}

/// Why a building of the pool does not fit into the tray.
fn unfit(game: &PuertoRico, state: &State, free: &[u8; SLOTS.len()], building: Building) -> Option<Reason> {
    if free[usize::from(game.def(building).cost)] == 0 {
        return Some(Reason::NoSlot);
    }
    let pair = game.rules.never_together.filter(|pair| pair.contains(&building));
    let other_is_there = pair.is_some_and(|pair| pair.into_iter().any(|other| state.offered.has(other)));
    other_is_there.then_some(Reason::NotTogether)
}

/// Puts a building into the tray (`PR-DRAFT-5`).
#[cold]
pub(super) fn put(game: &PuertoRico, state: &mut State, building: Building, log: &mut impl Sink<Event>) {
    let (seat, copies) = (state.actor, game.rules.copies[building.index()]);
    state.offered.insert(building);
    state.tray[building.index()] = copies;
    state.stack.pop();
    log.emit(|| Event::Drafted { seat, building, copies });
}

/// The slots of the tray by price, while they are being filled.
pub(super) fn view(game: &PuertoRico, state: &State) -> Vec<SlotsView> {
    if state.stack.top() != Some(Frame::Draft) {
        return Vec::new();
    }
    let drafted = drafted(game, state);
    let of = |set: BuildingSet, cost: u8| -> Vec<Building> {
        set.iter()
            .filter(|&building| game.def(building).is_drafted() && game.def(building).cost == cost)
            .collect()
    };
    let fits = |building: &Building| why_not(game, state, *building).is_none();
    let slots = (0..).zip(SLOTS).filter(|&(_, slots)| slots > 0);
    let view = |(cost, slots)| SlotsView {
        cost,
        slots,
        placed: of(drafted, cost),
        pool: of(game.rules.possible, cost).into_iter().filter(fits).collect(),
    };
    slots.map(view).collect()
}
