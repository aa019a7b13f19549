//! Facts of a game that are known before any of it has been fetched.

#[cfg(target_arch = "wasm32")]
use ui::i18n::Topic;
use ui::i18n::{Lang, words};

/// A game on the first page. Nothing here may lead to the game's rules, words
/// or board: they would become part of what everybody has to download.
pub struct GameInfo {
    /// [`Game::ID`](game_core::Game::ID).
    pub id: &'static str,
    /// Its words.
    #[cfg(target_arch = "wasm32")]
    pub topic: &'static Topic,
    /// The drawings of the street under the first page, from its sprite.
    pub frieze: &'static [&'static str],
}

impl GameInfo {
    /// The game's name, whatever the edition.
    pub fn title(&self, lang: Lang) -> &'static str {
        words(lang).pitch(self.id).title
    }
}
