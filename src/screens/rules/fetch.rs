//! Fetches the texts of the reference, each once for the life of the page.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::{ArcRwSignal, Get, GetUntracked, Set};
use leptos::task::spawn_local;
use rulebook::Book;

use table::game::{GameModule, PieceInfo, Reading};
use ui::i18n::Lang;
use ui::{site, subscribers};

/// State of fetching a text.
#[derive(Clone)]
pub enum Fetched {
    /// It is on its way.
    Loading,
    /// It did not come, or is not what it should be.
    Failed,
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

/// A text: its game, its language, and what of it is read.
#[derive(Clone, Copy)]
pub struct Wanted {
    pub module: &'static dyn GameModule,
    /// The language.
    pub lang: Lang,
    /// Selection that is read; all of it if absent.
    pub reading: Option<Reading>,
}

type TextKey = (&'static str, Lang, Option<Reading>);
type Texts = Vec<(TextKey, ArcRwSignal<Fetched>)>;

thread_local! {
    static TEXTS: RefCell<Texts> = const { RefCell::new(Vec::new()) };
}

/// Forgets who has read any of the texts and is gone; see [`subscribers::release_subscribers`].
pub fn release_subscribers() {
    let texts: Vec<_> = TEXTS.with_borrow(|texts| texts.iter().map(|(_, text)| text.clone()).collect());
    texts.into_iter().for_each(subscribers::release_subscribers);
}

impl Wanted {
    /// The reference, asked for if need be; tracked.
    pub fn book(self) -> Fetched {
        self.text().get()
    }

    /// Asks once more for what did not come.
    pub fn retry(self) {
        let text = self.text();
        if text.get_untracked() == Fetched::Failed {
            text.set(Fetched::Loading);
            self.ask(text);
        }
    }

    /// The edition whose pieces are shown.
    pub fn edition(self) -> usize {
        self.reading.map_or(0, |reading| reading.edition)
    }

    /// A piece as that edition has it.
    pub fn piece_info(self, key: &str) -> Option<PieceInfo> {
        self.module.piece_info(key, self.edition(), self.lang)
    }

    fn text(self) -> ArcRwSignal<Fetched> {
        let key = (self.module.id(), self.lang, self.reading);
        let known = TEXTS
            .with_borrow(|texts| texts.iter().find(|(known, _)| *known == key).map(|(_, text)| text.clone()));
        known.unwrap_or_else(|| {
            let text = ArcRwSignal::new(Fetched::Loading);
            TEXTS.with_borrow_mut(|texts| texts.push((key, text.clone())));
            self.ask(text.clone());
            text
        })
    }

    fn ask(self, text: ArcRwSignal<Fetched>) {
        spawn_local(async move {
            // Relative, so that the page runs under any address.
            let address = format!("rules/{}.{}.json", self.module.id(), self.lang.tag());
            let came = site::text(&address).await;
            text.set(match came.map(|text| self.read(&text)) {
                Some(Ok(book)) => Fetched::Here(Arc::new(book)),
                Some(Err(error)) => {
                    leptos::logging::error!("{address}: {error}");
                    Fetched::Failed
                }
                None => Fetched::Failed,
            });
        });
    }

    fn read(self, text: &str) -> Result<Book, serde_json::Error> {
        let book: Book = serde_json::from_str(text)?;
        let Some(reading) = self.reading else { return Ok(book) };
        let name = |key: &str| self.module.term(key, reading.edition, self.lang);
        Ok(book.spelt(&name).keep(&reading.marks()))
    }
}
