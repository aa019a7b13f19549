//! The small map beside one that is not seen as a whole: the whole city, and
//! which part of it is in the view. A press on it brings that part there.

use leptos::prelude::*;
use web_sys::{Element, PointerEvent};

use super::Board;
use crate::app::boards::city::build::key;
use crate::app::boards::city::lens::Window;
use crate::app::boards::city::model::{CellKind, CellModel, MapModel};
use crate::app::dom::{El, el, svg, swap};

/// The small map.
pub fn mini(board: Board) -> El {
    let size = move || board.read(|model| (model.map.cols, model.map.rows));
    let view = move || {
        let (cols, rows) = size();
        format!("0 0 {cols} {rows}")
    };
    let style = move || {
        let (cols, rows) = size();
        format!("--cols:{cols};--rows:{rows}").into()
    };
    // One element and one property: it changes with every frame of a movement.
    let frame = el("i").class("mini__frame").prop("style", move || {
        let Window { from, size } = board.camera.window.get();
        let [x, y, w, h] = [from.0, from.1, size.0, size.1].map(|share| share * 100.0);
        format!("left:{x:.1}%;top:{y:.1}%;width:{w:.1}%;height:{h:.1}%").into()
    });
    let map = move || board.read(|model| model.map.clone());
    let city = svg("svg").attr("viewBox", view).child(swap(map, |map| blocks(&map)));
    let small = el("div").class("map__mini").prop("style", style).attr("aria-hidden", "true").test("mini");
    let small = small.child((city, frame));
    let element = small.element().clone();
    let press = move |event: PointerEvent| {
        if event.buttons() & 1 == 1 {
            board.camera.centre(share(&element, &event));
        }
    };
    small.on_pointer("pointerdown", press.clone()).on_pointer("pointermove", press)
}

/// Where a pointer is, as shares of an element.
fn share(element: &Element, event: &PointerEvent) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    let part = |at: i32, low: f64, size: f64| ((f64::from(at) - low) / size.max(1.0)).clamp(0.0, 1.0);
    (part(event.client_x(), rect.x(), rect.width()), part(event.client_y(), rect.y(), rect.height()))
}

fn blocks(map: &MapModel) -> Vec<El> {
    let block = |cell: &CellModel| {
        let CellKind::Block { tile, .. } = &cell.kind else { return None };
        let rect = svg("rect").attr("data-color", key(tile.colour()));
        let rect = rect.attr("x", cell.place.0).attr("y", cell.place.1);
        Some(rect.attr("width", "0.92").attr("height", "0.92"))
    };
    map.cells.iter().filter_map(block).collect()
}
