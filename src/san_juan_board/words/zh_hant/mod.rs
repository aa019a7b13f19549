//! 聖胡安的中文，兩個版本各用自己的名稱。

mod board;
mod first_time;
pub(super) mod flaws;
mod gains;
mod log;
mod names;
mod options;
mod pieces;
mod terms;

use san_juan::data::buildings::Class;
use san_juan::ids::{Discount, Kind, Role};
use san_juan::prompt::{Bonus, FaceUp};
use san_juan::{DiscardWhy, Edition, Reason};

use self::board::{BOARD, CLASSIC_BOARD, SPOKEN};
use self::log::{action, action_group, event, waiting};
use self::names::{EDITIONS, names};
use self::options::OPTIONS;
use self::terms::{cards, list, terms};
use crate::words::messages::{Fact, Messages, Names, Stage, kind_of};
use ui::i18n::who::Say;

pub(super) use self::names::PIECES;

pub(super) const WORDS: Messages = Messages {
    first_time: first_time::first_time,
    unknown: "它無法知道別人的手牌，也不知道牌庫裡有什麼。",
    tie_break: "手牌與商品合計",
    names: &EDITIONS,
    trap,
    class,
    source,
    ask,
    waiting,
    action,
    action_group,
    event,
    reason,
    fact,
    laid_by: |cards, edition| format!("下面放了：{}。", list(cards, names(edition))),
    decline,
    accept,
    options: OPTIONS,
    board: [BOARD, CLASSIC_BOARD],
    gains: gains::GAINS,
    pieces: pieces::PIECES,
    spoken: SPOKEN,
};

fn trap(name: &str, twin: &str, other: Edition) -> String {
    let other = match other {
        Edition::Y1897 => "1897 版",
        Edition::Classic => "經典版",
    };
    format!("請勿混淆：{other}的{name}，在這裡叫作{twin}。")
}

fn class(class: Class, edition: Edition) -> &'static str {
    match (class, edition) {
        (Class::Production, _) => "生產建築",
        (Class::Commercial, Edition::Y1897) => "商業建築",
        (Class::Commercial, Edition::Classic) => "特殊建築（紫色）",
        (Class::Monument, Edition::Y1897) => "紀念堂",
        (Class::Monument, Edition::Classic) => "紀念碑",
    }
}

fn source(key: &str, edition: Edition) -> &'static str {
    match key {
        "printed" => "建築",
        "tucked" => "收起的牌",
        _ => kind_of(key).map_or("其他", |kind| names(edition).kind(kind)),
    }
}

fn ask(stage: &Stage, edition: Edition) -> Say {
    let (named, terms) = (names(edition), terms(edition));
    let (unit, point) = (terms.unit, terms.point);
    let (head, text) = match *stage {
        Stage::Role { second: false } => {
            (format!("請選一張{}。", terms.placard), "每位玩家都會執行，由你先開始。".into())
        }
        Stage::Role { second: true } => {
            (format!("請選你本{}的第二張{}。", terms.round, terms.placard), String::new())
        }
        Stage::Library { role: taken } => (
            format!("要讓{}把{}的特權加倍嗎？", named.kind(Kind::Library), named.role(taken)),
            format!("每{}只能加倍一次。", terms.round),
        ),
        Stage::Build { possible: 0 } => ("目前無法建造。".into(), "手上沒有付得起的建築。".into()),
        Stage::Build { .. } => ("請選一張要建造的牌，".into(), "或者不建造。".into()),
        Stage::Site { kind: built } => {
            (format!("{}要蓋在哪裡？", named.kind(built)), "可以蓋在新的空地，或蓋在自己的建築之上。".into())
        }
        Stage::Pay { kind: built, due, chosen, over } => pay(edition, built, due, chosen, over),
        // 已選多少由旁邊的計數顯示。
        Stage::Produce { may, .. } => (format!("最多生產 {may} {unit}商品。"), String::new()),
        Stage::Sell { may, chosen: 0, .. } => (format!("最多賣出 {may} {unit}商品。"), String::new()),
        Stage::Sell { may, cards: brings, .. } => {
            (format!("最多賣出 {may} {unit}商品："), format!("所選的可換得 {}。", cards(brings)))
        }
        Stage::Keep { must, .. } => (format!("從{}到的牌中保留 {must} 張。", terms.pull), String::new()),
        Stage::Discard { why, must: most, .. } | Stage::Exchange { why, may: most, .. } => {
            (discard(edition, why, most), String::new())
        }
        Stage::Church { chosen: 0 } => {
            ("現在要使用教堂嗎？".into(), "可以選任意張，終局時每張值 1 分；整場遊戲只能用一次。".into())
        }
        Stage::Church { chosen } => {
            (format!("要把 {}放到教堂下面嗎？", cards(chosen)), "整場遊戲只能用一次。".into())
        }
        Stage::Offer { bonus } => (offer(edition, bonus), String::new()),
        Stage::Take { from, chosen } => take(named, from, chosen),
        Stage::Ship { may, chosen } => {
            (format!("最多運出 {may} {unit}商品："), format!("已選 {chosen} {unit}，每{unit}值 1 {point}。"))
        }
        Stage::Chapel { chosen: None } => (
            format!("要把一張牌放到{}下面嗎？", named.kind(Kind::Chapel)),
            format!("終局時值 1 {point}。可以選一張，也可以不放。"),
        ),
        Stage::Chapel { chosen: Some(card) } => (
            format!("要把{}放到{}下面嗎？", named.kind(card), named.kind(Kind::Chapel)),
            format!("終局時值 1 {point}。"),
        ),
    };
    Say { head, text }
}

fn pay(edition: Edition, built: Kind, due: u8, chosen: u8, over: Option<Kind>) -> (String, String) {
    let named = names(edition);
    let head = match over {
        None => format!("建造{}：", named.kind(built)),
        Some(old) => self::over(edition, named.kind(built), named.kind(old)) + "：",
    };
    let text = match due.saturating_sub(chosen) {
        0 if due == 0 => "不必付牌。".into(),
        0 => "已付清。".into(),
        left if chosen == 0 => format!("請選 {left} 張牌支付。"),
        left => format!("還要選 {left} 張。"),
    };
    (head, text)
}

/// 新建築蓋在舊建築的位置上。
pub(super) fn over(edition: Edition, new: &str, old: &str) -> String {
    match edition {
        Edition::Y1897 => format!("在{old}上改建{new}"),
        Edition::Classic => format!("把{new}蓋在{old}之上"),
    }
}

fn offer(edition: Edition, bonus: Bonus) -> String {
    let (named, pull) = (names(edition), terms(edition).pull);
    match (bonus, bonus.building()) {
        (Bonus::CustomsOffice, Some(building)) => format!("要在{}放上一箱商品嗎？", named.kind(building)),
        (_, Some(building)) => format!("要使用{}嗎？", named.kind(building)),
        (Bonus::Councillor, _) => format!("要{pull}牌來挑選嗎？"),
        (_, None) => format!("要{pull}牌嗎？"),
    }
}

fn take(named: &Names, from: FaceUp, chosen: Option<Kind>) -> (String, String) {
    let head = match chosen {
        Some(card) => format!("要拿走{}嗎？", named.kind(card)),
        None => "可以從翻開的牌中拿走一張，也可以不拿。".into(),
    };
    let text = match from {
        FaceUp::GoldMine => "四張牌的費用全都不同。".into(),
        FaceUp::ColonistShip => String::new(),
    };
    (head, text)
}

fn discard(edition: Edition, why: DiscardWhy, must: u8) -> String {
    let away = terms(edition).discard;
    match why {
        DiscardWhy::Draft => format!("保留 4 張牌：請{away} {must} 張。"),
        DiscardWhy::HandLimit => format!("超過手牌上限：請{away} {must} 張。"),
        DiscardWhy::Archive => {
            format!("{}：從所有手牌中{away} {must} 張。", names(edition).kind(Kind::Archive))
        }
        DiscardWhy::Office => format!("辦事處：最多交換 {must} 張牌。"),
        DiscardWhy::Mayor => format!("最多交換 {must} 張牌。"),
    }
}

fn reason(reason: Reason, edition: Edition) -> String {
    let terms = terms(edition);
    match reason {
        Reason::GameOver => "遊戲已經結束。".into(),
        Reason::NotAsked => "現在要決定的不是這個。".into(),
        Reason::MustPick => format!("一定要選一張{}。", terms.placard),
        Reason::RoleTaken => format!("這個{}本{}已經有人選了。", terms.role, terms.round),
        Reason::NoSuchRole => format!("這場遊戲沒有這個{}。", terms.role),
        Reason::NoCathedral => "主教座堂不在桌上。".into(),
        Reason::NotInRow => "只能拿翻開的牌。".into(),
        Reason::MustChoose => "這個決定不能略過。".into(),
        Reason::NotInHand => "你的手上沒有這張牌。".into(),
        Reason::AlreadyBuilt => "你的城市裡已經有這種建築。".into(),
        Reason::TooExpensive { missing } => format!("還差 {missing} 張牌才付得起。"),
        Reason::NoBuilding => "這裡沒有建築。".into(),
        Reason::NeedsCrane => "要有生效的起重機，才能蓋在另一棟建築之上。".into(),
        Reason::CoversCrane => "起重機本身不能被覆蓋。".into(),
        Reason::SameKind => "不能用同一種建築覆蓋。".into(),
        Reason::NeedsBlackMarket => {
            format!("要有生效的{}才能用商品支付。", names(edition).kind(Kind::BlackMarket))
        }
        Reason::GoodNotNeeded => "這個價格不需要更多商品。".into(),
        Reason::NoGood => "上面沒有商品。".into(),
        Reason::Covered => "它正要被覆蓋，無法再幫上忙。".into(),
        Reason::NoDiscount => "沒有這項折扣可以放棄。".into(),
        Reason::PaidInFull => "費用已經付清。".into(),
        Reason::NotProduction => "只有生產建築能生產。".into(),
        Reason::Occupied => "上面已經有商品。".into(),
        Reason::NotDrawn => format!("只能保留剛{}到的牌。", terms.pull),
        Reason::OutOfOrder => "順序太後面了，請重新選擇。".into(),
    }
}

fn fact(fact: Fact, edition: Edition) -> String {
    let (unit, point) = (terms(edition).unit, terms(edition).point);
    match fact {
        Fact::Price { price: 0, gain } => format!("現在建造不必付牌；立刻得到 {gain:+} {point}。"),
        Fact::Price { price, gain } => {
            format!("現在建造要付 {}；立刻得到 {gain:+} {point}。", cards(price))
        }
        Fact::Standing => "你的城市裡已經有一棟。".into(),
        Fact::Working => "功能生效中。".into(),
        Fact::FromNextPhase => "下個階段開始生效。".into(),
        Fact::Good { price: None } => format!("上面有一{unit}商品。"),
        Fact::Good { price: Some(price) } => {
            format!("上面有一{unit}商品，依最近的價格可換 {}。", cards(price))
        }
        Fact::Empty => "目前是空的，可以生產。".into(),
        Fact::Awaiting => {
            format!("下次{}階段會放上一箱商品。", names(edition).role(Role::Councillor))
        }
        Fact::Covers { count } => format!("下面有 {count} 棟被覆蓋的建築。"),
        Fact::Tucked { count, both: false } => format!("下面放了 {}。", cards(count)),
        Fact::Tucked { count, both: true } => format!("小教堂和教堂下面一共放了 {}。", cards(count)),
    }
}

/// 放棄折扣的按鈕。
pub(super) fn decline(which: Discount, edition: Edition) -> String {
    match which {
        Discount::Privilege => "不用 1 張特權折扣".into(),
        Discount::Quarry | Discount::Smithy => format!("不用{}的折扣", names(edition).discount(which)),
    }
}

fn accept(which: Discount, edition: Edition) -> String {
    match which {
        Discount::Privilege => "使用全部特權折扣".into(),
        Discount::Quarry | Discount::Smithy => format!("使用{}的折扣", names(edition).discount(which)),
    }
}
