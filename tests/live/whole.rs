//! Whole games of every title and mode come to the same end on all devices, whatever happens to the connections.

use game_core::{Game, Rng, Seat};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::Seated;

use crate::modes::Modes;
use crate::network::{Fate, Network};

/// Numbers of guests that are tried in turn, as far as there are seats.
const GUESTS: [usize; 3] = [2, 3, 5];

/// The modes that have seats for people at two devices.
fn modes<G: Seated + Modes>() -> Vec<(G::Config, usize)> {
    let with_room = |config: G::Config| {
        let game = G::new(&config).expect("a legal mode");
        let people = Seat::all(game.seats()).filter(|&seat| !game.is_automa(seat)).count();
        (people > 1).then_some((config, people - 1))
    };
    G::modes().into_iter().filter_map(with_room).collect()
}

fn whole_games<G: Seated + Modes>() {
    let (mut games, mut messages, mut bytes, mut most) = (0, 0, 0, 0);
    for (at, (config, room)) in modes::<G>().into_iter().enumerate() {
        let guests = GUESTS[at % GUESTS.len()].min(room);
        let mut network = Network::<G>::new(&config, guests, 1000 + at as u64);
        network.assert_told();
        network.play_out();
        games += 1;
        most = most.max(guests);
        messages += network.messages;
        bytes += network.bytes / guests;
    }
    println!(
        "{}: {games} games, up to {most} guests, {} messages and {} bytes a guest and game",
        G::ID,
        messages / games,
        bytes / games
    );
}

#[test]
fn games_of_san_juan_end_alike_on_all_devices() {
    whole_games::<SanJuan>();
}

#[test]
fn games_of_puerto_rico_end_alike_on_all_devices() {
    whole_games::<PuertoRico>();
}

#[test]
fn games_of_ginkgopolis_end_alike_on_all_devices() {
    whole_games::<Ginkgopolis>();
}

/// Choices of the games in which the connection ends at every message.
const CHOICES: usize = 12;

/// The connection ends at each message in turn.
fn cut_everywhere<G: Seated + Modes>() {
    let (config, room) = modes::<G>().swap_remove(0);
    let play = |cut: Option<usize>| {
        let mut network = Network::<G>::new(&config, room.min(2), 5);
        network.with_fate(move |number| if Some(number) == cut { Fate::Cut } else { Fate::Arrives });
        for _ in 0..CHOICES {
            network.choose();
        }
        network.assert_told();
        network.assert_same_course();
        network.messages
    };
    let messages = play(None);
    for cut in 0..messages {
        play(Some(cut));
    }
    println!("{}: cut at each of {messages} messages", G::ID);
}

#[test]
fn connections_may_end_at_every_message() {
    cut_everywhere::<SanJuan>();
    cut_everywhere::<PuertoRico>();
    cut_everywhere::<Ginkgopolis>();
}

/// Messages are lost, doubled and mixed up, and connections end, throughout a game.
fn stormy<G: Seated + Modes>(seed: u64) {
    let (config, room) = modes::<G>().swap_remove(0);
    let mut network = Network::<G>::new(&config, room.min(3), seed);
    let mut luck = Rng::stream(seed, 3);
    network.with_fate(move |_| match luck.below(40) {
        0..2 => Fate::Lost,
        2..5 => Fate::ArrivesTwice,
        5..8 => Fate::ArrivesLate,
        8 => Fate::Cut,
        _ => Fate::Arrives,
    });
    network.play_out();
}

#[test]
fn messages_may_be_lost_doubled_and_mixed_up() {
    for seed in 0..3 {
        stormy::<SanJuan>(seed);
        stormy::<PuertoRico>(seed);
        stormy::<Ginkgopolis>(seed);
    }
}

#[test]
fn a_guest_that_comes_back_knows_as_much_as_before() {
    let config = san_juan::Config { players: 3, ..san_juan::Config::default() };
    let mut network = Network::<SanJuan>::new(&config, 2, 11);
    for round in 0..30 {
        network.choose();
        if round % 5 == 0 {
            network.reload(round % 2);
            network.settle();
        }
    }
    network.play_out();
    assert_eq!(SanJuan::ID, "san-juan");
}
