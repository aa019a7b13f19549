//! Input that means harm: every answer is a reply or a fault, never a panic.

use game_core::Rng;
use serde_json::{Value, json};

use crate::bin::{Ran, dealt, feed, file, record, run};
use crate::spoiler::Spoiler;

/// Words of the game where it does not expect them.
const SPOILER: Spoiler = Spoiler { words: &["hero", "prod_t1", "builder", "chapel", "y1897", "classic"] };

/// Positions of a game in progress, in many phases.
fn positions() -> Vec<Value> {
    let mut positions =
        vec![serde_json::from_str(&dealt(&["--option", "opening_draft=true"])).expect("JSON")];
    let mut requests = vec![json!({"do": "new", "seed": 11})];
    let mut rng = Rng::stream(5, 5);
    // Chosen by opponents that build, so that all kinds of frames come up.
    for _ in 0..90 {
        requests.push(json!({"do": "choose", "table": 1, "bot": "greedy", "seed": rng.next() >> 1}));
        let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
        let last = feed(&["serve"], lines.join("\n").as_bytes()).ok().out;
        let last: Value = serde_json::from_str(last.lines().last().expect("a reply")).expect("JSON");
        requests.pop();
        requests.push(json!({"do": "apply", "table": 1, "action": last["ok"]["action"]}));
    }
    let saves = requests.iter().flat_map(|request| [request.clone(), json!({"do": "save", "table": 1})]);
    let lines: Vec<String> = saves.map(|request| request.to_string()).collect();
    let replies = feed(&["serve"], lines.join("\n").as_bytes()).ok().out;
    let saved =
        replies.lines().skip(1).step_by(2).map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    positions.extend(saved.map(|mut reply| reply["ok"].take()));
    positions
}

/// Exit code 3 and signals are the referee's own faults.
fn no_internal_fault(ran: &Ran, input: &str) {
    assert!((0..=2).contains(&ran.code), "exit code {} for\n{input}\n{}", ran.code, ran.err);
    assert!(!ran.err.contains("panicked"), "{}\n{input}", ran.err);
}

/// Names that serde and its kin use, and people do not.
const SERIALIZER_WORDS: [&str; 9] =
    ["struct ", "tuple", "variant", "invalid type", "invalid value", "expected", "u8", "u16", "identifier"];

/// No message of a reply names Rust types.
fn no_serializer_words(ran: &Ran) {
    for line in ran.out.lines() {
        let reply: Value = serde_json::from_str(line).expect("a reply is one line of JSON");
        let told = reply["error"]["message"].as_str().unwrap_or_default();
        let found = SERIALIZER_WORDS.iter().find(|word| told.contains(**word));
        assert_eq!(found, None, "{told}");
    }
}

#[test]
fn lists_for_objects_and_keys_that_stand_twice_are_refused() {
    for (text, field) in [
        (
            r#"{"config": {"edition": "y1897", "players": 2, "switches": [3, false]}, "seats": [{}, {}]}"#,
            "config.switches",
        ),
        (
            r#"{"config": {"edition": "y1897", "players": 2, "players": 3}, "seats": [{}, {}]}"#,
            "config.players",
        ),
        (r#"{"config": ["y1897", 2], "seats": [{}, {}]}"#, "config"),
        (r#"{"config": {"edition": "y1897", "players": 2}, "seats": [{}, [5]]}"#, "seats[1]"),
        (
            r#"{"config": {"edition": "y1897", "players": 2}, "seats": [{}, {}], "tiles": [[], 0, false]}"#,
            "tiles",
        ),
        (
            r#"{"config": {"edition": "y1897", "players": 2}, "seats": [{}, {}], "stack": [{"round": [0]}]}"#,
            "stack[0].round",
        ),
    ] {
        let ran = feed(&["check", "-", "--json"], text.as_bytes());
        assert_eq!((ran.code, &ran.json()["error"]["field"]), (2, &json!(field)), "{text}\n{}", ran.out);
    }
    let twice = feed(&["serve"], br#"{"do": "games", "id": 7, "do": "new"}"#).ok();
    assert!(twice.out.contains(r#""id":7,"error":{"code":"malformed","field":"do""#), "{}", twice.out);
}

#[test]
fn frames_that_do_not_lie_on_each_other_are_named() {
    let stack = json!([{"round": {"pick": 0}}, {"round": {"pick": 0}}]);
    let position = json!({"config": {"edition": "y1897", "players": 2}, "seats": [{}, {}], "stack": stack});
    let ran = feed(&["check", "-"], position.to_string().as_bytes());
    assert!(
        ran.err
            .contains("stack: this sequence of frames does not occur at this point of a round: round, round"),
        "{}",
        ran.err
    );
}

#[test]
fn mutated_positions_are_played_or_refused() {
    let sources = positions();
    let mut rng = Rng::stream(1, 1);
    let mut lines = Vec::new();
    for index in 0..1500 {
        let mut position = sources[index % sources.len()].clone();
        for _ in 0..=rng.below(3) {
            SPOILER.spoil(&mut position, &mut rng);
        }
        // Whatever was let in must be playable: every verb, and some choices.
        for verb in ["legal", "show", "score", "save", "view", "choose"] {
            lines.push(json!({"do": verb, "position": position, "bot": "random"}).to_string());
        }
        for action in ["\"pass\"", "{\"role\": \"builder\"}", "{\"pay\": \"prod_t1\"}", "{\"over\": 200}"] {
            lines.push(format!("{{\"do\": \"apply\", \"position\": {position}, \"action\": {action}}}"));
        }
    }
    let ran = feed(&["serve"], lines.join("\n").as_bytes());
    let told = ran.out.lines().count();
    assert_eq!(told, lines.len(), "ended at\n{}\n{}", lines[told.min(lines.len() - 1)], ran.err);
    no_internal_fault(&ran, "the last request");
    no_serializer_words(&ran);
    let accepted = ran.out.lines().filter(|line| line.contains("\"legal\":[")).count();
    assert!(accepted > 75 && accepted < 1400, "{accepted} accepted: the mutations are too mild or too wild");
}

/// Frames whose numbers no game could lead to: each was once let in.
#[test]
fn impossible_numbers_in_a_frame_are_refused() {
    let position = |role: &str, city: Value, frame: Value| {
        let tiles = json!({"queue": ["A", "B", "C", "D", "E"], "seen": 0, "open": role == "trader"});
        json!({
            "config": {"edition": "y1897", "players": 2},
            "seats": [{"hand": 6, "city": city}, {"city": ["prod_t1"]}],
            "tiles": tiles,
            "taken": [{"role": role, "by": 0}],
            "phase": {"role": role, "picker": 0},
            "stack": [{"round": {"pick": 1}}, {"phase": {"next": 1}}, frame]
        })
    };
    let pay = |from: u8| {
        let city = json!(["prod_t1", {"kind": "hero", "fresh": true}]);
        let frame = json!({"pay": {"kind": "hero", "slot": 1, "net": 4, "waived": 0, "goods": 0, "paid": 0, "from": from}});
        position("builder", city, frame)
    };
    let sell = |gain: u8| {
        let goods = json!([{"kind": "prod_t1", "good": true}, {"kind": "prod_t3", "good": true}]);
        position("trader", goods, json!({"sell": {"left": 2, "sold": 0, "gain": gain, "from": 0}}))
    };
    let produce = |left: u8, made: u8| {
        position("producer", json!(["prod_t1"]), json!({"produce": {"left": left, "made": made, "from": 0}}))
    };
    for (position, code) in [
        (pay(0), 0),
        (pay(200), 1),
        (sell(0), 0),
        (sell(127), 1),
        (produce(2, 0), 0),
        (produce(255, 255), 1),
        (produce(255, 1), 1),
    ] {
        let ran = feed(&["legal", "-", "--json"], position.to_string().as_bytes());
        assert_eq!(ran.code, code, "{position}\n{}", ran.out);
    }
}

#[test]
fn mutated_records_are_replayed_or_refused() {
    let source: Value = serde_json::from_str(&record(25)).expect("JSON");
    let mut rng = Rng::stream(2, 2);
    let lines: Vec<String> = (0..1500)
        .map(|index| {
            let mut record = source.clone();
            SPOILER.spoil(&mut record, &mut rng);
            json!({"id": index, "do": "replay", "record": record}).to_string()
        })
        .collect();
    let ran = feed(&["serve"], lines.join("\n").as_bytes());
    assert_eq!(ran.out.lines().count(), lines.len(), "{}", ran.err);
    no_internal_fault(&ran, "the last request");
}

#[test]
fn random_bytes_are_refused() {
    let mut rng = Rng::stream(3, 3);
    let game = dealt(&[]);
    for round in 0..40 {
        let mut bytes: Vec<u8> = if round % 2 == 0 { game.clone().into_bytes() } else { vec![b' '; 300] };
        for _ in 0..=rng.below(20) {
            let at = rng.below(bytes.len() as u32) as usize;
            bytes[at] = rng.next() as u8;
        }
        bytes.truncate(rng.below(bytes.len() as u32) as usize + 1);
        no_internal_fault(&feed(&["check", "-"], &bytes), &String::from_utf8_lossy(&bytes));
    }
    let mut noise: Vec<u8> = (0..200_000).map(|_| rng.next() as u8).collect();
    noise.push(b'\n');
    let ran = feed(&["serve"], &noise);
    no_internal_fault(&ran, "noise");
    assert!(ran.out.lines().all(|line| line.contains("\"error\"")));
}

#[test]
fn deep_and_large_documents_are_refused() {
    let deep = "[".repeat(100_000);
    let ran = feed(&["check", "-"], deep.as_bytes());
    assert_eq!(ran.code, 2);
    let large = vec![b' '; (8 << 20) + 1];
    let ran = feed(&["check", "-"], &large);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("more than 8388608 bytes"), "{}", ran.err);
    let deep = format!("{{\"do\": \"why\", \"table\": 1, \"action\": {}}}", "[".repeat(5000));
    assert_eq!(feed(&["serve"], deep.as_bytes()).code, 0);
}

#[test]
fn files_that_cannot_be_written_leave_nothing_behind() {
    let folder = file("a-file", "not a folder");
    let inside = format!("{}/new.json", folder.display());
    let ran = run(&["new", "--output", &inside]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    let tmp = folder.parent().expect("a folder");
    let left = std::fs::read_dir(tmp).expect("readable").filter_map(Result::ok);
    let parts: Vec<_> = left.filter(|entry| entry.file_name().to_string_lossy().ends_with(".part")).collect();
    assert!(parts.is_empty(), "{parts:?}");
    assert_eq!(run(&["check", &inside]).code, 2);
}
