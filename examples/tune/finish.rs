//! Counts how often a player that is far ahead and can end the game does so.

use ai::RootEntry;
use game_core::{Actions, Mute, Rng, Seat, Turn};

use crate::Outcome;
use crate::contender::{Contender, watch_game};
use crate::games::Tuned;
use crate::hints::advised;

/// Positions with a win at hand in games of a player.
pub struct Finish<'a> {
    /// Player at all seats: as in [`Contender`].
    pub bot: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    /// Number of games.
    pub games: u64,
    /// The family of seeds.
    pub family: u64,
}

/// Chance to win of the answer that ends the game, by the Master with the playouts that it owes.
const AHEAD: f64 = 0.94;
/// Chance to win that the end may cost.
const PRICE: f64 = 0.01;
/// Games that are played on from an answer by the player of the games, and how many choices a seat may make until the
/// end.
const CONTINUATIONS: u64 = 5;
const CHOICES: u32 = 4;

/// Findings: choices, those of somebody far ahead, those of them with a win at hand, and the wins that were taken.
#[derive(Default)]
struct Found {
    choices: u32,
    ahead: u32,
    positions: u32,
    taken: u32,
}

/// Plays games. Looks for choices at which one answer ends the game soon, with a win as sure as that of any other answer,
/// while after another answer the game goes on; prints how often the player took one that ends it.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn print<G: Tuned>(task: &Finish) -> Outcome<()> {
    let player = Contender::<G>::parse(task.bot)?;
    let game = G::table_of(task.table)?;
    let mut found = Found::default();
    for number in 0..task.games {
        watch_game(&game, &player, task.family, number, |state, seed| {
            found.look(&game, state, &player, seed);
        });
    }
    println!(
        "{}: {} games of {}, family {}: {} choices, {} of somebody who wins at least {} in 100, {} of them with a win at \
         hand; it is taken {} times",
        task.table,
        task.games,
        task.bot,
        task.family,
        found.choices,
        found.ahead,
        AHEAD * 100.0,
        found.positions,
        found.taken
    );
    Ok(())
}

impl Found {
    fn look<G: Tuned>(&mut self, game: &G, state: &G::State, player: &Contender<G>, seed: u64) {
        let Turn::Choose { seat, .. } = game.turn(state) else { return };
        let mut legal = Actions::new();
        game.legal(state, &mut legal);
        if legal.len() < 2 {
            return;
        }
        self.choices += 1;
        let table = advised(game, state, seed);
        let chance = |entry: &RootEntry<G::Action>| {
            if table.counted { entry.mean_worth() } else { entry.mean_chance() }
        };
        let best = table.entries.iter().map(chance).fold(0.0, f64::max);
        if best < AHEAD {
            return;
        }
        self.ahead += 1;
        let wins = table.entries.iter().filter(|entry| entry.visits > 0 && chance(entry) >= best - PRICE);
        let ends: Vec<(G::Action, u64)> =
            wins.map(|entry| (entry.action, ends(game, state, seat, entry.action, player, seed))).collect();
        if !ends.iter().any(|(_, ended)| *ended == CONTINUATIONS)
            || !ends.iter().any(|(_, ended)| *ended == 0)
        {
            return;
        }
        self.positions += 1;
        let answer = player.choose(game, state, seed);
        self.taken += u32::from(ends.contains(&(answer, CONTINUATIONS)));
    }
}

/// Number of the games played on from an action that are soon over, 0 to [`CONTINUATIONS`].
fn ends<G: Tuned>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    player: &Contender<G>,
    seed: u64,
) -> u64 {
    let over = |number: u64| {
        let mut rng = Rng::stream(seed.wrapping_add(number), FINISH);
        let mut state = state.clone();
        game.determinize(&mut state, seat, &mut rng);
        game.apply(&mut state, action, &mut Mute);
        for _ in 0..CHOICES * u32::from(game.seats()) {
            if game.is_over(&state) {
                break;
            }
            let next = player.choose(game, &state, rng.next());
            game.apply(&mut state, next, &mut Mute);
        }
        game.is_over(&state)
    };
    (0..CONTINUATIONS).filter(|number| over(*number)).count() as u64
}

/// The purpose of the random stream of continuations.
const FINISH: u64 = 0xF1E5;
