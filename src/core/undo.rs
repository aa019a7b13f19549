//! Taking back: replay to a point behind the last barrier.

use super::events::Sink;
use super::game::{Game, Turn};
use super::seat::Seat;

/// A sink that remembers only whether something hidden came to light.
struct Reveals<'a, G: Game> {
    game: &'a G,
    seen: bool,
}

impl<G: Game> Sink<G::Event> for Reveals<'_, G> {
    type Unheard = Vec<G::Event>;

    fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        self.seen = self.seen || self.game.reveals(&event());
    }
}

/// Why nothing more can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Nothing has been chosen yet.
    Beginning,
    /// The last choice showed something that was hidden.
    Revealed,
    /// Somebody else chose last.
    OtherSeat,
}

/// Number of the last `actions` that the seat on turn may take back, and what stands behind them.
/// `start` is the state before the first action.
///
/// Actions may be taken back as long as the same seat made them all and none
/// of them revealed anything; what follows automatically goes with them.
pub fn undoable<G: Game>(
    game: &G,
    start: &G::State,
    actions: &[G::Action],
    owner: impl Fn(Seat) -> bool,
) -> (usize, Barrier) {
    let mut state = start.clone();
    run_of(actions.iter().map_while(|&action| {
        let Turn::Choose { seat, .. } = game.turn(&state) else { return None };
        let mut reveals = Reveals { game, seen: false };
        game.apply(&mut state, action, &mut reveals);
        Some((owner(seat), reveals.seen))
    }))
}

/// The same from what is known of every choice: whether it was made by the
/// seat on turn, and whether it revealed anything.
pub fn run_of(choices: impl Iterator<Item = (bool, bool)>) -> (usize, Barrier) {
    choices.fold((0, Barrier::Beginning), |(run, barrier), choice| match choice {
        (_, true) => (0, Barrier::Revealed),
        (false, false) => (0, Barrier::OtherSeat),
        (true, false) => (run + 1, barrier),
    })
}
