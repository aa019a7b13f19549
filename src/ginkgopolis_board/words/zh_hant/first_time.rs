//! Explanations in Traditional Chinese for somebody who is asked something for the first time.

use ginkgopolis::Prompt;

use ui::i18n::learn::FirstTime;

pub(super) fn first_time(prompt: &Prompt) -> Option<FirstTime> {
    use Prompt as P;
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
