//! Considerations of a Puertoma, line by line, for somebody who checks a step with the box on the
//! table.

use crate::listing::Thought;
use game_core::RuleId;
use puerto_rico::event::{Event, TilesWhy, Weighed};
use puerto_rico::{Building, Good, Role, Tile};

/// The line that an event is, if it belongs to how a Puertoma chooses or to what
/// follows from that for its parts.
pub fn thought(event: &Event) -> Option<Thought> {
    let (seat, rule, text) = match event {
        Event::Weighed { seat, weighed } => (*seat, weighed.rule(), line(weighed)),
        Event::RolePicked { seat, role } => {
            (*seat, RuleId("PR-AUT-ROLE-3"), format!("picks the {}", role.key()))
        }
        Event::MarkerMoved { seat, role } => {
            (*seat, RuleId("PR-AUT-ROLE-9"), format!("the action marker moves to the {}", role.key()))
        }
        Event::Manned { seat, person, tile, .. } => {
            let place = tile.map_or("into the VP area".to_owned(), |tile| format!("under {}", tile.key()));
            let rule = if tile.is_some() { "PR-AUT-REC-2" } else { "PR-AUT-REC-3" };
            (*seat, RuleId(rule), format!("a {} goes {place}", person.key()))
        }
        Event::Reserved { seat, building } => {
            let place = building.map_or("is set aside".to_owned(), |one| format!("lies on the {one}"));
            (*seat, RuleId("PR-AUT-BUI-7"), format!("its reserve marker {place}"))
        }
        Event::AbilityUnlocked { seat, ability } => {
            (*seat, RuleId("PR-AUT-BUI-5"), format!("turns up the ability {}", ability.key()))
        }
        Event::AbilitiesGone { seat, .. } => {
            (*seat, RuleId("PR-AUT-DIF-1"), "its other abilities leave the game".to_owned())
        }
        _ => return None,
    };
    Some(Thought { seat, rule: rule.0, text })
}

fn roles(roles: &[Role]) -> String {
    keys(roles.iter().map(|role| role.key()))
}

fn tiles(tiles: &[Tile]) -> String {
    keys(tiles.iter().map(|tile| tile.key()))
}

fn buildings(buildings: &[Building]) -> String {
    keys(buildings.iter().map(|building| building.key()))
}

fn keys(keys: impl Iterator<Item = &'static str>) -> String {
    let keys: Vec<&str> = keys.collect();
    if keys.is_empty() { "none".to_owned() } else { keys.join(", ") }
}

fn line(weighed: &Weighed) -> String {
    match weighed {
        Weighed::Roles { available, profitable } => {
            format!("available: {}; profitable: {}", roles(available), roles(profitable))
        }
        Weighed::Adjacent { marker, roles: adjacent } => {
            format!("an arrow leads from the {} to: {}", marker.key(), roles(adjacent))
        }
        Weighed::Richest { coins, roles: richest } => {
            format!("with the most coins ({coins}): {}", roles(richest))
        }
        Weighed::RoleByCard { card, role } => {
            format!("tie-break card {card}: first on it is the {}", role.key())
        }
        Weighed::Level { level, buildings: within } => {
            format!("within reach on level {level}: {}", buildings(within))
        }
        Weighed::Dearest { cost, buildings: dearest } => {
            format!("the dearest cost {cost}: {}", buildings(dearest))
        }
        Weighed::Shown { cost, buildings: shown, level } => {
            format!(
                "on open objectives: {}; the cheapest for {cost}, with space on level {level}",
                buildings(shown)
            )
        }
        Weighed::BuildingByCard { card, buildings: row, building } => {
            format!("tie-break card {card} counts {} to the {building}", buildings(row))
        }
        Weighed::Tiles { tiles: among, why } => {
            let why = match why {
                TilesWhy::Second => "it has one of each",
                TilesWhy::First => "it has none of them",
                TilesWhy::Objective => "open objectives show them",
                TilesWhy::ObjectiveGood => "open objectives show their goods",
            };
            format!("takes one of {}: {why}", tiles(among))
        }
        Weighed::TileByCard { card, tiles: row, tile } => {
            format!("tie-break card {card} counts {} to {}", tiles(row), tile.key())
        }
        Weighed::Circles { empty, tiles: nearest } => {
            format!("fewest empty circles ({empty}): {}", tiles(nearest))
        }
        Weighed::ShownGoods { tiles: shown } => format!("grow what open objectives show: {}", tiles(shown)),
        Weighed::Loads { crates } => {
            let loads = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0);
            let loads: Vec<String> =
                loads.map(|good| format!("{} {}", crates[good.index()], good.key())).collect();
            format!("could load {}", loads.join(", "))
        }
        Weighed::SendOff { ship, good } => format!("fills ship {ship} with {} for an objective", good.key()),
        Weighed::Sales { goods } => format!("could sell {}", keys(goods.iter().map(|good| good.key()))),
        Weighed::ClosingTime { good } => format!("sells {} last for an objective", good.key()),
        Weighed::Deeds { poach, plunder, raid } => format!("poach {poach}, plunder {plunder}, raid {raid}"),
    }
}
