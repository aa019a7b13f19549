//! The festival cards (section 8.5). The three objectives that are printed on
//! the festival board (section 8.4) ask and give the same as three of them.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum FestivalCard {
    /// Crop Weight-off: produce 3 crates of a good.
    WeighOff,
    /// Carnival Cocktail: produce three crates.
    Cocktail,
    /// Closing Time: sell a good as the last crate into the Trading House.
    EarlyClose,
    /// Outstanding Farmer: own 3 of a plantation.
    FarmerPrize,
    /// Farming Festival: own two plantations and produce two crates.
    FarmingFair,
    /// Festival Delivery: load 3 crates of two goods.
    Delivery,
    /// Twin Farms: own 2 each of two plantations.
    TwinFarms,
    /// Two Baskets: produce 2 crates each of two goods.
    TwinGoods,
    /// Grand Send-off: dispatch the largest cargo ship with a good.
    GrandSendoff,
    /// Pioneers' Tribute: build a building of 3 points.
    Pioneer,
    /// Town Patron: build an expanded building.
    Patron,
    /// Traditional Send-off: dispatch the smallest cargo ship with a good.
    TradSendoff,
}

/// Number of objectives of a festival.
pub const OBJECTIVES: usize = 3;
/// Crates on a card at most.
pub const CARD_GOODS: usize = 3;
/// Plantations on a card at most.
pub const CARD_TILES: usize = 2;
/// Crates of each good among which those for a card are drawn
/// (`PR-FES-SETUP-3`).
pub const DRAWN_FROM: u8 = 3;

/// The objectives that are printed on the festival board, in its order: the
/// plantation, the goods, the building (`PR-FES-02` to `PR-FES-04`).
pub const PRINTED_OBJECTIVES: [FestivalCard; OBJECTIVES] =
    [FestivalCard::FarmerPrize, FestivalCard::Cocktail, FestivalCard::Pioneer];

/// Task of a card. "Each" is about the pieces on it: two crates of one good ask for twice as many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Own so many of each plantation, and produce so many crates for each crate
    /// in one phase.
    Have {
        /// Plantations of each kind.
        plantations: u8,
        /// Crates for each crate.
        crates: u8,
    },
    /// Load one crate of either good and two of the other in one Captain phase.
    Load,
    /// Sell the good so that the Trading House is full.
    FillHouse,
    /// Load the last crate on the largest cargo ship.
    FillLargest,
    /// Load the last crate on the smallest cargo ship.
    FillSmallest,
    Build,
}

/// The building on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownBuilding {
    /// A regular commercial building of 3 points (C42).
    ThreePoints,
    Expanded,
}

/// Reward of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reward {
    /// Workers, from the supply.
    pub workers: u8,
    pub coins: u8,
    /// Victory points.
    pub vp: u8,
}

/// Printed values of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardDef {
    pub card: FestivalCard,
    /// The key used in files, such as `twin_farms`.
    pub key: &'static str,
    /// Crates on it, 0 to 3.
    pub goods: u8,
    /// Plantations on it, 0 to 2.
    pub plantations: u8,
    /// The building on it.
    pub building: Option<ShownBuilding>,
    /// Task that it asks for.
    pub asks: Asks,
    /// Reward that it gives.
    pub reward: Reward,
}

const fn have(plantations: u8, crates: u8) -> Asks {
    Asks::Have { plantations, crates }
}

const fn card(
    card: FestivalCard,
    key: &'static str,
    [goods, plantations]: [u8; 2],
    building: Option<ShownBuilding>,
    asks: Asks,
    [workers, coins, vp]: [u8; 3],
) -> CardDef {
    CardDef { card, key, goods, plantations, building, asks, reward: Reward { workers, coins, vp } }
}

/// The festival cards, in the order of the rulebook: crates and plantations on
/// them; workers, coins and points for them.
pub const CARDS: [CardDef; 12] = {
    use FestivalCard::*;
    use ShownBuilding::{Expanded, ThreePoints};
    [
        card(WeighOff, "weigh_off", [1, 0], None, have(0, 3), [1, 1, 1]),
        card(Cocktail, "cocktail", [3, 0], None, have(0, 1), [0, 3, 0]),
        card(EarlyClose, "early_close", [1, 0], None, Asks::FillHouse, [2, 0, 0]),
        card(FarmerPrize, "farmer_prize", [0, 1], None, have(3, 0), [3, 0, 0]),
        card(FarmingFair, "farming_fair", [2, 2], None, have(1, 1), [0, 3, 0]),
        card(Delivery, "delivery", [2, 0], None, Asks::Load, [2, 0, 2]),
        card(TwinFarms, "twin_farms", [0, 2], None, have(2, 0), [0, 0, 3]),
        card(TwinGoods, "twin_goods", [2, 0], None, have(0, 2), [0, 3, 0]),
        card(GrandSendoff, "grand_sendoff", [1, 0], None, Asks::FillLargest, [3, 0, 0]),
        card(Pioneer, "pioneer", [0, 0], Some(ThreePoints), Asks::Build, [0, 0, 3]),
        card(Patron, "patron", [0, 0], Some(Expanded), Asks::Build, [0, 0, 3]),
        card(TradSendoff, "trad_sendoff", [1, 0], None, Asks::FillSmallest, [0, 2, 0]),
    ]
};

impl FestivalCard {
    /// The rule that says what must be done: on a card, or printed on the
    /// festival board.
    pub const fn rule(self, printed: bool) -> &'static str {
        match (self, printed) {
            (FestivalCard::FarmerPrize, true) => "PR-FES-02",
            (FestivalCard::Cocktail, true) => "PR-FES-03",
            (_, true) => "PR-FES-04",
            (FestivalCard::Delivery, false) => "PR-FCD-06",
            (_, false) => "PR-FCD-05",
        }
    }

    /// Every card, in the order of the rulebook.
    pub const ALL: [FestivalCard; CARDS.len()] = {
        let (mut all, mut index) = ([FestivalCard::WeighOff; CARDS.len()], 0);
        while index < CARDS.len() {
            all[index] = CARDS[index].card;
            index += 1;
        }
        all
    };

    /// Returns its printed values.
    #[inline]
    pub const fn def(self) -> &'static CardDef {
        &CARDS[self as usize]
    }

    /// The key used in files, such as `twin_farms`.
    pub const fn key(self) -> &'static str {
        self.def().key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_its_keys_are_those_of_files() {
        for (index, def) in CARDS.iter().enumerate() {
            assert_eq!(def.card as usize, index);
            let written = serde_json::to_string(&def.card).expect("a key");
            assert_eq!(written, format!("\"{}\"", def.card.key()));
            assert!(usize::from(def.goods) <= CARD_GOODS && usize::from(def.plantations) <= CARD_TILES);
        }
    }
}
