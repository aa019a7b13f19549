//! A table: the game, who sits around it, and everything that happened.
//!
//! *Position k* is where the game stood after k actions, so position 0 is the
//! beginning and [`Session::len`] is now. Step k is the action that led to
//! position k, with the events it set off; step 0 is the setup.

use std::fmt;

use super::habits::{self, Habits, Policy, Switches};
use super::sitter::{MAX_NAME, Marks, Mind, Sitter, TableSetup};
use crate::core::{Actions, ConfigError, Eye, Game, Reason, Refusal, ScoreSheet, Seat, Turn};

/// A game being played, with its whole history. Everything that screens ask
/// goes through an [`Eye`] or a [`Seat`]; the state itself is not handed out.
pub struct Session<G: Habits> {
    pub(super) game: G,
    pub(super) seed: u64,
    /// The position it began from, if not from the ordinary setup.
    pub(super) origin: Option<G::Position>,
    pub(super) start: G::State,
    /// What happened during the setup.
    pub(super) opening: Vec<G::Event>,
    pub(super) steps: Vec<Step<G>>,
    pub(super) seats: Vec<Sitter>,
    pub(super) switches: Vec<Switches<G::Power>>,
    /// Whether single legal actions are answered by the table.
    pub(super) forced: bool,
    pub(super) marks: Marks,
}

/// One recorded action.
pub(super) struct Step<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    pub how: How,
    pub events: Vec<G::Event>,
    /// The state behind it: looking back and taking back are then look-ups.
    pub after: G::State,
}

/// How an action came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// Its seat chose it; taking back one move ends before it.
    Chosen,
    /// Its seat chose it together with the one before.
    Joined,
    /// The table answered by itself.
    Automatic,
}

/// What one eye may know of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct StepNote<A> {
    /// Who acted.
    pub seat: Seat,
    /// Whether the table answered for the seat.
    pub automatic: bool,
    /// The action, for the eyes of its own seat only: what it shows to others
    /// is in the events.
    pub action: Option<A>,
}

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
        /// Why.
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

/// Why nobody can sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The configuration is not one of the game's.
    Config(ConfigError),
    /// Not one sitter per seat.
    Seats {
        /// Sitters given.
        found: usize,
        /// Seats of the game.
        wanted: u8,
    },
    /// A name is too long.
    Name {
        /// Whose.
        seat: Seat,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Config(error) => error.fmt(f),
            SetupError::Seats { found, wanted } => {
                write!(f, "seats: {found} sit down, {wanted} play")
            }
            SetupError::Name { seat } => {
                write!(f, "seats[{}].name: longer than {MAX_NAME} characters", seat.index())
            }
        }
    }
}

impl<G: Habits> Session<G> {
    /// Deals a game and answers what needs nobody.
    ///
    /// # Errors
    /// See [`SetupError`].
    pub fn new(setup: TableSetup<G>) -> Result<Self, SetupError> {
        let mut session = Self::dealt(setup)?;
        session.answer_all();
        Ok(session)
    }

    /// Deals a game.
    pub(super) fn dealt(setup: TableSetup<G>) -> Result<Self, SetupError> {
        let game = G::new(&setup.config).map_err(SetupError::Config)?;
        check_seats(&setup.seats, game.seats())?;
        let mut opening = Vec::new();
        let start = game.setup(setup.seed, &mut opening);
        Ok(Session {
            switches: vec![Switches::new(); setup.seats.len()],
            game,
            seed: setup.seed,
            origin: None,
            start,
            opening,
            steps: Vec::new(),
            seats: setup.seats,
            forced: true,
            marks: Marks::default(),
        })
    }

    /// What this table was set up from, for another deal or to share.
    pub fn setup(&self) -> TableSetup<G> {
        TableSetup { config: self.game.config().clone(), seed: self.seed, seats: self.seats.clone() }
    }

    /// The rule set, for what depends on the options only.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The sitters in seat order.
    pub fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    /// Who chooses for `seat`.
    pub fn mind(&self, seat: Seat) -> Mind {
        self.seats[seat.index()].mind
    }

    /// The seats where people sit.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats.len() as u8).filter(|seat| self.seats[seat.index()].is_person())
    }

    /// Practice, hints.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// Remembers that a hint was given.
    pub fn mark_hint(&mut self) {
        self.marks.hints = true;
    }

    /// The number of the present position.
    #[allow(clippy::len_without_is_empty)] // a count of steps, not a container
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Who has to choose what.
    pub fn turn(&self) -> Turn<G::Prompt> {
        self.game.turn(self.state())
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.game.is_over(self.state())
    }

    /// What `seat` may choose; nothing unless it is its turn.
    pub fn legal(&self, seat: Seat) -> Actions<G::Action> {
        let mut legal = Actions::new();
        if self.turn().seat() == Some(seat) {
            self.game.legal(self.state(), &mut legal);
        }
        legal
    }

    /// Why `seat` cannot choose `action` now; `None` if it can.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<ActError<G::Reason>> {
        self.check_turn(seat).err().or_else(|| {
            let reason = self.game.why_not(self.state(), action)?;
            Some(ActError::Refused { index: 0, why: Refusal::Illegal(reason) })
        })
    }

    /// What `eye` sees now.
    pub fn view(&self, eye: Eye) -> G::View {
        self.game.view(self.state(), eye)
    }

    /// What `eye` saw at a position.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn view_at(&self, position: usize, eye: Eye) -> G::View {
        self.game.view(self.state_at(position), eye)
    }

    /// What `eye` heard of a step.
    ///
    /// # Panics
    /// If `step` is greater than [`Session::len`].
    pub fn events_at(&self, step: usize, eye: Eye) -> Vec<G::Event> {
        let events = match step.checked_sub(1) {
            None => &self.opening,
            Some(index) => &self.steps[index].events,
        };
        events.iter().filter_map(|event| self.game.redact(event, eye)).collect()
    }

    /// Everything that `eye` heard, with the step of each event.
    pub fn log(&self, eye: Eye) -> impl Iterator<Item = (usize, G::Event)> + '_ {
        (0..=self.len())
            .flat_map(move |step| self.events_at(step, eye).into_iter().map(move |event| (step, event)))
    }

    /// What `eye` may know of step 1 to [`Session::len`].
    ///
    /// # Panics
    /// If there is no such step.
    pub fn note(&self, step: usize, eye: Eye) -> StepNote<G::Action> {
        let Step { seat, action, how, .. } = &self.steps[step - 1];
        StepNote { seat: *seat, automatic: *how == How::Automatic, action: eye.is(*seat).then_some(*action) }
    }

    /// Points by source. Before the end it names what only its owner may
    /// know, so show it then to nobody but the owner.
    pub fn score(&self) -> ScoreSheet {
        self.game.score(self.state())
    }

    /// The score sheet of a past position; the same care applies.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn score_at(&self, position: usize) -> ScoreSheet {
        self.game.score(self.state_at(position))
    }

    /// Carries out what `seat` chose, then answers what needs nobody.
    ///
    /// # Errors
    /// See [`ActError`]; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Applied, ActError<G::Reason>> {
        self.act_all(seat, &[action])
    }

    /// Carries out a list of actions that `seat` chose together, all or none.
    /// What the table would answer by itself between two of them may be left
    /// out. Taking back takes back the whole list.
    ///
    /// # Errors
    /// See [`ActError`]; nothing has changed then.
    pub fn act_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<Applied, ActError<G::Reason>> {
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

    /// Whether single legal actions are answered by the table.
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

    /// Answers until somebody has to be asked.
    fn answer_all(&mut self) {
        while let Some(action) = self.automatic() {
            self.take(action, How::Automatic);
        }
    }

    /// What the table answers now, if anything.
    fn automatic(&self) -> Option<G::Action> {
        let Turn::Choose { seat, prompt } = self.turn() else { return None };
        let legal = self.legal(seat);
        if legal.len() == 1 && !self.forced && self.seats[seat.index()].is_person() {
            return None;
        }
        habits::answer::<G>(&prompt, &legal, |power| self.policy(seat, power))
    }

    /// Carries out a legal action.
    pub(super) fn take(&mut self, action: G::Action, how: How) {
        let seat = self.turn().seat().expect("invariant: legal actions belong to a seat");
        let mut after = self.state().clone();
        let mut events = Vec::new();
        self.game.apply(&mut after, action, &mut events);
        self.steps.push(Step { seat, action, how, events, after });
    }

    pub(super) fn state(&self) -> &G::State {
        self.state_at(self.len())
    }

    pub(super) fn state_at(&self, position: usize) -> &G::State {
        match position.checked_sub(1) {
            None => &self.start,
            Some(index) => &self.steps[index].after,
        }
    }
}

pub(super) fn check_seats(seats: &[Sitter], wanted: u8) -> Result<(), SetupError> {
    if seats.len() != usize::from(wanted) {
        return Err(SetupError::Seats { found: seats.len(), wanted });
    }
    match seats.iter().position(|sitter| sitter.name.chars().count() > MAX_NAME) {
        Some(index) => Err(SetupError::Name { seat: Seat(index as u8) }),
        None => Ok(()),
    }
}
