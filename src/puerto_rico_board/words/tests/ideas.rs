//! Every idea behind a choice is a sentence in every language.

use game_core::{Game, Viewer};
use puerto_rico::event::EndWhy;
use puerto_rico::{Config, Idea};

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
    let (seat, good, building) = (Seat(1), Good::Coffee, Building::TobaccoStorage);
    let (points, fewer) = (i16::from(n), i16::from(otherwise));
    let (coins, less) = (u16::from(n), u16::from(otherwise));
    each!(
        Ships { crates: n, points: n, otherwise: otherwise },
        SavesCrates { crates: otherwise, otherwise: n },
        RivalShips { seat: seat, points: otherwise, otherwise: n },
        RivalSpoils { seat: seat, crates: n, otherwise: otherwise },
        ShutsOut { seat: seat, good: good, crates: n },
        KeepsRoom { good: good, crates: n },
        HasCoins { coins: coins, otherwise: less },
        Affords { building: building, coins: coins, otherwise: less },
        TakesRoleCoins { role: Role::Trader, coins: n },
        DeniesRoleCoins { seat: seat, role: Role::Trader, coins: n },
        TakesRole { seat: seat, role: Role::Captain },
        Builds { building: building, price: otherwise },
        LastCopy { building: building, seat: seat },
        BuildsForLess { building: building, price: otherwise, otherwise: n },
        Produces { crates: n, kinds: n, otherwise: otherwise },
        ExtraCrate { good: good },
        RivalProduces { seat: seat, crates: otherwise, otherwise: n },
        Sells { good: good, coins: n, otherwise: otherwise },
        DeniesSale { seat: seat, good: good, coins: n, full: n > 1 },
        RivalSells { seat: seat, coins: otherwise, otherwise: n },
        Workers { workers: n, otherwise: otherwise },
        Occupies { building: building },
        CanProduce { crates: n, otherwise: otherwise },
        NewKind { tile: Tile::Fruit },
        Serves { tile: Tile::Tobacco, building: building },
        Plantations { tile: Tile::Fruit, count: n, otherwise: otherwise },
        Land { tiles: n, otherwise: otherwise },
        Quarry { quarries: n },
        LargeBuilding { building: Building::CustomsHouse, points: points, otherwise: fewer },
        Points { points: points, otherwise: fewer },
        HoldsCrates { crates: n, otherwise: otherwise },
        RivalCoins { seat: seat, coins: less, otherwise: coins },
        RivalBuilds { seat: seat, building: building },
        BringsEnd { why: EndWhy::Workers },
        PutsOffEnd { why: EndWhy::Buildings },
    )
}

/// Returns true if a language has words of its own for ideas; the others say them in English.
fn is_translated(lang: Lang) -> bool {
    let file = format!("{}/../words/{}/puerto-rico/ideas.ftl", env!("CARGO_MANIFEST_DIR"), lang.tag());
    std::fs::exists(file).expect("the folder can be read")
}

/// Says an idea behind a choice of the first of two players.
fn say(text: Words, lang: Lang, edition: Edition, me: Option<Seat>, idea: &Idea) -> String {
    let game = PuertoRico::new(&Config { edition, players: 3, ..Config::default() }).expect("legal");
    let view = game.view(&game.setup(1, &mut Vec::new()), Viewer::Public);
    let names = by_script(lang, ["Ben", "Ana", "Eva"], ["阿明", "安娜", "小美"]).map(str::to_owned);
    text.idea(Seat(0), idea, &Scene { names: &names, me, view: &view })
}

#[test]
fn every_idea_is_a_sentence_whoever_reads_it() {
    everywhere(|text, lang, edition| {
        if !is_translated(lang) {
            return;
        }
        for me in [None, Some(Seat(0)), Some(Seat(1))] {
            for idea in [(1, 0), (2, 1), (5, 2)].into_iter().flat_map(|(n, other)| every(n, other)) {
                let said = say(text, lang, edition, me, &idea);
                check(&said, lang, edition);
                assert!(said.ends_with(['.', '。']) && !said.ends_with(".."), "{idea:?}: {said}");
                assert!(said.starts_with(|sign: char| !sign.is_ascii_lowercase()), "{idea:?}: {said}");
                if lang == Lang::En {
                    assert!(said.split(' ').count() <= 14, "{idea:?}: {said}");
                }
            }
        }
    });
}

#[test]
fn ideas_are_facts_in_the_words_of_the_edition() {
    let said = |lang, edition, me, idea| say(of(lang, edition), lang, edition, me, &idea);
    let [me, ana] = [Seat(0), Seat(1)].map(Some);
    let ships = Idea::Ships { crates: 5, points: 6, otherwise: 2 };
    let ours = said(Lang::En, Edition::Y1897, me, ships);
    assert_eq!(ours, "You ship 5 crates for 6 points; otherwise for 2.");
    let of_ben = said(Lang::En, Edition::Y1897, None, ships);
    assert_eq!(of_ben, "Ben ships 5 crates for 6 points; otherwise for 2.");
    let none = said(Lang::En, Edition::Classic, me, Idea::Ships { crates: 1, points: 1, otherwise: 0 });
    assert_eq!(none, "You ship 1 crate for 1 point; otherwise none.");
    let last = Idea::LastCopy { building: Building::Factory, seat: Seat(1) };
    let to = |me| said(Lang::En, Edition::Y1897, me, last);
    assert_eq!(
        [me, None, ana].map(to),
        [
            "You get the last Factory before Ana does.",
            "Ben gets the last Factory before Ana does.",
            "Ben gets the last Factory before you do."
        ]
    );
    let workers = Idea::Workers { workers: 7, otherwise: 5 };
    let classic = said(Lang::En, Edition::Classic, me, workers);
    assert_eq!(classic, "You then have 7 colonists; otherwise 5.");
    let fields = Idea::Plantations { tile: Tile::Fruit, count: 3, otherwise: 2 };
    let classic = said(Lang::En, Edition::Classic, me, fields);
    assert_eq!(classic, "You then have 3 indigo plantations; otherwise 2.");
    let chinese = [Edition::Y1897, Edition::Classic].map(|edition| said(Lang::ZhHant, edition, None, fields));
    assert_eq!(chinese, ["阿明之後有 3 個水果種植園；否則有 2 個。", "阿明之後有 3 個染料田；否則有 2 個。"]);
}
