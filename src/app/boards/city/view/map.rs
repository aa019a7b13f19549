//! The city: blocks and markers on a plane that fits itself into the view,
//! can be enlarged and then pans as the browser scrolls.

use leptos::ev::KeyboardEvent;
use leptos::prelude::{Get, GetUntracked, Set, Update, on_cleanup, window_event_listener};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::piece::{chosen, drawn, seen};
use super::{Board, Model, mini, zoom};
use crate::app::boards::city::build::key;
use crate::app::boards::city::grid::{Way, next};
use crate::app::boards::city::model::{CellKind, CellModel, Target};
use crate::app::dom::{El, View, each, el, mark, swap, when};
use crate::app::i18n::t;
use crate::app::prefs::Prefs;
use crate::app::table::touch::Touch;

/// The city with its tools.
pub fn map(board: Board) -> El {
    let view = zoom::zoomable(board, el("div").class("map__view").attr("tabindex", "-1").child(plane(board)));
    let frame = view.element().clone();
    shortcut(board);
    el("main")
        .class("table__map map")
        .attr("id", "main")
        .attr("data-fly", "map")
        .attr("aria-label", || t().ginkgopolis().board.city)
        .child(view)
        .child(when(move || board.districts.get(), move || standings(board)))
        .child(when(move || board.zoom.get() > 1.0, move || mini::mini(board, frame.clone())))
        .child(tools(board))
}

/// `M` outlines the districts.
fn shortcut(board: Board) {
    let prefs = Prefs::get();
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let plain = !event.alt_key() && !event.ctrl_key() && !event.meta_key();
        let typing = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let typing =
            typing.is_some_and(|at| matches!(at.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
        let allowed = prefs.kept.get_untracked().shortcuts;
        if plain && !typing && allowed && event.key().eq_ignore_ascii_case("m") {
            board.districts.update(|on| *on = !*on);
        }
    });
    on_cleanup(move || listener.remove());
}

fn plane(board: Board) -> El {
    // A property, not an attribute: the page's policy forbids styles in attributes.
    let style = move || {
        let (cols, rows) = board.read(|model| (model.map.cols, model.map.rows));
        format!("--cols:{cols};--rows:{rows};--zoom:{:.3}", board.zoom.get()).into()
    };
    let cells =
        move || board.read(|model| model.map.cells.iter().map(|cell| cell.target).collect::<Vec<_>>());
    el("div")
        .class(move || if board.districts.get() { "map__plane is-districts" } else { "map__plane" })
        .prop("style", style)
        .attr("data-rove", "")
        .test("city")
        .on_key(move |event| walk(board, &event))
        .child(each(cells, name, move |target| cell(board, target)))
}

/// The name of a place for tests, and the key of its element.
fn name(target: &Target) -> String {
    match target {
        Target::Building(tile) => format!("block-{tile}"),
        Target::Marker(letter) => format!("marker-{letter}"),
        Target::Free(cell) => format!("free-{}-{}", cell.x, cell.y),
        _ => String::new(),
    }
}

fn find(model: &Model, target: Target) -> Option<&CellModel> {
    model.map.cells.iter().find(|cell| cell.target == target)
}

fn cell(board: Board, target: Target) -> El {
    let read = move || board.read(|model| find(model, target).cloned());
    let style = move || read().map(|cell| format!("--x:{};--y:{}", cell.place.0, cell.place.1)).into();
    let block = move |of: fn(&CellModel) -> Option<String>| move || read().and_then(|cell| of(&cell));
    Touch::new(move || Some(target), board.table)
        .on(el("button"))
        .class(move || read().map(|cell| chosen(class(&cell), cell.choice)))
        .prop("style", style)
        .attr("data-place", move || read().map(|cell| format!("{},{}", cell.place.0, cell.place.1)))
        .attr(
            "data-color",
            block(|cell| match &cell.kind {
                CellKind::Block { tile, .. } => Some(key(tile.colour()).to_owned()),
                CellKind::Marker(_) | CellKind::Free => None,
            }),
        )
        .attr(
            "data-h",
            block(|cell| match &cell.kind {
                CellKind::Block { height, .. } => Some((*height).min(6).to_string()),
                CellKind::Marker(_) | CellKind::Free => None,
            }),
        )
        .attr(
            "data-edges",
            block(|cell| match &cell.kind {
                CellKind::Block { edges, .. } => Some(edges.clone()),
                CellKind::Marker(_) | CellKind::Free => None,
            }),
        )
        .test(name(&target))
        .attr("data-fly", name(&target))
        .attr("aria-label", move || read().map(|cell| cell.spoken))
        .child(swap(move || read().map(|cell| cell.kind), |kind| kind.map(|kind| face(&kind))))
}

fn class(cell: &CellModel) -> &'static str {
    match cell.kind {
        CellKind::Block { .. } => "block",
        CellKind::Marker(_) => "rim",
        CellKind::Free => "rim rim--free",
    }
}

fn face(kind: &CellKind) -> View {
    match kind {
        CellKind::Block { tile, height, owner, pawn, .. } => (
            drawn(&format!("tile-{}", key(tile.colour())), "block__tile"),
            seen("b", "block__no").text(tile.number()),
            seen("span", "block__own")
                .child(owner.map(|owner| mark(owner.index(), "mark")))
                .child(el("i").text(*height)),
            pawn.then(|| drawn("i-pawn", "block__site")),
        )
            .into(),
        CellKind::Marker(letter) => seen("b", "").child(el("span").text(letter.to_string())).into(),
        CellKind::Free => View::None,
    }
}

/// Arrow keys lead from cell to cell, by geometry.
fn walk(board: Board, event: &KeyboardEvent) {
    let Some(way) = Way::of_key(&event.key()) else { return };
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    event.prevent_default();
    event.stop_propagation();
    let Some(here) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let Some(from) = here.get_attribute("data-place").and_then(|place| parse(&place)) else { return };
    let places = board.model.get_untracked().map.cells.iter().map(|cell| cell.place).collect::<Vec<_>>();
    let Some(&(x, y)) = next(&places, from, way).map(|index| &places[index]) else { return };
    let to = here
        .parent_element()
        .and_then(|plane| plane.query_selector(&format!("[data-place='{x},{y}']")).ok().flatten());
    if let Some(to) = to.and_then(|to| to.dyn_into::<HtmlElement>().ok()) {
        // Only the cell that has the focus is reached with Tab.
        let _ = here.set_attribute("tabindex", "-1");
        let _ = to.set_attribute("tabindex", "0");
        let _ = to.focus();
    }
}

fn parse(place: &str) -> Option<(u8, u8)> {
    let (x, y) = place.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

/// The districts and who leads in them.
fn standings(board: Board) -> El {
    let all = move || board.read(|model| model.districts.clone());
    el("ul").class("map__districts").test("districts").child(swap(all, |all| {
        let line = |district: crate::app::boards::city::model::DistrictModel| {
            el("li").attr("data-color", key(district.colour)).text(district.text)
        };
        all.into_iter().map(line).collect::<Vec<_>>()
    }))
}

fn tools(board: Board) -> El {
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
            move || board.zoom.get() > 1.0,
            move || {
                tool(
                    "map-fit",
                    glyph("⤢"),
                    || t().ginkgopolis().board.fit,
                    Box::new(move || board.zoom.set(1.0)),
                )
            },
        ))
        .child(tool(
            "map-smaller",
            glyph("−"),
            || t().ginkgopolis().board.smaller,
            Box::new(move || zoom::by(board, 1.0 / zoom::STEP)),
        ))
        .child(tool(
            "map-larger",
            glyph("+"),
            || t().ginkgopolis().board.larger,
            Box::new(move || zoom::by(board, zoom::STEP)),
        ))
}
