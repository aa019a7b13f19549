//! No message to a guest holds what its seat may not know, and none to somebody who watches what is hidden from anybody: every message of whole games is searched, and every position
//! in one is the same to the last byte in every world that looks the same to the seat.

use game_core::{Rng, Seat, Viewer};
use ginkgopolis::Ginkgopolis;
use live::message::{MAX_TO_GUEST, ToGuest, unpack};
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use serde_json::{Value, json};
use session::{Player, Seated, Session};

use crate::modes::Modes;
use crate::network::Network;
use crate::watching::Watcher;

/// The texts of a message, unpacked.
fn texts(message: &ToGuest) -> Vec<String> {
    match message {
        ToGuest::Steps { steps, .. } => steps.clone(),
        ToGuest::Welcome(welcome) => vec![welcome.start.clone(), welcome.opening.clone()],
        other => vec![format!("{other:?}")],
    }
}

/// Long numbers anywhere in a value: seeds and the states of random streams.
fn long_numbers(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Number(number) if number.to_string().len() >= 12 => found.push(number.to_string()),
        Value::String(text) if text.len() >= 12 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            found.push(text.clone());
        }
        Value::Array(values) => values.iter().for_each(|value| long_numbers(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| long_numbers(value, found)),
        _ => {}
    }
}

/// Compares what a viewer is told of the present in another world that looks the same to it.
fn compare<G: Seated>(session: &Session<G>, viewer: Viewer) -> bool {
    let told = session.imagined_at(session.len(), viewer);
    let people = Seat::all(session.game().seats()).map(|_| Player::person("")).collect();
    let Ok(other) = Session::<G>::at_position(&told, people) else {
        panic!("{} is no position", json!(told))
    };
    if other.len() > 0 {
        return false;
    }
    assert_eq!(json!(other.imagined_at(0, viewer)).to_string(), json!(told).to_string(), "{viewer:?}");
    true
}

fn searched<G: Seated + Modes>() {
    let (mut messages, mut worlds, mut differing) = (0, 0, 0);
    for (mode, config) in G::modes().into_iter().enumerate() {
        let game = G::new(&config).expect("a legal mode");
        if Seat::all(game.seats()).filter(|&seat| !game.is_automa(seat)).count() < 2 {
            continue;
        }
        let seed = Rng::stream(mode as u64, 77).next() | 1 << 60;
        let mut network = Network::<G>::new(&config, 2, seed);
        network.keeps = true;
        let mut watcher = Watcher::new(&mut network, 900);
        let mut hidden = vec![seed.to_string()];
        let mut running = true;
        while running {
            let truth = network.session.save().record.snapshot;
            if !network.session.is_over() {
                long_numbers(&json!(truth), &mut hidden);
                let guests = network.devices.iter().map(|device| Viewer::Seat(device.seat));
                for viewer in guests.chain([Viewer::Public]) {
                    worlds += usize::from(compare(&network.session, viewer));
                    let imagined = network.session.imagined_at(network.session.len(), viewer);
                    differing += usize::from(json!(imagined) != json!(truth));
                }
            }
            running = network.choose();
            watcher.follow(&mut network);
        }
        hidden.sort();
        hidden.dedup();
        let end = network.session.len();
        let to_watcher = watcher.heard.len();
        assert!(to_watcher > end / 2, "{to_watcher} messages to somebody who watches");
        for bytes in network.overheard.iter().map(|(_, bytes)| bytes).chain(&watcher.heard) {
            let (_, message): (u32, ToGuest) = unpack(bytes, MAX_TO_GUEST).expect("readable");
            // The end tells everything.
            let last = match &message {
                ToGuest::Over { .. } => continue,
                ToGuest::Steps { from, steps, .. } if *from as usize + steps.len() == end => 1,
                _ => 0,
            };
            messages += 1;
            let texts = texts(&message);
            for text in &texts[..texts.len() - last] {
                let found = hidden.iter().find(|number| text.contains(number.as_str()));
                assert_eq!(found, None, "{}: {text}", G::ID);
            }
        }
    }
    println!(
        "{}: {messages} messages searched, {worlds} positions in two worlds, {differing} unlike the truth",
        G::ID
    );
    assert!(messages > 0 && worlds > 0 && differing > worlds / 4);
}

#[test]
fn guests_of_san_juan_are_told_no_secret() {
    searched::<SanJuan>();
}

#[test]
fn guests_of_puerto_rico_are_told_no_secret() {
    searched::<PuertoRico>();
}

#[test]
fn guests_of_ginkgopolis_are_told_no_secret() {
    searched::<Ginkgopolis>();
}
