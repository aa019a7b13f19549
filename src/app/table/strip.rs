//! Who has done what in the phase being played: a row of every seat, in the
//! order of play. Boards put it where they have room.

use leptos::prelude::*;

use super::desk::Desk;
use crate::app::boards::{Bit, Did, PhaseTurn, Strip};
use crate::app::dom::{El, View, art, el, mark, swap};
use crate::app::i18n::t;

/// The strip. It is up while somebody else decides, or moves are played out;
/// boards without room for it show it only then.
pub fn phase_strip(desk: Desk) -> El {
    let strip = move || desk.chrome.with(|chrome| chrome.strip.clone());
    let is_up = move || !desk.is_mine() && desk.chrome.with(|chrome| chrome.strip.is_some());
    el("section")
        .class(move || if is_up() { "table__phase phase is-up" } else { "table__phase phase" })
        .test("phase")
        .attr("aria-label", || t().table.who_did_what)
        .child(swap(strip, move |strip| strip.map_or_else(blank, |strip| content(desk, strip))))
}

/// Before the first phase: what will stand here. Hidden from screen readers,
/// which hear it as the section's name.
fn blank() -> View {
    el("p").class("phase__none").attr("aria-hidden", "true").text(|| t().table.who_did_what).into()
}

fn content(desk: Desk, strip: Strip) -> View {
    let title = el("h2")
        .class("phase__title")
        .child(art(desk.play().id(), &strip.icon, ""))
        .child(el("span").text(strip.title));
    let rows = strip.rows.into_iter().map(|did| row(desk, did)).collect::<View>();
    View::from((title, el("ol").class("phase__list").child(rows)))
}

fn row(desk: Desk, did: Did) -> El {
    let class = match did.turn {
        PhaseTurn::Done => "phase__line is-done",
        PhaseTurn::Now => "phase__line is-now",
        PhaseTurn::Next => "phase__line is-next",
    };
    let what = el("span").class("phase__what");
    let what = match did.drawn.is_empty() {
        true => what.text(did.text),
        false => {
            let bit = |bit| -> View {
                match bit {
                    Bit::Words(words) => el("span").text(words).into(),
                    Bit::Piece(id, letter) => {
                        (art(desk.play().id(), &id, ""), el("i").class("aid").text(letter)).into()
                    }
                }
            };
            let drawn: Vec<View> = did.drawn.into_iter().map(bit).collect();
            what.child((
                el("span").class("vh").text(did.text),
                el("span").attr("aria-hidden", "true").child(drawn),
            ))
        }
    };
    el("li").class(class).child(mark(did.seat.index(), "mark")).child(what)
}
