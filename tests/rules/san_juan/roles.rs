//! Section 6.1: the Builder as a role. The other roles have files of their own.

use sobremesa::games::san_juan::{Action, Kind::*, Prompt, Role};

use super::table::layout;

/// SJ-ROLE-BUILDER-1
#[test]
fn sj_role_builder_1_each_player_may_build_in_phase_order() {
    let table = layout(3).governor(1).hand(0, &[ProdT1, Well]).hand(1, &[ProdT1]);
    let mut table = table.hand(2, &[ProdT2, Well, Well]).role(Role::Builder);
    for (seat, kind) in [(1, ProdT1), (2, ProdT2), (0, ProdT1)] {
        assert_eq!(table.asked(), Some((seat, Prompt::Build)));
        table.build(kind);
        assert_eq!(table.city(seat.into()), [kind]);
    }
}

/// SJ-ROLE-BUILDER-2
#[test]
fn sj_role_builder_2_the_picker_pays_one_less_two_with_the_library() {
    let hand = [Statue, Well, Well, Well];
    assert_eq!(layout(3).hand(0, &hand).role(Role::Builder).build(Statue), 2);
    assert_eq!(layout(3).city(0, &[Library]).hand(0, &hand).role(Role::Builder).build(Statue), 1);
    assert_eq!(layout(2).governor(1).hand(0, &hand).role(Role::Builder).build(Statue), 3);
}

/// SJ-ROLE-BUILDER-3
#[test]
fn sj_role_builder_3_what_is_built_stays() {
    let mut table = layout(2).hand(0, &[ProdT1]).role(Role::Builder);
    table.build(ProdT1);
    for role in [Role::Prospector, Role::Councillor, Role::Trader, Role::Builder, Role::Producer] {
        table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
        table.play(Action::Role(role));
        assert_eq!(table.city(0), [ProdT1]);
    }
}
