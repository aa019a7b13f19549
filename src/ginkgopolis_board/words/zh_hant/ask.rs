//! Questions, answers and refusals in Chinese.

use ginkgopolis::action::Good;
use ginkgopolis::ids::{Card, CardKind, Item, Letter, Tile};
use ginkgopolis::{Action, Outlook, Prompt, Reason};

use super::names::{card, character, haul, items, named, tile, who};
use crate::words::messages::{Forecast, Haul, Scene, Stage};
use ui::i18n::who::{Say, Who};

/// The prompt for the person who decides.
pub(super) fn ask(stage: &Stage) -> Say {
    let (head, text): (String, String) = match *stage {
        Stage::Draft { pick: 0 } => ("留下一位角色。".into(), "其餘三張傳給左手邊。".into()),
        Stage::Draft { pick: 1 } => ("留下第二位角色。".into(), "其餘傳給左手邊。".into()),
        Stage::Draft { .. } => ("留下第三位角色。".into(), "最後一張不用。".into()),
        Stage::Choose { tiles: true } => ("選擇一張卡牌。".into(), "要蓋建築，就再搭配一個板塊。".into()),
        Stage::Choose { tiles: false } => ("選擇一張卡牌。".into(), "你沒有板塊可以用來蓋建築。".into()),
        Stage::Chosen { card: chosen, tile: added, missing } => {
            (chosen_card(chosen, added), short_of(missing))
        }
        Stage::Goods => ("拿取一個資源或一個板塊。".into(), String::new()),
        Stage::LastTile { ends: true } => {
            ("要拿取最後一個板塊嗎？".into(), "拿了，這一輪就是最後一輪。".into())
        }
        Stage::LastTile { ends: false } => {
            ("要拿取最後一個板塊嗎？".into(), "拿了，每個人都可以放回板塊，每個 1 分。".into())
        }
        Stage::Shift { letter, hal, chosen } => {
            let text = if chosen { "移動選定的標記。" } else { "選擇要移動哪些標記。" };
            (format!("{}標記 {letter} 沒有合乎順序的位置。", built(letter, hal)), text.into())
        }
        Stage::Place { letter, hal, chosen: None } => {
            (format!("{}放置標記 {letter}。", built(letter, hal)), "選擇一個標示出來的位置。".into())
        }
        Stage::Place { letter, hal, chosen: Some((column, row)) } => (
            format!("{}放置標記 {letter}。", built(letter, hal)),
            format!("放在第 {column} 欄、第 {row} 列。"),
        ),
        Stage::Return { chosen: 0, .. } => {
            ("板塊耗盡了。".into(), "選擇要放回的板塊，每個 1 分；也可以都不放。".into())
        }
        Stage::Return { chosen, of } => (format!("放回 {chosen} 個板塊？"), format!("你有 {of} 個。")),
    };
    Say { head, text }
}

fn chosen_card(chosen: Card, added: Option<Tile>) -> String {
    match (chosen.kind(), added) {
        (CardKind::Building(top), None) => format!("開採{}。", tile(top)),
        (CardKind::Building(top), Some(added)) => format!("建造：把{} 蓋在{} 上。", tile(added), tile(top)),
        (CardKind::Urban(letter), None) => format!("單獨打出字母 {letter}：開採。"),
        (CardKind::Urban(letter), Some(added)) => format!("城市化：把{} 蓋在 {letter} 處。", tile(added)),
    }
}

/// Part that cannot be paid now; nothing if all can.
fn short_of(missing: Haul) -> String {
    if missing == Haul::default() { String::new() } else { format!("你現在還缺 {}。", haul(missing)) }
}

/// Owner of the building that the marker has to make room for, where it is not one's own.
fn built(letter: Letter, hal: bool) -> String {
    if hal { format!("哈爾在 {letter} 處蓋了建築。") } else { String::new() }
}

/// Question to another seat.
pub(super) fn waiting(prompt: &Prompt, whom: Who) -> String {
    let what = match prompt {
        Prompt::Draft { .. } => "正在選擇角色",
        Prompt::Card | Prompt::Tile => "正在選擇卡牌",
        Prompt::Goods => "正在拿取資源或板塊",
        Prompt::LastTile { .. } => "正在決定要不要拿最後一個板塊",
        Prompt::Shift { .. } | Prompt::Place { .. } => "正在移動標記",
        Prompt::Return => "正在決定要放回哪些板塊",
    };
    format!("{}{what}。", who(whom))
}

/// Seat whose action is being shown.
pub(super) fn acting(whom: Who) -> String {
    format!("{}的行動。", who(whom).trim_end())
}

fn then(gives: Haul, besides: Haul) -> String {
    match (gives == Haul::default(), besides == Haul::default()) {
        (_, true) => format!("得到 {}。", haul(gives)),
        (true, false) => format!("卡牌給你 {}。", haul(besides)),
        (false, false) => format!("得到 {}，卡牌再給 {}。", haul(gives), haul(besides)),
    }
}

/// Forecast of a selection.
pub(super) fn forecast(forecast: &Forecast, scene: &Scene) -> String {
    match *forecast {
        Forecast::Goods { besides } if besides == Haul::default() => "得到 1 個資源或 1 個板塊。".into(),
        Forecast::Goods { besides } => format!("得到 1 個資源或 1 個板塊，卡牌再給 {}。", haul(besides)),
        Forecast::Exploit { gives, besides, .. } => then(gives, besides),
        Forecast::Urbanize { payable: false, .. } => lacking(Haul([1, 0, 0])),
        Forecast::Urbanize { gives, besides, .. } => format!("放上 1 個資源。{}", then(gives, besides)),
        Forecast::Construct { missing: [0, 0], points, colour, place, back, owner, besides, .. } => {
            let mut parts = Vec::new();
            if let Some((seat, returned)) = owner {
                parts.push(format!("{}收回 {returned} 個資源並得 {returned} 分", named(scene.name(seat))));
            }
            if back > 0 {
                parts.push(format!("收回 {}", items(Item::Resource, back)));
            }
            if points > 0 {
                parts.push(format!("編號較小，付 {}", items(Item::Point, points)));
            }
            if colour {
                parts.push("顏色不同，付 1 個資源".into());
            }
            parts.push(format!("放上 {}", items(Item::Resource, place)));
            if besides != Haul::default() {
                parts.push(format!("卡牌給你 {}", haul(besides)));
            }
            format!("{}。", parts.join("；"))
        }
        Forecast::Construct { missing: [resources, points], .. } => lacking(Haul([resources, 0, points])),
    }
}

fn lacking(missing: Haul) -> String {
    format!("還缺 {}。行動時若仍不足，就改為開採：", haul(missing))
}

/// Forecast of the markers after building at one of them.
pub(super) fn markers(letter: Letter, outlook: &Outlook) -> String {
    let places = outlook.places.len();
    let mut text = match outlook.adjacent {
        true => format!("標記 {letter} 接著放到旁邊，有 {places} 處可放"),
        false => format!("旁邊沒有空位，標記 {letter} 放到別處，有 {places} 處可放"),
    };
    let letters = |set: &Vec<Letter>| set.iter().map(Letter::to_string).collect::<Vec<_>>().join("、");
    let sets: Vec<String> = outlook.further.iter().filter(|set| !set.is_empty()).map(letters).collect();
    if !sets.is_empty() {
        text += "；也必須移動：";
        text += &sets.join("，或是 ");
    }
    text + "。"
}

/// A legal action as a sentence.
pub(super) fn action(action: &Action) -> String {
    match *action {
        Action::Done => "不再放回板塊".into(),
        Action::Keep(kept) => format!("留下{}", character(kept)),
        Action::Redraw => "花一個標記更新手牌".into(),
        Action::Card(chosen) => format!("選擇{}", card(chosen)),
        Action::Alone => "開採（單獨打出）".into(),
        Action::With(added) => format!("搭配{}", tile(added)),
        Action::Take(Good::Resource) => "拿取一個資源".into(),
        Action::Take(Good::Tile) => "拿取一個板塊".into(),
        Action::Shift(choice) => format!("移動標記，方式 {}", choice + 1),
        Action::Row(row) => format!("第 {row} 列的位置"),
        Action::Place(cell) => format!("第 {} 行、第 {} 列的位置", cell.x, cell.y),
        Action::Return(back) => format!("放回{}", tile(back)),
        Action::Leave => "不拿最後一個板塊".into(),
    }
}

/// The heading under which the action list groups an action.
pub(super) fn action_group(action: &Action) -> &'static str {
    match action {
        Action::Done | Action::Return(_) => "放回板塊",
        Action::Keep(_) => "角色",
        Action::Redraw => "更新手牌",
        Action::Card(_) => "卡牌",
        Action::Alone | Action::With(_) => "板塊",
        Action::Take(_) | Action::Leave => "資源與板塊",
        Action::Shift(_) | Action::Row(_) | Action::Place(_) => "標記",
    }
}

/// Why something is impossible.
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::GameOver => "遊戲已經結束。",
        Reason::NotAsked => "現在要決定的不是這件事。",
        Reason::NotInPacket => "這位角色不在可選的牌中。",
        Reason::NoRedraw => "沒有更新手牌標記了。",
        Reason::TooLateToRedraw => "你已經選了卡牌，不能再更新手牌。",
        Reason::NotInHand => "這張牌不在你手上。",
        Reason::NotBehindScreen => "這個板塊不在你的屏風後。",
        Reason::ReserveEmpty => "你的資源供應堆是空的。",
        Reason::SupplyEmpty => "板塊供應堆是空的。",
        Reason::NoSuchShift => "標記不能這樣移動。",
        Reason::NotAdjacent => "標記必須放在新建築旁邊。",
        Reason::NotOnRim => "這一格在城市裡面；標記要放在城市外圍。",
        Reason::Occupied => "那裡有別的標記或建築。",
        Reason::OutOfOrder => "這樣標記就不再依字母順序環繞城市了。",
        Reason::NotInRow => "這一列沒有可以放的位置。",
        Reason::Ascending => "這個板塊已經決定過了。",
    }
    .into()
}
