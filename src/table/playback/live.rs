//! Speech: one log and one status region for the whole page, both there from the beginning, both
//! polite.

use leptos::prelude::*;
use std::cell::Cell;

use ui::router::Router;
use ui::subscribers::release_subscribers;

/// Sentences kept in the log region; older ones have been read.
const KEEP: usize = 12;

/// The spoken regions.
#[derive(Clone, Copy)]
pub struct Live {
    status: RwSignal<String>,
    log: RwSignal<Vec<(u32, String)>>,
}

thread_local! {
    /// The one of this page. In no context: handlers and timers, which ask for it as well, have none.
    static HERE: Cell<Option<Live>> = const { Cell::new(None) };
}

impl Live {
    /// Makes the regions' contents available to everything below. Call once.
    pub fn provide() -> Live {
        let live = Live { status: RwSignal::new(String::new()), log: RwSignal::new(Vec::new()) };
        HERE.set(Some(live));
        live
    }

    /// The regions of this page.
    pub fn get() -> Live {
        HERE.get().expect("invariant: the page provides it before anything is shown")
    }

    /// Says what is to be done; the same words twice are read twice.
    pub fn say(self, text: &str) {
        self.status.update(|status| {
            let same = status.as_str() == text;
            *status = if same { format!("{text}\u{200B}") } else { text.to_owned() };
        });
    }

    /// Empties both regions: the device goes to somebody else.
    pub fn clear(self) {
        self.status.set(String::new());
        self.log.set(Vec::new());
    }

    /// Says what has happened.
    pub fn tell(self, sentences: impl Iterator<Item = String>) {
        let text = sentences.collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return;
        }
        self.log.update(|log| {
            let id = log.last().map_or(0, |(id, _)| id + 1);
            log.push((id, text));
            let surplus = log.len().saturating_sub(KEEP);
            log.drain(..surplus);
        });
    }
}

/// The two regions.
#[component]
pub fn LiveRegions() -> impl IntoView {
    let (live, router) = (Live::get(), Router::get());
    // Anew with every screen: until then `For` keeps a place for every line there was.
    let lines = move || {
        router.route();
        release_subscribers(live.log);
        view! {
            <For each=move || live.log.get() key=|(id, _)| *id let((_, text))>
                <p>{text}</p>
            </For>
        }
    };
    view! {
        <div class="vh" role="status" data-testid="status">
            {move || live.status.get()}
        </div>
        <div class="vh" role="log" data-testid="spoken-log">
            {lines}
        </div>
    }
}
