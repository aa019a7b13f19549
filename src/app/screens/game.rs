//! A page about a game, which may have to be fetched first.

use leptos::prelude::{Get, RwSignal, Set};
use leptos::task::spawn_local;

use super::parts::message;
use crate::app::dom::{El, View, el, swap};
use crate::app::games::{Bill, Host, fetch, host};
use crate::app::i18n::{t, use_lang};

/// How far a game is.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Coming,
    Missing,
    Here,
}

/// What `page` makes of a game: at once if the game is here, otherwise as soon
/// as it has come. If it does not come, the player hears why and may try again.
pub fn with_game(bill: &'static Bill, page: impl Fn(&'static dyn Host) -> View + 'static) -> View {
    of_game(bill, Box::new(page))
}

fn of_game(bill: &'static Bill, page: Box<dyn Fn(&'static dyn Host) -> View>) -> View {
    if let Some(host) = host(bill.id) {
        return page(host);
    }
    let state = RwSignal::new(State::Coming);
    ask(bill, state);
    swap(
        move || state.get(),
        move |now| match now {
            State::Coming => {
                message(title(bill), el("p").attr("role", "status").text(|| t().screens.fetch.coming)).into()
            }
            State::Missing => message(title(bill), missing(bill, state)).into(),
            State::Here => host(bill.id).map_or(View::None, &page),
        },
    )
}

fn title(bill: &'static Bill) -> impl Fn() -> String {
    move || bill.title(use_lang()).to_owned()
}

fn missing(bill: &'static Bill, state: RwSignal<State>) -> El {
    let again = move |_| {
        state.set(State::Coming);
        ask(bill, state);
    };
    let words = el("p").text(|| t().screens.fetch.missing);
    let button = el("button").class("btn").on_click(again).text(|| t().screens.fetch.retry);
    el("div").class("banner banner--warn").attr("role", "alert").child((words, button))
}

fn ask(bill: &'static Bill, state: RwSignal<State>) {
    spawn_local(async move {
        let came = fetch(bill).await;
        // Somebody may have gone elsewhere in the meantime.
        state.try_set(if came.is_ok() { State::Here } else { State::Missing });
    });
}
