//! The games as the pages know them, all of them together.

mod first_time;
mod heard;
mod mangled_links;
mod reference;
mod strength;
mod study;

use std::collections::BTreeSet;

use ::ginkgopolis::{self, Ginkgopolis};
use ::puerto_rico::{self, PuertoRico};
use ::san_juan::{self, SanJuan};
use ai::LevelId;
use game_core::{Game, Seat};
use session::handover::{Purpose, Relation};
use session::{AutoAnswer, Player, Session, TableSetup};

use super::{GAME_MODULES, GAMES, SAVE_LOADERS, form, info, module};
use ginkgopolis_board::GinkgopolisBoard;
use puerto_rico_board::PuertoRicoBoard;
use san_juan_board::SanJuanBoard;
use table::game::{
    Choices, CodeContent, GameModule, GameSummary, KeptSave, LinkAction, OptionForm, SaveLoader, Setting,
};
use ui::i18n::automa::Automa;
use ui::i18n::{Lang, words};

fn setting(module: &dyn GameModule, edition: usize, seats: usize) -> Setting {
    let opponent = |_| Player::opponent("", LevelId::Apprentice);
    Setting {
        edition,
        values: module.defaults(edition),
        seats: (0..seats).map(opponent).collect(),
        first: None,
        seed: 1897,
    }
}

/// Every game, edition and number of seats.
fn tables() -> impl Iterator<Item = (&'static dyn GameModule, Setting)> {
    GAME_MODULES.iter().copied().flat_map(|module| {
        let editions = module.editions().iter().enumerate();
        editions.flat_map(move |(edition, form)| {
            form.seats.clone().map(move |seats| (module, setting(module, edition, seats)))
        })
    })
}

fn options(module: &dyn GameModule) -> impl Iterator<Item = &'static OptionForm> {
    (0..).map_while(|index| module.option(index))
}

#[test]
fn games_are_found_by_their_key_and_by_nothing_else() {
    for game in GAME_MODULES {
        assert!(module(game.id()).is_some_and(|found| found.id() == game.id()));
    }
    assert!(module("chess").is_none());
}

#[test]
fn every_game_has_a_bill_and_every_bill_a_game() {
    let hosts: Vec<&str> = GAME_MODULES.iter().map(|module| module.id()).collect();
    assert_eq!(GAMES.iter().map(|info| info.id).collect::<Vec<_>>(), hosts);
    assert!(hosts.iter().all(|id| info(id).is_some_and(|found| found.id == *id)) && info("chess").is_none());
}

#[test]
fn every_edition_can_be_dealt_with_every_number_of_seats_and_reads_back_from_its_code() {
    for (module, setting) in tables() {
        let fresh = module.deal(&setting).unwrap_or_else(|error| panic!("{}: {error}", module.id()));
        assert_eq!(
            (fresh.summary.game.as_str(), fresh.summary.seats.len()),
            (module.id(), setting.seats.len())
        );
        let save_loader = SAVE_LOADERS
            [GAME_MODULES.iter().position(|other| other.id() == module.id()).expect("in the list")];
        let opened = save_loader.reopen(&fresh.save).unwrap_or_else(|why| panic!("{}: {why:?}", module.id()));
        assert!(!opened.is_host() && !fresh.table.is_host(), "{}: nobody else is waited for", module.id());
        assert_eq!(module.decode(&module.encode(&setting)), Ok(CodeContent::Table(setting)));
    }
}

#[test]
fn saved_games_are_told_apart_by_their_edition() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (module, setting) in tables() {
            let summary = module.deal(&setting).expect("tables are legal").summary;
            let title = info(module.id()).expect("in the list").title(lang);
            let name = words(lang).edition(title, &summary.edition);
            assert!(name != title && name.starts_with(title), "{name}");
            seen.insert((module.id(), summary.edition, name));
        }
        let editions: usize = GAME_MODULES.iter().map(|module| module.editions().len()).sum();
        let names: BTreeSet<_> = seen.iter().map(|(.., name)| name).collect();
        assert_eq!((seen.len(), names.len()), (editions, editions), "{lang:?}");
        assert_eq!(
            words(lang).edition("San Juan", ""),
            "San Juan",
            "of earlier versions the name of the game is known"
        );
    }
}

/// The values that an option can be given beside the one it has.
fn others(option: &OptionForm, seats: usize, now: u8) -> Vec<u8> {
    let all: Vec<u8> = match option.choices {
        Choices::Switch => vec![0, 1],
        Choices::Among(choices) => {
            choices(&words(Lang::En), seats).into_iter().map(|(value, _)| value).collect()
        }
    };
    assert!(all.contains(&now), "the usual value is among {all:?}");
    all.into_iter().filter(|&value| value != now).collect()
}

#[test]
fn every_option_makes_another_table_that_reads_back() {
    for (module, usual) in tables() {
        let seats = usual.seats.len();
        let mut codes = BTreeSet::from([module.encode(&usual)]);
        for (index, option) in options(module).enumerate() {
            let mut usual = usual.clone();
            if let Some(needed) = option.needs {
                assert!(!option.is_offered(usual.edition, seats, &usual.values), "{}: {index}", module.id());
                usual.values[needed] = 1;
            }
            if !option.is_offered(usual.edition, seats, &usual.values) {
                usual.values[index] = 1 - usual.values[index].min(1);
                let read = module.decode(&module.encode(&usual));
                assert!(
                    matches!(read, Ok(CodeContent::Table(read)) if read.values[index] != usual.values[index])
                );
                continue;
            }
            for value in others(option, seats, usual.values[index]) {
                let mut other = usual.clone();
                other.values[index] = value;
                let code = module.encode(&other);
                module.check(&other).unwrap_or_else(|error| panic!("{}: {error}", module.id()));
                assert_eq!(module.decode(&code), Ok(CodeContent::Table(other)));
                assert!(codes.insert(code), "{}: option {index} changes nothing", module.id());
            }
        }
    }
}

#[test]
fn roles_that_do_not_fit_the_seats_are_the_usual_ones() {
    let module = module("san-juan").expect("it can be played");
    let mut table = setting(module, 1, 5);
    let roles = (0..).find(|&index| module.option(index).is_some_and(|option| option.seats == (5..=8)));
    let index = roles.expect("the extra roles are an option");
    // The Mayor alone is for five; with six at the table another must come.
    table.values[index] = 0b100;
    assert_eq!(module.decode(&module.encode(&table)), Ok(CodeContent::Table(table.clone())));
    table.seats.push(Player::person("Zoé"));
    let usual = Setting { values: module.defaults(1), ..table.clone() };
    assert_eq!(module.decode(&module.encode(&table)), Ok(CodeContent::Table(usual)));
}

#[test]
fn too_few_seats_are_refused() {
    for module in GAME_MODULES.iter().copied() {
        assert!(module.check(&setting(module, 0, 1)).is_err(), "{}", module.id());
    }
}

#[test]
fn nobody_sits_where_the_rules_play() {
    let mut played = BTreeSet::new();
    for (module, usual) in tables() {
        let settings = (0..=2u8).filter_map(|puertomas| {
            let at = options(module).position(|option| matches!(option.choices, Choices::Among(_)))?;
            let mut setting = usual.clone();
            setting.values[at] = puertomas;
            (module.id() == "puerto-rico").then_some(setting)
        });
        for usual in settings.chain([usual.clone()]) {
            let form = &module.editions()[usual.edition];
            for seat in 1..=form.seats_by_rule(&usual.values, usual.seats.len()) {
                let mut setting = usual.clone();
                let at = setting.seats.len() - seat;
                setting.seats[at] = Player::person("Zoé");
                assert_eq!(module.decode(&module.encode(&setting)), Ok(CodeContent::Table(usual.clone())));
                played.insert((module.id(), seat));
            }
        }
    }
    assert_eq!(
        played.into_iter().collect::<Vec<_>>(),
        [("ginkgopolis", 1), ("puerto-rico", 1), ("puerto-rico", 2)]
    );
}

/// GK-MOD-02, PR-AUT-SET-1: a list of games calls what the rules play as the table does.
#[test]
fn what_the_rules_play_is_called_alike_at_the_table_and_in_lists() {
    fn check<G: GameSummary>(game: &G::Game) -> usize {
        let mut found = 0;
        for seat in Seat::all(game.seats()) {
            let automa = G::automa(game, seat);
            assert_eq!(automa.is_some(), game.is_automa(seat));
            for lang in Lang::ALL {
                let called = automa.map(|automa| words(lang).automa(automa));
                assert_eq!(called, G::played_by_rule(game, seat, lang), "{seat:?} {lang:?}");
            }
            if let Some(automa) = automa {
                assert_eq!(Automa::from_key(automa.key()), Some(automa));
                found += 1;
            }
        }
        found
    }
    let puertomas = |puertomas| {
        let options = puerto_rico::Options { puertomas, ..puerto_rico::Options::default() };
        PuertoRico::new(&puerto_rico::Config { players: 4, options, ..Default::default() }).expect("legal")
    };
    let solo = ginkgopolis::Config { players: 1, mode: ginkgopolis::Mode::Solo, ..Default::default() };
    let hal = ginkgopolis::Ginkgopolis::new(&solo).expect("legal");
    let puertomas = [0, 1, 2].map(|count| check::<PuertoRicoBoard>(&puertomas(count)));
    assert_eq!((puertomas, check::<GinkgopolisBoard>(&hal)), ([0, 1, 2], 1));
}

#[test]
fn whoever_begins_is_kept() {
    for (module, mut setting) in tables() {
        setting.first = Some(Seat(1));
        let code = module.encode(&setting);
        if module.editions()[setting.edition].seats_by_rule(&setting.values, setting.seats.len()) > 0 {
            // Against the rules there is nothing to choose (GK-SOL-02).
            setting.first = None;
        }
        assert_eq!(module.decode(&code), Ok(CodeContent::Table(setting)));
    }
}

#[test]
fn every_game_has_its_words_in_every_language() {
    let all = GAME_MODULES.iter().zip(&GAMES).flat_map(|pair| Lang::ALL.map(|lang| (pair, lang)));
    for ((module, info), lang) in all {
        let words = words(lang);
        let pitch = words.pitch(info.id);
        let mut all = vec![info.title(lang), pitch.over, pitch.about];
        all.extend(pitch.facts);
        all.extend(module.editions().iter().flat_map(|edition| (edition.words)(&words)));
        all.extend(options(*module).flat_map(|option| (option.words)(&words)));
        assert!(all.iter().all(|text| !text.is_empty()), "{}: {all:?}", module.id());
    }
}

/// A file of this project.
fn read(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn what_is_drawn_on_the_first_page_is_in_the_sprite() {
    for info in &GAMES {
        let sprite = read(&format!("public/art/{}.svg", info.id));
        for id in info.frieze {
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{}: {id}", info.id);
        }
        assert!(read(&format!("public/posters/{}.svg", info.id)).contains("<svg"));
    }
}

#[test]
fn what_search_engines_and_installers_show_names_every_game_in_both_scripts() {
    for file in ["index.html", "public/manifest.webmanifest"] {
        let text = read(file);
        let line = text.lines().find(|line| line.contains("description")).expect("a description");
        for (info, lang) in GAMES.iter().flat_map(|info| [Lang::En, Lang::ZhHant].map(|lang| (info, lang))) {
            assert!(line.contains(info.title(lang)), "{file}: {}", info.title(lang));
        }
        assert!(!line.contains("1897"), "{file} speaks of one edition");
    }
}

#[test]
fn only_buildings_on_two_spaces_are_drawn_wide() {
    for wide in ["b-residence", "b-city_hall", "b-customs_house"] {
        assert!(PuertoRicoBoard::is_wide(wide), "{wide}");
    }
    assert!(!PuertoRicoBoard::is_wide("b-large_sugar") && !PuertoRicoBoard::is_wide("residence"));
    assert!(!SanJuanBoard::is_wide("b-residence"), "a card like any other");
}

/// The codes of a game among two or more people: as it was dealt, and a few steps on, in two ways.
fn on_its_way<G: AutoAnswer>(config: G::Config) -> [String; 3] {
    let game = G::new(&config).expect("a legal configuration");
    let seats = vec![Player::person("Ana"); usize::from(game.seats())];
    let mut session = Session::<G>::new(TableSetup { config, seed: 7, seats }).expect("a legal set-up");
    let code = |session: &Session<G>| session.code_at(session.len(), Purpose::Turn).expect("a deal");
    let dealt = code(&session);
    let seat = session.turn().seat().expect("it runs");
    let legal = session.legal(seat);
    let mut other = session.fork(session.len());
    session.act(seat, legal[0]).expect("legal");
    other.act(seat, legal[1]).expect("legal");
    [dealt, code(&session), code(&other)]
}

/// A device that gets links: the game is kept once, goes on, and whatever does not go on from it is told.
fn goes_on(save_loader: &dyn SaveLoader, [dealt, one, other]: [String; 3]) {
    let none = |_: &str| Vec::new();
    let arrival = save_loader.arrival(&dealt, &none).expect("readable");
    assert!(arrival.known.is_none() && arrival.purpose == Purpose::Turn);
    let seat = arrival.turn.expect("it runs");
    assert!(save_loader.take_in(&dealt, None, LinkAction::Sit(Seat(9))).is_err());
    let save = save_loader.take_in(&dealt, None, LinkAction::Sit(seat)).expect("a seat").save;
    let kept = |save: &str| {
        let save = save.to_owned();
        move |key: &str| vec![KeptSave { id: key.to_owned(), save: save.clone() }]
    };
    let relation = |code: &str, save: &str| {
        let known = save_loader.arrival(code, &kept(save)).expect("readable").known.expect("it is kept");
        assert_eq!(known.seat, Some(seat));
        known.relation
    };
    assert_eq!(relation(&dealt, &save), Relation::Same);
    assert_eq!(relation(&one, &save), Relation::Newer);
    let later = save_loader.take_in(&one, Some(&save), LinkAction::GoOn).expect("it goes on").save;
    assert_eq!(relation(&one, &later), Relation::Same);
    assert_eq!(relation(&dealt, &later), Relation::Older);
    assert!(matches!(relation(&other, &later), Relation::Branch { .. }));
    // Neither an older link nor a branch changes what is kept.
    for code in [&dealt, &other] {
        for how in [LinkAction::GoOn, LinkAction::LookBack] {
            let still = save_loader.take_in(code, Some(&later), how).expect("it stays").save;
            assert_eq!(relation(&one, &still), Relation::Same);
        }
    }
    // A practice copy is nobody's seat, and counts nowhere.
    assert!(save_loader.take_in(&one, None, LinkAction::Copy).expect("a copy").summary.practice);
    // A save that cannot be read is passed over, not lost.
    assert!(save_loader.arrival(&one, &kept("{}")).expect("readable").known.is_none());
    assert!(save_loader.arrival(&one[1..], &none).is_err());
}

#[test]
fn games_by_link_go_on_and_nothing_that_is_kept_is_written_over() {
    let [san_juan, puerto_rico, ginkgopolis] = SAVE_LOADERS else { panic!("three games") };
    goes_on(*san_juan, on_its_way::<SanJuan>(san_juan::Config { players: 3, ..Default::default() }));
    goes_on(*puerto_rico, on_its_way::<PuertoRico>(puerto_rico::Config::default()));
    goes_on(*ginkgopolis, on_its_way::<Ginkgopolis>(ginkgopolis::Config::default()));
}
