//! Sections 5.1, 5.2 and 5.4: rounds, picks and phases.

use game_core::Seat;
use san_juan::event::DrawWhy;
use san_juan::{Action, Event, Kind::*, Prompt, Reason, Role, Tile};

use super::table::{Table, layout};

/// Seats in the order in which they acted in a phase, by the events.
fn order(table: &Table) -> Vec<u8> {
    let acts = table.events().iter().filter_map(|event| match event {
        Event::Produced { seat, .. } | Event::Sold { seat, .. } | Event::Kept { seat, .. } => Some(seat.0),
        Event::Built { seat, .. } | Event::Passed { seat, .. } | Event::GoldMine { seat, .. } => Some(seat.0),
        _ => None,
    });
    acts.collect()
}

/// SJ-FLOW-1
#[test]
fn sj_flow_1_the_picker_acts_first_then_the_others_clockwise() {
    let table = layout(4).taken(&[(Role::Builder, 0), (Role::Trader, 1)]).role(Role::Producer);
    assert_eq!(order(&table), [2, 3, 0, 1]);
}

/// SJ-FLOW-2
#[test]
fn sj_flow_2_a_quarry_built_now_helps_in_the_next_builder_phase_only() {
    let hand = [Quarry, Well, Well, Well, Crane, Crane, Crane];
    let mut table = layout(2).hand(0, &hand).role(Role::Builder);
    assert_eq!(table.build(Quarry), 4 - 1);
    assert!(!table.public().seats[0].city[0].active);
    table.play_all(&[Role::Producer, Role::Trader, Role::Builder].map(Action::Role));
    assert!(table.public().seats[0].city[0].active);
    assert_eq!(table.build(Crane), 2 - 1, "the Quarry, but no privilege");
}

/// SJ-FLOW-3
#[test]
fn sj_flow_3_a_covered_building_is_never_active() {
    let table = layout(2).governor(1).city(0, &[ProdT2, Crane]).covers(0, 0, &[Quarry]);
    assert_eq!(table.hand(0, &[Statue, Well, Well, Well]).role(Role::Builder).build(Statue), 3);
}

/// SJ-FLOW-4
#[test]
fn sj_flow_4_each_seat_finishes_before_the_next() {
    let table = layout(3).city(0, &[ProdT1, MarketHall]).city(1, &[ProdT1, MarketHall]);
    let mut table = table.goods(0, &[0]).goods(1, &[0]).tiles(Tile::ALL).role(Role::Trader);
    table.play(Action::Sell(0));
    assert_eq!((table.drew(0, DrawWhy::Sale), table.on_turn()), (2, 1));
    table.play(Action::Sell(0));
    assert_eq!(table.drew(1, DrawWhy::Sale), 2);
}

/// SJ-FLOW-6
#[test]
fn sj_flow_6_never_harmful_effects_run_by_themselves() {
    let mut table = layout(2).city(0, &[ProdT1, ProdT2, Well]).role(Role::Producer);
    table.play_all(&[Action::Produce(0), Action::Produce(1)]);
    assert_eq!(table.drew(0, DrawWhy::Well), 1);
}

/// SJ-FLOW-PICK-1
#[test]
fn sj_flow_pick_1_everybody_picks_once_from_the_governor_on() {
    for players in [3, 4] {
        let mut table = layout(players).governor(1).sit();
        let roles = [Role::Builder, Role::Producer, Role::Trader, Role::Prospector];
        for pick in 0..players {
            assert_eq!(table.asked(), Some(((1 + pick) % players, Prompt::Role { pick })));
            table.play(Action::Role(roles[pick as usize]));
        }
        assert_eq!(table.public().round, 3, "the round is over");
    }
}

/// SJ-FLOW-PICK-2
#[test]
fn sj_flow_pick_2_two_players_make_three_picks() {
    let mut table = layout(2).governor(1).sit();
    for (seat, role) in [(1, Role::Builder), (0, Role::Producer), (1, Role::Trader)] {
        assert_eq!((table.on_turn(), table.public().round), (seat, 2));
        table.play(Action::Role(role));
    }
    assert_eq!(table.public().round, 3);
}

/// SJ-FLOW-PICK-3
#[test]
fn sj_flow_pick_3_a_placard_is_taken_once_a_round_and_none_is_declined() {
    let table = layout(2).taken(&[(Role::Trader, 0)]).sit();
    assert_eq!(table.refusal(Action::Role(Role::Trader)), (Reason::RoleTaken, "SJ-FLOW-PICK-3"));
    assert_eq!(table.refusal(Action::Pass), (Reason::MustPick, "SJ-FLOW-PICK-3"));
    let free = [Role::Builder, Role::Producer, Role::Councillor, Role::Prospector];
    assert_eq!(table.legal(), free.map(Action::Role));
}

/// SJ-FLOW-PICK-4
#[test]
fn sj_flow_pick_4_picker_and_others_may_decline() {
    let table = layout(2).city(0, &[ProdT1]).city(1, &[ProdT1]).goods(0, &[0]).goods(1, &[0]);
    let mut table = table.role(Role::Trader);
    table.play_all(&[Action::Pass, Action::Pass]);
    assert_eq!((table.goods(0).len(), table.goods(1).len()), (1, 1));
}

/// SJ-FLOW-END-1
#[test]
fn sj_flow_end_1_placards_return_and_the_governor_moves_on() {
    let table = layout(3).taken(&[(Role::Builder, 0), (Role::Trader, 1)]).city(1, &[Library]);
    let table = table.with(|position| position.seats[1].library_used = true);
    let table = table.role(Role::Producer);
    let view = table.public();
    assert!(view.roles.iter().all(|role| role.taken_by.is_none()));
    assert!(view.seats.iter().all(|seat| !seat.library_used));
    assert_eq!((view.governor, view.round, table.on_turn()), (Seat(1), 3, 1));
}

/// SJ-FLOW-PHASE-B
#[test]
fn sj_flow_phase_b_everybody_builds_then_the_end_is_checked() {
    let table = layout(3).hand(0, &[ProdT1]).hand(1, &[ProdT1, Well]).hand(2, &[ProdT1, Well]);
    let mut table = table.role(Role::Builder);
    for seat in 0..3 {
        assert_eq!(table.asked(), Some((seat, Prompt::Build)));
        table.build(ProdT1);
    }
    assert_eq!(table.events().last(), Some(&Event::PhaseEnded { role: Role::Builder }));
}

/// SJ-FLOW-PHASE-P
#[test]
fn sj_flow_phase_p_each_wells_card_comes_before_the_next_seat() {
    let city = [ProdT1, ProdT2, Aqueduct, Well];
    let mut table = layout(2).city(0, &city).city(1, &city).role(Role::Producer);
    table.play_all(&[Action::Produce(0), Action::Produce(1)]);
    assert_eq!((table.drew(0, DrawWhy::Well), table.on_turn()), (1, 1));
    table.play_all(&[Action::Produce(0), Action::Produce(1)]);
    assert_eq!(table.drew(1, DrawWhy::Well), 1);
}

/// SJ-FLOW-PHASE-T
#[test]
fn sj_flow_phase_t_flip_sell_and_return_the_tile() {
    let table = layout(2).city(0, &[ProdT1]).goods(0, &[0]).tiles(Tile::ALL);
    let mut table = table.role(Role::Trader);
    assert_eq!(table.events()[1], Event::PricesShown { tile: Tile::A });
    assert_eq!(table.public().tile, Some(Tile::A));
    table.play(Action::Sell(0));
    assert_eq!((table.public().tile, table.public().queue[4]), (None, Some(Tile::A)));
}

/// SJ-FLOW-PHASE-C
#[test]
fn sj_flow_phase_c_everybody_draws_and_selects_in_turn() {
    let mut table = layout(3).role(Role::Councillor);
    for seat in 0..3 {
        assert_eq!(table.looked(seat), Some(if seat == 0 { 5 } else { 2 }));
        assert_eq!(table.asked(), Some((seat, Prompt::Keep { left: 1, of: 1 })));
        table.play(table.legal()[0]);
    }
}

/// SJ-FLOW-PHASE-S
#[test]
fn sj_flow_phase_s_the_privilege_before_any_gold_mine_picker_first() {
    let table = layout(3).governor(1).city(0, &[GoldMine]).city(1, &[GoldMine]).role(Role::Prospector);
    let steps = table.events().iter().filter_map(|event| match event {
        Event::Drew { seat, why: DrawWhy::Prospector, .. } => Some(("draws", seat.0)),
        Event::GoldMine { seat, .. } => Some(("digs", seat.0)),
        _ => None,
    });
    assert_eq!(steps.collect::<Vec<_>>(), [("draws", 1), ("digs", 1), ("digs", 0)]);
}
