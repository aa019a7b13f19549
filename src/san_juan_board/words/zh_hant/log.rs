//! 聖胡安的行動與事件。

use san_juan::event::{Cards, DrawWhy, EndWhy, ShipWhy};
use san_juan::ids::{Kind, Role};
use san_juan::prompt::FaceUp;
use san_juan::{Action, DiscardWhy, Edition, Event, Prompt};

use super::names::names;
use super::terms::{cards, list, name, terms, which};
use super::{decline, over};
use crate::words::messages::{Scene, drawn_with};
use game_core::Seat;
use ui::i18n::who::Who;

fn good_at(scene: &Scene, seat: Seat, slot: u8) -> &'static str {
    names(scene.edition()).good(scene.building(seat, slot))
}

fn name_at(scene: &Scene, seat: Seat, slot: u8) -> &'static str {
    scene.building(seat, slot).map_or("建築", |kind| names(scene.edition()).kind(kind))
}

/// 別人正在決定什麼。
pub(super) fn waiting(prompt: &Prompt, who: Who, edition: Edition) -> String {
    let (named, terms) = (names(edition), terms(edition));
    let pull = terms.pull;
    let what = match prompt {
        Prompt::Discard { why, .. } if why.may_stop() => "決定要交換的牌",
        Prompt::Discard { .. } => return format!("{}正在選擇要{}的牌。", name(who), terms.discard),
        Prompt::Chapel => return format!("{}正在決定{}的牌。", name(who), named.kind(Kind::Chapel)),
        Prompt::Role { .. } => return format!("{}正在選擇{}。", name(who), terms.role),
        Prompt::Library { .. } => {
            return format!("{}正在決定是否使用{}。", name(who), named.kind(Kind::Library));
        }
        Prompt::Build | Prompt::Site { .. } => "決定建造什麼",
        Prompt::Pay { .. } => "支付費用",
        Prompt::Produce { .. } => "生產商品",
        Prompt::Sell { .. } => "賣出商品",
        Prompt::Keep { .. } => return format!("{}正在挑選{pull}到的牌。", name(who)),
        Prompt::Church { .. } => "決定教堂的牌",
        Prompt::Offer { .. } => return format!("{}正在決定要不要{pull}牌。", name(who)),
        Prompt::Take { .. } => "挑選翻開的牌",
        Prompt::Ship { .. } => "運出商品",
    };
    format!("{}正在{what}。", name(who))
}

/// 可以做的行動。
pub(super) fn action(action: &Action, prompt: &Prompt, scene: &Scene) -> String {
    let seat = scene.view.turn.seat().unwrap_or_default();
    let edition = scene.edition();
    let (named, terms) = (names(edition), terms(edition));
    match *action {
        Action::Pass => pass(prompt, edition),
        Action::Role(taken) => format!("選{}", named.role(taken)),
        Action::Library(true) => format!("這個{}就使用{}", terms.role, named.kind(Kind::Library)),
        Action::Library(false) => format!("把{}留給第二個{}", named.kind(Kind::Library), terms.role),
        Action::Build(built) => match scene.view.prices.iter().find(|price| price.kind == built) {
            Some(price) => format!("建造{}，付 {}", named.kind(built), cards(price.price)),
            None => format!("建造{}", named.kind(built)),
        },
        Action::NewSite => "蓋在新的空地".into(),
        Action::Over(slot) => format!("蓋在第 {} 格的{}之上", slot + 1, name_at(scene, seat, slot)),
        Action::Waive(which) => decline(which, edition),
        Action::Spend(slot) => {
            format!(
                "用第 {} 格{}上的{}支付",
                slot + 1,
                name_at(scene, seat, slot),
                good_at(scene, seat, slot)
            )
        }
        Action::Pay(card) => format!("用{}支付", named.kind(card)),
        Action::Produce(slot) => format!("在第 {} 格生產{}", slot + 1, good_at(scene, seat, slot)),
        Action::Sell(slot) => format!("賣出第 {} 格的{}", slot + 1, good_at(scene, seat, slot)),
        Action::Keep(card) => format!("保留{}", named.kind(card)),
        Action::Discard(card) => format!("{}{}", terms.discard, named.kind(card)),
        Action::Tuck(card) => format!("把{}放到{}下面", named.kind(card), named.kind(laid_under(prompt))),
        Action::Draw => format!("{}牌", terms.pull),
        Action::Take(card) => format!("拿走{}", named.kind(card)),
        Action::Ship(slot) => format!("運出第 {} 格的{}", slot + 1, good_at(scene, seat, slot)),
    }
}

/// 牌要放到哪一棟下面。
fn laid_under(prompt: &Prompt) -> Kind {
    if matches!(prompt, Prompt::Church { .. }) { Kind::Church } else { Kind::Chapel }
}

fn pass(prompt: &Prompt, edition: Edition) -> String {
    let text = match prompt {
        Prompt::Chapel => return format!("{}不放牌", names(edition).kind(Kind::Chapel)),
        Prompt::Build => "不建造",
        Prompt::Pay { .. } => "完成建造",
        Prompt::Produce { made: 0, .. } => "不生產",
        Prompt::Produce { .. } => "不再生產",
        Prompt::Sell { sold: 0, .. } => "不賣出",
        Prompt::Sell { .. } => "不再賣出",
        Prompt::Church { put: 0 } => "教堂不放牌",
        Prompt::Church { .. } => "教堂不再放牌",
        Prompt::Discard { why, .. } if why.may_stop() => "不再交換",
        Prompt::Offer { .. } => return format!("不{}牌", terms(edition).pull),
        Prompt::Take { .. } => "不拿",
        Prompt::Ship { sent: 0, .. } => "不運出",
        Prompt::Ship { .. } => "不再運出",
        Prompt::Discard { .. }
        | Prompt::Role { .. }
        | Prompt::Library { .. }
        | Prompt::Site { .. }
        | Prompt::Keep { .. } => "略過",
    };
    text.to_owned()
}

/// 行動清單的標題。
pub(super) fn action_group(action: &Action, edition: Edition) -> &'static str {
    let terms = terms(edition);
    match action {
        Action::Pass => "略過或完成",
        Action::Role(_) => terms.role,
        Action::Library(_) => names(edition).kind(Kind::Library),
        Action::Build(_) => "建造",
        Action::NewSite | Action::Over(_) => "位置",
        Action::Waive(_) => "折扣",
        Action::Spend(_) => "用商品支付",
        Action::Pay(_) => "用手牌支付",
        Action::Produce(_) => "生產",
        Action::Sell(_) => "賣出",
        Action::Keep(_) => "保留",
        Action::Discard(_) => terms.discard,
        Action::Tuck(_) => "放到下面",
        Action::Draw => terms.draw,
        Action::Take(_) => "拿走",
        Action::Ship(_) => "運出",
    }
}

/// 發生的事；不言而喻的不說。
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let who = |seat: Seat| name(scene.who(seat));
    let edition = scene.edition();
    let (named, terms) = (names(edition), terms(edition));
    Some(match event {
        Event::RoundStarted { round, governor } => {
            format!("第 {round} {}：{}擔任{}。", terms.round, who(*governor), terms.governor)
        }
        Event::RolePicked { seat, role: taken } => format!("{}選了{}。", who(*seat), named.role(*taken)),
        Event::LibraryUsed { seat } => {
            format!("{}用{}讓特權加倍。", who(*seat), named.kind(Kind::Library))
        }
        Event::Drew { seat, cards: drawn, why } => drew(edition, who(*seat), drawn, *why),
        Event::Discarded { seat, cards: gone, why } => discarded(edition, who(*seat), gone, *why),
        Event::Reshuffled { cards: count } => {
            format!("棄牌堆的 {}重新洗成{}。", cards(*count), terms.deck)
        }
        Event::Tucked { seat, cards: Cards::Known(known), under } => {
            format!("{}把{}放到{}下面。", who(*seat), list(known, named), named.kind(*under))
        }
        Event::Tucked { seat, under, .. } => {
            format!("{}把一張牌放到{}下面。", who(*seat), named.kind(*under))
        }
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
            format!("{}用金礦翻開{}。", who(*seat), list(cards, named))
        }
        Event::TurnedUp { from: FaceUp::ColonistShip, cards, .. } => {
            format!("移民船帶來{}。", list(cards, named))
        }
        Event::Took { seat, kind: card, .. } => format!("{}拿走{}。", who(*seat), named.kind(*card)),
        Event::RowDiscarded { cards } => format!("沒有人拿走{}。", list(cards, named)),
        Event::Bank { seat, shown, taken: true } => {
            format!("{}用銀行翻開並拿走{}。", who(*seat), named.kind(*shown))
        }
        Event::Bank { seat, shown, .. } => {
            format!("{}用銀行翻開{}：已經有城市有這種建築。", who(*seat), named.kind(*shown))
        }
        Event::Announced { .. } | Event::Paid { .. } => return None,
        Event::GoodForfeited { seat, .. } => format!("{}失去被覆蓋建築上的商品。", who(*seat)),
        Event::GoodSpent { seat, slot } => format!("{}用{}支付。", who(*seat), good_at(scene, *seat, *slot)),
        Event::Built { seat, kind: what, over, price, .. } => {
            built(edition, who(*seat), *what, *over, *price)
        }
        Event::Produced { seat, slot } => format!("{}生產了{}。", who(*seat), good_at(scene, *seat, *slot)),
        Event::PricesShown { tile } => {
            let prices = tile.prices();
            let each: Vec<String> =
                named.goods.iter().zip(prices).map(|(good, price)| format!("{good} {price}")).collect();
            format!("價格：{}。", each.join("、"))
        }
        Event::Sold { seat, slot, price } => {
            format!("{}賣出{}，換得 {}。", who(*seat), good_at(scene, *seat, *slot), cards(*price))
        }
        Event::Looked { seat, cards: seen } => {
            format!("{}{} {}來挑選。", who(*seat), terms.draw, which(seen, named))
        }
        Event::Kept { seat, kept, .. } => format!("{}保留 {}。", who(*seat), which(kept, named)),
        Event::GoldMine { seat, shown, taken } => gold_mine(edition, who(*seat), shown, *taken),
        Event::Passed { seat, role: phase } => passed(edition, who(*seat), *phase)?,
        Event::PhaseEnded { .. } => return None,
        Event::GameEnded { why: EndWhy::TwelveBuildings } => "有城市蓋滿了十二棟建築：遊戲結束。".into(),
        Event::GameEnded { why: EndWhy::Standstill } => "連續二十輪沒有人建造：遊戲結束。".into(),
    })
}

fn drew(edition: Edition, who: String, drawn: &Cards, why: DrawWhy) -> String {
    let named = names(edition);
    let draw = format!("{} {}", terms(edition).draw, which(drawn, named));
    let with = || format!("{who}因{}{draw}。", drawn_with(why).map_or("", |kind| named.kind(kind)));
    match why {
        DrawWhy::Opening => format!("{who}{draw}作為起始手牌。"),
        DrawWhy::Prospector => format!("{who}以{}{draw}。", named.role(Role::Prospector)),
        DrawWhy::Sale => format!("{who}因賣出商品{draw}。"),
        DrawWhy::Councillor => format!("{who}{draw}加入手牌。"),
        DrawWhy::Mayor => format!("{who}以{}{draw}。", named.role(Role::Mayor)),
        DrawWhy::Carpenter | DrawWhy::PoorHouse | DrawWhy::Well | DrawWhy::MarketHall => with(),
        DrawWhy::MarketStand | DrawWhy::Office | DrawWhy::School | DrawWhy::Cottage => with(),
    }
}

fn discarded(edition: Edition, who: String, gone: &Cards, why: DiscardWhy) -> String {
    let named = names(edition);
    let discard = format!("{} {}", terms(edition).discard, which(gone, named));
    match why {
        DiscardWhy::Draft => format!("{who}從起始手牌{discard}。"),
        DiscardWhy::HandLimit => format!("{who}因手牌上限{discard}。"),
        DiscardWhy::Archive => format!("{who}因{}{discard}。", named.kind(Kind::Archive)),
        DiscardWhy::Office => format!("{who}因辦事處{discard}。"),
        DiscardWhy::Mayor => format!("{who}因市長{discard}。"),
    }
}

fn built(edition: Edition, who: String, built: Kind, old: Option<Kind>, price: u8) -> String {
    let named = names(edition);
    let paid = if price == 0 { "沒有付牌".to_owned() } else { format!("付了 {}", cards(price)) };
    match old {
        None => format!("{who}建造{}，{paid}。", named.kind(built)),
        Some(old) => format!("{who}{}，{paid}。", over(edition, named.kind(built), named.kind(old))),
    }
}

fn gold_mine(edition: Edition, who: String, shown: &[Kind; 4], taken: Option<Kind>) -> String {
    let named = names(edition);
    let turn = format!("{who}用金礦翻開{}", list(shown, named));
    match taken {
        Some(card) => format!("{turn}，拿走{}。", named.kind(card)),
        None => format!("{turn}：有費用相同，全部{}。", terms(edition).discard),
    }
}

fn passed(edition: Edition, who: String, phase: Role) -> Option<String> {
    Some(match phase {
        Role::Builder => format!("{who}沒有建造。"),
        Role::Producer => format!("{who}沒有生產。"),
        Role::Trader => format!("{who}沒有賣出。"),
        Role::Councillor => format!("{who}沒有{}牌：兩個牌堆都空了。", terms(edition).pull),
        Role::ColonistShip => format!("{who}沒有拿牌。"),
        Role::Mayor => format!("{who}沒有交換。"),
        Role::Captain => format!("{who}沒有運出商品。"),
        Role::Prospector | Role::Prospector2 => return None,
    })
}
