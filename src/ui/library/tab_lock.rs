//! A tab's claim to a game, so that two tabs never play the same one.
//!
//! Built on the browser's own locks: they end with the tab however it ends,
//! and a tab in the background keeps them. Where there are none (pages without
//! a secure origin, or to which the browser refuses them) every tab gets the game at once; the saves' revisions
//! then make the older tab notice, at the latest when it writes.

use std::time::Duration;

use gloo_timers::future::sleep;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::saves::SAVE_PREFIX;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Time for which a page that is just being left may still hold its games.
const LEAVING: Duration = Duration::from_millis(250);

/// Holder of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameHolder {
    /// Not known yet.
    Asking,
    /// This tab.
    Mine,
    /// Another tab; this one may only take over when the player says so.
    Elsewhere,
    /// This tab had it until another took over, or went on with it.
    Lost,
}

/// This tab's claim to one game.
#[derive(Clone, Copy)]
pub struct TabLock {
    hold: RwSignal<GameHolder>,
    name: StoredValue<String>,
    /// Ends the lock.
    release: StoredValue<Option<Function>, LocalStorage>,
}

impl TabLock {
    /// Asks for the game `id`.
    pub(super) fn ask(id: &str) -> TabLock {
        let tab_lock = TabLock {
            hold: RwSignal::new(GameHolder::Asking),
            name: StoredValue::new(format!("{SAVE_PREFIX}{id}")),
            release: StoredValue::new_local(None),
        };
        spawn_local(async move {
            if !tab_lock.request("ifAvailable").await {
                sleep(LEAVING).await;
                if !tab_lock.request("ifAvailable").await {
                    tab_lock.hold.try_set(GameHolder::Elsewhere);
                }
            }
        });
        tab_lock
    }

    /// Returns the holder of the game.
    pub fn hold(self) -> GameHolder {
        self.hold.get()
    }

    /// The same as a signal.
    pub fn signal(self) -> RwSignal<GameHolder> {
        self.hold
    }

    /// Takes the game from the other tab, which then says `Lost`. Load the
    /// game anew afterwards: the other tab may have played on.
    pub fn take_over(self) {
        spawn_local(async move {
            self.request("steal").await;
        });
    }

    /// Lets go.
    pub(super) fn release(self) {
        if let Some(release) = self.release.try_update_value(Option::take).flatten() {
            let _ = release.call0(&JsValue::NULL);
        }
    }

    /// Asks for the lock; whether it was granted.
    async fn request(self, how: &str) -> bool {
        let Some(name) = self.name.try_get_value() else { return true };
        let Some(locks) = locks() else {
            self.hold.try_set(GameHolder::Mine);
            return true;
        };
        let Ok((granted, ended)) = request(&locks, &name, how) else {
            self.hold.try_set(GameHolder::Mine);
            return true;
        };
        let Ok(answer) = JsFuture::from(granted).await else { return false };
        if answer.is_undefined() {
            self.hold.try_set(GameHolder::Mine);
            return true;
        }
        let Ok(release) = answer.dyn_into::<Function>() else { return false };
        if self.release.try_set_value(Some(release.clone())).is_some() {
            // The screen was left while the browser was asked.
            let _ = release.call0(&JsValue::NULL);
            return true;
        }
        self.hold.try_set(GameHolder::Mine);
        spawn_local(async move {
            // Released by us: fulfilled. Taken by another tab: rejected.
            if JsFuture::from(ended).await.is_err() {
                self.hold.try_set(GameHolder::Lost);
            }
        });
        true
    }
}

/// Asks for the lock `name`. The first promise gives the function that lets go
/// of it, null if it is not to be had, or undefined if the browser gives no locks here;
/// the second settles when it ends.
fn request(locks: &JsValue, name: &str, how: &str) -> Result<(Promise, Promise), JsValue> {
    let mut tell = None;
    let granted = Promise::new(&mut |found, _| tell = Some(found));
    let tell: Function = tell.expect("invariant: a promise runs its executor");
    let tell_refused = tell.clone();
    let hold = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            let _ = tell.call1(&JsValue::NULL, &JsValue::NULL);
            return JsValue::UNDEFINED;
        }
        Promise::new(&mut |let_go, _| drop(tell.call1(&JsValue::NULL, &let_go))).into()
    });
    let options = Object::new();
    Reflect::set(&options, &how.into(), &JsValue::TRUE)?;
    let request: Function = Reflect::get(locks, &"request".into())?.dyn_into()?;
    let ended: Promise = request.call3(locks, &name.into(), &options, &hold)?.dyn_into()?;
    let refused = ended.clone();
    spawn_local(async move {
        // A request that is refused calls nobody; once the lock was granted, telling changes nothing any more.
        if JsFuture::from(refused).await.is_err() {
            let _ = tell_refused.call1(&JsValue::NULL, &JsValue::UNDEFINED);
        }
    });
    Ok((granted, ended))
}

fn locks() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    locks.is_object().then_some(locks)
}
