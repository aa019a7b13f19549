//! Words of the page about San Juan: which message is said of an event, a question, a reason. The messages are files for each
//! language (`src/words/<language>/san-juan`); what the classic edition calls otherwise comes in a file of its own.

mod said;
mod say;
mod scene;
mod stage;
#[cfg(test)]
mod tests;
mod things;

use san_juan::Edition;
use ui::i18n::{self, Lang};

pub use said::Words;
pub(crate) use say::spoken;
pub(crate) use scene::{Scene, is_in, kind_of, other};
pub(crate) use stage::{Fact, Gain, Stage};
pub(crate) use things::Thing;

const FILE: &str = "san-juan";
const CLASSIC: &str = "san-juan.classic";

/// The files, which are fetched before anything is shown.
#[cfg(target_arch = "wasm32")]
pub static TOPIC: i18n::Topic = ui::topic!("san-juan", "san-juan.classic");

/// Returns the words for an edition. They are here: whatever is shown was fetched before.
pub(crate) fn words_of(lang: Lang, edition: Edition) -> Words {
    Words::new(words::catalog(lang, FILE, (edition == Edition::Classic).then_some(CLASSIC)))
}

/// Returns the words of a second language, if any are here: a sheet names its piece in it as well.
pub(crate) fn foreign(lang: Lang, edition: Edition) -> Option<Words> {
    words::second(lang, &[FILE, CLASSIC]).map(|lang| words_of(lang, edition))
}

/// Words of San Juan beside those of the pages.
pub trait SanJuanWords {
    /// Those that all editions share, and the names of the 1897 edition.
    fn san_juan(&self) -> Words;
}

impl SanJuanWords for i18n::Messages {
    fn san_juan(&self) -> Words {
        words_of(self.lang(), Edition::Y1897)
    }
}
