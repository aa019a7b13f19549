//! What can be with Puertomas, and nothing else.

use super::{circles, of, seats, town};
use crate::core::Game;
use crate::games::puerto_rico::config::Difficulty;
use crate::games::puerto_rico::data::puertoma::{Ability, LEVELS, SPACES_OF_LEVEL, SPACES_OF_TYPE, TieCard};
use crate::games::puerto_rico::editions::Objectives;
use crate::games::puerto_rico::ids::{BuildingSet, Tile};
use crate::games::puerto_rico::rules::{PuertoRico, flow};
use crate::games::puerto_rico::state::{Puertoma, Puertomas, State};

/// Checks what belongs to the Puertomas.
///
/// # Errors
/// A sentence about the first invariant that is broken.
pub(in crate::games::puerto_rico::rules) fn check(game: &PuertoRico, state: &State) -> Result<(), String> {
    if game.rules.puertomas == 0 {
        let nothing = state.puertomas == Puertomas::default();
        return if nothing { Ok(()) } else { Err("PR-AUT-SET-1: no Puertoma plays here".into()) };
    }
    let mut cards = state.puertomas.cards;
    cards.sort_unstable();
    if cards != TieCard::ALL || usize::from(state.puertomas.cards_left) > cards.len() {
        return Err("PR-AUT-CARD-1: each tie-break card is there once".into());
    }
    if !flow::in_game(game, state.puertomas.marker) {
        return Err("PR-AUT-ACT-1: the action marker stands on a role that is not in this game".into());
    }
    let mut reserved = BuildingSet::EMPTY;
    for seat in seats(game) {
        check_board(game, state, seat)?;
        let Some(building) = of(game, state, seat).reserved else { continue };
        if reserved.has(building) {
            return Err("PR-AUT-BUI-7: two reserve markers lie on one building".into());
        }
        reserved.insert(building);
        if !BuildingSet::EXPANDED.has(building) || state.tray[building.index()] == 0 {
            return Err("PR-AUT-BUI-7: a reserve marker lies on an expanded building of the tray".into());
        }
        if state.board(seat).buildings().is_empty() {
            return Err("PR-AUT-BUI-7: nothing is reserved before the first building".into());
        }
    }
    Ok(())
}

fn check_board(game: &PuertoRico, state: &State, seat: crate::core::Seat) -> Result<(), String> {
    let (board, puertoma) = (state.board(seat), of(game, state, seat));
    let third = u8::from(game.rules.objectives != Objectives::None);
    for tile in Tile::PLANTATIONS {
        if board.tiles[tile.index()] > SPACES_OF_TYPE + third {
            return Err(format!("PR-AUT-PLT-1: {seat} has too many plantations of {}", tile.key()));
        }
        if board.manned_tiles(tile.index()) > circles(board, tile) {
            return Err(format!("PR-AUT-REC-2: {seat} has more people than circles"));
        }
    }
    if board.forest_count() > 0 || board.buildings().iter().any(|space| !space.people.is_empty()) {
        return Err(format!("PR-AUT-REC-2: the people of {seat} stand under plantations"));
    }
    let count = board.buildings().len();
    for (space, &level) in board.buildings().iter().zip(&puertoma.levels) {
        match town::level(game.def(space.building)) {
            None => return Err(format!("PR-AUT-BUI-2: {seat} has no production buildings")),
            Some(own) if level != own && (level < own || third == 0) || level as usize > LEVELS => {
                return Err(format!("PR-AUT-BUI-5: {} lies on another level", space.building));
            }
            Some(_) => {}
        }
    }
    if (1..=LEVELS as u8).any(|level| puertoma.on_level(count, level) > SPACES_OF_LEVEL) {
        return Err(format!("PR-AUT-BUI-2: {seat} has more than two buildings of a level"));
    }
    check_abilities(game, puertoma, count, seat)
}

fn check_abilities(
    game: &PuertoRico,
    puertoma: &Puertoma,
    buildings: usize,
    seat: crate::core::Seat,
) -> Result<(), String> {
    let difficulty = game.config().options.difficulty;
    for level in 1..=LEVELS as u8 {
        let ability = puertoma.abilities[usize::from(level) - 1];
        if !Ability::of_level(level).contains(&ability) {
            return Err(format!("PR-AUT-SET-6: {} is no ability of level {level}", ability.key()));
        }
        let given = difficulty == Difficulty::Hard && level == 1;
        let unlocked = given || town::unlocks(puertoma, buildings, level);
        let (up, gone) = (puertoma.shown(level).is_some(), puertoma.gone.has(level));
        if up && gone || up && !unlocked || unlocked && !up && !gone {
            return Err(format!("PR-AUT-BUI-5: the ability of level {level} of {seat}"));
        }
    }
    let is_short = difficulty == Difficulty::Easy && puertoma.working.or(puertoma.turned).len() >= 2;
    if puertoma.gone.len() != if is_short { 2 } else { 0 } {
        return Err(format!("PR-AUT-DIF-1: the abilities of {seat} that have left the game"));
    }
    Ok(())
}
