//! Pieces travel from where they were to where they are: one clone each, by
//! transform alone. Dropping them changes nothing, so skipping is safe.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, HtmlElement};

use crate::app::boards::{Flight, viewer_of};
use crate::app::drawings::detached;
use crate::app::prefs::{Kept, Motion, Pace};
use crate::app::table::{Seatable, Table};

/// As long as `--travel` in the style sheet, and a little more.
const LANDED: Duration = Duration::from_millis(320);
/// The most pieces in the air.
const MOST: usize = 6;

impl<G: Seatable> Table<G> {
    /// Lets pieces travel whenever a further step is shown.
    pub fn animate(self) {
        Effect::new(move |before: Option<(usize, Option<usize>)>| {
            let now @ (at, part) = (self.at.get(), self.part.get());
            let Some((last, shown)) = before else { return now };
            // One step on, or further in a step of which a part was shown.
            let goes_on = last == at && shown.is_some() && shown != part;
            if (goes_on || last + 1 == at)
                && self.past.get_untracked().is_none()
                && self.curtain.get_untracked().is_none()
                && moves(self.page.prefs.kept.get_untracked())
            {
                let shown = shown.filter(|_| goes_on).unwrap_or(0);
                for flight in self.flights(at, shown, part).into_iter().take(MOST) {
                    launch(G::ID, &flight);
                }
            }
            now
        });
    }

    /// The pieces that travel when the events of a step behind the first
    /// `shown` are shown, up to `part`.
    fn flights(self, step: usize, shown: usize, part: Option<usize>) -> Vec<Flight> {
        let viewer = viewer_of(self.viewer.get_untracked());
        self.session.with_value(|session| {
            let events = session.events_at(step, viewer);
            let fresh = &events[shown..part.unwrap_or(events.len())];
            G::flights(fresh, &session.view_at(step, viewer))
        })
    }
}

/// Takes every piece out of the air.
pub fn clear() {
    let Ok(flyers) = document().query_selector_all(".flyer") else { return };
    for flyer in (0..flyers.length()).filter_map(|place| flyers.item(place)?.dyn_into::<HtmlElement>().ok()) {
        flyer.remove();
    }
}

fn moves(kept: Kept) -> bool {
    let system = || {
        let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        !query.is_some_and(|query| query.matches())
    };
    let wanted = match kept.motion {
        Motion::Full => true,
        Motion::Reduced => false,
        Motion::System => system(),
    };
    wanted && kept.pace != Pace::Instant
}

fn place(key: &str) -> Option<DomRect> {
    let element = document().query_selector(&format!("[data-fly=\"{key}\"]")).ok()??;
    let rect = element.get_bounding_client_rect();
    (rect.width() > 0.0).then_some(rect)
}

fn first_place(keys: &[String]) -> Option<DomRect> {
    keys.iter().find_map(|key| place(key))
}

/// Draws the clone where the flight begins, and sends it off a frame later.
fn launch(game: &str, flight: &Flight) {
    let (Some(from), Some(to)) = (first_place(&flight.from), first_place(&flight.to)) else { return };
    let Some(flyer) = clone_of(game, &flight.art) else { return };
    let style = web_sys::HtmlElement::style(&flyer);
    let size = 44.0;
    // Whole pixels: writing fractions takes more code than the rest of this file.
    let at = |start: f64, length: f64| (start + (length - size) / 2.0) as i32;
    let middle = |rect: &DomRect| (at(rect.x(), rect.width()), at(rect.y(), rect.height()));
    let ((x, y), (to_x, to_y)) = (middle(&from), middle(&to));
    // Without its place the clone would only be seen in a corner for a moment.
    let _ = style.set_property("transform", &format!("translate({x}px, {y}px)"));
    request_animation_frame(move || {
        request_animation_frame(move || {
            let style = web_sys::HtmlElement::style(&flyer);
            let _ = style.set_property("transform", &format!("translate({to_x}px, {to_y}px)"));
            set_timeout(move || flyer.remove(), LANDED);
        });
    });
}

fn clone_of(game: &str, art: &str) -> Option<HtmlElement> {
    let flyer: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    flyer.set_class_name("flyer");
    flyer.set_attribute("aria-hidden", "true").ok()?;
    flyer.append_child(&detached(game, art, "")).ok()?;
    document().body()?.append_child(&flyer).ok()?;
    Some(flyer)
}
