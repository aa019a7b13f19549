//! The hand, with cards drawn to choose from before it.

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;

use super::card::Card;
use crate::app::screens::parts::art;
use crate::app::table::Table;

/// The hand.
#[component]
pub fn HandZone(table: Table<SanJuan>) -> impl IntoView {
    let model = table.model();
    let heading = Memo::new(move |_| {
        model.with(|model| match &model.hand.drawn {
            Some((title, _)) => format!("{title} · {}", model.hand.title),
            None => model.hand.title.to_owned(),
        })
    });
    let facts = Memo::new(move |_| model.with(|model| model.hand.facts.clone()));
    let drawn = Memo::new(move |_| model.with(|m| m.hand.drawn.as_ref().map_or(0, |(_, cards)| cards.len())));
    let held = Memo::new(move |_| model.with(|model| model.hand.cards.len()));
    let hidden = Memo::new(move |_| model.with(|model| model.hand.hidden));
    let class = move || {
        let many = drawn.get() + held.get() >= 9;
        if many { "hand__cards hand__cards--many" } else { "hand__cards" }
    };
    view! {
        <section class="table__hand hand" data-testid="hand" aria-label=heading>
            <header class="zone">
                <h2>{heading}</h2>
                <p class="zone__facts"><span class="stat">{facts}</span></p>
            </header>
            <ul class=class data-rove="">
                <For each=move || 0..drawn.get() key=|place| *place let:place>
                    <li class="is-drawn" data-fly=format!("drawn-{place}")>
                        <Card table=table card=Memo::new(move |_| model.with(|model| {
                            model.hand.drawn.as_ref().and_then(|(_, cards)| cards.get(place).cloned())
                        })) />
                    </li>
                </For>
                <For each=move || 0..held.get() key=|place| *place let:place>
                    <li data-fly=format!("hand-{place}")>
                        <Card table=table card=Memo::new(move |_| {
                            model.with(|model| model.hand.cards.get(place).cloned())
                        }) />
                    </li>
                </For>
                <For each=move || 0..hidden.get() key=|place| *place let:_place>
                    <li><span class="card card--back">{art("san-juan", "back", "card__art")}</span></li>
                </For>
            </ul>
        </section>
    }
}
