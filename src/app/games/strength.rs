//! Measured strength of the levels for the set-up page: games won against the level below, counted
//! at some tables with `examples/tune`. Put new figures into this file.

use ai::LevelId;

use super::GameForm;

/// The level against which points are counted. A table of a level's own kind tells nothing: who plays better
/// leaves the others less, and ends the game sooner.
pub const AGAINST: LevelId = LevelId::Apprentice;

/// Count at one kind of table.
#[derive(Debug, PartialEq)]
pub struct Measured {
    /// The edition, as an index into [`GameForm::editions`].
    pub edition: usize,
    /// The option, as an index into [`GameForm::option`], that was on and makes
    /// another game of it; otherwise all was as usual.
    pub with: Option<usize>,
    /// Seats at the table. The level has one of them, the level below all
    /// others, or the rules, where they play the last seat.
    pub seats: u8,
    /// Games won, in percent and with shared wins as parts, of each level,
    /// weakest first; `None` where nobody has counted.
    pub won: [Option<u8>; LevelId::ALL.len()],
    /// Mean points of each level where [`AGAINST`] plays at all other seats, and of a seat of those.
    pub points: [Option<[u8; 2]>; LevelId::ALL.len()],
}

const NO_POINTS: [Option<[u8; 2]>; LevelId::ALL.len()] = [None; LevelId::ALL.len()];

/// With two players 400 games, the Master's 50 with the playouts that it owes;
/// with New Buildings 180, in the classic edition 200. Points: 120 games.
pub const SAN_JUAN: &[Measured] = &[
    Measured {
        edition: 0,
        with: None,
        seats: 2,
        won: [None, Some(70), Some(68), Some(68), Some(72), Some(72), Some(60), Some(63)],
        points: [Some([25, 34]), Some([28, 34]), Some([31, 33]), Some([30, 30]), None, None, None, None],
    },
    Measured {
        edition: 0,
        with: Some(1),
        seats: 3,
        won: [None, None, None, None, Some(48), Some(59), None, None],
        points: NO_POINTS,
    },
    Measured {
        edition: 1,
        with: None,
        seats: 2,
        won: [None, None, None, None, Some(61), Some(78), None, None],
        points: NO_POINTS,
    },
];

/// Up to the Apprentice 300 games each, the Merchant's 120, the Governor's 75, the Viceroy's 60, the
/// Master's 36 with the playouts that it owes. Points: 180 games.
pub const PUERTO_RICO: &[Measured] = &[Measured {
    edition: 0,
    with: None,
    seats: 3,
    won: [None, Some(57), Some(65), Some(59), Some(50), Some(52), Some(65), Some(56)],
    points: [Some([37, 52]), Some([41, 51]), Some([43, 47]), Some([44, 44]), None, None, None, None],
}];

/// Up to the Apprentice 200 games each, the Merchant's 80, the Governor's 50, the Viceroy's 120, the
/// Master's 24; 500 against Hal, of the Master with the playouts that it owes. Points: 120 games.
pub const GINKGOPOLIS: &[Measured] = &[
    Measured {
        edition: 0,
        with: None,
        seats: 2,
        won: [None, Some(69), Some(62), Some(72), Some(61), Some(70), Some(60), Some(56)],
        points: [Some([73, 105]), Some([83, 103]), Some([92, 107]), Some([97, 97]), None, None, None, None],
    },
    Measured {
        edition: 3,
        with: None,
        seats: 2,
        won: [None, None, None, None, None, None, None, Some(73)],
        points: NO_POINTS,
    },
];

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::{HOSTS, module};

    const MERCHANT: LevelId = LevelId::Merchant;

    fn san_juan() -> &'static dyn GameForm {
        module("san-juan").expect("it can be played")
    }

    /// Edition and seats of the table at which a level was counted, and whether
    /// the same was played there.
    fn counted(game: &str, level: LevelId, edition: usize, seats: usize) -> Option<(usize, u8, bool)> {
        let module = module(game).expect("it can be played");
        let found = strength(module, level, edition, &module.defaults(edition), seats)?;
        Some((found.at.edition, found.at.seats, found.is_alike))
    }

    #[test]
    fn figures_belong_to_tables_that_can_be_set() {
        for module in HOSTS {
            for row in module.measured() {
                let form = &module.editions()[row.edition];
                assert!(form.seats.contains(&usize::from(row.seats)), "{}: {row:?}", module.id());
                let option = row.with.map(|index| module.option(index).expect("an option"));
                assert!(option.is_none_or(|option| option.editions.contains(&row.edition)));
                assert!(row.won.iter().any(Option::is_some));
                // Below the lowest level there is none.
                let values = module.defaults(row.edition);
                assert!(form.seats_by_rule(&values, row.seats.into()) > 0 || row.won[0].is_none());
            }
        }
    }

    #[test]
    fn every_step_up_wins_more_than_its_share() {
        for module in HOSTS {
            for row in module.measured() {
                let seats = u16::from(row.seats);
                let good = |percent: u8| u16::from(percent) * seats > 100;
                assert!(row.won.into_iter().flatten().all(good), "{}: {row:?}", module.id());
            }
        }
    }

    #[test]
    fn the_table_itself_comes_first_then_its_edition_then_any_other() {
        assert_eq!(counted("san-juan", MERCHANT, 0, 2), Some((0, 2, true)));
        assert_eq!(counted("san-juan", MERCHANT, 0, 4), Some((0, 2, true)));
        assert_eq!(counted("san-juan", MERCHANT, 1, 8), Some((1, 2, true)));
        assert_eq!(counted("puerto-rico", MERCHANT, 0, 5), Some((0, 3, true)));
        assert_eq!(counted("puerto-rico", MERCHANT, 1, 5), Some((0, 3, false)));
        assert_eq!(counted("ginkgopolis", MERCHANT, 1, 5), Some((0, 2, false)));
        assert_eq!(counted("san-juan", LevelId::Newcomer, 0, 2), None);
    }

    #[test]
    fn points_are_told_of_the_game_that_was_counted_and_no_other() {
        let told = |game: &str, edition: usize, seats: usize| {
            let module = module(game).expect("it can be played");
            points(module, LevelId::Newcomer, edition, &module.defaults(edition), seats)
        };
        assert!(told("puerto-rico", 0, 3).is_some() && told("puerto-rico", 0, 5).is_some());
        assert_eq!(told("puerto-rico", 1, 3), None);
        assert!(told("san-juan", 0, 2).is_some() && told("ginkgopolis", 0, 2).is_some());
    }

    #[test]
    fn who_plays_better_scores_more_than_the_others() {
        for row in HOSTS.iter().flat_map(|module| module.measured()) {
            let leads: Vec<i16> = row
                .points
                .into_iter()
                .flatten()
                .map(|[own, theirs]| i16::from(own) - i16::from(theirs))
                .collect();
            assert!(leads.is_sorted(), "{row:?}");
        }
    }

    #[test]
    fn games_with_an_expansion_are_compared_with_such_games() {
        let mut values = san_juan().defaults(0);
        let at = |values: &[u8], seats| {
            strength(san_juan(), MERCHANT, 0, values, seats).expect("counted").at.with.is_some()
        };
        assert!(!at(&values, 3));
        let expansion = SAN_JUAN.iter().find_map(|row| row.with).expect("an expansion was counted");
        values[expansion] = 1;
        assert!(at(&values, 3) && at(&values, 2));
    }

    #[test]
    fn games_against_the_rules_stand_for_themselves() {
        assert_eq!(counted("ginkgopolis", LevelId::Master, 2, 2), Some((3, 2, false)));
        assert_eq!(counted("ginkgopolis", LevelId::Master, 3, 2), Some((3, 2, true)));
        assert_eq!(counted("ginkgopolis", MERCHANT, 3, 2), None);
    }
}
