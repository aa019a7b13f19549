//! The guided first game: its deal, and what the coach explains of it.

use san_juan::data::buildings::{At, Y1897};
use san_juan::{Config, Edition, Event, Kind, Prompt, Role, View};

use crate::SanJuanBoard;
use table::board::guide::When::{Asked, Over, Seen};
use table::board::guide::{Guide, LEARNER, SEATS, Topic};

/// Cards in hand from which the limit is near.
const MANY_CARDS: u8 = 6;
/// The slot with whose building the end comes near.
const LATE: u8 = 8;
pub(crate) static GUIDE: Guide<SanJuanBoard> = Guide {
    seed: 1_897_000_025,
    config: || Config { edition: Edition::Y1897, players: SEATS, first: Some(LEARNER), ..Config::default() },
    topics: &[
        Topic::new("goal", Asked(is_role), &["city"]),
        Topic::new("hand", Asked(is_role), &["hand"]),
        Topic::new("role", Asked(is_role), &["role-builder", "role-producer", "role-trader"]),
        Topic::new("limit", Asked(|prompt, view| is_role(prompt, view) && has_many_cards(view)), &["hand"]),
        Topic::new("build", Asked(|prompt, _| *prompt == Prompt::Build), &["hand"]),
        Topic::new("city", Asked(has_city_building), &["hand"]),
        Topic::new("pay", Asked(|prompt, _| matches!(prompt, Prompt::Pay { .. })), &["hand"]),
        Topic::new("produce", Asked(|prompt, _| matches!(prompt, Prompt::Produce { .. })), &["city"]),
        Topic::new("sell", Asked(|prompt, _| matches!(prompt, Prompt::Sell { .. })), &["prices"]),
        Topic::new("keep", Asked(|prompt, _| matches!(prompt, Prompt::Keep { .. })), &["drawn-0", "drawn-1"]),
        Topic::new("built", Seen(|event| matches!(event, Event::Built { seat: LEARNER, .. })), &["city"]),
        Topic::new("good", Seen(|event| matches!(event, Event::Produced { seat: LEARNER, .. })), &["city"]),
        Topic::new("prices", Seen(|event| matches!(event, Event::PricesShown { .. })), &["prices"]),
        Topic::new("explorer", Seen(is_prospector), &["role-prospector"]),
        Topic::new("others", Seen(is_built_by_another), &["seat-2", "seat-3"]),
        Topic::new(
            "governor",
            Seen(|event| matches!(event, Event::RoundStarted { round: 2, .. })),
            &["seat-2"],
        ),
        Topic::new(
            "late",
            Seen(|event| matches!(event, Event::Built { slot: LATE.., .. })),
            &["seat-2", "seat-3"],
        ),
        Topic::new("over", Over, &["to-review"]),
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

fn is_role(prompt: &Prompt, _: &View) -> bool {
    matches!(prompt, Prompt::Role { .. })
}

fn has_many_cards(view: &View) -> bool {
    view.seats[LEARNER.index()].hand_count >= MANY_CARDS
}

fn has_city_building(prompt: &Prompt, view: &View) -> bool {
    let hand = view.seats[LEARNER.index()].hand.as_deref().unwrap_or_default();
    // A building whose points depend on the rest of the city is printed without any.
    let is_one = |kind: &Kind| kind.at() == At::End && Y1897[*kind as usize].vp == 0;
    *prompt == Prompt::Build && hand.iter().any(is_one)
}

fn is_prospector(event: &Event) -> bool {
    matches!(event, Event::RolePicked { role: Role::Prospector, .. })
}

fn is_built_by_another(event: &Event) -> bool {
    matches!(event, Event::Built { seat, .. } if *seat != LEARNER)
}
