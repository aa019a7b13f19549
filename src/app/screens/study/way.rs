//! The way to the studies: the page of one game, and a position that is handed over to it.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::app::games::{GAMES, info};
use crate::app::i18n::{t, use_lang};
use crate::app::route::{Route, StudyFrom};
use crate::app::screens::game::with_studies;
use crate::app::screens::parts::MessagePage;
use crate::app::screens::setup::NoGamePage;

thread_local! {
    /// A position that somebody wants to study next: the game and its text.
    static HANDED: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Keeps a position until the page of its game's studies opens.
pub fn hand_over(game: &str, text: String) {
    HANDED.set(Some((game.to_owned(), text)));
}

/// The position that was handed over to this game, once.
pub(super) fn handed(game: &str) -> Option<String> {
    HANDED.take().filter(|(of, _)| of == game).map(|(_, text)| text)
}

/// The page of a game's studies, as soon as they have come; without a game, the way to each.
#[component]
pub fn StudyPageOf(game: Option<String>, from: Option<StudyFrom>) -> impl IntoView {
    let Some(game) = game else { return view! { <AllStudies /> }.into_any() };
    match info(&game) {
        Some(info) => with_studies(info, move |studies| studies.page(from.clone())),
        None => view! { <NoGamePage game /> }.into_any(),
    }
}

#[component]
fn AllStudies() -> impl IntoView {
    view! {
        <MessagePage title=Signal::derive(|| t().screens.home.study.to_owned())>
            <nav class="row__acts" aria-label=move || t().screens.home.study>
                {GAMES
                    .iter()
                    .map(|info| {
                        let href = Route::Study { game: Some(info.id.into()), from: None }.to_string();
                        view! {
                            <a class="btn" href=href>
                                {move || info.title(use_lang())}
                            </a>
                        }
                    })
                    .collect_view()}
            </nav>
        </MessagePage>
    }
}
