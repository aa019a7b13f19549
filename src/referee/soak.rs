//! Long random play in every mode, each step checked. What breaks is given
//! back as a record that replays up to the step before.

use std::ops::ControlFlow;
use std::sync::Mutex;

use serde::Serialize;

use super::crew::share;
use super::fault::Fault;
use super::listing::{Listed, Mode};
use super::text::Json;
use super::trial::{Trial, seed_of};

/// Amount of play.
pub struct Campaign {
    /// The modes; all of them if none is named.
    pub modes: Vec<String>,
    /// Games of each mode.
    pub games: u64,
    /// The family of seeds.
    pub seed: u64,
    /// Threads.
    pub jobs: usize,
    /// One step in so many is looked at closely: written and read again, and looked at with other hidden pieces.
    pub closely: u32,
}

/// Result of the campaign.
#[derive(Debug, Default, Serialize)]
pub struct SoakReport {
    /// The modes played.
    pub modes: Vec<Soaked>,
    /// The first violation met; nothing is played after it.
    pub violation: Option<Violation>,
}

/// One mode.
#[derive(Debug, Default, Serialize)]
pub struct Soaked {
    /// Its name.
    pub mode: String,
    /// Games played to the end.
    pub games: u64,
    /// Actions in all.
    pub actions: u64,
    /// Actions of the longest game.
    pub longest: u64,
    /// The most actions that were ever legal at once.
    pub most_legal: usize,
    /// Remarkable event that the game names, and how often it was met.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remarkable: Option<(&'static str, u64)>,
}

impl Soaked {
    fn add(&mut self, other: &Soaked) {
        self.games += other.games;
        self.actions += other.actions;
        self.longest = self.longest.max(other.longest);
        self.most_legal = self.most_legal.max(other.most_legal);
        let met = |soaked: &Soaked| soaked.remarkable.map_or(0, |(_, met)| met);
        let sum = met(self) + met(other);
        self.remarkable = other.remarkable.or(self.remarkable).map(|(name, _)| (name, sum));
    }
}

/// A broken promise.
#[derive(Debug, Serialize)]
pub struct Violation {
    pub mode: String,
    /// The seed of the game.
    pub seed: u64,
    pub problem: String,
    /// The last action, which the record leaves out, if it broke something.
    pub action: Option<Json>,
    /// The game as far as it was sound.
    pub record: Json,
}

/// Plays a campaign; `tick` hears of games played.
///
/// # Errors
/// Configurations that the game refuses.
pub fn soak<G: Listed>(
    wanted: &[String],
    campaign: &Campaign,
    tick: &(dyn Fn(u64) + Sync),
) -> Result<SoakReport, Fault> {
    let mut haul = SoakReport::default();
    for mode in G::modes().into_iter().filter(|mode| wanted.contains(&mode.name)) {
        let (soaked, violation) = soak_mode::<G>(&mode, campaign, tick)?;
        haul.modes.push(soaked);
        if violation.is_some() {
            haul.violation = violation;
            break;
        }
    }
    Ok(haul)
}

fn soak_mode<G: Listed>(
    mode: &Mode<G::Config>,
    campaign: &Campaign,
    tick: &(dyn Fn(u64) + Sync),
) -> Result<(Soaked, Option<Violation>), Fault> {
    let games = mode.configs.iter().map(|config| G::new(config).map_err(Fault::from));
    let games = games.collect::<Result<Vec<G>, Fault>>()?;
    let (name, found) = (mode.name.as_str(), Mutex::new(None));
    let parts = share(campaign.jobs, campaign.games, |index, soaked: &mut Soaked| {
        let game = &games[index as usize % games.len()];
        let seed = seed_of(campaign.seed, index);
        let trial = Trial { game, mode: name, seed, index, closely: campaign.closely };
        let ended = trial.play();
        tick(1);
        match ended {
            Ok(game) => {
                soaked.add(&Soaked {
                    mode: String::new(),
                    games: 1,
                    actions: game.actions,
                    longest: game.actions,
                    most_legal: game.most_legal,
                    remarkable: G::REMARKABLE.map(|(name, _)| (name, game.remarkable)),
                });
                ControlFlow::Continue(())
            }
            Err(violation) => {
                found.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(*violation);
                ControlFlow::Break(())
            }
        }
    });
    let mut sum = Soaked { mode: name.to_owned(), ..Soaked::default() };
    parts.iter().for_each(|part| sum.add(part));
    Ok((sum, found.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())))
}

#[cfg(test)]
mod tests;
