//! Places on the board that an idea speaks of.

use game_core::Seat;
use san_juan::{Idea, Kind};

use crate::SanJuanBoard;
use crate::draft;
use table::board::BoardContext;

/// Names the places that `idea` of `seat` speaks of, as lessons name them.
pub(crate) fn places(context: BoardContext<'_, SanJuanBoard>, seat: Seat, idea: &Idea) -> Vec<String> {
    use Idea::*;
    let card = |kind: Kind| {
        let place = draft::hand(context.view).iter().position(|card| *card == kind);
        place.map(|place| format!("hand-{place}"))
    };
    let city = &context.view.seats[seat.index()].city;
    let slots = |kind: Kind| {
        let of_kind = city.iter().enumerate().filter(move |(_, slot)| slot.kind == kind);
        of_kind.map(|(place, _)| format!("slot-{}-{place}", seat.0)).collect::<Vec<_>>()
    };
    let plate = |seat: Seat| format!("seat-{}", seat.0 + 1);
    let one = |name: &str| vec![name.to_owned()];
    match *idea {
        Draws { .. } => one("deck"),
        HasCards { .. } | KeepsLimit { .. } => one("hand"),
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
        Produces { .. } | HasGoods { .. } | Frees { .. } | LaysBy { .. } | Points { .. } => one("city"),
        Sells { .. } => one("prices"),
        TakesRole { seat, role } => vec![format!("role-{}", role.key()), plate(seat)],
        RivalDraws { seat, .. }
        | RivalSells { seat, .. }
        | RivalProduces { seat, .. }
        | RivalBuilds { seat, .. } => vec![plate(seat)],
        BringsEnd | PutsOffEnd => Vec::new(),
    }
}
