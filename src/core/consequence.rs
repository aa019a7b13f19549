//! Forecast of the effects of a choice, asked before it is made. The rules carry it out on a copy
//! in which everything that the seat may not know has been dealt anew, so the answer depends on
//! nothing hidden; effects that chance or a secret of another seat decides are left out.

use std::fmt::Debug;

use super::actions::Actions;
use super::events::{Recorder, Sink, Until};
use super::game::{Game, Turn};
use super::rng::Rng;
use super::seat::{Seat, Viewer};

/// The random stream that deals the hidden pieces of the copy. What it deals
/// shows nowhere.
const COPY: u64 = 0xC0_47A1;

/// Part of an event that can be told before it happens.
#[derive(Clone, Debug, PartialEq)]
pub enum Foretold<E> {
    /// It happens, and this is known of it.
    Certain(E),
    /// It happens, but chance decides what it shows, and the event cannot be
    /// told without. What follows does not depend on that.
    Hidden,
    /// Chance or a secret of another seat decides whether it happens, or what
    /// follows from it.
    Uncertain,
}

/// Certain effects of a choice, up to the next choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Consequences<E, C> {
    /// Events in order, without those that nobody can know before.
    pub events: Vec<E>,
    /// Gains and losses of each seat, in seat order.
    pub changes: Vec<C>,
}

/// The answer of a game's rules: [`Consequences`] in its own terms.
pub type ConsequencesOf<G> = Consequences<<G as Game>::Event, <G as Foresee>::Change>;

/// A game whose choices can be asked for what they bring, and whose steps can
/// be looked at partway.
pub trait Foresee: Game {
    /// Gains and losses of a seat, counted: points, money, goods and whatever else the game counts.
    type Change: Clone + Debug + Default + PartialEq;

    /// Tells the part of `event`, which follows from a choice at `before`, that `seat` can foresee.
    /// Law: whatever `seat` does not know, the events up to the first uncertain one are told alike.
    fn foretell(&self, before: &Self::State, event: &Self::Event, seat: Seat) -> Foretold<Self::Event>;

    /// Returns the gains of `seat` from `before` to `after`.
    fn change(&self, before: &Self::State, after: &Self::State, seat: Seat) -> Self::Change;

    /// Carries out a legal action on a copy. A game in which a choice takes
    /// effect only after others have chosen in secret lets it take effect at
    /// once, as if the others did nothing before.
    fn try_out(&self, copy: &mut Self::State, action: Self::Action, log: &mut impl Sink<Self::Event>) {
        self.apply(copy, action, log);
    }

    /// Shows `viewer` a state in which the rules were stopped partway; `asked` stands in the view
    /// as the current question.
    fn view_partway(&self, state: &Self::State, viewer: Viewer, asked: Turn<Self::Prompt>) -> Self::View;

    /* Provided; not meant to be overridden. */

    /// Forecasts the effects of the last of `actions` after those before it, which the seat on turn
    /// makes one after the other. `None` if one of them is not legal for that seat, or if there is
    /// none.
    fn consequences(&self, state: &Self::State, actions: &[Self::Action]) -> Option<ConsequencesOf<Self>> {
        let seat = self.turn(state).seat()?;
        let mut copy = state.clone();
        self.determinize(&mut copy, seat, &mut Rng::stream(COPY, seat.0.into()));
        foresee(self, &copy, seat, actions)
    }

    /// Lists the choices of the seat on turn after `actions`, which it makes one after the other.
    /// `None` if one of them is not legal, if somebody else is asked then, or if chance or a secret
    /// decides in between.
    fn choices_after(&self, state: &Self::State, actions: &[Self::Action]) -> Option<Actions<Self::Action>> {
        let seat = self.turn(state).seat()?;
        let mut copy = state.clone();
        self.determinize(&mut copy, seat, &mut Rng::stream(COPY, seat.0.into()));
        let mut log = Recorder::new(Until::Asked);
        let after = carry_out(self, &copy, seat, actions, &mut log)?;
        let (_, is_cut) = told(self, &copy, seat, &log.events);
        if is_cut.is_some() || self.turn(&after).seat() != Some(seat) {
            return None;
        }
        let mut choices = Actions::new();
        self.legal(&after, &mut choices);
        Some(choices)
    }
}

/// The same without dealing the hidden pieces anew, for a state in which that
/// has been done. Law: whatever is dealt, the answer is the same.
pub fn foresee<G: Foresee>(
    game: &G,
    before: &G::State,
    seat: Seat,
    actions: &[G::Action],
) -> Option<ConsequencesOf<G>> {
    let mut log = Recorder::new(Until::Asked);
    let mut after = carry_out(game, before, seat, actions, &mut log)?;
    let (events, is_cut) = told(game, before, seat, &log.events);
    if let Some(certain) = is_cut {
        // Once more, up to where everything is certain.
        let rests = log.rests.iter().filter(|&&reported| reported <= certain).count();
        after = match rests {
            0 => before.clone(),
            rests => carry_out(game, before, seat, actions, &mut Recorder::new(Until::Rest(rests)))?,
        };
    }
    let changes = Seat::all(game.seats()).map(|one| game.change(before, &after, one)).collect();
    Some(Consequences { events, changes })
}

/// The events that can be told, and after how many events the first uncertain
/// one stands.
fn told<G: Foresee>(
    game: &G,
    before: &G::State,
    seat: Seat,
    events: &[G::Event],
) -> (Vec<G::Event>, Option<usize>) {
    let mut told = Vec::new();
    for (index, event) in events.iter().enumerate() {
        match game.foretell(before, event, seat) {
            Foretold::Certain(event) => told.push(event),
            Foretold::Hidden => {}
            Foretold::Uncertain => return (told, Some(index)),
        }
    }
    (told, None)
}

/// The state after `actions`, as far as `log` lets the rules go.
fn carry_out<G: Foresee>(
    game: &G,
    before: &G::State,
    seat: Seat,
    actions: &[G::Action],
    log: &mut Recorder<G::Event>,
) -> Option<G::State> {
    let (&last, first) = actions.split_last()?;
    let mut copy = before.clone();
    for &action in first {
        check(game, &copy, seat, action)?;
        game.apply(&mut copy, action, log);
        if log.has_stopped() {
            return Some(copy);
        }
    }
    check(game, &copy, seat, last)?;
    game.try_out(&mut copy, last, log);
    Some(copy)
}

fn check<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Option<()> {
    let Turn::Choose { seat: on_turn, .. } = game.turn(state) else { return None };
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    (on_turn == seat && legal.binary_search(&action).is_ok()).then_some(())
}
