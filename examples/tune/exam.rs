//! An exam: positions whose answers a long search has judged once, so that a
//! build can be measured in minutes and without the luck of matches.

use std::fs::{read_to_string, write};
use std::path::PathBuf;

use ai::player::blind;
use ai::{Evaluate, LevelId, Search, Terms};
use game_core::{Actions, Game, Mute, Rng, Turn};
use serde::{Deserialize, Serialize};

use crate::Outcome;
use crate::contender::Contender;
use crate::games::Tuned;

/// Positions that are taken from a game.
const PER_GAME: usize = 10;
/// Number of searches of each position: seeds that are added up.
const SEARCHES: u64 = 2;
/// The part of the playouts that the least of the actions gets.
const LEAST: u32 = 200;
/// The players of the games that positions are taken from.
const PLAYERS: [&str; 3] = ["governor-1", "viceroy-1", "governor-1"];
/// One sign per action: its place among the legal ones, of which there are 64
/// at most.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// Worth is kept in so many parts of 1.0.
const PARTS: f64 = 10_000.0;
/// A choice that gives away more than this is a blunder.
const BLUNDER: f64 = 0.10;

/// The exam of one game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exam {
    /// The game's key.
    game: String,
    /// The version of the rules by which the games were played.
    rules: u16,
    /// Playouts for each answer, times the weight of its question.
    playouts: u32,
    games: Vec<Played>,
}

/// A game, and questions from it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    table: String,
    seed: u64,
    /// Chosen actions, a sign each; forced actions too.
    actions: String,
    questions: Vec<Question>,
}

/// A position and what each legal action is worth to the seat that chooses.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    /// Actions taken before.
    at: usize,
    /// In the order of the legal actions, in ten-thousandths.
    worth: Vec<u16>,
}

/// Path of the exam of a game.
fn file<G: Game>() -> PathBuf {
    // The example belongs to the package of the games.
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("examples/tune/exam").join(format!("{}.json", G::ID))
}

/// Sets the exam anew: `games` games at the `tables` in turn, each answer judged
/// by so many `playouts` times the weight of its question.
///
/// # Errors
/// Tables that do not exist, a file that cannot be written.
pub fn set<G: Tuned>(tables: &[&str], games: usize, family: u64, playouts: u32) -> Outcome<()> {
    let mut played = Vec::new();
    for index in 0..games {
        let table = tables[index % tables.len()];
        let game = G::table_of(table)?;
        let mut rng = Rng::stream(family, index as u64);
        played.push(record(&game, table, &mut rng, playouts)?);
        eprintln!("{} of {games} games", index + 1);
    }
    let lines = played.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
    let text = format!(
        "{{\"game\":\"{}\",\"rules\":{},\"playouts\":{playouts},\"games\":[\n{}\n]}}\n",
        G::ID,
        G::RULES_VERSION,
        lines.join(",\n")
    );
    Ok(write(file::<G>(), text)?)
}

/// Plays a game and asks for the best answers of some of its positions.
fn record<G: Tuned>(game: &G, table: &str, rng: &mut Rng, playouts: u32) -> Outcome<Played> {
    let players = PLAYERS.map(Contender::<G>::parse).into_iter().collect::<Outcome<Vec<_>>>()?;
    let (seed, judge) = (rng.next(), game.frozen(Terms::WEIGHED));
    let mut state = game.setup(seed, &mut Mute);
    let (mut signs, mut choices, mut legal) = (String::new(), Vec::new(), Actions::new());
    while let Turn::Choose { seat, prompt } = game.turn(&state) {
        legal.clear();
        game.legal(&state, &mut legal);
        let action = match legal[..] {
            [only] => only,
            _ => {
                if Evaluate::<G>::effort(&judge, &prompt) >= 1.0 {
                    choices.push((signs.len(), state.clone()));
                }
                players[seat.index() % players.len()].choose(game, &state, rng.next())
            }
        };
        let index = legal.iter().position(|&other| other == action).expect("a legal action");
        signs.push(char::from(SIGNS[index]));
        game.apply(&mut state, action, &mut Mute);
    }
    rng.shuffle(&mut choices);
    choices.truncate(PER_GAME);
    choices.sort_by_key(|&(at, _)| at);
    let questions = choices
        .into_iter()
        .map(|(at, state)| Question { at, worth: judged(game, &state, playouts, rng.next()) })
        .collect();
    Ok(Played { table: table.to_owned(), seed, actions: signs, questions })
}

/// Worth of each legal action after a long search.
fn judged<G: Tuned>(game: &G, state: &G::State, playouts: u32, seed: u64) -> Vec<u16> {
    let nodes = playouts / SEARCHES as u32;
    let mut level = *LevelId::Master.level();
    (level.nodes, level.most, level.exact) = (nodes, nodes, 0);
    let mut sum = ai::RootTable::default();
    for seed in (0..SEARCHES).map(|more| seed.wrapping_add(more)) {
        let blinded = blind(game, state, seed);
        let search = Search::new(game, game.frozen(Terms::WEIGHED), blinded, &level, seed);
        let mut search = search.trying_all(nodes / LEAST);
        while !search.step(game, u32::MAX).done {}
        sum.merge(&search.table());
    }
    sum.entries.iter().map(|entry| (entry.mean_worth() * PARTS).round() as u16).collect()
}

/// Has a contender answer all questions: what its answers give away.
///
/// # Errors
/// Contenders that do not exist; an exam that does not fit the rules.
pub fn take<G: Tuned>(name: &str) -> Outcome<Marks> {
    let contender = Contender::<G>::parse(name)?;
    let exam: Exam = serde_json::from_str(&read_to_string(file::<G>())?)?;
    if (exam.game.as_str(), exam.rules) != (G::ID, G::RULES_VERSION) {
        return Err(format!("the exam is for {} by rules {}: set it anew", exam.game, exam.rules).into());
    }
    let mut losses = Vec::new();
    for (index, played) in exam.games.iter().enumerate() {
        answer(&contender, played, index as u64, &mut losses)?;
    }
    Ok(Marks::of(name, exam.playouts, &losses))
}

/// Replays a game and notes what each answer gives away.
fn answer<G: Tuned>(
    contender: &Contender<G>,
    played: &Played,
    index: u64,
    losses: &mut Vec<f64>,
) -> Outcome<()> {
    let game = G::table_of(&played.table)?;
    let mut state = game.setup(played.seed, &mut Mute);
    let mut legal = Actions::new();
    let mut questions = played.questions.iter().peekable();
    for (at, sign) in played.actions.bytes().enumerate() {
        legal.clear();
        game.legal(&state, &mut legal);
        if let Some(question) = questions.next_if(|question| question.at == at) {
            if question.worth.len() != legal.len() {
                return Err(format!("game {index}, action {at}: the rules have changed").into());
            }
            let chosen = contender.choose(&game, &state, Rng::stream(index, at as u64).next());
            let place = legal.iter().position(|&other| other == chosen).expect("a legal action");
            let best = question.worth.iter().max().copied().unwrap_or(0);
            losses.push(f64::from(best - question.worth[place]) / PARTS);
        }
        let place = SIGNS.iter().position(|&other| other == sign).ok_or("an action is no sign")?;
        let action = *legal.get(place).ok_or("the rules have changed")?;
        game.apply(&mut state, action, &mut Mute);
    }
    Ok(())
}

/// Marks for somebody's answers.
pub struct Marks {
    name: String,
    playouts: u32,
    answers: usize,
    /// The part of answers that are the best or worth as much.
    agreed: f64,
    /// Loss by an answer, and half its 95 % interval.
    loss: f64,
    half: f64,
    /// The part of answers that give away a lot.
    blunders: f64,
    worst: f64,
}

impl Marks {
    fn of(name: &str, playouts: u32, losses: &[f64]) -> Marks {
        let answers = losses.len();
        let count = answers.max(1) as f64;
        let part = |is: fn(f64) -> bool| losses.iter().filter(|&&loss| is(loss)).count() as f64 / count;
        let loss = losses.iter().sum::<f64>() / count;
        let squares: f64 = losses.iter().map(|other| (other - loss).powi(2)).sum();
        Marks {
            name: name.to_owned(),
            playouts,
            answers,
            agreed: part(|loss| loss == 0.0),
            loss,
            half: 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt(),
            blunders: part(|loss| loss > BLUNDER),
            worst: losses.iter().copied().fold(0.0, f64::max),
        }
    }

    /// A row of a table whose head is [`HEAD`].
    pub fn row(&self) -> String {
        format!(
            "| {} | {} | {:.0} | {:.4} ± {:.4} | {:.1} | {:.2} |",
            self.name,
            self.answers,
            100.0 * self.agreed,
            self.loss,
            self.half,
            100.0 * self.blunders,
            self.worst
        )
    }
}

/// The head of a table of marks.
pub const HEAD: &str =
    "| Player | Answers | Best, % | Gives away | Over .10, % | Worst |\n|---|---|---|---|---|---|";

impl std::fmt::Display for Marks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "judged by {} playouts: {}", self.playouts, self.row())
    }
}
