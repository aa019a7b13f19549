//! A card: house front, cost, phase, points, name, state.

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;

use super::super::model::CardModel;
use crate::app::screens::parts::art;
use crate::app::table::Table;
use crate::app::table::touch::Touch;

const GAME: &str = "san-juan";

/// A card that can be tapped. Nothing is drawn while `card` is `None`.
#[component]
pub fn Card(table: Table<SanJuan>, card: Memo<Option<CardModel>>) -> impl IntoView {
    let class = move || card.with(|card| card.as_ref().map(classes));
    let kind = Memo::new(move |_| card.with(|card| card.as_ref().map(|card| card.kind)));
    let touch = Touch::new(move || card.with_untracked(|card| card.as_ref().map(|card| card.target)), table);
    view! {
        <button
            class=class
            data-testid="card"
            data-kind=move || kind.get().map(|kind| kind.key())
            data-good=move || card.with(|card| card.as_ref().and_then(|card| card.stripe))
            aria-label=move || card.with(|card| card.as_ref().map(|card| card.spoken.clone()))
            aria-pressed=move || card.with(|card| card.as_ref().map(|c| (c.selected || c.paid).to_string()))
            on:click=move |event| touch.click(&event)
            on:keydown=move |event| touch.key(&event)
            on:pointerdown=move |event| touch.down(&event)
            on:pointerup=move |_| touch.up()
            on:pointercancel=move |_| touch.up()
            on:pointerenter=move |event| touch.enter(&event)
            on:pointerleave=move |_| touch.leave()
            on:contextmenu=move |event| event.prevent_default()
        >
            {move || kind.get().map(|kind| art(GAME, &format!("b-{}", kind.key()), "card__art"))}
            <Face card=card />
        </button>
    }
}

#[component]
fn Face(card: Memo<Option<CardModel>>) -> impl IntoView {
    let when = Memo::new(move |_| card.with(|card| card.as_ref().map(|card| card.when)));
    let stamp = Memo::new(move |_| card.with(|card| card.as_ref().and_then(stamp)));
    view! {
        <span class="card__cost" aria-hidden="true">
            {move || card.with(|card| card.as_ref().map(|card| card.cost))}
        </span>
        {move || when.get().map(|id| art(GAME, id, "card__when"))}
        <span class="card__vp" aria-hidden="true">
            {move || card.with(|card| card.as_ref().map(|card| card.vp.map_or("∗".to_owned(), |vp| vp.to_string())))}
        </span>
        <span class="card__name" aria-hidden="true">{move || card.with(|card| card.as_ref().map(|card| card.name))}</span>
        {move || stamp.get().map(|id| art(GAME, id, "card__stamp"))}
    }
}

fn stamp(card: &CardModel) -> Option<&'static str> {
    match card {
        CardModel { paid: true, .. } => Some("st-paid"),
        CardModel { fresh: true, .. } => Some("st-new"),
        _ => None,
    }
}

fn classes(card: &CardModel) -> String {
    let states = [
        (card.legal, "is-legal"),
        (card.selected, "is-selected"),
        (card.paid, "is-paid"),
        (card.dim, "is-dim"),
        (card.fresh, "is-new"),
        (card.covering, "is-covered"),
    ];
    let on = states.into_iter().filter(|(on, _)| *on).map(|(_, class)| class);
    std::iter::once("card").chain(on).collect::<Vec<_>>().join(" ")
}
