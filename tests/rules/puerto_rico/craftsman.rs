//! Section 6.4: the Craftsman, and the Factory.

use game_core::Seat;
use puerto_rico::event::CoinWhy;
use puerto_rico::{Action, Building, Event, Good, Prompt, Reason, Role, Tile};

use super::layout::{Layout, both, classic, layout};

/// Corn, fruit and sugar, one crate of each.
fn three_kinds(table: Layout, seat: usize) -> Layout {
    let table = table.land(seat, &[(Tile::Corn, 1, 1), (Tile::Fruit, 1, 1), (Tile::Sugar, 1, 1)]);
    table.town(seat, &[Building::SmallFruit, Building::SmallSugar])
}

/// PR-CRA-01
#[test]
fn pr_cra_01_each_takes_crates_from_the_supply() {
    for table in both(3) {
        let corn = [(Tile::Corn, 2, 1)];
        let mut table = table.governor(1).land(0, &corn).land(1, &corn).land(2, &corn).sit();
        table.play(Action::Role(Role::Craftsman));
        assert!(table.is_picking());
        let producers = table.events().iter().filter_map(|event| match event {
            Event::Produced { seat, crates } => Some((seat.0, *crates)),
            _ => None,
        });
        let one = [1, 0, 0, 0, 0];
        assert_eq!(producers.collect::<Vec<_>>(), [(1, one), (2, one), (0, one)], "from the picker on");
        assert_eq!(table.public().crates[0], 10 - 4, "with the extra crate");
    }
}

/// PR-CRA-02
#[test]
fn pr_cra_02_corn_needs_no_building() {
    let table = layout(3).land(1, &[(Tile::Corn, 4, 3), (Tile::Fruit, 2, 2)]).role(Role::Craftsman);
    assert_eq!(table.crates(1), [3, 0, 0, 0, 0]);
}

/// PR-CRA-03
#[test]
fn pr_cra_03_other_goods_need_plantations_and_workers() {
    let pairs = [(2, 1, 1), (1, 3, 1), (4, 4, 4), (3, 0, 0)];
    for (plantations, workers, made) in pairs {
        let (small, large) = (workers.min(1), workers - workers.min(1));
        let town = [(Building::SmallSugar, small), (Building::LargeSugar, large)];
        let table = layout(3).land(1, &[(Tile::Sugar, plantations, plantations)]).built(1, &town);
        let table = table.role(Role::Craftsman);
        assert_eq!(table.crates(1)[2], made, "{plantations} plantations, {workers} workers");
    }
    let town = [(Building::CoffeeRoaster, 2), (Building::TobaccoStorage, 2)];
    let table = layout(3).built(1, &town).land(1, &[(Tile::Coffee, 3, 3), (Tile::Tobacco, 2, 1)]);
    assert_eq!(table.role(Role::Craftsman).crates(1), [0, 0, 0, 1, 2]);
}

/// PR-CRA-04
#[test]
fn pr_cra_04_later_seats_get_what_is_left() {
    let corn = [(Tile::Corn, 3, 3)];
    let table = layout(3).land(1, &corn).land(2, &corn).land(0, &[(Tile::Fruit, 1, 1)]);
    let table = table.town(0, &[Building::SmallFruit]).crates(0, [5, 0, 0, 0, 0]);
    let table = table.role(Role::Craftsman);
    assert_eq!((table.crates(1)[0], table.crates(2)[0], table.public().crates[0]), (3, 2, 0));
    assert_eq!(table.crates(0)[1], 2, "fruit is another matter");
}

/// PR-CRA-05
#[test]
fn pr_cra_05_all_or_nothing() {
    let mut table = three_kinds(layout(3).ask(), 0).role(Role::Craftsman);
    assert_eq!(table.asked(), Some((0, Prompt::Produce)));
    assert_eq!(table.legal(), [Action::Pass, Action::Accept]);
    let mut other = table.clone();
    table.play(Action::Pass);
    assert_eq!(table.crates(0), [0; 5]);
    assert!(table.is_picking(), "and no extra crate");
    other.play(Action::Accept);
    assert_eq!(other.crates(0), [1, 1, 1, 0, 0]);
}

/// PR-CRA-06
#[test]
fn pr_cra_06_the_extra_crate_of_a_kind_produced() {
    for table in both(3) {
        let mut table = three_kinds(table, 0).crates(0, [0, 0, 0, 0, 1]).role(Role::Craftsman);
        assert_eq!(table.asked(), Some((0, Prompt::Extra)));
        assert_eq!(table.refusal(Action::Extra(Good::Coffee)), (Reason::NotProduced, "PR-CRA-06"));
        let goods = [Good::Corn, Good::Fruit, Good::Sugar].map(Action::Extra);
        assert_eq!(table.legal()[1..], goods);
        let mut other = table.clone();
        table.play(Action::Extra(Good::Sugar));
        assert!(table.saw(&Event::ExtraCrate { seat: Seat(0), good: Good::Sugar }));
        assert_eq!(table.crates(0), [1, 1, 2, 0, 1]);
        other.play(Action::Pass);
        assert_eq!(other.crates(0), [1, 1, 1, 0, 1], "it may be declined");
    }
    let corn = [(Tile::Corn, 1, 1)];
    let table = layout(3).land(0, &corn).role(Role::Craftsman);
    assert_eq!((table.crates(0)[0], table.is_picking()), (2, true), "one kind: nothing to ask");
}

/// PR-CRA-06: when it is taken differs (C04).
#[test]
fn pr_cra_06_before_or_after_the_others() {
    let land = [(Tile::Corn, 1, 1)];
    let lay = |table: Layout| table.land(0, &land).land(1, &land).crates(2, [8, 0, 0, 0, 0]);
    let new = lay(layout(3)).role(Role::Craftsman);
    assert_eq!((new.crates(0)[0], new.crates(1)[0]), (1, 1), "1897: the others first");
    let old = lay(classic(3)).role(Role::Craftsman);
    assert_eq!((old.crates(0)[0], old.crates(1)[0]), (2, 0), "classic: at once");
    let table = three_kinds(classic(3), 0).land(1, &land).role(Role::Craftsman);
    assert_eq!((table.asked(), table.crates(1)), (Some((0, Prompt::Extra)), [0; 5]));
}

/// PR-CRA-07
#[test]
fn pr_cra_07_no_extra_crate_without_production_or_supply() {
    for table in both(3) {
        let table = table.land(1, &[(Tile::Corn, 1, 1)]).role(Role::Craftsman);
        assert!(table.is_picking());
        assert_eq!(table.crates(0), [0; 5]);
    }
    let table = layout(3).land(0, &[(Tile::Corn, 2, 2)]).stock(Good::Corn, 2).role(Role::Craftsman);
    assert_eq!((table.crates(0)[0], table.is_picking()), (2, true));
    let mut table = three_kinds(layout(3), 0).stock(Good::Corn, 1).role(Role::Craftsman);
    assert_eq!(table.refusal(Action::Extra(Good::Corn)), (Reason::NoneLeft, "PR-CRA-07"));
    table.play(Action::Extra(Good::Fruit));
}

/// PR-CRA-08
#[test]
fn pr_cra_08_produced_means_taken_in_this_phase() {
    let table = three_kinds(layout(3), 0).town(0, &[Building::Factory]).stock(Good::Sugar, 0);
    let mut table = table.role(Role::Craftsman);
    assert_eq!(table.refusal(Action::Extra(Good::Sugar)), (Reason::NotProduced, "PR-CRA-06"));
    table.play(Action::Extra(Good::Corn));
    assert_eq!(table.coins(0), 1, "two kinds: the sugar never came");
}

/// PR-CRA-09
#[test]
fn pr_cra_09_crates_need_no_storage() {
    let table = layout(3).crates(0, [1, 11, 11, 9, 9]).land(0, &[(Tile::Corn, 8, 8)]).role(Role::Craftsman);
    assert_eq!(table.crates(0), [10, 11, 11, 9, 9]);
}

/// PR-BLD-FAC-1
#[test]
fn pr_bld_fac_1_it_pays_for_different_kinds() {
    let all = [
        (Tile::Corn, None),
        (Tile::Fruit, Some(Building::SmallFruit)),
        (Tile::Sugar, Some(Building::SmallSugar)),
        (Tile::Tobacco, Some(Building::TobaccoStorage)),
        (Tile::Coffee, Some(Building::CoffeeRoaster)),
    ];
    for (kinds, coins) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)] {
        let mut table = layout(3).town(1, &[Building::Factory]).empty_town(2, &[Building::Factory]);
        for &(tile, building) in &all[..kinds] {
            for seat in [1, 2] {
                table = table.land(seat, &[(tile, 1, 1)]).town(seat, building.as_slice());
            }
        }
        let table = table.role(Role::Craftsman);
        assert_eq!((table.coins(1), table.coins(2)), (coins, 0), "{kinds} kinds; manned and not");
        let paid = Event::Coins { seat: Seat(1), coins: coins as u8, why: CoinWhy::Factory };
        assert_eq!(table.saw(&paid), coins > 0);
    }
    let table = layout(3).town(1, &[Building::Factory]).land(1, &[(Tile::Corn, 4, 4)]);
    assert_eq!(table.role(Role::Craftsman).coins(1), 0, "quantities do not matter");
}
