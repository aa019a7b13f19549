//! The words in the language that is shown. In a browser they come in parts of the page, one for each language.

use san_juan::{Edition, Flaw};

use super::messages::{Messages, Pieces};
use super::{en, zh_hant};
use ui::i18n::{self, Lang};

ui::game_words!(Messages, san_juan_en: en::WORDS, san_juan_zh_hant: zh_hant::WORDS);

/// Words of San Juan beside those of the pages.
pub trait SanJuanWords {
    /// San Juan: names, sentences, labels. They are here: whatever is shown was fetched before.
    fn san_juan(&self) -> &'static Messages;
}

impl SanJuanWords for i18n::Messages {
    fn san_juan(&self) -> &'static Messages {
        words(self.lang())
    }
}

/// Names of San Juan's pieces, whether the other words of the language are here or not: a sheet names its piece for
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
