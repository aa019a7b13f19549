//! The prompt bar: always in one place, always true.

use leptos::prelude::*;

use super::first_time::{Explanation, FirstTimeLine};
use crate::model::{Button, Meter, PromptModel};
use crate::playback::timeline::Hold;
use crate::result::winner::outcome;
use crate::{GameBoard, Table};
use ui::classes::{classes, counted};
use ui::diffed::diffed;
use ui::drawings::{Art, Icon};
use ui::i18n::t;
use ui::sprites::address;

#[component]
pub fn PromptBar<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let prompt = table.prompt;
    let meter = Memo::new(move |_| prompt.with(|prompt| prompt.meter.clone()));
    let explanation = Explanation::of(table);
    let class = move || {
        let (is_past, mine) =
            (table.store.playback().past.get().is_some(), prompt.with(|prompt| prompt.mine));
        let (acts, undo) = (acts(table), may_undo(table));
        let states = [
            (!is_past && mine, "is-mine"),
            (!is_past && !mine, "is-wait"),
            (table.game.is_over(), "is-over"),
            (undo, "may-undo"),
            (acts >= MANY, "has-many-acts"),
            (acts == usize::from(undo), "is-bare"),
            (meter.with(Option::is_some), "has-meter"),
            (explanation.is_there(), "has-lesson"),
        ];
        classes("prompt", &states)
    };
    let drawing = Memo::new(move |_| prompt.with(|prompt| prompt.icon.clone()));
    view! {
        <section
            class=class
            id="prompt"
            tabindex="-1"
            data-testid="prompt"
            data-mine=move || prompt.with(|prompt| prompt.mine).to_string()
            aria-label=move || t().table.what_now()
        >
            {move || drawing.get().map(|id| diffed(|| view! { <Art game=G::ID id class="prompt__icon" /> }))}
            <PromptText table explanation />
            {move || meter.get().map(|meter| diffed(|| view! { <Pips meter /> }))}
            <Buttons table />
        </section>
    }
}

#[component]
fn PromptText<G: GameBoard>(table: Table<G>, explanation: Explanation) -> impl IntoView {
    let prompt = table.prompt;
    let thinking = move || {
        let seat = table.store.opponents().thinking.get()?;
        Some(t().table.thinking_of(&table.game.names()[seat.index()]))
    };
    let outcome = Memo::new(move |_| outcome(table));
    let head = move || {
        if let Some((winner, _)) = outcome.get() {
            return winner;
        }
        let (mine, head) = prompt.with(|prompt| (prompt.mine, prompt.head.clone()));
        if mine { head } else { thinking().unwrap_or(head) }
    };
    let text = move || match outcome.get() {
        Some((_, points)) => points,
        None => prompt.with(|prompt| prompt.text.clone()),
    };
    let is_bare = move || prompt.with(|prompt| prompt.note.is_none() && prompt.asides.is_empty());
    let asides = move || 0..prompt.with(|prompt| prompt.asides.len());
    view! {
        <div class="prompt__say">
            <p class="prompt__text">
                <strong>{head}</strong>
                {move || t().gap()}
                {text}
            </p>
            <p class="prompt__note" hidden=is_bare>
                {move || prompt.with(|prompt| prompt.note.clone())}
                <For each=asides key=|place| *place let:place>
                    <Aside place=SlotButton { table, find: |prompt| &prompt.asides, place } />
                </For>
            </p>
            <FirstTimeLine explanation />
        </div>
    }
}

/// Reads what stands in a list of buttons.
type Find<T> = fn(&PromptModel<T>) -> &[Button<T>];

/// A button that shows, and does, what stands at its place at the time.
struct SlotButton<G: GameBoard> {
    table: Table<G>,
    find: Find<G::Target>,
    place: usize,
}

impl<G: GameBoard> Clone for SlotButton<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for SlotButton<G> {}

impl<G: GameBoard> SlotButton<G> {
    /// Reads it; nothing once it has gone. Tracked.
    fn read<R>(self, read: impl FnOnce(&Button<G::Target>) -> R) -> Option<R> {
        self.table.prompt.with(|prompt| (self.find)(prompt).get(self.place).map(read))
    }

    fn press(self) {
        if let Some(target) = untrack(|| self.read(|button| button.target)) {
            self.table.tap(target);
        }
    }
}

/// A small control beside the note.
#[component]
fn Aside<G: GameBoard>(place: SlotButton<G>) -> impl IntoView {
    view! {
        <span>
            " "
            <button class="linklike" on:click=move |_| place.press()>
                {move || place.read(|button| button.label.clone())}
            </button>
        </span>
    }
}

/// Pips for the number chosen of the number due.
#[component]
fn Pips(meter: Meter) -> impl IntoView {
    let Meter { on, of, spoken } = meter;
    let pip = |place| {
        let class = if place < on { "meter__pip is-on" } else { "meter__pip" };
        view! { <span class=class></span> }
    };
    view! {
        <p class=counted("meter", of.max(on).into(), &[4, 9]) role="img" aria-label=spoken data-testid="meter">
            {(0..of.max(on)).map(pip).collect_view()}
            <span class="meter__num">{format!("{on} / {of}")}</span>
        </p>
    }
}

/// Returns true if the table goes on only when it is told to; tracked.
fn is_held<G: GameBoard>(table: Table<G>) -> bool {
    table.store.playback().hold.get() != Hold::Free
}

/// Returns true if moves are being played out; tracked.
fn is_running<G: GameBoard>(table: Table<G>) -> bool {
    table.store.playback().is_playing.get() && !is_held(table)
}

/// Returns true if the button that takes a choice back is there; tracked.
fn may_undo<G: GameBoard>(table: Table<G>) -> bool {
    let is_dead = || table.undoable().is_none_or(|undoable| undoable.step.is_none());
    // Nothing can be undone in a game that is over: a button that never works again goes.
    table.game.kind.coach().is_none()
        && table.store.viewer.get().is_some()
        && table.store.playback().past.get().is_none()
        && !(table.game.is_over() && is_dead())
}

/// Number of buttons; tracked.
fn acts<G: GameBoard>(table: Table<G>) -> usize {
    let answers = table.prompt.with(|prompt| prompt.buttons.len());
    let pause_and_skip = 2 * usize::from(is_running(table));
    answers + pause_and_skip + usize::from(is_held(table)) + usize::from(may_undo(table))
}

/// From so many on, buttons stand closer together.
const MANY: usize = 3;

#[component]
fn Buttons<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let places = move || 0..table.prompt.with(|prompt| prompt.buttons.len());
    view! {
        <div class="prompt__acts" data-rove="">
            <Show when=move || is_held(table)>
                <NextStep table />
            </Show>
            <Show when=move || is_running(table)>
                <button
                    class="iconbtn"
                    data-testid="pause"
                    aria-label=move || t().table.pause()
                    on:click=move |_| table.store.playback().pause()
                >
                    <Icon name="pause" />
                </button>
                <button
                    class="iconbtn"
                    data-testid="skip"
                    aria-label=move || t().table.skip()
                    on:click=move |_| table.store.playback().skip()
                >
                    <Icon name="skip" />
                </button>
            </Show>
            <Show when=move || may_undo(table)>
                <Undo table />
            </Show>
            <For each=places key=|place| *place let:place>
                <Act place=SlotButton { table, find: |prompt| &prompt.buttons, place } />
            </For>
        </div>
    }
}

/// Goes on, for those who go step by step.
#[component]
fn NextStep<G: GameBoard>(table: Table<G>) -> impl IntoView {
    view! {
        <button class="btn btn--primary" data-testid="next" on:click=move |_| table.store.playback().go_on()>
            <Icon name="play" />
            {move || t().table.next_step()}
        </button>
    }
}

#[component]
fn Undo<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let is_barred = move || table.undoable().is_none_or(|undoable| undoable.step.is_none());
    let why = move || {
        let undoable = table.undoable().filter(|undoable| undoable.step.is_none())?;
        Some(t().barrier(undoable.barrier))
    };
    view! {
        <button
            class="btn btn--quiet"
            data-testid="undo"
            aria-disabled=move || is_barred().to_string()
            title=why
            on:click=move |_| table.undo()
        >
            <Icon name="undo" />
            <span>{move || t().table.undo()}</span>
        </button>
    }
}

/// One of the prompt's buttons.
#[component]
fn Act<G: GameBoard>(place: SlotButton<G>) -> impl IntoView {
    let is_main = move || place.read(|button| button.main).unwrap_or_default();
    let is_ready = move || place.read(|button| button.ready).unwrap_or_default();
    let is_sealed = move || place.read(|button| button.sealed).unwrap_or_default();
    view! {
        <button
            class=move || if is_main() { "btn btn--primary" } else { "btn" }
            data-testid=move || if is_main() { "commit" } else { "other" }
            aria-disabled=move || (!is_ready()).to_string()
            on:click=move |_| place.press()
        >
            {move || place.read(|button| button.label.clone())}
            <Show when=is_sealed>
                <Seal />
            </Show>
        </button>
    }
}

/// Says that what the button does cannot be undone.
#[component]
fn Seal() -> impl IntoView {
    view! {
        <svg class="icon btn__seal" role="img" aria-label=move || t().table.sealed()>
            <use href=address("ui", "ui-lock") />
        </svg>
    }
}
