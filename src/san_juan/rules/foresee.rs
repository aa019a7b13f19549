//! Forecasts of choices; see `game_core::consequence`. The number of cards drawn is told, never which
//! they are.

use super::{SanJuan, redact, score, view};
use crate::event::Event;
use crate::ids::Role;
use crate::prompt::{FaceUp, Prompt};
use crate::state::State;
use crate::view::View;
use game_core::{Foresee, Foretold, Seat, Turn, Viewer};

/// Gains and losses of a seat, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The score as it stands, bonuses and cards laid by included.
    pub score: i16,
    /// Cards in hand.
    pub cards: i16,
    /// Goods on buildings.
    pub goods: i16,
    /// Cards laid by for a point each.
    pub laid_by: i16,
}

impl Foresee for SanJuan {
    type Change = Change;

    fn foretell(&self, _before: &State, event: &Event, seat: Seat) -> Foretold<Event> {
        foretell(event, seat)
    }

    fn change(&self, before: &State, after: &State, seat: Seat) -> Change {
        let of = |state: &State| Change {
            score: score::tally(self, state, seat).points,
            cards: state.hand(seat).len().into(),
            goods: state.city(seat).goods().len().into(),
            laid_by: state.laid_by(seat).into(),
        };
        let (before, after) = (of(before), of(after));
        Change {
            score: after.score - before.score,
            cards: after.cards - before.cards,
            goods: after.goods - before.goods,
            laid_by: after.laid_by - before.laid_by,
        }
    }

    fn view_partway(&self, state: &State, viewer: Viewer, asked: Turn<Prompt>) -> View {
        view::view(self, state, viewer, asked)
    }
}

fn foretell(event: &Event, seat: Seat) -> Foretold<Event> {
    let mut told = redact::redact(event, Viewer::Seat(seat));
    match &mut told {
        Event::Drew { cards, .. } | Event::Looked { cards, .. } => *cards = cards.face_down(),
        Event::Kept { kept, dropped, .. } => {
            (*kept, *dropped) = (kept.face_down(), dropped.face_down());
        }
        Event::PricesShown { .. } | Event::TurnedUp { from: FaceUp::ColonistShip, .. } => {
            return Foretold::Hidden;
        }
        // The cards decide what is taken, and whether somebody is asked.
        Event::Bank { .. } | Event::GoldMine { .. } | Event::TurnedUp { from: FaceUp::GoldMine, .. } => {
            return Foretold::Uncertain;
        }
        // Whether somebody else can build at all is written in a hidden hand.
        Event::Passed { seat: other, role: Role::Builder } if *other != seat => return Foretold::Uncertain,
        Event::RoundStarted { .. }
        | Event::RolePicked { .. }
        | Event::LibraryUsed { .. }
        | Event::Discarded { .. }
        | Event::Reshuffled { .. }
        | Event::Tucked { .. }
        | Event::Announced { .. }
        | Event::GoodForfeited { .. }
        | Event::GoodSpent { .. }
        | Event::Paid { .. }
        | Event::Built { .. }
        | Event::Produced { .. }
        | Event::GoodArrived { .. }
        | Event::Shipped { .. }
        | Event::Sold { .. }
        | Event::Took { .. }
        | Event::RowDiscarded { .. }
        | Event::Passed { .. }
        | Event::PhaseEnded { .. }
        | Event::GameEnded { .. } => {}
    }
    Foretold::Certain(told)
}
