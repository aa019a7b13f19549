//! Opponents by name, for tools and tests that need a decision at once.

use std::fmt;
use std::str::FromStr;

use game_core::{Actions, Game, Mute, Rng, Seat};

use super::eval::{Evaluate, Playable, Terms};
use super::level::{Level, LevelId};
use super::rollout::Scratch;
use super::search::Search;

/// Somebody who can be asked to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, all alike.
    Random,
    /// The one simple plan of the game, whatever the others do; plays at
    /// random where there is none.
    Single,
    /// The action after which it has the most points at once, and of these
    /// the one with the best tie-break; no judgement of what comes later.
    Scorer,
    /// The action after which the position looks best; no search.
    Greedy,
    /// One of the levels.
    Level(LevelId),
}

impl Bot {
    /// Everybody: simple players, then the levels, weakest first.
    pub const ALL: [Bot; 12] = [
        Bot::Random,
        Bot::Single,
        Bot::Scorer,
        Bot::Greedy,
        Bot::Level(LevelId::Newcomer),
        Bot::Level(LevelId::Casual),
        Bot::Level(LevelId::Enthusiast),
        Bot::Level(LevelId::Apprentice),
        Bot::Level(LevelId::Merchant),
        Bot::Level(LevelId::Governor),
        Bot::Level(LevelId::Viceroy),
        Bot::Level(LevelId::Master),
    ];

    /// Those who can play any game somebody has written an evaluator for.
    pub const ANY_GAME: [Bot; 11] = [
        Bot::Random,
        Bot::Scorer,
        Bot::Greedy,
        Bot::Level(LevelId::Newcomer),
        Bot::Level(LevelId::Casual),
        Bot::Level(LevelId::Enthusiast),
        Bot::Level(LevelId::Apprentice),
        Bot::Level(LevelId::Merchant),
        Bot::Level(LevelId::Governor),
        Bot::Level(LevelId::Viceroy),
        Bot::Level(LevelId::Master),
    ];

    /// The name on command lines and in files.
    pub const fn key(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Single => "single",
            Bot::Scorer => "scorer",
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
/// Samples of what is hidden that [`Bot::Greedy`] and [`Bot::Scorer`] compare
/// actions on.
const SAMPLES: u64 = 8;

/// Chooses as `bot` does for the seat on turn. Everything that the seat may not know is resampled
/// first. Equal seeds give equal choices unless `time_is_up` ends the search early.
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
        Bot::Single => single(game, state, seed),
        Bot::Scorer => best_on_average(game, &game.evaluator(Terms::WEIGHED), state, seed, tallied),
        Bot::Greedy => best_on_average(game, &game.evaluator(Terms::WEIGHED), state, seed, judged),
        Bot::Level(id) => {
            let level = game.level(id);
            searched(game, game.judge_of(&level, None), state, &level, seed, time_is_up)
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

/// Chooses by a search with any evaluator and level; otherwise as [`choose`], of which this is the
/// part for levels.
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
    table.choose(search.slip(), &mut Rng::stream(seed, SLIP)).expect("invariant: somebody has to choose")
}

fn single<G: Playable>(game: &G, state: &G::State, seed: u64) -> G::Action {
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    game.single_minded(state, &legal).map_or_else(|| random(game, state, seed), |index| legal[index])
}

/// Function that judges the position behind an action for a seat.
type Look<G, E> = fn(&G, &E, &mut <G as Game>::State, &mut Scratch<G>, Seat) -> f32;

/// As the evaluator judges it.
fn judged<G: Game, E: Evaluate<G>>(
    game: &G,
    eval: &E,
    state: &mut G::State,
    scratch: &mut Scratch<G>,
    seat: Seat,
) -> f32 {
    scratch.judge(game, eval, state, 0).worth[seat.index()]
}

/// By the points on the table; a tie-break counts little.
fn tallied<G: Game, E: Evaluate<G>>(
    game: &G,
    eval: &E,
    state: &mut G::State,
    scratch: &mut Scratch<G>,
    seat: Seat,
) -> f32 {
    scratch.play_on(game, eval, state, 0);
    let tally = game.tallies(state)[seat.index()];
    f32::from(tally.points) + f32::from(tally.tie_break) / TIE_BREAKS
}

/// More tie-breaks than anybody ever has.
const TIE_BREAKS: f32 = 1000.0;

/// The action behind which it looks best once what it begins is resolved, on
/// average over the same few samples for every action.
fn best_on_average<G: Game, E: Evaluate<G>>(
    game: &G,
    eval: &E,
    state: &G::State,
    seed: u64,
    look: Look<G, E>,
) -> G::Action {
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
            game.apply(&mut state, action, &mut Mute);
            sum += look(game, eval, &mut state, &mut scratch, seat);
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
