//! The words in a browser. They are fetched: a file for each topic and language. Nothing is shown in a language, and no game
//! is shown at all, before the words for it are here; so whoever looks one up need not wait.

use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::ptr;

use session::worker_pool::Cause;

use super::{Lang, PAGES};
use crate::part::{Missing, why_absent};
use crate::site;

/// The words of a topic in the languages that have come.
pub struct Here<T: 'static>([Cell<Option<&'static T>>; Lang::ALL.len()]);

impl<T> Here<T> {
    /// No words yet.
    pub const fn nothing() -> Self {
        Here([const { Cell::new(None) }; Lang::ALL.len()])
    }

    /// Returns the words in `lang`, which are here.
    pub fn get(&self, lang: Lang) -> &'static T {
        self.0[lang as usize].get().expect("invariant: a language is shown once its words are here")
    }

    /// Returns true if the words in `lang` are here.
    pub fn is(&self, lang: Lang) -> bool {
        self.0[lang as usize].get().is_some()
    }

    /// Stores the words of a part that has come.
    pub fn put(&self, lang: Lang, words: &'static T) -> Came {
        self.0[lang as usize].set(Some(words));
        Ok(())
    }
}

/// Words of a game, which are parts of the page of their own, one for each language.
pub struct Topic {
    /// Returns true if those in a language are here.
    pub is_here: fn(Lang) -> bool,
    /// Fetches those in a language. The part of the game that they belong to comes along.
    pub fetch: fn(Lang) -> Pin<Box<dyn Future<Output = Came>>>,
}

thread_local! {
    /// The topics that somebody has asked for.
    static ASKED: RefCell<Vec<&'static Topic>> = const { RefCell::new(Vec::new()) };
}

/// Result of a fetch.
pub type Came = Result<(), Missing>;

/// Files of words (`words/<language>/<name>.ftl` of the site) as a topic that is fetched.
#[macro_export]
macro_rules! topic {
    ($($file:literal),*) => {
        $crate::i18n::Topic {
            is_here: |lang| $crate::i18n::are_here(lang, &[$($file),*]),
            fetch: |lang| Box::pin($crate::i18n::fetch_files(lang, &[$($file),*])),
        }
    };
}

/// Returns true if files of words have come.
pub fn are_here(lang: Lang, names: &[&'static str]) -> bool {
    names.iter().all(|name| words::is_here(lang, name))
}

/// Fetches files of words. Of one that is not whole, English says what is missing, and the console says so.
///
/// # Errors
/// They did not come, in English either.
pub async fn fetch_files(lang: Lang, names: &'static [&'static str]) -> Came {
    for name in names {
        if !words::is_here(lang, name) && !fetch_file(lang, name).await? {
            fetch_english(lang, name).await?;
        }
    }
    Ok(())
}

/// Fetches a file; returns whether it is whole.
async fn fetch_file(lang: Lang, name: &'static str) -> Result<bool, Missing> {
    match site::text(&format!("words/{}/{name}.ftl", lang.tag())).await {
        Some(text) => Ok(words::put(lang, name, text)),
        // What is not there, or is something else, will not come later either.
        None if matches!(why_absent(), Some(Cause::Missing | Cause::Altered)) => {
            words::put(lang, name, String::new());
            Ok(false)
        }
        None => Err(Missing),
    }
}

async fn fetch_english(lang: Lang, name: &'static str) -> Came {
    let note = format!("words/{}/{name}.ftl is not whole: what is missing is said in English", lang.tag());
    leptos::logging::warn!("{note}");
    match lang {
        Lang::En => Err(Missing),
        _ if words::is_here(Lang::En, name) => Ok(()),
        _ => fetch_file(Lang::En, name).await.map(drop),
    }
}

/// Fetches the words of a topic, unless they are here already.
///
/// # Errors
/// They did not come.
pub async fn fetch(topic: &'static Topic, lang: Lang) -> Came {
    ASKED.with_borrow_mut(|asked| {
        if !asked.iter().any(|known| ptr::eq(*known, topic)) {
            asked.push(topic);
        }
    });
    (topic.fetch)(lang).await
}

/// Fetches everything that is said in `lang`: the words of the pages, and those
/// of the games that have been read of in another language.
///
/// # Errors
/// Some of it did not come.
pub async fn fetch_language(lang: Lang) -> Came {
    fetch_files(lang, &[PAGES]).await?;
    // The words of another game may come meanwhile.
    let is_read = |topic: &Topic| Lang::ALL.into_iter().any(topic.is_here);
    let is_wanted = |topic: &&&Topic| is_read(topic) && !(topic.is_here)(lang);
    let wanted = || ASKED.with_borrow(|asked| asked.iter().find(is_wanted).copied());
    while let Some(topic) = wanted() {
        fetch(topic, lang).await?;
    }
    Ok(())
}
