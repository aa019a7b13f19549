//! Solo against Hal: section 8 and the vectors of section 10.5.

use game_core::Seat;
use ginkgopolis::action::Good;
use ginkgopolis::event::{EndWhy, Source, Weighed};
use ginkgopolis::{Action, Config, Event, Item, Mode, Prompt};
use serde_json::json;

use super::layout::{Layout, layout};
use super::markers::Rim;
use super::table::{Table, card, letter, new_game, opened, place, tile};

/// The human holds B1, R1 and A; Hal has a card face down.
fn against(hal: &str) -> Layout {
    expert_or_not("solo", hal)
}

fn expert_or_not(mode: &str, hal: &str) -> Layout {
    let board = layout(mode, 1).hand(0, "Y1 R1 A").goods(0, 6, 6);
    board.seat(1, "play", json!({"card": hal, "tile": null})).set("supply", json!(["R20", "Y19", "B4"]))
}

/// The human plays Y1 alone: a point, and nothing else.
fn hals_turn(board: &Layout) -> Table {
    let mut table = board.sit();
    table.round(&[("Y1", "")]);
    table
}

/// GK-SOL-03, GK-SOL-04, GK-SOL-06, GK-CG-32: three cards for the human, a
/// fourth for Hal; what is not played is discarded.
#[test]
fn a_round_of_solo() {
    let mut table = new_game(Mode::Solo, 1);
    let before = table.public();
    let hand = table.own(0).hand.expect("own");
    assert_eq!(
        (hand.len(), before.seats[1].hand_count, before.seats[1].committed, before.deck),
        (3, 0, true, 10)
    );
    table.play(Action::Card(hand[0])).play(Action::Alone);
    table.play_until(|table| table.public().round > 1);
    assert!(hand.iter().all(|card| table.public().discard.contains(card)));
    assert_eq!((table.own(0).hand.expect("own").len(), table.public().seats[1].committed), (3, true));
}

/// GK-SOL-05, GK-SOL-02: cards cannot be changed; the human is always first.
#[test]
fn the_human_cannot_redraw() {
    let mut table = new_game(Mode::Solo, 1);
    assert_eq!(table.refusal(Action::Redraw).1, "GK-SEL-07");
    for _ in 0..4 {
        table.end_round();
        assert_eq!((table.on_turn(), table.public().first), (0, Seat(0)));
    }
}

/// GK-DV-50, GK-SOL-10, GK-SOL-12, GK-SOL-15: Hal urbanizes; the floors around
/// are his points, and the human moves the marker.
#[test]
fn gk_dv_50_hal_urbanizes() {
    // K at (-2, 0): north Y4 of one floor, east R7 of two, south B12 of one.
    let board = against("K").raise((-1, 0), "R7", 0).found((-2, -1), "Y4", 0).found((-2, 1), "B12", 0);
    let table = hals_turn(&board.cards(1, "R1").hand(0, "Y1 R2 A"));
    assert_eq!(
        table.gains(1),
        [(Item::Point, 4, Source::Around(tile("R20")))],
        "1 + 2 + 1, whatever the colour"
    );
    assert_eq!(table.public().seats[1].reserve, 24);
    let new = table.building("R20").expect("it stands");
    assert_eq!((new.owner, new.pawn, new.cell.x, new.cell.y), (Some(Seat(1)), true, -2, 0));
    assert!(table.public().discard.contains(&card("K")));
    assert_eq!(table.marker("K"), Some((-3, 0)), "the only cell");
    let mut table = hals_turn(&against("A").hand(0, "Y1 R1 B"));
    assert_eq!(table.asked(), Some((0, Prompt::Place { letter: letter("A") })));
    table.play(place(-2, -2));
    assert_eq!((table.marker("A"), table.public().round), (Some((-2, -2)), 3));
    assert_eq!(table.goods(1).1, 1);
}

/// GK-DV-51, GK-SOL-11, GK-SOL-13: Hal builds over the human's building and
/// pays nothing extra; the human is paid.
#[test]
fn gk_dv_51_hal_builds_over_the_human() {
    // Three floors, number 20: R4 is smaller and of another colour.
    let board = against("B20").raise((-1, -1), "B5 B20", 0).cards(0, "B5").set("supply", json!(["R4"]));
    let board = board.raise((1, -1), "B17 B18 B19 Y20 R5 R6", 1).raise((1, 0), "R7 R8 R9 R10 R11 R12", 1);
    let table = hals_turn(&board.raise((1, 1), "Y5 Y6 Y7 Y8 Y9 Y10", 1));
    assert_eq!(table.public().seats[1].cards.last(), Some(&card("B20")));
    assert!(table.saw(&Event::LastRound { why: EndWhy::Resources }));
    let over = Source::BuiltOver(tile("B20"));
    let human: Vec<_> = table.gains(0).into_iter().filter(|gain| gain.2 == over).collect();
    assert_eq!(human, [(Item::Resource, 3, over), (Item::Point, 3, over)]);
    let built = Event::Constructed {
        seat: Seat(1),
        over: tile("B20"),
        tile: tile("R4"),
        points: 0,
        colour: false,
        placed: 4,
    };
    assert!(table.saw(&built));
    assert_eq!((table.public().seats[1].reserve, table.is_over()), (0, true));
}

/// Hal has so many resources left, and one building of two floors.
fn hal_with(left: u8, owner: u8, card: &str) -> Table {
    let placed = if owner == 1 { 23 } else { 25 } - left;
    let mut board = against(card).raise((-1, -1), "B9", owner);
    // Towers of six, and one of what is left.
    let mut tiles =
        (4..=20).map(|number| format!("R{number}")).chain((4..=12).map(|number| format!("Y{number}")));
    let mut rest = placed;
    for cell in [(1, -1), (1, 0), (1, 1), (0, 0), (0, -1)] {
        let floors = rest.min(6);
        if floors >= 2 {
            let names: Vec<String> = tiles.by_ref().take(usize::from(floors) - 1).collect();
            board = board.raise(cell, &names.join(" "), 1);
            rest -= floors;
        }
    }
    if rest == 1 {
        board = board.found((2, 0), &tiles.next().expect("one more"), 1);
    }
    hals_turn(&board.set("supply", json!(["Y20", "Y19", "Y18", "Y17"])))
}

/// GK-DV-52, GK-SOL-16, GK-CG-33: Hal cannot place what he must: nothing
/// happens, and the game ends. His own resources on the building count.
#[test]
fn gk_dv_52_hal_lacks_resources() {
    let table = hal_with(2, 0, "B9");
    assert!(table.saw(&Event::HalStuck { card: card("B9"), tile: Some(tile("Y20")) }));
    assert!(table.is_over() && table.public().aside == Some(tile("Y20")));
    let weighed = Weighed::Floor { over: tile("B9"), needs: 3, has: 2 };
    assert!(table.saw(&Event::Weighed { seat: Seat(1), weighed }));
    assert_eq!(
        (table.public().seats[1].reserve, table.building("B9").expect("still there").owner),
        (2, Some(Seat(0)))
    );
    assert!(table.gains(0).iter().all(|gain| !matches!(gain.2, Source::BuiltOver(_))));
    let table = hal_with(2, 1, "B9");
    assert_eq!(table.building("Y20").map(|building| building.height), Some(3));
    assert_eq!((table.public().seats[1].reserve, table.is_over()), (1, false));
    assert!(table.gains(1).iter().all(|gain| gain.0 != Item::Point), "no points for his own (GK-SOL-13)");
}

/// GK-SOL-16, GK-SOL-30: without resources Hal cannot urbanize either. He ran
/// out in an earlier action of this very round, so to speak: the game was
/// about to end anyway.
#[test]
fn hal_needs_a_resource_to_urbanize() {
    let table = hal_with(0, 0, "K");
    assert!(table.saw(&Event::HalStuck { card: card("K"), tile: Some(tile("Y20")) }));
    assert!(table.is_over() && table.marker("K") == Some((-2, 0)));
}

/// GK-DV-53, GK-SOL-20, GK-MOD-03, GK-CG-37: the expert swaps an urbanization
/// card for a building card, or for one that is worth more.
#[test]
fn gk_dv_53_the_expert_swaps() {
    // G stands south of a building of three floors, C north of one of three.
    let board = expert_or_not("solo_expert", "G").raise((1, 1), "B11 B12", 0).raise((1, -1), "R11 R12", 0);
    let swapped = |board: &Layout, next: &str| {
        let table = hals_turn(&board.clone().set("deck", json!([next])));
        let swap = table.events().iter().find_map(|event| match event {
            Event::HalSwapped { used, discarded } => Some((*used, *discarded)),
            _ => None,
        });
        swap.expect("another card was drawn")
    };
    assert_eq!(swapped(&board, "C"), (card("G"), card("C")), "3 is not more than 3");
    assert_eq!(swapped(&board, "B2"), (card("B2"), card("G")));
    let higher = board.clone().raise((1, -1), "R13", 0);
    assert_eq!(swapped(&higher, "C"), (card("C"), card("G")), "4 is more than 3");
    // Both numbers are told.
    let table = hals_turn(&higher.clone().set("deck", json!(["C"])));
    let weighed = Weighed::Swap { first: card("G"), floors: 3, other: card("C"), others: Some(4) };
    assert!(table.saw(&Event::Weighed { seat: Seat(1), weighed }));
    // GK-SOL-20: never for a building card, and never in the ordinary game.
    for table in [hals_turn(&expert_or_not("solo_expert", "B2")), hals_turn(&against("G"))] {
        assert!(!table.events().iter().any(|event| matches!(event, Event::HalSwapped { .. })));
    }
}

/// GK-SOL-21, GK-CG-37: whether Hal can afford the swapped card does not
/// matter to the swap.
#[test]
fn the_expert_swaps_for_what_he_cannot_afford() {
    // Hal has one resource left; R6 needs three.
    let tower = |board: Layout, cell, names| board.raise(cell, names, 1);
    let board = expert_or_not("solo_expert", "K").raise((-1, -1), "R6", 0);
    let board = tower(board, (1, -1), "R7 R8 R9 R10 R11 R12 R13");
    let board = tower(tower(board, (1, 0), "Y7 Y8 Y9 Y10 Y11 Y12 Y13"), (1, 1), "B7 B8 B9 B10 B11 B12 B13");
    let table = hals_turn(&board.set("deck", json!(["R6"])));
    assert!(table.saw(&Event::HalSwapped { used: card("R6"), discarded: card("K") }));
    assert!(table.saw(&Event::HalStuck { card: card("R6"), tile: Some(tile("R20")) }));
    assert!(table.is_over());
}

/// GK-DV-54, GK-SOL-17, GK-SOL-30, GK-CG-34, GK-CG-35: the human takes the
/// last tile; there is no return, Hal cannot act, the game ends.
#[test]
fn gk_dv_54_the_human_takes_the_last_tile() {
    let board =
        against("K").raise((0, -1), "B9", 0).hand(0, "B9 R1 A").set("supply", json!(["R20"])).supply(0);
    let mut table = board.sit();
    table.play_all(&[Action::Card(card("B9")), Action::Alone, Action::Take(Good::Tile)]);
    let lost = Event::Lost { seat: Seat(0), item: Item::Tile, count: 1, from: Source::Building(tile("B9")) };
    assert!(table.saw(&lost));
    assert!(table.saw(&Event::HalStuck { card: card("K"), tile: None }));
    assert!(table.is_over() && table.marker("K") == Some((-2, 0)));
    assert!(table.public().discard.contains(&card("K")));
}

/// GK-DV-55, GK-SOL-14: the human builds over Hal's building.
#[test]
fn gk_dv_55_the_human_builds_over_hal() {
    let board = against("K").raise((0, -1), "B9", 1).hand(0, "B9 R1 A").tiles(0, "B20");
    let mut table = board.sit();
    let reserve = table.public().seats[1].reserve;
    table.play_all(&[Action::Card(card("B9")), Action::With(tile("B20"))]);
    let over = Source::BuiltOver(tile("B9"));
    assert_eq!(table.gains(1)[..2], [(Item::Resource, 2, over), (Item::Point, 2, over)]);
    // He has urbanized since.
    assert_eq!(table.public().seats[1].reserve, reserve + 2 - 1);
}

/// GK-SOL-30, GK-CG-42: the human's whole allotment in the city ends the game, and Hal
/// still acts.
#[test]
fn the_human_places_everything() {
    let board = against("K").raise((0, 0), "B11 B12 B13 B14 B15", 0).raise((1, 0), "R11 R12 R13 R14 R15", 0);
    let board =
        board.raise((0, 1), "Y11 Y12 Y13 Y14 Y15", 0).raise((1, 1), "B16 B17 B18 B19", 0).goods(0, 2, 0);
    let mut table = board.tiles(0, "R20").set("supply", json!(["Y20"])).sit();
    table.play_all(&[Action::Card(card("R1")), Action::With(tile("R20"))]);
    table.end_round();
    assert!(table.saw(&Event::LastRound { why: EndWhy::Resources }) && table.is_over());
    assert_eq!(table.building("Y20").map(|building| building.owner), Some(Some(Seat(1))));
}

/// GK-SOL-31: Hal's cards and districts count like a player's, also kept
/// cards 1 to 9.
#[test]
fn hal_is_scored_like_a_player() {
    let board =
        against("K").raise((1, 0), "B18 R19 Y20", 1).cards(1, "R3 B18 R19").seat(1, "points", json!(5));
    let table = board.sit();
    // R3 is the only card with a C effect; R3 and R19 are red.
    assert_eq!((table.card_points(1, "B18"), table.card_points(1, "R19")), (Some(2), Some(4)));
    assert_eq!((table.scored(1, "points"), table.scored(1, "redraws")), (5, 0));
    let together = against("K").raise((0, -1), "B9", 1).sit();
    assert_eq!(together.scored(1, "districts"), 4, "with the unowned B1 and B3");
}

/// GK-SOL-32, GK-CG-36: strictly more points win; a tie is a draw.
#[test]
fn a_tie_with_hal_is_a_draw() {
    let ranks = |human: u16, hal: u16| {
        let table = against("K").goods(0, 0, human).seat(1, "points", json!(hal)).sit();
        (table.standing(0).1, table.standing(1).1)
    };
    assert_eq!([ranks(9, 8), ranks(8, 8), ranks(7, 8)], [(1, 2), (1, 1), (2, 1)]);
}

/// GK-CG-48: Hal holds the second seat, is never asked, hides his card until
/// his turn, and scores and ranks like anybody.
#[test]
fn hal_sits_at_the_table() {
    for seed in 0..3 {
        let config = Config { mode: Mode::Solo, players: 1, ..Config::default() };
        let table = opened(config, seed).play_out(seed, |table| {
            assert!(table.is_over() || table.on_turn() == 0, "the person is asked everything");
            assert!(table.view(0).seats[1].play.is_none() || table.public().action.is_some());
        });
        assert_eq!(table.public().seats.len(), 2);
        let (mine, his) = (table.standing(0), table.standing(1));
        assert_eq!((mine.1, his.1), (1 + u8::from(his.0 > mine.0), 1 + u8::from(mine.0 > his.0)));
        assert_eq!(
            his.0,
            table.scored(1, "points") + table.scored(1, "cards") + table.scored(1, "districts")
        );
    }
}

/// GK-MRK-13, GK-SOL-15: also which markers shift, the human decides for Hal.
#[test]
fn the_human_shifts_markers_for_hal() {
    let rim = Rim::of(&[("F", 3, 1), ("D", 3, -1), ("F", 3, 0)]);
    let mut position = rim.json();
    position["config"] = json!({"mode": "solo", "players": 1});
    position["seats"] =
        json!([{"hand": ["Y1", "R1", "A"], "resources": 2}, {"play": {"card": "E", "tile": null}}]);
    let mut table = Table::at(&serde_json::from_value(position).expect("a position"));
    table.play(Action::Card(card("Y1")));
    assert_eq!(table.asked(), Some((0, Prompt::Shift { letter: letter("E") })));
    table.play(Action::Shift(1));
    assert_eq!((table.marker("E"), table.marker("D")), (Some((3, -1)), Some((2, -2))));
    assert_eq!(table.public().round, 3);
}
