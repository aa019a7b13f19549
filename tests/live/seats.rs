//! Sitting down, leaving, coming back, taking back.

use game_core::Seat;
use live::{Farewell, First, Guest, Out};
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::{Controller, Policy};

use crate::network::Network;

fn table(guests: usize) -> Network<SanJuan> {
    let config = san_juan::Config { players: guests as u8 + 1, ..san_juan::Config::default() };
    Network::new(&config, guests, 21)
}

/// Choices until a guest has made `count` of them; the place of that guest's device.
fn until_a_guest_chooses(network: &mut Network<SanJuan>) -> usize {
    loop {
        let seat = network.session.turn().seat().expect("running");
        match network.devices.iter().position(|device| device.seat == seat) {
            Some(at) => return at,
            None => assert!(network.choose()),
        }
    }
}

#[test]
fn whoever_comes_is_asked_for_a_seat_and_a_taken_one_is_refused() {
    let mut network = table(2);
    network.host.take_out();
    let mut stranger = Guest::new(Some(99));
    network.host.connect(70, 0);
    stranger.connect(0);
    stranger.sit(network.devices[0].seat);
    for bytes in stranger.take_out() {
        network.host.hear(&mut network.session, 70, &bytes, 0, &mut || 1).expect("readable");
    }
    let heard: Vec<First> = network
        .host
        .take_out()
        .into_iter()
        .filter_map(|out| match out {
            Out::Send(70, bytes) => Some(stranger.hear_first(&bytes, 0).expect("readable")),
            _ => None,
        })
        .collect();
    let [First::Lobby(lobby), First::Refused(_), First::Lobby(_)] = &heard[..] else { panic!("{heard:?}") };
    assert_eq!(lobby.free, [], "both seats have somebody");
    assert!(heard.iter().all(|first| !matches!(first, First::Welcome(_))));
}

#[test]
fn a_key_leads_back_to_its_seat_and_ends_the_connection_before() {
    let mut network = table(2);
    let key = network.devices[0].guest.key();
    let before = network.link(0);
    network.host.connect(71, 0);
    let mut again = Guest::new(key);
    again.connect(0);
    for bytes in again.take_out() {
        network.host.hear(&mut network.session, 71, &bytes, 0, &mut || 1).expect("readable");
    }
    let out = network.host.take_out();
    assert!(out.contains(&Out::Close(before)), "{out:?}");
    let welcomed = out.iter().any(|out| match out {
        Out::Send(71, bytes) => matches!(again.hear_first(bytes, 0), Ok(First::Welcome(_))),
        _ => false,
    });
    assert!(welcomed);
}

#[test]
fn a_freed_seat_is_lost_to_its_key() {
    let mut network = table(2);
    let (seat, link) = (network.devices[0].seat, network.link(0));
    network.host.free(seat, 0);
    let out = network.host.take_out();
    assert!(out.contains(&Out::Close(link)));
    let people = network.host.people(0);
    assert!(people.iter().any(|person| person.seat == seat && !person.has_come), "{people:?}");
    let said = out.into_iter().find_map(|out| match out {
        Out::Send(to, bytes) if to == link => Some(Guest::new(None).hear_first(&bytes, 0)),
        _ => None,
    });
    // The device has heard more than its twin here, which hears the last word only.
    assert_eq!(said, Some(Ok(First::Bye(Farewell::Freed))));
}

#[test]
fn keys_that_are_kept_lead_back_to_another_host() {
    let mut network = table(2);
    let keys = network.host.keys();
    assert_eq!(keys.len(), 2);
    for _ in 0..10 {
        network.choose();
    }
    // The page of the host was loaded anew.
    network.host = live::Host::new(&network.session, 1234, &keys, network.now);
    for at in 0..2 {
        network.connect(at);
    }
    network.settle();
    network.assert_told();
    network.play_out();
}

#[test]
fn who_is_silent_is_away_and_who_speaks_is_back() {
    let mut network = table(2);
    let silent = network.devices[0].seat;
    network.now += 60_000;
    assert!(network.host.tick(&network.session, network.now));
    let people = network.host.people(network.now + 5_000);
    assert!(people.iter().any(|person| person.seat == silent && person.away == Some(5)), "{people:?}");
    network.wait(3_000);
    assert!(network.host.people(network.now).iter().all(|person| person.away.is_none()));
}

#[test]
fn a_guest_takes_back_its_own_move_on_all_devices() {
    let config = puerto_rico::Config { players: 3, ..puerto_rico::Config::default() };
    let mut network = Network::<PuertoRico>::new(&config, 2, 8);
    let mut taken_back = 0;
    for _ in 0..80 {
        let (before, seat) = (network.session.len(), network.session.turn().seat());
        if !network.choose() {
            break;
        }
        let Some(at) = network.devices.iter().position(|device| Some(device.seat) == seat) else { continue };
        if network.session.undoable(network.devices[at].seat).step != Some(before) {
            continue;
        }
        let len = network.session.len();
        assert!(network.devices[at].guest.undo(len, false, network.now));
        network.settle();
        assert_eq!(network.session.len(), before);
        network.assert_told();
        taken_back += 1;
        network.choose();
    }
    assert!(taken_back > 2, "{taken_back}");
    network.play_out();
}

#[test]
fn what_the_host_takes_back_is_taken_back_everywhere() {
    let mut network = table(2);
    for _ in 0..40 {
        let host = Seat(0);
        let before = network.session.len();
        if network.session.turn().seat() == Some(host)
            && network.choose()
            && network.session.undo(host).is_ok()
        {
            let now = network.session.len();
            assert!(now <= before);
            network.host.take_back(now);
            network.settle();
            network.assert_told();
        }
        network.choose();
    }
    network.play_out();
}

#[test]
fn the_switches_of_a_guest_are_told_to_the_host() {
    let mut network = table(1);
    let power = <SanJuan as session::AutoAnswer>::POWERS[0];
    network.devices[0].guest.switch(&power, Policy::Never);
    network.settle();
    assert_eq!(network.session.policy(network.devices[0].seat, power), Policy::Never);
}

#[test]
fn who_plays_a_seat_is_told_when_it_changes() {
    let mut network = table(2);
    let away = network.devices[1].seat;
    network.host.free(away, 0);
    network.session.seat_opponent(away, ai::LevelId::Newcomer);
    let at = until_a_guest_chooses(&mut network);
    network.host.tell_people(&network.session, 0);
    let device = &mut network.devices[0];
    let mirror = device.mirror.as_mut().expect("seated");
    for out in network.host.take_out() {
        if let Out::Send(1, bytes) = out {
            device.guest.hear(mirror, &bytes, 0).expect("readable");
        }
    }
    assert_eq!(at, 0);
    assert_eq!(mirror.controller(away), Controller::Opponent(ai::LevelId::Newcomer));
}
