//! The words in a browser. They come in parts of the page (`xtask/bundler`
//! cuts them off): one for each topic and language. Nothing is shown in a
//! language, and no game is shown at all, before the words for it are here; so
//! whoever looks one up need not wait.

use std::cell::Cell;

use wasm_split_helpers::wasm_split;

use super::lang::Lang;
use super::messages::{Messages, Topic};
use super::{en, ginkgopolis, puerto_rico, san_juan, zh_hant};
use crate::app::part::Missing;

/// The words of a topic in the languages that have come.
struct Here<T: 'static>([Cell<Option<&'static T>>; Lang::ALL.len()]);

impl<T> Here<T> {
    const fn nothing() -> Self {
        Here([const { Cell::new(None) }; Lang::ALL.len()])
    }

    fn get(&self, lang: Lang) -> &'static T {
        self.0[lang as usize].get().expect("invariant: a language is shown once its words are here")
    }

    fn is(&self, lang: Lang) -> bool {
        self.0[lang as usize].get().is_some()
    }

    /// Stores the words of a part that has come.
    fn put(&self, lang: Lang, words: &'static T) -> Came {
        self.0[lang as usize].set(Some(words));
        Ok(())
    }
}

thread_local! {
    static PAGES: Here<Messages> = const { Here::nothing() };
    static SAN_JUAN: Here<san_juan::Messages> = const { Here::nothing() };
    static PUERTO_RICO: Here<puerto_rico::Messages> = const { Here::nothing() };
    static GINKGOPOLIS: Here<ginkgopolis::Messages> = const { Here::nothing() };
}

/// The pages and the table.
pub(super) fn pages(lang: Lang) -> &'static Messages {
    PAGES.with(|here| here.get(lang))
}

pub(super) fn san_juan(lang: Lang) -> &'static san_juan::Messages {
    SAN_JUAN.with(|here| here.get(lang))
}

pub(super) fn puerto_rico(lang: Lang) -> &'static puerto_rico::Messages {
    PUERTO_RICO.with(|here| here.get(lang))
}

pub(super) fn ginkgopolis(lang: Lang) -> &'static ginkgopolis::Messages {
    GINKGOPOLIS.with(|here| here.get(lang))
}

/// Returns true if the words of a topic are here.
pub fn is_here(topic: Topic, lang: Lang) -> bool {
    match topic {
        Topic::Pages => PAGES.with(|here| here.is(lang)),
        Topic::SanJuan => SAN_JUAN.with(|here| here.is(lang)),
        Topic::PuertoRico => PUERTO_RICO.with(|here| here.is(lang)),
        Topic::Ginkgopolis => GINKGOPOLIS.with(|here| here.is(lang)),
    }
}

/// Result of a fetch.
type Came = Result<(), Missing>;

// One part for each of these. A part of this kind is called like the one that
// it belongs to, with the language behind it (`xtask/src/parts.rs`).

#[wasm_split(pages_en, fallible)]
fn pages_en() -> Came {
    PAGES.with(|here| here.put(Lang::En, &en::WORDS))
}

#[wasm_split(pages_zh_hant, fallible)]
fn pages_zh_hant() -> Came {
    PAGES.with(|here| here.put(Lang::ZhHant, &zh_hant::WORDS))
}

#[wasm_split(san_juan_en, fallible)]
fn san_juan_en() -> Came {
    SAN_JUAN.with(|here| here.put(Lang::En, &en::SAN_JUAN))
}

#[wasm_split(san_juan_zh_hant, fallible)]
fn san_juan_zh_hant() -> Came {
    SAN_JUAN.with(|here| here.put(Lang::ZhHant, &zh_hant::SAN_JUAN))
}

#[wasm_split(puerto_rico_en, fallible)]
fn puerto_rico_en() -> Came {
    PUERTO_RICO.with(|here| here.put(Lang::En, &en::PUERTO_RICO))
}

#[wasm_split(puerto_rico_zh_hant, fallible)]
fn puerto_rico_zh_hant() -> Came {
    PUERTO_RICO.with(|here| here.put(Lang::ZhHant, &zh_hant::PUERTO_RICO))
}

#[wasm_split(ginkgopolis_en, fallible)]
fn ginkgopolis_en() -> Came {
    GINKGOPOLIS.with(|here| here.put(Lang::En, &en::GINKGOPOLIS))
}

#[wasm_split(ginkgopolis_zh_hant, fallible)]
fn ginkgopolis_zh_hant() -> Came {
    GINKGOPOLIS.with(|here| here.put(Lang::ZhHant, &zh_hant::GINKGOPOLIS))
}

/// Fetches the words of a topic, unless they are here already. The part of the
/// game that they belong to comes along.
///
/// # Errors
/// They did not come.
pub async fn fetch(topic: Topic, lang: Lang) -> Came {
    match (topic, lang) {
        (Topic::Pages, Lang::En) => pages_en().await,
        (Topic::Pages, Lang::ZhHant) => pages_zh_hant().await,
        (Topic::SanJuan, Lang::En) => san_juan_en().await,
        (Topic::SanJuan, Lang::ZhHant) => san_juan_zh_hant().await,
        (Topic::PuertoRico, Lang::En) => puerto_rico_en().await,
        (Topic::PuertoRico, Lang::ZhHant) => puerto_rico_zh_hant().await,
        (Topic::Ginkgopolis, Lang::En) => ginkgopolis_en().await,
        (Topic::Ginkgopolis, Lang::ZhHant) => ginkgopolis_zh_hant().await,
    }
}

/// Fetches everything that is said in `lang`: the words of the pages, and those
/// of the games that have been read of in another language.
///
/// # Errors
/// Some of it did not come.
pub async fn fetch_language(lang: Lang) -> Came {
    fetch(Topic::Pages, lang).await?;
    // The words of another game may come meanwhile.
    let wanted =
        || Topic::GAMES.into_iter().find(|&game| is_here(game, lang.other()) && !is_here(game, lang));
    while let Some(game) = wanted() {
        fetch(game, lang).await?;
    }
    Ok(())
}
