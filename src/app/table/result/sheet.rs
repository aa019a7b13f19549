//! The score sheet: source × seat; every source can be opened.

use std::borrow::Cow;

use leptos::prelude::*;
use sobremesa::core::{ScoreLine, ScoreSheet, SeatScore};

use super::Ended;
use crate::app::i18n::{t, use_lang};
use crate::app::screens::parts::mark;
use crate::app::table::store::Seatable;

/// The sheet.
#[component]
pub fn Sheet<G: Seatable>(ended: Ended<G>) -> impl IntoView {
    let head = move |(seat, name): (usize, String)| view! { <th scope="col">{mark(seat, "mark")}{name}</th> };
    let best = move |score: &ScoreSheet, seat: usize| ended.is_counted() && score.seats[seat].rank == 1;
    let total = move |seat: usize| {
        let score = ended.score();
        let points: i16 =
            score.seats[seat].lines.iter().take(ended.counted.get()).map(|line| line.points).sum();
        view! { <td class=if best(&score, seat) { "is-best" } else { "" }>{points}</td> }
    };
    let tied = move |seat: usize| view! { <td>{ended.score().seats[seat].tally.tie_break}</td> };
    let seats = ended.score().seats.len();
    view! {
        <div class="scoresheet" tabindex="0" data-testid="scoresheet" role="group" aria-label=move || t().table.final_score>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{move || t().table.source}</th>
                        {move || ended.names().into_iter().enumerate().map(head).collect_view()}
                    </tr>
                </thead>
                <tbody>{ended.sources().into_iter().enumerate().map(|(line, key)| view! { <Source ended=ended line=line key=key /> }).collect_view()}</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{move || t().table.total}</th>
                        {move || (0..seats).map(total).collect_view()}
                    </tr>
                    <tr class="score__tie">
                        <th scope="row">{move || t().table.tie_break}</th>
                        {move || (0..seats).map(tied).collect_view()}
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

#[component]
fn Source<G: Seatable>(ended: Ended<G>, line: usize, key: String) -> impl IntoView {
    let open = RwSignal::new(false);
    let key = StoredValue::new(key);
    let counted = move || ended.counted.get() > line;
    let class = move || if counted() { "" } else { "is-out" };
    let source = move || key.with_value(|key| G::source(key, use_lang()));
    let cell = move |seat: &SeatScore| {
        let points = key.with_value(|key| line_of(seat, key).map_or(0, |line| line.points));
        view! { <td>{if counted() { points.to_string() } else { "·".to_owned() }}</td> }
    };
    let cells = move || ended.score().seats.iter().map(cell).collect_view();
    let width = ended.score().seats.len() + 1;
    view! {
        <tr class=class>
            <th scope="row">
                <button aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                    {source}
                </button>
            </th>
            {cells}
        </tr>
        <Show when=move || open.get()>
            <tr class="score__detail"><td colspan=width.to_string()><Pieces ended=ended source=key /></td></tr>
        </Show>
    }
}

fn line_of<'a>(seat: &'a SeatScore, source: &str) -> Option<&'a ScoreLine> {
    seat.lines.iter().find(|line| line.source == source)
}

#[component]
fn Pieces<G: Seatable>(ended: Ended<G>, source: StoredValue<String>) -> impl IntoView {
    let pieces = move |line: &ScoreLine| {
        let piece =
            |(key, share): &(Cow<'static, str>, i16)| format!("{} {share}", G::piece(key, use_lang()));
        line.pieces.iter().map(piece).collect::<Vec<_>>().join(" · ")
    };
    let seat = move |(name, seat): (String, &SeatScore)| {
        let pieces = source.with_value(|key| line_of(seat, key).map(pieces)).filter(|text| !text.is_empty());
        view! { <p><b>{name}</b>" "{pieces.unwrap_or_else(|| "–".to_owned())}</p> }
    };
    move || ended.names().into_iter().zip(&ended.score().seats).map(seat).collect_view()
}
