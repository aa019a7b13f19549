//! The way to the set-up page, which is a part of the page of its own and comes
//! together with the game.

use std::cell::Cell;

use futures_util::future::try_join;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::page::SetupPage;
use crate::app::games::{GameInfo, GameModule, fetch, info, module};
use crate::app::i18n::{t, use_lang};
use crate::app::part::Missing;
use crate::app::prefs::Prefs;
use crate::app::route::Route;
use crate::app::screens::awaited::awaited;
use crate::app::screens::parts::MessagePage;

/// Shows the set-up page of a game, with a table that somebody shared.
type Page = fn(&'static dyn GameModule, &'static GameInfo, Option<String>) -> AnyView;

#[wasm_split(setup, fallible)]
fn setup_part() -> Result<Page, Missing> {
    Ok(|module, info, code| view! { <SetupPage module info code /> }.into_any())
}

thread_local! {
    /// The page, once it has come.
    static HERE: Cell<Option<Page>> = const { Cell::new(None) };
}

/// The page for one game: at once if both are here, otherwise as soon as they
/// have come.
#[component]
pub fn NewGamePage(
    /// The game's key.
    game: String,
    /// A table that somebody shared.
    code: Option<String>,
) -> impl IntoView {
    let Some(info) = info(&game) else { return view! { <NoGamePage game /> }.into_any() };
    let shown = move || match (HERE.get(), module(info.id)) {
        (Some(page), Some(module)) => Some(page(module, info, code.clone())),
        _ => None,
    };
    if let Some(page) = shown() {
        return page;
    }
    let prefs = Prefs::get();
    let both = move || async move {
        let came = try_join(setup_part(), fetch(info, prefs)).await;
        came.map(|(page, _)| HERE.set(Some(page))).is_ok()
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
    let title = Signal::derive(move || (t().screens.setup.no_game)(&game));
    view! {
        <MessagePage title>
            <a class="btn" href=Route::Home.to_string()>
                {move || t().shell.home}
            </a>
        </MessagePage>
    }
}
