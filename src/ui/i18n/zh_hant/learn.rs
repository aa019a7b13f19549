//! Texts around the lessons in Traditional Chinese.

use crate::i18n::learn::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "教學",
    about: "每課只要幾分鐘，直接在真正的牌桌上練習。會的就跳過。",
    finished: "已完成",
    progress: |done, all| format!("已完成 {done}／{all} 課"),
    first_game: "玩第一場遊戲",
    go_on: "繼續",
    understood: "知道了",
    first_times: "說明第一次遇到的問題",
    first_times_note: "最初兩場遊戲中，每個新的問題都會在版圖上方說明一次。",
    step: |step, all| format!("第 {step} 步，共 {all} 步"),
    others: "其他人正在行動……",
    otherwise: "這樣做是可以的，但這一步要練習的是別的。牌桌沒有改變。",
    rule: "相關規則",
    next: "下一課",
    all: "所有教學",
    leave: "離開教學",
    broken: |why| format!("這一課無法進行：{why}"),
    unknown: "沒有這一課。",
};
