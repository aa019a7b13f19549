//! `budget`: gzipped sizes of the finished site against their limits.

use crate::programs::{PLAIN, WORKER_PREFIX};
use crate::{Outcome, build, copies, files, gzip, parts};
use std::collections::BTreeSet;
use std::path::Path;

/// Files that are weighed together, and their limit.
struct Budget {
    what: &'static str,
    /// Kilobytes (1000 bytes) after gzip.
    limit_kb: usize,
    holds: fn(&str) -> bool,
}

/// The nets of the opponents are 29 of the worker's; the reasons of hints 92, of which most is the rules of three games once
/// more, with their events: a playout has none. Two kilobytes of the shell are for windows between those of a phone, a
/// tablet and a desk, and for large text in them; two more for those of a page that is enlarged up to four times, and for
/// measuring how large text is; five and a half are the screen that is left after a fault and what keeps a translated page
/// true, twelve what both say in seven languages before any words have come; one is for reading strictly what is to become
/// markup; one the coach of a guided game, scanned codes and the display face.
const BUDGETS: [Budget; 3] = [
    Budget { what: "worker: wasm and js", limit_kb: 450, holds: is_worker },
    Budget { what: "worker without vectors, in its place", limit_kb: 450, holds: is_plain_worker },
    Budget { what: "shell: html, css and its scripts", limit_kb: 60, holds: is_shell },
];

/// Limit for the first page: the program, and the words of one language. 200 is wished for. Leptos with its `For` and
/// `Show` and strict reading of the list of saved games take 226; the ways to lessons, puzzles, the deal of the day,
/// statistics, studies and games by link 15; the drawn quay, prints and imports that outlive their page 10; pages
/// that say why there is nothing to see 4; links in any state, the way back, keys by place, the screen that stays awake,
/// newer versions, faults and translated pages, and compact games 20; the warning of a full storage on the first page and
/// packages of their own 5; a menu of seven languages, and messages read from files, 19; the company at a new table, the ways
/// with what has been learnt and the days in a row, routes to reviews and tables across devices 23. Errors of JSON that find their
/// path without a library, words of devices in a topic of their own, and days in a row beside the diary took 15 off: 318. The
/// way of a game's style sheet is 2; it takes 12 off the first page all the same.
const PAGE_KB: usize = 320;

/// Limit before a game can be played, or a saved one gone on with: the first page, the set-up page for a new game, the
/// parts of that game, and the words of one language for all of them. Puerto Rico with its six expansions and the Puertoma
/// takes 1,497 for a new game and 1,514 with its saves, lessons, puzzles and links, 21 of them the coach of the guided game with
/// its words; the others stay below 1,230. About 45 of
/// each is what generic code costs that is compiled in several packages and was compiled in one, 40 what hints, reviews and
/// the end show on the board and in facts of the game; the worker is 85 smaller for it. Whole decisions in reviews and puzzles
/// from own games, with the solver that proves them, came to 18 more for a new game of Puerto Rico, 1,530, and to 36 for a saved
/// one, 1,551. Puzzles that lie on a device stay texts where one is added: their reader would be 37 more for a new game.
///
/// Twenty more than that are the style sheet of the game, which was part of the shell (78 with it). The line that
/// folds the reasons of a Puertoma came to 2.7 more.
const GAME_KB: usize = 1_585;

/// Limit before a table across devices: 1,770 for Puerto Rico, with the host's and the guest's side of it, the camera, what hands
/// a table over, and 10 for those who watch and for questions ahead of their turn at the host. The reader of codes, 90, comes
/// only where the browser has none and the camera is used.
const DEVICES_KB: usize = 1_780;

/// Limit before a position can be edited: 1,737 for Puerto Rico, whose reader of positions, set-up and table all
/// belong to it, the faults of a position in two languages, and 20 for the editor on the board.
const STUDY_KB: usize = 1_770;

/// Limit of the files that the service worker keeps on the device, uncompressed: the whole site but one of the two workers
/// and the languages that nobody has chosen, 15,197. The lessons are 147 of it, the puzzles 438, the studies about 1,250, the
/// tables across devices about 1,100, the licences of its parts 103.
const PRECACHE_KB: usize = 15_240;

/// Suffix of the parts that connect devices, and the words that they need.
const DEVICES: &str = "_devices";
const DEVICES_WORDS: &str = "devices";

/// Suffix of the parts in which positions are edited, and the words that they need.
const STUDY: &str = "_study";
const STUDY_WORDS: &str = "study";

/// The words of every page.
const PAGES: &str = "pages";

/// The verb.
pub fn run() -> Outcome {
    report(&build::dist())
}

/// Prints the sizes.
///
/// # Errors
/// When one is over its limit, or nothing was found to weigh.
pub fn report(dist: &Path) -> Outcome {
    let mut over = Vec::new();
    let name = |path: &Path| files::relative(path, dist);
    let mut files = files::walk(dist)?;
    files.retain(|path| !copies::is_copy(&name(path)));
    println!("Sizes in kB (1000 bytes), gzipped unless said otherwise");
    let weight = |what: &str, holds: &dyn Fn(&str) -> bool| {
        let mut size = 0;
        for path in files.iter().filter(|path| holds(&name(path))) {
            size += gzip::size(&files::read_bytes(path)?);
        }
        match size {
            0 => Err(format!("found nothing of \"{what}\" in {}", dist.display())),
            size => Ok(size),
        }
    };
    for Budget { what, limit_kb, holds } in &BUDGETS {
        weigh(what, weight(what, holds)?, *limit_kb, &mut over);
    }
    let parts = parts::of_site(dist)?;
    let page = weight("the first page", &is_page)?;
    let names: Vec<String> = files.iter().map(|path| name(path)).collect();
    // A player reads one language: the heaviest one counts.
    let needed = |key: &str, lang: &str| -> BTreeSet<&str> {
        let game = parts::game(key);
        let is_new_game = key == game && key != PAGES && names.iter().any(|name| is_words(name, lang, game));
        let code = parts
            .iter()
            .filter(|part| [key, game].contains(&&*part.key) || is_new_game && part.key == parts::SETUP);
        let code = code.flat_map(|part| part.files.iter().map(String::as_str));
        let beside = match key {
            key if key.ends_with(STUDY) => STUDY_WORDS,
            key if key.ends_with(DEVICES) => DEVICES_WORDS,
            _ => game,
        };
        let topics = [PAGES, game, beside];
        let words = names.iter().filter(|name| topics.iter().any(|topic| is_words(name, lang, topic)));
        let sheet = names.iter().filter(|name| is_sheet_of(name, game));
        code.chain(words.chain(sheet).map(String::as_str)).collect()
    };
    let langs: BTreeSet<&str> = names.iter().filter_map(|name| language(name)).collect();
    let mut whole = |key: &str, limit_kb: usize| -> Outcome {
        let mut heaviest = (0, BTreeSet::new());
        for lang in &langs {
            let files = needed(key, lang);
            let size = page + weight(key, &|name| files.contains(name))?;
            heaviest = heaviest.max((size, files));
        }
        let (size, files) = heaviest;
        weigh(&format!("{key}: all that it needs"), size, limit_kb, &mut over);
        for file in files {
            let size = weight(file, &|name| name == file)?;
            println!("    {:<32} {:>8.1}", parts::base(file), size as f64 / 1000.0);
        }
        Ok(())
    };
    whole(PAGES, PAGE_KB)?;
    for part in &parts {
        let limit_kb = match &*part.key {
            key if key.ends_with(STUDY) => STUDY_KB,
            key if key.ends_with(DEVICES) => DEVICES_KB,
            _ => GAME_KB,
        };
        whole(&part.key, limit_kb)?;
    }
    let length = |path: &Path| path.metadata().map_or(0, |meta| meta.len() as usize);
    let kept = |lang: &str| {
        let is_kept =
            |name: &str| !is_plain_worker(name) && told_in(name).is_none_or(|of| ["en", lang].contains(&of));
        files.iter().filter(|path| is_kept(&name(path))).map(|path| length(path)).sum()
    };
    let heaviest = langs.iter().map(|lang| kept(lang)).max().unwrap_or_default();
    weigh("kept for offline, uncompressed", heaviest, PRECACHE_KB, &mut over);
    if over.is_empty() { Ok(()) } else { Err(format!("over budget: {}", over.join(", "))) }
}

fn weigh(what: &str, bytes: usize, limit_kb: usize, over: &mut Vec<String>) {
    println!("  {what:<34} {:>8.1} of {limit_kb:>5}", bytes as f64 / 1000.0);
    if bytes > limit_kb * 1000 {
        over.push(what.to_owned());
    }
}

fn has_code(name: &str) -> bool {
    name.ends_with(".js") || name.ends_with(".wasm")
}

/// The language of a file of words.
fn language(name: &str) -> Option<&str> {
    Some(name.strip_prefix("words/")?.split_once('/')?.0)
}

/// The language of a file that only its readers need: of words, or of the rules.
fn told_in(name: &str) -> Option<&str> {
    let rules = || name.strip_prefix("rules/")?.strip_suffix(".json")?.split_once('.');
    language(name).or_else(|| Some(rules()?.1))
}

/// Returns true for the words of a topic in a language, whatever the edition; games are called as the program calls them.
fn is_words(name: &str, lang: &str, topic: &str) -> bool {
    let file = name.strip_prefix("words/").and_then(|name| name.strip_prefix(lang)?.strip_prefix('/'));
    file.and_then(|file| file.split('.').next()) == Some(&topic.replace('_', "-"))
}

/// Of the program's directory, all but the parts that are cut off.
fn is_page(name: &str) -> bool {
    has_code(name) && name.starts_with(parts::PREFIX) && !parts::is_cut_off(name)
}

fn is_worker(name: &str) -> bool {
    has_code(name) && name.starts_with(WORKER_PREFIX) && !is_plain_worker(name)
}

/// The program that browsers without vectors fetch in place of the other.
fn is_plain_worker(name: &str) -> bool {
    name.starts_with(WORKER_PREFIX) && parts::base(name).starts_with(PLAIN)
}

/// Returns true for the style sheet that comes with a game, called as the program calls it.
fn is_sheet_of(name: &str, game: &str) -> bool {
    let hash = name.strip_suffix(".css").and_then(|name| name.strip_prefix(&game.replace('_', "-")));
    game != PAGES && hash.is_some_and(|hash| hash.starts_with('-'))
}

fn is_shell(name: &str) -> bool {
    let is_sheet = |sheet: &str| name.ends_with(".css") && name.starts_with(sheet);
    name == "index.html"
        || ["app-", "pages-"].into_iter().any(is_sheet)
        || (name.ends_with(".js") && !name.starts_with(parts::PREFIX) && !name.starts_with(WORKER_PREFIX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_and_sheet_is_weighed_exactly_once() {
        let page = ["page-12/app.js", "page-12/app_bg.wasm", "page-12/__wasm_split.js"];
        let worker = ["loader.js", "worker.js", "worker_bg.wasm", "plain.js", "plain_bg.wasm"];
        let worker = worker.map(|name| format!("worker-9a/{name}"));
        let shell = [
            "index.html",
            "app-34.css",
            "pages-34.css",
            "watch-01.js",
            "theme-56.js",
            "fault-78.js",
            "translated-9a.js",
            "boot-bc.js",
            "sw.js",
        ];
        for name in page.into_iter().chain(worker.iter().map(String::as_str)).chain(shell) {
            let times = BUDGETS.iter().filter(|budget| (budget.holds)(name)).count();
            let times = times + usize::from(is_page(name));
            assert_eq!(times, 1, "{name}");
        }
    }

    #[test]
    fn the_sheet_of_a_game_is_weighed_with_the_game() {
        let name = "puerto-rico-34.css";
        assert!(is_sheet_of(name, "puerto_rico") && !is_sheet_of(name, "ginkgopolis"));
        assert!(!is_shell(name) && !is_sheet_of("pages-34.css", PAGES));
    }

    #[test]
    fn what_only_a_game_needs_is_no_part_of_the_first_page() {
        assert!(!is_page("page-12/split_san_juan.wasm") && !is_page("page-12/chunk_4.wasm"));
    }

    #[test]
    fn words_are_weighed_with_what_says_them() {
        for name in ["words/de/puerto-rico.ftl", "words/de/puerto-rico.classic.ftl"] {
            assert!(is_words(name, "de", "puerto_rico") && !is_words(name, "en", "puerto_rico"));
            assert_eq!(language(name), Some("de"));
        }
        assert!(!is_words("words/de/lessons/puerto-rico.ftl", "de", "puerto_rico"));
        assert!(!is_words("words/de/puerto-rico.ftl", "de", "pages"));
        assert_eq!(told_in("words/zh-Hant/pages.ftl"), Some("zh-Hant"));
        assert_eq!(told_in("rules/puerto-rico.de.json"), Some("de"));
        assert_eq!(told_in("lessons/puerto-rico.json"), None);
    }

    #[test]
    fn one_byte_over_is_over() {
        let mut over = Vec::new();
        weigh("fits", 350_000, 350, &mut over);
        assert!(over.is_empty());
        weigh("too fat", 350_001, 350, &mut over);
        assert_eq!(over, ["too fat"]);
    }
}
