//! Looking back: a slider over all steps of the game, by single steps, by rounds,
//! or by itself at a chosen speed.

use std::time::Duration;

use leptos::ev::Event;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;

use super::handover::CopyLink;
use crate::board::Rank;
use crate::{GameBoard, Table};
use ui::drawings::Icon;
use ui::i18n::t;

/// Time for which a step stays at the usual speed.
const STEP: Duration = Duration::from_millis(1200);
/// Factors of the speed.
const SPEEDS: [u32; 3] = [1, 2, 4];

/// The banner of a look back: where we are, and the ways on.
#[component]
pub fn PastBanner<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let here = move || table.store.playback().past.get().unwrap_or_else(|| table.game.len());
    let steps = move || {
        table.store.version.track();
        table.game.len()
    };
    // What was done last at the moment that is looked at.
    let told = move || table.game.lines_shown().pop().map(|line| line.text).unwrap_or_default();
    let slide = move |event: Event| {
        if let Ok(step) = event_target_value(&event).parse::<usize>() {
            table.store.playback().look_back(Some(step));
        }
    };
    view! {
        <div class="banner replay" role="group" data-testid="past" aria-label=move || t().table.replay()>
            <p>{move || t().table.viewing(here(), steps())}</p>
            <p class="replay__told" data-testid="replay-told">{told}</p>
            <input
                class="replay__slider"
                type="range"
                data-testid="replay-slider"
                aria-label=move || t().table.position()
                min="0"
                max=steps
                prop:value=move || here().to_string()
                on:input=slide
            />
            <Steps table />
            <div class="replay__ways">
                // While a game runs by link, this would lift what the others hide.
                <Show when=move || !table.is_running_by_link()>
                    <CopyLink link=move || table.look_link() label=|words| words.copy_position() />
                    <button class="btn" on:click=move |_| table.fork()>
                        {move || t().table.play_from_here()}
                    </button>
                </Show>
                <Show when=move || table.may_study()>
                    <button class="btn" data-testid="to-study" on:click=move |_| table.study()>
                        {move || t().table.study()}
                    </button>
                </Show>
                <button
                    class="btn btn--primary"
                    data-testid="to-now"
                    on:click=move |_| table.store.playback().to_now()
                >
                    {move || t().table.back_to_now()}
                </button>
            </div>
        </div>
    }
}

/// Rounds and steps back and on, and the game by itself.
#[component]
fn Steps<G: GameBoard>(table: Table<G>) -> impl IntoView {
    // The steps with which rounds begin, ascending.
    let rounds = Memo::new(move |_| {
        table.store.version.track();
        let begins = |step: &usize| table.game.lines(*step).iter().any(|line| line.rank == Rank::Round);
        (0..=table.game.len()).filter(begins).collect::<Vec<_>>()
    });
    let here =
        move || table.store.playback().past.get_untracked().unwrap_or_else(|| table.game.len_untracked());
    let round_before = move |_| {
        let before = rounds.with_untracked(|rounds| rounds.iter().copied().rfind(|&step| step < here()));
        table.store.playback().look_back(Some(before.unwrap_or(0)));
    };
    let round_after = move |_| {
        let after = rounds.with_untracked(|rounds| rounds.iter().copied().find(|&step| step > here()));
        table.store.playback().look_back(after);
    };
    view! {
        <div class="replay__steps" data-rove="">
            <Way name="round-before" label=|| t().table.round_before() glyph="«" go=round_before />
            <Way
                name="step-before"
                label=|| t().table.earlier()
                glyph="‹"
                go=move |_| table.store.playback().earlier()
            />
            <SelfPlay table />
            <Way name="step-after" label=|| t().table.later() glyph="›" go=move |_| table.store.playback().later() />
            <Way name="round-after" label=|| t().table.round_after() glyph="»" go=round_after />
        </div>
    }
}

/// A button that goes somewhere in the game.
#[component]
fn Way(
    /// Its name for tests.
    name: &'static str,
    /// Target, in words.
    label: fn() -> &'static str,
    /// The same as a sign.
    glyph: &'static str,
    /// Goes there.
    go: impl Fn(()) + 'static,
) -> impl IntoView {
    view! {
        <button class="iconbtn" data-testid=name aria-label=label title=label on:click=move |_| go(())>
            <span class="replay__glyph" aria-hidden="true">
                {glyph}
            </span>
        </button>
    }
}

/// Plays the game step by step up to the present, and how fast.
#[component]
fn SelfPlay<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let playing = table.store.playback().replaying;
    let speed = RwSignal::new(SPEEDS[0]);
    Effect::new(move |_| {
        if !playing.get() {
            return;
        }
        let tick = move || match table.store.playback().past.get_untracked() {
            Some(_) => table.store.playback().later(),
            None => playing.set(false),
        };
        match set_interval_with_handle(tick, STEP / speed.get()) {
            // Before the next speed as well.
            Ok(timer) => on_cleanup(move || timer.clear()),
            Err(_) => playing.set(false),
        }
    });
    // Whoever comes back to the present has seen the end of it.
    on_cleanup(move || {
        playing.try_set(false);
    });
    let label = move || if playing.get() { t().table.pause() } else { t().table.play() };
    let faster = move |_| {
        speed.update(|speed| {
            let at = SPEEDS.iter().position(|one| one == speed).unwrap_or(0);
            *speed = SPEEDS[(at + 1) % SPEEDS.len()];
        });
    };
    view! {
        <button
            class="iconbtn"
            data-testid="replay-play"
            aria-label=label
            title=label
            on:click=move |_| playing.update(|playing| *playing = !*playing)
        >
            <Show when=move || playing.get() fallback=|| view! { <Icon name="play" /> }>
                <Icon name="pause" />
            </Show>
        </button>
        <button
            class="iconbtn replay__speed"
            data-testid="replay-speed"
            aria-label=move || t().table.speed(speed.get())
            title=move || t().table.speed(speed.get())
            on:click=faster
        >
            <span aria-hidden="true">{move || format!("{}×", speed.get())}</span>
        </button>
    }
}
