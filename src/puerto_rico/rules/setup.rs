//! Setup (section 4), in its exact order.

use super::{PuertoRico, achievements, chance, draft, festival, flow, mutations, puertoma};
use crate::editions::SetupStep;
use crate::event::Event;
use crate::ids::{BUILDINGS, Building, BuildingSet, GOODS, ROLES, Role, Tile};
use crate::state::{
    Bag, Board, CargoShip, Festival, Frame, Packets, People, Puertomas, SEATS, State, Touched,
};
use game_core::{Game, Seat, Sink, Stack};

/// A state in which nothing lies anywhere yet.
pub(super) fn bare() -> State {
    State {
        boards: [Board::default(); SEATS],
        bag: Bag::EMPTY,
        discards: [0; 5],
        market: [0; 5],
        quarries: 0,
        tray: [0; BUILDINGS],
        offered: BuildingSet::EMPTY,
        crates: [0; GOODS],
        ships: [CargoShip::default(); 3],
        house: [0; GOODS],
        vp: 0,
        supply: People::NONE,
        register: People::NONE,
        gone: People::NONE,
        role_coins: [0; ROLES],
        taken: [None; ROLES],
        marker: None,
        captured: None,
        rng: chance::stream(0, chance::BAG),
        stack: Stack::new(Frame::Build),
        round: 0,
        governor: Seat(0),
        picker: Seat(0),
        actor: Seat(0),
        role: Role::Planter,
        last_round: false,
        vp_gone: false,
        captain_paid: false,
        produced: [0; SEATS],
        own_ships: [None; SEATS],
        small_ships: [[0; GOODS]; SEATS],
        made: [[0; GOODS]; SEATS],
        loaded: [[0; GOODS]; SEATS],
        gained: [0; SEATS],
        achievements: Packets::default(),
        spare: 0,
        deferred: None,
        festival: Festival::default(),
        puertomas: Puertomas::default(),
        touched: Touched::EVERYTHING,
    }
}

/// A new game.
pub(super) fn setup(game: &PuertoRico, seed: u64, log: &mut impl Sink<Event>) -> State {
    let figures = &game.rules.figures;
    let mut state = bare();
    // PR-SET-01
    let drawn = Seat(chance::stream(seed, chance::SETUP).below(game.seats() as u32) as u8);
    // PR-AUT-SET-1: all Puertomas sit after all people.
    let first = if game.rules.puertomas > 0 { Seat(0) } else { drawn };
    state.governor = game.config().first.unwrap_or(first);
    // PR-SET-03 to PR-SET-07, PR-SET-11
    for seat in Seat::all(game.seats()) {
        state.boards[seat.index()].coins = starting_coins(game, &state, seat) as u16;
    }
    state.crates = figures.crates;
    state.vp = figures.vp;
    // PR-X2-03
    let citizens = game.rules.citizens.min(1);
    state.register = People { workers: game.seats() - citizens, citizens };
    state.supply = People { workers: figures.workers, citizens: game.rules.citizens };
    state.supply -= state.register;
    state.offered = game.rules.undrafted;
    state.tray = offered_copies(game, &state);
    state.ships = figures.ships.map(|size| CargoShip { size, ..CargoShip::default() });
    // PR-SET-08, PR-SET-09
    state.quarries = figures.tiles[Tile::Quarry.index()];
    for tile in Tile::PLANTATIONS {
        (0..figures.tiles[tile.index()]).for_each(|_| state.bag.put(tile));
    }
    state.rng = chance::stream(seed, chance::BAG);
    chance::mix(&mut state);
    if game.rules.puertomas > 0 {
        puertoma::set_up(game, &mut state, log);
    }
    state.round = 1;
    log.emit(|| Event::RoundStarted { round: 1, governor: state.governor });
    state.stack.push(Frame::Setup { step: 0 });
    flow::settle(game, &mut state, log);
    state
}

/// The copies of the buildings that are in the game so far.
pub(super) fn offered_copies(game: &PuertoRico, state: &State) -> [u8; BUILDINGS] {
    let copies = |building| if state.offered.has(building) { game.rules.copies[building.index()] } else { 0 };
    Building::ALL.map(copies)
}

/// Takes the next step of the set-up; after the last one the first round
/// begins.
pub(super) fn advance(game: &PuertoRico, state: &mut State, step: u8, log: &mut impl Sink<Event>) {
    let todo = game.rules.setup.get(step as usize);
    if todo == Some(&SetupStep::Draft) && !draft::is_full(game, state) {
        return draft::begin(game, state, log);
    }
    state.stack.replace(Frame::Setup { step: step + 1 });
    match todo {
        Some(SetupStep::Draft) => {}
        Some(SetupStep::Festival) => festival::set_up(game, state, log),
        Some(SetupStep::Market) => super::planter::reveal_market(game, state, log),
        Some(SetupStep::Starters) => hand_out_starters(game, state),
        Some(SetupStep::Achievements) => achievements::deal(game, state, log),
        Some(SetupStep::Endowments) => puertoma::endow(game, state, log),
        None => state.stack.replace(Frame::Round { pick: 0 }),
    }
}

fn starter(game: &PuertoRico, state: &State, seat: Seat) -> Tile {
    game.rules.figures.starters[state.governor.distance_to(seat, game.seats()) as usize]
}

/// `PR-SET-03`, `PR-SET-14`.
fn starting_coins(game: &PuertoRico, state: &State, seat: Seat) -> u8 {
    let less = game.config().options.start && starter(game, state, seat) == Tile::Corn;
    game.rules.figures.coins - less as u8
}

fn hand_out_starters(game: &PuertoRico, state: &mut State) {
    for place in 0..game.seats() {
        let seat = state.governor.clockwise(place, game.seats());
        let tile = starter(game, state, seat);
        state.bag.take(tile);
        mutations::gain_tile(state, seat, tile);
    }
}
