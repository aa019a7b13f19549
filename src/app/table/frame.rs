//! What surrounds every board: bar, banners, prompt, drawers, sheets, curtain.

use leptos::prelude::*;
use sobremesa::session::shelf::Health;
use wasm_bindgen::JsCast;

use super::bar::app_bar;
use super::curtain::curtain;
use super::desk::Desk;
use super::drawers::drawers;
use super::log::{log_list, past_banner};
use super::prompt::prompt_bar;
use super::sheets::{choices, notices, peek, sheet_dialog};
use crate::app::dom::{El, RwSignal, View, el, icon, mark, swap, when};
use crate::app::i18n::t;
use crate::app::library::Library;
use crate::app::route::Route;

/// From this width on the log stands beside the table, as in the style sheet.
const WIDE: &str = "(min-width: 1280px) and (orientation: landscape)";

/// The frame around a board; `board` makes the board's regions.
pub fn frame(desk: Desk, board: impl Fn() -> View + 'static) -> View {
    desk.listen();
    desk.animate();
    desk.speak();
    let wide = wide();
    swap(
        move || desk.curtain.get(),
        move |hidden_from| match hidden_from {
            Some(seat) => curtain(desk, seat).into(),
            None => View::from((
                table(desk, board(), wide),
                sheet_dialog(desk),
                choices(desk),
                peek(desk),
                notices(desk),
            )),
        },
    )
}

fn table(desk: Desk, board: View, wide: RwSignal<bool>) -> El {
    let top = el("div")
        .class("table__top")
        .child(app_bar(desk))
        .child(el("div").class("table__banners").child(banners(desk)));
    let log = move || {
        el("aside")
            .class("table__log logcol")
            .attr("aria-label", || t().table.log)
            .child(el("header").child(el("h2").text(|| t().table.log)))
            .child(log_list(desk))
    };
    el("div")
        .class(move || if desk.past.get().is_some() { "table is-past" } else { "table" })
        .attr("data-game", desk.play().id())
        .test("table")
        .on_click(move |event| {
            if is_ground(&event) {
                desk.skip();
            }
        })
        .child(top)
        .child(board)
        .child(prompt_bar(desk))
        .child(el("div").class("table__ticker").child(ticker(desk)))
        .child(when(move || wide.get(), log))
        .child(drawers(desk))
}

/// Whether a click hit nothing that answers by itself, nor anything over the table.
fn is_ground(event: &leptos::ev::MouseEvent) -> bool {
    let hit = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    hit.is_some_and(|hit| hit.closest("button, a, input, select, .drawer").ok().flatten().is_none())
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

/// A banner with one sentence, named `test` in tests.
fn banner(test: &'static str, text: El) -> El {
    el("div").class("banner").attr("role", "status").test(test).child(text)
}

fn banners(desk: Desk) -> View {
    let last_round = move || {
        let banner = desk.chrome.with(|chrome| chrome.banner.clone());
        banner.filter(|_| desk.past.get().is_none())
    };
    let restarted = move || {
        let close = el("button").class("btn").on_click(move |_| desk.restarted.set(false));
        banner("restarted", el("p").text(|| t().table.worker_restarted)).child(close.text(|| t().shell.close))
    };
    let over = move || {
        let results = desk.id.with_value(|id| Route::Results(id.clone()).to_string());
        let link = el("a").class("btn btn--primary").test("to-results").attr("href", results);
        banner("over", el("p").text(|| t().table.game_over)).child(link.text(|| t().table.results))
    };
    View::from((
        when(move || desk.past.get().is_some(), move || past_banner(desk)),
        swap(last_round, |text| text.map(|text| banner("last-round", el("p").text(text)))),
        unkept(desk),
        when(move || desk.restarted.get(), restarted),
        when(move || desk.is_over(), over),
    ))
}

/// Says that the game cannot be kept, and offers the way out.
fn unkept(desk: Desk) -> View {
    let health = Library::get().health();
    let why = move || match health.get() {
        Health::Kept => None,
        Health::Unavailable => Some(t().table.not_saved_closed),
        Health::Full => Some(t().table.not_saved_full),
    };
    let export =
        move || el("button").class("btn").on_click(move |_| desk.export()).text(t().table.export_now);
    swap(why, move |why| {
        why.map(|why| {
            el("div")
                .class("banner banner--warn")
                .attr("role", "status")
                .test("unkept")
                .child(icon("warning"))
                .child(el("p").text(why))
                .child(export())
        })
    })
}

/// The latest sentence, under the prompt on tablets.
fn ticker(desk: Desk) -> El {
    let last = move || {
        let (at, play) = (desk.at.get(), desk.play());
        (0..=at).rev().take(40).flat_map(|step| play.lines(step).into_iter().rev()).next()
    };
    let line = |line: crate::app::boards::Line| {
        el("li").child(line.seat.map(|seat| mark(seat.index(), "mark"))).child(el("span").text(line.text))
    };
    el("ol").class("ticker").attr("aria-hidden", "true").child(swap(last, move |last| last.map(line)))
}
