//! Final scoring (section 7).

use std::borrow::Cow;

use super::Ginkgopolis;
use super::districts::{District, districts};
use crate::data::cards::{Effect, EndEffect, effect, trigger};
use crate::ids::{Card, Colour, Tile, Trigger};
use crate::state::State;
use game_core::score::rank;
use game_core::{ScoreLine, ScoreSheet, Seat, SeatScore, Tallies, Tally};

/// Points for an unused redraw token (`GK-SCO-01`).
pub const UNUSED_REDRAW: i16 = 2;

/// Returns the points of an "=" card in the tableau of `seat`; 0 for other cards.
pub(crate) fn end_points(state: &State, seat: Seat, card: Tile) -> i16 {
    let Effect::AtEnd(end) = effect(card) else { return 0 };
    let city = &state.city;
    let buildings =
        |counts: fn(u8) -> bool| city.owned_by(seat).filter(|&top| counts(city.height(top))).count() as i16;
    match end {
        EndEffect::Resources(colour) => {
            let own = city.owned_by(seat).filter(|top| top.colour() == colour);
            own.map(|top| i16::from(city.height(top))).sum()
        }
        EndEffect::Low => buildings(|height| height <= 2),
        EndEffect::High => 3 * buildings(|height| height >= 3),
        EndEffect::Cards(kind) => 2 * with_trigger(state, seat, kind),
        EndEffect::OfColour(colour) => 2 * of_colour(state, seat, colour),
        EndEffect::Nine => 9,
    }
}

/// Cards of the tableau with a trigger, characters included.
fn with_trigger(state: &State, seat: Seat, kind: Trigger) -> i16 {
    let characters = state.board(seat).characters.iter();
    let characters = characters.filter(|character| character.def().trigger == kind).count();
    (characters + state.tableaux.of(seat).filter(|&card| trigger(card) == Some(kind)).count()) as i16
}

/// Cards of the tableau of a colour, characters included.
fn of_colour(state: &State, seat: Seat, colour: Colour) -> i16 {
    let characters = state.board(seat).characters.iter();
    let characters = characters.filter(|character| character.def().colour == colour).count();
    (characters + state.tableaux.of(seat).filter(|card| card.colour() == colour).count()) as i16
}

/// All points of a seat; nothing breaks a tie (`GK-SCO-02`, `GK-SOL-32`).
fn tally(state: &State, seat: Seat, districts: &[District]) -> Tally {
    let board = state.board(seat);
    let cards: i16 = state.tableaux.of(seat).map(|card| end_points(state, seat, card)).sum();
    let redraws = UNUSED_REDRAW * i16::from(board.redraws);
    let districts: i16 = districts.iter().map(|district| i16::from(district.points[seat.index()])).sum();
    Tally { points: board.points as i16 + cards + redraws + districts, tie_break: 0 }
}

/// Points of all seats.
pub(super) fn tallies(game: &Ginkgopolis, state: &State) -> Tallies {
    let parties = game.rules.parties();
    let districts = districts(state, parties);
    Seat::all(parties).map(|seat| tally(state, seat, &districts)).collect()
}

/// The sheet of all seats (`GK-SCO-17`).
pub(super) fn sheet(game: &Ginkgopolis, state: &State) -> ScoreSheet {
    let (tallies, districts) = (tallies(game, state), districts(state, game.rules.parties()));
    let seats = Seat::all(game.rules.parties()).map(|seat| SeatScore {
        lines: lines(state, seat, &districts),
        tally: tallies[seat.index()],
        rank: rank(&tallies, seat),
    });
    ScoreSheet { seats: seats.collect() }
}

fn lines(state: &State, seat: Seat, districts: &[District]) -> Vec<ScoreLine> {
    type Pieces = Vec<(Cow<'static, str>, i16)>;
    let line = |source, rule, points, pieces| ScoreLine {
        source: Cow::Borrowed(source),
        rule: Cow::Borrowed(rule),
        points,
        pieces,
    };
    let sum = |pieces: &Pieces| pieces.iter().map(|(_, points)| points).sum();
    let at_end = |card: &Tile| matches!(effect(*card), Effect::AtEnd(_));
    let cards = state.tableaux.of(seat).filter(at_end);
    let cards: Pieces =
        cards.map(|card| (Card::building(card).to_string().into(), end_points(state, seat, card))).collect();
    let present = districts.iter().filter(|district| district.resources[seat.index()] > 0);
    let scored: Pieces =
        present.map(|district| (name(district).into(), i16::from(district.points[seat.index()]))).collect();
    let board = state.board(seat);
    vec![
        line("points", "GK-SCO-01", board.points as i16, Vec::new()),
        line("cards", "GK-SCO-10", sum(&cards), cards),
        line("redraws", "GK-SCO-01", UNUSED_REDRAW * i16::from(board.redraws), Vec::new()),
        line("districts", "GK-SCO-05", sum(&scored), scored),
    ]
}

/// A district by its buildings, such as `Y5 Y9`.
fn name(district: &District) -> String {
    let tiles: Vec<String> = district.buildings.iter().map(|top| top.to_string()).collect();
    tiles.join(" ")
}
