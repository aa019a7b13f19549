//! The guided first game: its deal, and what the coach explains of it.

use puerto_rico::{Config, Edition, Event, Prompt, Role, View};

use crate::PuertoRicoBoard;
use table::board::guide::When::{Asked, Over, Seen};
use table::board::guide::{Guide, LEARNER, SEATS, Topic, When};

/// Coins from which the buildings of the last column are within reach.
const RICH: u16 = 8;

pub(crate) static GUIDE: Guide<PuertoRicoBoard> = Guide {
    seed: 1_897_000_024,
    config: || Config { edition: Edition::Y1897, players: SEATS, first: Some(LEARNER), ..Config::default() },
    topics: &[
        topic("goal", Asked(is_role), &["gauge-vp"]),
        topic("board", Asked(is_role), &["mat"]),
        topic("role", Asked(is_role), &["roles"]),
        topic("take", Asked(|prompt, _| *prompt == Prompt::Take), &["market-corn", "market-fruit"]),
        topic("quarry", Asked(may_take_a_quarry), &["market-quarry"]),
        topic("place", Asked(|prompt, _| matches!(prompt, Prompt::Place { .. })), &["idle", "land-0"]),
        topic("build", Asked(is_build), &["coins-0"]),
        topic("pair", Asked(is_build), &["offer-small_fruit", "offer-small_sugar"]),
        topic("large", Asked(|prompt, view| is_build(prompt, view) && is_rich(view)), &["gauge-town"]),
        topic("extra", Asked(|prompt, _| *prompt == Prompt::Extra), &["prompt"]),
        topic("sell", Asked(|prompt, _| *prompt == Prompt::Sell), &["house"]),
        topic("load", Asked(|prompt, _| *prompt == Prompt::Load), &["ship-0", "ship-1", "ship-2"]),
        topic("store", Asked(is_store), &["storage"]),
        topic("goods", Seen(|event| matches!(event, Event::Produced { seat: LEARNER, .. })), &["mat"]),
        topic("points", Seen(|event| matches!(event, Event::Shipped { seat: LEARNER, .. })), &["gauge-vp"]),
        topic("sailed", Seen(|event| matches!(event, Event::Sailed { .. })), &["ship-0", "ship-1", "ship-2"]),
        topic("house", Seen(|event| matches!(event, Event::HouseEmptied)), &["house"]),
        topic("lost", Seen(|event| matches!(event, Event::Spoiled { .. })), &[]),
        topic("register", Seen(|event| matches!(event, Event::RegisterFilled { .. })), &["gauge-register"]),
        topic("coins", Seen(|event| matches!(event, Event::RoleCoins { .. })), &["roles"]),
        topic("governor", Seen(|event| matches!(event, Event::RoundStarted { round: 2, .. })), &["seat-2"]),
        topic("last", Seen(|event| matches!(event, Event::LastRound { .. })), &["last-round"]),
        topic("over", Over, &["to-review"]),
    ],
    judges: |prompt| {
        matches!(
            prompt,
            Prompt::Role { .. } | Prompt::Take | Prompt::Build | Prompt::Extra | Prompt::Sell | Prompt::Load
        )
    },
};

const fn topic(
    key: &'static str,
    when: When<PuertoRicoBoard>,
    show: &'static [&'static str],
) -> Topic<PuertoRicoBoard> {
    Topic { key, when, show }
}

fn is_role(prompt: &Prompt, _: &View) -> bool {
    matches!(prompt, Prompt::Role { .. })
}

fn is_build(prompt: &Prompt, _: &View) -> bool {
    *prompt == Prompt::Build
}

fn is_store(prompt: &Prompt, _: &View) -> bool {
    matches!(prompt, Prompt::StoreAll { .. } | Prompt::KeepOne | Prompt::KeepSingles { .. })
}

fn is_rich(view: &View) -> bool {
    view.seats[LEARNER.index()].coins >= RICH
}

/// The privilege of the Planter is at hand.
fn may_take_a_quarry(prompt: &Prompt, view: &View) -> bool {
    *prompt == Prompt::Take && view.phase == Some((Role::Planter, LEARNER)) && view.quarries > 0
}
