//! Objectives of the festival and achievement cards on the board, in English.

use puerto_rico::Edition;
use puerto_rico::data::festival::{Asks, Reward};
use puerto_rico::view::ObjectiveView;

use super::terms::{coins, points, workers};
use super::{achievements, festival, names};
use crate::words::messages::{CardSpoken, ObjectiveSpoken, TaskWords, by_good};
use ui::i18n::who::Who;

pub(super) const TASKS: TaskWords = TaskWords {
    festival: "Festival",
    objective: "Objective of the festival",
    festival_card: "Festival card",
    objectives: festival::card,
    task,
    reward: "Reward",
    rewards,
    fulfilled_by: "Completed by",
    objective_spoken,
    achievements: achievements::HEADING,
    achievement: "Achievement card",
    completed: "Completed.",
    so_far: |have, need| format!("{have} of {need} so far."),
    card_spoken,
    face_down: |cards| match cards {
        1 => "1 achievement card face down".into(),
        _ => format!("{cards} achievement cards face down"),
    },
    packet: "Achievement cards",
    packet_cards: |cards| format!("Keep 1 of these {cards}"),
    keep_card: "Keep this card",
    pay_all: |all| format!("Pay all {}", coins(all)),
    take_points: |count| format!("Take {}", points(count.into())),
};

/// "a", "a and b", "a, b and c".
fn list(each: &[String]) -> String {
    match each {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn task(view: &ObjectiveView, edition: Edition) -> String {
    let named = names(edition);
    let crates = |times: u8| -> Vec<String> {
        let each = by_good(view);
        each.into_iter().map(|(good, shown)| format!("{} {}", shown * times, named.good(good))).collect()
    };
    let good = || view.goods.first().map_or("a good", |&good| named.good(good));
    match view.card.def().asks {
        Asks::Have { plantations, crates: times } => {
            let tile = |tile| match plantations {
                1 => format!("1 {}", named.tile(tile)),
                _ => format!("{plantations} {}s", named.tile(tile)),
            };
            let tiles: Vec<String> = view.tiles.iter().map(|&one| tile(one)).collect();
            match (list(&tiles), list(&crates(times))) {
                (tiles, crates) if crates.is_empty() => format!("Own {tiles}."),
                (tiles, crates) if tiles.is_empty() => {
                    format!("Produce {crates} in one Craftsman phase.")
                }
                (tiles, crates) => format!("Own {tiles}, and produce {crates} in one Craftsman phase."),
            }
        }
        Asks::Load => match by_good(view)[..] {
            [(one, _), (other, _)] => {
                let (one, other) = (named.good(one), named.good(other));
                format!("Load 1 {one} and 2 {other}, or 2 {one} and 1 {other}, in one Captain phase.")
            }
            _ => format!("Load 3 {} in one Captain phase.", good()),
        },
        Asks::FillHouse => format!("Sell {} to the {} as the fourth crate.", good(), named.house),
        Asks::FillLargest => format!("Fill the largest cargo ship with the last crate of {}.", good()),
        Asks::FillSmallest => format!("Fill the smallest cargo ship with the last crate of {}.", good()),
        Asks::Build => {
            format!("Build the {}.", view.building.map_or("building", |building| named.building(building)))
        }
    }
}

fn rewards(reward: &Reward, edition: Edition) -> String {
    let each = [
        (reward.workers > 0).then(|| workers(reward.workers, edition)),
        (reward.coins > 0).then(|| coins(reward.coins.into())),
        (reward.vp > 0).then(|| points(reward.vp.into())),
    ];
    list(&each.into_iter().flatten().collect::<Vec<_>>())
}

fn objective_spoken(said: &ObjectiveSpoken, edition: Edition) -> String {
    let title = festival::card(said.view.card);
    match said.won_by {
        Some(Who::You) => return format!("{title}: completed by you."),
        Some(Who::Named(name)) => return format!("{title}: completed by {name}."),
        None => {}
    }
    let reward = rewards(&said.view.card.def().reward, edition);
    let tally = said.tally.map_or_else(String::new, |(have, need)| format!(" You have {have} of {need}."));
    format!("{title}: {} Reward: {reward}.{tally}", task(said.view, edition))
}

fn card_spoken(said: &CardSpoken, _: Edition) -> String {
    let mut text = format!("{}: {}", achievements::title(said.card), achievements::condition(said.card));
    if let Some(worth) = said.points {
        text.push_str(&format!(" Worth {}.", points(worth.into())));
    }
    if said.done {
        text.push_str(" Completed.");
    } else if let Some((have, need)) = said.progress {
        text.push_str(&format!(" {have} of {need} so far."));
    }
    match (said.chosen, said.legal) {
        (true, _) => text.push_str(" Chosen."),
        (false, true) => text.push_str(" Can be chosen."),
        (false, false) => {}
    }
    text
}
