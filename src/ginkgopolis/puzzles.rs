//! Puzzles: when a task can be set, when it is done, and the points that count.

use game_core::{Foresee, Game, Seat};
use session::puzzles::kinds::{Kind, PuzzleRules, prompt_of};

use crate::prompt::Prompt;
use crate::{Action, Event, Ginkgopolis, State};

impl PuzzleRules for Ginkgopolis {
    const KINDS: &'static [Kind] = &[Kind::Points, Kind::Lead];

    fn sets(&self, kind: Kind, state: &State, seat: Seat) -> bool {
        let first = prompt_of(self, state, seat) == Some(Prompt::Card) && state.first() == seat;
        first
            && match kind {
                Kind::Points => self.seats() > 1,
                Kind::Lead => self.seats() == 2,
                _ => false,
            }
    }

    fn is_done(&self, _kind: Kind, start: &State, state: &State, seat: Seat) -> bool {
        state != start && prompt_of(self, state, seat) != Some(Prompt::Tile)
    }

    fn worth(&self, kind: Kind, start: &State, state: &State, seat: Seat) -> i16 {
        let gained = |one| self.change(start, state, one).score;
        match kind {
            Kind::Lead => {
                let others = Seat::all(self.seats()).filter(|&one| one != seat);
                gained(seat) - others.map(gained).sum::<i16>()
            }
            _ => gained(seat),
        }
    }

    fn clouds(&self, _kind: Kind, _event: &Event, _seat: Seat) -> bool {
        // Tiles and cards that are drawn are worth nothing before they are played.
        false
    }

    fn matters(_action: Action) -> bool {
        true
    }
}
