//! Section 6.3: the Builder, and the School.

use game_core::Seat;
use puerto_rico::event::{EndWhy, WorkerFrom};
use puerto_rico::{Action, Building, Event, Prompt, Reason, Role, Tile};

use super::layout::{both, layout};

/// Ten spaces.
const TEN: [Building; 10] = [
    Building::SmallFruit,
    Building::SmallSugar,
    Building::SmallMarket,
    Building::BuildersYard,
    Building::LargeFruit,
    Building::SmallWarehouse,
    Building::LargeSugar,
    Building::Office,
    Building::LargeMarket,
    Building::TobaccoStorage,
];

/// PR-BUI-01
#[test]
fn pr_bui_01_each_may_pay_for_one_building() {
    for table in both(3) {
        let table = table.coins(0, 9).coins(1, 2).coins(2, 0);
        let mut table = table.role(Role::Builder);
        table.play(Action::Build(Building::Hacienda));
        assert!(table.saw(&Event::Built { seat: Seat(0), building: Building::Hacienda, price: 1 }));
        assert_eq!((table.coins(0), table.on(0, Building::Hacienda)), (8, Some(0)));
        assert_eq!(table.public().offer(Building::Hacienda).expect("in this game").left, 1);
        assert_eq!(table.asked(), Some((1, Prompt::Build)), "one each, clockwise");
        assert_eq!(
            table.refusal(Action::Build(Building::LargeFruit)),
            (Reason::TooExpensive { missing: 1 }, "PR-BUI-06")
        );
        table.play(Action::Build(Building::SmallSugar));
        assert!(table.is_picking(), "seat 2 can build nothing");
    }
}

/// PR-BUI-02
#[test]
fn pr_bui_02_the_picker_pays_a_coin_less() {
    let mut table = layout(3).coins(0, 4).coins(1, 5).role(Role::Builder);
    assert_eq!((table.price(0, Building::Office), table.price(1, Building::Office)), (4, 5));
    let mut other = table.clone();
    table.play_all(&[Action::Build(Building::Office), Action::Build(Building::Office)]);
    assert_eq!((table.coins(0), table.coins(1)), (0, 0));
    other.play(Action::Pass);
    assert_eq!(other.coins(0), 4, "without building nothing");
}

/// PR-BUI-03
#[test]
fn pr_bui_03_no_two_buildings_of_a_type() {
    let table = layout(3).coins(0, 9).empty_town(0, &[Building::SmallFruit]).role(Role::Builder);
    assert_eq!(table.refusal(Action::Build(Building::SmallFruit)), (Reason::AlreadyOwned, "PR-BUI-03"));
    assert!(table.can(Action::Build(Building::LargeFruit)));
}

/// PR-BUI-04
#[test]
fn pr_bui_04_expanded_buildings_need_two_spaces() {
    let ten = layout(3).coins(0, 20).empty_town(0, &TEN);
    let mut table = ten.clone().role(Role::Builder);
    table.play(Action::Build(Building::Fortress));
    assert_eq!(table.public().seats[0].spaces, 12);
    let table = ten.empty_town(0, &[Building::Hacienda]).role(Role::Builder);
    assert_eq!(table.public().seats[0].spaces, 11);
    assert_eq!(table.refusal(Action::Build(Building::Fortress)), (Reason::NoSpace, "PR-BUI-04"));
    assert!(table.can(Action::Build(Building::Factory)));
}

/// PR-BUI-05
#[test]
fn pr_bui_05_manned_quarries_pay_up_to_the_level() {
    for table in both(3) {
        let mut table = table.governor(1).land(0, &[(Tile::Quarry, 6, 5)]).coins(0, 20).role(Role::Builder);
        table.end_phase();
        for (building, price) in [
            (Building::SmallMarket, 0),
            (Building::SmallWarehouse, 2),
            (Building::LargeSugar, 2),
            (Building::LargeWarehouse, 4),
            (Building::TobaccoStorage, 2),
            (Building::Wharf, 6),
            (Building::CityHall, 6),
        ] {
            assert_eq!(table.price(0, building), price, "{building}");
        }
    }
    let table = layout(3).governor(1).land(0, &[(Tile::Quarry, 4, 1)]).sit();
    assert_eq!(table.price(0, Building::CityHall), 9, "unmanned quarries pay nothing");
}

/// PR-BUI-06
#[test]
fn pr_bui_06_the_price_is_never_below_zero() {
    let table = layout(3).land(0, &[(Tile::Quarry, 4, 4)]).coins(0, 3);
    let mut table = table.role(Role::Builder);
    assert_eq!(table.price(0, Building::Factory), 7 - 1 - 3);
    assert_eq!((table.price(0, Building::SmallFruit), table.price(0, Building::SmallSugar)), (0, 0));
    table.play(Action::Build(Building::SmallFruit));
    assert_eq!(table.coins(0), 3);
}

/// PR-BUI-07
#[test]
fn pr_bui_07_all_discounts_apply_by_themselves() {
    let mut table = layout(3).land(0, &[(Tile::Quarry, 2, 2)]).coins(0, 10).role(Role::Builder);
    table.play(Action::Build(Building::Office));
    assert_eq!(table.coins(0), 10 - (5 - 1 - 2));
    assert_eq!(table.asked().map(|(seat, _)| seat), Some(1), "nobody is asked to pay more");
}

/// PR-BUI-08
#[test]
fn pr_bui_08_payment_goes_to_the_supply() {
    let mut table = layout(3).coins(0, 10).coins(1, 3).role(Role::Builder);
    table.play(Action::Build(Building::CityHall)).end_phase();
    let coins: Vec<u16> = table.public().seats.iter().map(|seat| seat.coins).collect();
    assert_eq!(coins, [1, 3, 0], "to nobody else");
}

/// PR-BUI-09
#[test]
fn pr_bui_09_a_new_building_is_unmanned() {
    let mut table = layout(3).coins(0, 5).idle(0, 2).role(Role::Builder);
    table.play(Action::Build(Building::TobaccoStorage));
    assert_eq!((table.on(0, Building::TobaccoStorage), table.public().seats[0].idle), (Some(0), 2));
}

/// PR-BUI-10
#[test]
fn pr_bui_10_the_twelfth_space_triggers_the_end() {
    let table = layout(3).coins(0, 9).empty_town(0, &TEN);
    let mut eleventh = table.clone().role(Role::Builder);
    eleventh.play(Action::Build(Building::Hacienda));
    assert!(!eleventh.public().last_round);
    let mut twelfth = table.empty_town(0, &[Building::Hacienda]).role(Role::Builder);
    twelfth.play(Action::Build(Building::Hospital));
    assert!(twelfth.saw(&Event::LastRound { why: EndWhy::Buildings }));
    assert!(twelfth.public().last_round);
}

/// PR-BUI-11
#[test]
fn pr_bui_11_a_school_does_not_man_itself() {
    let mut table = layout(3).coins(0, 8).role(Role::Builder);
    table.play(Action::Build(Building::School));
    assert_eq!(table.on(0, Building::School), Some(0));
    let table = layout(3).coins(0, 9).land(0, &[(Tile::Quarry, 2, 2)]).town(0, &[Building::School]);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Building::Office));
    assert_eq!(table.coins(0), 9 - 2, "discounts first, then the worker");
    assert_eq!(table.on(0, Building::Office), Some(1));
}

/// PR-BUI-12
#[test]
fn pr_bui_12_passing_is_always_allowed() {
    let mut table = layout(3).coins(0, 9).coins(1, 9).coins(2, 9).role(Role::Builder);
    for seat in 0..3 {
        assert_eq!(table.asked(), Some((seat, Prompt::Build)));
        table.play(Action::Pass);
        assert!(table.saw(&Event::Passed { seat: Seat(seat), role: Role::Builder }));
    }
    assert!(table.is_picking());
}

/// PR-BLD-SCH-1, PR-BUI-09
#[test]
fn pr_bld_sch_1_a_new_building_gets_a_worker() {
    for table in both(3) {
        let mut table = table.coins(1, 9).town(1, &[Building::School]).governor(1).role(Role::Builder);
        let supply = table.public().workers;
        table.play(Action::Build(Building::Harbor));
        let (building, from) = (Building::Harbor, WorkerFrom::Supply);
        assert!(table.saw(&Event::BuildingManned { seat: Seat(1), building, from }));
        assert_eq!((table.on(1, Building::Harbor), table.public().workers), (Some(1), supply - 1));
    }
    let mut table = layout(3).ask().coins(0, 9).town(0, &[Building::School]).role(Role::Builder);
    table.play(Action::Build(Building::Harbor));
    assert_eq!(table.asked(), Some((0, Prompt::School { building: Building::Harbor })));
    let mut other = table.clone();
    assert_eq!(table.play(Action::Pass).on(0, Building::Harbor), Some(0), "it may be declined");
    assert_eq!(other.play(Action::Accept).on(0, Building::Harbor), Some(1));
}

/// PR-BLD-SCH-2
#[test]
fn pr_bld_sch_2_one_worker_however_many_circles() {
    let table = layout(3).coins(0, 9).town(0, &[Building::School]).empty_town(0, &[Building::SmallMarket]);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Building::TobaccoStorage));
    assert_eq!(table.on(0, Building::TobaccoStorage), Some(1));
    assert_eq!(table.on(0, Building::SmallMarket), Some(0), "only on the new building");
}

/// PR-BLD-SCH-3
#[test]
fn pr_bld_sch_3_it_must_be_manned_already() {
    let mut table = layout(3).coins(0, 9).empty_town(0, &[Building::School]).role(Role::Builder);
    table.play(Action::Build(Building::Office));
    assert_eq!(table.on(0, Building::Office), Some(0));
}
