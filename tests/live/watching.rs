//! Those who watch: they see what everybody may see, can do nothing, and leave no trace.

use game_core::{Seat, Viewer, json};
use ginkgopolis::Ginkgopolis;
use live::fault::HostRefusal;
use live::message::{ToHost, pack};
use live::{Farewell, First, Guest, Happened, Heard, LinkId};
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::{Seated, Session};

use crate::modes::Modes;
use crate::network::{Network, pauses};

/// A device without a seat.
pub struct Watcher<G: Seated> {
    pub guest: Guest,
    pub mirror: Option<Session<G>>,
    /// Every message that it was sent.
    pub heard: Vec<Vec<u8>>,
    /// Reasons for which the host refused something and ended the connection.
    refused: Vec<HostRefusal>,
    bye: Option<Farewell>,
    link: LinkId,
}

impl<G: Seated> Watcher<G> {
    /// Comes to a table and asks to watch.
    pub fn new(network: &mut Network<G>, link: LinkId) -> Watcher<G> {
        let mut watcher = Watcher {
            guest: Guest::new(None),
            mirror: None,
            heard: Vec::new(),
            refused: Vec::new(),
            bye: None,
            link,
        };
        watcher.connect(network);
        watcher
    }

    fn connect(&mut self, network: &mut Network<G>) {
        network.host.connect(self.link, network.now);
        self.guest.connect(network.now);
        self.follow(network);
    }

    /// Says something to the host.
    fn say(&self, network: &mut Network<G>, bytes: &[u8]) -> Happened {
        let mut chance = || 1;
        // As fast as somebody may speak for long.
        network.now += 50;
        let heard = network.host.hear(&mut network.session, self.link, bytes, network.now, &mut chance);
        network.host.tell(&network.session, &pauses);
        heard.expect("readable")
    }

    /// Takes in what has come, and answers, until nothing is on its way.
    pub fn follow(&mut self, network: &mut Network<G>) {
        loop {
            network.settle();
            let came = std::mem::take(&mut network.strangers);
            let said = self.guest.take_out();
            if came.is_empty() && said.is_empty() {
                return;
            }
            for (link, bytes) in came {
                if link == self.link {
                    self.hear(&bytes, network.now);
                }
            }
            for bytes in said {
                self.say(network, &bytes);
            }
        }
    }

    fn hear(&mut self, bytes: &[u8], now: u64) {
        self.heard.push(bytes.to_vec());
        let Some(mirror) = &mut self.mirror else {
            match self.guest.hear_first(bytes, now).expect("the host is honest") {
                First::Lobby(lobby) if lobby.may_watch => self.guest.watch(),
                First::Welcome(welcome) => {
                    assert_eq!(welcome.seat, None);
                    self.mirror = Some(live::guest::open(&welcome).expect("of this game"));
                    self.guest.ready(0);
                }
                First::Refused(why) => self.refused.push(why),
                First::Bye(why) => self.bye = Some(why),
                First::Lobby(_) | First::Nothing => {}
            }
            return;
        };
        match self.guest.hear(mirror, bytes, now).expect("the host is honest") {
            Heard::Over(_) | Heard::Hand { .. } => panic!("nothing of that is for somebody who watches"),
            Heard::Refused(why) => self.refused.push(why),
            Heard::Bye(why) => self.bye = Some(why),
            _ => {}
        }
    }

    fn mirror(&self) -> &Session<G> {
        self.mirror.as_ref().expect("welcome")
    }
}

/// Watches whole games of every mode, all of them beside the same game without anybody who watches.
fn watched<G: Seated + Modes>() {
    let (mut games, mut steps) = (0, 0);
    for (mode, config) in G::modes().into_iter().enumerate() {
        let game = G::new(&config).expect("a legal mode");
        if Seat::all(game.seats()).filter(|&seat| !game.is_automa(seat)).count() < 2 {
            continue;
        }
        let [mut network, mut alone] = [(); 2].map(|()| Network::<G>::new(&config, 1, 700 + mode as u64));
        let mut watcher = Watcher::new(&mut network, 900);
        assert_eq!(network.host.watching(), 1);
        let mut running = true;
        while running {
            alone.now = network.now;
            running = network.choose();
            alone.choose();
            watcher.follow(&mut network);
            let (mirror, session) = (watcher.mirror(), &network.session);
            assert_eq!((mirror.len(), mirror.turn()), (session.len(), session.turn()));
            assert_eq!(mirror.view(Viewer::Public), session.view(Viewer::Public));
            steps += 1;
        }
        let (mirror, session) = (watcher.mirror(), &network.session);
        for step in 0..=session.len() {
            assert_eq!(mirror.view_at(step, Viewer::Public), session.view_at(step, Viewer::Public));
            assert_eq!(mirror.events_at(step, Viewer::Public), session.events_at(step, Viewer::Public));
        }
        assert_eq!(mirror.score(), session.score());
        // Nothing of it is left: not in the game, not among the people, not among the keys.
        assert_eq!(session.save().to_json(), alone.session.save().to_json());
        assert_eq!(network.host.people(0), alone.host.people(0));
        assert_eq!(network.host.keys().len(), alone.host.keys().len());
        network.host.disconnect(900, network.now);
        assert_eq!(network.host.watching(), 0);
        games += 1;
    }
    println!("{}: {games} games watched, {steps} choices", G::ID);
}

#[test]
fn games_of_san_juan_are_watched_to_their_end() {
    watched::<SanJuan>();
}

#[test]
fn games_of_puerto_rico_are_watched_to_their_end() {
    watched::<PuertoRico>();
}

#[test]
fn games_of_ginkgopolis_are_watched_to_their_end() {
    watched::<Ginkgopolis>();
}

fn table() -> Network<SanJuan> {
    let config = san_juan::Config { players: 3, ..san_juan::Config::default() };
    Network::new(&config, 2, 78)
}

#[test]
fn whoever_watches_can_do_nothing() {
    let mut network = table();
    let mut watcher = Watcher::new(&mut network, 900);
    let before = network.session.save().to_json();
    for (number, seat) in (1_000..).zip(Seat::all(3)) {
        let legal = network.session.turn().seat().map(|seat| network.session.legal(seat)).expect("running");
        let actions = json::write(&[legal[0]]);
        let at = network.session.len() as u32;
        for (nth, message) in [
            ToHost::Act { line: 7, at, actions: actions.clone() },
            ToHost::Ahead { line: 7, at, done: 0, actions },
            ToHost::Undo { line: 7, at, whole: true },
            ToHost::Sit { seat },
            ToHost::Took,
        ]
        .into_iter()
        .enumerate()
        {
            let bytes = pack(number * 10 + nth as u32, &message);
            assert_eq!(watcher.say(&mut network, &bytes), Happened::Nothing, "{message:?}");
        }
        watcher.follow(&mut network);
    }
    assert_eq!(network.session.save().to_json(), before);
    let refused = |why: &HostRefusal| watcher.refused.iter().filter(|refused| *refused == why).count();
    assert_eq!((refused(&HostRefusal::NoSeat), refused(&HostRefusal::SeatTaken)), (9, 3));
    // Its own copy carries nothing out either.
    let seat = network.session.turn().seat().expect("running");
    let action = network.session.legal(seat)[0];
    let mirror = watcher.mirror.as_mut().expect("welcome");
    assert!(mirror.act(seat, action).is_err() && mirror.act_from_afar(seat, &[action]).is_err());
}

#[test]
fn a_page_that_is_loaded_anew_watches_again_from_the_beginning_to_now() {
    let mut network = table();
    let mut watcher = Watcher::new(&mut network, 900);
    for _ in 0..12 {
        network.choose();
        watcher.follow(&mut network);
    }
    // Browsers tell nobody: the host finds out.
    network.now += 60_000;
    assert!(network.host.tick(&network.session, network.now));
    assert_eq!(network.host.watching(), 0);
    let again = Watcher::new(&mut network, 901);
    assert_eq!(again.mirror().len(), network.session.len());
    assert_eq!(again.mirror().view(Viewer::Public), network.session.view(Viewer::Public));
    network.wait(3_000);
    network.play_out();
}

#[test]
fn a_lost_connection_and_what_is_taken_back_are_made_up_for() {
    let mut network = table();
    let mut watcher = Watcher::new(&mut network, 900);
    let mut taken_back = 0;
    for turn in 0..40 {
        let seat = network.session.turn().seat().expect("running");
        network.choose();
        if turn % 5 == 0 && network.session.undo(seat).is_ok() {
            network.host.take_back(network.session.len());
            taken_back += 1;
        }
        if turn % 7 == 0 {
            network.host.disconnect(watcher.link, network.now);
            network.strangers.clear();
            watcher.link += 1;
            watcher.connect(&mut network);
        }
        watcher.follow(&mut network);
        assert_eq!(watcher.mirror().view(Viewer::Public), network.session.view(Viewer::Public));
    }
    assert!(taken_back > 0);
}

#[test]
fn a_host_that_wants_nobody_to_watch_is_left_alone() {
    let mut network = table();
    let mut watcher = Watcher::new(&mut network, 900);
    assert_eq!(network.host.watching(), 1);
    network.host.let_watch(false);
    watcher.follow(&mut network);
    assert_eq!((network.host.watching(), watcher.bye), (0, Some(Farewell::Unwatched)));
    let other = Watcher::<SanJuan>::new(&mut network, 901);
    assert!(other.mirror.is_none(), "it was told that it may not");
    other.say(&mut network, &pack(50, &ToHost::Watch));
    let mut other = other;
    other.follow(&mut network);
    assert_eq!((other.refused.last(), network.host.watching()), (Some(&HostRefusal::Unwatched), 0));
    network.host.let_watch(true);
    assert_eq!(Watcher::new(&mut network, 902).mirror().len(), network.session.len());
}
