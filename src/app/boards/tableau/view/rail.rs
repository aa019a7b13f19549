//! The plates of all seats.

use leptos::prelude::*;
use sobremesa::core::Seat;
use sobremesa::games::san_juan::SanJuan;

use super::super::model::PlateModel;
use crate::app::i18n::t;
use crate::app::screens::parts::{art, icon, mark};
use crate::app::table::Table;

const GAME: &str = "san-juan";

/// A plate for every seat, one's own first.
#[component]
pub fn Rail(table: Table<SanJuan>) -> impl IntoView {
    let model = table.model();
    let seats =
        Memo::new(move |_| model.with(|model| model.rail.iter().map(|plate| plate.seat).collect::<Vec<_>>()));
    view! {
        <ul class="rail" data-rove="">
            <For each=move || seats.get() key=|seat| seat.0 let:seat>
                <li data-fly=format!("seat-{}", seat.0)><Plate table=table seat=seat /></li>
            </For>
        </ul>
    }
}

#[component]
fn Plate(table: Table<SanJuan>, seat: Seat) -> impl IntoView {
    let model = table.model();
    let plate =
        Memo::new(move |_| model.with(|model| model.rail.iter().find(|plate| plate.seat == seat).cloned()));
    let with = move |f: fn(&PlateModel) -> AnyView| plate.with(|plate| plate.as_ref().map(f));
    let thinks = move || table.thinking.get() == Some(seat);
    view! {
        <button
            class=move || plate.with(|plate| plate.as_ref().map(classes))
            data-seat=seat.0 + 1
            data-testid=format!("seat-{}", seat.0 + 1)
            aria-label=move || plate.with(|plate| plate.as_ref().map(|plate| plate.spoken.clone()))
            aria-pressed=move || plate.with(|plate| plate.as_ref().map(|plate| plate.shown.to_string()))
            on:click=move |_| table.visit(seat)
        >
            {mark(seat.index(), "mark")}
            {move || with(name)}
            {move || with(counts)}
            {move || with(goods)}
            {move || with(row)}
            <Show when=thinks><span class="seat__think">{move || t().table.thinking}</span></Show>
        </button>
    }
}

fn classes(plate: &PlateModel) -> String {
    let states = [(plate.turn, "is-turn"), (plate.own, "is-me"), (plate.shown, "is-shown")];
    let on = states.into_iter().filter(|(on, _)| *on).map(|(_, class)| class);
    std::iter::once("seat").chain(on).collect::<Vec<_>>().join(" ")
}

fn name(plate: &PlateModel) -> AnyView {
    view! {
        <span class="seat__name" aria-hidden="true">
            {plate.name.clone()}
            {plate.governor.then(|| art(GAME, "governor", "seat__gov"))}
            {plate.level.clone().map(|level| view! { <span class="seat__kind">{level}</span> })}
        </span>
    }
    .into_any()
}

fn counts(plate: &PlateModel) -> AnyView {
    view! {
        <span class="seat__counts" aria-hidden="true">
            <span class="stat">{icon("hand")}{plate.hand}</span>
            <span class="stat">{icon("city")}{plate.buildings}"/12"</span>
        </span>
    }
    .into_any()
}

fn goods(plate: &PlateModel) -> AnyView {
    let good = |tier: &usize| art(GAME, &format!("g-t{}", tier + 1), "");
    view! { <span class="seat__goods" aria-hidden="true">{plate.goods.iter().map(good).collect_view()}</span> }.into_any()
}

fn row(plate: &PlateModel) -> AnyView {
    let front = |id: &String| art(GAME, id, "");
    view! { <span class="seat__row" aria-hidden="true">{plate.fronts.iter().map(front).collect_view()}</span> }.into_any()
}
