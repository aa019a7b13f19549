//! Guests that cheat, hosts that lie, bytes that nobody wrote: what is refused says why, and nothing changes.

use game_core::{Rng, Seat};
use ginkgopolis::Ginkgopolis;
use live::fault::{HostRefusal, MessageFault};
use live::message::{MAX_TO_GUEST, MAX_TO_HOST, ToGuest, ToHost, VERSION, pack, unpack};
use live::{Guest, Heard, Out};
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::Seated;

use crate::modes::Modes;
use crate::network::Network;

/// Messages of each title that a cheating guest sends, and as many that a lying host sends.
const MUTATED: usize = 3_400;

/// Changes some bytes.
fn mutated(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut changed = bytes.to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(changed.len().max(1) as u32) as usize;
        match rng.below(5) {
            0 if !changed.is_empty() => changed[at] = rng.next() as u8,
            1 if !changed.is_empty() => changed[at] ^= 1 << rng.below(8),
            2 => changed.truncate(at),
            3 => changed.insert(at.min(changed.len()), rng.next() as u8),
            _ => changed.extend_from_slice(&rng.next().to_le_bytes()),
        }
    }
    changed
}

/// A message that a guest could write and should not.
fn lie<G: Seated>(network: &mut Network<G>, number: u32) -> Vec<u8> {
    let rng = &mut network.rng;
    let at = match rng.below(3) {
        0 => network.session.len() as u32,
        1 => rng.next() as u32,
        _ => (network.session.len() as u32).wrapping_add(rng.below(3)).wrapping_sub(1),
    };
    let line = if rng.below(4) == 0 { rng.next() as u32 } else { 7 };
    let seat = Seat(rng.next() as u8);
    let legal = network.session.turn().seat().map(|seat| network.session.legal(seat));
    let actions = match legal {
        // What somebody else could choose.
        Some(legal) if rng.below(2) == 0 => serde_json::to_string(&legal[..1]).expect("actions"),
        _ => ["[]", "{}", "[null]", "[[[[]]]]", "\u{0}", "[999999999999]"][rng.below(6) as usize].to_owned(),
    };
    let message = match rng.below(8) {
        0 => ToHost::Sit { seat },
        5 => ToHost::Watch,
        1 => ToHost::Ready { line, len: at },
        2 => ToHost::Undo { line, at, whole: rng.below(2) == 0 },
        3 => ToHost::Switch { power: actions, policy: session::Policy::Always },
        4 => ToHost::Hello { key: Some(u128::from(rng.next())) },
        _ => ToHost::Act { line, at, actions },
    };
    pack(number, &message)
}

/// A guest cheats while it is not its turn; the others notice nothing.
fn cheated<G: Seated + Modes>() {
    let config = G::modes().swap_remove(0);
    let mut network = Network::<G>::new(&config, 2, 31);
    let (mut sent, mut rng) = (0, Rng::stream(31, 9));
    while sent < MUTATED {
        let cheat = network.devices.len() - 1;
        let on_turn = network.session.turn().seat();
        if on_turn.is_none() {
            break;
        }
        if on_turn == Some(network.devices[cheat].seat) {
            network.choose();
            continue;
        }
        let before = (network.session.len(), network.session.save().to_json());
        let own = network.session.undoable(network.devices[cheat].seat);
        for _ in 0..40 {
            network.now += 70;
            let honest = lie(&mut network, 1_000_000 + sent as u32);
            let bytes = if rng.below(3) == 0 { honest } else { mutated(&honest, &mut rng) };
            network.inject(cheat, &bytes);
            sent += 1;
        }
        // Its own switches are its own, and it may take back what anybody might; everything else stands as it did.
        let now = network.session.len();
        if now != before.0 {
            assert!(own.step == Some(now) || own.turn == Some(now), "{now} after {}: {own:?}", before.0);
        } else {
            let after = network.session.save();
            let actions = |json: &str| json.split("\"actions\"").nth(1).map(str::to_owned);
            assert_eq!(actions(&after.to_json()), actions(&before.1));
        }
        network.reload(cheat);
        network.settle();
        network.assert_told();
        network.choose();
    }
    network.play_out();
    println!("{}: {sent} messages of a cheat", G::ID);
}

#[test]
fn a_cheating_guest_changes_nothing() {
    cheated::<SanJuan>();
    cheated::<PuertoRico>();
    cheated::<Ginkgopolis>();
}

/// A host lies: the guest's page goes on, whatever comes.
fn lied_to<G: Seated + Modes>() {
    let config = G::modes().swap_remove(0);
    let mut network = Network::<G>::new(&config, 1, 41);
    network.keeps = true;
    for _ in 0..60 {
        network.choose();
    }
    let messages: Vec<Vec<u8>> = network.overheard.iter().map(|(_, bytes)| bytes.clone()).collect();
    let mut rng = Rng::stream(41, 9);
    let (mut refused, mut number) = (0, 10_000);
    for at in 0..MUTATED {
        let honest = &messages[at % messages.len()];
        // Half of them inside of the packing, where more can be read.
        let bytes = if at % 2 == 0 {
            mutated(honest, &mut rng)
        } else {
            let (_, mut message): (u32, ToGuest) = unpack(honest, MAX_TO_GUEST).expect("honest");
            if let ToGuest::Steps { steps, line, from } = &mut message {
                (*line, *from) =
                    (7, network.devices[0].mirror.as_ref().map_or(0, |mirror| mirror.len()) as u32);
                for step in steps {
                    let changed = mutated(step.as_bytes(), &mut rng);
                    *step = String::from_utf8_lossy(&changed).into_owned();
                    if rng.below(2) == 0 {
                        *step = swapped_digits(step, &mut rng);
                    }
                }
            }
            number += 1;
            pack(number, &message)
        };
        let device = &mut network.devices[0];
        let mirror = device.mirror.as_mut().expect("seated");
        refused += usize::from(device.guest.hear(mirror, &bytes, 0).is_err());
        // Whatever was taken in can be looked at.
        let seat = device.seat;
        let _ = (mirror.view(game_core::Viewer::Seat(seat)), mirror.legal(seat), mirror.undoable(seat));
        if at % 50 == 0 {
            mirror.follow_back(at % 20);
        }
    }
    assert!(refused > MUTATED / 3, "{refused}");
}

/// A step with another digit somewhere.
fn swapped_digits(text: &str, rng: &mut Rng) -> String {
    let digits: Vec<usize> =
        text.char_indices().filter(|(_, sign)| sign.is_ascii_digit()).map(|(at, _)| at).collect();
    let Some(&at) = digits.get(rng.below(digits.len().max(1) as u32) as usize) else {
        return text.to_owned();
    };
    format!("{}{}{}", &text[..at], rng.below(10), &text[at + 1..])
}

#[test]
fn a_lying_host_is_refused() {
    lied_to::<SanJuan>();
    lied_to::<PuertoRico>();
    lied_to::<Ginkgopolis>();
}

fn table() -> Network<SanJuan> {
    Network::new(&san_juan::Config { players: 3, ..san_juan::Config::default() }, 2, 51)
}

/// The fault of what a guest sends.
fn fault(network: &mut Network<SanJuan>, bytes: &[u8]) -> Option<MessageFault> {
    let link = network.link(0);
    network.host.hear(&mut network.session, link, bytes, network.now, &mut || 1).err()
}

#[test]
fn each_kind_of_bad_message_has_its_reason() {
    let long = vec![VERSION; MAX_TO_HOST + 1];
    assert_eq!(fault(&mut table(), &long), Some(MessageFault::TooLong { bytes: MAX_TO_HOST + 1 }));
    assert_eq!(fault(&mut table(), &[VERSION + 1, 0]), Some(MessageFault::Version { found: VERSION + 1 }));
    assert!(matches!(fault(&mut table(), &[]), Some(MessageFault::Garbled { .. })));
    assert!(matches!(fault(&mut table(), &[VERSION, 1, 2, 3]), Some(MessageFault::Garbled { .. })));
    let mut network = table();
    let alive = |number| pack(number, &ToHost::Alive);
    let flood = (100..400).find_map(|number| fault(&mut network, &alive(number)));
    assert_eq!(flood, Some(MessageFault::Flood));
    assert!(
        network.host.take_out().iter().any(|out| matches!(out, Out::Close(_))),
        "the connection is ended"
    );
}

#[test]
fn a_small_message_cannot_unfold_to_a_large_one() {
    let bomb = pack(9, &ToHost::Act { line: 0, at: 0, actions: " ".repeat(40 << 20) });
    let bomb = [&bomb[..], &[0; 8][..]].concat();
    assert!(bomb.len() > MAX_TO_HOST, "even packed it is too long to be read: {}", bomb.len());
    let mut network = table();
    assert!(matches!(fault(&mut network, &bomb), Some(MessageFault::TooLong { .. })));
    assert!(matches!(unpack::<ToHost>(&bomb, usize::MAX), Err(MessageFault::Garbled { .. })));
}

/// Returns what the host says to a message of the first guest.
fn refusal(network: &mut Network<SanJuan>, message: &ToHost) -> Option<HostRefusal> {
    network.host.take_out();
    let link = network.link(0);
    let bytes = pack(900_000, message);
    network.host.hear(&mut network.session, link, &bytes, network.now, &mut || 1).expect("readable");
    network.host.take_out().into_iter().find_map(|out| match out {
        Out::Send(to, bytes) if to == link => match unpack(&bytes, MAX_TO_GUEST).expect("readable").1 {
            ToGuest::Refused(refusal) => Some(refusal),
            _ => None,
        },
        _ => None,
    })
}

#[test]
fn what_a_guest_may_not_do_is_refused_with_its_reason() {
    let mut network = table();
    while network.session.turn().seat() == Some(network.devices[0].seat) {
        network.choose();
    }
    let seat = network.session.turn().seat().expect("running");
    let actions = serde_json::to_string(&network.session.legal(seat)[..1]).expect("actions");
    let at = network.session.len() as u32;
    let act = |line, at| ToHost::Act { line, at, actions: actions.clone() };
    assert_eq!(refusal(&mut network, &act(7, at)), Some(HostRefusal::NotOnTurn));
    assert_eq!(refusal(&mut table(), &act(7, at + 1)), Some(HostRefusal::Stale));
    assert_eq!(refusal(&mut table(), &act(6, at)), Some(HostRefusal::Stale));
    let undo = ToHost::Undo { line: 7, at, whole: false };
    assert_eq!(refusal(&mut network_at(at), &undo), Some(HostRefusal::NoWayBack));
    let nonsense = ToHost::Act { line: 7, at, actions: "[\"fly\"]".to_owned() };
    assert!(matches!(refusal(&mut network_at(at), &nonsense), Some(HostRefusal::Illegal(_))));
}

/// A table that has come to this position.
fn network_at(len: u32) -> Network<SanJuan> {
    let mut network = table();
    while (network.session.len() as u32) < len {
        network.choose();
    }
    network
}

#[test]
fn a_list_that_is_refused_shows_nothing_for_nothing() {
    let mut network = table();
    let guest = network.devices[0].seat;
    let mut looks = 0;
    while network.session.turn().seat().is_some() && looks < 5 {
        if network.session.turn().seat() == Some(guest) {
            let (at, legal) = (network.session.len(), network.session.legal(guest));
            // Of the first nobody can say what comes after it; the second is a question about that.
            let list = serde_json::to_string(&vec![legal[0]; 64]).expect("actions");
            network.inject(
                0,
                &pack(800_000 + at as u32, &ToHost::Act { line: 7, at: at as u32, actions: list }),
            );
            assert!(network.session.len() > at, "what was asked about is done");
            network.reload(0);
            network.settle();
            looks += 1;
        } else {
            network.choose();
        }
    }
    assert_eq!(looks, 5);
    network.play_out();
}

#[test]
fn other_games_and_other_rules_are_named() {
    let mut network = table();
    network.keeps = true;
    network.reload(0);
    network.settle();
    let welcome = network.overheard.iter().find_map(|(_, bytes)| match unpack(bytes, MAX_TO_GUEST) {
        Ok((_, ToGuest::Welcome(welcome))) => Some(welcome),
        _ => None,
    });
    let mut welcome = welcome.expect("a welcome");
    let other = live::guest::open::<PuertoRico>(&welcome).err();
    assert_eq!(other, Some(MessageFault::OtherGame { found: "san-juan".to_owned() }));
    welcome.rules += 1;
    let other = live::guest::open::<SanJuan>(&welcome).err();
    assert!(other.as_ref().is_some_and(MessageFault::is_of_versions), "{other:?}");
    welcome.rules -= 1;
    welcome.seat = Some((Seat(200), 1));
    assert!(matches!(live::guest::open::<SanJuan>(&welcome), Err(MessageFault::Content { .. })));
}

#[test]
fn a_message_that_came_before_is_not_heard_again() {
    let mut network = table();
    network.keeps = true;
    network.choose();
    network.choose();
    let old: Vec<Vec<u8>> = network.overheard.iter().map(|(_, bytes)| bytes.clone()).collect();
    let seat = network.devices[0].seat;
    let of_seat = network.overheard.iter().filter(|(of, _)| *of == seat).count();
    assert!(of_seat > 0 && !old.is_empty());
    let device = &mut network.devices[0];
    let mirror = device.mirror.as_mut().expect("seated");
    for bytes in old {
        assert_eq!(device.guest.hear(mirror, &bytes, 0), Ok(Heard::Nothing));
    }
    let _ = Guest::new(None);
}
