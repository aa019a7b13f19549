//! 成就卡與相關的提問和事件。

use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Event, Reason};

use super::terms::name;
use crate::words::messages::Scene;

/// 成就卡的頭銜。
pub(super) fn title(card: Achievement) -> &'static str {
    match card {
        Achievement::BigSpender => "揮金如土",
        Achievement::CaramelPopcorn => "焦糖爆米花發明家",
        Achievement::CoffeeDispatcher => "咖啡出航商",
        Achievement::ConfectionerySupplier => "糖果供應商",
        Achievement::CornDispatcher => "玉米出航商",
        Achievement::DealCloser => "成交高手",
        Achievement::DockTycoon => "碼頭大亨",
        Achievement::FruitDispatcher => "水果出航商",
        Achievement::HeadAdministrator => "行政首長",
        Achievement::IndependentShipper => "獨立船商",
        Achievement::LeadingEmployer => "首席雇主",
        Achievement::LeadingProducer => "首席生產者",
        Achievement::LuxuryCropTrader => "高級作物商",
        Achievement::LuxuryGoodsProvider => "奢侈品供應商",
        Achievement::MajorInvestor => "大投資家",
        Achievement::MajorLandowner => "大地主",
        Achievement::MasterAgronomist => "農藝大師",
        Achievement::MasterArchitect => "建築大師",
        Achievement::MasterCollector => "收藏大師",
        Achievement::PastryMaker => "糕點師",
        Achievement::PrudentMerchant => "審慎商人",
        Achievement::SeniorBureaucrat => "資深官員",
        Achievement::SpecialisedShipper => "專業船商",
        Achievement::SugarDispatcher => "蔗糖出航商",
        Achievement::TavernSupplier => "酒館供應商",
        Achievement::TobaccoDispatcher => "菸草出航商",
        Achievement::TobaccoFruitBroker => "菸果掮客",
        Achievement::TradeStrategist => "貿易戰略家",
        Achievement::TradeTycoon => "貿易大亨",
        Achievement::TropicalMagnate => "熱帶物產鉅子",
    }
}

/// 成就卡的條件。
pub(super) fn condition(card: Achievement) -> &'static str {
    match card {
        Achievement::BigSpender => "建造擴建建築並付出所有錢幣，至少 1 元。",
        Achievement::CaramelPopcorn => "玉米與蔗糖合計 8 箱，各至少 1 箱。",
        Achievement::CoffeeDispatcher => "讓裝載咖啡的商船出航。",
        Achievement::ConfectionerySupplier => "水果與蔗糖合計 7 箱，各至少 1 箱。",
        Achievement::CornDispatcher => "讓裝載玉米的商船出航。",
        Achievement::DealCloser => "身為貿易商，販售交易所的第四箱。",
        Achievement::DockTycoon => "同一船長階段裝載 3 種商品。",
        Achievement::FruitDispatcher => "讓裝載水果的商船出航。",
        Achievement::HeadAdministrator => "建築上有 12 名工人。",
        Achievement::IndependentShipper => "一次裝載就裝滿一艘空商船。",
        Achievement::LeadingEmployer => "鄉村板塊上有 9 名工人。",
        Achievement::LeadingProducer => "同一製造商階段生產 7 箱。",
        Achievement::LuxuryCropTrader => "咖啡與菸草合計 5 箱，各至少 1 箱。",
        Achievement::LuxuryGoodsProvider => "擁有蔗糖、菸草、咖啡的生產建築各一棟。",
        Achievement::MajorInvestor => "擁有 2 棟擴建建築。",
        Achievement::MajorLandowner => "鄉村格與建築格各最多剩 2 個空格。",
        Achievement::MasterAgronomist => "擁有 12 個鄉村板塊。",
        Achievement::MasterArchitect => "以最多 6 元建造擴建建築。",
        Achievement::MasterCollector => "擁有同一種商品 7 箱。",
        Achievement::PastryMaker => "玉米與水果合計 9 箱，各至少 1 箱。",
        Achievement::PrudentMerchant => "船長階段結束時儲存 2 種商品。",
        Achievement::SeniorBureaucrat => "擁有 7 棟一般商業建築。",
        Achievement::SpecialisedShipper => "一次裝載同一種商品 5 箱。",
        Achievement::SugarDispatcher => "讓裝載蔗糖的商船出航。",
        Achievement::TavernSupplier => "咖啡與蔗糖合計 6 箱，各至少 1 箱。",
        Achievement::TobaccoDispatcher => "讓裝載菸草的商船出航。",
        Achievement::TobaccoFruitBroker => "水果與菸草合計 6 箱，各至少 1 箱。",
        Achievement::TradeStrategist => "同一船長階段獲得 7 分。",
        Achievement::TradeTycoon => "一次販售到交易所獲得 6 元。",
        Achievement::TropicalMagnate => "擁有水果或蔗糖的生產建築共 3 棟。",
    }
}

/// 提問。
pub(super) fn ask() -> (String, String) {
    ("請留下一張成就卡。".into(), "其餘傳給左邊的玩家。".into())
}

/// 別人正在決定什麼。
pub(super) const WAITING: &str = "選擇成就卡";

/// 標題，也是得分的來源。
pub(super) const HEADING: &str = "成就";

/// 可以做的行動。
pub(super) fn keep(card: Achievement) -> String {
    format!("留下{}：{}", title(card), condition(card).trim_end_matches('。'))
}

/// 用所有錢幣建造。
pub(super) fn for_all(building: &str) -> String {
    format!("付出所有錢幣建造{building}")
}

/// 發生的事；其他的不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let who = |seat| name(scene.who(seat));
    Some(match event {
        Event::CardsDealt { seat, count, cards } if cards.is_empty() => {
            format!("{}拿到 {count} 張成就卡。", who(*seat))
        }
        Event::CardsDealt { seat, cards, .. } => {
            let titles: Vec<&str> = cards.iter().map(|&card| title(card)).collect();
            format!("{}拿到 {} 張成就卡：{}。", who(*seat), cards.len(), titles.join("、"))
        }
        Event::CardKept { seat, card: None } => format!("{}留下 1 張成就卡。", who(*seat)),
        Event::CardKept { seat, card: Some(card) } => format!("{}留下{}。", who(*seat), title(*card)),
        Event::CardsPassed => "其餘的成就卡傳給左邊的玩家。".into(),
        Event::Achieved { seat, card } => format!("{}完成成就：{}。", who(*seat), title(*card)),
        _ => return None,
    })
}

/// 一兩個詞，寫在玩家標記旁邊。
pub(super) fn deed(event: &Event) -> Option<String> {
    match event {
        Event::Achieved { card, .. } => Some(title(*card).to_owned()),
        _ => None,
    }
}

/// 為什麼不行。
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::NotInPacket => "這張卡不在你的手上。".into(),
        _ => "只有擴建建築能付出所有錢幣，而且錢幣要比價格多、不超過印著的費用。".into(),
    }
}
