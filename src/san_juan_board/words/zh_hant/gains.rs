//! 聖胡安的角色做什麼、帶來什麼，用最少的字。

use san_juan::Edition;
use san_juan::ids::Role;

use super::terms::{cards, terms};
use crate::words::messages::{Gain, GainWords};

pub(super) const GAINS: GainWords = GainWords {
    short,
    gain,
    spoken: |role, does, gain| match gain {
        Some(gain) => format!("{role}。{does}。你現在：{gain}"),
        None => format!("{role}。{does}"),
    },
    yours: |gain| format!("選了可以：{gain}。"),
};

fn short(role: Role, edition: Edition) -> &'static str {
    match (role, edition) {
        (Role::Builder, _) => "建造，−1 張",
        (Role::Producer, _) => "生產，+1",
        (Role::Trader, _) => "賣商品，+1",
        (Role::Councillor, _) => "看 5 張留 1",
        (Role::Prospector | Role::Prospector2, Edition::Y1897) => "抽 1 張牌",
        (Role::Prospector | Role::Prospector2, Edition::Classic) => "摸 1 張牌",
        (Role::ColonistShip, _) => "拿一張翻開的牌",
        (Role::Mayor, _) => "換手牌",
        (Role::Captain, _) => "運商品，+1",
    }
}

fn gain(gain: Gain, edition: Edition) -> String {
    let unit = terms(edition).unit;
    match gain {
        Gain::Builds(0) => "都付不起".into(),
        Gain::Builds(count) => format!("可建 {count} 種"),
        Gain::Makes(0) => "不能生產".into(),
        Gain::Makes(count) => format!("生產 {count} {unit}"),
        Gain::Sells(0) => "沒有可賣的".into(),
        Gain::Sells(count) => format!("賣 {count} {unit}"),
        Gain::Ships(0) => "沒有可運的".into(),
        Gain::Ships(count) => format!("運 {count} {unit}"),
        Gain::Sees(count) => format!("看 {}", cards(count)),
        Gain::Draws(count) => format!("{} {}", terms(edition).pull, cards(count)),
    }
}
