//! Where the rules let all choose at once, every device is asked at the same time, and nobody is told more for it.

use game_core::{Seat, Viewer};
use ginkgopolis::{Ginkgopolis, Prompt};
use live::message::{MAX_TO_GUEST, ToGuest, unpack};
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use serde_json::{Value, json};
use session::ahead::Ahead;
use session::{Player, Seated, Session};

use crate::modes::Modes;
use crate::network::Network;

/// Modes of a game with so many people at least.
fn modes<G: Modes>(people: usize) -> Vec<(G::Config, usize)> {
    let seats = |config: &G::Config| {
        let game = G::new(config).expect("a legal mode");
        Seat::all(game.seats()).filter(|&seat| !game.is_automa(seat)).count()
    };
    let modes = G::modes().into_iter().map(|config| (config.clone(), seats(&config)));
    modes.filter(|(_, room)| *room >= people).collect()
}

/// The session of a position that a seat is shown.
fn shown<G: Seated>(position: &G::Position) -> Session<G> {
    let (game, _) =
        G::from_position(position).unwrap_or_else(|_| panic!("{} is no position", json!(position)));
    let people = Seat::all(game.seats()).map(|_| Player::person("")).collect();
    Session::at_position(position, people).expect("a position")
}

/// The position in which a seat is asked ahead of its turn.
fn question<G: Seated>(session: &Session<G>, seat: Seat) -> Option<G::Position> {
    match session.asked_ahead(seat, &[])? {
        Ahead::Asked(position) => Some(position),
        Ahead::Chosen => panic!("{seat} has chosen nothing"),
    }
}

/// Plays games of every mode: whoever is asked ahead of its turn holds what it really holds (`hand`), and may choose what it may
/// choose once its turn has come. Looks at so many choices of each game at most.
fn asked_as_in_turn<G: Seated + Modes>(most: usize, hand: impl Fn(&G::View, Seat) -> Value) -> usize {
    let (mut asked, mut confirmed) = (0, 0);
    for (at, (config, people)) in modes::<G>(3).into_iter().enumerate() {
        let mut network = Network::<G>::new(&config, people - 1, 300 + at as u64);
        // What each seat was shown ahead, until its turn comes.
        let mut ahead: Vec<Option<Vec<_>>> = vec![None; network.session.seats().len()];
        for _ in 0..most {
            let turn = network.session.turn().seat();
            for seat in Seat::all(ahead.len() as u8) {
                let Some(position) = question(&network.session, seat) else { continue };
                let shown = shown::<G>(&position);
                assert_eq!(shown.turn().seat(), Some(seat));
                let [own, before] =
                    [&shown, &network.session].map(|session| session.view(Viewer::Seat(seat)));
                assert_eq!(hand(&own, seat), hand(&before, seat), "its own hand is the real one");
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
    println!("{}: asked ahead {asked} times, {confirmed} questions confirmed", G::ID);
    confirmed
}

#[test]
fn what_is_asked_ahead_is_what_is_asked_in_turn() {
    let confirmed =
        asked_as_in_turn::<Ginkgopolis>(usize::MAX, |view, seat| json!(view.seats[seat.index()].hand));
    assert!(confirmed > 100, "{confirmed}");
    // Achievement cards are drafted before the first round.
    let confirmed =
        asked_as_in_turn::<PuertoRico>(40, |view, seat| json!(view.seats[seat.index()].achievements));
    assert!(confirmed > 10, "{confirmed}");
}

#[test]
fn a_question_ahead_is_the_same_in_every_world_that_looks_the_same() {
    assert!(same_in_every_world::<Ginkgopolis>() > 100);
    assert!(same_in_every_world::<PuertoRico>() > 10);
}

fn same_in_every_world<G: Seated + Modes>() -> usize {
    let mut compared = 0;
    for (at, (config, people)) in modes::<G>(3).into_iter().enumerate() {
        let mut network = Network::<G>::new(&config, people - 1, 500 + at as u64);
        for _ in 0..60 {
            for seat in Seat::all(network.session.game().seats()) {
                let Some(position) = question(&network.session, seat) else { continue };
                let told = network.session.imagined_at(network.session.len(), Viewer::Seat(seat));
                let other = shown::<G>(&told);
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
    compared
}

#[test]
fn choices_ahead_are_kept_until_their_turn_and_told_to_nobody() {
    let (config, people) = modes::<Ginkgopolis>(3).swap_remove(0);
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
            let shown = shown::<Ginkgopolis>(&position);
            assert_eq!(shown.turn().seat(), Some(*to));
        }
    }
}

#[test]
fn the_host_s_own_player_chooses_at_once_and_nobody_is_told() {
    let (mut ahead, mut taken) = (0, 0);
    for (at, (config, people)) in modes::<Ginkgopolis>(3).into_iter().enumerate() {
        let mut network = Network::<Ginkgopolis>::new(&config, people - 1, 75 + at as u64);
        let own = network.session.by_link().expect("a host").seat;
        loop {
            let messages = network.messages;
            while network.choose_own_ahead() {
                ahead += 1;
            }
            assert_eq!(network.messages, messages, "not a message tells of it");
            let has_chosen = network.host.own_choices() > 0;
            let before = network.session.len();
            if !network.choose() {
                break;
            }
            // Once all before it have chosen, its choice is carried out with no further question.
            let mut steps =
                (before + 1..=network.session.len()).map(|step| network.session.note(step, Viewer::Public));
            taken += usize::from(has_chosen && steps.any(|note| note.seat == own && !note.automatic));
        }
        network.play_out();
    }
    println!("{ahead} choices of the host ahead, {taken} carried out");
    assert!(ahead > 30 && taken > 20, "{ahead}, {taken}");
}

#[test]
fn what_the_host_is_shown_ahead_is_a_copy_in_which_nothing_can_be_done() {
    let (config, people) = modes::<Ginkgopolis>(3).swap_remove(0);
    let mut network = Network::<Ginkgopolis>::new(&config, people - 1, 76);
    let own = network.session.by_link().expect("a host").seat;
    let (mut shown, mut parts) = (0, 0);
    for _ in 0..120 {
        if let Some(position) = network.host.own_question(&network.session) {
            let session = &network.session;
            let mut copy = session.showing_ahead(&position).expect("a question");
            let (len, viewer) = (session.len(), Viewer::Seat(own));
            assert_eq!(copy.len(), len + 1);
            assert_eq!(copy.view_at(len, viewer), session.view_at(len, viewer));
            let heard = if len > 0 { session.events_at(len, Viewer::Public).len() } else { 0 };
            for events in 0..heard.min(3) {
                assert_eq!(copy.view_partway(len, events, viewer), session.view_partway(len, events, viewer));
                parts += 1;
            }
            let action = copy.legal(own)[0];
            assert!(copy.act(own, action).is_err() && copy.len() == len + 1);
            shown += 1;
        }
        if !network.choose() {
            break;
        }
    }
    assert!(shown > 20 && parts > 20, "{shown}, {parts}");
}

#[test]
fn what_is_taken_back_takes_the_host_s_choice_along() {
    let (config, people) = modes::<Ginkgopolis>(3).swap_remove(0);
    let mut network = Network::<Ginkgopolis>::new(&config, people - 1, 77);
    while network.host.own_question(&network.session).is_none() {
        assert!(network.choose());
    }
    assert!(network.choose_own_ahead());
    assert!(network.host.own_choices() > 0);
    network.host.take_back(network.session.len());
    network.settle();
    assert_eq!(network.host.own_choices(), 0);
    assert!(network.host.own_question(&network.session).is_some(), "asked again");
    network.play_out();
}

#[test]
fn a_choice_ahead_that_has_become_impossible_is_asked_again() {
    let (config, people) = modes::<Ginkgopolis>(3).swap_remove(0);
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
    let (config, people) = modes::<Ginkgopolis>(2).swap_remove(0);
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
