//! What surrounds every board: bar, banners, drawers, sheets, curtain.

use leptos::prelude::*;
use sobremesa::session::shelf::Health;
use wasm_bindgen::JsCast;

use super::bar::AppBar;
use super::curtain::Curtain;
use super::drawers::Drawers;
use super::log::{LogList, PastBanner};
use super::sheets::{Choices, Notices, Peek, SheetDialog};
use super::store::{Seatable, Table};
use crate::app::i18n::t;
use crate::app::library::Library;
use crate::app::route::Route;
use crate::app::screens::parts::{icon, mark};

/// From this width on the log stands beside the table, as in the style sheet.
const WIDE: &str = "(min-width: 1280px) and (orientation: landscape)";

/// The frame around a board.
#[component]
pub fn Frame<G: Seatable>(
    /// The table.
    table: Table<G>,
    /// "Round 9".
    #[prop(into)]
    round: Signal<String>,
    /// What stays to be said until the end.
    #[prop(into)]
    banner: Signal<Option<String>>,
    /// The regions of the board.
    children: ChildrenFn,
) -> impl IntoView {
    table.listen();
    table.animate();
    table.speak();
    let (children, wide) = (StoredValue::new(children), wide());
    let class = move || if table.past.get().is_some() { "table is-past" } else { "table" };
    move || {
        match table.curtain.get() {
        Some(seat) => view! { <Curtain table=table seat=seat /> }.into_any(),
        None => view! {
            <div class=class data-game=G::ID data-testid="table" on:click=move |event| if is_ground(&event) { table.skip() }>
                <div class="table__top">
                    <AppBar table=table round=round />
                    <div class="table__banners"><Banners table=table banner=banner /></div>
                </div>
                {children.with_value(|children| children())}
                <div class="table__ticker"><Ticker table=table /></div>
                <Show when=move || wide.get()>
                    <aside class="table__log logcol" aria-label=move || t().table.log>
                        <header><h2>{move || t().table.log}</h2></header>
                        <LogList table=table />
                    </aside>
                </Show>
            </div>
            <Drawers table=table />
            <SheetDialog table=table />
            <Choices table=table />
            <Peek table=table />
            <Notices table=table />
        }
        .into_any(),
    }
    }
}

/// Whether a click hit nothing that answers by itself.
fn is_ground(event: &leptos::ev::MouseEvent) -> bool {
    let hit = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    hit.is_some_and(|hit| hit.closest("button, a, input, select").ok().flatten().is_none())
}

/// Whether the log has room beside the table; follows the window.
fn wide() -> RwSignal<bool> {
    let wide = RwSignal::new(is_wide());
    let listener = window_event_listener(leptos::ev::resize, move |_| {
        if wide.get_untracked() != is_wide() {
            wide.set(is_wide());
        }
    });
    on_cleanup(move || listener.remove());
    wide
}

fn is_wide() -> bool {
    window().match_media(WIDE).ok().flatten().is_some_and(|query| query.matches())
}

#[component]
fn Banners<G: Seatable>(table: Table<G>, banner: Signal<Option<String>>) -> impl IntoView {
    let health = Library::get().health();
    let unkept = move || match health.get() {
        Health::Kept => None,
        Health::Unavailable => Some(t().table.not_saved_closed),
        Health::Full => Some(t().table.not_saved_full),
    };
    let export = move |_| table.export();
    let results = move || table.id.with_value(|id| Route::Results(id.clone()).to_string());
    let over = move || table.is_live() && table.session.with_value(|session| session.is_over());
    view! {
        <Show when=move || table.past.get().is_some()><PastBanner table=table /></Show>
        {move || banner.get().filter(|_| table.past.get().is_none()).map(|text| view! {
            <div class="banner" role="status" data-testid="last-round"><p>{text}</p></div>
        })}
        {move || unkept().map(|text| view! {
            <div class="banner banner--warn" role="status" data-testid="unkept">
                {icon("warning")}
                <p>{text}</p>
                <button class="btn" on:click=export>{t().table.export_now}</button>
            </div>
        })}
        <Show when=move || table.restarted.get()>
            <div class="banner" role="status" data-testid="restarted">
                <p>{move || t().table.worker_restarted}</p>
                <button class="btn" on:click=move |_| table.restarted.set(false)>{move || t().shell.close}</button>
            </div>
        </Show>
        <Show when=over>
            <div class="banner" role="status">
                <p>{move || t().table.game_over}</p>
                <a class="btn btn--primary" data-testid="to-results" href=results>{move || t().table.results}</a>
            </div>
        </Show>
    }
}

/// The latest sentences, under the prompt on tablets.
#[component]
fn Ticker<G: Seatable>(table: Table<G>) -> impl IntoView {
    let last = move || {
        let at = table.at.get();
        (0..=at).rev().take(40).flat_map(|step| table.lines_of(step).into_iter().rev()).next()
    };
    view! {
        <ol class="ticker" aria-hidden="true">
            {move || last().map(|line| view! {
                <li>{line.seat.map(|seat| mark(seat.index(), "mark"))}<span>{line.text}</span></li>
            })}
        </ol>
    }
}
