//! The look back in Chinese.

use crate::i18n::review::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "覆盤",
    about: "由高手逐一檢視本局的每個選擇，只根據當時看得到的資訊。最多需要一分鐘，期間可以照常看牌桌。",
    begin: "開始覆盤",
    stop: "停止",
    progress: |done, all| format!("已檢視 {done}／{all}"),
    failed: "覆盤沒有完成。",
    no_history: "這一局只留下結局，沒有可以覆盤的選擇。",
    chances: "勝率",
    chances_note: "每位玩家在選擇當下的勝率，假定選了最好的。",
    points: "當下計分會有的分數",
    costly_of: |name| format!("{name}代價最大的選擇"),
    none_costly: "沒有明顯失誤。",
    round: |round| format!("第 {round} 輪"),
    chosen: |what| format!("當時：{what}"),
    better: |what| format!("更好：{what}"),
    cost: |wins| format!("100 局少贏 {wins} 局"),
    chance_of: |name, wins| format!("輪到{name}：100 局可贏 {wins} 局"),
    account: |name, first, given, rest| {
        let luck = if rest < 0 { format!("−{}", -rest) } else { format!("+{rest}") };
        format!("{name}開局時 100 局可贏 {first} 局。自己的選擇 −{given}，運氣與對手 {luck}。")
    },
    as_table: "以表格列出曲線",
    cell: |points, chance| match chance {
        Some(chance) => format!("{points}（{chance}%）"),
        None => points.to_string(),
    },
};
