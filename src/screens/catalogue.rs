//! The games that can be played: the only list of games on the page.

#[cfg(test)]
mod tests;

use table::game::{GameForm, GameInfo};
#[cfg(test)]
use table::game::{GameModule, SaveLoader, Studies};

/// Every game that can be played, in the order of the first page.
pub static GAMES: [GameInfo; 3] = [san_juan_board::INFO, puerto_rico_board::INFO, ginkgopolis_board::INFO];

/// Returns the first page's facts of the game with this key.
pub fn info(id: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|info| info.id == id)
}

/// Returns the options of the game with this [`Game::ID`](game_core::Game::ID). Only the
/// set-up page asks, whose part of the page holds the forms of all games.
pub fn form(id: &str) -> Option<&'static dyn GameForm> {
    [san_juan_board::FORM, puerto_rico_board::FORM, ginkgopolis_board::FORM]
        .into_iter()
        .find(|form| form.id() == id)
}

/// Every game, in the order of the first page. Natively nothing has to be
/// fetched.
#[cfg(test)]
pub const GAME_MODULES: &[&dyn GameModule] =
    &[san_juan_board::MODULE, puerto_rico_board::MODULE, ginkgopolis_board::MODULE];

/// Readers of their saves, in the same order.
#[cfg(test)]
pub const SAVE_LOADERS: &[&dyn SaveLoader] =
    &[san_juan_board::SAVE_LOADER, puerto_rico_board::SAVE_LOADER, ginkgopolis_board::SAVE_LOADER];

/// Their studies, in the same order.
#[cfg(test)]
pub const STUDIES: &[&dyn Studies] =
    &[san_juan_board::STUDIES, puerto_rico_board::STUDIES, ginkgopolis_board::STUDIES];

/// The module of the game with this [`Game::ID`](game_core::Game::ID).
#[cfg(test)]
pub fn module(id: &str) -> Option<&'static dyn GameModule> {
    GAME_MODULES.iter().copied().find(|module| module.id() == id)
}
