//! The strength of opponents that match a person, by finished games on this device.

use super::figures::{Filter, Own, Whom};
use super::{Statistics, Who};
use crate::{Controller, Player};
use ai::{LevelId, Rung};

/// The last so many games count.
const MOST_GAMES: usize = 20;
/// Strength of a level compared with the one below: of two players whose strengths are a step
/// apart, the stronger wins so many times as often. Counted steps are 60 to 79 in 100 games.
const STEP: f64 = 2.2;
/// Resolution of strengths, in parts of a step.
const PARTS: i32 = 20;

/// The strength that matches a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The strength.
    pub rung: Rung,
    /// The games that it follows from.
    pub games: usize,
}

impl Statistics {
    /// The strength that matches the only person at tables of this game, by the games with opponents
    /// of ours. Without games it is that of the weakest level.
    ///
    /// It is the one that makes it most likely to have been before and behind each opponent of these
    /// games as it was, with half a win and half a loss against the weakest level besides: a person of
    /// whom little is known begins low and rises fast. Practice games and games with hints do not count.
    pub fn matched(&self, game: &str) -> Match {
        let levels = LevelId::ALL.map(LevelId::key);
        let filter = Filter { game: game.to_owned(), whom: Some(Whom::Alone), ..Filter::default() };
        let mut results = self.results(&filter, &levels);
        results.retain(|own| !own.game.practice && !own.game.hints && !met(own).is_empty());
        let last = &results[results.len().saturating_sub(MOST_GAMES)..];
        let mut meetings: Vec<(f64, f64)> = last.iter().flat_map(met).collect();
        meetings.push((0.0, 0.5));
        let likely = |strength: f64| -> f64 {
            let each = meetings.iter().map(|&(level, won)| {
                let chance = 1.0 / (1.0 + STEP.powf(level - strength));
                won * chance.ln() + (1.0 - won) * (1.0 - chance).ln()
            });
            each.sum()
        };
        let most = (Rung::MOST.steps() * f64::from(PARTS)) as i32;
        let strengths = (0..=most).map(|part| f64::from(part) / f64::from(PARTS));
        let best = strengths.max_by(|&a, &b| likely(a).total_cmp(&likely(b))).unwrap_or_default();
        Match { rung: Rung::at(best), games: last.len() }
    }
}

impl Match {
    /// Gives this strength to the opponents among `players` that match a person.
    pub fn give_to(self, players: &mut [Player]) {
        for player in players {
            if let Controller::Matched(_, style) = player.controller {
                player.controller = Controller::Matched(self.rung, style);
            }
        }
    }
}

/// The strengths met in a game, and what each meeting brought: 1 for being before that opponent, a
/// half for being level with it.
fn met(own: &Own<'_>) -> Vec<(f64, f64)> {
    let opponents = own.game.seats.iter().filter_map(|seat| match &seat.who {
        Who::Level(key) => {
            let level = LevelId::ALL.iter().position(|level| level.key() == key);
            level.map(|level| (level as f64, seat.rank))
        }
        Who::Matched(rung) => Some((rung.steps(), seat.rank)),
        Who::Person(_) | Who::Rule(_) => None,
    });
    let met = |(strength, rank): (f64, u8)| {
        let won = match own.seat.rank.cmp(&rank) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        (strength, won)
    };
    opponents.map(met).collect()
}
