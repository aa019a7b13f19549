//! Facts of a game that are known before any of it has been fetched.

use game_core::Game;
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;

use crate::app::i18n::screens::Pitch;
use crate::app::i18n::{Lang, Messages, Topic, words};

/// A game on the first page. Nothing here may lead to the game's rules, words
/// or board: they would become part of what everybody has to download.
pub struct GameInfo {
    /// [`Game::ID`].
    pub id: &'static str,
    /// Its words.
    pub topic: Topic,
    /// Introduction on the first page.
    pub pitch: fn(&'static Messages) -> &'static Pitch,
    /// The drawings of the street under the first page, from its sprite.
    pub frieze: &'static [&'static str],
}

impl GameInfo {
    /// The game's name, whatever the edition.
    pub fn title(&self, lang: Lang) -> &'static str {
        (self.pitch)(words(lang)).title
    }
}

/// Every game that can be played, in the order of the first page.
pub static GAMES: [GameInfo; 3] = [
    GameInfo {
        id: SanJuan::ID,
        topic: Topic::SanJuan,
        pitch: |words| &words.screens.home.san_juan,
        frieze: &[
            "b-prod_t1",
            "b-library",
            "b-chapel",
            "b-market_hall",
            "b-prod_t3",
            "b-city_hall",
            "b-tower",
            "b-archive",
            "b-well",
            "b-palace",
            "b-hero",
            "b-prefecture",
        ],
    },
    GameInfo {
        id: PuertoRico::ID,
        topic: Topic::PuertoRico,
        pitch: |words| &words.screens.home.puerto_rico,
        frieze: &[
            "b-small_fruit",
            "b-hacienda",
            "b-large_market",
            "b-coffee_roaster",
            "b-office",
            "b-factory",
            "b-school",
            "b-harbor",
            "b-wharf",
            "b-small_market",
            "b-hospital",
            "b-large_warehouse",
        ],
    },
    GameInfo {
        id: Ginkgopolis::ID,
        topic: Topic::Ginkgopolis,
        pitch: |words| &words.screens.home.ginkgopolis,
        frieze: &[
            "house-b1", "house-r2", "house-y3", "house-b4", "house-y1", "house-r4", "house-b2", "house-y4",
            "house-r1", "house-b3", "house-y2", "house-r3",
        ],
    },
];

/// Returns the first page's facts of the game with this key.
pub fn info(id: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|info| info.id == id)
}
