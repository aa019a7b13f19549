//! Explanations in Traditional Chinese for somebody who is asked something for the first time.

use puerto_rico::Prompt;

use ui::i18n::learn::FirstTime;

pub(super) fn first_time(prompt: &Prompt) -> Option<FirstTime> {
    use Prompt as P;
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
