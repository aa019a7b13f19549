//! The score sheet: source × seat; every source can be opened.

use leptos::prelude::*;
use sobremesa::core::ScoreSheet;

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
                <tbody>{(0..ended.sources()).map(|line| view! { <Source ended=ended line=line /> }).collect_view()}</tbody>
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
fn Source<G: Seatable>(ended: Ended<G>, line: usize) -> impl IntoView {
    let open = RwSignal::new(false);
    let counted = move || ended.counted.get() > line;
    let class = move || if counted() { "" } else { "is-out" };
    let source = move || G::source(&ended.score().seats[0].lines[line].source, use_lang());
    let cell =
        move |points: i16| view! { <td>{if counted() { points.to_string() } else { "·".to_owned() }}</td> };
    let points =
        move || ended.score().seats.iter().map(|seat| seat.lines[line].points).map(cell).collect_view();
    let width = ended.score().seats.len() + 1;
    view! {
        <tr class=class>
            <th scope="row">
                <button aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                    {source}
                </button>
            </th>
            {points}
        </tr>
        <Show when=move || open.get()>
            <tr class="score__detail"><td colspan=width.to_string()><Pieces ended=ended line=line /></td></tr>
        </Show>
    }
}

#[component]
fn Pieces<G: Seatable>(ended: Ended<G>, line: usize) -> impl IntoView {
    let piece = |(key, share): &(std::borrow::Cow<'static, str>, i16)| {
        format!("{} {share}", G::piece(key, use_lang()))
    };
    let seat = move |(name, lines): (String, &sobremesa::core::SeatScore)| {
        let pieces = lines.lines[line].pieces.iter().map(piece).collect::<Vec<_>>().join(" · ");
        let pieces = if pieces.is_empty() { "–".to_owned() } else { pieces };
        view! { <p><b>{name}</b>" "{pieces}</p> }
    };
    move || {
        let score = ended.score();
        ended.names().into_iter().zip(&score.seats).map(seat).collect_view()
    }
}
