//! Explanations in Traditional Chinese for somebody who is asked something for the first time.

use ginkgopolis as gk;
use puerto_rico as pr;
use san_juan as sj;

use crate::app::i18n::learn::FirstTime;

pub(super) fn san_juan(prompt: &sj::Prompt) -> Option<FirstTime> {
    use sj::Prompt as P;
    match prompt {
        P::Role { .. } => FirstTime::new(
            "role",
            "請選一個角色。大家都會執行，而你做得更好一點。小字寫的是你現在能得到什麼。",
        ),
        P::Build => {
            FirstTime::new("build", "選一張牌蓋起來，用其他的牌支付。點一下付不起的牌，就會知道為什麼。")
        }
        P::Site { .. } => FirstTime::new("site", "可以蓋在空地上，也可以蓋在舊建築上，只付差額。"),
        P::Pay { .. } => FirstTime::new("pay", "用最不需要的牌支付。確認之前什麼都不會被拿走。"),
        P::Produce { .. } => {
            FirstTime::new("produce", "商品就是抽牌堆最上面的一張牌，面朝下放在生產建築上，等著賣出去。")
        }
        P::Sell { .. } => FirstTime::new("sell", "交易所卡寫著每箱商品能換幾張牌。可以等價格更好再賣。"),
        P::Keep { .. } => FirstTime::new("keep", "留下和你的城市搭配、而且很快付得起的牌。"),
        P::Discard { .. } => FirstTime::new("discard", "放掉最不可能蓋的牌。沒有人看得到。"),
        P::Chapel => FirstTime::new("chapel", "放在這棟建築下面的牌，遊戲結束時每張一分，但不能再當錢用。"),
        P::Church { .. } | P::Offer { .. } | P::Library { .. } | P::Take { .. } | P::Ship { .. } => None,
    }
}

pub(super) fn puerto_rico(prompt: &pr::Prompt) -> Option<FirstTime> {
    use pr::Prompt as P;
    match prompt {
        P::Role { .. } => {
            FirstTime::new("role", "請選一個角色，上面的錢歸你。大家都會執行，由你先做，也多一點好處。")
        }
        P::Take => FirstTime::new("take", "拿一塊公開的板塊放到你的土地上。要有人在上面工作才有產出。"),
        P::Place { .. } => {
            FirstTime::new("place", "種植園和加工它的建築要成對：兩邊都要有人。每次都可以全部重新安排。")
        }
        P::Build => FirstTime::new(
            "build",
            "買一棟建築，每種只能有一棟。有人在裡面工作才會發揮作用。有人的採石場讓建築更便宜。",
        ),
        P::Extra => FirstTime::new("extra", "從剛才生產的商品中再多拿一箱。"),
        P::Sell => FirstTime::new("sell", "交易所收四箱，種類不重複，滿了就清空。昂貴的商品賺得最多。"),
        P::Load => {
            FirstTime::new("load", "每裝一箱得一分。一艘船只載一種商品，兩艘船不載同一種；能裝的人就必須裝。")
        }
        P::StoreAll { .. } | P::KeepOne | P::KeepSingles { .. } => {
            FirstTime::new("store", "存不下也留不住的商品都會損失。先保住昂貴的。")
        }
        _ => None,
    }
}

pub(super) fn ginkgopolis(prompt: &gk::Prompt) -> Option<FirstTime> {
    use gk::Prompt as P;
    match prompt {
        P::Draft { .. } => {
            FirstTime::new("draft", "留下一位角色，其餘傳給下一家。每當你做它那一欄的事，它就會幫忙。")
        }
        P::Card => FirstTime::new(
            "card",
            "大家暗中選一張牌。單獨打出是開採；搭配板塊時，字母卡是城市化，建築卡是建造。",
        ),
        P::Tile => FirstTime::new("tile", "搭配板塊來建造，或單獨打出這張牌來開採。"),
        P::Goods => FirstTime::new("goods", "資源用來支付建造，板塊是建造的材料。"),
        P::Shift { .. } => FirstTime::new("shift", "城市長大了，標記要讓位。請選擇讓位的方向。"),
        P::Place { .. } => FirstTime::new("place", "把標記放回城市旁邊：之後可以在那裡城市化。"),
        P::LastTile { .. } | P::Return => None,
    }
}
