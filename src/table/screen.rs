//! The table on the screen: of a game, a lesson, a study.

use leptos::prelude::*;
use session::Session;
use session::lesson::Lesson;
use session::save::Reopened;
use session::study;

use super::coach::{Coach, LessonPlace};
use super::state::studying::Studying;
use super::state::{GameBoard, Table};
use super::widgets::{Frame, ReviewFrame};
use crate::result::not_over;
use ui::i18n::t;

/// Shows a table of `G`, kept in the library as `id`.
pub fn seat_down<G: GameBoard>(id: &str, opened: Reopened<G::Game>) -> AnyView {
    let Reopened { session, history_lost, entrance } = opened;
    let table = Table::<G>::new(id, session);
    table.enter(entrance);
    table.start();
    table.guard();
    if history_lost {
        table.store.panels().tell(untrack(|| t().table.history_lost()).into(), None);
    }
    view! { <Frame table /> }.into_any()
}

/// Shows the review of a finished table of `G`, kept in the library as `id`.
pub fn look_back<G: GameBoard>(id: &str, opened: Reopened<G::Game>) -> AnyView {
    if !opened.session.is_over() {
        return not_over(id);
    }
    let table = Table::<G>::new(id, opened.session);
    table.start();
    table.guard();
    view! { <ReviewFrame table /> }.into_any()
}

/// Shows the table of a lesson, which is read from its text.
///
/// # Errors
/// The field that forbids it, and why.
pub fn teach<G: GameBoard>(place: LessonPlace, lesson: &str) -> Result<AnyView, String> {
    let lesson = Lesson::<G::Game>::parse(lesson).map_err(|error| error.to_string())?;
    let session = lesson.table().map_err(|error| error.to_string())?;
    let table = Table::<G>::of_lesson(session, Coach::new(place, lesson));
    table.start();
    Ok(view! { <Frame table /> }.into_any())
}

/// Shows the table of a study, by the eyes of the seat that is asked; it follows the study's text as far as that is legal.
pub fn show<G: GameBoard>(session: Session<G::Game>, studying: Studying<G>) -> AnyView {
    let viewer = session.turn().seat();
    let table = Table::<G>::of_study(session, viewer, studying);
    let legal = studying.study.legal;
    let shown = StoredValue::new(legal.get_untracked());
    Effect::new(move |_| {
        let text = legal.get();
        if shown.with_value(|shown| *shown != text)
            && let Ok(session) = study::table::<G::Game>(&text)
        {
            shown.set_value(text);
            table.lay(session);
        }
    });
    view! { <Frame table /> }.into_any()
}
