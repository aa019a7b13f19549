//! Names and effects of the pieces in Chinese.

use ginkgopolis::data::cards::{Effect, EndEffect, effect as printed, items_of};
use ginkgopolis::ids::{Card, CardKind, Character, Colour, Item, Tile, Trigger};

use crate::words::messages::Haul;
use ui::i18n::who::Who;

/// 名字，後面接中文；拉丁字母的名字後面留一個空格。
pub(super) fn named(name: &str) -> String {
    let space = if name.ends_with(|c: char| c.is_ascii_alphanumeric()) { " " } else { "" };
    format!("{name}{space}")
}

/// 「你」或名字，後面接動詞。
pub(super) fn who(who: Who) -> String {
    match who {
        Who::You => "你".into(),
        Who::Named(name) => named(name),
    }
}

pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "藍",
        Colour::Red => "紅",
        Colour::Yellow => "黃",
    }
}

pub(super) fn kind(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "辦公建築",
        Colour::Red => "產出建築",
        Colour::Yellow => "居住建築",
    }
}

pub(super) fn family(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "生態工程師",
        Colour::Red => "生態技術員",
        Colour::Yellow => "生態城市規劃師",
    }
}

pub(super) fn deed(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Exploit => "開採",
        Trigger::Urbanize => "城市化",
        Trigger::Construct => "建造",
    }
}

pub(super) fn items(item: Item, number: u8) -> String {
    match item {
        Item::Resource => format!("{number} 個資源"),
        Item::Tile => format!("{number} 個板塊"),
        Item::Point => format!("{number} 分"),
    }
}

pub(super) fn haul(haul: Haul) -> String {
    let parts: Vec<String> = haul.parts().map(|(item, number)| items(item, number)).collect();
    if parts.is_empty() { "沒有任何東西".into() } else { parts.join("、") }
}

pub(super) fn tile(tile: Tile) -> String {
    format!("{} {}", colour(tile.colour()), tile.number())
}

pub(super) fn card(card: Card) -> String {
    match card.kind() {
        CardKind::Building(building) => tile(building),
        CardKind::Urban(letter) => format!("字母 {letter}"),
    }
}

fn gives(given: &[Item]) -> String {
    let mut sum = Haul::default();
    given.iter().for_each(|&item| sum.add(item, 1));
    haul(sum)
}

pub(super) fn effect(card: Card) -> String {
    let CardKind::Building(building) = card.kind() else {
        return "單獨打出：開採，得一個資源或一個板塊。與板塊一同打出：在這個標記處城市化。".into();
    };
    match printed(building) {
        Effect::Permanent(when, given) => format!("每次{}：得到 {}。", deed(when), gives(given)),
        Effect::AtEnd(end) => format!("遊戲結束時：{}", at_end(end)),
    }
}

fn at_end(end: EndEffect) -> String {
    match end {
        EndEffect::Resources(on) => format!("{}色建築上，每個自己的資源 1 分。", colour(on)),
        EndEffect::Low => "每棟一或兩層的自己的建築 1 分。".into(),
        EndEffect::High => "每棟三層以上的自己的建築 3 分。".into(),
        EndEffect::Cards(when) => format!("自己面前每張{}效果的卡牌 2 分，角色也算。", deed(when)),
        EndEffect::OfColour(of) => format!("自己面前每張{}色卡牌 2 分，角色與這張都算。", colour(of)),
        EndEffect::Nine => "9 分。".into(),
    }
}

pub(super) fn character(character: Character) -> String {
    format!("{} {}", family(character.def().colour), character.number())
}

pub(super) fn character_effect(character: Character) -> String {
    let def = character.def();
    let start = Haul([def.resources, def.tiles, def.points]);
    format!("每次{}：得到 {}。開局時：{}。", deed(def.trigger), gives(items_of(def.colour)), haul(start))
}

pub(super) fn source(key: &str) -> &'static str {
    match key {
        "points" => "累積的分數",
        "cards" => "帶「=」的卡牌",
        "redraws" => "更新手牌標記",
        "districts" => "街區",
        _ => "其他",
    }
}

pub(super) fn piece(key: &str) -> String {
    let tiles: Vec<Tile> = key.split(' ').filter_map(|name| name.parse().ok()).collect();
    match tiles[..] {
        [] => key.into(),
        [card] => format!("{}：", tile(card)),
        [first, ..] => {
            let numbers: Vec<String> = tiles.iter().map(|tile| tile.number().to_string()).collect();
            format!("{}色街區 {}：", colour(first.colour()), numbers.join("、"))
        }
    }
}
