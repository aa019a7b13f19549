//! The plates of all seats.

use game_core::Seat;
use leptos::prelude::*;
use san_juan::data::SLOTS;

use super::super::model::PlateModel;
use super::GAME;
use crate::SanJuanBoard;
use table::Table;
use table::board::follow::{drawn_if, field, piece};
use table::board::seat_name::SeatName;
use ui::classes::{SeatStates, counted};
use ui::diffed::diffed;
use ui::drawings::{Art, Icon, SeatMark};
use ui::i18n::t;

/// A plate for every seat, one's own first.
#[component]
pub fn Rail(table: Table<SanJuanBoard>) -> impl IntoView {
    let seats = field(table.model, |model| model.rail.iter().map(|plate| plate.seat).collect::<Vec<_>>());
    view! {
        <ul class=move || counted("rail", seats.read().len(), &[4, 5, 7]) data-rove="">
            <For each=move || seats.get() key=|seat| seat.0 let:seat>
                <li data-fly=format!("seat-{}", seat.0)>
                    <Plate table seat />
                </li>
            </For>
        </ul>
    }
}

/// The plate of a seat; a tap shows that seat's city.
#[component]
fn Plate(table: Table<SanJuanBoard>, seat: Seat) -> impl IntoView {
    let plate = piece(table.model, move |model| model.rail.iter().find(|plate| plate.seat == seat).cloned());
    let goods = field(plate, |plate| plate.goods.iter().map(|&good| good.to_owned()).collect::<Vec<_>>());
    let fronts = field(plate, |plate| plate.fronts.clone());
    view! {
        <button
            class=move || states(&plate.read())
            data-seat=seat.0 + 1
            data-testid=format!("seat-{}", seat.0 + 1)
            aria-label=move || plate.read().spoken.clone()
            aria-pressed=move || plate.read().shown.to_string()
            on:click=move |_| table.store.visit(seat)
        >
            <SeatMark seat=seat.index() />
            <PlateName plate />
            <PlateCounts plate />
            <SmallDrawings class="seat__goods" ids=goods />
            <SmallDrawings class="seat__row" ids=fronts />
            <Show when=move || table.store.opponents().thinking.get() == Some(seat)>
                <span class="seat__think">{move || t().table.thinking()}</span>
            </Show>
        </button>
    }
}

fn states(plate: &PlateModel) -> String {
    let PlateModel { turn, own, shown, governor, .. } = *plate;
    SeatStates { turn, own, shown, governor }.classes()
}

/// Name, governor's card, and the level of an opponent.
#[component]
fn PlateName(plate: Memo<PlateModel>) -> impl IntoView {
    let governor = |()| view! { <Art game=GAME id="governor" class="seat__gov" /> };
    let name = field(plate, |plate| plate.name.clone());
    let level = field(plate, |plate| plate.level.clone());
    view! {
        <SeatName name level>
            {drawn_if(plate, |plate| plate.governor.then_some(()), governor)}
        </SeatName>
    }
}

/// Cards in hand, cards laid by, buildings.
#[component]
fn PlateCounts(plate: Memo<PlateModel>) -> impl IntoView {
    let laid_by = |count| {
        view! {
            <span class="stat">
                <Art game=GAME id="vp" />
                {count}
            </span>
        }
    };
    view! {
        <span class="seat__counts" aria-hidden="true">
            <span class="stat">
                <Icon name="hand" />
                {move || plate.read().hand}
            </span>
            {drawn_if(plate, |plate| Some(plate.laid_by).filter(|&count| count > 0), laid_by)}
            <span class="stat">
                <Icon name="city" />
                {move || format!("{}/{SLOTS}", plate.read().buildings)}
            </span>
        </span>
    }
}

/// A row of small drawings.
#[component]
fn SmallDrawings(class: &'static str, ids: Memo<Vec<String>>) -> impl IntoView {
    let drawings =
        move || diffed(|| ids.get().into_iter().map(|id| view! { <Art game=GAME id /> }).collect_view());
    view! { <span class=class aria-hidden="true">{drawings}</span> }
}
