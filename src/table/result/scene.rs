//! The city that all share, at dusk: its districts light up one after the other as they are counted.

use game_core::Viewer;
use leptos::prelude::*;

use super::ended::Ended;
use crate::picture::PlanDistrict;
use crate::state::GameBoard;
use ui::drawings::SeatMark;

/// The city, and what the district that was lit last brings; nothing where each seat has its own.
#[component]
pub fn Scene<G: GameBoard>(ended: Ended<G>) -> impl IntoView {
    let has_city = untrack(|| ended.plan()).is_some();
    let view = ended.session.with_value(|session| session.view(Viewer::Public));
    let last = move || {
        let lit = ended.lit.get();
        ended.plan()?.districts.into_iter().nth(lit.checked_sub(1)?)
    };
    let is_lit = move || ended.lit.get() > 0 && !ended.is_counted();
    has_city.then(|| {
        view! {
            <figure
                class=move || if ended.is_counted() { "dusk is-counted" } else { "dusk" }
                data-testid="dusk"
                data-lit=move || ended.lit.get().to_string()
            >
                <div class="dusk__city" aria-hidden="true">
                    {G::city(&view, ended.lit.into())}
                </div>
                <Show when=is_lit>
                    <figcaption class="dusk__said">
                        {move || last().map(|district| view! { <Counted district /> })}
                    </figcaption>
                </Show>
            </figure>
        }
    })
}

/// Points of each seat in a district.
#[component]
fn Counted(district: PlanDistrict) -> impl IntoView {
    let PlanDistrict { points, said } = district;
    let one = |(seat, points): (usize, i16)| {
        view! {
            <span class="stat">
                <SeatMark seat />
                {format!("+{points}")}
            </span>
        }
    };
    let scored = points.into_iter().enumerate().filter(|(_, points)| *points > 0);
    view! {
        <span class="dusk__points" aria-hidden="true">
            {scored.map(one).collect_view()}
        </span>
        <span>{said}</span>
    }
}
