//! The table of a saved game: opening it, two tabs, faults.

use leptos::prelude::*;

use super::game::{with_devices, with_entry, with_save_loader, with_saved};
use session::saves::Entry;
use table::game::{GameInfo, handoff};
use ui::i18n::t;
use ui::library::{GameHolder, Library, TabLock};
use ui::page_parts::MessagePage;
use ui::unopened::unopened;

/// The table of a saved game.
#[component]
pub fn TableScreen(
    /// The game's key in the library.
    id: String,
    /// True if it is looked back at.
    #[prop(optional)]
    look_back: bool,
) -> impl IntoView {
    let tab_lock = Library::get().tab_lock(&id);
    let hold = Memo::new(move |_| tab_lock.hold());
    let screen = move |hold: GameHolder| match hold {
        GameHolder::Asking => {
            view! { <MessagePage title=Signal::derive(|| t().table.asking().to_owned()) /> }.into_any()
        }
        GameHolder::Mine => with_entry(&id, |info, entry| match look_back {
            true => review(&id, info, &entry),
            false => open(&id, info, &entry),
        }),
        GameHolder::Elsewhere => view! {
            <MessagePage title=Signal::derive(|| t().table.elsewhere().to_owned())>
                <p>{move || t().table.elsewhere_text()}</p>
                <TakeOver tab_lock class="btn btn--primary" />
            </MessagePage>
        }
        .into_any(),
        GameHolder::Lost => view! {
            <MessagePage title=Signal::derive(|| t().table.lost().to_owned())>
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
                {move || t().table.take_over()}
            </button>
        </p>
    }
}

fn review(id: &str, info: &'static GameInfo, entry: &Entry) -> AnyView {
    let id = id.to_owned();
    with_saved(info, entry.save().to_owned(), move |table| match table {
        Ok(table) => table.look_back(&id),
        Err(error) => unopened(error),
    })
}

fn open(id: &str, info: &'static GameInfo, entry: &Entry) -> AnyView {
    if let Some(table) = handoff::take(id) {
        return table.seat_down(id);
    }
    let id = id.to_owned();
    if let Some((code, how)) = handoff::take_link(&id) {
        let save = entry.save().to_owned();
        return with_save_loader(info, move |save_loader| {
            // What a link cannot be taken in for now is shown as it is kept.
            let table = save_loader.take_in(&code, Some(&save), how).map(|fresh| fresh.table);
            match table.or_else(|_| save_loader.reopen(&save)) {
                Ok(table) => table.seat_down(&id),
                Err(error) => unopened(error),
            }
        });
    }
    let save = entry.save().to_owned();
    with_save_loader(info, move |save_loader| match save_loader.reopen(&save) {
        Ok(table) if table.is_host() => host(info, &id, &save),
        Ok(table) => table.seat_down(&id),
        Err(error) => unopened(error),
    })
}

/// The table of a host, once what it needs besides has come.
fn host(info: &'static GameInfo, id: &str, save: &str) -> AnyView {
    let (id, save) = (id.to_owned(), save.to_owned());
    with_devices(info, move |devices| devices.seat_host(&id, &save).unwrap_or_else(unopened))
}
