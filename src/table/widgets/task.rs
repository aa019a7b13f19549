//! Task of a puzzle, and its result.

use leptos::prelude::*;
use session::worker_pool::Request;

use crate::board::IdeaOf;
use crate::posing::Reached;
use crate::state::Rewind;
use crate::{GameBoard, Table};
use ui::i18n::t;
use ui::route::Route;

/// The banner of a puzzle; nothing at other tables.
#[component]
pub fn TaskBanner<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let (kind, degree, number) = table.asked()?;
    let shown = RwSignal::new(false);
    let heading = move || {
        let words = &t().puzzles;
        format!("{} · {}", words.number(number), t().degree(degree))
    };
    let verdict = move || table.store.reached.get();
    Some(view! {
        <div class="banner task" data-testid="task">
            <div class="task__say" role="status">
                <p>
                    <strong>{heading}</strong>
                    " "
                    <span data-testid="goal">{move || t().goal(kind)}</span>
                </p>
                {move || verdict().map(|reached| view! { <Verdict table reached /> })}
                <Show when=move || shown.get() && !verdict().is_some_and(Reached::is_best)>
                    <p data-testid="answer">
                        {move || table.first_of_answer().map(|what| t().puzzles.answer(&what))}
                    </p>
                </Show>
            </div>
            <div class="task__acts">
                <Show when=move || verdict().is_some_and(|reached| !reached.is_best())>
                    <button
                        class="btn btn--primary"
                        data-testid="task-back"
                        on:click=move |_| table.rewind(Rewind::Further)
                    >
                        {move || t().puzzles.back()}
                    </button>
                    <Show when=move || { table.choices_made() > 1 }>
                        <button class="btn" data-testid="task-again" on:click=move |_| table.begin_again()>
                            {move || t().puzzles.again()}
                        </button>
                    </Show>
                    <button
                        class="btn"
                        data-testid="task-show"
                        aria-pressed=move || shown.get().to_string()
                        on:click=move |_| shown.update(|shown| *shown = !*shown)
                    >
                        {move || t().puzzles.show_answer()}
                    </button>
                </Show>
                <Show when=move || verdict().is_some_and(Reached::is_best)>
                    {move || table.next_puzzle().map(|next| view! {
                        <a class="btn btn--primary" data-testid="task-next" href=next.to_string()>
                            {move || t().puzzles.next()}
                        </a>
                    })}
                </Show>
                <a class="linklike" data-testid="task-all" href=Route::Puzzles.to_string()>
                    {move || t().puzzles.all()}
                </a>
            </div>
        </div>
    })
}

/// Result against the best; if it is the best, its sources.
#[component]
fn Verdict<G: GameBoard>(table: Table<G>, reached: Reached) -> impl IntoView {
    let Reached { worth, best, second } = reached;
    let said = move || {
        let words = &t().puzzles;
        if reached.is_best() {
            words.right(table.amount(worth), table.amount(second))
        } else {
            words.short(table.amount(best), table.amount(worth))
        }
    };
    let result = if reached.is_best() { "right" } else { "short" };
    view! {
        <p class="task__verdict" data-testid="verdict" data-result=result>
            <strong>{said}</strong>
        </p>
        <Show when=move || reached.is_best()>
            <p class="task__deeds" tabindex="0">
                {move || t().puzzles.happened(table.deeds().join(t().gap()))}
            </p>
            <Reason table />
        </Show>
    }
}

/// Facts that speak for the first choice of the answer; nothing until they have come, or if none is proved.
#[component]
fn Reason<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let found = RwSignal::new_local(None::<(Vec<IdeaOf<G>>, Request)>);
    // Kept as long as this is shown.
    let _thinkers = StoredValue::new_local(
        table.ask_reason(move |ideas, request| _ = found.try_set(Some((ideas, request)))),
    );
    move || {
        found.with(|found| {
            let (ideas, request) = found.as_ref().filter(|(ideas, _)| !ideas.is_empty())?;
            let said = table.with_imagined(1, request, |context| {
                ideas.iter().map(|idea| G::idea(context, request.seat, idea)).collect::<Vec<_>>()
            });
            let said = said.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
            Some(view! {
                <div data-testid="task-why">
                    <p>{t().hints.compared()}</p>
                    <ul class="task__why">{said}</ul>
                </div>
            })
        })
    }
}
