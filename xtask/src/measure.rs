//! `measure`: what a player feels, in a real browser: how long it takes to
//! come to a table on a slow link, and how long a tap takes to show. Several
//! built sites are measured in turn, so that they can be compared on a machine
//! that does other things as well.

use crate::{Outcome, build, e2e};
use clap::ValueEnum;
use std::num::NonZeroU32;
use std::path::Path;

/// A game, by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Game {
    SanJuan,
    PuertoRico,
    Ginkgopolis,
}

/// Measurements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Coming to a table on a slow link
    Load,
    /// Taps, and the longest tasks of a game
    Play,
    /// Frames while pieces are in the air, as played and a hundred at once
    Motion,
    /// Hints, reasons of opponents' moves, and the review
    Asked,
}

/// Arguments of `measure`.
#[derive(clap::Args)]
pub struct Args {
    /// A finished site; several are measured in turn [default: dist/]
    #[arg(long)]
    dist: Vec<String>,
    /// The games
    #[arg(long = "game", default_values = ["san-juan", "puerto-rico", "ginkgopolis"])]
    games: Vec<Game>,
    /// One part alone
    #[arg(long)]
    only: Option<Part>,
    /// Number of runs of each
    #[arg(long, default_value = "3")]
    runs: NonZeroU32,
    /// Factors by which the processor is slowed
    #[arg(long, value_delimiter = ',', default_values = ["4", "1"])]
    cpu: Vec<NonZeroU32>,
    /// The most questions that are answered in a game
    #[arg(long, default_value = "1000")]
    questions: NonZeroU32,
    /// Number of players
    #[arg(long, default_value = "3")]
    seats: NonZeroU32,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    e2e::playwright("measure.config.ts", &[("MEASURE", plan(args)?)])
}

/// Plan of the measurements, as the script reads it.
fn plan(args: &Args) -> Outcome<String> {
    let own = [build::dist().to_string_lossy().into_owned()];
    let dists = if args.dist.is_empty() { &own[..] } else { &args.dist };
    let parts = args.only.as_ref().map_or(Part::value_variants(), std::slice::from_ref);
    let plan = serde_json::json!({
        "dists": dists.iter().map(|dist| site(dist)).collect::<Outcome<Vec<_>>>()?,
        "games": names(&args.games),
        "parts": names(parts),
        "runs": args.runs,
        "cpus": args.cpu,
        "questions": args.questions,
        "seats": args.seats,
    });
    Ok(plan.to_string())
}

fn names<T: ValueEnum>(values: &[T]) -> Vec<String> {
    let name = |value: &T| value.to_possible_value().map(|value| value.get_name().to_owned());
    values.iter().filter_map(name).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_named_by_their_keys() {
        assert_eq!(names(Game::value_variants()), ["san-juan", "puerto-rico", "ginkgopolis"]);
        assert_eq!(names(Part::value_variants()), ["load", "play", "motion", "asked"]);
    }

    #[test]
    fn what_is_no_site_is_refused() {
        assert!(site("no/such/place").unwrap_err().contains("cargo xtask build"));
    }
}
