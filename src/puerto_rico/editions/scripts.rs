//! The scripts of set-up and phases, composed once for a game: a step is in a
//! script only if what it is for can be in the game.

use arrayvec::ArrayVec;

use super::{PhaseStep, SetupStep, Starters};
use crate::ids::{Building, BuildingSet, ROLES, Role};

/// The steps of a phase, in order (section 5.3).
pub type Script = ArrayVec<PhaseStep, 8>;
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
pub(super) fn of(possible: BuildingSet, craftsman: &[PhaseStep]) -> [Script; ROLES] {
    Role::ALL.map(|role| phase(role, possible, craftsman))
}

fn phase(role: Role, possible: BuildingSet, craftsman: &[PhaseStep]) -> Script {
    let mut script = Script::new();
    let needs = |step: PhaseStep, building: Building| possible.has(building).then_some(step);
    // PR-X1-BOH-4, window BW1.
    script.extend(needs(PhaseStep::BohioMoves, Building::Bohio));
    match role {
        Role::Planter => {
            script.push(PhaseStep::PlanterTurns);
            script.extend(needs(PhaseStep::SecondTile, Building::PublishingHouse));
            script.extend(needs(PhaseStep::BohioMoves, Building::Bohio));
            script.extend(needs(PhaseStep::ParkAuthority, Building::ParkAuthority));
            script.push(PhaseStep::MarketRefill);
        }
        Role::Recruiter => {
            script.extend(needs(PhaseStep::Villa, Building::Villa));
            script.extend([PhaseStep::RecruiterPrivilege, PhaseStep::Distribution, PhaseStep::Placement]);
            // PR-X1-BOH-4, window BW6.
            script.extend(needs(PhaseStep::BohioBeforeRefill, Building::Bohio));
            script.push(PhaseStep::RegisterRefill);
        }
        Role::Builder => script.push(PhaseStep::BuilderTurns),
        Role::Craftsman => {
            script.extend(needs(PhaseStep::Chapel, Building::Chapel));
            script.extend(craftsman.iter().copied());
            script.extend(needs(PhaseStep::DistilleryCoins, Building::Distillery));
        }
        Role::Trader => script.extend([PhaseStep::TraderTurns, PhaseStep::HouseEmptied]),
        Role::Captain => {
            script.extend(needs(PhaseStep::LighthouseCoin, Building::Lighthouse));
            script.extend(needs(PhaseStep::AssemblyPoints, Building::AssemblyHall));
            // PR-X2-PEN-2
            script.extend(needs(PhaseStep::Pensions, Building::PensionOffice));
            script.push(PhaseStep::Loading);
            script.extend(needs(PhaseStep::BohioMoves, Building::Bohio));
            script.extend([PhaseStep::Storage, PhaseStep::ShipsSail]);
        }
        Role::Adventurer | Role::Adventurer2 => script.push(PhaseStep::AdventurerCoin),
        Role::Smuggler => script.push(PhaseStep::Smuggling),
    }
    script
}
