//! Puzzles: when a task can be set, when it is done, and the points that count.

use game_core::{Foresee, Game, Seat, Turn};
use session::puzzles::kinds::{Kind, PuzzleRules, prompt_of};

use crate::prompt::Prompt;
use crate::{Action, Building, Event, PuertoRico, State};

/// Returns true if a prompt belongs to the loading of the Captain phase.
fn is_loading(prompt: Prompt) -> bool {
    use crate::Prompt::{Harbor, Load, LoadPoint, SmallWharf};
    matches!(prompt, Load | Harbor { .. } | LoadPoint { .. } | SmallWharf)
}

impl PuzzleRules for PuertoRico {
    const KINDS: &'static [Kind] = &[Kind::Load, Kind::LastPick, Kind::Build, Kind::Place];

    fn sets(&self, kind: Kind, state: &State, seat: Seat) -> bool {
        let Some(prompt) = prompt_of(self, state, seat) else { return false };
        // Nobody knows what a Puertoma will turn over; a captured role is one more pick; the Bohío
        // asks in between.
        let known = Seat::all(self.seats())
            .all(|one| !self.is_automa(one) && !state.board(one).owns(Building::Bohio));
        known
            && !self.config().options.exp3
            && match kind {
                Kind::Load => prompt == Prompt::Load,
                Kind::LastPick => {
                    let last = Prompt::Role { pick: self.picks() - 1 };
                    prompt == last && state.is_last_round()
                }
                Kind::Build => prompt == Prompt::Build && state.is_last_round(),
                Kind::Place => matches!(prompt, Prompt::Place { .. }) && state.is_last_round(),
                Kind::Finish | Kind::Sell | Kind::Points | Kind::Lead => false,
            }
    }

    fn is_done(&self, kind: Kind, _start: &State, state: &State, seat: Seat) -> bool {
        use crate::Prompt::{Bonus, Build, Payment, Place, PlaceCitizen, School};
        let Turn::Choose { prompt, .. } = self.turn(state) else { return true };
        let own = prompt_of(self, state, seat);
        match kind {
            Kind::Load => !is_loading(prompt),
            Kind::LastPick => false,
            Kind::Build => !matches!(own, Some(Build | School { .. } | Payment { .. } | Bonus { .. })),
            Kind::Place => !matches!(own, Some(Place { .. } | PlaceCitizen { .. })),
            Kind::Finish | Kind::Sell | Kind::Points | Kind::Lead => true,
        }
    }

    fn worth(&self, kind: Kind, start: &State, state: &State, seat: Seat) -> i16 {
        match kind {
            Kind::Load => self.change(start, state, seat).vp,
            _ => self.tallies(state)[seat.index()].points,
        }
    }

    fn clouds(&self, _kind: Kind, event: &Event, _seat: Seat) -> bool {
        use crate::Event::{AbilityUnlocked, CardsDealt, ObjectiveShown, TileDrawn, Zoned};
        // New tiles on offer are taken by nobody any more.
        matches!(
            event,
            CardsDealt { .. }
                | TileDrawn { .. }
                | Zoned { .. }
                | ObjectiveShown { .. }
                | AbilityUnlocked { .. }
        )
    }

    fn matters(_action: Action) -> bool {
        true
    }
}
