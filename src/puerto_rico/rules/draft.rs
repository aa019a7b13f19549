//! The draft of the tray (section 8.0).

use super::{PuertoRico, puertoma};
use crate::action::Action;
use crate::data::{DRAFT_SLOTS, DRAFTED};
use crate::editions::Ruleset;
use crate::event::Event;
use crate::ids::{Building, BuildingSet};
use crate::reason::Reason;
use crate::state::{Frame, State};
use crate::view::SlotsView;
use game_core::{Actions, Game, Sink, list};

/// The buildings that have been drafted.
pub(super) fn drafted(game: &PuertoRico, state: &State) -> BuildingSet {
    state.offered.without(game.rules.undrafted)
}

/// The buildings of a game by cost, 0 to 10.
pub(super) fn by_cost(rules: &Ruleset) -> [BuildingSet; DRAFT_SLOTS.len()] {
    std::array::from_fn(|cost| {
        BuildingSet::of(|building| usize::from(rules.buildings[building.index()].cost) == cost)
    })
}

/// The buildings for whose cost a slot of the tray is empty.
fn with_slot(game: &PuertoRico, state: &State) -> BuildingSet {
    let drafted = drafted(game, state);
    let is_open = |slots: u8, of_cost: BuildingSet| drafted.and(of_cost).len() < usize::from(slots);
    let sets = DRAFT_SLOTS.into_iter().zip(game.by_cost);
    let open = sets.filter(|&(slots, of_cost)| is_open(slots, of_cost));
    open.fold(BuildingSet::EMPTY, |set, (_, of_cost)| set.or(of_cost))
}

/// Returns true if all slots are filled.
pub(super) fn is_full(game: &PuertoRico, state: &State) -> bool {
    drafted(game, state).len() == DRAFTED
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
    let pool = game.rules.possible.without(state.offered).and(with_slot(game, state)).iter();
    list(out, pool.filter(|&building| !is_barred(game, state, building)).map(Action::Draft));
}

/// Reason why a building cannot be put into the tray; `None` if it can.
pub(super) fn why_not(game: &PuertoRico, state: &State, building: Building) -> Option<Reason> {
    if !game.rules.possible.has(building) || state.offered.has(building) {
        return Some(Reason::NotInPool);
    }
    if !with_slot(game, state).has(building) {
        return Some(Reason::NoSlot);
    }
    is_barred(game, state, building).then_some(Reason::NotTogether)
}

/// Returns true if a building is never together with one that is in the tray.
fn is_barred(game: &PuertoRico, state: &State, building: Building) -> bool {
    let pair = game.rules.never_together.filter(|pair| pair.contains(&building));
    pair.is_some_and(|pair| pair.into_iter().any(|other| state.offered.has(other)))
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
    let slots = (0..).zip(DRAFT_SLOTS).filter(|&(_, slots)| slots > 0);
    let view = |(cost, slots)| SlotsView {
        cost,
        slots,
        placed: of(drafted, cost),
        pool: of(game.rules.possible, cost).into_iter().filter(fits).collect(),
    };
    slots.map(view).collect()
}
