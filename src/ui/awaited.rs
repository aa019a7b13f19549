//! Waiting for parts that may have to be fetched before they can be shown.

use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::page_parts::MessagePage;
use crate::i18n::{Messages, t};
use crate::part::why_absent;

/// Tells whether it came.
pub type Coming = Pin<Box<dyn Future<Output = bool>>>;

/// State of the fetch.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum FetchState {
    Coming,
    Missing,
    Here,
}

/// Renders `page` once `fetch` has loaded its part. If that fails, the player reads why and may try
/// again. `title` is the heading of the page that says so; without one this is only a part of a
/// page.
pub fn awaited(
    title: Option<Signal<String>>,
    fetch: impl Fn() -> Coming + 'static,
    page: impl Fn() -> AnyView + 'static,
) -> AnyView {
    let fetch: Box<dyn Fn() -> Coming> = Box::new(fetch);
    let page: Box<dyn Fn() -> AnyView> = Box::new(page);
    view! { <Awaited title fetch=StoredValue::new_local(fetch) page=StoredValue::new_local(page) /> }
        .into_any()
}

type Local<T> = StoredValue<T, LocalStorage>;

#[component]
fn Awaited(
    title: Option<Signal<String>>,
    fetch: Local<Box<dyn Fn() -> Coming>>,
    page: Local<Box<dyn Fn() -> AnyView>>,
) -> impl IntoView {
    let state = RwSignal::new(FetchState::Coming);
    let ask = move || {
        let coming = fetch.with_value(|fetch| fetch());
        spawn_local(async move {
            let came = coming.await;
            // Somebody may have gone elsewhere in the meantime.
            state.try_set(if came { FetchState::Here } else { FetchState::Missing });
        });
    };
    ask();
    let again = move || {
        state.set(FetchState::Coming);
        ask();
    };
    let show = move |state| match (state, title) {
        (FetchState::Here, _) => untrack(|| page.with_value(|page| page())),
        (FetchState::Coming, None) => view! { <Wait /> }.into_any(),
        // Not yet a page: it has no heading, which would take the focus.
        (FetchState::Coming, Some(_)) => view! {
            <div class="page">
                <main class="page__main" id="main">
                    <Wait />
                </main>
            </div>
        }
        .into_any(),
        (FetchState::Missing, None) => view! { <MissingPart again /> }.into_any(),
        (FetchState::Missing, Some(title)) => view! {
            <MessagePage title>
                <p role="alert">{move || why_missing(t())}</p>
                <p class="empty__ways">
                    <button class="btn btn--primary" on:click=move |_| again()>
                        {move || t().fetch.retry()}
                    </button>
                </p>
            </MessagePage>
        }
        .into_any(),
    };
    // By a key, so that the page begins with elements of its own.
    view! { <For each=move || [state.get()] key=|state| *state children=show /> }
}

/// Says that a part did not come, and why as far as that is known.
pub fn why_missing(words: Messages) -> String {
    why_absent().map_or_else(|| words.fetch.missing().to_owned(), |cause| words.why_missing(cause))
}

#[component]
fn Wait() -> impl IntoView {
    view! { <p role="status">{move || t().fetch.coming()}</p> }
}

/// Says that a part did not come, and offers to try again.
#[component]
pub fn MissingPart(
    /// Tries once more.
    again: impl Fn() + Send + 'static,
) -> impl IntoView {
    view! {
        <div class="banner banner--warn" role="alert">
            <p>{move || why_missing(t())}</p>
            <button class="btn" on:click=move |_| again()>
                {move || t().fetch.retry()}
            </button>
        </div>
    }
}
