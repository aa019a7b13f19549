//! 波多馬，以及它如何選擇。

use puerto_rico::config::Difficulty;
use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{TilesWhy, Weighed, WorkerFrom};
use puerto_rico::ids::{Building, GOODS, Person, Role, Tile};
use puerto_rico::view::AbilityState;
use puerto_rico::{Edition, Event};

use super::names;
use super::terms::{coins, crates, load, name};
use crate::words::messages::{PuertomaWords, Scene, each_role_once};

/// 只有這個版本有波多馬。
const EDITION: Edition = Edition::Y1897;

pub(super) const PUERTOMA: PuertomaWords = PuertomaWords {
    seats: ["波多馬", "波多馬一", "波多馬二"],
    abilities: ability,
    effects: effect,
    ability: |level| format!("等級 {level} 能力板塊"),
    works_with: "角色",
    states: |state| match state {
        AbilityState::Down => "面朝下。",
        AbilityState::Turned => "這個階段才翻開，從下個階段開始啟動。",
        AbilityState::Works => "已啟動，不論由誰選擇這個角色。",
        AbilityState::Gone => "已從遊戲中移除。",
    },
    face_down: "面朝下的能力",
    unlocks: |level| match level {
        4 => "在這個等級建造第一棟建築時翻開。",
        _ => "在這個等級建造第二棟建築時翻開。",
    },
    ability_spoken: |level, known, state| {
        let named = known.map_or("能力", ability);
        let lies = match state {
            AbilityState::Down => "面朝下",
            AbilityState::Turned => "下個階段啟動",
            AbilityState::Works => "已啟動",
            AbilityState::Gone => "已移除",
        };
        format!("等級 {level}：{named}，{lies}")
    },
    action_board: "波多馬行動圖板",
    action_board_effect: "波多馬優先選擇從行動記錄標記所在的角色沿箭頭相鄰的角色。它在角色階段真的做了事，而且有箭頭通往那個角色時，標記就移過去。",
    place_spoken: |role, next, has_marker| {
        let marker = if has_marker { "，標記在此" } else { "" };
        format!("{}{marker}；箭頭通往：{}", named(role), roles(next))
    },
    marker_on: |role| format!("行動記錄標記在{}。", named(role)),
    cards: "平手判定卡",
    cards_effect: "角色平手時，選卡上由上往下第一個符合的角色。建築或種植園平手時，依卡上的數字從左到右數，數完再從左邊開始。",
    cards_left: |left| format!("面朝下 {left} 張"),
    last_card: |card| match card {
        None => "還沒有抽過卡。".into(),
        Some(card) => format!("上一張抽到 {card} 號卡。"),
    },
    card: |card| format!("平手判定卡 {card} 號"),
    plantations_of: |name| format!("{name}的種植園"),
    town_of: |name| format!("{name}的各級建築"),
    level: |level| format!("等級 {level}"),
    empty_space: |level| format!("等級 {level} 的空格"),
    empty_plantation: |tile| format!("{}的空格", names(EDITION).tile(tile)),
    plantation: |tile, people, circles| {
        let active = if people == circles { "，已啟動" } else { "" };
        format!("{}，{circles} 個工人格已進駐 {people} 個{active}", names(EDITION).tile(tile))
    },
    vp_area: "勝利分區域",
    vp_area_spoken: |quarries, thirds, unused| {
        format!("勝利分區域：採石場 {quarries}，第三座種植園 {thirds}，未使用的人 {unused}")
    },
    reserved_by: |name| format!("{name}保留"),
    reserve_spoken: |building| match building {
        Some(building) => format!("保留標記在{}", names(EDITION).building(building)),
        None => "保留標記放在一旁".into(),
    },
    count: [
        "波多馬",
        "由規則操作的對手：坐在最後的座位，依箭頭與卡片選擇，每一步都說明理由。規則書建議一位真人搭配兩位波多馬。",
    ],
    counts: ["沒有", "一位", "兩位"],
    difficulty: ["難度", "波多馬有多難擊敗。"],
    difficulties: |difficulty| match difficulty {
        Difficulty::Easy => ["簡單", "每位最多解鎖兩個能力。"],
        Difficulty::Normal => ["普通", "依規則書：每位最多解鎖四個能力。"],
        Difficulty::Hard => ["困難", "每位一開始就有一個啟動的能力、一棟建築和一箱商品。"],
    },
    solo: "單人對波多馬",
    house_option: "波多馬與電腦對手同桌是本程式的選項：它的規則只提到真人玩家。",
};

fn named(role: Role) -> &'static str {
    names(EDITION).role(role)
}

/// 「種植者、建築師」；兩塊探險家只說一次。
fn roles(roles: &[Role]) -> String {
    each_role_once(roles).into_iter().map(named).collect::<Vec<_>>().join("、")
}

/// 「港口、學校」。
fn buildings(buildings: &[Building]) -> String {
    buildings.iter().map(|&building| names(EDITION).building(building)).collect::<Vec<_>>().join("、")
}

/// 「蔗糖種植園、咖啡種植園」。
fn tiles(tiles: &[Tile]) -> String {
    tiles.iter().map(|&tile| names(EDITION).tile(tile)).collect::<Vec<_>>().join("、")
}

fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::AnySale => "重複販售",
        Ability::SaleCoin => "好價錢",
        Ability::BuildersWorker => "建造幫手",
        Ability::Storeroom => "儲藏室",
        Ability::BuildersCoin => "建築基金",
        Ability::ExtraCrate => "額外商品",
        Ability::KindCoins => "多樣生產",
        Ability::ExtraWorker => "額外工人",
        Ability::PlantersCrate => "首次收成",
        Ability::KindPoints => "多樣存貨",
        Ability::CratePoints => "清倉",
        Ability::PersonCoins => "人頭津貼",
    }
}

fn effect(ability: Ability) -> &'static str {
    match ability {
        Ability::AnySale => "可以販售一種已經出現在交易所的商品。",
        Ability::SaleCoin => "每當販售時，多得 1 元。",
        Ability::BuildersWorker => "每當建造時，從供應堆獲得 1 名工人，如同在招募官階段中般放置。",
        Ability::Storeroom => "多儲存一種商品的全部商品箱，取最高階的；原本的 1 箱則取次高階的。",
        Ability::BuildersCoin => "建造前獲得 1 元；判斷建築師是否有利時也算進去。",
        Ability::ExtraCrate => {
            "階段結束時，從供應堆仍有的商品中獲得 1 箱生產過的最高階商品，與特權分開計算。"
        }
        Ability::KindCoins => "每生產 1 種不同的商品，便獲得 1 元。",
        Ability::ExtraWorker => "階段結束時，從供應堆獲得 1 名工人，與特權分開計算。",
        Ability::PlantersCrate => "每當獲得種植園時，若供應堆還有，便獲得 1 箱相同的商品。",
        Ability::KindPoints => "階段結束、儲存商品之前，每擁有一種商品便獲得 1 分。",
        Ability::CratePoints => {
            "階段結束、儲存商品之前，把最低階的一種商品最多 2 箱棄除並移出遊戲，每箱獲得 1 分。"
        }
        Ability::PersonCoins => "本階段每當獲得 1 名工人或公民，便獲得 1 元。",
    }
}

fn not_profitable(role: Role) -> &'static str {
    match role {
        Role::Builder => "沒有能建造的建築",
        Role::Planter => "沒有面朝上的種植園放得進它的圖板",
        Role::Recruiter => "種植園下方沒有工人空格",
        Role::Craftsman => "生產不出還沒有的商品",
        Role::Trader => "沒有能賣到 1 元的商品",
        Role::Captain => "沒有能裝載的商品",
        Role::Adventurer | Role::Adventurer2 => "得不到錢",
        Role::Smuggler => "沒有人可以挖角，也沒有商品可以洗劫或掠奪",
    }
}

fn weighed(weighed: &Weighed, scene: &Scene) -> String {
    let building = |building: Building| names(EDITION).building(building);
    match weighed {
        Weighed::Roles { available, profitable } => profit(available, profitable),
        Weighed::Adjacent { marker, roles: none } if none.is_empty() => {
            format!("標記在{}，沒有箭頭通往其中任何一個：全部保留。", named(*marker))
        }
        Weighed::Adjacent { marker, roles: adjacent } => {
            format!("標記在{}，箭頭通往：{}。", named(*marker), roles(adjacent))
        }
        Weighed::Richest { roles: richest, .. } if richest.contains(&Role::Smuggler) => {
            "走私者視為有 2 元，錢幣平手時也優先選擇。".into()
        }
        Weighed::Richest { coins: 0, roles: richest } => match richest[..] {
            [role] => format!("剩下{}。", named(role)),
            _ => "上面都沒有錢幣：全部保留。".into(),
        },
        Weighed::Richest { coins: most, roles: richest } => {
            format!("錢幣最多（{}）的是：{}。", coins((*most).into()), roles(richest))
        }
        Weighed::RoleByCard { card, role } => {
            format!("抽到 {card} 號卡：卡上最先列出的是{}。", named(*role))
        }
        Weighed::Level { level, buildings: of_level } => {
            format!("能建造的最高等級是 {level}：{}。", buildings(of_level))
        }
        Weighed::Dearest { cost, buildings: dearest } => {
            format!("其中費用最高的（{}）：{}。", coins((*cost).into()), buildings(dearest))
        }
        Weighed::Shown { cost, buildings: shown, level } => format!(
            "未達成的節慶目標要求它買得起的建築：{}。最便宜的要 {}，放在等級 {level} 的空格。",
            buildings(shown),
            coins((*cost).into())
        ),
        Weighed::BuildingByCard { card, buildings: equal, building: chosen } => {
            format!("抽到 {card} 號卡：從左到右數{}，數到{}。", buildings(equal), building(*chosen))
        }
        Weighed::Tiles { tiles: open, why } => taken(open, *why),
        Weighed::TileByCard { card, tiles: equal, tile } => {
            format!("抽到 {card} 號卡：從左到右數{}，數到{}。", tiles(equal), names(EDITION).tile(*tile))
        }
        Weighed::Circles { empty, tiles: fewest } => match fewest[..] {
            [tile] => format!("工人空格最少（{empty} 個）的是{}。", names(EDITION).tile(tile)),
            _ => format!("工人空格最少（{empty} 個）的是：{}；先放最高階的。", tiles(fewest)),
        },
        Weighed::ShownGoods { tiles: growing } => {
            format!("未達成的節慶目標要求這些種植園的商品，先放在這裡：{}。", tiles(growing))
        }
        Weighed::Loads { crates } => loads(crates),
        Weighed::SendOff { ship, good } => format!(
            "未達成的節慶目標要求 {} 格的商船裝滿{}出航：它裝滿這艘。",
            scene.ship_size(*ship),
            names(EDITION).good(*good)
        ),
        Weighed::Sales { goods } => match goods[..] {
            [good] => format!("只能販售{}。", names(EDITION).good(good)),
            _ => {
                let each: Vec<&str> = goods.iter().map(|&good| names(EDITION).good(good)).collect();
                format!("可以販售{}：賣最高階的。", each.join("、"))
            }
        },
        Weighed::ClosingTime { good } => {
            format!("未達成的節慶目標要求{}作為交易所的最後一箱：它賣這箱。", names(EDITION).good(*good))
        }
        Weighed::Deeds { poach, plunder, raid } => {
            format!("挖角可得 {poach}，洗劫可得 {plunder}，掠奪可得 {raid}。選最多的；一樣多時依此順序。")
        }
    }
}

fn profit(available: &[Role], profitable: &[Role]) -> String {
    let offered = format!("可用：{}。", roles(available));
    if profitable.is_empty() {
        return format!("{offered}沒有一個有利，所以從全部可用的角色中選。");
    }
    let others: Vec<Role> = available.iter().copied().filter(|role| !profitable.contains(role)).collect();
    if others.is_empty() {
        return format!("{offered}全部有利。");
    }
    let why: Vec<String> =
        others.into_iter().map(|role| format!("{}不算有利：{}", named(role), not_profitable(role))).collect();
    format!("{offered}有利：{}；{}。", roles(profitable), why.join("；"))
}

fn taken(open: &[Tile], why: TilesWhy) -> String {
    let which = tiles(open);
    let more = open.len() > 1;
    match (why, more) {
        (TilesWhy::Second, false) => format!("已有一座{which}，再拿第二座。"),
        (TilesWhy::Second, true) => format!("以下各已有一座，拿最高階的：{which}。"),
        (TilesWhy::First, false) => format!("還沒有{which}，拿一座。"),
        (TilesWhy::First, true) => format!("以下都還沒有，拿最高階的：{which}。"),
        (TilesWhy::Objective, _) => format!("未達成的節慶目標要求：{which}。"),
        (TilesWhy::ObjectiveGood, _) => format!("未達成的節慶目標要求它還種不出的商品：{which}。"),
    }
}

fn loads(held: &[u8; GOODS]) -> String {
    let kinds = held.iter().filter(|count| **count > 0).count();
    match kinds {
        1 => format!("可以裝載 {}。", load(held, EDITION)),
        _ => format!("可以裝載 {}：裝最多的，一樣多時裝最低階的。", load(held, EDITION)),
    }
}

/// 發生的事；其他的不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let named_building = |building: Building| names(EDITION).building(building);
    let who = |seat| name(scene.who(seat));
    Some(match event {
        Event::Weighed { weighed: step, .. } => weighed(step, scene),
        Event::MarkerMoved { role, .. } => format!("行動記錄標記移到{}。", named(*role)),
        Event::Manned { seat, person, tile, from } => {
            let person = match person {
                Person::Worker => "1 名工人",
                Person::Citizen => "1 名公民",
            };
            let source = match from {
                WorkerFrom::Supply => "從供應堆",
                WorkerFrom::Register => "從就業處",
                WorkerFrom::Portrait => "從肖像",
            };
            let place = tile.map_or("勝利分區域", |tile| names(EDITION).tile(tile));
            format!("{}{source}得到 {person}，放在{place}。", who(*seat))
        }
        Event::Reserved { seat, building: Some(building) } => {
            format!("{}的保留標記放在{}上。", who(*seat), named_building(*building))
        }
        Event::Reserved { seat, building: None } => format!("{}的保留標記放到一旁。", who(*seat)),
        Event::AbilityUnlocked { seat, ability: unlocked } => format!(
            "{}解鎖能力：{}（{}）。{}",
            who(*seat),
            ability(*unlocked),
            named(unlocked.role()),
            effect(*unlocked)
        ),
        Event::AbilitiesGone { seat, levels } => {
            let each: Vec<String> = levels.iter().map(u8::to_string).collect();
            format!("難度為簡單：{}等級 {} 的能力板塊從遊戲中棄除。", who(*seat), each.join("、"))
        }
        Event::AbilityCrate { seat, good, ability: by } => {
            format!("{}因{}得到 1 箱{}。", who(*seat), ability(*by), names(EDITION).good(*good))
        }
        Event::CratesDiscarded { seat, good, crates: count } => {
            format!("{}棄除 {}{}換分，移出遊戲。", who(*seat), crates(*count), names(EDITION).good(*good))
        }
        Event::Endowed { seat, building, good } => format!(
            "{}一開始就有{}和 1 箱{}。",
            who(*seat),
            named_building(*building),
            names(EDITION).good(*good)
        ),
        _ => return None,
    })
}

/// 一兩個詞，寫在玩家標記旁邊。
pub(super) fn deed(event: &Event) -> Option<String> {
    Some(match event {
        Event::Manned { person: Person::Worker, .. } => "+1 名工人".into(),
        Event::Manned { person: Person::Citizen, .. } => "+1 名公民".into(),
        Event::AbilityUnlocked { ability: unlocked, .. } => ability(*unlocked).to_owned(),
        Event::AbilityCrate { good, .. } => format!("+1 箱{}", names(EDITION).good(*good)),
        Event::CratesDiscarded { good, crates: count, .. } => {
            format!("−{}{}", crates(*count), names(EDITION).good(*good))
        }
        Event::Endowed { building, .. } => names(EDITION).building(*building).to_owned(),
        _ => return None,
    })
}

/// 分數的來源；只有真人玩家才有的不說。
pub(super) fn source(key: &str) -> Option<&'static str> {
    Some(match key {
        "puertoma_expanded" => "擴建建築",
        "puertoma_unused" => "未使用的人",
        "puertoma_land" => "採石場與第三座種植園",
        "puertoma_pairs" => "兩座都啟動的種植園",
        "puertoma_left" => "剩餘的錢幣與商品",
        "puertoma_achievements" => "未完成的成就",
        _ => return None,
    })
}
