//! Deals of each day of the week: edition, seats, level, options. Easy tables early in the week,
//! the strongest opponents on Sunday.

use ai::LevelId::{self, Governor, Merchant, Viceroy};
use session::daily::Daily;

use crate::{Config, Ginkgopolis, Mode};

impl Daily for Ginkgopolis {
    fn of_weekday(weekday: usize) -> (Config, LevelId) {
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
        (Config { mode, players, ..Default::default() }, level)
    }
}
