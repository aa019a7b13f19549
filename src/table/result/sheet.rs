//! The score sheet: source × seat; every source can be opened.

use std::borrow::Cow;

use game_core::{ScoreLine, Seat, SeatScore};
use leptos::prelude::*;

use super::ended::Ended;
use crate::state::GameBoard;
use ui::drawings::SeatMark;
use ui::i18n::{t, use_lang};

/// The sheet.
#[component]
pub fn ScoreTable<G: GameBoard>(ended: Ended<G>) -> impl IntoView {
    let head = move |seat: Seat| {
        view! {
            <th scope="col">
                <SeatMark seat=seat.index() />
                {move || ended.name(seat)}
            </th>
        }
    };
    let sources = ended.sources().into_iter().enumerate().map(|(line, key)| {
        view! { <Source ended line key=StoredValue::new(key) /> }
    });
    view! {
        <div
            class="scoresheet"
            tabindex="0"
            data-testid="scoresheet"
            role="group"
            aria-label=move || t().table.final_score()
        >
            <table>
                <thead>
                    <tr>
                        <th scope="col">{move || t().table.source()}</th>
                        {ended.seats().map(head).collect_view()}
                    </tr>
                </thead>
                <tbody>{sources.collect_view()}</tbody>
                <Totals ended />
            </table>
        </div>
    }
}

#[component]
fn Totals<G: GameBoard>(ended: Ended<G>) -> impl IntoView {
    let is_best = move |seat: Seat| ended.is_counted() && ended.score().seats[seat.index()].rank == 1;
    let total = move |seat: Seat| {
        view! { <td class=move || if is_best(seat) { "is-best" } else { "" }>{move || ended.so_far(seat)}</td> }
    };
    let tied = |seat: &SeatScore| view! { <td>{seat.tally.tie_break.to_string()}</td> };
    // Only between equal totals does it matter, and some games break no ties.
    let seats = ended.score().seats;
    let ties = untrack(|| G::tie_break(use_lang())).filter(|_| ended.is_tied()).map(|_| {
        view! {
            <tr class="score__tie">
                <th scope="row">{move || G::tie_break(use_lang())}</th>
                {seats.iter().map(tied).collect_view()}
            </tr>
        }
    });
    view! {
        <tfoot>
            <tr>
                <th scope="row">{move || t().table.total()}</th>
                {ended.seats().map(total).collect_view()}
            </tr>
            {ties}
        </tfoot>
    }
}

#[component]
fn Source<G: GameBoard>(
    ended: Ended<G>,
    /// Its place in the order of counting, from 0.
    line: usize,
    key: StoredValue<String>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let is_counted = move || ended.counted.get() > line;
    let score = ended.score();
    let cell = |seat: &SeatScore| {
        let points = key.with_value(|key| line_of(seat, key).map_or(0, |line| line.points));
        view! { <td>{move || if is_counted() { points.to_string() } else { "·".to_owned() }}</td> }
    };
    let name = move || {
        let lang = use_lang();
        ended.session.with_value(|session| key.with_value(|key| G::source(session.game(), key, lang)))
    };
    let width = score.seats.len() + 1;
    view! {
        <tr class=move || if is_counted() { "" } else { "is-out" }>
            <th scope="row">
                <button
                    aria-expanded=move || open.get().to_string()
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {name}
                </button>
            </th>
            {score.seats.iter().map(cell).collect_view()}
        </tr>
        <Show when=move || open.get()>
            <tr class="score__detail">
                <td colspan=width>
                    {ended.seats().map(|seat| view! { <Pieces ended key seat /> }).collect_view()}
                </td>
            </tr>
        </Show>
    }
}

fn line_of<'a>(seat: &'a SeatScore, source: &str) -> Option<&'a ScoreLine> {
    seat.lines.iter().find(|line| line.source == source)
}

/// Parts of a seat's points from a source.
#[component]
fn Pieces<G: GameBoard>(ended: Ended<G>, key: StoredValue<String>, seat: Seat) -> impl IntoView {
    let text = move || {
        let lang = use_lang();
        let line = key.with_value(|key| line_of(&ended.score().seats[seat.index()], key).cloned());
        let share = |(key, share): &(Cow<'static, str>, i16)| {
            let piece = ended.session.with_value(|session| G::piece(session.game(), key, lang));
            format!("{piece} {share}")
        };
        let pieces: Vec<String> = line.iter().flat_map(|line| &line.pieces).map(share).collect();
        if pieces.is_empty() { "–".to_owned() } else { pieces.join(" · ") }
    };
    view! {
        <p>
            <b>{move || ended.name(seat)}</b>
            " "
            {text}
        </p>
    }
}
