//! The prompt bar: always in one place, always true.

use leptos::prelude::*;

use super::model::{Button, PromptModel};
use super::store::{Seatable, Table};
use crate::app::i18n::t;
use crate::app::screens::parts::{art, icon};

/// The prompt bar.
#[component]
pub fn PromptBar<G: Seatable>(
    /// The table.
    table: Table<G>,
    /// What it says.
    prompt: Memo<PromptModel<G::Target>>,
) -> impl IntoView {
    let class = move || {
        if table.past.get().is_some() {
            "prompt"
        } else if prompt.with(|prompt| prompt.mine) {
            "prompt is-mine"
        } else {
            "prompt is-wait"
        }
    };
    let drawing = Memo::new(move |_| prompt.with(|prompt| prompt.icon.clone()));
    view! {
        <section
            class=class
            id="prompt"
            tabindex="-1"
            data-testid="prompt"
            data-mine=move || prompt.with(|prompt| prompt.mine).to_string()
            aria-label=move || t().table.what_now
        >
            {move || drawing.get().map(|id| art(G::ID, &id, "prompt__icon"))}
            <Words table=table prompt=prompt />
            <PipMeter prompt=prompt />
            <Buttons table=table prompt=prompt />
        </section>
    }
}

#[component]
fn Words<G: Seatable>(table: Table<G>, prompt: Memo<PromptModel<G::Target>>) -> impl IntoView {
    let thinking = move || {
        let seat = table.thinking.get()?;
        Some((t().table.thinking_of)(&table.names()[seat.index()]))
    };
    let head = move || {
        let own = prompt.with(|prompt| prompt.mine);
        if own {
            prompt.with(|prompt| prompt.head.clone())
        } else {
            thinking().unwrap_or(prompt.with(|prompt| prompt.head.clone()))
        }
    };
    view! {
        <div class="prompt__say">
            <p class="prompt__text">
                <strong>{head}</strong>
                {move || t().table.spaced.then_some(" ")}
                {move || prompt.with(|prompt| prompt.text.clone())}
            </p>
            <p class="prompt__note" hidden=move || prompt.with(|p| p.note.is_none() && p.asides.is_empty())>
                {move || prompt.with(|prompt| prompt.note.clone())}
                {move || {
                    prompt.with(|prompt| prompt.asides.clone()).into_iter().map(|aside| view! { <Aside table=table aside=aside /> }).collect_view()
                }}
            </p>
        </div>
    }
}

#[component]
fn Aside<G: Seatable>(table: Table<G>, aside: Button<G::Target>) -> impl IntoView {
    view! {
        " "
        <button class="linklike" on:click=move |_| table.tap(aside.target)>{aside.label}</button>
    }
}

#[component]
fn PipMeter<T: Clone + PartialEq + Send + Sync + 'static>(prompt: Memo<PromptModel<T>>) -> impl IntoView {
    let meter = Memo::new(move |_| prompt.with(|prompt| prompt.meter.clone()));
    move || {
        meter.get().map(|meter| {
            let pip = |place| if place < meter.on { "meter__pip is-on" } else { "meter__pip" };
            let pips = (0..meter.of.max(meter.on))
                .map(|place| view! { <span class=pip(place)></span> })
                .collect_view();
            view! {
                <p class="meter" role="img" aria-label=meter.spoken data-testid="meter">
                    {pips}
                    <span class="meter__num">{meter.on}" / "{meter.of}</span>
                </p>
            }
        })
    }
}

#[component]
fn Buttons<G: Seatable>(table: Table<G>, prompt: Memo<PromptModel<G::Target>>) -> impl IntoView {
    let buttons = Memo::new(move |_| prompt.with(|prompt| prompt.buttons.clone()));
    let barred = move || table.take_back().is_none_or(|take_back| take_back.step.is_none());
    let why = move || table.take_back().map(|take_back| t().table.barrier(take_back.barrier));
    view! {
        <div class="prompt__acts" data-rove="">
            <Show when=move || table.waits.get() || table.paused.get()>
                <button class="btn btn--primary" data-testid="next" on:click=move |_| { table.pause(false); table.next_step(); }>
                    {icon("play")}
                    {move || t().table.next_step}
                </button>
            </Show>
            <Show when=move || table.is_playing() && !table.waits.get() && !table.paused.get()>
                <button
                    class="iconbtn"
                    data-testid="pause"
                    aria-label=move || t().table.pause
                    on:click=move |_| table.pause(true)
                >
                    {icon("pause")}
                </button>
                <button
                    class="iconbtn"
                    data-testid="skip"
                    aria-label=move || t().table.skip
                    on:click=move |_| table.skip()
                >
                    {icon("skip")}
                </button>
            </Show>
            <Show when=move || table.eye.get().is_some() && table.past.get().is_none()>
                <button
                    class="btn btn--quiet"
                    data-testid="undo"
                    aria-disabled=move || barred().to_string()
                    title=move || if barred() { why() } else { None }
                    on:click=move |_| table.undo()
                >
                    {icon("undo")}
                    <span>{move || t().table.undo}</span>
                </button>
            </Show>
            {move || {
                buttons.get().into_iter().map(|button| view! { <Act table=table button=button /> }).collect_view()
            }}
        </div>
    }
}

#[component]
fn Act<G: Seatable>(table: Table<G>, button: Button<G::Target>) -> impl IntoView {
    let Button { label, target, main, ready, sealed } = button;
    view! {
        <button
            class=if main { "btn btn--primary" } else { "btn" }
            data-testid=if main { "commit" } else { "other" }
            aria-disabled=(!ready).to_string()
            on:click=move |_| table.tap(target)
        >
            {label}
            {sealed.then(|| view! {
                <svg class="icon btn__seal" role="img" aria-label=move || t().table.sealed><use href="art/ui.svg#ui-lock" /></svg>
            })}
        </button>
    }
}
