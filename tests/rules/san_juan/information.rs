//! Section 3: who knows what. `tests/views.rs` proves the same on random games.

use game_core::Seat;
use san_juan::event::{Cards, DrawWhy};
use san_juan::position::{Good, Pile, Slot, SlotPosition, Tiles};
use san_juan::view::View;
use san_juan::{Action, Event, Kind, Kind::*, Role, Tile};

use super::table::{layout, new_game};

fn names(view: &View, kind: Kind) -> bool {
    let json = serde_json::to_string(view).expect("views serialise");
    json.contains(&format!("\"{}\"", kind.key()))
}

/// SJ-INF-1
#[test]
fn sj_inf_1_cities_are_open_slot_by_slot() {
    let mut table = layout(2).city(0, &[ProdT3, Crane, Well]).role(Role::Producer);
    table.play(Action::Produce(0));
    let seen = &table.view(1).seats[0].city;
    assert_eq!(seen.iter().map(|slot| slot.kind).collect::<Vec<_>>(), [ProdT3, Crane, Well]);
    assert_eq!(seen.iter().map(|slot| slot.good).collect::<Vec<_>>(), [true, false, false]);
}

/// SJ-INF-2
#[test]
fn sj_inf_2_covered_buildings_stay_known() {
    let table = layout(2).city(0, &[Well, Crane]).covers(0, 0, &[ProdT1]).hand(0, &[Statue, ProdT2, ProdT2]);
    let mut table = table.role(Role::Builder);
    table.build_over(Statue, 0);
    assert_eq!(table.view(1).seats[0].city[0].covers, [ProdT1, Well]);
}

/// SJ-INF-3
#[test]
fn sj_inf_3_hand_sizes_are_public() {
    let table = layout(3).any_hand(0, 5).any_hand(2, 9).role(Role::Prospector);
    assert_eq!(table.public().seats.iter().map(|seat| seat.hand_count).collect::<Vec<_>>(), [6, 0, 9]);
}

/// SJ-INF-4
#[test]
fn sj_inf_4_a_hand_is_seen_by_its_owner_alone() {
    let table = layout(2).draw(&[Palace]).role(Role::Prospector);
    assert!(names(&table.view(0), Palace));
    assert!(!names(&table.view(1), Palace));
    assert_eq!(table.public().seats[0].hand, None);
}

/// SJ-INF-5
#[test]
fn sj_inf_5_nobody_ever_sees_what_card_a_good_is() {
    let mut table = layout(2).city(0, &[ProdT1]).draw(&[Palace]).role(Role::Producer);
    table.play(Action::Produce(0));
    assert!(!names(&table.view(0), Palace) && !names(&table.view(1), Palace));
    table.play(Action::Role(Role::Councillor));
    table.decline_until(|table| table.can(Action::Role(Role::Trader)));
    table.play_all(&[Action::Role(Role::Trader), Action::Sell(0)]);
    assert!(!format!("{:?}", table.heard(0)).contains("Palace"), "sold unseen");
}

/// SJ-INF-6
#[test]
fn sj_inf_6_the_owner_may_look_at_his_tucked_cards() {
    let table = layout(2).city(0, &[Chapel]).with(|position| {
        position.seats[0].tucked = Pile::Cards(vec![Palace, Hero]);
    });
    let table = table.sit();
    assert_eq!(table.view(0).seats[0].tucked_cards, Some(vec![Hero, Palace]));
    assert_eq!(table.view(1).seats[0].tucked_cards, None);
}

/// SJ-INF-6, SJ-INF-8: at the end the number is told, the cards are not.
#[test]
fn sj_inf_6_at_the_end_only_the_number_is_shown() {
    let city = [ProdT1, ProdT1, ProdT2, ProdT2, ProdT3, ProdT3, ProdT4, ProdT4, ProdT5, ProdT5, Chapel];
    let mut table = layout(2).city(0, &city).tucked(0, 3).hand(0, &[ProdT1]).role(Role::Builder);
    assert_eq!(table.view(1).seats[0].tucked, None);
    table.build(ProdT1);
    assert!(table.is_over());
    let seen = &table.view(1).seats[0];
    assert_eq!((seen.tucked, &seen.tucked_cards), (Some(3), &None));
}

/// SJ-INF-7
#[test]
fn sj_inf_7_a_good_stays_unknown_wherever_it_goes() {
    let table = layout(2).governor(1).city(0, &[ProdT1, BlackMarket]).hand(0, &[Smithy]).with(|position| {
        let good = Some(Good::Card(Palace));
        let slot = Slot { kind: ProdT1, good, covers: vec![], fresh: false };
        position.seats[0].city[0] = SlotPosition::Full(slot);
    });
    let mut table = table.role(Role::Builder);
    table.play_all(&[Action::Build(Smithy), Action::Spend(0)]);
    assert!(!names(&table.view(0), Palace) && !format!("{:?}", table.heard(0)).contains("Palace"));
}

/// SJ-INF-8
#[test]
fn sj_inf_8_others_do_not_see_the_number_of_tucked_cards() {
    let table = layout(2).city(0, &[Chapel]).tucked(0, 4).sit();
    assert_eq!(table.view(0).seats[0].tucked, Some(4));
    assert_eq!((table.view(1).seats[0].tucked, table.public().seats[0].tucked), (None, None));
    assert_eq!(table.view(1).seats[0].open_points, 2, "the points shown do not tell it either");
}

/// SJ-INF-9
#[test]
fn sj_inf_9_only_the_size_of_the_draw_pile_is_seen() {
    let mut table = layout(2).draw(&[Well, Palace, Palace]).sit();
    let before = table.public().draw;
    table.play(Action::Role(Role::Prospector));
    assert_eq!(table.public().draw, before - 1);
    assert!((0..2).all(|seat| !names(&table.view(seat), Palace)));
}

/// SJ-INF-10
#[test]
fn sj_inf_10_the_discard_pile_is_face_down() {
    let mut table = layout(2).governor(1).hand(0, &[Well, Palace, Palace]).role(Role::Builder);
    table.build(Well);
    assert_eq!(table.public().discard, 2);
    assert!((0..2).all(|seat| !names(&table.view(seat), Palace)));
    assert!(!format!("{:?}", table.heard(1)).contains("Palace"));
}

/// SJ-INF-11
#[test]
fn sj_inf_11_cards_drawn_to_choose_from_are_seen_by_the_chooser_alone() {
    let mut table = layout(2).draw(&[Palace, Hero, Well, Crane, Smithy]).role(Role::Councillor);
    assert!(names(&table.view(0), Palace) && !names(&table.view(1), Palace));
    let look = table.view(1).look.expect("others see that he looks");
    assert_eq!((look.count, look.cards), (5, None));
    table.play(Action::Keep(Well));
    let kept = table.heard(1).into_iter().find(|event| matches!(event, Event::Kept { .. }));
    let expected = Event::Kept { seat: Seat(0), kept: Cards::Hidden(1), dropped: Cards::Hidden(4) };
    assert_eq!(kept, Some(expected));
}

/// SJ-INF-12
#[test]
fn sj_inf_12_a_gold_mine_shows_its_cards_to_everybody() {
    let table = layout(3).governor(1).city(0, &[GoldMine]).draw(&[Well, ProdT1, ProdT2, ProdT3, ProdT4]);
    let table = table.role(Role::Prospector);
    let shown =
        Event::GoldMine { seat: Seat(0), shown: [ProdT1, ProdT2, ProdT3, ProdT4], taken: Some(ProdT1) };
    assert!((0..3).all(|seat| table.heard(seat).contains(&shown)));
}

/// SJ-INF-13
#[test]
fn sj_inf_13_tiles_become_known_one_by_one() {
    let table = layout(2).with(|position| {
        let queue = Tile::ALL.to_vec();
        position.tiles = Some(Tiles { queue, seen: 0, open: false });
    });
    let mut table = table.city(1, &[ProdT1]).goods(1, &[0]).sit();
    assert_eq!(table.public().queue, [None; 5]);
    table.play(Action::Role(Role::Trader));
    assert_eq!(table.public().queue, [Some(Tile::A), None, None, None, None]);
    table.play(Action::Pass);
    assert_eq!(table.public().queue, [None, None, None, None, Some(Tile::A)]);
}

/// SJ-INF-14
#[test]
fn sj_inf_14_the_state_of_the_round_is_public() {
    let mut table = layout(2).city(0, &[Library, ProdT1]).sit();
    table.play_all(&[Action::Role(Role::Producer), Action::Library(true)]);
    let view = table.view(1);
    let phase = view.phase.expect("a phase is being played");
    assert_eq!((phase.role, phase.picker, phase.doubled), (Role::Producer, Seat(0), true));
    assert_eq!((view.round, view.governor, view.seats[0].library_used), (2, Seat(0), true));
    assert_eq!(view.roles[Role::Producer as usize].taken_by, Some(Seat(0)));
}

/// SJ-INF-16: what lies behind the curtain is the one seat's view.
#[test]
fn sj_inf_16_a_view_holds_the_secrets_of_one_seat_only() {
    let mut table = new_game(4);
    table.play(Action::Role(Role::Councillor));
    for viewer in 0..4 {
        let look = table.view(viewer).look.expect("everybody sees that seat 0 looks");
        assert_eq!(look.cards.is_some(), viewer == 0, "a private draw");
        for (seat, seen) in table.view(viewer).seats.iter().enumerate() {
            let own = seat == viewer as usize;
            assert_eq!((seen.hand.is_some(), seen.tucked_cards.is_some()), (own, own));
        }
    }
}

/// SJ-INF-17
#[test]
fn sj_inf_17_others_hear_amounts_and_no_identities() {
    let table = layout(2).draw(&[Palace]).role(Role::Prospector);
    let drew = |cards| Event::Drew { seat: Seat(0), cards, why: DrawWhy::Prospector };
    assert!(table.heard(0).contains(&drew(Cards::Known(vec![Palace]))));
    assert!(table.heard(1).contains(&drew(Cards::Hidden(1))));
}
