//! 節慶（擴充 IV、V）。

use puerto_rico::{Edition, Event, FestivalCard};

use super::names;
use super::smuggler::place;
use super::terms::{name, terms, workers};
use crate::words::messages::{Scene, Stage};
use game_core::Seat;

/// 卡片的名稱。
pub(super) const fn card(card: FestivalCard) -> &'static str {
    match card {
        FestivalCard::WeighOff => "年度收成秤重大會",
        FestivalCard::Cocktail => "嘉年華雞尾酒",
        FestivalCard::EarlyClose => "慶祝提前閉店",
        FestivalCard::FarmerPrize => "傑出農夫獎",
        FestivalCard::FarmingFair => "農事狂歡會",
        FestivalCard::Delivery => "節慶商品快遞",
        FestivalCard::TwinFarms => "農場對對碰",
        FestivalCard::TwinGoods => "商品對對碰",
        FestivalCard::GrandSendoff => "盛大出航典禮",
        FestivalCard::Pioneer => "拓荒紀念敬酒會",
        FestivalCard::Patron => "城鎮貢獻獎",
        FestivalCard::TradSendoff => "傳統出航典禮",
    }
}

/// 要決定什麼；其他問題不說。
pub(super) fn ask(stage: &Stage, edition: Edition) -> (String, String) {
    match *stage {
        Stage::Rewarded { workers: all, placed } => (
            format!("請安排節慶獎勵的 {}：", workers(all, edition)),
            match all.saturating_sub(placed) {
                0 => "已全部安排好。".into(),
                left => format!("還有 {left} 名。沒有安排的留在肖像上。"),
            },
        ),
        _ => Default::default(),
    }
}

/// 別人正在決定什麼。
pub(super) fn waiting(edition: Edition) -> String {
    format!("安排節慶獎勵的{}", terms(edition).worker)
}

/// 略過是什麼意思。
pub(super) const PASS: &str = "其餘留在肖像上";

/// 發生的事；其他的不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat: &Seat| name(scene.who(*seat));
    Some(match event {
        Event::ObjectiveShown { card: shown, goods, tiles, building } => {
            let tiles = tiles.iter().map(|&tile| named.tile(tile));
            let goods = goods.iter().map(|&good| named.good(good));
            let building = building.iter().map(|&building| named.building(building));
            let all: Vec<&str> = tiles.chain(goods).chain(building).collect();
            format!("節慶：「{}」，{}。", card(*shown), all.join("、"))
        }
        Event::ObjectiveWon { seat, card: won, workers: 0 } => {
            format!("{}完成「{}」。", who(seat), card(*won))
        }
        Event::ObjectiveWon { seat, card: won, workers: given } => {
            format!("{}完成「{}」，得 {}。", who(seat), card(*won), workers(*given, edition))
        }
        Event::RewardPlaced { seat, spot } => {
            format!("{}把節慶獎勵的{}放在{}上。", who(seat), term.worker, place(*seat, *spot, scene))
        }
        Event::RewardKept { seat, workers: kept } => {
            format!("{}把節慶獎勵的 {}留在肖像上。", who(seat), workers(*kept, edition))
        }
        _ => return None,
    })
}

/// 一兩個詞；不屬於誰的行動不說。
pub(super) fn told(event: &Event) -> Option<String> {
    match event {
        Event::ObjectiveWon { card: won, .. } => Some(card(*won).to_owned()),
        _ => None,
    }
}
