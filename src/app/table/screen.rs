//! The table as a screen: opening a saved game, two tabs, faults.

use leptos::prelude::*;
use sobremesa::session::save::Reopened;

use super::frame::frame;
use super::store::{Seatable, Table};
use crate::app::dom::{El, View, el, swap};
use crate::app::games::{bill, hand, host};
use crate::app::i18n::t;
use crate::app::library::{Hold, Library};
use crate::app::screens::game::with_saved;
use crate::app::screens::parts::message;

/// The table of the saved game `id`, its key in the library.
pub fn table_screen(id: String) -> View {
    let lease = Library::get().lease(&id);
    let take_over = move |class: &'static str| {
        let take = el("button").class(class).test("take-over").on_click(move |_| lease.take_over());
        el("p").child(take.text(|| t().table.take_over))
    };
    swap(
        move || lease.hold(),
        move |hold| match hold {
            Hold::Asking => message(|| t().table.asking.to_owned(), View::None).into(),
            Hold::Mine => open(&id),
            Hold::Elsewhere => {
                let text = el("p").text(|| t().table.elsewhere_text);
                message(|| t().table.elsewhere.to_owned(), (text, take_over("btn btn--primary"))).into()
            }
            Hold::Lost => message(|| t().table.lost.to_owned(), take_over("btn")).into(),
        },
    )
}

fn open(id: &str) -> View {
    let entry = match Library::get().load(id) {
        Err(fault) => return unreadable(fault.to_string()).into(),
        Ok(entry) => entry,
    };
    let Some(bill) = bill(&entry.card.game) else { return unreadable(entry.card.game).into() };
    if let (Some(host), Some(table)) = (host(bill.id), hand::take(id)) {
        return host.seat_down(id, table);
    }
    let id = id.to_owned();
    with_saved(bill, entry.save().to_owned(), move |host, table| match table {
        Ok(table) => host.seat_down(&id, table),
        Err(why) => unreadable(why).into(),
    })
}

/// Shows a table of `G`, kept in the library as `id`.
pub fn seat_down<G: Seatable>(id: &str, opened: Reopened<G>) -> View {
    let Reopened { session, history_lost } = opened;
    let table = Table::new(id, session);
    table.start();
    table.guard();
    if history_lost {
        table.tell(untrack(|| t().table.history_lost).into(), None);
    }
    frame(table.desk(), move || G::board(table))
}

/// A page that says why a game cannot be opened.
pub fn unreadable(why: String) -> El {
    message(move || (t().table.cannot_read)(&why), View::None)
}
