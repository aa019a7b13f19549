//! Sections 9.1 and 9.3: examples and vectors of the expansion.

use game_core::Seat;
use san_juan::event::DrawWhy;
use san_juan::{Action, DiscardWhy, Event, Kind, Kind::*, Prompt, Role, Tile};

use super::table::{Table, expanded};

/// SJ-EX-22a
#[test]
fn sj_ex_22a_a_publishing_house_over_the_park_is_free() {
    let table = expanded(2).governor(1).city(0, &[Crane, Park]).hand(0, &[Library]);
    assert_eq!(table.role(Role::Builder).build_over(Library, 1), 0);
}

/// SJ-EX-22b
#[test]
fn sj_ex_22b_the_cathedral_over_the_park_costs_one() {
    let table = expanded(2).governor(1).city(0, &[Crane, Park]).hand(0, &[Well]);
    assert_eq!(table.role(Role::Builder).build_over(Cathedral, 1), 1);
}

/// SJ-EX-22c
#[test]
fn sj_ex_22c_and_nothing_with_a_further_discount() {
    let picker = expanded(2).city(0, &[Crane, Park]).hand(0, &[Well]);
    assert_eq!(picker.role(Role::Builder).build_over(Cathedral, 1), 0);
    let owner = expanded(2).governor(1).city(0, &[Crane, Park, Quarry]);
    assert_eq!(owner.role(Role::Builder).build_over(Cathedral, 1), 0, "with an empty hand");
}

/// SJ-EX-23
#[test]
fn sj_ex_23_two_sets_make_seven_points() {
    let city =
        [ProdT1, ProdT1, ProdT2, BlackMarket, Well, ProdT3, ProdT3, Aqueduct, Palace, GuildHall, Residence];
    assert_eq!(expanded(2).city(0, &city).sit().points(0, "residence"), Some(4 + 3));
}

/// SJ-EX-24
#[test]
fn sj_ex_24_four_sets_make_ten_points() {
    let city: [Kind; 12] = [
        ProdT1, ProdT1, Archive, GoldMine, GuardRoom, Office, Carpenter, ProdT3, Aqueduct, Palace, CityHall,
        Residence,
    ];
    let table = expanded(2).city(0, &city).with(|position| position.over = true).sit();
    assert_eq!(table.points(0, "residence"), Some(4 + 3 + 2 + 1));
}

/// SJ-EX-25
#[test]
fn sj_ex_25_the_cathedral_counts_four_buildings_of_the_others() {
    let table = expanded(3).city(0, &[Cathedral]).city(1, &[GuildHall, CityHall, Residence]);
    let table = table.city(2, &[GuildHall, CityHall, Palace]).sit();
    assert_eq!(table.points(0, "cathedral"), Some(4 + 3 + 2 + 1));
}

fn discards_at_round_start(first: &[Kind]) -> [(u8, u8); 3] {
    let table = expanded(3).city(0, first).city(2, &[Tower]);
    let mut table = table.any_hand(0, 8).any_hand(1, 8).any_hand(2, 12).sit();
    table.next_round();
    [1, 2, 0].map(|_| {
        let Some((seat, Prompt::Discard { why: DiscardWhy::HandLimit, left, .. })) = table.asked() else {
            panic!("{:?} instead of a hand limit", table.asked())
        };
        table.decline_until(|table| table.on_turn() != seat);
        (seat, left)
    })
}

/// SJ-EX-63: the hand of seat 2 reaches 13 as it picks the Prospector.
#[test]
fn sj_ex_63_a_fort_changes_the_limit_of_the_others() {
    assert_eq!(discards_at_round_start(&[GuardRoom]), [(1, 2), (2, 1), (0, 1)]);
}

/// SJ-EX-64
#[test]
fn sj_ex_64_without_a_fort_everybody_keeps_seven() {
    assert_eq!(discards_at_round_start(&[]), [(1, 1), (2, 1), (0, 1)]);
}

/// SJ-EX-65
#[test]
fn sj_ex_65_a_school_with_five_buildings() {
    let drawn = |others: [usize; 2]| {
        let own = [School, ProdT1, ProdT2, ProdT3, ProdT4];
        let other = [ProdT1, ProdT2, ProdT3, ProdT4, ProdT5, Well, Crane];
        let table = expanded(3).city(0, &own).city(1, &other[..others[0]]).city(2, &other[..others[1]]);
        table.role(Role::Builder).drew(0, DrawWhy::School)
    };
    assert_eq!([drawn([5, 7]), drawn([5, 5]), drawn([4, 7])], [1, 0, 0]);
}

/// SJ-EX-66
#[test]
fn sj_ex_66_a_cottage_when_a_zoning_office_good_is_sold() {
    let table = expanded(2).city(0, &[Cottage]).city(1, &[CustomsOffice]).goods(1, &[0]);
    let after = |action| {
        let mut table: Table = table.clone().role(Role::Trader);
        table.play(action);
        table.drew(0, DrawWhy::Cottage)
    };
    assert_eq!([after(Action::Pass), after(Action::Sell(0))], [1, 0]);
}

/// SJ-EX-67
#[test]
fn sj_ex_67_two_goods_and_a_small_market() {
    let table = expanded(2).city(0, &[CustomsOffice, ProdT1, MarketStand]).goods(0, &[0, 1]);
    let mut table = table.tiles(Tile::ALL).role(Role::Trader);
    table.play_all(&[Action::Sell(0), Action::Sell(1)]);
    assert_eq!(table.drew(0, DrawWhy::Sale), 2 + 1 + 1);
}

/// SJ-EX-68
#[test]
fn sj_ex_68_a_bank_turns_up_a_corn_barn_or_a_hero() {
    let hand = |shown| {
        let table = expanded(2).governor(1).city(0, &[Bank]).city(1, &[ProdT1]).draw(&[Well, shown]);
        table.role(Role::Prospector).hand(0)
    };
    assert!(hand(ProdT1).is_empty());
    assert_eq!(hand(Hero), [Hero]);
}

/// SJ-EX-69
#[test]
fn sj_ex_69_a_church_takes_five_of_nine_cards() {
    let hand = [Smithy, GoldMine, Well, Crane, Chapel, Tower, Quarry, Library, Hero];
    let mut table = expanded(3).city(0, &[Church]).hand(0, &hand).sit();
    table.next_round();
    let tucks: Vec<Action> = hand[..5].iter().map(|&kind| Action::Tuck(kind)).collect();
    table.play_all(&tucks).play(Action::Pass);
    assert_eq!(table.hand(0), hand[5..]);
    assert_eq!(table.asked(), Some((1, Prompt::Role { pick: 0 })), "nothing to discard");
    assert_eq!((table.public().seats[0].church_used, table.points(0, "tucked")), (true, Some(5)));
}

/// SJ-EX-70
#[test]
fn sj_ex_70_a_cathedral_for_five_cards_and_one_back() {
    let table = expanded(2).city(0, &[Quarry, Carpenter]).any_hand(0, 6);
    let mut table = table.role(Role::Builder);
    assert_eq!(table.build(Cathedral), 5);
    assert_eq!((table.drew(0, DrawWhy::Carpenter), table.hand_count(0)), (1, 2));
}

/// SJ-EX-71
#[test]
fn sj_ex_71_harbor_and_large_market() {
    let table = expanded(2).city(0, &[ProdT1, ProdT2, Harbor, MarketHall]).goods(0, &[0, 1]);
    let mut table = table.tiles([Tile::D, Tile::E, Tile::A, Tile::B, Tile::C]).role(Role::Trader);
    let (_, discard) = table.pile_sizes();
    table.play_all(&[Action::Sell(0), Action::Sell(1)]);
    assert_eq!(table.drew(0, DrawWhy::Sale), 1 + 2 + 1);
    assert_eq!((table.points(0, "tucked"), table.pile_sizes().1), (Some(1), discard + 1));
}

/// SJ-EX-72
#[test]
fn sj_ex_72_an_office_renews_two_cards_before_the_chapel() {
    let mut table = expanded(3).city(0, &[Office, Chapel, Church]).hand(0, &[Well, Crane, Quarry]).sit();
    table.next_round();
    table.play_all(&[Action::Discard(Crane), Action::Discard(Quarry)]);
    assert!(matches!(table.events()[2], Event::Drew { seat: Seat(0), why: DrawWhy::Office, .. }));
    assert_eq!((table.hand_count(0), table.asked()), (3, Some((0, Prompt::Chapel))));
}
