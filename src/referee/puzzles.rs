//! Puzzles: looking for positions with one best answer in games of weak
//! opponents, and checking those that were found.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use serde::Serialize;

use super::args::{Found, Hunted, Puzzles};
use super::crew::{bar, share};
use super::fault::{Code, Fault};
use super::files::{answer, read, write};
use super::games::table;
use super::listing::Listed;
use ai::{Bot, LevelId, Playable, choose};
use game_core::{Actions, Game, Mute, Rng, Seat};
use session::puzzles::{ANSWERS, Collection, Kind, MARGIN, Puzzle, PuzzleRules, PuzzleTask, Solution};

/// The purposes of the random streams.
const DEALS: u64 = 0x9022;
const CHOICES: u64 = 0x9023;
const PICKS: u64 = 0x9024;
/// Positions of a game that are counted out for a kind, until one is a puzzle.
const TRIES: usize = 12;
/// Puzzles with the same kind and answer.
const ALIKE: usize = 4;
/// Players of the games.
const PLAYERS: [Bot; 3] = [Bot::Greedy, Bot::Level(LevelId::Apprentice), Bot::Level(LevelId::Merchant)];
/// Players that try the puzzles: the more of them miss, the harder a puzzle is.
const SOLVERS: [Bot; 4] =
    [Bot::Scorer, Bot::Greedy, Bot::Level(LevelId::Apprentice), Bot::Level(LevelId::Governor)];

/// Parameters of a hunt.
pub struct Hunt {
    /// Puzzles wanted.
    pub count: usize,
    /// Games to be played.
    pub games: u64,
    /// The family of deals.
    pub seed: u64,
    /// Threads.
    pub jobs: usize,
}

/// Puzzles that were found.
#[derive(Debug, Serialize)]
pub struct FoundPuzzles {
    /// The key of the game.
    pub game: &'static str,
    /// Games played.
    pub games: u64,
    /// Puzzles found, by kind.
    pub found: BTreeMap<Kind, usize>,
    /// Puzzles kept, by kind and degree.
    pub kept: BTreeMap<Kind, [usize; 3]>,
    /// The file.
    #[serde(skip)]
    pub text: String,
}

/// Results of a check.
#[derive(Debug, Serialize)]
pub struct PuzzleCheck {
    /// The key of the game.
    pub game: &'static str,
    /// Puzzles that hold, by kind and degree.
    pub kinds: BTreeMap<Kind, [usize; 3]>,
    /// Positions looked at, in all, and for the largest puzzle.
    pub nodes: (u64, u32),
}

pub fn puzzles(game: Option<&str>, args: &Puzzles) -> Result<(), Fault> {
    match args {
        Puzzles::Find(args) => find(game, args),
        Puzzles::Verify(args) => verify(game, args),
    }
}

fn find(game: Option<&str>, args: &Hunted) -> Result<(), Fault> {
    let hunt = Hunt {
        count: args.count.into(),
        games: args.games,
        seed: args.effort.seed,
        jobs: args.effort.jobs(),
    };
    let bar = bar(args.games, args.effort.quiet);
    let haul = table(game)?.find_puzzles(&hunt, &|games| bar.inc(games));
    bar.finish_and_clear();
    let haul = haul?;
    write(args.output.as_deref(), haul.text.trim_end())?;
    eprintln!("{}: {} games", haul.game, haul.games);
    for (kind, found) in &haul.found {
        let kept = haul.kept.get(kind).copied().unwrap_or_default();
        eprintln!("{kind:?}: {found} found, kept by degree {kept:?}");
    }
    Ok(())
}

fn verify(game: Option<&str>, args: &Found) -> Result<(), Fault> {
    let checked = table(game)?.verify_puzzles(&read(&args.file)?)?;
    answer(args.json, &checked, || {
        let kinds = checked.kinds.iter().map(|(kind, degrees)| format!("{kind:?}: {degrees:?}\n"));
        let (nodes, most) = checked.nodes;
        format!("{}\n{}{nodes} positions, at most {most}", checked.game, kinds.collect::<String>())
    })
}

/// A puzzle with how hard it is.
struct Candidate<G: Game> {
    puzzle: Puzzle<G>,
    effort: i32,
}

/// Plays games and keeps the puzzles that come up.
///
/// # Errors
/// No game of weak opponents.
pub fn hunt<G: Listed + Playable + PuzzleRules>(
    hunt: &Hunt,
    tick: &(dyn Fn(u64) + Sync),
) -> Result<FoundPuzzles, Fault> {
    let configs: Vec<G::Config> = G::modes().into_iter().map(|mode| mode.configs[0].clone()).collect();
    let games: Vec<G> = configs.iter().filter_map(|config| G::new(config).ok()).collect();
    // Whom the rules play has cards that nobody knows.
    let is_open = |game: &&G| game.seats() > 1 && !Seat::all(game.seats()).any(|seat| game.is_automa(seat));
    let games: Vec<&G> = games.iter().filter(is_open).collect();
    if games.is_empty() {
        return Err(Fault::new(Code::Unknown, "no mode without seats that the rules play"));
    }
    let parts = share(hunt.jobs, hunt.games, |number, found: &mut Catch<G>| {
        let game = games[number as usize % games.len()];
        let seed = Rng::stream(hunt.seed, DEALS ^ number << 16).next();
        found.0.extend(of_game(game, seed).into_iter().map(|candidate| (number, candidate)));
        tick(1);
        ControlFlow::Continue(())
    });
    let mut all: Vec<(u64, Candidate<G>)> = parts.into_iter().flat_map(|part| part.0).collect();
    // The order of discovery, however many threads there were.
    all.sort_by_key(|(number, candidate)| (*number, candidate.puzzle.kind));
    let mut found = BTreeMap::new();
    all.iter().for_each(|(_, candidate)| *found.entry(candidate.puzzle.kind).or_insert(0) += 1);
    let puzzles = select(all.into_iter().map(|(_, candidate)| candidate).collect(), hunt.count);
    let kept = by_kind(&puzzles);
    let text = Collection::new(puzzles).write();
    Ok(FoundPuzzles { game: G::ID, games: hunt.games, found, kept, text })
}

/// Catch of a thread: the number of the game, and the puzzle.
struct Catch<G: Game>(Vec<(u64, Candidate<G>)>);

impl<G: Game> Default for Catch<G> {
    fn default() -> Self {
        Catch(Vec::new())
    }
}

fn by_kind<G: Game>(puzzles: &[Puzzle<G>]) -> BTreeMap<Kind, [usize; 3]> {
    let mut kinds: BTreeMap<Kind, [usize; 3]> = BTreeMap::new();
    for puzzle in puzzles {
        kinds.entry(puzzle.kind).or_default()[usize::from(puzzle.degree) - 1] += 1;
    }
    kinds
}

/// Checks every puzzle of a file.
///
/// # Errors
/// The first one that does not hold.
pub fn check<G: PuzzleRules>(text: &str) -> Result<PuzzleCheck, Fault> {
    let impossible = |problem: String| Fault::new(Code::Impossible, problem);
    let collection = Collection::<G>::read(text).map_err(|error| impossible(error.to_string()))?;
    let mut nodes = (0, 0);
    for (index, puzzle) in collection.puzzles.iter().enumerate() {
        let proved = puzzle
            .verify()
            .map_err(|error| impossible(error.to_string()).within(&format!("puzzles[{index}]")))?;
        nodes = (nodes.0 + u64::from(proved.nodes), proved.nodes.max(nodes.1));
    }
    Ok(PuzzleCheck { game: G::ID, kinds: by_kind(&collection.puzzles), nodes })
}

/// The puzzles of one game: at most one of a kind.
fn of_game<G: Listed + Playable + PuzzleRules>(game: &G, seed: u64) -> Vec<Candidate<G>> {
    let mut candidates = positions(game, seed);
    let mut picks = Rng::stream(seed, PICKS);
    let mut puzzles = Vec::new();
    for (&kind, states) in &mut candidates {
        picks.shuffle(states);
        puzzles.extend(states.iter().take(TRIES).find_map(|state| puzzle(game, state, kind, seed)));
    }
    puzzles
}

/// Every position of a game in which a kind can be asked.
fn positions<G: Playable + PuzzleRules>(game: &G, seed: u64) -> BTreeMap<Kind, Vec<G::State>> {
    let mut state = game.setup(seed, &mut Mute);
    let mut seeds = Rng::stream(seed, CHOICES);
    let mut candidates: BTreeMap<Kind, Vec<G::State>> = BTreeMap::new();
    let mut legal = Actions::new();
    while let Some(seat) = game.turn(&state).seat() {
        legal.clear();
        game.legal(&state, &mut legal);
        if let [only] = legal[..] {
            game.apply(&mut state, only, &mut Mute);
            continue;
        }
        for &kind in G::KINDS.iter().filter(|&&kind| game.sets(kind, &state, seat)) {
            candidates.entry(kind).or_default().push(state.clone());
        }
        let player = PLAYERS[(seat.index() + seed as usize) % PLAYERS.len()];
        let action = choose(game, &state, player, seeds.next(), || false);
        game.apply(&mut state, action, &mut Mute);
    }
    candidates
}

/// The puzzle of a kind at a position, if it is one.
fn puzzle<G: Listed + Playable + PuzzleRules>(
    game: &G,
    state: &G::State,
    kind: Kind,
    seed: u64,
) -> Option<Candidate<G>> {
    // What is stored is what is proved.
    let position = G::brief(game.position(state), game.turn(state).seat()?);
    let (game, state) = G::from_position(&position).ok()?;
    let task = PuzzleTask::new(game, state, kind)?;
    let Solution { best, second, answer, answers, .. } = task.prove().ok()?;
    if answers < ANSWERS || best - second < MARGIN {
        return None;
    }
    let losses = SOLVERS.map(|solver| best - reached(&task, solver, seed).unwrap_or(best));
    let missed = losses.iter().filter(|&&loss| loss > 0).count() as i32;
    let effort =
        4 * missed + i32::from(losses[0].min(6)) + answers.ilog2() as i32 + answer.len().min(6) as i32;
    let id = Puzzle::<G>::name_of(kind, &position);
    let puzzle = Puzzle { id, kind, degree: 1, best, second, answer, position };
    Some(Candidate { puzzle, effort })
}

/// Result of somebody who chooses alone for the seat, while the others answer as badly for it as
/// they can.
fn reached<G: Playable + PuzzleRules>(task: &PuzzleTask<G>, solver: Bot, seed: u64) -> Option<i16> {
    let mut state = task.start.clone();
    while !task.is_done(&state) {
        let action = if task.game.turn(&state).seat() == Some(task.seat) {
            choose(&task.game, &state, solver, seed, || false)
        } else {
            task.best_at(&state, u32::MAX).ok()?.0
        };
        task.carry_out(&mut state, action);
    }
    Some(task.worth(&state))
}

/// So many of them, of all kinds and degrees alike.
fn select<G: PuzzleRules>(candidates: Vec<Candidate<G>>, count: usize) -> Vec<Puzzle<G>> {
    let mut alike: BTreeMap<(Kind, Vec<G::Action>), usize> = BTreeMap::new();
    let mut kinds: BTreeMap<Kind, Vec<Candidate<G>>> = BTreeMap::new();
    for candidate in candidates {
        let like = alike.entry((candidate.puzzle.kind, candidate.puzzle.answer.clone())).or_insert(0);
        *like += 1;
        if *like <= ALIKE {
            kinds.entry(candidate.puzzle.kind).or_default().push(candidate);
        }
    }
    let (mut kept, mut left, mut open) = (Vec::new(), count, kinds.len());
    // Rare kinds first: what they cannot give, the others do.
    let mut kinds: Vec<Vec<Candidate<G>>> = kinds.into_values().collect();
    kinds.sort_by_key(Vec::len);
    for mut found in kinds {
        let wanted = left.div_ceil(open).min(found.len());
        (left, open) = (left - wanted, open - 1);
        found.sort_by_key(|candidate| candidate.effort);
        let all = found.len();
        // Evenly from the easiest to the hardest.
        let chosen = found
            .into_iter()
            .enumerate()
            .filter(|(index, _)| index * wanted / all != (index + 1) * wanted / all);
        kept.extend(chosen.map(|(_, candidate)| candidate));
    }
    kept.sort_by_key(|candidate| candidate.effort);
    let all = kept.len().max(1);
    let graded = kept
        .into_iter()
        .enumerate()
        .map(|(index, candidate)| Puzzle { degree: 1 + (index * 3 / all) as u8, ..candidate.puzzle });
    graded.collect()
}
