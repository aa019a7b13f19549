//! Winner, and the cities as streets.

use game_core::{ScoreSheet, Seat, Viewer};
use leptos::prelude::*;
use session::Session;

use super::ended::Ended;
use super::keepsake::Keepsake;
use crate::Table;
use crate::state::GameBoard;
use ui::drawings::{Art, Icon, SeatMark};
use ui::i18n::{and, t, use_lang};

/// Names the winner in a sentence; tracked.
pub fn headline<G: GameBoard>(ended: Ended<G>) -> String {
    named(ended.winners().into_iter().map(|seat| ended.name(seat)).collect())
}

/// Names winners in a sentence; tracked.
fn named(winners: Vec<String>) -> String {
    let names = and(use_lang(), &winners);
    if winners.len() > 1 { t().table.share_win(&names) } else { t().table.wins(&names) }
}

/// Returns the seats of rank 1.
pub(super) fn winners(score: &ScoreSheet) -> Vec<Seat> {
    let is_best = |seat: &Seat| score.seats[seat.index()].rank == 1;
    Seat::all(score.seats.len() as u8).filter(is_best).collect()
}

/// Returns the rule that decided between equal totals, if one did; tracked.
fn tie_break<G: GameBoard>(score: &ScoreSheet) -> Option<String> {
    let [winner] = winners(score)[..] else { return None };
    let points = score.seats[winner.index()].tally.points;
    let is_broken = score.seats.iter().filter(|seat| seat.tally.points == points).count() > 1;
    G::tie_break(use_lang()).filter(|_| is_broken).map(|what| t().table.tie_break_note(what))
}

/// Names the winner and the points, for the prompt of a table that shows the end of its game. Nothing at a guest's table: its
/// copy of the game does not hold every card. Tracked.
pub(crate) fn outcome<G: GameBoard>(table: Table<G>) -> Option<(String, String)> {
    let is_whole = table.game.ways().is_none_or(|ways| ways.asks.is_none());
    if !table.game.is_over() || !table.game.kind.is_game() || !is_whole {
        return None;
    }
    let (names, score) = (table.game.names(), table.game.session.with_value(Session::score));
    let winners = winners(&score);
    let points = t().table.points(score.seats[winners.first()?.index()].tally.points);
    let by = [Some(points), tie_break::<G>(&score)].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    Some((named(winners.iter().map(|seat| names[seat.index()].clone()).collect()), by))
}

/// Winner.
#[component]
pub fn Laurel<G: GameBoard>(ended: Ended<G>) -> impl IntoView {
    let score = ended.score();
    let winners = ended.winners();
    let points = score.seats[winners[0].index()].tally.points;
    let marks = winners
        .iter()
        .map(|seat| view! { <SeatMark seat=seat.index() class="mark mark--big" /> })
        .collect_view();
    let tie = move || tie_break::<G>(&ended.score()).map(|said| view! { <p class="laurel__why">{said}</p> });
    view! {
        <section class="laurel" data-testid="laurel">
            <div class="laurel__plate">
                <div class="laurel__marks">
                    <Icon name="laurel" />
                    {marks}
                </div>
                <h2 class="laurel__who">{move || headline(ended)}</h2>
                <p class="laurel__sum">{move || t().table.points(points)}</p>
                {tie}
                <p class="laurel__why" data-testid="why-over">{move || ended.why_over()}</p>
                <Show when=move || ended.session.with_value(|session| session.marks().hints)>
                    <p class="laurel__why">{move || t().hints.was_marked()}</p>
                </Show>
                <Keepsake ended />
            </div>
        </section>
    }
}

/// Houses of the shortest street that is printed at full width.
const SHORTEST: u32 = 8;

/// Every city as a street, best first.
#[component]
pub fn Streets<G: GameBoard>(ended: Ended<G>) -> impl IntoView {
    let order = move || {
        let score = ended.score();
        let counted = ended.is_counted();
        let mut order: Vec<Seat> = ended.seats().collect();
        if counted {
            order.sort_by_key(|seat| score.seats[seat.index()].rank);
        }
        order
    };
    // One scale for all, so that streets can be compared.
    let longest = ended.session.with_value(|session| {
        let view = session.view(Viewer::Public);
        let units = |seat| G::fronts(&view, seat).iter().map(|id| if G::is_wide(id) { 2 } else { 1 }).sum();
        ended.seats().map(units).max().unwrap_or(0).max(SHORTEST)
    });
    view! {
        <ol class="streets" style:--units=longest.to_string()>
            <For each=order key=|seat| seat.0 let:seat>
                <Street ended seat />
            </For>
        </ol>
    }
}

#[component]
fn Street<G: GameBoard>(ended: Ended<G>, seat: Seat) -> impl IntoView {
    let rank = ended.score().seats[seat.index()].rank;
    let has_won = move || ended.is_counted() && rank == 1;
    let fronts = ended.session.with_value(|session| G::fronts(&session.view(Viewer::Public), seat));
    let front = |id: String| {
        let class = if G::is_wide(&id) { "is-wide" } else { "" };
        view! { <Art game=G::ID id class /> }
    };
    view! {
        <li class=move || if has_won() { "streets__one is-winner" } else { "streets__one" }>
            <header>
                <Show when=move || ended.is_counted()>
                    <span>{rank.to_string()}</span>
                </Show>
                <SeatMark seat=seat.index() />
                <h2>{move || ended.name(seat)}</h2>
                <b>{move || ended.so_far(seat)}</b>
            </header>
            <div class="streets__row" aria-hidden="true">
                {fronts.into_iter().map(front).collect_view()}
            </div>
        </li>
    }
}
