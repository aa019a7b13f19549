//! 9.1 and 9.7: setup and difficulty.

use std::collections::BTreeSet;

use game_core::{Game, Seat};
use puerto_rico::data::puertoma::Ability;
use puerto_rico::view::AbilityState;
use puerto_rico::{Building, Config, Difficulty, Edition, Event, Good, Options, PuertoRico, Role, Tile};

use super::super::layout::Layout;
use super::super::table::Table;
use super::{
    LAST, TOWN, action_board, board, built, circles, follows, game, marker, place, puertomas, seat, trio,
};

/// Players and how many of them are Puertomas: all tables there are.
const TABLES: [(u8, u8); 7] = [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1), (5, 2)];

fn refused(edition: Edition, players: u8, first: Option<Seat>, options: Options) -> &'static str {
    PuertoRico::new(&Config { edition, players, first, options }).expect_err("no such game").field
}

/// PR-AUT-SET-1
#[test]
fn pr_aut_set_1_people_sit_first_and_one_of_them_begins() {
    for (players, count) in TABLES {
        for seed in 0..20 {
            let table = game(players, count, Options::default(), seed);
            let view = table.public();
            assert_eq!(view.governor, Seat(0));
            for seat in 0..players {
                let own = &view.seats[usize::from(seat)];
                assert_eq!(own.puertoma.is_some(), seat >= players - count, "seat {seat} of {players}");
            }
            assert_eq!(table.on_turn(), 0);
        }
        let options = Options { puertomas: count, ..Options::default() };
        let rules = PuertoRico::new(&Config { players, options, ..Config::default() }).expect("a table");
        let seats: Vec<bool> = (0..players).map(|seat| rules.is_automa(Seat(seat))).collect();
        assert_eq!(seats, (0..players).map(|seat| seat >= players - count).collect::<Vec<_>>());
    }
    let one = Options { puertomas: 1, ..Options::default() };
    assert_eq!(refused(Edition::Y1897, 3, Some(Seat(2)), one), "first");
    let mut table = trio().sit();
    table.end_round();
    assert_eq!(table.public().governor, Seat(1));
    table.end_round();
    assert_eq!(table.public().governor, Seat(2), "it governs like anybody");
}

/// PR-AUT-SET-1: no more than two, and a person at least.
#[test]
fn other_tables_are_refused() {
    let with = |puertomas| Options { puertomas, ..Options::default() };
    assert_eq!(refused(Edition::Y1897, 5, None, with(3)), "options.puertomas");
    assert_eq!(refused(Edition::Y1897, 2, None, with(2)), "options.puertomas");
    assert_eq!(refused(Edition::Classic, 3, None, with(1)), "options.puertomas");
    let hard = Options { difficulty: Difficulty::Hard, ..with(0) };
    assert_eq!(refused(Edition::Y1897, 3, None, hard), "options.difficulty");
    let passed = Options { exp6: true, exp6_draft: true, ..with(1) };
    assert_eq!(refused(Edition::Y1897, 3, None, passed), "options.exp6_draft");
}

/// PR-AUT-SET-2, C37
#[test]
fn pr_aut_set_2_the_figures_are_those_of_all_players() {
    for (players, count) in TABLES {
        let with = game(players, count, Options::default(), 3).public();
        let without = game(players, 0, Options::default(), 3).public();
        assert_eq!((with.vp, with.workers, with.register), (without.vp, without.workers, without.register));
        assert_eq!((with.quarries, &with.ships), (without.quarries, &without.ships));
        assert_eq!(with.market.iter().sum::<u8>(), players + 1);
        assert_eq!(with.roles.len(), without.roles.len());
        let left = |view: &puerto_rico::View| view.shop.iter().map(|offer| offer.left).sum::<u8>();
        assert_eq!(left(&with), left(&without));
    }
}

/// PR-AUT-SET-3, C53
#[test]
fn pr_aut_set_3_one_marker_for_both_begins_on_the_builder() {
    for (players, count) in TABLES {
        assert_eq!(marker(&game(players, count, Options::default(), 5)), Role::Builder);
    }
    assert_eq!(game(3, 0, Options::default(), 5).public().action_board, None);
}

/// PR-AUT-SET-4
#[test]
fn pr_aut_set_4_cards_are_shuffled_first_and_gifts_come_last() {
    let mut first = BTreeSet::new();
    for seed in 0..100 {
        let table = game(3, 2, Options::default(), seed);
        assert_eq!((action_board(&table).cards_left, action_board(&table).drawn.len()), (8, 0));
        let cards = table.position().action_board.expect("cards").cards;
        assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 8);
        first.insert(cards[0]);
    }
    assert_eq!(first.len(), 8, "any card may be the first");
    let options = Options { exp1: true, exp4: true, difficulty: Difficulty::Hard, ..Options::default() };
    let mut table = game(3, 2, options, 4);
    table.decline_until(Table::is_picking);
    let gift = place(&table, |event| matches!(event, Event::Endowed { .. }));
    for (what, before) in [
        ("the draft", table.events().iter().rposition(|event| matches!(event, Event::Drafted { .. }))),
        (
            "the festival",
            table.events().iter().rposition(|event| matches!(event, Event::ObjectiveShown { .. })),
        ),
        ("the market", table.events().iter().rposition(|event| matches!(event, Event::Market { .. }))),
    ] {
        assert!(before.expect("told") < gift, "{what}");
    }
}

/// PR-AUT-SET-5
#[test]
fn pr_aut_set_5_coins_and_a_plantation_like_a_person_there() {
    let starts = |tile: Tile, table: &Table, seat| circles(table, seat, tile);
    for (players, count) in TABLES {
        let table = game(players, count, Options::default(), 8);
        let plain =
            super::super::table::opened(Config { players, first: Some(Seat(0)), ..Config::default() }, 8);
        for seat in 0..usize::from(players) {
            assert_eq!(table.coins(seat), plain.coins(seat));
            assert_eq!(
                table.public().seats[seat].tiles,
                plain.public().seats[seat].tiles,
                "seat {seat} of {players}"
            );
        }
    }
    let table = game(3, 2, Options::default(), 8);
    assert_eq!(starts(Tile::Fruit, &table, 1), [(0, 2)], "of one space, the leftmost");
    assert_eq!(starts(Tile::Corn, &table, 2), [(0, 1)]);
    let less = game(3, 2, Options { start: true, ..Options::default() }, 8);
    assert_eq!((less.coins(1), less.coins(2)), (2, 1), "PR-SET-14");
}

/// PR-AUT-SET-6
#[test]
fn pr_aut_set_6_one_of_three_abilities_for_each_level_face_down() {
    let mut seen = [BTreeSet::new(), BTreeSet::new()];
    let mut twice = false;
    for seed in 0..100 {
        let table = game(3, 2, Options::default(), seed);
        let tiles =
            |seat: usize| table.position().seats[seat].puertoma.clone().expect("a Puertoma").abilities;
        for (puertoma, seat) in [1, 2].into_iter().enumerate() {
            let own = tiles(seat);
            assert_eq!(own.iter().map(|ability| ability.level()).collect::<Vec<_>>(), [1, 2, 3, 4]);
            seen[puertoma].extend(own);
            for viewer in 0..3 {
                let view = table.view(viewer);
                let board = view.seats[seat].puertoma.as_ref().expect("a Puertoma");
                let down = |tile: &puerto_rico::view::AbilityView| {
                    tile.ability.is_none() && tile.state == AbilityState::Down
                };
                assert!(board.abilities.iter().all(down), "nobody sees them");
            }
        }
        twice |= tiles(1)[0] == tiles(2)[0];
    }
    assert!(seen.iter().all(|tiles| tiles.len() == Ability::ALL.len()) && twice, "each has a set of its own");
}

/// PR-AUT-SET-7
#[test]
fn pr_aut_set_7_as_many_adventurers_as_always() {
    for (players, adventurers) in [(2, 1), (3, 0), (4, 1), (5, 2)] {
        let roles = game(players, 1, Options::default(), 1).public().roles;
        let is = |role| matches!(role, Role::Adventurer | Role::Adventurer2);
        assert_eq!(roles.iter().filter(|place| is(place.role)).count(), adventurers, "{players} players");
    }
}

fn difficult(table: Layout, difficulty: Difficulty) -> Layout {
    table.with(|position| position.config.options.difficulty = difficulty)
}

/// One ability works, and the next building unlocks another.
fn second(difficulty: Difficulty) -> Table {
    let table = super::unlocked(trio(), LAST, &[Ability::SaleCoin]).empty_town(LAST, &[Building::Hospital]);
    follows(difficult(table, difficulty).coins(LAST, 6), Role::Builder)
}

fn states(table: &Table, seat: usize) -> [AbilityState; 4] {
    board(table, seat).abilities.map(|tile| tile.state)
}

/// PR-AUT-DIF-1
#[test]
fn pr_aut_dif_1_easy_after_two_abilities_the_others_leave() {
    use AbilityState::{Down, Gone, Works};
    let table = second(Difficulty::Easy);
    assert!(table.saw(&Event::AbilitiesGone { seat: seat(LAST), levels: vec![3, 4] }));
    assert_eq!(states(&table, LAST), [Works, Works, Gone, Gone]);
    let one = difficult(trio().empty_town(LAST, &[Building::SmallMarket]), Difficulty::Easy);
    let one = follows(one.reserved(LAST, Building::CityHall).coins(LAST, 3), Role::Builder);
    assert_eq!(states(&one, LAST), [Works, Down, Down, Down]);
    // The building that would have unlocked a third one unlocks nothing.
    let table = super::unlocked(trio(), LAST, &[Ability::SaleCoin, Ability::Storeroom]);
    let table = table.empty_town(LAST, &[Building::Factory]).puertoma(LAST, |own| own.gone = vec![3, 4]);
    let table = follows(difficult(table, Difficulty::Easy).coins(LAST, 9), Role::Builder);
    assert_eq!(built(&table, LAST), [(Building::Wharf, 9)]);
    assert!(!table.events().iter().any(|event| matches!(event, Event::AbilityUnlocked { .. })));
    assert_eq!(states(&table, LAST), [Works, Works, Gone, Gone]);
}

/// PR-AUT-DIF-2
#[test]
fn pr_aut_dif_2_normal_nothing_leaves() {
    use AbilityState::{Down, Works};
    let table = second(Difficulty::Normal);
    assert_eq!(states(&table, LAST), [Works, Works, Down, Down]);
    assert!(!table.events().iter().any(|event| matches!(event, Event::AbilitiesGone { .. })));
    let table = game(3, 2, Options::default(), 1);
    assert!(table.public().seats.iter().all(|seat| seat.buildings.is_empty()));
}

fn hard() -> Options {
    Options { difficulty: Difficulty::Hard, ..Options::default() }
}

const LEVEL_1: [Building; 4] =
    [Building::SmallMarket, Building::BuildersYard, Building::Hacienda, Building::SmallWarehouse];
const LEVEL_2: [Building; 4] =
    [Building::Hospital, Building::Office, Building::LargeMarket, Building::LargeWarehouse];
const LEVEL_4: [Building; 5] = [
    Building::FireStation,
    Building::Residence,
    Building::Fortress,
    Building::CustomsHouse,
    Building::CityHall,
];

/// The numbers of all cards in the order in which they were drawn.
fn drawn(table: &Table) -> Vec<usize> {
    action_board(table).drawn.iter().rev().map(|card| card.number().into()).collect()
}

/// PR-AUT-DIF-3, C47
#[test]
fn pr_aut_dif_3_hard_the_first_and_the_second_bundle() {
    for (players, count) in TABLES {
        for seed in 0..10 {
            let table = game(players, count, hard(), seed);
            for own in usize::from(players - count)..usize::from(players) {
                let seats = &table.public().seats[own];
                let tiles = board(&table, own).abilities;
                assert_eq!(tiles[0].state, AbilityState::Works);
                assert!(tiles[0].ability.is_some_and(|ability| ability.level() == 1), "face up");
                assert!(tiles[1..].iter().all(|tile| tile.state == AbilityState::Down));
                let fruit = (players, count, own) == (3, 2, 1);
                assert_eq!(seats.tiles[Tile::Fruit.index()], u8::from(fruit), "seat {own} of {players}");
                // Where both begin with corn, the first of them is still the first.
                let first = count == 2 && own == usize::from(players) - 2;
                let building = seats.buildings[0].0;
                assert_eq!(seats.buildings.len(), 1);
                if first {
                    assert!(LEVEL_1.contains(&building), "{building} of seat {own} of {players}");
                    let plain = game(players, count, Options::default(), seed);
                    assert_eq!((seats.crates, seats.coins), ([1, 0, 0, 0, 0], plain.coins(own)));
                    let there = if fruit { (Tile::Fruit, (1, 2)) } else { (Tile::Corn, (1, 1)) };
                    assert_eq!(circles(&table, own, there.0), [there.1], "its worker");
                } else {
                    assert!(LEVEL_2.contains(&building));
                    assert_eq!((seats.crates, seats.coins), ([0, 0, 1, 0, 0], 1));
                    assert_eq!(circles(&table, own, Tile::Corn), [(0, 1)]);
                }
                let good = if first { Good::Corn } else { Good::Sugar };
                assert!(table.saw(&Event::Endowed { seat: seat(own), building, good }));
            }
        }
    }
    let less = game(3, 2, Options { start: true, ..hard() }, 1);
    assert_eq!((less.coins(1), less.coins(2)), (2, 1), "set to one");
}

/// PR-AUT-DIF-4
#[test]
fn pr_aut_dif_4_the_free_building_is_its_first() {
    for seed in 0..20 {
        let table = game(3, 2, hard(), seed);
        let cards = drawn(&table);
        // The building, then the marker; then those of the second one, which
        // leaves out what is reserved.
        let first = LEVEL_4[(cards[1] - 1) % 5];
        let others: Vec<_> = LEVEL_4.into_iter().filter(|building| *building != first).collect();
        assert_eq!(table.public().seats[1].buildings[0].0, LEVEL_1[(cards[0] - 1) % 4]);
        assert_eq!(table.public().seats[2].buildings[0].0, LEVEL_2[(cards[2] - 1) % 4]);
        assert_eq!(board(&table, 1).reserved, Some(first));
        assert_eq!(board(&table, 2).reserved, Some(others[(cards[3] - 1) % 4]));
        assert_eq!(cards.len(), 4);
    }
    // It counts for its level: one more of level 2 unlocks that, and one more
    // of level 1 nothing, which works already.
    let town = |own: Building, coins| {
        let table = difficult(puertomas(3, 1), Difficulty::Hard).empty_town(LAST, &[own]);
        let table = table.reserved(LAST, Building::CityHall).able(LAST, &[Ability::SaleCoin]);
        follows(table.coins(LAST, coins).tie_cards(&[1]), Role::Builder)
    };
    let two = town(Building::Hospital, 6);
    assert!(two.events().iter().any(|event| matches!(event, Event::AbilityUnlocked { .. })));
    let one = town(TOWN[0][0], 3);
    assert_eq!(built(&one, LAST).len(), 1);
    assert!(!one.events().iter().any(|event| matches!(event, Event::AbilityUnlocked { .. })));
    assert_eq!(states(&one, LAST)[0], AbilityState::Works);
}

/// PR-AX-11
#[test]
fn pr_ax_11_one_person_and_two_hard_puertomas() {
    let table = game(3, 2, hard(), 7);
    let view = table.public();
    let town =
        |seat: usize| view.seats[seat].buildings.iter().map(|(building, _)| *building).collect::<Vec<_>>();
    assert!(LEVEL_1.contains(&town(1)[0]) && LEVEL_2.contains(&town(2)[0]));
    assert_eq!((table.crates(1), table.crates(2)), ([1, 0, 0, 0, 0], [0, 0, 1, 0, 0]));
    assert_eq!((table.coins(1), table.coins(2)), (2, 1));
    assert_eq!((table.workers(1), table.workers(2)), (1, 0));
    assert_eq!(view.workers, 58 - 3 - 1, "from the supply");
}
