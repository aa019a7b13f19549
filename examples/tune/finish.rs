//! Counts how often a player that can win at once does so.

use ai::player::blind;
use game_core::score::rank;
use game_core::{Actions, Mute, Rng, Seat, Turn};

use crate::Outcome;
use crate::contender::{Contender, Spent, at_once, play};
use crate::games::Tuned;

/// Positions with a win at hand in games of a player.
pub struct Finish<'a> {
    /// Player at all seats: as in [`Contender`].
    pub bot: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    /// Number of positions.
    pub positions: u32,
    /// The family of seeds.
    pub family: u64,
}

/// Continuations of each action that are played out; all of them have to be won.
const CONTINUATIONS: u64 = 12;
/// How many of the choices that follow each seat may make until the game has to be over.
const CHOICES: u32 = 4;

/// Findings.
#[derive(Default)]
struct Found {
    choices: u32,
    positions: u32,
    taken: u32,
    /// Games in which the player let a win at hand lie and did not win.
    games: u32,
    lost: u32,
}

/// Plays games until enough positions were found in which an action ends the game soon with a win of the
/// seat that chooses, whatever is hidden, and another action does not end it; prints how often the player
/// took such an action.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn print<G: Tuned>(task: &Finish) -> Outcome<()> {
    let player = Contender::<G>::parse(task.bot)?;
    let game = G::table_of(task.table)?;
    let seated: Vec<&Contender<G>> = Seat::all(game.seats()).map(|_| &player).collect();
    let mut found = Found::default();
    for number in 0.. {
        if found.positions >= task.positions {
            break;
        }
        let seed = Rng::stream(task.family, number).next();
        let mut spent = vec![Spent::default(); seated.len()];
        let mut left = Vec::new();
        let end = play(&game, seed, &seated, &mut spent, |state| {
            if found.positions < task.positions {
                left.extend(found.look(&game, state, &player, seed));
            }
        });
        found.games += 1;
        let tallies = game.tallies(&end);
        found.lost += left.iter().filter(|&&seat| rank(&tallies, seat) > 1).count() as u32;
    }
    println!(
        "{}: {} positions with a win at hand in {} games of {}, family {}: taken in {} ({:.1} %), let lie and not won in {}",
        task.table,
        found.positions,
        found.games,
        task.bot,
        task.family,
        found.taken,
        100.0 * f64::from(found.taken) / f64::from(found.positions.max(1)),
        found.lost
    );
    Ok(())
}

impl Found {
    /// Looks for a win at hand, and asks the player. Returns the seat if it lets the win lie.
    fn look<G: Tuned>(&mut self, game: &G, state: &G::State, player: &Contender<G>, seed: u64) -> Option<Seat> {
        let Turn::Choose { seat, .. } = game.turn(state) else { return None };
        let mut legal = Actions::new();
        game.legal(state, &mut legal);
        if legal.len() < 2 {
            return None;
        }
        self.choices += 1;
        let wins: Vec<bool> = legal.iter().map(|&action| wins_soon(game, state, seat, action, seed)).collect();
        if wins.iter().all(|won| *won) || !wins.contains(&true) {
            return None;
        }
        self.positions += 1;
        let answer = player.choose(game, state, seed);
        let is_taken = legal.iter().zip(&wins).any(|(action, won)| *won && *action == answer);
        self.taken += u32::from(is_taken);
        (!is_taken).then_some(seat)
    }
}

/// Returns true if the game is over soon behind `action`, won by `seat` alone, in every continuation.
fn wins_soon<G: Tuned>(game: &G, state: &G::State, seat: Seat, action: G::Action, seed: u64) -> bool {
    let eval = game.judge();
    (0..CONTINUATIONS).all(|number| {
        let mut rng = Rng::stream(seed.wrapping_add(number), FINISH);
        let mut state = blind(game, state, rng.next());
        game.apply(&mut state, action, &mut Mute);
        let most = CHOICES * u32::from(game.seats());
        for _ in 0..most {
            let Turn::Choose { .. } = game.turn(&state) else { break };
            let next = at_once(game, &eval, &state, 0.0, &mut rng);
            game.apply(&mut state, next, &mut Mute);
        }
        let tallies = game.tallies(&state);
        let firsts = Seat::all(game.seats()).filter(|&other| rank(&tallies, other) == 1).count();
        matches!(game.turn(&state), Turn::Over) && rank(&tallies, seat) == 1 && firsts == 1
    })
}

/// The purpose of the random stream of continuations.
const FINISH: u64 = 0xF1E5;
