//! 屏風後的東西、輪次與街區。

use crate::words::messages::{PieceWords, Standing, Thing};
use ui::i18n::who::Who;

pub(super) const PIECES: PieceWords = PieceWords {
    common: "公用配件",
    owned: |name| format!("{}所有", super::names::named(name)),
    name,
    effect,
    count: "數量",
    figure: |name, figure| format!("{name}：{figure}"),
    hidden: "不公開",
    supply: "板塊供應堆",
    deck: "牌堆",
    first: "起始玩家",
    district: |number| format!("街區 {number}"),
    district_effect: "相鄰的同色建築是一個街區。遊戲結束時，資源最多的人，街區裡每個資源得 1 分，不論是誰的；第二多的人，自己的每個資源得 1 分；只有一人時兩者都得。同數時比較自己最高的建築，再比較編號。",
    not_in_hand: "現在不能選：它的卡牌不在你的手牌中。",
    all_districts: |standing| {
        let one = |one: &Standing| {
            let name = if let Who::Named(name) = one.who { name } else { "你" };
            format!("{name} {} 分", one.points)
        };
        format!("所有街區合計：{}", standing.iter().map(one).collect::<Vec<_>>().join("、"))
    },
    no_district: "還沒有人在街區裡有資源。",
    column_effect: "每次執行這種行動，擁有者獲得這些卡牌上所示的獎勵。",
};

/// 名稱。
pub(super) fn name(thing: Thing) -> &'static str {
    match thing {
        Thing::Round => "一輪",
        Thing::Resources => "資源",
        Thing::Tiles => "板塊",
        Thing::Points => "分數",
        Thing::Redraws => "更新手牌標記",
        Thing::Reserve => "個人供應堆",
        Thing::Place => "空位",
        Thing::NoTile => "不用板塊",
    }
}

fn effect(thing: Thing) -> &'static str {
    match thing {
        Thing::Round => {
            "所有人秘密選擇一張卡牌，可以搭配一個板塊；然後從起始玩家開始依序執行。板塊第二次用完（對哈爾時是第一次），或有人把自己所有的資源都放進城市，遊戲就會結束，分數最多的人獲勝。"
        }
        Thing::Resources => {
            "用來支付建築：在標記處 1 個，蓋在建築上則每層 1 個。之後留在建築上，在街區裡計算。"
        }
        Thing::Tiles => {
            "卡牌搭配板塊就能建造：用字母卡建在標記處，或用建築卡蓋在那棟建築上。只有主人知道是哪些。"
        }
        Thing::Points => "遊戲結束時計分，也用來支付把較小的編號蓋在較大的上面。",
        Thing::Redraws => "鎖定之前，每個可以換掉整副手牌。遊戲結束時剩下的每個 2 分。",
        Thing::Reserve => "還沒有得到的資源。有人把自己所有的資源都放進城市的那一輪結束後，遊戲結束。",
        Thing::Place => "這裡還沒有東西。只有標記所在的位置可以建造；城市擴大時標記會移動。",
        Thing::NoTile => "單獨打出卡牌：開採，不建造。",
    }
}
