//! Section 11.4: the derived vectors for edge cases.

use game_core::Seat;
use puerto_rico::event::EndWhy;
use puerto_rico::{Action, Building, Config, Edition, Event, Good, Options, Prompt, Reason, Role, Tile};

use super::layout::{Layout, both, classic, layout};
use super::smuggler::{international, smuggling};
use super::table::opened;

/// PR-XT-01
#[test]
fn pr_xt_01_exactly_enough_workers_are_no_trigger() {
    let table = layout(3).ask().built(0, &[(Building::LargeFruit, 0)]).supply(3);
    let mut table = table.role(Role::Recruiter);
    table.play(Action::Pass).end_phase();
    assert_eq!((table.public().register, table.public().workers), (3, 0), "E is 2, T is 3");
    assert!(!table.public().last_round);
}

/// PR-XT-02
#[test]
fn pr_xt_02_one_worker_short() {
    let town = [(Building::LargeFruit, 0), (Building::LargeSugar, 0)];
    let mut table = layout(3).ask().built(0, &town).supply(4).role(Role::Recruiter);
    table.play(Action::Pass).end_phase();
    assert_eq!((table.public().register, table.public().workers), (4, 0), "E is 5");
    assert!(table.public().last_round);
}

/// Seats 0, 1 and 2 could produce 1, 3 and 1 sugar, but 2 are left.
fn scarce_sugar(table: Layout) -> Layout {
    let mut table = table;
    for (seat, plantations) in [(0, 1), (1, 3), (2, 1)] {
        table = table.land(seat, &[(Tile::Sugar, plantations, plantations)]);
        let town = if seat == 1 { (Building::LargeSugar, 3) } else { (Building::SmallSugar, 1) };
        table = table.built(seat, &[town]);
    }
    table.crates(2, [0, 0, 9, 0, 0])
}

/// PR-XT-03
#[test]
fn pr_xt_03_scarce_sugar_in_1897() {
    let table = scarce_sugar(layout(3)).role(Role::Craftsman);
    assert_eq!([0, 1, 2].map(|seat| table.crates(seat)[2]), [1, 1, 9]);
    assert!(table.is_picking(), "no sugar left for the privilege");
}

/// PR-XT-04
#[test]
fn pr_xt_04_scarce_sugar_in_the_classic_edition() {
    let table = scarce_sugar(classic(3)).role(Role::Craftsman);
    assert_eq!([0, 1, 2].map(|seat| table.crates(seat)[2]), [2, 0, 9]);
}

/// PR-XT-05
#[test]
fn pr_xt_05_ships_that_take_equally_many() {
    let table = layout(2).crates(0, [0, 0, 3, 0, 0]).role(Role::Captain);
    assert_eq!(table.legal(), [Action::Load(Good::Sugar, 0), Action::Load(Good::Sugar, 1)]);
}

/// PR-XT-06
#[test]
fn pr_xt_06_the_larger_ship_takes_more() {
    let table = layout(2).crates(0, [0, 0, 5, 0, 0]).role(Role::Captain);
    assert_eq!(table.legal(), [Action::Load(Good::Sugar, 1)]);
}

/// PR-XT-07
#[test]
fn pr_xt_07_a_kind_on_a_full_ship_finds_no_other() {
    let table = layout(3).ships(&[None, None, Some((Good::Sugar, 6))]).crates(1, [0, 0, 1, 0, 0]);
    let mut table = table.crates(0, [1, 0, 1, 0, 0]).role(Role::Captain);
    assert_eq!(table.refusal(Action::Load(Good::Sugar, 0)), (Reason::OnOtherShip, "PR-CAP-03"));
    table.play(Action::Load(Good::Corn, 0));
    assert!(table.is_picking(), "seat 1 cannot load");
}

/// PR-XT-08
#[test]
fn pr_xt_08_a_wharf_alone_may_be_left_and_is_offered_again() {
    let table = layout(3).ships(&[Some((Good::Sugar, 4)), None, None]).town(0, &[Building::Wharf]);
    let mut table = table.crates(0, [0, 0, 2, 0, 0]).crates(1, [2, 0, 0, 0, 0]).role(Role::Captain);
    table.play(Action::Pass);
    assert_eq!(table.on_turn(), 1);
    table.play(Action::Load(Good::Corn, 1));
    assert_eq!((table.asked(), table.legal()[0]), (Some((0, Prompt::Load)), Action::Pass));
}

/// PR-XT-09
#[test]
fn pr_xt_09_tobacco_on_the_wharf_instead_of_corn_on_the_ship() {
    let table = layout(3).ships(&[Some((Good::Corn, 1)), None, None]).town(0, &[Building::Wharf]);
    let mut table = table.crates(0, [4, 0, 0, 1, 0]).role(Role::Captain);
    table.play(Action::Wharf(Good::Tobacco));
    assert_eq!(table.crates(0), [4, 0, 0, 0, 0]);
}

/// PR-XT-10
#[test]
fn pr_xt_10_the_privilege_comes_with_the_wharf() {
    let table = layout(3).town(0, &[Building::Wharf]).crates(0, [2, 1, 0, 0, 0]);
    let mut table = table.role(Role::Captain);
    assert_eq!(table.play(Action::Wharf(Good::Corn)).vp(0), 3);
    assert_eq!(table.play(Action::Load(Good::Fruit, 0)).vp(0), 4);
}

/// PR-XT-11
#[test]
fn pr_xt_11_the_fourth_crate_empties_the_house() {
    for table in both(3) {
        let table = table.house(&[Good::Corn, Good::Fruit, Good::Sugar]).crates(0, [0, 0, 0, 1, 0]);
        let mut table = table.role(Role::Trader);
        table.play(Action::Sell(Good::Tobacco));
        assert_eq!((table.public().house, table.public().crates), ([0; 5], [10, 11, 11, 9, 9]));
    }
}

/// PR-XT-12
#[test]
fn pr_xt_12_eleven_spaces() {
    let town = [
        Building::Residence,
        Building::Fortress,
        Building::CustomsHouse,
        Building::FireStation,
        Building::Office,
        Building::Factory,
        Building::Hacienda,
    ];
    let mut table = layout(3).empty_town(0, &town).coins(0, 20).role(Role::Builder);
    assert_eq!(table.refusal(Action::Build(Building::CityHall)), (Reason::NoSpace, "PR-BUI-04"));
    table.play(Action::Build(Building::Wharf));
    assert!(table.saw(&Event::LastRound { why: EndWhy::Buildings }));
}

/// PR-XT-13
#[test]
fn pr_xt_13_a_school_and_a_coffee_roaster() {
    let mut table = layout(3).town(0, &[Building::School]).coins(0, 5).role(Role::Builder);
    assert_eq!(table.play(Action::Build(Building::CoffeeRoaster)).on(0, Building::CoffeeRoaster), Some(1));
}

/// PR-XT-15
#[test]
fn pr_xt_15_a_round_of_two() {
    let mut table = layout(2).governor(1).sit();
    let mut picks = Vec::new();
    while table.public().round == 2 {
        picks.push(table.on_turn());
        let role = table.legal()[0];
        table.play(role).end_phase();
    }
    assert_eq!(picks, [1, 0, 1, 0, 1, 0]);
    let view = table.public();
    assert_eq!(view.roles.iter().map(|place| place.coins).sum::<u8>(), 1);
    assert_eq!(view.governor, Seat(0));
}

/// PR-XT-16
#[test]
fn pr_xt_16_five_workers_for_four_circles() {
    let table = layout(3).ask().land(0, &[(Tile::Corn, 2, 1), (Tile::Quarry, 1, 0)]).idle(0, 2);
    let mut table = table.built(0, &[(Building::SmallFruit, 1)]).role(Role::Recruiter);
    table.play(Action::Pass);
    assert!(table.is_picking());
    assert_eq!((table.land(0, Tile::Corn), table.land(0, Tile::Quarry)), ((2, 2), (1, 1)));
    assert_eq!((table.on(0, Building::SmallFruit), table.public().seats[0].idle), (Some(1), 1));
}

/// PR-XT-17
#[test]
fn pr_xt_17_the_hacienda_fills_the_last_space() {
    for (table, next) in both(3).into_iter().zip([(1, Prompt::Take), (0, Prompt::Take)]) {
        let table = table.land(0, &[(Tile::Fruit, 11, 0)]).town(0, &[Building::Hacienda]);
        let mut table = table.market(&[Tile::Corn]).bag(&[Tile::Sugar]).role(Role::Planter);
        table.play(Action::Draw);
        assert_eq!(table.land(0, Tile::Sugar), (1, 0));
        assert_eq!(table.asked(), Some(next), "1897: no normal pick; classic: only to discard");
    }
}

/// PR-XT-18
#[test]
fn pr_xt_18_three_coins_after_three_rounds() {
    let mut table = layout(3).sit();
    for _ in 0..3 {
        while table.public().roles.iter().filter(|place| place.taken_by.is_some()).count() < 2 {
            let role = table.legal().into_iter().find(|role| *role != Action::Role(Role::Builder));
            table.play(role.expect("others are left")).end_phase();
        }
        let role = table.legal().into_iter().rfind(|role| *role != Action::Role(Role::Builder));
        table.play(role.expect("others are left")).end_phase();
    }
    let builder = table.public().roles[Role::Builder as usize];
    assert_eq!((builder.coins, table.public().round), (3, 5));
    let seat = table.on_turn() as usize;
    let coins = table.coins(seat);
    table.play(Action::Role(Role::Builder));
    assert_eq!(table.coins(seat), coins + 3);
}

/// PR-XT-23: `Game::check` counts every piece; here it looks at each step of
/// games in every mode.
#[test]
fn pr_xt_23_nothing_is_lost() {
    let modes = (2..=5).map(|players| (Edition::Y1897, players));
    for (edition, players) in modes.chain((3..=5).map(|players| (Edition::Classic, players))) {
        let with = edition == Edition::Y1897;
        // All expansions, with their citizens, forests and rewards.
        let (exp1, exp2, exp3, exp4, exp5, exp6) = (with, with, with, with, with, with);
        let options = Options { ask_bonuses: players == 4, ..Options::default() };
        for options in [options, Options { exp1, exp2, exp3, exp4, exp5, exp6, ..options }] {
            let mut table = opened(Config { edition, players, options, ..Config::default() }, 23);
            for step in 0.. {
                let legal = table.legal();
                let Some(&action) = legal.get(step * 7 % legal.len().max(1)) else { break };
                // Every play checks the sums; a broken one panics.
                table.play(action);
                assert!(step < 20_000);
            }
            assert!(table.is_over());
            let view = table.public();
            let owned: u8 = view.seats.iter().map(|seat| seat.citizens.count()).sum();
            let citizens = owned + view.citizens + view.register_citizens + view.gone_citizens;
            assert_eq!(citizens, if options.exp2 { 20 } else { 0 });
        }
    }
}

/// PR-XT-47
#[test]
fn pr_xt_47_three_plundered_crates() {
    let table = smuggling(3).house(&[Good::Corn, Good::Sugar, Good::Tobacco]);
    let mut table = table.role(Role::Smuggler);
    table.play(Action::Plunder);
    assert_eq!((table.vp(0), table.public().house), (3, [0; 5]));
}

/// PR-XT-48
#[test]
fn pr_xt_48_poaching_six_with_two_empty_circles() {
    for (table, removed) in [(smuggling(4), 4), (international(4), 2)] {
        let mut table = table.register(6).land(0, &[(Tile::Corn, 2, 0)]).role(Role::Smuggler);
        table.play_all(&[Action::Poach, Action::Place(0), Action::Place(0)]);
        assert!(table.is_picking(), "no circle is left");
        assert_eq!((table.public().register, table.land(0, Tile::Corn)), (6 - removed, (2, 2)));
        assert_eq!(table.public().gone, removed - 2);
    }
}

/// PR-XT-49
#[test]
fn pr_xt_49_a_captured_builder_is_picked() {
    let mut table = smuggling(3).role_coins(Role::Builder, 2).role(Role::Smuggler);
    table.play(Action::Capture(Role::Builder));
    assert_eq!(table.coins(0), 2);
    table.play(Action::Role(Role::Builder));
    assert_eq!((table.coins(0), table.coins(1)), (2 + 3, 0));
}

/// PR-XT-50
#[test]
fn pr_xt_50_a_captured_role_that_nobody_picks() {
    let table = smuggling(3).coins(0, 1).coins(1, 1).coins(2, 1);
    let mut table = table.role(Role::Smuggler);
    table.play_all(&[
        Action::Capture(Role::Builder),
        Action::Role(Role::Trader),
        Action::Role(Role::Captain),
    ]);
    for (seat, price) in [(0, 0), (1, 1), (2, 1)] {
        assert_eq!(table.asked(), Some((seat, Prompt::Build)));
        assert_eq!(table.price(seat as usize, Building::SmallFruit), price);
        table.play(Action::Build(Building::SmallFruit));
    }
    assert!(table.is_picking());
}
