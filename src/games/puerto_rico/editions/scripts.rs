//! The scripts of set-up and phases, composed once for a game: a step is in a
//! script only if what it is for can be in the game.

use arrayvec::ArrayVec;

use super::{SetupStep, Starters, Step};
use crate::games::puerto_rico::ids::{Building, BuildingSet, ROLES, Role};

/// The steps of a phase, in order (section 5.3).
pub type Script = ArrayVec<Step, 8>;
/// The steps of the set-up, in order (section 4).
pub type SetupScript = ArrayVec<SetupStep, 6>;

/// The set-up; from the draft on, if there is one (`PR-DRAFT-1`), with the
/// festival before the market (`PR-FES-SETUP-1`), to the achievement cards, if
/// there are any (`PR-SET-12`).
pub(super) fn setup(draft: bool, festival: bool, starters: Starters, achievements: bool) -> SetupScript {
    let market = match starters {
        Starters::BeforeMarket => [SetupStep::Starters, SetupStep::Market],
        Starters::AfterMarket => [SetupStep::Market, SetupStep::Starters],
    };
    let festival = festival.then_some(SetupStep::Festival);
    let achievements = achievements.then_some(SetupStep::Achievements);
    let draft = draft.then_some(SetupStep::Draft);
    draft.into_iter().chain(festival).chain(market).chain(achievements).collect()
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
            script.extend([
                Step::RecruiterPrivilege,
                Step::Distribution,
                Step::Placement,
                Step::RegisterRefill,
            ]);
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
