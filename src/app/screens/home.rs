//! The first page: go on, begin, or read.

use leptos::prelude::*;
use sobremesa::core::Game;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::shelf::Card;

use super::parts::{Heading, LangSwitch, ThemeSwitch, art, icon, mark, street};
use crate::app::i18n::t;
use crate::app::library::Library;
use crate::app::pwa::{InstallOffer, OfflineTick};
use crate::app::route::Route;

/// The game on the bill: the only one that can be played today.
const BILL: &str = SanJuan::ID;

/// The street under the bill.
const FRIEZE: [&str; 12] = [
    "b-prod_t1",
    "b-library",
    "b-chapel",
    "b-market_hall",
    "b-prod_t3",
    "b-city_hall",
    "b-tower",
    "b-archive",
    "b-well",
    "b-palace",
    "b-hero",
    "b-prefecture",
];

/// The page.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <div class="page home">
            <Masthead />
            <div class="home__scroll">
            <main class="home__main" id="main">
                <Resume />
                <InstallOffer />
                <Bill />
                <Soon />
            </main>
            <div class="frieze" aria-hidden="true">
                {FRIEZE.map(|id| art(BILL, id, "")).collect_view()}
            </div>
            <footer class="colophon">
                <p>{move || t().screens.home.colophon}</p>
                <OfflineTick />
            </footer>
            </div>
        </div>
    }
}

#[component]
fn Masthead() -> impl IntoView {
    let name = Signal::derive(|| t().shell.project.to_owned());
    let settings = Route::Settings.to_string();
    view! {
        <header class="masthead">
            <svg class="masthead__logo" aria-hidden="true"><use href="art/ui.svg#logo" /></svg>
            <div>
                <Heading text=name class="masthead__name" />
                <p class="masthead__motto">{move || t().screens.home.motto}</p>
            </div>
            <nav class="masthead__tools" aria-label=move || t().screens.home.nav>
                <LangSwitch />
                <ThemeSwitch />
                <a class="iconbtn" href=settings aria-label=move || t().shell.settings>{icon("settings")}</a>
            </nav>
        </header>
    }
}

/// The unfinished game written last, if any.
#[component]
fn Resume() -> impl IntoView {
    let latest = Library::get().latest();
    move || latest.get().map(|(id, card)| view! { <ResumeRow id=id card=card /> })
}

#[component]
fn ResumeRow(id: String, card: Card) -> impl IntoView {
    let fronts = card.seats.iter().max_by_key(|seat| seat.fronts.len()).map(|seat| seat.fronts.clone());
    let (round, title) = (card.round, card.title.clone());
    let heading = move || match (title.as_str(), round) {
        ("", 0) => t().screens.home.latest.to_owned(),
        ("", round) => format!("{} · {}", t().screens.home.latest, (t().screens.saved.round)(round)),
        (title, _) => title.to_owned(),
    };
    view! {
        <section class="resume row" aria-labelledby="resume">
            <div class="row__thumb" aria-hidden="true">{street(&card.game, &fronts.unwrap_or_default())}</div>
            <div class="row__main">
                <h2 id="resume">{heading}</h2>
                <People card=card />
            </div>
            <div class="row__acts">
                <a class="btn btn--primary" href=Route::Table(id).to_string()>
                    {icon("play")}
                    {move || t().screens.home.go_on}
                </a>
            </div>
        </section>
    }
}

/// Who sits at a saved table.
#[component]
pub fn People(card: Card) -> impl IntoView {
    let seats = card.seats.into_iter().enumerate().map(|(index, seat)| {
        let score = seat.score;
        view! {
            <span>
                {mark(index, "mark")}
                {seat.name}
                {move || score.map(|points| format!(" {}", (t().screens.saved.score)(points)))}
            </span>
        }
    });
    view! { <p class="row__people">{seats.collect_view()}</p> }
}

#[component]
fn Bill() -> impl IntoView {
    let library = Library::get();
    let saved = move || (t().screens.home.saved)(library.items().with(Vec::len));
    let new_game = Route::New { game: BILL.into(), code: None }.to_string();
    let rules = Route::Rules { game: BILL.into(), rule: None }.to_string();
    view! {
        <section class="bill" aria-labelledby="bill">
            <img class="bill__poster" src="art/poster-san-juan.svg" alt="" width="960" height="640" />
            <div class="bill__text">
                <p class="bill__over">{move || t().screens.home.over}</p>
                <h2 id="bill">{move || t().screens.home.game}</h2>
                <p>{move || t().screens.home.about}</p>
                <div class="bill__acts">
                    <a class="btn btn--primary" href=new_game>{icon("play")}{move || t().screens.home.new_game}</a>
                    <a class="btn" href=Route::Saved.to_string()>{icon("save")}{saved}</a>
                    <a class="btn" href=rules>{icon("rules")}{move || t().screens.home.rules}</a>
                </div>
                <ul class="bill__facts">
                    {move || t().screens.home.facts.map(|fact| view! { <li>{fact}</li> }).collect_view()}
                </ul>
            </div>
        </section>
    }
}

#[component]
fn Soon() -> impl IntoView {
    let others = move || {
        let one = |[name, state]: [&'static str; 2]| view! { <li><h3>{name}</h3><p>{state}</p></li> };
        t().screens.home.others.map(one).collect_view()
    };
    view! {
        <section aria-labelledby="soon">
            <h2 id="soon" class="soon__title">{move || t().screens.home.soon}</h2>
            <ul class="soon">{others}</ul>
        </section>
    }
}
