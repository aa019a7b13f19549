//! 為什麼不行，以及一樣東西現在的意義。

use puerto_rico::ids::{Building, Role, Tile};
use puerto_rico::{Edition, Reason};

use super::terms::{coins, crates, name, points, terms, workers};
use super::{achievements, expansions, names, smuggler};
use crate::words::messages::{Fact, Particulars};

/// 為什麼不行；知道差多少時一併說明。
pub(super) fn reason(reason: Reason, about: &Particulars) -> String {
    match reason {
        Reason::GameOver => "遊戲已經結束。".into(),
        Reason::NotAsked => "現在要決定的不是這個。".into(),
        Reason::MustPick => "一定要選一個角色。".into(),
        Reason::RoleTaken => role_taken(about),
        Reason::MustChoose => "這個決定不能略過。".into(),
        Reason::NotInMarket
        | Reason::NoQuarryRight
        | Reason::NoQuarries
        | Reason::CountrysideFull
        | Reason::NotObtained => tile(reason, about),
        Reason::NoCircle | Reason::LeavesWorkers | Reason::OutOfOrder => placement(reason, about),
        Reason::SoldOut | Reason::AlreadyOwned | Reason::NoSpace | Reason::TooExpensive { .. } => {
            building(reason, about)
        }
        Reason::NotProduced | Reason::NoneLeft | Reason::NoCrate => good(reason, about),
        Reason::HouseFull | Reason::HouseHasIt => house(reason, about),
        Reason::NoShip | Reason::ShipFull | Reason::OtherGood | Reason::OnOtherShip => ship(reason, about),
        Reason::LargerShip => larger_ship(about),
        Reason::NoWharf => format!(
            "自己的船需要有人{}的{}，而且每個階段只能用一次。",
            terms(about.edition).manned,
            names(about.edition).building(Building::Wharf)
        ),
        Reason::MustLoad => {
            let ship = terms(about.edition).ship;
            match about.good {
                Some(good) => {
                    format!("還有{ship}能載你的{}，必須裝載。", names(about.edition).good(good))
                }
                None => format!("只要還有{ship}能載你的貨，就必須裝載。"),
            }
        }
        Reason::HoldsMarker
        | Reason::ShipEmpty
        | Reason::TooManyKept
        | Reason::HouseEmpty
        | Reason::RegisterEmpty
        | Reason::CapturesItself => smuggler::reason(reason, about),
        Reason::NotInPacket | Reason::NotForAll => achievements::reason(reason),
        other => expansions::reason(other, about.edition),
    }
}

fn role_taken(about: &Particulars) -> String {
    let role = about.role.map_or("這個角色", |role| names(about.edition).role(role));
    let round = terms(about.edition).round;
    match about.by {
        Some(who) => format!("本{round}{}已經選了{role}。", name(who)),
        None => format!("本{round}不能選{role}。"),
    }
}

fn tile(reason: Reason, about: &Particulars) -> String {
    let (named, term) = (names(about.edition), terms(about.edition));
    let quarry = named.tile(Tile::Quarry);
    match (reason, about.tile) {
        (Reason::NotInMarket, Some(tile)) => format!("沒有面朝上的{}。", named.tile(tile)),
        (Reason::NotInMarket, None) => format!("沒有這種面朝上的{}。", term.tile),
        (Reason::NoQuarryRight, _) => format!(
            "只有{}與有人{}的{}的擁有者可以拿取{quarry}。",
            named.role(Role::Planter),
            term.manned,
            named.building(Building::BuildersYard)
        ),
        (Reason::NoQuarries, _) => format!("{quarry}已經拿完了。"),
        (Reason::CountrysideFull, _) => format!("你的 12 個{}都用完了。", term.land),
        (_, Some(tile)) => {
            format!("{}只能放在剛獲得的{}上，{}不是。", term.worker, term.tile, named.tile(tile))
        }
        (_, None) => format!("{}只能放在剛獲得的{}上。", term.worker, term.tile),
    }
}

fn placement(reason: Reason, about: &Particulars) -> String {
    let term = terms(about.edition);
    match (reason, about.need, about.have) {
        (Reason::NoCircle, _, _) => format!("那裡沒有空的{}。", term.circle),
        (Reason::LeavesWorkers, Some(need), Some(have)) => format!(
            "還有 {}要安排，但從這裡起只剩 {have} 個空的{}：請先填前面的。",
            workers(need, about.edition),
            term.circle
        ),
        (Reason::LeavesWorkers, _, _) => format!("剩下的{}會不夠其他{}使用。", term.circle, term.worker),
        _ => "順序太後面了，請重新選擇。".into(),
    }
}

fn building(reason: Reason, about: &Particulars) -> String {
    let space = terms(about.edition).space;
    let name = about.building.map_or("這棟建築", |building| names(about.edition).building(building));
    match (reason, about.need, about.have) {
        (Reason::SoldOut, _, _) => format!("{name}已經沒有了。"),
        (Reason::AlreadyOwned, _, _) => format!("你已經有{name}，同一種建築每人只能有一棟。"),
        (Reason::NoSpace, Some(need), Some(have)) => {
            format!("{name}需要 {need} 個{space}，你的 12 個裡只剩 {have} 個。")
        }
        (Reason::NoSpace, _, _) => format!("你的{space}不夠。"),
        (Reason::TooExpensive { missing }, Some(need), Some(have)) => {
            format!(
                "{name}要 {}，你只有 {}，還差 {}。",
                coins(need.into()),
                coins(have.into()),
                coins(missing.into())
            )
        }
        (Reason::TooExpensive { missing }, _, _) => format!("還差 {}才付得起{name}。", coins(missing.into())),
        _ => "不能建造。".into(),
    }
}

fn good(reason: Reason, about: &Particulars) -> String {
    let named = names(about.edition);
    let name = about.good.map_or(terms(about.edition).goods, |good| named.good(good));
    match reason {
        Reason::NotProduced => format!("你在這個階段沒有生產{name}。"),
        Reason::NoneLeft => format!("{}已經沒有{name}了。", named.supply),
        _ => format!("你沒有{name}。"),
    }
}

fn house(reason: Reason, about: &Particulars) -> String {
    let named = names(about.edition);
    match (reason, about.good) {
        (Reason::HouseFull, _) => format!("{}的 4 格都滿了，這個階段不能再賣。", named.house),
        (_, Some(good)) => format!(
            "{}已經有{}；要有人{}的{}才能再賣同一種。",
            named.house,
            named.good(good),
            terms(about.edition).manned,
            named.building(Building::Office)
        ),
        (_, None) => format!("{}已經有這種{}。", named.house, terms(about.edition).goods),
    }
}

fn ship(reason: Reason, about: &Particulars) -> String {
    let (named, ship) = (names(about.edition), terms(about.edition).ship);
    let goods = terms(about.edition).goods;
    let good = about.good.map_or(goods, |good| named.good(good));
    let which = match (about.ship, reason) {
        (Some(size), _) => format!("{size} 格的{ship}"),
        (None, Reason::OnOtherShip) => format!("另一艘{ship}"),
        (None, _) => format!("這艘{ship}"),
    };
    match (reason, about.carries) {
        (Reason::NoShip, _) => format!("沒有這艘{ship}。"),
        (Reason::ShipFull, _) => format!("{which}已經滿了。"),
        (Reason::OtherGood, Some(other)) => {
            format!("{which}載著{}，不能再裝{good}。", named.good(other))
        }
        (Reason::OtherGood, None) => format!("{which}載著別種{goods}。"),
        _ => format!("{which}已經載著{good}，同一種不能裝在兩艘{ship}上。"),
    }
}

fn larger_ship(about: &Particulars) -> String {
    let ship = terms(about.edition).ship;
    match (about.ship, about.need, about.have) {
        (Some(size), Some(need), Some(have)) => format!(
            "{size} 格的空{ship}能裝 {}，這艘只能裝 {}：必須選裝得最多的。",
            crates(need),
            crates(have)
        ),
        _ => format!("另一艘空{ship}能裝更多。"),
    }
}

/// 一樣東西現在的意義。
pub(super) fn fact(fact: &Fact, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match *fact {
        Fact::Price { cost, price, .. } if cost == price => format!("你要付 {}。", coins(price.into())),
        Fact::Price { price: 0, .. } => "你現在不必付錢。".into(),
        Fact::Price { cost, price, .. } => {
            format!("你現在只要付 {}，原價 {}。", coins(price.into()), coins(cost.into()))
        }
        Fact::Short { missing } => format!("還差 {}。", coins(missing.into())),
        Fact::Owned => "你已經有了。".into(),
        Fact::SoldOut => "已經沒有了。".into(),
        Fact::NoSpace { free } => format!("需要 2 個{}，你只剩 {free} 個。", term.space),
        Fact::Workers { on, circles } => {
            format!("{circles} 個{}，有 {}。", term.circle, workers(on, edition))
        }
        Fact::Idle => format!("沒有人{}，不起作用。", term.manned),
        Fact::Scores { points: vp } => format!("依現況，遊戲結束時得 {}。", points(vp)),
        Fact::Makes { good, crates: 0 } => format!("依現況，生產不了{}。", named.good(good)),
        Fact::Makes { good, crates: made } => {
            format!("依現況，可以生產 {}{}。", crates(made), named.good(good))
        }
        Fact::Tiles { count, manned } => format!("你有 {count} 個，其中 {manned} 個有人{}。", term.manned),
        Fact::Coins { coins: on_it } => format!("上面有 {}。", coins(on_it.into())),
        Fact::Supply { good, crates: 0 } => format!("{}已經沒有{}了。", named.supply, named.good(good)),
        Fact::Supply { good, crates: left } => {
            format!("{}還有 {}{}。", named.supply, crates(left), named.good(good))
        }
    }
}
