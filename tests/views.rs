//! Hidden information in random games: no view and no event tells an eye what
//! it may not know (section 3 of `docs/rules/san-juan.md`).
//!
//! Two independent proofs. Everything hidden is replaced, and the view stays
//! the same to the letter; and wherever a card is named in a view or an
//! event, it stands in a place where that eye may read it.

use serde_json::Value;
use sobremesa::core::{Actions, Eye, Game, Mute, Rng, Seat, Turn};
use sobremesa::games::san_juan::{Action, Config, Edition, Event, Kind, Role, SanJuan, State};

const GAMES: u64 = 4;

fn games() -> impl Iterator<Item = (SanJuan, u64)> {
    let modes = [(2, false), (3, false), (4, false), (2, true), (4, true)];
    let base = modes.map(|(players, opening_draft)| Config { players, opening_draft, ..Config::default() });
    let expanded = Config { players: 3, new_buildings: true, ..Config::default() };
    let extra_roles = Some(vec![Role::ColonistShip, Role::Captain]);
    let classic = Config { edition: Edition::Classic, players: 6, extra_roles, ..Config::default() };
    base.into_iter().chain([expanded, classic]).flat_map(|config| {
        let game = SanJuan::new(&config).expect("a legal configuration");
        (0..GAMES).map(move |seed| (game.clone(), seed))
    })
}

/// Plays a random game, showing each state and the events that led to it.
fn play(game: &SanJuan, seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let mut rng = Rng::stream(seed, 71);
    let mut log = Vec::new();
    let mut state = game.setup(seed, &mut log);
    loop {
        look(&state, &log);
        log.clear();
        let Turn::Choose { .. } = game.turn(&state) else { return };
        let mut legal = Actions::<Action>::new();
        game.legal(&state, &mut legal);
        game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut log);
    }
}

fn eyes(game: &SanJuan) -> impl Iterator<Item = Eye> {
    Seat::all(game.seats()).map(Eye::Seat).chain([Eye::Public])
}

/// The places of a JSON value where a building is named, such as
/// `seats.0.city.2.kind`.
fn named(value: &Value, path: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::String(text) if Kind::ALL.iter().any(|kind| kind.key() == text) => {
            found.push((path.to_owned(), text.clone()));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| named(item, &format!("{path}.{index}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, field)| named(field, &format!("{path}.{key}"), found));
        }
        _ => {}
    }
}

/// Whether `eye` may find a building named at `path` of its view.
fn may_read(view: &Value, eye: Eye, path: &str) -> bool {
    let parts: Vec<&str> = path.split('.').skip(1).collect();
    let own = |seat: &str| matches!(eye, Eye::Seat(own) if own.0.to_string() == seat);
    match parts[..] {
        // Buildings, visible and covered: SJ-INF-1, SJ-INF-2.
        ["seats", _, "city", _, "kind"] | ["seats", _, "city", _, "covers", _] => true,
        // Own hand and own tucked cards: SJ-INF-4, SJ-INF-6.
        ["seats", seat, "hand" | "tucked_cards", _] => own(seat),
        // Own look: SJ-INF-11; cards that lie face up: SJ-INF-12.
        ["look", "cards", _] => {
            let face_up = view["turn"]["choose"]["prompt"].get("take").is_some();
            face_up || own(&view["look"]["seat"].to_string())
        }
        ["turn", "choose", "prompt", "take", "from"] => true,
        // A building that has been announced.
        ["turn", "choose", "prompt", "site" | "pay", "kind"] => true,
        ["site", "kind"] | ["site", "discounts", _, _, "covered" | "may"] => true,
        // Prices are those of the own hand, and of the Cathedral.
        ["prices", _, "kind"] => eye != Eye::Public,
        // "chapel" is also a question, and "archive" a reason to discard.
        ["turn", "choose", "prompt"] | ["turn", "choose", "prompt", "discard", "why"] => true,
        _ => false,
    }
}

/// SJ-INF-4, SJ-INF-5, SJ-INF-9, SJ-INF-10, SJ-INF-11
#[test]
fn a_view_names_cards_only_where_its_eye_may_read_them() {
    for (game, seed) in games() {
        play(&game, seed, |state, _| {
            for eye in eyes(&game) {
                let view = serde_json::to_value(game.view(state, eye)).expect("views serialise");
                let mut found = Vec::new();
                named(&view, "", &mut found);
                for (path, kind) in found {
                    assert!(may_read(&view, eye, &path), "seed {seed}: {eye:?} reads {kind} at {path}");
                }
            }
        });
    }
}

/// SJ-INF-5, SJ-INF-8, SJ-INF-9, SJ-INF-13
#[test]
fn a_view_stays_the_same_to_the_letter_when_hidden_cards_change() {
    for (game, seed) in games() {
        let mut rng = Rng::stream(seed, 72);
        let mut changed = false;
        play(&game, seed, |state, _| {
            for seat in Seat::all(game.seats()) {
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut rng);
                changed |= other != *state;
                for eye in [Eye::Seat(seat), Eye::Public] {
                    let text =
                        |state| serde_json::to_string(&game.view(state, eye)).expect("views serialise");
                    assert_eq!(text(&other), text(state), "seed {seed}: {eye:?}");
                }
            }
        });
        assert!(changed, "nothing was ever hidden");
    }
}

/// SJ-INF-4: a seat does see what is its own.
#[test]
fn a_seat_sees_all_of_its_own_cards() {
    for (game, seed) in games() {
        play(&game, seed, |state, _| {
            for seat in Seat::all(game.seats()) {
                let view = game.view(state, Eye::Seat(seat));
                let own = &view.seats[seat.index()];
                assert_eq!(own.hand, Some(state.hand(seat).iter().collect::<Vec<_>>()));
                assert_eq!(own.tucked, own.tucked_cards.as_ref().map(|cards| cards.len() as u8));
                assert_eq!(own.tucked, Some(state.tucked(seat)));
                assert_eq!(own.shipped, Some(state.shipped(seat)));
                let looking = view.look.filter(|look| look.seat == seat);
                assert!(looking.is_none_or(|look| look.cards.is_some()));
            }
        });
    }
}

/// SJ-INF-11, SJ-INF-12, SJ-INF-17
#[test]
fn others_hear_of_amounts_and_never_of_hidden_cards() {
    for (game, seed) in games() {
        play(&game, seed, |_, events| {
            for event in events {
                let full = serde_json::to_value(event).expect("events serialise");
                for eye in eyes(&game) {
                    let heard = game.redact(event, eye).expect("every event is heard of");
                    let heard = serde_json::to_value(heard).expect("events serialise");
                    let (name, fields) =
                        heard.as_object().expect("a tagged event").iter().next().expect("one");
                    let own = matches!(eye, Eye::Seat(seat) if fields["seat"] == seat.0);
                    let public = matches!(&**name, "announced" | "built" | "gold_mine" | "bank")
                        || matches!(&**name, "turned_up" | "took" | "row_discarded");
                    let mut found = Vec::new();
                    // "archive" is also a reason to discard, "chapel" a place.
                    let mut cards = fields.clone();
                    for place in ["why", "under"] {
                        cards.as_object_mut().map(|fields| fields.remove(place));
                    }
                    named(&cards, "", &mut found);
                    assert!(own || public || found.is_empty(), "seed {seed}: {eye:?} hears {heard}");
                    assert!(!own || heard == full, "seed {seed}: {eye:?} should hear all of {full}");
                }
            }
        });
    }
}

/// SJ-INF-9: what is imagined is a possible game that can be played on.
#[test]
fn imagined_cards_make_a_game_that_can_be_finished() {
    let (game, mut rng) = (SanJuan::new(&Config::default()).expect("the defaults"), Rng::stream(9, 73));
    let mut step = 0;
    play(&game, 9, |state, _| {
        step += 1;
        if step % 25 != 0 {
            return;
        }
        for seat in Seat::all(game.seats()) {
            let mut other = state.clone();
            game.determinize(&mut other, seat, &mut rng);
            while !game.is_over(&other) {
                let mut legal = Actions::<Action>::new();
                game.legal(&other, &mut legal);
                game.apply(&mut other, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
            }
            game.check(&other).expect("nothing is lost");
        }
    });
}
