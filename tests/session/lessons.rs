//! Every lesson is played through: its solution, its wrong turns, and what the
//! others answer.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use game_core::{Game, Seat, json};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::lesson::{Course, Lesson, LessonStep, Said, Verdict};
use session::{AutoAnswer, Session};

use crate::places::Places;

/// The longest text in characters of English, and of Chinese: more does not fit above a board on a phone.
const LONGEST: [usize; 2] = [220, 110];
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

fn check_words(name: &str, said: &Said) {
    for (text, longest) in [&said.en, &said.zh_hant].into_iter().zip(LONGEST) {
        assert!(!text.trim().is_empty(), "{name}: a text is empty");
        assert!(text.chars().count() <= longest, "{name}: too long: {text}");
    }
    assert!(said.en.chars().all(|c| c < '\u{2e80}'), "{name}: not English: {}", said.en);
    assert!(!said.zh_hant.contains(NARROW), "{name}: punctuation of half width: {}", said.zh_hant);
    assert!(said.zh_hant.chars().any(|c| c > '\u{2e80}'), "{name}: not Chinese: {}", said.zh_hant);
}

/// Tries the wrong turns of a step; each must be allowed, and be told apart.
fn try_wrong_turns<G: AutoAnswer>(
    name: &str,
    course: &mut Course<G>,
    table: &mut Session<G>,
    step: &LessonStep<G::Action>,
) {
    for (index, wrong) in step.wrong.iter().enumerate() {
        check_words(name, &wrong.say);
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
    course: &mut Course<G>,
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
    for said in [&lesson.title, &lesson.about, &lesson.end] {
        check_words(name, said);
    }
    let mut course = Course::new(lesson);
    let mut tasks = 0;
    while let Some(step) = course.step().cloned() {
        let at = course.at();
        let name = format!("{name}, step {at}");
        check_words(&name, &step.say);
        step.otherwise.iter().for_each(|said| check_words(&name, said));
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
