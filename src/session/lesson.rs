//! Lessons: a position, and step by step what is said of it, what is to be
//! done, and what the others answer. A lesson is a file (`src/lessons/`, the
//! format is in `docs/lessons.md`), and is played on the real rules.

use std::fmt;

use serde::Deserialize;

use super::auto_answer::AutoAnswer;
use super::{ActError, Applied, Player, Session, SetupError};
use ai::LevelId;
use game_core::Seat;
use game_core::json::{self, JsonError};

/// Id of a message: the texts are in `src/words/<language>/lessons/`.
pub type MessageId = String;

/// A lesson of the game `G`. The person sits in the first seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Lesson<G: AutoAnswer> {
    /// Title of the lesson.
    pub title: MessageId,
    /// Goal of the lesson, in a sentence.
    pub about: MessageId,
    /// True if it is about more than a first game has: an expansion, another edition or mode.
    #[serde(default)]
    pub later: bool,
    /// Position at the beginning.
    pub position: G::Position,
    /// Steps, never empty.
    pub steps: Vec<LessonStep<G::Action>>,
    /// Text at the end.
    pub end: MessageId,
}

/// A step: something is explained, and perhaps something is to be done.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "A: Deserialize<'de>"))]
pub struct LessonStep<A> {
    /// Text of the step, one idea.
    pub say: MessageId,
    /// The places on the table that it is about, by the names that the boards
    /// give them (`data-fly`, `data-testid`). Of a step in which something is to be done: what to
    /// tap, in this order.
    #[serde(default = "Vec::new")]
    pub show: Vec<String>,
    /// The rule behind it, for the reference.
    #[serde(default)]
    pub rule: Option<String>,
    /// Actions that the person is to make; nothing: the step is only read.
    #[serde(default = "Vec::new", rename = "do")]
    pub task: Vec<A>,
    /// Wrong turns, and the text for each.
    #[serde(default = "Vec::new")]
    pub wrong: Vec<WrongTurn<A>>,
    /// Text for anything else that is allowed.
    #[serde(default)]
    pub otherwise: Option<MessageId>,
    /// Actions of the others after that, in this order.
    #[serde(default = "Vec::new")]
    pub then: Vec<A>,
}

/// Something that is allowed, but not what the step is about.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "A: Deserialize<'de>"))]
pub struct WrongTurn<A> {
    /// Actions that were made.
    #[serde(rename = "do")]
    pub task: Vec<A>,
    /// Text for them.
    pub say: MessageId,
}

/// Reason why a lesson cannot be begun.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonError {
    /// The file cannot be read.
    File(JsonError),
    /// Its position cannot be, or nobody can sit down there.
    Setup(SetupError),
    /// It has no steps.
    Empty,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonError::File(error) => error.fmt(f),
            LessonError::Setup(error) => error.fmt(f),
            LessonError::Empty => write!(f, "steps: must not be empty"),
        }
    }
}

impl<G: AutoAnswer> Lesson<G> {
    /// The seat of the person who learns.
    pub const LEARNER: Seat = Seat(0);

    /// Reads a lesson strictly.
    ///
    /// # Errors
    /// See [`LessonError`]; every error names the field.
    pub fn parse(text: &str) -> Result<Self, LessonError> {
        let lesson: Self = json::read(text).map_err(LessonError::File)?;
        if lesson.steps.is_empty() { Err(LessonError::Empty) } else { Ok(lesson) }
    }

    /// The table at which it is played.
    ///
    /// # Errors
    /// See [`LessonError`].
    pub fn table(&self) -> Result<Session<G>, LessonError> {
        let (game, _) = G::from_position(&self.position)
            .map_err(|error| LessonError::Setup(SetupError::Position(error.in_words())))?;
        let player = |seat: Seat| {
            if seat == Self::LEARNER { Player::person("") } else { Player::opponent("", LevelId::Apprentice) }
        };
        let seats = Seat::all(game.seats()).map(player).collect();
        Session::at_position(&self.position, seats).map_err(LessonError::Setup)
    }
}

/// Progress in a lesson.
pub struct LessonCourse<G: AutoAnswer> {
    lesson: Lesson<G>,
    /// The step at hand; as many as there are steps when the lesson is over.
    step: usize,
    /// Number of the step's actions that have been made.
    done: usize,
    /// Number of the answers to it that have been given; nothing before it is done.
    answered: Option<usize>,
}

/// Verdict on the learner's choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was carried out: it is what the step asks for, or its beginning.
    Right,
    /// It would have been allowed, and nothing was done; what the lesson says of it.
    Wrong(Option<MessageId>),
}

impl<G: AutoAnswer> LessonCourse<G> {
    /// The beginning of a lesson.
    pub fn new(lesson: Lesson<G>) -> Self {
        LessonCourse { lesson, step: 0, done: 0, answered: None }
    }

    pub fn lesson(&self) -> &Lesson<G> {
        &self.lesson
    }

    /// The number of the step at hand, from 0; the number of steps when the lesson is over.
    pub fn at(&self) -> usize {
        self.step
    }

    /// The step at hand; `None` when the lesson is over.
    pub fn step(&self) -> Option<&LessonStep<G::Action>> {
        self.lesson.steps.get(self.step)
    }

    /// Returns true if the present step is only to be read.
    pub fn is_read(&self) -> bool {
        self.step().is_some_and(|step| step.task.is_empty())
    }

    /// Returns the number of actions of the present step that have been made.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Goes on from a step that was only to be read. Nothing happens at another one.
    pub fn go_on(&mut self) {
        if self.is_read() && self.answered.is_none() {
            self.answered = Some(0);
            self.settle();
        }
    }

    /// Carries out what the learner chose together if it leads where the step
    /// wants to get; whatever else is allowed is judged, and not carried out.
    ///
    /// # Errors
    /// The rules refuse it; nothing has changed then.
    pub fn try_act(
        &mut self,
        table: &mut Session<G>,
        actions: &[G::Action],
    ) -> Result<Verdict, ActError<G::Reason>> {
        let before = table.len();
        table.act_all(Lesson::<G>::LEARNER, actions)?;
        let reached = table.state().clone();
        table.steps.truncate(before);
        let leads_there = |table: &mut Session<G>, wanted: &[G::Action]| {
            let there = table.act_all(Lesson::<G>::LEARNER, wanted).is_ok() && *table.state() == reached;
            table.steps.truncate(before);
            there
        };
        let Some(step) = self.lesson.steps.get(self.step).filter(|_| self.answered.is_none()) else {
            return Ok(Verdict::Wrong(None));
        };
        let rest = &step.task[self.done..];
        if let Some(made) = (1..=rest.len()).rev().find(|&made| leads_there(table, &rest[..made])) {
            table.act_all(Lesson::<G>::LEARNER, actions)?;
            self.done += made;
            if self.done == step.task.len() {
                self.answered = Some(0);
                self.settle();
            }
            return Ok(Verdict::Right);
        }
        let known = step.wrong.iter().find(|wrong| leads_there(table, &wrong.task));
        Ok(Verdict::Wrong(known.map(|wrong| &wrong.say).or(step.otherwise.as_ref()).cloned()))
    }

    /// Carries out the next answer of the others to the step that was done, if any is left.
    ///
    /// # Errors
    /// The rules refuse it: the lesson does not fit them.
    pub fn reply(&mut self, table: &mut Session<G>) -> Option<Result<Applied, ActError<G::Reason>>> {
        let answered = self.answered?;
        let action = *self.step()?.then.get(answered)?;
        let seat = table.turn().seat()?;
        let applied = table.act(seat, action);
        if applied.is_ok() {
            self.answered = Some(answered + 1);
            self.settle();
        }
        Some(applied)
    }

    /// Goes to the next step once everybody has answered.
    fn settle(&mut self) {
        let all = self.step().map(|step| step.then.len());
        if all.is_some() && self.answered == all {
            (self.step, self.done, self.answered) = (self.step + 1, 0, None);
        }
    }
}
