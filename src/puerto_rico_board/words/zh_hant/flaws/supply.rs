//! 放在玩家之間的東西。

use puerto_rico::Edition;
use puerto_rico::flaw::SupplyFlaw;
use puerto_rico::ids::{Role, Tile};

use super::{names, person_name};
use crate::words::zh_hant::terms::{crates, points, terms};

pub(super) fn said(flaw: &SupplyFlaw, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match *flaw {
        SupplyFlaw::ShipSizes { ref sizes } => {
            let sizes: Vec<String> = sizes.iter().map(u8::to_string).collect();
            format!("這一桌的{}分別有 {} 格。", term.ship, sizes.join("、"))
        }
        SupplyFlaw::ShipCargo { size } => {
            format!("{}要嘛是空的，要嘛載著 1 到 {size} 箱同一種{}。", term.ship, term.goods)
        }
        SupplyFlaw::SameGood { good } => {
            format!("{}不能裝在兩艘{}上。", named.good(good), term.ship)
        }
        SupplyFlaw::HouseFull => format!("{}只有 4 格。", named.house),
        SupplyFlaw::TooManyCrates { good, used, all } => {
            format!("用了 {used} 箱{}，但遊戲裡只有 {}。", named.good(good), crates(all))
        }
        SupplyFlaw::QuarryInPile => {
            format!("{}自成一疊，不會放在這裡。", named.tile(Tile::Quarry))
        }
        SupplyFlaw::TooManyTiles { tile } => {
            format!("{}比遊戲裡有的還多。", named.tile(tile))
        }
        SupplyFlaw::MarketFull { most } => format!("最多 {most} 個面朝上的{}。", named.market),
        SupplyFlaw::TooManyPeople { person, all } => {
            format!("這局遊戲只有 {all} 名{}。", person_name(person, edition))
        }
        SupplyFlaw::PeopleLeft { person, left, all } => {
            format!("{all} 名{}中應該還剩 {left} 名。", person_name(person, edition))
        }
        SupplyFlaw::TooManyOnRegister { most } => {
            format!("{}上最多 {most} 名公民。", term.register)
        }
        SupplyFlaw::PointsLeft { left, gained } => {
            format!("玩家一共得了 {}，應該還剩 {}。", points(gained), points(left))
        }
        SupplyFlaw::NoWaiting => format!(
            "這局遊戲不會在{}階段之外拿走最後一分，還等到下一次{0}階段才結束。",
            named.role(Role::Captain)
        ),
        SupplyFlaw::PointsNotGone { left } => format!("還剩 {}，最後一分還在。", points(left)),
        SupplyFlaw::LastRound => {
            format!("分數已經拿完，或有人填滿了{}：這是最後一{}。", term.space, term.round)
        }
        SupplyFlaw::NotInPool { building } => {
            format!("{}已經在收納盤裡，或不在這局遊戲中。", named.building(building))
        }
        SupplyFlaw::NoSlot { building } => {
            format!("收納盤裡，{}這個費用的位置已經滿了。", named.building(building))
        }
        SupplyFlaw::NotTogether { building } => {
            format!("收納盤裡已有不能與{}同時出現的建築。", named.building(building))
        }
        SupplyFlaw::DraftCount => "除非還在選建築，否則應該已經選入 17 種。".into(),
    }
}
