//! Texts about positions and pieces hold in every language.

mod ideas;

use std::collections::BTreeMap;

use game_core::{Flaw as _, Game, Seat};
use ginkgopolis::flaw::{AskedFlaw, CardFlaw, CharacterFlaw, CityFlaw, TileFlaw};
use ginkgopolis::{Card, Cell, Character, Colour, Event, Flaw, Ginkgopolis, Letter, Tile, Trigger};

use super::messages::{Scene, Thing};
use super::texts;
use ui::i18n::Lang;

/// One flaw of each of these variants; fails to compile if one is missing.
macro_rules! each {
    ($kind:ident: $($variant:ident $({ $($field:tt: $value:expr),* })?),* $(,)?) => {{
        let _exhaustive = |flaw: &$kind| match flaw { $($kind::$variant { .. } => {})* };
        vec![$($kind::$variant { $($($field: $value),*)? }),*].into_iter().map(Flaw::from)
    }};
}

/// One of every kind.
fn every() -> Vec<Flaw> {
    let (red, a) = (Tile::new(Colour::Red, 4), Letter::all().next().expect("letters"));
    let word = || "R4".to_owned();
    let general = each!(Flaw: Config { 0: "no".into() }, Unsound { 0: "no".into() },
        Seats { named: 1, sit: 2 }, NoSuchSeat, TooMany { most: 9 }, TooManyRedraws { most: 2 },
        Resources { allotment: 20, placed: 3 }, AllPlaced { seat: Seat(0) },
        Characters { 0: CharacterFlaw::Taken }, City { 0: CityFlaw::NotOnGrid },
        Tiles { 0: TileFlaw::NotOwn }, Cards { 0: CardFlaw::Known }, Asked { 0: AskedFlaw::NoCard });
    let characters = each!(CharacterFlaw: Count { due: 3 }, NotASet, Taken, Round, NoSuchPick, NotFresh,
        HandDealt, Packets, Packet, PacketOrder { kept: 1 });
    let city = each!(CityFlaw: OutOfReach { word: word() }, UnknownWord { word: "?".into() },
        MarkerTwice { letter: a }, BuildingTwice { tile: red }, NotOnGrid, FloorElsewhere, StartOwned,
        NoOwner { tile: red }, StartGap { cell: Cell::new(1, -1) }, NotConnected,
        WrongBottom { bottom: red, top: red }, StartOnTop { top: red }, MarkersMissing, MarkerOrder);
    let tiles = each!(TileFlaw: Elsewhere { tile: red }, NotOwn, NotAside, Removed { due: 6 },
        Exhaustions { most: 2 }, SupplyGone, SupplyNotReturned, ReturnedFromElsewhere, ReturningUnasked,
        ReturningOrder);
    let cards = each!(CardFlaw: Elsewhere { card: Card::urban(a) }, DeckEmpty, HandTooLarge,
        HandSize { due: 4 }, TooFewLeft, NotCovered { tile: red }, NotKept { tile: red },
        KeptTooSoon { tile: red }, Known, AllKnown);
    let asked = each!(AskedFlaw: GameOver, TooDeep, OverTooSoon, NoSuchStack { frames: "goods".into() },
        CardNamed, NoCard, NotInAction, Covered, NotJustBuiltOver, FaceDown, NoTileToChoose, Hal,
        Adjacent, NoRow, NotReturning, NothingToDecide);
    let others = [
        Flaw::TooManyRedraws { most: 0 },
        CharacterFlaw::Count { due: 0 }.into(),
        CharacterFlaw::PacketOrder { kept: 0 }.into(),
        TileFlaw::Removed { due: 0 }.into(),
        CityFlaw::WrongBottom { bottom: red, top: Tile::new(Colour::Blue, 1) }.into(),
        CityFlaw::StartGap { cell: Cell::new(0, 0) }.into(),
        CityFlaw::OutOfReach { word: "A".into() }.into(),
        CityFlaw::OutOfReach { word: "?".into() }.into(),
    ];
    general.chain(characters).chain(city).chain(tiles).chain(cards).chain(asked).chain(others).collect()
}

/// Returns true if a text has letters of other names than of markers.
fn has_latin(text: &str) -> bool {
    let words = text.split(|sign: char| !sign.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    words.into_iter().any(|word| word.parse::<Letter>().is_err())
}

#[test]
fn every_flaw_is_a_sentence_in_every_language() {
    for (lang, flaw) in
        Lang::ALL.into_iter().flat_map(|lang| every().into_iter().map(move |flaw| (lang, flaw)))
    {
        let text = texts(lang).flaw(&flaw);
        assert!(
            text.ends_with(['.', '。']) && !text.ends_with("..") && !text.ends_with("。。"),
            "{flaw:?}: {text}"
        );
        assert!(!text.contains("  ") && !text.contains("GK-"), "{flaw:?}: {text}");
        let begins = text.chars().next().expect("a text");
        assert!(!begins.is_ascii_lowercase(), "{flaw:?}: {text}");
        if lang == Lang::ZhHant {
            assert!(!text.contains([',', ';', ':', '(', '?']) || text.contains("「?」"), "{flaw:?}: {text}");
            let quotes = matches!(flaw, Flaw::Config(_) | Flaw::Unsound(_));
            assert_eq!(has_latin(&text), quotes, "{flaw:?}: {text}");
        }
    }
}

#[test]
fn different_flaws_are_said_differently() {
    for lang in Lang::ALL {
        let mut said: BTreeMap<String, Flaw> = BTreeMap::new();
        for flaw in every() {
            if let Some(other) = said.insert(texts(lang).flaw(&flaw), flaw.clone()) {
                assert_eq!(flaw, other);
            }
        }
    }
}

#[test]
fn every_rule_of_a_flaw_is_in_the_specification() {
    let path = format!("{}/../../docs/rules/{}.md", env!("CARGO_MANIFEST_DIR"), Ginkgopolis::ID);
    let specification = std::fs::read_to_string(path).expect("a specification");
    for flaw in every() {
        assert!(!flaw.to_string().contains("GK-"), "{flaw}");
        for rule in flaw.rules() {
            assert!(specification.contains(&format!("**{rule}")), "{flaw}: {rule}");
        }
    }
}

/// Fails if a text is empty, has signs of another language, or lacks the end of a sentence.
fn check(lang: Lang, text: &str, is_sentence: bool) {
    assert!(!text.is_empty() && text == text.trim() && !text.contains("  "), "{lang:?}: {text:?}");
    assert!(!is_sentence || text.ends_with(['.', '。']), "{lang:?}: {text}");
    let chinese = text.chars().any(|sign| ('\u{3000}'..='\u{9fff}').contains(&sign));
    let expected = ["zh", "ja"].iter().any(|tag| lang.tag().starts_with(tag));
    assert_eq!(chinese, expected, "{lang:?}: {text}");
    assert!(!expected || !has_latin(text), "{lang:?}: {text}");
}

#[test]
fn every_piece_has_its_name_and_its_effect_in_every_language() {
    for lang in Lang::ALL {
        let text = texts(lang);
        let tiles = || Tile::all().map(Card::building);
        for card in tiles().chain(Letter::all().map(Card::urban)) {
            check(lang, &text.card(card), false);
            check(lang, &text.effect(card), true);
        }
        for character in (0..=u8::MAX).filter_map(|number| Character::try_from(number).ok()) {
            check(lang, &text.character(character), false);
            check(lang, &text.character_effect(character), true);
        }
        for thing in Thing::ALL {
            check(lang, text.thing(thing), false);
            check(lang, text.thing_effect(thing), true);
        }
        for colour in Colour::ALL {
            check(lang, text.kind(colour), false);
            check(lang, text.family(colour), false);
        }
        for deed in Trigger::ALL {
            check(lang, text.deed(deed), false);
        }
        for key in ["beginner", "draft", "solo", "expert", "open_screens"] {
            let [title, about] = text.setup(key);
            check(lang, title, false);
            check(lang, about, true);
        }
        for key in ["points", "cards", "redraws", "districts", "something else"] {
            check(lang, text.source(key), false);
        }
        assert_eq!(text.keys().len(), 3);
    }
}

#[test]
fn names_are_put_together_as_each_language_does() {
    let [english, chinese] = [texts(Lang::En), texts(Lang::ZhHant)];
    let key = "B1 B4 B7";
    assert_eq!(english.piece(key), "blue district of 1, 4 and 7:");
    assert_eq!(chinese.piece(key), "藍色街區 1、4、7：");
    let (red, letter) = (Tile::new(Colour::Red, 4), Letter::all().next().expect("letters"));
    let names = ["Ana".to_owned(), "阿明".to_owned()];
    let scene = |me| Scene { names: &names, me, hal: None, hals_name: "" };
    let event = Event::Urbanized { seat: Seat(0), letter, tile: red, cell: Cell::new(0, 0) };
    let said = |me| [english, chinese].map(|text| text.event(&event, &scene(me)).expect("a line"));
    assert_eq!(said(None), ["Ana urbanizes red 4 at A.", "Ana 在 A 處城市化，蓋上紅 4。"]);
    assert_eq!(said(Some(Seat(0))), ["You urbanize red 4 at A.", "你在 A 處城市化，蓋上紅 4。"]);
    let first = Event::HandsPassed { first: Seat(1) };
    let said = [english, chinese].map(|text| text.event(&first, &scene(Some(Seat(1)))).expect("a line"));
    assert_eq!(
        said,
        ["Hands are passed to the left; you go first now.", "手牌傳給左手邊，現在你是起始玩家。"]
    );
}
