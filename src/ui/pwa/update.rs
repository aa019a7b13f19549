//! The state of the service worker, as signals.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use gloo_events::EventListener;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
};

use crate::i18n::Lang;
use crate::library::now_ms;
use crate::prefs::Prefs;
use crate::returns::on_return;
use crate::subscribers::release_subscribers;

/// Shortest time between two requests for a newer version, in milliseconds. A browser asks by itself only when a page
/// is opened, and a table may stay open for weeks.
const ASK_EVERY: u64 = 60 * 60 * 1000;
/// Time between two looks at the clock.
const LOOK_EVERY: Duration = Duration::from_secs(10 * 60);

/// True if the game can be played without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offline {
    /// The files are being kept.
    Preparing,
    /// Every file is kept.
    Ready,
    /// Some files are missing.
    Missing,
    /// The browser has no service workers, or not for this address.
    Impossible,
}

/// The service worker as seen from the page; in context.
#[derive(Clone, Copy)]
pub struct Pwa {
    offline: RwSignal<Offline>,
    waiting: RwSignal<Option<ServiceWorker>>,
    blocked: RwSignal<Option<u32>>,
    /// True if the player asked for the new version: only then is a change of the service worker a
    /// reason to reload.
    asked: StoredValue<bool>,
}

impl Pwa {
    /// Listens to the service worker from now on. Call once, in the root.
    pub fn provide() -> Pwa {
        let pwa = Pwa {
            offline: RwSignal::new(Offline::Preparing),
            waiting: RwSignal::new(None),
            blocked: RwSignal::new(None),
            asked: StoredValue::new(false),
        };
        provide_context(pwa);
        match container() {
            None => pwa.offline.set(Offline::Impossible),
            Some(container) => pwa.listen(&container),
        }
        pwa
    }

    /// The service worker's state.
    pub fn get() -> Pwa {
        use_context().expect("invariant: the page provides it before anything is shown")
    }

    /// Forgets who has read whether one can play offline and is gone; see [`release_subscribers`].
    pub fn release_subscribers(self) {
        release_subscribers(self.offline);
    }

    /// Checks whether the game can be played without a network; tracked.
    pub fn offline(self) -> Offline {
        self.offline.get()
    }

    /// Returns true if a new version is ready; tracked.
    pub fn waiting(self) -> bool {
        self.waiting.with(Option::is_some)
    }

    /// Returns the number of other tabs that keep the new version from being taken; tracked.
    pub fn blocked(self) -> Option<u32> {
        self.blocked.get()
    }

    /// Takes the new version and reloads, unless other tabs still use the old
    /// one: then [`Pwa::blocked`] says so.
    pub fn take_new_version(self) {
        self.blocked.set(None);
        self.asked.set_value(true);
        self.waiting.with_untracked(|worker| worker.as_ref().map(|worker| say(worker, "skip-waiting")));
    }

    fn listen(self, container: &ServiceWorkerContainer) {
        // Both for the life of the page.
        let on_message = EventListener::new(container, "message", move |event| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            if let Some(text) = data.as_string() {
                self.hear(&text);
            }
        });
        on_message.forget();
        let on_change = EventListener::new(container, "controllerchange", move |_| {
            if self.asked.get_value() {
                // A page that cannot reload goes on with what it has.
                let _ = window().location().reload();
            }
            ask_state(Prefs::get().lang.get_untracked());
        });
        on_change.forget();
        // What is told in the language of the page is kept as well.
        Effect::new(|_| ask_state(Prefs::get().lang.get()));
        let container = container.clone();
        spawn_local(async move {
            let Some(registration) = registered(&container).await else { return };
            self.watch(registration);
        });
    }

    /// See the top of `sw.js` for what there is to hear.
    fn hear(self, text: &str) {
        let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
        match what {
            "offline-ready" => self.offline.set(Offline::Ready),
            "offline-missing" => self.offline.set(Offline::Missing),
            "update-blocked" => {
                self.asked.set_value(false);
                self.blocked.set(rest.parse().ok());
            }
            _ => {}
        }
    }

    /// Notices versions that wait already, and those still to come.
    fn watch(self, registration: ServiceWorkerRegistration) {
        self.waiting.set(registration.waiting());
        // It may have begun to come before anybody listened.
        self.follow(registration.installing());
        let source = registration.clone();
        let on_update =
            EventListener::new(&registration, "updatefound", move |_| self.follow(source.installing()));
        on_update.forget();
        ask_now_and_then(registration);
    }

    /// Notices when a version that is being fetched is ready.
    fn follow(self, coming: Option<ServiceWorker>) {
        let Some(coming) = coming else { return };
        let worker = coming.clone();
        let on_state = EventListener::new(&coming, "statechange", move |_| {
            // The very first version waits for nobody.
            let first = container().and_then(|container| container.controller()).is_none();
            if worker.state() == ServiceWorkerState::Installed && !first {
                self.waiting.set(Some(worker.clone()));
            }
        });
        on_state.forget();
    }
}

/// Asks the site for a newer version when somebody comes back to the page, and while it is looked at; for the life of the
/// page.
fn ask_now_and_then(registration: ServiceWorkerRegistration) {
    let asked = Rc::new(Cell::new(now_ms()));
    let ask = move || {
        // A clock that was set back counts as well.
        if document().hidden() || now_ms().abs_diff(asked.get()) < ASK_EVERY {
            return;
        }
        asked.set(now_ms());
        let Ok(coming) = registration.update() else { return };
        let asked = asked.clone();
        spawn_local(async move {
            if JsFuture::from(coming).await.is_err() {
                // Without a network nothing was heard: the next time it is asked again.
                asked.set(0);
            }
        });
    };
    on_return(ask.clone());
    set_interval(ask, LOOK_EVERY);
}

/// The browser's service workers; absent in private windows of some browsers
/// and on pages without a secure origin.
fn container() -> Option<ServiceWorkerContainer> {
    let container = js_sys::Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?;
    container.is_object().then(|| container.unchecked_into())
}

/// Waits for the registration that `boot.js` makes.
async fn registered(container: &ServiceWorkerContainer) -> Option<ServiceWorkerRegistration> {
    JsFuture::from(container.ready().ok()?).await.ok()?.dyn_into().ok()
}

/// Asks whether everything is kept that a page in `lang` needs.
fn ask_state(lang: Lang) {
    if let Some(controller) = container().and_then(|container| container.controller()) {
        say(&controller, &format!("status {}", lang.tag()));
    }
}

fn say(worker: &ServiceWorker, word: &str) {
    if let Err(error) = worker.post_message(&word.into()) {
        leptos::logging::warn!("the service worker cannot be reached: {error:?}");
    }
}
