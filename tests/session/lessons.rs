//! Every lesson is played through: its solution, its wrong turns, and what the
//! others answer.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use game_core::{Game, Seat, json};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::lesson::{Lesson, LessonCourse, LessonStep, MessageId, Verdict};
use session::{AutoAnswer, Session};
use words::Lang;

use crate::session::places::Places;

/// The longest text in characters: of English, of a language that takes more of the Latin alphabet, and of the Chinese or
/// Japanese script. More does not fit above a board on a phone.
const LONGEST: [usize; 3] = [220, 260, 110];
/// Signs that Chinese has in full width.
const NARROW: [char; 8] = [',', ';', ':', '!', '?', '(', ')', '"'];

/// The files of a game, in the order in which they are learnt.
fn files(game: &str) -> Vec<PathBuf> {
    let dir = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("src/lessons").join(game);
    let entries = fs::read_dir(&dir).expect("the lessons of a game");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

/// The rules of a game: what a list item or table row of its specification begins with.
fn rules(game: &str) -> BTreeSet<String> {
    let dir = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("docs/rules");
    let entries = fs::read_dir(dir).expect("the specifications");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let texts =
        paths.filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(game)));
    let text: String = texts.map(|path| fs::read_to_string(path).expect("a specification")).collect();
    let head = |line: &str| {
        let rest = ["- ", "* ", "| "].iter().find_map(|mark| line.strip_prefix(mark))?;
        let is_sign = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        Some(rest.trim_start_matches("**").split(|sign| !is_sign(sign)).next()?.to_owned())
    };
    text.lines().filter_map(head).collect()
}

/// Lists the choices of each question, for writing a lesson.
fn choices<G: AutoAnswer>(table: &Session<G>) -> String {
    match table.turn().seat() {
        Some(seat) => format!("{seat} may choose {}", json::write(table.legal(seat).as_slice())),
        None => "the game is over".to_owned(),
    }
}

/// Returns the texts of a game's lessons in a language, by their ids.
fn texts(lang: Lang, game: &str) -> BTreeMap<String, String> {
    let dir = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("src/words").join(lang.tag());
    let path = dir.join(format!("lessons/{game}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let message = |line: &str| line.split_once(" = ").map(|(id, text)| (id.to_owned(), text.to_owned()));
    text.lines().filter(|line| !line.starts_with('#')).filter_map(message).collect()
}

/// Returns the ids that a lesson names.
fn named<G: AutoAnswer>(lesson: &Lesson<G>) -> Vec<MessageId> {
    let steps = lesson.steps.iter().flat_map(|step| {
        let wrong = step.wrong.iter().map(|wrong| &wrong.say);
        [&step.say].into_iter().chain(&step.otherwise).chain(wrong)
    });
    [&lesson.title, &lesson.about, &lesson.end].into_iter().chain(steps).cloned().collect()
}

/// Every text that the lessons of a game name is there in every language, and no other; each fits, and is written in its script.
fn check_words<G: AutoAnswer>() {
    let parse = |path: &PathBuf| Lesson::<G>::parse(&fs::read_to_string(path).expect("a lesson"));
    let lessons = files(G::ID).iter().map(|path| parse(path).expect("a lesson")).collect::<Vec<_>>();
    let all: Vec<MessageId> = lessons.iter().flat_map(named).collect();
    let used: BTreeSet<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(used.len(), all.len(), "{}: two steps say the same", G::ID);
    for lang in Lang::ALL {
        let texts = texts(lang, G::ID);
        let there: BTreeSet<&str> = texts.keys().map(String::as_str).collect();
        assert_eq!(there, used, "{} in {lang:?}", G::ID);
        let catalog = words::catalog(lang, topic(G::ID), None);
        for (id, text) in &texts {
            assert_eq!(&catalog.say(id, &[]), text, "{lang:?}: {id} has no arguments");
            let is_chinese = lang.tag().starts_with("zh");
            let has_own_script = is_chinese || lang.tag() == "ja";
            let longest = match lang {
                Lang::En => LONGEST[0],
                _ if has_own_script => LONGEST[2],
                _ => LONGEST[1],
            };
            assert!(text.chars().count() <= longest, "{lang:?} {id}: too long: {text}");
            let is_full = |sign: char| sign > '\u{2e80}';
            assert_eq!(text.contains(is_full), has_own_script, "{lang:?} {id}: {text}");
            assert!(
                !is_chinese || !text.contains(NARROW),
                "{lang:?} {id}: punctuation of half width: {text}"
            );
        }
    }
}

fn topic(game: &str) -> &'static str {
    let topics = ["lessons/san-juan", "lessons/puerto-rico", "lessons/ginkgopolis"];
    topics.into_iter().find(|topic| topic.ends_with(game)).expect("a topic")
}

#[test]
fn every_lesson_is_told_in_every_language() {
    check_words::<SanJuan>();
    check_words::<PuertoRico>();
    check_words::<Ginkgopolis>();
}

/// Tries the wrong turns of a step; each must be allowed, and be told apart.
fn try_wrong_turns<G: AutoAnswer>(
    name: &str,
    course: &mut LessonCourse<G>,
    table: &mut Session<G>,
    step: &LessonStep<G::Action>,
) {
    for (index, wrong) in step.wrong.iter().enumerate() {
        let before = table.len();
        let verdict = course.try_act(table, &wrong.task);
        let expected = Ok(Verdict::Wrong(Some(wrong.say.clone())));
        assert_eq!(verdict, expected, "{name}: wrong[{index}]; {}", choices(table));
        assert_eq!(table.len(), before, "{name}: a wrong turn changes nothing");
    }
}

/// Tries every choice that the step does not speak of; none passes for what is asked for.
fn try_the_rest<G: AutoAnswer>(
    name: &str,
    course: &mut LessonCourse<G>,
    table: &mut Session<G>,
    step: &LessonStep<G::Action>,
) {
    for action in table.legal(Seat(0)).as_slice().iter().copied().filter(|&action| action != step.task[0]) {
        let before = table.len();
        let verdict = course.try_act(table, &[action]);
        let choice = json::write(&action);
        assert!(matches!(verdict, Ok(Verdict::Wrong(_))), "{name}: {choice} is as good: {verdict:?}");
        assert_eq!(table.len(), before, "{name}: {choice} is not carried out");
    }
}

fn play<G: Places>(path: &Path, rules: &BTreeSet<String>) {
    let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
    let text = fs::read_to_string(path).expect("a lesson");
    let lesson = Lesson::<G>::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut table = lesson.table().unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut course = LessonCourse::new(lesson);
    let mut tasks = 0;
    while let Some(step) = course.step().cloned() {
        let at = course.at();
        let name = format!("{name}, step {at}");
        let there = G::places(&table);
        for place in &step.show {
            assert!(there.contains(place), "{name}: nothing is called {place}; there are {there:?}");
        }
        step.rule.iter().for_each(|rule| assert!(rules.contains(rule), "{name}: there is no rule {rule}"));
        if step.task.is_empty() {
            assert!(step.wrong.is_empty() && step.otherwise.is_none(), "{name}: nothing can go wrong");
            course.go_on();
        } else {
            tasks += 1;
            assert_eq!(table.turn().seat(), Some(Seat(0)), "{name}: {}", choices(&table));
            assert!(!step.show.is_empty(), "{name}: what is to be tapped");
            try_wrong_turns(&name, &mut course, &mut table, &step);
            try_the_rest(&name, &mut course, &mut table, &step);
            let verdict = course.try_act(&mut table, &step.task);
            assert_eq!(verdict, Ok(Verdict::Right), "{name}; {}", choices(&table));
        }
        while course.at() == at {
            let whose = choices(&table);
            let applied =
                course.reply(&mut table).unwrap_or_else(|| panic!("{name}: then: nobody answers; {whose}"));
            assert!(applied.is_ok(), "{name}: then: {}; {whose}", applied.expect_err("a fault"));
        }
    }
    assert!(tasks >= 2, "{name}: a lesson is learnt by doing");
}

#[test]
fn the_lessons_of_san_juan_lead_to_their_ends() {
    let rules = rules(SanJuan::ID);
    files(SanJuan::ID).iter().for_each(|path| play::<SanJuan>(path, &rules));
}

#[test]
fn the_lessons_of_puerto_rico_lead_to_their_ends() {
    let rules = rules(PuertoRico::ID);
    files(PuertoRico::ID).iter().for_each(|path| play::<PuertoRico>(path, &rules));
}

#[test]
fn the_lessons_of_ginkgopolis_lead_to_their_ends() {
    let rules = rules(Ginkgopolis::ID);
    files(Ginkgopolis::ID).iter().for_each(|path| play::<Ginkgopolis>(path, &rules));
}
