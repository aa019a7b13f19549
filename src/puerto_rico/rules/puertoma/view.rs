//! Public view of the Puertomas.

use super::{of, on_spaces, plays, seats};
use crate::data::puertoma::{CIRCLES, SPACES_OF_TYPE, arrows};
use crate::ids::{Role, Tile};
use crate::rules::{PuertoRico, queries};
use crate::state::State;
use crate::view::{AbilityState, AbilityView, ActionBoardView, PlantationView, PuertomaView};
use game_core::Seat;

/// The action board and the cards; `None` in a game without Puertomas.
pub(in crate::rules) fn action_board(game: &PuertoRico, state: &State) -> Option<ActionBoardView> {
    seats(game).next()?;
    let places =
        Role::ALL.into_iter().filter(|&role| role != Role::Adventurer2 && queries::in_game(game, role));
    let reached = |from: Role| places.clone().filter(|&to| arrows(from).has(to)).collect();
    Some(ActionBoardView {
        marker: state.puertomas.marker,
        arrows: places.clone().map(|from| (from, reached(from))).collect(),
        cards_left: state.puertomas.cards_left,
        drawn: state.puertomas.drawn().to_vec(),
    })
}

/// The board of a Puertoma; `None` for anybody else.
pub(in crate::rules) fn view(game: &PuertoRico, state: &State, seat: Seat) -> Option<PuertomaView> {
    if !plays(game, seat) {
        return None;
    }
    let (board, puertoma) = (state.board(seat), of(game, state, seat));
    let plantations = Tile::PLANTATIONS.map(|tile| {
        let circles = CIRCLES[tile.index()];
        let people = board.manned_tiles(tile.index());
        let manned = |place: u8| people.saturating_sub(place * circles).min(circles);
        (0..on_spaces(board, tile)).map(|place| PlantationView { circles, manned: manned(place) }).collect()
    });
    let buildings = || board.buildings().iter().zip(puertoma.levels);
    let on_level = |level| buildings().filter(move |(_, other)| *other == level);
    let ability = |level| AbilityView {
        ability: puertoma.shown(level),
        state: match () {
            () if puertoma.working.has(level) => AbilityState::Works,
            () if puertoma.turned.has(level) => AbilityState::Turned,
            () if puertoma.gone.has(level) => AbilityState::Gone,
            () => AbilityState::Down,
        },
    };
    Some(PuertomaView {
        plantations,
        levels: [1, 2, 3, 4].map(|level| on_level(level).map(|(space, _)| space.building).collect()),
        abilities: [1, 2, 3, 4].map(ability),
        reserved: puertoma.reserved,
        thirds: Tile::PLANTATIONS.map(|tile| board.tiles[tile.index()].saturating_sub(SPACES_OF_TYPE)),
    })
}
