//! The small map beside one that is not seen as a whole: the whole city, and
//! which part of it is in the view. A press on it brings that part there.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{Element, PointerEvent};

use super::board::Board;
use crate::build::key;
use crate::lens::Window;
use crate::model::{CellKind, CellModel};
use table::board::follow::field;

/// The small map.
#[component]
pub fn MiniMap(board: Board) -> impl IntoView {
    let map = field(board.model, |model| model.map.clone());
    // Buildings and markers, without the free rim around them.
    let frame = Memo::new(move |_| map.with(|map| (map.rim, map.extent().cells)));
    let style = move || {
        let (_, (columns, rows)) = frame.get();
        format!("--cols:{columns};--rows:{rows}")
    };
    let view_box = move || {
        let (rim, (columns, rows)) = frame.get();
        format!("{rim} {rim} {columns} {rows}")
    };
    let blocks = move || map.read().cells.iter().filter_map(block).collect::<Vec<_>>();
    let small = NodeRef::<Div>::new();
    let press = move |event: PointerEvent| {
        if let Some(small) = small.get_untracked().filter(|_| event.buttons() & 1 == 1) {
            board.camera.centre(share(&small, &event));
        }
    };
    view! {
        <div
            class="map__mini"
            prop:style=style
            aria-hidden="true"
            data-testid="mini"
            node_ref=small
            on:pointerdown=press
            on:pointermove=press
        >
            <svg viewBox=view_box>
                // By key: what stands there already is not drawn again.
                <For each=blocks key=|block| *block children=draw />
            </svg>
            <Frame board />
        </div>
    }
}

/// The part of the city that is in the view.
#[component]
fn Frame(board: Board) -> impl IntoView {
    // One element and one property, written only where it differs: it may change with every frame of a movement.
    let style = Memo::new(move |_| {
        let Window { from, size } = board.camera.window.get();
        let [x, y, w, h] = [from.0, from.1, size.0, size.1].map(|share| share * 100.0);
        format!("left:{x:.1}%;top:{y:.1}%;width:{w:.1}%;height:{h:.1}%")
    });
    view! { <i class="mini__frame" prop:style=move || style.get()></i> }
}

/// Place of a pointer, as shares of an element.
fn share(element: &Element, event: &PointerEvent) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    let part = |at: i32, low: f64, size: f64| ((f64::from(at) - low) / size.max(1.0)).clamp(0.0, 1.0);
    (part(event.client_x(), rect.x(), rect.width()), part(event.client_y(), rect.y(), rect.height()))
}

/// A building of the city: its colour and its place.
type Block = (&'static str, (u8, u8));

fn block(cell: &CellModel) -> Option<Block> {
    let CellKind::Block { tile, .. } = &cell.kind else { return None };
    Some((key(tile.colour()), cell.place))
}

/// Draws a building from above.
fn draw((colour, (x, y)): Block) -> impl IntoView {
    view! { <rect data-color=colour x=x y=y width="0.92" height="0.92" /> }
}
