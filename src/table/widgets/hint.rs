//! A hint, step by step: what to look at, the best three, the move and its reason.

use ai::Considered;
use leptos::prelude::*;

use super::facts::Facts;
use super::marks::Rings;
use crate::advice::{Nudge, Reasons, is_counted, leads_to, reasons};
use crate::board::{ActionOf, BoardContext, IdeaOf};
use crate::playback::Advice;
use crate::{GameBoard, Table};
use ui::i18n::t;

/// Depth of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Depth {
    /// Place to look at.
    Nudge,
    /// The best choices, with what each is worth.
    Best,
    /// The best choice, with the reason.
    Move,
}

/// Progress of a hint.
#[derive(Clone, Debug, PartialEq)]
enum Hint<A, I> {
    /// It is not this person's turn.
    NotNow,
    /// The choices are being looked at.
    Thinking,
    /// Nothing came of it.
    Failed,
    /// The choices worth a look, best first, the ideas for the first against the second, and the first with the choices
    /// that belong to it.
    Here(Vec<Considered<A>>, Vec<I>, Vec<A>),
}

/// The body of the hint's drawer, which closes once the choice has been made.
#[component]
pub fn HintPanel<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let hint = RwSignal::new(Hint::<ActionOf<G>, IdeaOf<G>>::NotNow);
    let ask = move || {
        let heard = move |advice: Option<Advice<G>>| {
            // The drawer may have been closed in the meantime.
            hint.try_set(advice.map_or(Hint::Failed, |Advice { considered, ideas, decision }| {
                Hint::Here(considered, ideas, decision)
            }));
        };
        hint.set(Hint::Thinking);
        if !table.ask_hint(heard) {
            hint.set(Hint::NotNow);
        }
    };
    ask();
    Effect::new(move |before: Option<usize>| {
        let now = table.game.len();
        if before.is_some_and(|before| before != now) {
            table.store.panels().close_drawer();
        }
        now
    });
    let body = move || match hint.get() {
        Hint::NotNow => view! { <p>{move || t().hints.not_now()}</p> }.into_any(),
        Hint::Thinking => view! { <p>{move || t().hints.thinking()}</p> }.into_any(),
        Hint::Failed => view! {
            <p>{move || t().hints.failed()}</p>
            <button class="btn" on:click=move |_| ask()>
                {move || t().hints.again()}
            </button>
        }
        .into_any(),
        Hint::Here(considered, ideas, decision) => {
            let (considered, ideas) = (StoredValue::new(considered), StoredValue::new(ideas));
            view! { <Steps table considered ideas decision=StoredValue::new(decision) /> }.into_any()
        }
    };
    view! {
        <section class="hint" data-testid="hint-panel" aria-live="polite">
            {body}
        </section>
    }
}

#[component]
fn Steps<G: GameBoard>(
    table: Table<G>,
    considered: StoredValue<Vec<Considered<ActionOf<G>>>>,
    /// Ideas for the first of them against the second.
    ideas: StoredValue<Vec<IdeaOf<G>>>,
    /// The first of them with the choices that belong to it.
    decision: StoredValue<Vec<ActionOf<G>>>,
) -> impl IntoView {
    let depth = RwSignal::new(Depth::Nudge);
    let nudge = considered.with_value(|all| Nudge::of(all));
    let ways = move || {
        let ways = considered.get_value().into_iter().map(|way| view! { <Way table way /> });
        ways.collect_view()
    };
    let counted = considered.with_value(|all| is_counted(all));
    let best = move || decision.with_value(|actions| table.game.told_decision(actions));
    let best = move || best().into_iter().map(|line| view! { <span>{line}</span> }).collect_view();
    let said = move || ideas.with_value(|ideas| said(table, ideas));
    // The fact that is touched or focused: what it speaks of lights up.
    let lit = RwSignal::new(None::<usize>);
    let reasons = move || match considered.with_value(|all| reasons(all, said(), t())) {
        Reasons::Sentence(sentence) => view! { <p>{sentence}</p> }.into_any(),
        Reasons::Ideas(lines) => view! {
            <p>{t().hints.compared()}</p>
            <Facts lines lit />
        }
        .into_any(),
    };
    // The move is drawn where it happens, once it is told: all that belongs to it.
    let places = Memo::new(move |_| {
        if depth.get() != Depth::Move {
            return Vec::new();
        }
        if let Some(at) = lit.get() {
            let seat = table.game.turn().unwrap_or_default();
            return ideas.with_value(|ideas| table.lit_places(seat, ideas.get(at)));
        }
        decision.with_value(|actions| {
            table.game.with_context(|context| {
                let places = actions.iter().flat_map(|action| G::places(context, *action));
                places.collect::<Vec<String>>()
            })
        })
    });
    view! {
        <Rings shown=places />
        <p class="hint__nudge" data-testid="hint-nudge">
            {move || nudge.words(t())}
        </p>
        <Show when=move || depth.get() == Depth::Nudge>
            <button class="btn" data-testid="hint-best" on:click=move |_| depth.set(Depth::Best)>
                {move || t().hints.show_best()}
            </button>
        </Show>
        <Show when=move || depth.get() == Depth::Best>
            <ol class="hint__ways" data-testid="hint-ways">
                {ways}
            </ol>
            <button class="btn" data-testid="hint-move" on:click=move |_| depth.set(Depth::Move)>
                {move || t().hints.show_move()}
            </button>
        </Show>
        <Show when=move || depth.get() == Depth::Move>
            <p class="hint__best" data-testid="hint-told">
                {best}
            </p>
            <div class="hint__why" data-testid="hint-reason">
                {reasons}
            </div>
        </Show>
        <Show when=move || counted && depth.get() != Depth::Nudge>
            <p data-testid="hint-counted">{move || t().hints.counted()}</p>
        </Show>
        <p class="hint__mark">{move || t().hints.marked()}</p>
    }
}

/// A choice with what it is worth.
#[component]
fn Way<G: GameBoard>(table: Table<G>, way: Considered<ActionOf<G>>) -> impl IntoView {
    let action = way.action;
    let leads_to = move || leads_to(&way, t()).map(|told| view! { <span>{told}</span> });
    view! {
        <li>
            <b>{move || label(table, action)}</b>
            {leads_to}
        </li>
    }
}

/// Name of an action in the list of all actions; tracked.
fn label<G: GameBoard>(table: Table<G>, action: ActionOf<G>) -> Option<String> {
    let all = table.game.with_context(G::actions);
    all.into_iter().find(|(.., of)| *of == action).map(|(_, label, _)| label)
}

/// Ideas as sentences to the person on turn; tracked.
fn said<G: GameBoard>(table: Table<G>, ideas: &[IdeaOf<G>]) -> Vec<String> {
    let Some(seat) = table.game.turn() else { return Vec::new() };
    table.game.with_context(|context| {
        let context = BoardContext { me: Some(seat), ..context };
        ideas.iter().map(|idea| G::idea(context, seat, idea)).collect()
    })
}
