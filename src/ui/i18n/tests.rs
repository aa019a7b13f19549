//! The texts of the pages are whole in every language.

use std::fs;
use std::path::Path;

use ai::{GameResult, LevelId, Style, Term};
use game_core::undo::Barrier;
use session::Policy;
use session::puzzles::Kind;
use session::worker_pool::Cause;

use super::automa::Automa;
use super::{Lang, Pages, and, classic_study, listed, study, words};
use crate::prefs::{Awake, Confirm, Motion, Pace, Theme, Thinking};
use crate::sound::Sound;

/// Everything that is looked up by a variant or a number; a message that is missing panics.
fn looked_up(words: Pages) -> Vec<&'static str> {
    let mut all = Vec::new();
    all.extend([Theme::System, Theme::Light, Theme::Dark].map(|theme| words.theme(theme)));
    all.extend(Pace::ALL.map(|pace| words.pace(pace)));
    all.extend(Thinking::ALL.map(|thinking| words.thinking(thinking)));
    all.extend([Motion::System, Motion::Full, Motion::Reduced].map(|motion| words.motion(motion)));
    all.extend(
        [Confirm::Never, Confirm::TurnEnd, Confirm::Roles, Confirm::Always].map(|when| words.confirm(when)),
    );
    all.extend([Awake::Battery, Awake::Always, Awake::Never].map(|awake| words.awake(awake)));
    all.extend(LevelId::ALL.into_iter().flat_map(|level| [words.level(level), words.level_note(level)]));
    all.extend(
        Style::ALL
            .into_iter()
            .flat_map(|style| [words.style(style), words.style_note(style), words.style_behind(style)]),
    );
    let automas = ["hal", "puertoma", "puertoma-1", "puertoma-2"].map(Automa::from_key);
    all.extend(automas.map(|automa| words.automa(automa.expect("it plays"))));
    let barriers = [Barrier::Beginning, Barrier::Revealed, Barrier::OtherSeat];
    all.extend(barriers.map(|barrier| words.barrier(barrier)));
    all.extend([Policy::Always, Policy::Ask, Policy::Never].map(|policy| words.policy(policy)));
    all.extend(Cause::ALL.map(|cause| words.cause(cause)));
    all.extend(Term::ALL.map(|term| words.nudge(term)));
    let results = [GameResult::Wins, GameResult::Shares, GameResult::Loses];
    all.extend(results.map(|result| words.result(result)));
    all.extend(Kind::ALL.into_iter().flat_map(|kind| [words.puzzle(kind), words.goal(kind)]));
    all.extend(Sound::ALL.map(|sound| words.sample(sound)));
    all.extend(words.people().into_iter().chain(words.rivals()).chain([1, 2, 3].map(|at| words.degree(at))));
    for game in ["san-juan", "puerto-rico", "ginkgopolis"] {
        let pitch = words.pitch(game);
        all.extend([pitch.title, pitch.over, pitch.about].into_iter().chain(pitch.facts));
    }
    all
}

#[test]
fn every_variant_has_its_message() {
    for lang in Lang::ALL {
        let words = words(lang);
        assert!(looked_up(words).iter().all(|text| !text.trim().is_empty()), "{lang:?}");
        for cause in Cause::ALL {
            assert!(words.why_missing(cause).contains(words.fetch.advice()), "{lang:?} {cause:?}");
        }
        assert_eq!(words.lang(), lang);
    }
}

#[test]
fn english_messages_count_and_name() {
    let words = words(Lang::En);
    assert_eq!(words.daily.made(1, 1), "1 point, won");
    assert_eq!(words.daily.made(30, 4), "30 points, 4th");
    assert_eq!(words.daily.line("5 May", 1, "San Juan", "none", 21), "Sobremesa, San Juan, 5 May: 21 points");
    assert_eq!(
        words.daily.line("5 May", 3, "San Juan", 30, 21),
        "Sobremesa, San Juan, 5 May: 21 points (par 30), 3 days in a row"
    );
    assert_eq!(words.edition("San Juan", "1897"), "San Juan 1897");
    assert_eq!(words.edition("Ginkgopolis", "solo"), "Ginkgopolis, solo against Hal");
    assert_eq!(words.summary(4, 1), "You against 3 opponents.");
    assert_eq!(words.summary(5, 2), "2 players on this device, 5 in all.");
    assert_eq!(words.lead(-3), "3 behind");
    assert_eq!(words.against_par(12), "12 over par");
    assert_eq!(words.amount(Kind::Sell, 1), "1 card");
    assert_eq!(and(Lang::En, &["Ana", "Bo", "Cy"]), "Ana, Bo and Cy");
    assert_eq!(listed(Lang::ZhHant, &["咖啡", "糖"]), "咖啡、糖");
}

#[test]
fn cells_of_a_map_are_found_from_its_middle() {
    let said = |x, y| [Lang::En, Lang::ZhHant].map(|lang| study(lang).place(x, y));
    assert_eq!(said(0, 0), ["The middle of the city", "城市正中央"]);
    assert_eq!(said(2, 0), ["Cell 2 east", "東 2 的格子"]);
    assert_eq!(said(0, -1), ["Cell 1 north", "北 1 的格子"]);
    assert_eq!(said(-2, 1), ["Cell 2 west 1 south", "西 2 南 1 的格子"]);
}

#[test]
fn the_classic_edition_names_fields_of_a_study() {
    use session::study::tree::Plain;
    assert_eq!(study(Lang::En).field(Plain::Workers), "Workers");
    assert_eq!(classic_study(Lang::En).field(Plain::Workers), "Colonists");
    assert_eq!(classic_study(Lang::En).field(Plain::Hand), "Hand");
    assert_eq!(classic_study(Lang::ZhHant).field(Plain::Ships), "貨船");
}

/// Languages may lack a message, and say it in English then; but one that English lacks is never said.
#[test]
fn no_language_has_messages_that_english_lacks() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words");
    let ids = |lang: Lang, topic: &str| -> Vec<String> {
        let dir = root.join(lang.tag()).join(topic);
        let files = fs::read_dir(&dir).into_iter().flatten().map(|file| file.expect("a file").path());
        let texts = files.map(|path| fs::read_to_string(path).expect("a text"));
        let is_message = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_lowercase());
        let id = |line: &str| line.split(" =").next().unwrap_or_default().to_owned();
        texts.flat_map(|text| text.lines().filter(is_message).map(id).collect::<Vec<_>>()).collect()
    };
    for topic in ["pages", "devices", "study"] {
        let english = ids(Lang::En, topic);
        for lang in Lang::ALL {
            for id in ids(lang, topic) {
                assert!(english.contains(&id), "{lang:?} {id}");
            }
        }
    }
}
