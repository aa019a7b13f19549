//! The list of lessons, and the table of one.

use leptos::prelude::*;

use super::fetch::{self, Entry, Head, shelf};
use crate::catalogue::{GAMES, info};
use crate::fetch::{fetch_opener, module, opener};
use table::coach::{FINISHED_KEY, LessonPlace, finished};
use table::game::GameInfo;
use ui::awaited::awaited;
use ui::drawings::Icon;
use ui::i18n::{lesson_text, t, use_lang};
use ui::library::followed;
use ui::page_parts::{MessagePage, NextSteps, PageBar};
use ui::prefs::Prefs;
use ui::route::Route;

/// The list of lessons.
#[component]
pub fn LearnPage(
    /// The game whose lessons stand first.
    game: Option<String>,
) -> impl IntoView {
    let mut games: Vec<&'static GameInfo> = GAMES.iter().collect();
    games.sort_by_key(|info| game.as_deref() != Some(info.id));
    view! {
        <div class="page learn">
            <PageBar title=Signal::derive(|| t().learn.title().to_owned()) />
            <main class="page__main" id="main">
                <p class="learn__about">{move || t().learn.about()}</p>
                {games.into_iter().map(|info| view! { <Course info /> }).collect_view()}
            </main>
        </div>
    }
}

/// The lessons of a game.
#[component]
fn Course(info: &'static GameInfo) -> impl IntoView {
    let id = format!("learn-{}", info.id);
    let prefs = Prefs::get();
    let list = move || shelf(info.id).map(|shelf| view! { <Lessons info shelf /> }).into_any();
    let first_game = Route::New { game: info.id.into(), code: None }.to_string();
    view! {
        <section class="learn__game" data-game=info.id aria-labelledby=id.clone()>
            <img class="learn__poster" src=format!("art/poster-{}.svg", info.id) alt="" width="960" height="640" />
            <h2 id=id.clone()>{move || info.title(use_lang())}</h2>
            {awaited(None, move || Box::pin(fetch::fetch(info.id, prefs)), list)}
            <a class="btn" href=first_game>
                <Icon name="play" />
                {move || t().learn.first_game()}
            </a>
        </section>
    }
}

#[component]
fn Lessons(info: &'static GameInfo, shelf: Vec<Entry>) -> impl IntoView {
    // Another tab may finish one of them meanwhile.
    let kept = followed(FINISHED_KEY.to_owned());
    let shelf = StoredValue::new_local(shelf);
    move || {
        kept.track();
        shelf.with_value(|shelf| lessons(info, shelf))
    }
}

fn lessons(info: &'static GameInfo, shelf: &[Entry]) -> impl IntoView + use<> {
    let done = finished(info.id);
    let of = shelf.len();
    let known = shelf.iter().filter(|entry| done.contains(&entry.key)).count();
    let lessons = shelf.iter().filter_map(|entry| {
        let is_done = done.contains(&entry.key);
        Some(view! { <LessonRow game=info.id key=entry.key.clone() head=entry.head()? is_done /> })
    });
    view! {
        <p class="learn__progress">{move || t().learn.progress(known, of)}</p>
        <ol class="learn__list">{lessons.collect_view()}</ol>
    }
}

#[component]
fn LessonRow(game: &'static str, key: String, head: Head, is_done: bool) -> impl IntoView {
    let to = Route::Lesson { game: game.to_owned(), key: key.clone() }.to_string();
    let Head { title, about } = head;
    let class = if is_done { "learn__lesson is-done" } else { "learn__lesson" };
    view! {
        <li class=class>
            <a href=to data-testid=format!("lesson-{key}")>
                <b>{move || lesson_text(use_lang(), game, &title)}</b>
                <span>{move || lesson_text(use_lang(), game, &about)}</span>
                {is_done.then(|| view! {
                    <small>
                        <Icon name="check" />
                        {move || t().learn.finished()}
                    </small>
                })}
            </a>
        </li>
    }
}

/// The table of the lesson with this key.
pub fn lesson_page(game: String, key: String) -> AnyView {
    let Some(info) = info(&game) else { return unknown() };
    let prefs = Prefs::get();
    let come =
        move || async move { fetch::fetch(info.id, prefs).await && fetch_opener(info, prefs).await.is_ok() };
    let title = Signal::derive(|| t().learn.title().to_owned());
    awaited(Some(title), move || Box::pin(come()), move || table(info, &key))
}

fn table(info: &'static GameInfo, key: &str) -> AnyView {
    let (Some(shelf), Some(module), Some(opener)) = (shelf(info.id), module(info.id), opener(info.id)) else {
        return unknown();
    };
    let Some(index) = shelf.iter().position(|entry| entry.key == key) else { return unknown() };
    let next = shelf.get(index + 1).map(|entry| entry.key.clone());
    match opener.lesson(shelf[index].lesson.get()) {
        Ok(table) => module.teach(LessonPlace { game: info.id, key: key.to_owned(), next }, table),
        Err(why) => untaught(Signal::derive(move || t().learn.broken(&why))),
    }
}

fn unknown() -> AnyView {
    untaught(Signal::derive(|| t().learn.unknown().to_owned()))
}

/// The page that says why there is no such lesson.
fn untaught(why: Signal<String>) -> AnyView {
    view! {
        <MessagePage title=why>
            <NextSteps to=vec![(Route::Learn(None), || t().learn.all())] />
        </MessagePage>
    }
    .into_any()
}
