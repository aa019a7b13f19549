//! The way to the set-up page, which is a part of the page of its own. It is
//! shown as soon as it and the game's words are here; the game itself comes
//! while the table is set.

use std::cell::Cell;

use futures_util::future::try_join;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::page::SetupPage;
use crate::catalogue::info;
use crate::fetch::fetch_words;
use table::game::GameInfo;
use ui::awaited::awaited;
use ui::i18n::{t, use_lang};
use ui::page_parts::{MessagePage, NextSteps};
use ui::part::Missing;
use ui::prefs::Prefs;
use ui::route::{Company, Route};

/// Table that the set-up page begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The last one against opponents.
    Last,
    /// The last one of several people.
    For(Company),
    /// One that somebody shared.
    Code(String),
}

impl Start {
    /// The table of a code, if there is one.
    pub fn of_code(code: Option<String>) -> Start {
        code.map_or(Start::Last, Start::Code)
    }
}

/// Shows the set-up page of a game.
type Page = fn(&'static GameInfo, Start) -> AnyView;

#[wasm_split(setup, fallible)]
fn setup_part() -> Result<Page, Missing> {
    Ok(|info, start| view! { <SetupPage info start /> }.into_any())
}

thread_local! {
    /// The page, once it has come.
    static HERE: Cell<Option<Page>> = const { Cell::new(None) };
}

/// The page for one game: at once if it and its words are here, otherwise as
/// soon as they have come.
#[component]
pub fn NewGamePage(
    /// The game's key.
    game: String,
    /// The table to begin with.
    start: Start,
) -> impl IntoView {
    let Some(info) = info(&game) else { return view! { <NoGamePage game /> }.into_any() };
    let prefs = Prefs::get();
    let shown = move || {
        let page = HERE.get().filter(|_| (info.topic.is_here)(prefs.lang.get_untracked()))?;
        Some(page(info, start.clone()))
    };
    if let Some(page) = shown() {
        return page;
    }
    let both = move || async move {
        let came = try_join(setup_part(), fetch_words(info, prefs)).await;
        came.map(|(page, ())| HERE.set(Some(page))).is_ok()
    };
    let title = Signal::derive(move || info.title(use_lang()).to_owned());
    awaited(Some(title), move || Box::pin(both()), move || shown().into_any())
}

/// The page for a game that does not exist here.
#[component]
pub fn NoGamePage(
    /// The key that stands in the address.
    game: String,
) -> impl IntoView {
    let title = Signal::derive(move || t().setup.no_game(&game));
    view! {
        <MessagePage title>
            <NextSteps to=vec![(Route::Home, || t().shell.home())] />
        </MessagePage>
    }
}
