//! 兩個版本的名稱，依各自的規則書。

use puerto_rico::Edition;
use puerto_rico::ids::{Building, Role, Tile};

use super::{achievements, effects, roles};
use crate::words::messages::Names;

/// 各版本的名稱。
pub(super) static EDITIONS: [Names; 2] = [Y1897, CLASSIC];

/// 某版本的名稱。
pub(super) fn names(edition: Edition) -> &'static Names {
    &EDITIONS[edition as usize]
}

/// 1897 版。
pub(super) const Y1897: Names = Names {
    title: "波多黎各 1897",
    cards: achievements::title,
    card_conditions: achievements::condition,
    buildings: effects::name_1897,
    effects: effects::y1897,
    roles: role_1897,
    role_actions: roles::action_1897,
    role_privileges: roles::privilege_1897,
    goods: ["玉米", "水果", "蔗糖", "菸草", "咖啡"],
    good_letters: ["玉", "果", "糖", "菸", "咖"],
    tiles: tile_1897,
    tile_effects: roles::tile_1897,
    role_tiles: "角色板塊",
    ships: "商船",
    own_ship: "私人船隻",
    house: "交易所",
    register: "就業處",
    portrait: "肖像",
    workers: "工人",
    supply: "供應堆",
    market: "種植園",
    bag: "種植園布袋",
    discards: "棄除的種植園",
    shop: "可建造的建築",
    crates: "供應堆的商品",
    your_land: "你的鄉村",
    land_of: |name| format!("{name}的鄉村"),
};

/// 經典版。
pub(super) const CLASSIC: Names = Names {
    title: "波多黎各",
    cards: achievements::title,
    card_conditions: achievements::condition,
    buildings: building_classic,
    effects: effects::classic,
    roles: role_classic,
    role_actions: roles::action_classic,
    role_privileges: roles::privilege_classic,
    goods: ["玉米", "染料", "蔗糖", "雪茄", "咖啡"],
    good_letters: ["玉", "染", "糖", "菸", "咖"],
    tiles: tile_classic,
    tile_effects: roles::tile_classic,
    role_tiles: "角色卡",
    ships: "貨船",
    own_ship: "碼頭的船",
    house: "商店",
    register: "移民船",
    portrait: "聖胡安",
    workers: "移民",
    supply: "銀行",
    market: "郊區方塊",
    bag: "背面朝上的方塊",
    discards: "棄置的方塊",
    shop: "可興建的建築",
    crates: "銀行的貨物",
    your_land: "你的郊區",
    land_of: |name| format!("{name}的郊區"),
};

/// 經典版的建築；這裡沒有列出的名稱相同。
fn building_classic(building: Building) -> &'static str {
    match building {
        Building::SmallFruit => "小型染料廠",
        Building::SmallMarket => "小市場",
        Building::SmallSugar => "小型蔗糖廠",
        Building::BuildersYard => "建築工房",
        Building::Hacienda => "大農莊",
        Building::LargeFruit => "大型染料廠",
        Building::SmallWarehouse => "小倉庫",
        Building::LargeSugar => "大型蔗糖廠",
        Building::Hospital => "賓館",
        Building::TobaccoStorage => "雪茄廠",
        Building::LargeMarket => "大市場",
        Building::CoffeeRoaster => "咖啡廠",
        Building::LargeWarehouse => "大倉庫",
        Building::Factory => "大工廠",
        Building::School => "大學",
        Building::Wharf => "碼頭",
        Building::FireStation => "商會",
        Building::Fortress => "要塞",
        Building::CustomsHouse => "海關",
        other => effects::name_1897(other),
    }
}

/// 1897 版的角色。
fn role_1897(role: Role) -> &'static str {
    match role {
        Role::Planter => "種植者",
        Role::Recruiter => "招募官",
        Role::Builder => "建築師",
        Role::Craftsman => "製造商",
        Role::Trader => "貿易商",
        Role::Captain => "船長",
        Role::Adventurer | Role::Adventurer2 => "探險家",
        Role::Smuggler => "走私者",
    }
}

/// 經典版的角色。
fn role_classic(role: Role) -> &'static str {
    match role {
        Role::Planter => "開拓者",
        Role::Recruiter => "市長",
        Role::Craftsman => "工匠",
        Role::Trader => "商人",
        Role::Adventurer | Role::Adventurer2 => "礦工",
        other => role_1897(other),
    }
}

/// 1897 版的鄉村板塊。
fn tile_1897(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "玉米種植園",
        Tile::Fruit => "水果種植園",
        Tile::Sugar => "蔗糖種植園",
        Tile::Tobacco => "菸草種植園",
        Tile::Coffee => "咖啡種植園",
        Tile::Quarry => "採石場",
    }
}

/// 經典版的郊區方塊。
fn tile_classic(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "玉米田",
        Tile::Fruit => "染料田",
        Tile::Sugar => "甘蔗田",
        Tile::Tobacco => "菸草田",
        Tile::Coffee => "咖啡田",
        Tile::Quarry => "採礦場",
    }
}
