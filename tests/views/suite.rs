//! Laws of the views of every game, in random games of every mode.

use game_core::{Actions, Game, Mute, Rng, Seat, Turn, Viewer};
use serde_json::Value;

use crate::support::modes::Modes;

/// Games of each mode.
const GAMES: u64 = 2;
/// Steps between two looks that play many games on.
const RARELY: usize = 25;

/// Every mode with the seeds to play it from.
pub fn games<G: Modes>() -> impl Iterator<Item = (G, u64)> {
    G::modes().into_iter().flat_map(|config| {
        (0..GAMES).map(move |seed| (G::new(&config).expect("a legal configuration"), seed))
    })
}

/// Plays a random game, showing each state and the events that led to it.
pub fn play<G: Game>(game: &G, seed: u64, mut look: impl FnMut(&G::State, &[G::Event])) {
    let mut rng = Rng::stream(seed, 71);
    let mut log = Vec::new();
    let mut state = game.setup(seed, &mut log);
    loop {
        look(&state, &log);
        log.clear();
        let Turn::Choose { .. } = game.turn(&state) else { return };
        let mut legal = Actions::<G::Action>::new();
        game.legal(&state, &mut legal);
        game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut log);
    }
}

/// Every seat's viewer, and the public's.
pub fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public])
}

/// The places of a JSON value where one of a game's pieces is named, such as
/// `seats.0.city.2.kind`, and the names.
pub fn named(value: &Value, is_piece: &impl Fn(&str) -> bool) -> Vec<(String, String)> {
    let mut found = Vec::new();
    search(value, String::new(), is_piece, &mut found);
    found
}

fn search(value: &Value, path: String, is_piece: &impl Fn(&str) -> bool, found: &mut Vec<(String, String)>) {
    let inner = |key: &dyn std::fmt::Display| {
        if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
    };
    match value {
        Value::String(text) if is_piece(text) => found.push((path, text.clone())),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| search(item, inner(&index), is_piece, found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, field)| search(field, inner(key), is_piece, found));
        }
        _ => {}
    }
}

/// SJ-INF-5, SJ-INF-8, SJ-INF-9, SJ-INF-13: everything that a seat may not know
/// is replaced; its view and the public one stay the same to the letter.
fn a_view_stays_the_same_to_the_letter_when_hidden_pieces_change<G: Modes>() {
    for (game, seed) in games::<G>() {
        let mut changed = false;
        let mut rng = Rng::stream(seed, 72);
        play(&game, seed, |state, _| {
            for seat in Seat::all(game.seats()) {
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut rng);
                changed |= other != *state;
                for viewer in [Viewer::Seat(seat), Viewer::Public] {
                    let text =
                        |state| serde_json::to_string(&game.view(state, viewer)).expect("views serialise");
                    assert_eq!(text(&other), text(state), "{:?}, seed {seed}: {viewer:?}", game.config());
                }
            }
        });
        assert!(changed, "{:?}, seed {seed}: nothing was ever hidden", game.config());
    }
}

/// SJ-INF-9: what is imagined is a possible game that can be played to its end.
fn imagined_pieces_make_a_game_that_can_be_finished<G: Modes>() {
    for (game, seed) in games::<G>().filter(|(_, seed)| *seed == 0) {
        let mut rng = Rng::stream(9, 73);
        let mut step = 0;
        play(&game, seed, |state, _| {
            step += 1;
            if step % RARELY != 0 {
                return;
            }
            for seat in Seat::all(game.seats()) {
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut rng);
                while !game.is_over(&other) {
                    let mut legal = Actions::<G::Action>::new();
                    game.legal(&other, &mut legal);
                    game.apply(&mut other, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
                }
                game.check(&other).expect("nothing is lost");
            }
        });
    }
}

/// Makes a test of each check for one game.
macro_rules! suite {
    ($name:ident, $game:ty) => {
        mod $name {
            suite!(@ $game: a_view_stays_the_same_to_the_letter_when_hidden_pieces_change,
                imagined_pieces_make_a_game_that_can_be_finished);
        }
    };
    (@ $game:ty: $($check:ident),*) => {
        $(#[test]
        fn $check() {
            super::$check::<$game>();
        })*
    };
}

suite!(san_juan, san_juan::SanJuan);
suite!(puerto_rico, puerto_rico::PuertoRico);
suite!(ginkgopolis, ginkgopolis::Ginkgopolis);
