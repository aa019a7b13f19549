//! The building cards (sections 2.2 to 2.4, appendix C).

use crate::ids::{KINDS, Kind};

/// The keys of all kinds, in order; what files and the referee print.
pub const KEYS: [&str; KINDS] = [
    "prod_t1",
    "prod_t2",
    "prod_t3",
    "prod_t4",
    "prod_t5",
    "smithy",
    "gold_mine",
    "archive",
    "poor_house",
    "black_market",
    "trading_post",
    "well",
    "market_stand",
    "crane",
    "chapel",
    "tower",
    "aqueduct",
    "carpenter",
    "prefecture",
    "market_hall",
    "quarry",
    "library",
    "statue",
    "victory_column",
    "hero",
    "guild_hall",
    "city_hall",
    "triumphal_arch",
    "palace",
    "office",
    "guard_room",
    "cottage",
    "school",
    "park",
    "customs_office",
    "church",
    "harbor",
    "bank",
    "residence",
    "cathedral",
];

/// Class of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Holds a good; any number of each kind in a city.
    Production,
    /// At most one of each kind in a city.
    Commercial,
    /// A commercial building without function (`SJ-BLD-MONUMENT-1`).
    Monument,
}

/// Printed values of a card in one edition.
#[derive(Clone, Copy, Debug)]
pub struct CardDef {
    pub kind: Kind,
    pub class: Class,
    /// Printed cost in cards, 1 to 7.
    pub cost: u8,
    /// Printed victory points, 0 to 5.
    pub vp: u8,
    /// Copies in the game, those of the starting cities included; 0 for kinds
    /// that are not in play.
    pub count: u8,
}

/// Cards for selling a good from the Zoning Office, whatever the price tile shows
/// (`SJ-BLD-CUSTOMS-2`).
pub const CUSTOMS_PRICE: u8 = 2;
/// Cards that a Park takes off the price when it is built over (`SJ-BLD-PARK-1`).
pub const PARK_COVER: u8 = 6;

/// A row of appendix C: costs classic and 1897, points, copies classic and
/// 1897. The editions share the class and the points of every kind.
type Row = (Kind, Class, [u8; 2], u8, [u8; 2]);

use Class::{Commercial as C, Monument as M, Production as P};

#[rustfmt::skip]
const ROWS: [Row; KINDS] = [
    (Kind::ProdT1,        P, [1, 1], 1, [10, 10]),
    (Kind::ProdT2,        P, [2, 2], 1, [8, 8]),
    (Kind::ProdT3,        P, [3, 3], 2, [8, 9]),
    (Kind::ProdT4,        P, [4, 4], 2, [8, 9]),
    (Kind::ProdT5,        P, [5, 5], 3, [8, 8]),
    (Kind::Smithy,        C, [1, 1], 1, [3, 3]),
    (Kind::GoldMine,      C, [1, 1], 1, [3, 3]),
    (Kind::Archive,       C, [1, 1], 1, [3, 3]),
    (Kind::PoorHouse,     C, [2, 2], 1, [3, 3]),
    (Kind::BlackMarket,   C, [2, 2], 1, [3, 3]),
    (Kind::TradingPost,   C, [2, 2], 1, [3, 3]),
    (Kind::Well,          C, [2, 2], 1, [3, 3]),
    (Kind::MarketStand,   C, [2, 2], 1, [3, 3]),
    (Kind::Crane,         C, [2, 2], 1, [3, 3]),
    (Kind::Chapel,        C, [3, 3], 2, [3, 3]),
    (Kind::Tower,         C, [3, 3], 2, [3, 3]),
    (Kind::Aqueduct,      C, [3, 3], 2, [3, 3]),
    (Kind::Carpenter,     C, [3, 3], 2, [3, 3]),
    (Kind::Prefecture,    C, [3, 4], 2, [3, 3]),
    (Kind::MarketHall,    C, [4, 4], 2, [3, 3]),
    (Kind::Quarry,        C, [4, 4], 2, [3, 3]),
    (Kind::Library,       C, [5, 5], 3, [3, 3]),
    (Kind::Statue,        M, [3, 3], 3, [3, 3]),
    (Kind::VictoryColumn, M, [4, 4], 4, [3, 3]),
    (Kind::Hero,          M, [5, 5], 5, [3, 3]),
    (Kind::GuildHall,     C, [6, 6], 0, [2, 2]),
    (Kind::CityHall,      C, [6, 6], 0, [2, 2]),
    (Kind::TriumphalArch, C, [6, 6], 0, [2, 2]),
    (Kind::Palace,        C, [6, 6], 0, [2, 2]),
    (Kind::Office,        C, [1, 1], 1, [0, 0]),
    (Kind::GuardRoom,     C, [1, 1], 1, [0, 0]),
    (Kind::Cottage,       C, [2, 2], 1, [0, 0]),
    (Kind::School,        C, [2, 2], 1, [0, 0]),
    (Kind::Park,          C, [3, 3], 2, [0, 0]),
    (Kind::CustomsOffice, C, [3, 3], 2, [0, 0]),
    (Kind::Church,        C, [4, 4], 2, [0, 0]),
    (Kind::Harbor,        C, [4, 4], 2, [0, 0]),
    (Kind::Bank,          C, [5, 5], 3, [0, 0]),
    (Kind::Residence,     C, [6, 6], 0, [0, 0]),
    (Kind::Cathedral,     C, [7, 7], 0, [0, 0]),
];

/// Copies that the expansion "New Buildings" adds, from the Office on; the
/// last is the Cathedral, which lies on the table (`SJ-SET-EXP-1`).
pub const NEW_BUILDINGS: [u8; KINDS - Kind::BASE] = [3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1];

/// The 110 cards of the classic edition, indexed by [`Kind`].
pub const CLASSIC: [CardDef; KINDS] = printed(0);

/// The 112 cards of the 1897 base game, indexed by [`Kind`]. The cost of the
/// Prefecture is a switch of the configuration (ruling D-22).
pub const Y1897: [CardDef; KINDS] = printed(1);

/// The cards of the edition in this column of [`ROWS`].
const fn printed(edition: usize) -> [CardDef; KINDS] {
    let mut cards = [CardDef { kind: Kind::ProdT1, class: P, cost: 0, vp: 0, count: 0 }; KINDS];
    let mut index = 0;
    while index < KINDS {
        let (kind, class, cost, vp, count) = ROWS[index];
        cards[index] = CardDef { kind, class, cost: cost[edition], vp, count: count[edition] };
        index += 1;
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_in_the_order_of_the_kinds_and_sum_up() {
        for (cards, production) in [(CLASSIC, 42), (Y1897, 44)] {
            for (index, card) in cards.iter().enumerate() {
                assert_eq!(card.kind.index(), index);
                assert_eq!(card.kind.tier().is_some(), card.class == Class::Production);
            }
            let count =
                |class| cards.iter().filter(|c| c.class == class).map(|c| c.count as u32).sum::<u32>();
            assert_eq!(count(Class::Production), production);
            assert_eq!(count(Class::Commercial) + count(Class::Monument), 68);
        }
        assert_eq!(NEW_BUILDINGS.iter().sum::<u8>(), 29 + 1);
    }
}
