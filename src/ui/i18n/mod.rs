//! Languages. A language is a Rust value, so that a missing text fails the
//! build and arguments are typed. Sentences are whole templates per language:
//! nothing is glued together outside of `en/` and `zh_hant/`.

/// Names and effects of all pieces of a kind, in their order, from a match that says both of each. They are apart once it
/// is compiled: names are needed on pages that never show an effect.
#[macro_export]
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

/// The words of a game, given as `Messages` in each language and the names of their parts: `words` finds those of a
/// language, and in a browser `TOPIC` fetches them (`xtask/src/parts.rs` goes by the names of the parts).
#[macro_export]
macro_rules! game_words {
    ($messages:ty, $en:ident: $en_words:expr, $zh_hant:ident: $zh_hant_words:expr) => {
        static EN: $messages = $en_words;
        static ZH_HANT: $messages = $zh_hant_words;

        #[cfg(not(target_arch = "wasm32"))]
        fn words(lang: $crate::i18n::Lang) -> &'static $messages {
            match lang {
                $crate::i18n::Lang::En => &EN,
                $crate::i18n::Lang::ZhHant => &ZH_HANT,
            }
        }

        #[cfg(target_arch = "wasm32")]
        thread_local! {
            static HERE: $crate::i18n::Here<$messages> = const { $crate::i18n::Here::nothing() };
        }

        #[cfg(target_arch = "wasm32")]
        fn words(lang: $crate::i18n::Lang) -> &'static $messages {
            HERE.with(|here| here.get(lang))
        }

        #[cfg(target_arch = "wasm32")]
        #[wasm_split_helpers::wasm_split($en, fallible)]
        fn $en() -> $crate::i18n::Came {
            HERE.with(|here| here.put($crate::i18n::Lang::En, &EN))
        }

        #[cfg(target_arch = "wasm32")]
        #[wasm_split_helpers::wasm_split($zh_hant, fallible)]
        fn $zh_hant() -> $crate::i18n::Came {
            HERE.with(|here| here.put($crate::i18n::Lang::ZhHant, &ZH_HANT))
        }

        /// The words as a topic that is fetched.
        #[cfg(target_arch = "wasm32")]
        pub static TOPIC: $crate::i18n::Topic = $crate::i18n::Topic {
            is_here: |lang| HERE.with(|here| here.is(lang)),
            fetch: |lang| match lang {
                $crate::i18n::Lang::En => Box::pin($en()),
                $crate::i18n::Lang::ZhHant => Box::pin($zh_hant()),
            },
        };
    };
}

mod en;
#[cfg(target_arch = "wasm32")]
mod fetched;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod zh_hant;

pub mod automa;
pub mod by_link;
pub mod daily;
pub mod hints;
pub mod lang;
pub mod learn;
pub mod messages;
pub mod puzzles;
pub mod review;
pub mod rules;
pub mod screens;
pub mod shell;
pub mod sound;
pub mod statistics;
pub mod study;
pub mod table;
pub mod who;
pub mod why;

pub use lang::Lang;
pub use messages::Messages;
pub use zh_hant::flaws as zh_hant_flaws;

/// The words of the studies, which come with their page.
pub fn study(lang: Lang) -> &'static study::Messages {
    match lang {
        Lang::En => en::STUDY,
        Lang::ZhHant => zh_hant::STUDY,
    }
}

/// Texts around games handed on by link; they come with the part that shows them.
pub fn by_link(lang: Lang) -> &'static by_link::Messages {
    match lang {
        Lang::En => &en::BY_LINK,
        Lang::ZhHant => &zh_hant::BY_LINK,
    }
}

#[cfg(target_arch = "wasm32")]
use fetched as here;
#[cfg(target_arch = "wasm32")]
pub use fetched::{Came, Here, Topic, are_here, fetch, fetch_files, fetch_language};
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
    use crate::prefs::Prefs;

    /// The language now; tracked, so that what reads it follows a switch.
    pub fn use_lang() -> Lang {
        Prefs::get().lang.get()
    }

    /// The texts now; tracked.
    pub fn t() -> &'static Messages {
        words(use_lang())
    }
}
