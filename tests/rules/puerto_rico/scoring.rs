//! Sections 6.8, 6.9 and 7: what buildings are worth, the end, the winner.

use puerto_rico::event::EndWhy;
use puerto_rico::{Action, Building, Event, Good, Prompt, Reason, Role, Tile};

use super::layout::{Layout, both, classic, layout};
use super::table::Table;

/// Four expanded buildings and three others: eleven spaces.
const ELEVEN: [Building; 7] = [
    Building::FireStation,
    Building::Residence,
    Building::Fortress,
    Building::CustomsHouse,
    Building::Hacienda,
    Building::Office,
    Building::Factory,
];

/// Seat 0 is about to fill its town.
fn nearly_full(table: Layout) -> Layout {
    table.empty_town(0, &ELEVEN).coins(0, 5)
}

fn play_out(table: &mut Table) {
    table.decline_until(|table| table.is_over());
}

/// PR-BLD-GEN-1
#[test]
fn pr_bld_gen_1_one_of_each_type() {
    let table = layout(3).coins(0, 9).town(0, &[Building::Harbor]).role(Role::Builder);
    assert_eq!(table.refusal(Action::Build(Building::Harbor)).0, Reason::AlreadyOwned);
    let twice = layout(3).town(0, &[Building::Harbor, Building::Harbor]);
    assert_eq!(twice.refused().path, "seats[0].buildings[1]");
}

/// PR-BLD-GEN-2
#[test]
fn pr_bld_gen_2_one_worker_is_enough_but_none_is_not() {
    for (workers, coins) in [(0, 2), (1, 3)] {
        let table = layout(3).crates(1, [0, 0, 1, 0, 0]).built(1, &[(Building::SmallMarket, workers)]);
        let mut table = table.role(Role::Trader);
        assert_eq!(table.play(Action::Sell(Good::Sugar)).coins(1), coins);
    }
    for workers in 0..=3 {
        let town = [(Building::TobaccoStorage, workers)];
        let table = layout(3).land(1, &[(Tile::Tobacco, 3, 3)]).built(1, &town).role(Role::Craftsman);
        assert_eq!(table.crates(1)[3], workers, "production counts workers");
    }
}

/// PR-BLD-GEN-3, C54
#[test]
fn pr_bld_gen_3_bonuses_are_taken_unless_they_are_asked_for() {
    let lay = |table: Layout| {
        let table = table.town(0, &[Building::Hospital, Building::School]).coins(0, 3);
        table.market(&[Tile::Corn]).land(0, &[(Tile::Corn, 1, 1)])
    };
    for (role, action) in [
        (Role::Planter, Some(Action::Take(Tile::Corn))),
        (Role::Recruiter, None),
        (Role::Builder, Some(Action::Build(Building::SmallFruit))),
        (Role::Craftsman, None),
    ] {
        let played = |table: Layout| {
            let mut table = lay(table).role(role);
            if role == Role::Builder || role == Role::Planter {
                table.play(action.expect("these roles have one"));
            }
            table.asked()
        };
        let asked = played(layout(3).ask()).expect("somebody is asked");
        assert!(
            matches!(
                asked,
                (0, Prompt::Hospital { .. } | Prompt::Privilege | Prompt::School { .. } | Prompt::Produce)
            ),
            "{asked:?}"
        );
        assert_ne!(played(layout(3)), Some(asked), "{role:?}: taken unasked");
    }
    let harbor = |table: Layout| table.town(0, &[Building::Harbor]).crates(0, [1, 0, 0, 0, 0]);
    let mut table = harbor(layout(3).ask()).role(Role::Captain);
    let asked = table.play(Action::Load(Good::Corn, 0)).asked();
    assert_eq!(asked, Some((0, Prompt::Harbor { good: Good::Corn })));
    let mut table = harbor(layout(3)).role(Role::Captain);
    assert_eq!(table.play(Action::Load(Good::Corn, 0)).vp(0), 1 + 1 + 1, "taken unasked");
}

/// PR-BLD-GEN-4
#[test]
fn pr_bld_gen_4_printed_points_always_count() {
    let town = [Building::SmallFruit, Building::Office, Building::Wharf, Building::Fortress];
    let table = layout(3).empty_town(0, &town).town(1, &[Building::Residence]);
    let table = table.land(0, &[(Tile::Corn, 9, 9)]).land(1, &[(Tile::Corn, 1, 0)]).sit();
    assert_eq!((table.points(0, "printed"), table.points(0, "fortress")), (Some(1 + 2 + 3 + 4), None));
    assert_eq!((table.points(1, "printed"), table.points(1, "residence")), (Some(4), Some(4)));
    assert_eq!((table.total(0), table.total(1)), (10, 8));
}

/// PR-BLD-GEN-5
#[test]
fn pr_bld_gen_5_an_expanded_building_counts_once() {
    let table = layout(3).town(0, &[Building::CityHall]).empty_town(0, &[Building::Fortress]).sit();
    assert_eq!(table.points(0, "city_hall"), Some(2));
    assert_eq!(table.public().seats[0].spaces, 4);
}

/// PR-BLD-GEN-6
#[test]
fn pr_bld_gen_6_from_the_supply_then_the_register_then_nowhere() {
    for (supply, register, left) in [(1, 3, (0, 3, 1)), (0, 3, (0, 2, 1)), (0, 0, (0, 0, 0))] {
        let table = layout(3).town(0, &[Building::School]).coins(0, 9).register(register).supply(supply);
        let mut table = table.role(Role::Builder);
        table.play(Action::Build(Building::Office));
        let (view, manned) = (table.public(), table.on(0, Building::Office).expect("built"));
        assert_eq!((view.workers, view.register, manned), left);
    }
}

/// PR-BLD-FIRE-1
#[test]
fn pr_bld_fire_1_points_for_production_buildings() {
    let town = [
        Building::SmallFruit,
        Building::SmallSugar,
        Building::LargeFruit,
        Building::LargeSugar,
        Building::TobaccoStorage,
        Building::CoffeeRoaster,
        Building::SmallMarket,
    ];
    for table in both(3) {
        let table = table.empty_town(0, &town).town(0, &[Building::FireStation]).sit();
        assert_eq!(table.points(0, "fire_station"), Some(1 + 1 + 2 + 2 + 2 + 2));
    }
}

/// PR-BLD-RES-1
#[test]
fn pr_bld_res_1_points_for_countryside_tiles() {
    for (tiles, points) in [(0, 0), (1, 4), (9, 4), (10, 5), (11, 6), (12, 7)] {
        let mut table = layout(3).town(0, &[Building::Residence]);
        if tiles > 0 {
            table = table.land(
                0,
                &[(Tile::Fruit, tiles - tiles / 2, 0), (Tile::Quarry, tiles / 2, 0)]
                    .into_iter()
                    .filter(|land| land.1 > 0)
                    .collect::<Vec<_>>(),
            );
        }
        assert_eq!(table.sit().points(0, "residence"), Some(points), "{tiles} tiles");
    }
}

/// PR-BLD-FORT-1
#[test]
fn pr_bld_fort_1_a_point_for_three_workers() {
    for (idle, points) in [(0, 1), (2, 1), (3, 2), (20, 7)] {
        let table = layout(3).land(0, &[(Tile::Corn, 2, 1)]).built(0, &[(Building::LargeFruit, 1)]);
        let table = table.town(0, &[Building::Fortress]).idle(0, idle).sit();
        assert_eq!(table.points(0, "fortress"), Some(points), "3 placed and {idle} idle");
    }
}

/// PR-BLD-CUST-1, PR-CAP-12
#[test]
fn pr_bld_cust_1_a_point_for_four_points_gained() {
    for (vp, points) in [(0, 0), (3, 0), (4, 1), (11, 2)] {
        let table = layout(3).vp(0, vp).town(0, &[Building::CustomsHouse, Building::Harbor]).sit();
        assert_eq!(table.points(0, "customs_house"), Some(points), "buildings do not count");
    }
    let table = layout(3).vp(0, 80).last_round().town(0, &[Building::CustomsHouse]).sit();
    assert_eq!(table.points(0, "customs_house"), Some(20), "recorded points do (C36)");
}

/// PR-BLD-CITY-1
#[test]
fn pr_bld_city_1_a_point_for_every_commercial_building() {
    let town = [Building::SmallFruit, Building::CoffeeRoaster, Building::Office, Building::Wharf];
    let table = layout(3).town(0, &[Building::CityHall]).empty_town(0, &town);
    let table = table.empty_town(0, &[Building::Residence]).sit();
    assert_eq!(table.points(0, "city_hall"), Some(4), "itself included, production buildings not");
}

/// PR-END-01
#[test]
fn pr_end_01_the_game_ends_with_the_round() {
    for table in both(3) {
        let mut table = nearly_full(table).role(Role::Builder);
        table.play(Action::Build(Building::SmallFruit)).end_phase();
        assert_eq!((table.public().last_round, table.on_turn()), (true, 1));
        play_out(&mut table);
        assert_eq!(table.public().round, 2);
        assert!(table.legal().is_empty());
    }
    let mut table = nearly_full(layout(3)).governor(1).taken(&[(Role::Trader, 1), (Role::Planter, 2)]);
    table = table.coins(0, 9);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Building::SmallFruit)).end_phase();
    assert!(table.is_over(), "the last pick of the round");
    assert!(table.saw(&Event::GameEnded));
}

/// PR-END-02
#[test]
fn pr_end_02_too_few_workers_for_the_register() {
    let mut table = layout(3).supply(3).role(Role::Recruiter);
    table.play(Action::Accept).decline_until(|table| table.is_picking());
    assert!(table.public().last_round, "2 for a target of 3, after the privilege");
    let table = layout(3).supply(4).role(Role::Recruiter);
    assert!(!table.public().last_round, "3 are enough");
}

/// PR-END-03
#[test]
fn pr_end_03_twelve_filled_spaces() {
    let mut table = nearly_full(layout(3)).coins(0, 20).role(Role::Builder);
    table.play(Action::Build(Building::Wharf));
    assert!(table.saw(&Event::LastRound { why: EndWhy::Buildings }));
    let full = layout(3).empty_town(0, &ELEVEN).empty_town(0, &[Building::Wharf]);
    assert_eq!(full.clone().refused().path, "last_round", "such a town ends the game");
    assert!(full.last_round().sit().public().last_round);
}

/// PR-END-04
#[test]
fn pr_end_04_the_last_point_is_taken() {
    for table in both(3) {
        for (supply, last) in [(4, true), (5, false)] {
            let mut table = table.clone().vp_left(supply).crates(0, [3, 0, 0, 0, 0]).role(Role::Captain);
            table.play(Action::Load(Good::Corn, 0));
            assert_eq!(table.public().last_round, last, "4 points of {supply}");
            assert_eq!(table.saw(&Event::LastRound { why: EndWhy::VictoryPoints }), last);
        }
    }
}

/// PR-END-05
#[test]
fn pr_end_05_chips_buildings_and_functions() {
    let table = layout(3).vp(0, 8).town(0, &[Building::CustomsHouse, Building::Office]);
    let table = table.coins(0, 7).crates(0, [5, 0, 0, 0, 0]).idle(0, 9).sit();
    assert_eq!(table.points(0, "chips"), Some(8));
    assert_eq!(table.points(0, "printed"), Some(4 + 2));
    assert_eq!(table.points(0, "customs_house"), Some(2));
    assert_eq!(table.total(0), 8 + 6 + 2);
}

/// PR-END-06
#[test]
fn pr_end_06_bonuses_of_the_end_do_not_come_from_the_supply() {
    let town = [Building::CityHall, Building::CustomsHouse];
    let table = layout(3).vp(0, 8).town(0, &town).sit();
    assert_eq!((table.points(0, "city_hall"), table.points(0, "customs_house")), (Some(2), Some(2)));
    assert_eq!((table.public().vp, table.vp(0)), (67, 8));
}

/// PR-END-07
#[test]
fn pr_end_07_coins_goods_and_workers_are_worth_nothing() {
    let table = layout(3).coins(0, 50).crates(0, [5; 5]).idle(0, 20).land(0, &[(Tile::Corn, 5, 5)]).sit();
    assert_eq!((table.total(0), table.total(1)), (0, 0));
}

/// PR-END-08
#[test]
fn pr_end_08_the_highest_score_wins() {
    let table = layout(3).vp(1, 9).vp(2, 4).town(2, &[Building::Wharf]).coins(0, 99).sit();
    assert_eq!([0, 1, 2].map(|seat| table.rank(seat)), [3, 1, 2]);
}

/// PR-END-09
#[test]
fn pr_end_09_coins_and_crates_break_ties() {
    for table in [layout(3), classic(3)] {
        let table = table.vp(0, 5).vp(1, 5).vp(2, 5).coins(0, 3).crates(1, [1, 1, 0, 0, 0]).coins(1, 2);
        let table = table.crates(2, [0, 0, 4, 0, 0]).sit();
        assert_eq!([0, 1, 2].map(|seat| table.rank(seat)), [3, 1, 1], "still tied: shared");
    }
}

/// PR-END-10
#[test]
fn pr_end_10_several_triggers_change_nothing() {
    let table = nearly_full(layout(3)).vp_left(1).crates(1, [3, 0, 0, 0, 0]);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Building::SmallFruit)).end_phase();
    table.play_all(&[Action::Role(Role::Captain), Action::Load(Good::Corn, 0)]);
    assert!(!table.events().iter().any(|event| matches!(event, Event::LastRound { .. })), "told once");
    assert!(!table.is_over());
    play_out(&mut table);
    assert_eq!(table.public().round, 2);
}
