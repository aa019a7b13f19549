//! The guided first game: its deal, and what the coach explains of it.

use san_juan::{Config, Edition, Event, Kind, Prompt, Role, View};

use crate::SanJuanBoard;
use table::board::guide::When::{Asked, Over, Seen};
use table::board::guide::{Guide, LEARNER, SEATS, Topic, When};

/// Cards in hand from which the limit is near.
const MANY_CARDS: u8 = 6;
/// The slot with whose building the end comes near.
const LATE: u8 = 8;
/// Buildings whose points depend on the rest of the city.
const CITY_BUILDINGS: [Kind; 4] = [Kind::GuildHall, Kind::CityHall, Kind::TriumphalArch, Kind::Palace];

pub(crate) static GUIDE: Guide<SanJuanBoard> = Guide {
    seed: 1_897_000_025,
    config: || Config { edition: Edition::Y1897, players: SEATS, first: Some(LEARNER), ..Config::default() },
    topics: &[
        topic("goal", Asked(is_role), &["city"]),
        topic("hand", Asked(is_role), &["hand"]),
        topic("role", Asked(is_role), &["role-builder", "role-producer", "role-trader"]),
        topic("limit", Asked(|prompt, view| is_role(prompt, view) && has_many_cards(view)), &["hand"]),
        topic("build", Asked(|prompt, _| *prompt == Prompt::Build), &["hand"]),
        topic("city", Asked(has_city_building), &["hand"]),
        topic("pay", Asked(|prompt, _| matches!(prompt, Prompt::Pay { .. })), &["hand"]),
        topic("produce", Asked(|prompt, _| matches!(prompt, Prompt::Produce { .. })), &["city"]),
        topic("sell", Asked(|prompt, _| matches!(prompt, Prompt::Sell { .. })), &["prices"]),
        topic("keep", Asked(|prompt, _| matches!(prompt, Prompt::Keep { .. })), &["drawn-0", "drawn-1"]),
        topic("built", Seen(|event| matches!(event, Event::Built { seat: LEARNER, .. })), &["city"]),
        topic("good", Seen(|event| matches!(event, Event::Produced { seat: LEARNER, .. })), &["city"]),
        topic("prices", Seen(|event| matches!(event, Event::PricesShown { .. })), &["prices"]),
        topic("explorer", Seen(is_prospector), &["role-prospector"]),
        topic("others", Seen(is_built_by_another), &["seat-2", "seat-3"]),
        topic("governor", Seen(|event| matches!(event, Event::RoundStarted { round: 2, .. })), &["seat-2"]),
        topic(
            "late",
            Seen(|event| matches!(event, Event::Built { slot: LATE.., .. })),
            &["seat-2", "seat-3"],
        ),
        topic("over", Over, &["to-review"]),
    ],
    judges: |prompt| {
        matches!(
            prompt,
            Prompt::Role { .. }
                | Prompt::Build
                | Prompt::Produce { .. }
                | Prompt::Sell { .. }
                | Prompt::Keep { .. }
        )
    },
};

const fn topic(
    key: &'static str,
    when: When<SanJuanBoard>,
    show: &'static [&'static str],
) -> Topic<SanJuanBoard> {
    Topic { key, when, show }
}

fn is_role(prompt: &Prompt, _: &View) -> bool {
    matches!(prompt, Prompt::Role { .. })
}

fn has_many_cards(view: &View) -> bool {
    view.seats[LEARNER.index()].hand_count >= MANY_CARDS
}

fn has_city_building(prompt: &Prompt, view: &View) -> bool {
    let hand = view.seats[LEARNER.index()].hand.as_deref().unwrap_or_default();
    *prompt == Prompt::Build && hand.iter().any(|kind| CITY_BUILDINGS.contains(kind))
}

fn is_prospector(event: &Event) -> bool {
    matches!(event, Event::RolePicked { role: Role::Prospector, .. })
}

fn is_built_by_another(event: &Event) -> bool {
    matches!(event, Event::Built { seat, .. } if *seat != LEARNER)
}
