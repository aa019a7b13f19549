//! Parts of the page, which come when they are wanted.

use js_sys::Reflect;
use session::worker_pool::Cause;
use wasm_split_helpers::SplitLoaderError;

/// Key under which `src/shell/parts.js` leaves the reason for which the latest part has not come,
/// in its word for it.
const LATEST: &str = "sobremesa_absent";

/// The reason for which the latest part or file has not come.
pub fn why_absent() -> Option<Cause> {
    let word = Reflect::get(&js_sys::global(), &LATEST.into()).ok()?.as_string()?;
    Cause::of_word(&word)
}

/// Remembers the reason for which a file has not come.
pub fn note_absence(cause: Cause) {
    let _ = Reflect::set(&js_sys::global(), &LATEST.into(), &cause.word().into());
}

/// A part of the page did not come. Asking again may help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Self {
        Missing
    }
}
