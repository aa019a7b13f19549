//! 角色做什麼、帶來什麼，用最少的字。

use puerto_rico::Edition;
use puerto_rico::ids::{Good, Role, Tile};

use super::names;
use super::terms::{coins, crates, workers};
use crate::words::messages::{Gain, GainWords, Next};

pub(super) const GAINS: GainWords = GainWords {
    short,
    gain,
    next,
    comma: "，",
    spoken: |role, does, gain| match gain {
        Some(gain) => format!("{role}。{does}。你現在：{gain}"),
        None => format!("{role}。{does}"),
    },
    yours: |gain| format!("選了就有：{gain}。"),
};

fn short(role: Role, edition: Edition) -> &'static str {
    match (role, edition) {
        (Role::Planter, Edition::Y1897) => "拿種植園",
        (Role::Planter, Edition::Classic) => "拿郊區方塊",
        (Role::Recruiter, Edition::Y1897) => "分配工人",
        (Role::Recruiter, Edition::Classic) => "分配移民",
        (Role::Builder, _) => "建造，−1 元",
        (Role::Craftsman, Edition::Y1897) => "生產商品",
        (Role::Craftsman, Edition::Classic) => "收成貨物",
        (Role::Trader, _) => "賣 1 箱",
        (Role::Captain, Edition::Y1897) => "裝船",
        (Role::Captain, Edition::Classic) => "運貨",
        (Role::Adventurer | Role::Adventurer2, _) => "拿 1 元",
        (Role::Smuggler, _) => "四種行動之一",
    }
}

fn gain(gain: &Gain, edition: Edition) -> String {
    let mut parts = Vec::new();
    if gain.coins > 0 {
        parts.push(format!("+{}", coins(gain.coins as u16)));
    }
    if gain.workers > 0 {
        parts.push(format!("+{}", workers(gain.workers as u8, edition)));
    }
    let made = Good::ALL.into_iter().filter(|good| gain.crates[good.index()] > 0);
    parts.extend(made.map(|good| format!("{} {}", names(edition).good(good), gain.crates[good.index()])));
    if gain.vp > 0 {
        parts.push(format!("+{} 分", gain.vp));
    }
    parts.join("、")
}

fn next(next: &Next, edition: Edition) -> String {
    let named = names(edition);
    match *next {
        Next::Untold => String::new(),
        Next::Nothing => "沒有可做的".into(),
        Next::Sale { good, coins } => format!("{} +{coins} 元", named.good(good)),
        Next::Load { good, crates: count, vp } => {
            format!("{} {} +{vp} 分", crates(count), named.good(good))
        }
        Next::Buildings(0) => "買不起建築".into(),
        Next::Buildings(count) => format!("可選 {count} 棟"),
        Next::Tiles { kinds: 0, quarry: true } => quarry(edition).into(),
        Next::Tiles { kinds, quarry: false } => format!("可選 {kinds} 種"),
        Next::Tiles { kinds, quarry: true } => format!("可選 {kinds} 種、{}", quarry(edition)),
    }
}

fn quarry(edition: Edition) -> &'static str {
    names(edition).tile(Tile::Quarry)
}
