//! Choice of a seat that the rules play, step by step as it is shown.

use leptos::prelude::*;

use crate::board::{Line, Rank};
use crate::{GameBoard, Table};
use ui::drawings::SeatMark;
use ui::i18n::t;

/// The steps, over the board while they are shown; each opens its rule.
#[component]
pub fn Thoughts<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let lines = Memo::new(move |_| table.game.thoughts());
    let seat = Memo::new(move |_| lines.with(|lines| lines.first().and_then(|line| line.seat)));
    let title = move || seat.get().map(|seat| t().table.thoughts_of(&table.game.names()[seat.index()]));
    view! {
        <Show when=move || seat.get().is_some()>
            <section class="thoughts" data-testid="thoughts" aria-label=title>
                <h2 class="thoughts__title">
                    {move || seat.get().map(|seat| view! { <SeatMark seat=seat.index() /> })}
                    <span>{title}</span>
                </h2>
                <ol class="thoughts__list">
                    <For each=move || lines.get() key=|line| line.text.clone() let:line>
                        <Thought table line />
                    </For>
                </ol>
            </section>
        </Show>
    }
}

/// A step with its rule, or what came of it.
#[component]
pub fn Thought<G: GameBoard>(table: Table<G>, line: Line) -> impl IntoView {
    let class = if line.rank == Rank::Thought { "thoughts__line" } else { "thoughts__line is-deed" };
    let rule = line.rule.map(|rule| {
        let open = move |_| {
            if table.store.playback().is_playing.get() {
                table.store.playback().pause();
            }
            table.store.panels().open_rule(rule);
        };
        view! {
            " "
            <button class="linklike" on:click=open>
                {rule}
            </button>
        }
    });
    view! { <li class=class>{line.text} {rule}</li> }
}
