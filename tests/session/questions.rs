//! A table for every question of Puerto Rico, which the browser tests open in
//! the middle of it: files like those that the page exports.
//! `SOBREMESA_ACCEPT=1` looks for them anew, in random games.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use ai::LevelId;
use game_core::{Actions, Game, Mute, Rng, Seat, Turn};
use puerto_rico::config::Options;
use puerto_rico::{Action, Building, Config, Position, Prompt, PuertoRico};
use session::save::Save;
use session::saves::{Bundle, Entry, SaveSummary, SeatSummary};
use session::{Player, Session};

use crate::session::common::bundle;

/// Names every question, so that a new one without a table does not compile.
macro_rules! questions {
    ($($name:literal: $prompt:pat,)*) => {
        /// Questions for which tables are stored, by their titles.
        const QUESTIONS: &[&str] = &[$($name),*];

        fn question(prompt: Prompt) -> &'static str {
            match prompt {
                $($prompt => $name,)*
            }
        }
    };
}

questions! {
    "role": Prompt::Role { .. },
    "hacienda": Prompt::Hacienda,
    "take": Prompt::Take,
    "hospital": Prompt::Hospital { .. },
    "privilege": Prompt::Privilege,
    "place": Prompt::Place { .. },
    "build": Prompt::Build,
    "school": Prompt::School { .. },
    "produce": Prompt::Produce,
    "extra": Prompt::Extra,
    "sell": Prompt::Sell,
    "load": Prompt::Load,
    "harbor": Prompt::Harbor { .. },
    "store_all": Prompt::StoreAll { .. },
    "keep_one": Prompt::KeepOne,
    "draft": Prompt::Draft,
    "bohio": Prompt::Bohio,
    "plant": Prompt::Plant { .. },
    "second_tile": Prompt::SecondTile,
    "late_hospital": Prompt::LateHospital,
    "payment": Prompt::Payment { .. },
    "small_wharf": Prompt::SmallWharf,
    "load_point_harbor": Prompt::LoadPoint { harbor: true },
    "load_point_privilege": Prompt::LoadPoint { harbor: false },
    "keep_singles": Prompt::KeepSingles { .. },
    "smuggle": Prompt::Smuggle,
    "spoils": Prompt::Spoils { .. },
    "poached": Prompt::Poached { .. },
    "pick": Prompt::Pick,
    "place_citizen": Prompt::PlaceCitizen { .. },
    "bonus_villa": Prompt::Bonus { building: Building::Villa },
    "bonus_chapel": Prompt::Bonus { building: Building::Chapel },
    "bonus_park": Prompt::Bonus { .. },
    "zoning": Prompt::Zoning,
    "park": Prompt::Park,
    "pension": Prompt::Pension { .. },
    "poach_kinds": Prompt::PoachKinds,
    "poached_citizens": Prompt::PoachedCitizens { .. },
    "rewarded": Prompt::Rewarded { .. },
    "keep_card": Prompt::KeepCard { .. },
}

const PLAYERS: u8 = 3;
/// Random games of each kind of table in which a question may come up.
const GAMES: u64 = 3000;

/// The base game and everything at once, with every bonus asked for.
fn tables() -> [Config; 2] {
    let asking = Options { ask_bonuses: true, ..Options::default() };
    let everything = Options {
        exp1: true,
        exp2: true,
        exp3: true,
        exp4: true,
        exp5: true,
        exp6: true,
        exp6_draft: true,
        ..asking
    };
    [asking, everything].map(|options| Config { players: PLAYERS, options, ..Config::default() })
}

/// Seat that is asked, its question, and its answers.
fn asked(table: &Session<PuertoRico>) -> Option<(Seat, &'static str, Vec<Action>)> {
    match table.turn() {
        Turn::Choose { seat, prompt } => Some((seat, question(prompt), table.legal(seat).to_vec())),
        Turn::Over => None,
    }
}

/// Returns true if a question is worth keeping: something can be chosen, of the Smuggler's deeds
/// each.
fn is_rich(name: &str, legal: &[Action]) -> bool {
    let has = |fits: fn(&Action) -> bool| legal.iter().any(fits);
    match name {
        "smuggle" => {
            has(|action| matches!(action, Action::Raid(_)))
                && has(|action| *action == Action::Plunder)
                && has(|action| *action == Action::Poach)
                && has(|action| matches!(action, Action::Capture(_)))
        }
        _ => legal.len() > 1,
    }
}

/// A table with the choice before the question in its record, and a person who is asked; `None` if the table itself
/// answers.
fn stored(before: &Position, (chooser, choice): (Seat, Action), name: &str) -> Option<Session<PuertoRico>> {
    let people = (0..PLAYERS).map(|seat| Player::person(format!("P{seat}"))).collect();
    let mut trial = Session::at_position(before, people).expect("a position of a game");
    trial.act(chooser, choice).ok()?;
    let (reader, ..) = asked(&trial).filter(|(_, asked, legal)| *asked == name && is_rich(name, legal))?;
    let player = |seat: Seat| match seat == reader {
        true => Player::person("Inés"),
        false => Player::opponent("", LevelId::Apprentice),
    };
    let mut table = Session::at_position(before, Seat::all(PLAYERS).map(player).collect()).expect("the same");
    table.act(chooser, choice).expect("the same choice");
    Some(table)
}

/// Plays at random until every question has come up.
fn find() -> BTreeMap<&'static str, Session<PuertoRico>> {
    let mut found = BTreeMap::new();
    let games = (0..GAMES).flat_map(|seed| tables().map(|config| (seed, config)));
    for (seed, config) in games {
        let game = PuertoRico::new(&config).expect("a table");
        let (mut state, mut rng) = (game.setup(seed, &mut Mute), Rng::stream(seed, 77));
        let mut before = None;
        while let Turn::Choose { seat, prompt } = game.turn(&state) {
            let name = question(prompt);
            if let Some((earlier, choice)) = before.as_ref().filter(|_| !found.contains_key(name)) {
                found.extend(stored(&game.position(earlier), *choice, name).map(|table| (name, table)));
            }
            let mut legal = Actions::default();
            game.legal(&state, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            if legal.len() > 1 {
                before = Some((state.clone(), (seat, action)));
            }
            game.apply(&mut state, action, &mut Mute);
        }
        if found.len() == QUESTIONS.len() {
            return found;
        }
    }
    let missing: Vec<_> = QUESTIONS.iter().filter(|name| !found.contains_key(*name)).collect();
    panic!("no table asks {missing:?}");
}

/// The tables as the page would export them, by title.
fn file(found: &BTreeMap<&str, Session<PuertoRico>>) -> String {
    let entry = |(name, table): (&&str, &Session<PuertoRico>)| {
        let summary = SaveSummary {
            game: PuertoRico::ID.to_owned(),
            title: (*name).to_owned(),
            seats: vec![SeatSummary::default(); usize::from(PLAYERS)],
            ..SaveSummary::default()
        };
        Entry::write(&summary, &table.save().to_json())
    };
    let entries: Vec<String> = found.iter().map(entry).collect();
    bundle(&entries)
}

fn path() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("tests/e2e/fixtures/puerto-rico-questions.json")
}

#[test]
fn a_table_is_stored_for_every_question() {
    if std::env::var("SOBREMESA_ACCEPT").is_ok_and(|value| value == "1") {
        fs::write(path(), file(&find())).expect("the folder of the browser tests");
    }
    let text = fs::read_to_string(path()).expect("tables for the browser tests");
    let entries = Bundle::read(&text).expect("one of our files");
    let titles: Vec<&str> = entries.iter().map(|entry| entry.summary.title.as_str()).collect();
    let mut wanted = QUESTIONS.to_vec();
    wanted.sort_unstable();
    assert_eq!(titles, wanted, "SOBREMESA_ACCEPT=1 looks for what is missing");
    for entry in &entries {
        let title = &entry.summary.title;
        let save = Save::<PuertoRico>::parse(entry.save()).expect("a save");
        let opened = save.reopen().expect("a sound record");
        assert!(!opened.history_lost, "{title}: SOBREMESA_ACCEPT=1 writes it anew");
        let (seat, name, legal) = asked(&opened.session).expect("a running game");
        assert_eq!(name, title);
        assert!(is_rich(name, &legal), "{title}: {legal:?}");
        assert!(opened.session.seats()[seat.index()].is_person(), "{title}: a person is asked");
    }
}
