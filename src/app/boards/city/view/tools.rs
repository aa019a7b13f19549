//! The buttons of the map: districts, the whole city, smaller, larger.

use super::Board;
use super::camera::STEP;
use super::piece::{drawn, seen};
use crate::app::boards::city::lens::Scale;
use crate::app::dom::{El, el, when};
use crate::app::i18n::t;
use leptos::prelude::*;

/// The buttons.
pub fn tools(board: Board) -> El {
    let tool = |name: &'static str, drawing: El, label: fn() -> &'static str, act: Box<dyn Fn()>| {
        el("button")
            .class("iconbtn")
            .test(name)
            .attr("aria-label", label)
            .attr("title", label)
            .on_click(move |_| act())
            .child(drawing)
    };
    let glyph = |glyph: &'static str| seen("span", "map__glyph").text(glyph);
    let districts = tool(
        "map-districts",
        drawn("i-supply", "icon"),
        || t().ginkgopolis().board.districts,
        Box::new(move || board.districts.update(|on| *on = !*on)),
    );
    el("div")
        .class("map__tools")
        .attr("data-rove", "")
        .child(districts.attr("aria-pressed", move || board.districts.get()))
        .child(when(
            move || board.camera.scale.get() != Scale::Whole && !board.camera.window.get().is_whole(),
            move || {
                tool(
                    "map-fit",
                    glyph("⤢"),
                    || t().ginkgopolis().board.fit,
                    Box::new(move || board.camera.show(Scale::Whole)),
                )
            },
        ))
        .child(tool(
            "map-smaller",
            glyph("−"),
            || t().ginkgopolis().board.smaller,
            Box::new(move || board.camera.zoom(1.0 / STEP, (0.0, 0.0))),
        ))
        .child(tool(
            "map-larger",
            glyph("+"),
            || t().ginkgopolis().board.larger,
            Box::new(move || board.camera.zoom(STEP, (0.0, 0.0))),
        ))
}
