//! Section 6.2: the Recruiter.

use game_core::Seat;
use puerto_rico::event::{EndWhy, WorkerFrom};
use puerto_rico::{Action, Building, Event, Prompt, Reason, Role, Tile};

use super::layout::{both, layout};
use super::table::Table;

fn gained(table: &Table) -> Vec<u8> {
    (0..table.public().seats.len()).map(|seat| table.workers(seat)).collect()
}

/// PR-REC-01
#[test]
fn pr_rec_01_the_picker_takes_one_from_the_supply() {
    for table in both(3) {
        let table = table.role(Role::Recruiter);
        assert_eq!(gained(&table), [2, 1, 1]);
        assert_eq!(table.public().workers, 58 - 3 - 1 - 3, "and the Register is filled again");
        let worker = |workers, from| Event::Workers { seat: Seat(0), workers, from };
        assert!(table.saw(&worker(1, WorkerFrom::Supply)) && table.saw(&worker(1, WorkerFrom::Register)));
    }
    let table = layout(3).supply(0).role(Role::Recruiter);
    assert_eq!(table.workers(0), 1, "without a supply the privilege is void");
}

/// PR-REC-01: whoever wants to be asked may decline.
#[test]
fn pr_rec_01_it_can_be_declined() {
    let mut table = layout(3).ask().role(Role::Recruiter);
    assert_eq!(table.asked(), Some((0, Prompt::Privilege)));
    let mut other = table.clone();
    other.play(Action::Accept);
    table.play(Action::Pass);
    assert_eq!((gained(&table), gained(&other)), (vec![1, 1, 1], vec![2, 1, 1]));
}

/// PR-REC-02
#[test]
fn pr_rec_02_the_register_is_handed_out_one_by_one() {
    for (register, shares) in [(3, [1, 1, 1]), (4, [2, 1, 1]), (5, [2, 2, 1]), (9, [3, 3, 3])] {
        let mut table = layout(3).ask().register(register).governor(1).role(Role::Recruiter);
        table.play(Action::Pass);
        assert_eq!(gained(&table), [shares[2], shares[0], shares[1]], "from the picker on");
    }
}

/// PR-REC-03
#[test]
fn pr_rec_03_all_workers_are_arranged_anew() {
    let land = [(Tile::Corn, 2, 2), (Tile::Quarry, 2, 0)];
    let table = layout(3).land(0, &land).built(0, &[(Building::LargeFruit, 1)]);
    let mut table = table.role(Role::Recruiter);
    assert_eq!(table.asked(), Some((0, Prompt::Place { left: 5 })), "three old and two new ones");
    assert_eq!(table.public().seats[0].manned, [0; 6], "all are lifted");
    table.play_all(&[
        Action::Place(5),
        Action::Place(5),
        Action::Place(6),
        Action::Place(6),
        Action::Place(6),
    ]);
    assert_eq!((table.land(0, Tile::Corn), table.land(0, Tile::Quarry)), ((2, 0), (2, 2)));
    assert_eq!(table.on(0, Building::LargeFruit), Some(3));
    let mut table = layout(3).land(0, &land).land(0, &[(Tile::Coffee, 3, 0)]).role(Role::Recruiter);
    table.play_all(&[Action::Place(0), Action::Place(0)]);
    assert_eq!(table.refusal(Action::Place(0)), (Reason::NoCircle, "PR-REC-03"), "one worker per circle");
    assert_eq!(table.refusal(Action::Place(1)).0, Reason::NoCircle);
}

/// PR-REC-04
#[test]
fn pr_rec_04_workers_stay_idle_only_if_all_circles_are_filled() {
    let table = layout(3).land(0, &[(Tile::Corn, 1, 0)]).built(0, &[(Building::SmallFruit, 0)]).idle(0, 2);
    let table = table.role(Role::Recruiter);
    assert!(table.is_picking(), "nothing to decide");
    assert_eq!((table.land(0, Tile::Corn), table.on(0, Building::SmallFruit)), ((1, 1), Some(1)));
    assert_eq!(table.public().seats[0].idle, 2);
    assert!(table.saw(&Event::AllPlaced { seat: Seat(0), idle: 2 }));
    let table = layout(3).land(0, &[(Tile::Corn, 1, 0), (Tile::Fruit, 2, 0)]).role(Role::Recruiter);
    assert_eq!(table.legal(), [Action::Place(0), Action::Place(1)]);
    let mut other = table.clone();
    other.play(Action::Place(1));
    assert_eq!(other.legal(), [Action::Place(1)], "each allocation is reached in one way");
    assert_eq!(other.refusal(Action::Place(0)).0, Reason::OutOfOrder);
    let table = layout(3).land(0, &[(Tile::Corn, 1, 0), (Tile::Fruit, 2, 0), (Tile::Sugar, 1, 0)]);
    let table = table.role(Role::Recruiter);
    assert_eq!(table.refusal(Action::Place(2)), (Reason::LeavesWorkers, "PR-REC-04"));
}

/// PR-REC-05
#[test]
fn pr_rec_05_nobody_may_keep_workers_back() {
    let mut table = layout(3).land(0, &[(Tile::Corn, 3, 1), (Tile::Fruit, 2, 1)]).role(Role::Recruiter);
    assert_eq!(table.asked(), Some((0, Prompt::Place { left: 4 })));
    for _ in 0..4 {
        assert_eq!(table.refusal(Action::Pass), (Reason::MustChoose, "PR-RND-05"));
        let place = table.legal()[0];
        table.play(place);
    }
    assert_eq!((table.workers(0), table.public().seats[0].idle), (4, 0));
}

/// PR-REC-06
#[test]
fn pr_rec_06_seats_place_one_after_the_other_in_the_open() {
    for table in both(3) {
        let land = [(Tile::Corn, 2, 0), (Tile::Quarry, 1, 0)];
        let table = (0..3).fold(table.governor(1), |table, seat| table.land(seat, &land));
        let mut table = table.role(Role::Recruiter);
        for seat in [1, 2, 0] {
            assert_eq!(table.on_turn(), seat);
            let left = table.workers(seat as usize);
            assert_eq!(left, 0, "lifted");
            table.decline_until(|table| table.is_picking() || table.on_turn() != seat);
            assert_eq!(table.public().seats[seat as usize].manned[0], if seat == 1 { 2 } else { 1 });
        }
    }
}

/// PR-REC-07
#[test]
fn pr_rec_07_workers_move_at_no_other_time() {
    let table = layout(4).land(0, &[(Tile::Corn, 2, 1), (Tile::Quarry, 1, 0)]).idle(0, 0);
    let table = table.built(0, &[(Building::SmallMarket, 1), (Building::LargeFruit, 1)]).coins(0, 9);
    let mut table = table.crates(0, [2, 0, 0, 0, 0]).sit();
    let board = |table: &Table| {
        let seat = table.public().seats[0].clone();
        (seat.manned, table.on(0, Building::SmallMarket), table.on(0, Building::LargeFruit), seat.idle)
    };
    let before = board(&table);
    for role in [Role::Builder, Role::Captain, Role::Craftsman, Role::Trader] {
        table.play(Action::Role(role)).end_phase();
        assert_eq!(board(&table), before, "{role:?}");
    }
}

/// PR-REC-08
#[test]
fn pr_rec_08_the_register_is_filled_for_empty_building_circles() {
    for (town, register) in [
        (vec![], 3),
        (vec![(Building::LargeFruit, 0)], 3),
        (vec![(Building::LargeFruit, 0), (Building::TobaccoStorage, 0), (Building::Factory, 0)], 7),
    ] {
        let table = layout(3).ask().built(1, &town).land(2, &[(Tile::Corn, 9, 0)]).register(0);
        let mut table = table.role(Role::Recruiter);
        let supply = table.public().workers;
        table.play(Action::Pass).end_phase();
        assert_eq!(table.public().register, register, "plantations do not count");
        assert_eq!(table.public().workers, supply - register);
        assert!(table.saw(&Event::RegisterFilled { workers: register, citizens: 0 }));
    }
}

/// PR-REC-09
#[test]
fn pr_rec_09_a_short_supply_triggers_the_end() {
    for (supply, last) in [(3, false), (2, true), (0, true)] {
        let mut table = layout(3).ask().supply(supply).role(Role::Recruiter);
        table.decline_until(|table| table.is_picking());
        assert_eq!(table.public().last_round, last, "{supply} for a target of 3");
        assert_eq!(table.saw(&Event::LastRound { why: EndWhy::Workers }), last);
    }
    let market = [Tile::Corn];
    let table = layout(3).supply(0).town(0, &[Building::Hospital]).market(&market);
    let mut table = table.role(Role::Planter);
    table.play(Action::Take(Tile::Corn)).end_phase();
    assert!(!table.public().last_round, "a shortage elsewhere is no trigger");
}

/// PR-REC-10
#[test]
fn pr_rec_10_the_empty_circles_are_always_counted() {
    for table in both(3) {
        let table = table.built(0, &[(Building::LargeSugar, 0), (Building::CoffeeRoaster, 0)]);
        let mut table = table.role(Role::Recruiter);
        table.end_phase();
        assert_eq!(table.public().register, 5 - 2, "two of five circles have been filled");
    }
}

/// PR-REC-11
#[test]
fn pr_rec_11_without_supply_the_action_still_happens() {
    let table = layout(3).supply(0).land(0, &[(Tile::Corn, 1, 1), (Tile::Fruit, 2, 0)]);
    let mut table = table.role(Role::Recruiter);
    assert_eq!(table.asked(), Some((0, Prompt::Place { left: 2 })), "one from the Register");
    table.play_all(&[Action::Place(1), Action::Place(1)]);
    assert_eq!((table.land(0, Tile::Corn), table.land(0, Tile::Fruit)), ((1, 0), (2, 2)));
}
