//! Deals of each day of the week: edition, seats, level, options. Easy tables early in the week,
//! the strongest opponents on Sunday.

use ai::LevelId::{self, Governor, Merchant, Viceroy};
use session::daily::Daily;

use crate::{Config, Edition, Options, PuertoRico};

impl Daily for PuertoRico {
    fn of_weekday(weekday: usize) -> (Config, LevelId) {
        use crate::Edition::{Classic, Y1897};
        // Edition, seats, New Buildings, Smuggler and Festival, level.
        const WEEK: [(Edition, u8, bool, bool, LevelId); 7] = [
            (Y1897, 3, false, false, Merchant),
            (Classic, 3, false, false, Governor),
            (Y1897, 4, true, false, Merchant),
            (Classic, 4, false, false, Governor),
            (Y1897, 3, false, true, Governor),
            (Y1897, 2, false, false, Governor),
            (Y1897, 3, false, false, Viceroy),
        ];
        let (edition, players, exp1, festive, level) = WEEK[weekday];
        let options = Options { exp1, exp3: festive, exp4: festive, ..Default::default() };
        (Config { edition, players, options, first: None }, level)
    }
}
