//! The words in the languages that are here. A browser fetches them.

use puerto_rico::Edition;
use ui::i18n::Lang;

use super::said::Words;

const NAME: &str = "puerto-rico";
const CLASSIC: &str = "puerto-rico.classic";

/// The words as a topic that is fetched.
#[cfg(target_arch = "wasm32")]
pub static TOPIC: ui::i18n::Topic = ui::topic!("puerto-rico", "puerto-rico.classic");

/// The words of a language under the names of an edition. They are here: whatever is shown was fetched before.
pub fn of(lang: Lang, edition: Edition) -> Words {
    Words::new(::words::catalog(lang, NAME, (edition == Edition::Classic).then_some(CLASSIC)))
}

/// The words of a second language, if any are here: a sheet names its piece in it as well.
pub fn other(lang: Lang, edition: Edition) -> Option<Words> {
    ::words::second(lang, &[NAME, CLASSIC]).map(|lang| of(lang, edition))
}
