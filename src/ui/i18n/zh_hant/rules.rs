use crate::i18n::rules::Messages;

pub(super) const WORDS: Messages = Messages {
    title: |game| format!("{game}規則"),
    contents: "目次",
    search: "搜尋規則",
    found: |rules| format!("找到 {rules} 條規則"),
    nothing: |words| format!("沒有規則提到「{words}」。"),
    whole: "開啟完整規則",
    loading: "正在取得規則……",
    failed: "規則沒有送達。只要取得一次，之後就會留在這台裝置上；請檢查網路連線。",
    retry: "再試一次",
    cost: "費用",
    points: "分數",
    varies: "視城市而定",
    copies: "張數",
};
