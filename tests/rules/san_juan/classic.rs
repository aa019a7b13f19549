//! The classic edition: what differs from 1897.

use game_core::{Game, Seat};
use san_juan::event::DrawWhy;
use san_juan::prompt::FaceUp;
use san_juan::{Action, Config, Edition, Event, Kind::*, Prompt, Reason, Role, SanJuan};

use super::table::{Table, classic, layout, opened};

/// A classic game; with a draft up to its first pick.
fn new_game(players: u8, opening_draft: bool) -> Table {
    let config = Config { edition: Edition::Classic, players, opening_draft, ..Config::default() };
    let mut table = opened(Config { first: Some(Seat(0)), ..config }, 6);
    table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
    table
}

/// The check values after setup: SJ-SET-5, SJ-SET-6, SJ-SET-7, SJ-SET-DRAFT-2.
#[test]
fn check_values_of_one_set() {
    for (players, draw, drafted, gone) in [(2, 100, 97, 3), (3, 95, 89, 6), (4, 90, 80, 10)] {
        let table = new_game(players, false);
        assert_eq!(table.pile_sizes(), (draw, 0));
        assert_eq!((table.public().roles.len(), table.public().queue.len()), (5, 5));
        assert_eq!(new_game(players, true).pile_sizes(), (drafted, gone));
    }
}

/// SJ-MODE-2
#[test]
fn sj_mode_2_only_the_classic_edition_seats_more_than_four() {
    for (edition, players, ok) in [
        (Edition::Y1897, 5, false),
        (Edition::Classic, 5, true),
        (Edition::Classic, 8, true),
        (Edition::Classic, 9, false),
    ] {
        let game = SanJuan::new(&Config { edition, players, ..Config::default() });
        assert_eq!(game.as_ref().err().map(|error| error.field), (!ok).then_some("players"));
    }
    for players in [5, 8] {
        let mut table = new_game(players, false);
        for seat in 0..players {
            assert!(matches!(table.asked(), Some((by, Prompt::Role { .. })) if by == seat));
            table.play(table.legal()[0]);
            table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
        }
        assert_eq!((table.public().round, table.on_turn()), (2, 1), "everybody has picked once");
    }
}

fn mine(players: u8) -> Table {
    let table = classic(players).governor(1).city(0, &[GoldMine]);
    table.draw(&[ProdT1, Smithy, Well, Quarry, Palace]).role(Role::Prospector)
}

/// SJ-DP-GOLDMINE
#[test]
fn sj_dp_goldmine_any_of_the_four_or_none() {
    let table = mine(2);
    assert_eq!(table.asked(), Some((0, Prompt::Take { from: FaceUp::GoldMine, left: 1 })));
    let kinds = [Smithy, Well, Quarry, Palace];
    let legal: Vec<Action> = std::iter::once(Action::Pass).chain(kinds.map(Action::Take)).collect();
    assert_eq!(table.legal(), legal);
    assert_eq!(table.refusal(Action::Take(Hero)).0, Reason::NotInRow);
    let equal = classic(2).governor(1).city(0, &[GoldMine]).draw(&[ProdT1, Well, Crane, Quarry, Palace]);
    assert!(matches!(equal.role(Role::Prospector).asked(), Some((0, Prompt::Role { .. }))), "two cost 2");
    let in_1897 = layout(2).governor(1).city(0, &[GoldMine]).draw(&[ProdT1, Smithy, Well, Quarry, Palace]);
    assert!(matches!(in_1897.role(Role::Prospector).asked(), Some((0, Prompt::Role { .. }))));
}

/// SJ-BLD-GOLD-2, SJ-INF-12: the cards lie there for everybody to see.
#[test]
fn sj_bld_gold_2_the_owner_chooses_among_cards_that_all_see() {
    let mut table = mine(3);
    let seen = table.view(2).look.expect("cards lie there");
    assert_eq!((seen.seat, seen.cards), (Seat(0), Some(vec![Smithy, Well, Quarry, Palace])));
    let (_, discard) = table.pile_sizes();
    table.play(Action::Take(Quarry));
    let took = Event::Took { seat: Seat(0), from: FaceUp::GoldMine, kind: Quarry };
    assert!(table.heard(1).contains(&took));
    assert_eq!((table.hand(0), table.pile_sizes().1), (vec![Quarry], discard + 3));
}

/// SJ-BLD-GOLD-2
#[test]
fn sj_bld_gold_2_whoever_takes_none_discards_all_four() {
    let mut table = mine(2);
    let (_, discard) = table.pile_sizes();
    table.play(Action::Pass);
    assert_eq!((table.hand_count(0), table.pile_sizes().1), (0, discard + 4));
}

/// SJ-SCORE-GUILD
#[test]
fn sj_score_guild_two_for_every_production_building() {
    let city = [GuildHall, ProdT1, ProdT1, ProdT5];
    assert_eq!(classic(2).city(0, &city).sit().points(0, "guild_hall"), Some(6));
    assert_eq!(layout(2).city(0, &city).sit().points(0, "guild_hall"), Some(3 + 2));
}

/// SJ-INF-8: the number of cards under a Chapel is public, what they are not.
#[test]
fn sj_inf_8_everybody_may_count_the_cards_under_a_chapel() {
    let table = classic(2).city(0, &[Chapel]).tucked(0, 3).sit();
    let seen = &table.view(1).seats[0];
    assert_eq!((seen.tucked, &seen.tucked_cards), (Some(3), &None));
    let hidden = layout(2).city(0, &[Chapel]).tucked(0, 3).sit();
    assert_eq!(hidden.view(1).seats[0].tucked, None);
}

/// The Prefecture costs 3 in the classic edition, whatever the Resort costs.
#[test]
fn a_prefecture_costs_three() {
    let table = classic(2).governor(1).hand(0, &[Prefecture, Well, Well, Well]);
    assert_eq!(table.role(Role::Builder).build(Prefecture), 3);
}

/// SJ-BLD-LIBRARY-4: as in 1897.
#[test]
fn sj_bld_library_4_with_two_the_governor_may_keep_it() {
    let table = classic(2).city(0, &[Library]).role(Role::Prospector);
    assert_eq!(table.asked(), Some((0, Prompt::Library { role: Role::Prospector })));
    let mut table = table;
    table.play(Action::Library(true));
    assert_eq!(table.drew(0, DrawWhy::Prospector), 2);
}
