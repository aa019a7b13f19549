//! Section 6.6: the Captain, and the buildings that work there.

use game_core::Seat;
use puerto_rico::event::Ship;
use puerto_rico::{Action, Building, Event, Good, Prompt, Reason, Role};

use super::layout::{both, layout};
use super::table::Table;

fn load(good: Good, ship: u8) -> Action {
    Action::Load(good, ship)
}

/// Loads of the cargo ships.
fn ships(table: &Table) -> Vec<(Option<Good>, u8)> {
    table.public().ships.iter().map(|ship| (ship.good, ship.crates)).collect()
}

/// PR-CAP-01
#[test]
fn pr_cap_01_loads_go_round_the_table() {
    for table in both(3) {
        let table = table.crates(1, [1, 1, 0, 0, 0]).crates(2, [0, 0, 1, 0, 0]).crates(0, [2, 0, 0, 0, 0]);
        let mut table = table.governor(1).role(Role::Captain);
        for (seat, action) in [
            (1, load(Good::Fruit, 0)),
            (2, load(Good::Sugar, 1)),
            (0, load(Good::Corn, 2)),
            (1, load(Good::Corn, 2)),
        ] {
            assert_eq!(table.asked(), Some((seat, Prompt::Load)), "one load a turn");
            table.play(action);
        }
        assert!(table.is_picking());
    }
}

/// PR-CAP-02
#[test]
fn pr_cap_02_one_kind_a_ship_and_one_ship_a_kind() {
    let laden = [Some((Good::Fruit, 4)), Some((Good::Corn, 2)), None];
    let mut table = layout(3).crates(0, [8, 1, 1, 0, 0]).ships(&laden).role(Role::Captain);
    assert_eq!(table.refusal(load(Good::Sugar, 1)), (Reason::OtherGood, "PR-CAP-02"));
    assert_eq!(table.refusal(load(Good::Fruit, 0)), (Reason::ShipFull, "PR-CAP-02"));
    assert_eq!(table.refusal(load(Good::Corn, 2)), (Reason::OnOtherShip, "PR-CAP-03"));
    assert_eq!(table.refusal(load(Good::Corn, 3)), (Reason::NoShip, "PR-CAP-02"));
    table.play(load(Good::Corn, 1));
    assert_eq!(table.refusal(load(Good::Corn, 1)).0, Reason::ShipFull);
    assert_eq!(table.refusal(load(Good::Corn, 2)).0, Reason::OnOtherShip, "not even now");
    let table = layout(2).crates(0, [1, 0, 0, 0, 0]).role(Role::Captain);
    assert_eq!(table.refusal(load(Good::Corn, 2)).0, Reason::NoShip, "two ships for two");
    let twice = layout(3).ships(&[Some((Good::Corn, 1)), Some((Good::Corn, 1)), None]);
    assert_eq!(twice.refused().path, "ships[1]");
}

/// PR-CAP-03
#[test]
fn pr_cap_03_onto_its_own_ship_or_an_empty_one() {
    let laden = [None, Some((Good::Corn, 2)), None];
    let table = layout(3).crates(0, [1, 0, 1, 0, 0]).ships(&laden).role(Role::Captain);
    assert_eq!(table.legal(), [load(Good::Corn, 1), load(Good::Sugar, 0), load(Good::Sugar, 2)]);
}

/// PR-CAP-04
#[test]
fn pr_cap_04_the_kind_is_chosen_freely() {
    let table = layout(3).crates(0, [4, 1, 0, 0, 2]).role(Role::Captain);
    for good in [Good::Corn, Good::Fruit, Good::Coffee] {
        assert!(table.can(load(good, 2)), "{good:?}");
    }
    assert_eq!(table.refusal(load(Good::Sugar, 2)).0, Reason::NoCrate);
}

/// PR-CAP-05
#[test]
fn pr_cap_05_as_many_crates_as_fit() {
    for (laden, loaded) in [(2, 3), (1, 4), (0, 4)] {
        let ship = (laden > 0).then_some((Good::Corn, laden));
        let mut table = layout(3).crates(0, [4, 0, 0, 0, 0]).ships(&[None, ship, None]);
        if laden == 0 {
            table = table.ships(&[Some((Good::Fruit, 1)), None, Some((Good::Sugar, 1))]);
        }
        let mut table = table.role(Role::Captain);
        table.play(load(Good::Corn, 1));
        let shipped = Event::Shipped {
            seat: Seat(0),
            good: Good::Corn,
            crates: loaded,
            ship: Ship::Cargo(1),
            vp: loaded + 1,
        };
        assert!(table.saw(&shipped), "{:?}", table.events());
    }
}

/// PR-CAP-06
#[test]
fn pr_cap_06_the_empty_ship_that_takes_most() {
    for (crates, legal) in [(4, vec![0, 1, 2]), (5, vec![1, 2]), (6, vec![2]), (9, vec![2])] {
        let table = layout(3).crates(0, [crates, 0, 0, 0, 0]).role(Role::Captain);
        let loads: Vec<Action> = legal.into_iter().map(|ship| load(Good::Corn, ship)).collect();
        assert_eq!(table.legal(), loads, "{crates} crates");
    }
    let table = layout(3).crates(0, [6, 0, 0, 0, 0]).role(Role::Captain);
    assert_eq!(table.refusal(load(Good::Corn, 0)), (Reason::LargerShip, "PR-CAP-06"));
}

/// PR-CAP-07
#[test]
fn pr_cap_07_loading_is_mandatory() {
    for table in both(3) {
        let table = table.crates(0, [1, 0, 0, 0, 0]).role(Role::Captain);
        assert_eq!(table.refusal(Action::Pass), (Reason::MustLoad, "PR-CAP-07"));
    }
    let table = layout(3).crates(0, [1, 0, 0, 0, 0]).town(0, &[Building::Wharf]);
    let mut table = table.role(Role::Captain);
    assert!(!table.can(Action::Pass));
    table.play(Action::Wharf(Good::Corn));
    assert!(table.is_picking(), "the own ship satisfies the duty");
}

/// PR-CAP-08
#[test]
fn pr_cap_08_the_own_ship_alone_may_be_left() {
    let laden = [Some((Good::Fruit, 4)), Some((Good::Corn, 1)), Some((Good::Sugar, 6))];
    let table = layout(3).ships(&laden).crates(0, [0, 2, 0, 0, 0]).town(0, &[Building::Wharf]);
    let mut table = table.crates(1, [2, 0, 0, 0, 0]).crates(2, [2, 0, 0, 0, 0]).role(Role::Captain);
    assert_eq!(table.legal(), [Action::Pass, Action::Wharf(Good::Fruit)]);
    table.play_all(&[Action::Pass, load(Good::Corn, 1), load(Good::Corn, 1)]);
    assert_eq!(table.on_turn(), 0, "asked again");
    table.play(Action::Pass);
    assert_eq!(table.asked(), Some((0, Prompt::KeepOne)), "seats without a load are skipped");
}

/// PR-CAP-09
#[test]
fn pr_cap_09_loading_ends_when_nobody_in_a_row_has_loaded() {
    let laden = [Some((Good::Fruit, 4)), Some((Good::Corn, 1)), Some((Good::Sugar, 6))];
    let table = layout(3).ships(&laden).crates(0, [0, 1, 0, 0, 0]).crates(1, [0, 1, 0, 0, 0]);
    let table = table.town(0, &[Building::Wharf]).town(1, &[Building::Wharf]);
    let mut table = table.role(Role::Captain);
    table.play_all(&[Action::Pass, Action::Wharf(Good::Fruit)]);
    assert_eq!(table.on_turn(), 0, "seat 2 and then seat 0: only one has not loaded since");
    table.play(Action::Pass);
    assert!(table.is_picking());
}

/// PR-CAP-10
#[test]
fn pr_cap_10_a_point_a_crate() {
    for table in both(3) {
        let mut table = table.crates(1, [3, 0, 0, 0, 0]).crates(2, [2, 0, 0, 0, 0]).role(Role::Captain);
        table.play_all(&[load(Good::Corn, 1), load(Good::Corn, 1)]);
        assert_eq!((table.vp(1), table.vp(2), table.public().vp), (3, 2, 75 - 5), "taken from the supply");
    }
}

/// PR-CAP-11
#[test]
fn pr_cap_11_a_point_more_once_for_the_picker() {
    let mut table = layout(3).crates(0, [2, 1, 0, 0, 0]).role(Role::Captain);
    table.play(load(Good::Corn, 0));
    assert_eq!(table.vp(0), 3);
    table.play(load(Good::Fruit, 1));
    assert_eq!(table.vp(0), 4);
    let table = layout(3).crates(1, [1, 0, 0, 0, 0]).role(Role::Captain);
    assert_eq!(table.vp(0), 0, "not without a load");
}

/// PR-CAP-12
#[test]
fn pr_cap_12_points_beyond_the_supply_are_recorded() {
    let mut table = layout(3).vp_left(2).crates(0, [4, 0, 0, 0, 0]).role(Role::Captain);
    table.play(load(Good::Corn, 0));
    assert_eq!((table.vp(0), table.public().vp, table.public().recorded_vp), (5, 0, 3));
    assert_eq!(table.points(0, "chips"), Some(5));
}

/// PR-CAP-13
#[test]
fn pr_cap_13_one_crate_is_kept() {
    let laden = [Some((Good::Coffee, 4)), Some((Good::Tobacco, 5)), Some((Good::Sugar, 6))];
    for table in both(3) {
        let table = table.ships(&laden).crates(0, [0, 0, 1, 0, 0]).crates(1, [3, 2, 0, 0, 0]);
        let mut table = table.governor(1).role(Role::Captain);
        assert_eq!(table.asked(), Some((1, Prompt::KeepOne)), "seat 0 keeps its only crate unasked");
        assert_eq!(table.refusal(Action::KeepOne(Good::Sugar)).0, Reason::NoCrate);
        table.play(Action::KeepOne(Good::Fruit));
        assert_eq!((table.crates(1), table.crates(0)), ([0, 1, 0, 0, 0], [0, 0, 1, 0, 0]));
        assert!(table.saw(&Event::Spoiled { seat: Seat(1), crates: [3, 1, 0, 0, 0] }));
        assert_eq!(table.public().crates[..2], [10, 10]);
    }
}

/// PR-CAP-14
#[test]
fn pr_cap_14_keeping_is_voluntary_in_1897_only() {
    let laden = [Some((Good::Coffee, 4)), Some((Good::Tobacco, 5)), Some((Good::Sugar, 6))];
    for (table, may) in both(3).into_iter().zip([true, false]) {
        let mut table = table.ships(&laden).crates(0, [2, 2, 0, 0, 0]).role(Role::Captain);
        assert_eq!(table.can(Action::Pass), may);
        if may {
            table.play(Action::Pass);
            assert_eq!(table.crates(0), [0; 5]);
        } else {
            assert_eq!(table.refusal(Action::Pass), (Reason::MustChoose, "PR-RND-05"));
        }
    }
    let mut table = layout(3).crates(1, [0, 0, 0, 3, 0]).sit();
    table.play(Action::Role(Role::Builder)).end_phase();
    table.play(Action::Role(Role::Trader)).end_phase();
    assert_eq!(table.crates(1)[3], 3, "crates spoil in the Captain phase only");
}

/// PR-CAP-15
#[test]
fn pr_cap_15_full_ships_sail_and_own_ships_are_emptied() {
    let laden = [Some((Good::Fruit, 3)), Some((Good::Corn, 1)), None];
    let table = layout(3).ships(&laden).crates(0, [0, 1, 0, 0, 0]).crates(1, [1, 0, 0, 0, 3]);
    let mut table = table.town(1, &[Building::Wharf]).role(Role::Captain);
    table.play_all(&[load(Good::Fruit, 0), Action::Wharf(Good::Coffee), load(Good::Corn, 1)]);
    assert_eq!(ships(&table), [(None, 0), (Some(Good::Corn), 2), (None, 0)]);
    assert!(table.saw(&Event::Sailed { ship: 0, good: Good::Fruit }));
    assert_eq!(table.public().crates, [8, 11, 11, 9, 9]);
    assert_eq!(table.public().seats[1].own_ship, None);
}
