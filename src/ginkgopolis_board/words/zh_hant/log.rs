//! Log lines in Chinese.

use ginkgopolis::Event;
use ginkgopolis::event::{EndWhy, Source};
use ginkgopolis::ids::{Card, Item, Tile};

use super::names::{card, character, items, tile, who as name};
use crate::words::messages::Scene;

fn tiles(named: &[Tile]) -> String {
    named.iter().copied().map(tile).collect::<Vec<_>>().join("、")
}

fn cards(named: &[Card]) -> String {
    named.iter().copied().map(card).collect::<Vec<_>>().join("、")
}

/// Line for an event; `None` for one that goes without saying.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let who = |seat: &_| name(scene.who(*seat));
    Some(match event {
        Event::CharacterKept { seat, character: Some(kept) } => {
            format!("{}留下{}。", who(seat), character(*kept))
        }
        Event::CharacterKept { seat, character: None } => format!("{}留下一位角色。", who(seat)),
        Event::PacketsPassed => "其餘角色傳給左手邊。".into(),
        Event::Characters { seat, characters } => {
            let named: Vec<String> = characters.iter().map(|&one| character(one)).collect();
            format!("{}的角色：{}。", who(seat).trim_end(), named.join("、"))
        }
        Event::RoundStarted { round, first } => format!("第 {round} 輪：{}是起始玩家。", who(first)),
        Event::Drew { seat, count, cards: drawn } if drawn.is_empty() => {
            format!("{}抽 {count} 張牌。", who(seat))
        }
        Event::Drew { seat, count, cards: drawn } => {
            format!("{}抽 {count} 張牌：{}。", who(seat), cards(drawn))
        }
        Event::HalDrew => "面朝下發一張牌給哈爾。".into(),
        Event::Redrew { seat, discarded, left } => {
            format!("{}棄掉 {}，更新手牌（剩 {left} 個標記）。", who(seat), cards(discarded))
        }
        Event::Committed { seat, play: Some(play) } => match play.tile {
            Some(with) => format!("{}選定{}，搭配{}。", who(seat), card(play.card), tile(with)),
            None => format!("{}選定{}，單獨打出。", who(seat), card(play.card)),
        },
        Event::Committed { seat, play: None } => format!("{}已選定。", who(seat)),
        Event::AllCommitted { with_tile } if with_tile.is_empty() => {
            "所有人都選定了，沒有人搭配板塊。".into()
        }
        Event::AllCommitted { with_tile } => {
            let names: Vec<String> =
                with_tile.iter().map(|&seat| name(scene.who(seat)).trim_end().to_owned()).collect();
            format!("所有人都選定了；搭配板塊的有：{}。", names.join("、"))
        }
        Event::Revealed { seat, card: shown, tile: None } => {
            format!("{}亮出{}，單獨打出。", who(seat), card(*shown))
        }
        Event::Revealed { seat, card: shown, tile: Some(with) } => {
            format!("{}亮出{}與板塊{}。", who(seat), card(*shown), tile(*with))
        }
        Event::Fallback { seat, tile: back } => {
            format!("{}付不起，收回板塊{}，改為開採。", who(seat), tile(*back))
        }
        Event::Gained { seat, item, count, from, tiles } => gained(&who(seat), *item, *count, *from, tiles),
        Event::TileLeft { seat, .. } => format!("{}不拿最後一個板塊。", who(seat)),
        Event::Lost { seat, item, count, .. } => {
            format!("供應堆已空，{}少拿 {}。", who(seat), items(*item, *count))
        }
        Event::Urbanized { seat, letter, tile: laid, .. } => {
            format!("{}在 {letter} 處城市化，蓋上{}。", who(seat), tile(*laid))
        }
        Event::Constructed { seat, over, tile: laid, points, colour, placed } => format!(
            "{}在{} 上加蓋{}，共 {placed} 層{}。",
            who(seat),
            tile(*over),
            tile(*laid),
            paid(*points, *colour)
        ),
        Event::MarkerPlaced { letter, .. } => format!("標記 {letter} 移動了。"),
        Event::Shifted { letters, .. } if letters.is_empty() => return None,
        Event::Shifted { letters, .. } => {
            let named: Vec<String> = letters.iter().map(ToString::to_string).collect();
            format!("其他標記也必須移動：{}。", named.join("、"))
        }
        Event::CardDiscarded { .. } => return None,
        Event::CardKept { seat, card: kept } => format!("{}留下{}。", who(seat), card(*kept)),
        Event::Exhausted { time: 1 } => "板塊第一次耗盡。".into(),
        Event::Exhausted { .. } => "板塊完全耗盡。".into(),
        Event::TilesReturned { seat, tiles: none } if none.is_empty() => {
            format!("{}沒有放回板塊。", who(seat))
        }
        Event::TilesReturned { seat, tiles: back } => format!("{}放回 {}。", who(seat), tiles(back)),
        Event::SupplyRenewed { tiles } => format!("新的供應堆：{tiles} 個板塊。"),
        Event::Unused { cards: unused, .. } => format!("沒打出的牌：{}。", cards(unused)),
        Event::HalSwapped { used, discarded } => {
            format!("哈爾改用{}，不用{}。", card(*used), card(*discarded))
        }
        Event::HalTile { tile: drawn } => format!("哈爾抽到{}。", tile(*drawn)),
        Event::HalStuck { .. } => "哈爾無法行動。".into(),
        Event::Rebuilt { added, laid_aside, deck } => rebuilt(added, laid_aside, *deck),
        Event::HandsPassed { first } => format!("手牌傳給左手邊，現在{}是起始玩家。", who(first)),
        Event::LastRound { why } => last_round(*why).into(),
        Event::GameEnded => "遊戲結束。".into(),
    })
}

fn gained(who: &str, item: Item, number: u8, from: Source, which: &[Tile]) -> String {
    let names = if which.is_empty() { String::new() } else { format!("（{}）", tiles(which)) };
    let gain = format!("{}{names}", items(item, number));
    match from {
        Source::Start | Source::Alone => format!("{who}得到 {gain}。"),
        Source::Building(top) => format!("{who}從{} 得到 {gain}。", tile(top)),
        Source::Around(_) => format!("{who}從相鄰建築得到 {gain}。"),
        Source::Character(from) => format!("{who}從{} 得到 {gain}。", character(from)),
        Source::Card(from) => format!("{who}從卡牌{} 得到 {gain}。", card(from)),
        Source::BuiltOver(top) => format!("{} 被蓋住，{who}得到 {gain}。", tile(top)),
        Source::Returned => format!("{who}因放回板塊得到 {gain}。"),
    }
}

fn paid(points: u8, colour: bool) -> String {
    match (points, colour) {
        (0, false) => String::new(),
        (0, true) => "，因顏色不同付 1 個資源".into(),
        (points, false) => format!("，付 {points} 分"),
        (points, true) => format!("，付 {points} 分與 1 個資源"),
    }
}

fn rebuilt(added: &[Card], laid_aside: &[Card], deck: u8) -> String {
    let mut text = format!("重組牌堆，共 {deck} 張");
    if !added.is_empty() {
        text += &format!("；新加入：{}", cards(added));
    }
    if !laid_aside.is_empty() {
        text += &format!("；放在一旁：{}", cards(laid_aside));
    }
    text + "。"
}

fn last_round(why: EndWhy) -> &'static str {
    match why {
        EndWhy::Tiles => "板塊耗盡，這是最後一輪。",
        EndWhy::Resources => "有人放完了所有資源，這是最後一輪。",
        EndWhy::HalStuck => "哈爾無法行動，這是最後一輪。",
    }
}

/// The same in a word or two.
pub(super) fn strip(event: &Event) -> Option<String> {
    Some(match event {
        Event::Committed { .. } => "已選定".into(),
        Event::Revealed { card: shown, tile: None, .. } => card(*shown),
        Event::Revealed { card: shown, tile: Some(with), .. } => {
            format!("{} + {}", card(*shown), tile(*with))
        }
        Event::Fallback { .. } => "付不起".into(),
        _ => return None,
    })
}
