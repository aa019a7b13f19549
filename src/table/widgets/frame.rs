//! Frame around every board: bar, banners, prompt, drawers, sheets, curtain.

use leptos::prelude::*;
use session::saves::Health;
use wasm_bindgen::JsCast;

use super::bar::AppBar;
use super::coach::CoachBar;
use super::curtain::Curtain;
use super::drawers::Drawers;
use super::guide::GuideBar;
use super::handover::SendBanner;
use super::log::LogList;
use super::opponents::OpponentsBanner;
use super::prompt::PromptBar;
use super::replay::PastBanner;
use super::review::{ReviewPanel, TurnStrip};
use super::sheets::{Choices, Notices, Peek, SheetDialog};
use super::study::StudyBanner;
use super::task::TaskBanner;
use super::thoughts::Thoughts;
use crate::playback::Reviewing;
use crate::store::TableStore;
use crate::tutor::Tutor;
use crate::{GameBoard, Table};
use ui::classes::classes;
use ui::diffed::diffed;
use ui::drawings::{Icon, SeatMark};
use ui::i18n::t;
use ui::library::Library;
use ui::route::Route;
use ui::sound::speaker;

/// From this width on the log stands beside the table, as in the style sheet.
const WIDE: &str = "(min-width: 1280px) and (orientation: landscape)";

/// The frame around the board of a finished game that is looked back at.
#[component]
pub fn ReviewFrame<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let reviewing = Reviewing::new(table);
    provide_context(reviewing);
    let has_history = table.game.len_untracked() > 0;
    if has_history {
        reviewing.begin();
    }
    view! {
        <div class="lookback" data-testid="lookback">
            <Frame table />
            {has_history.then(|| view! { <TurnStrip table /> })}
            <div class="lookback__under">
                {has_history.then(|| view! { <PastBanner table /> })}
                <ReviewPanel table />
            </div>
        </div>
    }
}

/// The frame around a board: the table, or the curtain while it is down.
#[component]
pub fn Frame<G: GameBoard>(table: Table<G>) -> impl IntoView {
    table.listen();
    table.keep_in_sight();
    table.speak();
    speaker::listen();
    table.chime();
    table.stay_awake();
    let is_wide = is_wide();
    if let Some(tutor) = Tutor::of(table).filter(|_| use_context::<Reviewing<G>>().is_none()) {
        provide_context(tutor);
    }
    move || match table.store.curtain.get() {
        Some(seat) => view! { <Curtain table seat /> }.into_any(),
        None => view! {
            <TableRegions table is_wide />
            <SheetDialog table />
            <Choices table />
            <Peek table />
            <Notices panels=table.store.panels() />
        }
        .into_any(),
    }
}

#[component]
fn TableRegions<G: GameBoard>(table: Table<G>, is_wide: RwSignal<bool>) -> impl IntoView {
    let skip = move |event| {
        if is_ground(&event) {
            table.store.playback().skip();
        }
    };
    let board = G::board(table);
    let states = board.states;
    let tutor = use_context::<Tutor<G>>();
    let is_guided = move || tutor.is_some_and(|tutor| !tutor.is_away());
    let is_sending = Memo::new(move |_| table.send_to().is_some());
    let class = move || {
        let is_past = table.store.playback().past.get().is_some();
        let shared = [
            (is_past, "is-past"),
            (table.is_last_round(), "is-dusk"),
            (table.store.panels().drawer.get().is_some(), "has-drawer"),
            (table.game.kind.coach().is_some() || is_guided(), "has-coach"),
            (is_sending.get(), "is-sending"),
        ];
        states.with(|of_board| classes("table", &[&shared[..], &[(!of_board.is_empty(), of_board)]].concat()))
    };
    view! {
        <div
            class=class
            data-game=G::ID
            data-testid="table"
            on:click=skip
        >
            <div class="table__top">
                <AppBar table />
                <div class="table__banners">
                    {table.game.kind.coach().map(|coach| view! { <CoachBar table coach /> })}
                    {tutor.map(|tutor| view! { <GuideBar tutor table /> })}
                    <Banners table />
                </div>
            </div>
            {board.regions}
            <Thoughts table />
            <PromptBar table />
            <div class="table__ticker">
                <Ticker table />
            </div>
            <Show when=move || is_wide.get()>
                <aside class="table__log logcol" aria-label=move || t().table.log()>
                    <header>
                        <h2>{move || t().table.log()}</h2>
                    </header>
                    <LogList table />
                </aside>
            </Show>
            <Drawers table />
        </div>
    }
}

/// Returns true if a click hit nothing that answers by itself, nor anything over the table.
fn is_ground(event: &leptos::ev::MouseEvent) -> bool {
    let hit = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    hit.is_some_and(|hit| hit.closest("button, a, input, select, .drawer").ok().flatten().is_none())
}

/// Checks whether the log has room beside the table; follows the window.
fn is_wide() -> RwSignal<bool> {
    let matches = || window().match_media(WIDE).ok().flatten().is_some_and(|query| query.matches());
    let is_wide = RwSignal::new(matches());
    let listener = window_event_listener(leptos::ev::resize, move |_| {
        if is_wide.get_untracked() != matches() {
            is_wide.set(matches());
        }
    });
    on_cleanup(move || listener.remove());
    is_wide
}

#[component]
fn Banners<G: GameBoard>(table: Table<G>) -> impl IntoView {
    // What a puzzle counts, it says itself.
    let is_told = move || table.store.playback().past.get().is_none() && table.game.kind.posing().is_none();
    let last_round = move || table.banner().filter(|_| is_told());
    let why_over = move || table.why_it_ends().unwrap_or_else(|| t().table.game_over().to_owned());
    // A guided game ends with its review.
    let is_guided = use_context::<Tutor<G>>().is_some();
    let main = |is_it: bool| if is_it { "btn btn--primary" } else { "btn" };
    // Of a game that was saved under other rules only the end is left.
    let has_history = move || table.game.len() > 0;
    let [results, review] = table.store.id.with_value(|id| {
        [Route::Results(id.clone()), Route::Review(id.clone())].map(|route| route.to_string())
    });
    let review = StoredValue::new(review);
    // Under a review's board they have a place of their own.
    if use_context::<Reviewing<G>>().is_some() {
        return view! { <Unkept store=table.store /> }.into_any();
    }
    view! {
        <TaskBanner table />
        <StudyBanner table />
        <Show when=move || table.store.playback().past.get().is_some()>
            <PastBanner table />
        </Show>
        {move || last_round().map(|text| view! {
            <div class="banner" role="status" data-testid="last-round">
                <p>{text}</p>
            </div>
        })}
        <Unkept store=table.store />
        <SendBanner table />
        {table.game.ways().map(|ways| (ways.banner)(table))}
        <OpponentsBanner table />
        <Show when=move || table.game.is_over() && table.store.is_kept>
            <div class="banner banner--over" role="status" data-testid="over">
                <p>{why_over}</p>
                <Show when=has_history>
                    <button class="btn" data-testid="watch-again" on:click=move |_| table.store.playback().watch_again()>
                        <Icon name="play" />
                        {move || t().table.watch_again()}
                    </button>
                    <a class=main(is_guided) data-testid="to-review" href=review.get_value()>
                        <Icon name="chart" />
                        {move || t().review.title()}
                    </a>
                </Show>
                <a class=main(!is_guided) data-testid="to-results" href=results.clone()>
                    {move || t().table.results()}
                </a>
            </div>
        </Show>
    }
    .into_any()
}

/// Says that the game cannot be kept, and offers the way out.
#[component]
fn Unkept(store: TableStore) -> impl IntoView {
    let library = Library::get();
    library.has_banner();
    let why = move || match library.health().get() {
        Health::Kept => None,
        Health::Unavailable => Some(t().table.not_saved_closed()),
        Health::Full => Some(t().table.not_saved_full()),
    };
    move || {
        why().map(|why| {
            view! {
                <div class="banner banner--warn" role="status" data-testid="unkept">
                    <Icon name="warning" />
                    <p>{why}</p>
                    <button class="btn" on:click=move |_| store.export()>
                        {t().table.export_now()}
                    </button>
                </div>
            }
        })
    }
}

/// The latest sentence, under the prompt on tablets.
#[component]
fn Ticker<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let last = Memo::new(move |_| {
        let at = table.store.playback().at.get();
        (0..=at).rev().take(40).flat_map(|step| table.game.lines(step).into_iter().rev()).next()
    });
    view! {
        <ol class="ticker" aria-hidden="true">
            {move || last.get().map(|line| diffed(|| view! {
                <li>
                    {line.seat.map(|seat| view! { <SeatMark seat=seat.index() /> })}
                    <span>{line.text}</span>
                </li>
            }))}
        </ol>
    }
}
