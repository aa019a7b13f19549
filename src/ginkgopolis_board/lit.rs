//! Places on the table that an idea speaks of.

use game_core::Seat;
use ginkgopolis::{Idea, Tile};

use crate::Context;
use crate::build::shown_seat;

/// Names the places that `idea` of `seat` speaks of, as lessons name them. For what lies before a seat that is not in front
/// its plate stands in.
pub(crate) fn places(context: Context<'_>, seat: Seat, idea: &Idea) -> Vec<String> {
    use Idea::*;
    let plate = |seat: Seat| format!("seat-{}", seat.0 + 1);
    let all = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let in_front = |names: &[&str]| if shown_seat(context) == seat { all(names) } else { vec![plate(seat)] };
    let is_own = context.view.viewer.is(seat);
    let tile_in_hand = |tile: Tile| if is_own { format!("tile-{tile}") } else { plate(seat) };
    match *idea {
        Gains { .. }
        | Has { .. }
        | SpendsLess { .. }
        | PaysLess { .. }
        | KeepsRedraws { .. }
        | Points { .. } => in_front(&["mine"]),
        Engine { .. } | EndCard { .. } => in_front(&["engine-open", "engine"]),
        ComesBack { tile, .. } | GetsCard { card: tile } => vec![format!("block-{tile}")],
        Leads { .. } | Districts { .. } | Floors { .. } => all(&["districts"]),
        RivalDistricts { seat, .. } | DeniesLead { seat, .. } => vec![plate(seat), "districts".to_owned()],
        Ousts { seat, tile, .. } | KeepsBuilding { seat, tile } | DeniesCard { seat, tile, .. } => {
            vec![format!("block-{tile}"), plate(seat)]
        }
        KeepsTile { tile, used } => vec![tile_in_hand(tile), tile_in_hand(used)],
        LargeNumber { tile, .. } => vec![tile_in_hand(tile)],
        RivalGains { seat, .. } => vec![plate(seat)],
        BringsEnd { .. } | PutsOffEnd { .. } | NearsEnd { .. } | GainsTime { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use game_core::Viewer;
    use ginkgopolis::{Config, Mode};
    use session::{Player, Session, TableSetup};
    use table::board::BoardContext;
    use table::board::testing::{PLAIN, with_context};

    use super::*;
    use crate::GinkgopolisBoard;
    use crate::draft::Draft;

    #[test]
    fn what_lies_before_somebody_else_is_shown_at_the_plate() {
        let seats = (0..3).map(|seat| Player::person(format!("P{seat}"))).collect();
        let config = Config { mode: Mode::Beginner, players: 3, first: None, open_screens: false };
        let table = Session::new(TableSetup { config, seed: 5, seats }).expect("a legal table");
        let (own, other) = (Seat(0), Seat(1));
        with_context::<GinkgopolisBoard, _>(&table, Viewer::Seat(own), &Draft::default(), PLAIN, |context| {
            let tokens = Idea::KeepsRedraws { redraws: 2, otherwise: 1 };
            assert_eq!(places(context, own, &tokens), ["mine"]);
            assert_eq!(places(context, other, &tokens), ["seat-2"]);
            let visited = BoardContext { visiting: Some(other), ..context };
            assert_eq!(places(visited, other, &tokens), ["mine"]);
            assert_eq!(places(visited, own, &tokens), ["seat-1"]);
        });
    }
}
