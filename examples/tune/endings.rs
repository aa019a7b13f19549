//! Measures how much of a game can be counted out, and the gain of doing so.

use std::time::Instant;

use ai::Terms;
use ai::exact::{Answer, Count, Counted};
use ai::player::blind;
use game_core::Actions;

use crate::Outcome;
use crate::contender::{Contender, watch_game};
use crate::games::Tuned;

/// Games in which endings are looked for.
pub struct Endings<'a> {
    /// Player at all seats: as in [`Contender`].
    pub bot: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    pub games: u64,
    /// The family of seeds.
    pub family: u64,
    /// Actions carried out at most for a choice.
    pub limit: u32,
}

/// Findings.
#[derive(Default)]
struct Found {
    /// Choices between at least two actions; those that might be counted out; those that were.
    choices: [u32; 3],
    /// Choices at which something unknown turned up.
    unknown: u32,
    /// Answers of the players that are not worth as much as the best, by more than a trifle, and by
    /// as much as a shared win.
    worse: [u32; 3],
    /// The worth that they gave away.
    given: f64,
    /// Actions carried out, of choices that were counted out and of all others.
    applied: [Vec<u32>; 2],
    /// On counting, in seconds, and on the longest count.
    seconds: [f64; 2],
}

/// Plays the games and prints how many choices can be counted out, how long that takes, and how often
/// the players answered something worse than the best.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn print<G: Tuned>(task: &Endings) -> Outcome<()> {
    let player = Contender::<G>::parse(task.bot)?;
    let game = G::table_of(task.table)?;
    let mut found = Found::default();
    for number in 0..task.games {
        watch_game(&game, &player, task.family, number, |state, _| {
            found.look(&game, state, &player, task.limit);
        });
    }
    found.tell(task);
    Ok(())
}

impl Found {
    /// Counts a choice out, if that can be done, and asks the player.
    fn look<G: Tuned>(&mut self, game: &G, state: &G::State, player: &Contender<G>, limit: u32) {
        let mut legal = Actions::new();
        game.legal(state, &mut legal);
        self.choices[0] += u32::from(legal.len() > 1);
        let eval = game.evaluator(Terms::ALL);
        let mut count = Count::new(game, &eval, &blind(game, state, 1), limit);
        if count.counted() == Counted::Never {
            return;
        }
        let begin = Instant::now();
        count.go_on(game, &eval, u32::MAX);
        let seconds = begin.elapsed().as_secs_f64();
        self.seconds = [self.seconds[0] + seconds, self.seconds[1].max(seconds)];
        self.choices[1] += 1;
        self.applied[usize::from(count.counted() == Counted::Never)].push(count.applied());
        let Some(answers) = count.answers() else {
            self.unknown += u32::from(count.applied() < limit);
            return;
        };
        self.choices[2] += 1;
        let answer = player.choose(game, state, 1);
        let worth = |of: Option<&Answer<G::Action>>| f64::from(of.expect("invariant: it is legal").worth);
        let best = answers.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
        let given = worth(best) - worth(answers.iter().find(|known| known.action == answer));
        for (worse, than) in self.worse.iter_mut().zip([0.0, TRIFLE, SHARE]) {
            *worse += u32::from(given > than);
        }
        self.given += given;
    }

    fn tell(&mut self, task: &Endings) {
        let games = task.games as f64;
        let [all, late, out] = self.choices;
        println!(
            "{}: {} games of {}, family {}, at most {} actions: {:.1} choices a game, {:.2} of them might be \
             counted out and {:.2} are; {:.2} meet something unknown",
            task.table,
            task.games,
            task.bot,
            task.family,
            task.limit,
            f64::from(all) / games,
            f64::from(late) / games,
            f64::from(out) / games,
            f64::from(self.unknown) / games,
        );
        let [any, more, shares] = self.worse;
        let percent = |part: u32| 100.0 * f64::from(part) / f64::from(out.max(1));
        println!(
            "  worse answers: {any} of {out} ({:.1} %), by more than {TRIFLE}: {more} ({:.1} %), by more than \
             {SHARE}: {shares} ({:.1} %); worth given away: {:.4} a choice, {:.4} a game",
            percent(any),
            percent(more),
            percent(shares),
            self.given / f64::from(out.max(1)),
            self.given / games
        );
        let [counted, given_up] = &mut self.applied;
        counted.sort_unstable();
        let median = counted.get(counted.len() / 2).copied().unwrap_or_default();
        let actions = counted.iter().chain(given_up.iter()).map(|&applied| f64::from(applied)).sum::<f64>();
        println!(
            "  {median} actions in the median, {:.0} ns each, {:.1} ms a game, longest {:.1} ms",
            1e9 * self.seconds[0] / actions.max(1.0),
            1e3 * self.seconds[0] / games,
            1e3 * self.seconds[1]
        );
    }
}

/// Loss below which a choice costs points and no win.
const TRIFLE: f64 = 0.02;
/// Loss above which a choice costs a win, or a part of one.
const SHARE: f64 = 0.15;
