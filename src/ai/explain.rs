//! Reason why an opponent chose as it did: the best actions side by side.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use game_core::{Game, Mute, Rng, Seat};

use super::curve::Curve;
use super::eval::{Evaluate, Forecast, GameResult, Term, result_of};
use super::rollout::Scratch;
use super::root::{RootEntry, RootTable};
use super::search::imagine;

/// Number of actions shown side by side.
pub const SHOWN: usize = 3;
/// Samples of the hidden cards each of them is looked at with.
const SAMPLES: u64 = 24;
/// A difference below this many points is not worth a word.
const WORTH_SAYING: f32 = 0.25;
/// The purpose of the random stream of an explanation.
const EXPLAIN: u64 = 0xE7B1;

/// One action that was thought about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Considered<A> {
    pub action: A,
    /// Its part of all playouts, 0.0 to 1.0.
    pub visit_share: f32,
    /// The chance to win with it, 0.0 to 1.0; with a little for the lead, where it is counted out.
    pub worth: f32,
    /// The final points to expect with it.
    pub points: f32,
    /// Result of the seat with this action, if the rest of the game is counted out: then the points
    /// are exact, too.
    #[serde(default)]
    pub result: Option<GameResult>,
    /// Differences from the strongest of the other actions shown, in points for the seat itself;
    /// the largest first.
    pub differs: Vec<(Term, f32)>,
}

/// The best actions of a search of `blinded`: the most visited one, then the others by their chances as `curve` tells them;
/// `eyes` as in [`Search::seen_by`](super::Search::seen_by). Of what no playout tried nothing is known, so it is
/// not among them. A pure function of its arguments.
///
/// No other action is told to win more often than the first: it was tried less, and the search, which also looks at points,
/// holds it for worse. A figure above that of the advice would be chance and read as a fault.
///
/// # Panics
/// If the game is over.
pub fn explain<G: Game, E: Evaluate<G>>(
    game: &G,
    eval: &E,
    blinded: &G::State,
    eyes: Option<Seat>,
    table: &RootTable<G::Action>,
    curve: Curve,
    seed: u64,
) -> Vec<Considered<G::Action>> {
    let ranked = table.ranking();
    let tried = ranked.iter().take_while(|entry| entry.visits > 0).count();
    let mut shown = ranked[..tried.min(SHOWN)].to_vec();
    let most = shown.first().map_or(1.0, |best| table.chance(best, curve));
    let chance = |entry: &RootEntry<G::Action>| table.chance(entry, curve).min(most);
    if let [_, others @ ..] = &mut shown[..]
        && !table.counted
    {
        others.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
    }
    let outlooks: ArrayVec<Option<Outlook>, SHOWN> = shown
        .iter()
        .map(|entry| match table.counted {
            true => Some(counted(entry.mean_points() as f32)),
            false => outlook(game, eval, blinded, eyes, entry.action, seed),
        })
        .collect();
    let all = table.visits().max(1) as f32;
    shown
        .iter()
        .enumerate()
        .map(|(index, entry)| Considered {
            action: entry.action,
            visit_share: entry.visits as f32 / all,
            // Of what is counted out the lead says more than that it wins.
            worth: if table.counted { entry.mean_worth() as f32 } else { chance(entry) },
            points: entry.mean_points() as f32,
            result: table.counted.then(|| result_of(entry.mean_worth() as f32)),
            differs: match (&outlooks[index], outlooks.get(usize::from(index == 0))) {
                (Some(own), Some(Some(rival))) => differences(own, rival),
                _ => Vec::new(),
            },
        })
        .collect()
}

/// Parts of a seat's forecast.
type Outlook = [f32; Term::COUNT];

/// The same where the end is known: nothing but points.
fn counted(points: f32) -> Outlook {
    let mut outlook = Outlook::default();
    outlook[Term::Points as usize] = points;
    outlook
}

/// The mean forecast for the seat that chooses, once what `action` begins has
/// been resolved. In other eyes its hand may be such that it has no such action:
/// such samples tell nothing of it. `None` if all are such.
fn outlook<G: Game, E: Evaluate<G>>(
    game: &G,
    eval: &E,
    blinded: &G::State,
    eyes: Option<Seat>,
    action: G::Action,
    seed: u64,
) -> Option<Outlook> {
    let seat = game.turn(blinded).seat().expect("invariant: somebody has to choose");
    let mut all = Outlook::default();
    let mut samples = 0.0;
    for sample in 0..SAMPLES {
        let mut scratch = Scratch::<G>::new(Rng::stream(seed.wrapping_add(sample), EXPLAIN));
        let mut state = blinded.clone();
        imagine(game, &mut state, seat, eyes, &mut scratch.rng);
        game.reopen(&mut state, seat);
        scratch.legal.clear();
        game.legal(&state, &mut scratch.legal);
        if !scratch.legal.contains(&action) {
            continue;
        }
        game.apply(&mut state, action, &mut Mute);
        samples += 1.0;
        scratch.play_on(game, eval, &mut state, 0);
        let mut forecast = Forecast::default();
        if game.is_over(&state) {
            let tally = game.tallies(&state)[seat.index()];
            forecast.terms[seat.index()][Term::Points as usize] = tally.points.into();
        } else {
            eval.forecast(game, &state, &mut forecast);
        }
        for (sum, term) in all.iter_mut().zip(forecast.terms[seat.index()]) {
            *sum += term;
        }
    }
    (samples > 0.0).then(|| all.map(|sum| sum / samples))
}

fn differences(own: &Outlook, rival: &Outlook) -> Vec<(Term, f32)> {
    let mut differs: Vec<(Term, f32)> = Term::ALL
        .into_iter()
        .map(|term| (term, own[term as usize] - rival[term as usize]))
        .filter(|(_, difference)| difference.abs() >= WORTH_SAYING)
        .collect();
    differs.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    differs
}
