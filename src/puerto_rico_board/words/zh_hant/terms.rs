//! 兩個版本不同的用語，以及量詞。

use puerto_rico::Edition;
use puerto_rico::ids::{GOODS, Good, Tile};

use super::names;
use ui::i18n::who::Who;

/// 句子裡用的詞。
pub(super) struct Terms {
    /// 工人。
    pub worker: &'static str,
    /// 下一批工人等候的地方。
    pub register: &'static str,
    /// 沒有空格可放的工人等候的地方。
    pub portrait: &'static str,
    /// 放工人的格子。
    pub circle: &'static str,
    /// 放鄉村板塊的格子。
    pub land: &'static str,
    /// 放建築的格子。
    pub space: &'static str,
    /// 抽一座看不到的種植園。
    pub draw: &'static str,
    /// 一座種植園，連同量詞。
    pub a_plantation: &'static str,
    /// 鄉村板塊。
    pub tile: &'static str,
    /// 商品。
    pub goods: &'static str,
    /// 商船。
    pub ship: &'static str,
    /// 有工人在上面。
    pub manned: &'static str,
    /// 「輪」或「圈」。
    pub round: &'static str,
}

const Y1897: Terms = Terms {
    worker: "工人",
    register: "就業處",
    portrait: "肖像",
    circle: "工人格",
    land: "鄉村格",
    space: "建築格",
    draw: "從種植園布袋抽一座種植園",
    a_plantation: "一座種植園",
    tile: "板塊",
    goods: "商品",
    ship: "商船",
    manned: "進駐",
    round: "輪",
};

const CLASSIC: Terms = Terms {
    worker: "移民",
    register: "移民船",
    portrait: "聖胡安",
    circle: "圈圈",
    land: "郊區空格",
    space: "建築空格",
    draw: "抽一塊背面朝上的郊區方塊",
    a_plantation: "一塊郊區方塊",
    tile: "方塊",
    goods: "貨物",
    ship: "貨船",
    manned: "駐守",
    round: "圈",
};

/// 某版本的用語。
pub(super) const fn terms(edition: Edition) -> &'static Terms {
    match edition {
        Edition::Y1897 => &Y1897,
        Edition::Classic => &CLASSIC,
    }
}

/// 主詞；拉丁字母的名字後面留一個空格。
pub(super) fn name(who: Who) -> String {
    match who {
        Who::You => "你".into(),
        Who::Named(name) if name.ends_with(|sign: char| sign.is_ascii_alphanumeric()) => format!("{name} "),
        Who::Named(name) => name.to_owned(),
    }
}

/// 「3 元」。
pub(super) fn coins(count: u16) -> String {
    format!("{count} 元")
}

/// 「3 分」。
pub(super) fn points(count: i16) -> String {
    format!("{count} 分")
}

/// 「3 箱」。
pub(super) fn crates(count: u8) -> String {
    format!("{count} 箱")
}

/// 「3 名工人」、「3 名移民」。
pub(super) fn workers(count: u8, edition: Edition) -> String {
    format!("{count} 名{}", terms(edition).worker)
}

/// 「2 箱玉米、1 箱蔗糖」；沒有時是「沒有商品」。
pub(super) fn load(crates: &[u8; GOODS], edition: Edition) -> String {
    let held = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0);
    let each: Vec<String> =
        held.map(|good| format!("{} 箱{}", crates[good.index()], names(edition).good(good))).collect();
    if each.is_empty() { format!("沒有{}", terms(edition).goods) } else { each.join("、") }
}

/// 面朝上的種植園：「玉米種植園 ×2、採石場」之類。
pub(super) fn market(tiles: &[u8; 5], edition: Edition) -> String {
    let open = Good::ALL.into_iter().filter(|good| tiles[good.index()] > 0);
    let each: Vec<String> = open
        .map(|good| match tiles[good.index()] {
            1 => names(edition).tile(Tile::PLANTATIONS[good.index()]).to_owned(),
            count => format!("{} ×{count}", names(edition).tile(Tile::PLANTATIONS[good.index()])),
        })
        .collect();
    if each.is_empty() { "沒有".into() } else { each.join("、") }
}
