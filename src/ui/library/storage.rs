//! Local storage: the storage of the saves, and small facts of this device.

use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use session::saves::{SaveStorage, StorageError};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// The browser's local storage. Every access asks anew: a browser may close it
/// at any time, and merely naming it may throw.
pub struct LocalSaves;

impl LocalSaves {
    fn open() -> Result<web_sys::Storage, StorageError> {
        let storage = window().local_storage().map_err(|_| StorageError::Unavailable)?;
        if storage.is_none() {
            return Err(StorageError::Unavailable);
        }
        Ok(LocalStorage::raw())
    }
}

impl SaveStorage for LocalSaves {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Self::open()?.get_item(key).map_err(|_| StorageError::Unavailable)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        Self::open()?.set_item(key, text).map_err(|error| {
            let name = js_sys::Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
            match name.as_deref() {
                Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StorageError::Full,
                _ => StorageError::Unavailable,
            }
        })
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        Self::open()?.remove_item(key).map_err(|_| StorageError::Unavailable)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = Self::open()?;
        let count = storage.length().map_err(|_| StorageError::Unavailable)?;
        let key = |index| storage.key(index).map_err(|_| StorageError::Unavailable);
        (0..count).filter_map(|index| key(index).transpose()).collect()
    }

    fn used(&self) -> Result<usize, StorageError> {
        let storage = Self::open()?;
        let mut used = 0;
        for key in self.keys()? {
            // The texts stay where they are: only their lengths are asked for.
            let text = js_sys::Reflect::get(&storage, &key.as_str().into());
            let text = text.ok().and_then(|text| text.dyn_into::<js_sys::JsString>().ok());
            used += key.encode_utf16().count() + text.map_or(0, |text| text.length() as usize);
        }
        Ok(used)
    }
}

/// A small fact of this device, such as a counter; `None` if it is not there,
/// cannot be read, or is something else.
pub fn remembered<T: DeserializeOwned>(key: &str) -> Option<T> {
    // Not `LocalStorage::get`, which panics where the storage throws.
    serde_json::from_str(&LocalSaves.get(key).ok()??).ok()
}

/// Writes a small fact of this device.
///
/// # Errors
/// The storage is full or closed.
pub fn write_down(key: &str, value: &impl Serialize) -> Result<(), StorageError> {
    let text = serde_json::to_string(value).expect("invariant: facts can be written");
    LocalSaves.set(key, &text)
}

/// Calls `then` whenever another tab writes; `None` if it cleared everything.
/// For the life of the page.
pub fn on_foreign_write(then: impl Fn(Option<String>) + 'static) {
    let handle = window_event_listener(leptos::ev::storage, move |event| then(event.key()));
    on_cleanup(move || handle.remove());
}

/// True if the browser promises to keep the storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Persistence {
    /// Not known, or the browser cannot tell.
    #[default]
    Unknown,
    /// Until the player deletes it.
    ForGood,
    /// The browser may clear it when space is short or the site unused.
    WhileUsed,
}

fn manager() -> Option<web_sys::StorageManager> {
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"storage".into()).is_ok_and(|value| value.is_object());
    there.then(|| navigator.storage())
}

/// Checks whether the storage is kept for good.
pub async fn kept_for_good() -> Persistence {
    let Some(promise) = manager().and_then(|manager| manager.persisted().ok()) else {
        return Persistence::Unknown;
    };
    match JsFuture::from(promise).await.ok().and_then(|answer| answer.as_bool()) {
        Some(true) => Persistence::ForGood,
        Some(false) => Persistence::WhileUsed,
        None => Persistence::Unknown,
    }
}

/// Asks the browser to keep the storage; it decides by itself. A refusal
/// changes nothing: the settings tell the state.
pub async fn ask_to_keep() {
    if let Some(promise) = manager().and_then(|manager| manager.persist().ok()) {
        let _: Result<JsValue, JsValue> = JsFuture::from(promise).await;
    }
}
