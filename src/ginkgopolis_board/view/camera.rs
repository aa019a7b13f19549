//! Looking at the map. It lies behind the whole table; the layer with the city
//! is as large as what nothing else lies upon (`free`), and is moved by transform
//! alone, so that panning paints nothing anew. The size of its cells is chosen
//! once and only made smaller as the city grows; besides, it follows two
//! fingers, the wheel with Ctrl, and buttons. A city that has grown is first
//! shown as it was and then glides to where it fits; whatever moves the map
//! ends that.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use crate::lens::{self, Extent, Pair, Scale, Window};

/// Factor by which a press of a button, or a notch of the wheel, enlarges the map.
pub const STEP: f64 = 1.35;
/// Free rim around a place brought into sight, in pixels.
const RIM: f64 = lens::MARGIN;

#[wasm_bindgen]
extern "C" {
    /// Tells when an element gets another size. Bound here: the feature of the bindings would be
    /// one more to compile for three calls.
    type ResizeObserver;

    #[wasm_bindgen(constructor)]
    fn new(heard: &JsValue) -> ResizeObserver;

    #[wasm_bindgen(method)]
    fn observe(this: &ResizeObserver, element: &Element);

    #[wasm_bindgen(method)]
    fn disconnect(this: &ResizeObserver);
}

/// Left, top, width and height of the free part of the map, in pixels.
type FreePart = (f64, f64, f64, f64);

/// The window and the size of text, for which a scale was chosen.
type Device = (Pair, f64);

/// Places that are asked for, and the one with the focus.
type Wanted = (Vec<(i8, i8)>, Option<(i8, i8)>);

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
    /// The side of its cells, in pixels; 0 before it is first laid out.
    side: StoredValue<f64>,
    /// The side of its cells by itself, and for which device.
    usual: StoredValue<Option<(Device, f64)>>,
    /// Place of the layer in the view.
    part: StoredValue<FreePart>,
    /// Places to be kept in sight: those that are asked for, and the one with the focus.
    wanted: StoredValue<Wanted>,
    /// Place and factor at which the browser was told to show it.
    shown: StoredValue<(Pair, f64)>,
    /// Element through which it is seen.
    pub view: NodeRef<Div>,
    /// The layer that is moved.
    pub slide: NodeRef<Div>,
    /// The map on it.
    pub plane: NodeRef<Div>,
    /// Part of the view that nothing covers.
    pub free: NodeRef<Div>,
    /// Tools and overview, which keep beside that part.
    pub beside: NodeRef<Div>,
}

/// An element, while the map is on the page.
fn element(of: NodeRef<Div>) -> Option<HtmlElement> {
    of.try_get_untracked().flatten().map(HtmlElement::from)
}

/// The window, and the size of its text.
fn device() -> Device {
    let side = |of: Result<JsValue, JsValue>| of.ok().and_then(|side| side.as_f64()).unwrap_or_default();
    let size = || {
        let root = document().document_element()?;
        let style = window().get_computed_style(&root).ok()??;
        style.get_property_value("font-size").ok()?.trim_end_matches("px").parse().ok()
    };
    ((side(window().inner_width()), side(window().inner_height())), size().unwrap_or_default())
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
            usual: StoredValue::new(None),
            part: StoredValue::new((0.0, 0.0, 0.0, 0.0)),
            wanted: StoredValue::new((Vec::new(), None)),
            shown: StoredValue::new(((0.0, 0.0), 0.0)),
            view: NodeRef::new(),
            slide: NodeRef::new(),
            plane: NodeRef::new(),
            free: NodeRef::new(),
            beside: NodeRef::new(),
        }
    }

    /// Follows the free part of the map, whatever changes it: the window, larger text, a banner.
    pub fn follow_free(self) {
        let heard = Closure::<dyn Fn()>::new(move || self.settle(false));
        let watch = ResizeObserver::new(heard.as_ref());
        let kept = StoredValue::new_local((watch, heard));
        Effect::new(move || {
            let (free, view) = (self.free.get(), self.view.get());
            kept.with_value(|(watch, _)| {
                for part in [free, view].into_iter().flatten() {
                    watch.observe(&part);
                }
            });
        });
        on_cleanup(move || kept.with_value(|(watch, _)| watch.disconnect()));
    }

    /// The sizes of the map and of what it is seen in; nothing before it is laid out.
    fn sizes(self) -> Option<(Pair, Pair)> {
        let (side, (.., width, height)) = (self.side.get_value(), self.part.get_value());
        let (cols, rows) = self.extent.get_value().cells;
        let map = (side * f64::from(cols), side * f64::from(rows));
        (side > 0.0).then_some((map, (width, height)))
    }

    /// Lays the layer where nothing lies upon it, with cells of the side that the scale asks for.
    fn lay(self) -> Option<()> {
        let (view, slide, free) = (element(self.view)?, element(self.slide)?, element(self.free)?);
        let (outer, inner) = (view.get_bounding_client_rect(), free.get_bounding_client_rect());
        let corner = (inner.x() - outer.x(), inner.y() - outer.y());
        let part = (corner.0, corner.1, inner.width(), inner.height());
        if part.2 <= 0.0 || part.3 <= 0.0 {
            return None;
        }
        let style = slide.style();
        if self.part.get_value() != part {
            self.part.set_value(part);
            let far = (outer.width() - part.0 - part.2, outer.height() - part.1 - part.3);
            for (name, value) in [("left", part.0), ("top", part.1), ("width", part.2), ("height", part.3)] {
                let _ = style.set_property(name, &format!("{value}px"));
            }
            // Tools and overview keep beside it. They alone inherit its edges: on the whole map, every cell would be
            // styled anew whenever a line of the prompt comes or goes.
            if let Some(beside) = element(self.beside) {
                let edges =
                    [("--free-l", part.0), ("--free-t", part.1), ("--free-r", far.0), ("--free-b", far.1)];
                for (name, value) in edges {
                    let _ = beside.style().set_property(name, &format!("{value}px"));
                }
            }
        }
        let side = self.chosen_side();
        if self.side.get_value() != side {
            self.side.set_value(side);
            let _ = style.set_property("--u", &format!("{side:.2}px"));
        }
        Some(())
    }

    /// The side of a cell that the scale asks for.
    fn chosen_side(self) -> f64 {
        let fit = self.fit();
        match self.scale.get_untracked() {
            Scale::Usual => {
                let now = device();
                let before = self.usual.get_value().filter(|(device, _)| *device == now);
                let side = lens::eased(before.map(|(_, side)| side), fit, lens::least(now.0));
                self.usual.set_value(Some((now, side)));
                side
            }
            Scale::Whole => fit,
            Scale::Cells(side) => side,
        }
    }

    /// The side of a cell with which the whole map is seen.
    fn fit(self) -> f64 {
        let (.., width, height) = self.part.get_value();
        lens::fit((width, height), self.extent.get_value().cells)
    }

    /// A place on the screen, seen from the middle of what is looked through.
    pub fn seen_at(self, place: Pair) -> Pair {
        let Some(view) = element(self.view) else { return (0.0, 0.0) };
        let (rect, (left, top, width, height)) = (view.get_bounding_client_rect(), self.part.get_value());
        (place.0 - rect.x() - left - width / 2.0, place.1 - rect.y() - top - height / 2.0)
    }

    /// Moves the map by so much.
    pub fn pan(self, by: Pair) {
        self.leave();
        self.at.update_value(|at| *at = (at.0 + by.0, at.1 + by.1));
        self.hold(false);
    }

    /// Returns true if there is something to be moved.
    pub fn can_pan(self) -> bool {
        self.sizes().is_some_and(|(map, view)| lens::is_larger(map, view))
    }

    /// Lays the map out, brings it to where it may be, and tells the browser.
    pub fn settle(self, glides: bool) {
        if self.lay().is_some() {
            self.hold(glides);
        }
    }

    /// Brings the map to where it may be, and tells the browser.
    fn hold(self, glides: bool) {
        let Some((map, view)) = self.sizes() else { return };
        let pinch = self.pinch.get_value();
        let map = (map.0 * pinch, map.1 * pinch);
        let mut at = lens::held(self.at.get_value(), map, view);
        if pinch == 1.0 {
            let (asked, focused) = self.wanted.get_value();
            for places in [asked, Vec::from_iter(focused)] {
                let by = self.shift(&places, at, map, view);
                at = (at.0 + by.0, at.1 + by.1);
            }
        }
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
            if side <= 0.0 || self.pinch.get_value() != 1.0 || self.lay().is_none() {
                return self.settle(false);
            }
            let at = lens::grown(self.at.get_value(), side, before, extent);
            let larger = side / self.side.get_value();
            self.place(at, larger, false);
            self.at.set_value((at.0 / larger, at.1 / larger));
            // The browser has to have seen where the way begins.
            let _ = element(self.slide).map(|slide| slide.get_bounding_client_rect());
            self.hold(true);
        });
    }

    /* Size. */

    /// The side of a cell now, and that with which the whole map is seen.
    fn cell(self) -> Option<(f64, f64)> {
        self.sizes().map(|_| (self.side.get_value(), self.fit()))
    }

    /// Makes the map `factor` times as large; what lies at `point`, seen from
    /// the middle of the view, stays there.
    pub fn zoom(self, factor: f64, point: Pair) {
        let Some((cell, fit)) = self.cell() else { return };
        let scale = lens::scaled(cell * factor, fit);
        self.leave();
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
        self.leave();
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
        self.hold(false);
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

    /// Brings places, by the column and row of the city, into sight until another question is asked or
    /// somebody moves the map: all of them if there is room.
    pub fn reveal(self, asked: Vec<(i8, i8)>) {
        self.wanted.update_value(|wanted| *wanted = (asked, None));
        self.settle(true);
    }

    /// The same with the place that has the focus, besides those that are asked for.
    pub fn reveal_focus(self, place: (i8, i8)) {
        self.wanted.update_value(|wanted| wanted.1 = Some(place));
        self.hold(true);
    }

    /// Somebody moves the map: it stays where it is put.
    fn leave(self) {
        self.wanted.set_value((Vec::new(), None));
    }

    /// Returns the shift of a map at `at` that brings places into sight.
    fn shift(self, wanted: &[(i8, i8)], at: Pair, map: Pair, free: Pair) -> Pair {
        let (side, origin) = (self.side.get_value(), self.extent.get_value().origin);
        let corner = (at.0 + (free.0 - map.0) / 2.0, at.1 + (free.1 - map.1) / 2.0);
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for place in wanted {
            let away = |at: i8, low: i8| (f64::from(at) - f64::from(low)) * side;
            let (x, y) = (corner.0 + away(place.0, origin.0), corner.1 + away(place.1, origin.1));
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x + side), high.1.max(y + side));
        }
        if wanted.is_empty() {
            return (0.0, 0.0);
        }
        (lens::nudge(low.0, high.0, free.0, RIM), lens::nudge(low.1, high.1, free.1, RIM))
    }

    /// Brings the place at these shares of the map into the middle.
    pub fn centre(self, share: Pair) {
        let Some((map, _)) = self.sizes() else { return };
        self.leave();
        self.at.set_value(((0.5 - share.0) * map.0, (0.5 - share.1) * map.1));
        self.hold(false);
    }
}
