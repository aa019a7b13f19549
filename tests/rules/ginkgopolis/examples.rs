//! The rulebook's examples (section 10.1). GK-EX-05 stands with the deck,
//! GK-EX-12 with the score, GK-EX-13 with the actions.

use game_core::Seat;
use ginkgopolis::event::{EndWhy, Source};
use ginkgopolis::{Action, Event, Item, Mode};
use serde_json::json;

use super::layout::{Layout, layout};
use super::table::{Table, card, new_game, place, tile};

fn character(number: u8) -> Source {
    Source::Character(number.try_into().expect("a character"))
}

fn building(name: &str) -> Source {
    Source::Building(tile(name))
}

#[test]
fn gk_ex_01_set_2_at_the_start() {
    let games = (0..20).map(|seed| {
        let config = ginkgopolis::Config { players: 4, ..Default::default() };
        super::table::opened(config, seed)
    });
    let with_set_2 = games.into_iter().find_map(|table: Table| {
        let nell = table.public().seats.into_iter().find(|seat| seat.characters[0].def().set == 2)?;
        Some((table, nell))
    });
    let (table, nell) = with_set_2.expect("somebody gets set 2");
    let numbers: Vec<u8> = nell.characters.iter().map(|one| one.number()).collect();
    assert_eq!(numbers, [4, 5, 6]);
    assert_eq!((table.goods(nell.seat.0), nell.reserve), ((4, 2, 2), 14));
    assert_eq!(new_game(Mode::Beginner, 4).public().seats.len(), 4);
}

#[test]
fn gk_ex_02_exploit() {
    // Phil: E gives a tile, E gives a point.
    let board =
        layout("draft", 3).characters(0, [6, 14, 1]).characters(1, [4, 5, 8]).characters(2, [9, 10, 11]);
    let mut table =
        board.raise((0, 0), "R7", 1).hand(0, "R7 A B C").hand(1, "B1 D E F").hand(2, "Y1 G H I").sit();
    let before = table.building("R7");
    table.round(&[("R7", ""), ("B1", ""), ("Y1", "")]);
    let expected =
        [(Item::Resource, 2, building("R7")), (Item::Tile, 1, character(6)), (Item::Point, 1, character(14))];
    assert_eq!(table.gains(0), expected);
    assert!(table.public().discard.contains(&card("R7")) && table.building("R7") == before);
}

#[test]
fn gk_ex_03_urbanize() {
    // A's cell has R11 of one floor to the east, B9 of two to the south.
    let board = layout("draft", 2).characters(0, [1, 2, 3]).characters(1, [4, 5, 9]);
    let board = board.raise((-1, -1), "B9", 1).found((0, -2), "R11", 1);
    let mut table = board.goods(0, 1, 0).tiles(0, "R4").hand(0, "A B C D").hand(1, "Y1 E F G").sit();
    let before = table.goods(0);
    table.round(&[("A", "R4"), ("Y1", "")]);
    table.play(place(-1, -3));
    let new = table.building("R4").expect("it stands");
    assert_eq!(
        (new.owner, new.height, new.pawn, table.marker("A")),
        (Some(Seat(0)), 1, true, Some((-1, -3)))
    );
    let expected = [
        (Item::Resource, 1, building("R11")),
        (Item::Tile, 2, building("B9")),
        (Item::Resource, 1, character(1)),
    ];
    assert_eq!(table.gains(0), expected);
    assert!(table.public().discard.contains(&card("A")));
    let after = table.goods(0);
    assert_eq!((after.0, after.2), (before.0 + 1, before.2 + 1));
}

/// Nell is seat 0, with two C effects; Phil is seat 1.
fn nell(resources: u8, points: u16) -> Table {
    let board = layout("draft", 2).characters(1, [8, 9, 19]).square("R2 B2 B3 R1 B1 R3 Y1 Y2 Y3");
    let board = board.raise((0, 0), "B5", 1).goods(0, resources, points).tiles(0, "R4");
    let mut table = board.hand(0, "B5 A B C").hand(1, "B2 D E F").sit();
    table.round(&[("B5", "R4"), ("B2", "")]);
    table
}

#[test]
fn gk_ex_04_construct() {
    let table = nell(4, 1);
    let over = Source::BuiltOver(tile("B5"));
    assert_eq!(table.gains(1)[..2], [(Item::Resource, 2, over), (Item::Point, 2, over)]);
    let built = Event::Constructed {
        seat: Seat(0),
        over: tile("B5"),
        tile: tile("R4"),
        points: 1,
        colour: true,
        placed: 3,
    };
    assert!(table.saw(&built));
    assert_eq!(table.gains(0), [(Item::Resource, 1, character(4)), (Item::Point, 1, character(5))]);
    assert_eq!(table.goods(0), (1, 1, 0), "resources -3, points +0, tiles -1");
    assert!(table.building("R4").is_some_and(|new| new.pawn && new.height == 3));
    assert_eq!(table.public().seats[0].cards, [card("B5")]);
}

/// GK-EX-10
#[test]
fn gk_ex_04_she_needs_four_resources_and_a_point() {
    for (resources, points) in [(3, 1), (4, 0)] {
        let table = nell(resources, points);
        assert!(table.building("R4").is_none());
        assert!(table.saw(&Event::Fallback { seat: Seat(0), tile: tile("R4") }));
        assert_eq!(table.gains(0)[0], (Item::Tile, 2, building("B5")));
        assert!(table.own(0).tiles.expect("own").contains(&tile("R4")));
    }
}

#[test]
fn gk_ex_06_a_smaller_number_costs_the_difference() {
    let board = layout("draft", 2).found((2, 0), "R5", 1).goods(0, 2, 1).tiles(0, "R4");
    let mut table = board.hand(0, "R5 A B C").hand(1, "B1 D E F").sit();
    table.round(&[("R5", "R4"), ("B1", "")]);
    assert!(
        table
            .events()
            .iter()
            .any(|event| matches!(event, Event::Constructed { points: 1, colour: false, .. }))
    );
}

/// GK-EX-07: see also the table of heights with the actions.
#[test]
fn gk_ex_07_one_item_per_floor() {
    let yields = |floors: &str| {
        let mut board: Layout = layout("draft", 2).characters(0, [1, 2, 3]);
        board = if floors.is_empty() { board } else { board.raise((0, 1), floors, 1) };
        let top = floors.split(' ').next_back().filter(|top| !top.is_empty()).unwrap_or("Y2");
        let mut table = board.hand(0, &format!("{top} A B C")).hand(1, "B1 D E F").sit();
        table.round(&[(top, ""), ("B1", "")]);
        table.gains(0)[0].1
    };
    assert_eq!([yields(""), yields("Y4"), yields("Y4 Y5")], [1, 2, 3]);
}

#[test]
fn gk_ex_08_districts() {
    // Seats: Phil 0, Maïlys 1, Nell 2.
    let board = layout("draft", 3).square("B1 R1 Y1 Y2 B2 R2 R3 Y3 B3");
    let board = board.raise((1, -1), "Y5", 1).found((1, -2), "Y9", 1);
    let board = board.raise((-1, -1), "B4 B7", 0).raise((0, -1), "B12", 1).raise((-1, 0), "B8", 2);
    let table = board.found((1, 2), "R20", 2).sit();
    assert_eq!([0, 1, 2].map(|seat| table.scored(seat, "districts")), [7, 8, 0]);
    let districts = table.public().districts;
    assert_eq!(districts.len(), 2, "R20 has no red neighbour");
    assert_eq!((districts[0].points.clone(), districts[1].points.clone()), (vec![7, 2, 0], vec![0, 6, 0]));
}

#[test]
fn gk_ex_11_all_placed_then_returned() {
    // 18 each: 16 placed, and two in hand. Seat 1 builds over one of them.
    let board =
        layout("draft", 4).raise((0, 0), "R11 R12 R13 R14 R15", 0).raise((1, 1), "Y11 Y12 Y13 Y14 Y15", 0);
    let board = board.raise((1, 0), "B11 B12", 0).found((2, 0), "B17", 0).goods(0, 2, 0).goods(1, 9, 9);
    let board = board.tiles(0, "R20").tiles(1, "B20").set("deck", json!(["L"]));
    let board = board.hand(0, "R1 A B C").hand(1, "B17 D E F").hand(2, "Y1 G H I").hand(3, "B1 J K B2");
    let mut table = board.sit();
    table.round(&[("R1", "R20"), ("B17", "B20"), ("Y1", ""), ("B1", "")]);
    assert!(table.saw(&Event::LastRound { why: EndWhy::Resources }));
    assert!(table.gains(0).contains(&(Item::Resource, 1, Source::BuiltOver(tile("B17")))));
    assert!(table.is_over(), "{:?}", table.asked());
    assert_eq!(table.legal(), Vec::<Action>::new());
}
