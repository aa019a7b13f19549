//! Says what is wrong with the opponents' program, and offers what can be done.

use leptos::prelude::*;
use session::worker_pool::Cause;

use crate::state::opponents::Trouble;
use crate::{GameBoard, Table};
use ui::drawings::Icon;
use ui::i18n::{sentences, t, use_lang};

/// Nothing while all is well.
#[component]
pub fn OpponentsBanner<G: GameBoard>(table: Table<G>) -> impl IntoView {
    move || {
        table.store.opponents().trouble.get().map(|trouble| match trouble {
            Trouble::OnPage => view! {
                <div class="banner" role="status" data-testid="opponents-on-page">
                    <p>{move || t().opponents.on_page()}</p>
                    <button class="btn" on:click=move |_| table.store.opponents().trouble.set(None)>
                        {move || t().shell.close()}
                    </button>
                </div>
            }
            .into_any(),
            Trouble::Late(cause) => view! { <Stuck table cause tries=true /> }.into_any(),
            Trouble::Stopped(cause) => view! { <Stuck table cause tries=false /> }.into_any(),
        })
    }
}

/// The opponent on turn does not answer; `tries` says that its program is still being tried.
#[component]
fn Stuck<G: GameBoard>(table: Table<G>, cause: Cause, tries: bool) -> impl IntoView {
    let words = move || t().opponents;
    let text = move || {
        let rest = if tries { words().still_tried() } else { words().stopped() };
        sentences(use_lang(), &[t().cause(cause), rest])
    };
    // At a table of people with devices of their own, the seat is not this person's to give.
    let opponent = untrack(|| table.opponent_on_turn());
    let take = opponent.map(|seat| {
        view! {
            <button class="btn" data-testid="play-for" on:click=move |_| table.play_for_opponent()>
                {move || words().play_for(&table.game.names()[seat.index()])}
            </button>
        }
    });
    view! {
        <div
            class="banner banner--warn banner--ways"
            role="alert"
            data-testid="opponents-stuck"
            data-cause=format!("{cause:?}")
        >
            <Icon name="warning" />
            <p>{text}</p>
            <div class="banner__ways">
                <button class="btn" data-testid="ask-again" on:click=move |_| table.ask_again()>
                    {move || words().again()}
                </button>
                <button class="btn" on:click=move |_| drop(window().location().reload())>
                    {move || words().reload()}
                </button>
                {take}
            </div>
        </div>
    }
}
