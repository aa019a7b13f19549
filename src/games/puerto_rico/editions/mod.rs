//! The editions: tables, scripts and policies. The only files that name one.

mod classic;
mod y1897;

use super::config::{Config, Edition};
use super::data::buildings::BuildingDef;
use super::data::players::Figures;
use super::ids::{BUILDINGS, Role};
use crate::core::ConfigError;

/// What an edition resolves to: numbers in tables, presence as scripts,
/// behaviour as named policies, each read at one place.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// What is printed on the buildings.
    pub buildings: [BuildingDef; BUILDINGS],
    /// Copies of each building in this game.
    pub copies: [u8; BUILDINGS],
    /// What depends on the number of players.
    pub figures: Figures,
    /// The steps of the Craftsman phase.
    pub craftsman: &'static [Step],
    /// When starting plantations leave the bag.
    pub starters: Starters,
    /// What a full countryside allows.
    pub full_countryside: FullCountryside,
    /// What a Hacienda does with an empty bag.
    pub empty_bag: EmptyBag,
    /// Which tile a Hospital may man.
    pub hospital: HospitalTile,
    /// Whether the last crate must be kept.
    pub last_crate: LastCrate,
}

/// A step of a role phase. An expansion adds steps to the scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Each seat takes tiles.
    PlanterTurns,
    /// The market is discarded and drawn anew.
    MarketRefill,
    /// The picker's worker from the supply.
    RecruiterPrivilege,
    /// The Work Register is handed out.
    Distribution,
    /// Each seat places its workers.
    Placement,
    /// The Work Register is filled again.
    RegisterRefill,
    /// Each seat may build.
    BuilderTurns,
    /// Each seat produces.
    Production,
    /// Each seat produces, the picker with the extra crate at once.
    ProductionWithExtra,
    /// The picker's extra crate.
    ExtraCrate,
    /// Each seat's Factory pays.
    FactoryCoins,
    /// Each seat may sell.
    TraderTurns,
    /// A full Trading House is emptied.
    HouseEmptied,
    /// Seats load in turn until nobody can or will.
    Loading,
    /// Each seat stores.
    Storage,
    /// Full ships sail.
    ShipsSail,
    /// The picker's coin.
    AdventurerCoin,
}

/// When starting plantations leave the bag (`PR-SET-09`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starters {
    /// Before the market is revealed.
    BeforeMarket,
    /// After it.
    AfterMarket,
}

/// What a full countryside allows (`PR-PLT-07`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FullCountryside {
    /// A face-up plantation may be taken; it is discarded at once.
    TakeAndDiscard,
    /// Nothing can be taken.
    TakeNothing,
}

/// What a Hacienda does with an empty bag (`PR-BLD-HAC-4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyBag {
    /// The discards are mixed in first.
    Refill,
    /// There is no draw.
    NoDraw,
}

/// Which tile a Hospital may man (`PR-BLD-HOSP-3`, `PR-BLD-HOSP-4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HospitalTile {
    /// The one of the normal pick.
    PickedOnly,
    /// That one or the Hacienda's.
    Either,
}

/// Whether the last crate must be kept (`PR-CAP-14`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastCrate {
    /// A seat with crates must keep one.
    MustKeep,
    /// It may keep one.
    MayKeep,
}

impl Ruleset {
    /// The steps of a role's phase, in order (section 5.3).
    pub fn script(&self, role: Role) -> &'static [Step] {
        match role {
            Role::Planter => &[Step::PlanterTurns, Step::MarketRefill],
            Role::Recruiter => {
                &[Step::RecruiterPrivilege, Step::Distribution, Step::Placement, Step::RegisterRefill]
            }
            Role::Builder => &[Step::BuilderTurns],
            Role::Craftsman => self.craftsman,
            Role::Trader => &[Step::TraderTurns, Step::HouseEmptied],
            Role::Captain => &[Step::Loading, Step::Storage, Step::ShipsSail],
            Role::Adventurer | Role::Adventurer2 => &[Step::AdventurerCoin],
        }
    }
}

/// Resolves a configuration.
///
/// # Errors
/// Player counts and options that the edition does not have.
pub fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    if config.first.is_some_and(|seat| seat.0 >= config.players) {
        return refuse("first", "this seat does not play".to_owned());
    }
    match config.edition {
        Edition::Y1897 => y1897::resolve(config),
        Edition::Classic => classic::resolve(config),
    }
}

fn refuse<T>(field: &'static str, problem: String) -> Result<T, ConfigError> {
    Err(ConfigError { field, problem })
}
