//! Where the rules let all choose at once, every device is asked at the same time, and nobody is told more for it.

use game_core::{Game, Seat, Viewer};
use ginkgopolis::{Ginkgopolis, Prompt};
use live::message::{MAX_TO_GUEST, ToGuest, unpack};
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use serde_json::json;
use session::ahead::Ahead;
use session::{Player, Seated, Session};

use crate::modes::Modes;
use crate::network::Network;

/// Modes of Ginkgopolis with so many people at least.
fn modes(people: usize) -> Vec<(<Ginkgopolis as Game>::Config, usize)> {
    let seats = |config: &<Ginkgopolis as Game>::Config| {
        let game = Ginkgopolis::new(config).expect("a legal mode");
        Seat::all(game.seats()).filter(|&seat| !game.is_automa(seat)).count()
    };
    let modes = Ginkgopolis::modes().into_iter().map(|config| (config.clone(), seats(&config)));
    modes.filter(|(_, room)| *room >= people).collect()
}

/// The session of a position that a seat is shown.
fn shown(position: &<Ginkgopolis as Game>::Position) -> Session<Ginkgopolis> {
    let (game, _) = Ginkgopolis::from_position(position).expect("a position");
    let people = Seat::all(game.seats()).map(|_| Player::person("")).collect();
    Session::at_position(position, people).expect("a position")
}

/// The position in which a seat is asked ahead of its turn.
fn question(session: &Session<Ginkgopolis>, seat: Seat) -> Option<<Ginkgopolis as Game>::Position> {
    match session.asked_ahead(seat, &[])? {
        Ahead::Asked(position) => Some(position),
        Ahead::Chosen => panic!("{seat} has chosen nothing"),
    }
}

#[test]
fn what_is_asked_ahead_is_what_is_asked_in_turn() {
    let (mut asked, mut confirmed) = (0, 0);
    for (at, (config, people)) in modes(3).into_iter().enumerate() {
        let mut network = Network::<Ginkgopolis>::new(&config, people - 1, 300 + at as u64);
        // What each seat was shown ahead, until its turn comes.
        let mut ahead: Vec<Option<Vec<_>>> = vec![None; people];
        loop {
            let turn = network.session.turn().seat();
            for seat in Seat::all(people as u8) {
                let Some(position) = question(&network.session, seat) else { continue };
                let shown = shown(&position);
                assert_eq!(shown.turn().seat(), Some(seat));
                let (own, before) =
                    (shown.view(Viewer::Seat(seat)), network.session.view(Viewer::Seat(seat)));
                let of = |view: &<Ginkgopolis as Game>::View| view.seats[seat.index()].hand.clone();
                assert_eq!(of(&own), of(&before), "its own hand is the real one");
                let legal = shown.legal(seat).to_vec();
                // A redraw, its own or another's, changes what is asked.
                let known = ahead[seat.index()].replace(legal.clone());
                assert!(known.is_none_or(|known| known == legal), "{seat}");
                asked += 1;
            }
            if let Some(seat) = turn
                && let Some(known) = ahead[seat.index()].take()
            {
                assert_eq!(network.session.legal(seat).to_vec(), known, "{seat}");
                confirmed += 1;
            }
            if !network.choose() {
                break;
            }
        }
    }
    println!("asked ahead {asked} times, {confirmed} questions confirmed");
    assert!(confirmed > 100, "{confirmed}");
}

#[test]
fn a_question_ahead_is_the_same_in_every_world_that_looks_the_same() {
    let mut compared = 0;
    for (at, (config, people)) in modes(3).into_iter().enumerate() {
        let mut network = Network::<Ginkgopolis>::new(&config, people - 1, 500 + at as u64);
        for _ in 0..60 {
            for seat in Seat::all(people as u8) {
                let Some(position) = question(&network.session, seat) else { continue };
                let told = network.session.imagined_at(network.session.len(), seat);
                let other = shown(&told);
                if other.len() > 0 {
                    continue;
                }
                let there = question(&other, seat).expect("asked there, too");
                assert_eq!(json!(there).to_string(), json!(position).to_string(), "{seat}");
                compared += 1;
            }
            if !network.choose() {
                break;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn choices_ahead_are_kept_until_their_turn_and_told_to_nobody() {
    let (config, people) = modes(3).swap_remove(0);
    let mut network = Network::<Ginkgopolis>::new(&config, people - 1, 71);
    network.keeps = true;
    let (mut ahead, mut in_turn) = (0, 0);
    while !network.session.is_over() {
        network.settle();
        let before = network.session.len();
        // Every guest answers what it is asked, the last one first, whoever is on turn.
        let mut answered = false;
        for at in (0..network.devices.len()).rev() {
            while network.choose_ahead(at) {
                answered = true;
                ahead += 1;
                let own = network.devices[at].seat;
                // Whoever is on turn is no guest that has answered already.
                assert_ne!(network.session.turn().seat(), Some(own));
            }
        }
        if answered {
            assert_eq!(network.session.len(), before, "nothing has happened yet");
        }
        if !network.choose() {
            break;
        }
        in_turn += 1;
    }
    network.play_out();
    println!("{ahead} choices ahead, {in_turn} in turn");
    assert!(ahead > 30, "{ahead}");
    // No message names what somebody has chosen before all have: a question ahead is for its own seat.
    for (to, bytes) in &network.overheard {
        let (_, message): (u32, ToGuest) = unpack(bytes, MAX_TO_GUEST).expect("readable");
        if let ToGuest::Ahead { position, .. } = message
            && !position.is_empty()
        {
            let position = game_core::json::read(&position).expect("a position");
            let shown = shown(&position);
            assert_eq!(shown.turn().seat(), Some(*to));
        }
    }
}

#[test]
fn a_choice_ahead_that_has_become_impossible_is_asked_again() {
    let (config, people) = modes(3).swap_remove(0);
    let mut network = Network::<Ginkgopolis>::new(&config, people - 1, 72);
    let at = network.devices.len() - 1;
    // Until the last seat is asked for a card ahead of its turn.
    while question(&network.session, network.devices[at].seat).is_none() {
        assert!(network.choose());
    }
    network.settle();
    assert!(network.choose_ahead(at));
    // Whatever is taken back takes the choice along.
    let before = network.session.len();
    let seat = network.session.turn().seat().expect("running");
    if network.choose() && network.session.undo(seat).is_ok() {
        let now = network.session.len();
        network.host.take_back(now);
        network.settle();
        assert!(now <= before);
    }
    network.play_out();
}

/// The games in which nobody chooses ahead.
fn nobody<G: Seated + Modes>() {
    let config = G::modes().swap_remove(0);
    let mut network = Network::<G>::new(&config, 1, 73);
    for _ in 0..80 {
        for seat in Seat::all(network.session.game().seats()) {
            assert!(network.session.asked_ahead(seat, &[]).is_none(), "{seat}");
        }
        if !network.choose() {
            break;
        }
    }
}

#[test]
fn games_in_which_all_choose_in_turn_ask_in_turn() {
    nobody::<SanJuan>();
    nobody::<PuertoRico>();
    let (config, people) = modes(2).swap_remove(0);
    let mut network = Network::<Ginkgopolis>::new(&config, people - 1, 74);
    while network.choose() {
        let session = &network.session;
        let is_together = matches!(
            session.turn(),
            game_core::Turn::Choose { prompt: Prompt::Card | Prompt::Tile | Prompt::Draft { .. }, .. }
        );
        let asked = Seat::all(people as u8).filter(|&seat| question(session, seat).is_some());
        assert!(is_together || asked.count() == 0);
    }
}
