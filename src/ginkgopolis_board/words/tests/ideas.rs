//! Every idea behind a choice is a sentence in every language.

use game_core::Seat;
use ginkgopolis::event::EndWhy;
use ginkgopolis::{Colour, Idea, Item, Tile, Trigger};

use super::super::messages::Scene;
use super::super::texts;
use super::check;
use ui::i18n::Lang;

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
    let (seat, tile, other) = (Seat(1), Tile::new(Colour::Yellow, 17), Tile::new(Colour::Blue, 4));
    let (points, fewer) = (i16::from(n), i16::from(otherwise));
    let mut ideas = each!(
        Gains { item: Item::Resource, count: n, otherwise: otherwise },
        Engine { trigger: Trigger::Exploit, items: n, otherwise: otherwise },
        Has { item: Item::Point, count: n.into(), otherwise: otherwise.into() },
        SpendsLess { resources: otherwise, otherwise: n },
        PaysLess { points: otherwise, otherwise: n },
        ComesBack { tile: tile, resources: n },
        GetsCard { card: tile },
        EndCard { card: tile, points: points, otherwise: fewer },
        Leads { colour: Colour::Red, points: n },
        Districts { colour: Colour::Blue, points: n, otherwise: otherwise },
        RivalDistricts { seat: seat, points: otherwise, otherwise: n },
        DeniesLead { seat: seat, colour: Colour::Yellow, points: n },
        Ousts { seat: seat, tile: tile, floors: n },
        KeepsBuilding { seat: seat, tile: tile },
        DeniesCard { seat: seat, tile: tile, floors: n },
        Floors { floors: n, otherwise: otherwise },
        KeepsTile { tile: tile, used: other },
        LargeNumber { tile: tile, otherwise: other },
        KeepsRedraws { redraws: n, otherwise: otherwise },
        RivalGains { seat: seat, points: otherwise, otherwise: n },
        Points { points: points, otherwise: fewer },
        BringsEnd { why: EndWhy::Tiles },
        PutsOffEnd { why: EndWhy::Resources },
        NearsEnd { tiles: otherwise, otherwise: n },
        GainsTime { tiles: n, otherwise: otherwise },
    );
    for trigger in Trigger::ALL {
        ideas.push(Idea::Engine { trigger, items: n, otherwise });
    }
    for colour in Colour::ALL {
        ideas.push(Idea::Leads { colour, points: n });
        ideas.push(Idea::Districts { colour, points: n, otherwise });
        ideas.push(Idea::DeniesLead { seat, colour, points: n });
    }
    for item in [Item::Resource, Item::Tile, Item::Point] {
        ideas.push(Idea::Gains { item, count: n, otherwise });
        ideas.push(Idea::Has { item, count: n.into(), otherwise: otherwise.into() });
    }
    ideas
}

/// Returns true if a language has words of its own for ideas; the others say them in English.
fn is_translated(lang: Lang) -> bool {
    let file = format!("{}/../words/{}/ginkgopolis/ideas.ftl", env!("CARGO_MANIFEST_DIR"), lang.tag());
    std::fs::exists(file).expect("the folder can be read")
}

/// Says an idea behind a choice of the first of two players.
fn say(lang: Lang, me: Option<Seat>, idea: &Idea) -> String {
    let is_han = ["zh", "ja"].iter().any(|tag| lang.tag().starts_with(tag));
    let names = if is_han { ["阿明", "安娜"] } else { ["Ben", "Ana"] }.map(str::to_owned);
    texts(lang).idea(Seat(0), idea, &Scene { names: &names, me, hal: None, hals_name: "" })
}

#[test]
fn every_idea_is_a_sentence_whoever_reads_it() {
    for lang in Lang::ALL.into_iter().filter(|&lang| is_translated(lang)) {
        for me in [None, Some(Seat(0)), Some(Seat(1))] {
            for idea in [(1, 0), (2, 1), (5, 2)].into_iter().flat_map(|(n, other)| every(n, other)) {
                let said = say(lang, me, &idea);
                check(lang, &said, true);
                assert!(!said.ends_with("..") && !said.contains(['{', '}', '?']), "{idea:?}: {said}");
                assert!(said.starts_with(|sign: char| !sign.is_ascii_lowercase()), "{idea:?}: {said}");
                assert!(lang != Lang::En || said.split(' ').count() <= 14, "{idea:?}: {said}");
            }
        }
    }
}

#[test]
fn ideas_speak_of_the_one_who_chose_and_of_the_reader() {
    let tile = Tile::new(Colour::Red, 7);
    let card = Idea::DeniesCard { seat: Seat(1), tile, floors: 3 };
    let readers = [Some(Seat(0)), None, Some(Seat(1))];
    assert_eq!(
        readers.map(|me| say(Lang::En, me, &card)),
        [
            "Otherwise Ana gets the card of your red 7 with 3 floors.",
            "Otherwise Ana gets the card of Ben’s red 7 with 3 floors.",
            "Otherwise you get the card of Ben’s red 7 with 3 floors."
        ]
    );
    let gains = Idea::Gains { item: Item::Resource, count: 1, otherwise: 0 };
    assert_eq!(say(Lang::En, Some(Seat(0)), &gains), "You gain 1 resource; otherwise none.");
    let engine = Idea::Engine { trigger: Trigger::Exploit, items: 3, otherwise: 1 };
    let said = say(Lang::En, Some(Seat(0)), &engine);
    assert_eq!(said, "When you exploit, your cards give 3 items; otherwise 1.");
    assert_eq!(
        readers.map(|me| say(Lang::ZhHant, me, &card)),
        [
            "否則安娜會得到你的紅 7（3 層）的卡牌。",
            "否則安娜會得到阿明的紅 7（3 層）的卡牌。",
            "否則你會得到阿明的紅 7（3 層）的卡牌。"
        ]
    );
}
