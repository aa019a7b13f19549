//! Languages. A language is a Rust value, so that a missing text fails the
//! build and arguments are typed. Sentences are whole templates per language:
//! nothing is glued together outside of `en/` and `zh_hant/`.

/// Names and effects of all pieces of a kind, in their order, from a match that says both of each. They are apart once it
/// is compiled: names are needed on pages that never show an effect.
macro_rules! by_piece {
    ($piece:ident, $count:ident, $words:path) => {{
        let (mut names, mut effects, mut at) = ([""; $count], [""; $count], 0);
        while at < $count {
            (names[at], effects[at]) = $words($piece::ALL[at]);
            at += 1;
        }
        (names, effects)
    }};
}

mod en;
#[cfg(target_arch = "wasm32")]
mod fetched;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod zh_hant;

pub mod by_link;
pub mod daily;
pub mod ginkgopolis;
pub mod hints;
pub mod learn;
pub mod puerto_rico;
pub mod puzzles;
pub mod review;
pub mod rules;
pub mod san_juan;
pub mod san_juan_options;
pub mod screens;
pub mod shell;
pub mod sound;
pub mod statistics;
pub mod study;
pub mod table;
pub mod why;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Traditional Chinese as written in Taiwan.
    ZhHant,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::ZhHant];

    /// The BCP 47 tag, for `lang` attributes and storage.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::ZhHant => "zh-Hant",
        }
    }

    /// The language with this tag.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// Returns its own name.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::ZhHant => "繁體中文",
        }
    }

    /// The other one, for mixed tables.
    pub const fn other(self) -> Lang {
        match self {
            Lang::En => Lang::ZhHant,
            Lang::ZhHant => Lang::En,
        }
    }
}

/// Every text of one language, by topic.
pub struct Messages {
    /// App bar, menus, preferences.
    pub shell: shell::Messages,
    /// Texts around the rules of a game.
    pub rules: rules::Messages,
    /// The pages around the table.
    pub screens: screens::Messages,
    /// Every table.
    pub table: table::Messages,
    pub hints: hints::Messages,
    pub learn: learn::Messages,
    pub review: review::Messages,
    /// The deal of the day.
    pub daily: daily::Messages,
    /// Statistics of this device.
    pub statistics: statistics::Messages,
    pub puzzles: puzzles::Messages,
    pub sound: sound::Messages,
    pub why: why::Messages,
    /// Language of these texts.
    pub lang: Lang,
}

/// Topic of words. The words of each topic stand apart, because they come with different parts of
/// the page, and in one language at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The pages and the table: [`Messages`].
    Pages,
    SanJuan,
    PuertoRico,
    Ginkgopolis,
}

impl Messages {
    /// Puerto Rico: names, sentences, labels.
    pub fn puerto_rico(&self) -> &'static puerto_rico::Messages {
        here::puerto_rico(self.lang)
    }

    /// Ginkgopolis: names, sentences, labels.
    pub fn ginkgopolis(&self) -> &'static ginkgopolis::Messages {
        here::ginkgopolis(self.lang)
    }

    /// San Juan: names, sentences, labels.
    pub fn san_juan(&self) -> &'static san_juan::Messages {
        here::san_juan(self.lang)
    }
}

impl Lang {
    /// The words of the studies, which come with their page.
    pub fn study(self) -> &'static study::Messages {
        match self {
            Lang::En => en::STUDY,
            Lang::ZhHant => zh_hant::STUDY,
        }
    }
}

// What the pieces are called is known in every language beside the board: a
// sheet names its piece for people who know it from the other one.

impl Lang {
    /// Names of San Juan's pieces, whether the language is here or not.
    pub fn san_juan_pieces(self) -> &'static san_juan::Pieces {
        match self {
            Lang::En => &en::SAN_JUAN_PIECES,
            Lang::ZhHant => &zh_hant::SAN_JUAN_PIECES,
        }
    }

    /// Texts around games handed on by link; they come with the part that shows them.
    pub fn by_link(self) -> &'static by_link::Messages {
        match self {
            Lang::En => &en::BY_LINK,
            Lang::ZhHant => &zh_hant::BY_LINK,
        }
    }

    /// Names of Puerto Rico's pieces, whether the language is here or not.
    pub fn puerto_rico_pieces(self) -> &'static puerto_rico::Pieces {
        match self {
            Lang::En => &en::PUERTO_RICO_PIECES,
            Lang::ZhHant => &zh_hant::PUERTO_RICO_PIECES,
        }
    }

    /// Names of Ginkgopolis' pieces, whether the language is here or not.
    pub fn ginkgopolis_pieces(self) -> &'static ginkgopolis::Pieces {
        match self {
            Lang::En => &en::GINKGOPOLIS_PIECES,
            Lang::ZhHant => &zh_hant::GINKGOPOLIS_PIECES,
        }
    }
}

#[cfg(target_arch = "wasm32")]
use fetched as here;
#[cfg(target_arch = "wasm32")]
pub use fetched::{fetch, is_here};
#[cfg(not(target_arch = "wasm32"))]
use native as here;

/// The texts of `lang`, which is here: whatever is shown was fetched before.
pub fn words(lang: Lang) -> &'static Messages {
    here::pages(lang)
}

#[cfg(target_arch = "wasm32")]
pub use reactive::{t, use_lang};

#[cfg(target_arch = "wasm32")]
mod reactive {
    use leptos::prelude::Get;

    use super::{Lang, Messages, words};
    use crate::app::prefs::Prefs;

    /// The language now; tracked, so that what reads it follows a switch.
    pub fn use_lang() -> Lang {
        Prefs::get().lang.get()
    }

    /// The texts now; tracked.
    pub fn t() -> &'static Messages {
        words(use_lang())
    }
}
