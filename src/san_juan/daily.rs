//! Deals of each day of the week: edition, seats, level, options. Easy tables early in the week,
//! the strongest opponents on Sunday.

use ai::LevelId::{self, Governor, Merchant, Viceroy};
use session::daily::Daily;

use crate::{Config, Edition, SanJuan};

impl Daily for SanJuan {
    fn of_weekday(weekday: usize) -> (Config, LevelId) {
        use crate::Edition::{Classic, Y1897};
        // Edition, seats, New Buildings, opening draft, level.
        const WEEK: [(Edition, u8, bool, bool, LevelId); 7] = [
            (Y1897, 2, false, false, Merchant),
            (Classic, 3, false, false, Governor),
            (Y1897, 3, false, true, Governor),
            (Classic, 2, false, false, Viceroy),
            (Y1897, 3, true, false, Governor),
            (Classic, 4, false, false, Governor),
            (Y1897, 4, true, false, Viceroy),
        ];
        let (edition, players, new_buildings, opening_draft, level) = WEEK[weekday];
        let config = Config { edition, players, new_buildings, opening_draft, ..Default::default() };
        (config, level)
    }
}
