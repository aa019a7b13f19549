//! The screen stays awake while a game waits for somebody at it (Screen Wake Lock), and goes dark as ever otherwise: a
//! device that lies untouched, a page that is not seen, other pages.

use std::time::Duration;

use js_sys::{Function, Promise, Reflect};
use leptos::ev::{keydown, pointerdown, visibilitychange};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::prefs::{Awake, Battery, Prefs};

/// So long after the last touch a device is taken to lie there alone.
const UNTOUCHED: Duration = Duration::from_secs(10 * 60);

/// Returns true if this browser can keep the screen awake.
pub fn is_there() -> bool {
    Reflect::get(&window().navigator(), &"wakeLock".into()).is_ok_and(|locks| locks.is_object())
}

/// Keeps the screen awake while `waits` holds, as the preference says, as long as the present owner lives.
pub fn keep_awake(waits: impl Fn() -> bool + Send + Sync + 'static) {
    if !is_there() {
        return;
    }
    let (is_seen, is_touched) = (followed_sight(), followed_touch());
    let kept = Prefs::get().kept;
    let choice = Memo::new(move |_| kept.with(|kept| kept.awake));
    let wanted = Memo::new(move |_| {
        (choice.get() != Awake::Never && is_seen.get() && is_touched.get() && waits()).then(|| choice.get())
    });
    let held = StoredValue::new_local(None::<JsValue>);
    Effect::new(move |_| match wanted.get() {
        Some(choice) => spawn_local(async move {
            let lock = ask(choice).await;
            // Meanwhile it may be wanted no more, or the screen may have gone.
            let is_wanted = wanted.try_get_untracked().flatten().is_some();
            let spare = if is_wanted {
                held.try_update_value(|held| std::mem::replace(held, lock)).flatten()
            } else {
                lock
            };
            let_go(spare);
        }),
        None => let_go(held.try_update_value(Option::take).flatten()),
    });
    on_cleanup(move || let_go(held.try_update_value(Option::take).flatten()));
}

/// Checks whether the page is seen. A browser lets go of the screen itself when it is not.
pub fn followed_sight() -> RwSignal<bool> {
    let is_seen = RwSignal::new(!document().hidden());
    let listener = window_event_listener(visibilitychange, move |_| is_seen.set(!document().hidden()));
    on_cleanup(move || listener.remove());
    is_seen
}

/// Checks whether somebody has touched the device lately.
fn followed_touch() -> RwSignal<bool> {
    let is_touched = RwSignal::new(true);
    let timer = StoredValue::new_local(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    let touch = move || {
        stop();
        if !is_touched.get_untracked() {
            is_touched.set(true);
        }
        let lapse = move || _ = is_touched.try_set(false);
        timer.set_value(set_timeout_with_handle(lapse, UNTOUCHED).ok());
    };
    touch();
    let on_pointer = window_event_listener(pointerdown, move |_| touch());
    let on_key = window_event_listener(keydown, move |_| touch());
    on_cleanup(move || {
        on_pointer.remove();
        on_key.remove();
        stop();
    });
    is_touched
}

/// The browser's promise to keep the screen awake, unless it or the battery refuses: then the screen goes dark as ever.
async fn ask(choice: Awake) -> Option<JsValue> {
    if choice == Awake::Battery && !choice.holds(battery().await) {
        return None;
    }
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
    call(&locks, "request", &["screen".into()]).await
}

async fn battery() -> Option<Battery> {
    let battery = call(&window().navigator(), "getBattery", &[]).await?;
    let level = Reflect::get(&battery, &"level".into()).ok()?.as_f64()?;
    let is_charging = Reflect::get(&battery, &"charging".into()).ok()?.as_bool()?;
    Some(Battery { level, is_charging })
}

fn let_go(lock: Option<JsValue>) {
    if let Some(lock) = lock {
        spawn_local(async move {
            // One that the browser has ended itself is let go of all the same.
            call(&lock, "release", &[]).await;
        });
    }
}

/// Calls a function of the browser and waits for its promise; `None` if there is none, or if it
/// refuses.
async fn call(of: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let function: Function = Reflect::get(of, &name.into()).ok()?.dyn_into().ok()?;
    let promise: Promise = function.apply(of, &with.iter().collect()).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}
