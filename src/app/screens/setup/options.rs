//! Options, who begins, and the seed.

use std::marker::PhantomData;

use leptos::prelude::*;

use super::draft::Draft;
use super::face::{Settable, Switch};
use crate::app::i18n::t;

/// The panel.
#[component]
pub fn Options<G: Settable>(
    draft: RwSignal<Draft<G::Config>>,
    #[prop(optional)] game: PhantomData<fn() -> G>,
) -> impl IntoView
where
    G::Config: Send + Sync,
{
    let _ = game;
    let switches = move |fine: bool| {
        let chosen = G::SWITCHES.iter().filter(move |switch| switch.fine == fine);
        chosen.map(|switch| view! { <SwitchBox draft=draft switch=switch /> }).collect_view()
    };
    view! {
        <section class="panel setup__options" aria-labelledby="options">
            <h2 id="options">{move || t().screens.setup.options}</h2>
            {switches(false)}
            <First draft=draft />
            <Seed draft=draft />
            <details class="fine">
                <summary>{move || t().screens.setup.fine}</summary>
                {switches(true)}
            </details>
        </section>
    }
}

#[component]
fn SwitchBox<C>(draft: RwSignal<Draft<C>>, switch: &'static Switch<C>) -> impl IntoView
where
    C: Clone + Default + Send + Sync + 'static,
{
    let on = move || draft.with(|draft| (switch.get)(&draft.config));
    let set = move |event| {
        let on = event_target_checked(&event);
        draft.update(|draft| (switch.set)(&mut draft.config, on));
    };
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=on on:change=set />
            <span>
                {move || (switch.words)(t())[0]}
                <small class="check__note">{move || (switch.words)(t())[1]}</small>
            </span>
        </label>
    }
}

/// Who begins.
#[component]
fn First<C>(draft: RwSignal<Draft<C>>) -> impl IntoView
where
    C: Clone + Default + Send + Sync + 'static,
{
    let choose = move |event| {
        let key = event_target_value(&event).parse().ok();
        draft.update(|draft| draft.first = key);
    };
    let seats = move || {
        draft.with(|draft| {
            let one = |seat: &super::draft::SeatDraft| {
                let key = seat.key;
                let name = draft.name(key, &t().screens.setup);
                view! { <option value=key prop:selected=draft.first == Some(key)>{name}</option> }
            };
            draft.seats.iter().map(one).collect_view()
        })
    };
    view! {
        <label class="field">
            <span class="field__label">{move || t().screens.setup.first}</span>
            <span class="select">
                <select on:change=choose>
                    <option value="" prop:selected=move || draft.with(|draft| draft.first.is_none())>
                        {move || t().screens.setup.first_drawn}
                    </option>
                    {seats}
                </select>
            </span>
            <span class="field__hint">{move || t().screens.setup.first_note}</span>
        </label>
    }
}

#[component]
fn Seed<C>(draft: RwSignal<Draft<C>>) -> impl IntoView
where
    C: Clone + Default + Send + Sync + 'static,
{
    let wrong = Memo::new(move |_| draft.with(|draft| draft.seed().is_err()));
    view! {
        <label class="field">
            <span class="field__label">{move || t().screens.setup.seed}</span>
            <input
                class="input"
                inputmode="numeric"
                autocomplete="off"
                maxlength="24"
                placeholder=move || t().screens.setup.seed_empty
                aria-invalid=move || wrong.get().then_some("true")
                prop:value=move || draft.with(|draft| draft.seed.clone())
                on:input=move |event| draft.update(|draft| draft.seed = event_target_value(&event))
            />
            {move || wrong.get().then(|| view! { <span class="field__error">{t().screens.setup.seed_wrong}</span> })}
            <span class="field__hint">{move || t().screens.setup.seed_note}</span>
        </label>
    }
}
