//! The words in the language that is shown.

use super::said::Words;
use ui::i18n::{self, Lang};

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
    Words::new(words::catalog(lang, "ginkgopolis", None))
}

/// Returns the words in a language that may not have been fetched: a sheet names its piece for people who know it from
/// there.
pub fn pieces(lang: Lang) -> Option<Words> {
    #[cfg(target_arch = "wasm32")]
    let is_here = (TOPIC.is_here)(lang);
    #[cfg(not(target_arch = "wasm32"))]
    let is_here = true;
    is_here.then(|| texts(lang))
}
