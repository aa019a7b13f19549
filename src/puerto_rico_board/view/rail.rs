//! The plates of all seats.

use game_core::Seat;
use leptos::prelude::*;

use super::board::Board;
use super::piece::{Drawn, Stat};
use crate::build::mini;
use crate::model::{MiniPart, PlateModel, Tab};
use table::board::follow::{drawn, drawn_if, field, piece};
use table::board::seat_name::SeatName;
use ui::classes::{SeatStates, classes, counted};
use ui::drawings::{Icon, SeatMark};
use ui::i18n::t;

/// A plate for every seat, one's own first.
#[component]
pub fn Rail(board: Board) -> impl IntoView {
    let seats = move || board.read(|model| model.rail.iter().map(|plate| plate.seat).collect::<Vec<_>>());
    view! {
        <section class="table__rail" aria-label=move || t().table.players()>
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

#[component]
fn Plate(board: Board, seat: Seat) -> impl IntoView {
    let plate = piece(board.model, move |model| model.rail.iter().find(|plate| plate.seat == seat).cloned());
    let table = board.table;
    let visit = move |_| {
        table.store.visit(seat);
        // On a phone the mat lies behind a tab.
        board.tab.set(Tab::Town);
    };
    view! {
        <button
            class=move || plate.with(states)
            data-seat=seat.0 + 1
            data-testid=format!("seat-{}", seat.0 + 1)
            aria-label=move || plate.read().spoken.clone()
            aria-pressed=move || plate.read().shown.to_string()
            on:click=visit
        >
            <SeatMark seat=seat.index() />
            <PlateName plate />
            <PlateCounts plate />
            <PlateGoods plate />
            <Show when=move || table.store.opponents().thinking.get() == Some(seat)>
                <span class="seat__think">{move || t().table.thinking()}</span>
            </Show>
        </button>
    }
}

fn states(plate: &PlateModel) -> String {
    let PlateModel { turn, own, shown, governor, .. } = *plate;
    let seat = SeatStates { turn, own, shown, governor };
    classes(&seat.classes(), &[(governor || plate.marker, "has-badge")])
}

/// Name, what its owner holds beside it, and the level of an opponent.
#[component]
fn PlateName(plate: Memo<PlateModel>) -> impl IntoView {
    let sign = |()| view! { <Drawn id="puertoma#sign" class="seat__sign" /> };
    let marker = |()| view! { <Drawn id="expansions#smuggler" class="seat__marker" /> };
    let governor = |()| view! { <Drawn id="governor" class="seat__gov" /> };
    let name = field(plate, |plate| plate.name.clone());
    let level = field(plate, |plate| plate.level.clone());
    view! {
        <SeatName name level>
            {drawn_if(plate, |plate| plate.puertoma.then_some(()), sign)}
            {drawn_if(plate, |plate| plate.marker.then_some(()), marker)}
            {drawn_if(plate, |plate| plate.governor.then_some(()), governor)}
        </SeatName>
    }
}

/// Coins, workers, building spaces and points.
#[component]
fn PlateCounts(plate: Memo<PlateModel>) -> impl IntoView {
    let points = |plate: &PlateModel| plate.vp.map_or_else(|| "?".to_owned(), |vp| vp.to_string());
    view! {
        <span class="seat__counts" aria-hidden="true">
            <span class="stat" aria-hidden="true">
                <Drawn id="coin" />
                {field(plate, |plate| plate.coins)}
            </span>
            <span class="stat" aria-hidden="true">
                <Drawn id="worker" />
                {field(plate, people)}
            </span>
            <span class="stat" aria-hidden="true">
                <Icon name="city" />
                {field(plate, |plate| plate.spaces)}
                <i class="of">{field(plate, |plate| format!("/{}", plate.of_spaces))}</i>
            </span>
            <span class="stat" aria-hidden="true">
                <Drawn id="vp" />
                {field(plate, points)}
            </span>
        </span>
    }
}

/// Workers in all, and how many of them wait: "7+2".
fn people(plate: &PlateModel) -> String {
    match plate.idle {
        0 => plate.workers.to_string(),
        idle => format!("{}+{idle}", plate.workers),
    }
}

/// Crates, citizens, and what a rival has built.
#[component]
fn PlateGoods(plate: Memo<PlateModel>) -> impl IntoView {
    let goods = |goods: Vec<(String, u8)>| {
        let good = |(id, count): (String, u8)| view! { <Stat class="gd" id figure=count.to_string() /> };
        goods.into_iter().map(good).collect_view()
    };
    let citizens = |count: u8| {
        view! { <Stat class="gd seat__citizens" id="expansions#citizen" figure=count.to_string() /> }
    };
    let board = |parts: Vec<MiniPart>| {
        let part = |MiniPart { kind, path }: MiniPart| view! { <path data-kind=kind d=path /> };
        let (width, height) = mini::SIZE;
        view! {
            <svg class="seat__mini" viewBox=format!("0 0 {width} {height}")>
                {parts.into_iter().map(part).collect_view()}
            </svg>
        }
    };
    view! {
        <span class="seat__goods" aria-hidden="true">
            {drawn(plate, |plate| plate.goods.clone(), goods)}
            {drawn_if(plate, |plate| Some(plate.citizens).filter(|&count| count > 0), citizens)}
            {drawn_if(plate, |plate| (!plate.mini.is_empty()).then(|| plate.mini.clone()), board)}
        </span>
    }
}
