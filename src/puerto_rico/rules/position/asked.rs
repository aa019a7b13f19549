//! Whether what a position asks of a seat fits that seat's board.

use super::{PositionResult, placed};
use crate::action::Action;
use crate::editions::HospitalTile;
use crate::flaw::TurnFlaw;
use crate::ids::{Building, GOODS, Good, Person, Tile};
use crate::rules::{
    PuertoRico, bonus, builder, captain, festival, mutations, pension, planter, queries, recruiter, smuggler,
    storage, trader, zoning,
};
use crate::state::{Board, Frame, LAND, People, State};
use game_core::{Actions, Game, refuse};

/// The last frame must fit the board of the seat that acts.
pub(super) fn check(game: &PuertoRico, state: &State, asks: Frame) -> PositionResult {
    let parts = [planting, recruiting, building, shipping, citizens, smuggling];
    let fits = parts.iter().find_map(|part| part(game, state, asks)).unwrap_or(true);
    let mut legal = Actions::<Action>::new();
    if fits {
        game.legal(state, &mut legal);
    }
    if legal.is_empty() {
        return refuse(&"stack", TurnFlaw::Asked);
    }
    Ok(())
}

/// A bonus must be one that is asked for (`PR-BLD-GEN-7`), once everything has
/// been read on which that depends.
pub(super) fn check_bonus(game: &PuertoRico, state: &State) -> PositionResult {
    match state.stack.top() {
        Some(asks @ (Frame::Harbor { .. } | Frame::LoadPoint { .. } | Frame::Bonus { .. }))
            if !bonus::may_be_asked(game, state, asks) =>
        {
            refuse(&"stack", TurnFlaw::Asked)
        }
        _ => Ok(()),
    }
}

/// What goes on after a reward, or after the School, must fit the board too.
pub(super) fn check_below(game: &PuertoRico, state: &State, below: Frame) -> PositionResult {
    let board = state.own();
    let fits = match below {
        Frame::Take { drawn, forest } => {
            !forest && drawn.is_some_and(|tile| was_drawn(state, tile)) && board.land() <= LAND
        }
        // The first extra crate was of this kind.
        Frame::SecondExtra { from } => {
            let made = state.made[state.actor.index()][from.index()] > 0;
            queries::is_picker(state) && board.works(Building::PublishingHouse) && made
        }
        Frame::SellLast | Frame::Zoning => board.works(Building::ZoningOffice),
        Frame::Bonus { building: Building::Church } => builder::may_offer_church(game, state),
        _ => false,
    };
    if fits { Ok(()) } else { refuse(&"stack", TurnFlaw::GoesOn) }
}

/// What is asked of whoever plants.
fn planting(game: &PuertoRico, state: &State, asks: Frame) -> Option<bool> {
    let board = state.own();
    Some(match asks {
        Frame::Take { drawn, forest } => {
            drawn.is_none_or(|tile| was_drawn(state, tile)) && may_be_forest(board, forest)
        }
        Frame::Hospital { drawn, taken, forest } => {
            let tiles = may_man(game, state, drawn, taken) || forest && drawn.is_none() && taken.is_none();
            mutations::has_worker(state)
                && board.works(Building::Hospital)
                && tiles
                && may_be_forest(board, forest)
        }
        Frame::LateHospital { before, second, forest } => {
            let tiles = [before.drawn, before.taken, second];
            let there = tiles.iter().flatten().all(|&tile| is_new(state, tile, 1));
            let any = tiles != [None; 3] || forest || before.forest;
            let forests = may_be_forest(board, forest || before.forest);
            let asks = before.waiting.is_none() && mutations::has_worker(state);
            asks && board.works(Building::Hospital) && there && any && forests
        }
        Frame::Plant { tile } => {
            let works = board.works(Building::Hacienda) && board.works(Building::Lumberyard);
            tile != Tile::Quarry && works && board.land() < LAND
        }
        Frame::SecondTile => {
            board.works(Building::PublishingHouse)
                || board.owns(Building::PublishingHouse) && had_bohio(board)
        }
        Frame::Hacienda => planter::can_draw(game, state),
        Frame::PlantZoned { tile, .. } => {
            let works = queries::staff(board, Building::ZoningOffice) == Some(Person::Worker);
            tile != Tile::Quarry && works && board.works(Building::Lumberyard) && board.land() < LAND
        }
        _ => return None,
    })
}

/// What is asked of whoever places people.
fn recruiting(game: &PuertoRico, state: &State, asks: Frame) -> Option<bool> {
    let board = state.own();
    Some(match asks {
        Frame::Privilege => state.supply.workers > 0,
        Frame::Place { left, from, citizens } => {
            let mut behind = queries::spots(board).skip(from as usize + 1);
            left > 0
                && citizens <= left
                && recruiter::spare(game, board, left, from).is_some()
                && board.idle.is_empty()
                && behind.all(|spot| placed::only_citizens(board, spot))
        }
        Frame::Pick { handed } => state.register.is_mixed() && handed < game.rules.figures.workers,
        Frame::PlaceCitizen { citizens, from, .. } => {
            let placed = |spot: u8| {
                placed::only_citizens(board, spot) && (spot <= from || board.people_on(spot).is_empty())
            };
            citizens > 0
                && board.idle.is_empty()
                && queries::spots(board).all(placed)
                && (from == 0 || queries::spots(board).contains(&from) && !board.people_on(from).is_empty())
        }
        _ => return None,
    })
}

/// What is asked of whoever builds or trades.
fn building(game: &PuertoRico, state: &State, asks: Frame) -> Option<bool> {
    let board = state.own();
    Some(match asks {
        Frame::Payment { building, missing, from } => {
            let in_tray = state.tray[building.index()] > 0 && !board.owns(building);
            (1..=3).contains(&missing)
                && from < 3
                && board.works(Building::HiddenMarket)
                && in_tray
                && queries::fits(game, board, building)
                && board.coins < u16::from(game.def(building).cost)
        }
        Frame::School { building } => {
            // Somebody from a Bohío may have come there since.
            let empty = |people: People| people.is_empty() || board.owns(Building::Bohio);
            let free = |people: People| people.count() < game.def(building).circles && empty(people);
            let new = board.buildings().last();
            let new = new.is_some_and(|space| space.building == building && free(space.people));
            mutations::has_worker(state) && board.works(Building::School) && new
        }
        Frame::SellLast => {
            board.works(Building::ZoningOffice) && (trader::can_trade(state) || had_bohio(board))
        }
        _ => return None,
    })
}

/// What is asked of whoever ships and stores.
fn shipping(_: &PuertoRico, state: &State, asks: Frame) -> Option<bool> {
    let board = state.own();
    Some(match asks {
        Frame::SmallWharf { from } => state.small_ships[state.actor.index()][from.index()] > 0,
        Frame::LoadPoint { load, harbor } => {
            let harbor_fits = board.works(Building::Harbor) || harbor != Some(true) && harbor.is_some();
            let loaded = match load {
                Some((good, ship)) => harbor.is_some() && captain::may_load(state, good, ship),
                None => state.small_ships[state.actor.index()] != [0; GOODS],
            };
            harbor_fits && loaded
        }
        Frame::Harbor { good, ship } => board.works(Building::Harbor) && captain::may_load(state, good, ship),
        Frame::KeepSingles { stored, kept, left } => {
            let singles = queries::single_crates(board);
            let kept_fit = Good::ALL.into_iter().all(|good| {
                let count = kept[good.index()];
                count == 0 || stored >> good as u8 & 1 == 0 && count <= board.crates[good.index()]
            });
            let sum = kept.iter().fold(0u8, |sum, &count| sum.saturating_add(count));
            storage::is_short(state)
                && storage::may_have_stored(state, stored)
                && kept_fit
                && left > 0
                && sum.checked_add(left) == Some(singles)
                && singles > 1
        }
        Frame::StoreAll { left, from, stored } => {
            left > 0
                && storage::is_short(state)
                && storage::may_have_stored(state, stored)
                && stored.count_ones() + u32::from(left) == u32::from(queries::warehouse_kinds(board))
                && (from == next_to_store(stored) || from == 0 && board.owns(Building::Bohio))
        }
        Frame::KeepOne { stored } => storage::is_short(state) && storage::may_have_stored(state, stored),
        _ => return None,
    })
}

/// What the functions of buildings with citizens ask.
fn citizens(game: &PuertoRico, state: &State, asks: Frame) -> Option<bool> {
    let board = state.own();
    Some(match asks {
        Frame::Bonus { building } => {
            let staff = queries::staff(board, building);
            match building {
                Building::Villa => staff.is_some() && !state.supply.is_empty(),
                Building::Chapel => staff == Some(Person::Citizen),
                Building::ParkAuthority => {
                    staff == Some(Person::Citizen) && zoning::has_least_land(game, state)
                }
                Building::Church => builder::may_offer_church(game, state),
                Building::AssemblyHall => staff.is_some() && captain::assembly_points(state) > 0,
                _ => false,
            }
        }
        Frame::Zoning => {
            zoning::can_act(game, state) || had_bohio(board) && board.owns(Building::ZoningOffice)
        }
        Frame::Park => {
            queries::staff(board, Building::ParkAuthority) == Some(Person::Worker)
                && zoning::can_discard(board)
        }
        Frame::Pension { left, from } => {
            let most = pension::most(board);
            let returned = most.checked_sub(left);
            let mut goods = Good::ALL.into_iter().skip(from.index());
            board.works(Building::PensionOffice)
                && left > 0
                && returned.is_some_and(|count| (count == 0) == (from == Good::Corn) && count <= from as u8)
                && goods.any(|good| board.crates[good.index()] > 0)
        }
        _ => return None,
    })
}

/// What is asked of the Smuggler.
fn smuggling(game: &PuertoRico, state: &State, asks: Frame) -> Option<bool> {
    Some(match asks {
        Frame::PoachKinds => {
            let [least, most] = smuggler::poachable_citizens(game, state);
            least < most
        }
        Frame::PoachedCitizens { citizens, workers, placed, from } => {
            let taken = citizens.saturating_add(workers).saturating_add(placed);
            citizens > 0
                && smuggler::citizens_left(citizens, placed) > 0
                && placed::poached(game, state, taken)
                && placed::may_have_placed(game, state, placed, from)
        }
        Frame::Smuggle => {
            let mut deeds = Actions::new();
            smuggler::legal(game, state, &mut deeds);
            deeds.len() > 1
        }
        Frame::Spoils { ship } => state.ships.get(usize::from(ship)).is_some_and(|ship| ship.crates > 0),
        Frame::Poached { taken, placed, from } => placed::may_have_poached(game, state, taken, placed, from),
        Frame::Rewarded { left, from } => placed::may_be_rewarded(game, state, left, from),
        _ => return None,
    })
}

/// Whoever stood on it and could have helped may have gone elsewhere.
fn had_bohio(board: &Board) -> bool {
    board.owns(Building::Bohio)
}

/// The smallest good that may still be stored after these, one bit each.
fn next_to_store(stored: u8) -> u8 {
    let last = Good::ALL.iter().rev().find(|&&good| stored >> good as u8 & 1 == 1);
    last.map_or(0, |&good| good as u8 + 1)
}

/// Returns true if `tile` may have come from the bag just now: nobody has manned it.
fn was_drawn(state: &State, tile: Tile) -> bool {
    tile != Tile::Quarry && state.own().works(Building::Hacienda) && is_new(state, tile, 1)
}

/// Returns true if a tile may just have become a forest.
fn may_be_forest(board: &Board, forest: bool) -> bool {
    !forest || board.works(Building::Lumberyard) && board.forest_count() > 0
}

/// Returns true if so many tiles of a kind may just have come to the seat that acts; somebody from
/// a Bohío or of a reward may have come there since.
fn is_new(state: &State, tile: Tile, count: u8) -> bool {
    let board = state.own();
    let come = board.owns(Building::Bohio) || festival::has_given_workers(state, state.actor);
    let manned = if come { 0 } else { board.manned_tiles(tile.index()) };
    board.tiles[tile.index()] >= manned + count
}

/// Returns true if the Hospital may be asked about these tiles.
fn may_man(game: &PuertoRico, state: &State, drawn: Option<Tile>, taken: Option<Tile>) -> bool {
    let may_drawn = match game.rules.hospital {
        HospitalTile::PickedOnly => drawn.is_none(),
        HospitalTile::Either | HospitalTile::OrSecond => drawn.is_none_or(|tile| was_drawn(state, tile)),
    };
    let count = 1 + (drawn == taken) as u8;
    let may_taken = taken.map_or(drawn.is_some(), |tile| is_new(state, tile, count));
    may_drawn && may_taken
}
