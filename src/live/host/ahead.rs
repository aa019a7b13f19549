//! Choices ahead of their turn: every device, the host's own among them, is asked at once what the rules ask all at once, and
//! the host keeps what it chooses until the rules take it. Nobody else is told.

use game_core::{Foresee, Seat, json};
use session::ahead::Ahead;
use session::auto_answer::AutoAnswer;
use session::{Applied, Session};

use super::acting::{carry_out, read};
use super::{Happened, Host, MAX_ACTIONS};
use crate::fault::HostRefusal;
use crate::message::ToGuest;

/// Choices of a seat ahead of its turn.
#[derive(Clone, Default)]
pub(super) struct AheadChoices {
    /// Number of times that it has chosen.
    done: u32,
    /// A list of actions, as JSON; empty before the first.
    actions: String,
}

impl AheadChoices {
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
            let Some(chosen) = self.chosen_of(seat).filter(|chosen| chosen.done > 0) else { break };
            let actions: Vec<G::Action> = std::mem::take(chosen).read();
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
        let chosen = self.chosen_of(seat).cloned().unwrap_or_default();
        // Others may have chosen in the meantime: the question is still the same.
        let is_now = line == self.line && step <= session.len() && done == chosen.done;
        let more = read(actions).map_err(HostRefusal::Illegal);
        let happened = match more {
            Ok(more) if is_now => self.add_ahead(session, seat, &chosen, more),
            Ok(_) => Err(HostRefusal::Stale),
            Err(refusal) => Err(refusal),
        };
        // It is told anew what it is asked.
        (self.links[at].asked, self.links[at].is_asked) = (None, true);
        happened.unwrap_or_else(|refusal| {
            self.send(at, &ToGuest::Refused(refusal));
            Happened::Nothing
        })
    }

    /// Number of times that the person at this device has chosen ahead of its turn, since its turn was last there.
    pub fn own_choices(&self) -> u32 {
        self.own.as_ref().map_or(0, |(_, chosen)| chosen.done)
    }

    /// The question that the person at this device is asked ahead of its turn, as it may imagine it; `None` while it has
    /// nothing to choose ahead.
    pub fn own_question<G: AutoAnswer>(&self, session: &Session<G>) -> Option<G::Position> {
        let (seat, chosen) = self.own.as_ref()?;
        match session.asked_ahead(*seat, &chosen.read())? {
            Ahead::Asked(position) => Some(position),
            Ahead::Chosen => None,
        }
    }

    /// The person at this device chooses ahead of its turn.
    ///
    /// # Errors
    /// It is not asked that; nothing has changed.
    pub fn choose_own<G: AutoAnswer>(
        &mut self,
        session: &mut Session<G>,
        actions: &[G::Action],
    ) -> Result<Happened, HostRefusal> {
        let (seat, chosen) = self.own.clone().ok_or(HostRefusal::NoSeat)?;
        self.add_ahead(session, seat, &chosen, actions.to_vec())
    }

    /// The choices of a seat ahead of its turn.
    fn chosen_of(&mut self, seat: Seat) -> Option<&mut AheadChoices> {
        let own = self.own.as_mut().filter(|(own, _)| *own == seat).map(|(_, chosen)| chosen);
        own.or_else(|| self.places.iter_mut().find(|place| place.seat == seat).map(|place| &mut place.ahead))
    }

    fn add_ahead<G: AutoAnswer>(
        &mut self,
        session: &mut Session<G>,
        seat: Seat,
        chosen: &AheadChoices,
        more: Vec<G::Action>,
    ) -> Result<Happened, HostRefusal> {
        let all: Vec<G::Action> = chosen.read().into_iter().chain(more.iter().copied()).collect();
        if more.is_empty() || all.len() > MAX_ACTIONS {
            return Err(HostRefusal::Illegal(format!("{} actions", all.len())));
        }
        if session.turn().seat() == Some(seat) {
            return carry_out(session, seat, &all);
        }
        if session.asked_ahead(seat, &all).is_none() {
            return Err(HostRefusal::NotOnTurn);
        }
        if let Some(kept) = self.chosen_of(seat) {
            *kept = AheadChoices { done: chosen.done + 1, actions: json::write(&all) };
        }
        Ok(Happened::Nothing)
    }

    /// Forgets what was chosen ahead: it was chosen in a game that was taken back.
    pub(super) fn forget_ahead(&mut self) {
        self.places.iter_mut().for_each(|place| place.ahead = AheadChoices::default());
        self.own.iter_mut().for_each(|(_, chosen)| *chosen = AheadChoices::default());
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
