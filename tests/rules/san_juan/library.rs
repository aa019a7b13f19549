//! Section 6.9: the Library.

use game_core::Seat;
use san_juan::event::DrawWhy;
use san_juan::{Action, Event, Kind::*, Prompt, Role};

use super::table::layout;

/// SJ-BLD-LIBRARY-1
#[test]
fn sj_bld_library_1_doubles_the_privilege_of_the_picked_role() {
    let table = layout(3).city(0, &[ProdT1, ProdT2, ProdT3, ProdT4, Library]);
    assert_eq!(table.clone().role(Role::Councillor).looked(0), Some(8));
    assert_eq!(table.clone().role(Role::Prospector).drew(0, DrawWhy::Prospector), 2);
    assert_eq!(table.clone().hand(0, &[Hero, Well, Well, Well]).role(Role::Builder).build(Hero), 3);
    let producing = table.clone().role(Role::Producer);
    assert_eq!(producing.asked(), Some((0, Prompt::Produce { left: 3, made: 0 })));
    let selling = table.goods(0, &[0, 1, 2, 3]).role(Role::Trader);
    assert_eq!(selling.asked(), Some((0, Prompt::Sell { left: 3, sold: 0 })));
}

/// SJ-BLD-LIBRARY-2
#[test]
fn sj_bld_library_2_not_the_action_nor_other_buildings() {
    let plants = [ProdT1, ProdT2, ProdT3, ProdT4, Library, Aqueduct];
    let table = layout(3).city(0, &plants).role(Role::Producer);
    assert_eq!(table.asked(), Some((0, Prompt::Produce { left: 4, made: 0 })));
    let other = layout(3).governor(2).city(0, &[ProdT1, ProdT2, Library]).role(Role::Producer);
    assert_eq!(other.asked(), Some((0, Prompt::Produce { left: 1, made: 0 })), "not his pick");
    let quarry = layout(3).city(0, &[Library, Quarry]).hand(0, &[Palace, Well, Well, Well]);
    assert_eq!(quarry.role(Role::Builder).build(Palace), 6 - 2 - 1);
}

/// SJ-BLD-LIBRARY-3
#[test]
fn sj_bld_library_3_from_three_players_on_it_is_used_by_itself() {
    for players in [3, 4] {
        let table = layout(players).city(0, &[Library]).role(Role::Prospector);
        assert!(table.events().contains(&Event::LibraryUsed { seat: Seat(0) }));
        assert_eq!(table.on_turn(), 1);
    }
}

/// SJ-BLD-LIBRARY-4, D-21
#[test]
fn sj_bld_library_4_the_governor_of_two_decides_on_his_first_pick() {
    let table = layout(2).city(0, &[Library]).role(Role::Prospector);
    assert_eq!(table.asked(), Some((0, Prompt::Library { role: Role::Prospector })));
    assert_eq!(table.legal(), [Action::Library(false), Action::Library(true)]);
    assert_eq!(table.hand_count(0), 0, "asked before the phase begins");
}

/// SJ-BLD-LIBRARY-4
#[test]
fn sj_bld_library_4_kept_it_serves_the_second_pick_by_itself() {
    let mut table = layout(2).city(0, &[Library]).role(Role::Producer);
    table.play_all(&[Action::Library(false), Action::Role(Role::Trader), Action::Role(Role::Prospector)]);
    assert!(table.events().contains(&Event::LibraryUsed { seat: Seat(0) }));
    assert_eq!(table.drew(0, DrawWhy::Prospector), 2);
}

/// SJ-BLD-LIBRARY-4
#[test]
fn sj_bld_library_4_used_it_is_spent_until_the_next_round() {
    let mut table = layout(2).city(0, &[Library]).role(Role::Producer);
    table.play_all(&[Action::Library(true), Action::Role(Role::Trader)]);
    assert!(table.public().seats[0].library_used);
    table.play(Action::Role(Role::Prospector));
    assert_eq!(table.drew(0, DrawWhy::Prospector), 1);
    assert!(!table.public().seats[0].library_used, "a new round has begun");
}

/// SJ-BLD-LIBRARY-4
#[test]
fn sj_bld_library_4_the_other_player_is_not_asked() {
    let table = layout(2).city(1, &[Library]).taken(&[(Role::Producer, 0)]).role(Role::Prospector);
    assert_eq!(table.drew(1, DrawWhy::Prospector), 2);
}

/// SJ-BLD-LIBRARY-5
#[test]
fn sj_bld_library_5_built_in_the_first_phase_it_serves_the_second_pick() {
    let mut table = layout(2).hand(0, &[Library, Well, Well, ProdT1, ProdT1]).role(Role::Builder);
    table.build(Library);
    table.play_all(&[Action::Role(Role::Producer), Action::Role(Role::Councillor)]);
    assert_eq!(table.looked(0), Some(8));
}
