//! The table as a screen: opening a saved game, two tabs, faults.

use leptos::prelude::*;
use session::Session;
use session::save::Reopened;

use super::coach::{Coach, LessonPlace};
use super::state::{Seatable, Table};
use super::widgets::Frame;
use crate::app::games::opener::LessonTable;
use crate::app::games::{Unopened, hand, info, module};
use crate::app::i18n::t;
use crate::app::library::{Hold, Library, TabLock};
use crate::app::screens::game::{with_opener, with_saved};
use crate::app::screens::parts::MessagePage;
use crate::app::screens::unopened::unopened;

/// The table of a saved game.
#[component]
pub fn TableScreen(
    /// The game's key in the library.
    id: String,
) -> impl IntoView {
    let tab_lock = Library::get().tab_lock(&id);
    let hold = Memo::new(move |_| tab_lock.hold());
    let screen = move |hold: Hold| match hold {
        Hold::Asking => {
            view! { <MessagePage title=Signal::derive(|| t().table.asking.to_owned()) /> }.into_any()
        }
        Hold::Mine => open(&id),
        Hold::Elsewhere => view! {
            <MessagePage title=Signal::derive(|| t().table.elsewhere.to_owned())>
                <p>{move || t().table.elsewhere_text}</p>
                <TakeOver tab_lock class="btn btn--primary" />
            </MessagePage>
        }
        .into_any(),
        Hold::Lost => view! {
            <MessagePage title=Signal::derive(|| t().table.lost.to_owned())>
                <TakeOver tab_lock class="btn" />
            </MessagePage>
        }
        .into_any(),
    };
    // By a key, so that each of them begins with elements of its own.
    view! { <For each=move || [hold.get()] key=|hold| *hold children=screen /> }
}

/// Brings the game here from where it is open.
#[component]
fn TakeOver(tab_lock: TabLock, class: &'static str) -> impl IntoView {
    view! {
        <p class="empty__ways">
            <button class=class data-testid="take-over" on:click=move |_| tab_lock.take_over()>
                {move || t().table.take_over}
            </button>
        </p>
    }
}

fn open(id: &str) -> AnyView {
    let entry = match Library::get().load(id) {
        Err(fault) => return unopened(fault),
        Ok(entry) => entry,
    };
    let Some(info) = info(&entry.summary.game) else {
        return unopened(Unopened::of_no_game(&entry.summary.game));
    };
    if let (Some(module), Some(table)) = (module(info.id), hand::take(id)) {
        return module.seat_down(id, table);
    }
    let id = id.to_owned();
    if let Some((code, how)) = hand::take_link(&id) {
        let save = entry.save().to_owned();
        return with_opener(info, move |module, opener| {
            // What a link cannot be taken in for now is shown as it is kept.
            let table = opener.take_in(&code, Some(&save), how).map(|fresh| fresh.table);
            match table.or_else(|_| opener.reopen(&save)) {
                Ok(table) => module.seat_down(&id, table),
                Err(error) => unopened(error),
            }
        });
    }
    with_saved(info, entry.save().to_owned(), move |module, table| match table {
        Ok(table) => module.seat_down(&id, table),
        Err(error) => unopened(error),
    })
}

/// Shows a table of `G`, kept in the library as `id`.
pub fn seat_down<G: Seatable>(id: &str, opened: Reopened<G>) -> AnyView {
    let Reopened { session, history_lost, entrance } = opened;
    let table = Table::new(id, session);
    table.enter(entrance);
    table.start();
    table.guard();
    if history_lost {
        table.panels().tell(untrack(|| t().table.history_lost).into(), None);
    }
    view! { <Frame table /> }.into_any()
}

/// Shows the table of a lesson.
pub fn teach<G: Seatable>(place: LessonPlace, opened: LessonTable<G>) -> AnyView {
    let LessonTable { session, lesson } = opened;
    let table = Table::of_lesson(session, Coach::new(place, lesson));
    table.start();
    view! { <Frame table /> }.into_any()
}

/// Shows the table of a study, to be looked at only, by the eyes of the seat that is asked.
pub fn show<G: Seatable>(session: Session<G>, leave: RwSignal<bool>) -> AnyView {
    let viewer = session.turn().seat();
    let table = Table::of_study(session, viewer, leave);
    view! { <Frame table /> }.into_any()
}
