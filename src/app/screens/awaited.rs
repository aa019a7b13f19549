//! What may have to be fetched before it can be shown.

use leptos::prelude::*;
use std::pin::Pin;
use std::rc::Rc;

use leptos::task::spawn_local;

use super::parts::message;
use crate::app::dom::{El, RwSignal, View, el, swap};
use crate::app::i18n::t;

/// Tells whether it came.
pub type Coming = Pin<Box<dyn Future<Output = bool>>>;

/// The heading of the page that says that it did not come.
pub type Title = Rc<dyn Fn() -> String>;

/// How far it is.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Coming,
    Missing,
    Here,
}

/// What `page` makes as soon as it has come what `fetch` asks for. If it does
/// not come, the player hears why and may try again. Without a title this is
/// only a part of a page.
pub fn awaited(title: Option<Title>, fetch: Box<dyn Fn() -> Coming>, page: Box<dyn Fn() -> View>) -> View {
    let state = RwSignal::new(State::Coming);
    let fetch: Rc<dyn Fn() -> Coming> = fetch.into();
    ask(&fetch, state);
    let shown = move |now| match (now, &title) {
        (State::Here, _) => page(),
        (State::Coming, None) => coming().into(),
        // Not yet a page: it has no heading, which would take the focus.
        (State::Coming, Some(_)) => {
            let main = el("main").class("page__main").attr("id", "main").child(coming());
            el("div").class("page").child(main).into()
        }
        (State::Missing, title) => {
            let fetch = fetch.clone();
            let body = missing(move || {
                state.set(State::Coming);
                ask(&fetch, state);
            });
            match title.clone() {
                None => body.into(),
                Some(title) => message(move || title(), body).into(),
            }
        }
    };
    swap(move || state.get(), shown)
}

fn coming() -> El {
    el("p").attr("role", "status").text(|| t().screens.fetch.coming)
}

fn missing(again: impl Fn() + 'static) -> El {
    let words = el("p").text(|| t().screens.fetch.missing);
    let button = el("button").class("btn").on_click(move |_| again()).text(|| t().screens.fetch.retry);
    el("div").class("banner banner--warn").attr("role", "alert").child((words, button))
}

fn ask(fetch: &Rc<dyn Fn() -> Coming>, state: RwSignal<State>) {
    let coming = fetch();
    spawn_local(async move {
        let came = coming.await;
        // Somebody may have gone elsewhere in the meantime.
        state.try_set(if came { State::Here } else { State::Missing });
    });
}
