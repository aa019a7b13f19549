//! Labels of the board, and sentences for those who cannot see it, in Chinese.

use ginkgopolis::ids::{Colour, Letter, Tile};

use super::names::{self, deed, haul};
use crate::words::messages::{
    BlockSpoken, BoardWords, CardSpoken, Haul, OneOrMore, RimSpoken, SeatSpoken, SetupWords, SpokenWords,
    Standing,
};
use ui::i18n::who::Who;

pub(super) const BOARD: BoardWords = BoardWords {
    city: "城市",
    your_screen: "你的屏風後",
    screen_of: |name| format!("{}的屏風", names::named(name)),
    your_cards: "你的卡牌",
    your_hand: "你的手牌",
    your_tiles: "你的板塊",
    packet: "可選的角色",
    round: |round, tiles, deck| format!("第\u{a0}{round}\u{a0}輪．板塊\u{a0}{tiles}．牌堆\u{a0}{deck}"),
    phase: |round, resolving| format!("第 {round} 輪：{}", if resolving { "依序行動" } else { "選擇卡牌" }),
    all_chosen: "所有人都選定了。",
    last_round: "這是最後一輪。",
    choosing: "選擇中",
    ready: "已選定",
    with_tile: "搭配板塊",
    resources: OneOrMore(["資源"; 2]),
    tiles: OneOrMore(["板塊"; 2]),
    points: OneOrMore(["分數"; 2]),
    redraws: OneOrMore(["更新手牌"; 2]),
    reserve: |left| format!("供應堆剩 {left}"),
    at_end: "遊戲結束時",
    no_tile: "不用板塊",
    lock_in: "鎖定",
    redraw: |left| format!("更新手牌（{left}）"),
    clear: "清除",
    keep: "留下",
    keep_choice: "移動",
    take_resource: "一個資源",
    take_tile: "一個板塊",
    take_last: "拿取",
    leave: "不拿",
    shift,
    return_tiles: |chosen| format!("放回 {chosen} 個"),
    return_none: "都不放回",
    fit: "顯示整座城市",
    larger: "放大",
    smaller: "縮小",
    districts: "街區",
    hide: "隱藏",
    engine: "卡牌",
    height: |floors| format!("{floors} 層"),
    owner: "擁有者",
    number: "編號",
    new_building: "新建：它的卡牌還沒進入遊戲",
    district,
};

fn shift(letters: &[Letter]) -> String {
    let named: Vec<String> = letters.iter().map(ToString::to_string).collect();
    format!("移動 {}", named.join("、"))
}

fn district(colour: Colour, standing: &[Standing]) -> String {
    let each: Vec<String> = standing
        .iter()
        .map(|one| format!("{} {} → {} 分", names::who(one.who).trim_end(), one.resources, one.points))
        .collect();
    format!("{}色街區：{}", names::colour(colour), each.join("、"))
}

pub(super) const SPOKEN: SpokenWords = SpokenWords {
    seat,
    block,
    rim,
    card,
    tile,
    mine: |resources, tiles, points, redraws| {
        format!("你的屏風後：{resources} 個資源、{tiles} 個板塊、{points} 分。更新手牌標記 {redraws} 個。")
    },
    column: |trigger, sum, cards| format!("{}：每次得到 {}，來自 {cards} 張牌。", deed(trigger), haul(sum)),
};

/// 「，已選」或「，可選」。
fn state(legal: bool, chosen: bool) -> &'static str {
    let words = match (chosen, legal) {
        (true, _) => Some("，已選"),
        (false, true) => Some("，可選"),
        (false, false) => None,
    };
    words.unwrap_or_default()
}

fn seat(spoken: &SeatSpoken) -> String {
    let name = names::who(spoken.who);
    let mut text = format!("{}：{}", name.trim_end(), if spoken.ready { "已選定" } else { "尚未選定" });
    if spoken.first {
        text += "，起始玩家";
    }
    if let Some((resources, tiles, points)) = spoken.counts {
        text += &format!("，{}，{points} 分", haul(Haul([resources, tiles, 0])));
    }
    format!("{text}，更新手牌標記 {} 個，卡牌 {} 張", spoken.redraws, spoken.cards)
}

fn block(spoken: &BlockSpoken) -> String {
    let (column, row) = spoken.place;
    let owner = match spoken.owner {
        None => "沒有擁有者".into(),
        Some(Who::You) => "你的".into(),
        Some(Who::Named(name)) => format!("{}的", names::named(name)),
    };
    let fresh = if spoken.fresh { "，新建" } else { "" };
    format!(
        "{}，{} 層，{owner}{fresh}，第 {column} 行第 {row} 列{}",
        names::tile(spoken.top),
        spoken.height,
        state(spoken.legal, spoken.chosen)
    )
}

fn rim(spoken: &RimSpoken) -> String {
    let (column, row) = spoken.place;
    let what = match (spoken.letter, spoken.goes) {
        (Some(letter), _) => format!("標記 {letter}"),
        (None, Some(letter)) => format!("標記 {letter} 可放的位置"),
        (None, None) => "空位".to_owned(),
    };
    format!("{what}，第 {column} 行第 {row} 列{}", state(spoken.legal, spoken.chosen))
}

fn card(spoken: &CardSpoken) -> String {
    let text = format!("{}。{}", names::card(spoken.card), names::effect(spoken.card));
    match (spoken.chosen, spoken.legal) {
        (true, _) => format!("{text}已選。"),
        (false, true) => format!("{text}可選。"),
        (false, false) => text,
    }
}

fn tile(tile: Tile, legal: bool, chosen: bool) -> String {
    format!("板塊{}{}", names::tile(tile), state(legal, chosen))
}

pub(super) const SETUP: SetupWords = SetupWords {
    beginner: ["教學遊戲", "每人一組固定的三位角色。"],
    draft: ["正常遊戲", "每人以輪抽選出三位角色。"],
    solo: ["單人對哈爾", "哈爾按程序行動，沒有角色。"],
    expert: ["哈爾，專家難度", "換牌對哈爾更有利時，他會換。"],
    open_screens: ["公開屏風", "顯示每個人有多少分數、板塊與資源。"],
};

pub(super) const KEYS: &[(&str, &str)] =
    &[("M", "標出城市的街區"), ("+  −", "放大、縮小城市"), ("0", "顯示整座城市")];
