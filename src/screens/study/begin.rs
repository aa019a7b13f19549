//! Beginning with another table: edition, seats, options.

use leptos::ev::Event;
use leptos::prelude::*;
use session::Player;

use super::desk::StudyDesk;
use crate::catalogue::form;
use table::game::{Choices, EditionForm, GameForm, Setting};
use ui::i18n::{t, use_lang};
use ui::library::random;

/// Choices so far.
#[derive(Clone, Debug, PartialEq)]
struct StudyChoices {
    edition: usize,
    seats: usize,
    values: Vec<u8>,
}

#[component]
pub fn BeginPanel(desk: StudyDesk) -> impl IntoView {
    let form = form(desk.info.id).expect("invariant: every game has a form");
    let usual =
        |edition: usize, seats: usize| StudyChoices { edition, seats, values: form.defaults(edition) };
    let chosen = RwSignal::new(usual(0, *form.editions()[0].seats.start()));
    let refused = RwSignal::new(None::<String>);
    let begin = move |_| {
        let StudyChoices { edition, seats, values } = chosen.get_untracked();
        let seats = vec![Player::person(""); seats];
        let setting = Setting { edition, values, seats, first: None, seed: random() };
        match desk.studies.begin(&setting) {
            Ok(text) => {
                refused.set(None);
                desk.go_on(text);
            }
            Err(why) => refused.set(Some(why)),
        }
    };
    let choose_edition = move |event: Event| {
        let edition = event_target_value(&event).parse().unwrap_or(0).min(form.editions().len() - 1);
        let range = &form.editions()[edition].seats;
        chosen.update(|chosen| *chosen = usual(edition, chosen.seats.clamp(*range.start(), *range.end())));
    };
    let edition = move |(index, edition): (usize, &'static EditionForm)| {
        view! {
            <option value=index prop:selected=move || chosen.with(|chosen| chosen.edition == index)>
                {move || (edition.words)(&t())[0]}
            </option>
        }
    };
    let seats = move || {
        let range = form.editions()[chosen.with(|chosen| chosen.edition)].seats.clone();
        let now = chosen.with(|chosen| chosen.seats);
        let option = move |seats: usize| view! { <option value=seats prop:selected=seats == now>{seats.to_string()}</option> };
        range.map(option).collect_view()
    };
    let choose_seats = move |event: Event| {
        if let Ok(seats) = event_target_value(&event).parse() {
            chosen.update(|chosen| chosen.seats = seats);
        }
    };
    view! {
        <details class="panel study__section" data-testid="study-begin">
            <summary>
                <h2>{move || ui::i18n::study(use_lang()).begin()}</h2>
            </summary>
            <div class="study__items">
                <label class="field">
                    <span class="field__label">{move || ui::i18n::study(use_lang()).edition()}</span>
                    <span class="select">
                        <select data-testid="begin-edition" on:change=choose_edition>
                            {form.editions().iter().enumerate().map(edition).collect_view()}
                        </select>
                    </span>
                </label>
                <label class="field">
                    <span class="field__label">{move || ui::i18n::study(use_lang()).players()}</span>
                    <span class="select">
                        <select data-testid="begin-seats" on:change=choose_seats>
                            {seats}
                        </select>
                    </span>
                </label>
                <Options form chosen />
            </div>
            <p role="alert">{move || refused.get()}</p>
            <button class="btn" data-testid="begin-anew" on:click=begin>
                {move || ui::i18n::study(use_lang()).begin_anew()}
            </button>
        </details>
    }
}

/// The options that are offered beside what was chosen.
#[component]
fn Options(form: &'static dyn GameForm, chosen: RwSignal<StudyChoices>) -> impl IntoView {
    let offered = move || {
        let StudyChoices { edition, seats, values } = chosen.get();
        let is_offered = |index: &usize| {
            form.option(*index).is_some_and(|option| option.is_offered(edition, seats, &values))
        };
        (0..values.len()).filter(is_offered).map(|index| (index, edition, seats)).collect::<Vec<_>>()
    };
    view! { <For each=offered key=Clone::clone let:place><OneOption form chosen place /></For> }
}

#[component]
fn OneOption(
    form: &'static dyn GameForm,
    chosen: RwSignal<StudyChoices>,
    place: (usize, usize, usize),
) -> impl IntoView {
    let (index, _, seats) = place;
    let option = form.option(index)?;
    let value = move || chosen.with(|chosen| chosen.values.get(index).copied().unwrap_or_default());
    let set = move |to: u8| {
        chosen.update(|chosen| {
            if let Some(value) = chosen.values.get_mut(index) {
                *value = to;
            }
        });
    };
    let label = move || (option.words)(&t())[0];
    Some(match &option.choices {
        Choices::Switch => view! {
            <label class="check">
                <input
                    type="checkbox"
                    prop:checked=move || value() == 1
                    on:change=move |event| set(u8::from(event_target_checked(&event)))
                />
                <span>{label}</span>
            </label>
        }
        .into_any(),
        Choices::Among(choices) => view! {
            <label class="field">
                <span class="field__label">{label}</span>
                <span class="select">
                    <select on:change=move |event| set(event_target_value(&event).parse().unwrap_or(0))>
                        {move || {
                            let one = |(at, name): (u8, String)| {
                                view! { <option value=at prop:selected=at == untrack(value)>{name}</option> }
                            };
                            choices(&t(), seats).into_iter().map(one).collect_view()
                        }}
                    </select>
                </span>
            </label>
        }
        .into_any(),
    })
}
