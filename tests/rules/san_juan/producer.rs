//! Sections 6.1 and 6.4: the Producer.

use san_juan::event::DrawWhy;
use san_juan::{Action, Event, Kind::*, Prompt, Reason, Role};

use super::table::{Table, layout};

/// Goods that a seat may still produce.
fn cap(table: &Table) -> u8 {
    match table.asked() {
        Some((_, Prompt::Produce { left, .. })) => left,
        other => panic!("{other:?}"),
    }
}

/// SJ-ROLE-PRODUCER-1
#[test]
fn sj_role_producer_1_the_top_card_becomes_a_good_unseen() {
    let table = layout(2).governor(1).city(0, &[ProdT1, Well]).draw(&[Hero]);
    let mut table = table.role(Role::Producer);
    let (draw, _) = table.pile_sizes();
    assert_eq!(cap(&table), 1);
    assert_eq!(table.refusal(Action::Produce(1)), (Reason::NotProduction, "SJ-ROLE-PRODUCER-1"));
    table.play(Action::Produce(0));
    assert_eq!((table.goods(0), table.pile_sizes().0), (vec![0], draw - 1));
    assert!(!serde_json::to_string(&table.view(0)).expect("views serialise").contains("hero"));
}

/// SJ-ROLE-PRODUCER-2
#[test]
fn sj_role_producer_2_the_picker_produces_one_more_elsewhere() {
    let mut table = layout(2).city(0, &[ProdT1, ProdT2]).role(Role::Producer);
    assert_eq!(cap(&table), 2);
    table.play(Action::Produce(0));
    assert_eq!(table.legal(), [Action::Pass, Action::Produce(1)]);
}

/// SJ-ROLE-PRODUCER-3
#[test]
fn sj_role_producer_3_privilege_library_and_aqueduct_raise_the_cap() {
    let city = [ProdT1, ProdT1, ProdT2, ProdT3];
    for (helpers, library, picker, expected) in [
        (vec![], false, false, 1),
        (vec![], false, true, 2),
        (vec![Aqueduct], false, false, 2),
        (vec![Library], true, true, 3),
        (vec![Library, Aqueduct], true, true, 4),
    ] {
        let table = layout(2).governor(u8::from(!picker)).city(0, &[&city[..], &helpers].concat());
        let mut table = table.role(Role::Producer);
        if library {
            table.play(Action::Library(true));
        }
        assert_eq!(cap(&table), expected);
    }
}

/// SJ-ROLE-PRODUCER-4
#[test]
fn sj_role_producer_4_an_unsold_good_blocks_its_building() {
    let table = layout(2).city(0, &[ProdT1, ProdT2]).goods(0, &[0]).role(Role::Producer);
    assert_eq!(table.refusal(Action::Produce(0)), (Reason::Occupied, "SJ-ROLE-PRODUCER-4"));
    let full = layout(2).city(0, &[ProdT1]).goods(0, &[0]).role(Role::Producer);
    assert!(
        matches!(full.asked(), Some((1, Prompt::Role { .. }))),
        "without an empty building nothing is asked"
    );
}

/// SJ-ROLE-PRODUCER-5
#[test]
fn sj_role_producer_5_goods_are_drawn_in_slot_order() {
    let mut table = layout(2).city(0, &[ProdT1, ProdT2, ProdT3]).draw(&[Hero, Palace]).role(Role::Producer);
    table.play(Action::Produce(1));
    assert_eq!(table.refusal(Action::Produce(0)).0, Reason::OutOfOrder);
    table.play(Action::Produce(2));
    let json = serde_json::to_value(table.position()).expect("positions serialise");
    let good = |slot: usize| json["seats"][0]["city"][slot]["good"].clone();
    assert_eq!((good(1), good(2)), ("hero".into(), "palace".into()));
}

/// SJ-BLD-AQUEDUCT-1
#[test]
fn sj_bld_aqueduct_1_one_good_more() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT2, ProdT3, Aqueduct]).role(Role::Producer);
    assert_eq!(cap(&table), 2);
}

/// SJ-BLD-WELL-1
#[test]
fn sj_bld_well_1_one_card_however_many_goods() {
    let table = layout(2).city(0, &[ProdT1, ProdT2, ProdT3, Aqueduct, Well]);
    for (goods, cards) in [(1, 0), (2, 1), (3, 1)] {
        let mut table = table.clone().role(Role::Producer);
        let mut actions: Vec<Action> = (0..goods).map(Action::Produce).collect();
        actions.extend((goods < 3).then_some(Action::Pass));
        table.play_all(&actions);
        assert_eq!(table.drew(0, DrawWhy::Well), cards, "{goods} goods");
    }
}

/// SJ-FLOW-4, D-11: who has nothing to choose passes without being asked.
#[test]
fn nobody_is_asked_without_a_choice() {
    let table = layout(3).city(2, &[ProdT1]).role(Role::Producer);
    let passes = table.events().iter().filter(|event| matches!(event, Event::Passed { .. }));
    assert_eq!((passes.count(), table.on_turn()), (2, 2));
}
