//! Ginkgopolis at the referee's table: every verb takes it like any other
//! game.

use serde_json::{Value, json};

use crate::bin::{Ran, feed, file, run};

const GAME: [&str; 2] = ["--game", "ginkgopolis"];

/// A verb about Ginkgopolis.
fn verb(words: &[&str]) -> Ran {
    run(&[words, &GAME].concat())
}

/// The same about a document.
fn about(words: &[&str], document: &str) -> Ran {
    feed(&[words, &GAME].concat(), document.as_bytes())
}

#[test]
fn games_lists_its_options_modes_and_opponents() {
    let listed = run(&["games", "--json"]).ok().json();
    let game = &listed["games"][2];
    assert_eq!(game["game"], "ginkgopolis");
    let modes = ["2p", "3p", "4p", "5p", "draft-2p", "draft-3p", "draft-4p", "draft-5p", "solo", "expert"];
    assert_eq!((&game["modes"], &game["bots"]), (&json!(modes), &listed["bots"]));
    for choice in game["options"].as_array().expect("a list") {
        let (field, default) =
            (choice["field"].as_str().expect("text"), choice["default"].as_str().expect("text"));
        verb(&["new", "--option", &format!("{field}={default}")]).ok();
    }
}

#[test]
fn a_game_is_dealt_shown_played_and_checked() {
    let dealt = verb(&["new", "--players", "3", "--seed", "7", "-O", "first=0"]).ok().out;
    let shown = about(&["show", "-"], &dealt).ok().out;
    for word in
        ["mode beginner, players 3", "39 in the supply, 6 taken out", "seats[2]", "city      from x -2, y -2"]
    {
        assert!(shown.contains(word), "{word} is missing in\n{shown}");
    }
    let hidden = about(&["show", "-", "--seat", "1"], &dealt).ok().out;
    assert_eq!((shown.matches("hand:").count(), hidden.matches("hand:").count()), (3, 1), "{hidden}");
    let legal = about(&["legal", "-", "--json"], &dealt).ok().json();
    assert_eq!(legal["legal"][0], "redraw");
    let refused = about(&["legal", "-", "--why", "done"], &dealt);
    assert!(refused.code == 1 && refused.err.contains("GK-RES-01"), "{}", refused.err);
    let card = legal["legal"][1]["card"].as_str().expect("a card").to_owned();
    let next = about(&["apply", "-", &format!("card:{card}"), "alone"], &dealt).ok();
    assert!(next.err.contains("committed"), "{}", next.err);
    let checked = about(&["check", "-"], &next.out).ok().out;
    assert!(checked.contains("sound: a position of ginkgopolis; seats[1] chooses: card"), "{checked}");
    let view = about(&["view", "-", "--seat", "public"], &next.out).ok().json();
    let seat = &view["seats"][0];
    assert_eq!(
        (&seat["committed"], &seat["play"], &seat["with_tile"]),
        (&json!(true), &Value::Null, &Value::Null)
    );
    let own = about(&["view", "-", "--seat", "0"], &next.out).ok().json();
    assert_eq!(own["seats"][0]["play"]["card"], card);
    let score = about(&["score", "-"], &next.out).ok().out;
    assert!(score.contains("4  redraws (GK-SCO-01)"), "{score}");
}

#[test]
fn a_record_names_its_game_and_is_replayed() {
    let new = ["new", "--seed", "8", "--as", "record", "-O", "first=1", "-O", "mode=draft"];
    let dealt = verb(&new).ok().out;
    let legal = feed(&["legal", "-", "--json"], dealt.as_bytes()).ok().json();
    let first = legal["legal"][0].to_string();
    let next = feed(&["apply", "-", &first], dealt.as_bytes()).ok().out;
    let replayed = feed(&["replay", "-", "--json"], next.as_bytes()).ok().json();
    assert_eq!(replayed["steps"].as_array().expect("a list").len(), 1);
    assert_eq!(replayed["turn"]["choose"], json!({"seat": 2, "prompt": {"draft": {"pick": 0}}}));
    let other = file("gk-record.json", &next);
    let ran = run(&["check", other.to_str().expect("UTF-8"), "--game", "san-juan"]);
    assert!(ran.code != 0 && ran.err.contains("not of \"san-juan\""), "{}", ran.err);
}

#[test]
fn bench_soak_and_match_play_it() {
    let figures = verb(&["bench", "--games", "4", "--modes", "3p,expert", "--json"]).ok().json();
    assert_eq!(figures["modes"].as_array().expect("a list").len(), 2);
    assert!(figures["modes"][0]["state_bytes"].as_f64().expect("a number") <= 1024.0);
    let haul = verb(&["soak", "--games", "4", "--jobs", "1", "--json"]).ok().json();
    assert_eq!(haul["soak"]["violation"], Value::Null);
    let modes = haul["soak"]["modes"].as_array().expect("a list");
    assert_eq!(modes.len(), 10);
    assert!(modes.iter().all(|mode| mode["remarkable"][0] == "further markers displaced"));
    let players = ["match", "random", "greedy", "--games", "2", "--jobs", "1", "--json", "-O", "players=2"];
    let contest = verb(&players).ok().json();
    assert_eq!(contest["entries"].as_array().expect("a list").len(), 2);
}

#[test]
fn in_a_match_hal_keeps_his_seat() {
    let words = ["match", "greedy", "--games", "3", "--jobs", "1", "--json", "-O", "mode=solo_expert"];
    let contest = verb(&words).ok().json();
    assert_eq!((&contest["games"], &contest["deals"]), (&json!(3), &json!(3)), "one rotation of one seat");
    let [own, hal] = &contest["entries"].as_array().expect("a list")[..] else { panic!("two entries") };
    assert_eq!((&own["bot"], &hal["bot"], &hal["choices"]), (&json!("greedy"), &json!("hal"), &json!(0)));
    assert!(own["choices"].as_u64().expect("a number") > 30);
    let wins = |entry: &Value| entry["wins"].as_f64().expect("a number");
    assert!((wins(own) + wins(hal) - 3.0).abs() < 1e-9);
    let crowd = verb(&["match", "greedy", "random", "-O", "mode=solo_expert", "-O", "players=1"]);
    assert!(crowd.code == 2 && crowd.err.contains("2 opponents, but 1 play"), "{}", crowd.err);
}
