//! The host's side: who is connected, who sits where, what each has been told.
//!
//! It holds no session: the table does, and hands it in. Bytes to send are gathered in an outbox; what a message changed
//! comes back as [`Happened`], and the table shows it and calls [`Host::tell`].

mod acting;
mod ahead;
mod handing;
mod telling;
mod watching;

use std::mem::take;

use game_core::{Foresee, Seat, Viewer, json};
use session::auto_answer::AutoAnswer;
use session::{Applied, Session};

use acting::{carry_out, read};
use ahead::AheadChoices;

use super::fault::{HostRefusal, MessageFault};
use super::message::{
    Farewell, Lobby, MAX_TO_HOST, Person, SeatKey, ToGuest, ToHost, Welcome, pack, seat_codes, unpack,
};

/// Number of a connection; a new connection has a new number.
pub type LinkId = u32;

/// The most steps in one message, and about as many bytes of them before they are packed.
const STEPS: usize = 24;
const STEP_BYTES: usize = 400 << 10;
/// The most actions that somebody chooses together.
const MAX_ACTIONS: usize = 64;
/// Time between two messages about who is here, in milliseconds.
const BEAT_MS: u64 = 3_000;
/// After so much silence somebody is away.
const SILENCE_MS: u64 = 10_000;
/// Messages that may come at once, and how many more in a second.
const BURST: u64 = 60;
const RATE: u64 = 20;

/// Something for the connections to do, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// Send these bytes.
    Send(LinkId, Vec<u8>),
    /// End the connection.
    Close(LinkId),
}

/// Change that a message has made.
#[derive(Clone, Debug, PartialEq)]
pub enum Happened {
    /// Nothing that the table shows.
    Nothing,
    /// Somebody sat down or left.
    People,
    /// The game went on.
    Acted(Applied),
    /// Everything behind this position was taken back.
    TookBack(usize),
    /// Whoever sits there deals from now on: this device has nothing to decide any more.
    HandedOver(Seat),
}

/// A connection.
struct Link {
    id: LinkId,
    seat: Option<Seat>,
    /// True if somebody watches there, without a seat.
    is_watching: bool,
    /// Number of the last message in each direction.
    sent: u32,
    heard: u32,
    heard_ms: u64,
    /// Allowance of messages, in thousandths, and when it was counted.
    allowance: u64,
    counted_ms: u64,
    /// The position up to which the guest has been told everything, once it is ready.
    known: Option<usize>,
    /// The position, and the number of choices ahead, for which it was last told what it is asked ahead.
    asked: Option<(usize, u32)>,
    /// True while it is asked ahead.
    is_asked: bool,
    /// True once it has the record of the finished game.
    has_record: bool,
}

/// A person's seat that is played at another device.
#[derive(Clone)]
struct RemoteSeat {
    seat: Seat,
    /// The key of whoever sits there.
    key: Option<SeatKey>,
    /// Time of the last word of a device that is silent now.
    away_since_ms: Option<u64>,
    /// Choices ahead of its turn.
    ahead: AheadChoices,
}

/// The host's side of a table.
pub struct Host {
    line: u32,
    links: Vec<Link>,
    places: Vec<RemoteSeat>,
    out: Vec<Out>,
    beat_ms: u64,
    /// The connection that the table is being handed to.
    handing: Option<LinkId>,
    /// The seat of the person at this device, and its choices ahead of its turn.
    own: Option<(Seat, AheadChoices)>,
    /// True if somebody without a seat may watch.
    may_watch: bool,
}

impl Host {
    /// The host of a table; `line` is any number that earlier visits did not have, and `keys` are those that
    /// [`Host::keys`] gave then.
    pub fn new<G: AutoAnswer>(
        session: &Session<G>,
        line: u32,
        keys: &[(Seat, SeatKey)],
        now_ms: u64,
    ) -> Host {
        let key = |seat: Seat| keys.iter().find(|(of, _)| *of == seat).map(|&(_, key)| key);
        let people = session.people().filter(|&seat| session.is_elsewhere(seat));
        let place = |seat| RemoteSeat {
            seat,
            key: key(seat),
            away_since_ms: Some(now_ms),
            ahead: AheadChoices::default(),
        };
        Host {
            line,
            links: Vec::new(),
            places: people.map(place).collect(),
            out: Vec::new(),
            beat_ms: now_ms,
            handing: None,
            own: session.by_link().map(|here| (here.seat, AheadChoices::default())),
            may_watch: true,
        }
    }

    /// The keys of those who have sat down, to be kept with the game.
    pub fn keys(&self) -> Vec<(Seat, SeatKey)> {
        self.places.iter().filter_map(|place| place.key.map(|key| (place.seat, key))).collect()
    }

    /// Takes what is to be sent, in order; the outbox is empty then.
    pub fn take_out(&mut self) -> Vec<Out> {
        take(&mut self.out)
    }

    /// Everybody with a device of their own.
    pub fn people(&self, now_ms: u64) -> Vec<Person> {
        let away = |since: u64| (now_ms.saturating_sub(since) / 1000) as u32;
        let person = |place: &RemoteSeat| Person {
            seat: place.seat,
            has_come: place.key.is_some(),
            away: place.away_since_ms.map(away),
        };
        self.places.iter().map(person).collect()
    }

    /// A connection has opened.
    pub fn connect(&mut self, id: LinkId, now_ms: u64) {
        self.links.push(Link {
            id,
            seat: None,
            is_watching: false,
            sent: 0,
            heard: 0,
            heard_ms: now_ms,
            allowance: BURST * 1000,
            counted_ms: now_ms,
            known: None,
            asked: None,
            is_asked: false,
            has_record: false,
        });
    }

    /// A connection has ended. Returns true if somebody is away now, or does not watch any more.
    pub fn disconnect(&mut self, id: LinkId, now_ms: u64) -> bool {
        let Some(at) = self.links.iter().position(|link| link.id == id) else { return false };
        let Link { seat, is_watching, .. } = self.links.remove(at);
        // Whoever is gone before it was kept has not got it.
        self.handing.take_if(|to| *to == id);
        is_watching || seat.is_some_and(|seat| self.note_away(seat, now_ms))
    }

    /// Frees a seat for somebody else: its key is worth nothing any more.
    pub fn free(&mut self, seat: Seat, now_ms: u64) {
        if let Some(place) = self.places.iter_mut().find(|place| place.seat == seat) {
            (place.key, place.ahead) = (None, AheadChoices::default());
        }
        self.dismiss(seat, Farewell::Freed, now_ms);
    }

    /// Nobody sits at another device for that seat any more.
    pub fn give_up(&mut self, seat: Seat) {
        self.places.retain(|place| place.seat != seat);
    }

    /// Leaves: everybody is told, and every connection ends.
    pub fn leave(&mut self) {
        self.leave_with(Farewell::Leaves);
    }

    fn leave_with(&mut self, why: Farewell) {
        for at in 0..self.links.len() {
            self.send(at, &ToGuest::Bye(why));
            self.out.push(Out::Close(self.links[at].id));
        }
        self.links.clear();
    }

    /// A message has come.
    ///
    /// # Errors
    /// It cannot be read; the connection is ended, and nothing has changed.
    pub fn hear<G: AutoAnswer + Foresee>(
        &mut self,
        session: &mut Session<G>,
        id: LinkId,
        bytes: &[u8],
        now_ms: u64,
        chance: &mut dyn FnMut() -> u64,
    ) -> Result<Happened, MessageFault> {
        let Some(at) = self.links.iter().position(|link| link.id == id) else { return Ok(Happened::Nothing) };
        let heard = self.links[at].allow(now_ms).and_then(|()| unpack::<ToHost>(bytes, MAX_TO_HOST));
        let (number, message) = match heard {
            Ok(numbered) => numbered,
            Err(fault) => {
                self.send(at, &ToGuest::Bye(Farewell::Faulty));
                self.out.push(Out::Close(id));
                self.disconnect(id, now_ms);
                return Err(fault);
            }
        };
        let link = &mut self.links[at];
        link.heard_ms = now_ms;
        if number <= link.heard {
            return Ok(Happened::Nothing);
        }
        link.heard = number;
        let came_back = link.seat.is_some_and(|seat| self.note_here(seat));
        let mut happened = self.answer(session, at, message, now_ms, chance);
        if let Some(applied) = self.take_ahead(session)
            && matches!(happened, Happened::Nothing | Happened::People | Happened::Acted(_))
        {
            happened = Happened::Acted(applied);
        }
        Ok(match happened {
            Happened::Nothing if came_back => Happened::People,
            happened => happened,
        })
    }

    fn answer<G: AutoAnswer + Foresee>(
        &mut self,
        session: &mut Session<G>,
        at: usize,
        message: ToHost,
        now_ms: u64,
        chance: &mut dyn FnMut() -> u64,
    ) -> Happened {
        let seat = self.links[at].seat;
        let message = match self.while_handing(at, message) {
            Ok(message) => message,
            Err(happened) => return happened,
        };
        match (message, seat) {
            (ToHost::Hello { .. }, None) if self.links[at].is_watching => {
                self.welcome(session, at);
                Happened::Nothing
            }
            (ToHost::Hello { key }, None) => {
                let known = |place: &&RemoteSeat| key.is_some() && place.key == key;
                match self.places.iter().find(known).map(|place| place.seat) {
                    Some(seat) => self.sit(session, at, seat, now_ms),
                    None => {
                        self.send(at, &ToGuest::Lobby(self.lobby(session)));
                        Happened::Nothing
                    }
                }
            }
            (ToHost::Sit { seat }, None) => match self.places.iter_mut().find(|place| place.seat == seat) {
                Some(place) if place.key.is_none() => {
                    place.key = Some(u128::from(chance()) << 64 | u128::from(chance()));
                    self.sit(session, at, seat, now_ms)
                }
                _ => {
                    self.send(at, &ToGuest::Refused(HostRefusal::SeatTaken));
                    self.send(at, &ToGuest::Lobby(self.lobby(session)));
                    Happened::Nothing
                }
            },
            (ToHost::Watch, None) => self.watch(session, at),
            (ToHost::Ready { line, len }, _) if self.links[at].viewer().is_some() => {
                let is_known = line == self.line && len as usize <= session.len();
                if is_known {
                    // Of a question ahead of its turn it may know something else than was said on this connection.
                    let link = &mut self.links[at];
                    (link.known, link.asked, link.is_asked) = (Some(len as usize), None, true);
                    link.has_record = false;
                } else {
                    // It follows a line that is gone: from the beginning.
                    self.welcome(session, at);
                }
                Happened::Nothing
            }
            (ToHost::Act { line, at: step, actions }, Some(seat)) => {
                self.checked(session, at, line, step, |session| {
                    let actions: Vec<G::Action> = read(&actions).map_err(HostRefusal::Illegal)?;
                    if actions.len() > MAX_ACTIONS {
                        return Err(HostRefusal::Illegal(format!("{} actions", actions.len())));
                    }
                    carry_out(session, seat, &actions)
                })
            }
            (ToHost::Ahead { line, at: step, done, actions }, Some(seat)) => {
                self.choose_ahead(session, at, seat, (line, step as usize, done), &actions)
            }
            (ToHost::Undo { line, at: step, whole }, Some(seat)) => {
                let done = self.checked(session, at, line, step, |session| {
                    let gone = if whole { session.undo_turn(seat) } else { session.undo(seat) };
                    gone.map(Happened::TookBack).map_err(|_| HostRefusal::NoWayBack)
                });
                if let Happened::TookBack(to) = done {
                    self.take_back(to);
                }
                done
            }
            (ToHost::Switch { power, policy }, Some(seat)) => match read::<G::Power>(&power) {
                Ok(power) => {
                    let applied = session.set_policy(seat, power, policy);
                    if applied.before == applied.after { Happened::Nothing } else { Happened::Acted(applied) }
                }
                Err(why) => {
                    self.send(at, &ToGuest::Refused(HostRefusal::Illegal(why)));
                    Happened::Nothing
                }
            },
            (ToHost::Bye, _) => {
                let id = self.links[at].id;
                self.out.push(Out::Close(id));
                if self.disconnect(id, now_ms) { Happened::People } else { Happened::Nothing }
            }
            (ToHost::Hello { .. }, Some(_)) => {
                // The answer to the one before was lost.
                self.welcome(session, at);
                Happened::Nothing
            }
            (ToHost::Alive | ToHost::Took, _) | (ToHost::Sit { .. } | ToHost::Watch, Some(_)) => {
                Happened::Nothing
            }
            (ToHost::Ready { .. }, _)
            | (
                ToHost::Act { .. } | ToHost::Ahead { .. } | ToHost::Undo { .. } | ToHost::Switch { .. },
                None,
            ) => {
                self.send(at, &ToGuest::Refused(HostRefusal::NoSeat));
                Happened::Nothing
            }
        }
    }

    /// Does something that belongs to position `step` of `line`, or says why not.
    fn checked<G: AutoAnswer>(
        &mut self,
        session: &mut Session<G>,
        at: usize,
        line: u32,
        step: u32,
        act: impl FnOnce(&mut Session<G>) -> Result<Happened, HostRefusal>,
    ) -> Happened {
        let is_now = line == self.line && step as usize == session.len();
        let done = if is_now { act(session) } else { Err(HostRefusal::Stale) };
        done.unwrap_or_else(|refusal| {
            self.send(at, &ToGuest::Refused(refusal));
            Happened::Nothing
        })
    }

    fn lobby<G: AutoAnswer>(&self, session: &Session<G>) -> Lobby {
        let free = self.places.iter().filter(|place| place.key.is_none()).map(|place| place.seat);
        Lobby {
            game: G::ID.to_owned(),
            seats: seat_codes(session.seats()),
            free: free.collect(),
            may_watch: self.may_watch,
        }
    }

    /// Gives a connection its seat; one that had it before ends.
    fn sit<G: AutoAnswer>(&mut self, session: &Session<G>, at: usize, seat: Seat, now_ms: u64) -> Happened {
        let id = self.links[at].id;
        self.dismiss(seat, Farewell::Replaced, now_ms);
        let Some(at) = self.links.iter().position(|link| link.id == id) else { return Happened::Nothing };
        (self.links[at].seat, self.links[at].is_watching) = (Some(seat), false);
        self.note_here(seat);
        self.welcome(session, at);
        Happened::People
    }

    /// Greets whoever has a seat or watches.
    fn welcome<G: AutoAnswer>(&mut self, session: &Session<G>, at: usize) {
        let key_of = |seat: Seat| {
            let place = self.places.iter().find(|place| place.seat == seat)?;
            Some((seat, place.key?))
        };
        let link = &mut self.links[at];
        let (Some(viewer), seat) = (link.viewer(), link.seat.and_then(key_of)) else { return };
        (link.known, link.has_record) = (None, false);
        let welcome = Welcome {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            seat,
            seats: seat_codes(session.seats()),
            line: self.line,
            start: json::write(&session.imagined_at(0, viewer)),
            opening: json::write(&session.events_at(0, viewer)),
        };
        self.send(at, &ToGuest::Welcome(Box::new(welcome)));
    }

    /// Ends the connection of a seat, if it has one.
    fn dismiss(&mut self, seat: Seat, why: Farewell, now_ms: u64) {
        if let Some(at) = self.links.iter().position(|link| link.seat == Some(seat)) {
            let id = self.links[at].id;
            self.send(at, &ToGuest::Bye(why));
            self.out.push(Out::Close(id));
            self.disconnect(id, now_ms);
        }
    }

    /// Everything behind position `to` was taken back, by whomever: what comes is another line.
    pub fn take_back(&mut self, to: usize) {
        self.line = self.line.wrapping_add(1);
        self.forget_ahead();
        for at in 0..self.links.len() {
            if let Some(known) = self.links[at].known {
                let link = &mut self.links[at];
                (link.known, link.asked, link.is_asked) = (Some(known.min(to)), None, false);
                self.send(at, &ToGuest::Back { line: self.line, to: to as u32 });
            }
        }
    }

    fn send(&mut self, at: usize, message: &ToGuest) {
        let link = &mut self.links[at];
        link.sent += 1;
        self.out.push(Out::Send(link.id, pack(link.sent, message)));
    }

    /// Notes that whoever sits there is away. Returns true if that is new.
    fn note_away(&mut self, seat: Seat, now_ms: u64) -> bool {
        let place = self.places.iter_mut().find(|place| place.seat == seat);
        place.is_some_and(|place| match place.away_since_ms {
            Some(_) => false,
            None => {
                place.away_since_ms = Some(now_ms);
                true
            }
        })
    }

    /// Notes that whoever sits there is here. Returns true if that is new.
    fn note_here(&mut self, seat: Seat) -> bool {
        let place = self.places.iter_mut().find(|place| place.seat == seat);
        place.is_some_and(|place| place.away_since_ms.take().is_some())
    }
}

impl Link {
    /// The eyes of whoever is there; `None` before somebody has sat down or watches.
    fn viewer(&self) -> Option<Viewer> {
        self.seat.map(Viewer::Seat).or_else(|| self.is_watching.then_some(Viewer::Public))
    }

    /// Counts a message that has come.
    fn allow(&mut self, now_ms: u64) -> Result<(), MessageFault> {
        let since = now_ms.saturating_sub(self.counted_ms);
        self.allowance = self.allowance.saturating_add(since.saturating_mul(RATE)).min(BURST * 1000);
        self.counted_ms = now_ms;
        self.allowance = self.allowance.checked_sub(1000).ok_or(MessageFault::Flood)?;
        Ok(())
    }
}
