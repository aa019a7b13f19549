//! 要決定什麼、可以怎麼回答。

use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Role, Tile};
use puerto_rico::view::View;
use puerto_rico::{Action, Edition, Ending, Prompt};

use super::terms::{coins, crates, load, name, points, terms};
use super::{achievements, citizens, expansions, festival, names, smuggler};
use crate::words::messages::{Laden, Scene, Stage};
use ui::i18n::who::{Say, Who};

/// 做決定的人看到的話。
pub(super) fn ask(stage: &Stage, edition: Edition) -> Say {
    let (named, term) = (names(edition), terms(edition));
    let (head, text) = match *stage {
        Stage::Role { mine, of, chosen } => role(mine, of, chosen, edition),
        Stage::Hacienda => {
            (format!("要{}嗎？", term.draw), format!("抽到就必須放置；接著照常拿取{}。", term.tile))
        }
        Stage::Take { quarry, full } => take(quarry, full, edition),
        Stage::Hospital { drawn, taken } => hospital(drawn, taken, edition),
        Stage::Privilege => {
            (format!("要從{}拿 1 名{}嗎？", named.supply, term.worker), "這是角色的特權。".into())
        }
        Stage::Place { workers: all, placed } => (
            format!("請安排你的{}：", term.worker),
            // How many of how many are placed is shown by the meter beside it.
            match all.saturating_sub(placed) {
                0 => format!("{all} 名都已安排好。"),
                left => format!("手上還有 {left} 名。只要還有空的{}，就不能閒置。", term.circle),
            },
        ),
        Stage::Build { possible: 0, .. } => ("目前無法建造。".into(), "沒有付得起的建築。".into()),
        Stage::Build { chosen: None, .. } => ("請選一棟要建造的建築，".into(), "或者不建造。".into()),
        Stage::Build { chosen: Some((building, price)), .. } => {
            (format!("要花 {}建造{}嗎？", coins(price.into()), named.building(building)), String::new())
        }
        Stage::School { building } => (
            format!("要在新的{}上放 1 名{}嗎？", named.building(building), term.worker),
            format!("這是{}的功能。", named.building(Building::School)),
        ),
        Stage::Produce { crates: made } => {
            (format!("要生產{}嗎？", load(&made, edition)), "不是全部生產，就是完全不生產。".into())
        }
        Stage::Extra => ("請選一種剛生產的，".into(), "再拿 1 箱。".into()),
        Stage::Sell { chosen: None } => ("請選一箱來賣，".into(), "或者不賣。".into()),
        Stage::Sell { chosen: Some((good, price)) } => {
            (format!("要以 {}賣出{}嗎？", coins(price.into()), named.good(good)), String::new())
        }
        Stage::Load { chosen: None, held: Some(good), .. } => {
            (format!("{}要裝上哪一艘船？", names(edition).good(good)), String::new())
        }
        Stage::Load { must, chosen, .. } => loading(must, chosen, edition),
        Stage::Harbor { good } => (
            format!("裝載{}，要多拿 1 分嗎？", named.good(good)),
            format!("這是{}的功能。", named.building(Building::Harbor)),
        ),
        Stage::More(ref prompt) => expansions::ask(prompt, edition),
        Stage::Smuggle { .. } | Stage::Spoils { .. } | Stage::Poached { .. } => smuggler::ask(stage, edition),
        Stage::Rewarded { .. } => festival::ask(stage, edition),
        Stage::Store { kinds, whole, kept, lost } => store(kinds, whole, kept, lost),
    };
    Say { head, text }
}

/// 拿了這項獎勵，遊戲會怎麼提早結束。
pub(super) fn ending(ending: Ending, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    let round = term.round;
    match ending {
        Ending::ThisRound => format!("拿了，這{round}就是最後一{round}。"),
        Ending::PerhapsThisRound => {
            format!("拿了，剩下的{}可能補不滿{}，這{round}就會是最後一{round}。", term.worker, term.register)
        }
        Ending::NextCaptain => {
            format!("拿了，分數就沒了：下次有人選{}的那{round}是最後一{round}。", named.role(Role::Captain))
        }
        Ending::NextRecruiter => format!(
            "拿了，剩下的{}就不夠了：下次有人選{}的那{round}是最後一{round}。",
            term.worker,
            named.role(Role::Recruiter)
        ),
    }
}

fn role(mine: u8, of: u8, chosen: Option<(Role, u8)>, edition: Edition) -> (String, String) {
    match chosen {
        Some((role, 0)) => (format!("要選{}嗎？", names(edition).role(role)), String::new()),
        Some((role, on_it)) => {
            (format!("要選{}嗎？", names(edition).role(role)), format!("上面有 {}。", coins(on_it.into())))
        }
        None if of > 1 => (
            "請選一個角色。".into(),
            format!("這是你本{}的第 {mine} 次，共 {of} 次。兩人都會執行，由你先開始。", terms(edition).round),
        ),
        None => ("請選一個角色。".into(), "每位玩家都會執行，由你先開始。".into()),
    }
}

fn take(quarry: bool, full: bool, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    let head = if quarry {
        format!("請選{}或{}，", term.a_plantation, named.tile(Tile::Quarry))
    } else {
        format!("請選{}，", term.a_plantation)
    };
    let text = if full {
        format!("或者不拿。你的{}已滿，拿了會立刻棄掉。", term.land)
    } else {
        "或者不拿。".into()
    };
    (head, text)
}

fn hospital(drawn: Option<Tile>, taken: Option<Tile>, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    let text = format!("{}派來 1 名{}。", named.building(Building::Hospital), term.worker);
    match (drawn, taken) {
        (Some(one), Some(other)) => (
            format!("{}要放在哪裡？", term.worker),
            format!("抽到的{}，或拿取的{}。{text}", named.tile(one), named.tile(other)),
        ),
        (one, other) => {
            let tile = one.or(other).map_or(term.tile, |tile| named.tile(tile));
            (format!("要在新的{tile}上放 1 名{}嗎？", term.worker), text)
        }
    }
}

fn loading(must: bool, chosen: Option<Laden>, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    match chosen {
        Some(Laden { good, ship: Ship::Own, crates: count, vp, .. }) => (
            format!(
                "要用{}運走全部 {}{}嗎？",
                named.building(Building::Wharf),
                crates(count),
                named.good(good)
            ),
            format!("得 {}。", points(vp.into())),
        ),
        Some(Laden { good, size, crates: count, vp, .. }) => (
            format!("要把 {}{}裝上 {size} 格的{}嗎？", crates(count), named.good(good), term.ship),
            format!("得 {}。", points(vp.into())),
        ),
        None if must => ("請裝載一艘船。".into(), format!("只要還有{}能載你的貨，就必須裝載。", term.ship)),
        None => (
            "可以裝載自己的船，".into(),
            format!("也可以先等等。目前沒有{}能載你的貨，之後可能再問你。", term.ship),
        ),
    }
}

fn store(kinds: u8, whole: u8, kept: bool, lost: u8) -> (String, String) {
    let head = match kinds {
        0 => "請選 1 箱留下。".into(),
        _ => format!("請選 {kinds} 種整批留下，另外再留 1 箱。"),
    };
    let open = match (kinds.saturating_sub(whole), kept) {
        (0, true) => String::new(),
        (0, false) => "還可以選 1 箱。".into(),
        (left, true) => format!("還可以選 {left} 種。"),
        (left, false) => format!("還可以選 {left} 種和 1 箱。"),
    };
    let loss = if lost == 0 { "不會損失。".into() } else { format!("會損失 {}。", crates(lost)) };
    (head, format!("{open}{loss}"))
}

/// 別人正在決定什麼。
pub(super) fn waiting(prompt: &Prompt, who: Who, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    let about = |building: Building| format!("決定是否使用{}", named.building(building));
    let what = match prompt {
        Prompt::Role { .. } => "選擇角色".into(),
        Prompt::Hacienda => about(Building::Hacienda),
        Prompt::Take => format!("選擇{}", term.tile),
        Prompt::Hospital { .. } => about(Building::Hospital),
        Prompt::Privilege => format!("決定要不要拿{}", term.worker),
        Prompt::Place { .. } => format!("安排{}", term.worker),
        Prompt::Build => "決定建造什麼".into(),
        Prompt::School { .. } => about(Building::School),
        Prompt::Produce => "生產".into(),
        Prompt::Extra => "選擇多拿的一箱".into(),
        Prompt::Sell => "決定賣什麼".into(),
        Prompt::Load => "裝載".into(),
        Prompt::Harbor { .. } => about(Building::Harbor),
        Prompt::StoreAll { .. } | Prompt::KeepOne => "選擇要留下什麼".into(),
        Prompt::KeepCard { .. } => achievements::WAITING.into(),
        Prompt::Smuggle | Prompt::Spoils { .. } | Prompt::Poached { .. } => {
            smuggler::waiting(prompt, edition)
        }
        Prompt::Rewarded { .. } => festival::waiting(edition),
        other => expansions::waiting(other, edition),
    };
    format!("{}正在{what}。", name(who))
}

/// 可以做的行動。
pub(super) fn action(action: &Action, prompt: &Prompt, scene: &Scene) -> String {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    match *action {
        Action::Pass => pass(prompt, edition),
        Action::Role(taken) => take_role(taken, scene.view),
        Action::Draw => term.draw.into(),
        Action::Take(tile) => format!("拿取{}", named.tile(tile)),
        Action::Man(tile) => format!("把{}放在新的{}上", term.worker, named.tile(tile)),
        Action::Accept => accept(prompt, edition),
        Action::Place(_)
            if matches!(prompt, Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. }) =>
        {
            citizens::action(action, scene)
        }
        Action::Place(spot) => format!("在{}上放 1 名{}", place(spot, scene), term.worker),
        Action::Build(building) => match scene.view.shop.iter().find(|offer| offer.building == building) {
            Some(offer) => format!("花 {}建造{}", coins(offer.price.into()), named.building(building)),
            None => format!("建造{}", named.building(building)),
        },
        Action::Extra(good) => format!("再拿 1 箱{}", named.good(good)),
        Action::Sell(good) => format!("賣出{}", named.good(good)),
        Action::Load(good, ship) => {
            format!("把{}裝上 {} 格的{}", named.good(good), scene.ship_size(ship), term.ship)
        }
        Action::Wharf(good) => {
            format!("用{}運走全部{}", named.building(Building::Wharf), named.good(good))
        }
        Action::StoreAll(good) => format!("留下全部{}", named.good(good)),
        Action::KeepOne(good) => format!("留下 1 箱{}", named.good(good)),
        Action::Keep(card) => achievements::keep(card),
        Action::BuildForAll(building) => achievements::for_all(named.building(building)),
        other @ (Action::Raid(_)
        | Action::Spoils(_)
        | Action::Plunder
        | Action::Poach
        | Action::Capture(_)) => smuggler::action(&other, scene),
        other => expansions::action(&other, scene),
    }
}

fn take_role(taken: Role, view: &View) -> String {
    let name = match taken {
        Role::Adventurer2 => format!("第二個{}", names(view.edition).role(taken)),
        _ => names(view.edition).role(taken).to_owned(),
    };
    match view.roles.iter().find(|role| role.role == taken).map_or(0, |role| role.coins) {
        0 => format!("選{name}"),
        on_it => format!("選{name}，拿走上面的 {}", coins(on_it.into())),
    }
}

/// 放工人的地方：0 到 5 是鄉村，6 起是建築。
pub(super) fn place(spot: u8, scene: &Scene) -> &'static str {
    let named = names(scene.edition());
    match Tile::ALL.get(spot as usize) {
        Some(&tile) => named.tile(tile),
        None => {
            let seat = scene.view.turn.seat().and_then(|seat| scene.view.seats.get(seat.index()));
            let building = seat.and_then(|seat| seat.buildings.get(spot as usize - Tile::ALL.len()));
            building.map_or("建築", |&(building, _)| named.building(building))
        }
    }
}

fn pass(prompt: &Prompt, edition: Edition) -> String {
    let term = terms(edition);
    match prompt {
        Prompt::Hacienda => "不抽".into(),
        Prompt::Take => "不拿".into(),
        Prompt::Hospital { .. } | Prompt::Privilege | Prompt::School { .. } => format!("不要{}", term.worker),
        Prompt::Build => "不建造".into(),
        Prompt::Produce => "不生產".into(),
        Prompt::Extra => "不多拿".into(),
        Prompt::Sell => "不賣".into(),
        Prompt::Load => "這次不裝載".into(),
        Prompt::Harbor { .. } => "不多拿 1 分".into(),
        Prompt::StoreAll { .. } => "不再整批留下".into(),
        Prompt::KeepOne => "一箱都不留".into(),
        Prompt::Role { .. } | Prompt::Place { .. } => "略過".into(),
        Prompt::Smuggle | Prompt::Spoils { .. } | Prompt::Poached { .. } => smuggler::pass(prompt).into(),
        Prompt::Rewarded { .. } => festival::PASS.into(),
        other => expansions::pass(other).into(),
    }
}

fn accept(prompt: &Prompt, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match prompt {
        Prompt::Produce => "全部生產".into(),
        Prompt::Bonus { building } => citizens::accept(*building).into(),
        Prompt::Harbor { .. } | Prompt::LoadPoint { .. } => "多拿 1 分".into(),
        Prompt::School { building } => {
            format!("在新的{}上放 1 名{}", named.building(*building), term.worker)
        }
        _ => format!("從{}拿 1 名{}", named.supply, term.worker),
    }
}

/// 行動清單的標題。
pub(super) fn action_group(action: &Action, edition: Edition) -> &'static str {
    let named = names(edition);
    match action {
        Action::Pass => "略過或完成",
        Action::Role(_) => named.role_tiles,
        Action::Draw => named.building(Building::Hacienda),
        Action::Take(_) => named.market,
        Action::Man(_) => named.building(Building::Hospital),
        Action::Accept => "接受",
        Action::Place(_) => named.workers,
        Action::Keep(_) => achievements::HEADING,
        Action::Build(_) | Action::BuildForAll(_) => "建造",
        Action::Extra(_) => "多拿一箱",
        Action::Sell(_) => named.house,
        Action::Load(..) => named.ships,
        Action::Wharf(_) => named.building(Building::Wharf),
        Action::StoreAll(_) => "整批留下",
        Action::KeepOne(_) => "留下一箱",
        Action::Raid(_) | Action::Spoils(_) | Action::Plunder | Action::Poach => named.role(Role::Smuggler),
        Action::Capture(_) => named.role_tiles,
        other => expansions::group(other, edition),
    }
}
