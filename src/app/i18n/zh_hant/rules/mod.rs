//! 聖胡安 1897 的規則，以自己的話寫成。

mod buildings;
mod play;
mod roles;

use crate::app::i18n::rules::Words;

pub(super) const WORDS: Words = Words {
    opening_draft: [
        "變體規則設置",
        "每人從最初的牌中保留 4 張：第一位看 5 張、第二位 6 張、第三位 7 張、第四位 8 張。",
    ],
    cheap_resort: ["渡假村費用為 3", "規則書沒有印出它的費用：4 較可信，3 是初版的數字。"],
    rebuild_covered: ["可重建被覆蓋的種類", "商業建築被起重機覆蓋之後，同種類的另一張就可以再蓋。"],
    title: "聖胡安 1897 規則",
    contents: "目次",
    search: "搜尋規則",
    found: |rules| format!("找到 {rules} 條規則"),
    nothing: |words| format!("沒有規則提到「{words}」。"),
    whole: "開啟完整規則",
    cost: "費用",
    points: "分數",
    varies: "視城市而定",
    copies: "張數",
    tile: "交易所卡",
    tiles: "五張交易所卡：每賣一箱商品抽幾張牌",
    source: "1897 版的規則，以我們自己的話寫成。每條規則都有編號；遊戲中不能做某件事時，就會顯示這個編號。",
    chapters: &[
        play::AIM,
        play::SETUP,
        play::OPEN,
        play::ROUND,
        play::PILES,
        roles::ROLES,
        roles::BUILDER,
        roles::BUILD,
        roles::PRODUCER,
        roles::TRADER,
        roles::COUNCILLOR,
        roles::PROSPECTOR,
        buildings::GENERAL,
        buildings::EACH,
        play::END,
        play::SCORE,
        play::WIN,
        play::TABLE,
    ],
};
