//! What the pages say (`src/words/<language>/pages/`). Sentences are whole messages in each language: nothing is glued
//! together here.

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

#[cfg(target_arch = "wasm32")]
mod fetched;
mod said;
mod sentences;
#[cfg(test)]
mod tests;
mod variants;

pub mod automa;
pub mod learn;
pub mod who;
pub mod zh_hant_flaws;

#[cfg(target_arch = "wasm32")]
pub use fetched::{Came, Here, Topic, are_here, fetch, fetch_files, fetch_language};
pub use said::{Pages, Pages as Messages, PagesByLink, Study};
pub use sentences::{and, clauses, listed, sentences};
pub use variants::Pitch;
pub use words::{Arg, Lang};

/// File of the pages' words.
pub const PAGES: &str = "pages";

/// The texts of `lang`, which is here: whatever is shown was fetched before.
pub fn words(lang: Lang) -> Pages {
    Pages::new(words::catalog(lang, PAGES, None))
}

/// The language in which sheets give a second name of their piece, where it is here: English beside any other, for tables at
/// which people read different languages.
pub const fn beside(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::ZhHant,
        _ => Lang::En,
    }
}

/// The words of the studies.
pub fn study(lang: Lang) -> Study {
    Study::new(words::catalog(lang, "study", None))
}

/// The same for the classic edition of Puerto Rico, which calls some fields otherwise.
pub fn classic_study(lang: Lang) -> Study {
    Study::new(words::catalog(lang, "study", Some("study.classic")))
}

/// The words of the studies as a topic that is fetched.
#[cfg(target_arch = "wasm32")]
pub static STUDY: Topic = crate::topic!("study", "study.classic");

/// What the lessons of each game say.
const LESSONS: [&str; 3] = ["lessons/san-juan", "lessons/puerto-rico", "lessons/ginkgopolis"];

fn lessons_at(game: &str) -> usize {
    let of_game = |topic: &&str| topic.ends_with(game);
    LESSONS.iter().position(of_game).expect("invariant: every game has lessons")
}

/// What a lesson of a game says: the text of a message that its file names.
pub fn lesson_text(lang: Lang, game: &str, id: &str) -> String {
    words::catalog(lang, LESSONS[lessons_at(game)], None).say(id, &[])
}

/// What the lessons of a game say as a topic that is fetched.
#[cfg(target_arch = "wasm32")]
pub fn lessons_of(game: &str) -> &'static Topic {
    static TOPICS: [Topic; 3] = [
        crate::topic!("lessons/san-juan"),
        crate::topic!("lessons/puerto-rico"),
        crate::topic!("lessons/ginkgopolis"),
    ];
    &TOPICS[lessons_at(game)]
}

#[cfg(target_arch = "wasm32")]
pub use reactive::{t, use_lang};

#[cfg(target_arch = "wasm32")]
mod reactive {
    use leptos::prelude::Get;

    use super::{Lang, Pages, words};
    use crate::prefs::Prefs;

    /// The language now; tracked, so that what reads it follows a switch.
    pub fn use_lang() -> Lang {
        Prefs::get().lang.get()
    }

    /// The texts now; tracked.
    pub fn t() -> Pages {
        words(use_lang())
    }
}
