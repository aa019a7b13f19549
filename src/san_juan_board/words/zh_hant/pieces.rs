//! 聖胡安的價格、牌堆與數字。

use san_juan::{Edition, Role};

use super::names::names;
use super::terms::terms;
use crate::words::messages::{PieceWords, Thing};

pub(super) const PIECES: PieceWords = PieceWords {
    common: "公用配件",
    owned: |name| format!("{name}所有"),
    name,
    effect,
    count: "數量",
    limit: "開始時的上限",
    figure: |name, figure| format!("{name}：{figure}"),
    goods: |sum| format!("照最近看到的價格，你的商品一共可以換 {sum} 張牌。"),
};

/// 名稱。
pub(super) fn name(thing: Thing, edition: Edition) -> &'static str {
    match thing {
        Thing::Prices => terms(edition).prices,
        Thing::Deck => terms(edition).deck,
        Thing::Discard => "棄牌堆",
        Thing::Buildings => "城市的建築",
        Thing::Points => "城市的分數",
        Thing::Hand => "手牌",
    }
}

fn effect(thing: Thing, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    let (trader, builder) = (named.role(Role::Trader), named.role(Role::Builder));
    let [round, draw] = [term.round, term.draw];
    match thing {
        Thing::Prices => format!(
            "{trader}階段開始時翻開五張裡最上面的一張：這個階段賣一種商品能{draw}幾張牌。之後面朝下放到最下面，順序永遠不變。"
        ),
        Thing::Deck => {
            format!("從這裡{draw}牌，商品也從這裡拿，不看牌面。空了就把棄牌堆洗成新的{}。", term.deck)
        }
        Thing::Discard => "支付的牌、賣掉的商品與沒有留下的牌面朝下放在這裡，誰也不能翻看。".into(),
        Thing::Buildings => {
            format!("有人有十二棟建築時，那次{builder}階段結束後遊戲結束，分數最多的人獲勝。")
        }
        Thing::Points => {
            format!("看得見的建築依現況的{}數，不含壓在下面的牌；其餘在遊戲結束時計算。", term.point)
        }
        Thing::Hand => format!(
            "手牌是建築，也是支付的錢。每{round}開始時{}到上限為止；{round}中沒有上限。",
            term.discard
        ),
    }
}
