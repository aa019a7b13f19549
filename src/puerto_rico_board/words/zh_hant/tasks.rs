//! 版圖上的節慶目標與成就卡。

use puerto_rico::Edition;
use puerto_rico::data::festival::{Asks, Reward};
use puerto_rico::ids::Role;
use puerto_rico::view::ObjectiveView;

use super::terms::{coins, name, points, workers};
use super::{achievements, festival, names};
use crate::words::messages::{CardSpoken, ObjectiveSpoken, TaskWords, by_good};

pub(super) const TASKS: TaskWords = TaskWords {
    festival: "節慶",
    objective: "節慶目標",
    festival_card: "節慶卡",
    objectives: festival::card,
    task,
    reward: "獎勵",
    rewards,
    fulfilled_by: "達成者",
    objective_spoken,
    achievements: achievements::HEADING,
    achievement: "成就卡",
    completed: "已完成。",
    so_far: |have, need| format!("目前 {have}／{need}。"),
    card_spoken,
    face_down: |cards| format!("{cards} 張成就卡面朝下"),
    packet: "成就卡",
    packet_cards: |cards| format!("從這 {cards} 張留下 1 張"),
    keep_card: "留下這張",
    pay_all: |all| format!("付出全部 {}", coins(all)),
    take_points: |count| format!("拿 {}", points(count.into())),
};

fn task(view: &ObjectiveView, edition: Edition) -> String {
    let named = names(edition);
    let crates = |times: u8| {
        let each = by_good(view).into_iter();
        let each = each.map(|(good, shown)| format!("{} 箱{}", shown * times, named.good(good)));
        each.collect::<Vec<_>>().join("、")
    };
    let (craftsman, captain) = (named.role(Role::Craftsman), named.role(Role::Captain));
    let good = || view.goods.first().map_or("商品", |&good| named.good(good));
    match view.card.def().asks {
        Asks::Have { plantations, crates: times } => {
            let tile = |&tile| format!("{plantations} 個{}", named.tile(tile));
            let tiles = view.tiles.iter().map(tile).collect::<Vec<_>>().join("、");
            match (tiles, crates(times)) {
                (tiles, crates) if crates.is_empty() => format!("擁有 {tiles}。"),
                (tiles, crates) if tiles.is_empty() => format!("同一{craftsman}階段生產 {crates}。"),
                (tiles, crates) => format!("擁有 {tiles}，並在同一{craftsman}階段生產 {crates}。"),
            }
        }
        Asks::Load => match by_good(view)[..] {
            [(one, _), (other, _)] => {
                let (one, other) = (named.good(one), named.good(other));
                format!("同一{captain}階段裝載 1 箱{one}與 2 箱{other}，或 2 箱{one}與 1 箱{other}。")
            }
            _ => format!("同一{captain}階段裝載 3 箱{}。", good()),
        },
        Asks::FillHouse => format!("把{}賣到{}，成為第四箱。", good(), named.house),
        Asks::FillLargest => format!("以最後一箱{}裝滿最大的商船。", good()),
        Asks::FillSmallest => format!("以最後一箱{}裝滿最小的商船。", good()),
        Asks::Build => {
            format!("建造{}。", view.building.map_or("建築", |building| named.building(building)))
        }
    }
}

fn rewards(reward: &Reward, edition: Edition) -> String {
    let each = [
        (reward.workers > 0).then(|| workers(reward.workers, edition)),
        (reward.coins > 0).then(|| coins(reward.coins.into())),
        (reward.vp > 0).then(|| points(reward.vp.into())),
    ];
    each.into_iter().flatten().collect::<Vec<_>>().join("、")
}

fn objective_spoken(said: &ObjectiveSpoken, edition: Edition) -> String {
    let title = festival::card(said.view.card);
    if let Some(who) = said.won_by {
        return format!("{title}：{}已達成。", name(who));
    }
    let reward = rewards(&said.view.card.def().reward, edition);
    let tally = said.tally.map_or_else(String::new, |(have, need)| format!("你目前 {have}／{need}。"));
    format!("{title}：{}獎勵：{reward}。{tally}", task(said.view, edition))
}

fn card_spoken(said: &CardSpoken, _: Edition) -> String {
    let mut text = format!("{}：{}", achievements::title(said.card), achievements::condition(said.card));
    if let Some(worth) = said.points {
        text.push_str(&format!("值 {}。", points(worth.into())));
    }
    if said.done {
        text.push_str("已完成。");
    } else if let Some((have, need)) = said.progress {
        text.push_str(&format!("目前 {have}／{need}。"));
    }
    match (said.chosen, said.legal) {
        (true, _) => text.push_str("已選擇。"),
        (false, true) => text.push_str("可以選擇。"),
        (false, false) => {}
    }
    text
}
