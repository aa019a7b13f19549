use ai::{LevelId, Style};
use game_core::{Actions, Game, Mute, Rng, Seat, Turn, Viewer};
use puerto_rico::config::Options;
use puerto_rico::{self, Action, Prompt, PuertoRico};
use san_juan::{Config, SanJuan, Switches};
use session::share::{self, ShareError};
use session::{Controller, Player, TableSetup};

use crate::session::common::{finished, midway};

fn setup(config: Config, seed: u64) -> TableSetup<SanJuan> {
    let mut seats = vec![Player::person("陳 & Söhne")];
    seats.extend((1..config.players).map(|_| Player::opponent("", LevelId::Governor)));
    TableSetup { config, seed, seats }
}

fn decode(code: &str) -> Result<TableSetup<SanJuan>, ShareError> {
    share::decode::<SanJuan>(code).map(|shared| shared.setup)
}

#[test]
fn set_ups_travel_whole() {
    for players in 2..=4 {
        for (seed, config) in [
            (0, Config { players, ..Config::default() }),
            (u64::MAX, Config { players, opening_draft: true, first: Some(Seat(1)), ..Config::default() }),
            (
                1897,
                Config {
                    players,
                    switches: Switches {
                        resort_cost_1897: 3,
                        rebuild_covered_types: false,
                        ..Switches::default()
                    },
                    ..Config::default()
                },
            ),
        ] {
            let setup = setup(config, seed);
            let code = share::encode_setup(&setup);
            assert!(code.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_'), "{code}");
            assert_eq!(decode(&code), Ok(setup));
            assert_eq!(share::game_of(&code).as_deref(), Ok("san-juan"));
        }
    }
}

#[test]
fn styles_travel_with_their_opponents() {
    let mut seated = setup(Config { players: 4, ..Config::default() }, 5);
    let before = share::encode_setup(&seated);
    seated.seats[2].controller = Controller::Styled(LevelId::Master, Style::Builder);
    let code = share::encode_setup(&seated);
    assert_ne!(code, before);
    assert_eq!(decode(&code), Ok(seated));
}

/// A code that was made before there were styles.
#[test]
fn older_codes_mean_what_they_meant() {
    let seats = vec![Player::person("Ana"), Player::opponent("", LevelId::Viceroy)];
    let table = TableSetup::<SanJuan> { config: Config::default(), seed: 123_456, seats };
    assert_eq!(decode("AQhzYW4tanVhbgHAxAcAAgNBbmEAAAEDAKx4L8w"), Ok(table));
}

#[test]
fn ordinary_codes_are_short() {
    let seats = vec![Player::person("Ana"), Player::opponent("", LevelId::Viceroy)];
    let code =
        share::encode_setup(&TableSetup::<SanJuan> { config: Config::default(), seed: 123_456, seats });
    assert!(code.len() <= 48, "{} characters", code.len());
}

#[test]
fn a_finished_game_travels_with_its_course() {
    let table = finished(2, 71);
    let code = table.share().expect("it is over");
    assert!(code.len() < 4000, "{} characters", code.len());
    let copy = share::decode::<SanJuan>(&code).expect("readable").replay().expect("playable");
    assert_eq!(copy.score(), table.score());
    assert!(copy.log(Viewer::Public).eq(table.log(Viewer::Public)));
}

#[test]
fn a_running_game_keeps_its_secrets() {
    assert_eq!(midway(2, 72, 20).share(), None);
}

#[test]
fn a_set_up_alone_is_a_table_ready_to_play() {
    let setup = setup(Config::default(), 5);
    let table = share::decode::<SanJuan>(&share::encode_setup(&setup)).expect("readable").replay();
    assert_eq!(table.expect("playable").setup(), setup);
}

#[test]
fn every_slip_of_a_character_is_noticed() {
    let code = share::encode_setup(&setup(Config::default(), 123_456));
    for at in 0..code.len() {
        for with in ['A', 'z', '0', '-'] {
            let mut mutant: Vec<char> = code.chars().collect();
            if mutant[at] != with {
                mutant[at] = with;
                let mutant: String = mutant.into_iter().collect();
                assert_eq!(decode(&mutant), Err(ShareError::Damaged), "{mutant}");
            }
        }
    }
    for cut in 0..code.len() {
        assert_eq!(decode(&code[..cut]), Err(ShareError::Damaged));
    }
    assert_eq!(decode(&format!("{code} ")), Err(ShareError::Character { at: code.len() + 1, found: ' ' }));
    assert_eq!(decode("%E9"), Err(ShareError::Character { at: 1, found: '%' }));
    assert!(matches!(decode(&"A".repeat(70_000)), Err(ShareError::TooLong { .. })));
}

/// The code of a random game of Puerto Rico that asks for every bonus, as
/// rules version 1 wrote it: nothing was asked about the Harbor. Whether
/// anybody would have been asked.
fn before_the_harbor_asked(seed: u64) -> (String, bool) {
    let options = Options { ask_bonuses: true, ..Options::default() };
    let config = puerto_rico::Config { options, first: Some(Seat(0)), ..puerto_rico::Config::default() };
    let game = PuertoRico::new(&config).expect("a legal configuration");
    let mut state = game.setup(seed, &mut Mute);
    let (mut rng, mut legal) = (Rng::stream(seed, 3), Actions::new());
    let (mut actions, mut asked) = (Vec::new(), false);
    while let Turn::Choose { prompt, .. } = game.turn(&state) {
        game.legal(&state, &mut legal);
        let harbor = matches!(prompt, Prompt::Harbor { .. });
        let action = if harbor { Action::Accept } else { legal[rng.below(legal.len() as u32) as usize] };
        game.apply(&mut state, action, &mut Mute);
        asked |= harbor;
        if !harbor {
            actions.push(action);
        }
    }
    let json = r#"{"first":0,"options":{"ask_bonuses":true}}"#;
    let seats = vec![(String::new(), Controller::Person); 3];
    let payload = ("puerto-rico", 1u16, seed, json, seats, Some(actions));
    let mut bytes = vec![share::FORMAT];
    bytes.extend(postcard::to_allocvec(&payload).expect("bytes"));
    (share::seal(bytes), asked)
}

#[test]
fn games_by_older_rules_open_where_they_went_the_same_way() {
    let mut met = [0; 2];
    for seed in 0..12 {
        let (code, asked) = before_the_harbor_asked(seed);
        let opened = share::decode::<PuertoRico>(&code).expect("readable").replay();
        match opened {
            Ok(session) => assert!(!asked && session.is_over(), "seed {seed}"),
            Err(error) => assert!(asked && error == ShareError::OlderRules, "seed {seed}: {error}"),
        }
        met[usize::from(asked)] += 1;
    }
    assert!(met.iter().all(|&met| met > 0), "{met:?}");
}

#[test]
fn codes_made_to_mislead_are_refused() {
    // The checksum is no secret, so the content behind it is checked as well.
    let forged = |payload: &[u8]| {
        let mut bytes = vec![share::FORMAT];
        bytes.extend(payload);
        share::seal(bytes)
    };
    let strange = (String::from("go"), 1u16);
    let code = forged(&postcard::to_allocvec(&strange).expect("bytes"));
    assert_eq!(decode(&code), Err(ShareError::OtherGame { found: "go".to_owned(), expected: "san-juan" }));
    let newer = (String::from("san-juan"), 999u16);
    assert_eq!(decode(&forged(&postcard::to_allocvec(&newer).expect("bytes"))), Err(ShareError::Newer));
    let with_config = |config: &str| {
        let seats: Vec<(String, Controller)> = Vec::new();
        let actions: Option<Vec<u8>> = None;
        let payload = ("san-juan", 1u16, 1u64, config, seats, actions);
        decode(&forged(&postcard::to_allocvec(&payload).expect("bytes"))).expect_err("refused").to_string()
    };
    assert!(with_config(r#"{"players":9}"#).starts_with("config.players: "));
    assert!(with_config(r#"{"players":"x"}"#).starts_with("code: config.players: "));
    assert!(with_config(r#"{"colour":1}"#).contains("colour"));
    assert!(with_config("{").starts_with("code: "));
    assert_eq!(with_config(""), "seats: 0 sit down, 2 play");
    // A length that promises more than there is must not be believed.
    assert!(decode(&forged(&[0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 1, 2, 3])).is_err());
}
