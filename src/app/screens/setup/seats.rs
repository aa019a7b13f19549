//! Who sits where: the list, and the table drawn as one chooses.

use std::marker::PhantomData;

use leptos::prelude::*;
use sobremesa::ai::LevelId;
use sobremesa::session::Mind;
use sobremesa::session::sitter::MAX_NAME;

use super::draft::Draft;
use super::face::Settable;
use super::page::random;
use crate::app::i18n::screens::Setup as Words;
use crate::app::i18n::{t, words};
use crate::app::prefs::Prefs;
use crate::app::screens::parts::{icon, mark};

/// The table as a picture; the words for it are read instead.
#[component]
pub fn Tabletop<C>(draft: RwSignal<Draft<C>>) -> impl IntoView
where
    C: Clone + Default + Send + Sync + 'static,
{
    let seats = move || {
        draft.with(|draft| {
            let seat = |(index, key): (usize, u32)| {
                let who = who(draft.seats[index].mind);
                let begins =
                    (draft.first == Some(key)).then(|| view! { <small>{t().screens.setup.begins}</small> });
                view! {
                    <span class="tabletop__seat" data-at=index + 1>
                        {mark(index, "mark")}
                        <b>{draft.name(key, &t().screens.setup)}</b>
                        <small>{who}</small>
                        {begins}
                    </span>
                }
            };
            keys(draft).into_iter().enumerate().map(seat).collect_view()
        })
    };
    let words = move || draft.with(|draft| (t().screens.setup.table)(&names(draft, &t().screens.setup)));
    view! {
        <section
            class="setup__table tabletop"
            role="img"
            aria-label=words
            data-n=move || draft.with(|draft| draft.seats.len())
        >
            <span class="tabletop__cloth"></span>
            {seats}
        </section>
    }
}

fn keys<C>(draft: &Draft<C>) -> Vec<u32> {
    draft.seats.iter().map(|seat| seat.key).collect()
}

fn names<C: Clone + Default>(draft: &Draft<C>, words: &Words) -> String {
    let names: Vec<String> = keys(draft).into_iter().map(|key| draft.name(key, words)).collect();
    names.join(words.join)
}

/// What a mind is called.
fn who(mind: Mind) -> &'static str {
    match mind {
        Mind::Person => t().screens.setup.person,
        Mind::Opponent(level) => t().screens.setup.levels[level as usize].name,
    }
}

/// The list of seats.
#[component]
pub fn Seats<G: Settable>(
    draft: RwSignal<Draft<G::Config>>,
    #[prop(optional)] game: PhantomData<fn() -> G>,
) -> impl IntoView
where
    G::Config: Send + Sync,
{
    let _ = game;
    let said = RwSignal::new(String::new());
    let prefs = Prefs::get();
    let count = Memo::new(move |_| draft.with(|draft| draft.seats.len()));
    let summary = move || draft.with(|draft| (t().screens.setup.summary)(draft.seats.len(), draft.people()));
    let shuffle = move |_| {
        draft.update(|draft| draft.shuffle(random()));
        let words = &words(prefs.lang.get_untracked()).screens.setup;
        said.set(draft.with_untracked(|draft| (words.shuffled)(&names(draft, words))));
    };
    let seat_row = move |key: u32| {
        view! { <SeatRow draft=draft key_of=key removable=Signal::derive(move || count.get() > G::SEATS.0) /> }
    };
    view! {
        <section class="panel setup__seats" aria-labelledby="seats">
            <h2 id="seats">{move || t().screens.setup.seats}</h2>
            <p class="setup__summary">{summary}</p>
            <ol class="seats">
                <For each=move || draft.with(keys) key=|key| *key children=seat_row />
            </ol>
            <div class="row__acts">
                <button
                    class="btn"
                    aria-disabled=move || (count.get() >= G::SEATS.1).then_some("true")
                    on:click=move |_| if count.get_untracked() < G::SEATS.1 { draft.update(Draft::add) }
                >
                    {icon("plus")}
                    {move || t().screens.setup.add}
                </button>
                <button class="btn" on:click=shuffle>{move || t().screens.setup.shuffle}</button>
            </div>
            <p class="vh" role="status">{said}</p>
            <p class="field__hint">{move || t().screens.setup.fair}</p>
        </section>
    }
}

/// One seat. It follows its key, wherever that sits.
#[component]
fn SeatRow<C>(draft: RwSignal<Draft<C>>, key_of: u32, removable: Signal<bool>) -> impl IntoView
where
    C: Clone + Default + PartialEq + Send + Sync + 'static,
{
    let key = key_of;
    let index = Memo::new(move |_| draft.with(|draft| draft.index(key)).unwrap_or(0));
    let name = Memo::new(move |_| draft.with(|draft| draft.name(key, &t().screens.setup)));
    let typed = Memo::new(move |_| {
        draft.with(|draft| draft.index(key).map(|index| draft.seats[index].name.clone()).unwrap_or_default())
    });
    let mind = Memo::new(move |_| {
        draft.with(|draft| draft.index(key).map_or(Mind::Person, |index| draft.seats[index].mind))
    });
    let type_name = move |event| {
        draft.update(|draft| {
            if let Some(seat) = draft.seat_mut(key) {
                seat.name = event_target_value(&event);
            }
        })
    };
    view! {
        <li class="seatrow">
            {move || mark(index.get(), "mark")}
            <input
                class="input"
                maxlength=MAX_NAME
                autocomplete="off"
                aria-label=move || (t().screens.setup.name_of)(index.get() + 1)
                placeholder=name
                prop:value=typed
                on:input=type_name
            />
            <span class="seatrow__acts">
                <button
                    class="iconbtn"
                    aria-label=move || (t().screens.setup.earlier)(&name.get())
                    aria-disabled=move || (index.get() == 0).then_some("true")
                    on:click=move |_| draft.update(|draft| draft.move_forward(key))
                >
                    <span class="turned">{icon("back")}</span>
                </button>
                <button
                    class="iconbtn"
                    aria-label=move || (t().screens.setup.remove)(&name.get())
                    aria-disabled=move || (!removable.get()).then_some("true")
                    on:click=move |_| if removable.get_untracked() { draft.update(|draft| draft.remove(key)) }
                >
                    {icon("close")}
                </button>
            </span>
            <div class="seatrow__who">
            <MindSelect draft=draft key_of=key mind=mind index=index />
            <p class="seatrow__note">{move || note(mind.get(), draft.with(Draft::people))}</p>
            </div>
        </li>
    }
}

/// A person, or an opponent of some level.
#[component]
fn MindSelect<C>(
    draft: RwSignal<Draft<C>>,
    key_of: u32,
    mind: Memo<Mind>,
    index: Memo<usize>,
) -> impl IntoView
where
    C: Clone + Default + Send + Sync + 'static,
{
    let minds = || std::iter::once(Mind::Person).chain(LevelId::ALL.map(Mind::Opponent));
    let choose = move |event| {
        let at: usize = event_target_value(&event).parse().unwrap_or(0);
        let chosen = minds().nth(at).unwrap_or_default();
        draft.update(|draft| {
            if let Some(seat) = draft.seat_mut(key_of) {
                seat.mind = chosen;
            }
        });
    };
    let options = move || {
        let one = |(at, one): (usize, Mind)| {
            view! { <option value=at prop:selected=move || mind.get() == one>{who(one)}</option> }
        };
        minds().enumerate().map(one).collect_view()
    };
    view! {
        <span class="select">
            <select aria-label=move || (t().screens.setup.who_of)(index.get() + 1) on:change=choose>{options}</select>
        </span>
    }
}

/// What the choice means; for an opponent with its measured strength.
fn note(mind: Mind, people: usize) -> String {
    let words = &t().screens.setup;
    match mind {
        Mind::Person if people > 1 => words.people_note.to_owned(),
        Mind::Person => words.person_note.to_owned(),
        Mind::Opponent(level) => {
            let note = words.levels[level as usize].note;
            let below = (level as usize).checked_sub(1).zip(level.level().beats_below);
            below.map_or(note.to_owned(), |(below, percent)| {
                (words.beats)(note, words.levels[below].name, percent)
            })
        }
    }
}
