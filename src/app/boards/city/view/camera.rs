//! Looking at the map: a layer that is moved by transform alone, so that
//! panning paints nothing anew, and cells whose size follows two fingers, the
//! wheel with Ctrl, and buttons. A city that has grown is first shown as it was
//! and then glides to where it fits; whatever moves the map ends that.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::HtmlElement;

use crate::app::boards::city::lens::{self, Extent, Pair, Scale, Window};

/// Factor by which a press of a button, or a notch of the wheel, enlarges the map.
pub const STEP: f64 = 1.35;
/// Free rim around a place brought into sight, in pixels.
const RIM: f64 = 8.0;

/// A handle to how the map is looked at; copies share it.
#[derive(Clone, Copy)]
pub struct Camera {
    /// Scale of the map.
    pub scale: RwSignal<Scale>,
    /// Visible part of it.
    pub window: RwSignal<Window>,
    /// Middle of the map, seen from the middle of the view.
    at: StoredValue<Pair>,
    /// Factor by which it is enlarged while two fingers are on it.
    pinch: StoredValue<f64>,
    /// Cells that it covers.
    extent: StoredValue<Extent>,
    /// The side of its cells when it was last laid out, in pixels.
    side: StoredValue<f64>,
    /// Place and factor at which the browser was told to show it.
    shown: StoredValue<(Pair, f64)>,
    /// Element through which it is seen.
    pub view: NodeRef<Div>,
    /// The layer that is moved: as large as the part of the view that nothing
    /// lies upon.
    pub slide: NodeRef<Div>,
    /// The map on it.
    pub plane: NodeRef<Div>,
}

/// An element, while the map is on the page.
fn element(of: NodeRef<Div>) -> Option<HtmlElement> {
    of.try_get_untracked().flatten().map(HtmlElement::from)
}

impl Camera {
    /// A camera that sees everything.
    pub fn new() -> Camera {
        Camera {
            scale: RwSignal::new(Scale::Usual),
            window: RwSignal::new(Window::WHOLE),
            at: StoredValue::new((0.0, 0.0)),
            pinch: StoredValue::new(1.0),
            extent: StoredValue::new(Extent::default()),
            side: StoredValue::new(0.0),
            shown: StoredValue::new(((0.0, 0.0), 0.0)),
            view: NodeRef::new(),
            slide: NodeRef::new(),
            plane: NodeRef::new(),
        }
    }

    /// The sizes of the map and of the view.
    fn sizes(self) -> Option<(Pair, Pair)> {
        let size = |of: HtmlElement| (f64::from(of.offset_width()), f64::from(of.offset_height()));
        Some((size(element(self.plane)?), size(element(self.slide)?)))
    }

    /// A place on the screen, seen from the middle of what is looked through.
    pub fn seen_at(self, place: Pair) -> Pair {
        let (view, slide) = (element(self.view), element(self.slide));
        let (Some(view), Some(slide), Some((_, free))) = (view, slide, self.sizes()) else {
            return (0.0, 0.0);
        };
        let rect = view.get_bounding_client_rect();
        let corner = (f64::from(slide.offset_left()), f64::from(slide.offset_top()));
        (place.0 - rect.x() - corner.0 - free.0 / 2.0, place.1 - rect.y() - corner.1 - free.1 / 2.0)
    }

    /// Moves the map by so much.
    pub fn pan(self, by: Pair) {
        self.at.update_value(|at| *at = (at.0 + by.0, at.1 + by.1));
        self.settle(false);
    }

    /// Returns true if there is something to be moved.
    pub fn can_pan(self) -> bool {
        self.sizes().is_some_and(|(map, view)| lens::is_larger(map, view))
    }

    /// Brings the map to where it may be, and tells the browser.
    pub fn settle(self, glides: bool) {
        let Some((map, view)) = self.sizes() else { return };
        self.side.set_value(self.side_of(map));
        let pinch = self.pinch.get_value();
        let map = (map.0 * pinch, map.1 * pinch);
        let at = lens::held(self.at.get_value(), map, view);
        self.at.set_value(at);
        // What is on its way there already goes on.
        if self.shown.get_value() != (at, pinch) {
            self.place(at, pinch, glides);
        }
        let window = Window::of(at, map, view);
        if self.window.get_untracked() != window {
            self.window.set(window);
        }
    }

    /// Shows the map there, and so many times larger than it is drawn.
    fn place(self, at: Pair, scale: f64, glides: bool) {
        self.shown.set_value((at, scale));
        let Some(slide) = element(self.slide) else { return };
        let style = slide.style();
        // A map that is a little off is still a map.
        let how = if glides { "transform var(--travel) var(--ease)" } else { "none" };
        let _ = style.set_property("transition", how);
        let _ = style.set_property("transform", &format!("translate({}px,{}px)scale({scale})", at.0, at.1));
    }

    /// The same as soon as what has changed has been laid out.
    pub fn settle_soon(self, glides: bool) {
        request_animation_frame(move || self.settle(glides));
    }

    /// The map covers other cells as soon as that has been laid out: it glides
    /// from where everything was to where it fits.
    pub fn cover(self, extent: Extent) {
        let before = self.extent.get_value();
        self.extent.set_value(extent);
        let side = self.side.get_value();
        request_animation_frame(move || {
            let Some((map, _)) = self.sizes().filter(|_| side > 0.0 && self.pinch.get_value() == 1.0) else {
                return self.settle(false);
            };
            let at = lens::grown(self.at.get_value(), side, before, extent);
            let larger = side / self.side_of(map).max(1.0);
            self.place(at, larger, false);
            self.at.set_value((at.0 / larger, at.1 / larger));
            // It reads sizes, so that the browser has seen where the way begins.
            self.settle(true);
        });
    }

    /* Size. */

    /// The side of a cell of a map that is so large, in pixels.
    fn side_of(self, map: Pair) -> f64 {
        map.0 / f64::from(self.extent.get_value().cells.0.max(1))
    }

    /// The side of a cell now, and that with which the whole map is seen.
    fn cell(self) -> Option<(f64, f64)> {
        let (map, view) = self.sizes()?;
        Some((self.side_of(map), lens::fit(view, self.extent.get_value().cells)))
    }

    /// Makes the map `factor` times as large; what lies at `point`, seen from
    /// the middle of the view, stays there.
    pub fn zoom(self, factor: f64, point: Pair) {
        let Some((cell, fit)) = self.cell() else { return };
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
    pub fn pinch(self, factor: f64, point: Pair, by: Pair) {
        let Some((cell, fit)) = self.cell() else { return };
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
    pub fn let_go(self) {
        let pinch = self.pinch.get_value();
        if let Some((cell, fit)) = self.cell().filter(|_| pinch != 1.0) {
            self.pinch.set_value(1.0);
            self.show(lens::scaled(cell * pinch, fit));
        }
    }

    /* Bringing into sight. */

    /// Brings places on the map, by column and row, into sight: all of them if
    /// there is room.
    pub fn reveal(self, wanted: &[(u8, u8)]) {
        let Some((map, free)) = self.sizes() else { return };
        let (side, at) = (self.side_of(map), self.at.get_value());
        let corner = (at.0 + (free.0 - map.0) / 2.0, at.1 + (free.1 - map.1) / 2.0);
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for place in wanted {
            let (x, y) = (corner.0 + f64::from(place.0) * side, corner.1 + f64::from(place.1) * side);
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x + side), high.1.max(y + side));
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
