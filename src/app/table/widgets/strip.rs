//! Who has done what in the phase being played: a row of every seat, in the
//! order of play. Boards put it where they have room.

use leptos::prelude::*;

use crate::app::boards::{Bit, Did, PhaseTurn, Strip};
use crate::app::classes::classes;
use crate::app::drawings::{Art, SeatMark};
use crate::app::i18n::t;
use crate::app::still::still;
use crate::app::table::touch::{Touch, touchable};
use crate::app::table::{Seatable, Table};

/// The strip. It is up while somebody else decides, or moves are played out;
/// boards without room for it show it only then. A tap anywhere on it, or Enter
/// on its title, shows the sheet of what it is about.
#[component]
pub fn PhaseStrip<G: Seatable>(table: Table<G>) -> impl IntoView {
    let strip = table.strip;
    let is_up = move || !table.is_mine() && strip.with(Option::is_some);
    let class = move || {
        let is_empty = strip.with(Option::is_none);
        classes("table__phase phase", &[(is_up(), "is-up"), (is_empty, "is-empty")])
    };
    let touch = Touch::new(move || strip.with(|strip| strip.as_ref().map(|strip| strip.about)), table);
    let content = move || match strip.get() {
        Some(strip) => still(view! { <Content strip game=G::ID /> }),
        // Before the first phase: what will stand here. Hidden from screen readers,
        // which hear it as the section's name.
        None => still(view! {
            <p class="phase__none" aria-hidden="true">{t().table.who_did_what}</p>
        }),
    };
    view! {
        <section
            use:touchable=touch
            class=class
            data-testid="phase"
            aria-label=move || t().table.who_did_what
        >
            {content}
        </section>
    }
}

#[component]
fn Content<T: Send + Sync + 'static>(strip: Strip<T>, game: &'static str) -> impl IntoView {
    let rows = strip.rows.into_iter().map(|did| view! { <Row did game /> });
    view! {
        <h2 class="phase__head">
            // Its click comes to the section.
            <button class="phase__title">
                <Art game id=strip.icon />
                <span>{strip.title}</span>
            </button>
        </h2>
        <ol class="phase__list">{rows.collect_view()}</ol>
    }
}

#[component]
fn Row(did: Did, game: &'static str) -> impl IntoView {
    let class = match did.turn {
        PhaseTurn::Done => "phase__line is-done",
        PhaseTurn::Now => "phase__line is-now",
        PhaseTurn::Next => "phase__line is-next",
    };
    let bit = |bit| match bit {
        Bit::Words(words) => view! { <span>{words}</span> }.into_any(),
        Bit::Piece(id, letter) => view! {
            <Art game id />
            <i class="aid">{letter}</i>
        }
        .into_any(),
    };
    let what = if did.drawn.is_empty() {
        did.text.into_any()
    } else {
        view! {
            <span class="vh">{did.text}</span>
            <span aria-hidden="true">{did.drawn.into_iter().map(bit).collect_view()}</span>
        }
        .into_any()
    };
    view! {
        <li class=class>
            <SeatMark seat=did.seat.index() />
            <span class="phase__what">{what}</span>
        </li>
    }
}
