//! The festival (expansions IV and V, sections 8.4 and 8.5): its objectives,
//! who fulfils them, and what they give.

mod check;
mod reward;

pub(super) use check::{check, flaw, is_due};
pub(super) use reward::{comes_first, end, place};

use arrayvec::ArrayVec;

use super::watch::Deed;
use super::{PuertoRico, chance, mutations, trader};
use crate::data::buildings::Class;
use crate::data::festival::{Asks, DRAWN_FROM, FestivalCard, OBJECTIVES, PRINTED_OBJECTIVES, ShownBuilding};
use crate::editions::Objectives;
use crate::event::{CoinWhy, Event, PointsWhy};
use crate::ids::{Building, BuildingSet, GOODS, Good, Tile};
use crate::state::{Frame, Objective, People, State, Touched};
use crate::view::{ObjectiveView, PieceCount, ShownPiece};
use game_core::{Game, Seat, Sink};

/// Lays out the objectives, one after the other (`PR-FES-SETUP-1`,
/// `PR-FCD-02`).
#[cold]
pub(super) fn set_up(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let drawn = match game.rules.objectives {
        Objectives::None => return,
        Objectives::Printed => PRINTED_OBJECTIVES,
        // PR-FCD-01
        Objectives::Cards => {
            let mut cards: ArrayVec<FestivalCard, { FestivalCard::ALL.len() }> =
                FestivalCard::ALL.into_iter().filter(|&card| can_be_drawn(game, card)).collect();
            chance::draw_first(state, &mut cards, OBJECTIVES);
            [cards[0], cards[1], cards[2]]
        }
    };
    for (place, card) in drawn.into_iter().enumerate() {
        let objective = lay_out(game, state, card);
        state.festival.objectives[place] = Some(objective);
        log.emit(|| Event::ObjectiveShown {
            card,
            goods: objective.goods().collect(),
            tiles: objective.tiles().collect(),
            building: objective.building,
        });
    }
    // The plantations that were not drawn are in the bag again.
    chance::mix(state);
}

/// Returns true if a card can be among those that are drawn (`PR-AUT-X4-1`).
pub(super) fn can_be_drawn(game: &PuertoRico, card: FestivalCard) -> bool {
    game.rules.left_out != Some(card)
}

/// Draws what lies on a card (`PR-FES-SETUP-2` to `PR-FES-SETUP-4`).
fn lay_out(game: &PuertoRico, state: &mut State, card: FestivalCard) -> Objective {
    let (def, mut objective) = (card.def(), Objective::of(card));
    let mut tiles = Tile::PLANTATIONS;
    let count = usize::from(def.plantations);
    chance::draw_first(state, &mut tiles, count);
    tiles[..count].sort_unstable();
    for (slot, &tile) in objective.tiles.iter_mut().zip(&tiles[..count]) {
        state.bag.take(tile);
        *slot = Some(tile);
    }
    let mut pool = [Good::Corn; GOODS * DRAWN_FROM as usize];
    let mut size = 0;
    for good in Good::ALL {
        for _ in 0..state.crates[good.index()].min(DRAWN_FROM) {
            pool[size] = good;
            size += 1;
        }
    }
    let count = usize::from(def.goods);
    chance::draw_first(state, &mut pool[..size], count);
    pool[..count].sort_unstable();
    for (slot, &good) in objective.goods.iter_mut().zip(&pool[..count]) {
        state.crates[good.index()] -= 1;
        *slot = Some(good);
    }
    if let Some(kind) = def.building {
        let buildings = buildings(game, state, kind);
        let building = chance::draw_one(state, buildings);
        objective.building = Some(building);
        state.tray[building.index()] -= u8::from(has_copy(game, &objective));
    }
    objective
}

/// The buildings of this game that a card may show (`PR-FES-SETUP-4`).
pub(super) fn buildings(game: &PuertoRico, state: &State, kind: ShownBuilding) -> BuildingSet {
    BuildingSet::of(|building| {
        let def = game.def(building);
        let fits = match kind {
            ShownBuilding::ThreePoints => def.class == Class::Commercial && def.vp == 3,
            ShownBuilding::Expanded => def.class == Class::Expanded,
        };
        fits && state.offered.has(building)
    })
}

/// Returns true if a copy of the shown building lies on the board: as long as nobody has built it,
/// if the game has more than one (C15).
pub(super) fn has_copy(game: &PuertoRico, objective: &Objective) -> bool {
    let two = |building: Building| game.rules.copies[building.index()] > 1;
    objective.won_by.is_none() && objective.building.is_some_and(two)
}

/// Copies of a building on the board.
pub(super) fn copies(game: &PuertoRico, state: &State, building: Building) -> u8 {
    let shown = |objective: &&Objective| objective.building == Some(building) && has_copy(game, objective);
    state.festival.objectives().filter(shown).count() as u8
}

/// Remembers the objectives that a deed fulfils.
pub(super) fn saw(state: &mut State, deed: Deed) {
    for place in 0..OBJECTIVES {
        let open = state.festival.objectives[place].as_ref().filter(|objective| objective.won_by.is_none());
        if open.is_some_and(|objective| fulfils(state, objective, deed)) {
            state.festival.done |= 1 << place;
            state.touched.insert(Touched::DEED);
        }
    }
}

/// Returns true if a deed of the seat that acts fulfils an objective.
fn fulfils(state: &State, objective: &Objective, deed: Deed) -> bool {
    match (objective.card.def().asks, deed) {
        (Asks::FillHouse, Deed::Sold { good, .. }) => objective.crates(good) > 0 && trader::is_full(state),
        (Asks::FillLargest | Asks::FillSmallest, Deed::Loaded { good, cargo: Some(place), .. }) => {
            // PR-FCD-04
            let ship = &state.ships[usize::from(place)];
            let mut others = state.ships.iter().filter(|other| other.size > 0);
            let is_it = match objective.card.def().asks {
                Asks::FillLargest => others.all(|other| other.size <= ship.size),
                _ => others.all(|other| other.size >= ship.size),
            };
            objective.crates(good) > 0 && ship.room() == 0 && is_it
        }
        (Asks::Build, Deed::Built { building, .. }) => objective.building == Some(building),
        _ => false,
    }
}

/// Returns each kind of tile and crate of an objective once, and the progress of `seat` with it: it
/// owns tiles, has produced crates in this phase, or has loaded them (`PR-FCD-05`).
fn counts(state: &State, objective: &Objective, seat: Seat) -> impl Iterator<Item = PieceCount> {
    let (plantations, times, there) = match objective.card.def().asks {
        Asks::Have { plantations, crates } => (plantations, crates, state.made[seat.index()]),
        Asks::Load => (0, 1, state.loaded[seat.index()]),
        Asks::FillHouse | Asks::FillLargest | Asks::FillSmallest | Asks::Build => (0, 0, [0; GOODS]),
    };
    let count = |piece, have: u8, need| PieceCount { piece, have: have.min(need), need };
    let own = state.board(seat).tiles;
    let tiles =
        objective.tiles().map(move |tile| count(ShownPiece::Tile(tile), own[tile.index()], plantations));
    let kinds = || Good::ALL.into_iter().filter(|&good| objective.crates(good) > 0);
    // PR-FCD-06: of the good of which there are more it takes one more.
    let more = if objective.card.def().asks == Asks::Load {
        kinds().rev().max_by_key(|good| there[good.index()])
    } else {
        None
    };
    let crates = kinds().map(move |good| {
        let need = times * objective.crates(good) + u8::from(more == Some(good));
        count(ShownPiece::Crate(good), there[good.index()], need)
    });
    tiles.chain(crates)
}

/// Returns true if the pieces of `seat`, or its production or loads of this phase, fulfil an
/// objective.
fn holds(state: &State, objective: &Objective, seat: Seat) -> bool {
    let mut asks = false;
    for count in counts(state, objective, seat) {
        if count.have < count.need {
            return false;
        }
        asks |= count.need > 0;
    }
    asks
}

/// Returns true if the festival waits for the Hospital's worker, who comes with the tile.
pub(super) fn waits(state: &State) -> bool {
    matches!(state.stack.peek(), Some(Frame::Hospital { .. } | Frame::LateHospital { .. }))
}

/// Returns the changes that can fulfil an objective.
const fn concerns(asks: Asks) -> Touched {
    match asks {
        Asks::Have { plantations: 0, .. } => Touched::MADE,
        Asks::Have { crates: 0, .. } => Touched::LAND,
        Asks::Have { .. } => Touched::LAND.or(Touched::MADE),
        Asks::Load => Touched::LOADED,
        Asks::FillHouse | Asks::FillLargest | Asks::FillSmallest | Asks::Build => Touched::DEED,
    }
}

/// The same by card, to be looked up after every step.
const CONCERNS: [Touched; FestivalCard::ALL.len()] = {
    let (mut all, mut card) = ([Touched::NOTHING; FestivalCard::ALL.len()], 0);
    while card < all.len() {
        all[card] = concerns(FestivalCard::ALL[card].def().asks);
        card += 1;
    }
    all
};

/// Changes that can fulfil any objective.
pub(super) const FULFILS: Touched = Touched::LAND.or(Touched::MADE).or(Touched::LOADED).or(Touched::DEED);

/// Rewards the seat that acts for every objective that it has fulfilled
/// (`PR-FES-01`); nothing else than what fulfils any need have changed.
#[inline(never)]
pub(super) fn changed(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if waits(state) {
        return;
    }
    let done = std::mem::take(&mut state.festival.done);
    let mut workers = 0;
    for place in 0..OBJECTIVES {
        let open = state.festival.objectives[place].as_ref().filter(|objective| objective.won_by.is_none());
        let Some(objective) = open else { continue };
        let concerned = state.touched.meets(CONCERNS[objective.card as usize]);
        if done >> place & 1 == 1 || concerned && holds(state, objective, state.actor) {
            workers += win(game, state, place, *objective, log);
        }
    }
    if workers > 0 {
        reward::begin(game, state, workers, log);
    }
}

/// Gives the reward for an objective and puts back what lies on it
/// (`PR-FCD-03`); the workers are still to be placed.
fn win(
    game: &PuertoRico,
    state: &mut State,
    place: usize,
    objective: Objective,
    log: &mut impl Sink<Event>,
) -> u8 {
    let (seat, card) = (state.actor, objective.card);
    let copy = objective.building.filter(|_| has_copy(game, &objective));
    mutations::clear_objective(state, place, seat, copy);
    let reward = card.def().reward;
    let workers = reward.workers.min(state.supply.workers);
    mutations::take_from_supply(state, People::workers(workers));
    log.emit(|| Event::ObjectiveWon { seat, card, workers });
    mutations::pay_out(state, seat, reward.coins, CoinWhy::Festival, log);
    mutations::award(game, state, seat, reward.vp, PointsWhy::Festival, log);
    workers
}

/// Returns true if `seat` has fulfilled an objective that gives workers.
pub(super) fn has_given_workers(state: &State, seat: Seat) -> bool {
    most_workers(state, seat) > 0
}

/// Returns the largest number of workers that `seat` can have been given.
pub(super) fn most_workers(state: &State, seat: Seat) -> u8 {
    let won = state.festival.objectives().filter(|objective| objective.won_by == Some(seat));
    won.map(|objective| objective.card.def().reward.workers).sum()
}

/// Returns the public view of the objectives.
pub(super) fn view(game: &PuertoRico, state: &State) -> Vec<ObjectiveView> {
    let view = |objective: &Objective| ObjectiveView {
        card: objective.card,
        goods: objective.goods().collect(),
        tiles: objective.tiles().collect(),
        building: objective.building,
        has_copy: has_copy(game, objective),
        won_by: objective.won_by,
        counts: Seat::all(game.seats()).map(|seat| counts(state, objective, seat).collect()).collect(),
    };
    state.festival.objectives().map(view).collect()
}
