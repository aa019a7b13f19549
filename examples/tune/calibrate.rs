//! Fits the curves by which chances are told to people, and judges them on games kept apart.

use ai::curve::{Curve, Ends, logit};
use ai::player::blind;
use ai::{Evaluate, LevelId, Search};
use game_core::score::rank;
use game_core::{Actions, Rng, Seat, Turn};

use crate::Outcome;
use crate::contender::{Contender, Spent, play};
use crate::games::Tuned;

/// Player at all seats of the games: sees what a search sees and does not err on purpose.
const PLAYER: &str = "viceroy:nodes=100,slip=0,exact=0";
/// Playouts for each position that is looked at.
const PLAYOUTS: u32 = 500;
/// Positions that are looked at in a game.
const PER_GAME: usize = 6;
/// Families of the games to which curves are fitted, and of those on which they are judged; the tables of
/// a game follow each other.
const FITTED: u64 = 4001;
const JUDGED: u64 = 5001;
/// Positions by which the fit clings to a plain curve.
const RIDGE: f64 = 20.0;
/// The least slope of a curve, so that a better chance stays the better one.
const LEAST_SLOPE: f64 = 0.4;
/// A tenth with fewer positions says nothing.
const ENOUGH: usize = 100;

/// Chance at a position and what came of it.
struct Told {
    /// As the playouts find it.
    chance: f32,
    /// The stage of the game.
    stage: f32,
    /// The curve of the program there.
    curve: Curve,
    /// The seat's part of the win.
    won: f32,
}

/// Fits the curves of every kind of table to `percent` of its games, and prints them as the program has them;
/// then judges them as [`judge`] does those of the program.
///
/// # Errors
/// A table that does not exist.
pub fn fit<G: Tuned>(percent: u64) -> Outcome<()> {
    println!("{HEAD}");
    for (index, &(table, name, games)) in G::CURVES.iter().enumerate() {
        let (games, family) = ((games * percent / 100).max(2), FITTED + index as u64);
        let told = positions::<G>(table, games, family)?;
        let ends = fitted(&told);
        println!("{}", row::<G>(index, percent, |one| Curve::between(ends, one.stage))?);
        let [first, last] =
            ends.map(|Curve { offset, slope }| format!("Curve::line({offset:.3}, {slope:.3})"));
        println!("/// Table {table}: {games} games of family {family}, {} positions.", told.len());
        println!("const {name}: Ends = [{first}, {last}];");
    }
    Ok(())
}

/// The head of the table of [`judge`].
pub const HEAD: &str = "| Table | Games | Positions | Worst, found | told | Mean, found | told | Found, came | Told, came | Family |\n\
     |---|---|---|---|---|---|---|---|---|---|";

/// Prints how far the chances that are found and told are from what comes, on games kept apart.
///
/// # Errors
/// A table that does not exist.
pub fn judge<G: Tuned>(percent: u64) -> Outcome<()> {
    println!("{HEAD}");
    for index in 0..G::CURVES.len() {
        println!("{}", row::<G>(index, percent, |one| one.curve)?);
    }
    Ok(())
}

/// A row of the table of [`judge`], about the kind of table of this place in [`Tuned::CURVES`].
fn row<G: Tuned>(index: usize, percent: u64, curve: impl Fn(&Told) -> Curve) -> Outcome<String> {
    let ((table, _, games), family) = (G::CURVES[index], JUDGED + index as u64);
    let games = (games * percent / 100).max(2);
    let told = positions::<G>(table, games, family)?;
    let found = tenths(told.iter().map(|one| (one.chance, one.won)));
    let said = tenths(told.iter().map(|one| (curve(one).of(one.chance), one.won)));
    let worst = |all: &[Tenth]| all.iter().map(Tenth::error).fold(0.0, f64::max);
    let mean = |all: &[Tenth]| {
        let positions: usize = all.iter().map(|tenth| tenth.positions).sum();
        let sum: f64 = all.iter().map(|tenth| tenth.error() * tenth.positions as f64).sum();
        sum / positions.max(1) as f64
    };
    let pairs = |all: &[Tenth]| {
        let pair = |tenth: &Tenth| format!("{:.0} {:.0}", tenth.said, tenth.came);
        all.iter().map(pair).collect::<Vec<_>>().join(", ")
    };
    Ok(format!(
        "| {table} | {games} | {} | {:.1} | {:.1} | {:.1} | {:.1} | {} | {} | {family} |",
        told.len(),
        worst(&found),
        worst(&said),
        mean(&found),
        mean(&said),
        pairs(&found),
        pairs(&said)
    ))
}

/// Positions whose chance is in the same tenth, in wins of a hundred.
struct Tenth {
    positions: usize,
    said: f64,
    came: f64,
}

impl Tenth {
    fn error(&self) -> f64 {
        (self.said - self.came).abs()
    }
}

/// The tenths that have enough positions.
fn tenths(all: impl Iterator<Item = (f32, f32)>) -> Vec<Tenth> {
    let mut sums = [(0, 0.0, 0.0); 10];
    for (said, came) in all {
        let tenth = &mut sums[((said * 10.0) as usize).min(9)];
        *tenth = (tenth.0 + 1, tenth.1 + f64::from(said), tenth.2 + f64::from(came));
    }
    let enough = sums.into_iter().filter(|(positions, ..)| *positions >= ENOUGH);
    let mean = |sum: f64, positions: usize| 100.0 * sum / positions as f64;
    enough
        .map(|(positions, said, came)| Tenth {
            positions,
            said: mean(said, positions),
            came: mean(came, positions),
        })
        .collect()
}

/// Plays games and looks at some choices of each, as a hint does.
fn positions<G: Tuned>(table: &str, games: u64, family: u64) -> Outcome<Vec<Told>> {
    let (game, player) = (G::table_of(table)?, Contender::<G>::parse(PLAYER)?);
    let seated: Vec<&Contender<G>> = Seat::all(game.seats()).map(|_| &player).collect();
    let mut all = Vec::new();
    for number in 0..games {
        let mut rng = Rng::stream(family, number);
        let (mut choices, mut legal) = (Vec::new(), Actions::new());
        let mut spent = vec![Spent::default(); seated.len()];
        let end = play(&game, rng.next(), &seated, &mut spent, |state| {
            legal.clear();
            game.legal(state, &mut legal);
            if legal.len() > 1 {
                choices.push(state.clone());
            }
        });
        rng.shuffle(&mut choices);
        choices.truncate(PER_GAME);
        let tallies = game.tallies(&end);
        let winners = Seat::all(game.seats()).filter(|&seat| rank(&tallies, seat) == 1).count() as f32;
        for state in &choices {
            let Turn::Choose { seat, .. } = game.turn(state) else { continue };
            let won = if rank(&tallies, seat) == 1 { 1.0 / winners } else { 0.0 };
            all.extend(look(&game, state, rng.next(), won));
        }
    }
    Ok(all)
}

/// The chance at a position; `None` where it is counted out, and so a fact.
fn look<G: Tuned>(game: &G, state: &G::State, seed: u64, won: f32) -> Option<Told> {
    let level = game.level(LevelId::Master).with_playouts(PLAYOUTS);
    let (blinded, eval) = (blind(game, state, seed), game.evaluator(level.terms));
    let stage = eval.progress(game, &blinded);
    let mut search = Search::new(game, eval, blinded, &level, seed).trying_each();
    while !search.step(game, u32::MAX).done {}
    let table = search.table();
    let best = *table.ranking().first()?;
    let told = Told { chance: best.mean_chance() as f32, stage, curve: game.curve(state), won };
    (!table.counted).then_some(told)
}

/// The curves under which what came is likeliest.
fn fitted(all: &[Told]) -> Ends {
    // Offset and slope at the beginning, and at the end.
    const PLAIN: [f64; 4] = [0.0, 1.0, 0.0, 1.0];
    let mut line = PLAIN;
    for _ in 0..30 {
        let (mut gradient, mut curvature) = ([0.0; 4], [[0.0; 4]; 4]);
        for one in all {
            let (stage, logit) = (f64::from(one.stage.clamp(0.0, 1.0)), f64::from(logit(one.chance)));
            let inputs = [1.0 - stage, (1.0 - stage) * logit, stage, stage * logit];
            let sum: f64 = line.iter().zip(inputs).map(|(weight, input)| weight * input).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for (row, input) in inputs.into_iter().enumerate() {
                gradient[row] += (f64::from(one.won) - chance) * input;
                for (column, other) in inputs.into_iter().enumerate() {
                    curvature[row][column] += chance * (1.0 - chance) * input * other;
                }
            }
        }
        for row in 0..4 {
            gradient[row] -= RIDGE * 0.25 * (line[row] - PLAIN[row]);
            curvature[row][row] += RIDGE * 0.25;
        }
        let step = solved(curvature, gradient);
        line.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    [[line[0], line[1]], [line[2], line[3]]]
        .map(|[offset, slope]| Curve { offset: offset as f32, slope: slope.max(LEAST_SLOPE) as f32 })
}

/// The solution of a set of equations whose matrix is symmetric and positive.
fn solved(mut rows: [[f64; 4]; 4], mut values: [f64; 4]) -> [f64; 4] {
    for pivot in 0..4 {
        for row in pivot + 1..4 {
            let factor = rows[row][pivot] / rows[pivot][pivot];
            let above = rows[pivot];
            for (cell, above) in rows[row].iter_mut().zip(above).skip(pivot) {
                *cell -= factor * above;
            }
            values[row] -= factor * values[pivot];
        }
    }
    for row in (0..4).rev() {
        let known: f64 = (row + 1..4).map(|column| rows[row][column] * values[column]).sum();
        values[row] = (values[row] - known) / rows[row][row];
    }
    values
}
