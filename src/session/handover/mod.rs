//! Games on their way: a whole game up to some position as one short code, so that people at
//! different devices play without a server, and show each other positions and finished games.
//!
//! A code holds what the table was dealt from and, for each step, the place of its action among the
//! legal ones: no bits where there was no choice, six at most. Reading one plays the game, so no
//! illegal action can be written down, nothing unfolds beyond the length of a game, and a fingerprint
//! of the position tells rules that go another way.
//!
//! Rulings: there is no server that could keep a secret, so whoever reads a code by hand can deal the
//! same cards; screens say so. How a step came about and the switches stay on the device.

mod bits;

use serde::{Deserialize, Serialize};

use super::auto_answer::AutoAnswer;
use super::player::{Player, TableSetup};
use super::save::MAX_ACTIONS;
use super::share::{self, ShareError};
use super::table::{How, Session, SetupError};
use bits::{BitReader, BitWriter};
use game_core::record::fingerprint;
use game_core::{Actions, Game, Seat};

/// The version of these codes, their first byte; those of [`share`] begin otherwise.
pub const FORMAT: u8 = 2;

/// At a table of people with devices of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByLink {
    /// The seat whose person sits at this device.
    pub seat: Seat,
    /// The greatest position that has been sent from here, if any: what lies before it is not taken
    /// back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent: Option<u32>,
    /// True if the other devices are connected to this one, which decides; otherwise the game is sent on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_host: bool,
}

/// What a code was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// The game goes on where it is opened.
    Turn,
    /// To be looked at, or to be played on from in a practice copy.
    Look,
}

/// A game that came.
pub struct Received<G: AutoAnswer> {
    /// The game, as far as it had come.
    pub session: Session<G>,
    /// What it was sent for.
    pub purpose: Purpose,
}

/// How a game that came stands to the one that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Both have come equally far.
    Same,
    /// It goes on from what is kept.
    Newer,
    /// What is kept went on from it.
    Older,
    /// Somebody chose otherwise.
    Branch {
        /// The last position that they have in common.
        at: usize,
    },
}

/// What is inside, in this order. Only ever appended to, under a new format.
#[derive(Serialize, Deserialize)]
struct HandoverPayload {
    game: String,
    rules: u16,
    seed: u64,
    config: String,
    seats: Vec<share::SeatCode>,
    purpose: Purpose,
    /// Number of steps that were taken.
    steps: u32,
    /// The place of each action among the legal ones.
    choices: Vec<u8>,
    /// What they led to.
    position: u32,
}

/// Reads a code and plays it through.
///
/// # Errors
/// See [`ShareError`].
pub fn receive<G: AutoAnswer>(code: &str) -> Result<Received<G>, ShareError> {
    let bytes = share::open_as::<G>(code, FORMAT)?;
    let payload: HandoverPayload = share::whole(&bytes)?;
    if payload.rules < G::REPLAYS_SINCE {
        return Err(ShareError::OlderRules);
    }
    if payload.steps as usize > MAX_ACTIONS {
        return Err(content(format!("{} steps, at most {MAX_ACTIONS} are read", payload.steps)));
    }
    let setup: TableSetup<G> = share::setup_of(payload.seed, &payload.config, payload.seats)?;
    let mut session = Session::dealt(setup).map_err(ShareError::Setup)?;
    let played = session.play(payload.rules, payload.steps as usize, &payload.choices);
    let arrived = played.and_then(|_| match mark(&session.game, session.state()) == payload.position {
        true => Ok(()),
        false => Err(content("its steps lead to another position than it says".to_owned())),
    });
    match arrived {
        Ok(()) => Ok(Received { session, purpose: payload.purpose }),
        Err(_) if payload.rules < G::RULES_VERSION => Err(ShareError::OlderRules),
        Err(error) => Err(error),
    }
}

impl<G: AutoAnswer> Session<G> {
    /// The code of the game up to a position. `None` if it did not begin with an ordinary setup.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn code_at(&self, position: usize, purpose: Purpose) -> Option<String> {
        if self.origin.is_some() {
            return None;
        }
        let payload = HandoverPayload {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            seed: self.seed,
            config: share::config_code::<G>(self.game.config()),
            seats: share::seat_codes(&self.seats),
            purpose,
            steps: position as u32,
            choices: self.places(position),
            position: mark(&self.game, self.state_at(position)),
        };
        Some(share::code_of(FORMAT, &payload))
    }

    /// The place of each action among the legal ones, up to a position.
    pub(super) fn places(&self, position: usize) -> Vec<u8> {
        let (mut places, mut legal) = (BitWriter::default(), Actions::new());
        for (at, step) in self.steps[..position].iter().enumerate() {
            self.game.legal(self.state_at(at), &mut legal);
            let place = legal.iter().position(|action| *action == step.done());
            places.put(place.expect("invariant: what was done was legal"), legal.len());
        }
        places.finish()
    }

    /// The key under which a device keeps this game, wherever its links come from: the same deal with
    /// the same people.
    pub fn link_key(&self) -> String {
        let seats = share::seat_codes(&self.seats);
        let key = fingerprint(&(G::ID, self.seed, share::config_code::<G>(self.game.config()), seats));
        format!("link-{key}")
    }

    /// How this game, which came, stands to the one that is kept.
    pub fn relation_to(&self, kept: &Session<G>) -> Relation {
        let pairs = self.steps.iter().zip(&kept.steps);
        let common = pairs.take_while(|(came, kept)| came.action == kept.action).count();
        match (common == self.len(), common == kept.len()) {
            (true, true) => Relation::Same,
            (false, true) => Relation::Newer,
            (true, false) => Relation::Older,
            (false, false) => Relation::Branch { at: common },
        }
    }

    /// Goes on as far as a game that came, which is [`Relation::Newer`], and answers what needs nobody.
    pub fn follow(&mut self, came: &Session<G>) {
        for step in &came.steps[self.len()..] {
            self.take(step.done(), step.how);
        }
        self.answer_all();
    }

    /// Seats the person at this device, at a table of people with devices of their own, and answers
    /// what needs nobody.
    ///
    /// # Errors
    /// Nobody sits there.
    pub fn play_by_link(&mut self, seat: Seat) -> Result<(), SetupError> {
        check_seat(&self.seats, seat)?;
        self.by_link = Some(ByLink { seat, sent: None, is_host: false });
        self.answer_all();
        Ok(())
    }

    /// At a table of people with devices of their own: who sits here.
    pub fn by_link(&self) -> Option<ByLink> {
        self.by_link
    }

    /// Returns true if a person at another device chooses for `seat`.
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        self.by_link.is_some_and(|here| here.seat != seat) && self.seats[seat.index()].is_person()
    }

    /// Remembers that the game has been sent as it stands now.
    pub fn mark_sent(&mut self) {
        let now = Some(self.len() as u32);
        if let Some(by_link) = &mut self.by_link {
            by_link.sent = by_link.sent.max(now);
        }
    }

    /// Plays as many steps of a game by the rules of version `rules`, each at its place among the
    /// legal ones. Returns these steps without those that such rules took unasked.
    ///
    /// # Errors
    /// There is no such place, or there are more or fewer of them.
    pub(super) fn play(
        &mut self,
        rules: u16,
        steps: usize,
        choices: &[u8],
    ) -> Result<Vec<G::Action>, ShareError> {
        let (mut choices, mut legal) = (BitReader::new(choices), Actions::new());
        let mut played = Vec::new();
        self.take_unasked(rules);
        for index in 0..steps {
            if self.is_over() {
                return Err(ShareError::Refused { index, why: "the game is over".to_owned() });
            }
            self.game.legal(self.state(), &mut legal);
            let place =
                choices.take(legal.len()).ok_or_else(|| content(format!("it ends at step {index}")))?;
            let Some(&action) = legal.get(place) else {
                let why = format!("choice {place} of {}", legal.len());
                return Err(ShareError::Refused { index, why });
            };
            self.take(action, if legal.len() == 1 { How::Automatic } else { How::Chosen });
            played.push(action);
            self.take_unasked(rules);
        }
        match choices.left() {
            0 => Ok(played),
            left => Err(content(format!("{left} bytes left over"))),
        }
    }

    /// Takes the actions that rules of version `rules` took without asking.
    pub(super) fn take_unasked(&mut self, rules: u16) {
        while let Some(action) = self.game.taken_unasked(self.state(), rules) {
            self.take(action, How::Automatic);
        }
    }
}

/// Checks whether somebody at a device of theirs can sit there.
pub(super) fn check_seat(seats: &[Player], seat: Seat) -> Result<(), SetupError> {
    match seats.get(seat.index()) {
        Some(player) if player.is_person() => Ok(()),
        _ => Err(SetupError::Nobody { seat }),
    }
}

/// 32 bits of what a state is.
fn mark<G: Game>(game: &G, state: &G::State) -> u32 {
    let whole = fingerprint(&game.position(state));
    u32::from_str_radix(&whole[..8], 16).expect("invariant: fingerprints are hexadecimal")
}

fn content(problem: String) -> ShareError {
    ShareError::Content { problem }
}
