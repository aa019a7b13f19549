//! Every flaw is a sentence in every language.

use std::collections::BTreeSet;

use game_core::{Flaw as _, Seat};
use san_juan::Edition;
use san_juan::flaw::{AskedFlaw, BuildFlaw, Flaw, PiecesFlaw, RoundFlaw};
use san_juan::ids::{Kind, Role, Tile};

use super::super::words_of;
use super::all;
use ui::i18n::Lang;

const SPECIFICATION: &str = include_str!("../../../../docs/rules/san-juan.md");

/// Words of a position, and of the page, in Latin letters.
const LATIN: [&str; 14] = [
    "from",
    "left",
    "of",
    "put",
    "amount",
    "net",
    "switches.ask_optional_draws",
    "round",
    "phase",
    "A",
    "B",
    "C",
    "D",
    "E",
];

/// One of each variant: one that is left out does not compile.
macro_rules! each {
    ($flaw:ident: $($variant:ident $({ $($field:ident: $value:expr),* })?),* $(,)?) => {{
        let _ = |flaw: &$flaw| match flaw {
            $($flaw::$variant { .. } => {}),*
        };
        [$(Flaw::from($flaw::$variant $({ $($field: $value),* })?)),*]
    }};
}

fn every_flaw() -> Vec<Flaw> {
    let pieces = each!(PiecesFlaw:
        TooManyCopies { kind: Kind::Palace, copies: 2 },
        TooManyCards,
        TooManyLookedAt,
        TooManyKept,
        StrayLook,
        TooManySlots,
        SecondCopy { kind: Kind::Well },
        SecondFresh,
        StrayFresh,
        CoveredCrane,
        NoCrane,
        CoversOwnKind,
        NoGoodOn { kind: Kind::Well },
        GoodOnFresh,
        NoLibrary,
        NoChapel,
        NoHarbor,
        ChurchUnused,
        NotTheTiles { tiles: Tile::ALL.to_vec() },
        TooManySeen { tiles: 5 },
        TileOpen,
    );
    let round = each!(RoundFlaw:
        SeatCount { given: 2, players: 3 },
        NoSuchSeat { given: Seat(3), seats: 3 },
        TooManyRounds { most: 4500 },
        DraftRound,
        TooManyQuiet,
        NotOver,
        AskedWhenOver,
        TwelfthBuilding,
        NoSuchRole { role: Role::Captain },
        TakenTwice { role: Role::Trader },
        TooManyPicks { picks: 3 },
        PickedOutOfTurn { seat: Seat(1), made: 0, due: 1 },
        PickedInDraft,
        NoDraft,
        DraftHand { cards: 7 },
        NoPhase,
        StrayPhase,
        NoPlacard,
        PlacardElsewhere,
        NotLastPicker,
        StraySold,
        NotDoubled,
        Doubled,
        LibraryUnmarked,
        LibraryNotAsked,
        NoSuchStep,
        NotAskedAtStart,
        NotAskedInPhase { role: Role::Prospector },
        SeatsHandled { seats: 3 },
        Sequence { frames: Vec::new() },
    );
    let asked = each!(AskedFlaw:
        NothingAsked,
        Parts { left: 1, done: 2, all: 2 },
        NoSuchKind,
        NoSuchSlot,
        NotActive { kind: Kind::GoldMine },
        LeftOfAll,
        TooManyDiscards { most: 2 },
        Discards { cards: 2, left: 1 },
        HandTooSmall,
        NoChapelOwner,
        NoChurchOwner,
        ChurchCount,
        ChurchTooMany,
        NothingToTuck,
        DrawsNotAsked,
        NotThePicker,
        AmountTooHigh { most: 1 },
        NotDue,
        KeptFaceUp,
        CheapestTaken,
        FourCosts,
        TooManyTaken { most: 2 },
        FaceUpCount { most: 4 },
        TooManySent,
        Gain { sold: 2, lowest: 2, highest: 4, gain: 9 },
        ArchiveDiscards,
        KeepCount { cards: 2 },
        LookCount { cards: 5 },
        NoChoice,
        LookTooSmall,
    );
    let build = each!(BuildFlaw:
        OneSite,
        StandsAlready { kind: Kind::Well },
        NotBeingBuilt { kind: Kind::Well, slot: 9 },
        TooManyWaived { privilege: 1 },
        Net { net: -1 },
        NoBlackMarket,
        TooManyGoods,
        NoSuchStep { steps: 55 },
        PaidTooMuch { price: 3 },
        TooExpensive,
    );
    let _ = |flaw: &Flaw| match flaw {
        Flaw::Pieces(_) | Flaw::Round(_) | Flaw::Asked(_) | Flaw::Build(_) => {}
        Flaw::Config(_) | Flaw::Unsound(_) => {}
    };
    let in_words = [Flaw::Config("seats are 0 to 1".into()), Flaw::Unsound("a card is lost".into())];
    pieces.into_iter().chain(round).chain(asked).chain(build).chain(in_words).collect()
}

fn latin(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '.')
        .filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()))
}

#[test]
fn every_flaw_is_a_sentence() {
    for (lang, edition, words) in all() {
        let mut sentences = BTreeSet::new();
        for flaw in every_flaw() {
            let text = words.flaw(&flaw);
            assert!(text.ends_with(['.', '。']) && !text.contains(['?', '!']), "{text}");
            let is_chinese = text.contains(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
            assert!(
                match lang {
                    Lang::En => !is_chinese,
                    Lang::ZhHant => is_chinese,
                    _ => true,
                },
                "{text}"
            );
            if matches!(flaw, Flaw::Config(_) | Flaw::Unsound(_)) {
                assert!(text.contains(&flaw.to_string()), "{text}");
            } else if lang == Lang::ZhHant {
                let foreign = latin(&text).find(|word| !LATIN.contains(word));
                assert!(
                    foreign.is_none() && !text.contains([',', ':', '.']) || text.contains("switches."),
                    "{text}"
                );
            }
            assert!(sentences.insert(text.clone()), "{edition:?}: said of two flaws: {text}");
        }
    }
}

#[test]
fn the_editions_speak_their_own_words() {
    let said = |flaw: Flaw| {
        [Edition::Y1897, Edition::Classic].map(|edition| words_of(Lang::ZhHant, edition).flaw(&flaw))
    };
    let at_work = said(AskedFlaw::NotActive { kind: Kind::Archive }.into());
    assert_eq!(at_work, ["沒有生效的公證處。", "沒有生效的檔案館。"]);
    let [y1897, classic] = said(PiecesFlaw::TileOpen.into());
    assert!(y1897.contains("貿易商階段") && classic.contains("交易階段"), "{y1897} {classic}");
}

#[test]
fn the_rules_behind_a_flaw_are_in_the_specification() {
    for rule in every_flaw().iter().flat_map(|flaw| flaw.rules()) {
        let listed = SPECIFICATION.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        assert!(listed.into_iter().any(|word| word == rule.0), "{rule}");
    }
}
