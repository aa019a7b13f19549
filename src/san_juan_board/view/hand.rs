//! The hand, with cards drawn to choose from before it.

use game_core::Seat;
use leptos::prelude::*;

use super::super::model::{CardModel, HandModel, Target};
use super::GAME;
use super::card::Card;
use super::city::Figure;
use crate::SanJuanBoard;
use crate::words::{Thing, words_of};
use table::Table;
use table::board::follow::{field, piece};
use table::touch::{Touch, touchable};
use ui::drawings::Art;
use ui::i18n::use_lang;

/// From so many cards on they lie closer together.
const MANY: usize = 9;

/// The cards drawn to choose from.
fn drawn(hand: &HandModel) -> &[CardModel] {
    hand.drawn.as_ref().map_or(&[], |(_, cards)| cards)
}

fn heading(hand: &HandModel) -> String {
    match &hand.drawn {
        Some((title, _)) => format!("{title} · {}", hand.title),
        None => hand.title.clone(),
    }
}

#[component]
pub fn Hand(table: Table<SanJuanBoard>) -> impl IntoView {
    let heading = field(table.model, |model| heading(&model.hand));
    let facts = field(table.model, |model| model.hand.facts.clone());
    let seat = field(table.model, |model| model.hand.seat);
    view! {
        <section class="table__hand hand" data-testid="hand" aria-label=heading>
            <header class="zone">
                <h2>{heading}</h2>
                <p class="zone__facts">
                    <Figure table seat thing=Thing::Hand figure=facts />
                </p>
            </header>
            <HandCards table />
        </section>
    }
}

/// The cards: those drawn, those held, and backs of a hand that may not be seen.
#[component]
fn HandCards(table: Table<SanJuanBoard>) -> impl IntoView {
    let model = table.model;
    let offered = field(model, |model| drawn(&model.hand).len());
    let held = field(model, |model| model.hand.cards.len());
    let hidden = field(model, |model| model.hand.hidden);
    let seat = field(model, |model| model.hand.seat);
    let class = move || {
        if offered.get() + held.get() >= MANY { "hand__cards hand__cards--many" } else { "hand__cards" }
    };
    view! {
        <ul class=class data-rove="">
            <For each=move || 0..offered.get() key=|place| *place let:place>
                <li class="is-drawn" data-fly=format!("drawn-{place}")>
                    <Card table card=piece(model, move |model| drawn(&model.hand).get(place).cloned()) />
                </li>
            </For>
            <For each=move || 0..held.get() key=|place| *place let:place>
                <li data-fly=format!("hand-{place}")>
                    <Card table card=piece(model, move |model| model.hand.cards.get(place).cloned()) />
                </li>
            </For>
            <For each=move || 0..hidden.get() key=|place| *place let:_place>
                <li>
                    <HiddenCard table seat />
                </li>
            </For>
        </ul>
    }
}

/// The back of a card in a hand that may not be seen.
#[component]
fn HiddenCard(table: Table<SanJuanBoard>, seat: Memo<Seat>) -> impl IntoView {
    let touch = Touch::new(move || Some(Target::Figure(seat.get(), Thing::Hand)), table);
    let label = move || words_of(use_lang(), table.model.read().edition).thing(Thing::Hand);
    view! {
        <button use:touchable=touch class="card card--back" aria-label=label>
            <Art game=GAME id="back" class="card__art" />
        </button>
    }
}
