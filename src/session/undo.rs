//! Taking back, up to the last barrier and (for practice) beyond; practice
//! copies that go on from an earlier position.

use super::auto_answer::AutoAnswer;
use super::player::Marks;
use super::table::{How, Session, Step};
use game_core::Seat;
use game_core::undo::{Barrier, run_of};

/// Part of the game that can be taken back now, and where it would lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undoable {
    /// The position behind the last move; `None` if it cannot be taken back.
    pub step: Option<usize>,
    /// The position behind the barrier: all moves since then can go.
    pub turn: Option<usize>,
    /// Barrier behind that, to be said when nothing more can be undone.
    pub barrier: Barrier,
}

impl<G: AutoAnswer> Session<G> {
    /// Returns the part that `seat` can take back now. A move is the list that was handed to
    /// [`Session::act_all`] at once, with everything automatic behind it.
    pub fn undoable(&self, seat: Seat) -> Undoable {
        let reveals = |step: &Step<G>| step.events.iter().any(|event| self.game.reveals(event));
        let (run, barrier) = run_of(self.steps.iter().map(|step| (step.seat == seat, reveals(step))));
        let begin = self.len() - run;
        let (step, turn) = (self.last_move(begin), self.first_choice(begin));
        // What was sent may have been seen elsewhere.
        match self.by_link.and_then(|by_link| by_link.sent).map_or(0, |sent| sent as usize) {
            sent if sent > begin => {
                let turn = self.first_choice(sent.min(self.len()));
                let step = step.filter(|_| turn.is_some());
                Undoable { step, turn, barrier: Barrier::OtherSeat }
            }
            _ => Undoable { step, turn, barrier },
        }
    }

    /// Takes back the last move of `seat`.
    ///
    /// # Errors
    /// The barrier that stands in the way; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, Barrier> {
        let Undoable { step, barrier, .. } = self.undoable(seat);
        self.back_to(step.ok_or(barrier)?)
    }

    /// Takes back everything of `seat` up to the barrier.
    ///
    /// # Errors
    /// The barrier that stands in the way; nothing has changed then.
    pub fn undo_turn(&mut self, seat: Seat) -> Result<usize, Barrier> {
        let Undoable { turn, barrier, .. } = self.undoable(seat);
        self.back_to(turn.ok_or(barrier)?)
    }

    /// Takes back the last move of the only person at the table, barriers or
    /// not, and marks the game as practice.
    ///
    /// # Errors
    /// [`Barrier::OtherSeat`] if several people play, [`Barrier::Beginning`]
    /// if the person has not chosen anything yet.
    pub fn undo_further(&mut self) -> Result<usize, Barrier> {
        let mut people = self.people();
        let (Some(person), None) = (people.next(), people.next()) else { return Err(Barrier::OtherSeat) };
        drop(people);
        let chosen = |step: &Step<G>| step.seat == person && step.how == How::Chosen;
        let position = self.steps.iter().rposition(chosen).ok_or(Barrier::Beginning)?;
        self.marks.practice = true;
        self.back_to(position)
    }

    /// A practice copy that goes on from an earlier position. Seats and
    /// switches stay as they are.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    #[must_use]
    pub fn fork(&self, position: usize) -> Session<G> {
        assert!(position <= self.len(), "no position {position} yet");
        let game = G::new(self.game.config()).expect("invariant: this configuration is being played");
        // What a mirror imagines is where its copies begin.
        let begin = if self.is_mirror { position } else { 0 };
        let (origin, start, opening) = match self.is_mirror {
            true => (Some(game.position(self.state_at(position))), self.state_at(position), Vec::new()),
            false => (self.origin.clone(), &self.start, self.opening.clone()),
        };
        let mut copy = Session::begun(game, self.seed, origin, start.clone(), opening, self.seats.clone());
        copy.switches.clone_from(&self.switches);
        copy.forced = self.forced;
        copy.marks = Marks { practice: true, ..self.marks };
        for step in &self.steps[begin..position] {
            copy.take(step.done(), step.how);
        }
        copy
    }

    fn back_to(&mut self, position: usize) -> Result<usize, Barrier> {
        self.steps.truncate(position);
        Ok(position)
    }

    /// Returns the beginning of the last move, but not before `begin`.
    fn last_move(&self, begin: usize) -> Option<usize> {
        let run = &self.steps[begin..];
        let last = run.iter().rposition(|step| step.how != How::Automatic)?;
        let head = run[..=last].iter().rposition(|step| step.how == How::Chosen);
        head.map(|index| begin + index).or_else(|| self.first_choice(begin))
    }

    /// The first position from `begin` on where somebody chose.
    fn first_choice(&self, begin: usize) -> Option<usize> {
        let chosen = |step: &Step<G>| step.how != How::Automatic;
        self.steps[begin..].iter().position(chosen).map(|index| begin + index)
    }
}
