//! Studies: links, whole and spoiled.

use game_core::{Rng, Seat};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::share::{self, MAX_CODE, ShareError, seal};
use session::study::link::{self, LinkedStudy, MAX_TEXT, decode, encode};
use session::study::{PositionEditor, begin};
use session::{Player, TableSetup};

use crate::support::modes::Modes;

fn texts<G: PositionEditor + Modes>() -> Vec<String> {
    let text = |config: G::Config| {
        let seats = G::new(&config).expect("legal").seats();
        let seats = Seat::all(seats).map(|_| Player::person("")).collect();
        begin::<G>(&TableSetup { config, seed: 8, seats }).expect("a legal set-up")
    };
    G::modes().into_iter().map(text).collect()
}

fn links_read_back<G: PositionEditor + Modes>(longest: usize) {
    for text in texts::<G>() {
        let code = encode::<G>(&text);
        assert!(code.len() <= longest, "{}: {} characters", G::ID, code.len());
        assert!(code.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_".contains(sign)));
        assert_eq!(decode::<G>(&code), Ok(LinkedStudy { text, is_older: false }));
    }
}

#[test]
fn links_read_back_and_are_short() {
    links_read_back::<SanJuan>(1_200);
    links_read_back::<PuertoRico>(1_800);
    links_read_back::<Ginkgopolis>(1_200);
}

#[test]
fn a_link_to_something_else_is_refused_as_such() {
    let text = texts::<SanJuan>().remove(0);
    let other = decode::<PuertoRico>(&encode::<SanJuan>(&text));
    assert_eq!(other, Err(ShareError::OtherGame { found: "san-juan".to_owned(), expected: "puerto-rico" }));
    let seats = vec![Player::person(""), Player::person("")];
    let setup = TableSetup::<SanJuan> { config: SanJuan::modes().remove(0), seed: 1, seats };
    let table = decode::<SanJuan>(&share::encode_setup(&setup));
    assert_eq!(table, Err(ShareError::Content { problem: "a table to be set, not a position".to_owned() }));
    assert!(share::decode::<SanJuan>(&encode::<SanJuan>(&text)).is_err(), "nor is a position a table");
}

/// A code with these rules and this packed content.
fn code(rules: u16, packed: &[u8]) -> String {
    let mut bytes = vec![link::FORMAT];
    bytes.extend(postcard_of(("san-juan", rules, packed)));
    seal(bytes)
}

fn postcard_of(payload: (&str, u16, &[u8])) -> Vec<u8> {
    let (game, rules, packed) = payload;
    let varint = |mut number: usize| {
        let mut bytes = Vec::new();
        while number >= 0x80 {
            bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        bytes.push(number as u8);
        bytes
    };
    let mut bytes = Vec::new();
    bytes.extend(varint(game.len()));
    bytes.extend(game.as_bytes());
    bytes.extend(varint(rules.into()));
    bytes.extend(varint(packed.len()));
    bytes.extend(packed);
    bytes
}

#[test]
fn a_link_of_other_rules_is_told_apart() {
    let packed = miniz_oxide::deflate::compress_to_vec(b"{}", 6);
    let older = decode::<SanJuan>(&code(0, &packed)).expect("an older one is read");
    assert_eq!((older.text.as_str(), older.is_older), ("{}", true));
    assert_eq!(decode::<SanJuan>(&code(u16::MAX, &packed)), Err(ShareError::Newer));
}

#[test]
fn what_unpacks_to_too_much_or_to_nothing_is_refused() {
    let content = |result| match result {
        Err(ShareError::Content { problem }) => problem,
        other => panic!("{other:?}"),
    };
    let bomb = miniz_oxide::deflate::compress_to_vec(&vec![b' '; 50_000_000], 6);
    assert!(bomb.len() < MAX_CODE, "it would fit into a link");
    let longest = miniz_oxide::deflate::compress_to_vec(&vec![b' '; MAX_TEXT], 6);
    assert!(decode::<SanJuan>(&code(1, &longest)).is_ok());
    assert!(content(decode::<SanJuan>(&code(1, &bomb))).contains("longer than"));
    assert!(content(decode::<SanJuan>(&code(1, &[0xFF, 0, 7]))).contains("unpacked"));
    let bytes = miniz_oxide::deflate::compress_to_vec(&[0xFF, 0xFE], 6);
    assert_eq!(content(decode::<SanJuan>(&code(1, &bytes))), "the position is no text");
    assert_eq!(
        decode::<SanJuan>(&"A".repeat(MAX_CODE + 1)),
        Err(ShareError::TooLong { characters: MAX_CODE + 1 })
    );
}

#[test]
fn spoiled_links_are_refused() {
    let text = texts::<SanJuan>().remove(0);
    let whole = encode::<SanJuan>(&text);
    let mut rng = Rng::stream(7, 7);
    for _ in 0..2000 {
        let mut signs: Vec<u8> = whole.bytes().collect();
        let at = rng.below(signs.len() as u32) as usize;
        match rng.below(3) {
            0 => drop(signs.drain(at..)),
            1 => drop(signs.remove(at)),
            _ => signs[at] = b"AZaz09-_ %"[rng.below(10) as usize],
        }
        let spoiled = String::from_utf8(signs).expect("ASCII");
        assert!(spoiled == whole || decode::<SanJuan>(&spoiled).is_err(), "{spoiled}");
    }
}
