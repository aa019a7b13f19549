//! The plates of all seats.

use leptos::prelude::*;
use sobremesa::core::Seat;

use super::piece::{drawn, seen, stat};
use super::{Board, region};
use crate::app::boards::mat::model::{Model, PlateModel};
use crate::app::dom::{El, View, each, el, icon, mark, swap, when};
use crate::app::i18n::t;

/// A plate for every seat, one's own first.
pub fn rail(board: Board) -> El {
    let seats = move || board.read(|model| model.rail.iter().map(|plate| plate.seat).collect::<Vec<_>>());
    let item =
        move |seat: Seat| el("li").attr("data-fly", format!("seat-{}", seat.0)).child(plate(board, seat));
    region("table__rail", || t().table.players).child(
        el("ul").class("rail").attr("data-rove", "").child(each(seats, |seat| seat.0.to_string(), item)),
    )
}

fn find(model: &Model, seat: Seat) -> Option<&PlateModel> {
    model.rail.iter().find(|plate| plate.seat == seat)
}

fn plate(board: Board, seat: Seat) -> El {
    let read = move || board.read(|model| find(model, seat).cloned());
    let table = board.table;
    el("button")
        .class(move || read().map(|plate| classes(&plate)))
        .attr("data-seat", seat.0 + 1)
        .test(format!("seat-{}", seat.0 + 1))
        .attr("aria-label", move || read().map(|plate| plate.spoken))
        .attr("aria-pressed", move || read().map(|plate| plate.shown))
        .on_click(move |_| {
            table.visit(seat);
            // On a phone the mat lies behind a tab.
            board.tab.set(crate::app::boards::mat::model::Tab::Town);
        })
        .child(mark(seat.index(), "mark"))
        .child(swap(read, |plate| plate.map(|plate| face(&plate))))
        .child(when(
            move || table.thinking.get() == Some(seat),
            || el("span").class("seat__think").text(|| t().table.thinking),
        ))
}

fn classes(plate: &PlateModel) -> String {
    let states = [(plate.turn, " is-turn"), (plate.own, " is-me"), (plate.shown, " is-shown")];
    let on = states.into_iter().filter(|(on, _)| *on).map(|(_, class)| class);
    std::iter::once("seat").chain(on).collect()
}

fn face(plate: &PlateModel) -> View {
    let name = seen("span", "seat__name")
        .text(plate.name.clone())
        .child(plate.governor.then(|| drawn("governor", "seat__gov")))
        .child(plate.level.clone().map(|level| el("span").class("seat__kind").text(level)));
    let spaces =
        seen("span", "stat").child(icon("city")).text(plate.spaces).child(el("i").class("of").text("/12"));
    let counts = seen("span", "seat__counts").child((
        stat("stat", "coin", plate.coins.to_string()),
        stat("stat", "worker", people(plate)),
        spaces,
        stat("stat", "vp", plate.vp.map_or_else(|| "?".to_owned(), |vp| vp.to_string())),
    ));
    let good = |(id, count): &(String, u8)| stat("gd", id, count.to_string());
    let goods = seen("span", "seat__goods").child(plate.goods.iter().map(good).collect::<Vec<_>>());
    (name, counts, goods).into()
}

/// Workers in all, and how many of them wait: "7+2".
fn people(plate: &PlateModel) -> String {
    match plate.idle {
        0 => plate.workers.to_string(),
        idle => format!("{}+{idle}", plate.workers),
    }
}
