//! Files of the site itself, kept for offline use like every other.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use js_sys::{Promise, Reflect};
use leptos::prelude::window;
use session::worker_pool::Cause;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

use super::part::note_absence;

/// Longest time for the answer of a server, and for a file to come, in milliseconds.
const ANSWER_MS: u32 = 7000;
pub(crate) const FILE_MS: u32 = 30_000;

/// The text of the file at `address`, which is relative to the page; `None` if
/// it does not come, for the reason that [`super::part::why_absent`] gives.
pub async fn text(address: &str) -> Option<String> {
    brought(address).await.inspect_err(|cause| note_absence(*cause)).ok()
}

async fn brought(address: &str) -> Result<String, Cause> {
    let asked = ahead(address).unwrap_or_else(|| {
        // Its name stays when its content changes: what a browser has kept may be of another version.
        let with = RequestInit::new();
        with.set_cache(RequestCache::NoCache);
        window().fetch_with_str_and_init(address, &with)
    });
    let answer = within(ANSWER_MS, asked).await?;
    let answer: Response = answer.dyn_into().map_err(|_| Cause::Altered)?;
    let kind = answer.headers().get("content-type").ok().flatten().unwrap_or_default();
    match answer.status() {
        404 | 410 => return Err(Cause::Missing),
        _ if !answer.ok() => return Err(Cause::Server),
        // A page in place of the file.
        _ if kind.starts_with("text/html") => return Err(Cause::Altered),
        _ => {}
    }
    let text = answer.text().map_err(|_| Cause::Altered)?;
    within(FILE_MS, text).await?.as_string().ok_or(Cause::Altered)
}

/// The answer for the file at `address`, if it was asked for before the program came (`src/shell/theme.js`). It can be read once.
fn ahead(address: &str) -> Option<Promise> {
    let all = Reflect::get(&window(), &"sobremesa_ahead".into()).ok()?.dyn_into::<js_sys::Object>().ok()?;
    let answer = Reflect::get(&all, &address.into()).ok()?.dyn_into().ok()?;
    Reflect::delete_property(&all, &address.into()).ok()?;
    Some(answer)
}

/// Waits for a promise for so many milliseconds.
pub(crate) async fn within(ms: u32, coming: Promise) -> Result<JsValue, Cause> {
    match select(JsFuture::from(coming), TimeoutFuture::new(ms)).await {
        Either::Left((came, _)) => came.map_err(|_| Cause::Unreachable),
        Either::Right(_) => Err(Cause::Slow),
    }
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
