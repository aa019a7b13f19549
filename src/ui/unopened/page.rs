//! The page of a saved game that cannot be opened.

use leptos::prelude::*;

use crate::i18n::{Messages, t};
use crate::page_parts::{MessagePage, NextSteps, Reason};
use crate::route::Route;
use crate::unopened::Unopened;

/// The page that says why, with the way to what is kept.
pub fn unopened(why: impl Into<Unopened>) -> AnyView {
    view! { <UnopenedPage why=why.into() /> }.into_any()
}

#[component]
fn UnopenedPage(why: Unopened) -> impl IntoView {
    let said = why.clone();
    let words = Signal::derive(move || said_of(&said, t()));
    view! {
        <MessagePage title=Signal::derive(move || words.get()[0].to_owned())>
            <p>{move || words.get()[1]}</p>
            {why.into_reason().map(|reason| view! { <Reason reason /> })}
            <NextSteps to=vec![(Route::Saved, || t().saved.title()), (Route::Home, || t().shell.home())] />
        </MessagePage>
    }
}

/// The heading, and what is said under it.
pub fn said_of(why: &Unopened, words: Messages) -> [&'static str; 2] {
    let (table, saved) = (&words.table, &words.saved);
    match why {
        Unopened::Missing => [table.missing(), table.missing_note()],
        Unopened::Newer(_) => [table.unopened(), saved.newer_note()],
        Unopened::Damaged(_) => [table.unopened(), saved.damaged_note()],
    }
}
