//! Places on the board that an idea speaks of.

use game_core::Seat;
use puerto_rico::event::EndWhy;
use puerto_rico::{Building, Good, Idea, Role, Tile};

use crate::PuertoRicoBoard;
use table::board::BoardContext;

/// Names the places that `idea` of `seat` speaks of, as lessons name them.
pub(crate) fn places(context: BoardContext<'_, PuertoRicoBoard>, seat: Seat, idea: &Idea) -> Vec<String> {
    use Idea::*;
    let view = context.view;
    let plate = |seat: Seat| format!("seat-{}", seat.0 + 1);
    let one = |name: &str| vec![name.to_owned()];
    let role = |role: Role| format!("role-{}", role.key());
    let market = |tile: Tile| format!("market-{}", tile.key());
    let own = &view.seats[seat.index()].buildings;
    let site = |building: Building| {
        let place = own.iter().position(|(stands, _)| *stands == building);
        place.map_or_else(|| format!("offer-{}", building.key()), |place| format!("site-{place}"))
    };
    let all_ships = || (0..view.ships.len()).map(|ship| format!("ship-{ship}")).collect::<Vec<_>>();
    let ships_of = |good: Good| {
        let carries = view.ships.iter().enumerate().filter(move |(_, ship)| ship.good == Some(good));
        carries.map(|(ship, _)| format!("ship-{ship}")).collect::<Vec<_>>()
    };
    match *idea {
        Ships { .. } => all_ships(),
        KeepsRoom { good, .. } => ships_of(good),
        ShutsOut { seat, good, .. } => ships_of(good).into_iter().chain([plate(seat)]).collect(),
        HasCoins { .. } => vec![format!("coins-{}", seat.0)],
        Affords { building, .. } => vec![format!("coins-{}", seat.0), site(building)],
        TakesRoleCoins { role: of, .. } => vec![role(of)],
        DeniesRoleCoins { seat, role: of, .. } | TakesRole { seat, role: of } => vec![role(of), plate(seat)],
        Builds { building, .. }
        | BuildsForLess { building, .. }
        | Occupies { building }
        | LargeBuilding { building, .. } => vec![site(building)],
        LastCopy { building, seat } | RivalBuilds { seat, building } => {
            vec![format!("offer-{}", building.key()), plate(seat)]
        }
        SavesCrates { .. }
        | Produces { .. }
        | CanProduce { .. }
        | Workers { .. }
        | Land { .. }
        | HoldsCrates { .. } => one("mat"),
        ExtraCrate { good } => vec![format!("crate-{}", good.key())],
        Sells { good, .. } => vec!["house".to_owned(), format!("crate-{}", good.key())],
        DeniesSale { seat, .. } => vec!["house".to_owned(), plate(seat)],
        NewKind { tile } | Plantations { tile, .. } => vec![market(tile)],
        Quarry { .. } => vec![market(Tile::Quarry)],
        Serves { tile, building } => vec![market(tile), site(building)],
        Points { .. } => one("gauge-vp"),
        RivalShips { seat, .. }
        | RivalSpoils { seat, .. }
        | RivalProduces { seat, .. }
        | RivalSells { seat, .. }
        | RivalCoins { seat, .. } => vec![plate(seat)],
        BringsEnd { why } | PutsOffEnd { why } => one(match why {
            EndWhy::Workers => "gauge-workers",
            EndWhy::Buildings => "gauge-town",
            EndWhy::VictoryPoints => "gauge-vp",
        }),
    }
}
