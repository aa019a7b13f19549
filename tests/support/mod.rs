//! Positions, modes and tests for every game, for several suites.

pub mod laid_out;
pub mod modes;
pub mod universe;

/// Makes a test of each check for every game.
macro_rules! for_every_game {
    ($($check:ident),* $(,)?) => {
        for_every_game!(@ san_juan, san_juan::SanJuan: $($check),*);
        for_every_game!(@ puerto_rico, puerto_rico::PuertoRico: $($check),*);
        for_every_game!(@ ginkgopolis, ginkgopolis::Ginkgopolis: $($check),*);
    };
    (@ $name:ident, $game:ty: $($check:ident),*) => {
        mod $name {
            $(#[test]
            fn $check() {
                super::$check::<$game>();
            })*
        }
    };
}

pub(crate) use for_every_game;
