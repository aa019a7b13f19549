//! 聖胡安的行動與事件。

use sobremesa::games::san_juan::event::{Cards, DrawWhy, EndWhy, ShipWhy};
use sobremesa::games::san_juan::ids::{Kind, Role};
use sobremesa::games::san_juan::prompt::FaceUp;
use sobremesa::games::san_juan::{Action, DiscardWhy, Event, Prompt};

use super::san_juan::{GOODS, cards, decline, kind, role};
use crate::app::i18n::san_juan::{Scene, Who};
use crate::core::Seat;

/// 主詞；拉丁字母的名字後面留一個空格。
fn name(who: Who) -> String {
    match who {
        Who::You => "你".into(),
        Who::Named(name) if name.ends_with(|c: char| c.is_ascii_alphanumeric()) => format!("{name} "),
        Who::Named(name) => name.to_owned(),
    }
}

fn list(cards: &[Kind]) -> String {
    cards.iter().map(|&card| kind(card)).collect::<Vec<_>>().join("、")
}

/// 「2 張牌」，看得到的話列出牌名。
fn which(drawn: &Cards) -> String {
    match drawn {
        Cards::Hidden(count) => cards(*count),
        Cards::Known(known) if known.is_empty() => "0 張牌".into(),
        Cards::Known(known) => format!("{}（{}）", cards(known.len() as u8), list(known)),
    }
}

fn good_at(scene: &Scene, seat: Seat, slot: u8) -> &'static str {
    scene.building(seat, slot).and_then(Kind::tier).map_or("商品", |tier| GOODS[tier])
}

fn name_at(scene: &Scene, seat: Seat, slot: u8) -> &'static str {
    scene.building(seat, slot).map_or("建築", kind)
}

/// 別人正在決定什麼。
pub(super) fn waiting(prompt: &Prompt, who: Who) -> String {
    let what = match prompt {
        Prompt::Discard { .. } => "選擇要棄掉的牌",
        Prompt::Chapel => "決定小教堂的牌",
        Prompt::Role { .. } => "選擇角色",
        Prompt::Library { .. } => "決定是否使用出版公司",
        Prompt::Build | Prompt::Site { .. } => "決定建造什麼",
        Prompt::Pay { .. } => "支付費用",
        Prompt::Produce { .. } => "生產商品",
        Prompt::Sell { .. } => "賣出商品",
        Prompt::Keep { .. } => "挑選抽到的牌",
        Prompt::Church { .. } => "決定教堂的牌",
        Prompt::Offer { .. } => "決定要不要抽牌",
        Prompt::Take { .. } => "挑選翻開的牌",
        Prompt::Ship { .. } => "運出商品",
    };
    format!("{}正在{what}。", name(who))
}

/// 可以做的行動。
pub(super) fn action(action: &Action, prompt: &Prompt, scene: &Scene) -> String {
    let seat = scene.view.turn.seat().unwrap_or_default();
    match *action {
        Action::Pass => pass(prompt).into(),
        Action::Role(taken) => format!("選{}", role(taken)),
        Action::Library(true) => "這個角色就使用出版公司".into(),
        Action::Library(false) => "把出版公司留給第二個角色".into(),
        Action::Build(built) => match scene.view.prices.iter().find(|price| price.kind == built) {
            Some(price) => format!("建造{}，付 {}", kind(built), cards(price.price)),
            None => format!("建造{}", kind(built)),
        },
        Action::NewSite => "蓋在新的空地".into(),
        Action::Over(slot) => format!("改建第 {} 格的{}", slot + 1, name_at(scene, seat, slot)),
        Action::Waive(which) => decline(which),
        Action::Spend(slot) => {
            format!(
                "用第 {} 格{}上的{}支付",
                slot + 1,
                name_at(scene, seat, slot),
                good_at(scene, seat, slot)
            )
        }
        Action::Pay(card) => format!("用{}支付", kind(card)),
        Action::Produce(slot) => format!("在第 {} 格生產{}", slot + 1, good_at(scene, seat, slot)),
        Action::Sell(slot) => format!("賣出第 {} 格的{}", slot + 1, good_at(scene, seat, slot)),
        Action::Keep(card) => format!("保留{}", kind(card)),
        Action::Discard(card) => format!("棄掉{}", kind(card)),
        Action::Tuck(card) => format!("把{}放到{}下面", kind(card), kind(laid_under(prompt))),
        Action::Draw => "抽牌".into(),
        Action::Take(card) => format!("拿走{}", kind(card)),
        Action::Ship(slot) => format!("運出第 {} 格的{}", slot + 1, good_at(scene, seat, slot)),
    }
}

/// 牌要放到哪一棟下面。
fn laid_under(prompt: &Prompt) -> Kind {
    if matches!(prompt, Prompt::Church { .. }) { Kind::Church } else { Kind::Chapel }
}

fn pass(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Chapel => "小教堂不放牌",
        Prompt::Build => "不建造",
        Prompt::Pay { .. } => "完成建造",
        Prompt::Produce { made: 0, .. } => "不生產",
        Prompt::Produce { .. } => "不再生產",
        Prompt::Sell { sold: 0, .. } => "不賣出",
        Prompt::Sell { .. } => "不再賣出",
        Prompt::Church { put: 0 } => "教堂不放牌",
        Prompt::Church { .. } => "教堂不再放牌",
        Prompt::Discard { why, .. } if why.may_stop() => "不再交換",
        Prompt::Offer { .. } => "不抽牌",
        Prompt::Take { .. } => "不拿",
        Prompt::Ship { sent: 0, .. } => "不運出",
        Prompt::Ship { .. } => "不再運出",
        Prompt::Discard { .. }
        | Prompt::Role { .. }
        | Prompt::Library { .. }
        | Prompt::Site { .. }
        | Prompt::Keep { .. } => "略過",
    }
}

/// 行動清單的標題。
pub(super) fn action_group(action: &Action) -> &'static str {
    match action {
        Action::Pass => "略過或完成",
        Action::Role(_) => "角色",
        Action::Library(_) => "出版公司",
        Action::Build(_) => "建造",
        Action::NewSite | Action::Over(_) => "位置",
        Action::Waive(_) => "折扣",
        Action::Spend(_) => "用商品支付",
        Action::Pay(_) => "用手牌支付",
        Action::Produce(_) => "生產",
        Action::Sell(_) => "賣出",
        Action::Keep(_) => "保留",
        Action::Discard(_) => "棄掉",
        Action::Tuck(_) => "放到下面",
        Action::Draw => "抽牌",
        Action::Take(_) => "拿走",
        Action::Ship(_) => "運出",
    }
}

/// 發生的事；不言而喻的不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let who = |seat: Seat| name(scene.who(seat));
    Some(match event {
        Event::RoundStarted { round, governor } => format!("第 {round} 輪：{}擔任總督。", who(*governor)),
        Event::RolePicked { seat, role: taken } => format!("{}選了{}。", who(*seat), role(*taken)),
        Event::LibraryUsed { seat } => format!("{}用出版公司讓特權加倍。", who(*seat)),
        Event::Drew { seat, cards: drawn, why } => drew(who(*seat), drawn, *why),
        Event::Discarded { seat, cards: gone, why } => discarded(who(*seat), gone, *why),
        Event::Reshuffled { cards: count } => format!("棄牌堆的 {}重新洗成抽牌堆。", cards(*count)),
        Event::Tucked { seat, cards: Cards::Known(known), under } => {
            format!("{}把{}放到{}下面。", who(*seat), list(known), kind(*under))
        }
        Event::Tucked { seat, under, .. } => format!("{}把一張牌放到{}下面。", who(*seat), kind(*under)),
        Event::GoodArrived { seat, slot } => {
            format!("{}的{}放上一箱商品。", who(*seat), name_at(scene, *seat, *slot))
        }
        Event::Shipped { seat, why: ShipWhy::Harbor, .. } => {
            format!("{}把賣出的一箱商品放到港口下面。", who(*seat))
        }
        Event::Shipped { seat, slot, why: ShipWhy::Captain } => {
            format!("{}運出{}。", who(*seat), good_at(scene, *seat, *slot))
        }
        Event::TurnedUp { from: FaceUp::GoldMine, seat, cards } => {
            format!("{}用金礦翻開{}。", who(*seat), list(cards))
        }
        Event::TurnedUp { from: FaceUp::ColonistShip, cards, .. } => format!("移民船帶來{}。", list(cards)),
        Event::Took { seat, kind: card, .. } => format!("{}拿走{}。", who(*seat), kind(*card)),
        Event::RowDiscarded { cards } => format!("沒有人拿走{}。", list(cards)),
        Event::Bank { seat, shown, taken: true } => {
            format!("{}用銀行翻開並拿走{}。", who(*seat), kind(*shown))
        }
        Event::Bank { seat, shown, .. } => {
            format!("{}用銀行翻開{}：已經有城市有這種建築。", who(*seat), kind(*shown))
        }
        Event::Announced { .. } | Event::Paid { .. } => return None,
        Event::GoodForfeited { seat, .. } => format!("{}失去被覆蓋建築上的商品。", who(*seat)),
        Event::GoodSpent { seat, slot } => format!("{}用{}支付。", who(*seat), good_at(scene, *seat, *slot)),
        Event::Built { seat, kind: what, over, price, .. } => built(who(*seat), *what, *over, *price),
        Event::Produced { seat, slot } => format!("{}生產了{}。", who(*seat), good_at(scene, *seat, *slot)),
        Event::PricesShown { tile } => {
            let prices = tile.prices();
            let each: Vec<String> =
                GOODS.iter().zip(prices).map(|(good, price)| format!("{good} {price}")).collect();
            format!("價格：{}。", each.join("、"))
        }
        Event::Sold { seat, slot, price } => {
            format!("{}賣出{}，換得 {}。", who(*seat), good_at(scene, *seat, *slot), cards(*price))
        }
        Event::Looked { seat, cards: seen } => format!("{}抽取 {}來挑選。", who(*seat), which(seen)),
        Event::Kept { seat, kept, .. } => format!("{}保留 {}。", who(*seat), which(kept)),
        Event::GoldMine { seat, shown, taken } => gold_mine(who(*seat), shown, *taken),
        Event::Passed { seat, role: phase } => passed(who(*seat), *phase)?,
        Event::PhaseEnded { .. } => return None,
        Event::GameEnded { why: EndWhy::TwelveBuildings } => "有城市蓋滿了十二棟建築：遊戲結束。".into(),
        Event::GameEnded { why: EndWhy::Standstill } => "連續二十輪沒有人建造：遊戲結束。".into(),
    })
}

fn drew(who: String, drawn: &Cards, why: DrawWhy) -> String {
    let draw = format!("抽取 {}", which(drawn));
    match why {
        DrawWhy::Opening => format!("{who}{draw}作為起始手牌。"),
        DrawWhy::Prospector => format!("{who}以探險家{draw}。"),
        DrawWhy::Sale => format!("{who}因賣出商品{draw}。"),
        DrawWhy::Councillor => format!("{who}{draw}加入手牌。"),
        DrawWhy::Carpenter => format!("{who}因伐木場{draw}。"),
        DrawWhy::PoorHouse => format!("{who}因醫院{draw}。"),
        DrawWhy::Well => format!("{who}因工廠{draw}。"),
        DrawWhy::MarketHall => format!("{who}因大型市集{draw}。"),
        DrawWhy::MarketStand => format!("{who}因小型市集{draw}。"),
        DrawWhy::Office => format!("{who}因辦事處{draw}。"),
        DrawWhy::School => format!("{who}因學校{draw}。"),
        DrawWhy::Cottage => format!("{who}因農舍{draw}。"),
        DrawWhy::Mayor => format!("{who}以市長{draw}。"),
    }
}

fn discarded(who: String, gone: &Cards, why: DiscardWhy) -> String {
    let discard = format!("棄掉 {}", which(gone));
    match why {
        DiscardWhy::Draft => format!("{who}從起始手牌{discard}。"),
        DiscardWhy::HandLimit => format!("{who}因手牌上限{discard}。"),
        DiscardWhy::Archive => format!("{who}因公證處{discard}。"),
        DiscardWhy::Office => format!("{who}因辦事處{discard}。"),
        DiscardWhy::Mayor => format!("{who}因市長{discard}。"),
    }
}

fn built(who: String, built: Kind, over: Option<Kind>, price: u8) -> String {
    let paid = if price == 0 { "沒有付牌".to_owned() } else { format!("付了 {}", cards(price)) };
    match over {
        None => format!("{who}建造{}，{paid}。", kind(built)),
        Some(old) => format!("{who}在{}上改建{}，{paid}。", kind(old), kind(built)),
    }
}

fn gold_mine(who: String, shown: &[Kind; 4], taken: Option<Kind>) -> String {
    match taken {
        Some(card) => format!("{who}用金礦翻開{}，拿走{}。", list(shown), kind(card)),
        None => format!("{who}用金礦翻開{}：有費用相同，全部棄掉。", list(shown)),
    }
}

fn passed(who: String, phase: Role) -> Option<String> {
    Some(match phase {
        Role::Builder => format!("{who}沒有建造。"),
        Role::Producer => format!("{who}沒有生產。"),
        Role::Trader => format!("{who}沒有賣出。"),
        Role::Councillor => format!("{who}沒有抽牌：兩個牌堆都空了。"),
        Role::ColonistShip => format!("{who}沒有拿牌。"),
        Role::Mayor => format!("{who}沒有交換。"),
        Role::Captain => format!("{who}沒有運出商品。"),
        Role::Prospector | Role::Prospector2 => return None,
    })
}
