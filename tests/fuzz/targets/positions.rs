//! Positions, and what consists of them: puzzles and lessons.

use game_core::{Actions, PositionError};
use game_core::{Game, Mute, Rng, Seat, Turn, Viewer, json};
use referee::games::table;
use referee::table::Form;
use serde_json::Value;
use session::Seated;
use session::lesson::{Lesson, LessonCourse, Verdict};
use session::puzzles::kinds::PuzzleRules;
use session::puzzles::{Catalogue, Collection, Puzzle};
use session::study::tree::Edit;
use session::study::{self, PositionEditor};

use super::{Fate, any, every_game, text};

/// Choices made in a position that is let in.
const STEPS: usize = 12;

/// A position written by hand: for rule tests, studies, links, the referee.
pub fn position(data: &[u8]) -> Fate {
    text(data).map_or(Fate::Refused, |text| any(every_game!(position_of, text)))
}

fn position_of<G: Seated + PositionEditor>(text: &str) -> Fate {
    let looked = study::look::<G>(text);
    let referee = table(Some(G::ID)).expect("a game of ours").open(Form::Position, text);
    let position = json::read::<G::Position>(text);
    let read = match &position {
        Ok(position) => G::from_position(position).map_err(PositionError::in_words),
        Err(error) => Err(PositionError { path: error.path().to_owned(), problem: error.problem() }),
    };
    let (game, state) = match read {
        Ok(read) => read,
        Err(error) => {
            assert!(error.problem.len() > 4, "{error}");
            assert!(looked.refused.is_some() && referee.is_err(), "only the rules refuse it: {error}");
            assert!(study::table::<G>(text).is_err());
            return Fate::Refused;
        }
    };
    assert_eq!(looked.refused, None, "only a study refuses it");
    let live = referee.unwrap_or_else(|fault| panic!("only the referee refuses it: {fault:?}"));
    let written = json::write(&game.position(&state));
    assert_eq!(live.document(Form::Position).get(), written, "the referee reads it otherwise");
    let again: G::Position = json::read(&written).unwrap_or_else(|error| panic!("what is written: {error}"));
    let (_, back) =
        G::from_position(&again).unwrap_or_else(|error| panic!("what is written is read: {error}"));
    assert_eq!(back, state);
    let opened = study::opened::<G>(text);
    assert_eq!(
        study::look::<G>(&opened).refused,
        None,
        "a study loosens it to something impossible: {opened}"
    );
    play_on(&game, state);
    Fate::Read
}

/// States in play, and those that a seat imagines of them, can be read back as positions, as
/// [`blind`](session::blind::blind) does.
fn is_read_back<G: Game>(game: &G, state: &G::State) {
    let back = G::from_position(&game.position(state));
    assert_eq!(
        back.unwrap_or_else(|error| panic!("what is played is a position: {}", error.in_words())).1,
        *state
    );
}

/// Plays a few choices, and looks at what everybody sees.
fn play_on<G: Game>(game: &G, mut state: G::State) {
    let mut rng = Rng::stream(1, 2);
    let mut legal = Actions::new();
    game.check(&state).expect("what is let in adds up");
    for seat in Seat::all(game.seats()).filter(|seat| !game.is_automa(*seat)) {
        let mut imagined = state.clone();
        game.determinize(&mut imagined, seat, &mut rng);
        game.check(&imagined).expect("imagined pieces add up");
        is_read_back(game, &imagined);
        let viewer = Viewer::Seat(seat);
        assert_eq!(game.view(&imagined, viewer), game.view(&state, viewer), "seen by {seat}");
    }
    for _ in 0..STEPS {
        let Turn::Choose { .. } = game.turn(&state) else { break };
        game.legal(&state, &mut legal);
        assert!(!legal.is_empty() && legal.windows(2).all(|pair| pair[0] < pair[1]), "{:?}", &legal[..]);
        let action = legal[rng.below(legal.len() as u32) as usize];
        assert!(game.why_not(&state, action).is_none());
        game.apply(&mut state, action, &mut Mute);
        game.check(&state).expect("nothing is lost");
        is_read_back(game, &state);
    }
    game.score(&state);
}

/// A change of a study: `{"position": …, "path": …, "to": …}`.
pub fn edit(data: &[u8]) -> Fate {
    let value = text(data).and_then(|text| serde_json::from_str::<Value>(text).ok());
    let Some(value) = value else { return Fate::Refused };
    let Some(path) = value["path"].as_str() else { return Fate::Refused };
    let edit = Edit { path: path.to_owned(), to: value.get("to").cloned() };
    let position = value["position"].to_string();
    any(every_game!(edit_of, &position, &edit))
}

fn edit_of<G: Seated + PositionEditor>(text: &str, edit: &Edit) -> Fate {
    if json::read::<G::Position>(text).is_err() {
        assert_eq!(study::edited::<G>(text, edit), text, "no position, and changed");
        return Fate::Refused;
    }
    let edited = study::edited::<G>(text, edit);
    assert_eq!(study::edited::<G>(text, edit), edited);
    json::parse(&edited).unwrap_or_else(|error| panic!("a change leaves JSON: {error}"));
    let looked = study::look::<G>(&edited);
    assert_eq!(looked.refused.is_none(), study::table::<G>(&edited).is_ok());
    study::look::<G>(&study::at_rest::<G>(&edited));
    Fate::Read
}

/// A file of puzzles.
pub fn puzzles(data: &[u8]) -> Fate {
    text(data).map_or(Fate::Refused, |text| any(every_game!(puzzles_of, text)))
}

fn puzzles_of<G: PuzzleRules + Game>(text: &str) -> Fate {
    let collection = match Collection::<G>::read(text) {
        Ok(collection) => collection,
        Err(error) => {
            assert!(error.to_string().len() > 8, "{error}");
            return Fate::Refused;
        }
    };
    let again =
        Collection::<G>::read(&collection.write()).unwrap_or_else(|error| panic!("just written: {error}"));
    assert_eq!(again.write(), collection.write());
    assert_eq!(Catalogue::read(text), Ok(Catalogue::of(&collection)));
    for puzzle in collection.puzzles.iter().take(2) {
        assert_eq!(Puzzle::<G>::name_of(puzzle.kind, &puzzle.position).len(), 8);
        // As the page poses it: only where the position can be, and asks this.
        if let Ok(task) = puzzle.task() {
            let _ = task.walk(&puzzle.answer);
        }
    }
    Fate::Read
}

pub fn lesson(data: &[u8]) -> Fate {
    text(data).map_or(Fate::Refused, |text| any(every_game!(lesson_of, text)))
}

fn lesson_of<G: Seated>(text: &str) -> Fate {
    let lesson = match Lesson::<G>::parse(text) {
        Ok(lesson) => lesson,
        Err(error) => {
            assert!(error.to_string().len() > 4, "{error}");
            return Fate::Refused;
        }
    };
    let Ok(mut table) = lesson.table() else { return Fate::Refused };
    let mut course = LessonCourse::new(lesson);
    for _ in 0..40 {
        let Some(step) = course.step() else { break };
        let (at, task, before) = (course.at(), step.task.clone(), table.len());
        course.go_on();
        if !task.is_empty() {
            match course.try_act(&mut table, &task) {
                Ok(Verdict::Right) => {}
                Ok(Verdict::Wrong(_)) => assert_eq!(table.len(), before, "judged, and carried out"),
                Err(_) => {
                    assert_eq!(table.len(), before, "refused, and carried out");
                    break;
                }
            }
        }
        while let Some(answer) = course.reply(&mut table) {
            if answer.is_err() {
                break;
            }
        }
        if course.at() == at {
            break;
        }
    }
    Fate::Read
}
