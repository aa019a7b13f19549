//! 發生的事。

use puerto_rico::event::{CoinWhy, EndWhy, Ship, WorkerFrom};
use puerto_rico::ids::{Building, Role, Tile};
use puerto_rico::{Edition, Event};

use super::terms::{coins, crates, load, market, name, points, terms, workers};
use super::{achievements, citizens, expansions, festival, names, puertoma, smuggler};
use crate::words::messages::{Scene, by_kind};
use game_core::Seat;

/// 發生的事；不言而喻的不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat: &Seat| name(scene.who(*seat));
    Some(match event {
        Event::RoundStarted { round, governor } => {
            format!("第 {round} {}：{}擔任總督。", term.round, who(governor))
        }
        Event::RolePicked { seat, role } => format!("{}選了{}。", who(seat), named.role(*role)),
        Event::Coins { seat, coins, why } => earned(who(seat), *coins, *why, edition),
        Event::TileDrawn { seat, tile } => {
            format!("{}用{}抽到{}。", who(seat), named.building(Building::Hacienda), named.tile(*tile))
        }
        Event::TileTaken { seat, tile } => format!("{}拿取{}。", who(seat), named.tile(*tile)),
        Event::TileDiscarded { seat, tile } => {
            format!("{}拿取{}，但{}已滿，立刻棄掉。", who(seat), named.tile(*tile), term.land)
        }
        Event::TileManned { seat, tile, from } => {
            manned(who(seat), named.tile(*tile), Building::Hospital, *from, edition)
        }
        Event::BuildingManned { seat, building, from } => {
            manned(who(seat), named.building(*building), Building::School, *from, edition)
        }
        Event::Market { tiles } => format!("新的{}：{}。", named.market, market(&by_kind(tiles), edition)),
        Event::BagRefilled { tiles } => refilled(*tiles, edition),
        Event::Workers { seat, workers, from } => gained(who(seat), *workers, *from, edition),
        Event::Placed { seat, .. } if scene.is_placing(*seat) => return None,
        Event::Placed { seat, .. } => placed(*seat, scene),
        Event::AllPlaced { seat, idle: 0 } => format!("{}的{}全部填滿。", who(seat), term.circle),
        Event::AllPlaced { seat, idle } => format!(
            "{}的{}全部填滿，{}留在{}。",
            who(seat),
            term.circle,
            workers(*idle, edition),
            term.portrait
        ),
        Event::RegisterFilled { workers: count, citizens: 0 } => filled(*count, edition),
        Event::RegisterFilled { workers: count, citizens } => {
            let citizens = citizens::citizens(*citizens);
            format!("{}新增 {citizens}、{}。", term.register, workers(*count, edition))
        }
        Event::Built { seat, building, price: 0 } => {
            format!("{}免費建造{}。", who(seat), named.building(*building))
        }
        Event::Built { seat, building, price } => {
            format!("{}花 {}建造{}。", who(seat), coins((*price).into()), named.building(*building))
        }
        Event::Produced { seat, crates } => format!("{}生產 {}。", who(seat), load(crates, edition)),
        Event::ExtraCrate { seat, good } => {
            format!("{}以{}特權再拿 1 箱{}。", who(seat), named.role(Role::Craftsman), named.good(*good))
        }
        Event::Sold { seat, good, coins: 0 } => {
            format!("{}賣出{}，沒有得到錢。", who(seat), named.good(*good))
        }
        Event::Sold { seat, good, coins: paid } => {
            format!("{}賣出{}，得到 {}。", who(seat), named.good(*good), coins((*paid).into()))
        }
        Event::HouseEmptied => format!("{}已滿，清空。", named.house),
        Event::Shipped { seat, good, crates: count, ship, vp } => format!(
            "{}{} {}{}，得 {}。",
            who(seat),
            onto(*ship, scene),
            crates(*count),
            named.good(*good),
            points((*vp).into())
        ),
        Event::Spoiled { seat, crates } => {
            format!("{}無法儲存，損失 {}。", who(seat), load(crates, edition))
        }
        Event::Sailed { ship, good } => {
            format!("{} 格的{}裝滿{}，出航。", scene.ship_size(*ship), term.ship, named.good(*good))
        }
        Event::Passed { seat, role } => format!("{}{}。", who(seat), passed(*role, edition)),
        Event::LastRound { why } => last_round(*why, edition),
        Event::RoleCoins { roles } if roles.is_empty() => return None,
        Event::RoleCoins { roles } => {
            let each: Vec<&str> = roles.iter().map(|&role| named.role(role)).collect();
            format!("沒人選的角色各放上 1 元：{}。", each.join("、"))
        }
        Event::GameEnded => "遊戲結束。".into(),
        other => {
            return expansions::event(other, scene)
                .or_else(|| citizens::event(other, scene))
                .or_else(|| smuggler::event(other, scene))
                .or_else(|| festival::event(other, scene))
                .or_else(|| achievements::event(other, scene))
                .or_else(|| puertoma::event(other, scene));
        }
    })
}

fn earned(who: String, count: u8, why: CoinWhy, edition: Edition) -> String {
    let named = names(edition);
    let paid = coins(count.into());
    match why {
        CoinWhy::Role => format!("{who}拿走角色上的 {paid}。"),
        CoinWhy::Adventurer => format!("{who}以{}得到 {paid}。", named.role(Role::Adventurer)),
        CoinWhy::Factory => format!("{who}因{}得到 {paid}。", named.building(Building::Factory)),
        CoinWhy::Lighthouse => format!("{who}因{}得到 {paid}。", named.building(Building::Lighthouse)),
        CoinWhy::Ransom => format!("被綁架的角色有人選了，{who}得到 {paid}。"),
        CoinWhy::Festival => format!("{who}因節慶得到 {paid}。"),
        CoinWhy::Distillery => format!("{who}因{}得到 {paid}。", named.building(Building::Distillery)),
        CoinWhy::ZoningOffice => format!("{who}因{}得到 {paid}。", named.building(Building::ZoningOffice)),
        CoinWhy::Chapel => format!("{who}因{}得到 {paid}。", named.building(Building::Chapel)),
        CoinWhy::Tailor => format!("{who}因{}得到 {paid}。", named.building(Building::Tailor)),
        CoinWhy::Ability(ability) => {
            format!("{who}因{}得到 {paid}。", (puertoma::PUERTOMA.abilities)(ability))
        }
    }
}

fn manned(who: String, place: &str, by: Building, from: WorkerFrom, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    let source = match from {
        WorkerFrom::Supply => named.supply,
        WorkerFrom::Register => term.register,
        WorkerFrom::Portrait => term.portrait,
    };
    format!("{who}用{}從{source}把 1 名{}放在新的{place}上。", named.building(by), term.worker)
}

fn refilled(tiles: u8, edition: Edition) -> String {
    match edition {
        Edition::Y1897 => format!("種植園布袋空了：{tiles} 座棄除的種植園混合後放回布袋。"),
        Edition::Classic => format!("背面朝上的郊區方塊用完了：{tiles} 塊棄置的方塊重新洗好。"),
    }
}

fn gained(who: String, count: u8, from: WorkerFrom, edition: Edition) -> String {
    let named = names(edition);
    let got = workers(count, edition);
    match from {
        WorkerFrom::Supply => {
            format!("{who}以{}特權從{}得到 {got}。", named.role(Role::Recruiter), named.supply)
        }
        WorkerFrom::Register => format!("{who}從{}得到 {got}。", terms(edition).register),
        WorkerFrom::Portrait => format!("{who}從{}得到 {got}。", terms(edition).portrait),
    }
}

/// 最後一名放好之後，一次說明整個安排。
fn placed(seat: Seat, scene: &Scene) -> String {
    let named = names(scene.edition());
    let start = format!("{}安排{}", name(scene.who(seat)), terms(scene.edition()).worker);
    let Some(board) = scene.view.seats.get(seat.index()) else { return format!("{start}。") };
    let land = Tile::ALL.iter().map(|&tile| (board.manned[tile.index()], named.tile(tile)));
    let town = board.buildings.iter().map(|&(building, on)| (on, named.building(building)));
    let each: Vec<String> = land
        .chain(town)
        .filter(|(on, _)| *on > 0)
        .map(|(on, name)| if on == 1 { name.to_owned() } else { format!("{name} ×{on}") })
        .collect();
    format!("{start}：{}。", each.join("、"))
}

fn filled(count: u8, edition: Edition) -> String {
    match edition {
        Edition::Y1897 if count == 0 => "沒有工人可以新增到就業處。".into(),
        Edition::Y1897 => format!("就業處新增 {}。", workers(count, edition)),
        Edition::Classic if count == 0 => "沒有移民可以登船。".into(),
        Edition::Classic => format!("{}登上移民船。", workers(count, edition)),
    }
}

fn onto(ship: Ship, scene: &Scene) -> String {
    match ship {
        Ship::Cargo(place) => {
            format!("在 {} 格的{}裝載", scene.ship_size(place), terms(scene.edition()).ship)
        }
        Ship::Own => format!("用{}裝載", names(scene.edition()).building(Building::Wharf)),
    }
}

fn passed(role: Role, edition: Edition) -> String {
    let what = match role {
        Role::Planter => return format!("沒有拿取{}", terms(edition).tile),
        Role::Builder => "沒有建造",
        Role::Craftsman => "沒有生產",
        Role::Trader => "沒有賣出",
        Role::Captain => "沒有裝載",
        Role::Recruiter | Role::Adventurer | Role::Adventurer2 | Role::Smuggler => "沒有行動",
    };
    what.into()
}

fn last_round(why: EndWhy, edition: Edition) -> String {
    let last = match edition {
        Edition::Y1897 => "這是最後一輪",
        Edition::Classic => "這是最後一圈",
    };
    match (why, edition) {
        (EndWhy::Workers, Edition::Y1897) => format!("工人不夠新增到就業處：{last}。"),
        (EndWhy::Workers, Edition::Classic) => format!("移民不夠登上移民船：{last}。"),
        (EndWhy::Buildings, _) => format!("有玩家填滿了 12 個{}：{last}。", terms(edition).space),
        (EndWhy::VictoryPoints, _) => format!("最後一分已被拿走：{last}。"),
    }
}

/// 一兩個詞，寫在玩家標記旁邊。
pub(super) fn deed(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let named = names(edition);
    Some(match event {
        Event::Coins { coins: paid, .. } => format!("+{}", coins((*paid).into())),
        Event::TileDrawn { tile, .. } | Event::TileTaken { tile, .. } => named.tile(*tile).to_owned(),
        Event::TileDiscarded { tile, .. } => format!("{}，棄掉", named.tile(*tile)),
        Event::TileManned { .. } | Event::BuildingManned { .. } => format!("+{}", workers(1, edition)),
        Event::Workers { workers: got, .. } => format!("+{}", workers(*got, edition)),
        Event::Placed { seat, .. } if scene.is_placing(*seat) => return None,
        Event::Placed { .. } => "安排好了".into(),
        Event::AllPlaced { idle: 0, .. } => "全部填滿".into(),
        Event::AllPlaced { idle, .. } => format!("全部填滿，閒置 {idle}"),
        Event::Built { building, price: 0, .. } => named.building(*building).to_owned(),
        Event::Built { building, price, .. } => {
            format!("{}（−{price}）", named.building(*building))
        }
        Event::Produced { crates, .. } => format!("+{}", load(crates, edition)),
        Event::ExtraCrate { good, .. } => format!("+1 箱{}", named.good(*good)),
        Event::Sold { good, coins: paid, .. } => {
            format!("{}（+{paid}）", named.good(*good))
        }
        Event::Shipped { good, crates: count, vp, .. } => {
            format!("{}{}（+{vp}）", crates(*count), named.good(*good))
        }
        Event::Spoiled { crates, .. } => format!("損失 {}", load(crates, edition)),
        Event::Passed { .. } => "沒有行動".into(),
        Event::RoundStarted { .. } | Event::RolePicked { .. } | Event::Market { .. } => return None,
        Event::BagRefilled { .. } | Event::RegisterFilled { .. } | Event::HouseEmptied => return None,
        Event::Sailed { .. } | Event::LastRound { .. } | Event::RoleCoins { .. } => return None,
        Event::GameEnded => return None,
        other => {
            return expansions::deed(other, edition)
                .or_else(|| citizens::deed(other, edition))
                .or_else(|| smuggler::told(other, edition))
                .or_else(|| festival::told(other))
                .or_else(|| achievements::deed(other))
                .or_else(|| puertoma::deed(other));
        }
    })
}
