//! Measured strength of the levels for the set-up page: games won against the level below, counted
//! at some tables with `examples/tune`. New figures go into the `MEASURED` of a game's board.

use ai::LevelId;

use super::form::Measured;
use super::module::GameForm;

/// The level against which points are counted. A table of a level's own kind tells nothing: who plays better
/// leaves the others less, and ends the game sooner.
pub const AGAINST: LevelId = LevelId::Apprentice;

/// A figure of a level as it was counted at the table most like the one being
/// set.
#[derive(Debug, PartialEq)]
pub struct Strength<F = u8> {
    /// Games won, in percent, or points.
    pub figure: F,
    /// Table where it was counted.
    pub at: &'static Measured,
    /// True if the same game was played there, whatever the number of seats.
    pub is_alike: bool,
}

/// Returns the games that a level wins at a table of an edition with these options, in percent.
pub fn strength(
    form: &dyn GameForm,
    level: LevelId,
    edition: usize,
    values: &[u8],
    seats: usize,
) -> Option<Strength> {
    most_alike(form, edition, values, seats, |row| row.won[level as usize])
}

/// Returns the points that a level and [`AGAINST`] score in the same game; other games score otherwise.
pub fn points(
    form: &dyn GameForm,
    level: LevelId,
    edition: usize,
    values: &[u8],
    seats: usize,
) -> Option<[u8; 2]> {
    let known = most_alike(form, edition, values, seats, |row| row.points[level as usize]);
    known.filter(|known| known.is_alike).map(|known| known.figure)
}

/// Returns a figure as it was measured at the table most like this one. The same edition counts for
/// more than the same expansion, and that for more than the number of seats; games against the rules
/// say nothing about games among players.
fn most_alike<F>(
    form: &dyn GameForm,
    edition: usize,
    values: &[u8],
    seats: usize,
    figure: impl Fn(&Measured) -> Option<F>,
) -> Option<Strength<F>> {
    let plays =
        |edition: usize, values: &[u8], seats| form.editions()[edition].seats_by_rule(values, seats) > 0;
    let by_rule = plays(edition, values, seats);
    let is_on = |&option: &usize| values.get(option) == Some(&1);
    let rows = form.measured();
    let with = rows.iter().filter(|row| row.edition == edition).find_map(|row| row.with.filter(is_on));
    let distance =
        |row: &Measured| (row.edition != edition, row.with != with, usize::from(row.seats).abs_diff(seats));
    let mut nearest: Option<Strength<F>> = None;
    let is_such =
        |row: &&Measured| plays(row.edition, &form.defaults(row.edition), row.seats.into()) == by_rule;
    for at in rows.iter().filter(is_such) {
        if let Some(figure) = figure(at)
            && nearest.as_ref().is_none_or(|known| distance(at) < distance(known.at))
        {
            let is_alike = at.edition == edition && at.with == with;
            nearest = Some(Strength { figure, at, is_alike });
        }
    }
    nearest
}
