//! Section 5.6: the decision table. Who is asked what, and when nobody is.

use game_core::Seat;
use san_juan::{Action, Config, DiscardWhy, Event, Kind::*, Prompt, Reason, Role, Tile};

use super::table::{layout, new_game, opened};

/// SJ-DP-1
#[test]
fn sj_dp_1_at_any_time_exactly_one_player_decides() {
    let mut table = new_game(3);
    for step in 0.. {
        let Some((seat, _)) = table.asked() else { break };
        assert!(seat < 3 && !table.legal().is_empty());
        let legal = table.legal();
        table.play(legal[step * 5 % legal.len()]);
        assert!(step < 5000);
    }
    assert!(table.legal().is_empty());
}

/// SJ-DP-2
#[test]
fn sj_dp_2_optional_draws_run_without_a_question() {
    let table = layout(2).city(0, &[GoldMine]).role(Role::Prospector);
    assert!(matches!(table.asked(), Some((1, Prompt::Role { .. }))), "privilege and Gold Mine are done");
    assert!(table.hand_count(0) >= 1);
}

/// SJ-DP-3
#[test]
fn sj_dp_3_smaller_sets_are_accepted() {
    let table = layout(2).city(0, &[ProdT1, ProdT2, ProdT3]);
    let mut producing = table.clone().role(Role::Producer);
    producing.play_all(&[Action::Produce(1), Action::Pass]);
    assert_eq!(producing.goods(0), [1]);
    let mut selling = table.goods(0, &[0, 1, 2]).role(Role::Trader);
    selling.play_all(&[Action::Sell(1), Action::Pass]);
    assert_eq!(selling.goods(0), [0, 2]);
}

/// SJ-DP-4
#[test]
fn sj_dp_4_public_automatic_events_are_reported_to_everybody() {
    let table = layout(3).piles(0, 9).tiles(Tile::ALL);
    let mut table = table.role(Role::Prospector);
    assert!(table.heard(2).iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    table.play(Action::Role(Role::Trader));
    assert!(table.heard(2).iter().any(|event| matches!(event, Event::PricesShown { .. })));
}

/// SJ-DP-DRAFT
#[test]
fn sj_dp_draft_everybody_is_asked_in_seat_order() {
    let config = Config { players: 2, opening_draft: true, first: Some(Seat(1)), ..Config::default() };
    let mut table = opened(config, 5);
    for (seat, left) in [(1, 1), (0, 2)] {
        let asked = Prompt::Discard { why: DiscardWhy::Draft, left, of: left };
        assert_eq!(table.asked(), Some((seat, asked)));
        assert!(!table.can(Action::Pass));
        table.decline_until(|table| table.hand_count(seat.into()) == 4);
    }
}

/// SJ-DP-CHAPEL
#[test]
fn sj_dp_chapel_one_card_or_pass_and_nothing_with_an_empty_hand() {
    let picks = [Role::Producer, Role::Trader, Role::Builder].map(Action::Role);
    let mut table = layout(2).city(0, &[Chapel]).hand(0, &[Palace]).sit();
    table.play_all(&picks);
    assert_eq!(table.asked(), Some((0, Prompt::Chapel)));
    assert_eq!(table.legal(), [Action::Pass, Action::Tuck(Palace)]);
    let mut table = layout(2).city(0, &[Chapel]).sit();
    table.play_all(&picks);
    assert!(matches!(table.asked(), Some((1, Prompt::Role { pick: 0 }))));
}

/// SJ-DP-HANDLIMIT
#[test]
fn sj_dp_handlimit_exactly_the_surplus_of_ones_own_choice() {
    let hand = [Well, Well, Crane, Crane, Hero, Hero, Statue, Statue, Palace];
    let mut table = layout(2).hand(0, &hand).sit();
    table.play_all(&[Role::Producer, Role::Trader, Role::Builder].map(Action::Role));
    table.decline_until(|table| !matches!(table.asked(), Some((_, Prompt::Build))));
    let asked = Prompt::Discard { why: DiscardWhy::HandLimit, left: 2, of: 2 };
    assert_eq!(table.asked(), Some((0, asked)));
    assert_eq!(table.refusal(Action::Pass).1, "SJ-DP-HANDLIMIT");
    table.play_all(&[Action::Discard(Hero), Action::Discard(Palace)]);
    assert_eq!(table.hand(0), [Well, Well, Crane, Crane, Statue, Statue, Hero]);
}

/// SJ-DP-ROLE
#[test]
fn sj_dp_role_any_placard_in_the_centre_and_no_pass() {
    let table = layout(3).sit();
    assert_eq!(table.asked(), Some((0, Prompt::Role { pick: 0 })));
    assert_eq!(table.legal(), Role::BASE.map(Action::Role));
    for role in Role::BASE {
        let taken = layout(3).role(role);
        assert_eq!(taken.public().roles[role as usize].taken_by, Some(Seat(0)));
    }
    let last = layout(3).taken(&[(Role::Trader, 0), (Role::Producer, 1)]).sit();
    assert_eq!(last.refusal(Action::Role(Role::Trader)).0, Reason::RoleTaken);
    assert!(last.on_turn() == 2 && !last.can(Action::Pass));
}

/// SJ-DP-LIBRARY
#[test]
fn sj_dp_library_only_two_players_and_only_the_governors_first_pick() {
    let asked = |table: super::table::Table| matches!(table.asked(), Some((_, Prompt::Library { .. })));
    assert!(asked(layout(2).city(0, &[Library]).role(Role::Prospector)));
    assert!(!asked(layout(2).city(0, &[]).role(Role::Prospector)), "no Library");
    let second = layout(2).city(0, &[Library]).taken(&[(Role::Trader, 0), (Role::Producer, 1)]);
    assert!(!asked(second.role(Role::Prospector)), "second pick");
    let other = layout(2).city(1, &[Library]).taken(&[(Role::Trader, 0)]);
    assert!(!asked(other.role(Role::Prospector)), "not the governor");
    assert!(!asked(layout(3).city(0, &[Library]).role(Role::Prospector)), "three players");
}

/// SJ-DP-BUILD
#[test]
fn sj_dp_build_every_player_with_something_to_build_is_asked() {
    let table = layout(3).hand(0, &[ProdT1]).hand(1, &[Palace, Well]).hand(2, &[ProdT1, Well]);
    let mut table = table.role(Role::Builder);
    assert_eq!((table.asked(), table.can(Action::Pass)), (Some((0, Prompt::Build)), true));
    table.play(Action::Pass);
    assert_eq!(table.asked(), Some((2, Prompt::Build)), "seat 1 can build nothing");
}

/// SJ-DP-PRODUCE
#[test]
fn sj_dp_produce_any_set_of_empty_production_buildings_up_to_the_cap() {
    let mut table = layout(2).city(0, &[ProdT1, Well, ProdT2, ProdT3]).goods(0, &[2]).role(Role::Producer);
    assert_eq!(table.legal(), [Action::Pass, Action::Produce(0), Action::Produce(3)]);
    table.play_all(&[Action::Produce(0), Action::Produce(3)]);
    assert_eq!(table.goods(0), [0, 2, 3]);
}

/// SJ-DP-SELL
#[test]
fn sj_dp_sell_any_set_of_goods_up_to_the_cap() {
    let table = layout(2).city(0, &[ProdT1, Well, ProdT2, ProdT3]).goods(0, &[0, 2, 3]);
    let mut table = table.role(Role::Trader);
    assert_eq!(table.legal(), [Action::Pass, Action::Sell(0), Action::Sell(2), Action::Sell(3)]);
    table.play_all(&[Action::Sell(0), Action::Sell(3)]);
    assert_eq!((table.goods(0), table.on_turn()), (vec![2], 1));
}

/// SJ-DP-COUNCIL
#[test]
fn sj_dp_council_keep_without_an_archive_discard_with_one() {
    let keep = layout(2).role(Role::Councillor);
    assert_eq!(keep.asked(), Some((0, Prompt::Keep { left: 1, of: 1 })));
    let archive = layout(2).city(0, &[Archive]).role(Role::Councillor);
    let asked = Prompt::Discard { why: DiscardWhy::Archive, left: 4, of: 4 };
    assert_eq!(archive.asked(), Some((0, asked)));
    let nothing = layout(2).governor(1).city(0, &[Archive, Prefecture]).piles(7, 0);
    let mut nothing = nothing.role(Role::Councillor);
    nothing.play(nothing.legal()[0]);
    assert_eq!((nothing.hand_count(0), nothing.on_turn()), (2, 0));
    assert!(matches!(nothing.asked(), Some((0, Prompt::Role { .. }))), "nothing is to be discarded");
}
