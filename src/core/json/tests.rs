use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::*;
use crate::core::Rng;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct House {
    name: String,
    doors: u8,
    #[serde(default)]
    below: Option<i16>,
    rooms: Vec<Room>,
    size: (u8, f32),
    notes: BTreeMap<String, bool>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Room {
    Hall,
    Cell(u64),
    Yard { trees: u8 },
    Pair(u8, u8),
}

fn house() -> House {
    House {
        name: "casa \"Ü\"\n\u{1F3E0}\u{8}".into(),
        doors: 3,
        below: Some(-2),
        rooms: vec![Room::Hall, Room::Cell(u64::MAX), Room::Yard { trees: 0 }, Room::Pair(1, 2)],
        size: (7, -2.5e-1),
        notes: BTreeMap::from([("a\\b".into(), true)]),
    }
}

fn complaint(text: &str) -> String {
    read::<House>(text).expect_err(text).to_string()
}

/// The house with one place changed.
fn spoilt(pointer: &str, with: Value) -> String {
    let mut value = serde_json::to_value(house()).expect("JSON");
    *value.pointer_mut(pointer).expect("it is there") = with;
    value.to_string()
}

#[test]
fn what_was_written_is_read_whatever_its_layout() {
    let house = house();
    let dense = serde_json::to_string(&house).expect("JSON");
    assert_eq!(read::<House>(&dense).as_ref(), Ok(&house));
    assert_eq!(write(&house), dense);
    let wide = serde_json::to_string_pretty(&self::house()).expect("JSON");
    assert_eq!(read::<House>(&wide), Ok(self::house()));
    let tree = Tree::parse(&dense).expect("JSON");
    assert_eq!(tree.root().pretty(), wide);
    assert_eq!(
        Tree::parse("[{},[ ],\"\\u00e9\\ud83c\\udfe0\"]").map(|tree| tree.root().pretty()).as_deref(),
        Ok("[\n  {},\n  [],\n  \"\\u00e9\\ud83c\\udfe0\"\n]")
    );
}

#[test]
fn the_wrong_field_is_named_with_its_place() {
    let cases = [
        ("/doors", json!(256), "doors: invalid value: integer `256`, expected u8"),
        ("/doors", json!(1.5), "doors: invalid type: 1.5, expected u8"),
        ("/name", json!(7), "name: invalid type: 7, expected a string"),
        ("/below", json!([]), "below: invalid type: sequence, expected i16"),
        ("/rooms", json!({}), "rooms: invalid type: map, expected a sequence"),
        ("/rooms/0", json!("loft"), "rooms[0]: unknown variant `loft`"),
        ("/rooms/0", json!({"hall": 1}), "rooms[0]: nothing belongs to \"hall\""),
        ("/rooms/1", json!("cell"), "rooms[1]: something belongs to \"cell\""),
        ("/rooms/1", json!({"cell": "x"}), "rooms[1].cell: invalid type"),
        ("/rooms/1", json!({"cell": 1, "hall": null}), "rooms[1]: invalid value: map"),
        ("/rooms/2/yard/trees", json!(true), "rooms[2].yard.trees: invalid type: boolean `true`"),
        ("/rooms/3/pair", json!([1, 2, 3]), "rooms[3].pair: only 2 elements"),
        ("/rooms/3/pair/1", json!(null), "rooms[3].pair[1]: invalid type: null"),
        ("/size", json!([1]), "size: invalid length 1"),
        ("/notes/a\\b", json!(0), "notes.a\\b: invalid type"),
    ];
    for (pointer, with, expected) in cases {
        let found = complaint(&spoilt(pointer, with));
        assert!(found.starts_with(expected), "{pointer}: {found}");
    }
    assert!(complaint("{\"attic\": 1}").starts_with("attic: unknown field `attic`"));
    assert!(complaint("{\"doors\": 1, \"doors\": 1}").contains("duplicate field `doors`"));
    assert!(complaint("{}").starts_with("missing field `name`"));
    let lacking = spoilt("/rooms/2/yard", json!({}));
    assert!(
        complaint(&lacking).starts_with("rooms[2].yard: missing field `trees`"),
        "{}",
        complaint(&lacking)
    );
    assert_eq!(
        complaint("{\"name\": \"x\",\n  \"doors\":\n    true}"),
        "doors: invalid type: boolean `true`, expected u8 at line 3 column 5"
    );
}

#[test]
fn only_a_loose_reader_passes_over_unknown_fields() {
    let newer = spoilt("/rooms/2/yard", json!({"bees": [{"doors": 1}], "trees": 4}));
    assert!(complaint(&newer).starts_with("rooms[2].yard.bees: unknown field `bees`"));
    assert_eq!(read_loosely::<House>(&newer).expect("readable").rooms[2], Room::Yard { trees: 4 });
    assert!(read_loosely::<House>("{\"bees\": 1}").is_err(), "fields may not be missing all the same");
}

#[test]
fn the_writer_agrees_with_serde_json() {
    let mut rng = Rng::stream(1897, 2);
    for _ in 0..2000 {
        let signs = (0..rng.below(12)).map(|_| char::from_u32(rng.below(0x180)).expect("a character"));
        let name: String = signs.collect();
        let rooms = match rng.below(6) {
            0 => vec![],
            room => vec![Room::Hall, Room::Cell(rng.next()), Room::Yard { trees: 3 }, Room::Pair(0, 9)]
                .split_off(room as usize - 1),
        };
        let quarters = rng.below(4000) as f32 / 4.0 - 500.0;
        let size = (rng.below(256) as u8, if quarters < 480.0 { quarters } else { f32::NAN });
        let house = House { below: [None, Some(-7)][rng.below(2) as usize], name, rooms, size, ..house() };
        assert_eq!(write(&house), serde_json::to_string(&house).expect("JSON"));
    }
    for value in [json!([]), json!({}), json!([[], {"a": [{}]}, ["["], [1, 0.5, 2.0]]), json!("[")] {
        assert_eq!(write(&value), value.to_string());
    }
}

#[test]
fn what_is_no_json_is_refused_with_its_place() {
    let cases = [
        ("", "the text ends too early at line 1 column 1"),
        ("[1,", "the text ends too early at line 1 column 4"),
        ("[1\n 2]", "`,` or `]` must stand here at line 2 column 2"),
        ("{1:2}", "a field's name must stand here at line 1 column 2"),
        ("{\"a\" 2}", "`:` must stand here at line 1 column 6"),
        ("nul", "the text ends too early at line 1 column 4"),
        ("[1]]", "something follows the end at line 1 column 4"),
        ("\"\u{1}\"", "a control character must be escaped at line 1 column 2"),
        ("\"\\x\"", "there is no such escape at line 1 column 4"),
        ("\"\\ud800x\"", "half a character at line 1 column 8"),
        ("-x", "a digit must stand here at line 1 column 2"),
    ];
    for (text, expected) in cases {
        let error = Tree::parse(text).err().unwrap_or_else(|| panic!("{text:?} was read"));
        assert_eq!(error.to_string(), expected, "{text:?}");
    }
    let deep = "[".repeat(200) + &"]".repeat(200);
    assert!(Tree::parse(&deep).err().expect("too deep").problem().starts_with("too many"));
}

#[test]
fn fields_and_elements_are_found() {
    let tree = Tree::parse("{\"a\": [1, {\"b\": 2}, \"c\"], \"d\\n\": -3}").expect("JSON");
    let root = tree.root();
    let elements: Vec<&str> = root.field("a").expect("a").elements().map(Node::text).collect();
    assert_eq!(elements, ["1", "{\"b\": 2}", "\"c\""]);
    assert_eq!(root.field("d\n").and_then(Node::number), None);
    assert_eq!(root.field("a").map(|a| a.fields().count()), Some(0));
    assert_eq!((root.fields().count(), root.elements().count(), root.is_object()), (2, 0, true));
}

/// Both readers take the same texts, and find the same in them.
#[test]
fn random_slips_are_judged_as_serde_json_judges_them() {
    let text = serde_json::to_string_pretty(&house()).expect("JSON").into_bytes();
    let signs = b"0123456789-+.eE,:[]{}\"\\untrf \n\x01a";
    let mut rng = Rng::stream(1897, 1);
    let mut read_anyway = 0;
    for _ in 0..20_000 {
        let mut mutant = text.clone();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(mutant.len() as u32) as usize;
            match rng.below(3) {
                0 => mutant[at] = signs[rng.below(signs.len() as u32) as usize],
                1 => drop(mutant.remove(at)),
                _ => mutant.insert(at, signs[rng.below(signs.len() as u32) as usize]),
            }
        }
        let mutant = String::from_utf8_lossy(&mutant);
        let ours = Tree::parse(&mutant);
        let theirs = serde_json::from_str::<&serde_json::value::RawValue>(&mutant);
        assert_eq!(ours.is_ok(), theirs.is_ok(), "{mutant}");
        // Minus zero is a fraction to serde_json, and zero to us.
        let minus_zero = mutant.match_indices("-0").any(|(at, _)| !mutant[at + 2..].starts_with('.'));
        if !minus_zero {
            let typed = serde_json::from_str::<House>(&mutant);
            assert_eq!(read::<House>(&mutant).ok(), typed.ok(), "{mutant}");
        }
        read_anyway += usize::from(ours.is_ok());
    }
    assert!(read_anyway > 1000, "{read_anyway}");
}
