//! The plates of all seats.

use leptos::prelude::*;
use sobremesa::core::Seat;

use super::Board;
use super::piece::{Drawn, Stat};
use crate::app::boards::mat::model::{Model, PlateModel, Tab};
use crate::app::classes::{classes, counted};
use crate::app::drawings::{Icon, SeatMark};
use crate::app::i18n::t;
use crate::app::still::still;

/// A plate for every seat, one's own first.
#[component]
pub fn Rail(board: Board) -> impl IntoView {
    let seats = move || board.read(|model| model.rail.iter().map(|plate| plate.seat).collect::<Vec<_>>());
    view! {
        <section class="table__rail" aria-label=move || t().table.players>
            <ul class=move || counted("rail", board.read(|model| model.rail.len()), &[4, 5, 7]) data-rove="">
                <For each=seats key=|seat| seat.0 let:seat>
                    <li data-fly=format!("seat-{}", seat.0)>
                        <Plate board seat />
                    </li>
                </For>
            </ul>
        </section>
    }
}

fn find(model: &Model, seat: Seat) -> Option<&PlateModel> {
    model.rail.iter().find(|plate| plate.seat == seat)
}

#[component]
fn Plate(board: Board, seat: Seat) -> impl IntoView {
    let plate = Memo::new(move |_| board.read(|model| find(model, seat).cloned()));
    // What its face does not show stands in the button's attributes.
    let seen = Memo::new(move |_| {
        let bare = |plate: &PlateModel| PlateModel {
            turn: false,
            shown: false,
            spoken: String::new(),
            ..plate.clone()
        };
        plate.with(|plate| plate.as_ref().map(bare))
    });
    let table = board.table;
    let visit = move |_| {
        table.visit(seat);
        // On a phone the mat lies behind a tab.
        board.tab.set(Tab::Town);
    };
    view! {
        <button
            class=move || plate.with(|plate| plate.as_ref().map(states))
            data-seat=seat.0 + 1
            data-testid=format!("seat-{}", seat.0 + 1)
            aria-label=move || plate.with(|plate| plate.as_ref().map(|plate| plate.spoken.clone()))
            aria-pressed=move || plate.with(|plate| plate.as_ref().map(|plate| plate.shown.to_string()))
            on:click=visit
        >
            <SeatMark seat=seat.index() />
            {move || seen.get().map(|plate| still(view! { <PlateFace plate /> }))}
            <Show when=move || table.thinking.get() == Some(seat)>
                <span class="seat__think">{move || t().table.thinking}</span>
            </Show>
        </button>
    }
}

fn states(plate: &PlateModel) -> String {
    classes(
        "seat",
        &[
            (plate.turn, "is-turn"),
            (plate.own, "is-me"),
            (plate.shown, "is-shown"),
            (plate.governor, "is-governor"),
            (plate.governor || plate.marker, "has-badge"),
        ],
    )
}

#[component]
fn PlateFace(plate: PlateModel) -> impl IntoView {
    let workers = people(&plate);
    let citizens = (plate.citizens > 0).then(|| {
        view! { <Stat class="gd seat__citizens" id="expansions#citizen" figure=plate.citizens.to_string() /> }
    });
    let vp = plate.vp.map_or_else(|| "?".to_owned(), |vp| vp.to_string());
    let goods = plate.goods.into_iter().map(|(id, count)| {
        view! { <Stat class="gd" id figure=count.to_string() /> }
    });
    view! {
        <span class="seat__name" aria-hidden="true">
            {plate.name}
            {plate.puertoma.then(|| view! { <Drawn id="puertoma#sign" class="seat__sign" /> })}
            {plate.marker.then(|| view! { <Drawn id="expansions#smuggler" class="seat__marker" /> })}
            {plate.governor.then(|| view! { <Drawn id="governor" class="seat__gov" /> })}
            {plate.level.map(|level| view! { <span class="seat__kind">{level}</span> })}
        </span>
        <span class="seat__counts" aria-hidden="true">
            <Stat id="coin" figure=plate.coins.to_string() />
            <Stat id="worker" figure=workers />
            <span class="stat" aria-hidden="true">
                <Icon name="city" />
                {plate.spaces}
                <i class="of">{format!("/{}", plate.of_spaces)}</i>
            </span>
            <Stat id="vp" figure=vp />
        </span>
        <span class="seat__goods" aria-hidden="true">{goods.collect_view()} {citizens}</span>
    }
}

/// Workers in all, and how many of them wait: "7+2".
fn people(plate: &PlateModel) -> String {
    match plate.idle {
        0 => plate.workers.to_string(),
        idle => format!("{}+{idle}", plate.workers),
    }
}
