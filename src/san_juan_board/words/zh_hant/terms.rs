//! 兩個版本在句子裡用的不同說法，以及造句的小零件。

use san_juan::event::Cards;
use san_juan::{Edition, Kind};

use crate::words::messages::Names;
use ui::i18n::who::Who;

/// 句子裡的用詞。
pub(super) struct Terms {
    /// 從牌堆拿牌。
    pub draw: &'static str,
    /// 同上，只有一個字。
    pub pull: &'static str,
    /// 丟掉手牌。
    pub discard: &'static str,
    /// 拿牌的牌堆。
    pub deck: &'static str,
    /// 一個回合。
    pub round: &'static str,
    /// 本回合最先選的人。
    pub governor: &'static str,
    /// 輪流選的東西。
    pub role: &'static str,
    /// 印著它的牌。
    pub placard: &'static str,
    /// 寫著價格的牌。
    pub prices: &'static str,
    /// 商品的量詞。
    pub unit: &'static str,
    /// 分數的單位。
    pub point: &'static str,
}

const Y1897: Terms = Terms {
    draw: "抽取",
    pull: "抽",
    discard: "棄掉",
    deck: "抽牌堆",
    round: "輪",
    governor: "總督",
    role: "角色",
    placard: "角色卡",
    prices: "交易所卡",
    unit: "箱",
    point: "分",
};

const CLASSIC: Terms = Terms {
    draw: "摸取",
    pull: "摸",
    discard: "丟棄",
    deck: "摸牌堆",
    round: "回合",
    governor: "長官",
    role: "職業",
    placard: "職業牌",
    prices: "商行牌",
    unit: "個",
    point: "點",
};

/// 這個版本的用詞。
pub(super) const fn terms(edition: Edition) -> &'static Terms {
    match edition {
        Edition::Y1897 => &Y1897,
        Edition::Classic => &CLASSIC,
    }
}

/// 「2 張牌」。
pub(super) fn cards(count: u8) -> String {
    format!("{count} 張牌")
}

/// 主詞；拉丁字母的名字後面留一個空格。
pub(super) fn name(who: Who) -> String {
    match who {
        Who::You => "你".into(),
        Who::Named(name) if name.ends_with(|c: char| c.is_ascii_alphanumeric()) => format!("{name} "),
        Who::Named(name) => name.to_owned(),
    }
}

/// 一個個列出來。
pub(super) fn list(cards: &[Kind], named: &Names) -> String {
    cards.iter().map(|&card| named.kind(card)).collect::<Vec<_>>().join("、")
}

/// 「2 張牌」，看得到的話列出牌名。
pub(super) fn which(drawn: &Cards, named: &Names) -> String {
    match drawn {
        Cards::Hidden(count) => cards(*count),
        Cards::Known(known) if known.is_empty() => "0 張牌".into(),
        Cards::Known(known) => format!("{}（{}）", cards(known.len() as u8), list(known, named)),
    }
}
