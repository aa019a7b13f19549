//! 9.5: the end of the game and the points of a Puertoma.

use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::EndWhy;
use puerto_rico::{Building, Event, Role, Tile};

use super::super::layout::Layout;
use super::{LAST, built, follows, puertomas, trio, unlocked};

const THREE: [Ability; 3] = [Ability::SaleCoin, Ability::Storeroom, Ability::PlantersCrate];
const FOUR: [Ability; 4] =
    [Ability::SaleCoin, Ability::Storeroom, Ability::PlantersCrate, Ability::PersonCoins];

/// PR-AUT-END-1
#[test]
fn pr_aut_end_1_two_buildings_on_each_level_end_the_game() {
    let last = Event::LastRound { why: EndWhy::Buildings };
    let table = follows(unlocked(trio(), LAST, &FOUR).coins(LAST, 10), Role::Builder);
    assert_eq!(built(&table, LAST), [(Building::CityHall, 10)]);
    assert!(table.saw(&last));
    assert!(table.public().last_round);
    // Nine spaces on a board of twelve are no trigger, nor are seven buildings.
    let table = follows(unlocked(trio(), LAST, &THREE).coins(LAST, 10), Role::Builder);
    assert_eq!(built(&table, LAST).len(), 1);
    assert!(!table.saw(&last));
}

/// PR-AUT-END-2
#[test]
fn pr_aut_end_2_these_are_the_points_of_a_puertoma() {
    let table = unlocked(trio(), LAST, &FOUR)
        .vp(LAST, 11)
        .idle(LAST, 3)
        .coins(LAST, 4)
        .crates(LAST, [1, 1, 1, 0, 0])
        .land(LAST, &[(Tile::Quarry, 2, 0), (Tile::Corn, 2, 2), (Tile::Fruit, 2, 3), (Tile::Tobacco, 1, 3)])
        .sit();
    for (source, points) in [
        ("chips", 11),
        // Two buildings of 1, of 2 and of 3 points, and one of 4.
        ("printed", 16),
        ("puertoma_expanded", 6),
        ("puertoma_unused", 3),
        ("puertoma_land", 6),
        ("puertoma_pairs", 2),
        ("puertoma_left", 4),
    ] {
        assert_eq!(table.points(LAST, source), Some(points), "{source}");
    }
    assert_eq!(table.total(LAST), 11 + 16 + 6 + 3 + 6 + 2 + 4);
    assert_eq!(table.total(0), 0, "people have none of these");
    let people = trio().idle(0, 3).coins(0, 4).land(0, &[(Tile::Quarry, 1, 1), (Tile::Corn, 2, 2)]).sit();
    assert_eq!(people.total(0), 0);
}

/// PR-AUT-END-2: a Residence, manned or not, is worth six points more.
#[test]
fn functions_of_expanded_buildings_do_not_count() {
    let expanded = |building: Building, workers| {
        let table = trio().empty_town(LAST, &[Building::SmallMarket]).reserved(LAST, Building::CityHall);
        let table = table.built(LAST, &[(building, workers)]).able(LAST, &[Ability::KindPoints]);
        table.land(LAST, &[(Tile::Corn, 1, 0)]).sit().total(LAST)
    };
    for building in [Building::Residence, Building::FireStation, Building::Fortress, Building::CustomsHouse] {
        assert_eq!(expanded(building, 0), 1 + 4 + 6, "{building:?}");
    }
}

/// PR-AUT-END-3
#[test]
fn pr_aut_end_3_coins_and_crates_break_ties() {
    let ranks = |layout: Layout| {
        let table = layout.sit();
        (0..3).map(|seat| table.rank(seat)).collect::<Vec<_>>()
    };
    // Ten points each: for the Puertoma two of them by coins and crates.
    let even = || trio().vp(0, 10).vp(1, 9).vp(LAST, 8);
    assert_eq!(ranks(even().coins(LAST, 3).crates(LAST, [1, 0, 0, 0, 0]).coins(0, 5)), [1, 3, 2]);
    assert_eq!(ranks(even().coins(LAST, 3).crates(LAST, [1, 0, 0, 0, 0]).coins(0, 3)), [2, 3, 1]);
    assert_eq!(ranks(even().coins(LAST, 3).crates(LAST, [1, 0, 0, 0, 0]).coins(0, 4)), [1, 3, 1], "shared");
}

/// PR-AX-10
#[test]
fn pr_ax_10_half_of_coins_and_crates_rounded_up() {
    for (coins, crates, points) in [(2, 3, 3), (2, 2, 2), (1, 0, 1), (0, 0, 0)] {
        let table = trio().coins(LAST, coins).crates(LAST, [crates, 0, 0, 0, 0]).sit();
        assert_eq!((table.points(LAST, "puertoma_left"), table.total(LAST)), (Some(points), points));
    }
}

/// PR-EX-31
#[test]
fn pr_ex_31_two_pairs_of_active_plantations() {
    let land = [(Tile::Sugar, 2, 4), (Tile::Coffee, 2, 6), (Tile::Tobacco, 2, 5), (Tile::Corn, 1, 1)];
    let table = puertomas(3, 2).land(1, &land).sit();
    assert_eq!((table.points(1, "puertoma_pairs"), table.total(1)), (Some(4), 4));
}
