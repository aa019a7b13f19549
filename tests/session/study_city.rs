//! Studies of Ginkgopolis: the city as a map of cells.

use game_core::Seat;
use ginkgopolis::{Config, Ginkgopolis, Mode};
use session::study::tree::{Control, Edit, Group, MapCell};
use session::study::{begin, edited, look};
use session::{Player, TableSetup};

fn fresh() -> String {
    let config = Config { mode: Mode::Beginner, players: 3, ..Config::default() };
    let seats = Seat::all(3).map(|_| Player::person("")).collect();
    begin::<Ginkgopolis>(&TableSetup { config, seed: 4, seats }).expect("a legal set-up")
}

fn map(text: &str) -> (Vec<Vec<MapCell>>, Vec<Group>) {
    let tree = look::<Ginkgopolis>(text).tree;
    let mut fields = tree.iter().flat_map(Group::fields);
    let control = fields.find_map(|field| match &field.control {
        Control::Map { rows, cells } => Some((rows.clone(), cells.clone())),
        _ => None,
    });
    control.expect("a map")
}

/// The text after changes that are all accepted.
fn changed(text: &str, edits: &[Edit]) -> String {
    edits.iter().fold(text.to_owned(), |text, edit| {
        let after = edited::<Ginkgopolis>(&text, edit);
        assert_eq!(look::<Ginkgopolis>(&after).refused, None, "{edit:?}: {after}");
        after
    })
}

/// The cell at x, y.
fn cell(text: &str, (x, y): (i8, i8)) -> MapCell {
    let (rows, cells) = map(text);
    let path = format!("cell@{x},{y}");
    let found = rows.into_iter().flatten().find(|cell| cell.cell.is_some_and(|at| cells[at].path == path));
    found.unwrap_or_else(|| panic!("no {path}"))
}

#[test]
fn a_building_can_stand_on_every_slot_and_markers_make_room() {
    let text = fresh();
    let slots = [
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
    for slot in slots {
        let path = format!("cell@{},{}.tile", slot.0, slot.1);
        let after = changed(&text, &[Edit::set(path, "R20")]);
        assert_eq!(cell(&after, slot).word, "R20");
        let (rows, _) = map(&after);
        let markers = rows
            .iter()
            .flatten()
            .filter(|cell| ("A"..="L").contains(&cell.word.as_str()) && cell.word.len() == 1);
        assert_eq!(markers.count(), 12, "all markers stand around the city");
    }
}

#[test]
fn a_city_can_grow_far_and_high() {
    let text = changed(
        &fresh(),
        &[
            Edit::set("cell@2,0.tile", "R20"),
            Edit::set("cell@3,0.tile", "R19"),
            Edit::set("cell@4,0.tile", "B18"),
            Edit::set("cell@4,0.owner", 2),
            Edit::set("cell@4,0.over", vec!["Y17", "Y16"]),
            Edit::set("cell@4,0.pawn", true),
        ],
    );
    let tower = cell(&text, (4, 0));
    assert_eq!((tower.word.as_str(), tower.owner, tower.height), ("B18", Some(2), 3));
    assert!(
        text.contains("\"cards\":[\"Y17\",\"Y16\"]"),
        "the cards of what it covers are its owner's: {text}"
    );
}

#[test]
fn a_building_that_is_gone_takes_its_tiles_and_cards_along() {
    let before = fresh();
    let built =
        changed(&before, &[Edit::set("cell@2,0.tile", "R20"), Edit::set("cell@2,0.over", vec!["Y17"])]);
    let gone = changed(&built, &[Edit::remove("cell@2,0.tile")]);
    assert!(!gone.contains("R20") && !gone.contains("Y17"), "{gone}");
}

#[test]
fn a_start_building_can_be_built_over() {
    let hands = (0..3).map(|seat| Edit::set(format!("seats[{seat}].hand"), serde_json::Value::Null));
    let text = changed(&fresh(), &hands.collect::<Vec<_>>());
    let bottom = cell(&text, (0, 0)).word;
    let text = changed(&text, &[Edit::set("cell@0,0.tile", "Y20")]);
    assert!(text.contains(&format!("\"over\":[\"{bottom}\"]")), "{text}");
    assert_eq!(cell(&text, (0, 0)).height, 2);
}

#[test]
fn what_is_refused_of_a_building_is_told_at_its_cell() {
    let text = changed(&fresh(), &[Edit::set("cell@2,0.tile", "R20")]);
    let text = edited::<Ginkgopolis>(&text, &Edit::set("cell@2,0.over", vec!["R20"]));
    let refused = look::<Ginkgopolis>(&text).refused.expect("a refusal");
    assert_eq!(refused.path, "cell@2,0.over[0]");
}

#[test]
fn a_city_in_two_pieces_or_without_its_start_is_refused() {
    for path in ["cell@0,0.tile", "cell@1,0.tile"] {
        let text = edited::<Ginkgopolis>(&fresh(), &Edit::remove(path));
        let refused = look::<Ginkgopolis>(&text).refused.expect("a refusal");
        assert_eq!(refused.path, "grid", "{}", refused.problem);
    }
}
