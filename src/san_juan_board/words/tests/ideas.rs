//! Every idea behind a choice is a sentence in every language.

use game_core::{Game, Seat, Viewer};
use san_juan::{Config, Idea, SanJuan};

use super::*;

/// One idea of each kind; one that is left out does not compile.
macro_rules! each {
    ($($variant:ident $({ $($field:ident: $value:expr),* })?),* $(,)?) => {{
        let _ = |idea: &Idea| match idea {
            $(Idea::$variant { .. } => {}),*
        };
        vec![$(Idea::$variant $({ $($field: $value),* })?),*]
    }};
}

/// One of each kind with such figures, about Ana where it is about another player.
fn every(n: u8, otherwise: u8) -> Vec<Idea> {
    let (seat, kind, given) = (Seat(1), Kind::Library, Kind::GuildHall);
    let (points, fewer) = (i16::from(n), i16::from(otherwise));
    each!(
        Draws { cards: n, otherwise: otherwise },
        HasCards { cards: n, otherwise: otherwise },
        Builds { kind: kind, price: otherwise },
        BuildsForLess { kind: kind, price: otherwise, otherwise: n },
        Affords { kind: kind, cards: n, otherwise: otherwise },
        Produces { goods: n, otherwise: otherwise },
        Sells { goods: n, cards: n, otherwise: otherwise },
        HasGoods { goods: n, otherwise: otherwise },
        DearerGood { kind: Kind::ProdT5, otherwise: Kind::ProdT1 },
        Frees { buildings: n, otherwise: otherwise },
        LaysBy { cards: n, otherwise: otherwise },
        Bonus { kind: given, points: points, otherwise: fewer },
        Points { points: points, otherwise: fewer },
        KeepsLimit { cards: otherwise, otherwise: n },
        KeepsBonus { kind: given, points: n },
        KeepsPoints { kind: kind, points: n, given: given, fewer: otherwise },
        KeepsPayable { kind: kind, given: given, missing: n },
        KeepsCheaper { kind: kind, cost: otherwise, given: given, dearer: n },
        GivesDuplicate { kind: kind },
        GivesSecond { kind: kind },
        GivesTooDear { kind: kind, cost: n, cards: otherwise },
        TakesRole { seat: seat, role: Role::Builder },
        RivalDraws { seat: seat, cards: otherwise, otherwise: n },
        RivalSells { seat: seat, cards: otherwise, otherwise: n },
        RivalProduces { seat: seat, goods: otherwise, otherwise: n },
        RivalBuilds { seat: seat, buildings: otherwise, otherwise: n },
        BringsEnd,
        PutsOffEnd,
    )
}

/// Returns true if a language has words of its own for ideas; the others say them in English.
fn is_translated(lang: Lang) -> bool {
    let file = format!("{}/../words/{}/san-juan/ideas.ftl", env!("CARGO_MANIFEST_DIR"), lang.tag());
    std::fs::exists(file).expect("the folder can be read")
}

/// Says an idea behind a choice of the first of two players.
fn say(text: Words, lang: Lang, me: Option<Seat>, idea: &Idea) -> String {
    let game = SanJuan::new(&Config { players: 3, ..Config::default() }).expect("legal");
    let view = game.view(&game.setup(1, &mut Vec::new()), Viewer::Public);
    let names = if lang == Lang::ZhHant { ["阿明", "安娜", "小美"] } else { ["Ben", "Ana", "Eva"] };
    text.idea(Seat(0), idea, &Scene { names: &names.map(str::to_owned), me, view: &view })
}

#[test]
fn every_idea_is_a_sentence_whoever_reads_it() {
    for (lang, edition, text) in all().filter(|(lang, ..)| is_translated(*lang)) {
        for me in [None, Some(Seat(0)), Some(Seat(1))] {
            for idea in [(1, 0), (2, 1), (5, 2)].into_iter().flat_map(|(n, other)| every(n, other)) {
                let said = say(text, lang, me, &idea);
                assert!(said.ends_with(['.', '。']) && !said.ends_with(".."), "{idea:?}: {said}");
                assert!(said.starts_with(|sign: char| !sign.is_ascii_lowercase()), "{idea:?}: {said}");
                assert!(!said.contains("  ") && !said.contains(['{', '}', '?']), "{edition:?}: {said}");
                let has_latin = said.contains(|sign: char| sign.is_ascii_alphabetic());
                assert!(lang != Lang::ZhHant || !has_latin, "{idea:?}: {said}");
                assert!(lang != Lang::En || said.split(' ').count() <= 14, "{idea:?}: {said}");
            }
        }
    }
}

#[test]
fn ideas_are_facts_in_the_words_of_the_edition() {
    let said = |lang, edition, me, idea| say(words_of(lang, edition), lang, me, &idea);
    let [me, ana] = [Seat(0), Seat(1)].map(Some);
    let sells = Idea::Sells { goods: 2, cards: 5, otherwise: 2 };
    let to = |me| said(Lang::En, Edition::Classic, me, sells);
    assert_eq!(to(me), "You sell 2 goods for 5 cards; otherwise for 2.");
    assert_eq!(to(None), "Ben sells 2 goods for 5 cards; otherwise for 2.");
    let role = Idea::TakesRole { seat: Seat(1), role: Role::Councillor };
    let to = |me, edition| said(Lang::En, edition, me, role);
    assert_eq!(to(me, Edition::Classic), "Otherwise Ana takes the Councillor.");
    assert_eq!(to(ana, Edition::Y1897), "Otherwise you take the Recruiter.");
    let limit = said(Lang::En, Edition::Classic, me, Idea::KeepsLimit { cards: 0, otherwise: 2 });
    assert_eq!(limit, "You discard no cards at the hand limit; otherwise 2.");
    let draws = Idea::Draws { cards: 4, otherwise: 2 };
    let chinese = EDITIONS.map(|edition| said(Lang::ZhHant, edition, me, draws));
    assert_eq!(chinese, ["你抽 4 張牌；否則 2 張。", "你摸 4 張牌；否則 2 張。"]);
}
