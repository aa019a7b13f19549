//! Counts how different the games of a player begin.

use std::collections::BTreeMap;

use ai::{RootEntry, RootTable};
use game_core::{Actions, Mute, Rng};

use crate::Outcome;
use crate::contender::Contender;
use crate::games::Tuned;
use crate::hints::advised;

/// Beginnings of games of a player.
pub struct Openings<'a> {
    /// Player at all seats: as in [`Contender`].
    pub bot: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    /// Number of games.
    pub games: u64,
    /// The family of seeds.
    pub family: u64,
}

/// Choices that make up a beginning.
const CHOICES: usize = 4;
/// Worth by which an answer may be behind the best one and still is as good.
const ALIKE: f64 = 0.02;

/// Plays games. Prints how often each answer is the first, how many beginnings are different, and how many answers to the
/// first choice are as good as the best one by a hint.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn print<G: Tuned>(task: &Openings) -> Outcome<()> {
    let player = Contender::<G>::parse(task.bot)?;
    let game = G::table_of(task.table)?;
    let mut firsts = BTreeMap::<String, u32>::new();
    let mut beginnings = BTreeMap::<Vec<G::Action>, u32>::new();
    let mut alike = 0;
    for number in 0..task.games {
        let mut rng = Rng::stream(task.family, number);
        let mut state = game.setup(rng.next(), &mut Mute);
        let (mut choices, mut legal) = (Vec::new(), Actions::new());
        while choices.len() < CHOICES {
            legal.clear();
            game.legal(&state, &mut legal);
            let mut action = legal[0];
            if legal.len() > 1 {
                if choices.is_empty() {
                    alike += good(&advised(&game, &state, rng.next()));
                }
                action = player.choose(&game, &state, rng.next());
                choices.push(action);
            }
            game.apply(&mut state, action, &mut Mute);
        }
        *firsts.entry(format!("{:?}", choices[0])).or_default() += 1;
        *beginnings.entry(choices).or_default() += 1;
    }
    let mut firsts: Vec<(String, u32)> = firsts.into_iter().collect();
    firsts.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    let firsts: Vec<String> = firsts.iter().map(|(answer, games)| format!("{answer} {games}")).collect();
    println!(
        "{}: {} games of {}, family {}: first {}; {} different beginnings of {CHOICES} choices; {:.1} answers to the first \
         are within {} in 100 of the best",
        task.table,
        task.games,
        task.bot,
        task.family,
        firsts.join(", "),
        beginnings.len(),
        alike as f64 / task.games as f64,
        ALIKE * 100.0,
    );
    Ok(())
}

/// Number of answers that are as good as the best one.
fn good<A: Copy + Ord>(table: &RootTable<A>) -> usize {
    let best = table.entries.iter().map(RootEntry::mean_worth).fold(0.0, f64::max);
    table.entries.iter().filter(|entry| entry.mean_worth() >= best - ALIKE).count()
}
