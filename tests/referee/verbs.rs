//! Every verb that looks at documents: answers, errors, exit codes.

use serde_json::{Value, json};

use crate::bin::{dealt, feed, file, record, run};

#[test]
fn games_lists_options_with_defaults_and_ranges() {
    let text = run(&["games"]).ok().out;
    for word in
        ["san-juan", "opening_draft", "2..8", "switches.resort_cost_1897", "D-22", "viceroy", "4p-draft"]
    {
        assert!(text.contains(word), "{word} is missing in\n{text}");
    }
    let listed = run(&["games", "--json"]).ok().json();
    assert_eq!(listed["games"][0]["game"], "san-juan");
    assert_eq!(listed["bots"][0], "random");
    // Every option exists, and takes its own default.
    for choice in listed["games"][0]["options"].as_array().expect("a list") {
        let (field, default) =
            (choice["field"].as_str().expect("text"), choice["default"].as_str().expect("text"));
        run(&["new", "--option", &format!("{field}={default}")]).ok();
    }
}

#[test]
fn new_deals_equal_games_for_equal_seeds() {
    assert_eq!(dealt(&["--seed", "9"]), dealt(&["--seed", "9"]));
    assert_ne!(dealt(&["--seed", "9"]), dealt(&["--seed", "10"]));
    let options = file("options.json", r#"{"players": 3, "switches": {"resort_cost_1897": 3}}"#);
    let path = options.to_str().expect("UTF-8");
    let new = run(&[
        "new",
        "--config",
        path,
        "-O",
        "opening_draft=true",
        "-O",
        "switches.rebuild_covered_types=false",
    ]);
    let config = &new.ok().json()["config"];
    let switches = json!({"resort_cost_1897": 3, "rebuild_covered_types": false});
    let wanted = json!({"edition": "y1897", "players": 3, "opening_draft": true, "switches": switches});
    assert_eq!(*config, wanted);
}

#[test]
fn new_refuses_what_no_rulebook_allows() {
    for (words, code, told) in [
        (&["--players", "5"][..], 1, "config.players: 2 to 4 play"),
        (&["-O", "switches.resort_cost_1897=7"], 1, "config.switches.resort_cost_1897"),
        (&["-O", "players=\"two\""], 2, "config.players: must be a whole number from 0 to 255, not \"two\""),
        (&["-O", "wonders=true"], 2, "config.wonders: unknown field"),
        (&["-O", "players"], 2, "option: FIELD=VALUE"),
        (&["-O", "players.x=1", "--players", "2"], 2, "players: is not a group"),
        (&["--game", "chess"], 2, "game: no game is called \"chess\"; there are: san-juan"),
        (&["--config", "/does/not/exist.json"], 2, "/does/not/exist.json"),
    ] {
        let ran = run(&[&["new"], words].concat());
        assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{words:?}: {}", ran.err);
        assert!(ran.err.contains(told), "{words:?}: {}", ran.err);
    }
}

#[test]
fn usage_that_makes_no_sense_exits_with_2_and_help_with_0() {
    assert_eq!(run(&["fly"]).code, 2);
    assert_eq!(run(&["view", "-"]).code, 2);
    assert_eq!(run(&["match"]).code, 2);
    let verbs = [
        "games", "new", "show", "legal", "apply", "replay", "view", "check", "score", "serve", "match",
        "bench", "soak", "explain", "puzzles",
    ];
    for verb in verbs {
        let help = run(&[verb, "--help"]).ok().out;
        assert!(help.contains("Example") && help.contains(&format!("referee {verb}")), "{help}");
    }
}

#[test]
fn show_hides_what_an_eye_may_not_see() {
    let game = dealt(&["--seed", "4", "--option", "first=0"]);
    let all = feed(&["show", "-"], game.as_bytes()).ok().out;
    assert!(all.contains("seats[0] chooses: role pick=0"), "{all}");
    assert_eq!(all.matches("hand 4 of 7: ").count(), 2);
    let one = feed(&["show", "-", "--seat", "1"], game.as_bytes()).ok().out;
    assert_eq!(one.matches("hand 4 of 7: ").count(), 1);
    let none = feed(&["show", "-", "--seat", "public"], game.as_bytes()).ok().out;
    assert_eq!(none.matches("hand 4 of 7: ").count(), 0);
}

#[test]
fn legal_lists_and_explains() {
    let game = dealt(&["--option", "first=0"]);
    let text = feed(&["legal", "-"], game.as_bytes()).ok().out;
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(text.contains("  role:councillor"));
    let listed = feed(&["legal", "-", "--json"], game.as_bytes()).ok().json();
    assert_eq!(listed["turn"], json!({"choose": {"seat": 0, "prompt": {"role": {"pick": 0}}}}));
    assert_eq!(listed["legal"][1], json!({"role": "producer"}));
    feed(&["legal", "-", "--why", "role:trader"], game.as_bytes()).ok();
    let refused = feed(&["legal", "-", "--why", "pass"], game.as_bytes());
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("a placard must be taken (SJ-FLOW-PICK-3)"), "{}", refused.err);
    let refused = feed(&["legal", "-", "--json", "--why", "pass"], game.as_bytes());
    assert_eq!(refused.json()["error"]["rule"], "SJ-FLOW-PICK-3");
}

#[test]
fn apply_changes_all_or_nothing() {
    let game = dealt(&["--option", "first=0"]);
    let ran = feed(&["apply", "-", "role:councillor"], game.as_bytes()).ok();
    assert_eq!(ran.json()["taken"], json!([{"role": "councillor", "by": 0}]));
    assert!(
        ran.err.contains("role_picked role=councillor seat=0") && ran.err.contains("seats[0] chooses: keep")
    );
    let target = file("untouched.json", "before");
    let path = target.to_str().expect("UTF-8");
    let ran = feed(&["apply", "-", "role:trader", "role:trader", "--output", path], game.as_bytes());
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("actions[1]") && ran.err.contains("(SJ-FLOW-PICK-3)"), "{}", ran.err);
    assert_eq!(std::fs::read_to_string(&target).expect("still there"), "before");
    feed(&["apply", "-", "role:trader", "--output", path], game.as_bytes()).ok();
    let written: Value =
        serde_json::from_str(&std::fs::read_to_string(&target).expect("written")).expect("JSON");
    assert_eq!(written["taken"][0]["role"], "trader");
    let ran = feed(&["apply", "-", "build:smity"], game.as_bytes());
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("actions[0].build: \"smity\" is none of "), "{}", ran.err);
    assert!(ran.err.contains("; legal here: {\"role\":\""), "{}", ran.err);
}

#[test]
fn apply_in_json_tells_events_as_an_eye_hears_them() {
    let game = dealt(&["--option", "first=0"]);
    let words = ["apply", "-", "role:councillor", "--json", "--seat"];
    let own = feed(&[&words[..], &["0"]].concat(), game.as_bytes()).ok().json();
    let other = feed(&[&words[..], &["1"]].concat(), game.as_bytes()).ok().json();
    assert!(own["events"][1]["looked"]["cards"]["known"].is_array(), "{own}");
    assert_eq!(other["events"][1]["looked"]["cards"], json!({"hidden": 5}));
    assert_eq!(own["position"], other["position"]);
    let far = feed(&[&words[..], &["7"]].concat(), game.as_bytes());
    assert_eq!((far.code, &far.json()["error"]["field"]), (2, &json!("seat")));
}

#[test]
fn view_shows_one_seat_or_the_public() {
    let game = dealt(&[]);
    let own = feed(&["view", "-", "--seat", "1"], game.as_bytes()).ok().json();
    assert!(own["seats"][1]["hand"].is_array() && own["seats"][0]["hand"].is_null());
    let public = feed(&["view", "-", "--seat", "public"], game.as_bytes()).ok().json();
    assert!(public["seats"][1]["hand"].is_null());
    assert!(!public.to_string().contains("luck"));
    assert_eq!(feed(&["view", "-", "--seat", "2"], game.as_bytes()).code, 2);
    assert_eq!(feed(&["view", "-", "--seat", "me"], game.as_bytes()).code, 2);
}

#[test]
fn replay_verifies_and_tells() {
    let text = record(6);
    let told = feed(&["replay", "-"], text.as_bytes()).ok().out;
    assert!(told.contains("   0  seats["), "{told}");
    let replayed = feed(&["replay", "-", "--json"], text.as_bytes()).ok().json();
    assert_eq!(replayed["steps"].as_array().expect("a list").len(), 6);
    assert_eq!(replayed["history_lost"], false);
    let sheet = feed(&["replay", "-", "--final", "--json"], text.as_bytes()).ok().json();
    assert!(sheet.get("steps").is_none() && sheet["score"]["seats"].is_array());
    let position = feed(&["replay", "-"], dealt(&[]).as_bytes());
    assert_eq!(position.code, 2);
}

#[test]
fn explain_tells_what_those_whom_the_rules_play_weigh() {
    let puertomas = ["--game", "puerto-rico", "--players", "3", "-O", "options.puertomas=2"];
    let game = dealt(&puertomas);
    let told = feed(&["explain", "-", "role:builder", "pass"], game.as_bytes()).ok().out;
    for line in ["seats[1]  available: ", "profitable: ", "(PR-AUT-ROLE-2)", "(PR-AUT-ROLE-3)"] {
        assert!(told.contains(line), "{line} is missing in\n{told}");
    }
    let steps = feed(&["explain", "-", "role:builder", "pass", "--json"], game.as_bytes()).ok().json();
    let thoughts = steps[0]["thoughts"].as_array().expect("a list");
    assert!(thoughts.iter().all(|thought| thought["seat"] != 0), "people are not explained");
    assert_eq!(feed(&["explain", "-", "role:smuggler"], game.as_bytes()).code, 1);
    let people = feed(&["explain", "-", "role:builder"], dealt(&["--game", "puerto-rico"]).as_bytes());
    assert_eq!(people.ok().out.trim(), "the rules have played nobody here");
}

#[test]
fn records_that_do_not_agree_are_refused() {
    let sound: Value = serde_json::from_str(&record(4)).expect("JSON");
    let altered = |change: &dyn Fn(&mut Value)| {
        let mut record = sound.clone();
        change(&mut record);
        feed(&["check", "-", "--json"], record.to_string().as_bytes())
    };
    assert_eq!(altered(&|_| {}).code, 0);
    type Change<'a> = &'a dyn Fn(&mut Value);
    let cases: [(Change, i32, &str); 6] = [
        (&|record| record["hash"] = json!("0000000000000000"), 1, "hash"),
        (&|record| record["snapshot"]["round"] = json!(9), 1, "hash"),
        (&|record| record["seed"] = json!(4), 1, "actions"),
        (&|record| record["config"]["players"] = json!(3), 1, "config"),
        (&|record| record["actions"][0] = json!("pass"), 1, "actions[0]"),
        (&|record| record["actions"][1] = json!({"build": "smity"}), 2, "actions[1].build"),
    ];
    for (change, code, field) in cases {
        let ran = altered(change);
        let error = &ran.json()["error"];
        let told = error["field"].as_str().unwrap_or_default();
        assert_eq!(ran.code, code, "{field}: {error}");
        assert!(told.starts_with(field), "{field}: {error}");
    }
    let newer = altered(&|record| record["rules"] = json!(9999));
    assert_eq!((newer.code, &newer.json()["error"]["code"]), (2, &json!("newer")));
    assert_eq!(newer.json()["error"]["field"], "rules");
    let other = altered(&|record| record["game"] = json!("go"));
    assert_eq!((other.code, &other.json()["error"]["code"]), (2, &json!("unknown")));
}

#[test]
fn older_rules_go_on_from_the_snapshot() {
    let mut old: Value = serde_json::from_str(&record(4)).expect("JSON");
    old["rules"] = json!(0);
    let replayed = feed(&["replay", "-", "--json"], old.to_string().as_bytes()).ok().json();
    assert_eq!((&replayed["history_lost"], &replayed["steps"]), (&json!(true), &json!([])));
    // What is written from there on is a record of today's rules.
    let legal = feed(&["legal", "-", "--json"], old.to_string().as_bytes()).ok().json();
    let next = feed(&["apply", "-", &legal["legal"][0].to_string()], old.to_string().as_bytes()).ok();
    let steps = feed(&["replay", "-", "--json"], next.out.as_bytes()).ok().json();
    assert_eq!(steps["steps"].as_array().expect("a list").len(), 1);
}

#[test]
fn score_counts_the_open_points() {
    let position = json!({
        "config": {"edition": "y1897", "players": 2},
        "seats": [
            {"hand": ["well"], "city": ["prod_t1", "prod_t5", "guild_hall", "palace"]},
            {"city": ["prod_t1", "statue"]}
        ]
    });
    let sheet = feed(&["score", "-", "--json"], position.to_string().as_bytes()).ok().json();
    // 1 + 3 printed, Guild Hall 2 buildings + 2 kinds, Palace a quarter of 8.
    assert_eq!(sheet["seats"][0]["tally"], json!({"points": 10, "tie_break": 1}));
    assert_eq!(sheet["seats"][1]["tally"], json!({"points": 4, "tie_break": 0}));
    let text = feed(&["score", "-"], position.to_string().as_bytes()).ok().out;
    assert!(text.contains("guild_hall (SJ-SCORE-GUILD)") && text.contains("so far"), "{text}");
}

#[test]
fn a_position_becomes_a_record_and_back() {
    let position = dealt(&["--seed", "8", "--option", "first=1"]);
    let record = feed(&["apply", "-", "role:trader", "--as", "record"], position.as_bytes()).ok();
    assert_eq!(record.json()["actions"], json!([{"role": "trader"}]));
    let back = feed(&["apply", "-", "role:builder", "--as", "position"], record.out.as_bytes()).ok();
    let straight = feed(&["apply", "-", "role:trader", "role:builder"], position.as_bytes()).ok();
    assert_eq!(back.out, straight.out);
}

#[test]
fn puzzles_are_found_alike_by_any_number_of_threads_and_hold() {
    let find = |jobs| {
        let args = ["--game", "san-juan", "puzzles", "find", "--games", "10", "--count", "3", "--jobs", jobs];
        run(&args).ok().out
    };
    let found = find("1");
    assert_eq!(found, find("3"));
    let path = file("puzzles.json", &found);
    let path = path.to_str().expect("UTF-8");
    let checked = run(&["--game", "san-juan", "puzzles", "verify", path, "--json"]).ok().json();
    let counts = checked["kinds"].as_object().expect("kinds").values();
    let all: u64 =
        counts.flat_map(|degrees| degrees.as_array().expect("degrees")).filter_map(Value::as_u64).sum();
    assert_eq!(all, 3);
    // What was altered is named.
    let altered = file("altered.json", &found.replacen("\"best\":", "\"best\":1", 1));
    let refused = run(&["--game", "san-juan", "puzzles", "verify", altered.to_str().expect("UTF-8")]);
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("puzzles[0]: best: does not agree with the rules"), "{}", refused.err);
}
