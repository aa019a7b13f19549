//! Somebody comes back to the page: to its tab, to its window, by the browser's own way back.

use leptos::ev::{pageshow, visibilitychange};
use leptos::prelude::*;

/// Calls `then` whenever that happens, as long as the present owner lives; without one, for the life of the page.
pub fn on_return(then: impl Fn() + Clone + 'static) {
    let when_shown = then.clone();
    let on_visible = window_event_listener(visibilitychange, move |_| {
        if !document().hidden() {
            then();
        }
    });
    let on_show = window_event_listener(pageshow, move |event| {
        // Taken out of the browser's memory; otherwise the page has just begun.
        if event.persisted() {
            when_shown();
        }
    });
    on_cleanup(move || {
        on_visible.remove();
        on_show.remove();
    });
}
