//! The editions: tables, scripts and policies. The only files that name one.

mod classic;
mod scripts;
mod y1897;

use super::config::{Config, Difficulty, Edition};
use super::data::buildings::BuildingDef;
use super::data::festival::FestivalCard;
use super::data::players::SetupFigures;
use super::ids::{BUILDINGS, Building, BuildingSet, ROLES, Role};
use game_core::ConfigError;
use scripts::{Script, SetupScript};

/// Rules of an edition: numbers in tables, presence as scripts, behaviour as named policies, each
/// read at one place.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// Printed values of the buildings.
    pub buildings: [BuildingDef; BUILDINGS],
    /// Copies of each building that can be in this game, should it be.
    pub copies: [u8; BUILDINGS],
    /// Numbers that depend on the number of players.
    pub figures: SetupFigures,
    /// The buildings that can be in this game; a draft decides which are.
    pub possible: BuildingSet,
    /// Those of them that are in it before a draft; all without one.
    pub undrafted: BuildingSet,
    /// Two buildings of which only one may be drafted (`PR-DRAFT-7`).
    pub never_together: Option<[Building; 2]>,
    /// True if crates produced in a phase are counted, because something that can be in the game
    /// depends on it.
    pub counts_made: bool,
    /// True if crates loaded in a phase are counted, because something in the game depends on it.
    pub counts_loaded: bool,
    /// True if points gained in a Captain phase are counted, because something in the game depends
    /// on it.
    pub counts_gained: bool,
    /// True if a player may pay all coins for an expanded building instead of its price
    /// (`PR-BUI-07`).
    pub overpaying: bool,
    /// Way in which each seat comes by its achievement cards, where there are any.
    pub achievements: Option<Dealing>,
    /// True if somebody looks on: what seats have and do is followed step by step
    /// (`rules/watch.rs`).
    pub watched: bool,
    /// Objectives of the festival.
    pub objectives: Objectives,
    /// The festival card that is not among those that are drawn
    /// (`PR-AUT-X4-1`).
    pub left_out: Option<FestivalCard>,
    /// The steps of the set-up.
    pub setup: SetupScript,
    /// The steps of the phases, by role.
    scripts: [Script; ROLES],
    /// Rule for a full countryside.
    pub full_countryside: FullCountryside,
    /// Rule for a Hacienda with an empty bag.
    pub empty_bag: EmptyBag,
    /// Tiles that a Hospital may man.
    pub hospital: HospitalTile,
    /// True if the last crate must be kept.
    pub last_crate: LastCrate,
    /// True if the Smuggler's tile lies there.
    pub smuggler: bool,
    /// True if the Smuggler may capture a role (`PR-AUT-X3-1`).
    pub captures: bool,
    /// Number of seats, the first ones, that people have; the others are Puertomas
    /// (`PR-AUT-SET-1`).
    pub people: u8,
    /// Number of Puertomas.
    pub puertomas: u8,
    /// Difficulty of the Puertomas.
    pub difficulty: Difficulty,
    /// Number that the Smuggler poaches.
    pub poaching: Poaching,
    /// When taking the last point ends the game, outside of a Captain phase.
    pub depletion: Depletion,
    /// Number of citizens (`PR-X2-01`).
    pub citizens: u8,
    /// Rule for a Work Register that cannot be filled.
    pub shortage: Shortage,
    /// Coins that the Large Tailor Shop pays at most (`PR-X2-TAI-1`).
    pub tailor_coins: u8,
}

/// A step of the set-up after the pieces are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupStep {
    /// The buildings for sale are chosen in turn (`PR-DRAFT-4`).
    Draft,
    /// The objectives of the festival are laid out (`PR-FES-SETUP-1`).
    Festival,
    /// The first plantations are revealed (`PR-SET-08`).
    Market,
    /// Starting plantations are handed out (`PR-SET-09`).
    Starters,
    /// Achievement cards are dealt (`PR-SET-12`).
    Achievements,
    /// Puertomas are given what they begin a hard game with (`PR-AUT-DIF-3`).
    Endowments,
}

/// A step of a role phase. An expansion adds steps to the scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseStep {
    /* Each seat in turn. */
    /// Each seat takes tiles.
    PlanterTurns,
    /// Each seat places its workers.
    Placement,
    /// Each seat may build.
    BuilderTurns,
    /// Each seat produces.
    Production,
    /// Each seat produces, the picker with the extra crate at once.
    ProductionWithExtra,
    /// Each seat may sell.
    TraderTurns,
    /// Each seat stores.
    Storage,

    /* Each seat in turn that has a building for it. */
    /// Each seat's Factory pays.
    FactoryCoins,
    /// Each seat may move people off its Bohío (`PR-X1-BOH-4`).
    BohioMoves,
    /// The same once everybody is placed, if moves can change what comes to the
    /// Work Register.
    BohioBeforeRefill,
    /// Each seat's Distillery pays.
    DistilleryCoins,
    /// Each seat's Assembly Hall gives points.
    AssemblyPoints,
    /// Each seat's Villa gives a citizen (`PR-X2-VIL-1`).
    Villa,
    /// Each seat's Chapel gives a coin or a point (`PR-X2-CHA-1`).
    Chapel,
    /// Each seat's Park Authority (`PR-X2-PARK-1`, `PR-X2-PARK-2`).
    ParkAuthority,
    /// Each seat may return crates with its Pension Office (`PR-X2-PEN-1`).
    Pensions,

    /* All seats at once, or the picker alone. */
    /// The market is discarded and drawn anew.
    MarketRefill,
    /// The picker's worker from the supply.
    RecruiterPrivilege,
    /// The Work Register is handed out.
    Distribution,
    /// The Work Register is filled again.
    RegisterRefill,
    /// The picker's extra crate.
    ExtraCrate,
    /// A full Trading House is emptied.
    HouseEmptied,
    /// Seats load in turn until nobody can or will.
    Loading,
    /// Full ships sail.
    ShipsSail,
    /// The picker's coin.
    AdventurerCoin,
    /// The picker's second tile (`PR-X1-PUB-2`).
    SecondTile,
    /// The picker's Lighthouse pays (`PR-X1-LIG-2`).
    LighthouseCoin,
    /// The picker's deed.
    Smuggling,
}

/// The objectives of the festival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objectives {
    /// There is no festival.
    None,
    /// Those that are printed on its board (`PR-FES-02` to `PR-FES-04`).
    Printed,
    /// Three cards (`PR-FCD-01`).
    Cards,
}

/// When starting plantations leave the bag (`PR-SET-09`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starters {
    /// Before the market is revealed.
    BeforeMarket,
    /// After it.
    AfterMarket,
}

/// Rule for a full countryside (`PR-PLT-07`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FullCountryside {
    /// A face-up plantation may be taken; it is discarded at once.
    TakeAndDiscard,
    /// Nothing can be taken.
    TakeNothing,
}

/// Rule for a Hacienda with an empty bag (`PR-BLD-HAC-4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyBag {
    /// The discards are mixed in first.
    Refill,
    /// There is no draw.
    NoDraw,
}

/// Tiles that a Hospital may man (`PR-BLD-HOSP-3`, `PR-BLD-HOSP-4`, `PR-BLD-HOSP-6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HospitalTile {
    /// The one of the normal pick.
    PickedOnly,
    /// That one or the Hacienda's.
    Either,
    /// One of those, or the second tile of a Publishing House.
    OrSecond,
}

/// True if the last crate must be kept (`PR-CAP-14`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastCrate {
    /// A seat with crates must keep one.
    MustKeep,
    /// It may keep one.
    MayKeep,
}

/// Number of people that the Smuggler poaches (`PR-SMG-08`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Poaching {
    /// As many as play, if there are so many.
    AsManyAsPlay,
    /// Those beyond the number of players.
    DownToPlayers,
}

/// Way in which each seat comes by its achievement cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealing {
    /// It keeps what it is dealt (`PR-ACH-SETUP-1`).
    AtOnce,
    /// It keeps one card and passes the others on (`PR-ACH-SETUP-2`).
    Passed,
    /// It keeps some of those that it draws, if the rules do not play it
    /// (`PR-AUT-X6-1`).
    Drawn,
}

/// Rule for taking the last point outside of a Captain phase (`PR-END-04`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depletion {
    /// The round of the next Captain phase is the last.
    NextCaptain,
    /// The running round is the last.
    RunningRound,
}

/// Rule for a supply that cannot fill the Work Register (`PR-REC-09`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortage {
    /// The running round is the last.
    LastRound,
    /// Nothing (`PR-X2-07`).
    Nothing,
}

impl Ruleset {
    /// The steps of a role's phase, in order (section 5.3).
    #[inline]
    pub fn script(&self, role: Role) -> &[PhaseStep] {
        &self.scripts[role as usize]
    }

    /// Returns true if the tray is drafted (`PR-DRAFT-1`).
    pub fn has_draft(&self) -> bool {
        self.setup.contains(&SetupStep::Draft)
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
