//! The table as a screen: opening a saved game, two tabs, faults.

use leptos::prelude::*;
use sobremesa::session::save::Reopened;

use super::state::{Seatable, Table};
use super::widgets::Frame;
use crate::app::dom::{View, old};
use crate::app::games::{bill, hand, host};
use crate::app::i18n::t;
use crate::app::library::{Hold, Lease, Library};
use crate::app::screens::game::with_saved;
use crate::app::screens::parts::message;

/// The table of the saved game `id`, its key in the library.
pub fn table_screen(id: String) -> AnyView {
    let lease = Library::get().lease(&id);
    let hold = Memo::new(move |_| lease.hold());
    let screen = move || match hold.get() {
        Hold::Asking => old(message(|| t().table.asking.to_owned(), View::None)),
        Hold::Mine => old(open(&id)),
        Hold::Elsewhere => {
            let body = view! {
                <p>{move || t().table.elsewhere_text}</p>
                <TakeOver lease class="btn btn--primary" />
            };
            old(message(|| t().table.elsewhere.to_owned(), body.into_any()))
        }
        Hold::Lost => {
            old(message(|| t().table.lost.to_owned(), view! { <TakeOver lease class="btn" /> }.into_any()))
        }
    };
    screen.into_any()
}

/// Brings the game here from where it is open.
#[component]
fn TakeOver(lease: Lease, class: &'static str) -> impl IntoView {
    view! {
        <p>
            <button class=class data-testid="take-over" on:click=move |_| lease.take_over()>
                {move || t().table.take_over}
            </button>
        </p>
    }
}

fn open(id: &str) -> View {
    let entry = match Library::get().load(id) {
        Err(fault) => return unreadable(fault.to_string()),
        Ok(entry) => entry,
    };
    let Some(bill) = bill(&entry.card.game) else { return unreadable(entry.card.game) };
    if let (Some(host), Some(table)) = (host(bill.id), hand::take(id)) {
        return host.seat_down(id, table);
    }
    let id = id.to_owned();
    with_saved(bill, entry.save().to_owned(), move |host, table| match table {
        Ok(table) => host.seat_down(&id, table),
        Err(why) => unreadable(why),
    })
}

/// Shows a table of `G`, kept in the library as `id`.
pub fn seat_down<G: Seatable>(id: &str, opened: Reopened<G>) -> View {
    let Reopened { session, history_lost } = opened;
    let table = Table::new(id, session);
    if history_lost {
        table.tell(untrack(|| t().table.history_lost).into(), None);
    }
    table.start();
    table.guard();
    view! { <Frame table /> }.into_any().into()
}

/// A page that says why a game cannot be opened.
pub fn unreadable(why: String) -> View {
    message(move || (t().table.cannot_read)(&why), View::None).into()
}
