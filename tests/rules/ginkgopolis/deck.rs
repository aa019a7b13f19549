//! The deck and its rebuilds: section 6.9.

use game_core::Seat;
use ginkgopolis::{Action, Card, Event, Mode};
use serde_json::json;

use super::layout::layout;
use super::table::{Table, card, cards, new_game};

fn rebuilds(table: &Table) -> Vec<(Vec<Card>, Vec<Card>, u8)> {
    let of = |event: &Event| match event {
        Event::Rebuilt { added, laid_aside, deck } => Some((added.clone(), laid_aside.clone(), *deck)),
        _ => None,
    };
    table.events().iter().filter_map(of).collect()
}

/// Two players, one card in the deck, six new buildings.
fn before_a_rebuild() -> Table {
    let cells = [(-1, -2), (1, -2), (2, 0), (1, 2), (-1, 2), (-2, 0)];
    let new = ["Y4", "Y5", "Y9", "R11", "B12", "B13"];
    let board = cells
        .into_iter()
        .zip(new)
        .fold(layout("beginner", 2), |board, (cell, name)| board.found(cell, name, 0).pawn(name));
    board.hand(0, "B1 A B C").hand(1, "R1 D E F").deck(1).sit()
}

/// GK-EX-05, GK-DCK-01, GK-DCK-02, GK-DCK-03, GK-DCK-04, GK-DCK-05, GK-DCK-07,
/// GK-CG-28: with the last card the deck is rebuilt at once, before the next
/// player draws.
#[test]
fn gk_ex_05_a_rebuild() {
    let mut table = before_a_rebuild();
    let circulating = 21;
    let discarded = table.public().discard.len() as u8;
    assert_eq!(discarded, circulating - 8 - 1);
    table.round(&[("B1", ""), ("R1", "")]);
    let all = rebuilds(&table);
    let [(added, laid_aside, deck)] = &all[..] else { panic!("one rebuild, not {all:?}") };
    assert_eq!(*added, cards("B12 B13 R11 Y4 Y5 Y9"));
    assert_eq!((laid_aside.len(), *deck), (7, discarded + 2 + 6 - 7));
    let order: Vec<&str> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Rebuilt { .. } => Some("rebuilt"),
            Event::Drew { seat: Seat(1), .. } => Some("first player drew"),
            Event::Drew { seat: Seat(0), .. } => Some("other player drew"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["rebuilt", "first player drew", "other player drew"]);
    let view = table.public();
    assert!(view.city.iter().all(|building| !building.pawn));
    assert_eq!((view.discard, view.deck), (laid_aside.clone(), deck - 1));
    // GK-DCK-06: what was in the hands is there still.
    assert!(cards("A B C").iter().all(|kept| table.own(1).hand.expect("own").contains(kept)));
}

/// GK-DV-31, GK-DCK-09: five players, first round.
#[test]
fn gk_dv_31_five_players_rebuild_in_the_first_round() {
    let mut table = new_game(Mode::Beginner, 5);
    assert_eq!(table.public().deck, 1);
    table.end_round();
    let all = rebuilds(&table);
    let [(added, laid_aside, deck)] = &all[..] else { panic!("one rebuild, not {all:?}") };
    assert!(added.is_empty() && laid_aside.is_empty() && *deck >= 5);
    assert_eq!(table.public().deck, deck - 4);
}

/// GK-DV-32, GK-DCK-07, GK-SEL-09: three players; a redraw empties the deck.
#[test]
fn gk_dv_32_a_redraw_empties_the_deck() {
    let mut table = new_game(Mode::Beginner, 3);
    assert_eq!((table.public().deck, table.public().discard.len()), (2, 7));
    table.play(Action::Redraw);
    assert_eq!((table.public().deck, table.public().discard.len()), (2, 7));
    let all = rebuilds(&table);
    assert_eq!(all.iter().map(|(_, aside, deck)| (aside.len(), *deck)).collect::<Vec<_>>(), [(7, 4)]);
}

/// GK-SEL-09: the discarded hand can come back.
#[test]
fn a_discarded_hand_can_come_back() {
    let back = (0..30).any(|luck| {
        let board = layout("beginner", 2).hand(0, "B1 A B C").hand(1, "R1 D E F").deck(1);
        let mut table = board.set("luck", json!(luck)).sit();
        table.play(Action::Redraw);
        let hand = table.own(0).hand.expect("own");
        cards("B1 A B C").iter().any(|card| hand.contains(card))
    });
    assert!(back);
}

/// GK-DCK-08, GK-CG-13: more than 15 new buildings can wait.
#[test]
fn pawns_do_not_run_out() {
    let cells = [
        (-1, -2),
        (0, -2),
        (1, -2),
        (2, -1),
        (2, 0),
        (2, 1),
        (1, 2),
        (0, 2),
        (-1, 2),
        (-2, 1),
        (-2, 0),
        (-2, -1),
    ];
    let more = [(-1, -3), (0, -3), (1, -3), (3, -1), (3, 0), (3, 1)];
    let board =
        cells.into_iter().chain(more).zip(4..).fold(layout("beginner", 2), |board, (cell, number)| {
            let name =
                if number <= 20 { format!("R{number}") } else { format!("B{number}", number = number - 17) };
            board.found(cell, &name, (number % 2) as u8).pawn(&name)
        });
    let mut table = board.hand(0, "B1 A B C").hand(1, "R1 D E F").deck(1).sit();
    assert_eq!(table.public().city.iter().filter(|building| building.pawn).count(), 18);
    table.round(&[("B1", ""), ("R1", "")]);
    assert_eq!(rebuilds(&table)[0].0.len(), 18);
}

/// GK-INV-03: the card of a new building is not in circulation, so nobody can
/// build over it, until the deck is rebuilt.
#[test]
fn new_buildings_cannot_be_built_over() {
    let mut table = before_a_rebuild();
    assert!(table.public().stacks.contains(&card("Y4")));
    table.round(&[("B1", ""), ("R1", "")]);
    assert!(!table.public().stacks.contains(&card("Y4")));
}
