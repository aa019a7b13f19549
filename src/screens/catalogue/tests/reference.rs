//! The texts of the rules reference against the games, their specifications
//! and their pictures.

use std::collections::BTreeSet;
use std::fs;

use rulebook::{Block, Book, Chapter, Rule, TextPiece, pieces};

use crate::catalogue::GAME_MODULES;
use table::game::{GameModule, Reading};
use ui::i18n::Lang;

fn root(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn book(game: &str, lang: Lang) -> Book {
    let text = root(&format!("src/words/{}/rules/{game}.md", lang.tag()));
    Book::parse(&text).unwrap_or_else(|error| panic!("{game}.{}: {error}", lang.tag()))
}

/// Every way to read a game's reference: the edition, and the book.
fn readings(module: &dyn GameModule, lang: Lang) -> Vec<(usize, Book)> {
    let whole = book(module.id(), lang);
    let read = |reading: &Reading| {
        let spelt = whole.clone().spelt(&|key| module.term(key, reading.edition, lang));
        (reading.edition, spelt.keep(&reading.marks()))
    };
    match module.readings() {
        [] => vec![(0, whole.clone())],
        readings => readings.iter().map(read).collect(),
    }
}

fn ids(book: &Book) -> Vec<&str> {
    book.rules().map(|rule| rule.id.as_str()).collect()
}

/// The IDs that head a rule or a row of the specification, examples and what
/// `elsewhere` lists (whole stems, or any beginning that ends with `*`) left
/// out.
fn specified<'s>(spec: &'s str, prefix: &str, elsewhere: &[&str]) -> BTreeSet<&'s str> {
    let head = |line: &'s str| ["* ", "| ", "- "].iter().find_map(|mark| line.strip_prefix(mark));
    let ids = spec.lines().filter_map(head).flat_map(|line| {
        let words = line.trim_start_matches('*').split(' ');
        words
            .map(|word| word.trim_end_matches([',', '*', ':', '.']))
            .take_while(|word| word.starts_with(prefix))
    });
    let example = format!("{prefix}EX-");
    ids.filter(|id| !id.starts_with(&example) && !elsewhere.iter().any(|out| covers(out, id))).collect()
}

fn covers(out: &str, id: &str) -> bool {
    match out.strip_suffix('*') {
        Some(beginning) => id.starts_with(beginning),
        None => id.strip_prefix(out).is_some_and(|rest| rest.is_empty() || rest.starts_with('-')),
    }
}

/// Holds the reference of `game` against `specs`, files of `docs/rules`.
fn check_scope(game: &str, specs: &[&str], prefix: &str, elsewhere: &[&str]) {
    let specs: String = specs.iter().map(|spec| root(&format!("docs/rules/{spec}.md"))).collect();
    let specified = specified(&specs, prefix, elsewhere);
    for lang in Lang::ALL {
        let book = book(game, lang);
        let written: BTreeSet<&str> = ids(&book).into_iter().collect();
        assert_eq!(written.len(), ids(&book).len(), "{game}: a rule stands twice");
        let missing: Vec<_> = specified.difference(&written).collect();
        let foreign: Vec<_> = written.difference(&specified).collect();
        assert!(missing.is_empty() && foreign.is_empty(), "{game}: missing {missing:?}, foreign {foreign:?}");
    }
}

/// Rules that stand elsewhere: on the set-up page, and as advice for opponents.
const SAN_JUAN_ELSEWHERE: [&str; 2] = ["SJ-MODE", "SJ-AI"];

#[test]
fn every_rule_of_san_juan_in_scope_stands_in_its_reference_once_and_nothing_else() {
    check_scope("san-juan", &["san-juan"], "SJ-", &SAN_JUAN_ELSEWHERE);
}

/// Rules that stand elsewhere: those of the automatic opponent, worked examples, and the origin of
/// the card names.
const PUERTO_RICO_ELSEWHERE: [&str; 7] =
    ["PR-AX", "PR-DRAFT-8", "PR-ACH-SETUP-3", "PR-SMG-14", "PR-FCD-10", "PR-FCD-11", "PR-XT"];

#[test]
fn every_rule_of_puerto_rico_in_scope_stands_in_its_reference_once_and_nothing_else() {
    check_scope(
        "puerto-rico",
        &["puerto-rico", "puerto-rico-expansions", "puerto-rico-automa"],
        "PR-",
        &PUERTO_RICO_ELSEWHERE,
    );
}

/// Rules that stand elsewhere: rulings between the lines, decisions of ours, and laws of the
/// program.
const GINKGOPOLIS_ELSEWHERE: [&str; 3] = ["GK-CG", "GK-DV", "GK-INV"];

#[test]
fn every_rule_of_ginkgopolis_stands_in_its_reference_once_and_nothing_else() {
    check_scope("ginkgopolis", &["ginkgopolis"], "GK-", &GINKGOPOLIS_ELSEWHERE);
}

#[test]
fn every_building_card_of_ginkgopolis_has_its_picture_by_its_rule() {
    use ginkgopolis::Tile;
    for lang in Lang::ALL {
        let book = book("ginkgopolis", lang);
        let all = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
        let keys: Vec<&str> = all
            .filter_map(|block| match block {
                Block::Pieces(keys, rules) if !rules.is_empty() => Some(keys),
                _ => None,
            })
            .flatten()
            .map(String::as_str)
            .collect();
        for tile in Tile::all() {
            let key = tile.to_string().to_lowercase();
            assert_eq!(keys.iter().filter(|other| **other == key).count(), 1, "{key}");
        }
    }
}

/// Every game on the page has its reference in every language.
fn games() -> impl Iterator<Item = &'static dyn GameModule> {
    GAME_MODULES.iter().copied()
}

#[test]
fn all_languages_tell_the_same_rules_in_the_same_order() {
    // Everything but the words.
    fn frame(book: &Book) -> Vec<String> {
        let block = |chapter: &Chapter, block: &Block| match block {
            // What two editions call differently: other pieces in each language.
            Block::Table(_) if chapter.key == "editions" => "names".into(),
            Block::Table(table) => format!("table {}x{}", table.rows.len(), table.rows[0].len()),
            Block::Pieces(keys, _) => format!("{keys:?} {}", rules(block)),
            Block::Rule(_) => rules(block),
        };
        fn rules(block: &Block) -> String {
            let one = |rule: &Rule| {
                let editions: Vec<_> = rule.parts.iter().map(|part| part.edition).collect();
                format!("{} {editions:?}", rule.id)
            };
            block.rules().iter().map(one).collect::<Vec<_>>().join(" ")
        }
        let chapter = |chapter: &Chapter| {
            let blocks: Vec<String> = chapter.blocks.iter().map(|one| block(chapter, one)).collect();
            format!("{}: {}", chapter.key, blocks.join("; "))
        };
        let editions = book.editions.iter().map(|(key, _)| key.clone());
        editions.chain(book.chapters.iter().map(chapter)).collect()
    }
    for game in games() {
        assert_eq!(frame(&book(game.id(), Lang::En)), frame(&book(game.id(), Lang::ZhHant)), "{}", game.id());
    }
}

#[test]
fn every_link_leads_somewhere_and_every_symbol_and_piece_is_there() {
    for game in games() {
        for lang in Lang::ALL {
            for (edition, book) in readings(game, lang) {
                let known: BTreeSet<&str> = ids(&book).into_iter().collect();
                let prefix = known.first().expect("there are rules").split('-').next().unwrap_or_default();
                for text in texts(&book) {
                    for piece in pieces(text, &format!("{prefix}-"), "") {
                        match piece {
                            TextPiece::Rule(id) => assert!(known.contains(id.as_str()), "{id} in {text:?}"),
                            TextPiece::Symbol(id) => {
                                let (sprite, id) = id.split_once('#').map_or_else(
                                    || (game.id().to_owned(), id.as_str()),
                                    |(further, id)| (format!("{}-{further}", game.id()), id),
                                );
                                let sprite = root(&format!("public/art/{sprite}.svg"));
                                assert!(sprite.contains(&format!("id=\"{id}\"")), "{id}");
                            }
                            TextPiece::Plain(_) | TextPiece::Hit(_) => {}
                        }
                    }
                }
                let keys =
                    book.chapters.iter().flat_map(|chapter| &chapter.blocks).filter_map(
                        |block| match block {
                            Block::Pieces(keys, _) => Some(keys),
                            Block::Rule(_) | Block::Table(_) => None,
                        },
                    );
                for key in keys.flatten() {
                    assert!(game.piece_info(key, edition, lang).is_some(), "{}: {key}", game.id());
                }
            }
        }
    }
}

#[test]
fn at_a_table_of_puerto_rico_every_link_leads_to_what_holds_there() {
    let modules: [&[&str]; 11] = [
        &[],
        &["exp1", "draft", "intl", "intl1"],
        &["exp2", "draft", "intl"],
        &["exp3"],
        &["exp4"],
        &["exp4", "exp5"],
        &["exp6"],
        &["exp1", "exp2", "draft", "exp3", "exp4", "exp5", "exp6", "intl", "intl1", "intl3"],
        &["auto"],
        &["exp1", "draft", "auto", "auto1"],
        &["exp2", "draft", "exp3", "exp4", "exp6", "auto", "auto1", "auto2", "auto3", "auto4", "auto6"],
    ];
    let tables = modules.map(|added| [&["1897"], added].concat()).into_iter().chain([vec!["classic"]]);
    for (marks, lang) in tables.flat_map(|marks| Lang::ALL.map(|lang| (marks.clone(), lang))) {
        let book = book("puerto-rico", lang).keep(&marks);
        let known: BTreeSet<&str> = ids(&book).into_iter().collect();
        for text in texts(&book) {
            for piece in pieces(text, "PR-", "") {
                if let TextPiece::Rule(id) = piece {
                    assert!(known.contains(id.as_str()), "{marks:?}: {id} in {text:?}");
                }
            }
        }
        for (chapter, mark) in [
            ("draft", "draft"),
            ("new", "exp1"),
            ("citizens", "exp2"),
            ("smuggler", "exp3"),
            ("festival", "exp4"),
            ("festival_cards", "exp5"),
            ("achievements", "exp6"),
            ("puertoma", "auto"),
        ] {
            assert_eq!(book.has(chapter), marks.contains(&mark), "{marks:?}: {chapter}");
        }
    }
}

fn texts(book: &Book) -> Vec<&str> {
    let mut all = vec![book.source.as_str()];
    for chapter in &book.chapters {
        all.push(&chapter.lead);
        for block in &chapter.blocks {
            match block {
                Block::Table(table) => all.extend(table.rows.iter().flatten().map(String::as_str)),
                Block::Rule(_) | Block::Pieces(..) => {
                    all.extend(
                        block.rules().iter().flat_map(|rule| &rule.parts).map(|part| part.text.as_str()),
                    );
                }
            }
        }
    }
    all
}

#[test]
fn every_building_of_san_juan_has_its_rules() {
    use san_juan::Kind;
    let book = book("san-juan", Lang::En);
    for kind in Kind::ALL {
        let blocks = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
        let mine = blocks.filter(
            |block| matches!(block, Block::Pieces(keys, rules) if !rules.is_empty() && keys.iter().any(|key| key == kind.key())),
        );
        assert_eq!(mine.count(), 1, "{kind}");
    }
}

#[test]
fn the_table_of_prices_is_that_of_the_tiles() {
    use san_juan::Tile;
    for lang in Lang::ALL {
        let book = book("san-juan", lang);
        let chapter = book.chapters.iter().find(|chapter| chapter.key == "trader").expect("it is there");
        let table = chapter.blocks.iter().find_map(|block| match block {
            Block::Table(table) => Some(table),
            Block::Rule(_) | Block::Pieces(..) => None,
        });
        for (tile, row) in Tile::ALL.into_iter().zip(&table.expect("it is there").rows[1..]) {
            let prices: Vec<u8> = row[1..].iter().map(|cell| cell.parse().expect("a number")).collect();
            assert_eq!((row[0].as_str(), &prices[..]), (format!("{tile:?}").as_str(), &tile.prices()[..]));
        }
    }
}

#[test]
fn an_edition_is_read_under_its_names_and_without_what_is_not_in_play() {
    let module = crate::catalogue::module("san-juan").expect("it can be played");
    for lang in Lang::ALL {
        let [(_, y1897), (_, classic)] = &readings(module, lang)[..] else { panic!("two editions") };
        assert!(y1897.has("SJ-BLD-OFFICE-1") && !y1897.has("SJ-ROLE-XSHIP-1"));
        assert!(classic.has("SJ-ROLE-XSHIP-1") && !classic.has("SJ-BLD-OFFICE-1") && !classic.has("new"));
        for (book, foreign) in [
            (y1897, [["Councillor", "violet"], ["議員", "摸"]]),
            (classic, [["Recruiter", "Explorer"], ["招募官", "總督"]]),
        ] {
            let chapters = book.chapters.iter().filter(|chapter| chapter.key != "editions");
            for text in chapters
                .flat_map(|chapter| &chapter.blocks)
                .flat_map(Block::rules)
                .flat_map(|rule| &rule.parts)
            {
                assert!(
                    foreign.get(lang as usize).into_iter().flatten().all(|word| !text.text.contains(word)),
                    "{}",
                    text.text
                );
                assert!(!text.text.contains("{=") && text.edition.is_none(), "{}", text.text);
            }
        }
    }
    // The base game alone: neither the expansion nor the second set.
    let base = book("san-juan", Lang::En).keep(&["1897"]);
    assert!(
        base.has("SJ-BLD-CHAPEL-1") && !base.has("SJ-BLD-CHURCH-1") && !base.has("new") && !base.has("many")
    );
    assert!(base.rules().any(|rule| rule.id == "SJ-INF-8" && rule.parts.len() == 1));
}
