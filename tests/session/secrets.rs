//! The law behind every way out of a game (`docs/secrets.md`): changing what a seat may not know changes
//! nothing of what it is told. Every mode, every seat, whoever is on turn.
//!
//! `SOBREMESA_SECRETS` asks for another number of positions of each mode.

use ai::LevelId;
use game_core::consequence::foresee;
use game_core::{Actions, Mute, Rng, Seat, Turn, Viewer};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use referee::games::table;
use referee::table::{Form, Live};
use san_juan::SanJuan;
use serde_json::json;
use session::Seated;
use session::blind::{blind, nonce};
use session::decisions::sights;
use session::study::PositionEditor;
use session::{Player, Session};

use crate::support::modes::Modes;
use crate::support::universe::Universe;

/// Positions of each mode.
const POSITIONS: usize = 10;
/// In one of so many the referee is asked as well, which reads the position anew.
const REFEREE: usize = 5;
/// Actions that are asked about in each position.
const ASKED: usize = 3;

fn wanted() -> usize {
    std::env::var("SOBREMESA_SECRETS")
        .map_or(POSITIONS, |number| number.parse().expect("a number of positions"))
}

/// Number of comparisons.
#[derive(Debug, Default)]
struct Tally {
    positions: usize,
    /// Positions in the eyes of a seat.
    seen: usize,
    /// Of those, how many worlds differed in something hidden.
    others: usize,
    /// Questions about actions.
    asked: usize,
    /// Times that the referee was asked.
    refereed: usize,
}

/// Everything a seat is told about a state by the rules and the session; empty what cannot be compared.
fn told<G: Seated + PositionEditor>(game: &G, state: &G::State, seat: Seat) -> Vec<String> {
    let viewer = Viewer::Seat(seat);
    let number = nonce(game, state, seat);
    let mut told = vec![
        json!(game.view(state, viewer)).to_string(),
        json!(game.view(state, Viewer::Public)).to_string(),
        json!(game.turn(state)).to_string(),
        json!(game.view_partway(state, viewer, game.turn(state))).to_string(),
        number.to_string(),
        json!(blind(game, state, seat, number)).to_string(),
    ];
    let people = Seat::all(game.seats()).map(|_| Player::person("")).collect();
    if let Ok(session) = Session::<G>::at_position(&game.position(state), people) {
        if session.choice_at(0) == Some(seat) {
            // What is forced may have ended the game: then it is studied with all its cards.
            told.push(if session.is_over() { String::new() } else { session.studied_at(0, seat) });
            told.push(format!("{:?}", session.legal_at(0)));
            told.push(format!("{:?}", session.request_at(0, LevelId::Governor, 500, true)));
        }
        told.push(json!(session.view_at(0, viewer)).to_string());
    }
    told
}

/// Answers to a seat on turn about an action: legality, reason, forecast, next choices, the table before each of them.
fn answered<G: Seated>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> String {
    if let Some(reason) = game.why_not(state, action) {
        return format!("{reason:?}");
    }
    let said = foresee(game, state, seat, &[action]);
    let said = said.map(|said| format!("{} {:?}", json!(said.events), said.changes));
    let after = game.choices_after(state, &[action]);
    let next = after.iter().flat_map(|after| after.first().copied());
    let seen = sights(game, state, &[action].into_iter().chain(next).collect::<Vec<_>>());
    let seen: Vec<String> = seen.iter().map(|(view, legal)| format!("{} {legal:?}", json!(view))).collect();
    format!("{said:?} {after:?} {seen:?}")
}

fn referee<G: Seated>(game: &G, state: &G::State) -> Box<dyn Live> {
    let text = json!(game.position(state)).to_string();
    table(Some(G::ID)).and_then(|table| table.open(Form::Position, &text)).expect("a position of a game")
}

/// Answers of the referee to a seat.
fn refereed(live: &dyn Live, seat: Seat) -> String {
    let viewer = Viewer::Seat(seat);
    let score = live.score(Some(viewer)).map(|score| json!(score)).expect("the seat plays");
    let view = live.view(viewer).expect("the seat plays");
    let text = live.show(Some(viewer)).expect("the seat plays");
    format!("{view}\n{text}\n{score}\n{}\n{}", live.turn(), live.turn_words())
}

fn compare<G: Seated + PositionEditor + Universe>(
    game: &G,
    state: &G::State,
    rng: &mut Rng,
    tally: &mut Tally,
) {
    tally.positions += 1;
    let universe = G::universe();
    let mut legal = Actions::new();
    for seat in Seat::all(game.seats()).filter(|seat| !game.is_automa(*seat)) {
        let mut other = state.clone();
        game.determinize(&mut other, seat, rng);
        tally.seen += 1;
        tally.others += usize::from(other != *state);
        let context = || format!("{:?}, seen by {seat}: {}", game.config(), json!(game.position(state)));
        let [one, two] = [state, &other].map(|state| told(game, state, seat));
        let differs = |(one, two): (&String, &String)| one != two && !one.is_empty() && !two.is_empty();
        let differing = one.iter().zip(&two).position(differs);
        if let Some(at) = differing {
            panic!("{}\n{}\n{}", context(), one[at], two[at]);
        }
        assert_eq!(one.len(), two.len(), "{}", context());
        if tally.positions.is_multiple_of(REFEREE) {
            let [one, two] = [state, &other].map(|state| refereed(&*referee(game, state), seat));
            assert_eq!(one, two, "{}", context());
            tally.refereed += 1;
        }
        let Turn::Choose { seat: asked, .. } = game.turn(state) else { continue };
        if asked != seat {
            continue;
        }
        game.legal(state, &mut legal);
        let any = |list: &[G::Action], rng: &mut Rng| list[rng.below(list.len() as u32) as usize];
        for at in 0..2 * ASKED {
            let action = if at < ASKED { any(&legal, rng) } else { any(&universe, rng) };
            let [one, two] = [state, &other].map(|state| answered(game, state, seat, action));
            assert_eq!(one, two, "{action:?}, {}", context());
            tally.asked += 1;
        }
    }
}

/// Positions of random games of every mode; one position in eight of each game, so that many games are met.
fn nothing_hidden_is_told<G: Seated + PositionEditor + Modes + Universe>() {
    let mut tally = Tally::default();
    for (mode, config) in G::modes().iter().enumerate() {
        let game = G::new(config).expect("a legal mode");
        let mut rng = Rng::stream(mode as u64, 71);
        let mut legal = Actions::new();
        let mut state = game.setup(rng.next(), &mut Mute);
        let until = tally.positions + wanted();
        while tally.positions < until {
            if rng.below(8) == 0 {
                compare(&game, &state, &mut rng, &mut tally);
            }
            if game.is_over(&state) {
                state = game.setup(rng.next(), &mut Mute);
                continue;
            }
            game.legal(&state, &mut legal);
            game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
        }
    }
    println!("{}: {tally:?}", G::ID);
    assert!(tally.others > tally.seen / 4 && tally.asked > 0 && tally.refereed > 0, "{tally:?}");
}

#[test]
fn in_san_juan_nothing_hidden_is_told() {
    nothing_hidden_is_told::<SanJuan>();
}

#[test]
fn in_puerto_rico_nothing_hidden_is_told() {
    nothing_hidden_is_told::<PuertoRico>();
}

#[test]
fn in_ginkgopolis_nothing_hidden_is_told() {
    nothing_hidden_is_told::<Ginkgopolis>();
}
