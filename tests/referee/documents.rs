//! The examples in `docs/` do what the text says.

use serde_json::Value;

use crate::bin::{feed, run};

/// The fenced blocks of a document: what stands behind the fence, and the text.
fn blocks(document: &str) -> Vec<(String, String)> {
    let path = format!("{}/docs/{document}", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let text = std::fs::read_to_string(path).expect("the document is there");
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(mark) = line.strip_prefix("```") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push((mark.to_owned(), body.join("\n")));
        }
    }
    blocks
}

/// The games of `positions.md`: how its blocks begin, how the referee is told, and how many positions it shows
/// at least, accepted and refused.
const SHOWN: [(&str, &[&str], usize, usize); 3] = [
    ("json", &[], 4, 8),
    ("json puerto-rico", &["--game", "puerto-rico"], 4, 5),
    ("json ginkgopolis", &["--game", "ginkgopolis"], 3, 4),
];

/// The blocks whose mark begins so, with the rest of it.
fn marked<'a>(all: &'a [(String, String)], beginning: &str) -> Vec<(&'a str, &'a str)> {
    let rest =
        |(mark, text): &'a (String, String)| Some((mark.strip_prefix(beginning)?.trim(), text.as_str()));
    all.iter().filter_map(rest).collect()
}

#[test]
fn positions_that_are_shown_are_accepted() {
    let all = blocks("positions.md");
    for (game, told, least, _) in SHOWN {
        let about = |words: &[&str], text: &str| feed(&[words, told].concat(), text.as_bytes()).ok();
        let positions = marked(&all, &format!("{game} position"));
        assert!(positions.len() >= least, "{game}");
        for (_, text) in positions {
            about(&["check", "-"], text);
            // Written out in full, it is the same position: it shows the same table.
            let legal = about(&["legal", "-", "--json"], text).json();
            about(&["apply", "-", &legal["legal"][0].to_string(), "--as", "record"], text);
        }
    }
}

#[test]
fn positions_that_are_shown_as_refused_are_refused_there() {
    let all = blocks("positions.md");
    for (game, told, _, least) in SHOWN {
        let refused = marked(&all, &format!("{game} refused"));
        assert!(refused.len() >= least, "{game}");
        for (path, text) in refused {
            let ran = feed(&[&["check", "-", "--json"], told].concat(), text.as_bytes());
            assert_ne!(ran.code, 0, "accepted:\n{text}");
            assert_eq!(ran.json()["error"]["field"], path, "{}", ran.out);
        }
    }
}

#[test]
fn the_session_that_is_shown_answers_as_shown() {
    let all = blocks("referee.md");
    let told: Vec<&str> =
        all.iter().filter(|(mark, _)| mark == "jsonl session").flat_map(|(_, text)| text.lines()).collect();
    let requests: Vec<&str> = told.iter().filter_map(|line| line.strip_prefix("> ")).collect();
    let replies: Vec<&str> = told.iter().filter_map(|line| line.strip_prefix("< ")).collect();
    assert!(requests.len() >= 6 && requests.len() == replies.len());
    let ran = feed(&["serve"], requests.join("\n").as_bytes()).ok();
    for (line, told) in ran.out.lines().zip(&replies) {
        let [line, told]: [Value; 2] = [line, told].map(|text| serde_json::from_str(text).expect("JSON"));
        assert_eq!(line, told);
    }
    assert_eq!(ran.out.lines().count(), replies.len());
}

#[test]
fn every_verb_is_documented() {
    let path = format!("{}/docs/referee.md", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let text = std::fs::read_to_string(path).expect("the document is there");
    let help = run(&["--help"]).ok().out;
    let verbs: Vec<&str> = help
        .lines()
        .skip_while(|line| !line.starts_with("Commands:"))
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        .filter(|verb| *verb != "help")
        .collect();
    assert!(verbs.len() >= 13, "{verbs:?}");
    for verb in verbs {
        assert!(text.contains(&format!("referee {verb}")), "{verb} is not documented");
    }
}
