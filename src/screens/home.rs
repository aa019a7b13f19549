//! The first page: the games as posters, the game to go on with, and the ways to everything else.

use ai::LevelId;
use leptos::prelude::*;
use session::saves::SaveSummary;

use crate::catalogue::{GAMES, info};
use crate::ways::{SiteSection, Ways};
use table::game::{GameInfo, names_of};
use ui::drawings::{Art, Icon, SeatMark};
use ui::i18n::{t, use_lang};
use ui::library::{Library, remember, remembered};
use ui::page_parts::{Heading, LangSwitch, StorageBanner, ThemeSwitch};
use ui::pwa::{InstallOffer, OfflineTick};
use ui::route::{Company, Route};
use ui::sprites::address;

/// The key under which the company of the last choice is remembered.
const COMPANY_KEY: &str = "sobremesa.company";

/// Remembers the company that games are begun with.
pub fn remember_company(company: Option<Company>) {
    remember(COMPANY_KEY, &company);
}

#[component]
pub fn HomePage() -> impl IntoView {
    Library::get().measure();
    view! {
        <div class="page home">
            <Masthead />
            <StorageBanner />
            <div class="home__scroll">
                <main class="home__main" id="main">
                    <Resume />
                    <InstallOffer />
                    <Play />
                </main>
                <Ways here=SiteSection::Play />
                <Frieze info=&GAMES[0] />
                <footer class="colophon">
                    <p>{move || t().home.colophon()}</p>
                    <OfflineTick />
                </footer>
            </div>
        </div>
    }
}

#[component]
fn Masthead() -> impl IntoView {
    view! {
        <header class="masthead">
            <svg class="masthead__logo" aria-hidden="true">
                <use href=address("ui", "logo") />
            </svg>
            <div>
                <Heading text=Signal::derive(|| t().shell.project().to_owned()) class="masthead__name" />
                <p class="masthead__motto">{move || t().home.motto()}</p>
            </div>
            <nav class="masthead__tools" aria-label=move || t().home.nav()>
                <LangSwitch />
                <ThemeSwitch />
                <a class="iconbtn" href=Route::Settings.to_string() aria-label=move || t().shell.settings()>
                    <Icon name="settings" />
                </a>
            </nav>
        </header>
    }
}

/// The posters, and in what company their tables are set.
#[component]
fn Play() -> impl IntoView {
    let company = RwSignal::new(remembered::<Company>(COMPANY_KEY));
    let choice = move |one: Option<Company>, label: fn() -> &'static str| {
        let choose = move |_| {
            company.set(one);
            remember_company(one);
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="company"
                    prop:checked=move || company.get() == one
                    on:change=choose
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <section class="play" aria-labelledby="play">
            <div class="play__head">
                <h2 id="play">{move || t().home.play()}</h2>
                <fieldset class="seg" data-testid="company">
                    <legend class="vh">{move || t().home.company()}</legend>
                    {choice(None, || t().home.against())}
                    {choice(Some(Company::Together), || t().home.together())}
                    {choice(Some(Company::ByDevices), || t().home.by_devices())}
                    {choice(Some(Company::ByLink), || t().home.by_link())}
                </fieldset>
            </div>
            <Show when=move || company.get() == Some(Company::ByDevices)>
                <p>
                    <a class="btn" data-testid="join" href=Route::Join(String::new()).to_string()>
                        {move || t().home.join()}
                    </a>
                </p>
            </Show>
            <div class="bills">
                {GAMES.iter().map(|info| view! { <GameBill info company /> }).collect_view()}
            </div>
        </section>
    }
}

/// The unfinished game written last, if any; the way to a guided game where nobody has ever played.
#[component]
fn Resume() -> impl IntoView {
    let library = Library::get();
    let latest = Memo::new(move |_| library.latest());
    let is_new = Memo::new(move |_| library.finished().get() == 0 && library.items().with(Vec::is_empty));
    move || match latest.get() {
        Some((id, summary)) => view! { <ResumeRow id summary /> }.into_any(),
        None if is_new.get() => view! { <Welcome /> }.into_any(),
        None => ().into_any(),
    }
}

/// Offer of a first game with a coach.
#[component]
fn Welcome() -> impl IntoView {
    view! {
        <section class="resume row" aria-labelledby="welcome">
            <div class="row__main">
                <h2 id="welcome">{move || t().home.new_here()}</h2>
                <p class="row__people">{move || t().home.new_here_note()}</p>
            </div>
            <div class="row__acts">
                <a class="btn" data-testid="welcome" href=Route::Learn(None).to_string()>
                    <Icon name="learn" />
                    {move || t().learn.guided()}
                </a>
            </div>
        </section>
    }
}

#[component]
fn ResumeRow(
    /// The game's key in the library.
    id: String,
    summary: SaveSummary,
) -> impl IntoView {
    let (round, title, devices) = (summary.round, summary.title.clone(), summary.devices);
    let heading = move || match (title.as_str(), round) {
        ("", 0) => t().home.latest().to_owned(),
        ("", round) => format!("{} · {}", t().home.latest(), t().saved.round(round)),
        (title, _) => title.to_owned(),
    };
    view! {
        <section class="resume row" aria-labelledby="resume">
            <Thumbnail summary=summary.clone() />
            <div class="row__main">
                <h2 id="resume">{heading}</h2>
                <People summary />
                {devices.then(|| view! { <p class="row__meta">{move || t().home.by_devices()}</p> })}
            </div>
            <div class="row__acts">
                <a class="btn btn--primary" href=Route::Table(id).to_string()>
                    <Icon name="play" />
                    {move || t().home.go_on()}
                </a>
            </div>
        </section>
    }
}

/// The fullest street of a saved table.
#[component]
pub fn Thumbnail(summary: SaveSummary) -> impl IntoView {
    let game = info(&summary.game).map(|info| info.id);
    let fullest = summary.seats.into_iter().max_by_key(|seat| seat.fronts.len());
    let fronts = fullest.map(|seat| seat.fronts).unwrap_or_default();
    let drawings = game.map(|game| fronts.into_iter().map(|id| view! { <Art game id /> }).collect_view());
    view! {
        <div class="row__thumb" aria-hidden="true">
            {drawings}
        </div>
    }
}

/// Players at a saved table, opponents with their levels.
#[component]
pub fn People(summary: SaveSummary) -> impl IntoView {
    let named = summary.seats.clone();
    let names = Memo::new(move |_| names_of(&named, &t()));
    let seats = summary.seats.into_iter().enumerate().map(|(index, seat)| {
        let level = LevelId::ALL.into_iter().find(|id| seat.level.as_deref() == Some(id.key()));
        let score = move || seat.score.map(|points| format!(" {}", t().saved.score(points)));
        view! {
            <span>
                <SeatMark seat=index />
                {move || names.read()[index].clone()}
                {level.map(|id| view! { <small>{move || t().level(id)}</small> })}
                {score}
            </span>
        }
    });
    view! { <p class="row__people">{seats.collect_view()}</p> }
}

/// A game that can be played: its poster, and the way to its table.
#[component]
fn GameBill(
    info: &'static GameInfo,
    /// The company in which it is played.
    company: RwSignal<Option<Company>>,
) -> impl IntoView {
    let id = format!("bill-{}", info.id);
    let new_game = move || match company.get() {
        Some(company) => Route::NewFor { game: info.id.into(), company }.to_string(),
        None => Route::New { game: info.id.into(), code: None }.to_string(),
    };
    let fact = move |index: usize| view! { <li>{move || t().pitch(info.id).facts[index]}</li> };
    // Each game has the same link: the title says of what.
    view! {
        <section class="bill" aria-labelledby=id>
            <img class="bill__poster" src=format!("posters/{}.svg", info.id) alt="" width="960" height="640" />
            <div class="bill__text">
                <h2 id=id.clone()>{move || info.title(use_lang())}</h2>
                <p class="bill__over">{move || t().pitch(info.id).over}</p>
                <ul class="bill__facts">{(0..3).map(fact).collect_view()}</ul>
                <a class="btn btn--primary" href=new_game aria-describedby=id.clone()>
                    <Icon name="play" />
                    {move || t().home.new_game()}
                </a>
            </div>
        </section>
    }
}

/// A street under the first page.
#[component]
fn Frieze(
    /// The game whose street it is.
    info: &'static GameInfo,
) -> impl IntoView {
    let drawings = info.frieze.iter().map(|id| view! { <Art game=info.id id=*id /> });
    view! {
        <div class="frieze" aria-hidden="true">
            {drawings.collect_view()}
        </div>
    }
}
