//! A card: house front, cost, phase, points, name, state.

use leptos::prelude::*;

use super::super::model::CardModel;
use super::GAME;
use crate::SanJuanBoard;
use table::Table;
use table::board::follow::{drawn, drawn_if};
use table::touch::{Touch, touchable};
use ui::classes::classes;
use ui::drawings::Art;

/// A card that can be tapped.
#[component]
pub fn Card(table: Table<SanJuanBoard>, card: Memo<CardModel>) -> impl IntoView {
    let touch = Touch::new(move || Some(card.read().target), table);
    view! {
        <button
            use:touchable=touch
            class=move || states(&card.read())
            data-testid="card"
            data-kind=move || card.read().kind.key()
            data-good=move || card.read().stripe
            aria-label=move || card.read().spoken.clone()
            aria-pressed=move || card.with(|card| card.selected || card.paid).to_string()
        >
            <CardFace card />
        </button>
    }
}

/// Printed face of a card, and the stamp of its state.
#[component]
fn CardFace(card: Memo<CardModel>) -> impl IntoView {
    let art = |id| view! { <Art game=GAME id class="card__art" /> };
    let when = |id| view! { <Art game=GAME id class="card__when" /> };
    let stamped = |id| view! { <Art game=GAME id class="card__stamp" /> };
    view! {
        {drawn(card, |card| card.art.clone(), art)}
        <span class="card__cost" aria-hidden="true">{move || card.read().cost}</span>
        {drawn(card, |card| card.when, when)}
        <span class="card__vp" aria-hidden="true">{move || points(&card.read())}</span>
        <span class="card__name" aria-hidden="true">{move || card.read().name}</span>
        {drawn_if(card, stamp, stamped)}
    }
}

fn points(card: &CardModel) -> String {
    card.vp.map_or("∗".to_owned(), |vp| vp.to_string())
}

fn stamp(card: &CardModel) -> Option<&'static str> {
    match card {
        CardModel { paid: true, .. } => Some("st-paid"),
        CardModel { fresh: true, .. } => Some("st-new"),
        _ => None,
    }
}

fn states(card: &CardModel) -> String {
    classes(
        "card",
        &[
            (card.legal, "is-legal"),
            (card.selected, "is-selected"),
            (card.paid, "is-paid"),
            (card.dim, "is-dim"),
            (card.fresh, "is-new"),
            (card.covering, "is-covered"),
        ],
    )
}
