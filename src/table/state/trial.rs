//! Trying out the beginning of a move on a copy of the table: prices and
//! further choices come from the rules themselves, not from a second
//! calculation on the screen.

use game_core::{Actions, Refusal, Seat, Turn, Viewer};
use session::{ActError, AutoAnswer, Policy, Session};

/// A copy of the table on which one seat tries something. It stops where the
/// rules would show something hidden, or ask somebody else.
pub struct Trial<G: AutoAnswer> {
    copy: Session<G>,
    seat: Seat,
    stopped: bool,
}

impl<G: AutoAnswer> Trial<G> {
    /// A copy of `table` for the seat on turn; nothing is answered by itself.
    pub fn new(table: &Session<G>, seat: Seat) -> Self {
        let mut copy = table.fork(table.len());
        copy.set_answers_forced(false);
        for &power in G::POWERS {
            copy.set_policy(seat, power, Policy::Ask);
        }
        Trial { copy, seat, stopped: false }
    }

    /// Returns the next choices; nothing once the trial has stopped.
    pub fn legal(&self) -> Actions<G::Action> {
        if self.stopped { Actions::new() } else { self.copy.legal(self.seat) }
    }

    /// Returns the question; `None` once the trial has stopped.
    pub fn prompt(&self) -> Option<G::Prompt> {
        match self.copy.turn() {
            Turn::Choose { seat, prompt } if seat == self.seat && !self.stopped => Some(prompt),
            Turn::Choose { .. } | Turn::Over => None,
        }
    }

    /// Returns the view of the seat; `None` once the trial has stopped.
    pub fn view(&self) -> Option<G::View> {
        (!self.stopped).then(|| self.copy.view(Viewer::Seat(self.seat)))
    }

    /// Why `action` cannot be chosen next; `None` if it can.
    pub fn why_not(&self, action: G::Action) -> Option<G::Reason> {
        match self.copy.why_not(self.seat, action)? {
            ActError::Refused { why: Refusal::Illegal(reason), .. } => Some(reason),
            ActError::Refused { why: Refusal::GameOver, .. }
            | ActError::NotOnTurn { .. }
            | ActError::Nothing => None,
        }
    }

    /// Tries `action`; whether it was legal.
    pub fn act(&mut self, action: G::Action) -> bool {
        if self.stopped {
            return false;
        }
        let Ok(applied) = self.copy.act(self.seat, action) else { return false };
        let revealed = applied.steps().any(|step| {
            self.copy.events_at(step, Viewer::Public).iter().any(|event| self.copy.game().reveals(event))
        });
        self.stopped = revealed || self.copy.turn().seat() != Some(self.seat);
        true
    }
}
