//! Measured strengths of the levels against the games.

use ai::LevelId;

use crate::catalogue::{GAME_MODULES, module};
use table::game::GameForm;
use table::game::strength::{points, strength};

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
    for module in GAME_MODULES {
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
    for module in GAME_MODULES {
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
    for row in GAME_MODULES.iter().flat_map(|module| module.measured()) {
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
    let expansion = san_juan().measured().iter().find_map(|row| row.with).expect("an expansion was counted");
    values[expansion] = 1;
    assert!(at(&values, 3) && at(&values, 2));
}

#[test]
fn games_against_the_rules_stand_for_themselves() {
    assert_eq!(counted("ginkgopolis", LevelId::Master, 2, 2), Some((3, 2, false)));
    assert_eq!(counted("ginkgopolis", LevelId::Master, 3, 2), Some((3, 2, true)));
    assert_eq!(counted("ginkgopolis", MERCHANT, 3, 2), None);
}
