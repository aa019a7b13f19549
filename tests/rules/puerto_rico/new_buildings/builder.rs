//! Section 8.1: the buildings that work in the Builder phase, and those of the
//! end.

use game_core::{Game, Seat};
use puerto_rico::event::{EndWhy, PointsWhy};
use puerto_rico::ids::PORTRAIT;
use puerto_rico::{Action, Building, Event, Good, Prompt, PuertoRico, Reason, Role, Tile};

use super::layout::{Layout, new_buildings};

const WANTED: [Building; 4] =
    [Building::HiddenMarket, Building::Hospital, Building::Church, Building::School];
const HOSPITAL: Action = Action::Build(Building::Hospital);

/// The Hospital costs the picker 3.
fn hidden(coins: u16) -> Layout {
    new_buildings(3, &WANTED).town(0, &[Building::HiddenMarket]).coins(0, coins)
}

/// PR-X1-LUMB-6, PR-XT-31
#[test]
fn pr_x1_lumb_6_a_coin_less_for_two_forests() {
    let wanted = [Building::Lumberyard, Building::Wharf];
    let forests = [Tile::Corn; 7];
    let table = new_buildings(3, &wanted).governor(1).forests(0, &forests);
    assert_eq!(table.clone().town(0, &[Building::Lumberyard]).sit().price(0, Building::Wharf), 9 - 3);
    assert_eq!(table.clone().empty_town(0, &[Building::Lumberyard]).sit().price(0, Building::Wharf), 9);
    let follows = |table: Layout, coins| {
        let mut table = table.coins(0, coins).role(Role::Builder);
        table.decline_until(|table| table.on_turn() == 0 || table.is_picking());
        table
    };
    let mut manned = follows(table.clone().town(0, &[Building::Lumberyard]), 6);
    manned.play(Action::Build(Building::Wharf));
    assert!(manned.saw(&Event::Built { seat: Seat(0), building: Building::Wharf, price: 6 }));
    assert_eq!(manned.coins(0), 0);
    let idle = follows(table.empty_town(0, &[Building::Lumberyard]), 8);
    assert!(!idle.can(Action::Build(Building::Wharf)), "nobody works there");
}

/// PR-EX-14
#[test]
fn pr_ex_14_forests_quarries_and_privilege() {
    let wanted = [Building::Lumberyard, Building::LargeWarehouse];
    let table = new_buildings(3, &wanted).town(0, &wanted[..1]).forests(0, &[Tile::Corn; 4]).coins(0, 1);
    let mut table = table.land(0, &[(Tile::Quarry, 2, 2)]).role(Role::Builder);
    table.play(Action::Build(Building::LargeWarehouse));
    assert_eq!(table.coins(0), 0);
}

/// PR-X1-HID-1, PR-EX-17
#[test]
fn pr_x1_hid_1_a_worker_a_crate_and_a_point_for_three_coins() {
    let mut table = hidden(0).idle(0, 1).crates(0, [1, 0, 0, 0, 0]).vp(0, 1).role(Role::Builder);
    table.play(HOSPITAL);
    assert_eq!(table.asked(), Some((0, Prompt::Payment { building: Building::Hospital, missing: 3 })));
    assert_eq!(table.legal(), [Action::GivePerson(PORTRAIT)]);
    table.play_all(&[Action::GivePerson(PORTRAIT), Action::GiveCrate(Good::Corn), Action::GivePoint]);
    assert!(table.saw(&Event::Built { seat: Seat(0), building: Building::Hospital, price: 0 }));
    assert_eq!((table.coins(0), table.vp(0), table.crates(0)), (0, 0, [0; 5]));
    assert_eq!((table.public().crates[0], table.public().seats[0].idle), (10, 0), "to the supply");
    let table = hidden(0).idle(0, 1).crates(0, [1, 0, 0, 0, 0]).vp(0, 1).governor(1).sit();
    assert_eq!(table.price(0, Building::Hospital), 4);
    let mut table = table;
    table.play(Action::Role(Role::Builder));
    table.decline_until(|table| table.on_turn() == 0 || table.is_picking());
    assert!(!table.can(HOSPITAL), "four are missing");
}

/// PR-X1-HID-2
#[test]
fn pr_x1_hid_2_all_coins_and_as_many_others_as_are_missing() {
    let rich = hidden(2).idle(0, 1).crates(0, [2, 0, 0, 0, 0]).vp(0, 2);
    for give in [Action::GivePerson(PORTRAIT), Action::GiveCrate(Good::Corn), Action::GivePoint] {
        let mut table = rich.clone().role(Role::Builder);
        table.play(HOSPITAL);
        assert_eq!(table.asked(), Some((0, Prompt::Payment { building: Building::Hospital, missing: 1 })));
        table.play(give);
        assert_eq!((table.coins(0), table.on(0, Building::Hospital)), (0, Some(0)));
    }
    let mut two = hidden(1).idle(0, 2).crates(0, [2, 0, 0, 0, 0]).vp(0, 2).role(Role::Builder);
    two.play_all(&[HOSPITAL, Action::GiveCrate(Good::Corn)]);
    assert_eq!(two.legal(), [Action::GivePoint], "different things, in order");
    assert_eq!(two.refusal(Action::GiveCrate(Good::Corn)).0, Reason::OutOfOrder);
    let mut paid = rich.coins(0, 3).role(Role::Builder);
    paid.play(HOSPITAL);
    assert_eq!(paid.on(0, Building::Hospital), Some(0), "who can pay, pays coins");
}

/// PR-X1-HID-3
#[test]
fn pr_x1_hid_3_a_point_goes_back_and_a_trigger_stays() {
    let table = hidden(2).vp(0, 75).last_round();
    let mut table = table.role(Role::Builder);
    table.play_all(&[HOSPITAL, Action::GivePoint]);
    assert_eq!((table.vp(0), table.public().vp, table.public().last_round), (74, 1, true));
}

/// PR-X1-HID-4
#[test]
fn pr_x1_hid_4_a_worker_from_anywhere() {
    let table = hidden(2).land(0, &[(Tile::Corn, 1, 1)]).town(0, &[Building::School]).idle(0, 1);
    let mut table = table.role(Role::Builder);
    let workers = table.public().workers;
    table.play(HOSPITAL);
    let all = [Action::GivePerson(0), Action::GivePerson(7), Action::GivePerson(PORTRAIT)];
    assert_eq!(table.legal(), all);
    table.play(Action::GivePerson(0));
    assert_eq!(table.land(0, Tile::Corn), (1, 0));
    // The School then takes one of them for the new building.
    assert_eq!(table.public().workers, workers + 1 - 1);
}

/// PR-X1-HID-5, PR-XT-32
#[test]
fn pr_x1_hid_5_not_the_worker_of_the_hidden_market() {
    let table = hidden(1).crates(0, [1, 1, 0, 0, 0]).role(Role::Builder);
    assert_eq!(table.refusal(HOSPITAL), (Reason::TooExpensive { missing: 2 }, "PR-BUI-06"));
    let mut table = hidden(2).crates(0, [1, 1, 0, 0, 0]).role(Role::Builder);
    table.play(HOSPITAL);
    assert_eq!(table.refusal(Action::GivePerson(6)), (Reason::NobodyThere, "PR-X1-HID-5"));
    assert_eq!(table.refusal(Action::GivePoint), (Reason::NoPoint, "PR-X1-HID-3"));
}

/// PR-X1-HID-6
#[test]
fn pr_x1_hid_6_what_the_purchase_brings_pays_nothing() {
    let table = hidden(1).town(0, &[Building::Church]).role(Role::Builder);
    assert_eq!(table.refusal(HOSPITAL).0, Reason::TooExpensive { missing: 2 }, "a worker, no point yet");
    let with = hidden(1).town(0, &[Building::Church]).vp(0, 1).role(Role::Builder);
    assert!(with.can(HOSPITAL));
}

/// PR-X1-CHU-1, PR-XT-36
#[test]
fn pr_x1_chu_1_points_for_a_building() {
    let wanted = [Building::Church, Building::SmallMarket, Building::CityHall];
    for (building, vp) in [(Building::CoffeeRoaster, 1), (Building::SmallMarket, 0), (Building::CityHall, 2)]
    {
        let table = new_buildings(3, &wanted).coins(0, 10);
        let mut manned = table.clone().town(0, &[Building::Church]).role(Role::Builder);
        manned.play(Action::Build(building));
        assert_eq!((manned.vp(0), manned.public().vp), (vp, 75 - vp), "{building}");
        let told = Event::Points { seat: Seat(0), vp: vp as u8, why: PointsWhy::Church };
        assert_eq!(manned.saw(&told), vp > 0);
        let mut empty = table.empty_town(0, &[Building::Church]).role(Role::Builder);
        assert_eq!(empty.play(Action::Build(building)).vp(0), 0);
    }
}

/// PR-X1-CHU-1, PR-BLD-GEN-3: where bonuses are asked for the points may be
/// left; a School is asked about before.
#[test]
fn pr_x1_chu_1_the_points_may_be_left() {
    let church = Prompt::Bonus { building: Building::Church };
    let wanted = [Building::Church, Building::School, Building::SmallMarket];
    for school in [false, true] {
        let town: &[Building] =
            if school { &[Building::School, Building::Church] } else { &[Building::Church] };
        let table = new_buildings(3, &wanted).ask().coins(0, 10).town(0, town);
        let mut table = table.role(Role::Builder);
        table.play(Action::Build(Building::CoffeeRoaster));
        if school {
            assert_eq!(table.asked(), Some((0, Prompt::School { building: Building::CoffeeRoaster })));
            assert!(PuertoRico::from_position(&table.position()).is_ok());
            table.play(Action::Accept);
        }
        assert_eq!(table.asked(), Some((0, church)));
        assert!(PuertoRico::from_position(&table.position()).is_ok());
        assert_eq!(table.clone().play(Action::Accept).vp(0), 1);
        assert_eq!(table.play(Action::Pass).vp(0), 0);
        assert_ne!(table.asked().map(|(seat, _)| seat), Some(0), "the turn is over");
    }
    let mut nothing =
        new_buildings(3, &wanted).ask().coins(0, 10).town(0, &[Building::Church]).role(Role::Builder);
    nothing.play(Action::Build(Building::SmallMarket));
    assert_ne!(nothing.asked(), Some((0, church)), "nothing is offered");
}

/// PR-X1-CHU-2
#[test]
fn pr_x1_chu_2_production_buildings_by_their_points() {
    for (building, vp) in
        [(Building::SmallFruit, 0), (Building::LargeFruit, 1), (Building::TobaccoStorage, 1)]
    {
        let table = new_buildings(3, &[Building::Church]).coins(0, 9).town(0, &[Building::Church]);
        assert_eq!(table.role(Role::Builder).play(Action::Build(building)).vp(0), vp, "{building}");
    }
}

/// PR-X1-CHU-3, PR-BUI-11
#[test]
fn pr_x1_chu_3_not_for_itself() {
    let table = new_buildings(3, &WANTED).coins(0, 9).town(0, &[Building::School]);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Building::Church));
    assert_eq!((table.on(0, Building::Church), table.vp(0)), (Some(1), 0), "manned too late");
}

/// PR-XT-14, PR-END-04
#[test]
fn pr_xt_14_the_last_point_in_a_builder_phase() {
    let table = new_buildings(3, &WANTED).coins(0, 9).town(0, &[Building::Church]).vp_left(1);
    let mut table = table.sit();
    table.play_all(&[Action::Role(Role::Builder), Action::Build(Building::CoffeeRoaster), Action::Accept]);
    assert_eq!((table.public().vp, table.public().last_round), (0, false));
    table.end_round();
    assert!(!table.is_over());
    table.play(Action::Role(Role::Trader)).end_phase();
    assert!(!table.public().last_round);
    let position = table.position();
    assert!(position.vp_gone);
    table.play(Action::Role(Role::Captain)).end_phase();
    assert!(table.saw(&Event::LastRound { why: EndWhy::VictoryPoints }));
    table.decline_until(|table| table.is_over());
}

const MONUMENT: [Building; 4] = [Building::Monument, Building::Church, Building::School, Building::CityHall];

/// PR-X1-MON-1, PR-EX-23, PR-X1-CHU-1, PR-BLD-SCH-2
#[test]
fn pr_x1_mon_1_eight_points_and_nothing_else() {
    let table = new_buildings(3, &MONUMENT).coins(0, 10).town(0, &MONUMENT[1..]).idle(0, 1);
    let mut table = table.role(Role::Builder);
    let printed = table.points(0, "printed").expect("a line");
    table.play(Action::Build(Building::Monument));
    assert_eq!(table.vp(0), 2, "an expanded building for the Church");
    assert_eq!(table.points(0, "printed"), Some(printed + 8));
    assert_eq!(table.points(0, "city_hall"), Some(4), "Church, School, City Hall, Monument");
    assert_eq!(table.points(0, "monument"), None);
    assert_eq!(table.on(0, Building::Monument), Some(0), "the School finds no circle");
}

/// PR-XT-30
#[test]
fn pr_xt_30_four_quarries_pay_for_the_monument() {
    let table = new_buildings(3, &MONUMENT).land(0, &[(Tile::Quarry, 5, 5)]).coins(0, 5);
    let mut table = table.role(Role::Builder);
    assert_eq!(table.play(Action::Build(Building::Monument)).coins(0), 0, "10 - 4 - 1");
}

/// PR-X1-CAT-1, PR-EX-22, PR-X1-LUMB-4
#[test]
fn pr_x1_cat_1_sets_of_three() {
    let table = new_buildings(3, &[Building::Cathedral, Building::Lumberyard]);
    let table = table.empty_town(0, &[Building::Lumberyard]);
    let sets = |land: &[(Tile, u8, u8)], forests: usize| {
        let table = table.clone().land(0, land).forests(0, &vec![Tile::Sugar; forests]);
        table.town(0, &[Building::Cathedral]).sit().points(0, "cathedral")
    };
    assert_eq!(sets(&[(Tile::Quarry, 3, 0), (Tile::Corn, 2, 0), (Tile::Coffee, 1, 0)], 6), Some(6));
    assert_eq!(sets(&[(Tile::Corn, 2, 0), (Tile::Fruit, 2, 0)], 2), Some(0));
    assert_eq!(sets(&[(Tile::Corn, 3, 0)], 0), Some(1));
    assert_eq!(sets(&[(Tile::Corn, 6, 3)], 0), Some(3));
    assert_eq!(sets(&[(Tile::Corn, 6, 0), (Tile::Quarry, 3, 0)], 3), Some(10));
    let empty = table.clone().land(0, &[(Tile::Corn, 6, 0)]).empty_town(0, &[Building::Cathedral]);
    assert_eq!(empty.sit().points(0, "cathedral"), None);
}
