//! The puzzles in Chinese.

use crate::i18n::puzzles::Messages;
use session::puzzles::Kind;

pub(super) const WORDS: Messages = Messages {
    title: "謎題",
    about: "每道謎題只有一個最佳解；你看不到的東西不影響結果。",
    solved_of: |solved, all| format!("{all} 題中已解 {solved} 題"),
    next: "下一題",
    all: "所有謎題",
    degrees: ["簡單", "中等", "困難"],
    kind: |kind| match kind {
        Kind::Load => "船長階段",
        Kind::LastPick => "最後一次選角色",
        Kind::Build => "最後的建造",
        Kind::Place => "最後的安排",
        Kind::Finish => "選角色並建造",
        Kind::Sell => "出售商品",
        Kind::Points => "得分最多",
        Kind::Lead => "一對一",
    },
    goal: |kind| match kind {
        Kind::Load => "無論其他玩家怎麼裝載，在這個船長階段盡量多得分。",
        Kind::LastPick => "本局最後一次選角色：選一個角色並行動，無論其他玩家怎麼做，終局時盡量多得分。",
        Kind::Build => "建造，使你這回合之後以終局計分的分數盡量高。",
        Kind::Place => "最後一輪：安排你的人員，使以終局計分的分數盡量高。",
        Kind::Finish => "選一個角色並完成你的回合，使以終局計分的分數盡量高。",
        Kind::Sell => "出售商品，盡量多抽牌。",
        Kind::Points => {
            "你先行動：打出一張牌，單獨或搭配一片板塊，當下盡量多得分。街區與終局牌以終局方式計分。"
        }
        Kind::Lead => {
            "你先行動：打出一張牌，單獨或搭配一片板塊。你得到的與對手失去的都計入，以終局方式計分。"
        }
    },
    number: |number| format!("第 {number} 題"),
    solved: "已解",
    amount: |kind, amount| match kind {
        Kind::Sell => format!("{amount} 張牌"),
        _ => format!("{amount} 分"),
    },
    right: |best, second| format!("解開了：{best}。其他走法最多 {second}。"),
    short: |reached, best| format!("你得到 {reached}，最佳為 {best}。"),
    back: "復原",
    again: "從頭再來",
    show_answer: "看答案",
    answer: |what| format!("答案從這一步開始：{what}。"),
    happened: |deeds| format!("經過：{deeds}"),
    unknown: |id| format!("這裡沒有謎題 {id}。"),
    unusable: |why| format!("這道謎題無法使用：{why}"),
};
