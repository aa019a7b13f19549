//! The busiest tables of each game, at which the browser tests measure whether everything has its place: files like those
//! that the page exports. `SOBREMESA_ACCEPT=1` looks for them anew, in random games.

use std::fs;
use std::path::PathBuf;

use ai::LevelId;
use game_core::{Actions, Game, Mute, Rng, Seat, Turn, Viewer};
use ginkgopolis::{self, Ginkgopolis, Mode};
use puerto_rico::config::Options;
use puerto_rico::{self, PuertoRico};
use san_juan::{self, SanJuan};
use session::save::Save;
use session::saves::{Bundle, Entry, SaveSummary, SeatSummary};
use session::{Player, Session};

use crate::session::common::bundle;
use crate::session::host::Host;

/// Random games of each table.
const GAMES: u64 = 60;

/// Names such as the set-up page gives.
const NAMES: [&str; 8] = ["Tomás", "Lucía", "Rafael", "Marta", "Diego", "Elena", "Julio", "Ana"];

/// A question to look for at a table, and what counts as busy there: seen by whoever is asked, with so many answers.
struct Search<G: Game> {
    title: &'static str,
    config: G::Config,
    asks: fn(G::Prompt) -> bool,
    weight: fn(&G::View, usize) -> usize,
}

/// Looks through random games for the busiest table of its kind, and writes it as the page would export it.
fn entry<G: Host>(search: &Search<G>) -> String {
    let game = G::new(&search.config).expect("a table");
    let mut busiest: Option<(usize, G::State, Seat)> = None;
    for seed in 0..GAMES {
        let (mut state, mut rng) = (game.setup(seed, &mut Mute), Rng::stream(seed, 79));
        while let Turn::Choose { seat, prompt } = game.turn(&state) {
            let mut legal = Actions::default();
            game.legal(&state, &mut legal);
            if (search.asks)(prompt) && legal.len() > 1 {
                let weight = (search.weight)(&game.view(&state, Viewer::Seat(seat)), legal.len());
                if busiest.as_ref().is_none_or(|(most, ..)| weight > *most) {
                    busiest = Some((weight, state.clone(), seat));
                }
            }
            game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
        }
    }
    let (_, state, asked) = busiest.unwrap_or_else(|| panic!("no table asks {}", search.title));
    let player = |seat: Seat| match seat {
        seat if seat == asked => Player::person("Inés"),
        // What the rules play has its name from them.
        seat if game.is_automa(seat) => Player::opponent("", LevelId::Apprentice),
        seat => Player::opponent(NAMES[seat.index()], LevelId::Apprentice),
    };
    let players = Seat::all(game.seats()).map(player).collect();
    let table: Session<G> =
        Session::at_position(&game.position(&state), players).expect("a position of a game");
    let summary = SaveSummary {
        game: G::ID.to_owned(),
        title: search.title.to_owned(),
        seats: vec![SeatSummary::default(); usize::from(game.seats())],
        ..SaveSummary::default()
    };
    Entry::write(&summary, &table.save().to_json())
}

/// Checks that a stored table is still one of its kind: at a question with a choice that a person
/// has to answer.
fn check<G: Host>(search: &Search<G>, entry: &Entry) {
    let opened = Save::<G>::parse(entry.save()).expect("a save").reopen().expect("a sound record");
    let title = search.title;
    assert!(!opened.history_lost, "{title}: SOBREMESA_ACCEPT=1 writes it anew");
    let Turn::Choose { seat, prompt } = opened.session.turn() else { panic!("{title}: a running game") };
    assert!((search.asks)(prompt), "{title}");
    assert!(opened.session.legal(seat).len() > 1, "{title}");
    assert!(opened.session.seats()[seat.index()].is_person(), "{title}: a person is asked");
}

fn puerto_rico() -> Vec<Search<PuertoRico>> {
    use puerto_rico::{Config, Prompt, View};
    /// Number of pieces on the table.
    fn pieces(view: &View, answers: usize) -> usize {
        let own = view.turn.seat().expect("somebody is asked");
        let seat = |seat: &puerto_rico::view::SeatView| {
            let goods: u8 = seat.crates.iter().map(|&crates| u8::from(crates > 0)).sum();
            let share = seat.buildings.len() * 2 + usize::from(seat.tiles.iter().sum::<u8>() + goods);
            if seat.seat == own { share * 4 } else { share }
        };
        view.seats.iter().map(seat).sum::<usize>() + answers
    }
    let everything = Options {
        exp1: true,
        exp2: true,
        exp3: true,
        exp4: true,
        exp5: true,
        exp6: true,
        ..Options::default()
    };
    let all = Config { players: 5, options: everything, ..Config::default() };
    let alone = Options { puertomas: 2, ..Options::default() };
    let solo = Config { players: 3, options: alone, ..Config::default() };
    let at = |title, config: &Config, asks| Search { title, config: config.clone(), asks, weight: pieces };
    vec![
        at("puerto-rico-role", &all, |prompt| matches!(prompt, Prompt::Role { .. })),
        at("puerto-rico-place", &all, |prompt| matches!(prompt, Prompt::Place { .. })),
        at("puerto-rico-build", &all, |prompt| matches!(prompt, Prompt::Build)),
        at("puerto-rico-load", &all, |prompt| matches!(prompt, Prompt::Load)),
        at("puerto-rico-store", &all, |prompt| matches!(prompt, Prompt::StoreAll { .. })),
        at("puerto-rico-solo", &solo, |prompt| matches!(prompt, Prompt::Role { .. })),
    ]
}

fn san_juan() -> Vec<Search<SanJuan>> {
    use san_juan::{Config, Edition, Prompt, View};
    fn pieces(view: &View, answers: usize) -> usize {
        let own = view.turn.seat().expect("somebody is asked");
        let seat = |seat: &san_juan::view::SeatView| {
            let goods = seat.city.iter().filter(|slot| slot.good).count();
            let share = seat.city.len() + goods;
            if seat.seat == own { share * 2 + usize::from(seat.hand_count) * 4 } else { share }
        };
        view.seats.iter().map(seat).sum::<usize>() + answers
    }
    let four = Config { players: 4, new_buildings: true, ..Config::default() };
    let eight = Config { edition: Edition::Classic, players: 8, ..Config::default() };
    let at = |title, config: &Config, asks| Search { title, config: config.clone(), asks, weight: pieces };
    vec![
        at("san-juan-build", &four, |prompt| matches!(prompt, Prompt::Build)),
        at("san-juan-role", &eight, |prompt| matches!(prompt, Prompt::Role { .. })),
        at("san-juan-sell", &eight, |prompt| matches!(prompt, Prompt::Sell { .. })),
    ]
}

fn ginkgopolis() -> Vec<Search<Ginkgopolis>> {
    use ginkgopolis::{Config, Prompt, View};
    fn pieces(view: &View, answers: usize) -> usize {
        let own = view.turn.seat().expect("somebody is asked");
        let tiles = view.seats[own.index()].tiles.as_ref().map_or(0, Vec::len);
        view.city.len() * 4 + tiles * 2 + view.seats[own.index()].cards.len() + answers
    }
    let five = Config { mode: Mode::Draft, players: 5, ..Config::default() };
    let open = Config { open_screens: true, ..five.clone() };
    let solo = Config { mode: Mode::Solo, players: 1, ..Config::default() };
    let at = |title, config: &Config, asks| Search { title, config: config.clone(), asks, weight: pieces };
    vec![
        at("ginkgopolis-card", &five, |prompt| matches!(prompt, Prompt::Card)),
        at("ginkgopolis-place", &open, |prompt| matches!(prompt, Prompt::Place { .. })),
        at("ginkgopolis-solo", &solo, |prompt| matches!(prompt, Prompt::Place { .. })),
    ]
}

/// All tables as the page would export them.
fn file() -> String {
    let entries: Vec<String> = puerto_rico()
        .iter()
        .map(entry)
        .chain(san_juan().iter().map(entry))
        .chain(ginkgopolis().iter().map(entry))
        .collect();
    bundle(&entries)
}

fn path() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/e2e/fixtures/crowded.json")
}

#[test]
fn the_busiest_tables_of_the_browser_tests_can_be_played() {
    if std::env::var("SOBREMESA_ACCEPT").is_ok_and(|value| value == "1") {
        fs::write(path(), file()).expect("the folder of the browser tests");
    }
    let text = fs::read_to_string(path()).expect("tables for the browser tests");
    let entries = Bundle::read(&text).expect("one of our files");
    let named = |title: &str| entries.iter().find(|entry| entry.summary.title == title).expect(title);
    puerto_rico().iter().for_each(|search| check(search, named(search.title)));
    san_juan().iter().for_each(|search| check(search, named(search.title)));
    ginkgopolis().iter().for_each(|search| check(search, named(search.title)));
    assert_eq!(entries.len(), puerto_rico().len() + san_juan().len() + ginkgopolis().len());
}
