//! `measure`: what a player feels, in a real browser: how long it takes to
//! come to a table on a slow link, and how long a tap takes to show. Several
//! built sites are measured in turn, so that they can be compared on a machine
//! that does other things as well.

use crate::args::Args;
use crate::{Outcome, build, e2e};
use std::path::Path;

/// What is measured if nothing else is said.
const GAMES: [&str; 3] = ["san-juan", "puerto-rico", "ginkgopolis"];
const RUNS: &str = "3";
/// As they are, and slowed four times, like a cheap phone beside a desk.
const CPUS: &str = "4,1";

/// The verb: `measure [--dist DIR].. [--game ID].. [--only load|play] [--runs N] [--cpu N,N] [--questions N]`.
pub fn run(mut args: Args) -> Outcome {
    let mut dists = all(&mut args, "--dist")?;
    if dists.is_empty() {
        dists.push(build::dist().to_string_lossy().into_owned());
    }
    let dists = dists.iter().map(|dist| site(dist)).collect::<Outcome<Vec<_>>>()?;
    let mut games = all(&mut args, "--game")?;
    if games.is_empty() {
        games = GAMES.map(str::to_owned).to_vec();
    }
    if let Some(game) = games.iter().find(|game| !GAMES.contains(&game.as_str())) {
        return Err(format!("there is no game {game}; there are {}", GAMES.join(", ")));
    }
    let parts = match args.take_value("--only")?.as_deref() {
        None => vec!["load".to_owned(), "play".to_owned()],
        Some(part @ ("load" | "play")) => vec![part.to_owned()],
        Some(other) => return Err(format!("--only takes load or play, not {other}")),
    };
    let runs = number(&args.take_value("--runs")?.unwrap_or_else(|| RUNS.to_owned()))?;
    let cpus = args.take_value("--cpu")?.unwrap_or_else(|| CPUS.to_owned());
    let cpus = cpus.split(',').map(number).collect::<Outcome<Vec<_>>>()?;
    let questions = number(&args.take_value("--questions")?.unwrap_or_else(|| "1000".to_owned()))?;
    args.finish()?;
    let plan = format!(
        "{{\"dists\":{},\"games\":{},\"parts\":{},\"runs\":{runs},\"cpus\":{cpus:?},\"questions\":{questions}}}",
        list(&dists),
        list(&games),
        list(&parts)
    );
    e2e::playwright("measure.config.ts", &[("MEASURE", plan)])
}

/// Every value of an option that can be given several times.
fn all(args: &mut Args, option: &str) -> Outcome<Vec<String>> {
    let mut values = Vec::new();
    while let Some(value) = args.take_value(option)? {
        values.push(value);
    }
    Ok(values)
}

/// The whole path of a finished site.
fn site(dist: &str) -> Outcome<String> {
    let path = Path::new(dist);
    if !path.join("index.html").is_file() {
        return Err(format!("there is no finished site in {dist}; cargo xtask build writes one to dist/"));
    }
    let path = path.canonicalize().map_err(|e| format!("cannot read {dist}: {e}"))?;
    Ok(path.to_string_lossy().into_owned())
}

fn number(word: &str) -> Outcome<u32> {
    word.parse().ok().filter(|number| *number > 0).ok_or_else(|| format!("{word} is not a number from 1 on"))
}

/// Texts as a JSON list.
fn list(texts: &[String]) -> String {
    let quoted: Vec<String> =
        texts.iter().map(|text| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))).collect();
    format!("[{}]", quoted.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_become_a_list_that_json_reads() {
        let texts = ["C:\\a".to_owned(), "\"b\"".to_owned()];
        assert_eq!(list(&texts), r#"["C:\\a","\"b\""]"#);
    }

    #[test]
    fn what_is_no_site_is_refused() {
        assert!(site("no/such/place").unwrap_err().contains("cargo xtask build"));
        assert!(number("0").is_err() && number("x").is_err());
    }
}
