//! Fetches the texts of the reference, each once for the life of the page.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::{ArcRwSignal, Get, GetUntracked, Set, window};
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::app::games::rulebook::Book;
use crate::app::i18n::Lang;

/// How far a text is.
#[derive(Clone)]
pub enum Fetched {
    /// It is on its way.
    Loading,
    /// It did not come, or is not what it should be.
    Failed,
    /// Here it is.
    Here(Arc<Book>),
}

impl PartialEq for Fetched {
    fn eq(&self, other: &Fetched) -> bool {
        match (self, other) {
            (Fetched::Here(one), Fetched::Here(two)) => Arc::ptr_eq(one, two),
            (Fetched::Loading, Fetched::Loading) | (Fetched::Failed, Fetched::Failed) => true,
            _ => false,
        }
    }
}

/// By game and language.
type Texts = Vec<((&'static str, Lang), ArcRwSignal<Fetched>)>;

thread_local! {
    static TEXTS: RefCell<Texts> = const { RefCell::new(Vec::new()) };
}

/// The reference of a game in a language, asked for if need be; tracked.
pub fn book(game: &'static str, lang: Lang) -> Fetched {
    text(game, lang).get()
}

/// Asks once more for what did not come.
pub fn retry(game: &'static str, lang: Lang) {
    let text = text(game, lang);
    if text.get_untracked() == Fetched::Failed {
        text.set(Fetched::Loading);
        ask(game, lang, text);
    }
}

fn text(game: &'static str, lang: Lang) -> ArcRwSignal<Fetched> {
    let known = TEXTS.with_borrow(|texts| {
        texts.iter().find(|(key, _)| *key == (game, lang)).map(|(_, text)| text.clone())
    });
    known.unwrap_or_else(|| {
        let text = ArcRwSignal::new(Fetched::Loading);
        TEXTS.with_borrow_mut(|texts| texts.push(((game, lang), text.clone())));
        ask(game, lang, text.clone());
        text
    })
}

fn ask(game: &'static str, lang: Lang, text: ArcRwSignal<Fetched>) {
    spawn_local(async move {
        // Relative, so that the page runs under any address.
        let address = format!("rules/{game}.{}.md", lang.tag());
        let came = fetch(&address).await;
        text.set(match came.map(|text| Book::parse(&text)) {
            Some(Ok(book)) => Fetched::Here(Arc::new(book)),
            Some(Err(error)) => {
                leptos::logging::error!("{address}: {error}");
                Fetched::Failed
            }
            None => Fetched::Failed,
        });
    });
}

async fn fetch(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
