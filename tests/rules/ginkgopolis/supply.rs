//! The tile supply runs out: section 6.7, and the end of the game: 6.11.

use game_core::Seat;
use ginkgopolis::action::Good;
use ginkgopolis::event::{EndWhy, Source};
use ginkgopolis::{Action, Event, Item, Prompt, Reason};
use serde_json::json;

use super::layout::{Layout, layout};
use super::table::{Table, card, tile, tiles};

/// Three players without E effects; seat 0 can exploit a blue building of
/// height 4. Seat 2 has all tiles that are nowhere else.
pub fn three(supply: usize) -> Layout {
    let board =
        layout("draft", 3).characters(0, [1, 2, 3]).characters(1, [4, 5, 8]).characters(2, [9, 10, 11]);
    let board = board.raise((0, 0), "R15 R16 B4", 1).goods(1, 3, 0).goods(2, 3, 0).goods(0, 3, 0);
    let board = board.hand(0, "B4 A B C").hand(1, "R1 D E F").hand(2, "Y1 G H I");
    board.supply(supply).cards(2, "R2 R15 R16")
}

/// Takes the last tile.
const TAKE: Action = Action::Take(Good::Tile);

fn last_tiles(table: &Table) -> (u8, u8) {
    (table.public().supply, table.public().exhaustions)
}

/// GK-DV-28, GK-SUP-01, GK-SUP-02, GK-SUP-03, GK-CG-16, GK-GAIN-02: players
/// return tiles in the middle of a gain, which then goes on.
#[test]
fn gk_dv_28_returning_in_the_middle_of_a_gain() {
    let mut table = three(2).tiles(0, "Y20").sit();
    // Seat 2 holds all others: it will return two of them.
    let before = table.goods(2);
    table.round(&[("B4", ""), ("R1", "")]);
    assert_eq!(table.asked(), Some((2, Prompt::Card)));
    table.commit("Y1", "");
    table.play(TAKE);
    assert_eq!(table.asked(), Some((0, Prompt::Return)));
    assert_eq!(last_tiles(&table), (0, 1));
    let mine = table.own(0).tiles.expect("own");
    assert_eq!(mine.len(), 3, "Y20, and two just taken (GK-SUP-04)");
    let offers: Vec<Action> = mine.iter().map(|&tile| Action::Return(tile)).collect();
    assert_eq!(table.legal(), [&[Action::Done][..], &offers].concat());
    table.play_all(&[Action::Return(tile("Y20"))]);
    // Seat 1 has no tiles and is not asked.
    assert_eq!(table.asked(), Some((2, Prompt::Return)));
    let theirs = table.own(2).tiles.expect("own");
    table.play_all(&[Action::Return(theirs[0]), Action::Return(theirs[1]), Action::Done]);
    assert!(table.saw(&Event::TilesReturned { seat: Seat(0), tiles: tiles("Y20") }));
    assert!(table.saw(&Event::TilesReturned { seat: Seat(1), tiles: vec![] }));
    assert!(table.saw(&Event::TilesReturned { seat: Seat(2), tiles: theirs[..2].to_vec() }));
    assert!(table.saw(&Event::SupplyRenewed { tiles: 3 }));
    assert_eq!(
        table.gains(0)[..2],
        [(Item::Point, 1, Source::Returned), (Item::Tile, 2, Source::Building(tile("B4")))]
    );
    assert_eq!(table.goods(2).1, before.1 + 2 + 1, "two for tiles, one for Y1");
    assert_eq!(last_tiles(&table), (1, 1));
    assert!(!table.public().last_round);
    assert_eq!(table.public().round, 3);
}

/// GK-SUP-03: what others return is secret until all have answered.
#[test]
fn returns_are_secret_until_all_have_answered() {
    let mut table = three(2).tiles(0, "Y20").sit();
    table.round(&[("B4", ""), ("R1", ""), ("Y1", "")]);
    table.play(TAKE).play(Action::Return(tile("Y20")));
    assert!(table.events().is_empty(), "{:?}", table.events());
    assert_eq!(table.view(2).seats[0].returning, None);
    assert_eq!(table.own(0).returning, Some(tiles("Y20")));
}

/// GK-SUP-03: tiles are chosen in ascending order, each set in one way.
#[test]
fn tiles_are_returned_in_ascending_order() {
    let mut table = three(2).tiles(0, "R4 Y20").sit();
    table.round(&[("B4", ""), ("R1", ""), ("Y1", "")]);
    table.play_all(&[TAKE, Action::Return(tile("R4"))]);
    assert_eq!(table.refusal(Action::Return(tile("R4"))), (Reason::Ascending, "GK-SUP-03"));
    assert_eq!(table.refusal(Action::Return(tile("R5"))), (Reason::NotBehindScreen, "GK-SEL-03"));
}

/// GK-DV-29, GK-SUP-05, GK-SUP-06, GK-SUP-07, GK-CG-15, GK-END-01, GK-END-03:
/// nobody returns anything, so the supply is exhausted for good; the rest is
/// lost, and the round is played to its end.
#[test]
fn gk_dv_29_nobody_returns_anything() {
    let mut table = three(2).sit();
    table.round(&[("B4", ""), ("R1", ""), ("Y1", "")]);
    table.play_all(&[TAKE, Action::Done, Action::Done]);
    assert!(table.saw(&Event::Exhausted { time: 2 }));
    assert!(table.saw(&Event::LastRound { why: EndWhy::Tiles }));
    assert_eq!(last_tiles(&table), (0, 2), "both in one action");
    let lost = Event::Lost { seat: Seat(0), item: Item::Tile, count: 2, from: Source::Building(tile("B4")) };
    assert!(table.saw(&lost));
    assert_eq!(table.gains(2), [(Item::Point, 1, Source::Building(tile("Y1")))], "the others still resolve");
    assert!(table.is_over() && table.public().last_round);
}

/// GK-END-04: a last round stays the last one, also where the supply is renewed
/// in it.
#[test]
fn a_last_round_stays_the_last() {
    let mut table = three(2).tiles(0, "Y20").set("last_round", json!(true)).sit();
    table.round(&[("B4", ""), ("R1", ""), ("Y1", "")]).play(TAKE);
    let given = [Action::Return(tile("Y20")), Action::Done];
    let theirs = table.own(2).tiles.expect("own");
    table.play_all(&given[..1]);
    if table.on_turn() == 0 {
        table.go_on(given[1]);
    }
    table.play_all(&[Action::Return(theirs[0]), Action::Return(theirs[1]), Action::Done]);
    assert!(table.saw(&Event::SupplyRenewed { tiles: 3 }));
    assert!(table.is_over() && table.public().supply > 0);
}

/// GK-DV-30, GK-SUP-04, GK-CG-17: a committed tile is not behind the screen.
#[test]
fn gk_dv_30_committed_tiles_cannot_be_returned() {
    let board = three(1).hand(0, "R1 A B C").hand(1, "E D G F").hand(2, "Y1 R3 H I");
    let mut table = board.sit();
    let committed = table.own(2).tiles.expect("own")[0];
    table.round(&[("R1", ""), ("E", "")]).commit("Y1", &committed.to_string());
    table.play(Action::Take(Good::Tile));
    assert_eq!(table.asked(), Some((1, Prompt::Return)), "who just took the last tile may return it");
    table.play(Action::Done);
    assert_eq!(table.asked(), Some((2, Prompt::Return)));
    assert!(!table.legal().contains(&Action::Return(committed)));
    assert_eq!(table.refusal(Action::Return(committed)).0, Reason::NotBehindScreen);
}

/// GK-SUP-06: the second time there is nothing to return, and the game ends
/// with the round.
#[test]
fn the_second_exhaustion_ends_the_game() {
    let board = three(0).set("exhaustions", json!(1)).set("returned", json!(["R20", "R19"]));
    let mut table = board.set("supply", json!(["R20", "R19"])).sit();
    table.round(&[("B4", ""), ("R1", ""), ("Y1", "")]);
    assert_eq!(table.gains(0), [(Item::Tile, 1, Source::Building(tile("B4")))]);
    table.play(TAKE);
    assert!(table.is_over() && table.saw(&Event::Exhausted { time: 2 }));
    assert_eq!(table.gains(0), [(Item::Tile, 1, Source::Building(tile("B4")))]);
}

/// GK-GAIN-05, GK-SUP-02, GK-CG-45: the tile of a card with two items runs out between
/// them; the second one follows after the return.
#[test]
fn an_effect_goes_on_after_the_return() {
    // B7: E gives a tile and a point.
    let board = three(1).raise((1, 0), "B7 R17", 2).cards(0, "B7").cards(2, "R2 R15 R16 R3");
    let mut table = board.hand(0, "R1 A B C").hand(1, "Y2 D E F").sit();
    table.round(&[("R1", ""), ("Y2", ""), ("Y1", "")]);
    assert_eq!(table.asked(), Some((0, Prompt::Return)));
    let from = Source::Card(card("B7"));
    assert_eq!(table.gains(0).last(), Some(&(Item::Tile, 1, from)));
    let mine = table.own(0).tiles.expect("own");
    table.play_all(&[Action::Return(mine[0]), Action::Done]);
    assert_eq!(table.gains(0), [(Item::Point, 1, Source::Returned), (Item::Point, 1, from)]);
}

/// GK-URB-05, GK-SUP-02: the same between two neighbours of a new building.
#[test]
fn neighbours_go_on_after_the_return() {
    let board = three(1).goods(0, 2, 0).tiles(0, "Y20").found((-1, -2), "B17", 0).found((1, -2), "Y17", 0);
    let mut table = board.hand(0, "B R1 A C").hand(1, "Y2 D E F").sit();
    table.round(&[("B", "Y20"), ("Y2", ""), ("Y1", "")]);
    // East Y17, south B2, west B17: the only tile comes from B2.
    table.play(TAKE);
    assert_eq!(table.asked(), Some((0, Prompt::Return)));
    let theirs = table.own(2).tiles.expect("own")[0];
    table.play_all(&[Action::Done, Action::Return(theirs), Action::Done, TAKE]);
    assert_eq!(table.gains(0)[0], (Item::Tile, 1, Source::Building(tile("B17"))));
}

/// GK-END-02, GK-URB-08, GK-CON-12: the whole allotment in the city ends the
/// game after the round.
#[test]
fn placing_every_resource_ends_the_game() {
    // 20 each: 6 on a tower, 12 on another, 2 in hand.
    let board =
        layout("draft", 3).raise((0, 0), "R11 R12 R13 R14 R15", 0).raise((1, 1), "Y11 Y12 Y13 Y14 Y15", 0);
    let board = board.raise((1, 0), "B11 B12 B13 B14 B15", 0).goods(0, 2, 0);
    let construct = board.clone().tiles(0, "R20").hand(0, "R1 A B C").hand(1, "B1 D E F").hand(2, "Y1 G H I");
    let mut table = construct.sit();
    table.round(&[("R1", "R20"), ("B1", ""), ("Y1", "")]);
    assert!(table.saw(&Event::LastRound { why: EndWhy::Resources }), "{:?}", table.events());
    assert!(table.is_over());
    let urbanize = board.found((2, 0), "B17", 0).goods(0, 1, 0).tiles(0, "R20");
    let mut table = urbanize.hand(0, "L A B C").hand(1, "B1 D E F").hand(2, "Y1 G H I").sit();
    table.round(&[("L", "R20"), ("B1", ""), ("Y1", "")]);
    table.end_round();
    assert!(table.is_over());
    assert_eq!(table.gains(2).last(), Some(&(Item::Point, 1, Source::Building(tile("Y1")))));
}
