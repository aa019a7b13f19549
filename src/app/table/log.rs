//! The log in sentences; a tap on a line looks back at its step.

use leptos::prelude::*;
use sobremesa::core::Seat;

use super::desk::Desk;
use crate::app::boards::{Line, Rank};
use crate::app::dom::{El, RwSignal, View, each, el, mark, react};
use crate::app::i18n::t;

/// Says of a step's move that it was made by itself.
pub(super) fn mark_automatic(lines: &mut [Line], mark: &str) {
    if let Some(line) = lines.iter_mut().find(|line| line.rank == Rank::Move) {
        line.text.push_str(&format!(" ({mark})"));
    }
}

/// The log, filtered by seat.
pub fn log_list(desk: Desk) -> View {
    let only = RwSignal::new(None::<Seat>);
    let lines = move || {
        let wanted = only.get();
        let keep = |line: &Line| wanted.is_none() || line.seat == wanted || line.rank == Rank::Round;
        let lines = desk.lines_from(0).into_iter().enumerate();
        lines.filter(|(_, line)| keep(line)).collect::<Vec<_>>()
    };
    let list = el("ol").class("log").test("log-list").attr("aria-label", || t().table.log).child(each(
        lines,
        |(index, line)| format!("{index} {}", line.text),
        move |(_, line)| log_line(desk, line),
    ));
    let element = list.element().clone();
    react(move || {
        only.track();
        desk.version.track();
        desk.at.track();
        if desk.past.get_untracked().is_none() {
            let element = element.clone();
            // After the new lines are laid out. Beside the table the list scrolls, in a drawer what it lies in.
            request_animation_frame(move || {
                let scroller = element.closest(".drawer__body").ok().flatten().unwrap_or(element);
                scroller.set_scroll_top(scroller.scroll_height());
            });
        }
    });
    View::from((seat_filter(desk, only), list))
}

fn seat_filter(desk: Desk, only: RwSignal<Option<Seat>>) -> El {
    let pick = move |seat: Option<Seat>| {
        el("button").attr("aria-pressed", move || only.get() == seat).on_click(move |_| only.set(seat))
    };
    let one = move |seat: Seat| {
        let name = move || desk.names()[seat.index()].clone();
        pick(Some(seat)).class("iconbtn").attr("aria-label", name).child(mark(seat.index(), "mark"))
    };
    let seats = desk.play().seats().len() as u8;
    el("div")
        .class("log__filter")
        .attr("role", "group")
        .attr("aria-label", || t().table.players)
        .child(pick(None).class("btn btn--quiet").text(|| t().table.all_seats))
        .child(Seat::all(seats).map(one).collect::<View>())
}

fn log_line(desk: Desk, line: Line) -> El {
    let Line { step, seat, rank, text } = line;
    let kind = match rank {
        Rank::Round => "log__round",
        Rank::Move => "log__line",
        Rank::Effect => "log__line log__line--effect",
        Rank::Pass => "log__line is-pass",
    };
    let is_shown = move || desk.past.get() == Some(step);
    let item = el("li").class(move || if is_shown() { format!("{kind} is-shown") } else { kind.to_owned() });
    if rank == Rank::Round {
        return item.child(el("h3").text(text));
    }
    let show = el("button")
        .on_click(move |_| desk.look_back(Some(step)))
        .child(seat.filter(|_| rank != Rank::Effect).map(|seat| mark(seat.index(), "mark")))
        .child(el("span").text(text));
    item.child(show)
}

/// The banner of a look back: where we are, and the ways on.
pub fn past_banner(desk: Desk) -> El {
    let step = move |by: isize, label: fn() -> &'static str| {
        el("button").class("btn").on_click(move |_| desk.step_back(by)).text(label)
    };
    let fork = el("button").class("btn").on_click(move |_| desk.fork()).text(|| t().table.play_from_here);
    let now = el("button")
        .class("btn btn--primary")
        .test("to-now")
        .on_click(move |_| desk.past.set(None))
        .text(|| t().table.back_to_now);
    el("div")
        .class("banner")
        .attr("role", "group")
        .test("past")
        .child(el("p").text(move || (t().table.viewing)(desk.past.get().unwrap_or(0), desk.len())))
        .child(step(-1, || t().table.earlier))
        .child(step(1, || t().table.later))
        .child(fork)
        .child(now)
}
