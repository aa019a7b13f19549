//! 波多黎各的中文，兩個版本各用自己的名稱。

mod achievements;
mod ask;
mod board;
mod citizens;
mod effects;
mod expansions;
mod festival;
mod first_time;
pub(super) mod flaws;
mod gains;
mod log;
mod names;
mod pieces;
mod puertoma;
mod reason;
mod roles;
mod smuggler;
mod spoken;
mod tasks;
mod terms;

use puerto_rico::auto_answer::Power;
use puerto_rico::data::buildings::Class;
use puerto_rico::{Building, Edition};

use self::names::names;
use crate::words::messages::{Messages, Pieces};

pub(super) const WORDS: Messages = Messages {
    first_time: first_time::first_time,
    unknown: "它無法知道接下來會翻出哪些板塊，也不知道別人面朝下的東西。",
    tie_break: "錢幣與箱數合計",
    names: &names::EDITIONS,
    class,
    source,
    ask: ask::ask,
    ending: ask::ending,
    waiting: ask::waiting,
    action: ask::action,
    action_group: ask::action_group,
    event: log::event,
    deed: log::deed,
    reason: reason::reason,
    fact: reason::fact,
    power,
    board: board::BOARD,
    gains: gains::GAINS,
    pieces: pieces::PIECES,
    tasks: tasks::TASKS,
    spoken: spoken::SPOKEN,
    puertoma: puertoma::PUERTOMA,
    setup: board::SETUP,
};

/// 板塊的名稱。
pub(super) const PIECES: Pieces =
    Pieces::of([&names::Y1897, &names::CLASSIC], &tasks::TASKS, &puertoma::PUERTOMA, &pieces::PIECES);

fn class(class: Class, edition: Edition) -> &'static str {
    match (class, edition) {
        (Class::Production(_) | Class::Workshop, Edition::Y1897) => "生產建築",
        (Class::Commercial, Edition::Y1897) => "商業建築",
        (Class::Expanded, Edition::Y1897) => "擴建商業建築（佔兩格）",
        (Class::Production(_) | Class::Workshop, Edition::Classic) => "生產廠房",
        (Class::Commercial, Edition::Classic) => "小型特殊功能建築",
        (Class::Expanded, Edition::Classic) => "大型特殊功能建築（佔兩格）",
    }
}

fn source(key: &str, edition: Edition) -> &'static str {
    match key {
        "chips" => "運貨的勝利分",
        "achievements" => achievements::HEADING,
        "printed" => "建築",
        "citizens" => "公民",
        _ => {
            let building = Building::ALL.into_iter().find(|building| building.key() == key);
            let named = building.map(|building| names(edition).building(building));
            named.or_else(|| puertoma::source(key)).unwrap_or("其他")
        }
    }
}

fn power(power: Power, edition: Edition) -> &'static str {
    let named = names(edition);
    match (power, edition) {
        (Power::Hacienda, _) => named.building(Building::Hacienda),
        (Power::Hospital, _) => named.building(Building::Hospital),
        (Power::School, _) => named.building(Building::School),
        (Power::Wharf, _) => named.building(Building::Wharf),
        (Power::Harbor, _) => named.building(Building::Harbor),
        (Power::ExtraWorker, Edition::Y1897) => "招募官多拿的工人",
        (Power::ExtraWorker, Edition::Classic) => "市長多拿的移民",
        (Power::Production, Edition::Y1897) => "生產商品",
        (Power::Production, Edition::Classic) => "收成貨物",
        (Power::ExtraCrate, Edition::Y1897) => "製造商多拿的一箱",
        (Power::ExtraCrate, Edition::Classic) => "工匠多拿的一箱",
        (Power::Warehouses, _) => "倉庫：能留多少就留多少",
        (Power::LastCrate, _) => "倉庫之外留下一箱",
        (Power::Spoils, _) => "掠奪的船能留幾箱就留幾箱",
    }
}
