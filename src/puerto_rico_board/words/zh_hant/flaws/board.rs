//! 玩家的圖板，以及這個階段得到的東西。

use puerto_rico::Edition;
use puerto_rico::flaw::{BoardFlaw, LAND, MAX_COINS, MAX_VP, SPACES};
use puerto_rico::ids::{Building, Role, Tile};

use super::names;
use crate::words::zh_hant::terms::{coins, terms};

pub(super) fn said(flaw: BoardFlaw, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match flaw {
        BoardFlaw::Coins => format!("最多 {}。", coins(MAX_COINS)),
        BoardFlaw::Points => format!("最多 {MAX_VP} 分。"),
        BoardFlaw::EmptyOwnShip => {
            format!("{}要寫出{}和箱數，沒有就不要寫。", named.own_ship, term.goods)
        }
        BoardFlaw::NoForests => "這局遊戲沒有樹林。".into(),
        BoardFlaw::ForestsWithoutYard => {
            format!("這位玩家沒有{}，不會有樹林。", named.building(Building::Lumberyard))
        }
        BoardFlaw::QuarryForest => format!("{}不能變成樹林。", named.tile(Tile::Quarry)),
        BoardFlaw::CountrysideFull => format!("每位玩家只有 {LAND} 個{}。", term.land),
        BoardFlaw::TileTwice { tile } => format!("{}只要寫一次，並註明數量。", named.tile(tile)),
        BoardFlaw::TooManyOnTiles { tile } => {
            format!("{}最多 {LAND} 個，每個最多 1 名{}。", named.tile(tile), term.worker)
        }
        BoardFlaw::TooManyCitizens { tile } => {
            format!("{}上的公民比有人{}的{}還多。", named.tile(tile), term.manned, term.tile)
        }
        BoardFlaw::SecondCopy { building } => {
            format!("已經有{}，同一種建築每人只能有一棟。", named.building(building))
        }
        BoardFlaw::TownFull => format!("每位玩家只有 {SPACES} 個{}，放不下了。", term.space),
        BoardFlaw::NoCopyLeft { building } => {
            format!("這局遊戲沒有這麼多棟{}。", named.building(building))
        }
        BoardFlaw::TooManyInBuilding { building, circles: 0 } => {
            format!("{}沒有{}。", named.building(building), term.circle)
        }
        BoardFlaw::TooManyInBuilding { building, circles } => {
            format!("{}只有 {circles} 個{}。", named.building(building), term.circle)
        }
        BoardFlaw::NoWharf => format!(
            "沒有人{}{}，{}上不會有{}。",
            term.manned,
            named.building(Building::Wharf),
            named.own_ship,
            term.goods
        ),
        BoardFlaw::NoSmallWharf => format!(
            "沒有人{}{}，它的船上不會有{}。",
            term.manned,
            named.building(Building::SmallWharf),
            term.goods
        ),
        BoardFlaw::NotProducible { good } => {
            format!("沒有人在生產{}，這個階段不可能生產過它。", named.good(good))
        }
        BoardFlaw::NotCounted => "這局遊戲沒有任何東西會用到它。".into(),
        BoardFlaw::ProducedAndGone { good } => format!(
            "生產的{}比現有的還多，但{}階段不會失去任何{}。",
            named.good(good),
            named.role(Role::Craftsman),
            term.goods
        ),
        BoardFlaw::KindWithoutCrates { good } => {
            format!("生產過{}，就要同時寫出種類與箱數；沒有就都不寫。", named.good(good))
        }
        BoardFlaw::GainedTooMuch => "這個階段得到的分數比這位玩家所有的分數還多。".into(),
        BoardFlaw::NotAboard { good } => {
            format!("這個階段裝載的{}與船上的箱數不符。", named.good(good))
        }
    }
}
