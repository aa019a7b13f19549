//! Languages. A language is a Rust value, so that a missing text fails the
//! build and arguments are typed. Sentences are whole templates per language:
//! nothing is glued together outside of `en/` and `zh_hant/`.

mod en;
mod zh_hant;

pub mod ginkgopolis;
pub mod puerto_rico;
pub mod rules;
pub mod san_juan;
pub mod san_juan_options;
pub mod screens;
pub mod shell;
pub mod table;

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

    /// The other one, for mixed tables.
    pub const fn other(self) -> Lang {
        match self {
            Lang::En => Lang::ZhHant,
            Lang::ZhHant => Lang::En,
        }
    }
}

/// Every text of one language, by topic.
pub struct Words {
    /// App bar, menus, preferences.
    pub shell: shell::Words,
    /// What stands around the rules of a game.
    pub rules: rules::Words,
    /// The pages around the table.
    pub screens: screens::Words,
    /// Every table.
    pub table: table::Words,
    /// Which language this is.
    pub lang: Lang,
}

impl Words {
    /// Puerto Rico: names, sentences, labels.
    pub fn puerto_rico(&self) -> &'static puerto_rico::Words {
        match self.lang {
            Lang::En => &en::PUERTO_RICO,
            Lang::ZhHant => &zh_hant::PUERTO_RICO,
        }
    }

    /// Ginkgopolis: names, sentences, labels.
    pub fn ginkgopolis(&self) -> &'static ginkgopolis::Words {
        match self.lang {
            Lang::En => &en::GINKGOPOLIS,
            Lang::ZhHant => &zh_hant::GINKGOPOLIS,
        }
    }

    /// San Juan: names, sentences, labels.
    pub fn san_juan(&self) -> &'static san_juan::Words {
        match self.lang {
            Lang::En => &en::SAN_JUAN,
            Lang::ZhHant => &zh_hant::SAN_JUAN,
        }
    }
}

/// The texts of `lang`.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &en::WORDS,
        Lang::ZhHant => &zh_hant::WORDS,
    }
}

#[cfg(target_arch = "wasm32")]
#[allow(unused_imports)] // for the screens
pub use reactive::{t, use_lang};

#[cfg(target_arch = "wasm32")]
mod reactive {
    use leptos::prelude::*;

    use super::{Lang, Words, words};
    use crate::app::prefs::Prefs;

    /// The language now; tracked, so that what reads it follows a switch.
    pub fn use_lang() -> Lang {
        Prefs::get().lang.get()
    }

    /// The texts now; tracked.
    pub fn t() -> &'static Words {
        words(use_lang())
    }
}
