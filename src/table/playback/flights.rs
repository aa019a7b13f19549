//! Pieces travel from where they were to where they are: one token each, all of
//! one size, along an arc, moved by the compositor alone. While any is in the air
//! nobody is asked anything. Dropping them changes nothing, so skipping is safe.

use std::collections::HashMap;
use std::time::Duration;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, HtmlElement};

use crate::board::{Flight, viewer_of};
use crate::{GameBoard, Table};
use ui::drawings::detached;
use ui::prefs::{Motion, Pace, StoredPreferences};

use super::timeline::{Event, Timeline};

/// Travel time of a piece, in ms.
const TRAVEL: u32 = 250;
/// By how much each piece starts after the one before, in ms, and the most by
/// which any does.
const APART: u32 = 30;
const LAST: u32 = 180;
/// The side of a token in px, as in the style sheet.
const SIDE: f64 = 44.0;
/// Largest height of an arc, in px, and as a part of its length.
const HIGHEST: f64 = 72.0;
const HEIGHT: f64 = 0.22;
/// Points of an arc besides its beginning.
const POINTS: u32 = 6;
/// The most pieces in the air.
const MOST: usize = 100;

#[wasm_bindgen]
extern "C" {
    /// Animated element of the Web Animations API. The bindings keep it behind a flag of the
    /// compiler.
    type Moved;

    #[wasm_bindgen(method)]
    fn animate(this: &Moved, frames: &Object, timing: &Object) -> JsValue;
}

/// A piece about to leave: where its middle is, and where it goes.
pub struct Departure {
    from: (f64, f64),
    flight: Flight,
}

impl<G: GameBoard> Table<G> {
    /// The pieces that travel when `step` is shown from one of its events up to another. Called before
    /// anything on the table changes.
    pub(super) fn departures(self, step: usize, from: Option<usize>, until: Option<usize>) -> Vec<Departure> {
        let is_seen = self.store.playback().is_present() && self.store.curtain.get_untracked().is_none();
        if !is_seen || !moves(self.store.page.prefs.kept.get_untracked()) {
            return Vec::new();
        }
        let viewer = viewer_of(self.store.viewer.get_untracked());
        let flights = self.game.session.with_value(|session| {
            let events = session.events_at(step, viewer);
            let shown = &events[from.unwrap_or(0)..until.unwrap_or(events.len())];
            G::flights(shown, &session.view_at(step, viewer))
        });
        let mut places = Places::default();
        let leaving = flights.into_iter().filter_map(|flight| {
            let from = places.first(&flight.from)?;
            Some(Departure { from, flight })
        });
        leaving.take(MOST).collect()
    }

    /// Lets the pieces of a flight go as soon as the table shows where they are going.
    pub(super) fn depart(self, flight: u32, leaving: Vec<Departure>) {
        request_animation_frame(move || {
            // They may have been dropped in the meantime.
            let is_dropped = |timeline: Timeline| timeline.flight().is_none();
            if self.store.playback().timeline().is_none_or(is_dropped) {
                return;
            }
            let last = launch(G::ID, leaving);
            let landed = last.map_or(0, |after| after + TRAVEL);
            let land = move || self.store.playback().happen(Event::Landed { flight });
            set_timeout(land, Duration::from_millis(landed.into()));
        });
    }
}

/// Takes away every piece that is in the air, whichever table it is of.
pub(super) fn clear_air() {
    let Ok(flyers) = document().query_selector_all(".flyer") else { return };
    for flyer in (0..flyers.length()).filter_map(|place| flyers.item(place)?.dyn_into::<HtmlElement>().ok()) {
        flyer.remove();
    }
}

/// Nothing moves for those who want it so, nor where nobody sees it.
fn moves(kept: StoredPreferences) -> bool {
    let system = || {
        let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        !query.is_some_and(|query| query.matches())
    };
    let wanted = match kept.motion {
        Motion::Full => true,
        Motion::Reduced => false,
        Motion::System => system(),
    };
    wanted && kept.pace != Pace::Instant && !document().hidden()
}

/// Places by name, each looked up once.
#[derive(Default)]
struct Places(HashMap<String, Option<(f64, f64)>>);

impl Places {
    /// The middle of the first of these that is on the screen.
    fn first(&mut self, keys: &[String]) -> Option<(f64, f64)> {
        keys.iter().find_map(|key| *self.0.entry(key.clone()).or_insert_with(|| middle(key)))
    }
}

fn middle(key: &str) -> Option<(f64, f64)> {
    let element = document().query_selector(&format!("[data-fly=\"{key}\"]")).ok()??;
    let rect: DomRect = element.get_bounding_client_rect();
    let seen = rect.width() > 0.0;
    seen.then(|| (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0))
}

/// Sends the pieces off; after how many ms the last one starts, `None` if none has
/// anywhere to go.
fn launch(game: &str, leaving: Vec<Departure>) -> Option<u32> {
    let mut places = Places::default();
    // All places are measured before the first token is added.
    let routes: Vec<_> = leaving
        .into_iter()
        .filter_map(|Departure { from, flight }| Some((from, places.first(&flight.to)?, flight.art)))
        .collect();
    let body = document().body()?;
    let mut last = None;
    for (number, (from, to, art)) in (0..).zip(routes) {
        let after = (number * APART).min(LAST);
        let Some(token) = token_of(game, &art) else { continue };
        if body.append_child(&token).is_ok() {
            token.unchecked_ref::<Moved>().animate(&arc(from, to), &timing(after));
            last = Some(after);
        }
    }
    last
}

fn token_of(game: &str, art: &str) -> Option<HtmlElement> {
    let token: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    token.set_class_name("flyer");
    token.set_attribute("aria-hidden", "true").ok()?;
    token.append_child(&detached(game, art, "")).ok()?;
    Some(token)
}

/// The frames of a token whose middle goes from one point to another, in an arc.
fn arc(from: (f64, f64), to: (f64, f64)) -> Object {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let height = (dx.hypot(dy) * HEIGHT).min(HIGHEST);
    let frames = (0..=POINTS).map(|point| {
        let way = f64::from(point) / f64::from(POINTS);
        let rise = 4.0 * way * (1.0 - way) * height;
        // Whole pixels: writing fractions takes more code than the rest of this file.
        let (x, y) = (from.0 + dx * way - SIDE / 2.0, from.1 + dy * way - rise - SIDE / 2.0);
        JsValue::from_str(&format!("translate({}px, {}px)", x as i32, y as i32))
    });
    object(&[("transform", frames.collect::<Array>().into())])
}

fn timing(after: u32) -> Object {
    object(&[
        ("duration", TRAVEL.into()),
        ("delay", after.into()),
        ("easing", "cubic-bezier(0.3, 0.1, 0.2, 1)".into()),
        // A token waits where it begins, and lies where it ends until it is taken away.
        ("fill", "both".into()),
    ])
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        Reflect::set(&object, &(*name).into(), value).expect("invariant: a new object takes any field");
    }
    object
}
