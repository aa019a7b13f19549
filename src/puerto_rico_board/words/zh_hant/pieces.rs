//! 船、供應堆與玩家圖板上的數字。

use puerto_rico::Edition;

use super::names;
use super::terms::{load, points, terms, workers};
use crate::words::messages::{PieceWords, Standing, Thing};

pub(super) const PIECES: PieceWords = PieceWords {
    common: "公用配件",
    owned: |name| format!("{name}所有"),
    name,
    effect: |thing, edition| match edition {
        Edition::Y1897 => effect_1897(thing),
        Edition::Classic => effect_classic(thing),
    },
    aim: "到時勝利分最多的人獲勝：船運與建築都計分。",
    standing: |standing, edition| match standing {
        Standing::Crates(crates) => format!("這類{}你有：{}。", terms(edition).goods, load(&crates, edition)),
        Standing::People(count) => format!("你有 {}。", workers(count, edition)),
        Standing::Gained(count) => format!("你已經得到 {}。", points(count as i16)),
        Standing::Filled(filled) => format!("你的 12 個{}已經用了 {filled} 個。", terms(edition).space),
    },
    figure: |name, figure| format!("{name}：{figure}"),
    spaces: "格數",
    free: "空格",
    inside: "裡面有",
    left: "剩下",
    count: "數量",
    crates: load,
};

/// 名稱。
pub(super) fn name(thing: Thing, edition: Edition) -> &'static str {
    let named = names(edition);
    match (thing, edition) {
        (Thing::Ship, _) => named.ships,
        (Thing::House, _) => named.house,
        (Thing::Bag, _) => named.bag,
        (Thing::Register, _) => named.register,
        (Thing::Workers, Edition::Y1897) => "供應堆的工人",
        (Thing::Workers, Edition::Classic) => "銀行的移民",
        (Thing::Supply, Edition::Y1897) => "供應堆的勝利分",
        (Thing::Supply, Edition::Classic) => "銀行的勝利分",
        (Thing::Fullest, _) => "建築最多的玩家",
        (Thing::Coins, _) => "錢幣",
        (Thing::Gained, _) => "已得的勝利分",
        (Thing::Built, _) => "建築的分數",
        (Thing::Discount, Edition::Y1897) => "有工人的採石場",
        (Thing::Discount, Edition::Classic) => "有移民的採礦場",
        (Thing::Portrait, _) => named.portrait,
        (Thing::Forest, _) => "樹林",
    }
}

fn effect_1897(thing: Thing) -> &'static str {
    match thing {
        Thing::Ship => {
            "船長階段時裝載一種商品，其他商船不能載同一種；每箱 1 分。階段結束時清空裝滿的船，沒裝滿的保留船上的商品。"
        }
        Thing::House => {
            "貿易商階段時，每位玩家可以照這些價格賣一箱這裡還沒有的商品。4 格都滿了就不能再賣。階段結束時，滿了才清空。"
        }
        Thing::Bag => "每次種植者階段結束後，從這裡翻開新的種植園；空了就把棄除的種植園混進來。",
        Thing::Register => {
            "招募官從選角色的人開始，一次一名，輪流分配這些工人。之後重新補充：建築上每個空的工人格 1 名，至少每位玩家 1 名。"
        }
        Thing::Workers => "每次招募官階段結束時，從這裡補充就業處。不夠補時，該輪結束後遊戲結束。",
        Thing::Supply => {
            "裝船得到的分數從這裡拿。拿走最後 1 分的那一輪結束後遊戲結束；不夠的分數另外記下，同樣計分。"
        }
        Thing::Fullest => "有人蓋滿 12 個建築格的那一輪結束後遊戲結束。擴建建築佔 2 格。",
        Thing::Coins => "用來建造建築。遊戲結束時不計分，但平手時用來比較。",
        Thing::Gained => "遊戲中得到的分數，主要來自裝船。每位玩家只知道自己的；建築的分數另計。",
        Thing::Built => "如果遊戲現在結束，建築能得的分數：印在建築上的分數，加上有工人的擴建建築的功能。",
        Thing::Discount => "每座有工人的採石場讓建築便宜 1 元：1、2、3、4 分的建築最多計入 1、2、3、4 座。",
        Thing::Portrait => "沒有空工人格可去的工人在這裡等候，下次招募官階段可以重新安排。",
        Thing::Forest => "面朝下放置的種植園：沒有工人格，也不生產。有伐木場時，每 2 座樹林讓建築便宜 1 元。",
    }
}

fn effect_classic(thing: Thing) -> &'static str {
    match thing {
        Thing::Ship => {
            "船長出現時裝載一種貨物，其他貨船不能載同一種；每箱 1 分。階段結束時清空裝滿的船，沒裝滿的保留船上的貨物。"
        }
        Thing::House => {
            "商人出現時，每位玩家可以照這些價格賣一箱這裡還沒有的貨物。4 格都滿了就不能再賣。階段結束時，滿了才清空。"
        }
        Thing::Bag => "每次開拓者階段結束後，從這裡翻開新的方塊；空了就把棄置的方塊洗進來。",
        Thing::Register => {
            "市長從選角色的人開始，一次一名，輪流分配這些移民。之後重新補充：建築上每個空圈圈 1 名，至少每位玩家 1 名。"
        }
        Thing::Workers => "每次市長階段結束時，從這裡補充移民船。不夠補時，該圈結束後遊戲結束。",
        Thing::Supply => {
            "運貨得到的分數從這裡拿。拿走最後 1 分的那一圈結束後遊戲結束；不夠的分數另外記下，同樣計分。"
        }
        Thing::Fullest => "有人蓋滿 12 個建築空格的那一圈結束後遊戲結束。大型建築佔 2 格。",
        Thing::Coins => "用來興建建築。遊戲結束時不計分，但平手時用來比較。",
        Thing::Gained => "遊戲中得到的分數，主要來自運貨。每位玩家只知道自己的；建築的分數另計。",
        Thing::Built => "如果遊戲現在結束，建築能得的分數：印在建築上的分數，加上有移民的大型建築的功能。",
        Thing::Discount => "每座有移民的採礦場讓建築便宜 1 元：1、2、3、4 分的建築最多計入 1、2、3、4 座。",
        Thing::Portrait => "沒有空圈圈可去的移民在這裡等候，下次市長出現時可以重新部署。",
        Thing::Forest => effect_1897(thing),
    }
}
