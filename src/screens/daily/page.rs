//! The page of a day: its three deals, and the way to other days.

use std::collections::BTreeSet;

use leptos::prelude::*;
use leptos::task::spawn_local;
use session::daily::diary::Diary;
use session::daily::{Closed, Date, FIRST, HEADING, check_open};
use session::kept::Kept;
use session::saves::{Fault, GameStage, Item};

use super::share::ShareResult;
use super::{outcome_of, par_words, told};
use crate::catalogue::GAMES;
use crate::fetch::{fetch, module};
use crate::statistics::facts_of_save;
use crate::ways::{SiteSection, Ways};
use table::game::{GameInfo, GameModule, handoff};
use ui::awaited::why_missing;
use ui::drawings::Icon;
use ui::i18n::{t, use_lang, words};
use ui::library::{
    Library, Trouble, download, followed, followed_day, fresh_id, keep, kept, note_day_late, raw,
};
use ui::page_parts::{MessagePage, NextSteps, PageBar, Reason, day};
use ui::prefs::Prefs;
use ui::route::Route;
use ui::router::Router;

/// The page of the day that an address names; of today if it names none, which follows the calendar.
pub fn page(named: Option<&str>) -> AnyView {
    let named = named.map(str::to_owned);
    let day = followed_day();
    let first = day.get_untracked();
    let of_day = move |today: Option<Date>| of_day(named.as_deref(), today, today != first);
    // By a key, so that each day begins with elements of its own.
    view! { <For each=move || [day.get()] key=|day| *day children=of_day /> }.into_any()
}

/// The same on the day `today`; `has_changed`: another day began while the page was open.
fn of_day(named: Option<&str>, today: Option<Date>, has_changed: bool) -> AnyView {
    let Some(today) = today else { return message(|| t().daily.no_clock()) };
    let date = match named.map(str::parse::<Date>) {
        None => today,
        Some(Ok(date)) => date,
        Some(Err(_)) => return message(|| t().daily.no_day()),
    };
    let is_new = has_changed && named.is_none();
    match check_open(date, today) {
        Ok(()) => view! { <DailyPage date today is_new /> }.into_any(),
        Err(Closed::Future) => message(|| t().daily.future()),
        Err(Closed::TooEarly) => message(|| t().daily.too_early()),
    }
}

/// Reason why there are no deals to play.
fn message(why: fn() -> &'static str) -> AnyView {
    view! {
        <MessagePage title=Signal::derive(|| t().daily.title().to_owned())>
            <p role="alert" data-testid="daily-closed">
                {why}
            </p>
            <NextSteps to=vec![(Route::Daily(None), || t().daily.to_today())] />
        </MessagePage>
    }
    .into_any()
}

#[component]
fn DailyPage(
    date: Date,
    today: Date,
    /// True if the page has come to this day by itself.
    is_new: bool,
) -> impl IntoView {
    let library = Library::get();
    let diary = followed(Diary::KEY.to_owned());
    note_late(diary);
    let running = Memo::new(move |_| library.items().with(|items| ids_of(items, GameStage::Running)));
    // Drawn anew when a result has been noted or a game begun, here or in another tab.
    view! {
        <div class="page daily" data-testid="daily">
            <PageBar title=Signal::derive(|| t().daily.title().to_owned()) />
            <main class="page__main page__main--narrow" id="main">
                <p class="daily__new" role="status" data-testid="new-day">
                    {move || is_new.then(|| t().daily.new_day())}
                </p>
                <For each=move || [(diary.get(), running.get())] key=Clone::clone let:_seen>
                    <Deals date today />
                </For>
            </main>
            <Ways here=SiteSection::Today />
        </div>
    }
}

/// The saved games that are at this stage.
fn ids_of(items: &[Item], stage: GameStage) -> BTreeSet<String> {
    let id = |item: &Item| match item {
        Item::Game { id, summary } if summary.stage == stage => Some(id.clone()),
        Item::Game { .. } | Item::Broken { .. } => None,
    };
    items.iter().filter_map(id).collect()
}

/// Notes the deals that lie finished among the saved games without a result.
fn note_late(kept_text: RwSignal<Option<String>>) {
    let (library, prefs) = (Library::get(), Prefs::get());
    let Ok(diary) = kept::<Diary>() else { return };
    let open: BTreeSet<&str> = diary.unfinished().collect();
    let items = library.items().get_untracked().into_iter();
    let ended = items.filter_map(|item| match item {
        Item::Game { id, summary } if summary.stage == GameStage::Over && !summary.practice => {
            Some((id, summary))
        }
        Item::Game { .. } | Item::Broken { .. } => None,
    });
    let ended: Vec<_> = ended.filter(|(id, _)| open.contains(id.as_str())).collect();
    if ended.is_empty() {
        return;
    }
    spawn_local(async move {
        for (id, summary) in ended {
            let facts = facts_of_save(library, prefs, &id, &summary).await;
            if facts.is_some_and(|facts| note_day_late(&facts)) {
                kept_text.try_set(raw(Diary::KEY));
            }
        }
    });
}

#[component]
fn Deals(date: Date, today: Date) -> impl IntoView {
    let (kept, fault) = match kept() {
        Ok(diary) => (diary, None),
        Err(Trouble::Unreadable(fault)) => (Diary::default(), Some(fault)),
        Err(Trouble::Storage(_)) => (Diary::default(), None),
    };
    let streak = kept.streak(today);
    let fault = RwSignal::new(fault);
    let kept = StoredValue::new(kept);
    let card = move |info: &'static GameInfo| view! { <Deal info date kept streak /> };
    view! {
        <Unreadable fault />
        <Days date today />
        <p>{move || t().daily.about()}</p>
        <p class="daily__streak" data-testid="streak">
            {move || t().daily.streak(streak)}
        </p>
        <ul class="rows">{GAMES.iter().map(card).collect_view()}</ul>
        <p class="stats__note">{move || t().daily.par_note()}</p>
        <List date />
    }
}

/// Says that what was kept cannot be read.
#[component]
fn Unreadable(fault: RwSignal<Option<Fault>>) -> impl IntoView {
    let anew = move |_| {
        if keep(&Diary::default()).is_ok() {
            fault.set(None);
        }
    };
    let banner = move |kept: Fault| {
        let newer = matches!(kept, Fault::Newer { .. });
        view! {
            <section class="banner banner--warn" role="alert" data-testid="daily-fault">
                <Icon name="warning" />
                <div>
                    <p>{move || if newer { t().daily.newer() } else { t().daily.damaged() }}</p>
                    <Reason reason=kept.to_string() />
                </div>
                <button
                    class="btn"
                    on:click=move |_| download("sobremesa-daily-kept.json", &raw(Diary::KEY).unwrap_or_default())
                >
                    <Icon name="export" />
                    {move || t().daily.export_raw()}
                </button>
                <button class="btn" on:click=anew>
                    {move || t().daily.begin_anew()}
                </button>
            </section>
        }
    };
    move || fault.get().map(banner)
}

/// The day, and the ways to the days around it.
#[component]
fn Days(date: Date, today: Date) -> impl IntoView {
    let open = |days: i32| date.plus(days).filter(|other| check_open(*other, today).is_ok());
    let address = |date: Date| Route::Daily(Some(date.to_string())).to_string();
    let before = open(-1).map(|other| {
        view! {
            <a class="iconbtn" href=address(other) aria-label=move || t().daily.before()>
                <Icon name="before" />
            </a>
        }
    });
    let after = open(1).map(|other| {
        view! {
            <a class="iconbtn daily__after" href=address(other) aria-label=move || t().daily.after()>
                <Icon name="before" />
            </a>
        }
    });
    let to_today = (date != today).then(|| {
        view! {
            <a class="btn btn--small" href=Route::Daily(None).to_string()>
                {move || t().daily.today()}
            </a>
        }
    });
    view! {
        <nav class="daily__days" aria-label=move || t().daily.days()>
            {before}
            <h2>{move || day(date, "full")}</h2>
            {after}
            {to_today}
        </nav>
    }
}

/// A deal.
#[component]
fn Deal(
    info: &'static GameInfo,
    date: Date,
    kept: StoredValue<Diary>,
    /// Days in a row.
    streak: u32,
) -> impl IntoView {
    let (library, prefs, router) = (Library::get(), Prefs::get(), Router::get());
    let outcome = kept.with_value(|diary| outcome_of(diary, date, info.id));
    let begun = kept.with_value(|diary| diary.played(date, info.id).is_some());
    let running = kept.with_value(|diary| running(diary, date, info.id, library));
    let why = RwSignal::new(None::<Why>);
    let waiting = RwSignal::new(false);
    let begin = move |_| {
        if waiting.get_untracked() {
            return;
        }
        waiting.set(true);
        spawn_local(async move {
            let came = fetch(info, prefs).await;
            if waiting.try_set(false).is_some() {
                return;
            }
            match came.map_err(|_| Why::Missing).and_then(|module| deal(module, date, library, prefs)) {
                Ok(id) => router.go(&Route::Table(id)),
                Err(fault) => why.set(Some(fault)),
            }
        });
    };
    let play = move || if begun { t().daily.again() } else { t().daily.play() };
    let play_class = if begun { "btn" } else { "btn btn--primary" };
    view! {
        <li class="row daily__deal" data-testid=format!("deal-{}", info.id)>
            <img class="daily__poster" src=format!("posters/{}.svg", info.id) alt="" width="960" height="640" />
            <div class="row__main">
                <h3>{move || info.title(use_lang())}</h3>
                <Description info date />
                <p>
                    <b>{move || par_words(info.id, date)}</b>
                </p>
                {outcome.clone().map(|outcome| view! {
                    <p class="daily__made">{move || told(info.id, date, &outcome)}</p>
                })}
                <p role="alert">{move || why.get().map(Why::words)}</p>
            </div>
            <div class="row__acts">
                {outcome.map(|outcome| {
                    let result = Route::Results(outcome.save.clone()).to_string();
                    let there = library.load(&outcome.save).is_ok();
                    view! {
                        <ShareResult info date outcome streak />
                        {there.then(|| view! { <a class="btn" href=result>{move || t().daily.look()}</a> })}
                    }
                })}
                {running.map(|save| view! {
                    <a class="btn btn--primary" href=Route::Table(save).to_string()>
                        {move || t().daily.go_on()}
                    </a>
                })}
                <button
                    class=play_class
                    data-testid="deal-play"
                    aria-disabled=move || waiting.get().then_some("true")
                    on:click=begin
                >
                    <Icon name="play" />
                    {play}
                </button>
            </div>
        </li>
    }
}

/// The saved game of a deal that goes on, if one does; the latest of several.
fn running(diary: &Diary, date: Date, game: &str, library: Library) -> Option<String> {
    let goes_on =
        |save: &&String| library.load(save).is_ok_and(|entry| entry.summary.stage == GameStage::Running);
    diary.played(date, game)?.saves.iter().rev().find(goes_on).cloned()
}

/// Reason why a deal could not be begun.
#[derive(Clone, Debug, PartialEq)]
enum Why {
    /// The game did not come.
    Missing,
    /// It cannot be set.
    Refused(String),
    /// The record of the deals cannot be written.
    NotKept,
}

impl Why {
    /// The same in words.
    fn words(self) -> String {
        match self {
            Why::Missing => why_missing(t()),
            Why::Refused(why) => format!("{} {why}", t().daily.refused()),
            Why::NotKept => t().daily.not_kept().to_owned(),
        }
    }
}

/// Deals, and keeps the game with the others; its key.
fn deal(module: &'static dyn GameModule, date: Date, library: Library, prefs: Prefs) -> Result<String, Why> {
    let lang = prefs.lang.get_untracked();
    let mut fresh = module.deal_of_day(date, lang).map_err(Why::Refused)?;
    fresh.summary.title = words(lang).daily.of_day(untrack(|| day(date, "medium")));
    let id = fresh_id();
    // The diary first: a page that ends in between leaves a key without a game, and no game of which
    // nobody knows that it is the deal's. Without a diary the game is an ordinary one.
    if let Ok(mut diary) = kept::<Diary>() {
        diary.begin(date, module.id(), &id);
        keep(&diary).map_err(|_| Why::NotKept)?;
    }
    library.create_as(&id, fresh.summary, &fresh.save);
    handoff::keep(&id, fresh.table);
    Ok(id)
}

/// Description of the deal, as soon as the game is here.
#[component]
fn Description(info: &'static GameInfo, date: Date) -> impl IntoView {
    let prefs = Prefs::get();
    let here = RwSignal::new(module(info.id).is_some());
    if !here.get_untracked() {
        spawn_local(async move {
            if fetch(info, prefs).await.is_ok() {
                here.try_set(true);
            }
        });
    }
    let said = move || {
        let lang = use_lang();
        here.get().then(|| module(info.id)).flatten().map(|module| module.day(date, lang).join(" · "))
    };
    view! { <p class="row__meta">{said}</p> }
}

/// The list of all deals up to this day, as a file.
#[component]
fn List(date: Date) -> impl IntoView {
    let prefs = Prefs::get();
    let missing = RwSignal::new(false);
    let export = move |_| {
        spawn_local(async move {
            let mut modules = Vec::new();
            for info in &GAMES {
                match fetch(info, prefs).await {
                    Ok(module) => modules.push(module),
                    Err(_) => {
                        missing.try_set(true);
                        return;
                    }
                }
            }
            let days = (0..=date.number() - FIRST.number()).filter_map(|days| FIRST.plus(days));
            let lines = days.flat_map(|day| modules.iter().map(move |module| module.day_line(day)));
            let lines: Vec<String> = lines.collect();
            download("sobremesa-deals.csv", &format!("{HEADING}\n{}\n", lines.join("\n")));
        });
    };
    view! {
        <section class="records__files">
            <p class="daily__list" id="deals-note">{move || t().daily.list_note()}</p>
            <p role="alert">{move || missing.get().then(|| why_missing(t()))}</p>
            <button class="btn" data-testid="deals-list" aria-describedby="deals-note" on:click=export>
                <Icon name="export" />
                {move || t().daily.list()}
            </button>
        </section>
    }
}
