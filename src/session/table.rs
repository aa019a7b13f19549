//! A table: the game, who sits around it, and everything that happened; for
//! changing any of it see `acting` and `undo`.
//!
//! *Position k* is where the game stood after k actions, so position 0 is the
//! beginning and [`Session::len`] is now. Step k is the action that led to
//! position k, with the events it set off; step 0 is the setup.

use std::fmt;

use super::auto_answer::{AutoAnswer, Switches};
use super::handover::ByLink;
use super::player::{Controller, MAX_NAME, Marks, Player, TableSetup};
use ai::LevelId;
use game_core::{Actions, ConfigError, Game, PositionError, Recorder, ScoreSheet, Seat, Turn, Until, Viewer};

/// A game being played, with its whole history. Everything that screens ask
/// goes through a [`Viewer`] or a [`Seat`]; the state itself is not handed out.
pub struct Session<G: AutoAnswer> {
    pub(super) game: G,
    pub(super) seed: u64,
    /// The position it began from, if not from the ordinary setup.
    pub(super) origin: Option<G::Position>,
    pub(super) start: G::State,
    /// What happened during the setup.
    pub(super) opening: Vec<G::Event>,
    pub(super) steps: Vec<Step<G>>,
    pub(super) seats: Vec<Player>,
    pub(super) switches: Vec<Switches<G::Power>>,
    /// True if single legal actions are answered by the table.
    pub(super) forced: bool,
    pub(super) marks: Marks,
    /// Who sits here, if the people have devices of their own.
    pub(super) by_link: Option<ByLink>,
    /// True if another device decides, and this one knows what its seat may know; see [`super::mirror`].
    pub(super) is_mirror: bool,
}

/// One recorded action.
pub(super) struct Step<G: Game> {
    pub seat: Seat,
    /// `None` in a mirror for what another seat chose.
    pub action: Option<G::Action>,
    pub how: How,
    /// Playouts behind the choice, where a level used its time; otherwise 0.
    pub playouts: u32,
    pub events: Vec<G::Event>,
    /// The state behind it: looking back and taking back are then look-ups.
    pub after: G::State,
    /// Views partway, each after so many events: in a mirror, which cannot carry the step out.
    pub parts: Vec<(usize, G::View)>,
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        let Step { seat, action, how, playouts, events, after, parts } = self;
        let (events, after, parts) = (events.clone(), after.clone(), parts.clone());
        Step { seat: *seat, action: *action, how: *how, playouts: *playouts, events, after, parts }
    }
}

impl<G: Game> Step<G> {
    /// The action of a step that this device has carried out.
    pub fn done(&self) -> G::Action {
        self.action.expect("invariant: nothing is replayed in a mirror")
    }
}

/// How an action came about. Finished games are kept with these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// Its seat chose it; taking back one move ends before it.
    Chosen = 0,
    /// Its seat chose it together with the one before.
    Joined = 1,
    /// The table answered by itself.
    Automatic = 2,
}

/// What one viewer may know of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct StepNote<A> {
    /// Who acted.
    pub seat: Seat,
    /// True if the table answered for the seat.
    pub automatic: bool,
    /// The action, for the viewers of its own seat only: what it shows to others
    /// is in the events.
    pub action: Option<A>,
}

/// Reason why nobody can sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The configuration is not one of the game's.
    Config(ConfigError),
    /// The position cannot be.
    Position(PositionError),
    /// Not one player per seat.
    Seats {
        /// Players given.
        found: usize,
        /// Seats of the game.
        wanted: u8,
    },
    /// A name is too long.
    Name { seat: Seat },
    /// No person sits there.
    Nobody { seat: Seat },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Config(error) => error.fmt(f),
            SetupError::Position(error) => write!(f, "position.{error}"),
            SetupError::Seats { found, wanted } => {
                write!(f, "seats: {found} sit down, {wanted} play")
            }
            SetupError::Name { seat } => {
                write!(f, "seats[{}].name: longer than {MAX_NAME} characters", seat.index())
            }
            SetupError::Nobody { seat } => write!(f, "seats[{}]: no person sits there", seat.index()),
        }
    }
}

impl<G: AutoAnswer> Session<G> {
    /// Deals a game and answers what needs nobody.
    ///
    /// # Errors
    /// See [`SetupError`].
    pub fn new(setup: TableSetup<G>) -> Result<Self, SetupError> {
        let mut session = Self::dealt(setup)?;
        session.answer_all();
        Ok(session)
    }

    /// Sits down at a position made by hand, for lessons, puzzles and tests.
    ///
    /// # Errors
    /// See [`SetupError`].
    pub fn at_position(position: &G::Position, seats: Vec<Player>) -> Result<Self, SetupError> {
        let (game, start) =
            G::from_position(position).map_err(|error| SetupError::Position(error.in_words()))?;
        check_seats(&seats, game.seats())?;
        // In full: what the position left open has been decided now.
        let origin = Some(game.position(&start));
        let mut session = Self::begun(game, 0, origin, start, Vec::new(), seats);
        session.answer_all();
        Ok(session)
    }

    /// Deals a game.
    pub(super) fn dealt(setup: TableSetup<G>) -> Result<Self, SetupError> {
        let game = G::new(&setup.config).map_err(SetupError::Config)?;
        check_seats(&setup.seats, game.seats())?;
        let mut log = Recorder::new(Until::Asked);
        let start = game.setup(setup.seed, &mut log);
        Ok(Self::begun(game, setup.seed, None, start, log.events, setup.seats))
    }

    pub(super) fn begun(
        game: G,
        seed: u64,
        origin: Option<G::Position>,
        start: G::State,
        opening: Vec<G::Event>,
        seats: Vec<Player>,
    ) -> Self {
        let switches = vec![Switches::new(); seats.len()];
        let (steps, forced, marks) = (Vec::new(), true, Marks::default());
        let (by_link, is_mirror) = (None, false);
        Session {
            game,
            seed,
            origin,
            start,
            opening,
            steps,
            seats,
            switches,
            forced,
            marks,
            by_link,
            is_mirror,
        }
    }

    /// What this table was set up from, for another deal or to share. The seed
    /// of a table at a position made by hand is 0 and deals another game.
    pub fn setup(&self) -> TableSetup<G> {
        TableSetup { config: self.game.config().clone(), seed: self.seed, seats: self.seats.clone() }
    }

    /// The rule set, for what depends on the options only.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The players in seat order.
    pub fn seats(&self) -> &[Player] {
        &self.seats
    }

    /// Who chooses for `seat`.
    pub fn controller(&self, seat: Seat) -> Controller {
        self.seats[seat.index()].controller
    }

    /// The seats where people sit.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats.len() as u8).filter(|seat| self.seats[seat.index()].is_person())
    }

    /// Practice, hints.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// Has a person at this device play `seat` from now on.
    pub fn seat_person(&mut self, seat: Seat) {
        self.seats[seat.index()].controller = Controller::Person;
    }

    /// Has an opponent of this level play `seat` from now on.
    pub fn seat_opponent(&mut self, seat: Seat, level: LevelId) {
        self.seats[seat.index()].controller = Controller::Opponent(level);
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

    /// Returns true if the game has ended.
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

    /// What `viewer` sees now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(self.state(), viewer)
    }

    /// What `viewer` saw at a position.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn view_at(&self, position: usize, viewer: Viewer) -> G::View {
        self.game.view(self.state_at(position), viewer)
    }

    /// What `viewer` heard of a step.
    ///
    /// # Panics
    /// If `step` is greater than [`Session::len`].
    pub fn events_at(&self, step: usize, viewer: Viewer) -> Vec<G::Event> {
        let events = match step.checked_sub(1) {
            None => &self.opening,
            Some(index) => &self.steps[index].events,
        };
        events.iter().filter_map(|event| self.game.redact(event, viewer)).collect()
    }

    /// Everything that `viewer` heard, with the step of each event.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = (usize, G::Event)> + '_ {
        (0..=self.len())
            .flat_map(move |step| self.events_at(step, viewer).into_iter().map(move |event| (step, event)))
    }

    /// What `viewer` may know of step 1 to [`Session::len`].
    ///
    /// # Panics
    /// If there is no such step.
    pub fn note(&self, step: usize, viewer: Viewer) -> StepNote<G::Action> {
        let Step { seat, action, how, .. } = &self.steps[step - 1];
        StepNote {
            seat: *seat,
            automatic: *how == How::Automatic,
            action: action.filter(|_| viewer.is(*seat)),
        }
    }

    /// Points by source. Before the end it names what only its owner may
    /// know, so show it then to nobody but the owner.
    pub fn score(&self) -> ScoreSheet {
        self.game.score(self.state())
    }

    /// Carries out a legal action.
    pub(super) fn take(&mut self, action: G::Action, how: How) {
        let seat = self.turn().seat().expect("invariant: legal actions belong to a seat");
        let mut after = self.state().clone();
        let mut log = Recorder::new(Until::Asked);
        self.game.apply(&mut after, action, &mut log);
        let (action, events, parts) = (Some(action), log.events, Vec::new());
        self.steps.push(Step { seat, action, how, playouts: 0, events, after, parts });
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

pub(super) fn check_seats(seats: &[Player], wanted: u8) -> Result<(), SetupError> {
    if seats.len() != usize::from(wanted) {
        return Err(SetupError::Seats { found: seats.len(), wanted });
    }
    match seats.iter().position(|player| player.name.chars().count() > MAX_NAME) {
        Some(index) => Err(SetupError::Name { seat: Seat(index as u8) }),
        None => Ok(()),
    }
}
