//! Section 7.2, and the buildings of 6.10 that only score.

use game_core::Game;
use san_juan::{Action, Kind, Kind::*, Role, SanJuan};

use super::table::layout;

/// SJ-SCORE-1
#[test]
fn sj_score_1_printed_points_of_visible_buildings() {
    let table = layout(2).city(0, &[ProdT5, Statue, Smithy, Crane]).covers(0, 0, &[Hero]).sit();
    assert_eq!(table.points(0, "printed"), Some(3 + 3 + 1 + 1));
}

/// SJ-SCORE-2
#[test]
fn sj_score_2_one_point_for_each_tucked_card_also_under_a_covered_chapel() {
    let open = layout(2).city(0, &[Chapel]).tucked(0, 5).sit();
    let covered = layout(2).city(0, &[Statue, Crane]).covers(0, 0, &[Chapel]).tucked(0, 5).sit();
    assert_eq!((open.points(0, "tucked"), covered.points(0, "tucked")), (Some(5), Some(5)));
}

/// SJ-SCORE-ARCH
#[test]
fn sj_score_arch_four_six_eight_for_monuments() {
    let monuments = [Statue, VictoryColumn, Hero];
    for (count, points) in [0, 4, 6, 8].into_iter().enumerate() {
        let city = [&[TriumphalArch], &monuments[..count]].concat();
        assert_eq!(layout(2).city(0, &city).sit().points(0, "triumphal_arch"), Some(points));
    }
}

/// SJ-SCORE-ARCH
#[test]
fn sj_score_arch_covered_monuments_do_not_count() {
    let table = layout(2).city(0, &[TriumphalArch, ProdT1, Crane]).covers(0, 1, &[Hero]).sit();
    assert_eq!(table.points(0, "triumphal_arch"), Some(0));
}

/// SJ-SCORE-GUILD
#[test]
fn sj_score_guild_one_for_each_building_and_each_kind() {
    for (city, points) in [
        (vec![GuildHall], 0),
        (vec![GuildHall, ProdT1], 2),
        (vec![GuildHall, ProdT1, ProdT1], 3),
        (vec![GuildHall, ProdT1, ProdT2, ProdT3, ProdT4, ProdT5], 10),
    ] {
        assert_eq!(layout(2).city(0, &city).sit().points(0, "guild_hall"), Some(points));
    }
}

/// SJ-SCORE-CITYHALL
#[test]
fn sj_score_cityhall_one_for_each_commercial_building_and_itself() {
    let table = layout(2).city(0, &[ProdT1, ProdT2, CityHall, Hero, Smithy]).sit();
    assert_eq!(table.points(0, "city_hall"), Some(3));
}

/// SJ-SCORE-PALACE
#[test]
fn sj_score_palace_a_quarter_of_everything_else_rounded_down() {
    // Printed 1 + 2, Guild Hall 1 + 1, City Hall 4, tucked 2.
    let city = [ProdT1, Chapel, GuildHall, CityHall, Palace];
    let table = layout(2).city(0, &city).tucked(0, 2).sit();
    let others = (1 + 2) + 2 + 4 + 2;
    assert_eq!((table.points(0, "palace"), table.total(0)), (Some(others / 4), others + others / 4));
}

/// SJ-BLD-MONUMENT-1
#[test]
fn sj_bld_monument_1_three_four_and_five_points() {
    for (kind, points) in [(Statue, 3), (VictoryColumn, 4), (Hero, 5)] {
        assert_eq!(layout(2).city(0, &[kind]).sit().total(0), points);
    }
    assert_eq!(layout(2).city(0, &[Statue, VictoryColumn, Hero]).sit().total(0), 12);
}

/// Plays a Builder phase and a Trader phase that go the same with `kind`.
fn changes_nothing(kind: Kind) {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT2, kind]).goods(0, &[0, 1]);
    let mut table = table.hand(0, &[Statue, Well, Well, Well]).role(Role::Builder);
    assert_eq!((table.build(Statue), table.hand_count(0)), (3, 0));
    let sell = table.play(Action::Role(Role::Trader)).legal();
    assert_eq!(sell, [Action::Pass, Action::Sell(0), Action::Sell(1)]);
    assert_eq!(table.public().seats[0].hand_limit, 7);
}

/// SJ-BLD-GUILD-1
#[test]
fn sj_bld_guild_1_has_no_function_during_play() {
    changes_nothing(GuildHall);
}

/// SJ-BLD-CITYHALL-1
#[test]
fn sj_bld_cityhall_1_has_no_function_during_play() {
    changes_nothing(CityHall);
}

/// SJ-BLD-ARCH-1
#[test]
fn sj_bld_arch_1_has_no_function_during_play() {
    changes_nothing(TriumphalArch);
}

/// SJ-BLD-PALACE-1
#[test]
fn sj_bld_palace_1_has_no_function_during_play() {
    changes_nothing(Palace);
}

/// C-14: the cost-6 buildings print no points of their own.
#[test]
fn cost_six_buildings_print_no_points() {
    let game = SanJuan::new(&Default::default()).expect("the defaults");
    let six = Kind::ALL.into_iter().filter(|&kind| game.cost(kind) == 6);
    assert_eq!(six.map(|kind| game.vp(kind)).collect::<Vec<_>>(), [0; 5]);
}
