//! 角色與板塊的作用，依各版本的用語。

use puerto_rico::ids::{Role, Tile};

/// 每個人的行動，1897 版。
pub(super) fn action_1897(role: Role) -> &'static str {
    match role {
        Role::Planter => "每位玩家可以拿取一座面朝上的種植園。",
        Role::Recruiter => "分配就業處的工人；每位玩家重新安排所有工人。",
        Role::Builder => "每位玩家可以建造一棟建築。",
        Role::Craftsman => "每位玩家依種植園、建築與工人生產商品。",
        Role::Trader => "每位玩家可以販售一箱商品到交易所。",
        Role::Captain => "每位玩家必須輪流把商品裝上商船，每箱 1 分，直到沒有人能再裝載。",
        Role::Adventurer | Role::Adventurer2 => "其他玩家沒有行動。",
        Role::Smuggler => {
            "其他玩家沒有行動。你可以執行四種行動之一：掠奪船隻、洗劫交易所、挖角工人或綁架角色。"
        }
    }
}

/// 每個人的行動，經典版。
pub(super) fn action_classic(role: Role) -> &'static str {
    match role {
        Role::Planter => "每位玩家可以拿一塊正面朝上的郊區方塊。",
        Role::Recruiter => "分配移民船上的移民；每位玩家重新部署所有移民。",
        Role::Builder => "每位玩家可以興建一座建築。",
        Role::Craftsman => "每位玩家依田地、廠房與移民收成貨物。",
        Role::Trader => "每位玩家可以賣一箱貨物給商店。",
        Role::Captain => "每位玩家必須輪流把貨物運上貨船，每箱 1 分，直到沒有人能再運。",
        other => action_1897(other),
    }
}

/// 選角色的人的特權，1897 版。
pub(super) fn privilege_1897(role: Role) -> &'static str {
    match role {
        Role::Planter => "你可以改拿採石場。",
        Role::Recruiter => "你先從供應堆拿取 1 名工人。",
        Role::Builder => "你少付 1 元。",
        Role::Craftsman => "階段結束時，你再拿 1 箱本階段生產過的商品。",
        Role::Trader => "你販售時多得 1 元。",
        Role::Captain => "你第一次裝載時多得 1 分，只有一次。",
        Role::Adventurer | Role::Adventurer2 => "你從供應堆拿取 1 元。",
        Role::Smuggler => "沒有特權。",
    }
}

/// 選角色的人的特權，經典版。
pub(super) fn privilege_classic(role: Role) -> &'static str {
    match role {
        Role::Planter => "你可以改拿採礦場。",
        Role::Recruiter => "你先從銀行拿 1 名移民。",
        Role::Craftsman => "你收成的同時，在別人之前，再拿 1 箱剛收成的貨物。",
        Role::Trader => "你賣貨物時多得 1 元。",
        Role::Captain => "你第一次運貨時多得 1 分，只有一次。",
        Role::Adventurer | Role::Adventurer2 => "你從銀行拿 1 元。",
        other => privilege_1897(other),
    }
}

/// 板塊的作用，1897 版。
pub(super) fn tile_1897(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "有工人進駐，製造商階段就生產 1 箱玉米，不需要建築。",
        Tile::Fruit => "這裡與水果倉庫各有一名工人，製造商階段就生產 1 箱水果。",
        Tile::Sugar => "這裡與製糖廠各有一名工人，製造商階段就生產 1 箱蔗糖。",
        Tile::Tobacco => "這裡與大型菸草倉庫各有一名工人，製造商階段就生產 1 箱菸草。",
        Tile::Coffee => "這裡與大型烘豆所各有一名工人，製造商階段就生產 1 箱咖啡。",
        Tile::Quarry => "有工人進駐，建造時就少付 1 元：1、2、3、4 分的建築最多計入 1、2、3、4 座採石場。",
    }
}

/// 板塊的作用，經典版。
pub(super) fn tile_classic(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "有移民駐守，工匠出現時就收成 1 箱玉米，不需要廠房。",
        Tile::Fruit => "這裡與染料廠各有一名移民，工匠出現時就收成 1 箱染料。",
        Tile::Sugar => "這裡與蔗糖廠各有一名移民，工匠出現時就收成 1 箱蔗糖。",
        Tile::Tobacco => "這裡與雪茄廠各有一名移民，工匠出現時就收成 1 箱雪茄。",
        Tile::Coffee => "這裡與咖啡廠各有一名移民，工匠出現時就收成 1 箱咖啡。",
        Tile::Quarry => "有移民駐守，興建時就少付 1 元：1、2、3、4 分的建築最多計入 1、2、3、4 座採礦場。",
    }
}
