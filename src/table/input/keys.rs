//! The keyboard: shortcuts, arrows within a region, and a focus that never
//! gets lost.

use game_core::Seat;
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use crate::state::panels::Drawer;
use crate::{GameBoard, Table};
use ui::keys::pressed;

/// Elements that the arrows move among.
const ITEMS: &str = "button, a[href]";

impl<G: GameBoard> Table<G> {
    /// Listens to the keyboard as long as the table is on the screen.
    pub fn listen(self) {
        let listener = window_event_listener(keydown, move |event| self.key(&event));
        on_cleanup(move || listener.remove());
        Effect::new(move |_| {
            // Whatever was redrawn, one item of each region stays reachable.
            self.model.track();
            self.store.panels().drawer.track();
            self.store.playback().past.track();
            request_animation_frame(settle_focus);
        });
    }

    fn key(self, event: &KeyboardEvent) {
        let hidden = self.store.curtain.get_untracked().is_some();
        let Some(key) = pressed(event).filter(|_| !hidden && !is_typing()) else { return };
        let taken = match key.as_str() {
            "Escape" => !in_dialog() && self.escape(),
            "ArrowLeft" | "ArrowUp" => rove(-1),
            "ArrowRight" | "ArrowDown" => rove(1),
            _ if !self.store.page.prefs.kept.with_untracked(|kept| kept.shortcuts) || in_dialog() => false,
            _ => self.shortcut(&key),
        };
        if taken {
            event.prevent_default();
        }
    }

    fn shortcut(self, key: &str) -> bool {
        match key {
            "a" | "A" => self.store.panels().toggle(Drawer::Actions),
            "l" | "L" => self.store.panels().toggle(Drawer::Log),
            "h" | "H" if self.has_hints() => self.store.panels().toggle(Drawer::Hint),
            "d" | "D" => self.store.panels().toggle(Drawer::Describe),
            "?" => self.store.panels().toggle(Drawer::Help),
            "u" | "U" => self.undo(),
            "p" | "P" => self.say_prompt(),
            "n" | "N" => return to_next_place(),
            "[" => self.store.playback().earlier(),
            "]" => self.store.playback().later(),
            "Home" => self.store.playback().look_back(Some(0)),
            "End" => self.store.playback().to_now(),
            "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" => {
                let seat = Seat(key.as_bytes()[0] - b'1');
                if seat.index() >= self.game.seats().len() {
                    return false;
                }
                self.store.visit(seat);
            }
            _ => return false,
        }
        true
    }
}

fn active() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}

fn is_typing() -> bool {
    active().is_some_and(|element| {
        let tag = element.tag_name();
        let text =
            tag == "INPUT" && !matches!(element.get_attribute("type").as_deref(), Some("radio" | "checkbox"));
        text || matches!(tag.as_str(), "TEXTAREA" | "SELECT")
    })
}

fn in_dialog() -> bool {
    document().query_selector("dialog[open]").ok().flatten().is_some()
}

fn items(region: &Element) -> Vec<HtmlElement> {
    let Ok(list) = region.query_selector_all(ITEMS) else { return Vec::new() };
    // Asking for the size of what is kept, or still to come, and not laid out would lay it out.
    let is_not_laid_out = |item: &HtmlElement| matches!(item.closest(".is-away, .is-coming"), Ok(Some(_)));
    // What a table folds away while something else is asked cannot take the focus.
    let is_shown =
        |item: &HtmlElement| is_not_laid_out(item) || item.get_bounding_client_rect().width() > 0.0;
    let all = (0..list.length()).filter_map(|index| list.item(index)?.dyn_into::<HtmlElement>().ok());
    all.filter(is_shown).collect()
}

/// Moves the focus within its region; whether it is in one.
fn rove(by: isize) -> bool {
    let Some(focus) = active() else { return false };
    let Some(region) = focus.closest("[data-rove]").ok().flatten() else { return false };
    let items = items(&region);
    let Some(here) = items.iter().position(|item| *item == focus) else { return false };
    let there = (here as isize + by).rem_euclid(items.len() as isize) as usize;
    give(&items[there]);
    true
}

/// The places that can be chosen and are not hidden, in the order of the document.
pub(super) fn shown_places() -> Vec<HtmlElement> {
    let Ok(list) = document().query_selector_all(".table button.is-legal") else { return Vec::new() };
    let places = (0..list.length()).filter_map(|index| list.item(index)?.dyn_into::<HtmlElement>().ok());
    places.filter(|place| place.get_bounding_client_rect().width() > 0.0).collect()
}

/// Leads to the next place that can be chosen, in the order of the document and from its beginning after the last; whether
/// there is one.
fn to_next_place() -> bool {
    let shown = shown_places();
    let focus = active();
    let is_behind = |place: &&HtmlElement| {
        let order = focus.as_ref().map(|focus| focus.compare_document_position(place));
        order.is_some_and(|order| order & Node::DOCUMENT_POSITION_FOLLOWING != 0)
    };
    let next = shown.iter().find(is_behind).or(shown.first());
    next.inspect(|place| give(place)).is_some()
}

fn give(item: &HtmlElement) {
    if let Some(region) = item.closest("[data-rove]").ok().flatten() {
        for other in items(&region) {
            set_stop(&other, other == *item);
        }
    }
    // An item that cannot take the focus leaves it where it was.
    let _ = item.focus();
}

/// One tab stop per region; and if what had the focus is gone, the prompt's
/// main button gets it, or the prompt itself.
fn settle_focus() {
    if let Ok(regions) = document().query_selector_all("[data-rove]") {
        for index in 0..regions.length() {
            if let Some(region) = regions.item(index).and_then(|node| node.dyn_into::<Element>().ok()) {
                one_stop(&items(&region));
            }
        }
    }
    let lost = active().is_none_or(|element| element.tag_name() == "BODY");
    if lost && !in_dialog() {
        let wanted = ["#prompt .btn--primary", "#prompt", "#main"];
        let home = wanted.iter().find_map(|selector| document().query_selector(selector).ok().flatten());
        if let Some(home) = home.and_then(|home| home.dyn_into::<HtmlElement>().ok()) {
            give(&home);
        }
    }
}

fn one_stop(items: &[HtmlElement]) {
    let focus = active();
    let stop = items
        .iter()
        .position(|item| focus.as_ref() == Some(item))
        .or_else(|| items.iter().position(|item| item.get_attribute("tabindex").as_deref() == Some("0")))
        .unwrap_or(0);
    for (index, item) in items.iter().enumerate() {
        set_stop(item, index == stop);
    }
}

/// Checks whether the tab key stops at an item.
fn set_stop(item: &HtmlElement, stops: bool) {
    let wanted = if stops { "0" } else { "-1" };
    // Even the same value written again would have the browser look at it anew.
    if item.get_attribute("tabindex").as_deref() != Some(wanted) {
        item.set_attribute("tabindex", wanted).expect("invariant: the name is a constant");
    }
}
