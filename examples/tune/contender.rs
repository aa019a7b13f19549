//! Who plays, and how a game is played.

use std::str::FromStr;
use std::time::{Duration, Instant};

use sobremesa::ai::eval::san_juan::Evaluator;
use sobremesa::ai::eval::san_juan::features::FEATURES;
use sobremesa::ai::eval::san_juan::weights::{KNOTS, Table};
use sobremesa::ai::player::searched;
use sobremesa::ai::{Bot, Level, choose};
use sobremesa::core::{Actions, Game, Mute, Rng, Turn};
use sobremesa::games::san_juan::{Action, Prompt, SanJuan, State};

use crate::{Outcome, USAGE};

/// Somebody at the table: a bot, or a level with some figures changed and
/// weights of its own, as in `viceroy:nodes=500,slip=0.02@weights.txt`.
pub struct Contender {
    /// The name as it was given.
    pub name: String,
    bot: Bot,
    level: Option<Level>,
    table: Table,
}

impl FromStr for Contender {
    type Err = Box<dyn std::error::Error>;

    fn from_str(name: &str) -> Outcome<Self> {
        let (who, table) = match name.split_once('@') {
            None => (name, Table::fitted()),
            Some((who, "guessed")) => (who, Table::guessed()),
            Some((who, file)) => (who, read_table(file)?),
        };
        let (bot, changes) = who.split_once(':').unwrap_or((who, ""));
        let bot: Bot = bot.parse()?;
        let mut level = if let Bot::Level(id) = bot { Some(*id.level()) } else { None };
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            let (field, value) = change.split_once('=').ok_or(USAGE)?;
            let level = level.as_mut().ok_or("only levels have figures")?;
            match field {
                "nodes" => level.nodes = value.parse()?,
                "slip" => level.slip = value.parse()?,
                "curiosity" => level.curiosity = value.parse()?,
                "depth" => level.depth = value.parse()?,
                "rollout" => level.rollout = value.parse()?,
                _ => return Err(USAGE.into()),
            }
        }
        Ok(Contender { name: name.to_owned(), bot, level, table })
    }
}

impl Contender {
    /// What it chooses.
    pub fn choose(&self, game: &SanJuan, state: &State, seed: u64) -> Action {
        match &self.level {
            None => choose(game, state, self.bot, seed, || false),
            Some(level) => {
                let eval = Evaluator::with_table(self.table.clone(), level.terms);
                searched(game, eval, state, level, seed, || false)
            }
        }
    }
}

/// Reads weights as the fit prints them.
fn read_table(file: &str) -> Outcome<Table> {
    let text = std::fs::read_to_string(file)?;
    let numbers: Vec<f32> = text
        .lines()
        .filter(|line| line.starts_with("    ["))
        .flat_map(|line| line.split([',', '[', ']', ' ', ';']))
        .filter_map(|word| word.parse().ok())
        .collect();
    let mut rows = numbers.chunks(FEATURES);
    let mut knots = [[0.0; FEATURES]; KNOTS];
    for knot in &mut knots {
        knot.copy_from_slice(
            rows.next().filter(|row| row.len() == FEATURES).ok_or("a row of weights is missing")?,
        );
    }
    let rest: [f32; 2 * KNOTS] = rows.next().ok_or("base and spread are missing")?.try_into()?;
    let (base, spread) = rest.split_at(KNOTS);
    Ok(Table::between(&knots, base.try_into()?, spread.try_into()?))
}

/// What one side used in a match.
#[derive(Default)]
pub struct Spent {
    /// Choices between at least two actions.
    pub decisions: u32,
    /// On all of them.
    pub time: Duration,
    /// On one of them at most.
    pub longest: Duration,
}

impl Spent {
    fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }
}

/// Plays one game between the contenders in seat order and calls `watch`
/// before every pick of a role.
pub fn play(
    game: &SanJuan,
    seed: u64,
    contenders: [&Contender; 2],
    spent: &mut [Spent; 2],
    mut watch: impl FnMut(&State),
) -> State {
    let mut state = game.setup(seed, &mut Mute);
    let mut seeds = Rng::stream(seed, 0xB075);
    let mut legal = Actions::new();
    while let Turn::Choose { seat, prompt } = game.turn(&state) {
        if matches!(prompt, Prompt::Role { .. }) {
            watch(&state);
        }
        legal.clear();
        game.legal(&state, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            let begin = Instant::now();
            let action = contenders[seat.index()].choose(game, &state, seeds.next());
            spent[seat.index()].add(begin.elapsed());
            action
        };
        game.apply(&mut state, action, &mut Mute);
    }
    state
}
