//! Puzzles: when a task can be set, when it is done, and the points that count.

use game_core::{Actions, Foresee, Game, Seat};
use session::puzzles::kinds::{Kind, PuzzleRules, prompt_of};

use crate::data::SLOTS;
use crate::position::{Good, Pile, Slot, SlotPosition};
use crate::{Action, Event, Position, Prompt, Role, SanJuan, State};

impl PuzzleRules for SanJuan {
    const KINDS: &'static [Kind] = &[Kind::Build, Kind::Finish, Kind::Sell];

    fn sets(&self, kind: Kind, state: &State, seat: Seat) -> bool {
        let Some(prompt) = prompt_of(self, state, seat) else { return false };
        let buildings = |one| usize::from(state.city(one).len());
        let own = buildings(seat);
        let most = Seat::all(self.seats()).map(buildings).max().unwrap_or(0);
        match kind {
            Kind::Build => prompt == Prompt::Build && (most >= SLOTS || own + 1 >= SLOTS),
            Kind::Finish => {
                let mut legal = Actions::new();
                self.legal(state, &mut legal);
                own + 1 == SLOTS && legal.contains(&Action::Role(Role::Builder))
            }
            Kind::Sell => matches!(prompt, Prompt::Sell { sold: 0, .. }),
            Kind::Load | Kind::LastPick | Kind::Place | Kind::Points | Kind::Lead => false,
        }
    }

    fn is_done(&self, kind: Kind, _start: &State, state: &State, seat: Seat) -> bool {
        use crate::Prompt::{Build, Library, Pay, Role, Sell, Site};
        let own = prompt_of(self, state, seat);
        match kind {
            Kind::Build => !matches!(own, Some(Build | Site { .. } | Pay { .. })),
            Kind::Finish => {
                !matches!(own, Some(Role { .. } | Library { .. } | Build | Site { .. } | Pay { .. }))
            }
            Kind::Sell => !matches!(own, Some(Sell { .. })),
            Kind::Load | Kind::LastPick | Kind::Place | Kind::Points | Kind::Lead => true,
        }
    }

    fn worth(&self, kind: Kind, start: &State, state: &State, seat: Seat) -> i16 {
        match kind {
            Kind::Sell => self.change(start, state, seat).cards,
            _ => self.tallies(state)[seat.index()].points,
        }
    }

    fn clouds(&self, _kind: Kind, _event: &Event, _seat: Seat) -> bool {
        // Cards that are drawn are not played before the horizon.
        false
    }

    fn matters(action: Action) -> bool {
        use crate::Action::{Discard, Pay, Spend, Waive};
        !matches!(action, Pay(_) | Spend(_) | Waive(_) | Discard(_))
    }

    fn brief(mut position: Position, seat: Seat) -> Position {
        position.draw.clear();
        position.discard = count(&position.discard);
        for (index, one) in position.seats.iter_mut().enumerate() {
            (one.tucked, one.shipped) = (count(&one.tucked), count(&one.shipped));
            if index != seat.index() {
                one.hand = count(&one.hand);
            }
            for slot in &mut one.city {
                if let SlotPosition::Full(Slot { good: good @ Some(_), .. }) = slot {
                    *good = Some(Good::Any(true));
                }
            }
        }
        position
    }
}

/// A pile as the number of its cards.
fn count(pile: &Pile) -> Pile {
    match pile {
        Pile::Count(count) => Pile::Count(*count),
        Pile::Cards(cards) => Pile::Count(cards.len() as u8),
    }
}
