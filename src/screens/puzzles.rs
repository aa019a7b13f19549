//! The puzzles: the list of all, and the page of one.

use leptos::prelude::*;
use session::puzzles::own::{is_current, own_key};
use session::puzzles::{Catalogue, Kind, PuzzleEntry};

use crate::catalogue::{GAMES, info};
use crate::fetch::{fetch_save_loader, save_loader};
use table::game::GameInfo;
use table::posing::{solved, solved_key};
use ui::awaited::awaited;
use ui::i18n::{clauses, t, use_lang};
use ui::library::followed;
use ui::page_parts::{MessagePage, NextSteps, PageBar};
use ui::prefs::Prefs;
use ui::route::Route;
use ui::site;

/// Address of the collection of a game; relative, so that the page runs under any address.
fn address(game: &str) -> String {
    format!("puzzles/{game}.json")
}

/// The page of all puzzles.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    view! {
        <div class="page puzzles">
            <PageBar title=Signal::derive(|| t().puzzles.title().to_owned()) />
            <main class="page__main" id="main">
                <p>{move || t().puzzles.about()}</p>
                {GAMES.iter().map(|info| view! { <OfGame info /> }).collect_view()}
            </main>
        </div>
    }
}

/// The puzzles of a game.
#[component]
fn OfGame(info: &'static GameInfo) -> impl IntoView {
    let list = move || {
        let catalogue = site::here(&address(info.id)).map(|text| Catalogue::read(&text));
        catalogue.map(|catalogue| match catalogue {
            Ok(catalogue) => view! { <GameSummary game=info.id catalogue /> }.into_any(),
            Err(why) => view! { <p>{t().puzzles.unusable(why.to_string())}</p> }.into_any(),
        })
    };
    let body = awaited(
        None,
        move || Box::pin(async move { site::fetch(&address(info.id)).await }),
        move || list().into_any(),
    );
    view! {
        <section class="panel" data-testid=format!("puzzles-{}", info.id)>
            <h2>{move || info.title(use_lang())}</h2>
            {body}
        </section>
    }
}

#[component]
fn GameSummary(game: &'static str, catalogue: Catalogue) -> impl IntoView {
    // Another tab may solve one of them meanwhile, or review a game.
    let (kept, own) = (followed(solved_key(game)), followed(own_key(game)));
    move || {
        kept.track();
        let own = own.with(|text| Catalogue::read(text.as_ref()?).ok());
        listed(game, &catalogue, own.filter(|own| is_current(own, catalogue.rules)))
    }
}

/// The themes of a game, those puzzles first that come from own games.
fn listed(game: &'static str, catalogue: &Catalogue, own: Option<Catalogue>) -> impl IntoView + use<> {
    let solved = solved(game);
    let done = catalogue.puzzles.iter().filter(|entry| solved.contains(&entry.id)).count();
    let all = catalogue.puzzles.len();
    let route =
        |entry: &PuzzleEntry| Route::Puzzle { game: game.to_owned(), id: entry.id.clone() }.to_string();
    let next = catalogue.next("", &solved).map(route);
    let theme = |of: Of, puzzles: Vec<(usize, &PuzzleEntry)>| {
        let is_open = |(_, entry): &&(usize, &PuzzleEntry)| !solved.contains(&entry.id);
        let next = puzzles.iter().find(is_open).map(|(_, entry)| route(entry));
        let done = puzzles.len() - puzzles.iter().filter(is_open).count();
        let chips = puzzles.iter().map(|(index, entry)| {
            let is_solved = solved.contains(&entry.id);
            view! { <Chip href=route(entry) number=index + 1 degree=entry.degree is_solved /> }
        });
        let chips = chips.collect_view();
        (!puzzles.is_empty())
            .then(|| view! { <Theme of done all=puzzles.len() next chips=chips.into_any() /> })
    };
    let of_kind = |kind: Kind| {
        let puzzles = catalogue.puzzles.iter().enumerate().filter(|(_, entry)| entry.kind == kind);
        theme(Of::Kind(kind), puzzles.collect())
    };
    let own = own.as_ref().and_then(|own| theme(Of::OwnGames, own.puzzles.iter().enumerate().collect()));
    let themes = own.into_iter().chain(Kind::ALL.map(of_kind).into_iter().flatten()).collect_view();
    view! {
        <p class="puzzles__count">
            <span data-testid="solved">{move || t().puzzles.solved_of(done, all)}</span>
            {next.map(|href| view! {
                <a class="btn btn--primary" data-testid="next-puzzle" href=href>
                    {move || t().puzzles.next()}
                </a>
            })}
        </p>
        <ul class="puzzles__themes">{themes}</ul>
    }
}

/// Stars of a theme at most: one for each third that is solved.
const STARS: usize = 3;

/// Subject of a theme.
#[derive(Clone, Copy)]
enum Of {
    /// Puzzles of one kind, the easy ones first.
    Kind(Kind),
    /// Puzzles from reviewed games of one's own, the oldest first.
    OwnGames,
}

impl Of {
    fn title(self) -> &'static str {
        match self {
            Of::Kind(kind) => t().puzzle(kind),
            Of::OwnGames => t().puzzles.own(),
        }
    }

    fn about(self) -> &'static str {
        match self {
            Of::Kind(kind) => t().goal(kind),
            Of::OwnGames => t().puzzles.own_about(),
        }
    }

    /// Its name for tests.
    fn id(self) -> String {
        match self {
            Of::Kind(kind) => format!("theme-{kind:?}").to_lowercase(),
            Of::OwnGames => "theme-own".to_owned(),
        }
    }
}

/// A theme: how much of it is solved, and its puzzles.
#[component]
fn Theme(
    of: Of,
    /// Number of solved ones, and of all.
    done: usize,
    all: usize,
    /// The first one that is not solved.
    next: Option<String>,
    chips: AnyView,
) -> impl IntoView {
    let stars = STARS * done / all.max(1);
    let signs = move || "★".repeat(stars) + &"☆".repeat(STARS - stars);
    view! {
        <li class="puzzles__theme" data-testid=of.id()>
            <div class="puzzles__head">
                <h3>{move || of.title()}</h3>
                <span class="puzzles__stars" role="img" aria-label=move || t().puzzles.stars(stars)>
                    {signs}
                </span>
            </div>
            <p>{move || of.about()}</p>
            <div class="puzzles__count">
                <span>{move || t().puzzles.solved_of(done, all)}</span>
                {next.map(|href| view! {
                    <a class="btn" data-testid="next-of-theme" href=href>
                        {move || if done == 0 { t().puzzles.begin() } else { t().puzzles.next() }}
                    </a>
                })}
            </div>
            <details class="puzzles__all">
                <summary>{move || t().puzzles.all()}</summary>
                <ol class="puzzles__list">{chips}</ol>
            </details>
        </li>
    }
}

/// A puzzle in the list.
#[component]
fn Chip(href: String, number: usize, degree: u8, is_solved: bool) -> impl IntoView {
    let label = move || {
        let words = t();
        let mut about = vec![words.degree(degree)];
        about.extend(is_solved.then(|| words.puzzles.solved()));
        [words.puzzles.number(number), clauses(words.lang(), &about)].join(words.colon())
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
        return unposed(Signal::derive(move || t().puzzles.unknown(&id)));
    };
    let id = id.to_owned();
    let prefs = Prefs::get();
    let come = move || async move {
        site::fetch(&address(info.id)).await && fetch_save_loader(info, prefs).await.is_ok()
    };
    let title = Signal::derive(|| t().puzzles.title().to_owned());
    awaited(Some(title), move || Box::pin(come()), move || table(info, &id))
}

fn table(info: &'static GameInfo, id: &str) -> AnyView {
    let (Some(text), Some(save_loader)) = (site::here(&address(info.id)), save_loader(info.id)) else {
        return ().into_any();
    };
    save_loader.puzzle(&text, id).unwrap_or_else(|why| unposed(Signal::stored(why)))
}

/// The page that says why there is no such puzzle.
fn unposed(why: Signal<String>) -> AnyView {
    view! {
        <MessagePage title=why>
            <NextSteps to=vec![(Route::Puzzles, || t().puzzles.all())] />
        </MessagePage>
    }
    .into_any()
}
