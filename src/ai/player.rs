//! Opponents by name, for tools and tests that need a decision at once.

use std::fmt;
use std::str::FromStr;

use crate::core::{Actions, Game, Rng, Seat};

use super::eval::{Evaluate, Playable, Terms};
use super::level::{Level, LevelId};
use super::rollout::Scratch;
use super::search::Search;

/// Somebody who can be asked to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, all alike.
    Random,
    /// The action after which the position looks best; no search.
    Greedy,
    /// One of the levels.
    Level(LevelId),
}

impl Bot {
    /// Everybody, weakest first.
    pub const ALL: [Bot; 6] = [
        Bot::Random,
        Bot::Greedy,
        Bot::Level(LevelId::Apprentice),
        Bot::Level(LevelId::Merchant),
        Bot::Level(LevelId::Governor),
        Bot::Level(LevelId::Viceroy),
    ];

    /// The name on command lines and in files.
    pub const fn key(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Level(id) => id.key(),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A name nobody goes by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no opponent is called {:?}; there are", self.0)?;
        Bot::ALL.iter().try_for_each(|bot| write!(f, " {bot}"))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Bot::ALL.into_iter().find(|bot| bot.key() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// Purposes of the random streams of a decision.
const BLIND: u64 = 0xB11D;
const SLIP: u64 = 0x511F;
const GREEDY: u64 = 0x62EE;
/// Playouts between two looks at the clock.
const SLICE: u32 = 32;
/// Samples of the hidden cards that [`Bot::Greedy`] compares actions on.
const SAMPLES: u64 = 8;

/// What `bot` chooses for the seat whose turn it is. What that seat may not
/// know is resampled before anything else. Equal seeds give equal choices
/// unless `time_is_up` ends the search early.
///
/// # Panics
/// If the game is over.
pub fn choose<G: Playable>(
    game: &G,
    state: &G::State,
    bot: Bot,
    seed: u64,
    time_is_up: impl FnMut() -> bool,
) -> G::Action {
    match bot {
        Bot::Random => random(game, state, seed),
        Bot::Greedy => greedy(game, &game.evaluator(Terms::ALL), state, seed),
        Bot::Level(id) => {
            let level = id.level();
            searched(game, game.evaluator(level.terms), state, level, seed, time_is_up)
        }
    }
}

fn random<G: Game>(game: &G, state: &G::State, seed: u64) -> G::Action {
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    legal[Rng::stream(seed, SLIP).below(legal.len() as u32) as usize]
}

/// The state as the seat whose turn it is may imagine it.
///
/// # Panics
/// If the game is over.
pub fn blind<G: Game>(game: &G, state: &G::State, seed: u64) -> G::State {
    let seat: Seat = game.turn(state).seat().expect("invariant: somebody has to choose");
    let mut blinded = state.clone();
    game.determinize(&mut blinded, seat, &mut Rng::stream(seed, BLIND));
    blinded
}

/// What a search with any evaluator and level chooses; otherwise as
/// [`choose`], of which this is the part for levels.
///
/// # Panics
/// If the game is over.
pub fn searched<G: Game, E: Evaluate<G>>(
    game: &G,
    eval: E,
    state: &G::State,
    level: &Level,
    seed: u64,
    mut time_is_up: impl FnMut() -> bool,
) -> G::Action {
    let mut search = Search::new(game, eval, blind(game, state, seed), level, seed);
    while !search.step(game, SLICE).done && !time_is_up() {}
    let table = search.table();
    table.choose(level.slip, &mut Rng::stream(seed, SLIP)).expect("invariant: somebody has to choose")
}

/// The action with the best position right behind it, on average over the
/// same few samples for every action.
fn greedy<G: Game, E: Evaluate<G>>(game: &G, eval: &E, state: &G::State, seed: u64) -> G::Action {
    let blinded = blind(game, state, seed);
    let seat = game.turn(&blinded).seat().expect("invariant: somebody has to choose");
    let mut legal = Actions::new();
    game.legal(&blinded, &mut legal);
    let mut best = (f32::MIN, legal[0]);
    for &action in &legal {
        let mut sum = 0.0;
        for sample in 0..SAMPLES {
            let mut scratch = Scratch::<G>::new(Rng::stream(seed.wrapping_add(sample), GREEDY));
            let mut state = blinded.clone();
            game.determinize(&mut state, seat, &mut scratch.rng);
            game.apply(&mut state, action, &mut crate::core::Mute);
            sum += scratch.judge(game, eval, &mut state, 0).0[seat.index()];
        }
        if sum > best.0 {
            best = (sum, action);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_understood() {
        for bot in Bot::ALL {
            assert_eq!(bot.key().parse(), Ok(bot));
        }
        let unknown = "emperor".parse::<Bot>().expect_err("nobody");
        assert!(unknown.to_string().contains("viceroy"));
    }
}
