//! Section 8.1: the Canal and the Distillery.

use game_core::Seat;
use puerto_rico::event::CoinWhy;
use puerto_rico::{Action, Building, Event, Good, Role, Tile};

use super::layout::{Layout, new_buildings};

/// Seat 0 follows a Craftsman of seat 1.
fn canal(mills: &[(Building, u8)], land: &[(Tile, u8, u8)]) -> Layout {
    let wanted = [Building::Canal, Building::Distillery];
    new_buildings(3, &wanted).governor(1).town(0, &[Building::Canal]).built(0, mills).land(0, land)
}

/// PR-X1-CAN-1, PR-XT-19
#[test]
fn pr_x1_can_1_a_fruit_and_a_sugar_more() {
    let mills = [(Building::LargeFruit, 1), (Building::LargeSugar, 1)];
    let land = [(Tile::Fruit, 1, 1), (Tile::Sugar, 1, 1)];
    let table = canal(&mills, &land).role(Role::Craftsman);
    assert_eq!(table.crates(0), [0, 2, 2, 0, 0]);
    assert!(table.saw(&Event::CanalCrate { seat: Seat(0), good: Good::Fruit }));
    let fruit = canal(&mills[..1], &land[..1]).role(Role::Craftsman);
    assert_eq!(fruit.crates(0), [0, 2, 0, 0, 0]);
    let empty = new_buildings(3, &[Building::Canal]).governor(1).empty_town(0, &[Building::Canal]);
    let empty = empty.built(0, &mills).land(0, &land).role(Role::Craftsman);
    assert_eq!(empty.crates(0), [0, 1, 1, 0, 0], "unmanned");
}

/// PR-X1-CAN-2, PR-XT-20
#[test]
fn pr_x1_can_2_only_large_buildings_count() {
    let land = [(Tile::Sugar, 2, 2)];
    assert_eq!(canal(&[(Building::SmallSugar, 1)], &land).role(Role::Craftsman).crates(0)[2], 1);
    let both = [(Building::SmallSugar, 1), (Building::LargeSugar, 1)];
    assert_eq!(canal(&both, &[(Tile::Sugar, 1, 1)]).role(Role::Craftsman).crates(0)[2], 2);
    let unmanned = [(Building::SmallSugar, 1), (Building::LargeSugar, 0)];
    assert_eq!(canal(&unmanned, &land).role(Role::Craftsman).crates(0)[2], 1);
    assert_eq!(canal(&both, &[]).role(Role::Craftsman).crates(0)[2], 0, "nothing was produced");
}

/// PR-XT-54
#[test]
fn pr_xt_54_three_sugar_and_one_more() {
    let table = canal(&[(Building::LargeSugar, 3)], &[(Tile::Sugar, 3, 3)]).role(Role::Craftsman);
    assert_eq!(table.crates(0), [0, 0, 4, 0, 0]);
}

/// PR-X1-CAN-3
#[test]
fn pr_x1_can_3_only_from_the_supply() {
    let table = canal(&[(Building::LargeSugar, 1)], &[(Tile::Sugar, 1, 1)]);
    assert_eq!(table.stock(Good::Sugar, 1).role(Role::Craftsman).crates(0)[2], 1);
}

/// PR-X1-DIS-1
#[test]
fn pr_x1_dis_1_the_largest_number_less_one() {
    let still = |workers: u8, sugar: u8| {
        let wanted = [Building::Distillery, Building::Canal];
        let table = new_buildings(3, &wanted).governor(1).built(0, &[(Building::Distillery, workers)]);
        let land = [(Tile::Corn, 6, 6), (Tile::Sugar, sugar, sugar)];
        table.built(0, &[(Building::LargeSugar, 3)]).land(0, &land).role(Role::Craftsman)
    };
    assert_eq!(still(1, 3).coins(0), 2);
    assert!(still(1, 3).saw(&Event::Coins { seat: Seat(0), coins: 2, why: CoinWhy::Distillery }));
    assert_eq!((still(1, 1).coins(0), still(1, 0).coins(0)), (0, 0), "corn does not count");
    assert_eq!(still(0, 3).coins(0), 0, "unmanned");
}

fn privileged(town: &[Building], sugar: u8) -> Layout {
    let wanted = [Building::Distillery, Building::Canal];
    let table = new_buildings(3, &wanted).town(0, town);
    let table = table.built(0, &[(Building::LargeSugar, 3), (Building::SmallSugar, 1)]);
    table.land(0, &[(Tile::Sugar, sugar, sugar), (Tile::Corn, 6, 6)])
}

/// PR-XT-38
#[test]
fn pr_xt_38_with_the_crate_of_the_privilege() {
    let mut table = privileged(&[Building::Distillery], 4).role(Role::Craftsman);
    assert_eq!(table.coins(0), 0, "paid at the end");
    table.play(Action::Extra(Good::Sugar));
    assert_eq!((table.crates(0), table.coins(0)), ([6, 0, 5, 0, 0], 4));
}

/// PR-EX-19, PR-CRA-08
#[test]
fn pr_ex_19_six_sugar_give_five_coins() {
    let mut table = privileged(&[Building::Distillery, Building::Canal], 4).role(Role::Craftsman);
    table.play(Action::Extra(Good::Sugar));
    assert_eq!((table.crates(0)[2], table.coins(0)), (6, 5));
}
