//! Recipe that a net is trained by.

use std::collections::BTreeMap;
use std::fs;

use ai::net::file::checksum;
use serde::Deserialize;

use crate::Outcome;

/// A player whose searches teach a net, beside the ends of the games.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teacher {
    /// A level, as a contender is called: it searches from every position that is kept.
    pub bot: String,
    /// Part of what is learned that its search says, 0.0 to 1.0; the end of the game says the rest.
    pub share: f32,
}

/// A recipe, as it stands in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Tables where games are played, in turn.
    pub tables: Vec<String>,
    /// Number of games.
    pub games: u64,
    /// The family of their seeds.
    pub family: u64,
    /// Players; they sit down in any mixture.
    pub bots: Vec<String>,
    /// A search that says what each position is worth, if the ends of the games are not all that is learned.
    #[serde(default)]
    pub teacher: Option<Teacher>,
    /// The nets that they judge with, and the checksums of these files.
    #[serde(default)]
    pub parents: BTreeMap<String, String>,
    /// True if bots, and the net on top, go by the weights that stay as they are ([`Tuned::frozen`]): a
    /// recipe that was written before others were fitted still gives its bytes.
    ///
    /// [`Tuned::frozen`]: crate::games::Tuned::frozen
    #[serde(default)]
    pub frozen: bool,
    /// Share of choices where anything legal is chosen instead, 0.0 to 1.0.
    pub stray: f32,
    /// In how many games of a hundred the first choices are wild.
    pub wild: u64,
    /// Largest number of these choices.
    pub wild_choices: u32,
    /// Positions kept of a game, at most.
    pub positions: usize,
    /// Part of the games kept apart to see whether it has learned, 0.0 to 1.0.
    pub unseen: f64,
    /// Number of times that every position is learned from.
    pub epochs: u32,
    /// Positions per step.
    pub batch: usize,
    /// The length of the first steps.
    pub rate: f32,
    /// Weight of leads beside wins.
    pub lead: f32,
    /// Decay of the weights, per unit of rate.
    pub decay: f32,
}

impl Recipe {
    /// Reads a recipe.
    ///
    /// # Errors
    /// What is none, bots with a net that is no parent, and parents that are not
    /// those it was written for.
    pub fn read(text: &str) -> Outcome<Recipe> {
        let recipe: Recipe = serde_json::from_str(text)?;
        for bot in recipe.bots.iter().chain(recipe.teacher.as_ref().map(|teacher| &teacher.bot)) {
            if let Some((_, net)) = bot.split_once('@')
                && !recipe.parents.contains_key(net)
            {
                return Err(format!("{net}: not among the parents").into());
            }
        }
        for (file, sum) in &recipe.parents {
            let found = format!("{:016x}", checksum(&fs::read(file)?));
            if found != *sum {
                return Err(format!("{file}: its checksum is {found}, not {sum}").into());
            }
        }
        Ok(recipe)
    }
}
