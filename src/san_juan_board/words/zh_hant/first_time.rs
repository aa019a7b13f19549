//! Explanations in Traditional Chinese for somebody who is asked something for the first time.

use san_juan::Prompt;

use ui::i18n::learn::FirstTime;

pub(super) fn first_time(prompt: &Prompt) -> Option<FirstTime> {
    use Prompt as P;
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
