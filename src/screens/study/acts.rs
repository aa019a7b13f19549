//! Actions on the whole study: undo, edit on the board, hand on, play.

use ai::LevelId;
use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::Controller;
use session::study::tree::holds;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::desk::{StudyDesk, key_of};
use table::game::study::StudySeat;
use table::game::{handoff, strength_of};
use ui::drawings::{Icon, SeatMark};
use ui::hand_on::{HandedLink, copy_link};
use ui::i18n::{t, use_lang};
use ui::route::{Route, StudyFrom};

/// The foot of the page.
#[component]
pub fn Acts(desk: StudyDesk) -> impl IntoView {
    let choosing = RwSignal::new(false);
    let shared = RwSignal::new(None::<HandedLink>);
    // A link is of the position as it was.
    Effect::new(move |_| {
        desk.history.track();
        shared.set(None);
    });
    let share = move |_| {
        if !untrack(|| desk.is_fine()) {
            return;
        }
        let code = StudyFrom::Code(desk.studies.encode(&desk.text_untracked()));
        let route = Route::Study { game: Some(desk.info.id.to_owned()), from: Some(code) };
        let whole = window().location().href().unwrap_or_default();
        let link = format!("{}{route}", whole.split('#').next().unwrap_or_default());
        spawn_local(async move {
            shared.try_set(Some(copy_link(link).await));
        });
    };
    let refused = move || (!desk.is_fine()).then_some("true");
    view! {
        <footer class="pagefoot study__foot">
            <Show when=move || desk.unkept.get()>
                <p class="study__told" role="alert">{move || ui::i18n::study(use_lang()).unkept()}</p>
            </Show>
            <div class="study__told" role="status" data-testid="study-shared">
                {move || shared.get().map(|shared| view! { <SharedNote shared /> })}
            </div>
            <Show when=move || choosing.get() && desk.is_fine()>
                <PlayForm desk />
            </Show>
            <Course desk />
            <button
                class="btn"
                data-testid="study-look"
                aria-disabled=refused
                on:click=move |_| if untrack(|| desk.is_fine()) { desk.look() }
            >
                <Icon name="eye" />
                <span class="btn__words">{move || ui::i18n::study(use_lang()).look()}</span>
            </button>
            <button class="btn" data-testid="study-share" aria-disabled=refused on:click=share>
                <Icon name="share" />
                <span class="btn__words">{move || ui::i18n::study(use_lang()).share()}</span>
            </button>
            <button
                class="btn btn--primary"
                data-testid="study-play"
                aria-disabled=refused
                aria-expanded=move || choosing.get().to_string()
                on:click=move |_| choosing.update(|choosing| *choosing = !*choosing)
            >
                <Icon name="play" />
                {move || ui::i18n::study(use_lang()).play()}
            </button>
        </footer>
    }
}

/// Undo and redo.
#[component]
pub fn Course(
    desk: StudyDesk,
    /// Prefix of their names for tests.
    #[prop(default = "study")]
    name: &'static str,
) -> impl IntoView {
    let can = move |which: fn(&session::study::history::History) -> bool| {
        move || (!desk.history.with(which)).then_some("true")
    };
    view! {
        <button
            class="iconbtn"
            data-testid=format!("{name}-undo")
            aria-label=move || ui::i18n::study(use_lang()).undo()
            title=move || ui::i18n::study(use_lang()).undo()
            aria-disabled=can(|history| history.can_undo())
            on:click=move |_| desk.undo()
        >
            <Icon name="undo" />
        </button>
        <button
            class="iconbtn study__redo"
            data-testid=format!("{name}-redo")
            aria-label=move || ui::i18n::study(use_lang()).redo()
            title=move || ui::i18n::study(use_lang()).redo()
            aria-disabled=can(|history| history.can_redo())
            on:click=move |_| desk.redo()
        >
            <Icon name="undo" />
        </button>
    }
}

#[component]
fn SharedNote(shared: HandedLink) -> impl IntoView {
    match shared {
        HandedLink::Copied => view! { <p>{move || ui::i18n::study(use_lang()).copied()}</p> }.into_any(),
        HandedLink::ByHand(link) => view! {
            <label class="field">
                <span>{move || ui::i18n::study(use_lang()).by_hand()}</span>
                <input class="input" readonly=true prop:value=link />
            </label>
        }
        .into_any(),
    }
}

/// Players of the seats, and the button that begins.
#[component]
fn PlayForm(desk: StudyDesk) -> impl IntoView {
    let seats = Memo::new(move |_| desk.studies.seats(&desk.text(), use_lang()));
    let usual =
        |at: usize| if at == 0 { Controller::Person } else { Controller::Opponent(LevelId::Merchant) };
    let chosen = RwSignal::new((0..seats.with_untracked(Vec::len)).map(usual).collect::<Vec<_>>());
    let refused = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        let many = seats.with(Vec::len);
        if chosen.with_untracked(Vec::len) != many {
            chosen.set((0..many).map(usual).collect());
        }
    });
    let play = move |_| {
        let lang = desk.prefs.lang.get_untracked();
        match desk.studies.play(&desk.text_untracked(), &chosen.get_untracked(), lang) {
            Ok(fresh) => {
                let id = desk.library.create(fresh.summary, &fresh.save);
                handoff::keep(&id, fresh.table);
                desk.router.go(&Route::Table(id));
            }
            Err(why) => refused.set(Some(why.said)),
        }
    };
    let rows = move || seats.get().into_iter().enumerate();
    view! {
        <div class="study__seats" data-testid="study-seats">
            <p class="field__hint">{move || ui::i18n::study(use_lang()).play_note()}</p>
            <For each=rows key=|(at, seat)| (*at, seat.by_rule) let((at, seat))>
                <SeatChoice at seat chosen />
            </For>
            <p role="alert">{move || refused.get()}</p>
            <button class="btn btn--primary" data-testid="study-start" on:click=play>
                {move || ui::i18n::study(use_lang()).play()}
            </button>
        </div>
    }
}

#[component]
fn SeatChoice(at: usize, seat: StudySeat, chosen: RwSignal<Vec<Controller>>) -> impl IntoView {
    let minds = || std::iter::once(Controller::Person).chain(LevelId::ALL.map(Controller::Opponent));
    let choose = move |event: Event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        chosen.update(|chosen| {
            if let (Some(seat), Some(mind)) = (chosen.get_mut(at), minds().nth(index)) {
                *seat = mind;
            }
        });
    };
    let option = move |(index, one): (usize, Controller)| {
        let name = move || strength_of(one, &t()).unwrap_or(t().setup.person());
        view! {
            <option
                value=index
                prop:selected=move || chosen.with(|chosen| chosen.get(at) == Some(&one))
            >
                {name}
            </option>
        }
    };
    let label = move || ui::i18n::study(use_lang()).seat(at + 1);
    match seat.by_rule {
        Some(name) => view! {
            <p class="study__seat">
                <SeatMark seat=at />
                <span>{label}</span>
                <b>{name}</b>
            </p>
        }
        .into_any(),
        None => view! {
            <label class="study__seat">
                <SeatMark seat=at />
                <span>{label}</span>
                <span class="select">
                    <select data-testid=format!("study-seat-{at}") on:change=choose>
                        {minds().enumerate().map(option).collect_view()}
                    </select>
                </span>
            </label>
        }
        .into_any(),
    }
}

/// Opens the section in which a path lies, and brings its refusal on the screen.
pub fn show_place(desk: StudyDesk, path: &str) {
    let section = desk.reading.with_untracked(|reading| {
        let has = |group: &&session::study::tree::Group| {
            group.paths().iter().any(|known| !known.is_empty() && holds(known, path))
        };
        reading.looked.tree.iter().find(has).map(key_of)
    });
    let Some(section) = section else { return };
    let selector = format!("[data-testid=\"section-{section}\"]");
    let Some(details) = document().query_selector(&selector).ok().flatten() else { return };
    // The attribute of an element that is there can be set.
    let _ = details.set_attribute("open", "");
    let refusal = details.query_selector(".study__refusal").ok().flatten().unwrap_or(details);
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Center);
    refusal.scroll_into_view_with_scroll_into_view_options(&options);
    let inside = refusal.closest(".study__field").ok().flatten();
    let first = inside.and_then(|field| field.query_selector("input, select, button").ok().flatten());
    if let Some(field) = first.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        // What cannot take the focus is on the screen all the same.
        let _ = field.focus();
    }
}
