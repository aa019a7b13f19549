//! Groups and fields: a section for each group on top, a control for each field.

use game_core::json::Value;
use leptos::ev::Event;
use leptos::prelude::*;
use session::study::tree::{Adder, Control, Field, Group, Item, Label, Noun};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::desk::{StudyDesk, key_of};
use super::map::MapField;
use super::pieces::PiecesField;
use table::game::study;
use ui::drawings::Icon;
use ui::i18n::use_lang;

/// The groups on top, each a section that opens and closes.
#[component]
pub fn Sections(desk: StudyDesk) -> impl IntoView {
    let keys =
        move || desk.reading.with(|reading| reading.looked.tree.iter().map(key_of).collect::<Vec<_>>());
    view! {
        <For each=keys key=String::clone let:key>
            <Section desk key />
        </For>
    }
}

#[component]
fn Section(desk: StudyDesk, key: String) -> impl IntoView {
    let label = label_of(desk, &key);
    let (at, of) = (key.clone(), key.clone());
    let toggled = move |event: Event| {
        let Some(details) = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        let is_open = details.has_attribute("open");
        let (at, was_open) = (at.clone(), desk.open.with_untracked(|open| open.contains(&at)));
        if is_open != was_open {
            desk.open.update(|open| {
                let _changed = if is_open { open.insert(at) } else { open.remove(&at) };
            });
        }
    };
    let is_open = desk.open.with_untracked(|open| open.contains(&of));
    let name = format!("section-{key}");
    view! {
        <details class="panel study__section" data-testid=name open=is_open on:toggle=toggled>
            <summary>
                <h2>{label}</h2>
            </summary>
            <GroupBody desk key />
        </details>
    }
}

/// Label of a group; follows the language and the position.
pub fn label_of(desk: StudyDesk, key: &str) -> Memo<String> {
    let key = key.to_owned();
    Memo::new(move |_| {
        let label = desk.reading.with(|reading| reading.groups.get(&key).map(|group| group.label.clone()));
        label.map_or_else(String::new, |label| desk.label(&label))
    })
}

/// Item of a group, by its key.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum ControlKey {
    /// The field at this path; of which kind tells another control from this one.
    Field(String, u8),
    /// The group with this key.
    Group(String),
    /// Adder of the list at this path.
    Adder(String),
}

fn places(group: &Group) -> Vec<ControlKey> {
    let place = |item: &Item| match item {
        Item::Field(field) => ControlKey::Field(field.path.clone(), kind(&field.control)),
        Item::Group(group) => ControlKey::Group(key_of(group)),
        Item::Adder(adder) => ControlKey::Adder(adder.path.clone()),
    };
    group.items.iter().map(place).collect()
}

fn kind(control: &Control) -> u8 {
    match control {
        Control::Count { .. } => 0,
        Control::Flag { .. } => 1,
        Control::Choice { .. } => 2,
        Control::Pieces { .. } => 3,
        Control::Map { .. } => 4,
    }
}

/// The items of a group.
#[component]
pub fn GroupBody(
    desk: StudyDesk,
    key: String,
    /// Paths of those that are shown elsewhere.
    #[prop(optional)]
    without: Vec<String>,
) -> impl IntoView {
    let of = key.clone();
    let items = Memo::new(move |_| {
        let is_left = |place: &ControlKey| match place {
            ControlKey::Field(path, _) | ControlKey::Group(path) | ControlKey::Adder(path) => {
                !without.contains(path)
            }
        };
        let mut items = desk.reading.with(|reading| reading.groups.get(&of).map(places).unwrap_or_default());
        items.retain(is_left);
        items
    });
    let refused = key.clone();
    let show = move |place: ControlKey| match place {
        ControlKey::Field(path, _) => view! { <FieldRow desk path /> }.into_any(),
        ControlKey::Group(key) => view! { <Nested desk key /> }.into_any(),
        ControlKey::Adder(path) => view! { <AdderRow desk path /> }.into_any(),
    };
    view! {
        <Refusal desk path=refused />
        <div class="study__items">
            <For each=move || items.get() key=ControlKey::clone children=show />
        </div>
    }
}

/// Reason why what stands at a path is refused, if the refusal names it.
#[component]
pub fn Refusal(desk: StudyDesk, path: String) -> impl IntoView {
    let why = Memo::new(move |_| desk.refused_at(&path));
    move || {
        let said = |why: study::PositionRefusal| {
            view! {
                <p class="field__error study__refusal" lang=why.lang.tag()>
                    {why.said}
                </p>
            }
        };
        why.get().map(said)
    }
}

/// A group within a group.
#[component]
fn Nested(desk: StudyDesk, key: String) -> impl IntoView {
    let label = label_of(desk, &key);
    let of = key.clone();
    let removal = Memo::new(move |_| {
        desk.reading.with(|reading| reading.groups.get(&of).and_then(|group| group.removal.clone()))
    });
    let remove = move |_| {
        if let Some(edit) = removal.get_untracked() {
            desk.edit(&edit);
        }
    };
    let is_row = removal.get_untracked().is_some();
    let name = format!("group-{key}");
    view! {
        <fieldset class=if is_row { "study__row" } else { "study__group" } data-testid=name>
            <legend>{label}</legend>
            <Show when=move || removal.with(Option::is_some)>
                <button
                    class="iconbtn study__remove"
                    aria-label=move || ui::i18n::study(use_lang()).remove(label.get())
                    on:click=remove
                >
                    <Icon name="close" />
                </button>
            </Show>
            <GroupBody desk key />
        </fieldset>
    }
}

/// A field with its control.
#[component]
pub fn FieldRow(desk: StudyDesk, path: String) -> impl IntoView {
    let field: Option<Field> = desk.reading.with_untracked(|reading| reading.fields.get(&path).cloned());
    let field = field?;
    let label = field_label(desk, &path);
    let refused = path.clone();
    let control = match field.control {
        Control::Count { .. } => view! { <CountField desk path label /> }.into_any(),
        Control::Flag { .. } => view! { <FlagField desk path label /> }.into_any(),
        Control::Choice { .. } => view! { <ChoiceField desk path label /> }.into_any(),
        Control::Pieces { .. } => view! { <PiecesField desk path label /> }.into_any(),
        Control::Map { .. } => view! { <MapField desk path label /> }.into_any(),
    };
    Some(view! {
        <div class="study__field">
            {control}
            <Refusal desk path=refused />
        </div>
    })
}

fn field_label(desk: StudyDesk, path: &str) -> Memo<String> {
    let path = path.to_owned();
    Memo::new(move |_| {
        let label = desk.reading.with(|reading| reading.fields.get(&path).map(|field| field.label.clone()));
        label.map_or_else(String::new, |label: Label| desk.label(&label))
    })
}

/// A whole number: fewer, the number itself, more.
#[component]
fn CountField(desk: StudyDesk, path: String, label: Memo<String>) -> impl IntoView {
    let of = path.clone();
    let count = Memo::new(move |_| match desk.control(&of) {
        Some(Control::Count { value, least, most }) => (value, least, most),
        _ => (0, 0, 0),
    });
    let path = StoredValue::new(path);
    let set = move |to: i64| {
        let (_, least, most) = count.get_untracked();
        path.with_value(|path| desk.set(path, to.clamp(least, most)));
    };
    let typed = move |event: Event| {
        if let Ok(to) = event_target_value(&event).trim().parse::<i64>() {
            set(to);
        }
        // What was typed may stand for the number that stands there already.
        if let Some(input) =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok())
        {
            input.set_value(&count.get_untracked().0.to_string());
        }
    };
    let wrong = Memo::new(move |_| path.with_value(|path| desk.refused_at(path)).is_some());
    view! {
        <div class="study__count" role="group" aria-label=label>
            <span class="study__label" aria-hidden="true">{label}</span>
            <button
                class="iconbtn"
                aria-label=move || ui::i18n::study(use_lang()).fewer(label.get())
                aria-disabled=move || (count.get().0 <= count.get().1).then_some("true")
                on:click=move |_| set(count.get_untracked().0 - 1)
            >
                <Icon name="minus" />
            </button>
            <input
                class="input study__number"
                inputmode="numeric"
                autocomplete="off"
                data-testid=path.with_value(|path| format!("field-{path}"))
                aria-label=label
                aria-invalid=move || wrong.get().then_some("true")
                prop:value=move || count.get().0.to_string()
                on:change=typed
            />
            <button
                class="iconbtn"
                aria-label=move || ui::i18n::study(use_lang()).more(label.get())
                aria-disabled=move || (count.get().0 >= count.get().2).then_some("true")
                on:click=move |_| set(count.get_untracked().0 + 1)
            >
                <Icon name="plus" />
            </button>
        </div>
    }
}

/// Yes or no.
#[component]
fn FlagField(desk: StudyDesk, path: String, label: Memo<String>) -> impl IntoView {
    let of = path.clone();
    let on = Memo::new(move |_| matches!(desk.control(&of), Some(Control::Flag { on: true })));
    let name = format!("field-{path}");
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-testid=name
                prop:checked=on
                on:change=move |event| desk.set(&path, event_target_checked(&event))
            />
            <span>{label}</span>
        </label>
    }
}

/// One of several.
#[component]
fn ChoiceField(desk: StudyDesk, path: String, label: Memo<String>) -> impl IntoView {
    let of = path.clone();
    let choice = Memo::new(move |_| match desk.control(&of) {
        Some(Control::Choice { noun, value, options, may_be_none }) => (noun, value, options, may_be_none),
        _ => (Noun::Seat, None, Vec::new(), true),
    });
    let options = move || {
        let (noun, value, options, may_be_none) = choice.get();
        let lang = use_lang();
        let none = (may_be_none || value.is_none()).then(|| {
            view! {
                <option value="" prop:selected=value.is_none()>
                    {ui::i18n::study(lang).none()}
                </option>
            }
        });
        let one = |(index, option): (usize, &Value)| {
            view! {
                <option value=index prop:selected=value.as_ref() == Some(option)>
                    {desk.name(noun, option, lang)}
                </option>
            }
        };
        let all = options.iter().enumerate().map(one).collect_view();
        view! { {none} {all} }
    };
    let name = format!("field-{path}");
    let chosen = move |event: Event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        let to = choice.with_untracked(|(_, _, options, _)| at.and_then(|at| options.get(at).cloned()));
        desk.set(&path, to.unwrap_or(Value::Null));
    };
    view! {
        <label class="field">
            <span class="field__label">{label}</span>
            <span class="select">
                <select data-testid=name on:change=chosen>
                    {options}
                </select>
            </span>
        </label>
    }
}

/// Buttons that add to a list.
#[component]
pub fn AdderRow(
    desk: StudyDesk,
    path: String,
    /// Hears of the path of what was added.
    #[prop(optional)]
    added: Option<Callback<String>>,
) -> impl IntoView {
    let of = path.clone();
    let adder = Memo::new(move |_| {
        let found = |reading: &super::desk::Reading| {
            reading.looked.tree.iter().flat_map(Group::adders).find(|adder| adder.path == of).cloned()
        };
        desk.reading.with(|reading| found(reading))
    });
    let group = label_of(desk, &path);
    let options = move || {
        let lang = use_lang();
        let Adder { noun, options, .. } = adder.get()?;
        let mut all: Vec<(String, usize)> = options
            .iter()
            .enumerate()
            .map(|(index, (value, _))| (desk.name(noun, value, lang), index))
            .collect();
        if noun == Noun::Building || noun == Noun::Card {
            all.sort();
        }
        Some(
            all.into_iter().map(|(name, index)| view! { <option value=index>{name}</option> }).collect_view(),
        )
    };
    let add = move |event: Event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        let edit = adder.with_untracked(|adder| {
            adder.as_ref().and_then(|adder| adder.options.get(at?).map(|(_, edit)| edit.clone()))
        });
        if let Some(edit) = edit {
            desk.edit(&edit);
            if let Some(added) = added {
                added.run(edit.path);
            }
        }
        if let Some(select) =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlSelectElement>().ok())
        {
            select.set_value("");
        }
    };
    let is_any = move || adder.with(|adder| adder.as_ref().is_some_and(|adder| !adder.options.is_empty()));
    view! {
        <Show when=is_any>
            <span class="select study__adder">
                <select
                    data-testid=format!("add-{path}")
                    aria-label=move || ui::i18n::study(use_lang()).add(group.get())
                    on:change=add
                >
                    <option value="">{move || ui::i18n::study(use_lang()).add_which()}</option>
                    {options}
                </select>
            </span>
        </Show>
    }
}
