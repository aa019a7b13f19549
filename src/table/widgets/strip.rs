//! Strip of the phase being played: a row of every seat, in the order of play. Boards put it where
//! they have room.

use game_core::Seat;
use leptos::prelude::*;

use crate::board::follow::{drawn_if, field};
use crate::board::{Inline, PhaseTurn, Strip, StripRow};
use crate::touch::{Touch, touchable};
use crate::{GameBoard, Table};
use ui::classes::classes;
use ui::drawings::{Art, SeatMark};
use ui::i18n::t;

/// The strip. It is up while somebody else decides, or moves are played out or looked
/// back at; boards without room for it show it only then. A tap anywhere on it, or Enter
/// on its title, shows the sheet of what it is about.
#[component]
pub fn PhaseStrip<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let strip = table.strip;
    let is_up = move || !table.game.is_mine() && !table.game.is_over() && strip.with(Option::is_some);
    let class = move || {
        let is_empty = strip.with(Option::is_none);
        let states = [(is_up(), "is-up"), (is_empty, "is-empty"), (table.game.is_over(), "is-over")];
        classes("table__phase phase", &states)
    };
    let touch = Touch::new(move || strip.with(|strip| strip.as_ref().map(|strip| strip.about)), table);
    // Before the first phase: what will stand here. Hidden from screen readers,
    // which hear it as the section's name.
    let none = move || {
        view! {
            <p class="phase__none" aria-hidden="true">
                {move || t().table.who_did_what()}
            </p>
        }
    };
    view! {
        <section
            use:touchable=touch
            class=class
            data-testid="phase"
            aria-label=move || t().table.who_did_what()
        >
            <Show when=move || strip.with(Option::is_some) fallback=none>
                <Content strip game=G::ID />
            </Show>
        </section>
    }
}

/// Name of the phase, and a row for every seat.
#[component]
fn Content<T: Send + Sync + 'static>(strip: Memo<Option<Strip<T>>>, game: &'static str) -> impl IntoView {
    let icon = move |id| view! { <Art game id class="phase__icon" /> };
    let title = move || strip.with(|strip| strip.as_ref().map(|strip| strip.title.clone()));
    let rows = move || 0..strip.with(|strip| strip.as_ref().map_or(0, |strip| strip.rows.len()));
    view! {
        <h2 class="phase__head">
            // Its click comes to the section.
            <button class="phase__title">
                {drawn_if(strip, |strip| strip.as_ref().map(|strip| strip.icon.clone()), icon)}
                <span>{title}</span>
            </button>
        </h2>
        <ol class="phase__list">
            <For each=rows key=|place| *place let:place>
                <Row did=row(strip, place) game />
            </For>
        </ol>
    }
}

/// The row at a place; nothing once the strip has fewer.
fn row<T: Send + Sync + 'static>(strip: Memo<Option<Strip<T>>>, place: usize) -> Memo<Option<StripRow>> {
    field(strip, move |strip| strip.as_ref()?.rows.get(place).cloned())
}

#[component]
fn Row(did: Memo<Option<StripRow>>, game: &'static str) -> impl IntoView {
    let turn = field(did, |did| did.as_ref().map(|did| did.turn));
    let class = move || match turn.get() {
        Some(PhaseTurn::Done) => "phase__line is-done",
        Some(PhaseTurn::Now) => "phase__line is-now",
        Some(PhaseTurn::Next) | None => "phase__line is-next",
    };
    let mark = |seat: Seat| view! { <SeatMark seat=seat.index() /> };
    let what = move |(text, drawn)| view! { <What text drawn game /> };
    view! {
        <li class=class>
            {drawn_if(did, |did| did.as_ref().map(|did| did.seat), mark)}
            <span class="phase__what">
                {drawn_if(did, |did| did.as_ref().map(|did| (did.text.clone(), did.drawn.clone())), what)}
            </span>
        </li>
    }
}

/// Deeds of a seat: in words, or drawn and in words for those who cannot see them.
#[component]
fn What(text: String, drawn: Vec<Inline>, game: &'static str) -> impl IntoView {
    let bit = move |bit| match bit {
        Inline::Words(words) => view! { <span>{words}</span> }.into_any(),
        Inline::Piece(id, letter) => view! {
            <Art game id />
            <i class="aid">{letter}</i>
        }
        .into_any(),
    };
    if drawn.is_empty() {
        text.into_any()
    } else {
        view! {
            <span class="vh">{text}</span>
            <span aria-hidden="true">{drawn.into_iter().map(bit).collect_view()}</span>
        }
        .into_any()
    }
}
