//! Sections 7.1 and 7.3: the end and the winner.

use san_juan::event::EndWhy;
use san_juan::{Action, Event, Kind, Kind::*, Prompt, Role};

use super::table::{Table, layout};

const ELEVEN: [Kind; 11] =
    [ProdT1, ProdT1, ProdT1, ProdT2, ProdT2, ProdT3, ProdT3, ProdT4, ProdT4, ProdT5, ProdT5];

/// SJ-END-1
#[test]
fn sj_end_1_a_twelfth_building_ends_the_game_at_once() {
    let mut table = layout(3).city(0, &ELEVEN).hand(0, &[ProdT1]).any_hand(1, 9).role(Role::Builder);
    table.build(ProdT1);
    table.decline_until(Table::is_over);
    assert_eq!(table.events().last(), Some(&Event::GameEnded { why: EndWhy::TwelveBuildings }));
    assert_eq!((table.public().round, table.hand_count(1)), (2, 9), "no further pick, no hand limit");
    assert!(table.legal().is_empty());
}

/// SJ-END-2
#[test]
fn sj_end_2_everybody_after_the_twelfth_building_still_builds() {
    let table = layout(3).city(1, &ELEVEN).hand(1, &[ProdT1, Well]).hand(2, &[ProdT1, Well]);
    let mut table = table.hand(0, &[]).role(Role::Builder);
    assert!(!table.public().last_phase);
    table.build(ProdT1);
    assert_eq!(table.asked(), Some((2, Prompt::Build)));
    assert!(table.public().last_phase, "everybody sees that this phase is the last");
    table.build(ProdT1);
    assert!(table.is_over() && !table.public().last_phase);
}

/// SJ-END-3
#[test]
fn sj_end_3_exhausted_piles_end_nothing() {
    let mut table = layout(2).piles(0, 0).role(Role::Prospector);
    assert!(!table.is_over());
    table.play_all(&[Action::Role(Role::Trader), Action::Role(Role::Producer)]);
    assert_eq!((table.is_over(), table.public().round), (false, 3));
}

/// Plays a round in which nobody builds anything.
fn quiet_round(table: &mut Table) {
    let round = table.public().round;
    for role in [Role::Producer, Role::Trader, Role::Builder] {
        table.play(Action::Role(role));
        let next = |table: &Table| table.is_over() || matches!(table.asked(), Some((_, Prompt::Role { .. })));
        table.decline_until(next);
    }
    assert!(table.is_over() || table.public().round == round + 1);
}

/// SJ-END-4
#[test]
fn sj_end_4_twenty_rounds_without_a_building_end_the_game() {
    let mut table = super::table::new_game(2);
    for round in 1..=20 {
        assert_eq!((table.is_over(), table.public().round), (false, round));
        quiet_round(&mut table);
    }
    assert!(table.is_over());
    assert_eq!(table.events().last(), Some(&Event::GameEnded { why: EndWhy::Standstill }));
}

/// SJ-END-4
#[test]
fn sj_end_4_the_round_of_a_building_is_not_counted() {
    let mut table = layout(2).hand(0, &[ProdT1]).role(Role::Builder);
    table.build(ProdT1);
    table.play_all(&[Action::Role(Role::Prospector), Action::Role(Role::Trader)]);
    for _ in 0..20 {
        assert!(!table.is_over(), "round {}", table.public().round);
        quiet_round(&mut table);
    }
    assert!(table.is_over());
}

/// SJ-END-4
#[test]
fn sj_end_4_a_building_begins_the_count_anew() {
    let table = layout(2).hand(0, &[ProdT1]).with(|position| position.quiet = 19);
    let mut table = table.role(Role::Builder);
    assert_eq!(table.public().quiet, 19, "everybody may see how far it is");
    table.build(ProdT1);
    assert_eq!(table.public().quiet, 0);
    table.play_all(&[Action::Role(Role::Prospector), Action::Role(Role::Trader)]);
    quiet_round(&mut table);
    assert!(!table.is_over());
    assert_eq!(table.public().quiet, 2);
}

/// SJ-WIN-1
#[test]
fn sj_win_1_most_points_win() {
    let table = layout(3).city(0, &[Statue]).city(1, &[Hero]).city(2, &[Smithy]).any_hand(2, 12).sit();
    assert_eq!([0, 1, 2].map(|seat| table.rank(seat)), [2, 1, 3]);
}

/// SJ-WIN-2
#[test]
fn sj_win_2_hand_cards_and_goods_break_a_tie() {
    let table = layout(2).city(0, &[ProdT1]).city(1, &[ProdT1]).goods(1, &[0]);
    let table = table.any_hand(0, 9).any_hand(1, 9).sit();
    assert_eq!([0, 1].map(|seat| table.rank(seat)), [2, 1]);
}

/// SJ-WIN-3
#[test]
fn sj_win_3_an_unbroken_tie_is_a_shared_victory() {
    let table = layout(2).city(0, &[ProdT1]).city(1, &[ProdT2]).goods(0, &[0]).any_hand(0, 2);
    let table = table.any_hand(1, 3).sit();
    assert_eq!([0, 1].map(|seat| table.rank(seat)), [1, 1]);
}

/// SJ-WIN-4, D-18
#[test]
fn sj_win_4_lower_ranks_are_compared_the_same_way() {
    let table = layout(4).city(0, &[Hero]).city(1, &[Statue]).city(2, &[Statue]).city(3, &[Statue]);
    let table = table.any_hand(1, 2).any_hand(2, 5).any_hand(3, 2).sit();
    assert_eq!([0, 1, 2, 3].map(|seat| table.rank(seat)), [1, 3, 2, 3]);
}
