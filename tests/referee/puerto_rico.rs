//! Puerto Rico at the referee's table: every verb takes it like any other
//! game.

use serde_json::{Value, json};

use crate::bin::{Ran, feed, file, run};

const GAME: [&str; 2] = ["--game", "puerto-rico"];

/// A verb about Puerto Rico.
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
    let game = &listed["games"][1];
    assert_eq!(game["game"], "puerto-rico");
    let base = ["2p", "3p", "4p", "5p", "classic-3p", "classic-4p", "classic-5p"];
    let modules = ["exp1-2p", "exp1-3p", "exp1-4p", "exp1-5p", "exp3-2p", "exp3-3p", "exp3-4p", "exp3-5p"];
    let citizens = ["exp2-2p", "exp2-3p", "exp2-4p", "exp2-5p", "exp12-3p"];
    let festival = ["exp4-3p", "exp5-2p", "exp5-3p", "exp5-4p", "exp5-5p"];
    let achievements = ["exp6-2p", "exp6-3p", "exp6-4p", "exp6-5p", "exp6d-4p"];
    let all = ["all-2p", "all-3p", "all-4p", "all-5p", "mixed"];
    let puertomas = ["puertoma-1+2", "puertoma-2+1", "puertoma-2+2", "puertoma-3+2", "puertoma-4+1"];
    let modes = [&base[..], &modules, &citizens, &festival, &achievements, &all, &puertomas].concat();
    let bots = [
        "random",
        "single",
        "scorer",
        "greedy",
        "newcomer",
        "casual",
        "enthusiast",
        "apprentice",
        "merchant",
        "governor",
        "viceroy",
        "master",
    ];
    assert_eq!((&game["modes"], &game["bots"]), (&json!(modes), &json!(bots)));
    for choice in game["options"].as_array().expect("a list") {
        let (field, default) =
            (choice["field"].as_str().expect("text"), choice["default"].as_str().expect("text"));
        verb(&["new", "--option", &format!("{field}={default}")]).ok();
    }
    assert!(run(&["games"]).ok().out.contains("  opponents: random single scorer greedy newcomer"));
}

#[test]
fn a_game_is_dealt_shown_played_and_checked() {
    let dealt =
        verb(&["new", "--players", "4", "--seed", "3", "--option", "edition=classic", "-O", "first=0"])
            .ok()
            .out;
    let shown = about(&["show", "-"], &dealt).ok().out;
    for word in
        ["edition classic, 4 players", "ships     0/5, 0/6, 0/7", "adventurer", "seats[3]", "corn 0/1"]
    {
        assert!(shown.contains(word), "{word} is missing in\n{shown}");
    }
    let hidden = about(&["show", "-", "--seat", "1"], &dealt).ok().out;
    assert_eq!((shown.matches("points 0").count(), hidden.matches("points 0").count()), (4, 1), "{hidden}");
    let legal = about(&["legal", "-", "--json"], &dealt).ok().json();
    assert_eq!(legal["legal"][0], json!({"role": "planter"}));
    let refused = about(&["legal", "-", "--why", "pass"], &dealt);
    assert!(refused.code == 1 && refused.err.contains("PR-RND-02"), "{}", refused.err);
    let next = about(&["apply", "-", "role:adventurer", "role:builder", "build:small_market"], &dealt).ok();
    assert!(next.err.contains("role_picked") && next.err.contains("built"), "{}", next.err);
    let checked = about(&["check", "-"], &next.out).ok().out;
    assert!(checked.contains("sound: a position of puerto-rico; seats[2] chooses: build"), "{checked}");
    let view = about(&["view", "-", "--seat", "public"], &next.out).ok().json();
    assert_eq!((&view["seats"][0]["coins"], &view["seats"][0]["vp"]), (&json!(4), &Value::Null));
    let score = about(&["score", "-"], &next.out).ok().out;
    assert!(score.contains("1  printed (PR-BLD-GEN-4)"), "{score}");
}

#[test]
fn a_record_names_its_game_and_is_replayed() {
    let dealt = verb(&["new", "--seed", "8", "--as", "record", "-O", "first=1"]).ok().out;
    let next = feed(&["apply", "-", "role:craftsman", "role:trader"], dealt.as_bytes()).ok().out;
    let replayed = feed(&["replay", "-", "--json"], next.as_bytes()).ok().json();
    assert_eq!(replayed["steps"].as_array().expect("a list").len(), 2);
    assert_eq!(replayed["turn"]["choose"], json!({"seat": 0, "prompt": {"role": {"pick": 2}}}));
    let other = file("pr-record.json", &next);
    let ran = run(&["check", other.to_str().expect("UTF-8"), "--game", "san-juan"]);
    assert!(ran.code != 0 && ran.err.contains("not of \"san-juan\""), "{}", ran.err);
}

/// A load with a Harbor, at a table that asks for every bonus; the record as
/// rules version 1 wrote it, which took the point without a question.
fn before_the_harbor_asked(built: &[&str]) -> Value {
    let town: Vec<Value> = built.iter().map(|building| json!({"building": building, "workers": 1})).collect();
    let position = json!({
        "config": {"edition": "y1897", "players": 3, "options": {"ask_bonuses": true}},
        "seats": [{"crates": {"corn": 1}, "buildings": town}, {}, {}]
    });
    let load = ["apply", "-", "role:captain", r#"{"load": ["corn", 0]}"#, "--as", "record"];
    let mut record = about(&load, &position.to_string()).ok().json();
    if built.contains(&"harbor") {
        record = feed(&["apply", "-", "accept"], record.to_string().as_bytes()).ok().json();
        record["actions"].as_array_mut().expect("a list").pop();
    }
    record["rules"] = json!(1);
    record
}

#[test]
fn games_by_older_rules_keep_their_history_where_they_went_the_same_way() {
    for (built, lost, steps) in [(&[][..], false, 2), (&["harbor"][..], true, 0)] {
        let record = before_the_harbor_asked(built);
        let replayed = feed(&["replay", "-", "--json"], record.to_string().as_bytes()).ok().json();
        assert_eq!(replayed["history_lost"], lost, "{built:?}");
        assert_eq!(replayed["steps"].as_array().expect("a list").len(), steps, "{built:?}");
        let vp = 2 + i32::from(lost);
        let view = feed(&["view", "-", "--seat", "0"], record.to_string().as_bytes()).ok().json();
        assert_eq!(view["seats"][0]["vp"], vp, "the game goes on from where it stood");
    }
}

#[test]
fn bench_soak_and_match_play_it() {
    let figures = verb(&["bench", "--games", "4", "--modes", "2p,classic-5p", "--json"]).ok().json();
    assert_eq!(figures["modes"].as_array().expect("a list").len(), 2);
    assert!(figures["modes"][0]["state_bytes"].as_f64().expect("a number") <= 1024.0);
    let haul = verb(&["soak", "--games", "4", "--jobs", "1", "--json"]).ok().json();
    assert_eq!(haul["soak"]["violation"], Value::Null);
    assert_eq!(haul["soak"]["modes"].as_array().expect("a list").len(), 40);
    let contest = verb(&["match", "random", "greedy", "--games", "2", "--jobs", "1", "--json"]).ok().json();
    assert_eq!(contest["entries"].as_array().expect("a list").len(), 2);
    let ran = run(&["match", "single", "random", "--games", "2"]);
    assert_eq!(ran.code, 2);
    assert!(
        ran.err.contains("bots[0]: single does not play san-juan yet; there are random scorer"),
        "{}",
        ran.err
    );
}
