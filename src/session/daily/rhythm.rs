//! Deals of each day of the week: edition, seats, level, options. Easy tables early in the week,
//! the strongest opponents on Sunday.

use super::Daily;
use crate::ai::LevelId::{self, Governor, Merchant, Viceroy};
use crate::games::ginkgopolis::{self, Ginkgopolis, Mode};
use crate::games::puerto_rico::{self, PuertoRico};
use crate::games::san_juan::{self, SanJuan};

impl Daily for SanJuan {
    fn of_weekday(weekday: usize) -> (san_juan::Config, LevelId) {
        use san_juan::Edition::{Classic, Y1897};
        // Edition, seats, New Buildings, opening draft, level.
        const WEEK: [(san_juan::Edition, u8, bool, bool, LevelId); 7] = [
            (Y1897, 2, false, false, Merchant),
            (Classic, 3, false, false, Governor),
            (Y1897, 3, false, true, Governor),
            (Classic, 2, false, false, Viceroy),
            (Y1897, 3, true, false, Governor),
            (Classic, 4, false, false, Governor),
            (Y1897, 4, true, false, Viceroy),
        ];
        let (edition, players, new_buildings, opening_draft, level) = WEEK[weekday];
        let config =
            san_juan::Config { edition, players, new_buildings, opening_draft, ..Default::default() };
        (config, level)
    }
}

impl Daily for PuertoRico {
    fn of_weekday(weekday: usize) -> (puerto_rico::Config, LevelId) {
        use puerto_rico::Edition::{Classic, Y1897};
        // Edition, seats, New Buildings, Smuggler and Festival, level.
        const WEEK: [(puerto_rico::Edition, u8, bool, bool, LevelId); 7] = [
            (Y1897, 3, false, false, Merchant),
            (Classic, 3, false, false, Governor),
            (Y1897, 4, true, false, Merchant),
            (Classic, 4, false, false, Governor),
            (Y1897, 3, false, true, Governor),
            (Y1897, 2, false, false, Governor),
            (Y1897, 3, false, false, Viceroy),
        ];
        let (edition, players, exp1, festive, level) = WEEK[weekday];
        let options = puerto_rico::Options { exp1, exp3: festive, exp4: festive, ..Default::default() };
        (puerto_rico::Config { edition, players, options, first: None }, level)
    }
}

impl Daily for Ginkgopolis {
    fn of_weekday(weekday: usize) -> (ginkgopolis::Config, LevelId) {
        // Mode, players, level; against Hal there are no others.
        const WEEK: [(Mode, u8, LevelId); 7] = [
            (Mode::Beginner, 3, Merchant),
            (Mode::Draft, 2, Governor),
            (Mode::Beginner, 4, Merchant),
            (Mode::Draft, 3, Governor),
            (Mode::Solo, 1, Merchant),
            (Mode::Draft, 4, Merchant),
            (Mode::Draft, 3, Viceroy),
        ];
        let (mode, players, level) = WEEK[weekday];
        (ginkgopolis::Config { mode, players, ..Default::default() }, level)
    }
}
