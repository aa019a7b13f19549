//! Hints in Chinese.

use crate::app::i18n::hints::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "提示",
    thinking: "正在比較你的選擇……",
    not_now: "輪到你選擇時才能要提示。",
    failed: "這次沒有得到提示。",
    again: "再試一次",
    clear: "有一個選擇明顯比其他的好。",
    even: "這裡有幾個選擇價值相近。",
    nudges: [
        "找找現在就能拿到的分數。",
        "想想選了之後手上還剩什麼。",
        "想想貨物接下來的去處。",
        "想想往後每一輪能多得到什麼。",
        "想想遊戲結束時會計什麼分。",
        "留意行動順序，以及遊戲還有多久。",
    ],
    show_best: "顯示最好的三個",
    show_move: "顯示這一步",
    chance: |wins| format!("100 局約贏 {wins} 局"),
    points: |points| format!("最後約 {points} 分"),
    results: ["已算清：獲勝", "已算清：並列獲勝", "已算清：無法獲勝"],
    points_counted: |points| format!("最後 {points} 分"),
    counted: "這一局餘下的部分已經算清：如果每個人都繼續選對自己最有利的，結果就是這樣。",
    counted_better: "終局時和別人相比較有利。",
    terms: ["已經到手的分數", "手上的資源", "貨物", "每輪的收益", "終局計分", "行動順序與剩餘時間"],
    more: |what, by| format!("{what}多 {by} 分"),
    less: |what, by| format!("{what}少 {by} 分"),
    compared: "與次佳的選擇相比：",
    alike: "與次佳的選擇價值相近。",
    marked: "這一局會註明用過提示。",
    was_marked: "這一局用過提示。",
    switch: "提示",
    switch_note: "桌上的燈會一步一步告訴你，高手會注意什麼。它只知道你知道的事。",
};
