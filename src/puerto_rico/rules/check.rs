//! The invariants (`PR-XT-23` and the consistency of the state).

use super::{
    PuertoRico, achievements, captain, draft, festival, puertoma, queries, recruiter, setup, smuggler,
};
use crate::action::Action;
use crate::ids::{Building, GOODS, Good, Tile};
use crate::state::{Frame, LAND, People, SEATS, SPACES, State};
use game_core::{Actions, Game, Seat};

/// Checks that nothing is lost or doubled and that the state can be played.
///
/// # Errors
/// A sentence about the first invariant that is broken.
pub(super) fn check(game: &PuertoRico, state: &State) -> Result<(), String> {
    check_crates(game, state)?;
    check_tiles(game, state)?;
    check_workers(game, state)?;
    check_buildings(game, state)?;
    check_draft(game, state)?;
    smuggler::check(game, state).map_err(|error| error.to_string())?;
    festival::check(game, state)?;
    if game.rules.counts_loaded {
        captain::check_loaded(state).map_err(|(seat, good)| {
            format!("PR-CAP-05: {seat} has loaded other {} than counted", good.key())
        })?;
    } else if state.loaded != [[0; GOODS]; SEATS] {
        return Err("PR-CAP-05: nothing counts what is loaded".into());
    }
    achievements::check(game, state)?;
    puertoma::check(game, state).map_err(|error| error.to_string())?;
    let gained: i16 = seats(game).map(|seat| state.board(seat).vp as i16).sum();
    if gained + state.vp != game.rules.figures.vp {
        return Err(format!("PR-CAP-12: {gained} points gained and {} left", state.vp));
    }
    if state.stack.as_slice().is_empty() {
        return Ok(());
    }
    let mut legal = Actions::<Action>::new();
    game.legal(state, &mut legal);
    if legal.is_empty() {
        return Err("nobody can act and the game is not over".into());
    }
    if !legal.windows(2).all(|pair| pair[0] < pair[1]) {
        return Err(format!("legal actions are not sorted and unique: {legal:?}"));
    }
    Ok(())
}

fn seats(game: &PuertoRico) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats())
}

fn check_crates(game: &PuertoRico, state: &State) -> Result<(), String> {
    for good in Good::ALL {
        let on_ship = |ship: &(Good, u8)| if ship.0 == good { ship.1 } else { 0 };
        let boards: u8 = seats(game).map(|seat| state.board(seat).crates[good.index()]).sum();
        let small_ships: u8 = state.small_ships.iter().map(|ship| ship[good.index()]).sum();
        let own_ships: u8 = state.own_ships.iter().flatten().map(on_ship).sum::<u8>() + small_ships;
        let ships = state.ships.iter().filter(|ship| ship.good == Some(good)).map(|ship| ship.crates);
        let supply = state.crates[good.index()] + state.festival.crates(good);
        let gone = state.puertomas.discarded[good.index()];
        let sum = boards + own_ships + supply + gone + state.house[good.index()] + ships.sum::<u8>();
        if sum != game.rules.figures.crates[good.index()] {
            return Err(format!("PR-XT-23: {sum} crates of {}", good.key()));
        }
    }
    if state.ships.iter().any(|ship| ship.crates > ship.size || (ship.crates == 0) != ship.good.is_none()) {
        return Err("PR-CAP-02: a ship carries more than it can, or nothing of something".into());
    }
    Ok(())
}

fn check_tiles(game: &PuertoRico, state: &State) -> Result<(), String> {
    for tile in Tile::ALL {
        let forests = |seat| state.board(seat).forests.get(tile.index()).copied().unwrap_or(0);
        let boards: u8 = seats(game).map(|seat| state.board(seat).tiles[tile.index()] + forests(seat)).sum();
        let in_hand = state.stack.top().is_some_and(|frame| frame.drawn() == Some(tile)) as u8;
        let elsewhere = match tile {
            Tile::Quarry => state.quarries,
            _ => {
                let bag = state.bag.tiles().iter().filter(|&&other| other == tile).count() as u8;
                let open = state.market[tile.index()] + state.festival.tiles(tile);
                bag + open + state.discards[tile.index()]
            }
        };
        if boards + elsewhere + in_hand != game.rules.figures.tiles[tile.index()] {
            return Err(format!("PR-XT-23: {} tiles of {}", boards + elsewhere, tile.key()));
        }
    }
    if seats(game).any(|seat| queries::lacks_lumberyard(state.board(seat))) {
        return Err("PR-X1-LUMB-1: forests without a Lumberyard".into());
    }
    if seats(game).any(|seat| state.board(seat).land() > LAND && !puertoma::plays(game, seat)) {
        return Err("PR-PLT-07: more than twelve countryside tiles".into());
    }
    Ok(())
}

fn check_workers(game: &PuertoRico, state: &State) -> Result<(), String> {
    let boards: People = seats(game).map(|seat| state.board(seat).people()).sum();
    let sum = boards + state.supply + state.register + state.gone + state.in_hand();
    let (workers, citizens) = (game.rules.figures.workers, game.rules.citizens);
    if sum.workers != workers {
        return Err(format!("PR-XT-23: {} workers instead of {workers}", sum.workers));
    }
    if sum.citizens != citizens {
        return Err(format!("PR-X2-01: {} citizens instead of {citizens}", sum.citizens));
    }
    if state.register.citizens > recruiter::MOST_CITIZENS {
        return Err(format!("PR-X2-03: {} citizens on the Work Register", state.register.citizens));
    }
    let people = seats(game).filter(|&seat| !puertoma::plays(game, seat));
    for board in people.map(|seat| state.board(seat)) {
        if board.tiles.iter().zip(&board.on_tiles).any(|(&tiles, people)| people.count() > tiles) {
            return Err("PR-REC-03: more workers than countryside circles".into());
        }
        if board.buildings().iter().any(|space| space.people.count() > game.def(space.building).circles) {
            return Err("PR-REC-03: more workers than circles of a building".into());
        }
    }
    Ok(())
}

fn check_draft(game: &PuertoRico, state: &State) -> Result<(), String> {
    let drafting = matches!(state.stack.as_slice(), [Frame::Setup { .. }, Frame::Draft]);
    let full = !game.rules.has_draft() || draft::is_full(game, state);
    if drafting == full {
        return Err(format!("PR-DRAFT-4: {} buildings drafted", draft::drafted(game, state).len()));
    }
    Ok(())
}

fn check_buildings(game: &PuertoRico, state: &State) -> Result<(), String> {
    let offered = setup::offered_copies(game, state);
    for building in Building::ALL {
        let owners = seats(game).filter(|&seat| state.board(seat).owns(building)).count() as u8;
        let unsold = state.tray[building.index()] + festival::copies(game, state, building);
        if owners + unsold != offered[building.index()] {
            return Err(format!("PR-XT-23: copies of {building} do not add up"));
        }
    }
    for board in seats(game).map(|seat| state.board(seat)) {
        let spaces: u8 = board.buildings().iter().map(|space| game.def(space.building).spaces()).sum();
        if spaces != board.spaces || spaces as usize > SPACES {
            return Err(format!("PR-BUI-04: {spaces} building spaces filled"));
        }
        let twice = |(index, space): (usize, &crate::state::Space)| {
            board.buildings()[..index].iter().any(|other| other.building == space.building)
        };
        if board.buildings().iter().enumerate().any(twice) {
            return Err("PR-BUI-03: two buildings of one type".into());
        }
    }
    Ok(())
}
