//! The way to the studies of a game.

use leptos::prelude::*;

use crate::catalogue::{GAMES, info};
use crate::game::with_studies;
use crate::setup::NoGamePage;
use ui::i18n::{t, use_lang};
use ui::page_parts::MessagePage;
use ui::route::{Route, StudyFrom};

/// The page of a game's studies, as soon as they have come; without a game, the way to each.
#[component]
pub fn StudyPageOf(game: Option<String>, from: Option<StudyFrom>) -> impl IntoView {
    let Some(game) = game else { return view! { <AllStudies /> }.into_any() };
    match info(&game) {
        Some(info) => with_studies(info, move |studies| studies.show(info, from.clone())),
        None => view! { <NoGamePage game /> }.into_any(),
    }
}

#[component]
fn AllStudies() -> impl IntoView {
    view! {
        <MessagePage title=Signal::derive(|| t().home.study().to_owned())>
            <nav class="row__acts" aria-label=move || t().home.study()>
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
