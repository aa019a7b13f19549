//! The words in the language that is shown. In a browser they come in parts of the page, one for each language.

use puerto_rico::{Edition, Flaw};

use super::messages::{Messages, Pieces};
use super::{en, zh_hant};
use ui::i18n::{self, Lang};

ui::game_words!(Messages, puerto_rico_en: en::WORDS, puerto_rico_zh_hant: zh_hant::WORDS);

/// Words of Puerto Rico beside those of the pages.
pub trait PuertoRicoWords {
    /// Puerto Rico: names, sentences, labels. They are here: whatever is shown was fetched before.
    fn puerto_rico(&self) -> &'static Messages;
}

impl PuertoRicoWords for i18n::Messages {
    fn puerto_rico(&self) -> &'static Messages {
        words(self.lang())
    }
}

/// Names of Puerto Rico's pieces, whether the other words of the language are here or not: a sheet names its piece for
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
pub fn flaw(flaw: &Flaw, edition: Edition, lang: Lang) -> String {
    match lang {
        Lang::En => flaw.to_string(),
        Lang::ZhHant => zh_hant::flaws::said(flaw, edition),
    }
}
