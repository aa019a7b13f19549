//! Section 9.2: the examples of the classic rulebook.

use game_core::{Game, Seat};
use san_juan::event::DrawWhy;
use san_juan::prompt::FaceUp;
use san_juan::{Action, Config, DiscardWhy, Edition, Kind, Kind::*, Prompt, Role, SanJuan};

use super::table::{Layout, classic, layout, opened};

/// Not picker, picker, picker with the Library: seat 0 with `owned`, goods on
/// the first `goods` slots; what it may do in the phase of `role`.
fn three_ways<T>(
    owned: &[Kind],
    goods: usize,
    role: Role,
    read: impl Fn(&super::table::Table) -> T,
) -> [T; 3] {
    let with_library = [owned, &[Library]].concat();
    let slots: Vec<usize> = (0..goods).collect();
    let table = |kinds: &[Kind]| classic(3).city(0, kinds).goods(0, &slots);
    let play = |layout: Layout| read(&layout.role(role));
    [play(table(owned).governor(2)), play(table(owned)), play(table(&with_library))]
}

/// SJ-EX-31
#[test]
fn sj_ex_31_a_quarry_and_the_privilege_make_a_crane_free() {
    let table = classic(2).city(0, &[Quarry]).hand(0, &[Crane]);
    assert_eq!(table.role(Role::Builder).build(Crane), 0);
}

/// SJ-EX-32
#[test]
fn sj_ex_32_a_trading_post_sells_two_three_or_four() {
    let caps = three_ways(&[ProdT1, ProdT2, ProdT3, ProdT4, TradingPost], 4, Role::Trader, |table| {
        let Some((0, Prompt::Sell { left, .. })) = table.asked() else { panic!("{:?}", table.asked()) };
        left
    });
    assert_eq!(caps, [2, 3, 4]);
}

/// SJ-EX-33: the picker before seat 0 keeps a card first.
#[test]
fn sj_ex_33_a_prefecture_keeps_two_of_two_five_or_eight() {
    let city = [Prefecture];
    let mut guest = classic(3).governor(2).city(0, &city).role(Role::Councillor);
    guest.decline_until(|table| table.looked(0).is_some() || table.on_turn() == 1);
    assert_eq!((guest.looked(0), guest.hand_count(0)), (Some(2), 2), "both of them");
    for (city, cards) in [(&[Prefecture][..], 5), (&[Prefecture, Library], 8)] {
        let table = classic(3).city(0, city).role(Role::Councillor);
        assert_eq!(
            (table.looked(0), table.asked()),
            (Some(cards), Some((0, Prompt::Keep { left: 2, of: 2 })))
        );
    }
}

/// SJ-EX-34
#[test]
fn sj_ex_34_an_aqueduct_produces_two_three_or_four() {
    let caps = three_ways(&[ProdT1, ProdT2, ProdT3, ProdT4, Aqueduct], 0, Role::Producer, |table| {
        let Some((0, Prompt::Produce { left, .. })) = table.asked() else { panic!("{:?}", table.asked()) };
        left
    });
    assert_eq!(caps, [2, 3, 4]);
}

/// SJ-EX-35
#[test]
fn sj_ex_35_a_library_doubles_every_privilege() {
    let city = [Library, ProdT1, ProdT2, ProdT3];
    let table = |goods: &[usize]| classic(3).city(0, &city).goods(0, goods).hand(0, &[Statue, Well]);
    assert_eq!(table(&[]).role(Role::Councillor).looked(0), Some(8));
    assert_eq!(table(&[]).role(Role::Builder).build(Statue), 1);
    assert!(matches!(table(&[]).role(Role::Producer).asked(), Some((0, Prompt::Produce { left: 3, .. }))));
    assert!(matches!(table(&[1, 2, 3]).role(Role::Trader).asked(), Some((0, Prompt::Sell { left: 3, .. }))));
    assert_eq!(table(&[]).role(Role::Prospector).drew(0, DrawWhy::Prospector), 2);
}

/// SJ-EX-36
#[test]
fn sj_ex_36_library_prefecture_and_archive() {
    let table = classic(3).city(0, &[Library, Prefecture, Archive]).hand(0, &[Well, Well, Well]);
    let table = table.role(Role::Councillor);
    assert_eq!(table.hand_count(0), 3 + 8);
    let six = Prompt::Discard { why: DiscardWhy::Archive, left: 6, of: 6 };
    assert_eq!(table.asked(), Some((0, six)));
}

/// SJ-EX-37
#[test]
fn sj_ex_37_a_palace_for_three_cards_and_one_back() {
    let hand = [Palace, Well, Well, Well];
    let mut table = classic(3).city(0, &[Quarry, Carpenter, Library]).hand(0, &hand).role(Role::Builder);
    assert_eq!((table.build(Palace), table.drew(0, DrawWhy::Carpenter)), (3, 1));
}

/// SJ-EX-38
#[test]
fn sj_ex_38_forty_two_points() {
    let city =
        [ProdT5, ProdT5, ProdT5, GuildHall, Palace, Chapel, Hero, VictoryColumn, Statue, Smithy, GoldMine];
    let table = classic(2).city(0, &city).tucked(0, 3).sit();
    let points = ["printed", "guild_hall", "tucked", "palace"].map(|source| table.points(0, source));
    assert_eq!(points, [Some(25), Some(6), Some(3), Some(8)]);
    assert_eq!(table.total(0), 42);
}

fn opening(players: u8, opening_draft: bool) -> Config {
    let config = Config { edition: Edition::Classic, players, opening_draft, ..Config::default() };
    Config { first: Some(Seat(0)), ..config }
}

/// SJ-EX-39
#[test]
fn sj_ex_39_five_six_seven_and_eight_cards() {
    let mut table = opened(opening(4, true), 8);
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand_count(seat)), [5, 6, 7, 8]);
    table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand_count(seat)), [4; 4]);
}

/// SJ-EX-40
#[test]
fn sj_ex_40_three_picks_and_one_doubled_privilege() {
    let mut table = classic(2).city(0, &[Library]).role(Role::Prospector);
    table.play(Action::Library(true));
    assert_eq!((table.drew(0, DrawWhy::Prospector), table.on_turn()), (2, 1));
    table.play(Action::Role(Role::Producer));
    assert_eq!(table.on_turn(), 0);
    table.play(Action::Role(Role::Councillor));
    assert_eq!(table.looked(0), Some(5), "not doubled again");
    table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
    assert_eq!((table.on_turn(), table.public().governor), (1, Seat(1)));
}

/// SJ-EX-41, and the check values after setup.
#[test]
fn sj_ex_41_two_sets_for_five_to_eight() {
    for (players, deck, draw, tiles, roles) in
        [(5, 145, 120, 7, 6), (6, 176, 146, 8, 7), (7, 210, 175, 9, 8), (8, 220, 180, 10, 9)]
    {
        let game = SanJuan::new(&opening(players, false)).expect("a legal configuration");
        assert_eq!(Kind::ALL.map(|kind| u32::from(game.copies(kind))).iter().sum::<u32>(), deck);
        let table = opened(opening(players, false), 8);
        let view = table.public();
        assert_eq!((view.draw, view.queue.len(), view.roles.len()), (draw, tiles, roles));
    }
}

/// SJ-EX-42
#[test]
fn sj_ex_42_four_six_and_eight_for_monuments() {
    let monuments = [Statue, VictoryColumn, Hero];
    let points = [1, 2, 3].map(|count| {
        let city = [&[TriumphalArch], &monuments[..count]].concat();
        classic(2).city(0, &city).sit().points(0, "triumphal_arch")
    });
    assert_eq!(points, [Some(4), Some(6), Some(8)]);
}

/// SJ-EX-43
#[test]
fn sj_ex_43_nine_cards_without_and_with_a_tower() {
    let mut table = classic(3).any_hand(0, 9).any_hand(1, 9).city(1, &[Tower]).sit();
    table.next_round();
    let two = Prompt::Discard { why: DiscardWhy::HandLimit, left: 2, of: 2 };
    assert_eq!(table.asked(), Some((0, two)), "nothing is asked of seat 1");
}

/// SJ-EX-76
#[test]
fn sj_ex_76_a_guild_hall_in_both_editions() {
    let city = [ProdT1, ProdT1, ProdT1, ProdT2, ProdT3, ProdT3, GuildHall];
    let score = |layout: Layout| layout.city(0, &city).sit().points(0, "guild_hall");
    assert_eq!((score(classic(2)), score(layout(2))), (Some(12), Some(9)));
}

/// SJ-EX-82
#[test]
fn sj_ex_82_a_gold_mine_of_choice_and_one_of_the_cheapest() {
    let dig = |layout: Layout| {
        let layout = layout.governor(1).city(0, &[GoldMine]);
        layout.draw(&[ProdT1, Smithy, Well, Quarry, Palace]).role(Role::Prospector)
    };
    assert_eq!(dig(layout(2)).hand(0), [Smithy]);
    let table = dig(classic(2));
    assert_eq!(table.asked(), Some((0, Prompt::Take { from: FaceUp::GoldMine, left: 1 })));
    for kind in [Smithy, Well, Quarry, Palace] {
        let mut then = table.clone();
        then.play(Action::Take(kind));
        assert_eq!(then.hand(0), [kind]);
    }
}
