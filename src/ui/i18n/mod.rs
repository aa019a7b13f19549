//! Texts of the pages (`src/words/<language>/pages/`). Sentences are whole messages in each language: nothing is glued
//! together here.

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

#[cfg(target_arch = "wasm32")]
pub use fetched::{Fetched, Topic, are_here, ask_beside, fetch, fetch_files, fetch_language};
pub use said::{Devices, Pages, Pages as Messages, PagesByLink, Study};
pub use sentences::{and, clauses, listed, sentences, statements};
pub use variants::Pitch;
pub use words::{Arg, Lang};

/// File of the pages' words.
pub const PAGES: &str = "pages";

/// The texts of `lang`, which is here: whatever is shown was fetched before.
pub fn words(lang: Lang) -> Pages {
    Pages::new(words::catalog(lang, PAGES, None))
}

/// Tag of the language in which a sheet of `game` names its piece as well, if any is here.
pub fn beside(lang: Lang, game: &'static str) -> Option<&'static str> {
    words::second(lang, &[game]).map(Lang::tag)
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

/// The words of a table of many devices.
pub fn devices(lang: Lang) -> Devices {
    Devices::new(words::catalog(lang, "devices", None))
}

/// The same as a topic that is fetched.
#[cfg(target_arch = "wasm32")]
pub static DEVICES: Topic = crate::topic!("devices");

/// The texts of the lessons of each game.
const LESSONS: [&str; 3] = ["lessons/san-juan", "lessons/puerto-rico", "lessons/ginkgopolis"];

fn lessons_at(game: &str) -> usize {
    let of_game = |topic: &&str| topic.ends_with(game);
    LESSONS.iter().position(of_game).expect("invariant: every game has lessons")
}

/// Returns a text of a lesson: the message that its file names.
pub fn lesson_text(lang: Lang, game: &str, id: &str) -> String {
    words::catalog(lang, LESSONS[lessons_at(game)], None).say(id, &[])
}

/// The texts of the lessons of a game as a topic that is fetched.
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
pub use reactive::{devices_now, t, use_lang};

#[cfg(target_arch = "wasm32")]
mod reactive {
    use leptos::prelude::Get;

    use super::{Devices, Lang, Pages, devices, words};
    use crate::prefs::Prefs;

    /// The language now; tracked, so that what reads it follows a switch.
    pub fn use_lang() -> Lang {
        Prefs::get().lang.get()
    }

    /// The texts now; tracked.
    pub fn t() -> Pages {
        words(use_lang())
    }

    /// The texts of a table of many devices, now; tracked.
    pub fn devices_now() -> Devices {
        devices(use_lang())
    }
}
