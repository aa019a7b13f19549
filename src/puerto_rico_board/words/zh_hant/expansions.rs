//! 擴充的提問、行動與事件。每個函式只說擴充帶來的部分。

use puerto_rico::event::{Given, PointsWhy};
use puerto_rico::ids::{Building, PORTRAIT, Role};
use puerto_rico::{Action, Edition, Event, Prompt, Reason};

use super::ask::place;
use super::terms::{coins, load, name, points, terms};
use super::{achievements, citizens, names, puertoma};
use crate::words::messages::Scene;

/// 提問。
pub(super) fn ask(prompt: &Prompt, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    let building = |building: Building| named.building(building);
    match prompt {
        Prompt::Draft => ("請選一種建築放進收納盤。".into(), "這局遊戲每個人都能建造。".into()),
        Prompt::KeepCard { .. } => achievements::ask(),
        Prompt::Bohio => (
            format!("要移動{}上的{}嗎？", building(Building::Bohio), term.worker),
            format!("可以移到自己任何一個空的{}，直到下個{}階段。", term.circle, named.role(Role::Recruiter)),
        ),
        Prompt::Plant { tile } => (
            format!("要把{}面朝下放成樹林嗎？", named.tile(*tile)),
            format!("這是{}的作用。", building(Building::Lumberyard)),
        ),
        Prompt::SecondTile => {
            ("請再拿一個，".into(), format!("或者不拿。這是{}的作用。", building(Building::PublishingHouse)))
        }
        Prompt::LateHospital => (
            format!("要把{}的{}放在新的{}上嗎？", building(Building::Hospital), term.worker, term.tile),
            "這個階段拿到的任何一個都可以。".into(),
        ),
        Prompt::Payment { building: bought, missing } => (
            format!("建造{}還差 {}。", building(*bought), coins((*missing).into())),
            format!("請選 1 名{}、1 箱或 1 分來抵。", term.worker),
        ),
        Prompt::SmallWharf => ("請再裝 1 箱到自己的小船，".into(), "或者停止。每 2 箱 1 分。".into()),
        Prompt::LoadPoint { harbor: true } => {
            ("這次裝載要多拿 1 分嗎？".into(), format!("這是{}的作用。", building(Building::Harbor)))
        }
        Prompt::LoadPoint { harbor: false } => (
            "第一次裝載要再多拿 1 分嗎？".into(),
            format!("這是{}的作用。", building(Building::PublishingHouse)),
        ),
        Prompt::KeepSingles { left } => {
            (format!("最多再留 {left} 箱。"), format!("放在{}。", building(Building::Storehouse)))
        }
        _ => citizens::ask(prompt, edition),
    }
}

/// 別人正在決定什麼。
pub(super) fn waiting(prompt: &Prompt, edition: Edition) -> String {
    let about = |building: Building| format!("決定是否使用{}", names(edition).building(building));
    match prompt {
        Prompt::Draft => "選擇放進收納盤的建築".into(),
        Prompt::Bohio => about(Building::Bohio),
        Prompt::Plant { .. } => about(Building::Lumberyard),
        Prompt::SecondTile => "再選一個".into(),
        Prompt::LateHospital => about(Building::Hospital),
        Prompt::Payment { .. } => about(Building::HiddenMarket),
        Prompt::SmallWharf => "裝載".into(),
        Prompt::LoadPoint { .. } => "決定要不要 1 分".into(),
        Prompt::KeepSingles { .. } => "選擇要留下什麼".into(),
        _ => citizens::waiting(prompt, edition),
    }
}

/// 不做的意思。
pub(super) fn pass(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Bohio => "不移動",
        Prompt::SecondTile => "不再拿",
        Prompt::LateHospital => "不放",
        Prompt::SmallWharf => "不再裝載",
        Prompt::LoadPoint { .. } => "不多拿 1 分",
        Prompt::KeepSingles { .. } => "不再留下",
        Prompt::Draft | Prompt::Plant { .. } | Prompt::Payment { .. } => "略過",
        _ => citizens::pass(prompt),
    }
}

/// 可以做的行動。
pub(super) fn action(action: &Action, scene: &Scene) -> String {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    match *action {
        Action::Draft(building) => format!("把{}放進收納盤", named.building(building)),
        Action::Move(spot) => {
            format!("把{}的 1 名{}移到{}", named.building(Building::Bohio), term.worker, place(spot, scene))
        }
        Action::Forest(tile) => format!("把{}面朝下放成樹林", named.tile(tile)),
        Action::GivePerson(PORTRAIT) => format!("歸還{}的 1 名{}", term.portrait, term.worker),
        Action::GivePerson(spot) => format!("歸還{}上的 1 名{}", place(spot, scene), term.worker),
        Action::GiveCrate(good) => format!("歸還 1 箱{}", named.good(good)),
        Action::GivePoint => "歸還 1 分".into(),
        Action::Export(good) => {
            format!("用{}歸還 1 箱{}", named.building(Building::MerchantOutpost), named.good(good))
        }
        Action::Board(good) => {
            format!("用{}裝 1 箱{}", named.building(Building::SmallWharf), named.good(good))
        }
        _ => citizens::action(action, scene),
    }
}

/// 行動清單的標題。
pub(super) fn group(action: &Action, edition: Edition) -> &'static str {
    let named = names(edition);
    match action {
        Action::Draft(_) => named.shop,
        Action::Move(_) => named.building(Building::Bohio),
        Action::Forest(_) => named.building(Building::Lumberyard),
        Action::GivePerson(_) | Action::GiveCrate(_) | Action::GivePoint => {
            named.building(Building::HiddenMarket)
        }
        Action::Export(_) => named.building(Building::MerchantOutpost),
        Action::Board(_) => named.building(Building::SmallWharf),
        _ => citizens::group(action, edition),
    }
}

/// 發生的事；不言而喻的不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat| name(scene.who(seat));
    Some(match *event {
        Event::Drafted { seat, building, copies } => {
            format!("{}把{}放進收納盤（{copies} 份）。", who(seat), named.building(building))
        }
        Event::Moved { seat, .. } => {
            format!("{}移動{}上的 1 名{}。", who(seat), named.building(Building::Bohio), term.worker)
        }
        Event::Forested { seat, tile } => format!("{}把{}放成樹林。", who(seat), named.tile(tile)),
        Event::CanalCrate { seat, good } => {
            format!("{}用{}再拿 1 箱{}。", who(seat), named.building(Building::Canal), named.good(good))
        }
        Event::Gave { seat, given } => {
            let what = match given {
                Given::Person(_) => format!("1 名{}", term.worker),
                Given::Crate(good) => format!("1 箱{}", named.good(good)),
                Given::Point => "1 分".into(),
                Given::Citizen(_) => citizens::citizens(1),
            };
            format!("{}用{}歸還{what}，抵 1 元。", who(seat), named.building(Building::HiddenMarket))
        }
        Event::Exported { seat, good, coins: paid } => format!(
            "{}用{}歸還 1 箱{}，得到 {}。",
            who(seat),
            named.building(Building::MerchantOutpost),
            named.good(good),
            coins(paid.into())
        ),
        Event::ShippedMixed { seat, ref crates, vp } => format!(
            "{}用{}裝載 {}，得 {}。",
            who(seat),
            named.building(Building::SmallWharf),
            load(crates, edition),
            points(vp.into())
        ),
        Event::Points { seat, vp, why } => {
            format!("{}因{}得 {}。", who(seat), giver(why, edition), points(vp.into()))
        }
        _ => return None,
    })
}

/// 給分的來源。
fn giver(why: PointsWhy, edition: Edition) -> &'static str {
    match why {
        PointsWhy::Church => names(edition).building(Building::Church),
        PointsWhy::AssemblyHall => names(edition).building(Building::AssemblyHall),
        PointsWhy::Festival => "節慶",
        PointsWhy::Chapel => names(edition).building(Building::Chapel),
        PointsWhy::ParkAuthority => names(edition).building(Building::ParkAuthority),
        PointsWhy::Ability(ability) => (puertoma::PUERTOMA.abilities)(ability),
    }
}

/// 一兩個詞，寫在玩家標記旁邊。
pub(super) fn deed(event: &Event, edition: Edition) -> Option<String> {
    let named = names(edition);
    Some(match *event {
        Event::Drafted { building, .. } => named.building(building).to_owned(),
        Event::Moved { .. } => named.building(Building::Bohio).to_owned(),
        Event::Forested { .. } => "樹林".into(),
        Event::CanalCrate { good, .. } => format!("+1 箱{}", named.good(good)),
        Event::Gave { .. } => return None,
        Event::Exported { good, coins: paid, .. } => format!("{}（+{paid}）", named.good(good)),
        Event::ShippedMixed { ref crates, vp, .. } => format!("{}（+{vp}）", load(crates, edition)),
        Event::Points { vp, .. } => format!("+{}", points(vp.into())),
        _ => return None,
    })
}

/// 為什麼不行。
pub(super) fn reason(reason: Reason, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    let needs = |building: Building| format!("需要有人{}的{}。", term.manned, named.building(building));
    match reason {
        Reason::NotInPool => "這種建築已在收納盤上，或不在這局遊戲裡。".into(),
        Reason::NoSlot => "這個費用的空位已滿。".into(),
        Reason::NotTogether => "它不能與收納盤上的另一種建築同時出現。".into(),
        Reason::NoMove => format!("{}上沒有人可以移到那裡。", named.building(Building::Bohio)),
        Reason::NoForest => {
            format!("只有種植園能成為樹林，而且{}", needs(Building::Lumberyard))
        }
        Reason::NobodyThere => "那裡沒有人可以歸還。".into(),
        Reason::NoPoint => "你沒有分數可以歸還。".into(),
        Reason::NoOutpost => needs(Building::MerchantOutpost),
        Reason::NoSmallWharf => {
            format!("自己的小船每個階段只能用一次，而且{}", needs(Building::SmallWharf))
        }
        Reason::NoCaptures => "有波多馬的遊戲裡，誰都不能綁架角色。".into(),
        other => citizens::reason(other, edition),
    }
}
