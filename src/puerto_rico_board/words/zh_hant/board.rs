//! 版圖與擺桌畫面的文字。

use puerto_rico::Edition;
use puerto_rico::data::buildings::At;
use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Role, Tile};

use super::terms::{coins, crates, points, terms, workers};
use super::{names, smuggler};
use crate::words::messages::{BoardWords, Laden, SetupWords};

pub(super) const BOARD: BoardWords = BoardWords {
    tray: "本局的建築收納盤",
    tray_filled: |filled, of| format!("{of} 個位置已放 {filled} 個"),
    tray_slots: |cost, filled, of| format!("{cost} 元：{of} 個位置已放 {filled} 個"),
    tray_put: "放進收納盤",
    move_off: |_| "移動農舍上的工人",
    forest: "樹林",
    your_mat: "你的圖板",
    mat_of: |name| format!("{name}的圖板"),
    your_town: "你的建築",
    town_of: |name| format!("{name}的建築"),
    round: |round, edition| format!("第 {round} {}", terms(edition).round),
    last_round: |edition| match edition {
        Edition::Y1897 => "這是最後一輪。",
        Edition::Classic => "這是最後一圈。",
    },
    until_end: "離結束還有",
    vp_left: |left| format!("剩餘勝利分 {left}"),
    vp_recorded: |beyond| format!("另外記下 {beyond} 分"),
    workers_left: |left, edition| format!("剩餘 {}", workers(left, edition)),
    and_citizens: |left, citizens| {
        format!("剩 {}與 {}", workers(left, Edition::Y1897), super::citizens::citizens(citizens))
    },
    pick: super::citizens::pick,
    spaces: |filled, of, _| format!("建築 {filled}／{of} 格"),
    vp: "勝利分",
    points,
    hidden: "不公開",
    coins,
    cost: "費用",
    printed: "分數",
    circles: |edition| terms(edition).circle,
    copies: "剩餘",
    phase: "階段",
    when,
    role: "角色",
    tile: |tile, edition| match (tile, edition) {
        (Tile::Quarry, Edition::Y1897) => "鄉村板塊",
        (Tile::Quarry, Edition::Classic) => "郊區方塊",
        (_, Edition::Y1897) => "鄉村板塊（種植園）",
        (_, Edition::Classic) => "郊區方塊（田）",
    },
    good: |edition| match edition {
        Edition::Y1897 => "商品",
        Edition::Classic => "貨物",
    },
    good_effect: |good, edition| match good.index() as u16 {
        0 => format!("賣給{}得不到錢，運上船每箱 1 分。", names(edition).house),
        price => format!("賣給{}得 {}，或運上船每箱 1 分。", names(edition).house, coins(price)),
    },
    privilege: |privilege| format!("特權：{privilege}"),
    sum: |cost, parts, price| {
        let mut text = cost.to_string();
        for (name, amount) in parts {
            text.push_str(&format!(" − {amount}（{name}）"));
        }
        format!("{text} = {price}")
    },
    by_quarries: |edition| names(edition).tile(Tile::Quarry),
    take_role: |role, edition| format!("選{}", names(edition).role(role)),
    draw: "抽",
    no_draw: "不抽",
    take_tile: |tile, edition| format!("拿取{}", names(edition).tile(tile)),
    no_tile: "不拿",
    worker: |edition| match edition {
        Edition::Y1897 => "拿工人",
        Edition::Classic => "拿移民",
    },
    no_worker: |edition| match edition {
        Edition::Y1897 => "不要工人",
        Edition::Classic => "不要移民",
    },
    place: "確定",
    fill: "自動填入",
    as_before: "和上次一樣",
    build: |price| match price {
        0 => "免費建造".into(),
        _ => format!("花 {}建造", coins(price.into())),
    },
    no_build: "不建造",
    produce: "生產",
    no_produce: "不生產",
    point: "拿這 1 分",
    no_point: "不拿",
    extra: |good, edition| format!("再拿 1 箱{}", names(edition).good(good)),
    no_extra: "不多拿",
    no_sale: "不賣",
    no_load: "這次不裝載",
    store: |lost| match lost {
        0 => "儲存".into(),
        _ => format!("儲存，損失 {}", crates(lost)),
    },
    clear: "清除",
    whole: "全部留下",
    one: "留 1 箱",
    lost: "損失",
    tabs: ["角色", "港邊", "建築", "土地"],
    harbour: "船隻、買賣與存量",
    must_place: |left, edition| format!("還有 {}必須安排。", workers(left, edition)),
    hand_empty: |edition| match edition {
        Edition::Y1897 => "工人都安排好了，請先收回一名。",
        Edition::Classic => "移民都安排好了，請先收回一名。",
    },
    at_most_kinds: |kinds| format!("最多 {kinds} 種。"),
    load_on,
    sell_good: |good, price, edition| format!("賣{}：+{}", names(edition).good(good), coins(price.into())),
    man_tile: |tile, edition| format!("放在{}", names(edition).tile(tile)),
    coins_after: |left| format!("剩 {}", coins(left)),
    deed: smuggler::deed,
    raid: "掠奪船隻",
    capture: "綁架角色",
    no_deed: "不行動",
    keep_spoils: |kept| if kept == 0 { "不留".into() } else { format!("留 {}", crates(kept)) },
    marker: smuggler::marker,
    fullest: "建築最多",
    discount: |most, edition| format!("{} −{most}", names(edition).tile(Tile::Quarry)),
    builder: |edition| names(edition).role(Role::Builder),
};

fn load_on(laden: &Laden, edition: Edition) -> String {
    let what = format!("{}{}", crates(laden.crates), names(edition).good(laden.good));
    match laden.ship {
        Ship::Own => format!("{what} → 自己的船：+{}", points(laden.vp.into())),
        Ship::Cargo(_) => {
            format!("{what} → {} 格的{}：+{}", laden.size, terms(edition).ship, points(laden.vp.into()))
        }
    }
}

pub(super) const SETUP: SetupWords = SetupWords {
    editions: [
        ["特別典藏版 1897", "工人、水果與就業處，2 到 5 人。多拿的一箱最後才拿，階段結束時的一箱可以不留。"],
        ["經典版", "移民、染料與移民船，3 到 5 人。多拿的一箱在別人收成之前拿，階段結束時必須留下一箱。"],
    ],
    exp1: ["新建築", "多 14 種建築；開局前輪流挑選本局要賣的 17 種建築。約多 10 分鐘。"],
    citizens: [
        "公民（擴充二）",
        "20 名也能做工人工作的公民，與 8 種新建築；開局前輪流挑選本局要賣的 17 種建築。約多 15 分鐘。",
    ],
    tailor: ["大型裁縫店限額", "大型裁縫店每次最多得 3 元。"],
    country_pair: ["大莊園或伐木場", "兩者只有一種能選進本局。"],
    town_pair: ["渡假村或大型裁縫店", "兩者只有一種能選進本局。限制的組合只有一組，所以會取代另一組。"],
    costs: ["工廠與學校的替代費用", "工廠的費用是 8 元而不是 7 元，學校是 7 元而不是 8 元。"],
    start: ["起始資源", "以玉米種植園開始的玩家，起始錢幣少 1 元。"],
    show_vp: ["公開勝利分", "所有人的勝利分都看得到。否則結束之前，每個人只看得到自己的。"],
    ask_bonuses: [
        "每項獎勵都詢問",
        "獎勵先詢問再拿，而不是自動拿取。會讓遊戲更早結束的獎勵，無論如何都會詢問。",
    ],
    smuggler: [
        "走私者（擴充三）",
        "多一個角色，只有選的人行動：掠奪船隻、洗劫交易所、挖角工人或綁架角色。遊戲會多幾分鐘。",
    ],
    festival: [
        "節慶（擴充四）",
        "三個目標攤開在桌上：種植園、貨物與建築。最先達成的玩家得到獎勵。時間幾乎不變。",
    ],
    festival_cards: [
        "節慶卡（擴充五）",
        "從十二張卡抽三張代替節慶板上的目標，每局要做的事都不同。時間幾乎不變。",
    ],
    achievements: [
        "成就（擴充六）",
        "每人有四張保密的成就卡，各有一項任務，遊戲結束時值 3 到 7 分。遊戲會多幾分鐘。",
    ],
    pass_cards: [
        "輪抽成就卡",
        "每人留下一張卡，其餘傳給左邊的玩家，直到每人都有四張。適合熟悉卡片的玩家；再多幾分鐘。",
    ],
    first_expansions: "初玩擴充",
    everything: "全部擴充",
    mixed: "隨機組合",
    intl: [
        "國際版規則文字",
        "最後一分被拿走的那一輪一定是最後一輪；醫院的工人不能放在出版公司的第二個板塊上；走私者只能挖角超過玩家人數的工人。",
    ],
    duel: "兩人遊戲每輪每人選三個角色，板塊、商品與建築較少，只用兩艘商船。",
};

fn when(building: Building, edition: Edition) -> String {
    match building.at() {
        At::Phases(roles) => {
            roles.iter().map(|&role| names(edition).role(role)).collect::<Vec<_>>().join("、")
        }
        At::Always => "隨時".into(),
        At::OwnRoles => "你選的角色".into(),
        At::End => "遊戲結束".into(),
        At::Never => "無".into(),
    }
}
