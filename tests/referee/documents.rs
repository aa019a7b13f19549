//! The examples in `docs/` do what the text says.

use serde_json::Value;

use crate::bin::{feed, run};

/// The fenced blocks of a document: what stands behind the fence, and the text.
pub fn blocks(document: &str) -> Vec<(String, String)> {
    let path = format!("{}/docs/{document}", env!("CARGO_MANIFEST_DIR"));
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

#[test]
fn positions_that_are_shown_are_accepted() {
    let all = blocks("positions.md");
    let positions: Vec<_> = all.iter().filter(|(mark, _)| mark == "json position").collect();
    assert!(positions.len() >= 4);
    for (_, text) in positions {
        let checked = feed(&["check", "-"], text.as_bytes());
        assert_eq!(checked.code, 0, "{}\n{text}", checked.err);
        // Written out in full, it is the same position: it shows the same table.
        let legal = feed(&["legal", "-", "--json"], text.as_bytes()).ok().json();
        let action = legal["legal"][0].to_string();
        feed(&["apply", "-", &action, "--as", "record"], text.as_bytes()).ok();
    }
}

#[test]
fn positions_that_are_shown_as_refused_are_refused_there() {
    let all = blocks("positions.md");
    let refused: Vec<_> =
        all.iter().filter_map(|(mark, text)| Some((mark.strip_prefix("json refused ")?, text))).collect();
    assert!(refused.len() >= 8);
    for (path, text) in refused {
        let ran = feed(&["check", "-", "--json"], text.as_bytes());
        assert_ne!(ran.code, 0, "accepted:\n{text}");
        assert_eq!(ran.json()["error"]["field"], path, "{}", ran.out);
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
    let path = format!("{}/docs/referee.md", env!("CARGO_MANIFEST_DIR"));
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
