//! The scripts of set-up and phases, composed once for a game: a step is in a
//! script only if what it is for can be in the game.

use arrayvec::ArrayVec;

use super::{SetupStep, Starters, Step};
use crate::ids::{Building, BuildingSet, ROLES, Role};

/// The steps of a phase, in order (section 5.3).
pub type Script = ArrayVec<Step, 8>;
/// The steps of the set-up, in order (section 4).
pub type SetupScript = ArrayVec<SetupStep, 6>;

/// Parts of the set-up beside the market.
pub(super) struct SetupParts {
    /// True if the tray is drafted (`PR-DRAFT-1`).
    pub draft: bool,
    /// True if there is a festival, which comes before the market (`PR-FES-SETUP-1`).
    pub festival: bool,
    /// When starting plantations leave the bag.
    pub starters: Starters,
    /// True if there are achievement cards (`PR-SET-12`).
    pub achievements: bool,
    /// True if Puertomas begin with something, which comes last (`PR-AUT-SET-4`).
    pub endowments: bool,
}

/// The steps of the set-up.
pub(super) fn setup(parts: &SetupParts) -> SetupScript {
    let market = match parts.starters {
        Starters::BeforeMarket => [SetupStep::Starters, SetupStep::Market],
        Starters::AfterMarket => [SetupStep::Market, SetupStep::Starters],
    };
    let draft = parts.draft.then_some(SetupStep::Draft);
    let festival = parts.festival.then_some(SetupStep::Festival);
    let achievements = parts.achievements.then_some(SetupStep::Achievements);
    let endowments = parts.endowments.then_some(SetupStep::Endowments);
    draft.into_iter().chain(festival).chain(market).chain(achievements).chain(endowments).collect()
}

/// The phases of all roles. `possible` are the buildings that can be in the
/// game, `craftsman` the steps of that phase in the edition.
pub(super) fn of(possible: BuildingSet, craftsman: &[Step]) -> [Script; ROLES] {
    Role::ALL.map(|role| phase(role, possible, craftsman))
}

fn phase(role: Role, possible: BuildingSet, craftsman: &[Step]) -> Script {
    let mut script = Script::new();
    let needs = |step: Step, building: Building| possible.has(building).then_some(step);
    // PR-X1-BOH-4, window BW1.
    script.extend(needs(Step::BohioMoves, Building::Bohio));
    match role {
        Role::Planter => {
            script.push(Step::PlanterTurns);
            script.extend(needs(Step::SecondTile, Building::PublishingHouse));
            script.extend(needs(Step::BohioMoves, Building::Bohio));
            script.extend(needs(Step::ParkAuthority, Building::ParkAuthority));
            script.push(Step::MarketRefill);
        }
        Role::Recruiter => {
            script.extend(needs(Step::Villa, Building::Villa));
            script.extend([Step::RecruiterPrivilege, Step::Distribution, Step::Placement]);
            // PR-X1-BOH-4, window BW6.
            script.extend(needs(Step::BohioBeforeRefill, Building::Bohio));
            script.push(Step::RegisterRefill);
        }
        Role::Builder => script.push(Step::BuilderTurns),
        Role::Craftsman => {
            script.extend(needs(Step::Chapel, Building::Chapel));
            script.extend(craftsman.iter().copied());
            script.extend(needs(Step::DistilleryCoins, Building::Distillery));
        }
        Role::Trader => script.extend([Step::TraderTurns, Step::HouseEmptied]),
        Role::Captain => {
            script.extend(needs(Step::LighthouseCoin, Building::Lighthouse));
            script.extend(needs(Step::AssemblyPoints, Building::AssemblyHall));
            // PR-X2-PEN-2
            script.extend(needs(Step::Pensions, Building::PensionOffice));
            script.push(Step::Loading);
            script.extend(needs(Step::BohioMoves, Building::Bohio));
            script.extend([Step::Storage, Step::ShipsSail]);
        }
        Role::Adventurer | Role::Adventurer2 => script.push(Step::AdventurerCoin),
        Role::Smuggler => script.push(Step::Smuggling),
    }
    script
}
