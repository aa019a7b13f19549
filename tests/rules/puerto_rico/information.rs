//! Section 3: who knows what. The conformance suite proves the same on random
//! games.

use game_core::{Game, Rng, Seat};
use puerto_rico::{Action, Building, Config, Event, Good, Options, PuertoRico, Role, Tile};

use super::layout::layout;
use super::table::{new_game, opened};

#[test]
fn boards_supplies_and_roles_are_open() {
    let table = layout(3).coins(0, 7).crates(1, [1, 2, 0, 0, 0]).land(2, &[(Tile::Quarry, 2, 1)]);
    let table = table.town(0, &[Building::Office]).idle(1, 4).role_coins(Role::Trader, 2).sit();
    for view in [table.public(), table.view(0), table.view(1)] {
        assert_eq!((view.seats[0].coins, view.seats[1].idle), (7, 4));
        assert_eq!((view.seats[1].crates, view.seats[2].tiles[5]), ([1, 2, 0, 0, 0], 2));
        assert_eq!(view.seats[0].buildings, [(Building::Office, 1)]);
        assert_eq!((view.roles[4].coins, view.register, view.workers), (2, 3, 58 - 3 - 4 - 1 - 1));
        assert_eq!((view.quarries, view.crates[0]), (6, 9));
    }
}

/// C35
#[test]
fn points_of_others_are_hidden_unless_shown() {
    let table = layout(3).vp(0, 9).vp(1, 5).town(0, &[Building::CustomsHouse]);
    let hidden = table.clone().sit();
    assert_eq!(hidden.view(1).seats.iter().map(|seat| seat.vp).collect::<Vec<_>>(), [None, Some(5), None]);
    assert!(hidden.public().seats.iter().all(|seat| seat.vp.is_none()));
    assert_eq!(hidden.view(1).seats[0].building_points, 4, "nor does a Customs House tell");
    assert_eq!(hidden.view(0).seats[0].building_points, 4 + 2);
    assert_eq!(hidden.public().vp, 75 - 14, "the supply is public");
    let shown = table.with(|position| position.config.options.show_vp = true).sit();
    let points: Vec<_> = shown.public().seats.iter().map(|seat| seat.vp).collect();
    assert_eq!(points, [Some(9), Some(5), Some(0)]);
}

#[test]
fn final_scoring_reveals_all_points() {
    let mut table = layout(3).vp(1, 5).last_round().sit();
    table.decline_until(|table| table.is_over());
    assert_eq!(table.public().seats[1].vp, Some(5));
}

#[test]
fn only_the_size_of_the_bag_is_seen() {
    let table = new_game(puerto_rico::Edition::Y1897, 3);
    let position = table.position();
    assert_eq!(table.public().bag as usize, position.bag.len());
    let (game, state) = PuertoRico::from_position(&position).expect("its own position");
    let mut other = state.clone();
    game.determinize(&mut other, Seat(0), &mut Rng::stream(1, 1));
    let resampled = game.position(&other).bag;
    assert_ne!(resampled, position.bag, "the order is resampled");
    let sorted = |mut tiles: Vec<Tile>| {
        tiles.sort_unstable();
        tiles
    };
    assert_eq!(sorted(resampled), sorted(position.bag), "its content follows from what lies open");
}

#[test]
fn what_came_out_of_the_bag_cannot_be_taken_back() {
    let game = PuertoRico::new(&Config::default()).expect("the defaults");
    let tile = Tile::Corn;
    for (event, reveals) in [
        (Event::TileDrawn { seat: Seat(0), tile }, true),
        (Event::Market { tiles: vec![tile] }, true),
        (Event::TileTaken { seat: Seat(0), tile }, false),
        (Event::ExtraCrate { seat: Seat(0), good: Good::Corn }, false),
    ] {
        assert_eq!(game.reveals(&event), reveals, "{event:?}");
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let options = Options { ask_bonuses: true, ..Options::default() };
    let deal = |seed| opened(Config { options, ..Config::default() }, seed).position();
    assert_eq!(deal(7), deal(7));
    assert_ne!(deal(7), deal(8));
}

/// Prices in a view are those of its owner, with the privilege while it lasts.
#[test]
fn prices_are_those_of_the_eye() {
    let table = layout(3).coins(0, 2).coins(1, 2).land(1, &[(Tile::Quarry, 2, 2)]).role(Role::Builder);
    let office = |view: puerto_rico::View| view.offer(Building::Office).expect("in this game").price;
    assert_eq!([office(table.view(0)), office(table.view(1)), office(table.public())], [4, 3, 5]);
    assert!(table.can(Action::Build(Building::SmallSugar)));
}
