//! Looking ahead and looking closer: what a choice brings before it is made,
//! and what is seen partway through a step.

use super::auto_answer::AutoAnswer;
use super::table::Session;
use game_core::{Actions, ConsequencesOf, Foresee, Recorder, Seat, Until, Viewer};

impl<G: AutoAnswer + Foresee> Session<G> {
    /// Forecasts the certain effects of `actions`, which `seat` makes one after the other; the
    /// table answers nothing in between. `None` if it is not the seat's turn, or if one of them is
    /// not legal.
    pub fn consequences(&self, seat: Seat, actions: &[G::Action]) -> Option<ConsequencesOf<G>> {
        let on_turn = self.turn().seat() == Some(seat);
        on_turn.then(|| self.game.consequences(self.state(), actions)).flatten()
    }

    /// Lists the choices of `seat` after `actions`, likewise. `None` also where somebody else is
    /// asked then, or where chance or a secret decides.
    pub fn choices_after(&self, seat: Seat, actions: &[G::Action]) -> Option<Actions<G::Action>> {
        let on_turn = self.turn().seat() == Some(seat);
        on_turn.then(|| self.game.choices_after(self.state(), actions)).flatten()
    }

    /// Shows `viewer` the table after the first `events` events of a step, together with events
    /// that cannot be parted from the last of them. The question stays as it was before the step.
    ///
    /// # Panics
    /// If `step` is not one of 1 to [`Session::len`].
    pub fn view_partway(&self, step: usize, events: usize, viewer: Viewer) -> G::View {
        // A host that is asked ahead of its turn looks at a copy, of which that question alone was not carried out.
        let was_told = self.is_mirror && (!self.is_host() || self.steps[step - 1].action.is_none());
        if was_told {
            return self.part_told(step, events, viewer);
        }
        let asked = self.game.turn(self.state_at(step - 1));
        let mut state = self.state_at(step - 1).clone();
        let action = self.steps[step - 1].done();
        self.game.apply(&mut state, action, &mut Recorder::new(Until::Events(events)));
        self.game.view_partway(&state, viewer, asked)
    }
}
