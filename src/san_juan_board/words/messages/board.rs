//! Labels of the board, and what is said of it to those who cannot see it.

use san_juan::Edition;

use ui::i18n::who::Who;

/// Labels of the board.
pub struct BoardWords {
    pub roles: &'static str,
    pub market: &'static str,
    pub prices: &'static str,
    pub last_prices: &'static str,
    pub no_prices: &'static str,
    pub deck: &'static str,
    pub discard: &'static str,
    pub your_city: &'static str,
    pub city_of: fn(&str) -> String,
    pub your_hand: &'static str,
    pub drawn: &'static str,
    pub face_up: &'static str,
    pub draft_hand: &'static str,
    pub limit: fn(u8) -> String,
    pub vp: fn(i16) -> String,
    pub laid_by: fn(u8) -> String,
    pub cost: &'static str,
    pub points: &'static str,
    pub copies: &'static str,
    pub phase: &'static str,
    pub round: fn(u16) -> String,
    pub opening: &'static str,
    pub last_round: &'static str,
    pub build: &'static str,
    pub build_free: &'static str,
    pub do_not_build: &'static str,
    pub produce: fn(u8) -> String,
    pub produce_none: &'static str,
    pub sell: fn(u8) -> String,
    pub sell_none: &'static str,
    pub keep: fn(u8) -> String,
    pub discard_cards: fn(u8) -> String,
    pub tuck: &'static str,
    pub tuck_none: &'static str,
    pub exchange: fn(u8) -> String,
    pub exchange_none: &'static str,
    pub draw: &'static str,
    pub draw_none: &'static str,
    pub take_card: &'static str,
    pub take_none: &'static str,
    pub ship: fn(u8) -> String,
    pub ship_none: &'static str,
    pub library_now: &'static str,
    pub library_later: &'static str,
    pub take: fn(&str) -> String,
    pub clear: &'static str,
    pub build_over: &'static str,
    pub spend_good: &'static str,
    pub keep_good: &'static str,
    pub covered: fn(&str) -> String,
    /// The sum of a price: printed cost, reductions, result.
    pub sum: fn(u8, &[(String, u8)], u8) -> String,
    pub goods_paid: &'static str,
    /// "2 goods at most."
    pub at_most: fn(u8) -> String,
    pub role: &'static str,
    pub round_start: &'static str,
    pub all_phases: &'static str,
    pub game_end: &'static str,
}

/// Sentences for those who cannot see the board.
pub struct SpokenWords {
    pub role: fn(&RoleSpoken) -> String,
    pub seat: fn(&SeatSpoken, Edition) -> String,
    pub card: fn(&CardSpoken) -> String,
    pub slot: fn(&SlotSpoken) -> String,
    pub empty_slot: fn(u8) -> String,
    pub prices: fn(&[(&str, u8)], bool) -> String,
    pub meter: fn(u8, u8) -> String,
    pub piles: fn(u8, u8, Edition) -> String,
}

/// A placard, to be spoken.
pub struct RoleSpoken<'a> {
    pub name: &'a str,
    pub taken_by: Option<Who<'a>>,
    pub current: bool,
    pub legal: bool,
}

/// A plate on the rail, to be spoken.
pub struct SeatSpoken<'a> {
    pub who: Who<'a>,
    pub hand: u8,
    pub buildings: u8,
    pub goods: u8,
    pub governor: bool,
    pub deciding: bool,
    pub points: i16,
    /// Cards laid by, for a point each, as far as they may be counted.
    pub laid_by: u8,
}

/// A hand card, to be spoken.
pub struct CardSpoken<'a> {
    pub name: &'a str,
    pub cost: u8,
    pub vp: u8,
    pub price: Option<u8>,
    pub legal: bool,
    pub chosen: bool,
    pub paying: bool,
}

/// A building in a city, to be spoken.
pub struct SlotSpoken<'a> {
    pub place: u8,
    pub name: &'a str,
    pub good: Option<&'a str>,
    pub fresh: bool,
    pub covers: u8,
    pub tucked: u8,
    pub legal: bool,
    pub chosen: bool,
}
