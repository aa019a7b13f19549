use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::*;
use crate::Rng;

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
    #[serde(default)]
    guest: Option<Guest>,
}

/// A type that says nothing about fields that it does not know.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Guest {
    name: String,
    nights: u32,
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
        guest: Some(Guest { name: "Ana".into(), nights: 2 }),
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
    let dense = write(&house());
    assert_eq!(read::<House>(&dense), Ok(house()));
    let wide = serde_json::to_string_pretty(&house()).expect("JSON");
    assert_eq!(read::<House>(&wide), Ok(house()));
    assert_eq!(pretty(&dense), Ok(wide));
    assert_eq!(
        pretty("[{},[ ],{\"b\":1,\"a\":2}]").as_deref(),
        Ok("[\n  {},\n  [],\n  {\n    \"b\": 1,\n    \"a\": 2\n  }\n]")
    );
    assert!(pretty("[1]]").is_err() && pretty("{").is_err());
}

#[test]
fn the_wrong_field_is_named_in_plain_words() {
    let cases = [
        ("/doors", json!(256), "doors: must be a whole number from 0 to 255, not 256"),
        ("/doors", json!(1.5), "doors: must be a whole number from 0 to 255, not 1.5"),
        ("/name", json!(7), "name: must be a text in double quotes, not 7"),
        ("/below", json!([]), "below: must be a whole number from -32768 to 32767, not a list"),
        ("/rooms", json!({}), "rooms: must be a list, not an object"),
        ("/rooms/0", json!("loft"), "rooms[0]: \"loft\" is none of hall, cell, yard, pair"),
        ("/rooms/0", json!(5), "rooms[0]: must be one of hall, cell, yard, pair, not 5"),
        ("/rooms/0", json!({"hall": 1}), "rooms[0].hall: must be null, not 1"),
        ("/rooms/1", json!("cell"), "rooms[1].cell: cell alone is not enough: {\"cell\": …}"),
        (
            "/rooms/1",
            json!({"cell": "x"}),
            "rooms[1].cell: must be a whole number from 0 to 18446744073709551615, not \"x\"",
        ),
        (
            "/rooms/1",
            json!({"cell": 1, "hall": null}),
            "rooms[1]: must be one of hall, cell, yard, pair, not an object",
        ),
        (
            "/rooms/2/yard/trees",
            json!(true),
            "rooms[2].yard.trees: must be a whole number from 0 to 255, not true",
        ),
        ("/rooms/2", json!("yard"), "rooms[2].yard: yard alone is not enough: {\"yard\": {\"trees\": …}}"),
        ("/rooms/2/yard", json!({}), "rooms[2].yard: the field `trees` is missing"),
        ("/rooms/3", json!("pair"), "rooms[3].pair: pair alone is not enough: {\"pair\": […, …]}"),
        ("/rooms/3/pair", json!(4), "rooms[3].pair: must be a list of 2 values, not 4"),
        ("/rooms/3/pair", json!([1, 2, 3]), "rooms[3].pair: must be a list of 2 values, not 3 values"),
        ("/rooms/3/pair", json!([1]), "rooms[3].pair: must be a list of 2 values, not 1 values"),
        ("/rooms/3/pair/1", json!(null), "rooms[3].pair[1]: must be a whole number from 0 to 255, not null"),
        ("/size", json!([1]), "size: must be a list of 2 values, not 1 values"),
        ("/notes/a\\b", json!(0), "notes.a\\b: must be true or false, not 0"),
        (
            "/guest",
            json!("Ana"),
            "guest: must be an object such as {\"name\": …, \"nights\": …}, not \"Ana\"",
        ),
    ];
    for (pointer, with, expected) in cases {
        assert_eq!(complaint(&spoilt(pointer, with)), expected, "{pointer}");
    }
    assert_eq!(complaint("{}"), "the field `name` is missing");
    assert_eq!(
        complaint("7"),
        "must be an object such as {\"name\": …, \"doors\": …, \"below\": …, …}, not 7"
    );
}

#[test]
fn a_list_is_no_object() {
    for (pointer, list) in
        [("/guest", json!(["Ana", 2])), ("/rooms/2/yard", json!([0])), ("/notes", json!([]))]
    {
        let text = spoilt(pointer, list);
        let path = pointer[1..].replace("rooms/2/", "rooms[2].");
        assert!(complaint(&text).starts_with(&format!("{path}: must be an object")), "{}", complaint(&text));
    }
    let fields = json!(["casa", 3, null, [], [1, 0.5], {}, null]);
    assert!(complaint(&fields.to_string()).starts_with("must be an object"));
}

#[test]
fn unknown_fields_are_refused_whatever_the_type_says() {
    for (pointer, with, path) in [
        ("/guest", json!({"name": "Ana", "nights": 1, "bees": [{"doors": 1}]}), "guest.bees"),
        ("/rooms/2/yard", json!({"bees": 1, "trees": 4}), "rooms[2].yard.bees"),
    ] {
        let told = complaint(&spoilt(pointer, with));
        assert!(told.starts_with(&format!("{path}: unknown field `bees`; there are: ")), "{told}");
    }
    assert!(complaint("{\"attic\": 1}").starts_with("attic: unknown field `attic`; there are: name, doors"));
}

#[test]
fn a_key_that_stands_twice_is_refused() {
    for (text, path) in [
        ("{\"doors\": 1, \"doors\": 1}", "doors"),
        ("{\"notes\": {\"b\": true, \"a\": true, \"\\u0062\": true}}", "notes.b"),
        ("{\"rooms\": [1, {\"x\": {\"y\": 0, \"y\": null}}]}", "rooms[1].x.y"),
    ] {
        assert_eq!(complaint(text), format!("{path}: this field stands twice"));
        assert!(parse(text).is_err());
    }
    assert_eq!(parse("[{\"a\":1},{\"a\":1}]"), Ok(json!([{"a": 1}, {"a": 1}])));
    assert_eq!(
        RawFields::of("{\"a\":1,\"a\":1}").err().map(|error| error.to_string()).as_deref(),
        Some("a: this field stands twice")
    );
}

/// Fingerprints of saves are taken of these bytes.
#[test]
fn the_bytes_that_are_written_never_change() {
    let expected = "{\"name\":\"casa \\\"Ü\\\"\\n\u{1F3E0}\\b\",\"doors\":3,\"below\":-2,\"rooms\":[\"hall\",{\"cell\":18446744073709551615},{\"yard\":{\"trees\":0}},{\"pair\":[1,2]}],\"size\":[7,-0.25],\"notes\":{\"a\\\\b\":true},\"guest\":{\"name\":\"Ana\",\"nights\":2}}";
    assert_eq!(write(&house()), expected);
    let signs: String = (0..0x30).chain(0x7E..0x82).filter_map(char::from_u32).collect();
    assert_eq!(
        write(&signs),
        "\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f !\\\"#$%&'()*+,-./~\u{7F}\u{80}\u{81}\""
    );
    assert_eq!(write(&[f32::NAN, 0.5, -7.25, 480.0]), "[null,0.5,-7.25,480.0]");
}

#[test]
fn what_is_no_json_is_refused_with_its_place() {
    let cases = [
        ("", "the text ends too early at line 1 column 1"),
        ("[1,", "the text ends too early at line 1 column 3"),
        ("[1\n 2]", "`,` or `]` must stand here at line 2 column 2"),
        ("{1:2}", "a field's name in double quotes must stand here at line 1 column 2"),
        ("{\"a\" 2}", "`:` must stand here at line 1 column 6"),
        ("nul", "the text ends too early at line 1 column 3"),
        ("nux", "true, false or null must stand here at line 1 column 3"),
        ("[1]]", "something follows the end at line 1 column 4"),
        ("\"\u{1}\"", "a control character must be escaped at line 1 column 2"),
        ("\"\\x\"", "there is no such escape at line 1 column 3"),
        ("\"\\ud800x\"", "half a character at line 1 column 8"),
        ("-x", "this is no number at line 1 column 2"),
        ("1e999", "this number is too large at line 1 column 5"),
    ];
    for (text, expected) in cases {
        let error = parse(text).expect_err(text);
        assert_eq!(error.to_string(), expected, "{text:?}");
        assert!(error.place().is_some());
    }
    let half = parse("{\"a\": {\"b\\x\": 1}}").expect_err("no such escape");
    assert_eq!(half.to_string(), "a: there is no such escape at line 1 column 11");
    let deep = "[".repeat(200) + &"]".repeat(200);
    assert!(parse(&deep).expect_err("too deep").problem().starts_with("too many values inside each other"));
}

#[test]
fn raw_fields_keep_order_and_spelling() {
    let fields = RawFields::of(" {\"b\\n\": [1,  {\"x\":1e2}], \"a\": \"c\" } ").expect("an object");
    let all: Vec<(&str, &str)> = fields.iter().collect();
    assert_eq!(all, [("b\n", "[1,  {\"x\":1e2}]"), ("a", "\"c\"")]);
    assert_eq!(fields.value::<String>("a").as_deref(), Some("c"));
    assert_eq!((fields.value::<u64>("a"), fields.get("none")), (None, None));
    let told = |text| RawFields::of(text).err().map(|error| error.problem());
    assert_eq!(told("[]").as_deref(), Some("an object must stand here"));
    assert_eq!(told("{\"a\":}").as_deref(), Some("a value must stand here at line 1 column 6"));
}

/// No slip makes the reader accept what `serde_json` alone refuses.
#[test]
fn random_slips_are_judged_at_least_as_strictly_as_by_serde_json() {
    let text = serde_json::to_string_pretty(&house()).expect("JSON").into_bytes();
    let signs = b"0123456789-+.eE,:[]{}\"\\untrf \n\x01a";
    let mut rng = Rng::stream(1897, 1);
    let (mut read_anyway, mut stricter) = (0, 0);
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
        match (read::<House>(&mutant), serde_json::from_str::<House>(&mutant)) {
            (Ok(ours), theirs) => {
                assert_eq!(Some(ours), theirs.ok(), "{mutant}");
                read_anyway += 1;
            }
            (Err(_), Ok(_)) => stricter += 1,
            (Err(_), Err(_)) => {}
        }
    }
    assert!(read_anyway > 1000 && stricter < 100, "{read_anyway} read, {stricter} refused by us alone");
}
