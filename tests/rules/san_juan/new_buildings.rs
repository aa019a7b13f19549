//! The expansion "New Buildings" of the 1897 edition, rule by rule.

use game_core::{Game, Seat};
use san_juan::event::{Cards, DrawWhy, ShipWhy};
use san_juan::{
    Action, Config, DiscardWhy, Edition, Event, Kind, Kind::*, Prompt, Reason, Role, SanJuan, Switches, Tile,
    config::FortLimit,
};

use super::table::{Table, added, expanded, layout, opened};

const TILES: [Tile; 5] = [Tile::D, Tile::E, Tile::A, Tile::B, Tile::C];

fn new_game(players: u8, opening_draft: bool) -> Table {
    let config = Config { players, new_buildings: true, opening_draft, ..Config::default() };
    opened(Config { first: Some(Seat(0)), ..config }, 5)
}

/// SJ-MODE-1
#[test]
fn sj_mode_1_with_1897_and_its_draft_only() {
    for (players, opening_draft) in [(2, false), (3, true), (4, false)] {
        let mut table = new_game(players, opening_draft);
        table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
        assert_eq!((table.public().seats.len(), table.public().cathedral), (players.into(), true));
    }
    let classic = Config { edition: Edition::Classic, new_buildings: true, ..Config::default() };
    assert_eq!(SanJuan::new(&classic).expect_err("refused").field, "new_buildings");
}

/// SJ-SET-EXP-1, and the check values after setup.
#[test]
fn sj_set_exp_1_more_cards_in_the_deck_and_the_cathedral_on_the_table() {
    for (players, draw, drafted, gone) in [(2, 131, 128, 3), (3, 126, 120, 6), (4, 121, 111, 10)] {
        let plain = new_game(players, false);
        assert_eq!((plain.pile_sizes(), plain.public().cathedral), ((draw + added(), 0), true));
        let mut draft = new_game(players, true);
        draft.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
        assert_eq!(draft.pile_sizes(), (drafted + added(), gone));
        assert!(!draft.position().draw.contains(&Cathedral));
    }
}

/// SJ-INF-15
#[test]
fn sj_inf_15_the_cathedral_lies_open_until_somebody_builds_it() {
    let table = expanded(2).any_hand(0, 8).sit();
    assert!(table.public().cathedral && !layout(2).sit().public().cathedral);
    let mut table = expanded(2).any_hand(0, 8).role(Role::Builder);
    table.build(Cathedral);
    assert!(!table.public().cathedral);
}

/* The start of a round. */

/// SJ-FLOW-START-1
#[test]
fn sj_flow_start_1_offices_come_before_everything_else() {
    let table = expanded(3).any_hand(0, 2).any_hand(1, 2).any_hand(2, 2);
    let mut table = table.city(0, &[Office]).city(1, &[Chapel]).city(2, &[Office, Chapel, Church]).sit();
    table.next_round();
    for seat in [2, 0] {
        assert!(
            matches!(table.asked(), Some((by, Prompt::Discard { why: DiscardWhy::Office, .. })) if by == seat)
        );
        table.play(Action::Pass);
    }
    for (seat, prompt) in [(1, Prompt::Chapel), (2, Prompt::Chapel), (2, Prompt::Church { put: 0 })] {
        assert_eq!(table.asked(), Some((seat, prompt)));
        table.play(Action::Pass);
    }
    assert_eq!(table.asked(), Some((1, Prompt::Role { pick: 0 })));
}

/// SJ-DP-OFFICE
#[test]
fn sj_dp_office_nothing_one_or_two_cards() {
    let mut table = expanded(3).city(0, &[Office]).hand(0, &[Well, Well, Crane, Quarry]).sit();
    table.next_round();
    assert_eq!(table.asked(), Some((0, Prompt::Discard { why: DiscardWhy::Office, left: 2, of: 2 })));
    assert_eq!(table.legal()[0], Action::Pass);
    table.play(Action::Discard(Crane));
    assert_eq!(table.legal(), [Action::Pass, Action::Discard(Quarry)]);
    assert_eq!(table.refusal(Action::Discard(Well)).0, Reason::OutOfOrder);
    table.play(Action::Pass);
    assert_eq!((table.drew(0, DrawWhy::Office), table.hand_count(0)), (1, 4));
    let mut empty = expanded(3).city(0, &[Office]).sit();
    assert!(matches!(empty.next_round().asked(), Some((1, Prompt::Role { .. }))), "no card, no question");
}

/// SJ-BLD-OFFICE-1
#[test]
fn sj_bld_office_1_as_many_cards_are_drawn_as_were_discarded() {
    let mut table = expanded(3).city(0, &[Office]).hand(0, &[Well, Quarry, Quarry]).sit();
    table.next_round();
    table.play_all(&[Action::Discard(Quarry), Action::Discard(Quarry)]);
    assert_eq!((table.drew(0, DrawWhy::Office), table.hand_count(0)), (2, 3));
    let mut declined = expanded(3).city(0, &[Office]).hand(0, &[Well, Quarry]).sit();
    declined.next_round().play(Action::Pass);
    assert_eq!(declined.hand(0), [Well, Quarry]);
}

/// SJ-DP-CHURCH
#[test]
fn sj_dp_church_after_the_same_players_chapel_and_only_with_cards() {
    let mut table = expanded(3).city(0, &[Church, Chapel]).hand(0, &[Well]).sit();
    table.next_round();
    assert_eq!(table.asked(), Some((0, Prompt::Chapel)));
    let mut tucked = table.clone();
    tucked.play(Action::Tuck(Well));
    assert!(matches!(tucked.asked(), Some((1, Prompt::Role { .. }))), "the last card is gone");
    table.play(Action::Pass);
    assert_eq!(table.asked(), Some((0, Prompt::Church { put: 0 })));
    assert_eq!(table.legal(), [Action::Pass, Action::Tuck(Well)]);
}

/// SJ-BLD-CHURCH-1
#[test]
fn sj_bld_church_1_any_number_of_cards_once_in_a_game() {
    let mut table = expanded(3).city(0, &[Church]).hand(0, &[Well, Well, Crane, Quarry]).sit();
    table.next_round();
    table.play_all(&[Action::Tuck(Well), Action::Tuck(Well)]);
    assert_eq!(table.asked(), Some((0, Prompt::Church { put: 2 })));
    table.play(Action::Pass);
    assert_eq!((table.hand(0), table.points(0, "tucked")), (vec![Crane, Quarry], Some(2)));
    assert!(table.public().seats[0].church_used);
    table.next_round();
    assert!(matches!(table.asked(), Some((2, Prompt::Role { .. }))), "it works once");
}

/// SJ-BLD-CHURCH-2
#[test]
fn sj_bld_church_2_no_card_is_no_use_and_another_church_is_no_other_use() {
    let mut table = expanded(3).city(0, &[Church]).hand(0, &[Well]).sit();
    table.next_round().play(Action::Pass);
    assert!(!table.public().seats[0].church_used);
    table.next_round();
    assert_eq!(table.asked(), Some((0, Prompt::Church { put: 0 })));
    let used = expanded(3).city(0, &[Crane, Palace, Church]).covers(0, 1, &[Church]).tucked(0, 3);
    let mut used = used.hand(0, &[Well]).with(|position| position.seats[0].church_used = true).sit();
    used.next_round();
    assert!(matches!(used.asked(), Some((1, Prompt::Role { .. }))));
}

/// SJ-BLD-CHURCH-3
#[test]
fn sj_bld_church_3_others_see_neither_cards_nor_their_number() {
    let mut table = expanded(3).city(0, &[Church]).hand(0, &[Well, Crane]).sit();
    table.next_round().play(Action::Tuck(Crane));
    let told = |cards| Event::Tucked { seat: Seat(0), cards, under: Church };
    assert!(table.heard(0).contains(&told(Cards::Known(vec![Crane]))));
    assert!(table.heard(1).contains(&told(Cards::Hidden(1))));
    assert_eq!((table.view(1).seats[0].tucked, table.view(0).seats[0].tucked), (None, Some(1)));
    assert_eq!(table.view(0).seats[0].tucked_cards, Some(vec![Crane]));
}

/// SJ-BLD-GUARD-1, D-20
#[test]
fn sj_bld_guard_1_six_cards_for_those_without_fort_and_lighthouse() {
    let limits = |table: &Table| [0, 1, 2].map(|seat: usize| table.public().seats[seat].hand_limit);
    let city = |with: &[Kind]| expanded(3).city(0, with).city(2, &[Tower]);
    assert_eq!(limits(&city(&[GuardRoom]).sit()), [7, 6, 12]);
    assert_eq!(limits(&city(&[GuardRoom, Tower]).sit()), [12, 6, 12]);
    assert_eq!(limits(&city(&[]).sit()), [7, 7, 12]);
    let always = Switches { fort_limit_scope: Some(FortLimit::Always), ..Switches::default() };
    let always = city(&[]).with(|position| position.config.switches = always);
    assert_eq!(limits(&always.sit()), [6, 6, 12]);
    // The last picker, seat 2, draws one more.
    let mut table = city(&[GuardRoom]).any_hand(0, 9).any_hand(1, 9).any_hand(2, 14).sit();
    table.next_round();
    for (seat, left, kept) in [(1, 3, 6), (2, 3, 12), (0, 2, 7)] {
        let why = DiscardWhy::HandLimit;
        assert_eq!(table.asked(), Some((seat, Prompt::Discard { why, left, of: left })));
        table.decline_until(|table| table.hand_count(seat.into()) == kept);
    }
}

/* The Builder phase. */

/// SJ-BLD-PARK-1
#[test]
fn sj_bld_park_1_a_park_takes_six_off_the_price() {
    let table = expanded(2).governor(1).city(0, &[Crane, Park]).hand(0, &[Palace]);
    assert_eq!(table.clone().role(Role::Builder).build_over(Palace, 1), 0);
    let mut other = table.city(0, &[Crane, CustomsOffice]).hand(0, &[Palace, Well, Well, Well]);
    other = other.governor(1);
    assert_eq!(other.role(Role::Builder).build_over(Palace, 1), 3, "as much as it costs");
}

/// SJ-BLD-PARK-2
#[test]
fn sj_bld_park_2_adds_up_with_all_other_discounts() {
    let table = expanded(2).city(0, &[Crane, Park, Quarry, BlackMarket, ProdT1]).goods(0, &[4]);
    let mut table = table.role(Role::Builder);
    table.play_all(&[Action::Build(Cathedral), Action::Over(1)]);
    assert_eq!(table.city(0)[1], Cathedral, "7 - 6 - 1 - 1, and no good is needed");
    assert_eq!(table.goods(0), [4]);
}

/// SJ-BLD-SCHOOL-1
#[test]
fn sj_bld_school_1_a_card_for_whoever_lags_behind() {
    let drawn = |own: usize, others: [usize; 2]| {
        let all = [School, ProdT1, ProdT2, ProdT3, ProdT4, ProdT5];
        let table = expanded(3).city(0, &all[..own]).city(1, &all[1..=others[0]]);
        let table = table.city(2, &all[1..=others[1]]).role(Role::Builder);
        table.drew(0, DrawWhy::School)
    };
    assert_eq!(drawn(2, [3, 4]), 1);
    assert_eq!(drawn(3, [2, 4]), 0, "somebody has fewer");
    assert_eq!(drawn(3, [3, 3]), 0, "nobody has more");
}

/// SJ-BLD-SCHOOL-2
#[test]
fn sj_bld_school_2_slots_count_and_ties_for_fewest_do() {
    let table = expanded(3).city(0, &[School, Crane]).covers(0, 0, &[Well]).city(1, &[ProdT1, ProdT2]);
    let table = table.city(2, &[ProdT1, ProdT2, ProdT3]).role(Role::Builder);
    assert_eq!(table.drew(0, DrawWhy::School), 1);
}

/// SJ-BLD-SCHOOL-3
#[test]
fn sj_bld_school_3_not_in_the_phase_in_which_it_is_built() {
    let table = expanded(2).city(1, &[ProdT1, ProdT2, ProdT3]).hand(0, &[School, Well]);
    let mut table = table.role(Role::Builder);
    table.build(School);
    assert_eq!(table.drew(0, DrawWhy::School), 0);
    table.play_all(&[Action::Role(Role::Producer), Action::Pass, Action::Role(Role::Trader)]);
    table.play(Action::Role(Role::Builder));
    assert_eq!(table.drew(0, DrawWhy::School), 1, "its owner need not have built");
}

/// SJ-BLD-SCHOOL-4
#[test]
fn sj_bld_school_4_in_phase_order_and_before_the_game_ends() {
    let eleven = [ProdT1, ProdT1, ProdT2, ProdT2, ProdT3, ProdT3, ProdT4, ProdT4, ProdT5, ProdT5, Well];
    let table = expanded(3).city(0, &eleven).city(1, &[School]).city(2, &[School]);
    let mut table = table.hand(0, &[Crane, Smithy]).role(Role::Builder);
    table.build(Crane);
    assert!(table.is_over());
    let drew: Vec<u8> = table.events().iter().filter_map(school_draw).collect();
    assert_eq!(drew, [1, 2]);
}

fn school_draw(event: &Event) -> Option<u8> {
    match event {
        Event::Drew { seat, why: DrawWhy::School, .. } => Some(seat.0),
        _ => None,
    }
}

/// SJ-BLD-CATH-1
#[test]
fn sj_bld_cath_1_built_from_the_table_for_seven_less_every_discount() {
    let mut table = expanded(2).governor(1).any_hand(0, 7).role(Role::Builder);
    assert_eq!(table.build(Cathedral), 7);
    assert_eq!((table.city(0), table.hand_count(0)), (vec![Cathedral], 0));
    let mut poor = expanded(2).governor(1).hand(0, &[Smithy, ProdT1, ProdT1, Well, Well]).sit();
    poor.play(Action::Role(Role::Builder));
    let missing = poor.refusal(Action::Build(Cathedral)).0;
    assert_eq!(missing, Reason::TooExpensive { missing: 2 });
}

/// SJ-BLD-CATH-2
#[test]
fn sj_bld_cath_2_the_only_build_of_the_phase_and_gone_for_everybody() {
    let table = expanded(2).any_hand(0, 7).hand(1, &[Well, ProdT1, ProdT1, ProdT2]);
    let mut table = table.role(Role::Builder);
    table.build(Cathedral);
    assert_eq!(table.asked(), Some((1, Prompt::Build)), "seat 0 has built");
    assert_eq!(table.refusal(Action::Build(Cathedral)), (Reason::NoCathedral, "SJ-BLD-CATH-2"));
    let covered = expanded(2).city(0, &[Palace, Crane]).covers(0, 0, &[Cathedral]).sit();
    assert!(!covered.public().cathedral, "D-16: a covered Cathedral does not come back");
    let base = layout(2).any_hand(0, 9).role(Role::Builder);
    assert_eq!(base.refusal(Action::Build(Cathedral)).0, Reason::NoCathedral);
}

/// SJ-BLD-CATH-3
#[test]
fn sj_bld_cath_3_no_points_of_its_own() {
    let table = expanded(2).city(0, &[Cathedral]).city(1, &[ProdT1]).sit();
    assert_eq!((table.points(0, "cathedral"), table.total(0)), (Some(0), 0));
}

/* Producer, Trader, Councillor, Prospector. */

/// SJ-BLD-CUSTOMS-1
#[test]
fn sj_bld_customs_1_a_good_at_the_start_of_every_councillor_phase() {
    let table = expanded(2).city(0, &[CustomsOffice]).role(Role::Councillor);
    assert_eq!(table.goods(0), [0]);
    let (draw, _) = expanded(2).city(0, &[CustomsOffice]).sit().pile_sizes();
    assert_eq!(table.pile_sizes().0, draw - 1 - 5, "one good, five to look at");
    let full = expanded(2).city(0, &[CustomsOffice]).goods(0, &[0]).role(Role::Councillor);
    assert!(!full.events().iter().any(|event| matches!(event, Event::GoodArrived { .. })));
}

/// SJ-BLD-CUSTOMS-2
#[test]
fn sj_bld_customs_2_its_good_always_brings_two() {
    for tile in Tile::ALL {
        let mut queue = Tile::ALL;
        queue.rotate_left(tile as usize);
        let table = expanded(2).governor(1).city(0, &[CustomsOffice]).goods(0, &[0]).tiles(queue);
        let mut table = table.role(Role::Trader);
        assert_eq!(table.public().seats[0].city[0].price, Some(2));
        table.play(Action::Sell(0));
        assert_eq!(table.drew(0, DrawWhy::Sale), 2);
    }
}

/// SJ-BLD-CUSTOMS-3
#[test]
fn sj_bld_customs_3_a_good_like_any_other() {
    let table = expanded(2).governor(1).city(0, &[CustomsOffice, ProdT1]).goods(0, &[0, 1]).tiles(TILES);
    let mut sale = table.clone().role(Role::Trader);
    sale.play(Action::Sell(0));
    assert_eq!(sale.goods(0), [1], "it has used up the one sale");
    let paid = table.city(0, &[CustomsOffice, BlackMarket]).goods(0, &[0]).hand(0, &[Well, ProdT1]);
    let mut paid = paid.role(Role::Builder);
    paid.play_all(&[Action::Build(Well), Action::Spend(0)]);
    assert_eq!(paid.pay_in_cards(), 1);
    let tied = expanded(2).city(0, &[CustomsOffice]).goods(0, &[0]).city(1, &[CustomsOffice]).sit();
    assert_eq!((tied.rank(0), tied.rank(1)), (1, 2));
}

/// SJ-BLD-CUSTOMS-4
#[test]
fn sj_bld_customs_4_no_production_building() {
    let mut table = expanded(2).city(0, &[CustomsOffice, ProdT1, GuildHall]).role(Role::Producer);
    assert_eq!(table.legal(), [Action::Pass, Action::Produce(1)]);
    assert_eq!(table.refusal(Action::Produce(0)).0, Reason::NotProduction);
    table.play(Action::Pass);
    assert_eq!(table.points(0, "guild_hall"), Some(2));
}

/// SJ-BLD-CUSTOMS-5
#[test]
fn sj_bld_customs_5_all_of_them_before_anybody_draws() {
    let table = expanded(3).city(0, &[CustomsOffice]).city(2, &[CustomsOffice]).governor(2);
    let table = table.role(Role::Councillor);
    let order: Vec<u8> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::GoodArrived { seat, .. } => Some(seat.0),
            Event::Looked { .. } => Some(9),
            _ => None,
        })
        .collect();
    assert_eq!(order, [2, 0, 9]);
}

/// SJ-BLD-HARBOR-1
#[test]
fn sj_bld_harbor_1_one_card_of_each_sale_goes_under_it() {
    let table = expanded(2).city(0, &[ProdT1, ProdT1, Harbor]).goods(0, &[0, 1]).tiles(TILES);
    let mut table = table.role(Role::Trader);
    let (_, discard) = table.pile_sizes();
    table.play_all(&[Action::Sell(0), Action::Sell(1)]);
    assert_eq!((table.points(0, "tucked"), table.pile_sizes().1), (Some(1), discard + 1));
    let without = expanded(2).city(0, &[ProdT1, Harbor]).role(Role::Trader);
    assert_eq!(without.points(0, "tucked"), Some(0), "nothing was sold");
}

/// SJ-BLD-HARBOR-2, SJ-INF-7
#[test]
fn sj_bld_harbor_2_the_first_good_unseen_and_paid_for_as_usual() {
    let table = expanded(2).governor(1).city(0, &[ProdT5, Harbor]).goods(0, &[0]).tiles(TILES);
    let mut table = table.role(Role::Trader);
    table.play(Action::Sell(0));
    let shipped = Event::Shipped { seat: Seat(0), slot: 0, why: ShipWhy::Harbor };
    assert!(table.heard(0).contains(&shipped));
    assert_eq!(table.drew(0, DrawWhy::Sale), 3);
    let own = &table.view(0).seats[0];
    assert_eq!((own.shipped, own.tucked_cards.as_deref()), (Some(1), Some(&[][..])));
    assert_eq!(table.view(1).seats[0].shipped, None, "SJ-INF-8: the number need not be told");
}

/// SJ-BLD-COTTAGE-1
#[test]
fn sj_bld_cottage_1_a_card_when_nobody_sold() {
    let table = expanded(3).city(0, &[Cottage]).city(2, &[Cottage, ProdT1]).goods(2, &[1]);
    let mut nobody = table.clone().role(Role::Trader);
    nobody.play(Action::Pass);
    let drew = |table: &Table, seat| table.drew(seat, DrawWhy::Cottage);
    assert_eq!([drew(&nobody, 0), drew(&nobody, 1), drew(&nobody, 2)], [1, 0, 1]);
    let mut somebody = table.role(Role::Trader);
    somebody.play(Action::Sell(1));
    assert_eq!([drew(&somebody, 0), drew(&somebody, 2)], [0, 0]);
}

/// SJ-BLD-COTTAGE-1: everybody has seen whether somebody has sold.
#[test]
fn the_view_tells_whether_somebody_has_sold() {
    let table = expanded(3).city(0, &[ProdT1]).city(1, &[Cottage, ProdT1]);
    let mut table = table.goods(0, &[0]).goods(1, &[1]).role(Role::Trader);
    let sold = |table: &Table| table.public().phase.map(|phase| phase.sold);
    assert_eq!(sold(&table), Some(false));
    table.play(Action::Sell(0));
    assert_eq!(sold(&table), Some(true), "while the next seat is asked");
}

/// D-23: the printed cost of the Cottage is a switch.
#[test]
fn the_cottage_costs_two_or_one() {
    for (cost, ok) in [(None, true), (Some(1), true), (Some(2), true), (Some(3), false)] {
        let switches = Switches { cottage_cost: cost, ..Switches::default() };
        let game = SanJuan::new(&Config { new_buildings: true, switches, ..Config::default() });
        assert_eq!(game.as_ref().map(|game| game.cost(Cottage)).ok(), ok.then_some(cost.unwrap_or(2)));
        let named = game.ok().and_then(|game| game.config().switches.cottage_cost);
        assert_eq!(named, ok.then_some(cost.unwrap_or(2)), "records store the value used");
    }
}

/// SJ-BLD-BANK-1
#[test]
fn sj_bld_bank_1_the_top_card_is_turned_up() {
    let table = expanded(2).governor(1).city(0, &[Bank]).draw(&[Well, Hero]).role(Role::Prospector);
    let bank = Event::Bank { seat: Seat(0), shown: Hero, taken: true };
    assert!(table.heard(1).contains(&bank), "for everybody to see");
    assert_eq!((table.hand(1), table.hand(0)), (vec![Well], vec![Hero]));
}

/// SJ-BLD-BANK-2
#[test]
fn sj_bld_bank_2_only_a_kind_that_stands_nowhere_is_taken() {
    let taken = |own: &[Kind], other: &[Kind]| {
        let table = expanded(2).governor(1).city(0, own).city(1, other).draw(&[Well, Hero]);
        table.role(Role::Prospector).hand(0) == [Hero]
    };
    assert!(taken(&[Bank], &[ProdT1]));
    assert!(!taken(&[Bank], &[Hero]));
    assert!(!taken(&[Bank, Hero], &[]), "his own counts as well");
    let covered = expanded(2).governor(1).city(0, &[Bank, Crane, Palace]).covers(0, 2, &[Hero]);
    assert_eq!(covered.draw(&[Well, Hero]).role(Role::Prospector).hand(0), [Hero], "D-28");
}

/// SJ-BLD-BANK-3
#[test]
fn sj_bld_bank_3_for_every_owner_after_his_gold_mine() {
    let table = expanded(2).city(0, &[Bank]).city(1, &[Bank, GoldMine]);
    let table = table.role(Role::Prospector);
    let order: Vec<(u8, bool)> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Bank { seat, .. } => Some((seat.0, true)),
            Event::GoldMine { seat, .. } => Some((seat.0, false)),
            _ => None,
        })
        .collect();
    assert_eq!(order, [(0, true), (1, false), (1, true)]);
}

/* Points. */

/// SJ-BLD-RES-1
#[test]
fn sj_bld_res_1_scores_and_does_nothing_else() {
    let city = [Residence, ProdT1, ProdT2];
    let table = expanded(2).city(0, &city).sit();
    assert_eq!((table.points(0, "printed"), table.points(0, "residence")), (Some(2), Some(0)));
}

/// SJ-SCORE-RES
#[test]
fn sj_score_res_four_seven_nine_and_ten() {
    let threes = [Statue, Chapel, Tower];
    let twos = [PoorHouse, Well, Crane];
    let ones = [Smithy, Archive, GoldMine];
    let sets = [&threes[..], &twos, &ones];
    for (count, points) in [(0, 0), (1, 4), (2, 7), (3, 9)] {
        let city: Vec<Kind> = sets[..count].concat().into_iter().chain([Residence]).collect();
        assert_eq!(expanded(2).city(0, &city).sit().points(0, "residence"), Some(points));
    }
}

/// SJ-SCORE-RES-2
#[test]
fn sj_score_res_2_copies_of_one_kind_serve_in_different_sets() {
    let two_sets = [ProdT2, ProdT2, Well, Crane, PoorHouse, BlackMarket, Residence];
    assert_eq!(expanded(2).city(0, &two_sets).sit().points(0, "residence"), Some(7));
    let one_set = [ProdT2, ProdT2, ProdT2, ProdT2, Well, Crane, Residence];
    assert_eq!(expanded(2).city(0, &one_set).sit().points(0, "residence"), Some(4));
    let own = [Residence, CityHall, Palace];
    assert_eq!(expanded(2).city(0, &own).sit().points(0, "residence"), Some(4), "it counts itself");
}

/// SJ-SCORE-CATH
#[test]
fn sj_score_cath_by_the_cost_six_buildings_of_all_others() {
    let six = [GuildHall, CityHall, Palace, TriumphalArch, Residence];
    for (count, points) in [(0, 0), (1, 4), (2, 7), (3, 9), (4, 10), (5, 10)] {
        let table = expanded(2).city(0, &[Cathedral, CityHall]).city(1, &six[..count]).sit();
        assert_eq!(table.points(0, "cathedral"), Some(points));
        assert_eq!(table.points(0, "city_hall"), Some(2), "a commercial building");
    }
}
