//! Places on the board that an idea speaks of.

use game_core::Seat;
use san_juan::{Idea, Kind};

use crate::Context;
use crate::board::shown_seat;
use crate::draft;

/// Names the places that `idea` of `seat` speaks of, as lessons name them. For a hand or a city that is not in front its
/// seat's plate stands in.
pub(crate) fn places(context: Context<'_>, seat: Seat, idea: &Idea) -> Vec<String> {
    use Idea::*;
    let plate = |seat: Seat| format!("seat-{}", seat.0 + 1);
    let is_own = context.view.viewer.is(seat);
    let in_hand = |name: Option<String>| if is_own { name } else { Some(plate(seat)) };
    let in_city = |names: Vec<String>| if shown_seat(context) == seat { names } else { vec![plate(seat)] };
    let card = |kind: Kind| {
        let place = draft::hand(context.view).iter().position(|card| *card == kind);
        in_hand(place.map(|place| format!("hand-{place}")))
    };
    let city = &context.view.seats[seat.index()].city;
    let slots = |kind: Kind| {
        let of_kind = city.iter().enumerate().filter(move |(_, slot)| slot.kind == kind);
        in_city(of_kind.map(|(place, _)| format!("slot-{}-{place}", seat.0)).collect())
    };
    let one = |name: &str| vec![name.to_owned()];
    match *idea {
        Draws { .. } => one("deck"),
        HasCards { .. } | KeepsLimit { .. } => in_hand(Some("hand".to_owned())).into_iter().collect(),
        Builds { kind, .. }
        | BuildsForLess { kind, .. }
        | Affords { kind, .. }
        | KeepsBonus { kind, .. }
        | KeepsPoints { kind, .. }
        | KeepsPayable { kind, .. }
        | KeepsCheaper { kind, .. }
        | GivesSecond { kind }
        | GivesTooDear { kind, .. } => card(kind).into_iter().collect(),
        GivesDuplicate { kind } => card(kind).into_iter().chain(slots(kind)).collect(),
        DearerGood { kind, .. } | Bonus { kind, .. } => slots(kind),
        Produces { .. } | HasGoods { .. } | Frees { .. } | LaysBy { .. } | Points { .. } => {
            in_city(one("city"))
        }
        Sells { .. } => one("prices"),
        TakesRole { seat, role } => vec![format!("role-{}", role.key()), plate(seat)],
        RivalDraws { seat, .. }
        | RivalSells { seat, .. }
        | RivalProduces { seat, .. }
        | RivalBuilds { seat, .. } => vec![plate(seat)],
        BringsEnd | PutsOffEnd => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use game_core::Viewer;
    use san_juan::Config;
    use session::{Player, Session, TableSetup};
    use table::board::testing::{PLAIN, with_context};

    use super::*;
    use crate::Draft;
    use crate::SanJuanBoard;

    #[test]
    fn what_somebody_else_holds_or_has_built_is_shown_at_the_plate() {
        let seats = (0..2).map(|seat| Player::person(format!("P{seat}"))).collect();
        let config = Config { players: 2, ..Config::default() };
        let table = Session::new(TableSetup { config, seed: 5, seats }).expect("a legal table");
        let (own, other) = (Seat(0), Seat(1));
        with_context::<SanJuanBoard, _>(&table, Viewer::Seat(own), &Draft::default(), PLAIN, |context| {
            let hand = draft::hand(context.view);
            let held = Idea::Affords { kind: hand[0], cards: 4, otherwise: 2 };
            let goods = Idea::HasGoods { goods: 1, otherwise: 0 };
            assert_eq!(places(context, own, &held), ["hand-0"]);
            assert_eq!(places(context, other, &held), ["seat-2"], "not the card of the one who looks");
            assert_eq!(places(context, own, &goods), ["city"]);
            assert_eq!(places(context, other, &goods), ["seat-2"]);
            let visited = Context { visiting: Some(other), ..context };
            assert_eq!(places(visited, other, &goods), ["city"]);
            assert_eq!(places(visited, other, &held), ["seat-2"], "a hand is never visited");
        });
    }
}
