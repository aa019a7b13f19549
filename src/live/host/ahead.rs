//! Choices ahead of their turn: every guest is asked at once what the rules ask all at once, and the host keeps what it
//! chooses until the rules take it. Nobody else is told.

use game_core::{Foresee, Seat, json};
use session::ahead::Ahead;
use session::auto_answer::AutoAnswer;
use session::{Applied, Session};

use super::acting::{carry_out, read};
use super::{Happened, Host, MAX_ACTIONS};
use crate::fault::Refusal;
use crate::message::ToGuest;

/// Choices of a seat ahead of its turn.
#[derive(Clone, Default)]
pub(super) struct Chosen {
    /// Number of times that it has chosen.
    done: u32,
    /// A list of actions, as JSON; empty before the first.
    actions: String,
}

impl Chosen {
    fn read<A: serde::de::DeserializeOwned>(&self) -> Vec<A> {
        // It was written here.
        read(&self.actions).unwrap_or_default()
    }
}

impl Host {
    /// Carries out what was chosen ahead by those whose turn has come; `None` if nothing was. Call it whenever the game has gone
    /// on at this device, before [`Host::tell`].
    pub fn take_ahead<G: AutoAnswer>(&mut self, session: &mut Session<G>) -> Option<Applied> {
        let before = session.len();
        while let Some(seat) = session.turn().seat() {
            let place = self.places.iter_mut().find(|place| place.seat == seat && place.ahead.done > 0);
            let Some(place) = place else { break };
            let actions: Vec<G::Action> = std::mem::take(&mut place.ahead).read();
            // What has become impossible is asked again.
            if carry_out(session, seat, &actions).is_err() {
                break;
            }
        }
        (session.len() > before).then_some(Applied { before, after: session.len() })
    }

    /// A guest chooses ahead of its turn.
    pub(super) fn choose_ahead<G: AutoAnswer>(
        &mut self,
        session: &mut Session<G>,
        at: usize,
        seat: Seat,
        (line, step, done): (u32, usize, u32),
        actions: &str,
    ) -> Happened {
        let chosen = self.places.iter().find(|place| place.seat == seat).map(|place| place.ahead.clone());
        let chosen = chosen.unwrap_or_default();
        // Others may have chosen in the meantime: the question is still the same.
        let is_now = line == self.line && step <= session.len() && done == chosen.done;
        let happened =
            if is_now { self.add_ahead(session, seat, &chosen, actions) } else { Err(Refusal::Stale) };
        // It is told anew what it is asked.
        (self.links[at].asked, self.links[at].is_asked) = (None, true);
        happened.unwrap_or_else(|refusal| {
            self.send(at, &ToGuest::Refused(refusal));
            Happened::Nothing
        })
    }

    fn add_ahead<G: AutoAnswer>(
        &mut self,
        session: &mut Session<G>,
        seat: Seat,
        chosen: &Chosen,
        actions: &str,
    ) -> Result<Happened, Refusal> {
        let more: Vec<G::Action> = read(actions).map_err(Refusal::Illegal)?;
        let all: Vec<G::Action> = chosen.read().into_iter().chain(more.iter().copied()).collect();
        if more.is_empty() || all.len() > MAX_ACTIONS {
            return Err(Refusal::Illegal(format!("{} actions", all.len())));
        }
        if session.turn().seat() == Some(seat) {
            return carry_out(session, seat, &all);
        }
        if session.asked_ahead(seat, &all).is_none() {
            return Err(Refusal::NotOnTurn);
        }
        if let Some(place) = self.places.iter_mut().find(|place| place.seat == seat) {
            place.ahead = Chosen { done: chosen.done + 1, actions: json::write(&all) };
        }
        Ok(Happened::Nothing)
    }

    /// Forgets what was chosen ahead: it was chosen in a game that was taken back.
    pub(super) fn forget_ahead(&mut self) {
        self.places.iter_mut().for_each(|place| place.ahead = Chosen::default());
    }

    /// Asks a guest who knows everything ahead of its turn, or tells it that there is nothing more to choose.
    pub(super) fn ask_ahead<G: AutoAnswer + Foresee>(&mut self, session: &Session<G>, at: usize, seat: Seat) {
        let Some(place) = self.places.iter().find(|place| place.seat == seat) else { return };
        let (done, len) = (place.ahead.done, session.len());
        let link = &self.links[at];
        if link.asked == Some((len, done)) {
            return;
        }
        // A step that is told takes the question away.
        let was_asked = link.is_asked && link.asked.is_none_or(|(asked, _)| asked == len);
        let question = session.asked_ahead(seat, &place.ahead.read());
        let position = match &question {
            Some(Ahead::Asked(position)) => json::write(position),
            Some(Ahead::Chosen) | None => String::new(),
        };
        let is_asked = !position.is_empty();
        (self.links[at].asked, self.links[at].is_asked) = (Some((len, done)), is_asked);
        if is_asked || was_asked {
            self.send(at, &ToGuest::Ahead { line: self.line, at: len as u32, done, position });
        }
    }
}
