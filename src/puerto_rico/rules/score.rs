//! Victory points (section 7).

use std::borrow::Cow;

use super::{PuertoRico, achievements, puertoma};
use crate::ids::{Building, BuildingSet};
use crate::state::{Board, State};
use game_core::score::rank;
use game_core::{Game, ScoreLine, ScoreSheet, Seat, SeatScore, Tally};

/// Returns the points of a building that scores at the end for `board`; 0 for other buildings.
pub(super) fn end_value(game: &PuertoRico, board: &Board, building: Building) -> i16 {
    match building {
        Building::FireStation => {
            let value = |building| match game.def(building) {
                def if def.is_large() => 2,
                def if def.is_production() => 1,
                _ => 0,
            };
            board.buildings().iter().map(|space| value(space.building)).sum()
        }
        Building::Residence => match board.land() {
            0 => 0,
            1..=9 => 4,
            land => land as i16 - 5,
        },
        Building::Fortress => (board.people().count() / 3) as i16,
        Building::CustomsHouse => (board.vp / 4) as i16,
        Building::CityHall => {
            let commercial = |building| !game.def(building).is_production();
            board.buildings().iter().filter(|space| commercial(space.building)).count() as i16
        }
        Building::Cathedral => {
            let land = board.tiles.iter().copied().chain([board.forest_count()]);
            let sets: u8 = land.map(|count| count / 3).sum();
            [0, 1, 3, 6, 10][usize::from(sets)]
        }
        Building::TownSquare => i16::from(board.people().citizens),
        _ => 0,
    }
}

/// Points for the citizens of a seat, those included that it is placing
/// (`PR-X2-06`).
#[inline]
fn citizen_points(game: &PuertoRico, state: &State, seat: Seat) -> i16 {
    if game.rules.citizens == 0 { 0 } else { count_citizens(state, seat) }
}

#[cold]
fn count_citizens(state: &State, seat: Seat) -> i16 {
    let in_hand = if state.actor == seat { state.in_hand().citizens } else { 0 };
    i16::from(state.board(seat).people().citizens + in_hand)
}

/// Printed points of the buildings (`PR-BLD-GEN-4`).
pub(super) fn printed(game: &PuertoRico, board: &Board) -> i16 {
    board.buildings().iter().map(|space| game.def(space.building).vp as i16).sum()
}

/// The manned buildings of the end, and what each scores for `board`.
pub(super) fn end_points<'a>(
    game: &'a PuertoRico,
    board: &'a Board,
) -> impl Iterator<Item = (Building, i16)> + 'a {
    let manned = board.manned().and(BuildingSet::OF_END).iter();
    manned.map(|building| (building, end_value(game, board, building)))
}

/// Points of buildings, functions included.
pub(super) fn building_points(game: &PuertoRico, board: &Board) -> i16 {
    printed(game, board) + end_points(game, board).map(|(_, points)| points).sum::<i16>()
}

/// Points, and coins plus crates for ties (`PR-END-05`, `PR-END-09`).
pub(super) fn tally(game: &PuertoRico, state: &State, seat: Seat) -> Tally {
    let board = state.board(seat);
    Tally {
        points: board.vp as i16
            + building_points(game, board)
            + citizen_points(game, state, seat)
            + card_points(game, state, seat)
            + if puertoma::plays(game, seat) { puertoma::points(game, state, seat) } else { 0 },
        tie_break: board.coins as i16 + board.crate_count() as i16,
    }
}

/// Points of the achievement cards of a seat; none where Puertomas score those
/// that are not completed (`PR-ACH-04`, `PR-AUT-X6-2`).
pub(super) fn card_points(game: &PuertoRico, state: &State, seat: Seat) -> i16 {
    if game.rules.puertomas > 0 { 0 } else { achievements::points(game, state, seat) }
}

/// The sheet of all seats.
pub(super) fn sheet(game: &PuertoRico, state: &State) -> ScoreSheet {
    let tallies = game.tallies(state);
    let seats = Seat::all(game.seats()).map(|seat| SeatScore {
        lines: lines(game, state, seat),
        tally: tallies[seat.index()],
        rank: rank(&tallies, seat),
    });
    ScoreSheet { seats: seats.collect() }
}

fn lines(game: &PuertoRico, state: &State, seat: Seat) -> Vec<ScoreLine> {
    let board = state.board(seat);
    let line = |source, rule, points, pieces| ScoreLine {
        source: Cow::Borrowed(source),
        rule: Cow::Borrowed(rule),
        points,
        pieces,
    };
    let pieces = board
        .buildings()
        .iter()
        .map(|space| (Cow::Borrowed(space.building.key()), game.def(space.building).vp as i16));
    let mut lines = vec![
        line("chips", "PR-END-05", board.vp as i16, Vec::new()),
        line("printed", "PR-BLD-GEN-4", printed(game, board), pieces.collect()),
    ];
    if game.rules.citizens > 0 {
        lines.push(line("citizens", "PR-X2-06", citizen_points(game, state, seat), Vec::new()));
    }
    for (building, points) in end_points(game, board) {
        lines.push(line(building.key(), building.rule(), points, Vec::new()));
    }
    if puertoma::plays(game, seat) {
        let own = puertoma::lines(game, state, seat).into_iter();
        lines.extend(own.map(|(source, rule, points)| line(source, rule, points, Vec::new())));
        if game.rules.achievements.is_none() {
            lines.pop();
        }
    } else if game.rules.achievements.is_some() {
        let cards = achievements::done(game, state, seat).filter(|_| game.rules.puertomas == 0);
        let pieces = cards.map(|card| (Cow::Borrowed(card.key()), i16::from(card.points())));
        let points = card_points(game, state, seat);
        lines.push(line("achievements", "PR-ACH-04", points, pieces.collect()));
    }
    lines
}
