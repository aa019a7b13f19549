//! The words in the language that is shown.

use super::said::Words;
use ui::i18n::{self, Lang};

const FILE: &str = "ginkgopolis";

/// The words as a topic that is fetched.
#[cfg(target_arch = "wasm32")]
pub static TOPIC: i18n::Topic = ui::topic!("ginkgopolis");

/// Words of Ginkgopolis beside those of the pages.
pub trait GinkgopolisWords {
    /// Ginkgopolis: names, sentences, labels. They are here: whatever is shown was fetched before.
    fn ginkgopolis(&self) -> Words;
}

impl GinkgopolisWords for i18n::Messages {
    fn ginkgopolis(&self) -> Words {
        texts(self.lang())
    }
}

/// Returns the words of Ginkgopolis in `lang`.
pub fn texts(lang: Lang) -> Words {
    Words::new(words::catalog(lang, FILE, None))
}

/// Returns the words of a second language, if any are here: a sheet names its piece in it as well.
pub fn second(lang: Lang) -> Option<Words> {
    words::second(lang, &[FILE]).map(texts)
}
