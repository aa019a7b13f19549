//! 走私者（擴充 III）。

use puerto_rico::ids::{Role, Tile};
use puerto_rico::{Action, Edition, Event, Prompt, Reason};

use super::names;
use super::terms::{coins, crates, load, name, points, terms, workers};
use crate::words::messages::{Deed, Particulars, Scene, Stage};
use game_core::Seat;
use ui::i18n::who::Who;

/// 要決定什麼；其他問題不說。
pub(super) fn ask(stage: &Stage, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    match *stage {
        Stage::Smuggle { chosen: None } => ("請選一個行動，".into(), "或者不行動。只有走私者行動。".into()),
        Stage::Smuggle { chosen: Some(deed) } => (format!("{}？", self::deed(&deed, edition)), String::new()),
        Stage::Spoils { good, most } => (
            format!("要留下幾箱{}？", named.good(good)),
            format!("最多 {most} 箱，其餘放回{}。", named.supply),
        ),
        Stage::Poached { workers: all, placed } => (
            format!("請安排挖角來的{}，最多 {all} 名：", term.worker),
            match all.saturating_sub(placed) {
                0 => "已全部安排好。".into(),
                left => format!("還有 {left} 名。沒有安排的{}會離開遊戲。", term.worker),
            },
        ),
        _ => Default::default(),
    }
}

/// 一個行動與它現在的收穫，寫在按鈕上。
pub(super) fn deed(deed: &Deed, edition: Edition) -> String {
    let named = names(edition);
    match *deed {
        Deed::Raid { size, good, kept } => {
            format!("掠奪 {size} 格的{}：+{}{}", terms(edition).ship, crates(kept), named.good(good))
        }
        Deed::Plunder { vp } => format!("洗劫{}：+{}", named.house, points(vp.into())),
        Deed::Poach { taken } => format!("挖角 {}", workers(taken, edition)),
        Deed::Capture { role, coins: 0 } => format!("綁架{}", role_name(role, edition)),
        Deed::Capture { role, coins: on_it } => {
            format!("綁架{}：+{}", role_name(role, edition), coins(on_it.into()))
        }
    }
}

fn role_name(role: Role, edition: Edition) -> String {
    match role {
        Role::Adventurer2 => format!("第二個{}", names(edition).role(role)),
        _ => names(edition).role(role).to_owned(),
    }
}

/// 別人正在決定什麼。
pub(super) fn waiting(prompt: &Prompt, edition: Edition) -> String {
    match prompt {
        Prompt::Poached { .. } => format!("安排{}", terms(edition).worker),
        Prompt::Spoils { .. } => "掠奪船隻".into(),
        _ => format!("決定{}的行動", names(edition).role(Role::Smuggler)),
    }
}

/// 略過是什麼意思。
pub(super) fn pass(prompt: &Prompt) -> &'static str {
    if matches!(prompt, Prompt::Poached { .. }) { "不再安排" } else { "不行動" }
}

/// 可以做的行動；其他行動不說。
pub(super) fn action(action: &Action, scene: &Scene) -> String {
    let edition = scene.edition();
    match *action {
        Action::Raid(ship) => format!("掠奪 {} 格的{}", scene.ship_size(ship), terms(edition).ship),
        Action::Spoils(0) => "一箱都不留".into(),
        Action::Spoils(kept) => format!("留下 {}", crates(kept)),
        Action::Plunder => format!("洗劫{}", names(edition).house),
        Action::Poach => format!("從{}挖角{}", terms(edition).register, terms(edition).worker),
        Action::Capture(role) => format!("綁架{}", role_name(role, edition)),
        _ => String::new(),
    }
}

/// 發生的事；其他的不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat: &Seat| name(scene.who(*seat));
    Some(match event {
        Event::Raided { seat, ship, good, kept, returned } => {
            let good = named.good(*good);
            let raid = format!("{}掠奪 {} 格的{}", who(seat), scene.ship_size(*ship), term.ship);
            let rest = match returned {
                0 => String::new(),
                _ => format!("，其餘 {}放回{}", crates(*returned), named.supply),
            };
            format!("{raid}，留下 {}{good}{rest}。", crates(*kept))
        }
        Event::Plundered { seat, crates, vp } => {
            let goods = load(crates, edition);
            format!("{}洗劫{}的 {goods}，得 {}。", who(seat), named.house, points((*vp).into()))
        }
        Event::Poached { seat, workers: taken } => {
            format!("{}從{}挖角 {}。", who(seat), term.register, workers(*taken, edition))
        }
        Event::PoachedPlaced { seat, spot } => {
            format!("{}把挖角來的{}放在{}上。", who(seat), term.worker, place(*seat, *spot, scene))
        }
        Event::SentAway { workers: gone, .. } => {
            format!("挖角來的 {}離開遊戲。", workers(*gone, edition))
        }
        Event::RoleCaptured { seat, role } => {
            format!("{}綁架{}。", who(seat), role_name(*role, edition))
        }
        Event::CapturedRolePlayed { seat, role } => {
            format!("沒有人選被綁架的{}：現在由{}執行。", role_name(*role, edition), who(seat).trim_end())
        }
        _ => return None,
    })
}

/// 放工人的地方：0 到 5 是鄉村，6 起是建築。
pub(super) fn place(seat: Seat, spot: u8, scene: &Scene) -> &'static str {
    let named = names(scene.edition());
    let town = scene.view.seats.get(seat.index()).map_or(&[][..], |seat| &seat.buildings);
    match (Tile::ALL.get(usize::from(spot)), town.get(usize::from(spot).saturating_sub(Tile::ALL.len()))) {
        (Some(&tile), _) => named.tile(tile),
        (None, Some(&(building, _))) => named.building(building),
        (None, None) => "建築",
    }
}

/// 一兩個詞；不屬於誰的行動不說。
pub(super) fn told(event: &Event, edition: Edition) -> Option<String> {
    let named = names(edition);
    match event {
        Event::Raided { good, kept, .. } => Some(format!("掠奪 {}{}", crates(*kept), named.good(*good))),
        Event::Plundered { vp, .. } => Some(format!("洗劫（+{vp}）")),
        Event::Poached { workers: taken, .. } => Some(format!("挖角 {}", workers(*taken, edition))),
        Event::RoleCaptured { role, .. } => Some(format!("綁架{}", role_name(*role, edition))),
        _ => None,
    }
}

/// 為什麼不行。
pub(super) fn reason(reason: Reason, about: &Particulars) -> String {
    let (named, term) = (names(about.edition), terms(about.edition));
    match (reason, about.ship) {
        (Reason::ShipEmpty, Some(size)) => format!("{size} 格的{}是空的。", term.ship),
        (Reason::ShipEmpty, None) => format!("這艘{}是空的。", term.ship),
        (Reason::TooManyKept, _) => "掠奪的船最多留下 3 箱。".into(),
        (Reason::HouseEmpty, _) => format!("{}是空的。", named.house),
        (Reason::RegisterEmpty, _) => format!("現在不能從{}挖角任何人。", term.register),
        (Reason::CapturesItself, _) => format!("不能綁架{}自己。", named.role(Role::Smuggler)),
        _ => format!("擁有標記的玩家不能再選{}。", named.role(Role::Smuggler)),
    }
}

/// 標記在誰那裡。
pub(super) fn marker(who: Option<Who>) -> String {
    match who {
        None => "標記在主圖板上：每位玩家都可以選這個角色。".into(),
        Some(who) => format!("{}擁有標記，在別人選過之前不能再選這個角色。", name(who)),
    }
}
