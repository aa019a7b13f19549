//! Places on the board that an idea speaks of.

use game_core::Seat;
use puerto_rico::event::EndWhy;
use puerto_rico::{Building, Good, Idea, Role, Tile};

use crate::Context;
use crate::question::shown_seat;

/// Names the places that `idea` of `seat` speaks of, as lessons name them. For what lies on a mat that is not in front its
/// seat's plate stands in.
pub(crate) fn places(context: Context<'_>, seat: Seat, idea: &Idea) -> Vec<String> {
    use Idea::*;
    let view = context.view;
    let plate = |seat: Seat| format!("seat-{}", seat.0 + 1);
    let one = |name: &str| vec![name.to_owned()];
    let role = |role: Role| format!("role-{}", role.key());
    let market = |tile: Tile| format!("market-{}", tile.key());
    let on_mat = |name: String| if shown_seat(context) == seat { name } else { plate(seat) };
    let own = &view.seats[seat.index()].buildings;
    let site = |building: Building| {
        let place = own.iter().position(|(stands, _)| *stands == building);
        place.map_or_else(|| format!("offer-{}", building.key()), |place| on_mat(format!("site-{place}")))
    };
    let coins = || on_mat(format!("coins-{}", seat.0));
    let crates = |good: Good| on_mat(format!("crate-{}", good.key()));
    let all_ships = || (0..view.ships.len()).map(|ship| format!("ship-{ship}")).collect::<Vec<_>>();
    let ships_of = |good: Good| {
        let carries = view.ships.iter().enumerate().filter(move |(_, ship)| ship.good == Some(good));
        carries.map(|(ship, _)| format!("ship-{ship}")).collect::<Vec<_>>()
    };
    match *idea {
        Ships { .. } => all_ships(),
        KeepsRoom { good, .. } => ships_of(good),
        ShutsOut { seat, good, .. } => ships_of(good).into_iter().chain([plate(seat)]).collect(),
        HasCoins { .. } => vec![coins()],
        Affords { building, .. } => vec![coins(), site(building)],
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
        | HoldsCrates { .. } => vec![on_mat("mat".to_owned())],
        ExtraCrate { good } => vec![crates(good)],
        Sells { good, .. } => vec!["house".to_owned(), crates(good)],
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

#[cfg(test)]
mod tests {
    use game_core::Viewer;
    use puerto_rico::Config;
    use session::{Player, Session, TableSetup};
    use table::board::testing::{PLAIN, with_context};

    use super::*;
    use crate::PuertoRicoBoard;
    use crate::draft::Draft;

    #[test]
    fn what_lies_on_a_mat_that_is_not_in_front_is_shown_at_its_plate() {
        let seats = (0..3).map(|seat| Player::person(format!("P{seat}"))).collect();
        let config = Config { players: 3, ..Config::default() };
        let table = Session::new(TableSetup { config, seed: 5, seats }).expect("a legal table");
        let (own, other) = (Seat(0), Seat(1));
        let ideas = [
            Idea::Produces { crates: 2, kinds: 1, otherwise: 1 },
            Idea::ExtraCrate { good: Good::Corn },
            Idea::HasCoins { coins: 3, otherwise: 1 },
        ];
        with_context::<PuertoRicoBoard, _>(&table, Viewer::Seat(own), &Draft::default(), PLAIN, |context| {
            for idea in &ideas {
                assert_eq!(places(context, other, idea), ["seat-2"], "{idea:?}");
                let at_hand = places(context, own, idea);
                assert!(at_hand.iter().all(|place| !place.starts_with("seat-")), "{at_hand:?}");
                let visited = Context { visiting: Some(other), ..context };
                let there = places(visited, other, idea);
                assert!(there.iter().all(|place| !place.starts_with("seat-")), "{there:?}");
                assert_eq!(places(visited, own, idea), ["seat-1"], "{idea:?}");
            }
            // What all share stays where it is.
            assert_eq!(places(context, other, &Idea::Quarry { quarries: 1 }), ["market-quarry"]);
        });
    }
}
