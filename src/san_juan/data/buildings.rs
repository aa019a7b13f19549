//! The building cards (sections 2.2 to 2.4, appendix C).

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::ids::Role;

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

/// When a building does what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// When a round begins or ends.
    Round,
    /// In the phase of a role.
    Phase(Role),
    /// In the phases of the roles that the owner picks.
    OwnRoles,
    /// When the points are counted.
    End,
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

/// Makes everything that is known of a kind from its row: name, key,
/// `[class, costs classic and 1897, points, copies classic, 1897 and added by "New Buildings"]`, when it works, the rule
/// that says what it does. The editions share the class and the points of every kind.
macro_rules! kinds {
    ($($name:ident $key:literal [$class:ident, $cost:expr, $vp:literal, $copies:expr] $at:expr, $rule:literal;)*) => {
        /// A kind of building, in the order of appendix C of the specification. A card is fully described by its
        /// kind: copies are interchangeable. Links to games hold the number of a kind, so new ones are added at the
        /// end.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[derive(BorshSerialize, BorshDeserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum Kind {
            $(#[doc = concat!("`", $rule, "`")] $name,)*
        }

        /// Number of kinds.
        pub const KINDS: usize = [$($key),*].len();

        impl Kind {
            /// Every kind, in order.
            pub const ALL: [Kind; KINDS] = [$(Kind::$name),*];

            /// The key used in files and by the referee, such as `market_hall`.
            pub const fn key(self) -> &'static str {
                [$($key),*][self as usize]
            }

            /// When it works.
            pub const fn at(self) -> At {
                const AT: [At; KINDS] = [$($at),*];
                AT[self as usize]
            }

            /// The rule that says what it does.
            pub const fn rule(self) -> &'static str {
                [$($rule),*][self as usize]
            }
        }

        /// The cards of each edition, classic and 1897, indexed by [`Kind`].
        const PRINTED: [[CardDef; KINDS]; 2] = [
            [$(CardDef { kind: Kind::$name, class: Class::$class, cost: $cost[0], vp: $vp, count: $copies[0] }),*],
            [$(CardDef { kind: Kind::$name, class: Class::$class, cost: $cost[1], vp: $vp, count: $copies[1] }),*],
        ];

        /// Copies that the expansion "New Buildings" adds, indexed by [`Kind`]. The one Cathedral lies on the table
        /// (`SJ-SET-EXP-1`).
        pub const NEW_BUILDINGS: [u8; KINDS] = [$($copies[2]),*];
    };
}

#[rustfmt::skip]
kinds! {
    ProdT1 "prod_t1" [Production, [1, 1], 1, [10, 10, 0]] At::Phase(Role::Producer), "SJ-BLD-PROD-1";
    ProdT2 "prod_t2" [Production, [2, 2], 1, [8, 8, 0]] At::Phase(Role::Producer), "SJ-BLD-PROD-1";
    ProdT3 "prod_t3" [Production, [3, 3], 2, [8, 9, 0]] At::Phase(Role::Producer), "SJ-BLD-PROD-1";
    ProdT4 "prod_t4" [Production, [4, 4], 2, [8, 9, 0]] At::Phase(Role::Producer), "SJ-BLD-PROD-1";
    ProdT5 "prod_t5" [Production, [5, 5], 3, [8, 8, 0]] At::Phase(Role::Producer), "SJ-BLD-PROD-1";
    Smithy "smithy" [Commercial, [1, 1], 1, [3, 3, 0]] At::Phase(Role::Builder), "SJ-BLD-SMITHY-1";
    GoldMine "gold_mine" [Commercial, [1, 1], 1, [3, 3, 0]] At::Phase(Role::Prospector), "SJ-BLD-GOLD-1";
    Archive "archive" [Commercial, [1, 1], 1, [3, 3, 0]] At::Phase(Role::Councillor), "SJ-BLD-ARCHIVE-1";
    PoorHouse "poor_house" [Commercial, [2, 2], 1, [3, 3, 0]] At::Phase(Role::Builder), "SJ-BLD-POOR-1";
    BlackMarket "black_market" [Commercial, [2, 2], 1, [3, 3, 0]] At::Phase(Role::Builder), "SJ-BLD-BLACK-1";
    TradingPost "trading_post" [Commercial, [2, 2], 1, [3, 3, 0]] At::Phase(Role::Trader), "SJ-BLD-TPOST-1";
    Well "well" [Commercial, [2, 2], 1, [3, 3, 0]] At::Phase(Role::Producer), "SJ-BLD-WELL-1";
    MarketStand "market_stand" [Commercial, [2, 2], 1, [3, 3, 0]] At::Phase(Role::Trader), "SJ-BLD-MSTAND-1";
    Crane "crane" [Commercial, [2, 2], 1, [3, 3, 0]] At::Phase(Role::Builder), "SJ-BLD-CRANE-1";
    Chapel "chapel" [Commercial, [3, 3], 2, [3, 3, 0]] At::Round, "SJ-BLD-CHAPEL-1";
    Tower "tower" [Commercial, [3, 3], 2, [3, 3, 0]] At::Round, "SJ-BLD-TOWER-1";
    Aqueduct "aqueduct" [Commercial, [3, 3], 2, [3, 3, 0]] At::Phase(Role::Producer), "SJ-BLD-AQUEDUCT-1";
    Carpenter "carpenter" [Commercial, [3, 3], 2, [3, 3, 0]] At::Phase(Role::Builder), "SJ-BLD-CARPENTER-1";
    Prefecture "prefecture" [Commercial, [3, 4], 2, [3, 3, 0]] At::Phase(Role::Councillor), "SJ-BLD-PREFECTURE-1";
    MarketHall "market_hall" [Commercial, [4, 4], 2, [3, 3, 0]] At::Phase(Role::Trader), "SJ-BLD-MHALL-1";
    Quarry "quarry" [Commercial, [4, 4], 2, [3, 3, 0]] At::Phase(Role::Builder), "SJ-BLD-QUARRY-1";
    Library "library" [Commercial, [5, 5], 3, [3, 3, 0]] At::OwnRoles, "SJ-BLD-LIBRARY-1";
    Statue "statue" [Monument, [3, 3], 3, [3, 3, 0]] At::End, "SJ-BLD-MONUMENT-1";
    VictoryColumn "victory_column" [Monument, [4, 4], 4, [3, 3, 0]] At::End, "SJ-BLD-MONUMENT-1";
    Hero "hero" [Monument, [5, 5], 5, [3, 3, 0]] At::End, "SJ-BLD-MONUMENT-1";
    GuildHall "guild_hall" [Commercial, [6, 6], 0, [2, 2, 0]] At::End, "SJ-SCORE-GUILD";
    CityHall "city_hall" [Commercial, [6, 6], 0, [2, 2, 0]] At::End, "SJ-SCORE-CITYHALL";
    TriumphalArch "triumphal_arch" [Commercial, [6, 6], 0, [2, 2, 0]] At::End, "SJ-SCORE-ARCH";
    Palace "palace" [Commercial, [6, 6], 0, [2, 2, 0]] At::End, "SJ-SCORE-PALACE";
    Office "office" [Commercial, [1, 1], 1, [0, 0, 3]] At::Round, "SJ-BLD-OFFICE-1";
    GuardRoom "guard_room" [Commercial, [1, 1], 1, [0, 0, 3]] At::Round, "SJ-BLD-GUARD-1";
    Cottage "cottage" [Commercial, [2, 2], 1, [0, 0, 3]] At::Phase(Role::Trader), "SJ-BLD-COTTAGE-1";
    School "school" [Commercial, [2, 2], 1, [0, 0, 3]] At::Phase(Role::Builder), "SJ-BLD-SCHOOL-1";
    Park "park" [Commercial, [3, 3], 2, [0, 0, 3]] At::Phase(Role::Builder), "SJ-BLD-PARK-1";
    CustomsOffice "customs_office" [Commercial, [3, 3], 2, [0, 0, 3]] At::Phase(Role::Councillor), "SJ-BLD-CUSTOMS-1";
    Church "church" [Commercial, [4, 4], 2, [0, 0, 3]] At::Round, "SJ-BLD-CHURCH-1";
    Harbor "harbor" [Commercial, [4, 4], 2, [0, 0, 3]] At::Phase(Role::Trader), "SJ-BLD-HARBOR-1";
    Bank "bank" [Commercial, [5, 5], 3, [0, 0, 3]] At::Phase(Role::Prospector), "SJ-BLD-BANK-1";
    Residence "residence" [Commercial, [6, 6], 0, [0, 0, 2]] At::End, "SJ-SCORE-RES";
    Cathedral "cathedral" [Commercial, [7, 7], 0, [0, 0, 1]] At::End, "SJ-SCORE-CATH";
}

impl Kind {
    /// Returns true if its points come from the effect alone.
    pub const fn scores_by_effect(self) -> bool {
        Y1897[self as usize].vp == 0
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The 110 cards of the classic edition, indexed by [`Kind`].
pub const CLASSIC: [CardDef; KINDS] = PRINTED[0];

/// The 112 cards of the 1897 base game, indexed by [`Kind`]. The cost of the
/// Prefecture is a switch of the configuration (ruling D-22).
pub const Y1897: [CardDef; KINDS] = PRINTED[1];

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
        // What is printed ends with the Cathedral; whatever is added stands behind it.
        assert_eq!(NEW_BUILDINGS[..=Kind::Cathedral.index()].iter().sum::<u8>(), 29 + 1);
    }
}
