//! Files: what the browser downloads, picks and drops.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, DragEvent, Event, File, HtmlAnchorElement, HtmlInputElement, Url};

/// More than any library of games has, less than what stops a page.
const LARGEST: f64 = 64.0 * 1024.0 * 1024.0;

/// A file that was picked or dropped.
pub struct Picked(File);

impl Picked {
    /// The file's name.
    pub fn name(&self) -> String {
        self.0.name()
    }

    /// The file's text; `None` if it cannot be read or is far too large.
    pub async fn text(&self) -> Option<String> {
        if self.0.size() > LARGEST {
            return None;
        }
        // As bytes: a string of the browser would have to be written anew, which takes seconds.
        let bytes = JsFuture::from(self.0.array_buffer()).await.ok()?;
        let text = String::from_utf8(js_sys::Uint8Array::new(&bytes).to_vec());
        let text = text.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        Some(text.strip_prefix('\u{FEFF}').map(str::to_owned).unwrap_or(text))
    }
}

/// The file that a file field holds. The field is emptied, so that the same
/// file can be picked again.
pub fn picked_file(event: &Event) -> Option<Picked> {
    let field: HtmlInputElement = event_target(event);
    let file = field.files()?.get(0)?;
    field.set_value("");
    Some(Picked(file))
}

/// The file that was dropped.
pub fn dropped_file(event: &DragEvent) -> Option<Picked> {
    event.data_transfer()?.files()?.get(0).map(Picked)
}

/// Lets the browser download `text` as a file.
pub fn download(name: &str, text: &str) {
    if let Err(error) = try_download(name, text) {
        leptos::logging::error!("no download: {error:?}");
    }
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(if name.ends_with(".csv") { "text/csv" } else { "application/json" });
    download_blob(name, &Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &kind)?)
}

/// Lets the browser download `blob` as a file.
///
/// # Errors
/// What the browser says.
pub fn download_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has taken the address by then; a later task is early enough.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(10),
    );
    Ok(())
}
