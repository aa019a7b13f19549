//! A position as a state, refused with the path of the first field that
//! cannot be.

use std::fmt::Display;

use super::{PositionResult, asked, festival, frames, puertoma, roles};
use crate::editions::{Depletion, Objectives};
use crate::flaw::{BoardFlaw, Flaw, SupplyFlaw};
use crate::ids::{Building, GOODS, Good, Person, Role, Tile};
use crate::position::{Position, SeatPosition};
use crate::reason::Reason;
use crate::rules::puertoma::plays;
use crate::rules::{PuertoRico, achievements, captain, draft, queries, recruiter, setup};
use crate::state::{Board, CargoShip, Frame, LAND, MAX_COINS, MAX_ROUND, MAX_VP, People, SPACES, State};
use game_core::{Game, PositionError, Rng, Seat, refuse};

/// The purpose of the streams that fill what a position leaves open.
const FILL: u64 = 3;

/// Reads a position.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub fn read(position: &Position) -> PositionResult<(PuertoRico, State)> {
    let game = PuertoRico::new(&position.config).map_err(|error| {
        PositionError::at(&format_args!("config.{}", error.field), Flaw::Config(error.problem))
    })?;
    let mut state = setup::bare();
    state.rng = Rng::from_state(position.luck);
    (state.round, state.last_round) = (position.round, position.last_round);
    state.governor = seat_in(&game, position.governor, &"governor")?;
    if position.seats.len() != game.seats() as usize {
        let flaw = Flaw::SeatCount { named: position.seats.len(), playing: game.seats() };
        return refuse(&"seats", flaw);
    }
    if !(1..=MAX_ROUND).contains(&position.round) {
        return refuse(&"round", Flaw::Round);
    }
    read_draft(&game, &mut state, position)?;
    state.tray = setup::offered_copies(&game, &state);
    festival::read(&game, &mut state, position)?;
    for (seat, entry) in Seat::all(game.seats()).zip(&position.seats) {
        state.boards[seat.index()] = read_board(&game, &mut state, seat, entry)?;
    }
    read_ships(&game, &mut state, position)?;
    read_crates(&game, &mut state, position)?;
    read_tiles(&game, &mut state, position)?;
    read_workers(&game, &mut state, position)?;
    read_vp(&game, &mut state, position)?;
    roles::read(&game, &mut state, position)?;
    frames::place(&game, &mut state, position)?;
    puertoma::read(&game, &mut state, position)?;
    festival::check(&game, &state)?;
    achievements::read(&game, &mut state, position)?;
    for (seat, entry) in Seat::all(game.seats()).zip(&position.seats) {
        check_of_phase(&game, &state, seat, entry)?;
    }
    game.check(&state).map_err(|problem| PositionError::at(&"position", Flaw::Unsound(problem)))?;
    asked::check_bonus(&game, &state)?;
    Ok((game, state))
}

/// The seat, if it plays.
pub(super) fn seat_in(game: &PuertoRico, seat: Seat, path: &dyn Display) -> PositionResult<Seat> {
    if seat.0 < game.seats() {
        return Ok(seat);
    }
    refuse(path, Flaw::NoSuchSeat { seat, playing: game.seats() })
}

/// The buildings in the tray; during the draft some of them.
fn read_draft(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    state.offered = game.rules.undrafted;
    for (index, &building) in position.drafted.iter().enumerate() {
        if let Some(reason) = draft::why_not(game, state, building) {
            let flaw = match reason {
                Reason::NoSlot => SupplyFlaw::NoSlot { building },
                Reason::NotTogether => SupplyFlaw::NotTogether { building },
                _ => SupplyFlaw::NotInPool { building },
            };
            return refuse(&format_args!("drafted[{index}]"), flaw);
        }
        state.offered.insert(building);
    }
    let drafting = matches!(position.stack[..], [Frame::Setup { .. }, Frame::Draft]);
    if game.rules.has_draft() && draft::is_full(game, state) == drafting {
        return refuse(&"drafted", SupplyFlaw::DraftCount);
    }
    Ok(())
}

fn read_board(
    game: &PuertoRico,
    state: &mut State,
    seat: Seat,
    entry: &SeatPosition,
) -> PositionResult<Board> {
    let refuse = |field: &dyn Display, flaw: Flaw| refuse(&format_args!("seats[{}].{field}", seat.0), flaw);
    // Far beyond any game, but within what counters and tallies can hold.
    if entry.coins > MAX_COINS {
        return refuse(&"coins", BoardFlaw::Coins.into());
    }
    if entry.vp > MAX_VP {
        return refuse(&"vp", BoardFlaw::Points.into());
    }
    if entry.own_ship.is_some_and(|(_, crates)| crates == 0) {
        return refuse(&"own_ship", BoardFlaw::EmptyOwnShip.into());
    }
    let mut board = Board::default();
    (board.coins, board.vp) = (entry.coins, entry.vp);
    board.idle = People { workers: entry.idle, citizens: entry.idle_citizens };
    board.crates = entry.crates.into();
    state.own_ships[seat.index()] = entry.own_ship;
    state.small_ships[seat.index()] = entry.small_ship.into();
    state.made[seat.index()] = entry.made.into();
    state.loaded[seat.index()] = entry.loaded.into();
    state.gained[seat.index()] = entry.gained;
    for (index, &tile) in entry.forests.iter().enumerate() {
        if !game.rules.possible.has(Building::Lumberyard) {
            return refuse(&"forests", BoardFlaw::NoForests.into());
        }
        let Some(count) = board.forests.get_mut(tile.index()) else {
            return refuse(&format_args!("forests[{index}]"), BoardFlaw::QuarryForest.into());
        };
        *count = count.saturating_add(1);
    }
    if entry.forests.len() > usize::from(LAND) {
        return refuse(&"forests", BoardFlaw::CountrysideFull.into());
    }
    entry.produced.iter().for_each(|&good| state.produced[seat.index()] |= 1 << good as u8);
    for (index, land) in entry.tiles.iter().enumerate() {
        let field = format_args!("tiles[{index}]");
        let tile = land.tile;
        if board.tiles[land.tile.index()] > 0 {
            return refuse(&field, BoardFlaw::TileTwice { tile }.into());
        }
        if plays(game, seat) {
            if let Some(flaw) = puertoma::why_no_land(game, tile, land.count, land.manned) {
                return refuse(&field, flaw.into());
            }
        } else if land.manned > land.count || land.count > LAND {
            return refuse(&field, BoardFlaw::TooManyOnTiles { tile }.into());
        }
        let Some(workers) = land.manned.checked_sub(land.citizens) else {
            return refuse(&field, BoardFlaw::TooManyCitizens { tile }.into());
        };
        board.tiles[land.tile.index()] = land.count;
        board.on_tiles[land.tile.index()] = People { workers, citizens: land.citizens };
    }
    if board.land() > LAND && !plays(game, seat) {
        return refuse(&"tiles", BoardFlaw::CountrysideFull.into());
    }
    for (index, built) in entry.buildings.iter().enumerate() {
        let field = format_args!("buildings[{index}]");
        let people = built.workers.saturating_add(built.citizens);
        if let Some(flaw) = why_not_built(game, state, &board, built.building, people) {
            return refuse(&field, flaw.into());
        }
        state.tray[built.building.index()] -= 1;
        let people = People { workers: built.workers, citizens: built.citizens };
        board.add(game.def(built.building), people);
    }
    if queries::lacks_lumberyard(&board) && !plays(game, seat) {
        return refuse(&"forests", BoardFlaw::ForestsWithoutYard.into());
    }
    Ok(board)
}

/// What was loaded on the own ship, and produced, in the present phase takes
/// those who work there (`PR-BLD-WHARF-1`, `PR-CRA-02`, `PR-CRA-03`).
fn check_of_phase(game: &PuertoRico, state: &State, seat: Seat, entry: &SeatPosition) -> PositionResult {
    let board = state.board(seat);
    if entry.own_ship.is_some() && !board.works(Building::Wharf) {
        let path = format_args!("seats[{}].own_ship", seat.0);
        return refuse(&path, BoardFlaw::NoWharf);
    }
    if state.small_ships[seat.index()] != [0; GOODS] && !board.works(Building::SmallWharf) {
        let path = format_args!("seats[{}].small_ship", seat.0);
        return refuse(&path, BoardFlaw::NoSmallWharf);
    }
    check_made(game, state, seat, entry)?;
    check_loaded(game, state, seat)?;
    if plays(game, seat) {
        return Ok(());
    }
    let capacity = queries::capacity(game, board);
    match entry.produced.iter().position(|good| capacity[good.index()] == 0) {
        None => Ok(()),
        Some(index) => {
            let path = format_args!("seats[{}].produced[{index}]", seat.0);
            refuse(&path, BoardFlaw::NotProducible { good: entry.produced[index] })
        }
    }
}

/// Crates are counted where that matters, and only of kinds that were produced.
fn check_made(game: &PuertoRico, state: &State, seat: Seat, entry: &SeatPosition) -> PositionResult {
    let refuse = |flaw: BoardFlaw| refuse(&format_args!("seats[{}].made", seat.0), flaw);
    let made = state.made[seat.index()];
    if !game.rules.counts_made {
        return if made == [0; GOODS] { Ok(()) } else { refuse(BoardFlaw::NotCounted) };
    }
    let is_gone = |good: &Good| made[good.index()] > state.board(seat).crates[good.index()];
    if let Some(good) = Good::ALL.into_iter().find(is_gone) {
        return refuse(BoardFlaw::ProducedAndGone { good });
    }
    match Good::ALL.into_iter().find(|good| (made[good.index()] > 0) != entry.produced.contains(good)) {
        None => Ok(()),
        Some(good) => refuse(BoardFlaw::KindWithoutCrates { good }),
    }
}

/// Loads and points are counted where that matters. What lies on own ships was
/// loaded in this phase, what lies on a cargo ship may have been.
fn check_loaded(game: &PuertoRico, state: &State, seat: Seat) -> PositionResult {
    let refuse = |field: &str, flaw: BoardFlaw| refuse(&format_args!("seats[{}].{field}", seat.0), flaw);
    let (loaded, gained) = (state.loaded[seat.index()], state.gained[seat.index()]);
    if !game.rules.counts_gained && gained > 0 {
        return refuse("gained", BoardFlaw::NotCounted);
    }
    if u16::from(gained) > state.board(seat).vp {
        return refuse("gained", BoardFlaw::GainedTooMuch);
    }
    if !game.rules.counts_loaded {
        return if loaded == [0; GOODS] { Ok(()) } else { refuse("loaded", BoardFlaw::NotCounted) };
    }
    match captain::check_loaded(state) {
        Err((other, good)) if other == seat => refuse("loaded", BoardFlaw::NotAboard { good }),
        _ => Ok(()),
    }
}

fn why_not_built(
    game: &PuertoRico,
    state: &State,
    board: &Board,
    building: Building,
    people: u8,
) -> Option<BoardFlaw> {
    let def = game.def(building);
    if board.owns(building) {
        Some(BoardFlaw::SecondCopy { building })
    } else if board.spaces + def.spaces() > 12 {
        Some(BoardFlaw::TownFull)
    } else if state.tray[building.index()] == 0 {
        Some(BoardFlaw::NoCopyLeft { building })
    } else {
        (people > def.circles).then_some(BoardFlaw::TooManyInBuilding { building, circles: def.circles })
    }
}

fn read_ships(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    let sizes = game.rules.figures.ships;
    state.ships = sizes.map(|size| CargoShip { size, ..CargoShip::default() });
    if position.ships.is_empty() {
        return Ok(());
    }
    let printed: Vec<u8> = sizes.into_iter().filter(|&size| size > 0).collect();
    if !position.ships.iter().map(|ship| ship.size).eq(printed.iter().copied()) {
        return refuse(&"ships", SupplyFlaw::ShipSizes { sizes: printed });
    }
    for (index, ship) in position.ships.iter().enumerate() {
        let path = format_args!("ships[{index}]");
        if ship.crates > ship.size || (ship.crates == 0) != ship.good.is_none() {
            return refuse(&path, SupplyFlaw::ShipCargo { size: ship.size });
        }
        let before = &position.ships[..index];
        if let Some(good) = ship.good.filter(|&good| before.iter().any(|other| other.good == Some(good))) {
            return refuse(&path, SupplyFlaw::SameGood { good });
        }
        state.ships[index] = CargoShip { size: ship.size, crates: ship.crates, good: ship.good };
    }
    Ok(())
}

fn read_crates(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    if position.house.len() > 4 {
        return refuse(&"house", SupplyFlaw::HouseFull);
    }
    position.house.iter().for_each(|good| state.house[good.index()] += 1);
    state.puertomas.discarded =
        position.action_board.as_ref().map_or([0; GOODS], |board| board.discarded.into());
    let mut used = [0u32; GOODS];
    for good in Good::ALL {
        let on_boards = state.boards.iter().map(|board| board.crates[good.index()] as u32);
        let on_own_ships = state.own_ships.iter().flatten().filter(|(other, _)| *other == good);
        let on_small_ships = state.small_ships.iter().map(|ship| u32::from(ship[good.index()]));
        let on_own_ships = on_own_ships.map(|(_, crates)| *crates as u32).chain(on_small_ships);
        let on_ships =
            state.ships.iter().filter(|ship| ship.good == Some(good)).map(|ship| ship.crates as u32);
        used[good.index()] =
            on_boards.chain(on_own_ships).chain(on_ships).sum::<u32>() + state.house[good.index()] as u32;
        used[good.index()] += u32::from(state.festival.crates(good));
        used[good.index()] += u32::from(state.puertomas.discarded[good.index()]);
        let all = game.rules.figures.crates[good.index()];
        let Some(left) = (all as u32).checked_sub(used[good.index()]) else {
            let used = used[good.index()];
            return refuse(&"seats", SupplyFlaw::TooManyCrates { good, used, all });
        };
        state.crates[good.index()] = left as u8;
    }
    Ok(())
}

fn read_tiles(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    let mut left: [i32; 6] = game.rules.figures.tiles.map(i32::from);
    for board in &state.boards {
        left.iter_mut().zip(board.tiles).for_each(|(left, tiles)| *left -= tiles as i32);
        left.iter_mut().zip(board.forests).for_each(|(left, tiles)| *left -= tiles as i32);
    }
    for tile in Tile::PLANTATIONS {
        left[tile.index()] -= i32::from(state.festival.tiles(tile));
    }
    if let Some(tile) = position.stack.last().and_then(|frame| frame.drawn()) {
        left[tile.index()] -= 1;
    }
    for (field, tiles) in
        [("market", &position.market), ("bag", &position.bag), ("discards", &position.discards)]
    {
        for (index, &tile) in tiles.iter().enumerate() {
            if tile == Tile::Quarry {
                return refuse(&format_args!("{field}[{index}]"), SupplyFlaw::QuarryInPile);
            }
            left[tile.index()] -= 1;
        }
    }
    if let Some(tile) = Tile::ALL.into_iter().find(|tile| left[tile.index()] < 0) {
        return refuse(&"seats", SupplyFlaw::TooManyTiles { tile });
    }
    if position.market.len() > game.seats() as usize + 1 {
        return refuse(&"market", SupplyFlaw::MarketFull { most: game.seats() + 1 });
    }
    position.market.iter().for_each(|tile| state.market[tile.index()] += 1);
    position.discards.iter().for_each(|tile| state.discards[tile.index()] += 1);
    state.quarries = left[Tile::Quarry.index()] as u8;
    for tile in Tile::PLANTATIONS {
        (0..left[tile.index()]).for_each(|_| state.bag.put(tile));
    }
    Rng::stream(position.luck, FILL).shuffle(state.bag.tiles_mut());
    position.bag.iter().rev().for_each(|&tile| state.bag.put(tile));
    Ok(())
}

fn read_workers(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    if position.register_citizens > recruiter::MOST_CITIZENS {
        let flaw = SupplyFlaw::TooManyOnRegister { most: recruiter::MOST_CITIZENS };
        return refuse(&"register_citizens", flaw);
    }
    let register = position.register.unwrap_or(game.seats());
    state.register = People { workers: register, citizens: position.register_citizens };
    state.gone = People { workers: position.gone, citizens: position.gone_citizens };
    let in_hand = frames::in_hand(position);
    let kind = |person: Person, all: u8, named: Option<u8>, field: &str| {
        let boards = state.boards.iter().flat_map(people_of);
        let elsewhere = boards.chain([state.register, state.gone, in_hand]);
        let used = elsewhere.map(|people| u32::from(people.of(person))).sum::<u32>();
        let Some(left) = u32::from(all).checked_sub(used) else {
            return refuse(&field, SupplyFlaw::TooManyPeople { person, all });
        };
        if named.is_some_and(|named| u32::from(named) != left) {
            return refuse(&field, SupplyFlaw::PeopleLeft { person, left, all });
        }
        Ok(left as u8)
    };
    let workers = kind(Person::Worker, game.rules.figures.workers, position.workers, "workers")?;
    let citizens = kind(Person::Citizen, game.rules.citizens, position.citizens, "citizens")?;
    state.supply = People { workers, citizens };
    Ok(())
}

/// The people on a board, spot by spot.
fn people_of(board: &Board) -> impl Iterator<Item = People> + '_ {
    let buildings = board.buildings().iter().map(|space| space.people);
    board.on_tiles.into_iter().chain(buildings).chain([board.idle])
}

fn read_vp(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    let gained: i16 = state.boards.iter().map(|board| board.vp as i16).sum();
    let left = game.rules.figures.vp - gained;
    if position.vp.is_some_and(|vp| vp != left) {
        return refuse(&"vp", SupplyFlaw::PointsLeft { left, gained });
    }
    state.vp = left;
    let filled = state.boards.iter().any(|board| board.spaces as usize == SPACES);
    let givers = [Building::Church, Building::Chapel, Building::ParkAuthority];
    let gives = givers.into_iter().any(|building| game.rules.possible.has(building));
    let may_run_out = gives || game.has_role(Role::Smuggler) || game.rules.objectives != Objectives::None;
    let waits = game.rules.depletion == Depletion::NextCaptain && may_run_out;
    if position.vp_gone && (position.last_round || !waits) {
        return refuse(&"vp_gone", SupplyFlaw::NoWaiting);
    }
    if position.vp_gone && left > 0 && !game.rules.possible.has(Building::HiddenMarket) {
        return refuse(&"vp_gone", SupplyFlaw::PointsNotGone { left });
    }
    if (left <= 0 && !position.vp_gone || filled) && !position.last_round {
        return refuse(&"last_round", SupplyFlaw::LastRound);
    }
    state.vp_gone = position.vp_gone;
    Ok(())
}
