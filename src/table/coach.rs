//! The coach of a lesson: judges what the learner does, has the others answer,
//! and remembers which lessons were finished.

use leptos::prelude::*;
use session::lesson::{Lesson, LessonCourse, MessageId, Verdict};
use session::{ActError, Session};

use crate::board::{ActionOf, GameUi, ReasonOf};
use ui::library::{remember, remembered};
use ui::route::Route;

/// The finished lessons, `<game>/<key>` each.
pub const FINISHED_KEY: &str = "sobremesa.lessons";

/// Place of a lesson among the others of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonPlace {
    /// The key of the game.
    pub game: &'static str,
    /// Its own key.
    pub key: String,
    /// The key of the lesson that follows, if any does.
    pub next: Option<String>,
}

/// The finished lessons of a game, by their keys.
pub fn finished(game: &str) -> Vec<String> {
    let all: Vec<String> = remembered(FINISHED_KEY).unwrap_or_default();
    let of_game = |name: &String| Some(name.split_once('/').filter(|(of, _)| *of == game)?.1.to_owned());
    all.iter().filter_map(of_game).collect()
}

fn note_finished(place: &LessonPlace) {
    let mut all: Vec<String> = remembered(FINISHED_KEY).unwrap_or_default();
    let name = format!("{}/{}", place.game, place.key);
    if !all.contains(&name) {
        all.push(name);
        remember(FINISHED_KEY, &all);
    }
}

/// A step as the table shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Lead {
    /// The step, from 1.
    pub step: usize,
    /// Number of steps.
    pub of: usize,
    /// Text of the step.
    pub say: MessageId,
    /// The places that are marked.
    pub show: Vec<String>,
    /// The rule behind it.
    pub rule: Option<String>,
    /// True if it is only to be read.
    pub is_read: bool,
    /// True if this is the end.
    pub is_end: bool,
}

/// Coach of a lesson; copies share it.
pub struct Coach<G: GameUi> {
    course: StoredValue<LessonCourse<G::Game>, LocalStorage>,
    place: StoredValue<LessonPlace>,
    /// Present step, as it is shown.
    lead: RwSignal<Lead>,
    /// Remark on the last choice, if it was not the one that the step is about; within, nothing in
    /// particular.
    remark: RwSignal<Option<Option<MessageId>>>,
}

impl<G: GameUi> Clone for Coach<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Coach<G> {}

impl<G: GameUi> Coach<G> {
    /// The coach at the beginning of a lesson.
    pub fn new(place: LessonPlace, lesson: Lesson<G::Game>) -> Self {
        let course = LessonCourse::new(lesson);
        Coach {
            lead: RwSignal::new(lead::<G>(&course)),
            course: StoredValue::new_local(course),
            place: StoredValue::new(place),
            remark: RwSignal::new(None),
        }
    }

    /// Returns the place of the lesson among the others.
    pub fn place(self) -> LessonPlace {
        self.place.get_value()
    }

    /// The step at hand; tracked.
    pub fn lead(self) -> Lead {
        self.lead.get()
    }

    /// Returns the remark on the last choice, if it was not the one that the step is about;
    /// tracked.
    pub fn remark(self) -> Option<Option<MessageId>> {
        self.remark.get()
    }

    /// Goes on from a step that was only to be read.
    pub fn go_on(self) {
        self.course.update_value(LessonCourse::go_on);
        self.follow();
    }

    /// Carries out what the learner chose if it is what the step is about; whether it is.
    ///
    /// # Errors
    /// The rules refuse it.
    pub(super) fn try_act(
        self,
        session: &mut Session<G::Game>,
        actions: &[ActionOf<G>],
    ) -> Result<bool, ActError<ReasonOf<G>>> {
        let verdict = self.course.try_update_value(|course| course.try_act(session, actions));
        let verdict = verdict.unwrap_or(Ok(Verdict::Wrong(None)))?;
        match verdict {
            Verdict::Right => self.follow(),
            Verdict::Wrong(said) => self.remark.set(Some(said)),
        }
        Ok(self.remark.with_untracked(Option::is_none))
    }

    /// Has the others make the moves that answer the step that was done.
    pub(super) fn reply(self, session: StoredValue<Session<G::Game>, LocalStorage>) {
        let replied = self.course.try_update_value(|course| {
            let reply = |session: &mut Session<G::Game>| course.reply(session);
            session.try_update_value(reply).flatten()
        });
        match replied.flatten() {
            None => self.follow(),
            Some(Ok(_)) => self.reply(session),
            Some(Err(error)) => leptos::logging::warn!("the lesson does not fit the rules: {error}"),
        }
    }

    /// Shows the step at hand.
    fn follow(self) {
        let Some(now) = self.course.try_with_value(lead::<G>) else { return };
        if self.lead.with_untracked(|shown| *shown != now) {
            if now.is_end {
                self.place.with_value(note_finished);
            }
            self.lead.set(now);
        }
        self.remark.set(None);
    }
}

fn lead<G: GameUi>(course: &LessonCourse<G::Game>) -> Lead {
    let of = course.lesson().steps.len();
    match course.step() {
        Some(step) => Lead {
            step: course.at() + 1,
            of,
            say: step.say.clone(),
            show: step.show.clone(),
            rule: step.rule.clone(),
            is_read: course.is_read(),
            is_end: false,
        },
        None => Lead {
            step: of,
            of,
            say: course.lesson().end.clone(),
            show: Vec::new(),
            rule: None,
            is_read: false,
            is_end: true,
        },
    }
}

impl LessonPlace {
    /// The lesson that follows, or all lessons of the game.
    pub fn next(&self) -> Route {
        match &self.next {
            Some(key) => Route::Lesson { game: self.game.to_owned(), key: key.clone() },
            None => self.all(),
        }
    }

    /// All lessons of the game.
    pub fn all(&self) -> Route {
        Route::Learn(Some(self.game.to_owned()))
    }
}
