//! "Why did it do that?" in Traditional Chinese.

use crate::i18n::why::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "為什麼？",
    ask: |name| format!("{name}為什麼這樣做？"),
    ask_short: "為什麼？",
    of_phase: "他們為什麼這樣做？",
    thinking: "正在查看當時的選擇……",
    failed: "這次沒有得到答案。",
    best: "看起來最好的選擇",
    chosen: "實際的選擇。",
    not_among: |what| format!("實際的選擇不在其中：{what}"),
    errs: "這個等級的對手不一定會選看起來最好的。",
    reason: "第一項為什麼比第二項好",
    imagined: "根據你當時看得到的資訊；看不到的牌以多次猜測補上。",
    from_its_seat: "根據它當時知道的事推想。",
    forced: "當時只有一種選擇。",
    secret: "當時有哪些選擇、原因為何，在遊戲結束前是秘密：這取決於你無法知道的事，例如手牌。",
    seen: "大家看到的",
    nothing_seen: "其他人什麼也沒看到。",
    back: "回到紀錄",
};
