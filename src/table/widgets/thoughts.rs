//! Choice of a seat that the rules play, step by step as it is shown.

use game_core::Viewer;
use leptos::prelude::*;

use crate::board::{Line, Rank};
use crate::playback::timeline::{Hold, is_folded};
use crate::{GameBoard, Table};
use ui::drawings::SeatMark;
use ui::i18n::t;

/// The steps, over the board while they are shown; each opens its rule. Where the pace leaves no time for each, one line
/// says what comes of them.
#[component]
pub fn Thoughts<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let lines = Memo::new(move |_| table.game.thoughts());
    let seat = Memo::new(move |_| lines.with(|lines| lines.first().and_then(|line| line.seat)));
    let is_folded = Memo::new(move |_| is_folded_now(table));
    let title = Signal::derive(move || {
        seat.get().map(|seat| t().table.thoughts_of(&table.game.names()[seat.index()])).unwrap_or_default()
    });
    let mark = move || seat.get().map(|seat| view! { <SeatMark seat=seat.index() /> });
    let all = move || {
        view! {
            <section class="thoughts" data-testid="thoughts" aria-label=title>
                <h2 class="thoughts__title">{mark} <span>{title}</span></h2>
                <ol class="thoughts__list">
                    <For each=move || lines.get() key=|line| line.text.clone() let:line>
                        <Thought table line />
                    </For>
                </ol>
            </section>
        }
    };
    view! {
        <Show when=move || seat.get().is_some()>
            <Show when=move || is_folded.get() fallback=all>
                <Folded table title lines>
                    {mark}
                </Folded>
            </Show>
        </Show>
    }
}

/// The last of the `lines`, which is what came of the others; a touch holds play and shows all.
#[component]
fn Folded<G: GameBoard>(
    table: Table<G>,
    title: Signal<String>,
    lines: Memo<Vec<Line>>,
    children: Children,
) -> impl IntoView {
    let deed = move || lines.with(|lines| lines.last().map(|line| line.text.clone()));
    let hold = move |_| table.store.playback().pause();
    view! {
        <button class="thoughts thoughts--folded" data-testid="thoughts-folded" title=title on:click=hold>
            {children()}
            <span>{deed}</span>
            <b class="thoughts__why">{move || t().table.thoughts()}</b>
        </button>
    }
}

/// Returns true if what is shown is the result of steps that were passed over on the way; tracked.
fn is_folded_now<G: GameBoard>(table: Table<G>) -> bool {
    let playback = table.store.playback();
    let folds = G::FOLDS_REASONS && table.store.page.prefs.kept.get().pace.folds_reasons();
    let Some(deed) = playback.part().and_then(|part| part.checked_sub(1)).filter(|&deed| deed > 0) else {
        return false;
    };
    if !folds || playback.past.get().is_some() || playback.hold.get() == Hold::Pause {
        return false;
    }
    let events =
        table.game.session.with_value(|session| session.events_at(table.game.shown(), Viewer::Public));
    events.get(deed - 1).is_some_and(|event| is_folded(&G::pauses(&events), deed, G::is_thought(event)))
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
