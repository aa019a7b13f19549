//! A city: twelve slots with what lies on them.

use game_core::Seat;
use leptos::prelude::*;

use super::super::model::{GoodModel, SlotModel, Target};
use super::GAME;
use super::card::Card;
use crate::SanJuanBoard;
use crate::words::{Thing, words_of};
use table::Table;
use table::board::follow::{drawn_if, field, piece};
use table::touch::{Touch, touchable};
use ui::classes::{classes, counted};
use ui::drawings::{Art, Icon};
use ui::i18n::{t, use_lang};

/// The city on the table.
#[component]
pub fn City(table: Table<SanJuanBoard>) -> impl IntoView {
    let model = table.model;
    let seat = field(model, |model| model.city.seat.0);
    let title = field(model, |model| model.city.title.clone());
    let visiting = field(model, |model| model.city.visiting);
    let count = field(model, |model| model.city.slots.len());
    let built = field(model, |model| model.city.slots.iter().filter(|slot| slot.card.is_some()).count());
    view! {
        <main
            class=move || if visiting.get() { "table__city city is-visiting" } else { "table__city city" }
            id="main"
            tabindex="-1"
            data-testid="city"
            data-seat=seat
            aria-label=title
        >
            <header class="zone">
                <h2>{title}</h2>
                <CityFacts table visiting />
            </header>
            <ol class=move || counted("city__slots", built.get(), &[5, 7, 9]) data-rove="">
                <For each=move || 0..count.get() key=|place| *place let:place>
                    <Slot table seat place />
                </For>
            </ol>
        </main>
    }
}

/// Buildings and points, and the way back from somebody else's city.
#[component]
fn CityFacts(table: Table<SanJuanBoard>, visiting: Memo<bool>) -> impl IntoView {
    let buildings = field(table.model, |model| model.city.buildings.clone());
    let points = field(table.model, |model| model.city.points.clone());
    let seat = field(table.model, |model| model.city.seat);
    view! {
        <p class="zone__facts">
            <Show when=move || visiting.get()>
                <button
                    class="btn btn--small"
                    data-testid="own-city"
                    on:click=move |_| table.store.visiting.set(None)
                >
                    {move || t().table.back_to_own()}
                </button>
            </Show>
            <Figure table seat thing=Thing::Buildings figure=buildings>
                <Icon name="city" />
            </Figure>
            <Figure table seat thing=Thing::Points figure=points />
        </p>
    }
}

/// A figure of the city on the table, or of the hand.
#[component]
pub fn Figure(
    table: Table<SanJuanBoard>,
    seat: Memo<Seat>,
    thing: Thing,
    /// The figure as it is shown.
    figure: Memo<String>,
    /// Its drawing.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let touch = Touch::new(move || Some(Target::Figure(seat.get(), thing)), table);
    let label = move || {
        let words = words_of(use_lang(), table.model.read().edition);
        words.sheet_figure(&*figure.read(), words.thing(thing))
    };
    view! {
        <button use:touchable=touch class="stat zone__figure" aria-label=label>
            {children.map(|children| children())}
            <span aria-hidden="true">{figure}</span>
        </button>
    }
}

/// A slot of the city.
#[component]
fn Slot(
    table: Table<SanJuanBoard>,
    /// Seat of the city, from 0.
    seat: Memo<u8>,
    /// The slot's place in the city, from 0.
    place: usize,
) -> impl IntoView {
    let site = piece(table.model, move |model| model.city.slots.get(place).cloned());
    let built = move || site.read().card.is_some();
    let number = move || {
        let is_vacant = site.read_untracked().is_vacant;
        let number = view! { <span class="slot__no" aria-hidden="true">{move || site.read().place}</span> };
        if is_vacant { view! { <Vacancy table seat site place /> }.into_any() } else { number.into_any() }
    };
    view! {
        <li
            class=move || classes("slot", &[(!built(), "slot--empty"), (site.read().good.is_some(), "has-good")])
            data-fly=move || format!("slot-{}-{place}", seat.get())
        >
            <Show when=built fallback=number>
                <Building table site />
            </Show>
        </li>
    }
}

/// An empty slot to which a study adds.
#[component]
fn Vacancy(
    table: Table<SanJuanBoard>,
    seat: Memo<u8>,
    site: Memo<SlotModel>,
    /// The slot's place in the city, from 0.
    place: usize,
) -> impl IntoView {
    let touch = Touch::new(move || Some(Target::Slot(Seat(seat.get()), place as u8)), table);
    view! {
        <button
            use:touchable=touch
            class="slot__add"
            data-testid=format!("slot-{place}")
            aria-label=move || site.read().spoken.clone()
        >
            <Icon name="plus" />
        </button>
    }
}

/// A building, with what lies on it and under it.
#[component]
fn Building(table: Table<SanJuanBoard>, site: Memo<SlotModel>) -> impl IntoView {
    let card = piece(site, |site| site.card.clone());
    let good = |(good, chosen): (GoodModel, bool)| {
        view! {
            <span
                class=if chosen { "slot__good is-chosen" } else { "slot__good" }
                aria-hidden="true"
                data-testid="good"
            >
                <Art game=GAME id=good.art />
                <i class="aid">{good.letter}</i>
            </span>
        }
    };
    let tucked = move || Some(site.read().tucked).filter(|&count| count > 0);
    view! {
        <Card table card />
        {drawn_if(site, |site| site.good.map(|good| (good, site.good_chosen)), good)}
        {move || tucked().map(|count| view! { <span class="slot__tuck" aria-hidden="true">{count}</span> })}
    }
}
