//! The catalogs that are here: natively all of them, on a page those that have been fetched.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::catalog::{Catalog, MessageLayer};
use crate::lang::Lang;

/// A topic in a language, or its edition.
type LayerKey = (Lang, &'static str);

#[derive(Default)]
struct Shelf {
    layers: HashMap<LayerKey, &'static MessageLayer>,
    catalogs: HashMap<(LayerKey, Option<&'static str>), &'static Catalog>,
}

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::default();
}

/// Returns the messages of `topic` in `lang`, such as `puerto-rico`; with `edition`, such as `puerto-rico.classic`, under the
/// names of that edition. They are here: a language is shown once its words have come.
pub fn catalog(lang: Lang, topic: &'static str, edition: Option<&'static str>) -> &'static Catalog {
    let key = ((lang, topic), edition);
    if let Some(catalog) = SHELF.with_borrow(|shelf| shelf.catalogs.get(&key).copied()) {
        return catalog;
    }
    let named = edition.and_then(|edition| layer(lang, edition));
    let layers: Vec<_> = named.into_iter().chain(layer(lang, topic)).collect();
    let english =
        (lang != Lang::En && layer(Lang::En, topic).is_some()).then(|| catalog(Lang::En, topic, edition));
    let catalog: &'static Catalog = Box::leak(Box::new(Catalog::new(lang, layers, english)));
    SHELF.with_borrow_mut(|shelf| shelf.catalogs.insert(key, catalog));
    catalog
}

fn layer(lang: Lang, file: &'static str) -> Option<&'static MessageLayer> {
    let known = SHELF.with_borrow(|shelf| shelf.layers.get(&(lang, file)).copied());
    #[cfg(not(target_arch = "wasm32"))]
    let known = known.or_else(|| {
        let layer: &'static MessageLayer = Box::leak(Box::new(MessageLayer::read(native::file(lang, file)?)));
        SHELF.with_borrow_mut(|shelf| shelf.layers.insert((lang, file), layer));
        Some(layer)
    });
    known
}

/// Returns true if `file` has come in `lang`.
#[cfg(target_arch = "wasm32")]
pub fn is_here(lang: Lang, file: &'static str) -> bool {
    SHELF.with_borrow(|shelf| shelf.layers.contains_key(&(lang, file)))
}

/// Returns a language beside `lang` in which `files` are here, English first: a sheet names its piece in it as well, for
/// players who know the game from there.
pub fn second(lang: Lang, files: &[&'static str]) -> Option<Lang> {
    let others = [Lang::En].into_iter().chain(Lang::ALL).filter(|other| *other != lang);
    #[cfg(target_arch = "wasm32")]
    let mut others = others.filter(|other| files.iter().all(|file| is_here(*other, file)));
    #[cfg(not(target_arch = "wasm32"))]
    let mut others = others.filter(|other| files.iter().all(|file| native::file(*other, file).is_some()));
    others.next()
}

/// Keeps a file that has come, for as long as the page is open. Returns false if it is not whole: its first line says how many
/// messages it has.
#[cfg(target_arch = "wasm32")]
pub fn put(lang: Lang, file: &'static str, text: String) -> bool {
    let text: &'static str = String::leak(text);
    let count = text.strip_prefix("# ").and_then(|rest| rest.split_once(' ')?.0.parse::<usize>().ok());
    let layer: &'static MessageLayer = Box::leak(Box::new(MessageLayer::read(text)));
    SHELF.with_borrow_mut(|shelf| {
        shelf.layers.insert((lang, file), layer);
        // What was put together without it.
        shelf.catalogs.clear();
    });
    count == Some(layer.len())
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use crate::lang::Lang;

    include!(concat!(env!("OUT_DIR"), "/files.rs"));

    /// Returns the text of a topic or of its edition, put together as the build of the site does it.
    pub(super) fn file(lang: Lang, file: &str) -> Option<&'static str> {
        FILES.iter().find_map(|(tag, name, text)| (*tag == lang.tag() && *name == file).then_some(*text))
    }
}
