//! 聖胡安特別典藏版 1897 的中文。

use sobremesa::games::san_juan::data::buildings::Class;
use sobremesa::games::san_juan::ids::{Discount, KINDS, Kind, ROLES, Role};
use sobremesa::games::san_juan::prompt::{Bonus, FaceUp};
use sobremesa::games::san_juan::{DiscardWhy, Reason};

use super::san_juan_board::{BOARD, SPOKEN};
use super::san_juan_log::{action, action_group, event, waiting};
use super::san_juan_options::OPTIONS;
use crate::app::i18n::san_juan::{Fact, Say, Stage, Words};

pub(super) const WORDS: Words = Words {
    kinds: KIND_NAMES,
    effects: EFFECTS,
    class,
    roles: ROLE_NAMES,
    role_actions: [
        "每位玩家可以建造一棟建築。",
        "每位玩家可以生產一箱商品。",
        "翻開交易所卡；每位玩家可以賣出一箱商品。",
        "每位玩家抽取 2 張牌，保留其中 1 張。",
        "其他玩家沒有行動。",
        "其他玩家沒有行動。",
        "翻開與玩家人數相同的牌；每位玩家可以拿走其中一張。",
        "每位玩家可以棄掉最多 2 張手牌，再抽取同樣的張數。",
        "每位玩家可以運出一箱商品，終局時值 1 分。",
    ],
    role_privileges: [
        "你建造時少付 1 張牌。",
        "你可以多生產 1 箱商品。",
        "你可以多賣出 1 箱商品。",
        "你多抽 3 張牌來挑選。",
        "你抽取 1 張牌。",
        "你抽取 1 張牌。",
        "你最先挑選；有圖書館時拿 2 張。",
        "你多抽 1 張牌，沒有棄牌也一樣。",
        "你可以多運出 1 箱商品。",
    ],
    goods: GOODS,
    good_letters: ["玉", "果", "糖", "菸", "咖"],
    source,
    ask,
    waiting,
    action,
    action_group,
    event,
    reason,
    fact,
    discount,
    decline,
    accept,
    options: OPTIONS,
    board: BOARD,
    spoken: SPOKEN,
};

pub(super) const ROLE_NAMES: [&str; ROLES] =
    ["建築師", "製造商", "貿易商", "招募官", "探險家", "第二探險家", "移民船", "市長", "船長"];
pub(super) const GOODS: [&str; 5] = ["玉米", "水果", "蔗糖", "菸草", "咖啡"];

pub(super) const KIND_NAMES: [&str; KINDS] = [
    "玉米穀倉",
    "水果倉庫",
    "製糖廠",
    "菸草倉庫",
    "烘豆所",
    "酒廠",
    "金礦",
    "公證處",
    "醫院",
    "地下市場",
    "交易站",
    "工廠",
    "小型市集",
    "起重機",
    "小教堂",
    "燈塔",
    "運河",
    "伐木場",
    "渡假村",
    "大型市集",
    "建材行",
    "出版公司",
    "雕像",
    "凱旋門",
    "偉人像",
    "會議廳",
    "市政廳",
    "城市廣場",
    "海關大樓",
    "辦事處",
    "堡壘",
    "農舍",
    "學校",
    "公園管理局",
    "區劃辦公室",
    "教堂",
    "港口",
    "銀行",
    "住宅",
    "主教座堂",
];

const EFFECTS: [&str; KINDS] = [
    "可放一箱玉米：在製造商階段生產，在貿易商階段賣出。",
    "可放一箱水果：在製造商階段生產，在貿易商階段賣出。",
    "可放一箱蔗糖：在製造商階段生產，在貿易商階段賣出。",
    "可放一箱菸草：在製造商階段生產，在貿易商階段賣出。",
    "可放一箱咖啡：在製造商階段生產，在貿易商階段賣出。",
    "建造生產建築時少付 1 張牌。",
    "每次探險家階段翻開抽牌堆最上面的 4 張牌：費用全都不同時，拿走最便宜的一張，其餘棄掉。",
    "招募官階段抽到的牌先全部加入手牌，再從所有手牌中棄掉同樣的張數，新舊不拘。",
    "建造之後手牌只剩 0 或 1 張時，抽取 1 張牌。",
    "建造時最多可用 2 箱自己的商品，各抵 1 張牌。",
    "可以多賣出 1 箱商品。",
    "本階段生產至少 2 箱商品時，抽取 1 張牌。",
    "本階段賣出至少 2 箱商品時，抽取 1 張牌。",
    "可以改建自己的建築；被覆蓋建築的費用可以抵減。",
    "每輪開始時可以把 1 張手牌放在下面，終局時值 1 分。",
    "手牌上限從 7 張提高到 12 張。",
    "可以多生產 1 箱商品。",
    "建造商業建築並付清費用之後，抽取 1 張牌。",
    "招募官階段保留 2 張牌，而不是 1 張。",
    "本階段賣出至少 1 箱商品時，多抽 1 張牌。",
    "建造商業建築時少付 1 張牌。",
    "你選的角色特權加倍。兩人遊戲時每輪限用一次。",
    "紀念堂：只有分數，沒有功能。",
    "紀念堂：只有分數，沒有功能。",
    "紀念堂：只有分數，沒有功能。",
    "終局時，每棟生產建築 1 分，每種生產建築再加 1 分。",
    "終局時，每棟商業建築（包括自己）1 分。",
    "終局時，有 1、2、3 棟紀念堂分別得 4、6、8 分。",
    "最後計算：其他分數每滿 4 分，得 1 分。",
    "每輪開始時，在小教堂和教堂之前，可以棄掉 1 或 2 張手牌，再抽取同樣的張數。",
    "手牌上限維持 7 張。堡壘生效時，沒有堡壘也沒有燈塔的玩家只能保留 6 張。",
    "貿易商階段沒有任何人賣出商品時，階段結束時抽取 1 張牌。",
    "建築師階段結束時，沒有人的建築比你少、且有人比你多，抽取 1 張牌。",
    "用起重機改建它時，費用最多抵減 6，而不是 3。",
    "招募官階段開始時，上面沒有商品就放上一箱。賣出時固定換得 2 張牌。",
    "整場遊戲一次：在某一輪開始時，可以把任意張手牌放在下面，終局時每張值 1 分。",
    "賣出商品時，其中一箱放到下面，終局時值 1 分。",
    "每次探險家階段翻開抽牌堆最上面的 1 張牌：沒有人的城市裡有這種建築就拿走，否則棄掉。",
    "終局時，每三棟費用相同的不同建築為一組：1、2、3、4 組分別得 4、7、9、10 分。",
    "放在桌上，先建造的人擁有。終局時，其他玩家的前四棟費用6元建築依序值 4、3、2、1 分。",
];

/// 建築名稱。
pub(super) fn kind(kind: Kind) -> &'static str {
    KIND_NAMES[kind.index()]
}

/// 角色名稱。
pub(super) fn role(role: Role) -> &'static str {
    ROLE_NAMES[role as usize]
}

/// 「2 張牌」。
pub(super) fn cards(count: u8) -> String {
    format!("{count} 張牌")
}

fn class(class: Class) -> &'static str {
    match class {
        Class::Production => "生產建築",
        Class::Commercial => "商業建築",
        Class::Monument => "紀念堂",
    }
}

fn source(key: &str) -> &'static str {
    match key {
        "printed" => "建築",
        "tucked" => "收起的牌",
        "triumphal_arch" => "城市廣場",
        "guild_hall" => "會議廳",
        "city_hall" => "市政廳",
        "residence" => "住宅",
        "cathedral" => "主教座堂",
        "palace" => "海關大樓",
        _ => "其他",
    }
}

fn ask(stage: &Stage) -> Say {
    let (head, text) = match *stage {
        Stage::Role { second: false } => ("請選一張角色卡。".into(), "每位玩家都會執行，由你先開始。".into()),
        Stage::Role { second: true } => ("請選你本輪的第二張角色卡。".into(), String::new()),
        Stage::Library { role: taken } => {
            (format!("要讓出版公司把{}的特權加倍嗎？", role(taken)), "每輪只能加倍一次。".into())
        }
        Stage::Build { possible: 0 } => ("目前無法建造。".into(), "手上沒有付得起的建築。".into()),
        Stage::Build { .. } => ("請選一張要建造的牌，".into(), "或者不建造。".into()),
        Stage::Site { kind: built } => {
            (format!("{}要蓋在哪裡？", kind(built)), "可以蓋在新的空地，或改建自己的建築。".into())
        }
        Stage::Pay { kind: built, due, chosen, over } => pay(built, due, chosen, over),
        Stage::Produce { may, chosen } => (format!("最多生產 {may} 箱商品："), format!("已選 {chosen} 箱。")),
        Stage::Sell { may, chosen: 0, .. } => (format!("最多賣出 {may} 箱商品。"), String::new()),
        Stage::Sell { may, cards: brings, .. } => {
            (format!("最多賣出 {may} 箱商品："), format!("所選的可換得 {}。", cards(brings)))
        }
        Stage::Keep { must, chosen } => {
            (format!("從抽到的牌中保留 {must} 張："), format!("已選 {chosen}／{must}。"))
        }
        Stage::Discard { why, must, chosen } => (discard(why, must), format!("已選 {chosen}／{must}。")),
        Stage::Exchange { why, may, chosen } => (discard(why, may), format!("已選 {chosen} 張。")),
        Stage::Church { chosen: 0 } => {
            ("現在要使用教堂嗎？".into(), "可以選任意張，終局時每張值 1 分；整場遊戲只能用一次。".into())
        }
        Stage::Church { chosen } => {
            (format!("要把 {}放到教堂下面嗎？", cards(chosen)), "整場遊戲只能用一次。".into())
        }
        Stage::Offer { bonus } => (offer(bonus), String::new()),
        Stage::Take { from, chosen } => take(from, chosen),
        Stage::Ship { may, chosen } => {
            (format!("最多運出 {may} 箱商品："), format!("已選 {chosen} 箱，每箱值 1 分。"))
        }
        Stage::Chapel { chosen: None } => {
            ("要把一張牌放到小教堂下面嗎？".into(), "終局時值 1 分。可以選一張，也可以不放。".into())
        }
        Stage::Chapel { chosen: Some(card) } => {
            (format!("要把{}放到小教堂下面嗎？", kind(card)), "終局時值 1 分。".into())
        }
    };
    Say { head, text }
}

fn pay(built: Kind, due: u8, chosen: u8, over: Option<Kind>) -> (String, String) {
    let head = match over {
        None => format!("建造{}：", kind(built)),
        Some(old) => format!("在{}上改建{}：", kind(old), kind(built)),
    };
    let text = match due.saturating_sub(chosen) {
        0 if due == 0 => "不必付牌。".into(),
        0 => "已付清。".into(),
        left if chosen == 0 => format!("請選 {left} 張牌支付。"),
        left => format!("還要選 {left} 張。"),
    };
    (head, text)
}

fn offer(bonus: Bonus) -> String {
    match (bonus, bonus.building()) {
        (Bonus::CustomsOffice, Some(building)) => format!("要在{}放上一箱商品嗎？", kind(building)),
        (_, Some(building)) => format!("要使用{}嗎？", kind(building)),
        (Bonus::Councillor, _) => "要抽牌來挑選嗎？".into(),
        (_, None) => "要抽牌嗎？".into(),
    }
}

fn take(from: FaceUp, chosen: Option<Kind>) -> (String, String) {
    let head = match chosen {
        Some(card) => format!("要拿走{}嗎？", kind(card)),
        None => "可以從翻開的牌中拿走一張，也可以不拿。".into(),
    };
    let text = match from {
        FaceUp::GoldMine => "四張牌的費用全都不同。".into(),
        FaceUp::ColonistShip => String::new(),
    };
    (head, text)
}

fn discard(why: DiscardWhy, must: u8) -> String {
    match why {
        DiscardWhy::Draft => format!("保留 4 張牌：請棄掉 {must} 張。"),
        DiscardWhy::HandLimit => format!("超過手牌上限：請棄掉 {must} 張。"),
        DiscardWhy::Archive => format!("公證處：從所有手牌中棄掉 {must} 張。"),
        DiscardWhy::Office => format!("辦事處：最多交換 {must} 張牌。"),
        DiscardWhy::Mayor => format!("最多交換 {must} 張牌。"),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::GameOver => "遊戲已經結束。".into(),
        Reason::NotAsked => "現在要決定的不是這個。".into(),
        Reason::MustPick => "一定要選一張角色卡。".into(),
        Reason::RoleTaken => "這個角色本輪已經有人選了。".into(),
        Reason::NoSuchRole => "這場遊戲沒有這個角色。".into(),
        Reason::NoCathedral => "主教座堂不在桌上。".into(),
        Reason::NotInRow => "只能拿翻開的牌。".into(),
        Reason::MustChoose => "這個決定不能略過。".into(),
        Reason::NotInHand => "你的手上沒有這張牌。".into(),
        Reason::AlreadyBuilt => "你的城市裡已經有這種建築。".into(),
        Reason::TooExpensive { missing } => format!("還差 {missing} 張牌才付得起。"),
        Reason::NoBuilding => "這裡沒有建築。".into(),
        Reason::NeedsCrane => "要有生效的起重機才能改建。".into(),
        Reason::CoversCrane => "起重機本身不能被覆蓋。".into(),
        Reason::SameKind => "不能用同一種建築覆蓋。".into(),
        Reason::NeedsBlackMarket => "要有生效的地下市場才能用商品支付。".into(),
        Reason::GoodNotNeeded => "這個價格不需要更多商品。".into(),
        Reason::NoGood => "上面沒有商品。".into(),
        Reason::Covered => "它正要被覆蓋，無法再幫上忙。".into(),
        Reason::NoDiscount => "沒有這項折扣可以放棄。".into(),
        Reason::PaidInFull => "費用已經付清。".into(),
        Reason::NotProduction => "只有生產建築能放商品。".into(),
        Reason::Occupied => "上面已經有商品。".into(),
        Reason::NotDrawn => "只能保留剛抽到的牌。".into(),
        Reason::OutOfOrder => "順序太後面了，請重新選擇。".into(),
    }
}

fn fact(fact: Fact) -> String {
    match fact {
        Fact::Price { price: 0, gain } => format!("現在建造不必付牌；立刻得到 {gain:+} 分。"),
        Fact::Price { price, gain } => format!("現在建造要付 {}；立刻得到 {gain:+} 分。", cards(price)),
        Fact::Standing => "你的城市裡已經有一棟。".into(),
        Fact::Working => "功能生效中。".into(),
        Fact::FromNextPhase => "下個階段開始生效。".into(),
        Fact::Good { price: None } => "上面有一箱商品。".into(),
        Fact::Good { price: Some(price) } => format!("上面有一箱商品，依最近的價格可換 {}。", cards(price)),
        Fact::Empty => "目前是空的，可以生產。".into(),
        Fact::Covers { count } => format!("下面有 {count} 棟被覆蓋的建築。"),
        Fact::Tucked { count } => format!("下面放了 {}。", cards(count)),
    }
}

fn discount(discount: Discount) -> &'static str {
    match discount {
        Discount::Privilege => "建築師",
        Discount::Quarry => "建材行",
        Discount::Smithy => "酒廠",
    }
}

/// 放棄折扣的按鈕。
pub(super) fn decline(which: Discount) -> String {
    match which {
        Discount::Privilege => "不用 1 張特權折扣".into(),
        Discount::Quarry | Discount::Smithy => format!("不用{}的折扣", discount(which)),
    }
}

fn accept(which: Discount) -> String {
    match which {
        Discount::Privilege => "使用全部特權折扣".into(),
        Discount::Quarry | Discount::Smithy => format!("使用{}的折扣", discount(which)),
    }
}
