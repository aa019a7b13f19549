//! 波多黎各。

mod board;
mod expansions;
mod roles;
mod supply;
#[cfg(test)]
mod tests;

use game_core::Seat;
use puerto_rico::flaw::MAX_ROUND;
use puerto_rico::ids::{Person, Role};
use puerto_rico::{Edition, Flaw};

use crate::words::PuertoRicoWords;
use crate::words::messages::Names;
use crate::words::zh_hant::terms::terms;
use ui::i18n::zh_hant_flaws;
use ui::i18n::{Lang, words};

/// 為什麼這個局面不可能。
pub fn said(flaw: &Flaw, edition: Edition) -> String {
    match flaw {
        Flaw::Config(problem) => zh_hant_flaws::config(problem),
        Flaw::Unsound(problem) => zh_hant_flaws::unsound(problem),
        Flaw::SeatCount { named, playing } => {
            format!("寫出了 {named} 位玩家，但這一桌有 {playing} 位。")
        }
        Flaw::NoSuchSeat { seat, playing } => {
            format!("座位編號是 0 到 {}，沒有 {}。", playing.saturating_sub(1), seat.0)
        }
        Flaw::Round => format!("{}數是 1 到 {MAX_ROUND}。", terms(edition).round),
        Flaw::Board(flaw) => board::said(*flaw, edition),
        Flaw::Supply(flaw) => supply::said(flaw, edition),
        Flaw::Role(flaw) => roles::role(*flaw, edition),
        Flaw::Turn(flaw) => roles::turn(flaw, edition),
        Flaw::Festival(flaw) => expansions::festival(*flaw, edition),
        Flaw::Puertoma(flaw) => expansions::puertoma(*flaw, edition),
        Flaw::Achievement(flaw) => expansions::achievement(*flaw, edition),
    }
}

/// 某版本的名稱。擺局的頁面會先取得遊戲的文字。
fn names(edition: Edition) -> &'static Names {
    words(Lang::ZhHant).puerto_rico().names(edition)
}

/// 擺局的頁面對玩家的稱呼。
fn player(seat: Seat) -> String {
    format!("玩家 {}", seat.0 + 1)
}

/// 兩塊探險家的名稱相同。
fn role_name(role: Role, edition: Edition) -> String {
    match role {
        Role::Adventurer2 => format!("第二個{}", names(edition).role(role)),
        _ => names(edition).role(role).to_owned(),
    }
}

fn person_name(person: Person, edition: Edition) -> &'static str {
    match person {
        Person::Worker => terms(edition).worker,
        Person::Citizen => "公民",
    }
}
