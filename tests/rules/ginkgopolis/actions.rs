//! Gaining items and the three actions: sections 6.1 to 6.4, 6.6 and 6.10.

use game_core::Seat;
use ginkgopolis::action::Good;
use ginkgopolis::event::Source;
use ginkgopolis::{Action, Colour, Event, Item, Prompt, Tile, Trigger};
use serde_json::json;

use super::layout::{Layout, layout};
use super::table::{Table, card, letter, place, tile, tiles};

/// Seat 0: C gives a resource, C a point, E a tile. Seat 1: E gives a
/// resource, U a point, U a tile. Seat 1 plays B1 alone.
fn two() -> Layout {
    layout("draft", 2).hand(0, "R1 Y3 A B").hand(1, "B1 D E F")
}

fn building(name: &str) -> Source {
    Source::Building(tile(name))
}

/// GK-EXP-01: an urbanization card alone is worth a resource or a tile.
#[test]
fn an_urbanization_card_alone_gives_a_resource_or_a_tile() {
    let mut table = two().sit();
    table.round(&[("A", ""), ("B1", "")]);
    assert_eq!(table.asked(), Some((0, Prompt::Goods)));
    assert_eq!(table.legal(), [Action::Take(Good::Resource), Action::Take(Good::Tile)]);
    let mut other = table.clone();
    table.play(Action::Take(Good::Resource));
    assert_eq!(table.gains(0)[0], (Item::Resource, 1, Source::Alone));
    other.play(Action::Take(Good::Tile));
    assert_eq!(other.gains(0)[0], (Item::Tile, 1, Source::Alone));
}

/// GK-EXP-01, GK-GAIN-01, GK-CG-14: what cannot be had is not offered, and
/// what is due from an empty reserve is lost.
#[test]
fn an_empty_reserve_gives_nothing() {
    let mut table = two().goods(0, 25, 0).sit();
    table.round(&[("A", ""), ("B1", "")]);
    assert_eq!(table.gains(0)[0], (Item::Tile, 1, Source::Alone));
    let mut table = two().goods(0, 25, 0).sit();
    table.round(&[("R1", ""), ("B1", "")]);
    assert_eq!((table.goods(0), table.own(0).reserve), ((25, 0, 1), 0), "the E effect gave the tile");
    let lost = Event::Lost { seat: Seat(0), item: Item::Resource, count: 1, from: building("R1") };
    assert!(table.saw(&lost), "{:?}", table.events());
}

/// GK-EXP-01: with an empty supply too there is nothing to take.
#[test]
fn with_nothing_left_an_urbanization_card_gives_nothing() {
    let table = two().goods(0, 25, 0).supply(0).set("exhaustions", json!(2)).set("last_round", json!(true));
    let mut table = table.sit();
    table.round(&[("A", "")]).play(Action::Card(card("B1"))).play(Action::Alone);
    assert!(table.is_over(), "nobody was asked about goods");
    assert_eq!(table.goods(0), (25, 0, 0));
}

/// GK-EXP-02, GK-EXP-04, GK-CTY-03, GK-EX-07: one item per floor, whoever owns
/// the building; the card is discarded, the building stays.
#[test]
fn a_building_card_alone_yields_by_height() {
    for (floors, due) in [("", 1), ("R7", 2), ("R7 R8", 3), ("B9 Y7 R8", 4)] {
        let top = floors.split(' ').next_back().filter(|top| !top.is_empty()).unwrap_or("R1");
        let mut board = two().hand(0, &format!("{top} Y3 A B"));
        if !floors.is_empty() {
            board = board.raise((-1, 0), floors, 1);
        }
        let mut table = board.sit();
        let before = (table.building(top), table.goods(1).0);
        table.round(&[(top, ""), ("D", "")]);
        assert_eq!(table.gains(0)[0], (Item::Resource, due, building(top)), "{floors}");
        assert_eq!((table.building(top), table.goods(1).0), before, "the owner gets nothing");
        assert!(table.public().discard.contains(&card(top)));
    }
}

/// GK-EXP-02, GK-CTY-04, GK-CG-03: also a building that nobody owns.
#[test]
fn start_buildings_have_a_floor_and_no_owner() {
    let mut table = two().sit();
    let start = table.building("Y3").expect("a start building");
    assert_eq!((start.height, start.owner), (1, None));
    table.round(&[("Y3", ""), ("D", "")]);
    assert_eq!(table.gains(0)[0], (Item::Point, 1, building("Y3")));
}

/// GK-GAIN-02, GK-GAIN-03, GK-GAIN-04: tiles come from the top of the supply.
#[test]
fn tiles_come_from_the_top_of_the_supply() {
    let board = two().set("supply", json!(["R20", "Y4", "Y5"])).raise((-1, -1), "B9", 1);
    let mut table = board.hand(0, "B9 Y3 A B").hand(1, "B2 D E F").sit();
    let supply = table.public().supply;
    table.round(&[("B9", ""), ("D", "")]);
    assert_eq!(table.gains(0)[0], (Item::Tile, 2, building("B9")));
    assert_eq!(table.gains(0)[1].0, Item::Tile, "and one for the character");
    assert_eq!((table.own(0).tiles, table.public().supply), (Some(tiles("R20 Y4 Y5")), supply - 3));
}

/// GK-EXP-03: the building first, then the cards in the order in which they
/// came, every one of them.
#[test]
fn effects_follow_in_the_order_of_the_tableau() {
    let board = two().characters(0, [6, 13, 14]).raise((0, 0), "B9 R12", 1).raise((1, 0), "Y4", 1);
    let mut table = board.raise((1, 1), "B4", 1).raise((-1, 1), "R7", 1).raise((-1, 0), "Y7", 1);
    table = table.raise((1, -1), "R5", 1).raise((0, 1), "R11 R13", 1).raise((0, -1), "Y12", 1);
    table = table.cards(0, "R11 Y2 Y1 R1 B9").cards(1, "R2 R3 Y3 B2 B3");
    let mut table = table.hand(0, "B4 A B C").hand(1, "R7 D E F").sit();
    table.round(&[("B4", ""), ("D", "")]);
    let given: Vec<Source> = table.gains(0).into_iter().map(|(.., from)| from).collect();
    let character = |number: u8| Source::Character(number.try_into().expect("a character"));
    let expected = [
        building("B4"),
        character(6),
        character(13),
        character(14),
        Source::Card(card("Y1")),
        Source::Card(card("R1")),
    ];
    assert_eq!(given, expected);
}

/// GK-EFF-01, GK-EX-13, GK-CG-02: each of the 27 cards with an arrow gives
/// exactly what is printed on it, at its own action and at no other.
#[test]
fn cards_with_an_arrow_give_what_is_printed_at_their_action() {
    for colour in Colour::ALL {
        for number in 1..=9 {
            let own = Tile::new(colour, number);
            let given = [Trigger::Exploit, Trigger::Urbanize, Trigger::Construct].map(|action| {
                let table = acted(own, action);
                let of_card = |gain: &&(Item, u8, Source)| gain.2 == Source::Card(card(&own.to_string()));
                let mut sums = [0; 3];
                for (item, count, _) in table.gains(0).iter().filter(of_card) {
                    sums[Colour::ALL.iter().position(|one| one.item() == *item).expect("an item")] += count;
                }
                sums
            });
            let mut due = Colour::ALL.map(|one| u8::from(one == colour));
            due[Colour::ALL.iter().position(|one| one.item() == Item::Point).expect("yellow")] +=
                u8::from(number >= 7);
            let at = usize::from(number - 1) % 3;
            let expected = [0, 1, 2].map(|action| if action == at { due } else { [0; 3] });
            assert_eq!((given[0], given[1], given[2]), (expected[0], expected[1], expected[2]), "{own}");
        }
    }
}

/// Seat 0 has one card in its tableau besides its characters, and does this.
fn acted(own: Tile, action: Trigger) -> Table {
    // Its building is covered by B20, in the start square where it begins there.
    let start = |cell: (i8, i8)| {
        let (x, y) = cell;
        ["B1 B2 B3", "R1 R2 R3", "Y1 Y2 Y3"][(y + 1) as usize]
            .split(' ')
            .nth((x + 1) as usize)
            .expect("three")
    };
    let cells = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y)));
    let name = own.to_string();
    let board = layout("draft", 2).goods(0, 6, 0).cards(0, &name).hand(1, "D E F G");
    let board = match cells.clone().find(|&cell| start(cell) == name) {
        Some(cell) => board.raise(cell, "B20", 1),
        None => board.raise((1, 1), &format!("{name} B20"), 1),
    };
    // K has one place to go; a floor on red 1 or 2 needs two resources.
    let over = if name == "R1" { "R2" } else { "R1" };
    let (hand, with) = match action {
        Trigger::Exploit => ("K", ""),
        Trigger::Urbanize => ("K", "R20"),
        Trigger::Construct => (over, "R20"),
    };
    let board = if with.is_empty() { board } else { board.tiles(0, with) };
    let mut table = board.hand(0, &format!("{hand} A B C")).sit();
    table.round(&[(hand, with), ("D", "")]);
    table.play_until(|table| table.on_turn() != 0);
    table
}

/// GK-EFF-01: every time; GK-EFF-05: of two alike both.
#[test]
fn effects_come_every_time_and_equal_cards_add_up() {
    let board = two().characters(0, [1, 2, 3]).raise((-1, 1), "Y4 R7", 1).cards(0, "Y1 Y4");
    let board = board.hand(0, "B2 Y3 A B").hand(1, "B1 D E F").set("deck", json!(["R3", "R2", "G", "H"]));
    let mut table = board.sit();
    let of = |name| (Item::Point, 1, Source::Card(card(name)));
    for round in 2..4 {
        assert_eq!(table.public().round, round);
        // With two players hands are exchanged: there is always a building to exploit.
        let plain = ["B1", "B2", "B3", "R2", "R3"];
        let exploits = |table: &Table| {
            let hand = table.own(table.on_turn()).hand.expect("own");
            plain.into_iter().find(|name| hand.contains(&card(name))).expect("a start building")
        };
        let mut gains = Vec::new();
        table.events.clear();
        for _ in 0..2 {
            let name = exploits(&table);
            table.commit(name, "");
        }
        gains.extend(table.gains(0).into_iter().filter(|gain| matches!(gain.2, Source::Card(_))));
        assert_eq!((gains.len(), gains[0], gains[1]), (2, of("Y1"), of("Y4")), "round {round}");
    }
}

/// GK-EFF-06: starting goods are no effect: nothing brings them again.
#[test]
fn starting_goods_are_given_at_the_setup_only() {
    let board = two().characters(0, [1, 2, 3]).goods(0, 2, 3);
    let mut table = board.sit();
    assert_eq!(table.goods(0), (2, 3, 0), "nor to whoever sits down at a position");
    table.round(&[("R1", ""), ("B1", "")]);
    assert_eq!(table.gains(0), [(Item::Resource, 1, building("R1"))]);
}

/// GK-EFF-02, GK-EFF-04: a fallback works E effects only; "=" cards nothing.
#[test]
fn a_fallback_is_an_exploit() {
    // Y14 is an "=" card.
    let board = two().characters(0, [1, 4, 6]).tiles(0, "Y20").raise((0, 0), "Y14 B9", 1);
    let mut table = board.cards(0, "Y14").sit();
    table.round(&[("A", "Y20"), ("B1", "")]);
    assert_eq!(table.asked(), Some((0, Prompt::Goods)), "no resource to build with");
    table.play(Action::Take(Good::Resource));
    let sources: Vec<Source> = table.gains(0).into_iter().map(|(.., from)| from).collect();
    assert_eq!(sources, [Source::Alone, Source::Character(6.try_into().expect("a character"))]);
}

fn urbanizing() -> Table {
    let board = two().characters(0, [1, 11, 6]).goods(0, 1, 0).tiles(0, "R14");
    let mut table = board.raise((-1, -1), "B5", 1).pawn("B5").hand(1, "R2 D E F").sit();
    table.round(&[("A", "R14"), ("R2", "")]);
    table
}

/// GK-URB-01, GK-URB-02, GK-URB-03, GK-CTY-06: the tile takes the marker's
/// place, for a resource and nothing else, with a pawn.
#[test]
fn urbanizing_founds_a_building_at_the_marker() {
    let mut table = urbanizing();
    assert_eq!((table.asked(), table.marker("A")), (Some((0, Prompt::Place { letter: letter("A") })), None));
    table.play(place(-1, -3));
    let new = table.building("R14").expect("it stands");
    assert_eq!((new.cell.x, new.cell.y, new.height, new.owner, new.pawn), (-1, -2, 1, Some(Seat(0)), true));
    assert_eq!(table.marker("A"), Some((-1, -3)));
}

/// GK-URB-06, GK-URB-07: after the neighbours, U effects; the card is
/// discarded.
#[test]
fn urbanizing_works_the_neighbours_and_u_effects() {
    let mut table = urbanizing();
    table.play(place(-1, -3));
    let character = |number: u8| Source::Character(number.try_into().expect("a character"));
    let gains = table.gains(0);
    let expected =
        [(Item::Tile, 2, building("B5")), (Item::Resource, 1, character(1)), (Item::Point, 1, character(11))];
    assert_eq!(gains, expected);
    assert!(table.public().discard.contains(&card("A")));
}

/// GK-URB-05, GK-EFF-03, GK-CG-39, GK-CG-41: neighbours yield, the new building
/// does not; that is not to exploit, and E effects wait for the exploit.
#[test]
fn yields_of_neighbours_are_no_exploit() {
    let e_effect = Source::Character(6.try_into().expect("a character"));
    let mut table = urbanizing();
    table.play(place(-1, -3));
    let sources: Vec<Source> = table.gains(0).into_iter().map(|gain| gain.2).collect();
    assert!(sources.contains(&building("B5")) && !sources.contains(&building("R14")));
    assert!(!sources.contains(&e_effect));
    let board = two().characters(0, [1, 11, 6]).raise((-1, -1), "B5", 1).hand(0, "B5 A B C");
    let mut table = board.hand(1, "R2 D E F").sit();
    table.round(&[("B5", ""), ("R2", "")]);
    let sources: Vec<Source> = table.gains(0).into_iter().map(|gain| gain.2).collect();
    assert_eq!(sources, [building("B5"), e_effect]);
}

/// GK-URB-04, GK-MRK-12: first the marker, then the yields, which are the same
/// wherever it goes.
#[test]
fn the_marker_moves_before_the_neighbours_yield() {
    let [north, west] = [(-1, -3), (-2, -2)].map(|(x, y)| {
        let mut table = urbanizing();
        table.play(place(x, y));
        assert_eq!(table.marker("A"), Some((x, y)));
        table
    });
    assert_eq!(north.gains(0), west.gains(0));
    let table = north;
    let placed = table.events().iter().position(|event| matches!(event, Event::MarkerPlaced { .. }));
    let gained = table.events().iter().position(|event| matches!(event, Event::Gained { .. }));
    assert!(placed < gained);
}

/// GK-URB-05, GK-GAIN-05, GK-CG-23: up to four neighbours, in the order N, E,
/// S, W, without asking.
#[test]
fn neighbours_yield_clockwise_from_the_north() {
    // B stands in a bay with buildings on three sides.
    let board =
        two().characters(0, [4, 5, 6]).goods(0, 3, 0).tiles(0, "R14").square("B1 R1 B3 B2 R2 Y1 R3 Y2 Y3");
    let board = board.found((-1, -2), "Y14", 1).found((1, -2), "B14", 1);
    let mut table = board.hand(0, "A B C Y3").sit();
    table.round(&[("B", "R14"), ("B1", "")]);
    let order: Vec<Source> =
        table.play_until(|table| table.on_turn() != 0).gains(0).into_iter().map(|gain| gain.2).collect();
    assert_eq!(order, [building("B14"), building("R1"), building("Y14")]);
}

/// GK-CG-04: only where a building is founded. One that grows works no
/// neighbour.
#[test]
fn neighbours_of_a_building_that_grows_yield_nothing() {
    let board = two().characters(0, [6, 11, 19]).goods(0, 2, 0).tiles(0, "R14");
    let board = board.raise((0, -1), "B9 Y7", 1).raise((-1, 0), "R7", 1).hand(0, "R2 A B C");
    let mut table = board.sit();
    table.round(&[("R2", "R14"), ("B1", "")]);
    assert_eq!(table.building("R14").map(|building| building.height), Some(2));
    assert!(table.gains(0).iter().all(|gain| !matches!(gain.2, Source::Building(_))), "{:?}", table.gains(0));
}

/// GK-CON-01, GK-CON-04, GK-CON-07, GK-CON-08, GK-CG-01: a floor on top, one
/// resource on each floor, a pawn.
#[test]
fn constructing_adds_a_floor() {
    let board = two().goods(0, 3, 0).tiles(0, "R14").raise((-1, 0), "R7", 0);
    let mut table = board.hand(0, "R7 A B C").sit();
    table.round(&[("R7", "R14"), ("D", "")]);
    let new = table.building("R14").expect("it stands");
    assert_eq!((new.height, new.owner, new.pawn, new.beneath), (3, Some(Seat(0)), true, tiles("R1 R7")));
    // Two came back, three were placed; the C effect gave one.
    assert_eq!(table.goods(0).0, 3);
}

/// GK-CON-02, GK-CON-05, GK-CON-06: a smaller number costs points,
/// another colour a resource; equal and larger numbers are free.
#[test]
fn number_and_colour_cost_extra() {
    for (with, resources, points) in [("R14", 2, 0), ("R4", 2, 3), ("B14", 3, 0), ("B4", 3, 3), ("Y7", 3, 0)]
    {
        let floors = |resources, points| {
            let board = two().characters(0, [1, 13, 6]).goods(0, resources, points).tiles(0, with);
            let mut table = board.found((2, 0), "R7", 1).hand(0, "R7 A B C").sit();
            table.round(&[("R7", with), ("B1", "")]);
            (table.building(with).is_some(), table.goods(0))
        };
        assert_eq!(floors(resources, points), (true, (0, 0, 0)), "{with}");
        assert!(!floors(resources - 1, points).0, "{with} without the resource");
        assert!(points == 0 || !floors(resources, points - 1).0, "{with} without the points");
    }
}

/// GK-CON-03: resources go back to the owner, with a point each if somebody
/// else builds; nobody is paid for a start building.
#[test]
fn owners_get_their_resources_back() {
    let board = two().characters(0, [1, 13, 6]).goods(0, 9, 0).tiles(0, "R14").raise((-1, 0), "R7", 1);
    let mut table = board.clone().hand(0, "R7 A B C").hand(1, "E D Y1 F").characters(1, [8, 9, 12]).sit();
    table.round(&[("R7", "R14"), ("Y1", "")]);
    let back = Source::BuiltOver(tile("R7"));
    assert_eq!(table.gains(1)[..2], [(Item::Resource, 2, back), (Item::Point, 2, back)]);
    assert_eq!(table.goods(0), (6, 0, 0));
    let own = board.seat(0, "resources", json!(9)).raise((0, 0), "R8", 0).hand(0, "R8 A B C");
    let mut table = own.hand(1, "E D Y1 F").sit();
    table.round(&[("R8", "R14"), ("Y1", "")]);
    assert_eq!(table.gains(0), [(Item::Resource, 2, Source::BuiltOver(tile("R8")))], "no points for oneself");
    let mut table = two().characters(0, [1, 13, 6]).goods(0, 2, 0).tiles(0, "R14").sit();
    table.round(&[("R1", "R14"), ("B1", "")]);
    assert!(
        table.events().iter().all(|event| !matches!(event, Event::Gained { from: Source::BuiltOver(_), .. }))
    );
}

/// GK-CON-09, GK-CON-10, GK-CON-11: C effects, but not of the card just
/// played, which then stays in the tableau; nothing yields.
#[test]
fn the_card_is_kept_after_the_effects() {
    let board = two().characters(0, [4, 5, 6]).goods(0, 3, 0).tiles(0, "R14").raise((-1, 0), "Y9", 1);
    let mut table = board.hand(0, "R2 A B C").hand(1, "Y1 D E F").characters(1, [7, 8, 12]);
    table = table.raise((0, 0), "Y6", 1).hand(0, "Y6 A B C");
    let mut table = table.goods(0, 4, 0).sit();
    table.round(&[("Y6", "R14"), ("Y1", "")]);
    let character = |number: u8| Source::Character(number.try_into().expect("a character"));
    assert_eq!(table.gains(0), [(Item::Resource, 1, character(4)), (Item::Point, 1, character(5))]);
    assert_eq!(table.public().seats[0].cards, [card("Y6")]);
    assert!(!table.public().discard.contains(&card("Y6")));
}

/// GK-CTY-02: cells are adjacent by their sides only.
#[test]
fn diagonal_cells_are_not_adjacent() {
    let board = two().characters(0, [4, 5, 6]).goods(0, 3, 0).tiles(0, "R14").hand(0, "A B C Y3");
    let board = board.found((-1, -2), "Y14", 1).found((-1, -3), "Y15", 1).found((-1, -4), "Y16", 1);
    let mut table = board.sit();
    table.round(&[("B", "R14"), ("B1", "")]);
    table.play_until(|table| table.on_turn() != 0);
    let sources: Vec<Source> = table.gains(0).into_iter().map(|gain| gain.2).collect();
    assert_eq!(sources, [building("B2"), building("Y14")], "not the ones at the corners");
}

/// GK-CTY-01: the city grows as far as there are tiles.
#[test]
fn the_city_has_no_edge() {
    let tower = ["Y11", "Y12", "Y13", "Y14", "Y15", "Y16", "Y17", "Y18", "Y19", "B11", "B12", "B13"];
    let board = two().characters(0, [4, 5, 6]).goods(0, 3, 0).tiles(0, "R14");
    let board = (2..).zip(tower).fold(board, |board, (out, name)| board.found((-1, -out), name, 1));
    let mut table = board.sit();
    assert_eq!(table.marker("A"), Some((-1, -14)));
    table.round(&[("A", "R14"), ("B1", "")]).play(place(-1, -15));
    let new = table.building("R14").expect("it stands");
    assert_eq!((new.cell.x, new.cell.y, table.marker("A")), (-1, -14, Some((-1, -15))));
    assert_eq!(table.gains(0), [(Item::Tile, 1, building("B13"))], "its only neighbour");
}
