//! The parser, and what the page does with a book.

use super::*;

const SAMPLE: &str = "# Rules of Nim

@edition old: the old edition

In our own
words.

## aim: The aim
Take the last one.

* NM-AIM-1 Whoever takes the last
  match wins.
  [old] Whoever takes it loses.
* NM-AIM-2 [old] No draws.

| Heap | {m} matches |
|---|---|
| first | 3 |

Table: Heaps

## pieces: Pieces
Only one.

### match stick
* NM-P-1 See NM-AIM-1.
";

fn part(edition: Option<usize>, text: &str) -> Paragraph {
    Paragraph { edition, text: text.to_owned() }
}

#[test]
fn a_text_is_read_as_written() {
    let book = Book::parse(SAMPLE).expect("a good text");
    assert_eq!((book.title.as_str(), book.source.as_str()), ("Rules of Nim", "In our own words."));
    let [aim, pieces] = &book.chapters[..] else { panic!("two chapters: {book:?}") };
    assert_eq!((aim.key.as_str(), aim.lead.as_str()), ("aim", "Take the last one."));
    let parts = &aim.blocks[0].rules()[0].parts;
    assert_eq!(
        parts[..],
        [part(None, "Whoever takes the last match wins."), part(Some(0), "Whoever takes it loses.")]
    );
    assert_eq!(aim.blocks[1].rules()[0].parts[..], [part(Some(0), "No draws.")]);
    let Block::Table(table) = &aim.blocks[2] else { panic!("a table: {aim:?}") };
    assert_eq!((table.caption.as_str(), table.rows[1][1].as_str()), ("Heaps", "3"));
    let Block::Pieces(keys, rules) = &pieces.blocks[0] else { panic!("pieces: {pieces:?}") };
    assert_eq!((keys.len(), rules.len()), (2, 1));
    assert!(rules[0].is_found("Match", "match nm-aim") && !rules[0].is_found("Match", "stick"));
}

#[test]
fn chinese_lines_are_joined_without_a_blank() {
    let book = Book::parse("# 規則\n## a: 一\n甲，\n乙 7\n張").expect("a good text");
    assert_eq!(book.chapters[0].lead, "甲，乙 7 張");
}

#[test]
fn what_is_not_understood_is_named_with_its_line() {
    let spoilt = [
        ("", 1, "title"),
        ("# A\n# B", 2, "one title"),
        ("# A\n* NM-1 x", 2, "first chapter"),
        ("# A\n## no key", 2, "`key: title`"),
        ("# A\n## Key: x", 2, "small letters"),
        ("# A\n## a: x\n* nm-1 x", 3, "capital"),
        ("# A\n## a: x\n* NM-1 [new] x", 3, "no such edition"),
        ("# A\n@edition old", 2, "`@edition key: name`"),
        ("# A\n## a: x\nlead\n\nmore", 5, "one paragraph"),
        ("# A\n## a: x\n* NM-1 x\n\nmore", 5, "one paragraph"),
        ("# A\n## a: x\n| a | b |\n|---|---|\n| c |\n\nTable: x", 3, "equally many"),
        ("# A\n## a: x\n| a | b |\n|---|---|\n| c | d\n\nTable: x", 3, "equally many"),
        ("# A\n## a: x\n| a | b |\n|---|---|\n\n* NM-1 x", 6, "no caption"),
        ("# A\n## a: x\n| a | b |\n|---|---|", 4, "no caption"),
        ("# A\n## a: x\nTable: x", 3, "no table"),
        ("# A\n## a: x\n* NM-1 *x*", 3, "plain text"),
        ("# A\n## a: x\n<b>", 3, "plain text"),
        ("# A\n## a: x\n1. x", 3, "plain text"),
        ("# A\n## a: x\n    x", 3, "plain text"),
        ("# A\n#### x", 2, "one to three"),
    ];
    for (text, line, problem) in spoilt {
        let error = Book::parse(text).expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
        assert!(error.problem.contains(problem), "{text:?}: {error}");
    }
}

#[test]
fn a_book_is_the_same_behind_its_json() {
    let book = Book::parse(SAMPLE).expect("a good text");
    let json = serde_json::to_string(&book).expect("a book is plain data");
    assert_eq!(serde_json::from_str::<Book>(&json).expect("it is a book"), book);
}

#[test]
fn every_text_is_spelt_and_no_key() {
    let name = |key: &str| (key == "m").then(|| "match".to_owned());
    let text = SAMPLE.replace("matches", "{=m}es").replace("The aim", "The {=m}").replace("Heaps", "{=m}");
    let book = Book::parse(&text).expect("a good text").spelt(&name);
    let [aim, _] = &book.chapters[..] else { panic!("two chapters: {book:?}") };
    assert_eq!((aim.key.as_str(), aim.title.as_str()), ("aim", "The match"));
    let Block::Table(table) = &aim.blocks[2] else { panic!("a table: {aim:?}") };
    assert_eq!((table.caption.as_str(), table.rows[0][1].as_str()), ("match", "{m} matches"));
}
