//! A table is handed to a guest, whose device deals from then on.

use game_core::Seat;
use live::message::{MAX_TO_GUEST, MAX_TO_HOST, ToGuest, ToHost, pack, unpack};
use live::{Farewell, Guest, Happened, Heard, Host, Out, SeatKey};
use san_juan::SanJuan;
use session::Session;
use session::save::Save;

use crate::network::Network;

fn table() -> Network<SanJuan> {
    let config = san_juan::Config { players: 3, ..san_juan::Config::default() };
    let mut network = Network::new(&config, 2, 21);
    for _ in 0..15 {
        network.choose();
    }
    network.host.take_out();
    network
}

/// Hands the table to a guest: what it is sent, and the key of the host's own seat.
fn hand(network: &mut Network<SanJuan>, at: usize) -> (String, Vec<(Seat, SeatKey)>, SeatKey) {
    let (to, link) = (network.devices[at].seat, network.link(at));
    let mut number = 40;
    let mut chance = || {
        number += 1;
        number
    };
    let key = network.host.hand_over(&network.session, to, &mut chance).expect("somebody is there");
    let handed = network.host.take_out().into_iter().find_map(|out| match out {
        Out::Send(id, bytes) if id == link => {
            let device = &mut network.devices[at];
            let mirror = device.mirror.as_mut().expect("seated");
            match device.guest.hear(mirror, &bytes, 0).expect("readable") {
                Heard::Hand { save, keys } => Some((save, keys, key)),
                _ => None,
            }
        }
        _ => None,
    });
    handed.expect("the game")
}

/// What the host makes of a guest's message.
fn says(network: &mut Network<SanJuan>, at: usize, number: u32, message: &ToHost) -> Happened {
    let bytes = pack(number, message);
    assert!(bytes.len() <= MAX_TO_HOST);
    let link = network.link(at);
    network.host.hear(&mut network.session, link, &bytes, 0, &mut || 1).expect("readable")
}

#[test]
fn a_guest_that_takes_the_table_deals_the_same_game_and_all_come_back_by_their_keys() {
    let mut network = table();
    let (to, own) = (network.devices[0].seat, network.session.by_link().expect("a host").seat);
    let (save, keys, key) = hand(&mut network, 0);
    assert!(network.host.is_handing());
    let other = network.devices[1].seat;
    assert!(keys.contains(&(own, key)) && keys.iter().any(|(seat, _)| *seat == other));
    assert!(keys.iter().all(|(seat, _)| *seat != to), "its own key is worth nothing any more");

    assert_eq!(says(&mut network, 0, 900, &ToHost::Took), Happened::HandedOver(to));
    let other_link = network.link(1);
    let farewell = network.host.take_out().into_iter().find_map(|out| match out {
        Out::Send(id, bytes) if id == other_link => {
            Some(unpack::<ToGuest>(&bytes, MAX_TO_GUEST).expect("readable").1)
        }
        _ => None,
    });
    assert_eq!(farewell, Some(ToGuest::Bye(Farewell::HandedOn(to))));

    let session: Session<SanJuan> =
        Save::parse(&save).and_then(|save| save.reopen()).expect("a game").session;
    assert_eq!(session.len(), network.session.len());
    let whole = |session: &Session<SanJuan>| serde_json::json!(session.save().record).to_string();
    assert_eq!(whole(&session), whole(&network.session), "secrets and chance included");
    assert_eq!(session.by_link().map(|here| (here.seat, here.is_host)), Some((to, true)));
    // The new host: everybody else comes back to their seats.
    network.session = session;
    network.host = Host::new(&network.session, 77, &keys, 0);
    network.devices[0].seat = own;
    network.devices[0].guest = Guest::new(Some(key));
    network.devices[0].mirror = None;
    for at in 0..2 {
        network.connect(at);
    }
    network.settle();
    network.assert_told();
    network.play_out();
}

#[test]
fn nobody_acts_while_a_table_is_handed_over() {
    let mut network = table();
    hand(&mut network, 0);
    let before = network.session.len();
    let act = ToHost::Act { line: 7, at: before as u32, actions: "[]".to_owned() };
    for at in 0..2 {
        assert_eq!(says(&mut network, at, 900, &act), Happened::Nothing);
    }
    // Only whoever it is handed to can take it.
    assert_eq!(says(&mut network, 1, 901, &ToHost::Took), Happened::Nothing);
    assert!(network.host.is_handing());
    assert_eq!(network.session.len(), before);
}

#[test]
fn a_table_whose_new_host_is_gone_stays_where_it_was() {
    let mut network = table();
    hand(&mut network, 0);
    network.cut(0);
    assert!(!network.host.is_handing());
    network.settle();
    network.play_out();
}

#[test]
fn a_table_is_kept_when_its_new_host_falls_silent() {
    let mut network = table();
    hand(&mut network, 0);
    let link = network.link(0);
    network.now += 60_000;
    network.host.tick(&network.session, network.now);
    assert!(!network.host.is_handing());
    assert!(network.host.take_out().contains(&Out::Close(link)));
    network.cut(0);
    network.settle();
    network.play_out();
}

#[test]
fn a_table_cannot_be_handed_to_somebody_who_is_away_nor_taken_unasked() {
    let mut network = table();
    assert_eq!(says(&mut network, 0, 900, &ToHost::Took), Happened::Nothing);
    let seat = network.devices[1].seat;
    network.cut(1);
    assert_eq!(network.host.hand_over(&network.session, seat, &mut || 5), None);
    assert_eq!(network.host.hand_over(&network.session, Seat(0), &mut || 5), None, "the host itself");
    assert!(!network.host.is_handing());
}
