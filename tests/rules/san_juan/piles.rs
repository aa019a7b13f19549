//! Section 5.5: draw pile and discard pile.

use san_juan::event::DrawWhy;
use san_juan::{Action, Event, Kind::*, Prompt, Role, Tile};

use super::table::layout;

/// SJ-PILE-1
#[test]
fn sj_pile_1_everything_discarded_lies_on_the_discard_pile() {
    let table = layout(2).governor(1).city(0, &[ProdT2, Crane, BlackMarket, ProdT1]).goods(0, &[0, 3]);
    let mut table = table.hand(0, &[Library, Well, Well, Well]).role(Role::Builder);
    let (_, before) = table.pile_sizes();
    // A payment of two, a good spent, a good forfeited.
    table.play_all(&[Action::Build(Library), Action::Over(0), Action::Spend(3)]);
    assert_eq!(table.pay_in_cards(), 2);
    assert_eq!(table.pile_sizes().1, before + 4);
}

/// SJ-PILE-2
#[test]
fn sj_pile_2_an_empty_draw_pile_is_refilled_in_mid_draw() {
    let table = layout(2).piles(2, 9).draw(&[Hero, Hero]).role(Role::Councillor);
    assert!(table.events().contains(&Event::Reshuffled { cards: 9 }));
    assert_eq!((table.looked(0), table.pile_sizes()), (Some(5), (6, 0)));
    let looked = table.view(0).look.and_then(|look| look.cards).expect("he sees them");
    assert!(looked.iter().filter(|&&kind| kind == Hero).count() >= 2, "what was left came first");
}

/// SJ-PILE-2
#[test]
fn sj_pile_2_the_last_card_of_the_draw_pile_causes_no_reshuffle() {
    let table = layout(2).piles(1, 9).role(Role::Prospector);
    assert_eq!(table.pile_sizes(), (0, 9));
}

/// SJ-PILE-3
#[test]
fn sj_pile_3_cards_being_looked_at_lie_in_neither_pile() {
    let table = layout(2).piles(5, 0).role(Role::Councillor);
    assert_eq!((table.looked(0), table.pile_sizes()), (Some(5), (0, 0)));
    let dug = layout(2).governor(1).city(0, &[GoldMine]).piles(3, 2).role(Role::Prospector);
    assert!(dug.events().contains(&Event::Reshuffled { cards: 2 }));
    let (draw, discard) = dug.pile_sizes();
    assert_eq!(draw + discard + dug.hand_count(0) + dug.hand_count(1), 5);
    assert_eq!(draw, 0, "the two cards turned up before the reshuffle were not part of it");
}

/// SJ-PILE-4
#[test]
fn sj_pile_4_without_cards_draws_are_lost_and_nothing_is_produced() {
    let table = layout(2).piles(0, 0);
    let mut drawing = table.clone().role(Role::Prospector);
    assert_eq!((drawing.drew(0, DrawWhy::Prospector), drawing.hand_count(0)), (0, 0));
    drawing.play(Action::Role(Role::Councillor));
    assert!(matches!(drawing.asked(), Some((0, Prompt::Role { pick: 2 }))));
    let producing = table.city(0, &[ProdT1]).piles(0, 0).role(Role::Producer);
    assert!(producing.goods(0).is_empty());
    assert!(matches!(producing.asked(), Some((1, Prompt::Role { .. }))), "nobody is asked in vain");
}

/// SJ-PILE-4
#[test]
fn sj_pile_4_a_draw_stops_where_the_cards_end() {
    let table = layout(2).city(0, &[ProdT5]).goods(0, &[0]).piles(1, 0);
    let mut table = table.tiles([Tile::E, Tile::A, Tile::B, Tile::C, Tile::D]).role(Role::Trader);
    table.play(Action::Sell(0));
    assert_eq!(table.drew(0, DrawWhy::Sale), 2, "the card left and the good itself, not three");
}

/// SJ-PILE-5
#[test]
fn sj_pile_5_discards_come_before_draws() {
    let table = layout(2).governor(1).city(0, &[Carpenter]).hand(0, &[Well, Crane, Crane]).piles(0, 0);
    let mut table = table.role(Role::Builder);
    table.build(Well);
    assert_eq!(table.drew(0, DrawWhy::Carpenter), 1, "one of the two cards just paid");
    assert_eq!(table.hand(0), [Crane]);
}

/// SJ-PILE-6
#[test]
fn sj_pile_6_everybody_hears_of_a_reshuffle() {
    let table = layout(3).piles(0, 12).role(Role::Prospector);
    for seat in 0..3 {
        assert!(table.heard(seat).contains(&Event::Reshuffled { cards: 12 }));
    }
}
