//! Rivals that stay as they are while the program learns: earlier levels, and
//! a search that knows nothing of the game but its rules.

use ai::player::blind;
use ai::{Evaluate, Level, LevelId, Plain, RootTable, Search, Slip, Term, Terms};
use game_core::{Game, Rng};
use rand::RngExt;

/// A level as it once was: its figures, and the way it erred.
#[derive(Clone, Copy, Debug)]
pub struct Frozen {
    /// Its name on command lines.
    pub key: &'static str,
    nodes: u32,
    /// The scale, in worth, of a random error on each judged action.
    slip: f64,
    depth: u16,
    /// Terms that it takes notice of.
    pub terms: Terms,
}

/// The four levels of the first release. Their weights are those that
/// `Tuned::frozen` names; whoever fits those files anew keeps the old ones there.
pub const FROZEN: [Frozen; 4] = [
    Frozen {
        key: "apprentice-1",
        nodes: 30,
        slip: 0.08,
        depth: 1,
        terms: Terms::WEIGHED.without(Term::Plans),
    },
    Frozen { key: "merchant-1", nodes: 100, slip: 0.04, depth: 2, terms: Terms::WEIGHED },
    Frozen { key: "governor-1", nodes: 500, slip: 0.02, depth: 6, terms: Terms::WEIGHED },
    Frozen { key: "viceroy-1", nodes: 4000, slip: 0.0, depth: u16::MAX, terms: Terms::WEIGHED },
];

/// Weight of priors at every level.
const CURIOSITY: f32 = 0.4;
/// Actions with a smaller part of the favourite's visits were not chosen by a
/// slip.
const KNOWN: f64 = 0.05;

impl Frozen {
    /// The level of this name.
    pub fn named(key: &str) -> Option<&'static Frozen> {
        FROZEN.iter().find(|frozen| frozen.key == key)
    }

    /// Chooses an action, judging with `judge`.
    pub fn choose<G: Game, E: Evaluate<G>>(
        &self,
        game: &G,
        judge: E,
        state: &G::State,
        seed: u64,
    ) -> G::Action {
        let level = plain(self.nodes, self.depth, 0);
        let table = search(game, judge, state, &level, seed);
        let ranked = table.ranking();
        let favourite = ranked[0];
        if self.slip <= 0.0 || favourite.visits == 0 {
            return favourite.action;
        }
        let mut rng = Rng::stream(seed, SLIP);
        let enough = f64::from(favourite.visits) * KNOWN;
        let mut best = (f64::MIN, favourite.action);
        for entry in ranked.iter().filter(|entry| entry.visits > 0 && f64::from(entry.visits) >= enough) {
            let believed = entry.mean_worth() + self.slip * gumbel(&mut rng);
            if believed > best.0 {
                best = (believed, entry.action);
            }
        }
        best.1
    }
}

/// Chooses by a tree search that plays every game to its end at random: the agent that ships with
/// general game frameworks.
pub fn playouts<G: Game>(game: &G, state: &G::State, nodes: u32, seed: u64) -> G::Action {
    let level = Level { curiosity: PLAYOUT_CURIOSITY, ..plain(nodes, u16::MAX, u16::MAX) };
    search(game, Plain, state, &level, seed).ranking()[0].action
}

/// Higher than elsewhere: all actions look alike at first, so rare visits must count for more.
const PLAYOUT_CURIOSITY: f32 = 1.4;

fn plain(nodes: u32, depth: u16, rollout: u16) -> Level {
    Level {
        nodes,
        most: nodes,
        slip: Slip::NONE,
        curiosity: CURIOSITY,
        depth,
        rollout,
        exact: 0,
        ..*LevelId::Viceroy.level()
    }
}

/// All that a search of `level` finds out.
fn search<G: Game, E: Evaluate<G>>(
    game: &G,
    judge: E,
    state: &G::State,
    level: &Level,
    seed: u64,
) -> RootTable<G::Action> {
    let mut search = Search::new(game, judge, blind(game, state, seed), level, seed);
    while !search.step(game, u32::MAX).done {}
    search.table()
}

/// The purpose of the random stream of slips.
const SLIP: u64 = 0x511F;

/// A draw from the standard Gumbel distribution.
fn gumbel(rng: &mut Rng) -> f64 {
    -(-rng.random::<f64>().max(f64::MIN_POSITIVE).ln()).max(f64::MIN_POSITIVE).ln()
}
