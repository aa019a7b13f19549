//! Who won, and the cities as streets.

use leptos::prelude::*;
use sobremesa::core::Seat;

use super::Ended;
use crate::app::i18n::t;
use crate::app::screens::parts::{mark, street};
use crate::app::table::store::Seatable;

/// Who won.
#[component]
pub fn Laurel<G: Seatable>(ended: Ended<G>) -> impl IntoView {
    move || {
        let (score, names) = (ended.score(), ended.names());
        let winners: Vec<usize> = (0..names.len()).filter(|&seat| score.seats[seat].rank == 1).collect();
        let points = score.seats[winners[0]].tally.points;
        let marks = winners.iter().map(|&seat| mark(seat, "mark mark--big")).collect_view();
        let named = winners.iter().map(|&seat| names[seat].clone()).collect::<Vec<_>>().join(t().table.and);
        let shared = winners.len() > 1;
        let broken = !shared && score.seats.iter().filter(|seat| seat.tally.points == points).count() > 1;
        view! {
            <section class="laurel" data-testid="laurel">
                <div class="laurel__plate">
                    <div class="laurel__marks">{marks}</div>
                    <h2 class="laurel__who">
                        {if shared { (t().table.share_win)(&named) } else { (t().table.wins)(&named) }}
                    </h2>
                    <p class="laurel__sum">{(t().table.points)(points)}</p>
                    {broken.then(|| view! { <p class="laurel__why">{t().table.tie_break_note}</p> })}
                </div>
            </section>
        }
    }
}

/// Every city as a street, best first.
#[component]
pub fn Streets<G: Seatable>(ended: Ended<G>) -> impl IntoView {
    let order = move || {
        let score = ended.score();
        let mut seats: Vec<usize> = (0..score.seats.len()).collect();
        if ended.is_counted() {
            seats.sort_by_key(|&seat| score.seats[seat].rank);
        }
        seats
    };
    let one = move |seat: usize| {
        let score = &ended.score().seats[seat];
        let won = ended.is_counted() && score.rank == 1;
        view! {
            <li class=if won { "streets__one is-winner" } else { "streets__one" }>
                <header>
                    {ended.is_counted().then(|| view! { <span>{score.rank}</span> })}
                    {mark(seat, "mark")}
                    <h2>{ended.names()[seat].clone()}</h2>
                    <b>{ended.so_far(seat)}</b>
                </header>
                <div class="streets__row" aria-hidden="true">{street(G::ID, &ended.fronts(Seat(seat as u8)))}</div>
            </li>
        }
    };
    view! { <ol class="streets">{move || order().into_iter().map(one).collect_view()}</ol> }
}
