//! The way into each game: its lessons as a path to a first game, its puzzles and its rules. The table of a lesson.

use leptos::prelude::*;
use session::saves::{GameStage, Item};

use super::fetch::{self, Head, LessonEntry, shelf};
use crate::catalogue::{GAMES, info};
use crate::fetch::{fetch_save_loader, save_loader};
use crate::ways::{SiteSection, Ways};
use table::coach::{FINISHED_KEY, LessonPlace, finished};
use table::game::GameInfo;
use table::posing::solved;
use ui::awaited::awaited;
use ui::drawings::Icon;
use ui::i18n::{lesson_text, t, use_lang};
use ui::library::{Library, followed};
use ui::page_parts::{MessagePage, NextSteps, PageBar};
use ui::prefs::Prefs;
use ui::route::Route;

/// The ways into all games.
#[component]
pub fn LearnPage(
    /// The game that stands first.
    game: Option<String>,
) -> impl IntoView {
    let mut games: Vec<&'static GameInfo> = GAMES.iter().collect();
    games.sort_by_key(|info| game.as_deref() != Some(info.id));
    view! {
        <div class="page learn">
            <PageBar title=Signal::derive(|| t().home.learn().to_owned()) />
            <main class="page__main" id="main">
                <p class="learn__about">{move || t().learn.about()}</p>
                {games.into_iter().map(|info| view! { <Course info /> }).collect_view()}
            </main>
            <Ways here=SiteSection::Learn />
        </div>
    }
}

/// The way into a game.
#[component]
fn Course(info: &'static GameInfo) -> impl IntoView {
    let id = format!("learn-{}", info.id);
    let prefs = Prefs::get();
    let list = move || shelf(info.id).map(|shelf| view! { <Lessons info shelf /> }).into_any();
    let rules = Route::Rules { game: info.id.into(), rule: None }.to_string();
    let solved = solved(info.id).len();
    view! {
        <section class="learn__game" data-game=info.id aria-labelledby=id.clone()>
            <img class="learn__poster" src=format!("posters/{}.svg", info.id) alt="" width="960" height="640" />
            <div class="learn__head">
                <h2 id=id.clone()>{move || info.title(use_lang())}</h2>
                <nav class="learn__more" aria-labelledby=id.clone()>
                    <a class="btn" href=Route::Puzzles.to_string() aria-describedby=id.clone()>
                        <Icon name="search" />
                        {move || t().learn.puzzles(solved)}
                    </a>
                    <a class="btn" href=rules aria-describedby=id.clone()>
                        <Icon name="rules" />
                        {move || t().home.rules()}
                    </a>
                </nav>
            </div>
            <p>{move || t().pitch(info.id).about}</p>
            {awaited(None, move || Box::pin(fetch::fetch(info.id, prefs)), list)}
        </section>
    }
}

#[component]
fn Lessons(info: &'static GameInfo, shelf: Vec<LessonEntry>) -> impl IntoView {
    // Another tab may finish one of them meanwhile.
    let kept = followed(FINISHED_KEY.to_owned());
    let shelf = StoredValue::new_local(shelf);
    move || {
        kept.track();
        shelf.with_value(|shelf| path(info, shelf))
    }
}

/// A lesson on the path.
struct Stop {
    key: String,
    head: Head,
    is_done: bool,
}

/// The lessons that a first game needs, the game, and what can come later.
fn path(info: &'static GameInfo, shelf: &[LessonEntry]) -> impl IntoView + use<> {
    let done = finished(info.id);
    let stop = |entry: &LessonEntry| {
        Some(Stop { key: entry.key.clone(), head: entry.head()?, is_done: done.contains(&entry.key) })
    };
    let (later, first): (Vec<Stop>, Vec<Stop>) =
        shelf.iter().filter_map(stop).partition(|stop| stop.head.later);
    let (known, of) = (first.iter().filter(|stop| stop.is_done).count(), first.len());
    let has_played = Library::get().items().with(|items| {
        let is_over = |item: &Item| {
            matches!(item, Item::Game { summary, .. } if summary.game == info.id && summary.stage == GameStage::Over)
        };
        items.iter().any(is_over)
    });
    // Somebody who knows nothing yet begins with the guided game; it teaches most where lessons have not.
    let is_guided_next = !has_played && known == 0;
    let next = first.iter().find(|stop| !stop.is_done && !is_guided_next).map(|stop| stop.key.clone());
    let game_is_next = known == of && !has_played;
    let row = |stop: Stop| {
        let is_next = next.as_ref() == Some(&stop.key);
        view! { <LessonRow game=info.id stop is_next /> }
    };
    let first = first.into_iter().map(row).collect_view();
    let later_done = later.iter().filter(|stop| stop.is_done).count();
    let more = later.len();
    let later = later.into_iter().map(row).collect_view();
    view! {
        <p class="learn__progress">{move || t().learn.progress(known, of)}</p>
        <ol class="learn__list">
            <Guided game=info.id is_done=has_played is_next=is_guided_next />
            {first}
            <FirstGame game=info.id is_done=has_played is_next=game_is_next />
        </ol>
        {(more > 0).then(|| view! {
            <details class="learn__later">
                <summary>
                    {move || t().learn.later()}
                    <small>{move || t().learn.progress(later_done, more)}</small>
                </summary>
                <ul class="learn__list">{later}</ul>
            </details>
        })}
    }
}

/// Class of a stop.
fn class(is_done: bool, is_next: bool) -> &'static str {
    match (is_done, is_next) {
        (true, _) => "learn__lesson is-done",
        (false, true) => "learn__lesson is-next",
        (false, false) => "learn__lesson",
    }
}

#[component]
fn LessonRow(
    game: &'static str,
    stop: Stop,
    /// True if it is the first that has not been finished.
    is_next: bool,
) -> impl IntoView {
    let Stop { key, head: Head { title, about, .. }, is_done } = stop;
    let to = Route::Lesson { game: game.to_owned(), key: key.clone() }.to_string();
    view! {
        <li class=class(is_done, is_next)>
            <a href=to data-testid=format!("lesson-{key}")>
                <b>{move || lesson_text(use_lang(), game, &title)}</b>
                <span>{move || lesson_text(use_lang(), game, &about)}</span>
                <Mark is_done is_next />
            </a>
        </li>
    }
}

/// The guided first game.
#[component]
fn Guided(game: &'static str, is_done: bool, is_next: bool) -> impl IntoView {
    view! {
        <li class=class(is_done, is_next)>
            <a href=Route::Guided(game.to_owned()).to_string() data-testid="guided">
                <b>{move || t().learn.guided()}</b>
                <span>{move || t().learn.guided_note()}</span>
                <Mark is_done is_next />
            </a>
        </li>
    }
}

/// The game behind the first lessons.
#[component]
fn FirstGame(game: &'static str, is_done: bool, is_next: bool) -> impl IntoView {
    let to = Route::New { game: game.to_owned(), code: None }.to_string();
    view! {
        <li class=class(is_done, is_next)>
            <a href=to data-testid="first-game">
                <b>{move || t().learn.first_game()}</b>
                <span>{move || t().learn.first_game_note()}</span>
                <Mark is_done is_next />
            </a>
        </li>
    }
}

/// Says that a stop is behind the learner, or the next one.
#[component]
fn Mark(is_done: bool, is_next: bool) -> impl IntoView {
    match (is_done, is_next) {
        (true, _) => view! {
            <small>
                <Icon name="check" />
                {move || t().learn.finished()}
            </small>
        }
        .into_any(),
        (false, true) => view! {
            <small>
                <Icon name="play" />
                {move || t().learn.next_stop()}
            </small>
        }
        .into_any(),
        (false, false) => ().into_any(),
    }
}

/// The table of the lesson with this key.
pub fn lesson_page(game: String, key: String) -> AnyView {
    let Some(info) = info(&game) else { return unknown() };
    let prefs = Prefs::get();
    let come = move || async move {
        fetch::fetch(info.id, prefs).await && fetch_save_loader(info, prefs).await.is_ok()
    };
    let title = Signal::derive(|| t().learn.title().to_owned());
    awaited(Some(title), move || Box::pin(come()), move || table(info, &key))
}

fn table(info: &'static GameInfo, key: &str) -> AnyView {
    let (Some(shelf), Some(save_loader)) = (shelf(info.id), save_loader(info.id)) else {
        return unknown();
    };
    let Some(index) = shelf.iter().position(|entry| entry.key == key) else { return unknown() };
    let next = shelf.get(index + 1).map(|entry| entry.key.clone());
    let place = LessonPlace { game: info.id, key: key.to_owned(), next };
    let shown = save_loader.lesson(shelf[index].lesson.get(), place);
    shown.unwrap_or_else(|why| untaught(Signal::derive(move || t().learn.broken(&why))))
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
