//! The building cards (sections 2.2 and 2.3, appendix C).

use crate::games::san_juan::ids::{KINDS, Kind};

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
];

/// What a building counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Holds a good; any number of each kind in a city.
    Production,
    /// At most one of each kind in a city.
    Commercial,
    /// A commercial building without function (`SJ-BLD-MONUMENT-1`).
    Monument,
}

/// What is printed on a card of one edition.
#[derive(Clone, Copy, Debug)]
pub struct CardDef {
    /// The kind.
    pub kind: Kind,
    /// What it counts as.
    pub class: Class,
    /// Printed cost in cards, 1 to 6.
    pub cost: u8,
    /// Printed victory points, 0 to 5.
    pub vp: u8,
    /// Copies in the deck, those of the starting cities included.
    pub count: u8,
}

const fn card(kind: Kind, class: Class, cost: u8, vp: u8, count: u8) -> CardDef {
    CardDef { kind, class, cost, vp, count }
}

/// The 112 cards of the 1897 base game, indexed by [`Kind`]. The cost of the
/// Prefecture is a switch of the configuration (ruling D-22).
#[rustfmt::skip]
pub const Y1897: [CardDef; KINDS] = [
    card(Kind::ProdT1, Class::Production, 1, 1, 10),
    card(Kind::ProdT2, Class::Production, 2, 1, 8),
    card(Kind::ProdT3, Class::Production, 3, 2, 9),
    card(Kind::ProdT4, Class::Production, 4, 2, 9),
    card(Kind::ProdT5, Class::Production, 5, 3, 8),
    card(Kind::Smithy, Class::Commercial, 1, 1, 3),
    card(Kind::GoldMine, Class::Commercial, 1, 1, 3),
    card(Kind::Archive, Class::Commercial, 1, 1, 3),
    card(Kind::PoorHouse, Class::Commercial, 2, 1, 3),
    card(Kind::BlackMarket, Class::Commercial, 2, 1, 3),
    card(Kind::TradingPost, Class::Commercial, 2, 1, 3),
    card(Kind::Well, Class::Commercial, 2, 1, 3),
    card(Kind::MarketStand, Class::Commercial, 2, 1, 3),
    card(Kind::Crane, Class::Commercial, 2, 1, 3),
    card(Kind::Chapel, Class::Commercial, 3, 2, 3),
    card(Kind::Tower, Class::Commercial, 3, 2, 3),
    card(Kind::Aqueduct, Class::Commercial, 3, 2, 3),
    card(Kind::Carpenter, Class::Commercial, 3, 2, 3),
    card(Kind::Prefecture, Class::Commercial, 4, 2, 3),
    card(Kind::MarketHall, Class::Commercial, 4, 2, 3),
    card(Kind::Quarry, Class::Commercial, 4, 2, 3),
    card(Kind::Library, Class::Commercial, 5, 3, 3),
    card(Kind::Statue, Class::Monument, 3, 3, 3),
    card(Kind::VictoryColumn, Class::Monument, 4, 4, 3),
    card(Kind::Hero, Class::Monument, 5, 5, 3),
    card(Kind::GuildHall, Class::Commercial, 6, 0, 2),
    card(Kind::CityHall, Class::Commercial, 6, 0, 2),
    card(Kind::TriumphalArch, Class::Commercial, 6, 0, 2),
    card(Kind::Palace, Class::Commercial, 6, 0, 2),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_kinds_and_sums_up() {
        for (index, card) in Y1897.iter().enumerate() {
            assert_eq!(card.kind.index(), index);
            assert_eq!(card.kind.tier().is_some(), card.class == Class::Production);
        }
        let count = |class| Y1897.iter().filter(|c| c.class == class).map(|c| c.count as u32).sum::<u32>();
        assert_eq!(count(Class::Production), 44);
        assert_eq!(count(Class::Commercial) + count(Class::Monument), 68);
    }
}
