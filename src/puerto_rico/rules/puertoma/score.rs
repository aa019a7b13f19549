//! Score of a Puertoma (9.5).

use super::{active, plays};
use crate::data::puertoma::SPACES_OF_TYPE;
use crate::ids::{BuildingSet, Tile};
use crate::rules::{PuertoRico, achievements};
use crate::state::State;
use game_core::{Game, Seat};

/// Points for each expanded building beside the printed ones.
const EXPANDED: i16 = 6;
/// Points for each quarry and each plantation in the VP area.
const LAND: i16 = 3;
/// Points for each type of which both plantations are active.
const PAIR: i16 = 2;

/// The points of a Puertoma by source, each with its rule (`PR-AUT-END-2`);
/// those that the game has for everybody are `score`'s.
pub(in crate::rules) fn lines(
    game: &PuertoRico,
    state: &State,
    seat: Seat,
) -> [(&'static str, &'static str, i16); 6] {
    debug_assert!(plays(game, seat));
    let board = state.board(seat);
    let expanded = board.buildings().iter().filter(|space| BuildingSet::EXPANDED.has(space.building));
    let thirds = |tile: Tile| board.tiles[tile.index()].saturating_sub(SPACES_OF_TYPE);
    let land = board.tiles[Tile::Quarry.index()] + Tile::PLANTATIONS.into_iter().map(thirds).sum::<u8>();
    let pairs = Tile::PLANTATIONS.into_iter().filter(|&tile| active(board, tile) == SPACES_OF_TYPE);
    let left = board.coins as i16 + i16::from(board.crate_count());
    const RULE: &str = "PR-AUT-END-2";
    [
        ("puertoma_expanded", RULE, EXPANDED * expanded.count() as i16),
        ("puertoma_unused", RULE, i16::from(board.idle.count())),
        ("puertoma_land", RULE, LAND * i16::from(land)),
        ("puertoma_pairs", RULE, PAIR * pairs.count() as i16),
        ("puertoma_left", RULE, (left + 1) / 2),
        ("puertoma_achievements", "PR-AUT-X6-2", unmet(game, state)),
    ]
}

/// The points of the cards that people have not completed (`PR-AUT-X6-2`).
pub(in crate::rules) fn unmet(game: &PuertoRico, state: &State) -> i16 {
    let people = Seat::all(game.seats()).filter(|&seat| !plays(game, seat));
    people
        .map(|seat| achievements::open(game, state, seat).map(|card| i16::from(card.points())).sum::<i16>())
        .sum()
}

/// All points of a Puertoma beside chips, printed points and citizens.
pub(in crate::rules) fn points(game: &PuertoRico, state: &State, seat: Seat) -> i16 {
    lines(game, state, seat).iter().map(|(_, _, points)| points).sum()
}
