//! A host and its guests, with connections in memory that can be cut and that can mix messages up.

use std::collections::VecDeque;

use game_core::{Rng, Seat, Viewer};
use live::{First, Guest, Happened, Heard, Host, LinkId, Out};
use session::{Player, Seated, Session, TableSetup};

/// Fate of a message on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Arrives,
    ArrivesTwice,
    /// Behind the one after it.
    ArrivesLate,
    Lost,
    /// The connection ends instead; whatever is on its way is lost.
    Cut,
}

/// A guest's device.
pub struct Device<G: Seated> {
    pub guest: Guest,
    pub seat: Seat,
    pub mirror: Option<Session<G>>,
    pub record: Option<String>,
    link: Option<LinkId>,
    to_host: VecDeque<Vec<u8>>,
    to_guest: VecDeque<Vec<u8>>,
}

/// A table of many devices.
pub struct Network<G: Seated> {
    pub session: Session<G>,
    pub host: Host,
    pub devices: Vec<Device<G>>,
    pub rng: Rng,
    pub now: u64,
    /// Messages so far, in both directions.
    pub messages: usize,
    /// Their bytes.
    pub bytes: usize,
    /// Everything that guests were sent, by seat.
    pub overheard: Vec<(Seat, Vec<u8>)>,
    pub keeps: bool,
    /// Messages to connections of no device here.
    pub strangers: Vec<(LinkId, Vec<u8>)>,
    fate: Box<dyn FnMut(usize) -> Fate>,
    links: LinkId,
}

/// The events of a step after which it is looked at: here after every third.
pub fn pauses<E>(events: &[E]) -> Vec<usize> {
    (1..events.len()).step_by(3).collect()
}

impl<G: Seated> Network<G> {
    /// A table in this mode, with the host in the first seat and as many guests; opponents have the other seats.
    pub fn new(config: &G::Config, guests: usize, seed: u64) -> Network<G> {
        let game = G::new(config).expect("a legal mode");
        let mut people = 0;
        let seat = |seat: Seat| match game.is_automa(seat) || people > guests {
            true => Player::opponent("", ai::LevelId::Apprentice),
            false => {
                people += 1;
                Player::person(format!("Person {people}"))
            }
        };
        let seats: Vec<Player> = Seat::all(game.seats()).map(seat).collect();
        let setup = TableSetup { config: config.clone(), seed, seats };
        let mut session = Session::new(setup).expect("a legal set-up");
        let host_seat = session.people().next().expect("somebody plays");
        session.host(host_seat).expect("a person");
        let elsewhere: Vec<Seat> = session.people().filter(|&seat| seat != host_seat).collect();
        let device = |seat| Device {
            guest: Guest::new(None),
            seat,
            mirror: None,
            record: None,
            link: None,
            to_host: VecDeque::new(),
            to_guest: VecDeque::new(),
        };
        let mut network = Network {
            host: Host::new(&session, 7, &[], 0),
            session,
            devices: elsewhere.into_iter().map(device).collect(),
            rng: Rng::stream(seed, 54),
            now: 0,
            messages: 0,
            bytes: 0,
            overheard: Vec::new(),
            keeps: false,
            strangers: Vec::new(),
            fate: Box::new(|_| Fate::Arrives),
            links: 0,
        };
        for at in 0..network.devices.len() {
            network.connect(at);
        }
        network.settle();
        network
    }

    /// Decides what becomes of messages from now on, by their numbers.
    pub fn with_fate(&mut self, fate: impl FnMut(usize) -> Fate + 'static) {
        self.fate = Box::new(fate);
    }

    pub fn link(&self, at: usize) -> LinkId {
        self.devices[at].link.expect("connected")
    }

    /// Connects a guest, in place of a connection that it has.
    pub fn connect(&mut self, at: usize) {
        self.cut(at);
        self.links += 1;
        let device = &mut self.devices[at];
        device.link = Some(self.links);
        self.host.connect(self.links, self.now);
        device.guest.connect(self.now);
    }

    /// Ends a connection.
    pub fn cut(&mut self, at: usize) {
        let device = &mut self.devices[at];
        device.to_host.clear();
        device.to_guest.clear();
        device.guest.take_out();
        if let Some(link) = device.link.take() {
            self.host.disconnect(link, self.now);
        }
    }

    /// The device of a guest comes back without anything but its key.
    pub fn reload(&mut self, at: usize) {
        let device = &mut self.devices[at];
        device.guest = Guest::new(device.guest.key());
        device.mirror = None;
        self.connect(at);
    }

    /// Hands the host something as if a guest had sent it.
    pub fn inject(&mut self, at: usize, bytes: &[u8]) {
        let Some(link) = self.devices[at].link else { return };
        let rng = &mut self.rng;
        let heard = self.host.hear(&mut self.session, link, bytes, self.now, &mut || rng.next());
        if matches!(heard, Ok(happened) if happened != Happened::Nothing) {
            self.host.tell_people(&self.session, self.now);
        }
        self.host.tell(&self.session, &pauses);
    }

    /// Moves what waits in the outboxes to the connections.
    fn collect(&mut self) {
        for out in self.host.take_out() {
            match out {
                Out::Send(link, bytes) => {
                    let Some(device) = self.devices.iter_mut().find(|device| device.link == Some(link))
                    else {
                        self.strangers.push((link, bytes));
                        continue;
                    };
                    assert!(bytes.len() <= live::message::MAX_TO_GUEST, "{} bytes", bytes.len());
                    self.bytes += bytes.len();
                    if self.keeps {
                        self.overheard.push((device.seat, bytes.clone()));
                    }
                    device.to_guest.push_back(bytes);
                }
                Out::Close(link) => {
                    if let Some(device) = self.devices.iter_mut().find(|device| device.link == Some(link)) {
                        device.link = None;
                    }
                }
            }
        }
        for device in &mut self.devices {
            let out = device.guest.take_out();
            self.bytes += out.iter().map(Vec::len).sum::<usize>();
            if device.link.is_some() {
                device.to_host.extend(out);
            }
        }
    }

    /// Carries messages until none is on its way; ends connections that fate ends, and opens others.
    pub fn settle(&mut self) {
        loop {
            self.collect();
            let waiting = |device: &Device<G>| !device.to_host.is_empty() || !device.to_guest.is_empty();
            let Some(at) = self.devices.iter().position(waiting) else {
                let lost = self.devices.iter().position(|device| device.link.is_none());
                match lost {
                    Some(at) => {
                        self.connect(at);
                        continue;
                    }
                    None => return,
                }
            };
            let fate = (self.fate)(self.messages);
            self.messages += 1;
            let device = &mut self.devices[at];
            let to_host = device.to_host.pop_front();
            let is_to_host = to_host.is_some();
            let bytes = to_host.or_else(|| device.to_guest.pop_front()).expect("one waits");
            let queue = if is_to_host { &mut device.to_host } else { &mut device.to_guest };
            match fate {
                Fate::Lost => continue,
                Fate::Cut => {
                    self.connect(at);
                    continue;
                }
                Fate::ArrivesLate if !queue.is_empty() => {
                    queue.insert(1, bytes);
                    continue;
                }
                Fate::ArrivesTwice => queue.push_front(bytes.clone()),
                Fate::Arrives | Fate::ArrivesLate => {}
            }
            if is_to_host { self.inject(at, &bytes) } else { self.arrive(at, &bytes) }
        }
    }

    /// A message arrives at a guest.
    fn arrive(&mut self, at: usize, bytes: &[u8]) {
        let device = &mut self.devices[at];
        let Some(mirror) = &mut device.mirror else {
            match device.guest.hear_first(bytes, self.now).expect("the host is honest") {
                First::Lobby(lobby) => {
                    assert!(lobby.free.contains(&device.seat), "{lobby:?}");
                    device.guest.sit(device.seat);
                }
                First::Welcome(welcome) => {
                    assert_eq!(welcome.seat.map(|(seat, _)| seat), Some(device.seat));
                    device.mirror = Some(live::guest::open(&welcome).expect("of this game"));
                    device.guest.ready(0);
                }
                First::Refused(_) | First::Bye(_) | First::Nothing => {}
            }
            return;
        };
        match device.guest.hear(mirror, bytes, self.now).expect("the host is honest") {
            Heard::Over(record) => device.record = Some(record),
            Heard::Bye(_) => device.link = None,
            _ => {}
        }
    }

    /// Lets time pass.
    pub fn wait(&mut self, ms: u64) {
        self.now += ms;
        self.host.tick(&self.session, self.now);
        for device in &mut self.devices {
            device.guest.tick(self.now);
        }
        self.settle();
    }

    /// Has whoever is on turn choose at random, on the device of that seat. Returns false once the game is over.
    pub fn choose(&mut self) -> bool {
        let Some(seat) = self.session.turn().seat() else { return false };
        let legal = self.session.legal(seat);
        let at = self.devices.iter().position(|device| device.seat == seat);
        let Some(at) = at else {
            let action = legal[self.rng.below(legal.len() as u32) as usize];
            self.session.act(seat, action).expect("a legal action");
            self.host.take_ahead(&mut self.session);
            self.host.tell(&self.session, &pauses);
            self.settle();
            return true;
        };
        let before = self.session.len();
        for _ in 0..20 {
            let device = &mut self.devices[at];
            if let Some(mirror) = device.mirror.as_ref().filter(|mirror| device.guest.told(mirror) == before)
            {
                assert_eq!(mirror.legal(seat), legal, "what can be chosen is known");
                let action = legal[self.rng.below(legal.len() as u32) as usize];
                device.guest.act::<G>(before, &[action], self.now);
            }
            self.settle();
            if self.session.len() > before {
                return true;
            }
            self.wait(1_500);
        }
        panic!("{}: nothing came of the choice of {seat} at step {before}", G::ID);
    }

    /// Has a guest choose at random what it is asked ahead of its turn. Returns false if it is not.
    pub fn choose_ahead(&mut self, at: usize) -> bool {
        let device = &mut self.devices[at];
        let Some(mirror) = device.mirror.as_ref().filter(|_| device.guest.is_asked_ahead()) else {
            return false;
        };
        let (len, legal) = (mirror.len(), mirror.legal(device.seat));
        let action = legal[self.rng.below(legal.len() as u32) as usize];
        assert!(device.guest.act::<G>(len, &[action], self.now));
        self.settle();
        true
    }

    /// Has the person at the host's device choose at random what it is asked ahead of its turn. Returns false if it is not.
    pub fn choose_own_ahead(&mut self) -> bool {
        let Some(position) = self.host.own_question(&self.session) else { return false };
        let own = self.session.by_link().expect("a host").seat;
        let shown = self.session.showing_ahead(&position).expect("a question");
        assert_eq!(shown.turn().seat(), Some(own));
        let legal = shown.legal(own);
        let action = legal[self.rng.below(legal.len() as u32) as usize];
        let before = self.session.len();
        assert_eq!(self.host.choose_own(&mut self.session, &[action]), Ok(Happened::Nothing));
        self.host.tell(&self.session, &pauses);
        self.settle();
        assert_eq!(self.session.len(), before, "nothing has happened yet");
        true
    }

    /// Every guest knows what it may know, and no more; waits until everything has been told.
    pub fn assert_told(&mut self) {
        for _ in 0..20 {
            let is_told = |device: &Device<G>| {
                device.mirror.as_ref().is_some_and(|mirror| device.guest.told(mirror) == self.session.len())
            };
            if self.devices.iter().all(is_told) {
                break;
            }
            self.wait(1_500);
        }
        for device in &self.devices {
            let mirror = device.mirror.as_ref().expect("seated");
            let told = device.guest.told(mirror);
            assert_eq!(told, self.session.len(), "{}", device.seat);
            for viewer in [Viewer::Seat(device.seat), Viewer::Public] {
                assert_eq!(mirror.view_at(told, viewer), self.session.view(viewer), "{}", device.seat);
            }
            match device.guest.is_asked_ahead() {
                true => assert_eq!(mirror.turn().seat(), Some(device.seat)),
                false => assert_eq!(mirror.turn(), self.session.turn()),
            }
        }
    }

    /// The whole course is the same on all devices.
    pub fn assert_same_course(&self) {
        for device in &self.devices {
            let (mirror, viewer) = (device.mirror.as_ref().expect("seated"), Viewer::Seat(device.seat));
            let told = device.guest.told(mirror);
            assert_eq!(told, self.session.len());
            for step in 0..=told {
                assert_eq!(mirror.events_at(step, viewer), self.session.events_at(step, viewer));
                assert_eq!(mirror.view_at(step, viewer), self.session.view_at(step, viewer));
                if step > 0 {
                    assert_eq!(mirror.note(step, viewer), self.session.note(step, viewer));
                }
            }
        }
    }

    /// Plays to the end, and compares everything.
    pub fn play_out(&mut self) {
        while self.choose() {}
        self.assert_told();
        self.assert_same_course();
        for _ in 0..20 {
            if self.devices.iter().all(|device| device.record.is_some()) {
                break;
            }
            self.wait(1_500);
        }
        let score = self.session.score();
        for device in &self.devices {
            assert_eq!(device.mirror.as_ref().expect("seated").score(), score);
            let record = device.record.as_ref().expect("the record of the game");
            let save = session::save::Save::<G>::parse(record).expect("a save");
            let kept = save.reopen().expect("a game").session;
            assert_eq!(kept.score(), score);
            assert_eq!(kept.by_link().map(|here| (here.seat, here.is_host)), Some((device.seat, false)));
        }
    }
}
