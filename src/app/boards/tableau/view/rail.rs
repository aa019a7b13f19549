//! The plates of all seats.

use leptos::prelude::*;
use sobremesa::core::Seat;
use sobremesa::games::san_juan::SanJuan;

use super::super::model::PlateModel;
use super::{GAME, classes};
use crate::app::dom::{El, View, art, each, el, icon, mark, swap, when};
use crate::app::i18n::t;
use crate::app::table::Table;

/// A plate for every seat, one's own first.
pub fn rail(table: Table<SanJuan>) -> El {
    let model = table.model();
    let seats = move || model.with(|model| model.rail.iter().map(|plate| plate.seat).collect());
    let one =
        move |seat: Seat| el("li").attr("data-fly", format!("seat-{}", seat.0)).child(plate(table, seat));
    el("ul").class("rail").attr("data-rove", "").child(each(seats, |seat| seat.0.to_string(), one))
}

/// A seat's plate at a table.
#[derive(Clone, Copy)]
struct At {
    table: Table<SanJuan>,
    seat: Seat,
}

impl At {
    /// Reads it; tracked.
    fn read<R>(self, read: impl FnOnce(&PlateModel) -> R) -> Option<R> {
        self.table.model().with(|model| model.rail.iter().find(|plate| plate.seat == self.seat).map(read))
    }
}

fn plate(table: Table<SanJuan>, seat: Seat) -> El {
    let at = At { table, seat };
    let thinks = move || table.thinking.get() == Some(seat);
    el("button")
        .class(move || at.read(states))
        .attr("data-seat", seat.0 + 1)
        .test(format!("seat-{}", seat.0 + 1))
        .attr("aria-label", move || at.read(|plate| plate.spoken.clone()))
        .attr("aria-pressed", move || at.read(|plate| plate.shown))
        .on_click(move |_| table.visit(seat))
        .child(mark(seat.index(), "mark"))
        .child(name(at))
        .child(counts(at))
        .child(pieces("seat__goods", move || {
            at.read(|plate| plate.goods.iter().map(|&good| good.to_owned()).collect())
        }))
        .child(pieces("seat__row", move || at.read(|plate| plate.fronts.clone())))
        .child(when(thinks, || el("span").class("seat__think").text(|| t().table.thinking)))
}

fn states(plate: &PlateModel) -> String {
    classes("seat", &[(plate.turn, "is-turn"), (plate.own, "is-me"), (plate.shown, "is-shown")])
}

fn name(at: At) -> El {
    let governor = move || at.read(|plate| plate.governor) == Some(true);
    let level = move || at.read(|plate| plate.level.clone()).flatten();
    el("span")
        .class("seat__name")
        .attr("aria-hidden", "true")
        .text(move || at.read(|plate| plate.name.clone()))
        .child(when(governor, || art(GAME, "governor", "seat__gov")))
        .child(swap(level, |level| level.map(|level| el("span").class("seat__kind").text(level))))
}

fn counts(at: At) -> El {
    let stat = |drawing| el("span").class("stat").child(icon(drawing));
    let laid_by = move || at.read(|plate| plate.laid_by).filter(|&count| count > 0);
    el("span")
        .class("seat__counts")
        .attr("aria-hidden", "true")
        .child(stat("hand").text(move || at.read(|plate| plate.hand)))
        .child(swap(laid_by, |count| {
            count.map(|count| el("span").class("stat").child(art(GAME, "vp", "")).text(count))
        }))
        .child(stat("city").text(move || at.read(|plate| plate.buildings)).text("/12"))
}

/// A row of small drawings.
fn pieces(class: &'static str, ids: impl Fn() -> Option<Vec<String>> + 'static) -> El {
    let drawings = |ids: Option<Vec<String>>| {
        ids.unwrap_or_default().iter().map(|id| art(GAME, id, "")).collect::<View>()
    };
    el("span").class(class).attr("aria-hidden", "true").child(swap(ids, drawings))
}
