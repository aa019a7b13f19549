//! Messages about a game to somebody at another device, and the copy that it makes of the game.
//!
//! A *mirror* is a [`Session`] that holds no more than its viewer may know: of every step the events as the viewer
//! hears them, and the position as it may imagine it, with everything hidden dealt anew
//! ([`Game::determinize_for`]). The viewer is a seat, or nobody who plays: then it holds what everybody may know. By the laws of a game that is enough for everything a table asks: views, legal
//! actions, reasons and forecasts depend on nothing else. A mirror carries nothing out and answers nothing by
//! itself; it follows what it is told.
//!
//! The new deal depends on what the viewer sees and on nothing else, so that equal knowledge gives
//! equal bytes. Only the end is told as it is: a game that is over has no secrets.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::auto_answer::AutoAnswer;
use super::blind::{imagine, nonce_for};
use super::handover::{ByLink, check_seat};
use super::player::Player;
use super::table::{How, Session, SetupError, Step, check_seats};
use game_core::{Foresee, Game, PositionError, Seat, Viewer};

/// A step as one viewer may know it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct ToldStep<G: Game> {
    /// The seat that acted.
    pub seat: Seat,
    /// Its action, for the seat itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<G::Action>,
    /// Number of its [`How`].
    how: u8,
    /// Events of it as the viewer heard them.
    pub events: Vec<G::Event>,
    /// Views partway, each after so many of the events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<(usize, G::View)>,
    /// The position behind it, as the viewer may imagine it.
    pub position: G::Position,
}

impl<G: Game> fmt::Debug for ToldStep<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ToldStep")
            .field("seat", &self.seat)
            .field("events", &self.events)
            .finish_non_exhaustive()
    }
}

/// Reason why a mirror cannot follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MirrorError {
    /// The position cannot be.
    Position(PositionError),
    /// The players do not fit the game.
    Setup(SetupError),
    /// A field says what cannot be.
    Field {
        /// Its name.
        field: &'static str,
    },
}

impl fmt::Display for MirrorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MirrorError::Position(error) => write!(f, "position.{error}"),
            MirrorError::Setup(error) => error.fmt(f),
            MirrorError::Field { field } => write!(f, "{field}: cannot be"),
        }
    }
}

impl<G: AutoAnswer> Session<G> {
    /// Has this device decide at a table of people with devices of their own: the person of `seat` sits here, the
    /// others are connected.
    ///
    /// # Errors
    /// Nobody sits there.
    pub fn host(&mut self, seat: Seat) -> Result<(), SetupError> {
        check_seat(&self.seats, seat)?;
        self.by_link = Some(ByLink { seat, sent: None, is_host: true });
        self.answer_all();
        Ok(())
    }

    /// Returns true if this device decides for others that are connected to it.
    pub fn is_host(&self) -> bool {
        self.by_link.is_some_and(|here| here.is_host)
    }

    /// Returns true if another device decides.
    pub fn is_mirror(&self) -> bool {
        self.is_mirror
    }

    /// The save of a finished game for whoever played `seat` at another device; `None` while it goes on.
    pub fn save_for(&self, seat: Seat) -> Option<String> {
        let mut save = self.is_over().then(|| self.save())?;
        save.by_link = Some(ByLink { seat, sent: None, is_host: false });
        Some(save.to_json())
    }

    /// The whole game for whoever sits at `seat`, whose device decides from now on.
    pub fn handed_to(&self, seat: Seat) -> String {
        let mut save = self.save();
        save.by_link = Some(ByLink { seat, sent: None, is_host: true });
        save.to_json()
    }

    /// The position `position` as `viewer` may imagine it; the end as it is.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn imagined_at(&self, position: usize, viewer: Viewer) -> G::Position {
        let state = self.state_at(position);
        if self.game.is_over(state) {
            return self.game.position(state);
        }
        self.game.position(&imagine(&self.game, state, viewer, nonce_for(&self.game, state, viewer)))
    }

    /// A mirror for `seat`, or for somebody who only watches, which has been told of the beginning.
    ///
    /// # Errors
    /// See [`MirrorError`].
    pub fn mirror(
        position: &G::Position,
        opening: Vec<G::Event>,
        seats: Vec<Player>,
        seat: Option<Seat>,
    ) -> Result<Self, MirrorError> {
        let (game, start) =
            G::from_position(position).map_err(|error| MirrorError::Position(error.in_words()))?;
        check_seats(&seats, game.seats())
            .and_then(|()| seat.map_or(Ok(()), |seat| check_seat(&seats, seat)))
            .map_err(MirrorError::Setup)?;
        let mut mirror = Self::begun(game, 0, Some(position.clone()), start, opening, seats);
        mirror.is_mirror = true;
        mirror.by_link = seat.map(|seat| ByLink { seat, sent: None, is_host: false });
        Ok(mirror)
    }

    /// Follows a step that was told.
    ///
    /// # Errors
    /// See [`MirrorError`]; nothing has changed then.
    pub fn follow_told(&mut self, told: ToldStep<G>) -> Result<(), MirrorError> {
        let ToldStep { seat, action, how, events, parts, position } = told;
        let how = match how {
            0 => How::Chosen,
            1 => How::Joined,
            2 => How::Automatic,
            _ => return Err(MirrorError::Field { field: "how" }),
        };
        if seat.index() >= self.seats.len() {
            return Err(MirrorError::Field { field: "seat" });
        }
        if parts.iter().any(|&(after, _)| after > events.len()) {
            return Err(MirrorError::Field { field: "parts" });
        }
        let (game, after) =
            G::from_position(&position).map_err(|error| MirrorError::Position(error.in_words()))?;
        if game.config() != self.game.config() {
            return Err(MirrorError::Field { field: "position.config" });
        }
        self.steps.push(Step { seat, action, how, playouts: 0, events, after, parts });
        Ok(())
    }

    /// Follows what was taken back: everything behind position `to` goes.
    pub fn follow_back(&mut self, to: usize) {
        self.steps.truncate(to);
    }

    /// Follows who sits where now; the seat of this device stays a person's.
    ///
    /// # Errors
    /// See [`MirrorError`]; nothing has changed then.
    pub fn follow_seats(&mut self, seats: Vec<Player>) -> Result<(), MirrorError> {
        check_seats(&seats, self.game.seats()).map_err(MirrorError::Setup)?;
        if let Some(here) = self.by_link {
            check_seat(&seats, here.seat).map_err(MirrorError::Setup)?;
        }
        self.seats = seats;
        Ok(())
    }

    /// The view after so many events of a step, as far as it was told; otherwise that behind the step.
    pub(super) fn part_told(&self, step: usize, events: usize, viewer: Viewer) -> G::View {
        let part = self.steps[step - 1].parts.iter().find(|&&(after, _)| after == events);
        part.map_or_else(|| self.view_at(step, viewer), |(_, view)| view.clone())
    }
}

impl<G: AutoAnswer + Foresee> Session<G> {
    /// Tells what `viewer` may know of step 1 to [`Session::len`]; `pauses` says after how many of the events that everybody
    /// hears the step is looked at.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn told(
        &self,
        step: usize,
        viewer: Viewer,
        pauses: impl Fn(&[G::Event]) -> Vec<usize>,
    ) -> ToldStep<G> {
        let events = self.events_at(step, viewer);
        let mut pauses = pauses(&self.events_at(step, Viewer::Public));
        pauses.retain(|&pause| pause <= events.len());
        ToldStep {
            seat: self.steps[step - 1].seat,
            action: self.note(step, viewer).action,
            how: self.steps[step - 1].how as u8,
            parts: pauses.into_iter().map(|pause| (pause, self.view_partway(step, pause, viewer))).collect(),
            events,
            position: self.imagined_at(step, viewer),
        }
    }
}
