//! A city: twelve slots with what lies on them.

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;

use super::super::model::{Model, SlotModel};
use super::card::Card;
use crate::app::i18n::t;
use crate::app::screens::parts::{art, icon};
use crate::app::table::Table;

/// The city on the table.
#[component]
pub fn City(table: Table<SanJuan>) -> impl IntoView {
    let model = table.model();
    let title = Memo::new(move |_| model.with(|model| model.city.title.clone()));
    let facts =
        Memo::new(move |_| model.with(|model| (model.city.buildings.clone(), model.city.points.clone())));
    let visiting = Memo::new(move |_| model.with(|model| model.city.visiting));
    let count = Memo::new(move |_| model.with(|model| model.city.slots.len()));
    view! {
        <main
            class=move || if visiting.get() { "table__city city is-visiting" } else { "table__city city" }
            id="main"
            tabindex="-1"
            data-testid="city"
            data-seat=move || model.with(|model| model.city.seat.0)
            aria-label=title
        >
            <header class="zone">
                <h2>{title}</h2>
                <p class="zone__facts">
                    <Show when=move || visiting.get()>
                        <button class="btn btn--small" data-testid="own-city" on:click=move |_| table.visiting.set(None)>
                            {move || t().table.back_to_own}
                        </button>
                    </Show>
                    <span class="stat">{icon("city")}{move || facts.get().0}</span>
                    <span class="stat">{move || facts.get().1}</span>
                </p>
            </header>
            <ol class="city__slots" data-rove="">
                <For each=move || 0..count.get() key=|place| *place let:place>
                    <Site table=table model=model place=place />
                </For>
            </ol>
        </main>
    }
}

#[component]
fn Site(table: Table<SanJuan>, model: Memo<Model>, place: usize) -> impl IntoView {
    let slot = Memo::new(move |_| model.with(|model| model.city.slots.get(place).cloned()));
    let card = Memo::new(move |_| slot.with(|slot| slot.as_ref().and_then(|slot| slot.card.clone())));
    let built = Memo::new(move |_| card.with(Option::is_some));
    let good = Memo::new(move |_| slot.with(|slot| slot.as_ref().and_then(|slot| slot.good)));
    let chosen = Memo::new(move |_| slot.with(|slot| slot.as_ref().is_some_and(|slot| slot.good_chosen)));
    let tucked = Memo::new(move |_| slot.with(|slot| slot.as_ref().map_or(0, |slot| slot.tucked)));
    let fly = move || model.with(|model| format!("slot-{}-{place}", model.city.seat.0));
    let good_class = move || if chosen.get() { "slot__good is-chosen" } else { "slot__good" };
    view! {
        <li class=move || if built.get() { "slot" } else { "slot slot--empty" } data-fly=fly>
            <Show when=move || built.get() fallback=move || view! { <Empty site=slot /> }>
                <Card table=table card=card />
                {move || good.get().map(|(tier, _)| view! {
                    <span class=good_class aria-hidden="true" data-tier=tier data-testid="good">
                        {art("san-juan", &format!("g-t{}", tier + 1), "")}
                        <i class="aid">{t().san_juan.good_letters[tier]}</i>
                    </span>
                })}
                {move || (tucked.get() > 0).then(|| view! { <span class="slot__tuck" aria-hidden="true">{tucked.get()}</span> })}
            </Show>
        </li>
    }
}

#[component]
fn Empty(site: Memo<Option<SlotModel>>) -> impl IntoView {
    view! {
        <span class="slot__no" aria-hidden="true">{move || site.with(|site| site.as_ref().map(|site| site.place))}</span>
    }
}
