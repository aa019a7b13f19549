//! Figures of random play and of thinking, by the same measurement as in the worker.

use cpu_time::ThreadTime;
use serde::Serialize;

use super::fault::Fault;
use super::listing::Listed;
use ai::Playable;
use session::bench::{Report, measure as measured};

/// The figures of one mode.
#[derive(Debug, Serialize)]
pub struct ModeFigures {
    pub mode: String,
    /// Games per second of processor time.
    pub games_per_s: f64,
    /// Choices among at least two actions per second of processor time.
    pub choices_per_s: f64,
    /// Measurement.
    #[serde(flatten)]
    pub report: Report,
}

/// Plays `games` random games of each mode on this thread, and thinks a while.
///
/// # Errors
/// None so far; modes have been looked up before.
pub fn measure<G: Listed + Playable>(
    modes: &[String],
    games: u32,
    seed: u64,
) -> Result<Vec<ModeFigures>, Fault> {
    let begin = ThreadTime::now();
    let clock = || begin.elapsed().as_secs_f64() * 1000.0;
    let chosen = G::modes().into_iter().filter(|mode| modes.contains(&mode.name));
    let figures = chosen.map(|mode| {
        let game = G::new(&mode.configs[0]).map_err(Fault::from)?;
        let report = measured(&game, seed, games, clock);
        let (games_per_s, choices_per_s) = (report.games_per_s(), report.choices_per_s());
        Ok(ModeFigures { mode: mode.name, games_per_s, choices_per_s, report })
    });
    figures.collect()
}
