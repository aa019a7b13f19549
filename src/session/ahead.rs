//! Choices ahead of their turn, where the rules let all choose at once ([`Game::is_asked_too`]): at a table of many devices
//! a seat is shown the question before it is its turn, and what it chooses is kept until then.
//!
//! The position that it is shown is imagined like every other, and so are the choices of those before it: secret ones,
//! which it may not know. So nothing of what they choose, and of whether they have, is told.

use super::auto_answer::AutoAnswer;
use super::blind::{imagine, nonce};
use super::mirror::MirrorError;
use super::table::{How, Session, Step};
use game_core::{Actions, Game, Recorder, Seat, Until, Viewer};

/// The most choices that are made up for those before a seat.
const MOST: usize = 200;

/// Answer to a seat that chooses ahead of its turn.
pub enum Ahead<P> {
    /// The position in which it is asked.
    Asked(P),
    /// It has nothing more to choose until the others have chosen.
    Chosen,
}

impl<G: AutoAnswer> Session<G> {
    /// The position in which the person of `seat` is asked ahead of its turn, after it has chosen `chosen` so; `None` if it
    /// is on turn, is not asked too, or cannot choose so.
    pub fn asked_ahead(&self, seat: Seat, chosen: &[G::Action]) -> Option<Ahead<G::Position>> {
        let (game, state) = (&self.game, self.state());
        let is_ahead = self.turn().seat() != Some(seat) && game.is_asked_too(state, seat);
        if !is_ahead || !self.seats[seat.index()].is_person() {
            return None;
        }
        let mut imagined = imagine(game, state, Viewer::Seat(seat), nonce(game, state, seat));
        for _ in 0..MOST {
            let asked = game.turn(&imagined).seat()?;
            if asked == seat {
                break;
            }
            let secret = secret_choice(game, &imagined, asked, seat)?;
            game.apply(&mut imagined, secret, &mut Recorder::new(Until::Asked));
        }
        for (at, &action) in chosen.iter().enumerate() {
            if !legal(game, &imagined).contains(&action) {
                return None;
            }
            // What is not secret waits for its turn, and so does what comes of it.
            if game.redact_action(action, seat, other(seat)).is_some() {
                return (at + 1 == chosen.len()).then_some(Ahead::Chosen);
            }
            // The rules go on once all have chosen, in a game that is imagined: what they would ask then is no question.
            let mut alone = imagined.clone();
            game.apply(&mut alone, action, &mut Recorder::new(Until::Rest(1)));
            game.apply(&mut imagined, action, &mut Recorder::new(Until::Asked));
            if [&alone, &imagined].into_iter().any(|state| game.turn(state).seat() != Some(seat)) {
                return (at + 1 == chosen.len()).then_some(Ahead::Chosen);
            }
        }
        Some(Ahead::Asked(game.position(&imagined)))
    }

    /// Has a mirror show the question that its seat is asked ahead of its turn: as a step that nobody has taken, until it is
    /// taken back.
    ///
    /// # Errors
    /// See [`MirrorError`]; nothing has changed then.
    pub fn follow_ahead(&mut self, position: &G::Position) -> Result<(), MirrorError> {
        let (game, after) =
            G::from_position(position).map_err(|error| MirrorError::Position(error.in_words()))?;
        let seat = self.turn().seat().filter(|_| game.config() == self.game.config());
        let seat = seat.ok_or(MirrorError::Field { field: "position" })?;
        let (events, parts) = (Vec::new(), Vec::new());
        self.steps.push(Step { seat, action: None, how: How::Joined, playouts: 0, events, after, parts });
        Ok(())
    }

    /// A copy of this game, in which nothing can be done, that shows the person at this device the question that they are
    /// asked ahead of their turn; `None` if nobody could ask it.
    pub fn showing_ahead(&self, position: &G::Position) -> Option<Session<G>> {
        let game = G::new(self.game.config()).ok()?;
        let (origin, start, opening) = (self.origin.clone(), self.start.clone(), self.opening.clone());
        let mut copy = Session::begun(game, self.seed, origin, start, opening, self.seats.clone());
        copy.steps.clone_from(&self.steps);
        copy.switches.clone_from(&self.switches);
        (copy.forced, copy.marks, copy.by_link) = (self.forced, self.marks, self.by_link);
        copy.is_mirror = true;
        copy.follow_ahead(position).ok().map(|()| copy)
    }
}

fn legal<G: Game>(game: &G, state: &G::State) -> Actions<G::Action> {
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    legal
}

/// Somebody who may not hear what `seat` chooses in secret.
fn other(seat: Seat) -> Viewer {
    Viewer::Seat(Seat(u8::from(seat.0 == 0)))
}

/// A choice of `asked` that `seat` may not hear.
fn secret_choice<G: Game>(game: &G, state: &G::State, asked: Seat, seat: Seat) -> Option<G::Action> {
    let is_secret = |action: &G::Action| game.redact_action(*action, asked, Viewer::Seat(seat)).is_none();
    legal(game, state).into_iter().rev().find(is_secret)
}
