//! The way to a guided first game: to the one that goes on, or to a new one.

use leptos::prelude::*;
use session::saves::GameStage;

use crate::catalogue::info;
use crate::game::with_game;
use table::game::{GameModule, handoff};
use table::tutor::last_guided;
use ui::i18n::t;
use ui::library::{Library, fresh_id};
use ui::page_parts::{MessagePage, NextSteps};
use ui::prefs::Prefs;
use ui::route::Route;
use ui::router::Router;

/// Goes to the guided game of the game with this key.
pub fn guided(game: &str) -> AnyView {
    let Some(info) = info(game) else { return refused(Signal::derive(|| t().learn.unknown().to_owned())) };
    let router = Router::get();
    if let Some(id) = running(info.id) {
        router.replace(&Route::Table(id));
        return ().into_any();
    }
    with_game(info, move |module| match deal(module) {
        Ok(id) => {
            router.replace(&Route::Table(id));
            ().into_any()
        }
        Err(why) => refused(Signal::derive(move || t().learn.broken(&why))),
    })
}

/// The save of the guided game of a title that goes on, if one does.
fn running(game: &str) -> Option<String> {
    let library = Library::get();
    let goes_on =
        |save: &String| library.load(save).is_ok_and(|entry| entry.summary.stage == GameStage::Running);
    last_guided(game).filter(goes_on)
}

/// Deals, and keeps the game with the others; its key.
fn deal(module: &'static dyn GameModule) -> Result<String, String> {
    let (library, prefs) = (Library::get(), Prefs::get());
    let mut fresh = module.guided(prefs.lang.get_untracked())?;
    fresh.summary.title = untrack(|| t().learn.guided().to_owned());
    let id = fresh_id();
    library.create_as(&id, fresh.summary, &fresh.save);
    handoff::keep(&id, fresh.table);
    Ok(id)
}

/// The page that says why there is no such game.
fn refused(why: Signal<String>) -> AnyView {
    view! {
        <MessagePage title=why>
            <NextSteps to=vec![(Route::Learn(None), || t().learn.all())] />
        </MessagePage>
    }
    .into_any()
}
