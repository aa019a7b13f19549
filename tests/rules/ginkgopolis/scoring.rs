//! Final scoring: section 7 and the vectors of section 10.4.

use serde_json::json;

use super::layout::{Layout, layout};

/// Colours of the start square such that no two neighbours are alike.
const MIXED: &str = "B1 R1 Y1 Y2 B2 R2 R3 Y3 B3";

fn two() -> Layout {
    layout("draft", 2).square(MIXED).characters(0, [1, 4, 10])
}

/// GK-SCO-01, GK-SCO-02, GK-SCO-17, GK-EX-12, GK-CG-12: points, cards, tokens,
/// districts; equal totals share the rank.
#[test]
fn the_sheet_adds_up() {
    let board = two().goods(0, 3, 17).goods(1, 4, 17).tiles(0, "R18").tiles(1, "R19");
    let table = board.sit();
    for seat in 0..2 {
        assert_eq!((table.scored(seat, "points"), table.scored(seat, "redraws")), (17, 4));
        assert_eq!((table.scored(seat, "cards"), table.scored(seat, "districts")), (0, 0));
        assert_eq!(table.standing(seat), (21, 1), "tiles and resources are worth nothing");
    }
    let table = board.seat(0, "redraws", json!(1)).sit();
    assert_eq!((table.standing(0), table.standing(1)), ((19, 2), (21, 1)));
}

/// GK-DV-40, GK-SCO-06, GK-CG-29: a tie goes to the taller building.
#[test]
fn gk_dv_40_a_tie_goes_to_the_taller_building() {
    let board = two().raise((0, -1), "R6", 0).found((0, -2), "R4", 0).raise((0, 0), "Y5 R9", 1);
    let table = board.sit();
    assert_eq!((table.scored(0, "districts"), table.scored(1, "districts")), (3, 6));
    // For the second place too, and the height of the first does not matter.
    let board = layout("draft", 3).square(MIXED).raise((0, -1), "R6", 0).found((0, -2), "R4", 0);
    let table = board.raise((0, 0), "Y5 R9", 1).raise((1, 0), "R7 R8 R10", 2).sit();
    assert_eq!([0, 1, 2].map(|seat| table.scored(seat, "districts")), [0, 3, 10]);
}

/// GK-DV-41, GK-SCO-06: then to the higher number on a tallest building.
#[test]
fn gk_dv_41_then_to_the_higher_number_on_a_tallest_building() {
    // R20 of seat 1 has one floor: it is not a tallest building.
    let tied = two().raise((0, -1), "R6", 0).found((0, -2), "R5", 0).raise((-1, -1), "R4", 1).found(
        (-1, -2),
        "R20",
        1,
    );
    let table = tied.sit();
    assert_eq!(table.public().districts[0].resources, [3, 3]);
    assert_eq!((table.scored(0, "districts"), table.scored(1, "districts")), (6, 3));
}

/// GK-DV-42, GK-SCO-03, GK-SCO-07: unowned buildings belong to a district; a
/// single owner is first and second.
#[test]
fn gk_dv_42_a_single_owner_is_first_and_second() {
    let board = two().found((-1, -2), "B7", 0);
    let table = board.sit();
    assert_eq!(
        (table.scored(0, "districts"), table.public().districts.len()),
        (2, 1),
        "beside the unowned B1"
    );
    let table = two().found((1, -2), "B7", 0).sit();
    assert_eq!((table.scored(0, "districts"), table.public().districts.len()), (0, 0), "alone it is none");
}

/// GK-DV-43, GK-SCO-08, GK-CG-30: without resources a district scores nothing.
#[test]
fn gk_dv_43_without_resources_nothing() {
    let table = layout("draft", 2).sit();
    assert_eq!(table.public().districts.len(), 3, "B, R and Y in rows");
    assert_eq!((table.scored(0, "districts"), table.scored(1, "districts")), (0, 0));
}

/// GK-DV-44, GK-CTY-02: corners do not connect.
#[test]
fn gk_dv_44_corners_do_not_connect() {
    // B1, B2, B3 lie on a diagonal.
    let table = two().raise((-1, -1), "B4", 0).raise((0, 0), "B5", 0).sit();
    assert!(table.public().districts.is_empty());
    assert_eq!(table.scored(0, "districts"), 0);
}

/// GK-SCO-04, GK-SCO-05, GK-SCO-09: first takes all, second its own, others
/// nothing; districts score separately.
#[test]
fn first_takes_all_and_second_its_own() {
    let board = layout("draft", 3).square(MIXED).raise((-1, -1), "B4 B5 B6", 0).raise((0, -1), "B8 B9", 1);
    let board = board.raise((-1, 0), "B7", 2).raise((1, 1), "Y9", 1);
    let table = board.sit();
    let districts = [0, 1, 2].map(|seat| table.scored(seat, "districts"));
    // Blue 4, 3, 2 (and the unowned B2); yellow 2 of seat 1 alone.
    assert_eq!(districts, [9, 3 + 4, 0]);
    assert_eq!(table.line(1, "districts").pieces.len(), 2);
}

/// GK-DV-45, GK-SCO-14, GK-SCO-15, GK-CG-31: cards count characters, and the
/// card of a colour counts itself.
#[test]
fn gk_dv_45_cards_that_count_cards() {
    let board = layout("draft", 2).raise((1, 0), "B18 R19 Y20", 1).cards(0, "R3 B18 R19");
    let table = board.sit();
    assert_eq!(
        table.public().seats[0].characters.iter().map(|one| one.number()).collect::<Vec<_>>(),
        [4, 5, 6]
    );
    assert_eq!((table.card_points(0, "B18"), table.card_points(0, "R19")), (Some(6), Some(6)));
    assert_eq!((table.card_points(0, "R3"), table.scored(0, "cards")), (None, 12));
}

/// GK-DV-46, GK-SCO-12, GK-SCO-13.
#[test]
fn gk_dv_46_low_and_high() {
    // Own heights 1, 2, 2, 3, 5.
    let board = two().found((-2, 0), "R4", 0).raise((-1, -1), "R5", 0).raise((0, -1), "R6", 0);
    let board = board.raise((1, -1), "B14 R7", 0).raise((0, 0), "B15 R11 R12 R8", 0).cards(0, "B14 B15");
    let table = board.sit();
    assert_eq!((table.card_points(0, "B14"), table.card_points(0, "B15")), (Some(3), Some(6)));
    assert_eq!(table.scored(0, "cards"), 9);
}

/// GK-DV-47, GK-SCO-10, GK-SCO-11: resources on a colour; each card scores,
/// also the same kind again.
#[test]
fn gk_dv_47_resources_on_a_colour() {
    // Own: blue of 3 and 1, red of 4.
    let board = two().raise((0, -1), "B10 B4", 0).found((-2, 0), "B5", 0).raise((0, 1), "B13 Y12 R4", 0);
    let table = board.cards(0, "B10 B13").sit();
    assert_eq!((table.card_points(0, "B10"), table.card_points(0, "B13")), (Some(4), Some(4)));
    assert_eq!(table.scored(0, "cards"), 8);
}

/// GK-CG-10: 16 counts cards of the exploit, 17 of the urbanization, 18 of the
/// construction, in each colour.
#[test]
fn sixteen_to_eighteen_count_cards_by_their_action() {
    for colour in ["B", "R", "Y"] {
        let points = [16, 17, 18].map(|number| {
            let name = format!("{colour}{number}");
            // One E, two U, no C.
            let board = two().characters(0, [6, 1, 11]).raise((0, 0), &format!("{name} R4"), 1);
            let table = board.cards(0, &name).sit();
            (table.card_points(0, &name), table.scored(0, "cards"))
        });
        assert_eq!(points, [(Some(2), 2), (Some(4), 4), (Some(0), 0)], "{colour}");
    }
}

/// GK-CG-11: the colour for which each of 10 to 13 counts resources.
#[test]
fn ten_to_thirteen_count_resources_on_these_colours() {
    // Own: blue of 1, red of 2, yellow of 4.
    let board = two().found((-2, 0), "B5", 0).raise((0, -1), "R6", 0).raise((-1, 0), "Y5 Y6 Y7", 0);
    let on = |sign| match sign {
        'B' => Some(1),
        'R' => Some(2),
        'Y' => Some(4),
        _ => None,
    };
    for (number, blue, yellow, red) in
        [(10, 'B', 'Y', 'R'), (11, 'R', 'R', 'Y'), (12, 'Y', 'B', 'B'), (13, 'B', 'Y', 'R')]
    {
        let points = ["B", "Y", "R"].map(|colour| {
            let name = format!("{colour}{number}");
            let table = board.clone().raise((0, 0), &format!("{name} R4"), 1).cards(0, &name).sit();
            table.card_points(0, &name)
        });
        assert_eq!(points, [on(blue), on(yellow), on(red)], "{number}");
    }
}

/// GK-SCO-16
#[test]
fn number_20_scores_nine() {
    let table = two().raise((0, 0), "Y20 R4", 1).cards(0, "Y20").sit();
    assert_eq!(table.card_points(0, "Y20"), Some(9));
}
