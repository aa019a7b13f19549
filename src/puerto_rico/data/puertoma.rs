//! Printed values of the parts of the Puertoma (section 9): its plantation spaces, the action
//! board, the tie-break cards, the ability tiles.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::ids::{Role, RoleSet};

/// Puertomas at a table at most (`PR-AUT-SET-6`).
pub const PUERTOMAS: usize = 2;
/// Levels of buildings (9.1).
pub const LEVELS: usize = 4;
/// Spaces of each level for buildings (9.1).
pub const SPACES_OF_LEVEL: u8 = 2;
/// Building spaces of a Puertoma's board.
pub const TOWN: usize = LEVELS * SPACES_OF_LEVEL as usize;
/// Spaces for each type of plantation (9.1).
pub const SPACES_OF_TYPE: u8 = 2;
/// Circles under each plantation, corn first (9.1).
pub const CIRCLES: [u8; 5] = [1, 2, 2, 3, 3];

/// The roles to which arrows lead from a role on the action board
/// (`PR-AUT-ACT-2`). Both Adventurer tiles are one place on it.
pub const fn arrows(from: Role) -> RoleSet {
    use Role::*;
    match from {
        Builder => RoleSet::of(&[Adventurer, Planter, Recruiter, Trader]),
        Planter => RoleSet::of(&[Adventurer, Builder, Recruiter]),
        Adventurer | Adventurer2 => RoleSet::of(&[Builder, Planter]),
        Recruiter => RoleSet::of(&[Trader, Craftsman]),
        Trader => RoleSet::of(&[Builder, Craftsman, Captain, Smuggler]),
        Craftsman => RoleSet::of(&[Trader, Captain, Smuggler]),
        Captain => RoleSet::of(&[Trader, Craftsman, Builder, Planter, Smuggler]),
        Smuggler => RoleSet::of(&[Captain, Craftsman, Trader, Builder, Planter]),
    }
}

/// A tie-break card, named by the number on its left edge, 1 to 8
/// (`PR-AUT-CARD-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct TieCard(u8);

/// Number of tie-break cards.
pub const TIE_CARDS: usize = TieCard::ALL.len();

impl TieCard {
    /// Every card, by number.
    pub const ALL: [TieCard; 8] =
        [TieCard(1), TieCard(2), TieCard(3), TieCard(4), TieCard(5), TieCard(6), TieCard(7), TieCard(8)];

    /// Its number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The roles on it from top to bottom (`PR-AUT-CARD-1`).
    pub const fn roles(self) -> [Role; 7] {
        use Role::*;
        match self.0 {
            1 => [Builder, Recruiter, Craftsman, Trader, Captain, Planter, Adventurer],
            2 => [Captain, Trader, Recruiter, Builder, Planter, Adventurer, Craftsman],
            3 => [Trader, Craftsman, Recruiter, Builder, Adventurer, Planter, Captain],
            4 => [Craftsman, Builder, Recruiter, Adventurer, Trader, Captain, Planter],
            5 => [Recruiter, Builder, Adventurer, Captain, Craftsman, Trader, Planter],
            6 => [Builder, Adventurer, Recruiter, Trader, Captain, Craftsman, Planter],
            7 => [Adventurer, Builder, Recruiter, Captain, Trader, Craftsman, Planter],
            _ => [Builder, Captain, Recruiter, Trader, Craftsman, Planter, Adventurer],
        }
    }

    /// Returns the one of `candidates` things, counted from the left, that the card chooses
    /// (`PR-AUT-CARD-4`).
    ///
    /// # Panics
    /// If there is nothing to choose from.
    pub const fn counted(self, candidates: usize) -> usize {
        (self.0 as usize - 1) % candidates
    }
}

impl TryFrom<u8> for TieCard {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if (1..=8).contains(&number) { Ok(TieCard(number)) } else { Err("tie-break cards are 1 to 8") }
    }
}

impl From<TieCard> for u8 {
    fn from(card: TieCard) -> u8 {
        card.0
    }
}

impl fmt::Display for TieCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An ability tile (9.6), three for each level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Ability {
    /// Level 1: it may sell a kind that is already in the Trading House.
    AnySale,
    /// Level 1: a coin more for each sale.
    SaleCoin,
    /// Level 1: a worker from the supply with each building.
    BuildersWorker,
    /// Level 2: it stores all crates of one more kind.
    Storeroom,
    /// Level 2: a coin before it builds.
    BuildersCoin,
    /// Level 2: a crate more of its highest kind after it produced.
    ExtraCrate,
    /// Level 3: a coin for each kind that it produced.
    KindCoins,
    /// Level 3: a worker from the supply after the Work Register was handed
    /// out.
    ExtraWorker,
    /// Level 3: a crate with each plantation.
    PlantersCrate,
    /// Level 4: a point for each kind that it has after loading.
    KindPoints,
    /// Level 4: up to two crates of its lowest kind become points after
    /// loading.
    CratePoints,
    /// Level 4: a coin for each person that it received.
    PersonCoins,
}

/// Number of ability tiles of a Puertoma.
pub const ABILITIES: usize = Ability::ALL.len();

impl Ability {
    /// Every tile, by level.
    pub const ALL: [Ability; 12] = [
        Ability::AnySale,
        Ability::SaleCoin,
        Ability::BuildersWorker,
        Ability::Storeroom,
        Ability::BuildersCoin,
        Ability::ExtraCrate,
        Ability::KindCoins,
        Ability::ExtraWorker,
        Ability::PlantersCrate,
        Ability::KindPoints,
        Ability::CratePoints,
        Ability::PersonCoins,
    ];

    /// The three tiles of a level, 1 to 4.
    pub fn of_level(level: u8) -> &'static [Ability] {
        let from = (usize::from(level) - 1) * ABILITIES / LEVELS;
        &Ability::ALL[from..from + ABILITIES / LEVELS]
    }

    /// Its level, 1 to 4.
    pub const fn level(self) -> u8 {
        self as u8 / (ABILITIES / LEVELS) as u8 + 1
    }

    /// The role in whose phases it works.
    pub const fn role(self) -> Role {
        match self {
            Ability::AnySale | Ability::SaleCoin => Role::Trader,
            Ability::BuildersWorker | Ability::BuildersCoin => Role::Builder,
            Ability::Storeroom | Ability::KindPoints | Ability::CratePoints => Role::Captain,
            Ability::ExtraCrate | Ability::KindCoins => Role::Craftsman,
            Ability::ExtraWorker | Ability::PersonCoins => Role::Recruiter,
            Ability::PlantersCrate => Role::Planter,
        }
    }

    /// The key used in files, such as `sale_coin`.
    pub const fn key(self) -> &'static str {
        [
            "any_sale",
            "sale_coin",
            "builders_worker",
            "storeroom",
            "builders_coin",
            "extra_crate",
            "kind_coins",
            "extra_worker",
            "planters_crate",
            "kind_points",
            "crate_points",
            "person_coins",
        ][self as usize]
    }
}
