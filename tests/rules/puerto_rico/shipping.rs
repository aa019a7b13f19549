//! Section 6.9: the buildings that work in the Captain phase.

use game_core::Seat;
use puerto_rico::event::Ship;
use puerto_rico::{Action, Building, Event, Good, Prompt, Reason, Role};

use super::layout::layout;
use super::table::Table;

fn load(good: Good, ship: u8) -> Action {
    Action::Load(good, ship)
}

/// PR-BLD-HARB-1
#[test]
fn pr_bld_harb_1_a_point_more_for_every_load() {
    let table = layout(3).crates(1, [3, 1, 2, 0, 0]).town(1, &[Building::Harbor, Building::Wharf]);
    let mut table = table.role(Role::Captain);
    table.play_all(&[load(Good::Corn, 0), load(Good::Fruit, 1), Action::Wharf(Good::Sugar)]);
    assert_eq!(table.vp(1), (3 + 1) + (1 + 1) + (2 + 1));
    let table = layout(3).crates(1, [3, 0, 0, 0, 0]).empty_town(1, &[Building::Harbor]);
    let mut table = table.role(Role::Captain);
    assert_eq!(table.play(load(Good::Corn, 0)).vp(1), 3, "only while manned");
}

/// PR-BLD-HARB-2, C54: the point may be left, load by load; so the supply of
/// points can be kept from running out.
#[test]
fn pr_bld_harb_2_the_point_may_be_left() {
    let table = layout(3).ask().crates(1, [1, 1, 0, 0, 0]).town(1, &[Building::Harbor, Building::Wharf]);
    let mut table = table.vp(0, 73).role(Role::Captain);
    table.play(load(Good::Corn, 0));
    assert_eq!(table.asked(), Some((1, Prompt::Harbor { good: Good::Corn })));
    assert_eq!((table.vp(1), table.crates(1)[0]), (0, 1), "asked before the load is carried out");
    assert_eq!(table.legal(), [Action::Pass, Action::Accept]);
    let mut taken = table.clone();
    assert_eq!(taken.play(Action::Accept).vp(1), 2);
    assert!(taken.position().last_round, "the last point of the supply was taken");
    assert_eq!(table.play(Action::Pass).vp(1), 1);
    assert!(!table.position().last_round, "a point is left");
    let ship = Event::Shipped { seat: Seat(1), good: Good::Corn, crates: 1, ship: Ship::Cargo(0), vp: 1 };
    assert!(table.saw(&ship), "{:?}", table.events());
    table.play(Action::Wharf(Good::Fruit));
    assert_eq!(table.asked(), Some((1, Prompt::Harbor { good: Good::Fruit })), "for every load");
    assert_eq!(table.play(Action::Pass).vp(1), 2);
}

/// PR-BLD-WHARF-1
#[test]
fn pr_bld_wharf_1_once_a_phase_on_any_turn() {
    let table = layout(3).crates(0, [1, 1, 1, 0, 0]).town(0, &[Building::Wharf]);
    let mut table = table.empty_town(1, &[Building::Wharf]).crates(1, [1, 0, 0, 0, 0]).role(Role::Captain);
    table.play(load(Good::Fruit, 0));
    assert_eq!(table.refusal(Action::Wharf(Good::Corn)), (Reason::NoWharf, "PR-BLD-WHARF-1"), "unmanned");
    table.play_all(&[load(Good::Corn, 1), Action::Wharf(Good::Sugar)]);
    assert_eq!(table.refusal(Action::Wharf(Good::Corn)), (Reason::NoWharf, "PR-BLD-WHARF-1"), "used");
    table.play(load(Good::Corn, 1));
    table.decline_until(|table| table.public().round == 3);
    assert!(table.position().seats[0].own_ship.is_none(), "and may be used in the next phase");
}

/// PR-BLD-WHARF-2
#[test]
fn pr_bld_wharf_2_all_crates_of_any_kind() {
    let laden = [Some((Good::Corn, 4)), None, None];
    let mut table = layout(3).ships(&laden).crates(1, [6, 11, 0, 0, 0]).town(1, &[Building::Wharf]);
    table = table.crates(0, [0, 0, 1, 0, 0]);
    let mut table = table.role(Role::Captain);
    table.play(load(Good::Sugar, 1));
    let mut other = table.clone();
    other.play(Action::Wharf(Good::Corn));
    assert_eq!((other.vp(1), other.crates(1)[0]), (6, 0), "though corn is on a ship");
    table.play(Action::Wharf(Good::Fruit));
    assert_eq!((table.vp(1), table.crates(1)[1]), (11, 0), "more than any ship holds");
    assert_eq!(table.refusal(Action::Wharf(Good::Coffee)).0, Reason::NotAsked);
}

/// PR-BLD-WHARF-3
#[test]
fn pr_bld_wharf_3_instead_of_a_possible_load_and_counted_like_one() {
    let table = layout(3).crates(0, [4, 0, 0, 0, 0]).town(0, &[Building::Wharf, Building::Harbor]);
    let mut table = table.role(Role::Captain);
    assert!(table.can(load(Good::Corn, 0)) && table.can(Action::Wharf(Good::Corn)));
    table.play(Action::Wharf(Good::Corn));
    assert_eq!(table.vp(0), 4 + 1 + 1, "Harbor and privilege");
}

/// PR-BLD-WHARF-4
#[test]
fn pr_bld_wharf_4_its_crates_stay_until_the_end_of_the_phase() {
    let table = layout(3).crates(0, [4, 0, 0, 0, 0]).crates(1, [0, 1, 0, 0, 0]).town(0, &[Building::Wharf]);
    let mut table = table.role(Role::Captain);
    table.play(Action::Wharf(Good::Corn));
    let seen = table.public();
    assert_eq!((seen.seats[0].own_ship, seen.crates[0]), (Some((Good::Corn, 4)), 6));
    table.play(load(Good::Fruit, 0));
    let seen = table.public();
    assert_eq!((seen.seats[0].own_ship, seen.crates[0]), (None, 10));
    assert!(!table.events().iter().any(|event| matches!(event, Event::Sailed { .. })), "never dispatched");
}

/// Three ships that take nothing, and goods to store.
fn storing(town: &[Building], crates: [u8; 5]) -> Table {
    let laden = [Some((Good::Coffee, 4)), Some((Good::Tobacco, 5)), Some((Good::Sugar, 6))];
    layout(3).ships(&laden).town(0, town).crates(0, crates).role(Role::Captain)
}

/// PR-BLD-SWH-1
#[test]
fn pr_bld_swh_1_one_kind_whole_and_the_free_crate() {
    let mut table = storing(&[Building::SmallWarehouse], [5, 3, 2, 0, 0]);
    assert_eq!(table.asked(), Some((0, Prompt::StoreAll { left: 1 })));
    table.play(Action::StoreAll(Good::Fruit));
    assert_eq!(table.asked(), Some((0, Prompt::KeepOne)));
    assert_eq!(table.refusal(Action::KeepOne(Good::Fruit)), (Reason::OutOfOrder, "PR-CAP-13"));
    table.play(Action::KeepOne(Good::Corn));
    assert_eq!(table.crates(0), [1, 3, 0, 0, 0]);
}

/// PR-BLD-LWH-1
#[test]
fn pr_bld_lwh_1_two_kinds_whole_and_the_free_crate() {
    let mut table = storing(&[Building::LargeWarehouse], [5, 3, 2, 0, 0]);
    assert_eq!(table.asked(), Some((0, Prompt::StoreAll { left: 2 })));
    table.play(Action::StoreAll(Good::Fruit));
    assert_eq!(table.asked(), Some((0, Prompt::StoreAll { left: 1 })));
    assert_eq!(table.refusal(Action::StoreAll(Good::Corn)), (Reason::OutOfOrder, "PR-CAP-13"));
    table.play_all(&[Action::StoreAll(Good::Sugar), Action::KeepOne(Good::Corn)]);
    assert_eq!(table.crates(0), [1, 3, 2, 0, 0]);
    let table = storing(&[Building::LargeWarehouse], [5, 3, 1, 0, 0]);
    assert_eq!((table.crates(0), table.is_picking()), ([5, 3, 1, 0, 0], true), "everything may be kept");
}

/// PR-BLD-LWH-2
#[test]
fn pr_bld_lwh_2_both_together_three_kinds() {
    let both = [Building::SmallWarehouse, Building::LargeWarehouse];
    let mut table = storing(&both, [5, 3, 2, 4, 0]);
    assert_eq!(table.asked(), Some((0, Prompt::StoreAll { left: 3 })));
    let goods = [Good::Corn, Good::Sugar, Good::Tobacco].map(Action::StoreAll);
    table.play_all(&goods).play(Action::KeepOne(Good::Fruit));
    assert_eq!(table.crates(0), [5, 1, 2, 4, 0]);
    let mut none = storing(&both, [5, 3, 2, 4, 0]);
    none.play_all(&[Action::Pass, Action::KeepOne(Good::Corn)]);
    assert_eq!(none.crates(0), [1, 0, 0, 0, 0], "the free crate may be of any kind");
}

/// PR-BLD-LWH-3
#[test]
fn pr_bld_lwh_3_a_warehouse_does_not_excuse_from_loading() {
    let table = layout(3).town(0, &[Building::LargeWarehouse]).crates(0, [2, 0, 0, 0, 0]);
    let table = table.role(Role::Captain);
    assert_eq!(table.refusal(Action::Pass), (Reason::MustLoad, "PR-CAP-07"));
}
