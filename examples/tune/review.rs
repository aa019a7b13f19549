//! Tests that the review of a game tells a weak player from a strong one.

use std::time::Instant;

use ai::player::blind;
use ai::{Level, LevelId, Search, Terms};
use game_core::{Actions, Mute, Rng, Seat, Turn};
use session::review::{Choice, Review, Verdict};

use crate::Outcome;
use crate::contender::Contender;
use crate::games::Tuned;

/// Games between a weak player at one seat, each in turn, and a strong one at all others.
pub struct Course<'a> {
    /// Player that errs more.
    pub weak: &'a str,
    /// Player that errs less.
    pub strong: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    pub games: u64,
    /// The family of seeds.
    pub family: u64,
    /// Playouts for each verdict, times the weight of its question.
    pub playouts: u32,
}

/// Plays and reviews the games, and prints how often the choices of the weak player gave away more
/// than those of the others did in the mean.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn review<G: Tuned>(course: &Course) -> Outcome<()> {
    let begin = Instant::now();
    let (weak, strong) = (Contender::<G>::parse(course.weak)?, Contender::<G>::parse(course.strong)?);
    let game = G::table_of(course.table)?;
    let (mut told, mut sums) = (0, [0.0, 0.0]);
    for number in 0..course.games {
        let own = Seat((number % u64::from(game.people())) as u8);
        let seated: Vec<&Contender<G>> =
            Seat::all(game.seats()).map(|seat| if seat == own { &weak } else { &strong }).collect();
        let seed = Rng::stream(course.family, number).next();
        let review = judged(&game, &seated, seed, course.playouts);
        let given =
            |seat| review.verdicts.iter().filter(|one| one.seat == seat).map(Verdict::loss).sum::<f32>();
        let others = f32::from(game.people() - 1);
        let strong = Seat::all(game.people()).filter(|&seat| seat != own).map(given).sum::<f32>() / others;
        told += u64::from(given(own) > strong);
        sums = [sums[0] + given(own), sums[1] + strong];
    }
    let mean = |sum: f32| sum / course.games as f32;
    println!(
        "{} {}: {} gave away more than {} in {told} of {} games ({:.1} %), {:.3} : {:.3} a game, family {}, {:.0} s",
        G::ID,
        course.table,
        course.weak,
        course.strong,
        course.games,
        100.0 * told as f64 / course.games as f64,
        mean(sums[0]),
        mean(sums[1]),
        course.family,
        begin.elapsed().as_secs_f64()
    );
    Ok(())
}

/// The review of a game between these players.
fn judged<G: Tuned>(game: &G, seated: &[&Contender<G>], seed: u64, playouts: u32) -> Review<G::Action> {
    let level = Level { nodes: playouts, most: playouts, ..*LevelId::Viceroy.level() };
    let mut state = game.setup(seed, &mut Mute);
    let mut seeds = Rng::stream(seed, 0x0EE1);
    let mut legal = Actions::new();
    let mut verdicts = Vec::new();
    let mut position = 0;
    while let Turn::Choose { seat, .. } = game.turn(&state) {
        legal.clear();
        game.legal(&state, &mut legal);
        let action = match legal[..] {
            [only] => only,
            _ => {
                let action = seated[seat.index()].choose(game, &state, seeds.next());
                verdicts.extend(verdict(
                    game,
                    &state,
                    &level,
                    Choice { position, seat, action },
                    seeds.next(),
                ));
                action
            }
        };
        game.apply(&mut state, action, &mut Mute);
        position += 1;
    }
    Review { verdicts, better: Vec::new() }
}

/// Verdict of a search, made with the knowledge of the seat, on a choice.
fn verdict<G: Tuned>(
    game: &G,
    state: &G::State,
    level: &Level,
    choice: Choice<G::Action>,
    seed: u64,
) -> Option<Verdict<G::Action>> {
    let search = Search::new(game, game.evaluator(Terms::WEIGHED), blind(game, state, seed), level, seed);
    let mut search = search.weighing(choice.action);
    while !search.step(game, 64).done {}
    Verdict::new(choice, &search.table(), game.curve(state))
}
