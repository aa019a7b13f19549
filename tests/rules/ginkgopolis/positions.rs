//! Positions that people write: what cannot be is refused with its path, and
//! whatever is let in can be played to the end.

use game_core::{Flaw as _, Game, Seat};
use ginkgopolis::flaw::{CardFlaw, CharacterFlaw, CityFlaw, TileFlaw};
use ginkgopolis::{Config, Flaw, Ginkgopolis, Mode, Position, Prompt};
use serde_json::{Value, json};

use super::layout::{Layout, layout};
use super::table::{card, tile};
use crate::mutants::refused_or_playable;
use crate::spoiler::Spoiler;

#[test]
fn mutated_positions_are_refused_or_can_be_played() {
    let words: &[&str] =
        &["A", "L", "B1", "B4", "B20", "R1", "R20", "Y9", "exploit", "construct", "solo", "draft"];
    let modes =
        [(Mode::Beginner, 2), (Mode::Beginner, 4), (Mode::Draft, 3), (Mode::Solo, 1), (Mode::SoloExpert, 1)];
    let configs = modes.map(|(mode, players)| Config { mode, players, ..Config::default() });
    refused_or_playable::<Ginkgopolis>(configs, &Spoiler { words });
}

fn two() -> Layout {
    layout("beginner", 2)
}

fn at(board: &Layout) -> String {
    board.refused().path
}

#[test]
fn impossible_configurations_are_refused() {
    assert_eq!(at(&two().set("config", json!({"mode": "beginner", "players": 6}))), "config.players");
    assert_eq!(
        at(&two().set("config", json!({"mode": "beginner", "players": 2, "first": 2}))),
        "config.first"
    );
    assert_eq!(at(&two().set("first", json!(2))), "first");
    assert_eq!(at(&two().set("seats", json!([{}]))), "seats");
    assert_eq!(at(&two().set("round", json!(10_000))), "round");
}

/// GK-INV-08, GK-SET-01, GK-CTY-04: cities that no game has.
#[test]
fn impossible_cities_are_refused() {
    let grid = |rows: [&str; 5]| {
        let mut value = two().json();
        value["grid"] = json!(rows);
        let position: Position = serde_json::from_value(value).expect("a position");
        Ginkgopolis::from_position(&position).map(|_| ()).expect_err("no such city").path
    };
    assert_eq!(grid([". A B C .", "L B1 B2 B3 D", "K R1 R2 B3 E", "J Y1 Y2 Y3 F", ". I H G ."]), "grid[2]");
    assert_eq!(grid([". A B C .", "L B1 B2 B3 D", "K R1 . R3 E", "J Y1 Y2 Y3 F", ". I H G ."]), "grid");
    assert_eq!(grid([". A B C .", "L B1 B2 B3 D", "K R1 R2 R3 A", "J Y1 Y2 Y3 F", ". I H G ."]), "grid[2]");
    assert_eq!(grid([". A B X .", "L B1 B2 B3 D", "K R1 R2 R3 E", "J Y1 Y2 Y3 F", ". I H G ."]), "grid[0]");
    assert_eq!(grid([". A C B .", "L B1 B2 B3 D", "K R1 R2 R3 E", "J Y1 Y2 Y3 F", ". I H G ."]), "grid");
    assert_eq!(grid([". A B . C", "L B1 B2 B3 D", "K R1 R2 R3 E", "J Y1 Y2 Y3 F", ". I H G ."]), "grid");
    assert_eq!(grid([". A B . .", "L B1 B2 B3 D", "K R1 R2 R3 E", "J Y1 Y2 Y3 F", ". I H G ."]), "grid");
    assert_eq!(grid([". A B C .", "L B1 B2 B3 D", "K R1 R4 R3 E", "J Y1 Y2 Y3 F", ". I H G ."]), "buildings");
    let mut far = two().json();
    far["corner"] = json!([100, 0]);
    let far: Position = serde_json::from_value(far).expect("a position");
    assert_eq!(Ginkgopolis::from_position(&far).map(|_| ()).expect_err("too far out").path, "grid[0]");
    let built = two().raise((0, 0), "R4", 0);
    let with = |field: &str, value: Value| {
        let mut json = built.json();
        json["buildings"][0][field] = value;
        let position: Position = serde_json::from_value(json).expect("a position");
        Ginkgopolis::from_position(&position).map(|_| ()).expect_err("no such building").path
    };
    assert_eq!(with("owner", json!(2)), "buildings[0].owner");
    assert_eq!(with("tile", json!("R5")), "buildings[0].tile");
    assert_eq!(with("over", json!(["B1"])), "buildings[0].over[0]");
    assert_eq!(with("over", json!(["R9"])), "grid");
}

/// GK-INV-01, GK-INV-02: pieces that do not add up.
#[test]
fn impossible_goods_are_refused() {
    assert_eq!(at(&two().goods(1, 26, 0)), "seats[1].resources");
    assert_eq!(at(&two().raise((0, 0), "R4 R5", 0).goods(0, 23, 0)), "seats[0].resources");
    assert_eq!(at(&two().goods(0, 0, 10_000)), "seats[0].points");
    assert_eq!(at(&two().seat(0, "redraws", json!(3))), "seats[0].redraws");
    // GK-END-02: 25 resources in the city, and nothing behind the screen.
    let tower = "R4 R5 R6 R7 R8 R9 R10 R11";
    let placed = two().raise((0, 0), tower, 0).raise((1, 0), "B4 B5 B6 B7 B8 B9 B10", 0);
    let placed = placed.raise((-1, 0), "Y4 Y5 Y6 Y7 Y8 Y9 Y10", 0);
    assert_eq!(at(&placed), "last_round");
    placed.set("last_round", json!(true)).sit();
    assert_eq!(at(&two().tiles(0, "R4").tiles(1, "B4 R4")), "seats[1].tiles[1]");
    assert_eq!(at(&two().tiles(0, "R1")), "seats[0].tiles[0]");
    assert_eq!(at(&two().tiles(0, "R4").set("supply", json!(["R5", "R4"]))), "supply[1]");
    assert_eq!(at(&two().set("removed", json!(["R4", "R5", "R6", "R7", "R8", "R9", "R10"]))), "removed");
    assert_eq!(at(&two().set("exhaustions", json!(1))), "returned");
    assert_eq!(at(&two().set("exhaustions", json!(3))), "exhaustions");
    assert_eq!(at(&two().set("returned", json!(["R4"]))), "returned");
    assert_eq!(at(&two().seat(0, "shown", json!(["R4"]))), "seats[0].shown[0]");
    assert_eq!(at(&two().characters(0, [1, 2, 4])), "seats[0].characters");
    assert_eq!(at(&two().characters(0, [4, 5, 6])), "seats[1].characters");
    assert_eq!(at(&layout("draft", 2).seat(0, "characters", json!([1, 2]))), "seats[0].characters");
    assert_eq!(at(&layout("solo", 1).seat(0, "characters", json!([1, 2, 3]))), "seats[0].characters");
}

/// GK-SOL-16: only Hal puts a tile aside, and then the game ends.
#[test]
fn a_tile_is_put_aside_by_hal_alone() {
    let last = json!(true);
    for board in [two().set("last_round", last.clone()), layout("solo", 1)] {
        let refused = board.set("aside", json!("R4")).refused();
        assert_eq!((refused.path.as_str(), refused.problem), ("aside", TileFlaw::NotAside.into()));
    }
    layout("solo", 1).set("last_round", last).set("aside", json!("R4")).sit();
}

/// GK-INV-03, GK-INV-04: cards that do not add up.
#[test]
fn impossible_cards_are_refused() {
    assert_eq!(at(&two().hand(0, "A B C D").hand(1, "E F G A")), "seats[1].hand[3]");
    assert_eq!(at(&two().hand(0, "A B C")), "seats[0].hand");
    assert_eq!(at(&two().hand(0, "A B C R4")), "seats[0].hand[3]");
    let built = two().found((2, 0), "R4", 0).pawn("R4").hand(0, "A B C R4");
    assert_eq!(at(&built), "seats[0].hand[3]", "its card is not in circulation yet");
    assert_eq!(at(&two().set("deck", json!(["A", "A"]))), "deck[1]");
    assert_eq!(at(&two().set("discard", json!(["A"])).set("deck", json!(["A"]))), "deck[0]");
    assert_eq!(at(&two().cards(0, "B1")), "seats[0].cards[0]");
    let mut lost = two().raise((0, 0), "R4", 0).json();
    lost["seats"][1]["cards"] = json!([]);
    let position: Position = serde_json::from_value(lost).expect("a position");
    assert_eq!(Ginkgopolis::from_position(&position).expect_err("R2 is lost").path, "seats");
    let known = json!([{"card": "A", "by": [0]}]);
    assert_eq!(at(&two().hand(0, "A B C D").seat(0, "known", known)), "seats[0].known[0]");
    assert_eq!(at(&two().seat(0, "play", json!({"card": "A", "tile": null}))), "seats[0].play");
    // GK-INF-02, GK-NXT-03: one of four came from the deck.
    let known = |cards: &str| {
        let known: Vec<Value> = cards.split(' ').map(|card| json!({"card": card, "by": [1]})).collect();
        two().hand(0, "A B C D").seat(0, "known", json!(known))
    };
    known("A B C").sit();
    assert_eq!(at(&known("A B C D")), "seats[0].known");
}

/// GK-SEL-05, GK-SUP-02, GK-END-03: questions that do not fit.
#[test]
fn impossible_questions_are_refused() {
    let asked = |stack: Value| at(&two().hand(0, "A B C D").hand(1, "E F G H").set("stack", stack));
    assert_eq!(asked(json!([{"select": {"next": 2}}])), "stack");
    assert_eq!(asked(json!([{"select": {"next": 1}}])), "seats[0].play");
    assert_eq!(asked(json!([{"companion": {"next": 0}}])), "seats[0].play");
    assert_eq!(asked(json!([{"resolve": {"next": 1}}])), "seats[0].hand");
    assert_eq!(asked(json!(["goods"])), "stack");
    assert_eq!(asked(json!([{"draft": {"pick": 0, "next": 0}}])), "round");
    assert_eq!(at(&two().set("action", json!("A"))), "action");
    assert_eq!(at(&two().set("over", json!(true))), "over");
    let goods = json!([{"resolve": {"next": 1}}, {"finish": {"keep": false}},
        {"effects": {"trigger": "exploit", "next": 0, "given": 0}}, "goods"]);
    let resolving = |card: &str, stack: &Value| {
        let board =
            two().hand(0, "B C D").hand(1, "F G H").seat(1, "play", json!({"card": "E", "tile": null}));
        board.set("action", json!(card)).set("stack", stack.clone())
    };
    resolving("A", &goods).sit();
    assert_eq!(at(&resolving("B1", &goods)), "stack");
    assert_eq!(at(&resolving("A", &goods).goods(0, 25, 0)), "stack", "there is nothing to decide");
    let returning = json!([{"resolve": {"next": 1}}, {"finish": {"keep": false}},
        {"effects": {"trigger": "exploit", "next": 0, "given": 0}}, {"return": {"next": 0, "after": null}}]);
    assert_eq!(at(&resolving("A", &returning)), "stack");
}

/// GK-SUP-03: tiles are chosen to be returned while they are asked for.
#[test]
fn tiles_are_not_being_returned_unasked() {
    let refused = two().tiles(0, "R4").tiles(1, "R5 R6").seat(1, "returning", json!(["R6"])).refused();
    assert_eq!((&*refused.path, refused.problem), ("seats[1].returning", TileFlaw::ReturningUnasked.into()));
}

/// GK-INV-03, GK-CON-10: the card of a construct is kept at its end, here after
/// the last tile was gained in the course of it.
#[test]
fn a_card_being_resolved_is_not_kept_yet() {
    let board = layout("draft", 3).characters(1, [4, 5, 8]).characters(2, [9, 10, 11]);
    let board = board.characters(0, [1, 2, 3]).goods(0, 3, 0).tiles(0, "Y20").supply(1);
    let board = board.hand(0, "R1 A B C").hand(1, "D E F G").hand(2, "H I J K");
    let mut table = board.sit();
    table.round(&[("R1", "Y20"), ("D", ""), ("H", "")]);
    assert_eq!(table.asked(), Some((0, Prompt::Return)));
    let mut value = serde_json::to_value(table.position()).expect("positions serialise");
    value["seats"][1]["cards"] = json!(["R1"]);
    let position: Position = serde_json::from_value(value).expect("a position");
    let refused = Ginkgopolis::from_position(&position).map(|_| ()).expect_err("R1 lies in two places");
    assert_eq!(refused.path, "seats[1].cards[0]");
    assert_eq!(refused.problem, CardFlaw::KeptTooSoon { tile: tile("R1") }.into());
}

/// GK-SET-08, GK-SET-09, GK-INV-03, GK-END-02: a refusal names the pieces, and
/// the rules behind it.
#[test]
fn refusals_name_pieces_and_rules() {
    let names = |board: &Layout, flaw: Flaw, rules: &[&str]| {
        let refused = board.refused();
        assert_eq!(refused.problem, flaw);
        assert_eq!(flaw.rules().iter().map(|rule| rule.0).collect::<Vec<_>>(), rules, "{flaw}");
        let sentence =
            if rules.is_empty() { flaw.to_string() } else { format!("{flaw} ({})", rules.join(", ")) };
        assert_eq!(refused.in_words().problem, sentence);
    };
    let few = layout("draft", 2).seat(0, "characters", json!([1, 2]));
    names(&few, CharacterFlaw::Count { due: 3 }.into(), &["GK-SET-08", "GK-SET-09"]);
    let twice = two().hand(0, "A B C D").hand(1, "E F G A");
    names(&twice, CardFlaw::Elsewhere { card: card("A") }.into(), &["GK-INV-03"]);
    let tower = "R4 R5 R6 R7 R8 R9 R10 R11";
    let placed = two().raise((0, 0), tower, 0).raise((1, 0), "B4 B5 B6 B7 B8 B9 B10", 0);
    let placed = placed.raise((-1, 0), "Y4 Y5 Y6 Y7 Y8 Y9 Y10", 0);
    names(&placed, Flaw::AllPlaced { seat: Seat(0) }, &["GK-END-02"]);
    let late = two().set("round", json!(10_000));
    names(&late, Flaw::TooMany { most: 9_999 }, &[]);
    let loose = two().tiles(0, "R4").tiles(1, "B4 R4");
    names(&loose, TileFlaw::Elsewhere { tile: tile("R4") }.into(), &[]);
    let bottom = two().square("B1 B2 B3 R1 R4 R3 Y1 Y2 Y3").raise((0, 0), "R5", 0);
    let wrong = CityFlaw::WrongBottom { bottom: tile("R4"), top: tile("R5") };
    names(&bottom, wrong.into(), &["GK-SET-01"]);
}

#[test]
fn what_a_position_leaves_open_follows_from_luck() {
    let hands = |luck: u64| {
        let table = two().set("luck", json!(luck)).sit();
        (table.own(0).hand, table.own(1).hand, table.position().supply)
    };
    assert_eq!(hands(1), hands(1));
    assert_ne!(hands(1), hands(2));
}

#[test]
fn fields_that_do_not_exist_are_refused() {
    let mut value = two().json();
    value["seats"][0]["gold"] = json!(1);
    assert!(serde_json::from_value::<Position>(value).is_err());
    for wrong in [json!("B0"), json!("Z"), json!(3), json!("b1")] {
        let mut value = two().json();
        value["deck"] = json!([wrong]);
        assert!(serde_json::from_value::<Position>(value).is_err());
    }
}
