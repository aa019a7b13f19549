//! The way to the studies of a game.

use leptos::prelude::*;

use crate::catalogue::{GAMES, info};
use crate::game::with_studies;
use crate::setup::NoGamePage;
use crate::ways::{OwnWays, SiteSection, Ways};
use table::game::GameInfo;
use ui::i18n::{t, use_lang};
use ui::page_parts::PageBar;
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

/// The games, each with what a study of it is good for.
#[component]
fn AllStudies() -> impl IntoView {
    let one = |info: &'static GameInfo| {
        let href = Route::Study { game: Some(info.id.into()), from: None }.to_string();
        view! {
            <a class="btn" href=href>
                {move || info.title(use_lang())}
            </a>
        }
    };
    view! {
        <div class="page">
            <PageBar title=Signal::derive(|| t().home.study().to_owned()) />
            <main class="page__main" id="main">
                <OwnWays here=Route::Study { game: None, from: None } />
                <p class="learn__about">{move || t().home.study_note()}</p>
                <nav class="row__acts" aria-label=move || t().home.study()>
                    {GAMES.iter().map(one).collect_view()}
                </nav>
            </main>
            <Ways here=SiteSection::Games />
        </div>
    }
}
