//! 節慶、波多馬與成就卡。

use puerto_rico::Edition;
use puerto_rico::data::achievements::HAND;
use puerto_rico::flaw::{AchievementFlaw, FestivalFlaw, PuertomaFlaw};
use puerto_rico::ids::Tile;

use super::{names, player, role_name};
use crate::words::PuertoRicoWords;
use crate::words::zh_hant::terms::{crates, terms};
use ui::i18n::{Lang, words};

pub(super) fn festival(flaw: FestivalFlaw, edition: Edition) -> String {
    let title = words(Lang::ZhHant).puerto_rico().tasks.objectives;
    match flaw {
        FestivalFlaw::ObjectiveCount { due: 0 } => "現在沒有節慶目標。".into(),
        FestivalFlaw::ObjectiveCount { due } => format!("應該有 {due} 個節慶目標。"),
        FestivalFlaw::TooMuchShown => "沒有節慶目標要求這麼多。".into(),
        FestivalFlaw::NotDrawn { card } => {
            format!("「{}」不會在這裡：目標不是印好的三個，就是三張不同的節慶卡。", title(card))
        }
        FestivalFlaw::Crates { card, due: 0 } => {
            format!("「{}」上沒有{}。", title(card), terms(edition).goods)
        }
        FestivalFlaw::Crates { card, due } => {
            format!("「{}」上應該有 {}{}。", title(card), crates(due), terms(edition).goods)
        }
        FestivalFlaw::Plantations { card, due: 0 } => format!("「{}」上沒有種植園。", title(card)),
        FestivalFlaw::Plantations { card, due } => {
            format!("「{}」上應該有 {due} 座種植園，每座都不同種。", title(card))
        }
        FestivalFlaw::Building { card } => {
            format!("「{}」上應該是這局遊戲的另一種建築，或沒有建築。", title(card))
        }
        FestivalFlaw::NotFulfilled { card, seat } => {
            format!("{} 沒有「{}」要求的東西，不可能已經完成。", player(seat), title(card))
        }
        FestivalFlaw::NotRewarded { card, seat } => {
            format!("{} 已經達成「{}」，卻沒有得到獎勵。", player(seat), title(card))
        }
    }
}

pub(super) fn puertoma(flaw: PuertomaFlaw, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match flaw {
        PuertomaFlaw::NonePlays => "這一桌沒有波多馬。".into(),
        PuertomaFlaw::NoPuertoma => "這位玩家不是波多馬。".into(),
        PuertomaFlaw::Asked => "輪到的是波多馬，由規則操作：不會問它。".into(),
        PuertomaFlaw::Marker { role } => {
            format!("這局遊戲沒有{}，行動記錄標記不會在那裡。", role_name(role, edition))
        }
        PuertomaFlaw::TieCardTwice { card } => format!("平手判定卡 {card} 號只有一張。"),
        PuertomaFlaw::LevelCount => "每棟建築各寫一個等級，或都不寫。".into(),
        PuertomaFlaw::AbilityCount => "每個等級各寫一個能力板塊，或都不寫。".into(),
        PuertomaFlaw::NoSuchLevel => "等級是 1 到 4。".into(),
        PuertomaFlaw::MannedQuarry => {
            format!("波多馬的{}上不會有人。", named.tile(Tile::Quarry))
        }
        PuertomaFlaw::TooManyOfType { tile, most } => {
            format!("波多馬的{}最多 {most} 座。", named.tile(tile))
        }
        PuertomaFlaw::TooManyUnder { tile, circles } => {
            format!("這些{}下方只有 {circles} 個{}。", named.tile(tile), term.circle)
        }
        PuertomaFlaw::Forests => "波多馬不會有樹林。".into(),
        PuertomaFlaw::MannedBuilding { building } => {
            format!("波多馬的人站在種植園下方，不會在{}裡。", named.building(building))
        }
        PuertomaFlaw::NotCommercial { building } => {
            format!("波多馬只有商業建築，最多八棟，不會有這棟{}。", named.building(building))
        }
        PuertomaFlaw::OtherLevel { building } => {
            format!("{}要放在自己的等級。", named.building(building))
        }
        PuertomaFlaw::LevelFull { level } => {
            format!("等級 {level} 的建築太多：每個等級最多兩棟。")
        }
        PuertomaFlaw::ReservedTwice { building } => {
            format!("兩個保留標記不能都在{}上。", named.building(building))
        }
        PuertomaFlaw::NotReservable { building } => {
            format!("保留標記放在收納盤的擴建建築上，不會在{}上。", named.building(building))
        }
        PuertomaFlaw::ReservedTooEarly => "建造第一棟建築之前，不會保留建築。".into(),
        PuertomaFlaw::NotReserved => {
            "建造第一棟建築之後，只要還有擴建建築可以保留，就會放上保留標記。".into()
        }
        PuertomaFlaw::NothingDiscards => "沒有起作用的能力會棄除商品。".into(),
        PuertomaFlaw::AbilityOrder => "能力板塊從等級 1 開始，每個等級各一個。".into(),
        PuertomaFlaw::Locked { level } => format!("等級 {level} 的能力還沒有解鎖。"),
        PuertomaFlaw::Unlocked { level } => {
            format!("依它的建築，等級 {level} 的能力應該已經解鎖。")
        }
        PuertomaFlaw::AbilitiesGone => "難度為簡單時，解鎖兩個能力之後，另外兩個才從遊戲中棄除。".into(),
    }
}

pub(super) fn achievement(flaw: AchievementFlaw, edition: Edition) -> String {
    let named = names(edition);
    match flaw {
        AchievementFlaw::CardCount { due: 0 } => "現在沒有留下的成就卡。".into(),
        AchievementFlaw::CardCount { due } => format!("現在應該有 {due} 張留下的成就卡。"),
        AchievementFlaw::HandCount { due: 0 } => "現在手上沒有其他成就卡。".into(),
        AchievementFlaw::HandCount { due } => format!("現在手上應該還有 {due} 張其他成就卡。"),
        AchievementFlaw::NotOwn => "只能是這位玩家自己的成就卡，每張一次。".into(),
        AchievementFlaw::CardTwice { card } => format!("成就卡「{}」只有一張。", named.card(card)),
        AchievementFlaw::KeptTooLate => {
            format!("成就卡要依順序留下，排在這些後面的卡不夠留滿 {HAND} 張。")
        }
        AchievementFlaw::Completed { card } => {
            format!("「{}」的條件已經達成，應該算已完成。", named.card(card))
        }
    }
}
