//! The connections of a host. They live as long as the page, so that the host can leave the table and come back to it:
//! what comes meanwhile waits.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use game_core::Seat;
use live::meeting::{Description, MeetingError};
use live::message::SeatKey;
use live::{Host, LinkId, Out};
use session::Session;
use session::auto_answer::AutoAnswer;
use ui::library::{elapsed_ms, random, remember, remembered};
use web_sys::RtcSdpType;

use super::peer::{NoPeer, Peer, Word, accept};

/// The key under which a device keeps whether others may watch at its tables.
const WATCHERS_KEY: &str = "sobremesa.devices.watchers";
/// Messages that wait while nobody is at the table; beyond that a connection is given up.
const WAITING: usize = 500;

thread_local! {
    /// The desks of this page, by the key of their game in the library.
    static DESKS: RefCell<BTreeMap<String, Rc<Desk>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Called when something has come.
type Wake = Rc<dyn Fn()>;

/// The connections of one table.
pub struct Desk {
    /// The key of the game in the library.
    id: String,
    pub host: RefCell<Host>,
    peers: RefCell<BTreeMap<LinkId, Peer>>,
    /// Invitations that were not answered yet, by the marks of their offers.
    invited: RefCell<BTreeMap<u32, (LinkId, Peer)>>,
    inbox: RefCell<VecDeque<(LinkId, Word)>>,
    last: Cell<LinkId>,
    /// The position, and the number of choices ahead, for which its own player is shown a question ahead of its turn.
    pub asked: Cell<Option<(usize, u32)>>,
    wake: RefCell<Option<Wake>>,
}

impl Desk {
    /// The desk of the game that is kept as `id`.
    pub fn of<G: AutoAnswer>(id: &str, session: &Session<G>) -> Rc<Desk> {
        DESKS.with_borrow_mut(|desks| {
            let make = || {
                let keys = kept_keys(id);
                let mut host = Host::new(session, random() as u32, &keys, elapsed_ms());
                host.let_watch(remembered(WATCHERS_KEY).unwrap_or(true));
                Rc::new(Desk {
                    id: id.to_owned(),
                    host: RefCell::new(host),
                    peers: RefCell::default(),
                    invited: RefCell::default(),
                    inbox: RefCell::default(),
                    last: Cell::new(0),
                    asked: Cell::new(None),
                    wake: RefCell::default(),
                })
            };
            desks.entry(id.to_owned()).or_insert_with(make).clone()
        })
    }

    /// Calls `wake` whenever something has come, from now on.
    pub fn attach(&self, wake: impl Fn() + 'static) {
        self.wake.replace(Some(Rc::new(wake)));
    }

    /// Nobody is at the table any more.
    pub fn detach(&self) {
        self.wake.replace(None);
    }

    /// Keeps who sits where, for the next time that this page is opened.
    pub fn keep_keys(&self) {
        keep_keys_of(&self.id, &self.host.borrow().keys());
    }

    /// Sets whether others may watch, here and at later tables of this device.
    pub fn let_watch(&self, may: bool) {
        remember(WATCHERS_KEY, &may);
        self.host.borrow_mut().let_watch(may);
        self.flush();
    }

    /// Ends everything: this device has nothing to decide any more.
    pub fn end(&self) {
        self.detach();
        self.peers.borrow_mut().clear();
        self.invited.borrow_mut().clear();
        keep_keys_of(&self.id, &[]);
        DESKS.with_borrow_mut(|desks| desks.remove(&self.id));
    }

    /// Makes an offer to another device.
    ///
    /// # Errors
    /// See [`NoPeer`].
    pub async fn invite(self: &Rc<Self>) -> Result<Description, NoPeer> {
        let id = self.last.get() + 1;
        self.last.set(id);
        let desk = Rc::downgrade(self);
        let tell = move |word: Word| {
            if let Some(desk) = desk.upgrade() {
                desk.take(id, word);
            }
        };
        let (peer, offer) = Peer::offer(tell).await?;
        self.invited.borrow_mut().insert(offer.mark(), (id, peer));
        Ok(offer)
    }

    /// Returns true if an invitation was not answered yet.
    pub fn waits(&self) -> bool {
        !self.invited.borrow().is_empty()
    }

    /// Takes the answer of a device that was invited: a code, or a text with one in it.
    ///
    /// # Errors
    /// It is no answer, or belongs to no invitation.
    pub async fn answered(&self, text: &str) -> Result<(), NoPeer> {
        let answer = Description::of_kind(text, true)?;
        let mark = answer.answers.unwrap_or_default();
        let connection = match self.invited.borrow().get(&mark) {
            Some((_, peer)) => peer.connection(),
            None => return Err(NoPeer::Code(MeetingError::OtherCode)),
        };
        accept(&connection, &answer, RtcSdpType::Answer).await?;
        if let Some((id, peer)) = self.invited.borrow_mut().remove(&mark) {
            self.peers.borrow_mut().insert(id, peer);
        }
        Ok(())
    }

    fn take(&self, id: LinkId, word: Word) {
        let mut inbox = self.inbox.borrow_mut();
        if inbox.len() >= WAITING {
            inbox.retain(|(from, _)| *from != id);
            inbox.push_back((id, Word::Closed));
        } else {
            inbox.push_back((id, word));
        }
        drop(inbox);
        let wake = self.wake.borrow().clone();
        if let Some(wake) = wake {
            wake();
        }
    }

    /// The next thing that has come.
    pub fn next(&self) -> Option<(LinkId, Word)> {
        self.inbox.borrow_mut().pop_front()
    }

    /// Ends a connection.
    pub fn close(&self, id: LinkId) {
        // Dropping it calls nobody back.
        self.peers.borrow_mut().remove(&id);
    }

    /// Sends what the host has to say.
    pub fn flush(&self) {
        let out = self.host.borrow_mut().take_out();
        for out in out {
            match out {
                Out::Send(id, bytes) => {
                    // What a channel does not take is asked for again.
                    let _ = self.peers.borrow().get(&id).map(|peer| peer.send(&bytes));
                }
                Out::Close(id) => self.close(id),
            }
        }
    }
}

fn key_of(id: &str) -> String {
    format!("sobremesa.devices.{id}")
}

/// Keeps who sits where at the table of the game that is kept as `id`.
pub fn keep_keys_of(id: &str, keys: &[(Seat, SeatKey)]) {
    let keys: Vec<(u8, String)> = keys.iter().map(|(seat, key)| (seat.0, format!("{key:032x}"))).collect();
    remember(&key_of(id), &keys);
}

fn kept_keys(id: &str) -> Vec<(Seat, SeatKey)> {
    let kept: Vec<(u8, String)> = remembered(&key_of(id)).unwrap_or_default();
    let read = |(seat, key): (u8, String)| Some((Seat(seat), SeatKey::from_str_radix(&key, 16).ok()?));
    kept.into_iter().filter_map(read).collect()
}
