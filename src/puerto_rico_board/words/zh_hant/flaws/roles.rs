//! 角色與走私者，以及正在進行的事。

use puerto_rico::Edition;
use puerto_rico::flaw::{RoleFlaw, TurnFlaw};
use puerto_rico::ids::Role;

use super::{names, player, role_name};
use crate::words::zh_hant::terms::terms;

pub(super) fn role(flaw: RoleFlaw, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    let called = |role| role_name(role, edition);
    let smuggler = named.role(Role::Smuggler);
    match flaw {
        RoleFlaw::NotInGame { role } => format!("這局遊戲沒有{}。", called(role)),
        RoleFlaw::TileTwice { role } => format!("{}的{}只能寫一次。", called(role), named.role_tiles),
        RoleFlaw::NotAvailable { role } => {
            format!("這局遊戲沒有{}，或這一{}已經有人選了。", called(role), term.round)
        }
        RoleFlaw::RoundFull { picks } => format!("一{}只選 {picks} 次角色。", term.round),
        RoleFlaw::TakenOutOfTurn { seat, made, due } => {
            format!("{} 選了 {made} 個角色，照順序應該是 {due} 個。", player(seat))
        }
        RoleFlaw::NotTaken { role, picker } => {
            format!("{} 沒有選{}，不會由這位玩家執行。", player(picker), called(role))
        }
        RoleFlaw::NotLastPick { last } => format!("最後選角色的是{}。", player(last)),
        RoleFlaw::NoSmuggler => format!("這局遊戲沒有{smuggler}。"),
        RoleFlaw::MarkerElsewhere => format!("選{smuggler}的玩家會拿到標記。"),
        RoleFlaw::SmugglerNotDone => format!("{smuggler}還沒有行動，不會有被綁架的角色。"),
        RoleFlaw::NoCaptor => format!("只有{smuggler}能綁架角色，但沒有人選它。"),
        RoleFlaw::NotCapturable { role } => format!("不能綁架{}。", called(role)),
        RoleFlaw::CoinsOnCaptured { role } => {
            format!("被綁架的{}上不會有錢幣。", called(role))
        }
        RoleFlaw::CoinsOnSmuggler => format!("{smuggler}上不會放錢幣。"),
        RoleFlaw::CapturedTooEarly => {
            format!("被綁架的角色要等最後一個角色結束後，才由{smuggler}執行。")
        }
    }
}

pub(super) fn turn(flaw: &TurnFlaw, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match flaw {
        TurnFlaw::OverTooEarly => format!("遊戲要打完最後一{}才會結束。", term.round),
        TurnFlaw::Frames { .. } => {
            format!("這一{}到了這裡，不會有這一串正在進行的事。", term.round)
        }
        TurnFlaw::NotInSetup => "這局遊戲在開局時不會問這個。".into(),
        TurnFlaw::PhaseOrNot => "角色階段進行時一定要寫出階段，其他時候都不寫。".into(),
        TurnFlaw::LoadedElsewhere => {
            format!("只有{}階段才會裝載。", named.role(Role::Captain))
        }
        TurnFlaw::ProducedElsewhere => {
            format!("只有{}階段才會生產。", named.role(Role::Craftsman))
        }
        TurnFlaw::ObtainedElsewhere => {
            format!("只有{}階段才會獲得{}。", named.role(Role::Planter), term.tile)
        }
        TurnFlaw::NobodyWaits => format!("{}上沒有這樣的人在等。", term.portrait),
        TurnFlaw::NotAtThisStep => "這個階段進行到這一步時，不會問這個。".into(),
        TurnFlaw::SeatsHandled => "已經輪過的座位數不對。".into(),
        TurnFlaw::RewardNotLoading => "裝載得到的獎勵，在裝載途中就會安排。".into(),
        TurnFlaw::Asked => "要決定的事與這位玩家的圖板不符。".into(),
        TurnFlaw::GoesOn => "接下來要繼續的事與這位玩家的圖板不符。".into(),
    }
}
