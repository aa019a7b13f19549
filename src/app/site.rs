//! Files of the site itself, kept for offline use like every other.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of the file at `address`, which is relative to the page; `None` if
/// it does not come.
pub async fn text(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

thread_local! {
    static HERE: RefCell<BTreeMap<String, Rc<str>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The text of the file at `address`, if [`fetch`] has brought it.
pub fn here(address: &str) -> Option<Rc<str>> {
    HERE.with_borrow(|here| here.get(address).cloned())
}

/// Brings the file at `address`, once for the life of the page; whether it is here.
pub async fn fetch(address: &str) -> bool {
    if here(address).is_some() {
        return true;
    }
    let Some(text) = text(address).await else { return false };
    HERE.with_borrow_mut(|here| here.insert(address.to_owned(), text.into()));
    true
}
