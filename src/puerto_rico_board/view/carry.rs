//! Workers carried with the mouse or a finger: from the hand to a circle, from
//! one circle to another, and back into the hand. Taps and keys do the same in
//! two steps; the rules behind both are those of [`Target::Carry`].

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement, PointerEvent};

use super::board::Board;
use crate::model::Target;
use ui::drawings::detached;

/// Pixels that a pointer moves before it carries anybody: less is a tap.
const SLACK: i32 = 8;
/// Attribute of a circle's spot; with an empty value, of the hand.
const SPOT: &str = "data-spot";
/// Attribute of the place over which a worker is held.
const OVER: &str = "data-over";

/// A worker under a pointer that is down.
struct Grip {
    pointer: i32,
    /// Point where it went down.
    at: (i32, i32),
    /// The spot that the worker comes from; `None` is the hand.
    from: Option<u8>,
    /// The worker as it travels, once it is carried.
    carried: Option<Element>,
    /// The place that it is held over.
    over: Option<Element>,
}

/// The workers of a mat, which can be carried about while they are placed; copies share it.
#[derive(Clone, Copy)]
pub struct Carrying {
    board: Board,
    hold: StoredValue<Option<Grip>, LocalStorage>,
}

impl Carrying {
    /// Nothing is carried yet.
    pub fn new(board: Board) -> Carrying {
        let carrying = Carrying { board, hold: StoredValue::new_local(None) };
        on_cleanup(move || carrying.release());
        carrying
    }

    /// A pointer goes down, perhaps on a worker.
    pub fn grasp(self, event: &PointerEvent) {
        self.release();
        self.hold.set_value(Grip::on(self.board, event));
    }

    /// The pointer moves.
    pub fn follow(self, event: &PointerEvent) {
        if self.board.table.sheet.get_untracked().is_some() {
            // Held still for so long that its sheet came up instead.
            return self.release();
        }
        self.hold.update_value(|hold| {
            if let Some(grip) = hold.as_mut().filter(|grip| grip.pointer == event.pointer_id()) {
                grip.follow(event);
            }
        });
    }

    /// The pointer goes up and puts the worker down: on a circle, into the hand anywhere else on the mat, and back
    /// where it was beyond.
    pub fn let_go(self, event: &PointerEvent) {
        let from = self.hold.with_value(|hold| {
            let grip = hold.as_ref().filter(|grip| grip.carried.is_some())?;
            Some(grip.from)
        });
        let end = from.zip(below(event).filter(|element| on_mat(event, element)));
        self.release();
        if let Some((from, element)) = end {
            let to = place(element).as_ref().and_then(spot);
            self.board.table.tap(Target::Carry(from, to));
        }
    }

    /// Puts everything back as it was.
    pub fn release(self) {
        if let Some(Some(grip)) = self.hold.try_update_value(Option::take) {
            grip.hover(None);
            if let Some(worker) = grip.carried {
                worker.remove();
            }
        }
    }

    /// The pointer is no longer caught. A finger is caught first by what it touches, and that loses it to the mat.
    pub fn lost(self, event: &PointerEvent) {
        if event.target() == event.current_target() {
            self.release();
        }
    }
}

/// The place that an element is part of.
fn place(element: Element) -> Option<Element> {
    element.closest(&format!("[{SPOT}]")).ok()?
}

/// The spot of a place; `None` for the hand.
fn spot(place: &Element) -> Option<u8> {
    place.get_attribute(SPOT)?.parse().ok()
}

/// Element under the pointer.
fn below(event: &PointerEvent) -> Option<Element> {
    document().element_from_point(event.client_x() as f32, event.client_y() as f32)
}

fn on_mat(event: &PointerEvent, element: &Element) -> bool {
    let mat = event.current_target().and_then(|mat: EventTarget| mat.dyn_into::<Element>().ok());
    mat.is_some_and(|mat| mat.contains(Some(element)))
}

impl Grip {
    /// The worker that a pointer takes hold of, if there is one that may move.
    fn on(board: Board, event: &PointerEvent) -> Option<Grip> {
        if !event.is_primary() || event.button() != 0 {
            return None;
        }
        let from = spot(&place(event.target()?.dyn_into().ok()?)?);
        let may_move = board.model.with_untracked(|model| match from {
            Some(spot) => model.mat.crew[usize::from(spot)] > 0,
            None => model.mat.placing && model.mat.idle.count > 0,
        });
        let at = (event.client_x(), event.client_y());
        may_move.then(|| Grip { pointer: event.pointer_id(), at, from, carried: None, over: None })
    }

    /// Moves the worker with the pointer; the first time it is lifted.
    fn follow(&mut self, event: &PointerEvent) {
        let (x, y) = (event.client_x(), event.client_y());
        if self.carried.is_none() {
            if (x - self.at.0).abs().max((y - self.at.1).abs()) < SLACK {
                return;
            }
            self.lift(event);
        }
        let Some(worker) = &self.carried else { return };
        // Without its place the worker would only be seen in a corner.
        let style = worker.unchecked_ref::<HtmlElement>().style();
        let _ = style.set_property("transform", &format!("translate({x}px, {y}px)"));
        let over = below(event).and_then(place);
        self.hover(over.as_ref());
        self.over = over;
    }

    fn lift(&mut self, event: &PointerEvent) {
        let mat = event.current_target().and_then(|mat| mat.dyn_into::<Element>().ok());
        let (Some(mat), Some(body)) = (mat, document().body()) else { return };
        // A pointer that has gone in the meantime carries nothing.
        if mat.set_pointer_capture(self.pointer).is_err() {
            return;
        }
        let worker = detached(super::board::GAME, "worker", "carried");
        if body.append_child(&worker).is_ok() {
            self.carried = Some(worker);
        }
    }

    /// Marks the place that the worker is held over, and no other one.
    fn hover(&self, over: Option<&Element>) {
        if self.over.as_ref() == over {
            return;
        }
        // Marks are ornament: the pointer itself shows where it is.
        if let Some(old) = &self.over {
            let _ = old.remove_attribute(OVER);
        }
        if let Some(new) = over {
            let _ = new.set_attribute(OVER, "");
        }
    }
}
