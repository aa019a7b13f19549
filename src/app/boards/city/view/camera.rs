//! Looking at the map: a layer that is moved by transform alone, so that
//! panning paints nothing anew, and cells whose size follows two fingers, the
//! wheel with Ctrl, and buttons.

use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

use crate::app::boards::city::lens::{self, Pair, Scale, Window};

/// How many times as large a press of a button, or a notch of the wheel,
/// makes the map.
pub const STEP: f64 = 1.35;
/// What stays free around something brought into sight, in pixels.
const RIM: f64 = 8.0;

/// The elements of the map.
#[derive(Clone)]
struct Parts {
    /// What is looked through.
    view: HtmlElement,
    /// The layer that is moved: as large as the part of the view that nothing
    /// lies upon.
    slide: HtmlElement,
    /// The map on it.
    plane: HtmlElement,
}

/// A handle to how the map is looked at; copies share it.
#[derive(Clone, Copy)]
pub struct Camera {
    /// How large the map is drawn.
    pub scale: RwSignal<Scale>,
    /// What is seen of it.
    pub window: RwSignal<Window>,
    /// Where its middle is, seen from the middle of the view.
    at: StoredValue<Pair>,
    /// How many times larger it is shown while two fingers are on it.
    pinch: StoredValue<f64>,
    parts: StoredValue<Option<Parts>, LocalStorage>,
}

impl Camera {
    /// A camera that sees everything.
    pub fn new() -> Camera {
        Camera {
            scale: RwSignal::new(Scale::Usual),
            window: RwSignal::new(Window::WHOLE),
            at: StoredValue::new((0.0, 0.0)),
            pinch: StoredValue::new(1.0),
            parts: StoredValue::new_local(None),
        }
    }

    /// Looks at this map from now on.
    pub fn look_through(self, view: HtmlElement, slide: HtmlElement, plane: HtmlElement) {
        self.parts.set_value(Some(Parts { view, slide, plane }));
    }

    /// The sizes of the map and of the view.
    fn sizes(self) -> Option<(Pair, Pair)> {
        let size = |of: &HtmlElement| (f64::from(of.offset_width()), f64::from(of.offset_height()));
        self.parts.try_get_value().flatten().map(|parts| (size(&parts.plane), size(&parts.slide)))
    }

    /// A place on the screen, seen from the middle of what is looked through.
    pub fn seen_at(self, place: Pair) -> Pair {
        let parts = self.parts.try_get_value().flatten();
        let (Some(parts), Some((_, free))) = (parts, self.sizes()) else { return (0.0, 0.0) };
        let rect = parts.view.get_bounding_client_rect();
        (place.0 - rect.x() - free.0 / 2.0, place.1 - rect.y() - free.1 / 2.0)
    }

    /// Moves the map by so much.
    pub fn pan(self, by: Pair) {
        self.at.update_value(|at| *at = (at.0 + by.0, at.1 + by.1));
        self.settle(false);
    }

    /// Whether there is something to be moved.
    pub fn can_pan(self) -> bool {
        self.sizes().is_some_and(|(map, view)| lens::is_larger(map, view))
    }

    /// Brings the map to where it may be, and tells the browser.
    pub fn settle(self, glides: bool) {
        let Some((map, view)) = self.sizes() else { return };
        let pinch = self.pinch.get_value();
        let map = (map.0 * pinch, map.1 * pinch);
        let at = lens::held(self.at.get_value(), map, view);
        self.at.set_value(at);
        let Some(parts) = self.parts.get_value() else { return };
        let style = parts.slide.style();
        // A map that is a little off is still a map.
        let _ = style.set_property("transition", if glides { "transform var(--travel)" } else { "none" });
        let _ = style.set_property("transform", &format!("translate({}px,{}px)scale({pinch})", at.0, at.1));
        let window = Window::of(at, map, view);
        if self.window.get_untracked() != window {
            self.window.set(window);
        }
    }

    /// The same as soon as what has changed has been laid out.
    pub fn settle_soon(self, glides: bool) {
        request_animation_frame(move || self.settle(glides));
    }

    /* Size. */

    /// The side of a cell now, and that with which the whole map is seen.
    fn cell(self, cells: (u8, u8)) -> Option<(f64, f64)> {
        let (map, view) = self.sizes()?;
        Some((map.0 / f64::from(cells.0.max(1)), lens::fit(view, cells)))
    }

    /// Makes the map of `cells` columns and rows `factor` times as large;
    /// what lies at `point`, seen from the middle of the view, stays there.
    pub fn zoom(self, cells: (u8, u8), factor: f64, point: Pair) {
        let Some((cell, fit)) = self.cell(cells) else { return };
        let scale = lens::scaled(cell * factor, fit);
        let factor = if let Scale::Cells(new) = scale { new / cell } else { fit / cell };
        self.at.update_value(|at| *at = lens::about(*at, point, factor));
        self.show(scale);
    }

    /// Draws the map at another scale.
    pub fn show(self, scale: Scale) {
        self.scale.set(scale);
        self.settle_soon(false);
    }

    /// Two fingers: `factor` times as large as a moment ago, about `point`,
    /// which has moved by `by`. Only shown larger until they are lifted.
    pub fn pinch(self, cells: (u8, u8), factor: f64, point: Pair, by: Pair) {
        let Some((cell, fit)) = self.cell(cells) else { return };
        let before = self.pinch.get_value();
        let after = match lens::scaled(cell * before * factor, fit) {
            Scale::Cells(new) => new / cell,
            Scale::Usual | Scale::Whole => fit / cell,
        };
        self.pinch.set_value(after);
        self.at.update_value(|at| {
            *at = lens::about(*at, point, after / before);
            *at = (at.0 + by.0, at.1 + by.1);
        });
        self.settle(false);
    }

    /// The fingers are lifted: the map is drawn as large as it was shown.
    pub fn let_go(self, cells: (u8, u8)) {
        let pinch = self.pinch.get_value();
        if let Some((cell, fit)) = self.cell(cells).filter(|_| pinch != 1.0) {
            self.pinch.set_value(1.0);
            self.show(lens::scaled(cell * pinch, fit));
        }
    }

    /* Bringing into sight. */

    /// Brings elements of the map into sight, all of them if there is room.
    pub fn reveal(self, wanted: &[Element]) {
        let Some(parts) = self.parts.try_get_value().flatten() else { return };
        let view = parts.view.get_bounding_client_rect();
        let Some((_, free)) = self.sizes() else { return };
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for rect in wanted.iter().map(Element::get_bounding_client_rect) {
            let (x, y) = (rect.x() - view.x(), rect.y() - view.y());
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x + rect.width()), high.1.max(y + rect.height()));
        }
        let by = (lens::nudge(low.0, high.0, free.0, RIM), lens::nudge(low.1, high.1, free.1, RIM));
        if !wanted.is_empty() && by != (0.0, 0.0) {
            self.at.update_value(|at| *at = (at.0 + by.0, at.1 + by.1));
            self.settle(true);
        }
    }

    /// Brings the place at these shares of the map into the middle.
    pub fn centre(self, share: Pair) {
        let Some((map, _)) = self.sizes() else { return };
        self.at.set_value(((0.5 - share.0) * map.0, (0.5 - share.1) * map.1));
        self.settle(false);
    }
}
