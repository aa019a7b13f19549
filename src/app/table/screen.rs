//! The table as a screen: opening a saved game, two tabs, faults.

use leptos::prelude::*;
use sobremesa::core::Game;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::save::{Reopened, Save};
use sobremesa::session::shelf::Entry;

use super::store::{Seatable, Table};
use crate::app::i18n::t;
use crate::app::library::{Hold, Library};
use crate::app::screens::parts::PageBar;

/// The table of the saved game `id`.
#[component]
pub fn TableScreen(
    /// Its key in the library.
    id: String,
) -> impl IntoView {
    let lease = Library::get().lease(&id);
    let id = StoredValue::new(id);
    move || match lease.hold() {
        Hold::Asking => message(|| t().table.asking.to_owned(), || ().into_any()),
        Hold::Mine => id.with_value(|id| open(id)),
        Hold::Elsewhere => message(
            || t().table.elsewhere.to_owned(),
            move || {
                view! {
                    <p>{move || t().table.elsewhere_text}</p>
                    <p>
                        <button class="btn btn--primary" data-testid="take-over" on:click=move |_| lease.take_over()>
                            {move || t().table.take_over}
                        </button>
                    </p>
                }
                .into_any()
            },
        ),
        Hold::Lost => message(
            || t().table.lost.to_owned(),
            move || {
                view! {
                    <p>
                        <button class="btn" data-testid="take-over" on:click=move |_| lease.take_over()>
                            {move || t().table.take_over}
                        </button>
                    </p>
                }
                .into_any()
            },
        ),
    }
}

fn open(id: &str) -> AnyView {
    match Library::get().load(id) {
        Err(fault) => unreadable(fault.to_string()),
        Ok(entry) if entry.card.game == SanJuan::ID => seat_down::<SanJuan>(id, &entry),
        Ok(entry) => unreadable(entry.card.game.clone()),
    }
}

fn seat_down<G: Seatable>(id: &str, entry: &Entry) -> AnyView {
    match Save::<G>::parse(entry.save()).and_then(|save| save.reopen()) {
        Err(error) => unreadable(error.to_string()),
        Ok(Reopened { session, history_lost }) => {
            let table = Table::new(id, session);
            if history_lost {
                table.tell(untrack(|| t().table.history_lost).into(), None);
            }
            table.start();
            table.guard();
            G::render(table)
        }
    }
}

/// A page that says why a game cannot be opened.
pub fn unreadable(why: String) -> AnyView {
    message(move || (t().table.cannot_read)(&why), || ().into_any())
}

/// A page with a title and little else.
pub fn message(
    title: impl Fn() -> String + Send + Sync + 'static,
    body: impl FnOnce() -> AnyView,
) -> AnyView {
    view! {
        <div class="page">
            <PageBar title=Signal::derive(title) />
            <main class="page__main" id="main">{body()}</main>
        </div>
    }
    .into_any()
}
