//! Several pieces in a field: a chip for each, and what can be added.

use game_core::json::Value;
use leptos::ev::Event;
use leptos::prelude::*;
use session::study::tree::{Control, Leaving, Noun};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;

use super::desk::StudyDesk;
use ui::drawings::{Art, Icon};
use ui::i18n::use_lang;

/// Pieces that are shown.
#[derive(Clone, Debug, PartialEq)]
struct Lying {
    noun: Noun,
    pieces: Vec<Value>,
    unnamed: Option<u8>,
    options: Vec<Value>,
    most: usize,
    is_ordered: bool,
    leaving: Leaving,
}

#[component]
pub fn PiecesField(desk: StudyDesk, path: String, label: Memo<String>) -> impl IntoView {
    let of = path.clone();
    let lying = Memo::new(move |_| match desk.control(&of) {
        Some(Control::Pieces { noun, pieces, unnamed, options, most, is_ordered, leaving }) => {
            Some(Lying { noun, pieces, unnamed, options, most, is_ordered, leaving })
        }
        _ => None,
    });
    let path = StoredValue::new(path);
    let set = move |pieces: Vec<Value>| path.with_value(|path| desk.set(path, pieces));
    let add = move |event: Event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        let added = lying.with_untracked(|lying| {
            let lying = lying.as_ref()?;
            let option = lying.options.get(at?)?.clone();
            Some([&lying.pieces[..], &[option]].concat())
        });
        if let Some(pieces) = added {
            set(pieces);
        }
        if let Some(select) = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok()) {
            select.set_value("");
        }
    };
    let options = move || {
        let lang = use_lang();
        lying.get().map(|lying| {
            let named = lying.options.iter().enumerate();
            let mut all: Vec<(String, usize)> =
                named.map(|(index, option)| (desk.name(lying.noun, option, lang), index)).collect();
            if matches!(lying.noun, Noun::Card | Noun::Building | Noun::Achievement) {
                all.sort();
            }
            all.into_iter().map(|(name, index)| view! { <option value=index>{name}</option> }).collect_view()
        })
    };
    let is_named = move || lying.with(|lying| lying.as_ref().is_some_and(|lying| lying.unnamed.is_none()));
    let has_room = move || {
        lying.with(|lying| {
            let fits = |lying: &Lying| lying.pieces.len() < lying.most && !lying.options.is_empty();
            lying.as_ref().is_some_and(|lying| lying.unnamed.is_none() && fits(lying))
        })
    };
    view! {
        <fieldset class="study__pieces" data-testid=path.with_value(|path| format!("pieces-{path}"))>
            <legend>{label}</legend>
            <Show when=is_named fallback=move || view! { <Unnamed desk path lying=unnamed_of(lying) label /> }>
                <Chips desk lying set />
            </Show>
            <span class="study__ways">
                <Show when=has_room>
                    <span class="select study__adder">
                        <select
                            data-testid=path.with_value(|path| format!("add-{path}"))
                            aria-label=move || ui::i18n::study(use_lang()).add(label.get())
                            on:change=add
                        >
                            <option value="">{move || ui::i18n::study(use_lang()).add_which()}</option>
                            {options}
                        </select>
                    </span>
                </Show>
                <Leave desk path lying />
            </span>
        </fieldset>
    }
}

fn unnamed_of(lying: Memo<Option<Lying>>) -> Memo<(u8, usize, Leaving)> {
    Memo::new(move |_| {
        lying.with(|lying| {
            let of = |lying: &Lying| (lying.unnamed.unwrap_or_default(), lying.most, lying.leaving);
            lying.as_ref().map_or((0, 0, Leaving::Never), of)
        })
    })
}

/// A chip for each piece.
#[component]
fn Chips(
    desk: StudyDesk,
    lying: Memo<Option<Lying>>,
    set: impl Fn(Vec<Value>) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let all = move || {
        let lying = lying.get();
        lying.into_iter().flat_map(|lying| {
            let Lying { noun, pieces, is_ordered, .. } = lying;
            pieces.into_iter().enumerate().map(move |(at, piece)| (at, noun, is_ordered, piece))
        })
    };
    let without = move |at: usize| {
        lying.with_untracked(|lying| {
            let mut pieces = lying.as_ref().map(|lying| lying.pieces.clone()).unwrap_or_default();
            if at < pieces.len() {
                pieces.remove(at);
            }
            pieces
        })
    };
    let forward = move |at: usize| {
        lying.with_untracked(|lying| {
            let mut pieces = lying.as_ref().map(|lying| lying.pieces.clone()).unwrap_or_default();
            if (1..pieces.len()).contains(&at) {
                pieces.swap(at - 1, at);
            }
            pieces
        })
    };
    let chip = move |(at, noun, is_ordered, piece): (usize, Noun, bool, Value)| {
        let art = untrack(|| desk.art(noun, &piece));
        let name = Memo::new(move |_| desk.name(noun, &piece, use_lang()));
        let earlier = (is_ordered && at > 0).then(|| {
            view! {
                <button
                    class="iconbtn"
                    aria-label=move || ui::i18n::study(use_lang()).earlier(name.get())
                    on:click=move |_| set(forward(at))
                >
                    <Icon name="back" />
                </button>
            }
        });
        view! {
            <li class="study__chip">
                {art.map(|id| view! { <Art game=desk.info.id id class="study__art" /> })}
                <span>{name}</span>
                {earlier}
                <button
                    class="iconbtn"
                    aria-label=move || ui::i18n::study(use_lang()).remove(name.get())
                    on:click=move |_| set(without(at))
                >
                    <Icon name="close" />
                </button>
            </li>
        }
    };
    let is_empty = move || lying.with(|lying| lying.as_ref().is_none_or(|lying| lying.pieces.is_empty()));
    view! {
        <Show when=move || !is_empty() fallback=|| view! { <p class="study__none">{move || ui::i18n::study(use_lang()).none()}</p> }>
            <ol class="study__chips">
                <For each=all key=|(at, _, _, piece)| (*at, piece.to_string()) children=chip />
            </ol>
        </Show>
    }
}

/// So many pieces that are drawn.
#[component]
fn Unnamed(
    desk: StudyDesk,
    path: StoredValue<String>,
    lying: Memo<(u8, usize, Leaving)>,
    label: Memo<String>,
) -> impl IntoView {
    let change = move |by: i64| {
        let (many, most, _) = lying.get_untracked();
        let to = (i64::from(many) + by).clamp(0, most as i64);
        path.with_value(|path| desk.set(path, to));
    };
    view! {
        <span class="study__count">
            <span class="study__label">{move || ui::i18n::study(use_lang()).unnamed(lying.get().0)}</span>
            <Show when=move || lying.get().2 == Leaving::Counted>
                <button
                    class="iconbtn"
                    aria-label=move || ui::i18n::study(use_lang()).fewer(label.get())
                    on:click=move |_| change(-1)
                >
                    <Icon name="minus" />
                </button>
                <button
                    class="iconbtn"
                    aria-label=move || ui::i18n::study(use_lang()).more(label.get())
                    on:click=move |_| change(1)
                >
                    <Icon name="plus" />
                </button>
            </Show>
        </span>
    }
}

/// Leaves the names open, or brings them in.
#[component]
fn Leave(desk: StudyDesk, path: StoredValue<String>, lying: Memo<Option<Lying>>) -> impl IntoView {
    let leaving = move || lying.with(|lying| lying.as_ref().map_or(Leaving::Never, |lying| lying.leaving));
    let is_open = move || lying.with(|lying| lying.as_ref().is_some_and(|lying| lying.unnamed.is_some()));
    let leave = move |_| {
        let many = lying.with_untracked(|lying| lying.as_ref().map_or(0, |lying| lying.pieces.len()));
        let to = if untrack(leaving) == Leaving::Counted { Value::from(many) } else { Value::Null };
        path.with_value(|path| desk.set(path, to));
    };
    let name = move |_| {
        path.with_value(|path| {
            let drawn = desk.studies.drawn(&desk.text_untracked(), path);
            desk.set(path, drawn.unwrap_or_else(|| Value::from(Vec::<Value>::new())));
        });
    };
    view! {
        <Show when=move || leaving() != Leaving::Never>
            <Show
                when=is_open
                fallback=move || {
                    view! {
                        <button class="btn btn--quiet" on:click=leave>
                            {move || ui::i18n::study(use_lang()).leave_open()}
                        </button>
                    }
                }
            >
                <button class="btn btn--quiet" on:click=name>
                    {move || ui::i18n::study(use_lang()).name_them()}
                </button>
            </Show>
        </Show>
    }
}
