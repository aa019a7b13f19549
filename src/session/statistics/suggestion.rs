//! Suggests the level that matches a person, by finished games on this device.

use super::figures::{Filter, Own, Whom};
use super::{Statistics, Who};

/// Games without which nothing is said.
pub const LEAST_GAMES: usize = 5;
/// The last so many count.
const MOST_GAMES: usize = 20;
/// Strength of a level compared with the one below: of two players whose strengths are a step
/// apart, the stronger wins so many times as often. Counted steps are 60 to 75 in 100 games.
const STEP: f64 = 2.2;
/// Resolution of strengths, in parts of a step.
const PARTS: i32 = 10;

/// Suggested level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The level, as an index into the keys of the levels.
    pub level: usize,
    /// The games it follows from.
    pub games: usize,
}

impl Statistics {
    /// The level that is the best match for the only person at tables of this game with opponents
    /// that have one of the `levels`, weakest first. `None` before [`LEAST_GAMES`] of them.
    ///
    /// A person's strength is the one that makes it most likely to have been before and behind
    /// each opponent of these games as it was, with half a win and half a loss against the middle
    /// of the levels besides. Practice games and games with hints do not count.
    pub fn suggest(&self, game: &str, levels: &[&str]) -> Option<Suggestion> {
        let filter = Filter { game: game.to_owned(), whom: Some(Whom::Alone), ..Filter::default() };
        let mut results = self.results(&filter, levels);
        results.retain(|own| !own.game.practice && !own.game.hints && !met(own, levels).is_empty());
        let last = &results[results.len().saturating_sub(MOST_GAMES)..];
        if last.len() < LEAST_GAMES {
            return None;
        }
        let mut meetings: Vec<(f64, f64)> = last.iter().flat_map(|own| met(own, levels)).collect();
        let middle = (levels.len() - 1) as f64 / 2.0;
        meetings.push((middle, 0.5));
        let most = levels.len() as i32 - 1;
        let likely = |strength: f64| -> f64 {
            let each = meetings.iter().map(|&(level, won)| {
                let chance = 1.0 / (1.0 + STEP.powf(level - strength));
                won * chance.ln() + (1.0 - won) * (1.0 - chance).ln()
            });
            each.sum()
        };
        let strengths = (0..=most * PARTS).map(|part| f64::from(part) / f64::from(PARTS));
        let best = strengths.max_by(|&a, &b| likely(a).total_cmp(&likely(b)))?;
        Some(Suggestion { level: best.round() as usize, games: last.len() })
    }
}

/// The levels met in a game, and what each meeting brought: 1 for being before that opponent, a
/// half for being level with it.
fn met(own: &Own<'_>, levels: &[&str]) -> Vec<(f64, f64)> {
    let level = |key: &String| levels.iter().position(|known| known == key);
    let opponents = own.game.seats.iter().filter_map(|seat| match &seat.who {
        Who::Level(key) => level(key).map(|level| (level, seat.rank)),
        Who::Person(_) | Who::Rule(_) => None,
    });
    let met = |(level, rank): (usize, u8)| {
        let won = match own.seat.rank.cmp(&rank) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        (level as f64, won)
    };
    opponents.map(met).collect()
}
