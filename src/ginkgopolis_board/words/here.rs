//! The words in the language that is shown. In a browser they come in parts of the page, one for each language
//! (`xtask/src/parts.rs` goes by their names).

use ginkgopolis::Flaw;
#[cfg(target_arch = "wasm32")]
use wasm_split_helpers::wasm_split;

use super::messages::{Messages, Pieces};
use super::{en, zh_hant};
use ui::i18n::{self, Lang};
#[cfg(target_arch = "wasm32")]
use ui::i18n::{Came, Here, Topic};

static EN: Messages = en::WORDS;
static ZH_HANT: Messages = zh_hant::WORDS;

/// Words of Ginkgopolis beside those of the pages.
pub trait GinkgopolisWords {
    /// Ginkgopolis: names, sentences, labels. They are here: whatever is shown was fetched before.
    fn ginkgopolis(&self) -> &'static Messages;
}

impl GinkgopolisWords for i18n::Messages {
    fn ginkgopolis(&self) -> &'static Messages {
        words(self.lang)
    }
}

/// Names of Ginkgopolis' pieces, whether the other words of the language are here or not: a sheet names its piece for
/// people who know it from the other one.
pub fn pieces(lang: Lang) -> &'static Pieces {
    static EN: Pieces = en::PIECES;
    static ZH_HANT: Pieces = zh_hant::PIECES;
    match lang {
        Lang::En => &EN,
        Lang::ZhHant => &ZH_HANT,
    }
}

/// Why a position cannot be, in a sentence. The rules say it in English themselves.
pub fn flaw(flaw: &Flaw, lang: Lang) -> String {
    match lang {
        Lang::En => flaw.to_string(),
        Lang::ZhHant => zh_hant::flaws::said(flaw),
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn words(lang: Lang) -> &'static Messages {
    match lang {
        Lang::En => &EN,
        Lang::ZhHant => &ZH_HANT,
    }
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static HERE: Here<Messages> = const { Here::nothing() };
}

#[cfg(target_arch = "wasm32")]
fn words(lang: Lang) -> &'static Messages {
    HERE.with(|here| here.get(lang))
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(ginkgopolis_en, fallible)]
fn ginkgopolis_en() -> Came {
    HERE.with(|here| here.put(Lang::En, &EN))
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(ginkgopolis_zh_hant, fallible)]
fn ginkgopolis_zh_hant() -> Came {
    HERE.with(|here| here.put(Lang::ZhHant, &ZH_HANT))
}

/// The words as a topic that is fetched.
#[cfg(target_arch = "wasm32")]
pub static TOPIC: Topic = Topic {
    is_here: |lang| HERE.with(|here| here.is(lang)),
    fetch: |lang| match lang {
        Lang::En => Box::pin(ginkgopolis_en()),
        Lang::ZhHant => Box::pin(ginkgopolis_zh_hant()),
    },
};
