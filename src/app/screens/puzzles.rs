//! The puzzles: the list of all, and the page of one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sobremesa::session::puzzles::{Catalogue, Entry};

use super::game::with_opener;
use super::parts::{MessagePage, PageBar};
use crate::app::games::{GAMES, GameInfo, info};
use crate::app::i18n::{t, use_lang};
use crate::app::route::Route;
use crate::app::site;
use crate::app::table::puzzle::solved;
use crate::app::table::screen::unreadable;

/// How far a collection is.
#[derive(Clone, PartialEq)]
enum Fetched {
    Loading,
    Failed,
    Here(String),
}

/// The collection of a game, asked for now; the second asks again.
fn collection(game: &'static str) -> (RwSignal<Fetched>, impl Fn() + Copy) {
    let fetched = RwSignal::new(Fetched::Loading);
    let ask = move || {
        fetched.set(Fetched::Loading);
        spawn_local(async move {
            // Relative, so that the page runs under any address.
            let text = site::text(&format!("puzzles/{game}.json")).await;
            // The page may be gone.
            fetched.try_set(text.map_or(Fetched::Failed, Fetched::Here));
        });
    };
    ask();
    (fetched, ask)
}

/// The page of all puzzles.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    view! {
        <div class="page puzzles">
            <PageBar title=Signal::derive(|| t().puzzles.title.to_owned()) />
            <main class="page__main" id="main">
                <p>{move || t().puzzles.about}</p>
                {GAMES.iter().map(|info| view! { <OfGame info /> }).collect_view()}
            </main>
        </div>
    }
}

/// The puzzles of a game.
#[component]
fn OfGame(info: &'static GameInfo) -> impl IntoView {
    let (fetched, ask) = collection(info.id);
    let body = move || match fetched.get() {
        Fetched::Loading => view! { <p role="status">{t().puzzles.loading}</p> }.into_any(),
        Fetched::Failed => view! { <Failed ask /> }.into_any(),
        Fetched::Here(text) => match Catalogue::read(&text) {
            Ok(catalogue) => view! { <Listed game=info.id catalogue /> }.into_any(),
            Err(why) => view! { <p>{(t().puzzles.unusable)(&why.to_string())}</p> }.into_any(),
        },
    };
    view! {
        <section class="panel" data-testid=format!("puzzles-{}", info.id)>
            <h2>{move || info.title(use_lang())}</h2>
            {body}
        </section>
    }
}

/// Says that a collection did not come.
#[component]
fn Failed(ask: impl Fn() + Copy + 'static) -> impl IntoView {
    view! {
        <p role="status">{move || t().puzzles.failed}</p>
        <button class="btn" on:click=move |_| ask()>
            {move || t().puzzles.try_again}
        </button>
    }
}

#[component]
fn Listed(game: &'static str, catalogue: Catalogue) -> impl IntoView {
    let solved = solved(game);
    let done = catalogue.puzzles.iter().filter(|entry| solved.contains(&entry.id)).count();
    let all = catalogue.puzzles.len();
    let route = |entry: &Entry| Route::Puzzle { game: game.to_owned(), id: entry.id.clone() }.to_string();
    let next = catalogue.next("", &solved).map(route);
    let of_degree = |degree: u8| {
        let entries = catalogue.puzzles.iter().enumerate().filter(|(_, entry)| entry.degree == degree);
        let chips = entries.map(|(index, entry)| {
            let is_solved = solved.contains(&entry.id);
            view! { <Chip href=route(entry) number=index + 1 kind=entry.kind is_solved /> }
        });
        view! {
            <h3>{move || t().puzzles.degrees[usize::from(degree) - 1]}</h3>
            <ol class="puzzles__list">{chips.collect_view()}</ol>
        }
    };
    view! {
        <p class="puzzles__count">
            <span data-testid="solved">{move || (t().puzzles.solved_of)(done, all)}</span>
            {next.map(|href| view! {
                <a class="btn btn--primary" data-testid="next-puzzle" href=href>
                    {move || t().puzzles.next}
                </a>
            })}
        </p>
        {(1..=3).map(of_degree).collect_view()}
    }
}

/// A puzzle in the list.
#[component]
fn Chip(
    href: String,
    number: usize,
    kind: sobremesa::session::puzzles::Kind,
    is_solved: bool,
) -> impl IntoView {
    let label = move || {
        let words = &t().puzzles;
        let solved = if is_solved { format!(", {}", words.solved) } else { String::new() };
        format!("{}: {}{solved}", (words.number)(number), (words.kind)(kind))
    };
    view! {
        <li>
            <a
                class=if is_solved { "btn puzzles__chip is-solved" } else { "btn puzzles__chip" }
                href=href
                aria-label=label
                title=label
            >
                {number.to_string()}
                {is_solved.then_some("\u{2009}\u{2713}")}
            </a>
        </li>
    }
}

/// The page of a puzzle, or why there is none.
pub fn puzzle(game: &str, id: &str) -> AnyView {
    let Some(info) = info(game) else {
        let id = format!("{game}/{id}");
        return view! { <MessagePage title=Signal::derive(move || (t().puzzles.unknown)(&id)) /> }.into_any();
    };
    let id = id.to_owned();
    with_opener(info, move |module, opener| {
        let (fetched, ask) = collection(info.id);
        let id = id.clone();
        let page = move |state: Fetched| match state {
            Fetched::Loading => {
                view! { <MessagePage title=Signal::derive(|| t().puzzles.loading.to_owned()) /> }.into_any()
            }
            Fetched::Failed => view! {
                <MessagePage title=Signal::derive(|| t().puzzles.title.to_owned())>
                    <Failed ask />
                </MessagePage>
            }
            .into_any(),
            Fetched::Here(text) => match opener.puzzle(&text, &id) {
                Ok(table) => module.pose(table),
                Err(why) => unreadable(why),
            },
        };
        // By a key, so that each of them begins with elements of its own.
        let key = |state: &Fetched| match state {
            Fetched::Loading => 0,
            Fetched::Failed => 1,
            Fetched::Here(_) => 2,
        };
        view! { <For each=move || [fetched.get()] key=key children=page /> }.into_any()
    })
}
