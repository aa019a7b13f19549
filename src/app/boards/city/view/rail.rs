//! The plates of all seats.

use leptos::prelude::*;
use sobremesa::core::Seat;

use super::piece::{drawn, seen, stat};
use super::{Board, region};
use crate::app::boards::city::model::{Model, PlateModel};
use crate::app::dom::{El, View, each, el, icon, mark, swap, when};
use crate::app::i18n::t;

/// A plate for every seat, one's own first.
pub fn rail(board: Board) -> El {
    let seats = move || board.read(|model| model.rail.iter().map(|plate| plate.seat).collect::<Vec<_>>());
    let item =
        move |seat: Seat| el("li").attr("data-fly", format!("seat-{}", seat.0)).child(plate(board, seat));
    region("table__rail", || t().table.players.to_owned()).child(
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
        .on_click(move |_| table.visit(seat))
        .child(swap(
            move || read().map(|plate| plate.hal),
            move |hal| match hal {
                Some(true) => drawn("hal", "mark"),
                _ => mark(seat.index(), "mark"),
            },
        ))
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
        .child(plate.first.then(|| drawn("i-first", "seat__gov")))
        .child(plate.level.clone().map(|level| el("span").class("seat__kind").text(level)));
    let hidden = (!plate.hal).then(|| {
        let hand = seen("span", "stat").child(icon("hand")).text(plate.cards);
        (stat("stat", "i-redraw", plate.redraws.to_string()), hand)
    });
    // One's own stand behind the screen.
    let open = plate.counts.filter(|_| !plate.own).map(|(resources, tiles, points)| {
        (
            stat("stat", "i-resource", resources.to_string()),
            stat("stat", "i-tile", tiles.to_string()),
            stat("stat", "i-point", points.to_string()),
        )
    });
    let counts = seen("span", "seat__counts").child(hidden).child(open);
    let state = plate.state.map(|(word, ready)| {
        seen("span", if ready { "seat__state is-ready" } else { "seat__state" })
            .child(ready.then(|| drawn("sealed", "")))
            .child(el("span").text(word))
    });
    (name, counts, state).into()
}
