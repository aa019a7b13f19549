//! Links of every kind, in everything that happens to them on their way.

use game_core::{Game, Rng, Seat};
use ginkgopolis::Ginkgopolis;
use percent_encoding::{AsciiSet, CONTROLS, NON_ALPHANUMERIC, utf8_percent_encode};
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::handover::Purpose;
use session::share::{self, encode_setup};
use session::study::{PositionEditor, begin, link};
use session::{AutoAnswer, Player, Session, TableSetup};

use ui::route::{Route, StudyFrom};

/// A kind of link: its name, the link, and the code in it if its content is a code.
type Kind = (&'static str, Route, Option<String>);

fn setup<G: Game>(seed: u64) -> TableSetup<G> {
    let config = G::Config::default();
    let seats = G::new(&config).expect("the default is legal").seats();
    TableSetup { config, seed, seats: Seat::all(seats).map(|_| Player::person("陳")).collect() }
}

/// A game that was played at random, for so many steps or to its end.
fn played<G: AutoAnswer>(seed: u64, most: usize) -> Session<G> {
    let mut session = Session::<G>::new(setup(seed)).expect("a legal set-up");
    let mut rng = Rng::stream(seed, 1);
    while let (Some(seat), true) = (session.turn().seat(), session.len() < most) {
        let legal = session.legal(seat);
        session.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("a legal action");
    }
    session
}

fn of_game<G: AutoAnswer + PositionEditor>(seed: u64) -> Vec<Kind> {
    let game = G::ID.to_owned();
    let new = |code: String| Route::New { game: game.clone(), code: Some(code) };
    let study = |code: String| Route::Study { game: Some(game.clone()), from: Some(StudyFrom::Code(code)) };
    let on_its_way = played::<G>(seed, 40);
    let text = begin::<G>(&setup(seed)).expect("a position");
    let table = encode_setup(&setup::<G>(seed));
    let turn = on_its_way.code_at(on_its_way.len(), Purpose::Turn).expect("from a set-up");
    let position = link::encode::<G>(&text);
    let mut kinds = vec![
        ("a set-up", new(table.clone()), Some(table)),
        ("a game by link", Route::Link(turn.clone()), Some(turn)),
        ("a position", study(position.clone()), Some(position)),
    ];
    let over = played::<G>(seed, usize::MAX);
    let course = over.share().expect("it is over");
    kinds.push(("a finished game", new(course.clone()), Some(course)));
    let look = over.code_at(over.len(), Purpose::Look).expect("from a set-up");
    kinds.push(("a game to be looked at", Route::Link(look.clone()), Some(look)));
    kinds
}

/// Every kind of link that somebody may be sent.
fn kinds() -> Vec<Kind> {
    let mut kinds = of_game::<SanJuan>(11);
    kinds.extend(of_game::<PuertoRico>(12));
    kinds.extend(of_game::<Ginkgopolis>(13));
    let game = || "san-juan".to_owned();
    for (name, route) in [
        ("a puzzle", Route::Puzzle { game: game(), id: "0a1b2c3d".into() }),
        ("the puzzles", Route::Puzzles),
        ("a day", Route::Daily(Some("2026-11-23".into()))),
        ("today", Route::Daily(None)),
        ("a lesson", Route::Lesson { game: "puerto-rico".into(), key: "festival-cards".into() }),
        ("the lessons of a game", Route::Learn(Some(game()))),
        ("the lessons", Route::Learn(None)),
        ("a rule", Route::Rules { game: game(), rule: Some("SJ-BUILD-10".into()) }),
        ("the rules", Route::Rules { game: game(), rule: None }),
        ("a game to be set", Route::New { game: game(), code: None }),
        ("a table", Route::Table("k3x9abcdef".into())),
        ("a result", Route::Results("link-0011223344556677".into())),
        (
            "a study of a saved game",
            Route::Study { game: Some(game()), from: Some(StudyFrom::Save("k3x9abcdef".into())) },
        ),
        ("the study of a game", Route::Study { game: Some(game()), from: None }),
        ("the studies", Route::Study { game: None, from: None }),
        ("the saved games", Route::Saved),
        ("the statistics", Route::Statistics),
        ("the settings", Route::Settings),
        ("the first page", Route::Home),
    ] {
        kinds.push((name, route, None));
    }
    kinds
}

/// Signs behind a link.
const BEHIND: [&str; 44] = [
    ".", ",", ";", ":", "!", "?", ")", "]", "}", ">", "\"", "'", "»", "”", "’", "」", "』", "》", "。", "，",
    "、", "！", "？", "）", "…", "*", "**", "_", "|", "`", "\\", ").", ".\"", "?)", "...", "/", " ",
    "\u{3000}", "\n", "\u{200B}", "\u{FEFF}", "&quot;", "&gt;", "%",
];
/// Parameters that others append.
const APPENDED: [&str; 9] = [
    "?fbclid=IwAR0_x-1",
    "&fbclid=IwAR0_x-1",
    "?utm_source=mail&utm_medium=social",
    "&utm_source=mail",
    "&amp;utm_source=mail",
    "?gclid=x&igshid=y",
    "&_gl=1*abc",
    "?ref=share",
    "&mc_cid=12ab",
];
/// Words that people write after it.
const WORDS: [&str; 4] = [" Have fun!", ") and then", "\u{A0}你先", ", a/b?"];
/// Unseen signs in the middle of it.
const UNSEEN: [&str; 8] =
    ["\u{200B}", "\u{200D}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\n", "\r\n", "\u{2028}"];
/// Breaks in the middle of a long one.
const BREAKS: [&str; 5] = [" ", "\n ", "\r\n    ", "=\r\n", "\u{3000}"];

/// As `encodeURI` does.
const AS_ADDRESS: &AsciiSet =
    &CONTROLS.add(b' ').add(b'"').add(b'<').add(b'>').add(b'`').add(b'%').add(b'|').add(b'\\');

fn encoded(text: &str, set: &'static AsciiSet) -> String {
    utf8_percent_encode(text, set).to_string()
}

fn in_the_middle(text: &str, at: usize, put: &str) -> String {
    format!("{}{put}{}", &text[..at], &text[at..])
}

/// Everything that happens to a link, one thing at a time: its name and what comes of it.
fn mangled(sent: &str, code: Option<&str>) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for behind in BEHIND.into_iter().chain(APPENDED).chain(WORDS) {
        all.push((format!("{behind:?} behind it"), format!("{sent}{behind}")));
    }
    for unseen in UNSEEN {
        for at in (2..sent.len()).step_by(1 + sent.len() / 40) {
            all.push((format!("{unseen:?} at {at}"), in_the_middle(sent, at, unseen)));
        }
    }
    if let Some(code) = code {
        let from = sent.find(code).expect("the code is in it");
        for put in BREAKS {
            for at in [1, code.len() / 3, code.len() / 2, code.len() - 1] {
                all.push((format!("{put:?} at {at} of the code"), in_the_middle(sent, from + at, put)));
            }
            let lines: Vec<&str> =
                code.as_bytes().chunks(60).map(|line| std::str::from_utf8(line).expect("letters")).collect();
            all.push((format!("{put:?} after each line"), sent.replace(code, &lines.join(put))));
        }
        all.push(("signs of mark-up are escaped".into(), sent.replace('_', "\\_").replace('-', "\\-")));
        all.push(("the sign for equals of undecoded mail".into(), sent.replacen('=', "=3D", 1)));
        all.push(("no-break hyphens".into(), sent.replace('-', "\u{2011}")));
        all.push(("quotes around the code".into(), sent.replace(code, &format!("\"{code}\""))));
    }
    for sign in ["=", "?", "&", "/", "-"] {
        for set in [NON_ALPHANUMERIC, NON_ALPHANUMERIC] {
            all.push((format!("{sign} encoded"), sent.replace(sign, &encoded(sign, set))));
        }
        all.push((
            format!("{sign} encoded in small letters"),
            sent.replace(sign, &encoded(sign, NON_ALPHANUMERIC).to_ascii_lowercase()),
        ));
    }
    let once = encoded(sent, NON_ALPHANUMERIC);
    all.push(("encoded twice".into(), encoded(&once, NON_ALPHANUMERIC)));
    all.push(("encoded".into(), once));
    all.push(("the browser's form of it".into(), encoded(sent, AS_ADDRESS)));
    all
}

#[test]
fn a_link_of_any_kind_opens_what_was_sent_whatever_happens_to_it_on_its_way() {
    let (mut kinds_tried, mut tried) = (0, 0);
    for (name, route, code) in kinds() {
        let sent = route.to_string();
        kinds_tried += 1;
        for (what, came) in mangled(&sent, code.as_deref()) {
            assert_eq!(Route::parse(&came), route, "{name}, {what}: {came:?}");
            let by_browser = encoded(&came, AS_ADDRESS);
            assert_eq!(Route::parse(&by_browser), route, "{name}, {what}, as the browser has it");
            tried += 2;
        }
    }
    assert!(kinds_tried == 34 && tried > 15_000, "{kinds_tried} kinds, {tried} links");
}

#[test]
fn several_things_at_once_do_no_harm_either() {
    let kinds = kinds();
    let mut rng = Rng::stream(48, 5);
    let mut pick = |of: usize| rng.below(of as u32) as usize;
    for _ in 0..4_000 {
        let (name, route, code) = &kinds[pick(kinds.len())];
        let mut came = route.to_string();
        let mut done = Vec::new();
        if let Some(code) = code {
            let from = came.find(code.as_str()).expect("the code is in it");
            let put = BREAKS[pick(BREAKS.len())];
            came = in_the_middle(&came, from + 1 + pick(code.len() - 1), put);
            done.push(put);
        }
        let unseen = UNSEEN[pick(UNSEEN.len())];
        let at: Vec<usize> = came.char_indices().map(|(at, _)| at).skip(2).collect();
        if !at.is_empty() {
            came = in_the_middle(&came, at[pick(at.len())], unseen);
            done.push(unseen);
        }
        for list in [&BEHIND[..30], &APPENDED[..], &WORDS[..]] {
            if pick(2) == 0 {
                let put = list[pick(list.len())];
                came.push_str(put);
                done.push(put);
            }
        }
        for _ in 0..pick(3) {
            came = encoded(&came, if pick(2) == 0 { NON_ALPHANUMERIC } else { AS_ADDRESS });
        }
        assert_eq!(Route::parse(&came), *route, "{name}: {done:?}: {came:?}");
    }
}

#[test]
fn a_code_that_was_cut_or_mistyped_is_never_another_one() {
    let mut tried = 0;
    for (name, route, code) in kinds() {
        let Some(code) = code else { continue };
        let sent = route.to_string();
        let mut expect_none = |changed: String| {
            let came = sent.replace(&code, &changed);
            let found = match Route::parse(&came) {
                Route::Link(found) => found,
                Route::New { code: Some(found), .. } => found,
                Route::Study { from: Some(StudyFrom::Code(found)), .. } => found,
                other => panic!("{name}: {other:?}"),
            };
            assert_eq!(share::find(&found), None, "{name}: {changed}");
            tried += 1;
        };
        for at in 1..code.len() {
            expect_none(code[..at].to_owned());
            expect_none(code[at..].to_owned());
            let other = if code.as_bytes()[at] == b'A' { 'B' } else { 'A' };
            expect_none(format!("{}{other}{}", &code[..at], &code[at + 1..]));
        }
    }
    assert!(tried > 10_000, "{tried}");
}

#[test]
fn a_query_that_is_not_understood_is_told() {
    for query in [
        "?c=",
        "?c",
        "?x=1",
        "?C=abc",
        "?code=abc",
        "?c:abc",
        "?c=%22%22",
        "&c=abc",
        "?utm_source=mail&seed=7",
    ] {
        let Route::New { game, code: Some(code) } = Route::parse(&format!("#/new/san-juan{query}")) else {
            panic!("{query} is taken for a table of one's own")
        };
        assert_eq!((game.as_str(), share::game_of(&code).is_err()), ("san-juan", true), "{query}");
        let study = Route::parse(&format!("#/study/san-juan{query}"));
        assert!(matches!(study, Route::Study { from: Some(StudyFrom::Code(_)), .. }), "{query}: {study:?}");
        let Route::Daily(Some(day)) = Route::parse(&format!("#/daily{query}")) else {
            panic!("{query} is taken for today")
        };
        assert!(day.parse::<session::daily::Date>().is_err());
    }
}

#[test]
fn a_code_is_found_though_its_name_was_lost() {
    let code = encode_setup(&setup::<SanJuan>(7));
    let route = Route::New { game: "san-juan".into(), code: Some(code.clone()) };
    for query in
        [format!("?C={code}"), format!("?{code}"), format!("?x=1&{code}"), format!("?utm_source=a?c={code}")]
    {
        assert_eq!(Route::parse(&format!("#/new/san-juan{query}")), route, "{query}");
    }
}

#[test]
fn anything_can_be_read_as_an_address() {
    let letters: Vec<char> =
        "#/?&=;%.-_ 2c\u{200B}3D陳\u{1F600}\"'<>\n\u{D7FF}newlinkstudydaily".chars().collect();
    let mut rng = Rng::stream(48, 6);
    for _ in 0..20_000 {
        let long = rng.below(40);
        let text: String = (0..long).map(|_| letters[rng.below(letters.len() as u32) as usize]).collect();
        let route = Route::parse(&text);
        if let Route::Link(code) | Route::New { code: Some(code), .. } = &route {
            assert_eq!(share::find(code), None, "{text:?}");
        }
    }
    // A long one takes no long time.
    for part in ["a.", "_", "%25", "é"] {
        Route::parse(&format!("#/link/{}", part.repeat(40_000)));
        Route::parse(&format!("#/new/san-juan?c={}", part.repeat(40_000)));
    }
}
