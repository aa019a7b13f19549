//! The verbs that play by themselves.

use serde_json::Value;

use crate::bin::run;

fn numbers(rows: &Value, field: &str) -> Vec<f64> {
    rows.as_array().expect("a list").iter().map(|row| row[field].as_f64().expect("a number")).collect()
}

#[test]
fn a_match_shares_out_every_win_and_depends_on_nothing_but_its_seed() {
    let words = ["match", "random", "greedy", "--games", "15", "--seed", "3", "--json", "--jobs"];
    let one = run(&[&words[..], &["1"]].concat()).ok().json();
    let two = run(&[&words[..], &["3"]].concat()).ok().json();
    assert_eq!((&one["games"], &one["deals"]), (&Value::from(16), &Value::from(8)), "whole rotations");
    assert_eq!(numbers(&one["entries"], "wins").iter().sum::<f64>(), 16.0);
    for field in ["wins", "low", "high", "mean_points", "choices"] {
        assert_eq!(numbers(&one["entries"], field), numbers(&two["entries"], field), "{field}");
    }
    for entry in one["entries"].as_array().expect("a list") {
        let part = |field: &str| entry[field].as_f64().expect("a number");
        assert!(part("low") <= part("rate") && part("rate") <= part("high"), "{entry}");
    }
    let rates = numbers(&one["entries"], "rate");
    assert!(rates[1] > rates[0], "greedy beats random: {rates:?}");
}

#[test]
fn equal_opponents_in_rotated_seats_win_alike() {
    // Every deal is played once per rotation by the same mind in every seat,
    // so that entries differ only by chance.
    let contest = run(&["match", "random", "random", "random", "--games", "300", "--json"]).ok().json();
    for entry in contest["entries"].as_array().expect("a list") {
        let (low, high) = (entry["low"].as_f64().expect("low"), entry["high"].as_f64().expect("high"));
        assert!(low < 0.42 && high > 0.25, "{entry}");
    }
    assert!((numbers(&contest["entries"], "wins").iter().sum::<f64>() - 300.0).abs() < 1e-9);
}

#[test]
fn matches_that_cannot_be_are_refused() {
    for (words, code, told) in [
        (&["emperor", "random"][..], 2, "bots[0]: no opponent is called \"emperor\""),
        (&["random"], 1, "config.players: 2 to 4 play"),
        (&["random", "random", "-O", "players=3"], 2, "bots: 2 opponents, but 3 play"),
        (&["random", "random", "--games", "0"], 2, "--games"),
    ] {
        let ran = run(&[&["match"], words].concat());
        assert_eq!(ran.code, code, "{}", ran.err);
        assert!(ran.err.contains(told), "{}", ran.err);
    }
}

#[test]
fn bench_measures_every_mode_asked_for() {
    let figures = run(&["bench", "--games", "30", "--modes", "2p,4p-draft", "--json"]).ok().json();
    let modes = &figures["modes"];
    assert_eq!(modes.as_array().expect("a list").len(), 2);
    assert_eq!(numbers(modes, "games"), [30.0, 30.0]);
    for field in [
        "games_per_s",
        "choices_per_s",
        "copy_ns",
        "mean_points",
        "mean_winner",
        "judged_per_s",
        "playouts_per_s",
    ] {
        assert!(numbers(modes, field).iter().all(|&figure| figure > 0.0), "{field} in {figures}");
    }
    assert!(numbers(modes, "state_bytes").iter().all(|&bytes| bytes <= 512.0));
    let text = run(&["bench", "--games", "5", "--modes", "3p"]).ok().out;
    assert!(text.contains("3p") && text.contains("games/s"), "{text}");
    assert_eq!(run(&["bench", "--modes", "9p"]).code, 2);
}

#[test]
fn soak_plays_every_mode_and_depends_on_nothing_but_its_seed() {
    let words = ["soak", "--games", "9", "--modes", "all", "--json", "--jobs"];
    let one = run(&[&words[..], &["1"]].concat()).ok().json();
    let two = run(&[&words[..], &["2"]].concat()).ok().json();
    assert_eq!(one, two);
    assert_eq!(one["soak"]["violation"], Value::Null);
    let modes = &one["soak"]["modes"];
    assert_eq!(numbers(modes, "games"), [9.0; 16]);
    assert!(numbers(modes, "most_legal").iter().all(|&most| (2.0..=64.0).contains(&most)));
    let ran = run(&["soak", "--modes", "9p"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("there are: all, 2p"), "{}", ran.err);
}

#[test]
fn no_progress_bar_where_nobody_watches() {
    assert_eq!(run(&["soak", "--games", "2", "--modes", "2p"]).ok().err, "");
}
