//! `strength`: plays the matches and the exam of `docs/strength.md` and writes its
//! tables.

use crate::tidy::GAMES;
use crate::{Outcome, files, process};
use std::fs;
use std::process::Command;

/// Parts of each game's tables, in the order in which they stand.
const PARTS: [&str; 4] = ["levels", "rivals", "exam", "chances"];

/// Arguments of `strength`.
#[derive(clap::Args)]
pub struct Args {
    /// One game alone
    #[arg(long)]
    game: Option<String>,
    /// One part alone: levels, rivals, exam or chances
    #[arg(long)]
    part: Option<String>,
    /// Of the deals of each match so many in a hundred
    #[arg(long, default_value_t = 100)]
    percent: u32,
}

/// The verb. Tables that are not asked for stay as they are.
///
/// # Errors
/// A game or part that does not exist, a document without the place of a table.
pub fn run(args: &Args) -> Outcome {
    let mut wanted = 0;
    for (game, _) in GAMES.iter().filter(|(game, _)| args.game.as_deref().is_none_or(|own| own == *game)) {
        for part in PARTS.iter().filter(|part| args.part.as_deref().is_none_or(|own| own == **part)) {
            let table = play(game, part, args.percent)?;
            println!("{game}, {part}\n{table}");
            let path = files::root().join("docs/strength.md");
            let text = fs::read_to_string(&path).map_err(|e| format!("docs/strength.md: {e}"))?;
            fs::write(&path, replaced(&text, &format!("{game} {part}"), &table)?)
                .map_err(|e| format!("docs/strength.md: {e}"))?;
            wanted += 1;
        }
    }
    if wanted == 0 { Err("there is no such game or part".to_owned()) } else { Ok(()) }
}

/// A table as the tuner prints it.
fn play(game: &str, part: &str, percent: u32) -> Outcome<String> {
    process::capture(tuner().args([game, "strength", part, &percent.to_string()]))
}

/// The tuner, built as the program is released.
pub fn tuner() -> Command {
    let mut cargo = process::cargo();
    cargo.args([
        "run",
        "--quiet",
        "--locked",
        "--release",
        "--no-default-features",
        "--example",
        "tune",
        "--",
    ]);
    cargo
}

/// The text with another table between the marks of this name.
fn replaced(text: &str, name: &str, table: &str) -> Outcome<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
    let parts = text.split_once(&begin).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(&end)?;
        Some((before, after))
    });
    let (before, after) = parts.ok_or_else(|| format!("docs/strength.md has no place for {name}"))?;
    Ok(format!("{before}{begin}{table}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_place_of_the_one_before() {
        let text = "head\n<!-- a b -->\n| old |\n<!-- end of a b -->\ntail\n";
        let new = replaced(text, "a b", "| new |\n").expect("there is a place");
        assert_eq!(new, "head\n<!-- a b -->\n| new |\n<!-- end of a b -->\ntail\n");
        assert!(replaced(text, "a c", "").is_err());
    }

    #[test]
    fn the_document_has_a_place_for_every_table() {
        let text = fs::read_to_string(files::root().join("docs/strength.md")).expect("the document");
        for (game, _) in GAMES {
            for part in PARTS {
                assert!(replaced(&text, &format!("{game} {part}"), "").is_ok(), "{game} {part}");
            }
        }
    }
}
