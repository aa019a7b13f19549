//! Acting at a table: checked, all or nothing, with everything that the table
//! answers by itself.

use std::fmt;

use super::auto_answer::{self, AutoAnswer, Policy};
use super::table::{How, Session};
use game_core::{Reason, Refusal, Seat, Turn};

/// What an act led to: positions `before + 1 ..= after` are new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Applied {
    /// The position before.
    pub before: usize,
    /// The position now, automatic answers included.
    pub after: usize,
}

impl Applied {
    /// The new steps, to be looked up with [`Session::events_at`].
    pub fn steps(self) -> std::ops::RangeInclusive<usize> {
        self.before + 1..=self.after
    }
}

/// Why nothing was done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ActError<R> {
    /// Another seat has to choose.
    NotOnTurn {
        /// The seat that wanted to act.
        seat: Seat,
    },
    /// The rules refuse one of the actions; none was carried out.
    Refused {
        /// Its index in the list, from 0.
        index: usize,
        /// The reason.
        why: Refusal<R>,
    },
    /// There was nothing to do.
    Nothing,
}

impl<R: Reason> fmt::Display for ActError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::NotOnTurn { seat } => write!(f, "it is not for {seat} to choose"),
            ActError::Refused { index, why } => write!(f, "actions[{index}]: {why}"),
            ActError::Nothing => write!(f, "actions: must not be empty"),
        }
    }
}

impl<G: AutoAnswer> Session<G> {
    /// Why `seat` cannot choose `action` now; `None` if it can.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<ActError<G::Reason>> {
        self.check_here(seat).and_then(|()| self.check_turn(seat)).err().or_else(|| {
            let reason = self.game.why_not(self.state(), action)?;
            Some(ActError::Refused { index: 0, why: Refusal::Illegal(reason) })
        })
    }

    /// Carries out what `seat` chose, then answers what needs nobody.
    ///
    /// # Errors
    /// See [`ActError`]; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Applied, ActError<G::Reason>> {
        self.act_all(seat, &[action])
    }

    /// The same for an opponent; remembers how many playouts it made, if it used
    /// its time (0: it did not).
    ///
    /// # Errors
    /// See [`ActError`]; nothing has changed then.
    pub fn act_after_search(
        &mut self,
        seat: Seat,
        action: G::Action,
        playouts: u32,
    ) -> Result<Applied, ActError<G::Reason>> {
        let applied = self.act(seat, action)?;
        self.steps[applied.before].playouts = playouts;
        Ok(applied)
    }

    /// Carries out a list of actions that `seat` chose together, all or none.
    /// What the table would answer by itself between two of them may be left
    /// out. Taking back takes back the whole list.
    ///
    /// # Errors
    /// See [`ActError`]; nothing has changed then.
    pub fn act_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<Applied, ActError<G::Reason>> {
        self.check_here(seat)?;
        self.act_from_afar(seat, actions)
    }

    /// The same for whoever sits at another device and has chosen there.
    ///
    /// # Errors
    /// See [`ActError`]; nothing has changed then.
    pub fn act_from_afar(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<Applied, ActError<G::Reason>> {
        if self.is_mirror {
            return Err(ActError::NotOnTurn { seat });
        }
        let before = self.len();
        self.try_all(seat, actions).inspect_err(|_| self.steps.truncate(before))?;
        self.answer_all();
        Ok(Applied { before, after: self.len() })
    }

    /// The switch of one of the powers of `seat`; those of opponents stand as
    /// by default.
    pub fn policy(&self, seat: Seat, power: G::Power) -> Policy {
        let switches = &self.switches[seat.index()];
        switches.get(&power).copied().unwrap_or_else(|| G::default_policy(power))
    }

    /// Turns a switch, and answers by it at once if it concerns the choice at
    /// hand. The switches of opponents cannot be turned.
    pub fn set_policy(&mut self, seat: Seat, power: G::Power, policy: Policy) -> Applied {
        let switches = &mut self.switches[seat.index()];
        if policy == G::default_policy(power) {
            switches.remove(&power);
        } else if self.seats[seat.index()].is_person() {
            switches.insert(power, policy);
        }
        self.catch_up()
    }

    /// Returns true if single legal actions are answered by the table.
    pub fn answers_forced(&self) -> bool {
        self.forced
    }

    /// Switches that, and answers at once if there is something to answer.
    pub fn set_answers_forced(&mut self, on: bool) -> Applied {
        self.forced = on;
        self.catch_up()
    }

    fn catch_up(&mut self) -> Applied {
        let before = self.len();
        self.answer_all();
        Applied { before, after: self.len() }
    }

    fn try_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), ActError<G::Reason>> {
        if actions.is_empty() {
            return Err(ActError::Nothing);
        }
        let mut how = How::Chosen;
        for (index, &action) in actions.iter().enumerate() {
            while let Err(error) = self.check(seat, index, action) {
                // Perhaps only something in between was left out.
                let Some(between) = self.automatic().filter(|_| index > 0) else { return Err(error) };
                self.take(between, How::Automatic);
            }
            self.take(action, how);
            how = How::Joined;
        }
        Ok(())
    }

    fn check(&self, seat: Seat, index: usize, action: G::Action) -> Result<(), ActError<G::Reason>> {
        self.check_turn(seat)?;
        match self.game.why_not(self.state(), action) {
            None => Ok(()),
            Some(reason) => Err(ActError::Refused { index, why: Refusal::Illegal(reason) }),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), ActError<G::Reason>> {
        match self.turn() {
            Turn::Over => Err(ActError::Refused { index: 0, why: Refusal::GameOver }),
            Turn::Choose { seat: on_turn, .. } if on_turn != seat => Err(ActError::NotOnTurn { seat }),
            Turn::Choose { .. } => Ok(()),
        }
    }

    /// Checks whether whoever sits there is at this device.
    fn check_here(&self, seat: Seat) -> Result<(), ActError<G::Reason>> {
        if !self.is_over() && self.is_elsewhere(seat) { Err(ActError::NotOnTurn { seat }) } else { Ok(()) }
    }

    /// Answers until somebody has to be asked.
    pub(super) fn answer_all(&mut self) {
        while let Some(action) = self.automatic() {
            self.take(action, How::Automatic);
        }
    }

    /// What the table answers now, if anything.
    fn automatic(&self) -> Option<G::Action> {
        if self.is_mirror {
            return None;
        }
        let Turn::Choose { seat, prompt } = self.turn() else { return None };
        let legal = self.legal(seat);
        if legal.len() == 1 && !self.forced && self.seats[seat.index()].is_person() {
            return None;
        }
        // How the switches of somebody at another device stand is known there, unless that device has told.
        let has_told = self.by_link.is_some_and(|here| here.is_host);
        if legal.len() > 1 && self.is_elsewhere(seat) && !has_told {
            return None;
        }
        let overridden = legal.len() > 1 && self.game.overrides_switches(self.state());
        auto_answer::answer::<G>(&prompt, &legal, |power| {
            if overridden { Policy::Ask } else { self.policy(seat, power) }
        })
    }
}
