//! A guest's side: from the first word to the end of the game, and back after every interruption.

use std::mem::take;

use game_core::{Game, Seat, json};
use serde::Serialize;
use session::auto_answer::AutoAnswer;
use session::{Policy, Session, ToldStep};

use super::fault::{HostRefusal, MessageFault};
use super::message::{
    Farewell, Lobby, MAX_TO_GUEST, Person, SeatKey, ToGuest, ToHost, Welcome, pack, players, unpack,
};

/// After so many milliseconds without an answer a request is sent again.
const AGAIN_MS: u64 = 4_000;
/// Time between two signs of life of a guest.
const BEAT_MS: u64 = 3_000;
/// After so much silence the host is away.
const SILENCE_MS: u64 = 10_000;

/// Message that comes before there is a table.
#[derive(Clone, Debug, PartialEq)]
pub enum First {
    /// A seat is to be chosen.
    Lobby(Lobby),
    /// The seat is there; [`open`] makes the table.
    Welcome(Box<Welcome>),
    /// A seat was refused.
    Refused(HostRefusal),
    /// The host does not want this device.
    Bye(Farewell),
    /// Nothing that matters yet.
    Nothing,
}

/// Change that a message made at the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// Nothing.
    Nothing,
    /// The table begins anew; its steps follow.
    Anew,
    /// The game went on to here.
    Steps(usize),
    /// The question ahead of its turn behind this position is gone, and something else may stand there.
    Instead(usize),
    /// Everything behind this position was taken back.
    Back(usize),
    /// The people who are here.
    People(Vec<Person>),
    /// A request was not carried out.
    Refused(HostRefusal),
    /// The table is handed to this device: the whole game, and the keys of the others.
    Hand { save: String, keys: Vec<(Seat, SeatKey)> },
    /// The save of the finished game.
    Over(String),
    /// The host ended the connection.
    Bye(Farewell),
}

/// Something that waits for the host's answer.
struct PendingMessage {
    message: ToHost,
    sent_ms: u64,
}

/// A guest's side of a table.
#[derive(Default)]
pub struct Guest {
    key: Option<SeatKey>,
    line: u32,
    sent: u32,
    heard: u32,
    heard_ms: u64,
    beat_ms: u64,
    /// Time at which the host was greeted on this connection, until it has told enough to begin.
    greeted_ms: Option<u64>,
    pending: Option<PendingMessage>,
    /// True for somebody who watches, without a seat.
    is_watching: bool,
    /// True once the record of the finished game has come.
    has_record: bool,
    /// Number of choices ahead, while the last step of the mirror is a question ahead of its turn.
    ahead: Option<u32>,
    out: Vec<Vec<u8>>,
}

impl Guest {
    /// A guest, with the key of an earlier visit.
    pub fn new(key: Option<SeatKey>) -> Guest {
        Guest { key, ..Guest::default() }
    }

    /// The key to the seat, to be kept for the next visit.
    pub fn key(&self) -> Option<SeatKey> {
        self.key
    }

    /// Takes what is to be sent, in order; the outbox is empty then.
    pub fn take_out(&mut self) -> Vec<Vec<u8>> {
        take(&mut self.out)
    }

    /// A connection has opened, the first one or another.
    pub fn connect(&mut self, now_ms: u64) {
        (self.sent, self.heard, self.heard_ms, self.beat_ms) = (0, 0, now_ms, now_ms);
        self.out.clear();
        self.greeted_ms = Some(now_ms);
        self.send(&ToHost::Hello { key: self.key });
    }

    /// Asks for a seat.
    pub fn sit(&mut self, seat: Seat) {
        self.send(&ToHost::Sit { seat });
    }

    /// Asks to watch, without a seat.
    pub fn watch(&mut self) {
        self.send(&ToHost::Watch);
    }

    /// Returns true for somebody who watches.
    pub fn is_watching(&self) -> bool {
        self.is_watching
    }

    /// Says that a table was made of a [`Welcome`], and that its steps may come.
    pub fn ready(&mut self, len: usize) {
        self.send(&ToHost::Ready { line: self.line, len: len as u32 });
    }

    /// Asks for what the person at this device has chosen. Returns false if the answer to something is still awaited.
    pub fn act<G: Game>(&mut self, at: usize, actions: &[G::Action], now_ms: u64) -> bool {
        let (line, actions) = (self.line, json::write(actions));
        let message = match self.ahead {
            Some(done) => ToHost::Ahead { line, at: (at - 1) as u32, done, actions },
            None => ToHost::Act { line, at: at as u32, actions },
        };
        self.ask(message, now_ms)
    }

    /// Asks to take back the last move, or all of them up to the barrier, likewise.
    pub fn undo(&mut self, at: usize, whole: bool, now_ms: u64) -> bool {
        let at = at - usize::from(self.ahead.is_some());
        self.ask(ToHost::Undo { line: self.line, at: at as u32, whole }, now_ms)
    }

    /// Tells how a power switch stands.
    pub fn switch(&mut self, power: &impl Serialize, policy: Policy) {
        self.send(&ToHost::Switch { power: json::write(power), policy });
    }

    /// Says that the game that was handed over is kept here.
    pub fn took(&mut self) {
        self.send(&ToHost::Took);
    }

    /// Leaves.
    pub fn leave(&mut self) {
        self.send(&ToHost::Bye);
    }

    /// The number of steps that were told: without a question ahead of its turn.
    pub fn told<G: AutoAnswer>(&self, session: &Session<G>) -> usize {
        session.len() - usize::from(self.ahead.is_some())
    }

    /// Returns true while this device is asked ahead of its turn.
    pub fn is_asked_ahead(&self) -> bool {
        self.ahead.is_some()
    }

    /// Takes a question ahead of its turn away. Returns true if there was one.
    fn drop_ahead<G: AutoAnswer>(&mut self, session: &mut Session<G>) -> bool {
        let told = self.told(session);
        let was_asked = self.ahead.take().is_some();
        session.follow_back(told);
        was_asked
    }

    /// Returns true while the answer to something is awaited.
    pub fn waits(&self) -> bool {
        self.pending.is_some()
    }

    fn ask(&mut self, message: ToHost, now_ms: u64) -> bool {
        if self.waits() {
            return false;
        }
        self.send(&message);
        self.pending = Some(PendingMessage { message, sent_ms: now_ms });
        true
    }

    /// Looks at the time. Call it once a second. Returns true while the host is silent.
    pub fn tick(&mut self, now_ms: u64) -> bool {
        if self.greeted_ms.is_some_and(|since| now_ms.saturating_sub(since) >= AGAIN_MS) {
            self.greeted_ms = Some(now_ms);
            self.send(&ToHost::Hello { key: self.key });
        }
        if let Some(mut pending) = self.pending.take() {
            if now_ms.saturating_sub(pending.sent_ms) >= AGAIN_MS {
                self.send(&pending.message);
                pending.sent_ms = now_ms;
            }
            self.pending = Some(pending);
        }
        if now_ms.saturating_sub(self.beat_ms) >= BEAT_MS {
            self.beat_ms = now_ms;
            self.send(&ToHost::Alive);
        }
        now_ms.saturating_sub(self.heard_ms) > SILENCE_MS
    }

    /// A message has come before there is a table.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn hear_first(&mut self, bytes: &[u8], now_ms: u64) -> Result<First, MessageFault> {
        Ok(match self.unpack(bytes, now_ms)? {
            Some(ToGuest::Lobby(lobby)) => First::Lobby(lobby),
            Some(ToGuest::Welcome(welcome)) => {
                self.take_welcome(&welcome);
                First::Welcome(welcome)
            }
            Some(ToGuest::Refused(refusal)) => First::Refused(refusal),
            Some(ToGuest::Bye(why)) => First::Bye(why),
            _ => First::Nothing,
        })
    }

    /// A message has come to a table.
    ///
    /// # Errors
    /// It cannot be read, or says what cannot be; the table is as it was.
    pub fn hear<G: AutoAnswer>(
        &mut self,
        session: &mut Session<G>,
        bytes: &[u8],
        now_ms: u64,
    ) -> Result<Heard, MessageFault> {
        let Some(message) = self.unpack(bytes, now_ms)? else { return Ok(Heard::Nothing) };
        let told = self.told(session);
        if matches!(message, ToGuest::Steps { .. } | ToGuest::Table { .. } | ToGuest::Over { .. }) {
            // The host knows how far this device has come.
            self.greeted_ms = None;
        }
        match message {
            ToGuest::Lobby(lobby) if self.is_watching => match lobby.may_watch {
                true => {
                    self.watch();
                    Ok(Heard::Nothing)
                }
                false => Ok(Heard::Bye(Farewell::Unwatched)),
            },
            ToGuest::Lobby(_) => Ok(Heard::Bye(Farewell::Freed)),
            ToGuest::Welcome(welcome) => {
                // The same line goes on where this device stopped.
                let goes_on = welcome.line == self.line
                    && match welcome.seat {
                        Some((_, key)) => self.key == Some(key),
                        None => self.is_watching,
                    };
                if goes_on {
                    self.ready(told);
                    return Ok(Heard::Nothing);
                }
                *session = open(&welcome)?;
                self.ahead = None;
                self.take_welcome(&welcome);
                self.ready(0);
                Ok(Heard::Anew)
            }
            ToGuest::Steps { line, from, steps } => self.follow(session, line, from as usize, &steps),
            ToGuest::Ahead { line, at, done, position } => {
                if line != self.line || at as usize != told {
                    return Ok(Heard::Nothing);
                }
                let question = if position.is_empty() {
                    None
                } else {
                    Some(json::read(&position).map_err(MessageFault::content)?)
                };
                self.pending = None;
                let was_asked = self.drop_ahead(session);
                if let Some(position) = &question {
                    session.follow_ahead(position).map_err(MessageFault::content)?;
                    self.ahead = Some(done);
                }
                Ok(if was_asked { Heard::Instead(told) } else { Heard::Steps(session.len()) })
            }
            ToGuest::Back { line, to } => {
                let to = to as usize;
                if line != self.line.wrapping_add(1) || to > told {
                    // Something between was lost.
                    self.ready(told);
                    return Ok(Heard::Nothing);
                }
                (self.line, self.pending, self.ahead) = (line, None, None);
                session.follow_back(to);
                Ok(Heard::Back(to))
            }
            ToGuest::Table { line, len, seats, people } => {
                session.follow_seats(players(&seats)).map_err(MessageFault::content)?;
                // The end without its record means that this was lost.
                let misses_record = session.is_over() && !self.has_record && !self.is_watching;
                if line != self.line || len as usize > told || misses_record {
                    self.ready(told);
                }
                Ok(Heard::People(people))
            }
            ToGuest::Refused(refusal) => {
                self.pending = None;
                Ok(Heard::Refused(refusal))
            }
            ToGuest::Hand { save, keys } => Ok(Heard::Hand { save, keys }),
            ToGuest::Over { save } => {
                self.has_record = true;
                Ok(Heard::Over(save))
            }
            ToGuest::Bye(why) => Ok(Heard::Bye(why)),
        }
    }

    fn follow<G: AutoAnswer>(
        &mut self,
        session: &mut Session<G>,
        line: u32,
        from: usize,
        steps: &[String],
    ) -> Result<Heard, MessageFault> {
        let before = self.told(session);
        if line != self.line || from > before {
            self.ready(before);
            return Ok(Heard::Nothing);
        }
        if from + steps.len() <= before {
            return Ok(Heard::Nothing);
        }
        let was_asked = self.drop_ahead(session);
        // What is known already was sent twice.
        for step in steps.iter().skip(before - from) {
            let told: ToldStep<G> = json::read(step).map_err(MessageFault::content)?;
            session.follow_told(told).map_err(MessageFault::content)?;
        }
        self.pending = None;
        Ok(if was_asked { Heard::Instead(before) } else { Heard::Steps(session.len()) })
    }

    fn take_welcome(&mut self, welcome: &Welcome) {
        (self.line, self.pending, self.is_watching) = (welcome.line, None, welcome.seat.is_none());
        // The key to another table is kept by whoever only watches here.
        self.key = welcome.seat.map(|(_, key)| key).or(self.key);
    }

    /// Reads a message; `None` if it has been heard before.
    fn unpack(&mut self, bytes: &[u8], now_ms: u64) -> Result<Option<ToGuest>, MessageFault> {
        let (number, message) = unpack(bytes, MAX_TO_GUEST)?;
        self.heard_ms = now_ms;
        if number <= self.heard {
            return Ok(None);
        }
        self.heard = number;
        Ok(Some(message))
    }

    fn send(&mut self, message: &ToHost) {
        self.sent += 1;
        self.out.push(pack(self.sent, message));
    }
}

/// Makes the table of a guest.
///
/// # Errors
/// Of another game or other rules, or what it says cannot be.
pub fn open<G: AutoAnswer>(welcome: &Welcome) -> Result<Session<G>, MessageFault> {
    if welcome.game != G::ID {
        return Err(MessageFault::OtherGame { found: welcome.game.clone() });
    }
    if welcome.rules != G::RULES_VERSION {
        return Err(MessageFault::OtherRules { found: welcome.rules, known: G::RULES_VERSION });
    }
    let start: G::Position = json::read(&welcome.start).map_err(MessageFault::content)?;
    let opening: Vec<G::Event> = json::read(&welcome.opening).map_err(MessageFault::content)?;
    Session::mirror(&start, opening, players(&welcome.seats), welcome.seat.map(|(seat, _)| seat))
        .map_err(MessageFault::content)
}
