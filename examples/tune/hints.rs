//! Counts the answers that hints would show and that no playout has tried.

use ai::player::blind;
use ai::{LevelId, RootTable, Search, explain};
use game_core::Actions;

use crate::Outcome;
use crate::contender::{Contender, watch_game};
use crate::games::Tuned;

/// Hints at the choices of some games.
pub struct Hints<'a> {
    /// Player at all seats: as in [`Contender`].
    pub bot: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    /// Number of hints.
    pub hints: u32,
    /// The family of seeds.
    pub family: u64,
}

/// Answers with fewer playouts than this are counted by themselves: their figures are rough.
const FEW: u32 = 8;

/// Findings.
#[derive(Default)]
struct Found {
    hints: u32,
    /// Answers shown; those that were never tried; those tried a few times.
    shown: [u32; 3],
    /// Hints with an answer that was never tried.
    blind: u32,
    /// Hints with fewer answers than there are, because the others were never tried.
    short: u32,
}

/// Plays games and asks for a hint at every choice, as the page does: by the strongest level with the
/// playouts that it owes. Prints how many of the answers shown were never tried.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn print<G: Tuned>(task: &Hints) -> Outcome<()> {
    let player = Contender::<G>::parse(task.bot)?;
    let game = G::table_of(task.table)?;
    let mut found = Found::default();
    for number in 0.. {
        if found.hints >= task.hints {
            break;
        }
        watch_game(&game, &player, task.family, number, |state, seed| {
            if found.hints < task.hints {
                found.look(&game, state, seed);
            }
        });
    }
    let [shown, untried, few] = found.shown;
    println!(
        "{}: {} hints in games of {}, family {}: {shown} answers shown, {untried} never tried (in {} hints), {few} \
         tried fewer than {FEW} times; {} hints leave one of the first three out",
        task.table, found.hints, task.bot, task.family, found.blind, found.short
    );
    Ok(())
}

/// Level that gives hints.
const ADVISER: LevelId = LevelId::Master;

/// Searches as for a hint: the strongest level, with the playouts that it owes.
pub fn advised<G: Tuned>(game: &G, state: &G::State, seed: u64) -> RootTable<G::Action> {
    let level = game.level(ADVISER);
    let level = level.with_playouts(level.nodes);
    let (blinded, eval) = (blind(game, state, seed), game.evaluator(level.terms));
    let mut search = Search::new(game, eval, blinded, &level, seed).trying_each();
    while !search.step(game, u32::MAX).done {}
    search.table()
}

impl Found {
    fn look<G: Tuned>(&mut self, game: &G, state: &G::State, seed: u64) {
        let mut legal = Actions::new();
        game.legal(state, &mut legal);
        if legal.len() < 2 {
            return;
        }
        let table = advised(game, state, seed);
        let (blinded, eval) = (blind(game, state, seed), game.evaluator(game.level(ADVISER).terms));
        let told = explain(game, &eval, &blinded, None, &table, game.curve(&blinded), seed);
        let visits =
            |action| table.entries.iter().find(|entry| entry.action == action).map_or(0, |of| of.visits);
        let untried = told.iter().filter(|way| visits(way.action) == 0).count() as u32;
        let few = told.iter().filter(|way| visits(way.action) < FEW).count() as u32;
        self.hints += 1;
        self.blind += u32::from(untried > 0);
        self.short += u32::from(told.len() < legal.len().min(ai::explain::SHOWN));
        for (sum, more) in self.shown.iter_mut().zip([told.len() as u32, untried, few]) {
            *sum += more;
        }
    }
}
