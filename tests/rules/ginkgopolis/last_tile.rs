//! The last tile of the supply may be left: section 6.2.

use game_core::{Game, Seat, Turn};
use ginkgopolis::action::Good;
use ginkgopolis::event::{EndWhy, Source};
use ginkgopolis::position::Position;
use ginkgopolis::state::Frame;
use ginkgopolis::{Action, Event, Ginkgopolis, Item, Prompt, Reason};
use serde_json::json;

use super::layout::{Layout, layout};
use super::table::{Table, card, tile};

const TAKE: Action = Action::Take(Good::Tile);
const RETURNS: Option<(u8, Prompt)> = Some((0, Prompt::LastTile { ends: false }));
const ENDS: Option<(u8, Prompt)> = Some((0, Prompt::LastTile { ends: true }));

/// Three players without E effects; seat 0 exploits a blue building of height
/// 4. Seat 2 has all tiles that are nowhere else.
fn three(supply: usize) -> Layout {
    let board =
        layout("draft", 3).characters(0, [1, 2, 3]).characters(1, [4, 5, 8]).characters(2, [9, 10, 11]);
    let board = board.raise((0, 0), "R15 R16 B4", 1).cards(2, "R2 R15 R16");
    board.hand(0, "B4 A B C").hand(1, "R1 D E F").hand(2, "Y1 G H I").supply(supply)
}

fn exploited(board: &Layout) -> Table {
    let mut table = board.sit();
    table.round(&[("B4", ""), ("R1", ""), ("Y1", "")]);
    table
}

/// The second exhaustion is next.
fn second(board: Layout, supply: &[&str]) -> Layout {
    board.set("exhaustions", json!(1)).set("returned", json!(supply)).set("supply", json!(supply))
}

/// GK-GAIN-06, GK-GAIN-04, GK-CG-23: what comes before the last tile is
/// gained without a question; the last one may be left.
#[test]
fn gk_gain_06_the_last_tile_may_be_left() {
    let table = exploited(&three(3));
    assert_eq!(table.gains(0), [(Item::Tile, 2, Source::Building(tile("B4")))]);
    assert_eq!(table.asked(), RETURNS);
    assert_eq!(table.legal(), [TAKE, Action::Leave]);
    assert_eq!(table.refusal(Action::Done).0, Reason::NotAsked);
    let mut left = table.clone();
    left.play(Action::Leave);
    assert!(left.saw(&Event::TileLeft { seat: Seat(0), from: Source::Building(tile("B4")) }));
    assert_eq!((left.public().supply, left.public().exhaustions, left.public().round), (1, 0, 3));
    assert!(!left.events().iter().any(|event| matches!(event, Event::Lost { .. })));
    let mut taken = table;
    taken.play(TAKE);
    assert_eq!(taken.asked(), Some((0, Prompt::Return)));
}

/// GK-GAIN-06, GK-END-01: so nobody need end the game.
#[test]
fn the_end_of_the_game_may_be_put_off() {
    let table = exploited(&second(three(0), &["R20", "R19"]));
    assert_eq!(table.asked(), ENDS);
    let mut left = table.clone();
    left.play(Action::Leave);
    assert!(!left.is_over() && left.public().round == 3);
    let mut taken = table;
    taken.play(TAKE);
    assert!(taken.is_over() && taken.saw(&Event::LastRound { why: EndWhy::Tiles }));
}

/// GK-GAIN-06: once a building, however many of its floors are open.
#[test]
fn one_answer_for_a_building() {
    let mut table = exploited(&three(1));
    assert_eq!((table.asked(), table.gains(0)), (RETURNS, vec![]));
    table.play(Action::Leave);
    assert_eq!((table.public().round, table.public().supply), (3, 1), "three more floors were not asked for");
}

/// GK-GAIN-06, GK-URB-05: each neighbour of a new building asks for itself,
/// and what does not come from the supply is gained.
#[test]
fn neighbours_ask_one_by_one() {
    let board = three(1).goods(0, 2, 0).tiles(0, "Y20").found((-1, -2), "B17", 0).found((1, -2), "Y17", 0);
    let mut table = board.hand(0, "B R1 A C").hand(1, "Y2 D E F").sit();
    table.round(&[("B", "Y20"), ("Y2", ""), ("Y1", "")]);
    assert_eq!((table.asked(), table.gains(0).len()), (RETURNS, 1), "after the point of Y17");
    table.play(Action::Leave);
    assert_eq!(table.asked(), RETURNS, "the western neighbour is blue as well");
    table.play(Action::Leave);
    assert_eq!((table.public().round, table.public().supply), (3, 1));
}

/// GK-GAIN-06: where nothing follows from it, nobody is asked.
#[test]
fn nothing_is_asked_in_a_last_round_without_a_return() {
    let table = exploited(&second(three(0), &["R20"]).set("last_round", json!(true)));
    assert!(table.is_over() && table.saw(&Event::Exhausted { time: 2 }));
    let first = exploited(&three(1).set("last_round", json!(true)));
    assert_eq!(first.asked(), RETURNS, "tiles that are returned bring points");
}

/// GK-GAIN-04, GK-EFF-01, GK-EXP-01: effects of cards and the tile of an
/// urbanization card are not optional.
#[test]
fn effects_give_the_last_tile_without_a_question() {
    // B7: E gives a tile and a point.
    let board = three(1).raise((1, 0), "B7 R17", 2).cards(0, "B7").cards(2, "R2 R15 R16 R3");
    let mut table = board.hand(0, "R1 A B C").hand(1, "Y2 D E F").sit();
    table.round(&[("R1", ""), ("Y2", ""), ("Y1", "")]);
    assert_eq!(table.asked(), Some((0, Prompt::Return)));
    assert_eq!(table.refusal(Action::Leave).0, Reason::NotAsked);
    assert_eq!(table.gains(0).last(), Some(&(Item::Tile, 1, Source::Card(card("B7")))));
}

/// GK-GAIN-06: a position in the middle of the question is read back, and one
/// in which it cannot be asked is refused.
#[test]
fn positions_hold_the_question() {
    let returns = exploited(&three(1)).position();
    let ends = exploited(&second(three(0), &["R20"])).position();
    let read = |position: &Position, change: &dyn Fn(&mut Position)| {
        let mut position = position.clone();
        change(&mut position);
        Ginkgopolis::from_position(&position).map(|(game, state)| game.turn(&state))
    };
    let asked = |ends| Ok(Turn::Choose { seat: Seat(0), prompt: Prompt::LastTile { ends } });
    assert_eq!(read(&returns, &|_| {}), asked(false));
    assert_eq!(read(&returns, &|position| position.last_round = true), asked(false));
    assert_eq!(read(&ends, &|_| {}), asked(true));
    let refused = |position: &Position, change: &dyn Fn(&mut Position)| {
        assert_eq!(read(position, change).expect_err("impossible").path, "stack");
    };
    refused(&ends, &|position| position.last_round = true);
    let exploit = |name, given| Frame::Exploit { tile: tile(name), given };
    refused(&returns, &|position| position.stack[3] = exploit("B4", 0));
    refused(&returns, &|position| position.stack[3] = exploit("R1", 1));
}
