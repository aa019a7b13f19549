//! The city: blocks and markers on a plane that fits itself into the view, can
//! be enlarged, and is moved by the camera.

use leptos::prelude::*;
use sobremesa::core::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::piece::{chosen, drawn, seen};
use super::tools::tools;
use super::{Board, Model, hands, keys, mini};
use crate::app::boards::city::build::key;
use crate::app::boards::city::lens::{Extent, FINGER, Scale};
use crate::app::boards::city::model::{CellKind, CellModel, Choice, DistrictModel, Light, Target};
use crate::app::dom::{El, View, each, el, mark, react, swap, when};
use crate::app::i18n::t;
use crate::app::table::touch::Touch;

/// The city with its tools.
pub fn map(board: Board) -> El {
    let plane = plane(board);
    let slide = el("div").class("map__slide").child(plane.clone());
    let view = el("div").class("map__view").child(slide.clone());
    let [frame, layer, sheet] = [&view, &slide, &plane].map(|part| part.element().clone().unchecked_into());
    board.camera.look_through(frame, layer, sheet);
    keys::listen(board);
    follow(board);
    let to_focus = move |event: Event| {
        if let Some(cell) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            board.camera.reveal(keys::place_of(&cell).as_slice());
        }
    };
    el("main")
        .class("table__map map")
        .attr("id", "main")
        .attr("tabindex", "-1")
        .attr("data-fly", "map")
        .attr("aria-label", || t().ginkgopolis().board.city)
        .child(hands::handle(board, view.on("focusin", to_focus)))
        .child(when(move || board.districts.get(), move || standings(board)))
        .child(when(move || !board.camera.window.get().is_whole(), move || mini::mini(board)))
        .child(tools(board))
}

/// Keeps the map where it may be when it or the window changes, and brings
/// into sight what is chosen, and where a marker may go.
fn follow(board: Board) {
    let listener = window_event_listener(leptos::ev::resize, move |_| board.camera.settle_soon(false));
    on_cleanup(move || listener.remove());
    let (mut asked, mut covered) = (Vec::new(), Extent::default());
    react(move || {
        // Their list takes its place from the map.
        board.districts.track();
        let is_wanted = |cell: &&CellModel| cell.choice == Choice::Chosen || cell.kind == CellKind::Free;
        let (extent, (wanted, places)): (_, (Vec<_>, Vec<_>)) = board.read(|model| {
            let wanted = model.map.cells.iter().filter(is_wanted);
            (model.map.extent(), wanted.map(|cell| (cell.target, cell.place)).unzip())
        });
        if std::mem::replace(&mut covered, extent) != extent {
            board.camera.cover(extent);
        } else {
            board.camera.settle_soon(false);
        }
        if std::mem::replace(&mut asked, wanted.clone()) != wanted && !places.is_empty() {
            request_animation_frame(move || board.camera.reveal(&places));
        }
    });
}

fn plane(board: Board) -> El {
    // A property, not an attribute: the page's policy forbids styles in attributes.
    let style = move || {
        let (cols, rows) = board.read(|model| (model.map.cols, model.map.rows));
        let cell = match board.camera.scale.get() {
            Scale::Usual => format!("max({FINGER}px,var(--fit))"),
            Scale::Whole => "var(--fit)".to_owned(),
            Scale::Cells(side) => format!("{side:.2}px"),
        };
        format!("--cols:{cols};--rows:{rows};--u:{cell}").into()
    };
    let cells =
        move || board.read(|model| model.map.cells.iter().map(|cell| cell.target).collect::<Vec<_>>());
    el("div")
        .class(move || if board.districts.get() { "map__plane is-districts" } else { "map__plane" })
        .prop("style", style)
        .attr("data-rove", "")
        .test("city")
        .on_key(move |event| keys::walk(board, &event))
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
        .class(move || read().map(|cell| class(&cell)))
        .prop("style", style)
        .attr("data-place", move || read().map(|cell| format!("{},{}", cell.place.0, cell.place.1)))
        .attr(
            "data-color",
            block(|cell| match &cell.kind {
                CellKind::Block { tile, .. } => Some(key(tile.colour()).to_owned()),
                CellKind::Marker(_) | CellKind::Free | CellKind::Ghost(_) => None,
            }),
        )
        .attr(
            "data-h",
            block(|cell| match &cell.kind {
                CellKind::Block { height, .. } => Some((*height).min(6).to_string()),
                CellKind::Marker(_) | CellKind::Free | CellKind::Ghost(_) => None,
            }),
        )
        .attr(
            "data-edges",
            block(|cell| match &cell.kind {
                CellKind::Block { edges, .. } => Some(edges.clone()),
                CellKind::Marker(_) | CellKind::Free | CellKind::Ghost(_) => None,
            }),
        )
        .test(name(&target))
        .attr("data-fly", name(&target))
        .attr("aria-label", move || read().map(|cell| cell.spoken))
        .child(swap(move || read().map(|cell| cell.kind), |kind| kind.map(|kind| face(&kind))))
}

fn class(cell: &CellModel) -> String {
    let kind = match cell.kind {
        CellKind::Block { .. } => "block",
        CellKind::Marker(_) => "rim",
        CellKind::Free => "rim rim--free",
        CellKind::Ghost(_) => "rim rim--ghost",
    };
    let light = match cell.light {
        Light::None => "",
        Light::Now => " is-now",
        Light::Moves => " is-moving",
    };
    let mut class = chosen(kind, cell.choice);
    class.push_str(light);
    class
}

fn face(kind: &CellKind) -> View {
    match kind {
        CellKind::Block { tile, height, owner, pawn, district, .. } => (
            district.map(|number| seen("b", "block__district").text(number)),
            drawn(&format!("tile-{}", key(tile.colour())), "block__tile"),
            seen("b", "block__no").text(tile.number()),
            seen("span", "block__own")
                .child(owner.map(|owner| mark(owner.index(), "mark")))
                .child(el("i").text(*height)),
            pawn.then(|| drawn("i-pawn", "block__site")),
        )
            .into(),
        CellKind::Marker(letter) | CellKind::Ghost(letter) => {
            seen("b", "").child(el("span").text(letter.to_string())).into()
        }
        CellKind::Free => View::None,
    }
}

/// The districts and who leads in them.
fn standings(board: Board) -> El {
    let all = move || board.read(|model| model.districts.clone());
    el("ul").class("map__districts").test("districts").child(swap(all, |all| {
        let line = |(index, district): (usize, DistrictModel)| {
            let standing = |(seat, resources, points): (Seat, u8, u8)| {
                let mut figures = resources.to_string();
                figures.push('→');
                figures.push_str(&points.to_string());
                seen("span", "stat").child(mark(seat.index(), "mark")).text(figures)
            };
            el("li")
                .attr("data-color", key(district.colour))
                .attr("title", district.text.clone())
                .child(el("span").class("vh").text(district.text))
                .child(seen("b", "block__district").text(index + 1))
                .child(district.rows.into_iter().map(standing).collect::<Vec<_>>())
        };
        all.into_iter().enumerate().map(line).collect::<Vec<_>>()
    }))
}
