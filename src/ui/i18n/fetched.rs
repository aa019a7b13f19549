//! The words in a browser. They are fetched: a file for each topic and language. Nothing is shown in a language, and no game
//! is shown at all, before the words for it are here; so whoever looks one up need not wait.

use std::cell::RefCell;
use std::pin::Pin;
use std::ptr;

use futures_util::future::try_join;
use leptos::prelude::{Get, Notify, Track};
use leptos::task::spawn_local;
use session::worker_pool::Cause;

use super::{Lang, PAGES};
use crate::part::{Missing, why_absent};
use crate::prefs::{Prefs, languages_of_browser};
use crate::site;

/// Words that are fetched as one, in each language.
pub struct Topic {
    /// Returns true if those in a language are here.
    pub is_here: fn(Lang) -> bool,
    /// Fetches those in a language.
    pub fetch: fn(Lang) -> Pin<Box<dyn Future<Output = Fetched>>>,
}

thread_local! {
    /// The topics that somebody has asked for.
    static ASKED: RefCell<Vec<&'static Topic>> = const { RefCell::new(Vec::new()) };

    /// The topics and languages that were asked for as a second language; each once.
    static BESIDE: RefCell<Vec<(&'static Topic, Lang)>> = const { RefCell::new(Vec::new()) };
}

/// Result of a fetch.
pub type Fetched = Result<(), Missing>;

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
pub async fn fetch_files(lang: Lang, names: &'static [&'static str]) -> Fetched {
    let [name, others @ ..] = names else { return Ok(()) };
    let one = async {
        match words::is_here(lang, name) || fetch_file(lang, name).await? {
            true => Ok(()),
            false => fetch_english(lang, name).await,
        }
    };
    // All at once.
    try_join(one, Box::pin(fetch_files(lang, others))).await.map(drop)
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

async fn fetch_english(lang: Lang, name: &'static str) -> Fetched {
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
pub async fn fetch(topic: &'static Topic, lang: Lang) -> Fetched {
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
pub async fn fetch_language(lang: Lang) -> Fetched {
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

/// Fetches the words of the games that are here in the reader's second language: the next that the browser asks for, or else
/// English. A sheet names its piece in it as well, for players who know the game from there. The first sheet asks for it, so
/// that a game begins with the words of one language. Tracks `prefs.beside`, which is notified when some have come; what does
/// not come is done without.
pub fn ask_beside(prefs: Prefs) {
    prefs.beside.track();
    let lang = prefs.lang.get();
    let Some(second) = languages_of_browser().into_iter().chain([Lang::En]).find(|other| *other != lang)
    else {
        return;
    };
    let topics = ASKED.with_borrow(|asked| asked.clone());
    for topic in topics.into_iter().filter(|topic| (topic.is_here)(lang) && !(topic.is_here)(second)) {
        let is_same = |(known, lang): &(&Topic, Lang)| ptr::eq(*known, topic) && *lang == second;
        if BESIDE.with_borrow(|asked| asked.iter().any(is_same)) {
            continue;
        }
        BESIDE.with_borrow_mut(|asked| asked.push((topic, second)));
        spawn_local(async move {
            if (topic.fetch)(second).await.is_ok() {
                prefs.beside.notify();
            }
        });
    }
}
