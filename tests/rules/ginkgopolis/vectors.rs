//! Derived vectors: actions (section 10.3).

use game_core::Seat;
use ginkgopolis::event::Source;
use ginkgopolis::{Event, Item, Prompt};

use super::layout::{Layout, layout};
use super::table::{Table, card, tile, tiles};

/// Seat 0 has no C effect and one E effect (a tile); seat 1 has neither.
fn two() -> Layout {
    layout("draft", 2).characters(0, [1, 11, 6]).characters(1, [8, 9, 19]).hand(1, "B3 D E F")
}

fn play(board: Layout, name: &str, with: &str) -> Table {
    let mut table = board.hand(0, &format!("{name} A B C")).tiles(0, with).sit();
    table.round(&[(name, with), ("B3", "")]);
    table
}

#[test]
fn gk_dv_20_over_a_start_building() {
    let table = play(two().goods(0, 2, 0), "Y2", "Y9");
    assert_eq!(table.building("Y9").map(|building| building.height), Some(2));
    assert_eq!(table.goods(0), (0, 0, 0));
    assert!(table.gains(0).is_empty());
    assert!(play(two().goods(0, 1, 0), "Y2", "Y9").building("Y9").is_none());
}

#[test]
fn gk_dv_21_over_the_own_building() {
    let table = play(two().raise((0, 0), "R4 B8", 0).goods(0, 1, 0), "B8", "B12");
    assert_eq!(table.building("B12").map(|building| building.height), Some(4));
    assert_eq!(table.goods(0), (0, 0, 0), "no points for the owner");
}

#[test]
fn gk_dv_22_over_the_own_building_in_another_colour() {
    let table = play(two().raise((0, 0), "R4 B8", 0).goods(0, 1, 0), "B8", "R12");
    assert!(table.saw(&Event::Fallback { seat: Seat(0), tile: tile("R12") }));
    let building = table.building("B8").expect("unchanged");
    assert_eq!((building.height, building.owner), (3, Some(Seat(0))));
    assert_eq!(table.gains(0)[0], (Item::Tile, 3, Source::Building(tile("B8"))));
    assert_eq!(table.goods(0), (1, 0, 1 + 3 + 1), "R12 back, three for B8, one for the E effect");
    assert!(table.public().discard.contains(&card("B8")));
    assert_eq!(table.public().seats[0].shown, tiles("R12"));
}

#[test]
fn gk_dv_23_another_colour_costs_a_resource() {
    let board = |resources| two().found((2, 0), "R5", 1).goods(0, resources, 0);
    let table = play(board(3), "R5", "Y5");
    assert_eq!((table.building("Y5").map(|building| building.height), table.goods(0)), (Some(2), (0, 0, 0)));
    assert!(play(board(2), "R5", "Y5").building("Y5").is_none());
}

#[test]
fn gk_dv_24_points_are_missing() {
    // Three points for 4 on 7; the C effects would give two.
    let board = two().characters(0, [2, 5, 6]).found((2, 0), "R7", 1).goods(0, 9, 2);
    let table = play(board, "R7", "R4");
    assert!(table.saw(&Event::Fallback { seat: Seat(0), tile: tile("R4") }));
    assert_eq!(table.goods(0).1, 2);
}

#[test]
fn gk_dv_25_urbanizing_without_a_resource() {
    let mut table = two().goods(0, 0, 5).tiles(0, "R20").hand(0, "A R1 B C").sit();
    table.round(&[("A", "R20"), ("B3", "")]);
    assert_eq!(table.asked(), Some((0, Prompt::Goods)));
    assert_eq!(table.marker("A"), Some((-1, -2)));
    table.play(table.legal()[0]);
    assert_eq!(table.gains(0)[1].0, Item::Tile, "the E effect");
}

#[test]
fn gk_dv_26_urbanizing_between_two_buildings() {
    // K at (-2, 0), between an own yellow one of three floors and red R1.
    let board = two().characters(0, [4, 5, 6]).found((-2, -1), "Y4", 0).raise((-2, -1), "B9 Y10", 0);
    let mut table = board.goods(0, 1, 0).hand(0, "K A B C").tiles(0, "B20").sit();
    table.round(&[("K", "B20"), ("B3", "")]);
    let expected =
        [(Item::Point, 3, Source::Building(tile("Y10"))), (Item::Resource, 1, Source::Building(tile("R1")))];
    assert_eq!(table.gains(0), expected, "no E effect fires");
}

#[test]
fn gk_dv_27_the_reserve_runs_out() {
    let board = two().characters(0, [1, 11, 3]).raise((0, 0), "Y4 R9", 1).goods(0, 24, 0);
    let mut table = board.hand(0, "R9 A B C").sit();
    table.round(&[("R9", ""), ("B3", "")]);
    let from = Source::Building(tile("R9"));
    assert_eq!(table.gains(0), [(Item::Resource, 1, from)]);
    assert!(table.saw(&Event::Lost { seat: Seat(0), item: Item::Resource, count: 2, from }));
}
