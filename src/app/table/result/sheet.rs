//! The score sheet: source × seat; every source can be opened.

use std::borrow::Cow;

use leptos::prelude::*;
use sobremesa::core::{ScoreLine, SeatScore};

use super::Ended;
use crate::app::dom::{El, RwSignal, View, el, mark, when};
use crate::app::i18n::{t, use_lang};

/// The sheet.
pub fn sheet(ended: Ended) -> El {
    let seats = ended.score().seats.len();
    let head = move |seat: usize| {
        el("th").attr("scope", "col").child(mark(seat, "mark")).text(move || ended.names()[seat].clone())
    };
    let heads = el("tr")
        .child(el("th").attr("scope", "col").text(|| t().table.source))
        .child((0..seats).map(head).collect::<View>());
    let lines = ended.sources().into_iter().enumerate().map(|(line, key)| source(ended, line, key));
    let table = el("table")
        .child(el("thead").child(heads))
        .child(el("tbody").child(lines.collect::<View>()))
        .child(totals(ended, seats));
    el("div")
        .class("scoresheet")
        .attr("tabindex", "0")
        .test("scoresheet")
        .attr("role", "group")
        .attr("aria-label", || t().table.final_score)
        .child(table)
}

fn totals(ended: Ended, seats: usize) -> El {
    let best = move |seat: usize| ended.is_counted() && ended.score().seats[seat].rank == 1;
    let points = move |seat: usize| -> i16 {
        let lines = &ended.score().seats[seat].lines;
        lines.iter().take(ended.counted.get()).map(|line| line.points).sum()
    };
    let total = |seat: usize| {
        el("td").class(move || if best(seat) { "is-best" } else { "" }).text(move || points(seat))
    };
    let tied = |seat: usize| el("td").text(ended.score().seats[seat].tally.tie_break.to_string());
    let row = |title: fn() -> &'static str| el("tr").child(el("th").attr("scope", "row").text(title));
    // Some games break no ties.
    let breaks = ended.score().seats.iter().any(|seat| seat.tally.tie_break != 0);
    let ties =
        || row(|| t().table.tie_break).class("score__tie").child((0..seats).map(tied).collect::<View>());
    el("tfoot")
        .child(row(|| t().table.total).child((0..seats).map(total).collect::<View>()))
        .child(breaks.then(ties))
}

fn source(ended: Ended, line: usize, key: String) -> View {
    let open = RwSignal::new(false);
    let key = StoredValue::new(key);
    let counted = move || ended.counted.get() > line;
    let cell = |seat: &SeatScore| {
        let points = key.with_value(|key| line_of(seat, key).map_or(0, |line| line.points));
        el("td").text(move || if counted() { points.to_string() } else { "·".to_owned() })
    };
    let score = ended.score();
    let name = el("button")
        .attr("aria-expanded", move || open.get())
        .on_click(move |_| open.update(|open| *open = !*open))
        .text(move || key.with_value(|key| ended.game().source(key, use_lang())));
    let row = el("tr")
        .class(move || if counted() { "" } else { "is-out" })
        .child(el("th").attr("scope", "row").child(name))
        .child(score.seats.iter().map(cell).collect::<View>());
    let width = score.seats.len() + 1;
    let detail = move || {
        el("tr").class("score__detail").child(el("td").attr("colspan", width).child(pieces(ended, key)))
    };
    View::from((row, when(move || open.get(), detail)))
}

fn line_of<'a>(seat: &'a SeatScore, source: &str) -> Option<&'a ScoreLine> {
    seat.lines.iter().find(|line| line.source == source)
}

fn pieces(ended: Ended, source: StoredValue<String>) -> View {
    let share = move |(key, share): &(Cow<'static, str>, i16)| {
        format!("{} {share}", ended.game().piece(key, use_lang()))
    };
    let text = move |seat: usize| {
        let score = ended.score();
        let line = source.with_value(|key| line_of(&score.seats[seat], key).cloned());
        let pieces: Vec<String> = line.iter().flat_map(|line| &line.pieces).map(share).collect();
        if pieces.is_empty() { "–".to_owned() } else { pieces.join(" · ") }
    };
    let one = |seat: usize| {
        let name = el("b").text(move || ended.names()[seat].clone());
        el("p").child(name).text(" ").text(move || text(seat))
    };
    (0..ended.score().seats.len()).map(one).collect()
}
