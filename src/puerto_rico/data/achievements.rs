//! The achievement cards (section 8.6).

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::ids::Good;
use crate::state::Touched;

/// Cards that each seat has.
pub const HAND: usize = 4;
/// Cards that a person draws in a game with Puertomas, to keep [`HAND`] of them
/// (`PR-AUT-X6-1`).
pub const DRAWN: usize = 6;

/// Condition that completes a card (`PR-ACH-06`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// So many crates of two goods together, at least one of each.
    Crates([Good; 2], u8),
    /// So many crates of one good.
    CratesOfOne(u8),
    /// So many people on buildings.
    PeopleOnBuildings(u8),
    /// So many people on countryside tiles.
    PeopleOnLand(u8),
    /// So many countryside tiles.
    Land(u8),
    /// At most so many empty countryside spaces, and building spaces.
    EmptySpaces(u8),
    /// So many expanded buildings.
    ExpandedBuildings(u8),
    /// So many commercial buildings of one space.
    RegularCommercial(u8),
    /// A production building of each of these goods.
    ProductionOfEach([Good; 3]),
    /// So many production buildings of these goods.
    ProductionOf([Good; 2], u8),
    /// So many crates produced in one Craftsman phase.
    Produced(u8),
    /// So many goods loaded in one Captain phase.
    GoodsLoaded(u8),
    /// So many points gained in one Captain phase.
    PointsGained(u8),
    /// A cargo ship filled with the last crate of a good (`PR-FCD-04`).
    Dispatched(Good),
    /// An empty cargo ship filled with one load.
    FilledAtOnce,
    /// So many crates of one good in one load.
    LoadedAtOnce(u8),
    /// The last crate that the Trading House takes sold, as the Trader.
    FilledHouse,
    /// So many coins for one crate sold to the Trading House.
    SoldFor(u8),
    /// So many goods stored at the end of a Captain phase.
    GoodsStored(u8),
    /// An expanded building bought with all coins, at least one.
    PaidEverything,
    /// An expanded building bought for at most so many coins.
    PaidAtMost(u8),
}

impl Condition {
    /// Returns the changes that can make it true; nothing for a condition that takes a deed.
    pub const fn concerns(self) -> Touched {
        match self {
            Condition::Crates(..) | Condition::CratesOfOne(_) => Touched::CRATES,
            Condition::PeopleOnBuildings(_) | Condition::PeopleOnLand(_) => Touched::PEOPLE,
            Condition::Land(_) => Touched::LAND,
            Condition::EmptySpaces(_) => Touched::LAND.or(Touched::BUILDINGS),
            Condition::ExpandedBuildings(_)
            | Condition::RegularCommercial(_)
            | Condition::ProductionOfEach(_)
            | Condition::ProductionOf(..) => Touched::BUILDINGS,
            Condition::Produced(_) => Touched::MADE,
            Condition::GoodsLoaded(_) => Touched::LOADED,
            Condition::PointsGained(_) => Touched::GAINED,
            Condition::Dispatched(_)
            | Condition::FilledAtOnce
            | Condition::LoadedAtOnce(_)
            | Condition::FilledHouse
            | Condition::SoldFor(_)
            | Condition::GoodsStored(_)
            | Condition::PaidEverything
            | Condition::PaidAtMost(_) => Touched::NOTHING,
        }
    }
}

/// Makes everything that is known of a card from its row: name, key, points,
/// condition.
macro_rules! achievements {
    ($($name:ident $key:literal $points:literal $condition:expr;)*) => {
        /// An achievement card, in the order of section 8.6. Links to games
        /// hold the number of a card.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[derive(BorshSerialize, BorshDeserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs)] // the cards by name
        pub enum Achievement {
            $($name,)*
        }

        /// Number of cards.
        pub const ACHIEVEMENTS: usize = [$($key),*].len();

        impl Achievement {
            /// Every card, in order.
            pub const ALL: [Achievement; ACHIEVEMENTS] = [$(Achievement::$name),*];

            /// The key used in files, such as `dock_tycoon`.
            pub const fn key(self) -> &'static str {
                [$($key),*][self as usize]
            }

            /// The points that it brings at the end, 3 to 7.
            pub const fn points(self) -> u8 {
                [$($points),*][self as usize]
            }

            /// Returns the condition that completes it.
            pub const fn condition(self) -> Condition {
                const CONDITIONS: [Condition; ACHIEVEMENTS] = [$($condition),*];
                CONDITIONS[self as usize]
            }
        }
    };
}

use Condition::{
    Crates, CratesOfOne, Dispatched, EmptySpaces, ExpandedBuildings, FilledAtOnce, FilledHouse, GoodsLoaded,
    GoodsStored, Land, LoadedAtOnce, PaidAtMost, PaidEverything, PeopleOnBuildings, PeopleOnLand,
    PointsGained, Produced, ProductionOf, ProductionOfEach, RegularCommercial, SoldFor,
};
use Good::{Coffee, Corn, Fruit, Sugar, Tobacco};

#[rustfmt::skip]
achievements! {
    BigSpender "big_spender" 5 PaidEverything;
    CaramelPopcorn "caramel_popcorn" 4 Crates([Corn, Sugar], 8);
    CoffeeDispatcher "coffee_dispatcher" 5 Dispatched(Coffee);
    ConfectionerySupplier "confectionery_supplier" 4 Crates([Fruit, Sugar], 7);
    CornDispatcher "corn_dispatcher" 3 Dispatched(Corn);
    DealCloser "deal_closer" 4 FilledHouse;
    DockTycoon "dock_tycoon" 5 GoodsLoaded(3);
    FruitDispatcher "fruit_dispatcher" 3 Dispatched(Fruit);
    HeadAdministrator "head_administrator" 6 PeopleOnBuildings(12);
    IndependentShipper "independent_shipper" 4 FilledAtOnce;
    LeadingEmployer "leading_employer" 6 PeopleOnLand(9);
    LeadingProducer "leading_producer" 6 Produced(7);
    LuxuryCropTrader "luxury_crop_trader" 4 Crates([Tobacco, Coffee], 5);
    LuxuryGoodsProvider "luxury_goods_provider" 5 ProductionOfEach([Sugar, Tobacco, Coffee]);
    MajorInvestor "major_investor" 7 ExpandedBuildings(2);
    MajorLandowner "major_landowner" 7 EmptySpaces(2);
    MasterAgronomist "master_agronomist" 5 Land(12);
    MasterArchitect "master_architect" 3 PaidAtMost(6);
    MasterCollector "master_collector" 7 CratesOfOne(7);
    PastryMaker "pastry_maker" 4 Crates([Corn, Fruit], 9);
    PrudentMerchant "prudent_merchant" 4 GoodsStored(2);
    SeniorBureaucrat "senior_bureaucrat" 7 RegularCommercial(7);
    SpecialisedShipper "specialised_shipper" 5 LoadedAtOnce(5);
    SugarDispatcher "sugar_dispatcher" 4 Dispatched(Sugar);
    TavernSupplier "tavern_supplier" 4 Crates([Sugar, Coffee], 6);
    TobaccoDispatcher "tobacco_dispatcher" 5 Dispatched(Tobacco);
    TobaccoFruitBroker "tobacco_fruit_broker" 4 Crates([Fruit, Tobacco], 6);
    TradeStrategist "trade_strategist" 7 PointsGained(7);
    TradeTycoon "trade_tycoon" 4 SoldFor(6);
    TropicalMagnate "tropical_magnate" 4 ProductionOf([Fruit, Sugar], 3);
}

// `PR-ACH-06`: the check of section 8.6.
const _: () = {
    let (mut sum, mut index) = (0, 0);
    while index < ACHIEVEMENTS {
        sum += Achievement::ALL[index].points() as u16;
        index += 1;
    }
    assert!(ACHIEVEMENTS == 30 && sum == 145);
};
