//! Laws of the sounds of every game: random games of every edition, event by event.

use std::collections::BTreeSet;

use game_core::{Game, Rng, Seat, Turn, Viewer};
use session::{Player, Session, TableSetup};

use ginkgopolis_board::GinkgopolisBoard;
use puerto_rico_board::PuertoRicoBoard;
use san_juan_board::SanJuanBoard;
use table::game::module::GamePages;
use ui::sound::Sound;

/// A random game of an edition with as many players as it is for.
fn played<G: GamePages>(edition: usize, seed: u64) -> Session<G::Game> {
    let most = *G::EDITIONS[edition].seats.end() as u8;
    let config = G::configured(edition, most, None);
    let players = G::Game::new(&config).expect("invariant: an edition that is offered is legal").seats();
    let seats = Seat::all(players).map(|seat| Player::person(format!("P{}", seat.0))).collect();
    let mut table: Session<G::Game> =
        Session::new(TableSetup { config, seed, seats }).expect("invariant: as many players as seats");
    let mut rng = Rng::stream(seed, 91);
    while let Turn::Choose { seat, .. } = table.turn() {
        let legal = table.legal(seat);
        table
            .act(seat, legal[rng.below(legal.len() as u32) as usize])
            .expect("invariant: a listed action is legal");
    }
    table
}

/// Sounds heard in games of every edition. Every piece that travels is heard, and everybody hears
/// the same.
fn heard<G: GamePages>() -> BTreeSet<Sound> {
    let mut heard = BTreeSet::new();
    for edition in 0..G::EDITIONS.len() {
        let table = played::<G>(edition, edition as u64);
        for step in 0..=table.len() {
            let events = table.events_at(step, Viewer::Public);
            let sounds: Vec<Option<Sound>> = events.iter().map(G::sound).collect();
            let view = table.view_at(step, Viewer::Public);
            for (event, sound) in events.iter().zip(&sounds) {
                let flies = !G::flights(std::slice::from_ref(event), &view).is_empty();
                assert!(sound.is_some() || !flies, "{}: {event:?} travels without a sound", G::ID);
            }
            for seat in Seat::all(table.seats().len() as u8) {
                let seen = table.events_at(step, Viewer::Seat(seat));
                let own: Vec<Option<Sound>> = seen.iter().map(G::sound).collect();
                assert_eq!(own, sounds, "{}, step {step}: {seat} hears something else", G::ID);
            }
            heard.extend(sounds.into_iter().flatten());
        }
    }
    heard
}

#[test]
fn in_every_game_what_travels_is_heard_and_everybody_hears_the_same() {
    use Sound::{Coin, Paper, Water, Wood};
    assert_eq!(heard::<SanJuanBoard>(), BTreeSet::from([Paper, Wood, Coin, Water]));
    assert_eq!(heard::<PuertoRicoBoard>(), BTreeSet::from([Paper, Wood, Coin, Water]));
    assert_eq!(heard::<GinkgopolisBoard>(), BTreeSet::from([Paper, Wood, Coin]));
}
