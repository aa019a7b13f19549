//! Why a position of a study cannot be.

pub(super) mod ginkgopolis;
pub(super) mod puerto_rico;
pub(super) mod san_juan;

/// The rules refuse the configuration; they say why in English.
fn config(problem: &str) -> String {
    format!("這樣的設定不成立（{problem}）。")
}

/// Says that an invariant of the rules is broken; its text is in English.
fn unsound(problem: &str) -> String {
    format!("這個局面自相矛盾（{problem}）。")
}
