//! Why a position of a study cannot be.

/// The rules refuse the configuration; they say why in English.
pub fn config(problem: &str) -> String {
    format!("這樣的設定不成立（{problem}）。")
}

/// Says that an invariant of the rules is broken; its text is in English.
pub fn unsound(problem: &str) -> String {
    format!("這個局面自相矛盾（{problem}）。")
}
