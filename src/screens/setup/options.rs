//! Edition, options, who begins, and the seed.

use leptos::prelude::*;

use super::draft::{SeatDraft, TableDraft};
use super::page::{Setup, random};
use table::game::{Choices, EditionForm, OptionForm};
use ui::i18n::{Messages, t};

/// The panel.
#[component]
pub fn Options(setup: Setup) -> impl IntoView {
    let draft = setup.draft;
    view! {
        <section class="panel setup__options" aria-labelledby="options">
            <h2 id="options">{move || t().setup.options()}</h2>
            <Editions setup />
            <Presets setup />
            <OptionRows setup fine=false />
            <Show when=move || setup.by_rule().is_empty()>
                <FirstSeat setup />
            </Show>
            <Seed setup />
            <Show when=move || draft.with(|draft| !offered(setup, draft, true).is_empty())>
                <details class="fine">
                    <summary>{move || t().setup.fine()}</summary>
                    <OptionRows setup fine=true />
                </details>
            </Show>
        </section>
    }
}

/// Choice of the edition, where there are several, each with a description.
#[component]
fn Editions(setup: Setup) -> impl IntoView {
    let editions = setup.form.editions();
    let draft = setup.draft;
    let edition = move |(index, edition): (usize, &'static EditionForm)| {
        view! {
            <CheckLabel words=edition.words>
                <input
                    type="radio"
                    name="edition"
                    prop:checked=move || draft.with(|draft| draft.edition == index)
                    on:change=move |_| draft.update(|draft| draft.choose_edition(setup.form, index))
                />
            </CheckLabel>
        }
    };
    (editions.len() > 1).then(|| {
        view! {
            <fieldset class="editions" data-testid="editions">
                <legend class="field__label">{move || t().setup.edition()}</legend>
                {editions.iter().enumerate().map(edition).collect_view()}
            </fieldset>
        }
    })
}

/// Options that go well together, each on a button.
#[component]
fn Presets(setup: Setup) -> impl IntoView {
    let draft = setup.draft;
    let here = Memo::new(move |_| {
        let edition = draft.with(|draft| draft.edition);
        let presets = setup.form.presets().iter().enumerate();
        presets.filter(|(_, preset)| preset.edition == edition).map(|(index, _)| index).collect::<Vec<_>>()
    });
    let button = move |index: usize| {
        let preset = &setup.form.presets()[index];
        view! {
            <button
                class="btn btn--small"
                on:click=move |_| draft.update(|draft| draft.choose_preset(setup.form, preset, random()))
            >
                {move || (preset.name)(&t())}
            </button>
        }
    };
    view! {
        <Show when=move || here.with(|here| !here.is_empty())>
            <div class="presets" role="group" aria-label=move || t().setup.presets()>
                <For each=move || here.get() key=|index| *index children=button />
            </div>
        </Show>
    }
}

/// A box or a radio button with its title and what it changes.
#[component]
pub fn CheckLabel(
    /// The title, and what it changes.
    words: fn(&Messages) -> [&'static str; 2],
    children: Children,
) -> impl IntoView {
    view! {
        <label class="check">
            {children()}
            <span>
                {move || words(&t())[0]}
                <small class="check__note">{move || words(&t())[1]}</small>
            </span>
        </label>
    }
}

/// The options offered, common or seldom used. Each row stays as long as its option is offered, so that the focus
/// does.
#[component]
fn OptionRows(
    setup: Setup,
    /// True for the group of options that few people touch.
    fine: bool,
) -> impl IntoView {
    let offered = Memo::new(move |_| setup.draft.with(|draft| offered(setup, draft, fine)));
    view! {
        <For each=move || offered.get() key=|index| *index let:index>
            {setup.form.option(index).map(|option| view! { <OptionRow setup index option /> })}
        </For>
    }
}

/// The options offered for the table as it stands, by index.
fn offered(setup: Setup, draft: &TableDraft, fine: bool) -> Vec<usize> {
    let seats = draft.seats.len();
    let is_offered =
        |option: &OptionForm| option.fine == fine && option.is_offered(draft.edition, seats, &draft.values);
    let all = (0..).map_while(|index| Some((index, setup.form.option(index)?)));
    all.filter(|(_, option)| is_offered(option)).map(|(index, _)| index).collect()
}

/// One option: a box, or a list to choose from.
#[component]
fn OptionRow(
    setup: Setup,
    /// Place among the game's options.
    index: usize,
    option: &'static OptionForm,
) -> impl IntoView {
    let draft = setup.draft;
    let value = Memo::new(move |_| draft.with(|draft| draft.values.get(index).copied().unwrap_or_default()));
    let set = move |value: u8| {
        draft.update(|draft| {
            if let Some(place) = draft.values.get_mut(index) {
                *place = value;
            }
        })
    };
    match option.choices {
        Choices::Switch => view! {
            <CheckLabel words=option.words>
                <input
                    type="checkbox"
                    prop:checked=move || value.get() == 1
                    on:change=move |event| set(event_target_checked(&event).into())
                />
            </CheckLabel>
        }
        .into_any(),
        Choices::Among(choices) => {
            let seats = Memo::new(move |_| draft.with(|draft| draft.seats.len()));
            let choices = Memo::new(move |_| choices(&t(), seats.get()));
            view! {
                <Field label=move || (option.words)(&t())[0] hint=move || (option.words)(&t())[1]>
                    <ChoiceSelect choices value set />
                </Field>
            }
            .into_any()
        }
    }
}

/// A list of values to choose from.
#[component]
fn ChoiceSelect(
    /// Each value and its name.
    choices: Memo<Vec<(u8, String)>>,
    /// The present one; if it is not among them, 0 is meant.
    value: Memo<u8>,
    /// Takes another.
    set: impl Fn(u8) + Send + 'static,
) -> impl IntoView {
    let chosen = Memo::new(move |_| {
        let value = value.get();
        let is_known = choices.with(|choices| choices.iter().any(|(known, _)| *known == value));
        if is_known { value } else { 0 }
    });
    let option = move |(value, name): (u8, String)| {
        view! {
            <option value=value prop:selected=move || chosen.get() == value>
                {name}
            </option>
        }
    };
    view! {
        <span class="select">
            <select on:change=move |event| set(event_target_value(&event).parse().unwrap_or(0))>
                {move || choices.get().into_iter().map(option).collect_view()}
            </select>
        </span>
    }
}

/// Something to fill in, with its label and what it changes.
#[component]
fn Field(
    label: impl Fn() -> &'static str + Send + 'static,
    hint: impl Fn() -> &'static str + Send + 'static,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="field">
            <span class="field__label">{label}</span>
            {children()}
            <span class="field__hint">{hint}</span>
        </label>
    }
}

/// Choice of the first seat.
#[component]
fn FirstSeat(setup: Setup) -> impl IntoView {
    let draft = setup.draft;
    let choose = move |event| {
        let key = event_target_value(&event).parse().ok();
        draft.update(|draft| draft.first = key);
    };
    // Made anew whenever somebody is called otherwise or sits elsewhere.
    let seats = Memo::new(move |_| {
        draft.with(|draft| {
            let name = |seat: &SeatDraft| (seat.key, draft.name(seat.key, t()));
            draft.seats.iter().map(name).collect::<Vec<_>>()
        })
    });
    let seat = move |(key, name): (u32, String)| {
        view! {
            <option value=key prop:selected=move || draft.with(|draft| draft.first == Some(key))>
                {name}
            </option>
        }
    };
    view! {
        <Field label=|| t().setup.first() hint=|| t().setup.first_note()>
            <span class="select">
                <select on:change=choose>
                    <option value="" prop:selected=move || draft.with(|draft| draft.first.is_none())>
                        {move || t().setup.first_drawn()}
                    </option>
                    {move || seats.get().into_iter().map(seat).collect_view()}
                </select>
            </span>
        </Field>
    }
}

/// The seed of the deal.
#[component]
fn Seed(setup: Setup) -> impl IntoView {
    let draft = setup.draft;
    let wrong = Memo::new(move |_| draft.with(|draft| draft.seed().is_err()));
    view! {
        <Field label=|| t().setup.seed() hint=|| t().setup.seed_note()>
            <input
                class="input"
                inputmode="numeric"
                autocomplete="off"
                maxlength="24"
                placeholder=move || t().setup.seed_empty()
                aria-invalid=move || wrong.get().then_some("true")
                prop:value=move || draft.with(|draft| draft.seed.clone())
                on:input=move |event| draft.update(|draft| draft.seed = event_target_value(&event))
            />
            <Show when=move || wrong.get()>
                <span class="field__error">{move || t().setup.seed_wrong()}</span>
            </Show>
        </Field>
    }
}
