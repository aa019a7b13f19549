//! Sections 6.1 and 6.7: the Prospector.

use san_juan::event::DrawWhy;
use san_juan::{Action, Event, Kind, Kind::*, Role};

use super::table::{Table, layout};

/// Cards that the Gold Mine of a seat turned up, and the one it took.
fn dug(table: &Table, by: u8) -> Option<([Kind; 4], Option<Kind>)> {
    table.events().iter().find_map(|event| match event {
        Event::GoldMine { seat, shown, taken } if seat.0 == by => Some((*shown, *taken)),
        _ => None,
    })
}

/// SJ-ROLE-PROSPECTOR-1
#[test]
fn sj_role_prospector_1_only_the_picker_draws() {
    let table = layout(3).role(Role::Prospector);
    assert_eq!([0, 1, 2].map(|seat| table.hand_count(seat)), [1, 0, 0]);
    let library = layout(3).city(0, &[Library]).role(Role::Prospector);
    assert_eq!(library.hand_count(0), 2);
}

/// SJ-ROLE-PROSPECTOR-2
#[test]
fn sj_role_prospector_2_gold_mines_work_whoever_picked() {
    let table = layout(2).governor(1).city(0, &[GoldMine]).role(Role::Prospector);
    assert!(dug(&table, 0).is_some());
}

/// SJ-BLD-GOLD-1
#[test]
fn sj_bld_gold_1_four_cards_are_turned_up_after_the_privilege() {
    let table = layout(2).city(0, &[GoldMine]).draw(&[Palace, ProdT1, ProdT2, ProdT3, ProdT4]);
    let table = table.role(Role::Prospector);
    assert_eq!(table.drew(0, DrawWhy::Prospector), 1);
    assert_eq!(dug(&table, 0), Some(([ProdT1, ProdT2, ProdT3, ProdT4], Some(ProdT1))));
    assert_eq!(table.hand(0), [ProdT1, Palace]);
}

/// SJ-BLD-GOLD-2, and the 1897 half of SJ-EX-82.
#[test]
fn sj_bld_gold_2_the_cheapest_card_is_taken() {
    let table = layout(2).city(0, &[GoldMine]).draw(&[Well, Palace, Quarry, Smithy, Crane]);
    let mut table = table.sit();
    let (_, discard) = table.pile_sizes();
    table.play(Action::Role(Role::Prospector));
    assert_eq!((table.hand(0), table.pile_sizes().1), (vec![Smithy, Well], discard + 3));
}

/// SJ-BLD-GOLD-3
#[test]
fn sj_bld_gold_3_two_equal_costs_bring_nothing() {
    let table = layout(2).city(0, &[GoldMine]).draw(&[Well, ProdT3, Statue, Smithy, Palace]);
    let mut table = table.sit();
    let (_, discard) = table.pile_sizes();
    table.play(Action::Role(Role::Prospector));
    assert_eq!(dug(&table, 0), Some(([ProdT3, Statue, Smithy, Palace], None)));
    assert_eq!((table.hand(0), table.pile_sizes().1), (vec![Well], discard + 4));
}

/// SJ-BLD-GOLD-4
#[test]
fn sj_bld_gold_4_every_owner_digs_his_own_four() {
    let draw = [Well, ProdT1, ProdT2, ProdT3, ProdT4, Smithy, Crane, Chapel, Quarry];
    let table = layout(3).governor(2).city(0, &[GoldMine]).city(2, &[GoldMine]).draw(&draw);
    let table = table.role(Role::Prospector);
    assert_eq!(dug(&table, 2), Some(([ProdT1, ProdT2, ProdT3, ProdT4], Some(ProdT1))));
    assert_eq!(dug(&table, 0), Some(([Smithy, Crane, Chapel, Quarry], Some(Smithy))));
}

/// SJ-BLD-GOLD-5
#[test]
fn sj_bld_gold_5_the_library_does_not_double_it() {
    let table = layout(3).city(0, &[GoldMine, Library]).role(Role::Prospector);
    let digs = table.events().iter().filter(|event| matches!(event, Event::GoldMine { .. }));
    assert_eq!((digs.count(), table.drew(0, DrawWhy::Prospector)), (1, 2));
}

/// SJ-BLD-GOLD-6
#[test]
fn sj_bld_gold_6_fewer_than_four_cards_are_not_turned_up() {
    let table = layout(2).governor(1).city(0, &[GoldMine]);
    assert!(dug(&table.clone().piles(2, 2).role(Role::Prospector), 0).is_none(), "three are left");
    assert!(dug(&table.piles(2, 3).role(Role::Prospector), 0).is_some(), "four are left");
}
