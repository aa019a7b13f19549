//! Puzzles: every one that is shipped is counted out again, and what is no
//! puzzle is refused.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Actions, Game, Viewer, json};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::{self, Kind as Card, SanJuan};
use session::puzzles::{Catalogue, Collection, Kind, Puzzle, PuzzleError, PuzzleRules, PuzzleTask, Unsolved};
use session::{AutoAnswer, Session};

fn text(game: &str) -> String {
    let path = format!("{}/public/puzzles/{game}.json", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    std::fs::read_to_string(path).expect("the puzzles are there")
}

fn shipped<G: PuzzleRules>() -> Vec<Puzzle<G>> {
    Collection::<G>::read(&text(G::ID)).expect("a collection for the present rules").puzzles
}

/* What is shipped. */

fn every_puzzle_holds<G: PuzzleRules>() {
    let puzzles = shipped::<G>();
    assert!(puzzles.len() >= 60, "{}: {}", G::ID, puzzles.len());
    let (mut ids, mut kinds) = (BTreeSet::new(), BTreeMap::new());
    let mut degrees = [0; 3];
    for puzzle in &puzzles {
        puzzle.verify().unwrap_or_else(|error| panic!("{} {}: {error}", G::ID, puzzle.id));
        assert!(ids.insert(&puzzle.id), "{} stands there twice", puzzle.id);
        *kinds.entry(puzzle.kind).or_insert(0) += 1;
        degrees[usize::from(puzzle.degree) - 1] += 1;
    }
    assert_eq!(kinds.keys().copied().collect::<Vec<_>>(), sorted(G::KINDS), "{}", G::ID);
    assert!(kinds.values().all(|&count| count >= 8), "{}: {kinds:?}", G::ID);
    assert!(degrees.iter().all(|&count| count >= 20), "{}: {degrees:?}", G::ID);
    assert_eq!(Collection::new(puzzles).write(), text(G::ID), "written as it is read");
}

fn sorted(kinds: &[Kind]) -> Vec<Kind> {
    let mut kinds = kinds.to_vec();
    kinds.sort_unstable();
    kinds
}

#[test]
fn every_puzzle_of_san_juan_holds() {
    every_puzzle_holds::<SanJuan>();
}

#[test]
fn every_puzzle_of_puerto_rico_holds() {
    every_puzzle_holds::<PuertoRico>();
}

#[test]
fn every_puzzle_of_ginkgopolis_holds() {
    every_puzzle_holds::<Ginkgopolis>();
}

/* Against a solver without any shortcut. */

/// Best result of the seat: every line, nothing left out.
fn plainly<G: PuzzleRules>(task: &PuzzleTask<G>, state: &G::State, left: &mut u32) -> Option<i16> {
    *left = left.checked_sub(1)?;
    if task.is_done(state) {
        return Some(task.worth(state));
    }
    let own = task.game.turn(state).seat() == Some(task.seat);
    let mut legal = Actions::new();
    task.game.legal(state, &mut legal);
    let mut worths = Vec::new();
    for action in legal {
        let mut after = state.clone();
        task.game.try_out(&mut after, action, &mut Vec::new());
        worths.push(plainly(task, &after, left)?);
    }
    if own { worths.into_iter().max() } else { worths.into_iter().min() }
}

fn agrees_with_a_plain_solver<G: PuzzleRules>(at_least: usize) {
    let mut compared = 0;
    for puzzle in shipped::<G>() {
        let task = puzzle.task().expect("a task");
        let Some(best) = plainly(&task, &task.start, &mut 30_000) else { continue };
        assert_eq!(best, puzzle.best, "{} {}", G::ID, puzzle.id);
        compared += 1;
    }
    assert!(compared >= at_least, "{}: only {compared} are small enough", G::ID);
}

#[test]
fn the_solver_finds_what_a_plain_one_finds() {
    agrees_with_a_plain_solver::<SanJuan>(40);
    agrees_with_a_plain_solver::<PuertoRico>(40);
    agrees_with_a_plain_solver::<Ginkgopolis>(40);
}

/// The answer, followed by the best of what is left, reaches the promised result against the
/// hardest answers of the others.
fn the_answer_reaches_it<G: PuzzleRules>() {
    for puzzle in shipped::<G>() {
        let task = puzzle.task().expect("a task");
        let (mut state, mut answer) = (task.start.clone(), puzzle.answer.iter().peekable());
        while !task.is_done(&state) {
            let legal = task.legal(&state);
            let named = answer.next_if(|action| legal.contains(action) && legal.len() > 1);
            let action = match named {
                Some(&action) => action,
                None => task.best_at(&state, u32::MAX).expect("it can be counted out").0,
            };
            task.carry_out(&mut state, action);
        }
        assert_eq!(answer.next(), None, "{} {}: all of it was played", G::ID, puzzle.id);
        assert_eq!(task.worth(&state), puzzle.best, "{} {}", G::ID, puzzle.id);
    }
}

#[test]
fn the_answers_reach_what_they_promise() {
    the_answer_reaches_it::<SanJuan>();
    the_answer_reaches_it::<PuertoRico>();
    the_answer_reaches_it::<Ginkgopolis>();
}

/* At a table. */

/// Every action at a table so far.
fn course<G: PuzzleRules + AutoAnswer>(table: &Session<G>) -> Vec<G::Action> {
    let action = |step| {
        let seat = table.note(step, Viewer::Public).seat;
        table.note(step, Viewer::Seat(seat)).action.expect("a seat knows its own actions")
    };
    (1..=table.len()).map(action).collect()
}

/// Forced answers of the table do not stand in the way of the answer, and the others reply.
fn the_answer_holds_at_a_table<G: PuzzleRules + AutoAnswer>(with_replies: bool) {
    let mut replies = 0;
    for puzzle in shipped::<G>() {
        let task = puzzle.task().expect("a task");
        let mut table = Session::at_puzzle(&task, &puzzle.position).expect("a table");
        let mut answer = puzzle.answer.iter().peekable();
        let reached = loop {
            if let Some(reached) = table.reached(&task) {
                break reached;
            }
            if let Some((seat, action)) = table.reply(&task) {
                table.act(seat, action).expect("a legal reply");
                replies += 1;
                continue;
            }
            let (state, _) = task.walk(&course(&table)).expect("legal");
            let named = answer.next_if(|action| task.legal(&state).contains(action));
            let action = match named {
                Some(&action) => action,
                None => task.best_at(&state, u32::MAX).expect("it can be counted out").0,
            };
            table.act(task.seat, action).expect("a legal choice");
        };
        assert_eq!(reached, puzzle.best, "{} {}", G::ID, puzzle.id);
    }
    assert_eq!(replies > 0, with_replies, "{}: {replies} replies", G::ID);
}

#[test]
fn the_answers_hold_at_a_table() {
    the_answer_holds_at_a_table::<SanJuan>(false);
    the_answer_holds_at_a_table::<PuertoRico>(true);
    the_answer_holds_at_a_table::<Ginkgopolis>(false);
}

#[test]
fn the_list_leads_to_the_next_one_that_is_not_solved() {
    let catalogue = Catalogue::read(&text(SanJuan::ID)).expect("a list");
    let ids: Vec<String> = catalogue.puzzles.iter().map(|entry| entry.id.clone()).collect();
    let next = |id: &str, solved: &[String]| catalogue.next(id, solved).map(|entry| entry.id.clone());
    assert_eq!(next("", &[]), Some(ids[0].clone()));
    assert_eq!(next(&ids[0], &ids[1..3]), Some(ids[3].clone()));
    assert_eq!(next(&ids[ids.len() - 1], &[]), Some(ids[0].clone()), "from the front again");
    assert_eq!(next(&ids[4], &ids), None);
    let but_one: Vec<String> = ids.iter().filter(|id| **id != ids[4]).cloned().collect();
    assert_eq!(next(&ids[4], &but_one), None, "not the one that is open");
}

/* What is no puzzle. */

/// The last Builder phase of a game, with these cards in hand.
fn last_build(hand: &str) -> san_juan::Position {
    let text = format!(
        r#"{{
            "config": {{"edition": "y1897", "players": 2}},
            "round": 9,
            "seats": [
                {{"hand": {hand}, "city": ["prod_t1", "prod_t1", "prod_t1", "prod_t2", "prod_t2", "prod_t2",
                    "prod_t3", "prod_t3", "prod_t3", "gold_mine", "archive"]}},
                {{"hand": 3, "city": ["prod_t1"]}}
            ],
            "taken": [{{"role": "builder", "by": 0}}],
            "phase": {{"role": "builder", "picker": 0}},
            "stack": [{{"round": {{"pick": 1}}}}, {{"phase": {{"next": 1}}}}, "build"]
        }}"#
    );
    json::read(&text).expect("a position")
}

fn build_task(hand: &str) -> PuzzleTask<SanJuan> {
    let (game, start) = SanJuan::from_position(&last_build(hand)).expect("a position");
    PuzzleTask::new(game, start, Kind::Build).expect("the last Builder phase")
}

#[test]
fn two_equal_answers_are_no_puzzle() {
    // Tower and Chapel are worth two points each, the Library three; the Crane one.
    let unique = build_task(r#"["library", "tower", "crane", "crane", "crane"]"#);
    let solution = unique.solve(10_000).expect("one best answer");
    assert_eq!(solution.answer, [san_juan::Action::Build(Card::Library)]);
    assert_eq!(solution.best - solution.second, 1);
    let equal = build_task(r#"["tower", "chapel", "crane", "crane", "crane"]"#);
    assert_eq!(equal.solve(10_000), Err(Unsolved::NotUnique));
    assert_eq!(equal.prove(), Err(Unsolved::NotUnique));
    // A file that says otherwise does not hold.
    let position = last_build(r#"["tower", "chapel", "crane", "crane", "crane"]"#);
    let puzzle = Puzzle::<SanJuan> {
        id: Puzzle::<SanJuan>::name_of(Kind::Build, &position),
        kind: Kind::Build,
        degree: 1,
        best: solution.best - 1,
        second: solution.second - 1,
        answer: vec![san_juan::Action::Build(Card::Tower)],
        position,
    };
    assert_eq!(puzzle.verify(), Err(PuzzleError::Unsolved(Unsolved::NotUnique)));
}

#[test]
fn a_choice_of_one_and_what_is_too_large_are_no_puzzles() {
    let task = build_task(r#"["library", "tower", "crane", "crane", "crane"]"#);
    assert_eq!(task.solve(3), Err(Unsolved::TooLarge));
    assert_eq!(build_task(r#"["crane"]"#).solve(10_000), Err(Unsolved::NoChoice), "it cannot be paid");
}

#[test]
fn a_puzzle_that_was_altered_does_not_hold() {
    let honest = shipped::<PuertoRico>().remove(0);
    let altered = |change: fn(&mut Puzzle<PuertoRico>)| {
        let mut puzzle = honest.clone();
        change(&mut puzzle);
        puzzle.verify().expect_err("it was altered")
    };
    let differs = |field| PuzzleError::Differs { field };
    assert_eq!(altered(|puzzle| puzzle.best += 1), differs("best"));
    assert_eq!(altered(|puzzle| puzzle.second -= 1), differs("second"));
    assert_eq!(altered(|puzzle| puzzle.answer.clear()), differs("answer"));
    assert_eq!(altered(|puzzle| puzzle.degree = 4), differs("degree"));
    assert_eq!(altered(|puzzle| puzzle.position.round += 1), differs("id"));
    assert_eq!(altered(|puzzle| puzzle.id = "00000000".into()), differs("id"));
}

#[test]
fn what_is_no_collection_is_refused_with_the_reason() {
    let refused = |text: &str| Collection::<SanJuan>::read(text).expect_err("no collection").to_string();
    assert!(refused("[]").contains("not a list"), "{}", refused("[]"));
    assert!(refused(&text("puerto-rico")).starts_with("puzzles[0]."), "{}", refused(&text("puerto-rico")));
    let other = text("san-juan").replacen("san-juan", "ginkgopolis", 1);
    assert_eq!(refused(&other), "game: does not agree with the rules");
    let older = text("san-juan").replacen(&format!("\"rules\":{}", SanJuan::RULES_VERSION), "\"rules\":0", 1);
    let error = Collection::<SanJuan>::read(&older).expect_err("older rules");
    assert_eq!(error, PuzzleError::OtherRules { found: 0, known: SanJuan::RULES_VERSION });
}

#[test]
fn actions_that_are_not_legal_stop_the_walk() {
    let task = build_task(r#"["library", "tower", "crane", "crane", "crane"]"#);
    let palace = san_juan::Action::Build(Card::Palace);
    assert_eq!(task.walk(&[palace]).map(|(_, taken)| taken), Err(0));
    // What comes behind the horizon is not part of the answer.
    let pass = san_juan::Action::Pass;
    let (state, taken) = task.walk(&[pass, pass]).expect("legal up to the horizon");
    assert_eq!((taken, task.is_done(&state)), (1, true));
}
