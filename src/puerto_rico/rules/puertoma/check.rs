//! What can be with Puertomas, and nothing else.

use super::{circles, of, seats, town};
use crate::config::Difficulty;
use crate::data::puertoma::{Ability, LEVELS, SPACES_OF_LEVEL, SPACES_OF_TYPE, TOWN};
use crate::editions::Objectives;
use crate::flaw::{Flaw, PuertomaFlaw};
use crate::ids::{Building, BuildingSet, GOODS, Tile};
use crate::rules::position::PositionResult;
use crate::rules::{PuertoRico, queries};
use crate::state::{Puertoma, Puertomas, State};
use game_core::{Seat, refuse};

fn refuse_seat(seat: Seat, field: &str, flaw: PuertomaFlaw) -> PositionResult {
    refuse(&format_args!("seats[{}].{field}", seat.0), flaw)
}

/// Plantations of a type that a Puertoma can have: a third one where objectives
/// show them (`PR-AUT-PLT-1`, `PR-AUT-X4-4`).
pub(in crate::rules) fn most_of_type(game: &PuertoRico) -> u8 {
    SPACES_OF_TYPE + u8::from(game.rules.objectives != Objectives::None)
}

/// Checks what belongs to the Puertomas.
///
/// # Errors
/// The first field that cannot be so.
pub(in crate::rules) fn check(game: &PuertoRico, state: &State) -> PositionResult {
    if game.rules.puertomas == 0 {
        let nothing = state.puertomas == Puertomas::default();
        return if nothing { Ok(()) } else { refuse(&"action_board", PuertomaFlaw::NonePlays) };
    }
    let cards = state.puertomas.cards;
    let twice = (1..cards.len()).find(|&index| cards[..index].contains(&cards[index]));
    if let Some(index) = twice {
        return refuse(&"action_board.cards", PuertomaFlaw::TieCardTwice { card: cards[index] });
    }
    if usize::from(state.puertomas.cards_left) > cards.len() {
        return refuse(&"action_board.cards", Flaw::Unsound("more tie-break cards than there are".into()));
    }
    if !queries::in_game(game, state.puertomas.marker) {
        return refuse(&"action_board.marker", PuertomaFlaw::Marker { role: state.puertomas.marker });
    }
    let mut reserved = BuildingSet::EMPTY;
    for seat in seats(game) {
        check_land(game, state, seat)?;
        check_town(game, state, seat)?;
        check_abilities(game, of(game, state, seat), state.board(seat).buildings().len(), seat)?;
        check_marker(game, state, seat, &mut reserved)?;
    }
    for seat in seats(game) {
        check_reserve(game, state, seat, reserved)?;
    }
    let discards = seats(game).any(|seat| of(game, state, seat).has(Ability::CratePoints));
    if state.puertomas.discarded != [0; GOODS] && !discards {
        return refuse(&"action_board.discarded", PuertomaFlaw::NothingDiscards);
    }
    Ok(())
}

/// A marker is laid aside only where no expanded building is left for it, or no
/// space for that; none comes back into the tray (`PR-AUT-BUI-7` to
/// `PR-AUT-BUI-9`).
fn check_reserve(game: &PuertoRico, state: &State, seat: Seat, reserved: BuildingSet) -> PositionResult {
    let (own, buildings) = (of(game, state, seat), state.board(seat).buildings().len());
    let may_lie_aside = own.reserved.is_some() || buildings == 0 || !own.has_space(buildings, town::EXPANDED);
    let in_tray = |building: &Building| state.tray[building.index()] > 0;
    let mut left = state.offered.and(BuildingSet::EXPANDED).without(reserved).iter();
    if may_lie_aside || !left.any(|building| in_tray(&building)) {
        return Ok(());
    }
    refuse_seat(seat, "puertoma.reserved", PuertomaFlaw::NotReserved)
}

fn check_land(game: &PuertoRico, state: &State, seat: Seat) -> PositionResult {
    let board = state.board(seat);
    for tile in Tile::PLANTATIONS {
        let (most, circles) = (most_of_type(game), circles(board, tile));
        if board.tiles[tile.index()] > most {
            return refuse_seat(seat, "tiles", PuertomaFlaw::TooManyOfType { tile, most });
        }
        if board.manned_tiles(tile.index()) > circles {
            return refuse_seat(seat, "tiles", PuertomaFlaw::TooManyUnder { tile, circles });
        }
    }
    if board.forest_count() > 0 {
        return refuse_seat(seat, "forests", PuertomaFlaw::Forests);
    }
    Ok(())
}

fn check_town(game: &PuertoRico, state: &State, seat: Seat) -> PositionResult {
    let (board, puertoma) = (state.board(seat), of(game, state, seat));
    let mut filled = [0; LEVELS + 1];
    for (place, space) in board.buildings().iter().enumerate() {
        let (field, building) = (format!("buildings[{place}]"), space.building);
        if !space.people.is_empty() {
            return refuse_seat(seat, &field, PuertomaFlaw::MannedBuilding { building });
        }
        let Some(own) = town::level(game.def(building)).filter(|_| place < TOWN) else {
            return refuse_seat(seat, &field, PuertomaFlaw::NotCommercial { building });
        };
        let level = puertoma.levels[place];
        let may_rise = game.rules.objectives != Objectives::None;
        if usize::from(level) > LEVELS || level < own || level > own && !may_rise {
            return refuse_seat(seat, "puertoma.levels", PuertomaFlaw::OtherLevel { building });
        }
        filled[usize::from(level)] += 1;
        if filled[usize::from(level)] > SPACES_OF_LEVEL {
            return refuse_seat(seat, &field, PuertomaFlaw::LevelFull { level });
        }
    }
    Ok(())
}

fn check_marker(game: &PuertoRico, state: &State, seat: Seat, reserved: &mut BuildingSet) -> PositionResult {
    let Some(building) = of(game, state, seat).reserved else { return Ok(()) };
    let flaw = if reserved.has(building) {
        PuertomaFlaw::ReservedTwice { building }
    } else if !BuildingSet::EXPANDED.has(building) || state.tray[building.index()] == 0 {
        PuertomaFlaw::NotReservable { building }
    } else if state.board(seat).buildings().is_empty() {
        PuertomaFlaw::ReservedTooEarly
    } else {
        reserved.insert(building);
        return Ok(());
    };
    refuse_seat(seat, "puertoma.reserved", flaw)
}

fn check_abilities(game: &PuertoRico, puertoma: &Puertoma, buildings: usize, seat: Seat) -> PositionResult {
    let difficulty = game.rules.difficulty;
    for level in 1..=LEVELS as u8 {
        if !Ability::of_level(level).contains(&puertoma.abilities[usize::from(level) - 1]) {
            return refuse_seat(seat, "puertoma.abilities", PuertomaFlaw::AbilityOrder);
        }
        let given = difficulty == Difficulty::Hard && level == 1;
        let unlocked = given || town::unlocks(puertoma, buildings, level);
        let gone = puertoma.gone.has(level);
        for (field, levels) in [("puertoma.working", puertoma.working), ("puertoma.turned", puertoma.turned)]
        {
            if levels.has(level) && (gone || !unlocked) {
                return refuse_seat(seat, field, PuertomaFlaw::Locked { level });
            }
        }
        if unlocked && !gone && puertoma.shown(level).is_none() {
            return refuse_seat(seat, "puertoma.working", PuertomaFlaw::Unlocked { level });
        }
    }
    let is_short = difficulty == Difficulty::Easy && puertoma.working.or(puertoma.turned).len() >= 2;
    if puertoma.gone.len() != if is_short { 2 } else { 0 } {
        return refuse_seat(seat, "puertoma.gone", PuertomaFlaw::AbilitiesGone);
    }
    Ok(())
}
