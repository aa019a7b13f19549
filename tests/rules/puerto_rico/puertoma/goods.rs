//! 9.4.4 to 9.4.7: what a Puertoma produces, sells, loads and stores.

use game_core::Game;
use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{CoinWhy, PointsWhy, Weighed};
use puerto_rico::{Building, Event, Good, PuertoRico, Role, Tile};

use super::super::layout::{Layout, puertomas};
use super::super::table::Table;
use super::{
    LAST, duo, follows, loads, pick, picked, picks_role, place, sales, seat, trio, unlocked, weighed,
};

fn produced(table: Layout) -> Table {
    follows(table, Role::Craftsman)
}

/// PR-AUT-CRA-1
#[test]
fn pr_aut_cra_1_a_crate_from_each_active_plantation() {
    let all = [
        (Tile::Corn, 2, 2),
        (Tile::Fruit, 2, 3),
        (Tile::Sugar, 1, 1),
        (Tile::Tobacco, 1, 3),
        (Tile::Coffee, 2, 6),
    ];
    assert_eq!(produced(trio().land(LAST, &all)).crates(LAST), [2, 1, 0, 1, 2], "no building is needed");
    let scarce = trio().land(LAST, &all).land(0, &[(Tile::Corn, 2, 2)]).crates(1, [7, 0, 0, 0, 0]);
    let scarce = produced(scarce);
    assert_eq!((scarce.crates(0)[0], scarce.crates(LAST)[0]), (2, 1), "who picked comes first");
    let mill = trio().land(LAST, &[(Tile::Sugar, 1, 1)]);
    assert_eq!(produced(mill).crates(LAST), [0; 5]);
}

/// PR-AUT-CRA-2
#[test]
fn pr_aut_cra_2_as_chooser_one_more_of_the_highest_kind() {
    let land = [(Tile::Corn, 1, 1), (Tile::Fruit, 1, 2), (Tile::Tobacco, 1, 3), (Tile::Coffee, 1, 2)];
    let table = picks_role(duo().land(1, &land), Role::Craftsman);
    assert!(table.saw(&Event::ExtraCrate { seat: seat(1), good: Good::Tobacco }));
    assert_eq!(table.crates(1), [1, 1, 0, 2, 0]);
    let scarce = picks_role(duo().land(1, &land).crates(0, [0, 0, 0, 6, 0]), Role::Craftsman);
    assert_eq!(scarce.crates(1), [1, 2, 0, 1, 0], "that is in the supply");
    // At the end of the phase: the person produced before.
    let late = duo().land(1, &[(Tile::Corn, 1, 1)]).land(0, &[(Tile::Corn, 1, 1)]).crates(0, [6, 0, 0, 0, 0]);
    let late = picks_role(late, Role::Craftsman);
    assert_eq!((late.crates(0)[0], late.crates(1)[0]), (7, 1));
}

fn sold(table: Layout) -> Vec<(Good, u8)> {
    sales(&follows(table, Role::Trader), LAST)
}

/// PR-AUT-TRD-1
#[test]
fn pr_aut_trd_1_the_highest_crate_that_brings_a_coin() {
    let seller = || trio().crates(LAST, [1, 1, 1, 1, 0]);
    assert_eq!(sold(seller()), [(Good::Tobacco, 3)]);
    assert_eq!(sold(seller().house(&[Good::Tobacco, Good::Coffee])), [(Good::Sugar, 2)]);
    assert_eq!(sold(seller().house(&[Good::Tobacco, Good::Sugar, Good::Fruit])), [], "nothing for corn");
    assert_eq!(sold(seller().house(&[Good::Corn, Good::Fruit, Good::Coffee, Good::Coffee])), [], "no space");
    let corn = || duo().crates(1, [1, 0, 0, 0, 0]);
    assert_eq!(sales(&picks_role(corn(), Role::Trader), 1), [(Good::Corn, 1)], "the privilege");
    let more = unlocked(trio().crates(LAST, [1, 0, 0, 0, 0]), LAST, &[Ability::SaleCoin]);
    assert_eq!(follows(more, Role::Trader).coins(LAST), 1, "an ability");
    let said = weighed(&follows(seller(), Role::Trader), LAST);
    assert!(
        said.contains(&Weighed::Sales { goods: vec![Good::Fruit, Good::Sugar, Good::Tobacco] }),
        "{said:?}"
    );
}

fn loaded(table: Layout) -> Table {
    follows(table, Role::Captain)
}

/// PR-AUT-CAP-1
#[test]
fn pr_aut_cap_1_the_most_crates_then_the_lowest_kind_then_the_smallest_ship() {
    let first = |table: Layout| loads(&loaded(table), LAST)[0];
    let crates = |crates| trio().crates(LAST, crates);
    assert_eq!(first(crates([2, 0, 3, 0, 0])), (Good::Sugar, 3, 4));
    assert_eq!(first(crates([2, 0, 2, 0, 0])), (Good::Corn, 2, 4), "the lowest");
    assert_eq!(first(crates([0, 0, 5, 0, 0])), (Good::Sugar, 5, 5), "the smallest that takes them all");
    assert_eq!(first(crates([0, 0, 7, 0, 0])), (Good::Sugar, 6, 6));
    let ships = [None, Some((Good::Sugar, 3)), None];
    assert_eq!(
        first(crates([3, 0, 5, 0, 0]).ships(&ships)),
        (Good::Corn, 3, 4),
        "sugar has a ship of its own"
    );
    // It goes on until nothing can be loaded.
    let all = loads(&loaded(crates([0, 1, 3, 2, 0])), LAST);
    assert_eq!(all, [(Good::Sugar, 3, 4), (Good::Tobacco, 2, 5), (Good::Fruit, 1, 6)]);
    let said = weighed(&loaded(crates([0, 0, 7, 0, 1])), LAST);
    assert_eq!(said[0], Weighed::Loads { crates: [0, 0, 6, 0, 1] });
}

/// PR-AUT-CAP-1: it loads in its turn, between the others.
#[test]
fn it_loads_in_its_turn() {
    let table = trio().crates(0, [0, 1, 0, 0, 0]).crates(1, [0, 0, 1, 0, 0]).crates(LAST, [3, 2, 0, 0, 0]);
    let mut table = table.role(Role::Captain);
    table.end_phase();
    let goods = table.events().iter().filter_map(|event| match event {
        Event::Shipped { seat, good, crates, .. } => Some((seat.0, *good, *crates)),
        _ => None,
    });
    assert_eq!(
        goods.collect::<Vec<_>>(),
        [(0, Good::Fruit, 1), (1, Good::Sugar, 1), (2, Good::Corn, 3), (2, Good::Fruit, 2)]
    );
}

/// PR-AUT-CAP-2
#[test]
fn pr_aut_cap_2_a_point_for_each_crate_and_one_for_the_chooser() {
    let all = |table: &Table, own: usize| {
        let vp = |event: &Event| match event {
            Event::Shipped { seat, vp, .. } if seat.index() == own => Some(*vp),
            _ => None,
        };
        table.events().iter().filter_map(vp).collect::<Vec<_>>()
    };
    let crates = [3, 1, 0, 0, 0];
    assert_eq!(all(&loaded(trio().crates(LAST, crates)), LAST), [3, 1]);
    let table = picks_role(duo().crates(1, crates), Role::Captain);
    assert_eq!(all(&table, 1), [4, 1]);
}

/// Three ships of three players, without a space.
const FULL: [Option<(Good, u8)>; 3] =
    [Some((Good::Fruit, 4)), Some((Good::Tobacco, 5)), Some((Good::Corn, 6))];

/// What spoils with the Puertoma of a trio.
fn spoilt(table: &Table) -> Vec<[u8; 5]> {
    let spoilt = |event: &Event| match event {
        Event::Spoiled { seat, crates } if seat.index() == LAST => Some(*crates),
        _ => None,
    };
    table.events().iter().filter_map(spoilt).collect()
}

/// PR-AUT-CAP-3
#[test]
fn pr_aut_cap_3_it_stores_a_crate_of_its_highest_kind() {
    let table = loaded(trio().ships(&FULL).crates(LAST, [2, 3, 1, 0, 0]));
    assert_eq!((table.crates(LAST), spoilt(&table)), ([0, 0, 1, 0, 0], vec![[2, 3, 0, 0, 0]]));
    let town = [Building::SmallWarehouse, Building::LargeWarehouse];
    let table = trio().ships(&FULL).crates(LAST, [2, 3, 1, 0, 0]).empty_town(LAST, &town);
    let table = loaded(table.reserved(LAST, Building::CityHall));
    assert_eq!(table.crates(LAST), [0, 0, 1, 0, 0], "its warehouses are of no use");
    let points = unlocked(trio().ships(&FULL).crates(LAST, [2, 3, 0, 0, 0]), LAST, &[Ability::KindPoints]);
    let table = loaded(points.empty_town(LAST, &[Building::SmallMarket]));
    let scored = place(&table, |event| {
        matches!(event, Event::Points { why: PointsWhy::Ability(Ability::KindPoints), vp: 2, .. })
    });
    assert!(scored < place(&table, |event| matches!(event, Event::Spoiled { .. })));
}

/// PR-AX-06
#[test]
fn pr_ax_06_the_kind_of_which_more_can_be_loaded() {
    let ships = [Some((Good::Tobacco, 3)), Some((Good::Sugar, 3)), Some((Good::Corn, 6))];
    let table = loaded(trio().crates(LAST, [0, 0, 2, 2, 0]).ships(&ships));
    assert_eq!(loads(&table, LAST)[0], (Good::Sugar, 2, 5));
}

/// PR-AX-07
#[test]
fn pr_ax_07_the_lower_of_two_kinds() {
    let ships = [Some((Good::Tobacco, 2)), Some((Good::Sugar, 3)), Some((Good::Corn, 6))];
    let table = loaded(trio().crates(LAST, [0, 0, 2, 2, 0]).ships(&ships));
    assert_eq!(loads(&table, LAST), [(Good::Sugar, 2, 5), (Good::Tobacco, 2, 4)]);
}

/// PR-AX-08
#[test]
fn pr_ax_08_storage_with_and_without_the_ability() {
    let table = trio().ships(&FULL).crates(LAST, [3, 0, 4, 0, 2]);
    let plain = loaded(table.clone());
    assert_eq!((plain.crates(LAST), spoilt(&plain)), ([0, 0, 0, 0, 1], vec![[3, 0, 4, 0, 1]]));
    let able = loaded(unlocked(table, LAST, &[Ability::Storeroom]));
    assert_eq!((able.crates(LAST), spoilt(&able)), ([0, 0, 1, 0, 2], vec![[3, 0, 3, 0, 0]]));
}

/// PR-AX-09
#[test]
fn pr_ax_09_two_crates_of_its_lowest_kind_for_points() {
    let table = trio().ships(&FULL).crates(LAST, [3, 0, 0, 0, 1]).empty_town(LAST, &[Building::SmallMarket]);
    let table = loaded(unlocked(table, LAST, &[Ability::CratePoints]));
    assert!(table.saw(&Event::CratesDiscarded { seat: seat(LAST), good: Good::Corn, crates: 2 }));
    assert_eq!(table.vp(LAST), 2);
    assert_eq!((table.crates(LAST), spoilt(&table)), ([0, 0, 0, 0, 1], vec![[1, 0, 0, 0, 0]]));
}

/// PR-AUT-ABI-4, P14: what it discards is out of the game for good.
#[test]
fn pr_aut_abi_4_discarded_crates_leave_the_game() {
    let table = unlocked(trio().ships(&FULL).crates(LAST, [3, 0, 0, 0, 1]), LAST, &[Ability::CratePoints]);
    let mut table = loaded(table);
    assert_eq!(table.public().crates[0], 10 - 2, "the ship and the spoilt one came back, two did not");
    let discarded = |table: &Table| table.position().action_board.expect("cards").discarded;
    assert_eq!(<[u8; 5]>::from(discarded(&table)), [2, 0, 0, 0, 0]);
    table.end_round();
    let (game, state) = PuertoRico::from_position(&table.position()).expect("its own position");
    assert_eq!(game.position(&state), table.position());
    assert_eq!(<[u8; 5]>::from(discarded(&table)), [2, 0, 0, 0, 0], "nothing brings them back");
}

/// PR-AUT-ADV-1
#[test]
fn pr_aut_adv_1_a_coin_as_chooser() {
    let table = puertomas(4, 1).taken(&[(Role::Planter, 0), (Role::Recruiter, 1)]);
    let table = table.empty_town(3, &[Building::SmallMarket]).reserved(3, Building::CityHall);
    let mut table = table.role_coins(Role::Adventurer, 2).sit();
    pick(&mut table, Role::Craftsman);
    assert_eq!(picked(&table), Some(Role::Adventurer));
    assert!(table.saw(&Event::Coins { seat: seat(3), coins: 2, why: CoinWhy::Role }));
    assert!(table.saw(&Event::Coins { seat: seat(3), coins: 1, why: CoinWhy::Adventurer }));
    assert_eq!(table.coins(3), 3);
    let follower = duo().role(Role::Adventurer);
    assert_eq!(follower.coins(0), 1);
    assert!(!follower.events().contains(&Event::Coins { seat: seat(1), coins: 1, why: CoinWhy::Adventurer }));
}
