//! Handing text on from here: the address of a page, the clipboard, the device's own dialog.

use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, ShareData};

use super::route::Route;

/// The whole address of a route.
pub fn address_of(route: &Route) -> String {
    let whole = window().location().href().unwrap_or_default();
    // Without what a messenger has appended.
    format!("{}{route}", whole.split(['#', '?']).next().unwrap_or_default())
}

/// Returns true if the browser took the text into its clipboard.
pub async fn copy(text: &str) -> bool {
    has("clipboard") && JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Result of handing on a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandedLink {
    Copied,
    /// The browser did not take it: the person copies it.
    ByHand(String),
}

/// Copies a link, if the browser lets it.
pub async fn copy_link(link: String) -> HandedLink {
    if copy(&link).await { HandedLink::Copied } else { HandedLink::ByHand(link) }
}

/// Returns true if the device has a dialog of its own for that.
pub fn can_share() -> bool {
    has("share")
}

/// Result of handing something to the device's own dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// It took it.
    Over,
    /// Somebody closed it, and wants nothing more.
    Closed,
    /// There is none, or it did not work.
    Failed,
}

/// Hands text and link to the device's own dialog.
pub async fn share(text: &str, link: &str) -> Shared {
    if !can_share() {
        return Shared::Failed;
    }
    let data = ShareData::new();
    data.set_text(text);
    data.set_url(link);
    match JsFuture::from(window().navigator().share_with_data(&data)).await {
        Ok(_) => Shared::Over,
        Err(error) if is_abort(&error) => Shared::Closed,
        Err(_) => Shared::Failed,
    }
}

fn has(name: &str) -> bool {
    js_sys::Reflect::get(&window().navigator(), &name.into()).is_ok_and(|value| !value.is_undefined())
}

fn is_abort(error: &JsValue) -> bool {
    error.dyn_ref::<DomException>().is_some_and(|error| error.name() == "AbortError")
}
