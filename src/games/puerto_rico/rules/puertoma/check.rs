//! What can be with Puertomas, and nothing else.

use super::{circles, of, seats, town};
use crate::core::Seat;
use crate::games::puerto_rico::config::Difficulty;
use crate::games::puerto_rico::data::puertoma::{
    Ability, LEVELS, SPACES_OF_LEVEL, SPACES_OF_TYPE, TOWN, TieCard,
};
use crate::games::puerto_rico::editions::Objectives;
use crate::games::puerto_rico::ids::{BuildingSet, Tile};
use crate::games::puerto_rico::rules::{PuertoRico, flow};
use crate::games::puerto_rico::state::{Puertoma, Puertomas, State};

/// What cannot be, and the field of a position that says it.
pub(in crate::games::puerto_rico::rules) struct Fault {
    /// The path of the field.
    pub path: String,
    /// The rule and what is wrong with it.
    pub problem: &'static str,
}

type Checked = Result<(), Fault>;

fn fault<T>(path: impl Into<String>, problem: &'static str) -> Result<T, Fault> {
    Err(Fault { path: path.into(), problem })
}

fn fault_of<T>(seat: Seat, field: &str, problem: &'static str) -> Result<T, Fault> {
    fault(format!("seats[{}].{field}", seat.0), problem)
}

/// Plantations of a type that a Puertoma can have: a third one where objectives
/// show them (`PR-AUT-PLT-1`, `PR-AUT-X4-4`).
pub(in crate::games::puerto_rico::rules) fn most_of_type(game: &PuertoRico) -> u8 {
    SPACES_OF_TYPE + u8::from(game.rules.objectives != Objectives::None)
}

/// Checks what belongs to the Puertomas.
///
/// # Errors
/// The first field that cannot be so.
pub(in crate::games::puerto_rico::rules) fn check(game: &PuertoRico, state: &State) -> Checked {
    if game.rules.puertomas == 0 {
        let nothing = state.puertomas == Puertomas::default();
        return if nothing { Ok(()) } else { fault("action_board", "PR-AUT-SET-1: no Puertoma plays here") };
    }
    let mut cards = state.puertomas.cards;
    cards.sort_unstable();
    if cards != TieCard::ALL || usize::from(state.puertomas.cards_left) > cards.len() {
        return fault("action_board.cards", "PR-AUT-CARD-1: each tie-break card is there once");
    }
    if !flow::in_game(game, state.puertomas.marker) {
        return fault("action_board.marker", "PR-AUT-ACT-1: the marker stands on a role of this game");
    }
    let mut reserved = BuildingSet::EMPTY;
    for seat in seats(game) {
        check_land(game, state, seat)?;
        check_town(game, state, seat)?;
        check_abilities(game, of(game, state, seat), state.board(seat).buildings().len(), seat)?;
        check_marker(game, state, seat, &mut reserved)?;
    }
    Ok(())
}

fn check_land(game: &PuertoRico, state: &State, seat: Seat) -> Checked {
    let board = state.board(seat);
    for tile in Tile::PLANTATIONS {
        if board.tiles[tile.index()] > most_of_type(game) {
            return fault_of(seat, "tiles", "PR-AUT-PLT-1: too many plantations of a type");
        }
        if board.manned_tiles(tile.index()) > circles(board, tile) {
            return fault_of(seat, "tiles", "PR-AUT-REC-2: more people than circles");
        }
    }
    if board.forest_count() > 0 {
        return fault_of(seat, "forests", "PR-AUT-X1-2: a Puertoma has no forests");
    }
    Ok(())
}

fn check_town(game: &PuertoRico, state: &State, seat: Seat) -> Checked {
    let (board, puertoma) = (state.board(seat), of(game, state, seat));
    let mut filled = [0; LEVELS + 1];
    for (place, space) in board.buildings().iter().enumerate() {
        let field = format!("buildings[{place}]");
        if !space.people.is_empty() {
            return fault_of(seat, &field, "PR-AUT-REC-2: its people stand under plantations");
        }
        let Some(own) = town::level(game.def(space.building)).filter(|_| place < TOWN) else {
            return fault_of(seat, &field, "PR-AUT-BUI-2: eight commercial buildings at most");
        };
        let level = puertoma.levels[place];
        let may_rise = game.rules.objectives != Objectives::None;
        if usize::from(level) > LEVELS || level < own || level > own && !may_rise {
            return fault_of(seat, "puertoma.levels", "PR-AUT-BUI-5: a building lies on its level");
        }
        filled[usize::from(level)] += 1;
        if filled[usize::from(level)] > SPACES_OF_LEVEL {
            return fault_of(seat, &field, "PR-AUT-BUI-2: two buildings of a level at most");
        }
    }
    Ok(())
}

fn check_marker(game: &PuertoRico, state: &State, seat: Seat, reserved: &mut BuildingSet) -> Checked {
    let Some(building) = of(game, state, seat).reserved else { return Ok(()) };
    let problem = if reserved.has(building) {
        "PR-AUT-BUI-7: two reserve markers lie on one building"
    } else if !BuildingSet::EXPANDED.has(building) || state.tray[building.index()] == 0 {
        "PR-AUT-BUI-7: a reserve marker lies on an expanded building of the tray"
    } else if state.board(seat).buildings().is_empty() {
        "PR-AUT-BUI-7: nothing is reserved before the first building"
    } else {
        reserved.insert(building);
        return Ok(());
    };
    fault_of(seat, "puertoma.reserved", problem)
}

fn check_abilities(game: &PuertoRico, puertoma: &Puertoma, buildings: usize, seat: Seat) -> Checked {
    let difficulty = game.rules.difficulty;
    for level in 1..=LEVELS as u8 {
        if !Ability::of_level(level).contains(&puertoma.abilities[usize::from(level) - 1]) {
            return fault_of(seat, "puertoma.abilities", "PR-AUT-SET-6: one of each level, from level 1 on");
        }
        let given = difficulty == Difficulty::Hard && level == 1;
        let unlocked = given || town::unlocks(puertoma, buildings, level);
        let gone = puertoma.gone.has(level);
        for (field, levels) in [("puertoma.working", puertoma.working), ("puertoma.turned", puertoma.turned)]
        {
            if levels.has(level) && (gone || !unlocked) {
                return fault_of(seat, field, "PR-AUT-BUI-5: nothing has unlocked this ability");
            }
        }
        if unlocked && !gone && puertoma.shown(level).is_none() {
            return fault_of(seat, "puertoma.working", "PR-AUT-BUI-5: the buildings unlock another ability");
        }
    }
    let is_short = difficulty == Difficulty::Easy && puertoma.working.or(puertoma.turned).len() >= 2;
    if puertoma.gone.len() != if is_short { 2 } else { 0 } {
        return fault_of(
            seat,
            "puertoma.gone",
            "PR-AUT-DIF-1: two leave an easy game once two others are unlocked",
        );
    }
    Ok(())
}
