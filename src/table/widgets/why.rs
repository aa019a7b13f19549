//! Reason why an opponent chose as it did: the button beside a line, and the answer.

use ai::Considered;
use game_core::Seat;
use leptos::prelude::*;
use session::worker_pool::Request;

use super::facts::LitFacts;
use crate::advice::{Reasons, is_counted, leads_to, reasons};
use crate::board::{ActionOf, IdeaOf, StripRow};
use crate::playback::{Answer, Asking};
use crate::state::panels::Drawer;
use crate::{GameBoard, Table};
use ui::drawings::{Icon, SeatMark};
use ui::i18n::{t, use_lang};

/// Asks about what a seat did in a step.
#[component]
pub fn AskWhy<G: GameBoard>(table: Table<G>, step: usize, seat: Seat) -> impl IntoView {
    view! {
        <button
            class="iconbtn log__why"
            data-testid="why"
            aria-label=move || t().why.ask(&table.game.names()[seat.index()])
            on:click=move |_| table.store.panels().open(Drawer::Why(step, seat))
        >
            <Icon name="help" />
        </button>
    }
}

/// In the sheet of the phase: what every opponent has done in it, with a button that asks why.
#[component]
pub fn WhysOfPhase<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let is_about =
        move || table.strip.with(|strip| strip.as_ref().map(|strip| strip.about)) == table.sheet.get();
    let rows = Memo::new(move |_| if is_about() { table.choices_of_phase() } else { Vec::new() });
    let row = move |(seat, step): (Seat, usize)| {
        let ask = move |_| {
            table.sheet.set(None);
            table.store.panels().open(Drawer::Why(step, seat));
        };
        let did = move || {
            let of = |did: &StripRow| (did.seat == seat).then(|| did.text.clone());
            table.strip.with(|strip| strip.as_ref().and_then(|strip| strip.rows.iter().find_map(of)))
        };
        view! {
            <li>
                <SeatMark seat=seat.index() />
                <span>
                    <b>{move || table.game.names()[seat.index()].clone()}</b>
                    " "
                    {did}
                </span>
                <button
                    class="btn"
                    data-testid="why-of-phase"
                    aria-label=move || t().why.ask(&table.game.names()[seat.index()])
                    on:click=ask
                >
                    {move || t().why.ask_short()}
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || rows.with(|rows| !rows.is_empty())>
            <section class="whys">
                <h3>{move || t().why.of_phase()}</h3>
                <ul>
                    <For each=move || rows.get() key=|row| *row children=row />
                </ul>
            </section>
        </Show>
    }
}

/// The answer about a step, in its drawer. It closes when the step is taken back.
#[component]
pub fn WhyPanel<G: GameBoard>(table: Table<G>, step: usize, seat: Seat) -> impl IntoView {
    let asking = Asking::about(table, step, seat);
    let ended = untrack(|| table.game.has_ended());
    Effect::new(move |before: Option<usize>| {
        let now = table.game.len();
        if before.is_some_and(|before| now < before) {
            table.store.panels().close_drawer();
        }
        now
    });
    let body = move || match asking.answer.get() {
        Answer::Thinking => view! { <p>{move || t().why.thinking()}</p> }.into_any(),
        Answer::Failed => view! { <p>{move || t().why.failed()}</p> }.into_any(),
        Answer::Forced => view! { <p data-testid="why-forced">{move || t().why.forced()}</p> }.into_any(),
        Answer::Secret => view! { <p data-testid="why-secret">{move || t().why.secret()}</p> }.into_any(),
        Answer::Open { best, ideas, whole, chosen, request, step } => {
            let (ideas, request) = (StoredValue::new_local(ideas), StoredValue::new_local(request));
            view! { <Best asking best ideas whole chosen request step ended /> }.into_any()
        }
    };
    let seen = move || {
        let seen = table.seen_of(step, seat);
        if seen.is_empty() {
            return view! { <p>{t().why.nothing_seen()}</p> }.into_any();
        }
        let lines = seen.into_iter().map(|line| view! { <li>{line}</li> });
        view! { <ul>{lines.collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="hint" data-testid="why-panel">
            <div class="hint__why">
                <h3>{move || t().why.seen()}</h3>
                {seen}
            </div>
            <div class="hint" aria-live="polite">
                {body}
            </div>
            <button class="btn" on:click=move |_| table.store.panels().open(Drawer::Log)>
                <Icon name="log" />
                {move || t().why.back()}
            </button>
        </section>
    }
}

/// The best choices, the one that was made, what speaks for the first, and what nobody could know.
#[component]
fn Best<G: GameBoard>(
    asking: Asking<G>,
    best: Vec<Considered<ActionOf<G>>>,
    /// Ideas for the first of them against the second.
    ideas: StoredValue<Vec<IdeaOf<G>>, LocalStorage>,
    /// The first of them, with the choices that belong to it.
    whole: Vec<ActionOf<G>>,
    /// The decision that was made, likewise.
    chosen: Vec<ActionOf<G>>,
    request: StoredValue<Request, LocalStorage>,
    /// The step in which it began.
    step: usize,
    /// True if the game is over.
    ended: bool,
) -> impl IntoView {
    let names = move |actions: &[ActionOf<G>]| {
        let names = request.with_value(|request| asking.names(step, request, actions));
        names.into_iter().map(|name| view! { <b>{name}</b> }).collect_view()
    };
    let is_chosen = |action: ActionOf<G>| chosen.first() == Some(&action);
    let is_first = best.first().is_some_and(|first| is_chosen(first.action));
    let is_among = best.iter().any(|way| is_chosen(way.action));
    let way = |way: &Considered<ActionOf<G>>| {
        let is_chosen = is_chosen(way.action);
        let actions = match way.action {
            _ if is_chosen => chosen.clone(),
            action if whole.first() == Some(&action) => whole.clone(),
            action => vec![action],
        };
        let way = StoredValue::new_local(way.clone());
        let leads_to =
            move || way.with_value(|way| leads_to(way, t())).map(|told| view! { <span>{told}</span> });
        view! {
            <li aria-current=is_chosen.then_some("true")>
                {move || names(&actions)}
                {leads_to}
                {is_chosen.then(|| view! { <span>{move || t().why.chosen()}</span> })}
            </li>
        }
    };
    let ways = best.iter().map(way).collect_view();
    let not_among = (!is_among).then(|| {
        let told = move || request.with_value(|request| asking.names(step, request, &chosen)).join(" · ");
        view! { <p>{move || t().why.not_among(told())}</p> }
    });
    let counted = is_counted(&best);
    let best = StoredValue::new(best);
    let said =
        move || request.with_value(|request| ideas.with_value(|ideas| asking.ideas(step, request, ideas)));
    let reasons = move || match best.with_value(|best| reasons(best, said(), t())) {
        Reasons::Sentence(sentence) => view! { <p>{sentence}</p> }.into_any(),
        Reasons::Ideas(lines) => {
            let seat = request.with_value(|request| request.seat);
            view! { <LitFacts table=asking.table seat ideas=ideas.get_value() lines /> }.into_any()
        }
    };
    view! {
        <h3>{move || t().why.best()}</h3>
        <ol class="hint__ways" data-testid="why-best">
            {ways}
        </ol>
        {not_among}
        {(!is_first).then(|| view! { <p>{move || t().why.errs()}</p> })}
        <div class="hint__why" data-testid="why-reason">
            <h3>{move || t().why.reason()}</h3>
            {reasons}
        </div>
        {if counted {
            view! { <p data-testid="why-counted">{move || t().hints.counted()}</p> }.into_any()
        } else {
            view! { <p data-testid="why-unknown">{move || G::unknown(use_lang())}</p> }.into_any()
        }}
        <p class="hint__mark">
            {move || if ended { t().why.from_its_seat() } else { t().why.imagined() }}
        </p>
        {(!ended).then(|| view! { <p class="hint__mark">{move || t().hints.marked()}</p> })}
    }
}
