//! Step 2, resolving: section 5.3.

use game_core::Seat;
use ginkgopolis::action::Good;
use ginkgopolis::{Action, Event, Prompt};
use serde_json::json;

use super::layout::{Layout, layout};
use super::markers::Rim;
use super::table::{card, place, tile, tiles};

fn three() -> Layout {
    layout("beginner", 3).hand(0, "R1 B1 A B").hand(1, "R2 B2 C D").hand(2, "R3 B3 E F")
}

/// GK-RES-01, GK-RES-02, GK-CG-18: one after another from the first player,
/// each completely; later cards stay face down.
#[test]
fn actions_are_resolved_in_turn_order() {
    let mut table = three().set("first", json!(1)).sit();
    table.round(&[("C", ""), ("E", ""), ("A", "")]);
    for seat in [1, 2, 0] {
        assert_eq!(table.asked(), Some((seat, Prompt::Goods)));
        let action = table.public().action.expect("an action");
        assert_eq!((action.seat, action.card), (Seat(seat), card(["A", "C", "E"][usize::from(seat)])));
        let face_down = |other: &u8| table.public().seats[usize::from(*other)].committed;
        let waiting: Vec<u8> = [1, 2, 0].into_iter().filter(face_down).collect();
        assert!(!waiting.contains(&seat));
        assert_eq!(waiting.len(), [0, 2, 1][usize::from(seat)]);
        table.play(Action::Take(Good::Resource));
    }
    assert_eq!(table.public().round, 3);
}

/// GK-RES-03, GK-CTY-03, GK-CTY-05: a building card names the building whose
/// top tile it shows, whatever lies beneath and whoever owns it.
#[test]
fn a_card_names_the_building_with_its_top_tile() {
    let mut table =
        three().raise((-1, 0), "Y9 B5", 2).hand(0, "B5 B1 A B").goods(0, 4, 0).tiles(0, "B6").sit();
    table.round(&[("B5", "B6"), ("R2", ""), ("R3", "")]);
    let building = table.building("B6").expect("it stands");
    assert_eq!((building.height, building.beneath, building.owner), (4, tiles("R1 Y9 B5"), Some(Seat(0))));
}

/// GK-RES-04: an urbanization card means the cell on which its marker stands
/// when it is resolved. After E has closed a corner, F has had to move on.
#[test]
fn an_urbanization_card_means_the_present_cell() {
    // The last step of GK-DV-10, and seat 1 holds F.
    let mut table = Rim::of(&[("F", 3, 1), ("F", 3, 0)]).urbanize_then("E", "F", true);
    table.play(place(3, 0)).play(place(4, 1));
    table.play_until(|table| table.building("Y20").is_some());
    assert_eq!(table.building("Y20").map(|one| (one.cell.x, one.cell.y)), Some((4, 1)));
}

/// GK-RES-05, GK-RES-06, GK-CG-21: what cannot be paid for becomes an exploit;
/// the tile goes back and everybody has seen it.
#[test]
fn what_cannot_be_paid_becomes_an_exploit() {
    let mut table = three().tiles(0, "Y20").sit();
    table.round(&[("A", "Y20"), ("R2", ""), ("R3", "")]);
    assert!(table.saw(&Event::Fallback { seat: Seat(0), tile: tile("Y20") }));
    assert_eq!(table.asked(), Some((0, Prompt::Goods)));
    assert_eq!(
        (table.own(0).tiles, table.view(2).seats[0].shown.clone()),
        (Some(tiles("Y20")), tiles("Y20"))
    );
    assert_eq!(table.marker("A"), Some((-1, -2)));
    // What can be paid for happens, without a question.
    let mut table = three().goods(0, 2, 0).tiles(0, "R14").sit();
    table.round(&[("R1", "R14"), ("R2", ""), ("R3", "")]);
    assert!(table.building("R14").is_some());
    // A shown tile is no secret any more once it is built.
    assert!(table.public().seats.iter().all(|seat| seat.shown.is_empty()));
}

/// GK-RES-07, GK-CG-22: what the action itself would give does not help to pay
/// for it, but own resources on the building do.
#[test]
fn payment_is_tested_before_anything_is_gained() {
    // R1 with Y4: needs 2 and a resource for the colour. The C effects of seat
    // 0 would give one.
    let board = layout("draft", 2).hand(0, "R1 B1 A B").hand(1, "R2 B2 C D").tiles(0, "Y4");
    let mut table = board.clone().goods(0, 2, 9).sit();
    table.round(&[("R1", "Y4"), ("R2", "")]);
    assert!(table.building("Y4").is_none());
    let own = board.raise((0, 0), "R4", 0).goods(0, 2, 9).hand(0, "R4 B1 A B").hand(1, "R3 B2 C D");
    let mut table = own.sit();
    table.round(&[("R4", "Y4"), ("R3", "")]);
    assert_eq!(
        table.building("Y4").map(|one| one.height),
        Some(3),
        "2 and 2 are 4: three floors and a colour"
    );
}
