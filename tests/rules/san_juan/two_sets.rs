//! The classic game for five to eight: two sets and the expansion roles.

use game_core::{Game, Seat};
use san_juan::event::{DrawWhy, ShipWhy};
use san_juan::prompt::FaceUp;
use san_juan::{
    Action, Config, DiscardWhy, Edition, Event, Kind, Kind::*, Prompt, Reason, Role, SanJuan, Tile,
};

use super::table::{Layout, Table, classic, opened};

fn config(players: u8) -> Config {
    Config { edition: Edition::Classic, players, first: Some(Seat(0)), ..Config::default() }
}

/// Five players, one expansion role.
fn five(role: Role) -> Layout {
    classic(5).extra_roles(&[role])
}

/// SJ-MODE-3
#[test]
fn sj_mode_3_the_draft_goes_on_with_nine_to_twelve_cards() {
    let mut table = opened(Config { opening_draft: true, ..config(8) }, 2);
    let counts: Vec<u8> = (0..8).map(|seat| table.hand_count(seat)).collect();
    assert_eq!(counts, [5, 6, 7, 8, 9, 10, 11, 12]);
    table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
    assert_eq!(table.pile_sizes(), (144, 36));
    assert!(!Config::default().opening_draft);
}

/// SJ-MODE-4
#[test]
fn sj_mode_4_five_players_play_with_two_sets() {
    let copies = |players| {
        let game = SanJuan::new(&config(players)).expect("a legal configuration");
        [ProdT1, ProdT5, Well, Palace].map(|kind| game.copies(kind))
    };
    assert_eq!(copies(4), [10, 8, 3, 2]);
    assert_eq!(copies(5), [13, 10, 4, 3]);
    assert_eq!(copies(6), [16, 12, 5, 3]);
    assert_eq!(copies(7), [18, 14, 6, 4]);
    assert_eq!(copies(8), [20, 16, 6, 4]);
    let four = opened(config(4), 1);
    assert_eq!(four.refusal(Action::Role(Role::Prospector2)).0, Reason::NoSuchRole);
    for players in 5..=8 {
        let mut table = opened(config(players), 1);
        table.play(Action::Role(Role::Prospector2));
        assert_eq!(table.public().roles.len(), usize::from(players) + 1);
    }
}

/// SJ-SET-BIG-1
#[test]
fn sj_set_big_1_the_tiles_of_the_second_set() {
    let tiles = |players| {
        let position = opened(config(players), 3).position();
        let mut queue = position.tiles.expect("written in full").queue;
        queue.sort_unstable();
        queue
    };
    use Tile::{A, B, C, D, E};
    assert_eq!(tiles(5), [A, B, B, C, D, D, E]);
    assert_eq!(tiles(6), [A, B, B, C, C, D, D, E]);
    assert_eq!(tiles(7), [A, B, B, C, C, D, D, E, E]);
    assert_eq!(tiles(8), [A, A, B, B, C, C, D, D, E, E]);
}

/// SJ-SET-BIG-2, D-19
#[test]
fn sj_set_big_2_the_host_chooses_the_expansion_roles() {
    let roles = |players, extra: Option<&[Role]>| {
        let extra_roles = extra.map(<[Role]>::to_vec);
        let game = SanJuan::new(&Config { extra_roles, ..config(players) });
        game.map(|game| game.config().extra_roles.clone().expect("records name them"))
    };
    for (players, count) in [(5, 1), (6, 2), (7, 3), (8, 4)] {
        assert_eq!(roles(players, None).ok().as_deref(), Some(&Role::EXTRA[..count]));
    }
    let chosen = [Role::Captain, Role::Mayor];
    assert_eq!(roles(6, Some(&chosen)).ok().as_deref(), Some(&[Role::Mayor, Role::Captain][..]));
    for wrong in [&[Role::Mayor][..], &[Role::Mayor, Role::Mayor], &[Role::Mayor, Role::Trader]] {
        assert_eq!(roles(6, Some(wrong)).expect_err("refused").field, "extra_roles");
    }
    let refused = SanJuan::new(&Config { extra_roles: Some(chosen.to_vec()), ..Config::default() });
    assert_eq!(refused.expect_err("1897 has none").field, "extra_roles");
    let mut table = opened(Config { extra_roles: Some(chosen.to_vec()), ..config(6) }, 1);
    assert_eq!(table.refusal(Action::Role(Role::Prospector2)), (Reason::NoSuchRole, "SJ-SET-3"));
    table.play(Action::Role(Role::Mayor));
    let mayor = table.public().roles.into_iter().find(|placard| placard.role == Role::Mayor);
    assert_eq!(mayor.and_then(|placard| placard.taken_by), Some(Seat(0)));
}

/// SJ-FLOW-PICK-5
#[test]
fn sj_flow_pick_5_two_prospectors_are_two_placards() {
    let mut table = five(Role::Prospector2).role(Role::Prospector);
    assert_eq!(table.refusal(Action::Role(Role::Prospector)).0, Reason::RoleTaken);
    table.play(Action::Role(Role::Prospector2));
    assert_eq!(table.refusal(Action::Role(Role::Prospector2)).0, Reason::RoleTaken);
    assert_eq!(table.refusal(Action::Role(Role::Mayor)), (Reason::NoSuchRole, "SJ-SET-3"));
    assert_eq!([table.hand_count(0), table.hand_count(1)], [1, 1]);
}

/// SJ-FLOW-PHASE-X
#[test]
fn sj_flow_phase_x_everybody_acts_picker_first() {
    let table = five(Role::Captain).taken(&[(Role::Trader, 0), (Role::Builder, 1)]);
    let table = (0..5).fold(table, |table, seat| table.city(seat, &[ProdT1]).goods(seat, &[0]));
    let mut table = table.role(Role::Captain);
    for seat in [2, 3, 4, 0, 1] {
        assert_eq!(table.on_turn(), seat);
        table.play(Action::Pass);
    }
    assert_eq!(table.asked(), Some((3, Prompt::Role { pick: 3 })));
}

/// SJ-ROLE-X-1
#[test]
fn sj_role_x_1_four_roles_beyond_the_five() {
    let view = opened(config(8), 1).public();
    let roles: Vec<Role> = view.roles.iter().map(|placard| placard.role).collect();
    assert_eq!(roles, Role::ALL);
    assert_eq!(Role::EXTRA.map(Role::key), ["prospector_2", "colonist_ship", "mayor", "captain"]);
    for role in Role::EXTRA {
        let table = five(role).role(role);
        let placard = table.public().roles.into_iter().find(|placard| placard.role == role);
        assert_eq!(placard.and_then(|placard| placard.taken_by), Some(Seat(0)), "{role:?}");
    }
}

/// SJ-ROLE-X-2
#[test]
fn sj_role_x_2_a_library_doubles_them_too() {
    let drew = five(Role::Prospector2).city(0, &[Library]).role(Role::Prospector2);
    assert_eq!(drew.drew(0, DrawWhy::Prospector), 2);
    let mut mayor = five(Role::Mayor).city(0, &[Library]).hand(0, &[Well]).role(Role::Mayor);
    mayor.play(Action::Pass);
    assert_eq!(mayor.drew(0, DrawWhy::Mayor), 2);
    let city = [Library, ProdT1, ProdT2, ProdT3];
    let captain = five(Role::Captain).city(0, &city).goods(0, &[1, 2, 3]).role(Role::Captain);
    assert_eq!(captain.asked(), Some((0, Prompt::Ship { left: 3, sent: 0 })));
    let mut ship = five(Role::ColonistShip).city(0, &[Library]).role(Role::ColonistShip);
    assert_eq!(ship.asked(), Some((0, Prompt::Take { from: FaceUp::ColonistShip, left: 2 })));
    let first = ship.legal()[1];
    ship.play(first);
    assert_eq!(ship.asked(), Some((0, Prompt::Take { from: FaceUp::ColonistShip, left: 1 })));
}

/// SJ-ROLE-XPROS-1
#[test]
fn sj_role_xpros_1_gold_mines_work_in_both_phases() {
    let table = five(Role::Prospector2).city(3, &[GoldMine]);
    let table = table.draw(&[ProdT1, ProdT1, ProdT1, Well, Well]).role(Role::Prospector2);
    assert!(table.events().iter().any(|event| matches!(event, Event::GoldMine { seat: Seat(3), .. })));
    assert_eq!(table.drew(0, DrawWhy::Prospector), 1);
}

const ROW: [Kind; 5] = [Smithy, Well, Well, Quarry, Palace];

fn ship(layout: Layout) -> Table {
    layout.draw(&ROW).role(Role::ColonistShip)
}

/// SJ-ROLE-XSHIP-1
#[test]
fn sj_role_xship_1_a_card_for_every_player_face_up() {
    let table = ship(five(Role::ColonistShip));
    for seat in 0..5 {
        assert_eq!(table.view(seat).look.and_then(|row| row.cards), Some(ROW.to_vec()));
    }
    let few = five(Role::ColonistShip).piles(2, 1).role(Role::ColonistShip);
    assert_eq!(few.public().look.map(|row| row.count), Some(3));
}

/// SJ-ROLE-XSHIP-2
#[test]
fn sj_role_xship_2_each_may_take_one() {
    let mut table = ship(five(Role::ColonistShip));
    table.play_all(&[Action::Take(Well), Action::Pass, Action::Take(Well)]);
    assert_eq!([table.hand(0), table.hand(1), table.hand(2)], [vec![Well], vec![], vec![Well]]);
    assert_eq!(table.refusal(Action::Take(Well)), (Reason::NotInRow, "SJ-INF-12"));
}

/// SJ-ROLE-XSHIP-3
#[test]
fn sj_role_xship_3_a_picker_with_a_library_takes_two_at_once() {
    let mut table = ship(five(Role::ColonistShip).city(0, &[Library]));
    table.play_all(&[Action::Take(Palace), Action::Take(Quarry)]);
    assert_eq!((table.hand(0), table.on_turn()), (vec![Quarry, Palace], 1));
    let mut plain = ship(five(Role::ColonistShip));
    plain.play(Action::Take(Palace));
    assert_eq!(plain.on_turn(), 1, "without a Library he only chooses first");
}

/// SJ-ROLE-XSHIP-4
#[test]
fn sj_role_xship_4_what_is_left_is_discarded() {
    let mut table = ship(five(Role::ColonistShip));
    let (_, discard) = table.pile_sizes();
    table.play_all(&[Action::Take(Palace), Action::Pass, Action::Pass, Action::Pass, Action::Take(Smithy)]);
    assert!(table.events().contains(&Event::RowDiscarded { cards: vec![Well, Well, Quarry] }));
    assert_eq!((table.pile_sizes().1, table.public().look), (discard + 3, None));
}

/// SJ-DP-COLONIST
#[test]
fn sj_dp_colonist_a_card_or_none_and_no_question_without_cards() {
    let mut table = ship(five(Role::ColonistShip).city(0, &[Library]));
    let row =
        [Action::Pass, Action::Take(Smithy), Action::Take(Well), Action::Take(Quarry), Action::Take(Palace)];
    assert_eq!(table.legal(), row);
    let take: Vec<Action> = ROW.map(Action::Take).to_vec();
    table.play_all(&take);
    assert!(matches!(table.asked(), Some((1, Prompt::Role { .. }))), "seat 4 is not asked");
    assert!(table.events().contains(&Event::Passed { seat: Seat(4), role: Role::ColonistShip }));
}

/// SJ-EX-78
#[test]
fn sj_ex_78_the_fifth_player_finds_an_empty_row() {
    let mut table = ship(five(Role::ColonistShip).city(0, &[Library]));
    table.play_all(&ROW.map(Action::Take));
    let counts: Vec<u8> = (0..5).map(|seat| table.hand_count(seat)).collect();
    assert_eq!(counts, [2, 1, 1, 1, 0]);
}

/// SJ-DP-MAYOR
#[test]
fn sj_dp_mayor_up_to_two_cards_and_no_question_without_cards() {
    let table = five(Role::Mayor).hand(0, &[Well, Crane]).hand(1, &[Quarry]).role(Role::Mayor);
    assert_eq!(table.asked(), Some((0, Prompt::Discard { why: DiscardWhy::Mayor, left: 2, of: 2 })));
    assert_eq!(table.legal(), [Action::Pass, Action::Discard(Well), Action::Discard(Crane)]);
    let mut table = table;
    table.play(Action::Pass);
    assert_eq!(table.asked(), Some((1, Prompt::Discard { why: DiscardWhy::Mayor, left: 1, of: 1 })));
    table.play(Action::Pass);
    assert!(matches!(table.asked(), Some((1, Prompt::Role { .. }))), "the others hold no card");
}

/// SJ-ROLE-XMAYOR-1
#[test]
fn sj_role_xmayor_1_as_many_cards_are_drawn() {
    let table = five(Role::Mayor).governor(4).hand(0, &[Well, Crane, Quarry]);
    let mut table = table.role(Role::Mayor);
    table.play_all(&[Action::Discard(Crane), Action::Discard(Quarry)]);
    assert_eq!((table.drew(0, DrawWhy::Mayor), table.hand_count(0)), (2, 3));
}

/// SJ-ROLE-XMAYOR-2
#[test]
fn sj_role_xmayor_2_the_picker_draws_one_more_in_any_case() {
    let drawn = |discards: &[Action]| {
        let mut table = five(Role::Mayor).hand(0, &[Well, Crane, Quarry]).role(Role::Mayor);
        table.play_all(discards);
        table.drew(0, DrawWhy::Mayor)
    };
    assert_eq!(drawn(&[Action::Discard(Well), Action::Discard(Crane)]), 3);
    assert_eq!(drawn(&[Action::Pass]), 1);
    assert_eq!(five(Role::Mayor).role(Role::Mayor).drew(0, DrawWhy::Mayor), 1, "without a card as well");
}

/// SJ-DP-CAPTAIN
#[test]
fn sj_dp_captain_any_of_his_goods_within_the_limit() {
    let table = five(Role::Captain).city(0, &[ProdT1, ProdT2, ProdT3]).goods(0, &[0, 1, 2]);
    let mut table = table.role(Role::Captain);
    assert_eq!(table.legal(), [Action::Pass, Action::Ship(0), Action::Ship(1), Action::Ship(2)]);
    table.play(Action::Ship(1));
    assert_eq!(table.legal(), [Action::Pass, Action::Ship(2)]);
    assert_eq!(table.refusal(Action::Ship(0)).0, Reason::OutOfOrder);
    table.play(Action::Ship(2));
    assert!(matches!(table.asked(), Some((1, Prompt::Role { .. }))), "nobody else has a good");
}

/// SJ-ROLE-XCAPT-1, SJ-INF-7, SJ-SCORE-2
#[test]
fn sj_role_xcapt_1_a_point_for_an_unseen_good_and_no_card() {
    let table = five(Role::Captain).governor(4).city(0, &[ProdT5, TradingPost]).goods(0, &[0]);
    let mut table = table.role(Role::Captain);
    let (_, discard) = table.pile_sizes();
    table.play(Action::Ship(0));
    assert!(table.heard(0).contains(&Event::Shipped { seat: Seat(0), slot: 0, why: ShipWhy::Captain }));
    assert_eq!((table.hand_count(0), table.pile_sizes().1), (0, discard));
    assert_eq!((table.points(0, "tucked"), table.public().seats[0].shipped), (Some(1), Some(1)));
    assert_eq!(table.view(0).seats[0].tucked_cards.as_deref(), Some(&[][..]));
}

/// SJ-ROLE-XCAPT-2
#[test]
fn sj_role_xcapt_2_the_picker_ships_one_more_and_markets_do_not_help() {
    let city = [ProdT1, ProdT2, ProdT3, ProdT4, TradingPost, MarketStand, MarketHall];
    let all = five(Role::Captain).city(0, &city).city(1, &city).goods(0, &[0, 1, 2, 3]).goods(1, &[0, 1, 2]);
    let mut table = all.role(Role::Captain);
    assert_eq!(table.asked(), Some((0, Prompt::Ship { left: 2, sent: 0 })));
    table.play_all(&[Action::Ship(0), Action::Ship(1)]);
    assert_eq!(table.asked(), Some((1, Prompt::Ship { left: 1, sent: 0 })));
    assert_eq!(table.hand_count(0), 0);
}

/// SJ-SET-INV: nothing is lost with two sets either.
#[test]
fn sj_set_inv_with_eight_players() {
    let mut table = opened(config(8), 12);
    for step in 0..300 {
        let legal = table.legal();
        table.play(legal[step * 7 % legal.len()]);
    }
    let view = table.public();
    assert!(view.round > 1 && view.seats.len() == 8);
}
