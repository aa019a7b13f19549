//! Style sheets of games. `index.html` names them without asking for them; each is asked for with its game.

use std::cell::RefCell;

use js_sys::Promise;
use leptos::prelude::document;
use session::worker_pool::Cause;
use wasm_bindgen::JsCast;
use web_sys::HtmlLinkElement;

use super::part::{Missing, note_absence};
use super::site;

thread_local! {
    /// The sheets that were asked for, by game: resolved once they hold.
    static ASKED: RefCell<Vec<(&'static str, Promise)>> = const { RefCell::new(Vec::new()) };
}

/// Fetches the style sheet of a game unless it is here. A game whose rules are part of those of every page has none.
///
/// # Errors
/// It did not come.
pub async fn fetch(game: &'static str) -> Result<(), Missing> {
    let Some(named) = named(game) else { return Ok(()) };
    let asked =
        ASKED.with_borrow(|asked| asked.iter().find(|(of, _)| *of == game).map(|(_, coming)| coming.clone()));
    let coming = asked.unwrap_or_else(|| {
        let coming = ask(&named);
        ASKED.with_borrow_mut(|asked| asked.push((game, coming.clone())));
        coming
    });
    if site::within(PATIENCE_MS, coming.clone()).await.is_ok() {
        apply(game);
        return Ok(());
    }
    // The browser says neither that a sheet is on its way nor why one does not come; of a text it does.
    let address = named.get_attribute(ADDRESS).unwrap_or_default();
    let is_there = site::text(&address).await.is_some();
    if is_there {
        match site::within(site::FILE_MS, coming).await {
            Ok(_) => {
                apply(game);
                return Ok(());
            }
            Err(Cause::Slow) => note_absence(Cause::Slow),
            Err(_) => note_absence(Cause::Altered),
        }
    }
    ASKED.with_borrow_mut(|asked| asked.retain(|(of, _)| *of != game));
    Err(Missing)
}

/// Time after which it is asked what became of a sheet, in milliseconds.
const PATIENCE_MS: u32 = 1000;

/// Attribute with the address of a sheet.
const ADDRESS: &str = "data-href";

/// The element that names the sheet of a game.
fn named(game: &str) -> Option<HtmlLinkElement> {
    let link = format!("link[data-game=\"{game}\"]");
    document().query_selector(&link).expect("invariant: the key of a game is a plain word")?.dyn_into().ok()
}

/// Lets the rules of a sheet that has come hold.
fn apply(game: &str) {
    if let Some(link) = named(game) {
        let _ = link.set_attribute(MEDIA, "all");
    }
}

/// Attribute with the media for which a sheet holds.
const MEDIA: &str = "media";

/// Puts an element that asks for the sheet in the place of one that names it. A new one each time: an element asks for a
/// sheet once.
///
/// It holds for no medium until it has come: WebKit draws nothing new while a sheet that holds is on its way, so a page
/// that fetches a game by the way, such as the one of the day, would stay empty. A sheet that does not hold is fetched
/// last of all, hence the priority.
fn ask(named: &HtmlLinkElement) -> Promise {
    let link: HtmlLinkElement =
        named.clone_node().expect("invariant: an element has a copy").unchecked_into();
    let coming = Promise::new(&mut |come, fail| {
        link.set_onload(Some(&come));
        link.set_onerror(Some(&fail));
    });
    link.set_href(&named.get_attribute(ADDRESS).unwrap_or_default());
    link.set_rel("stylesheet");
    let _ = link.set_attribute(MEDIA, "not all");
    let _ = link.set_attribute("fetchpriority", "high");
    named.replace_with_with_node_1(&link).expect("invariant: it stands in the document");
    coming
}
