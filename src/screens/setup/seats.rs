//! The list of seats: who sits where.

use ai::{LevelId, Rung};
use leptos::prelude::*;
use session::Controller;
use session::player::MAX_NAME;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::draft::{SeatDraft, TableDraft};
use super::note::note;
use super::opponents::{MatchAll, StyleSelect};
use super::options::CheckLabel;
use super::page::{Setup, random};
use super::tabletop::{keys, names, who};
use ui::drawings::{Icon, SeatMark};
use ui::i18n::{Messages, sentences, t, use_lang, words};
use ui::prefs::Prefs;
use ui::route::Company;

/// The list of seats.
#[component]
pub fn Seats(setup: Setup) -> impl IntoView {
    let draft = setup.draft;
    let said = RwSignal::new(String::new());
    // Nobody sits down where the rules play.
    let free = move || {
        let mut keys = draft.with(keys);
        keys.truncate(draft.with(|draft| draft.free(setup.form).len()));
        keys
    };
    let is_full = move || draft.with(|draft| draft.limits(setup.form).1 == draft.limits(setup.form).0);
    view! {
        <section class="panel setup__seats" aria-labelledby="seats">
            <h2 id="seats">{move || t().setup.seats()}</h2>
            <p class="setup__summary">{move || draft.with(|draft| summary(setup, draft))}</p>
            <ol class="seats">
                <For each=free key=|key| *key let:key>
                    <SeatRow setup key />
                </For>
                {move || {
                    let first = draft.with(|draft| draft.free(setup.form).len());
                    let rows = (first..).zip(setup.by_rule());
                    rows.map(|(index, name)| view! { <RuleRow index name /> }).collect_view()
                }}
            </ol>
            {move || setup.beside_rule().map(|said| view! { <p class="field__hint">{said}</p> })}
            <MatchAll setup />
            <div class="row__acts">
                <Show when=move || !is_full()>
                    <AddSeat setup />
                    <ShuffleSeats setup said />
                </Show>
            </div>
            <p class="vh" role="status">
                {said}
            </p>
            <Apart
                setup
                company=Company::ByLink
                id="by-link"
                way=|words| [words.by_link.way(), words.by_link.way_note()]
                note=|| t().by_link.no_secrets()
            />
            <Apart
                setup
                company=Company::ByDevices
                id="by-devices"
                way=|words| [words.devices.way(), words.devices.way_note()]
                note=|| t().devices.host_note()
            />
            <p class="field__hint">{move || t().setup.fair()}</p>
        </section>
    }
}

/// Summary of the players, and a remark on two seats; against the rules, a description of the
/// edition.
fn summary(setup: Setup, draft: &TableDraft) -> String {
    if draft.limits(setup.form).0 == draft.limits(setup.form).1 {
        return (setup.form.editions()[draft.edition].words)(&t())[1].to_owned();
    }
    if draft.company(setup.form) == Some(Company::ByLink) {
        return t().by_link.way().to_owned();
    }
    let (seats, people) = (draft.seats.len(), draft.people(setup.form));
    let summary = t().summary(seats, people);
    match (setup.form.editions()[draft.edition].duel)(&t()) {
        duel if seats == 2 && people > 0 && !duel.is_empty() => sentences(use_lang(), &[&*summary, duel]),
        _ => summary,
    }
}

/// Switch for several people at devices of their own.
#[component]
fn Apart(
    setup: Setup,
    /// The company that is switched on; otherwise they play here together.
    company: Company,
    id: &'static str,
    /// Its name, and a sentence on it.
    way: fn(&Messages) -> [&'static str; 2],
    /// What is to be known once it is chosen.
    note: fn() -> &'static str,
) -> impl IntoView {
    let draft = setup.draft;
    let is_on = move || draft.with(|draft| draft.company == company);
    view! {
        <Show when=move || { draft.with(|draft| draft.people(setup.form)) > 1 }>
            <CheckLabel words=way>
                <input
                    type="checkbox"
                    data-testid=id
                    prop:checked=is_on
                    on:change=move |event| draft.update(|draft| {
                        let is_on = event_target_checked(&event);
                        draft.company = if is_on { company } else { Company::Together };
                    })
                />
            </CheckLabel>
            <Show when=is_on>
                <p class="field__hint">{note}</p>
            </Show>
        </Show>
    }
}

#[component]
fn AddSeat(setup: Setup) -> impl IntoView {
    let draft = setup.draft;
    let has_room = move |draft: &TableDraft| draft.seats.len() < draft.limits(setup.form).1;
    let add = move |_| {
        if draft.with_untracked(has_room) {
            draft.update(TableDraft::add);
        }
    };
    view! {
        <button
            class="btn"
            aria-disabled=move || (!draft.with(has_room)).then_some("true")
            on:click=add
        >
            <Icon name="plus" />
            {move || t().setup.add()}
        </button>
    }
}

#[component]
fn ShuffleSeats(
    setup: Setup,
    /// Announcer of the new order.
    said: RwSignal<String>,
) -> impl IntoView {
    let draft = setup.draft;
    let prefs = Prefs::get();
    let shuffle = move |_| {
        draft.update(|draft| draft.shuffle(setup.form, random()));
        let words = words(prefs.lang.get_untracked());
        let order = draft.with_untracked(|draft| names(draft, &untrack(|| setup.by_rule()), words));
        said.set(words.setup.shuffled(order));
    };
    view! {
        <button class="btn" on:click=shuffle>
            {move || t().setup.shuffle()}
        </button>
    }
}

/// One seat. It follows its key, wherever that sits.
#[component]
fn SeatRow(
    setup: Setup,
    /// The key of the seat's draft.
    key: u32,
) -> impl IntoView {
    let draft = setup.draft;
    let index = Memo::new(move |_| draft.with(|draft| draft.index(key)).unwrap_or(0));
    let name = Memo::new(move |_| draft.with(|draft| draft.name(key, t())));
    let controller = Memo::new(move |_| {
        draft.with(|draft| draft.index(key).map_or(Controller::Person, |index| draft.seats[index].controller))
    });
    // Seats with equal opponents say once what they are.
    let is_said = move || {
        let (index, own) = (index.get(), controller.get());
        let is_own = |seat: &SeatDraft| seat.controller == own;
        own != Controller::Person && draft.with(|draft| draft.seats[..index].iter().any(is_own))
    };
    let typed = move || {
        draft.with(|draft| draft.index(key).map(|index| draft.seats[index].name.clone()).unwrap_or_default())
    };
    let type_name = move |event| {
        draft.update(|draft| {
            if let Some(seat) = draft.seat_mut(key) {
                seat.name = event_target_value(&event);
            }
        })
    };
    view! {
        <li class="seatrow">
            {move || view! { <SeatMark seat=index.get() /> }}
            <input
                class="input"
                maxlength=MAX_NAME
                autocomplete="off"
                aria-label=move || t().setup.name_of(index.get() + 1)
                placeholder=name
                prop:value=typed
                on:input=type_name
            />
            <SeatButtons setup key name />
            <div class="seatrow__who">
                <MindSelect setup key index controller />
                <StyleSelect setup key index controller />
                <p class="seatrow__note" hidden=is_said>
                    {move || note(setup, controller.get(), draft.with(|draft| draft.people(setup.form)))}
                </p>
            </div>
        </li>
    }
}

/// A seat that the rules play.
#[component]
fn RuleRow(
    /// Place, from 0.
    index: usize,
    /// Name of the opponent by the rules.
    name: &'static str,
) -> impl IntoView {
    view! {
        <li class="seatrow seatrow--rule" data-testid="by-rule">
            <SeatMark seat=index />
            <b class="seatrow__name">{name}</b>
            <p class="seatrow__note">{move || t().setup.by_rule()}</p>
        </li>
    }
}

/// Forward, and away.
#[component]
fn SeatButtons(
    setup: Setup,
    /// The key of the seat's draft.
    key: u32,
    /// Name of the seat.
    name: Memo<String>,
) -> impl IntoView {
    let draft = setup.draft;
    let is_first = move || draft.with(|draft| draft.index(key)) == Some(0);
    let can_go = move |draft: &TableDraft| draft.seats.len() > draft.limits(setup.form).0;
    let go = move |_| {
        if draft.with_untracked(can_go) {
            draft.update(|draft| draft.remove(key));
        }
    };
    let go_forward = move |_| {
        draft.update(|draft| draft.move_forward(key));
        keep_focus();
    };
    view! {
        <span class="seatrow__acts">
            <button
                class="iconbtn"
                aria-label=move || t().setup.earlier(name.get())
                aria-disabled=move || is_first().then_some("true")
                on:click=go_forward
            >
                <span class="turned">
                    <Icon name="back" />
                </span>
            </button>
            <button
                class="iconbtn"
                aria-label=move || t().setup.remove(name.get())
                aria-disabled=move || (!draft.with(can_go)).then_some("true")
                on:click=go
            >
                <Icon name="close" />
            </button>
        </span>
    }
}

/// Gives the focus back to what has it now. A row that is moved within the document loses it.
fn keep_focus() {
    let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    request_animation_frame(move || {
        if let Some(focused) = focused {
            // What has gone in the meantime needs none.
            let _ = focused.focus();
        }
    });
}

/// Returns true if a controller, whatever its style and strength, is the `offered` one.
fn is_like(own: Controller, offered: Controller) -> bool {
    match (own, offered) {
        (Controller::Matched(..), Controller::Matched(..)) => true,
        _ => own.with_style(None) == offered,
    }
}

/// A person, or an opponent of some level.
#[component]
fn MindSelect(
    setup: Setup,
    /// The key of the seat's draft.
    key: u32,
    /// Place of the seat, from 0.
    index: Memo<usize>,
    /// Present controller.
    controller: Memo<Controller>,
) -> impl IntoView {
    let minds = || {
        // The strength is the one of the person's games once the game is dealt.
        let matched = Controller::Matched(Rung::default(), None);
        [Controller::Person, matched].into_iter().chain(LevelId::ALL.map(Controller::Opponent))
    };
    let choose = move |event| {
        let at: usize = event_target_value(&event).parse().unwrap_or(0);
        let chosen: Controller = minds().nth(at).unwrap_or_default();
        setup.draft.update(|draft| {
            if let Some(seat) = draft.seat_mut(key) {
                // Somebody keeps the style when the level changes.
                seat.controller = chosen.with_style(seat.controller.style());
            }
        });
    };
    let option = move |(at, one): (usize, Controller)| {
        view! {
            <option value=at prop:selected=move || is_like(controller.get(), one)>
                {move || who(one)}
            </option>
        }
    };
    view! {
        <span class="select">
            <select aria-label=move || t().setup.who_of(index.get() + 1) on:change=choose>
                {minds().enumerate().map(option).collect_view()}
            </select>
        </span>
    }
}
