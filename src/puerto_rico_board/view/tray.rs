//! The tray while it is drafted: its slots by price, and what can lie in them.

use leptos::prelude::*;
use puerto_rico::Building;

use super::board::Board;
use super::shop::{Candidate, PanelHead};
use crate::model::{Model, SlotsModel};

#[component]
pub fn TrayDraft(board: Board) -> impl IntoView {
    let title = move || board.read(|model| model.tray.as_ref().map(|tray| tray.title));
    let facts = move || board.read(|model| model.tray.as_ref().map(|tray| tray.facts.clone()));
    let costs = Memo::new(move |_| {
        let costs = |model: &Model| slots(model).map(|slots| slots.cost).collect::<Vec<_>>();
        board.read(costs)
    });
    view! {
        <section class="shop tray" aria-label=title data-testid="tray">
            <PanelHead board title facts />
            <ol class="tray__slots" data-rove="">
                <For each=move || costs.get() key=|cost| *cost let:cost>
                    <Slots board cost />
                </For>
            </ol>
        </section>
    }
}

fn slots(model: &Model) -> impl Iterator<Item = &SlotsModel> {
    model.tray.iter().flat_map(|tray| &tray.slots)
}

/// The slots of one price.
#[component]
fn Slots(board: Board, cost: u8) -> impl IntoView {
    let here = move |model: &Model| slots(model).find(|slots| slots.cost == cost).cloned();
    let model = Memo::new(move |_| board.read(here));
    let offers = move || -> Vec<Building> {
        model.with(|slots| slots.iter().flat_map(|slots| &slots.offers).map(|offer| offer.building).collect())
    };
    let spoken = move || model.with(|slots| slots.as_ref().map(|slots| slots.spoken.clone()));
    let pips = move || {
        let (filled, all) =
            model.with(|slots| slots.as_ref().map_or((0, 0), |slots| (slots.filled, slots.slots)));
        let pip = |place| if place < filled { "tray__pip is-filled" } else { "tray__pip" };
        (0..all).map(|place| view! { <i class=pip(place)></i> }).collect_view()
    };
    view! {
        <li class="tray__price">
            <h3 class="tray__cost">
                <span class="vh">{spoken}</span>
                <b aria-hidden="true">{cost}</b>
                <span class="tray__pips" aria-hidden="true">{pips}</span>
            </h3>
            <ul>
                <For each=offers key=|building| building.key() let:building>
                    <li>
                        <Candidate board building />
                    </li>
                </For>
            </ul>
        </li>
    }
}
