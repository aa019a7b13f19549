//! Puzzles from somebody's own games: what a review found costly, and counting out proves.

use ai::LevelId;
use game_core::{Seat, Viewer};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::{Action, Kind as Card, SanJuan};
use session::Session;
use session::decisions::Decision;
use session::puzzles::own::{KEPT, OwnPuzzles, is_current};
use session::puzzles::{Catalogue, Collection, Kind, Puzzle, PuzzleRules, PuzzleTask};
use session::review::{Choice, Mistake, Review, Verdict};
use session::save::Save;
use session::worker_pool::gather;

use crate::session::host::{Host, finished};
use crate::session::suite::think;

/// Judges a choice as a review does, with fewer playouts.
fn judged<G: Host>(table: &Session<G>, choice: Choice<G::Action>) -> Option<Verdict<G::Action>> {
    let request = table.request_about(choice, LevelId::Apprentice, 1000)?;
    let found = gather::<G>(&think(&request), 1)?;
    Verdict::new(choice, &found.table, found.curve)
}

/// A decision as if its last choice had given something away.
fn suspected<A: Copy>(decision: &Decision<A>) -> Mistake<A> {
    let Choice { position, seat, action } = decision.choices[decision.choices.len() - 1];
    let turn = Verdict { position, seat, chosen: action, best: action, chosen_worth: 0.0, best_worth: 1.0 };
    Mistake { decision: decision.clone(), turn, loss: 1.0 }
}

/// The puzzles of finished games, each with its table and the mistake that it comes from.
struct Found<G: Host + PuzzleRules> {
    puzzles: Vec<(Puzzle<G>, usize, Mistake<G::Action>)>,
    tables: Vec<Session<G>>,
    /// Decisions that gave something away at a place where a task can be set.
    costly: usize,
}

fn found<G: Host + PuzzleRules>(seeds: std::ops::Range<u64>) -> Found<G> {
    let (mut puzzles, mut tables, mut costly) = (Vec::new(), Vec::new(), 0);
    for seed in seeds {
        for config in G::configs() {
            let table = finished::<G>(&config, seed);
            for decision in table.decisions() {
                if table.attempts(&suspected(&decision)).is_empty() {
                    continue;
                }
                let verdicts = decision.choices.iter().filter_map(|choice| judged(&table, *choice)).collect();
                let review = Review { verdicts, better: Vec::new() };
                let Some(mistake) = review.mistake(&decision) else { continue };
                costly += 1;
                let attempts = table.attempts(&mistake);
                let found = attempts.into_iter().find_map(|attempt| table.own_puzzle(&mistake, attempt));
                puzzles.extend(found.map(|puzzle| (puzzle, tables.len(), mistake)));
            }
            tables.push(table);
        }
    }
    println!("{}: {} games, {costly} costly, {} puzzles", G::ID, tables.len(), puzzles.len());
    Found { puzzles, tables, costly }
}

/// Everything that the seat did from the position of a puzzle on, as the puzzle writes an answer.
fn given<G: Host + PuzzleRules>(table: &Session<G>, task: &PuzzleTask<G>, begin: usize) -> Vec<G::Action> {
    let done = (begin + 1..=table.len()).map(|step| {
        let seat = table.note(step, Viewer::Public).seat;
        table.note(step, Viewer::Seat(seat)).action.expect("a seat knows its own")
    });
    task.answer_in(&done.collect::<Vec<_>>()).expect("it was played")
}

fn own_puzzles_hold<G: Host + PuzzleRules>(seeds: std::ops::Range<u64>, at_least: usize) {
    let Found { puzzles, tables, costly } = found::<G>(seeds);
    assert!(puzzles.len() >= at_least && costly > puzzles.len(), "{}: {} of {costly}", G::ID, puzzles.len());
    for (puzzle, at, mistake) in &puzzles {
        puzzle.verify().unwrap_or_else(|error| panic!("{} {}: {error}", G::ID, puzzle.id));
        let (table, task) = (&tables[*at], puzzle.task().expect("a task"));
        assert_eq!(task.seat, mistake.decision.seat);
        let attempts = table.attempts(mistake);
        let of = attempts.iter().filter(|attempt| {
            table.own_puzzle(mistake, **attempt).is_some_and(|other| other.id == puzzle.id)
        });
        let begin = of.map(|attempt| attempt.position).next().expect("the attempt that made it");
        assert!((mistake.decision.begin()..=mistake.turn.position).contains(&begin));
        assert_ne!(given(table, &task, begin), puzzle.answer, "it was not found in the game");
        // It can be played, and answered.
        let session = Session::at_puzzle(&task, &puzzle.position).expect("a table");
        assert_eq!(session.turn().seat(), Some(task.seat));
        // With another best choice in the review nothing is said.
        let chosen = Verdict { best: mistake.turn.chosen, ..mistake.turn };
        let other = Mistake { turn: chosen, ..mistake.clone() };
        assert!(attempts.iter().all(|attempt| table.own_puzzle(&other, *attempt).is_none()));
    }
}

#[test]
fn costly_endings_of_san_juan_become_puzzles_that_hold() {
    own_puzzles_hold::<SanJuan>(40..44, 3);
}

#[test]
fn costly_endings_of_puerto_rico_become_puzzles_that_hold() {
    own_puzzles_hold::<PuertoRico>(40..44, 3);
}

#[test]
fn costly_actions_of_ginkgopolis_become_puzzles_that_hold() {
    own_puzzles_hold::<Ginkgopolis>(40..44, 3);
}

/// The saved game that the browser's tests review: the last building lost the game, and another one would have won it.
#[test]
fn the_game_that_browsers_review_gives_a_puzzle() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/e2e/fixtures/san-juan-costly-end.json");
    let text = std::fs::read_to_string(path).expect("the fixture is there");
    let entry: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let save = Save::<SanJuan>::parse(&entry["save"].to_string()).expect("a save");
    let table = save.reopen().expect("it can be played").session;
    let score: Vec<i64> = table.score().seats.iter().map(|seat| seat.tally.points.into()).collect();
    let told = entry["card"]["seats"].as_array().expect("seats").iter();
    assert_eq!(told.map(|seat| seat["score"].as_i64().expect("points")).collect::<Vec<_>>(), score);
    let decisions = table.decisions();
    let verdicts = |decision: &Decision<Action>| {
        decision.choices.iter().filter_map(|choice| judged(&table, *choice)).collect::<Vec<_>>()
    };
    let own = decisions.iter().filter(|decision| decision.seat == Seat(0));
    let review = Review { verdicts: own.flat_map(verdicts).collect(), better: Vec::new() };
    let mistake = review.costliest(&decisions, Seat(0), 1).pop().expect("it gave something away");
    assert!(mistake.loss > 0.9, "{}", mistake.loss);
    let puzzle = table.attempts(&mistake).into_iter().find_map(|at| table.own_puzzle(&mistake, at));
    let puzzle = puzzle.expect("one best answer");
    assert_eq!((puzzle.kind, &puzzle.answer[..]), (Kind::Build, &[Action::Build(Card::TriumphalArch)][..]));
}

#[test]
fn own_puzzles_are_few_and_nothing_else_is_read() {
    let Found { puzzles, .. } = found::<SanJuan>(40..44);
    let model = &puzzles[0].0;
    let named = |name: usize| Puzzle { id: format!("{name:08x}"), ..model.clone() };
    let mut own = OwnPuzzles::read::<SanJuan>(None);
    for name in 0..KEPT {
        assert!(own.add(&named(name), &[]));
    }
    assert!(!own.add(&named(3), &[]), "it is there");
    let ids = |own: &OwnPuzzles| own.catalogue().puzzles.into_iter().map(|one| one.id).collect::<Vec<_>>();
    let before = ids(&own);
    assert!(own.add(&named(100), &[named(7).id]));
    assert_eq!(ids(&own).len(), KEPT);
    assert!(!ids(&own).contains(&named(7).id), "a solved one goes first");
    assert!(own.add(&named(101), &[]));
    assert!(!ids(&own).contains(&before[0]), "then the oldest");
    let written = |own: &OwnPuzzles| serde_json::to_string(own).expect("it can be written");
    let text = written(&own);
    let read = OwnPuzzles::read::<SanJuan>(Some(&text));
    assert_eq!(written(&read), text);
    let text_of =
        |puzzle: Option<Puzzle<SanJuan>>| puzzle.map(|puzzle| serde_json::to_string(&puzzle).expect("JSON"));
    assert_eq!(text_of(read.puzzle(&named(101).id)), text_of(Some(named(101))));
    let rules = Collection::<SanJuan>::new(Vec::new()).rules;
    let list = Catalogue::read(&text).expect("a list");
    assert!(is_current(&list, rules) && !is_current(&list, rules + 1));
    // It is a collection like those that come with the games.
    assert_eq!(Collection::<SanJuan>::read(&text).map(|all| all.puzzles.len()).ok(), Some(KEPT));
    // More than are kept, another game's, of other rules, cut off: none of it is read.
    let mut long = Collection::<SanJuan>::read(&text).expect("a collection");
    long.puzzles.push(named(102));
    let long = serde_json::to_string(&long).expect("it can be written");
    assert!(!is_current(&Catalogue::read(&long).expect("a list"), rules));
    let is_empty = |own: OwnPuzzles| ids(&own).is_empty();
    assert!(is_empty(OwnPuzzles::read::<SanJuan>(Some(&long))));
    assert!(is_empty(OwnPuzzles::read::<PuertoRico>(Some(&text))));
    assert!(is_empty(OwnPuzzles::read::<SanJuan>(Some(&text[..text.len() - 9]))));
    assert!(Catalogue::read(&text[..text.len() - 9]).is_err());
    let (known, other) = (format!("\"rules\":{rules},"), format!("\"rules\":{},", rules + 1));
    assert!(is_empty(OwnPuzzles::read::<SanJuan>(Some(&text.replacen(&known, &other, 1)))));
    // One that is no puzzle is passed over, and the others stay.
    let damaged = text.replacen("\"degree\":", "\"degre\":", 1);
    assert_eq!(ids(&OwnPuzzles::read::<SanJuan>(Some(&damaged))).len(), KEPT - 1);
    let hollow = text.replacen("\"position\":{", "\"position\":{\"no\":1,", 1);
    let first = ids(&own)[0].clone();
    assert!(OwnPuzzles::read::<SanJuan>(Some(&hollow)).puzzle::<SanJuan>(&first).is_none());
    // What claims something else than the rules say does not hold.
    let altered = Puzzle { best: model.best + 1, ..model.clone() };
    assert!(model.verify().is_ok() && altered.verify().is_err());
}
