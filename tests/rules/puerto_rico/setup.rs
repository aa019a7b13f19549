//! Sections 2 and 4: the pieces by number of players, and the setup.

use game_core::{Game, Seat};
use puerto_rico::data::buildings::{Class, Origin};
use puerto_rico::position::SeatPosition;
use puerto_rico::{Action, Building, Config, Edition, Event, Options, PuertoRico, Role, State, Tile};

use super::layout::layout;
use super::printed;
use super::table::{Table, new_game, opened};

const MODES: [(Edition, u8); 7] = [
    (Edition::Y1897, 2),
    (Edition::Y1897, 3),
    (Edition::Y1897, 4),
    (Edition::Y1897, 5),
    (Edition::Classic, 3),
    (Edition::Classic, 4),
    (Edition::Classic, 5),
];

/// Every mode with one column of table 2.1.
fn modes<T: Copy>(column: [T; 7]) -> impl Iterator<Item = (Table, T)> {
    MODES.into_iter().zip(column).map(|((edition, players), value)| (new_game(edition, players), value))
}

/// PR-SET-01
#[test]
fn pr_set_01_the_first_governor_is_drawn_from_the_seed() {
    let governor = |seed| opened(Config::default(), seed).public().governor;
    let drawn: Vec<Seat> = (0..40).map(governor).collect();
    assert!((0..3).all(|seat| drawn.contains(&Seat(seat))), "{drawn:?}");
    assert_eq!(drawn, (0..40).map(governor).collect::<Vec<_>>());
    let config = Config { first: Some(Seat(2)), ..Config::default() };
    let table = opened(config, 1);
    assert_eq!((table.public().governor, table.on_turn()), (Seat(2), 2));
    assert_eq!(table.land(1, Tile::Corn), (1, 0), "seats count from the governor");
    let config = Config { first: Some(Seat(3)), ..Config::default() };
    assert_eq!(PuertoRico::new(&config).expect_err("seat 3 does not play").field, "first");
}

/// PR-SET-02
#[test]
fn pr_set_02_boards_begin_empty() {
    for (table, players) in modes([2, 3, 4, 5, 3, 4, 5]) {
        assert_eq!(table.public().seats.len(), players);
        for seat in table.position().seats {
            assert_eq!(seat.tiles.iter().map(|land| (land.count, land.manned)).collect::<Vec<_>>(), [(1, 0)]);
            let bare =
                SeatPosition { coins: seat.coins, tiles: seat.tiles.clone(), ..SeatPosition::default() };
            assert_eq!(seat, bare, "one tile and the coins are all there is");
        }
    }
}

/// PR-SET-03
#[test]
fn pr_set_03_starting_coins() {
    for (table, coins) in modes([3, 2, 3, 4, 2, 3, 4]) {
        assert!(table.public().seats.iter().all(|seat| seat.coins == coins));
    }
}

/// PR-SET-04
#[test]
fn pr_set_04_crates_lie_in_the_supply_and_the_house_is_empty() {
    let (few, all) = ([8, 9, 9, 7, 7], [10, 11, 11, 9, 9]);
    for (table, crates) in modes([few, all, all, all, all, all, all]) {
        assert_eq!((table.public().crates, table.public().house), (crates, [0; 5]));
    }
}

/// PR-SET-05, C01
#[test]
fn pr_set_05_victory_points_by_players_and_edition() {
    for (table, vp) in modes([65, 75, 100, 126, 75, 100, 122]) {
        assert_eq!(table.public().vp, vp);
    }
}

/// PR-SET-06
#[test]
fn pr_set_06_as_many_workers_as_players_stand_on_the_register() {
    for (table, (register, supply)) in modes([(2, 40), (3, 55), (4, 75), (5, 95), (3, 55), (4, 75), (5, 95)])
    {
        assert_eq!((table.public().register, table.public().workers), (register, supply));
    }
}

/// PR-SET-07
#[test]
fn pr_set_07_the_tray_holds_every_base_building() {
    for (table, few) in modes([true, false, false, false, false, false, false]) {
        let of_base = Building::ALL.into_iter().filter(|building| building.origin() == Origin::Base);
        assert_eq!(table.public().shop.len(), of_base.clone().count());
        for (place, building) in table.public().shop.iter().zip(of_base) {
            let copies = printed::of(building).copies(if few { 2 } else { 3 });
            assert_eq!((place.building, place.left), (building, copies), "{building}");
        }
    }
}

/// Table 2.5: cost, points, level, circles.
#[test]
fn the_buildings_are_those_of_the_table() {
    let game = PuertoRico::new(&Config::default()).expect("the defaults");
    let printed = printed::buildings();
    let mut rows: Vec<Building> = printed.iter().map(|row| row.building).collect();
    rows.sort_unstable();
    assert_eq!(rows, Building::ALL, "each has one row");
    for row in printed {
        let def = game.def(row.building);
        assert_eq!(
            ([def.cost, def.vp, def.cap, def.circles], def.copies, def.spaces()),
            ([row.cost, row.vp, row.level, row.circles], row.copies, row.spaces()),
            "{}",
            row.building
        );
        assert_eq!(
            (row.building.origin(), def.is_production(), def.is_drafted()),
            (row.origin, row.is_production, !row.makes_goods()),
            "{}",
            row.building
        );
        assert_eq!(def.class == Class::Expanded, row.cost == 10, "{}", row.building);
    }
}

/// PR-SET-08
#[test]
fn pr_set_08_one_plantation_more_than_players_lies_open() {
    for (table, (open, all, quarries)) in
        modes([(3, 35, 5), (4, 50, 8), (5, 50, 8), (6, 50, 8), (4, 50, 8), (5, 50, 8), (6, 50, 8)])
    {
        let view = table.public();
        assert_eq!((view.market.iter().sum::<u8>(), view.quarries), (open, quarries));
        assert_eq!(view.bag, all - open - view.seats.len() as u8);
        assert_eq!(view.discards, [0; 5]);
    }
}

/// PR-SET-09
#[test]
fn pr_set_09_starting_plantations_by_seat() {
    let (two, three, four) = ("FC", "FFC", "FFCC");
    for (table, starters) in modes([two, three, four, "FFFCC", three, four, "FFFCC"]) {
        for (seat, letter) in starters.chars().enumerate() {
            let tile = if letter == 'F' { Tile::Fruit } else { Tile::Corn };
            assert_eq!(table.land(seat, tile), (1, 0));
            assert_eq!(table.public().seats[seat].tiles.iter().sum::<u8>(), 1);
        }
    }
}

/// PR-SET-09: the market of 1897 is drawn before the starting plantations
/// leave the bag, the classic one afterwards (C23).
#[test]
fn pr_set_09_the_editions_reveal_the_market_at_different_times() {
    let market = |edition, seed| {
        let config = Config { edition, first: Some(Seat(0)), ..Config::default() };
        opened(config, seed).public().market
    };
    let mut differ = 0;
    for seed in 0..30 {
        let (new, old) = (market(Edition::Y1897, seed), market(Edition::Classic, seed));
        if new[..2] == [0, 0] {
            assert_eq!(new, old, "no starting plantation came first");
        }
        differ += (new != old) as u8;
    }
    assert!(differ > 5, "{differ}");
}

/// PR-SET-10
#[test]
fn pr_set_10_role_tiles_lie_open_without_coins() {
    for (table, adventurers) in modes([1, 0, 1, 2, 0, 1, 2]) {
        let roles = table.public().roles;
        assert_eq!(roles.iter().map(|place| place.role).collect::<Vec<_>>(), Role::ALL[..6 + adventurers]);
        assert!(roles.iter().all(|place| place.coins == 0 && place.taken_by.is_none()));
    }
}

/// PR-SET-11
#[test]
fn pr_set_11_cargo_ships_are_empty() {
    let (three, four, five): (&[u8], &[u8], &[u8]) = (&[4, 5, 6], &[5, 6, 7], &[6, 7, 8]);
    for (table, sizes) in modes([&[4, 6], three, four, five, three, four, five]) {
        let ships = table.public().ships;
        assert_eq!(ships.iter().map(|ship| ship.size).collect::<Vec<_>>(), sizes);
        assert!(ships.iter().all(|ship| ship.crates == 0 && ship.good.is_none()));
    }
}

/// PR-SET-13
#[test]
fn pr_set_13_two_players_play_with_less() {
    let table = new_game(Edition::Y1897, 2);
    let position = table.position();
    let mut tiles = [0; 6];
    position.bag.iter().chain(&position.market).for_each(|tile| tiles[tile.index()] += 1);
    for land in position.seats.iter().flat_map(|seat| &seat.tiles) {
        tiles[land.tile.index()] += land.count;
    }
    assert_eq!((tiles, table.public().quarries), ([7, 9, 8, 6, 5, 0], 5), "3 of each kind are out");
    assert_eq!(table.public().crates, [8, 9, 9, 7, 7], "2 of each good are out");
    let copies: u8 = table.public().shop.iter().map(|place| place.left).sum();
    assert_eq!(copies, 6 * 2 + 12 + 5);
    let config = Config { edition: Edition::Classic, players: 2, ..Config::default() };
    assert_eq!(PuertoRico::new(&config).expect_err("not in the classic edition").field, "players");
}

/// PR-SET-14, PR-OPT-START
#[test]
fn pr_set_14_corn_starters_may_begin_with_a_coin_less() {
    let options = Options { start: true, ..Options::default() };
    let config = Config { players: 4, first: Some(Seat(1)), options, ..Config::default() };
    let table = opened(config, 3);
    let coins: Vec<u16> = table.public().seats.iter().map(|seat| seat.coins).collect();
    assert_eq!(coins, [2, 3, 3, 2], "seats 3 and 0 begin with corn");
}

/// PR-OPT-COSTS
#[test]
fn pr_opt_costs_factory_and_school_change_their_costs() {
    let options = Options { costs: true, ..Options::default() };
    for (options, factory, school) in [(options, 8, 7), (Options::default(), 7, 8)] {
        let table = opened(Config { options, ..Config::default() }, 1);
        let cost = |building: Building| table.public().offer(building).expect("in this game").cost;
        assert_eq!((cost(Building::Factory), cost(Building::School)), (factory, school));
        for (building, price) in [(Building::Factory, factory), (Building::School, school)] {
            let table = layout(3).governor(1).coins(0, price.into()).coins(1, 1);
            let mut table = table.with(|position| position.config.options = options).role(Role::Builder);
            table.decline_until(|table| table.on_turn() == 0).play(Action::Build(building));
            assert_eq!(table.coins(0), 0);
        }
    }
    for options in [options, Options { start: true, ..Options::default() }] {
        let config = Config { edition: Edition::Classic, options, ..Config::default() };
        assert!(PuertoRico::new(&config).expect_err("1897 only").field.starts_with("options."));
    }
}

/// The setup is told: a round begins and the market is revealed.
#[test]
fn the_setup_is_heard() {
    let table = new_game(Edition::Y1897, 3);
    let [Event::RoundStarted { round: 1, governor: Seat(0) }, Event::Market { tiles }] = table.events()
    else {
        panic!("{:?}", table.events())
    };
    assert_eq!(tiles.len(), 4);
}

/// Copies of a state are what opponents spend their time on.
#[test]
fn a_state_takes_at_most_a_kilobyte() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}
