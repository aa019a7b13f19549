//! The guided first game: its deal, and what the coach explains of it.

use puerto_rico::{Config, Edition, Event, Prompt, Role, View};

use crate::PuertoRicoBoard;
use table::board::guide::When::{Asked, Over, Seen};
use table::board::guide::{Guide, LEARNER, SEATS, Topic};

/// Coins from which the buildings of the last column are within reach.
const RICH: u16 = 8;

pub(crate) static GUIDE: Guide<PuertoRicoBoard> = Guide {
    seed: 1_897_000_024,
    config: || Config { edition: Edition::Y1897, players: SEATS, first: Some(LEARNER), ..Config::default() },
    topics: &[
        Topic::new("goal", Asked(is_role), &["gauge-vp"]),
        Topic::new("board", Asked(is_role), &["mat"]),
        Topic::new("role", Asked(is_role), &["roles"]),
        Topic::new("take", Asked(|prompt, _| *prompt == Prompt::Take), &["market-corn", "market-fruit"]),
        Topic::new("quarry", Asked(may_take_a_quarry), &["market-quarry"]),
        Topic::new("place", Asked(|prompt, _| matches!(prompt, Prompt::Place { .. })), &["idle", "land-0"]),
        Topic::new("build", Asked(is_build), &["coins-0"]),
        Topic::new("pair", Asked(is_build), &["offer-small_fruit", "offer-small_sugar"]),
        Topic::new("large", Asked(|prompt, view| is_build(prompt, view) && is_rich(view)), &["gauge-town"]),
        Topic::new("extra", Asked(|prompt, _| *prompt == Prompt::Extra), &["prompt"]),
        Topic::new("sell", Asked(|prompt, _| *prompt == Prompt::Sell), &["house"]),
        Topic::new("load", Asked(|prompt, _| *prompt == Prompt::Load), &["ship-0", "ship-1", "ship-2"]),
        Topic::new("store", Asked(is_store), &["storage"]),
        Topic::new("goods", Seen(|event| matches!(event, Event::Produced { seat: LEARNER, .. })), &["mat"]),
        Topic::new(
            "points",
            Seen(|event| matches!(event, Event::Shipped { seat: LEARNER, .. })),
            &["gauge-vp"],
        ),
        Topic::new(
            "sailed",
            Seen(|event| matches!(event, Event::Sailed { .. })),
            &["ship-0", "ship-1", "ship-2"],
        ),
        Topic::new("house", Seen(|event| matches!(event, Event::HouseEmptied)), &["house"]),
        Topic::new("lost", Seen(|event| matches!(event, Event::Spoiled { .. })), &[]),
        Topic::new(
            "register",
            Seen(|event| matches!(event, Event::RegisterFilled { .. })),
            &["gauge-register"],
        ),
        Topic::new("coins", Seen(|event| matches!(event, Event::RoleCoins { .. })), &["roles"]),
        Topic::new(
            "governor",
            Seen(|event| matches!(event, Event::RoundStarted { round: 2, .. })),
            &["seat-2"],
        ),
        Topic::new("last", Seen(|event| matches!(event, Event::LastRound { .. })), &["last-round"]),
        Topic::new("over", Over, &["to-review"]),
    ],
    judges: |prompt| {
        matches!(
            prompt,
            Prompt::Role { .. } | Prompt::Take | Prompt::Build | Prompt::Extra | Prompt::Sell | Prompt::Load
        )
    },
};

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
