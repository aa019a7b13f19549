//! The deal of the day in Chinese.

use crate::i18n::daily::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "每日一局",
    about: "每款遊戲每天一局，人人相同。只算第一次玩完的成績。",
    of_day: |date| format!("{date} 的每日一局"),
    today: "今天",
    before: "前一天",
    after: "後一天",
    days: "日期",
    against: |count, level| format!("{count} 位對手：{level}"),
    par: |points| format!("標準分 {points}"),
    par_note: "標準分是高手在你的位置、面對同樣的對手，三局的平均分數。",
    no_par: "這一天還沒有標準分",
    play: "開始",
    go_on: "繼續",
    again: "再玩一次",
    look: "結果",
    made: |points, rank| match rank {
        1 => format!("{points} 分，獲勝"),
        _ => format!("{points} 分，第 {rank} 名"),
    },
    against_par: |more| match more {
        0 => "與標準分相同".into(),
        more if more > 0 => format!("比標準分多 {more} 分"),
        more => format!("比標準分少 {} 分", -more),
    },
    with_hints: "用過提示",
    counted_first: "這一局已有先前的成績，以那次為準。",
    practice: "練習局不計入每日一局。",
    streak: |days| match days {
        0 => "昨天和今天都還沒有玩完".into(),
        _ => format!("連續 {days} 天"),
    },
    share: "分享成績",
    line: |game, date, points, par, streak| {
        let par = par.map(|par| format!("（標準分 {par}）")).unwrap_or_default();
        let row = if streak > 1 { format!("，連續 {streak} 天") } else { String::new() };
        format!("Sobremesa，{game}，{date}：{points} 分{par}{row}")
    },
    copied: "這行文字和連結已複製到剪貼簿。",
    by_hand: "瀏覽器不允許網頁複製。文字在這裡：",
    future: "這一天還沒有到。如果應該已經到了，請檢查這台裝置的時鐘。",
    too_early: "每日一局從 2026 年 11 月 1 日開始。如果今天已經過了那天，請檢查這台裝置的時鐘。",
    no_day: "沒有這一天。",
    no_clock: "這台裝置的時鐘不是有效的日期。",
    new_day: "新的一天開始了：這是今天的每日一局。",
    to_today: "到今天的每日一局",
    damaged: "每日一局的紀錄無法讀取。原樣保留，這段期間不會記下成績。",
    newer: "每日一局的紀錄來自較新的版本。原樣保留，這段期間不會記下成績。",
    not_kept: "瀏覽器沒有存下來：儲存空間已滿或無法使用。",
    export_raw: "下載保留的內容",
    begin_anew: "重新開始",
    list: "牌局清單",
    list_note: "到這一天為止的每一局，附種子與開局指紋，可用來比對兩台裝置發的局是否相同。",
    refused: "這一局無法開始：",
};
