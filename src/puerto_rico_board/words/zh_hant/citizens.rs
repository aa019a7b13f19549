//! 公民（擴充 II）。每個函式只說公民帶來的部分。

use puerto_rico::event::WorkerFrom;
use puerto_rico::ids::{Building, PORTRAIT, Person, Role, Tile};
use puerto_rico::{Action, Edition, Event, Prompt, Reason};

use super::ask::place;
use super::names;
use super::terms::{name, terms};
use crate::words::messages::Scene;
use game_core::Seat;

/// 「2 名公民」。
pub(super) fn citizens(count: u8) -> String {
    format!("{count} 名公民")
}

fn person(person: Person, edition: Edition) -> &'static str {
    match person {
        Person::Worker => terms(edition).worker,
        Person::Citizen => "公民",
    }
}

/// 拿 1 名：就業處有幾名。
pub(super) fn pick(kind: Person, count: u8, edition: Edition) -> String {
    format!("拿 1 名{}：{}有 {count} 名", person(kind, edition), terms(edition).register)
}

/// 提問。
pub(super) fn ask(prompt: &Prompt, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    let effect = |building: Building| format!("這是{}的作用。", named.building(building));
    match prompt {
        Prompt::Pick => (
            format!("請拿 1 名{}或公民，", term.worker),
            format!("這個階段就會安排。現在輪到你從{}拿取。", term.register),
        ),
        Prompt::PlaceCitizen { left } => (
            "請先安排公民。".into(),
            format!("還有 {}。只需決定有特殊效果的建築，接著安排{}。", citizens(*left), term.worker),
        ),
        Prompt::Bonus { building: Building::Villa } => {
            (format!("要從{}多拿 1 人嗎？", named.supply), effect(Building::Villa))
        }
        Prompt::Bonus { building: Building::ParkAuthority } => {
            ("要拿 2 分嗎？".into(), effect(Building::ParkAuthority))
        }
        Prompt::Bonus { building: building @ (Building::Church | Building::AssemblyHall) } => {
            ("要拿這些分數嗎？".into(), effect(*building))
        }
        Prompt::Bonus { building } => ("要拿 1 分嗎？".into(), effect(*building)),
        Prompt::Zoning => ("這個階段要使用一次嗎？".into(), effect(Building::ZoningOffice)),
        Prompt::Park => {
            ("請棄除一座種植園或樹林，".into(), format!("或者不棄除。{}", effect(Building::ParkAuthority)))
        }
        Prompt::Pension { left } => {
            ("請再放回 1 箱換 1 分，".into(), format!("或者停止。最多再 {left} 箱，種類不同。"))
        }
        Prompt::PoachKinds => ("要挖角幾名公民？".into(), format!("其餘是{}。", term.worker)),
        Prompt::PoachedCitizens { left } => (
            "請安排挖角來的公民，".into(),
            format!("或者不安排。還有 {}，沒安排的離開遊戲。", citizens(*left)),
        ),
        _ => Default::default(),
    }
}

/// 別人正在決定什麼。
pub(super) fn waiting(prompt: &Prompt, edition: Edition) -> String {
    let named = names(edition);
    let about = |building: Building| format!("決定是否使用{}", named.building(building));
    match prompt {
        Prompt::Pick => format!("從{}拿人", terms(edition).register),
        Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. } => "安排公民".into(),
        Prompt::Bonus { building } => about(*building),
        Prompt::Zoning => about(Building::ZoningOffice),
        Prompt::Park => about(Building::ParkAuthority),
        Prompt::Pension { .. } => about(Building::PensionOffice),
        _ => format!("以{}行動", named.role(Role::Smuggler)),
    }
}

/// 不做的意思。
pub(super) fn pass(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::PlaceCitizen { .. } => "公民放好了",
        Prompt::PoachedCitizens { .. } => "不再安排",
        Prompt::Park => "不棄除",
        Prompt::Pension { .. } => "不再放回",
        Prompt::Zoning => "不使用",
        _ => "不拿",
    }
}

/// 接受的意思。
pub(super) fn accept(building: Building) -> &'static str {
    match building {
        Building::Villa => "多拿 1 人",
        Building::ParkAuthority => "拿 2 分",
        Building::Church | Building::AssemblyHall => "拿這些分數",
        _ => "拿 1 分",
    }
}

/// 可以做的行動。
pub(super) fn action(action: &Action, scene: &Scene) -> String {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    match *action {
        Action::Place(spot) => format!("把 1 名公民放在{}上", place(spot, scene)),
        Action::Pick(one) => format!("拿 1 名{}", person(one, edition)),
        Action::MoveCitizen(spot) => {
            format!("把{}的 1 名公民移到{}", named.building(Building::Bohio), place(spot, scene))
        }
        Action::GiveCitizen(PORTRAIT) => format!("歸還{}的 1 名公民", term.portrait),
        Action::GiveCitizen(spot) => format!("歸還{}上的 1 名公民", place(spot, scene)),
        Action::Zone => format!("付 1 元{}（{}）", term.draw, named.building(Building::ZoningOffice)),
        Action::Discard(tile, None) => format!("棄除{}", named.tile(tile)),
        Action::Discard(tile, Some(one)) => {
            format!("棄除有{}的{}", person(one, edition), named.tile(tile))
        }
        Action::Clear(tile) => format!("棄除樹林（{}）", named.tile(tile)),
        Action::PoachCitizens(0) => "不挖角公民".into(),
        Action::PoachCitizens(count) => format!("挖角 {}", citizens(count)),
        _ => String::new(),
    }
}

/// 行動清單的標題。
pub(super) fn group(action: &Action, edition: Edition) -> &'static str {
    let named = names(edition);
    match action {
        Action::Pick(_) => named.role(Role::Recruiter),
        Action::MoveCitizen(_) => named.building(Building::Bohio),
        Action::GiveCitizen(_) => named.building(Building::HiddenMarket),
        Action::Zone => named.building(Building::ZoningOffice),
        Action::Discard(..) | Action::Clear(_) => "棄除",
        _ => named.role(Role::Smuggler),
    }
}

/// 發生的事；其他事件不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat| name(scene.who(seat));
    Some(match *event {
        Event::Citizens { seat, citizens: count, from } => {
            let source = match from {
                WorkerFrom::Supply => named.supply,
                WorkerFrom::Register => term.register,
                WorkerFrom::Portrait => term.portrait,
            };
            format!("{}從{source}得到 {}。", who(seat), citizens(count))
        }
        Event::CitizenPlaced { seat, spot } => {
            format!("{}把 1 名公民放在{}上。", who(seat), there(seat, spot, scene))
        }
        Event::CitizenMoved { seat, .. } => {
            format!("{}移動{}上的 1 名公民。", who(seat), named.building(Building::Bohio))
        }
        Event::Zoned { seat, tile } => format!(
            "{}用{}付 1 元，抽到{}。",
            who(seat),
            named.building(Building::ZoningOffice),
            named.tile(tile)
        ),
        Event::LandDiscarded { seat, forest: true, .. } => format!("{}棄除一座樹林。", who(seat)),
        Event::LandDiscarded { seat, tile, person: None, .. } => {
            format!("{}棄除{}。", who(seat), named.tile(tile))
        }
        Event::LandDiscarded { seat, tile, person: Some(one), .. } => format!(
            "{}棄除{}，上面的{}回到{}。",
            who(seat),
            named.tile(tile),
            person(one, edition),
            term.portrait
        ),
        Event::Pensioned { seat, good } => format!(
            "{}用{}放回 1 箱{}，得 1 分。",
            who(seat),
            named.building(Building::PensionOffice),
            named.good(good)
        ),
        Event::CitizensPoached { citizens: count, .. } => format!("其中有 {}。", citizens(count)),
        Event::CitizensSentAway { citizens: count, .. } => {
            format!("挖角來的 {}離開遊戲。", citizens(count))
        }
        _ => return None,
    })
}

/// 放人的地方：0 到 5 是鄉村，6 起是建築。
fn there(seat: Seat, spot: u8, scene: &Scene) -> &'static str {
    let named = names(scene.edition());
    let town = scene.view.seats.get(seat.index()).map_or(&[][..], |seat| &seat.buildings);
    match (Tile::ALL.get(usize::from(spot)), town.get(usize::from(spot).saturating_sub(Tile::ALL.len()))) {
        (Some(&tile), _) => named.tile(tile),
        (None, Some(&(building, _))) => named.building(building),
        (None, None) => "建築",
    }
}

/// 一兩個詞；不屬於誰的行動不說。
pub(super) fn deed(event: &Event, edition: Edition) -> Option<String> {
    let named = names(edition);
    Some(match *event {
        Event::Citizens { citizens: count, .. } => format!("+{}", citizens(count)),
        Event::CitizenMoved { .. } => named.building(Building::Bohio).to_owned(),
        Event::Zoned { tile, .. } => format!("{}（−1）", named.tile(tile)),
        Event::LandDiscarded { forest: true, .. } => "棄除樹林".into(),
        Event::LandDiscarded { tile, .. } => format!("{}，棄掉", named.tile(tile)),
        Event::Pensioned { good, .. } => format!("−1 箱{}（+1）", named.good(good)),
        _ => return None,
    })
}

/// 為什麼不行；其他原因不說。
pub(super) fn reason(reason: Reason, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match reason {
        Reason::CitizensElsewhere => format!("留給其他{}的公民或{}會不夠。", term.circle, term.worker),
        Reason::NoSuchLand => "你沒有這樣的板塊可以棄除。".into(),
        Reason::NoZoning => format!(
            "需要有人{}的{}，每個階段只能用一次，工人與公民的作用不同。",
            term.manned,
            named.building(Building::ZoningOffice)
        ),
        Reason::NoneOfKind => format!("{}沒有這麼多這種人可以拿。", term.register),
        _ => String::new(),
    }
}
