//! 聖胡安版圖的標籤，以及螢幕報讀器唸出的句子。

use san_juan::Edition;

use super::terms::{cards, terms};
use crate::words::messages::{BoardWords, CardSpoken, RoleSpoken, SeatSpoken, SlotSpoken, SpokenWords};
use ui::i18n::who::Who;

pub(super) const BOARD: BoardWords = BoardWords {
    roles: "角色",
    market: "交易所與牌堆",
    prices: "價格",
    last_prices: "上次價格",
    no_prices: "還沒看過價格",
    deck: "抽牌堆",
    discard: "棄牌堆",
    your_city: "你的城市",
    city_of: |name| format!("{name}的城市"),
    your_hand: "你的手牌",
    drawn: "抽到的牌",
    face_up: "翻開的牌",
    draft_hand: "你的起始牌",
    limit: |limit| format!("上限 {limit} 張"),
    vp: |points| format!("{points} 分"),
    laid_by: |count| format!("收起 {count} 張"),
    cost: "費用",
    points: "分數",
    copies: "張數",
    phase: "階段",
    round: |round| format!("第 {round} 輪"),
    opening: "起始手牌",
    last_round: "最後一次建築師階段：有城市蓋滿了十二棟建築。",
    build: "建造",
    build_free: "免費建造",
    do_not_build: "不建造",
    produce: |count| format!("生產 {count} 箱"),
    produce_none: "不生產",
    sell: |count| format!("賣出 {count} 箱"),
    sell_none: "不賣",
    keep: |count| format!("保留 {count} 張"),
    discard_cards: |count| format!("棄掉 {count} 張"),
    tuck: "放下去",
    tuck_none: "不放",
    exchange: |count| format!("交換 {count} 張"),
    exchange_none: "不交換",
    draw: "要",
    draw_none: "不要",
    take_card: "拿走",
    take_none: "不拿",
    ship: |count| format!("運出 {count} 箱"),
    ship_none: "不運",
    library_now: "這次加倍",
    library_later: "留到下次",
    take: |role| format!("選{role}"),
    clear: "清除",
    build_over: "改建這棟",
    spend_good: "用商品支付",
    keep_good: "不用商品支付",
    covered: |name| format!("被覆蓋的{name}"),
    sum: |cost, parts, price| {
        let mut text = cost.to_string();
        for (name, amount) in parts {
            text.push_str(&format!(" − {amount}（{name}）"));
        }
        format!("{text} = {price}")
    },
    goods_paid: "商品",
    at_most: |most| format!("最多 {most} 箱。"),
    role: "角色",
    round_start: "每輪開始",
    all_phases: "所有階段",
    game_end: "終局",
};

pub(super) const CLASSIC_BOARD: BoardWords = BoardWords {
    roles: "職業",
    market: "商行與牌堆",
    deck: "摸牌堆",
    drawn: "摸到的牌",
    vp: |points| format!("{points} 點"),
    points: "點數",
    round: |round| format!("第 {round} 回合"),
    last_round: "最後一次建設階段：有城市蓋滿了十二棟建築。",
    produce: |count| format!("生產 {count} 個"),
    sell: |count| format!("賣出 {count} 個"),
    discard_cards: |count| format!("丟棄 {count} 張"),
    ship: |count| format!("運出 {count} 個"),
    build_over: "蓋在這棟之上",
    at_most: |most| format!("最多 {most} 個。"),
    role: "職業",
    round_start: "每回合開始",
    ..BOARD
};

pub(super) const SPOKEN: SpokenWords = SpokenWords {
    role,
    seat,
    card,
    slot,
    empty_slot: |place| format!("第 {place} 格，空地"),
    prices,
    meter,
    piles,
};

fn role(role: &RoleSpoken) -> String {
    let mut text = role.name.to_owned();
    match role.taken_by {
        Some(Who::You) => text.push_str("，你選了"),
        Some(Who::Named(name)) => text.push_str(&format!("，{}選了", super::terms::name(Who::Named(name)))),
        None if role.legal => text.push_str("，可以選"),
        None => {}
    }
    if role.current {
        text.push_str("，目前階段");
    }
    text
}

fn seat(seat: &SeatSpoken, edition: Edition) -> String {
    let terms = terms(edition);
    let name = match seat.who {
        Who::You => "你",
        Who::Named(name) => name,
    };
    let mut text = format!(
        "{name}，手牌 {} 張，建築 {}／12，商品 {} {}，已建成的建築 {} {}",
        seat.hand, seat.buildings, seat.goods, terms.unit, seat.points, terms.point
    );
    if seat.laid_by > 0 {
        text.push_str(&format!("，收起 {} 張", seat.laid_by));
    }
    if seat.governor {
        text.push('，');
        text.push_str(terms.governor);
    }
    if seat.deciding {
        text.push_str("，輪到做決定");
    }
    text
}

fn card(card: &CardSpoken) -> String {
    let mut text = format!("{}，費用 {}，分數 {}", card.name, card.cost, card.vp);
    if card.chosen {
        text.push_str("，已選");
    } else if card.paying {
        text.push_str("，用來支付");
    } else if card.legal {
        match card.price {
            Some(price) => text.push_str(&format!("，可以建造，付 {}", cards(price))),
            None => text.push_str("，可以選"),
        }
    }
    text
}

fn slot(slot: &SlotSpoken) -> String {
    let mut text = format!("第 {} 格，{}", slot.place, slot.name);
    if let Some(good) = slot.good {
        text.push_str(&format!("，上面有{good}"));
    }
    if slot.fresh {
        text.push_str("，下個階段開始生效");
    }
    if slot.covers > 0 {
        text.push_str(&format!("，下面有 {} 棟被覆蓋的建築", slot.covers));
    }
    if slot.tucked > 0 {
        text.push_str(&format!("，下面放了 {}", cards(slot.tucked)));
    }
    if slot.chosen {
        text.push_str("，已選");
    } else if slot.legal {
        text.push_str("，可以選");
    }
    text
}

fn prices(prices: &[(&str, u8)], open: bool) -> String {
    let each: Vec<String> = prices.iter().map(|(good, price)| format!("{good} {price}")).collect();
    format!("{}：{}", if open { "價格" } else { "上次價格" }, each.join("、"))
}

fn meter(chosen: u8, of: u8) -> String {
    format!("已選 {chosen}／{of}")
}

fn piles(deck: u8, discard: u8, edition: Edition) -> String {
    format!("{} {deck} 張，棄牌堆 {discard} 張", terms(edition).deck)
}
