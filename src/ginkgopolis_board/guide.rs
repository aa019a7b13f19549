//! The guided first game: its deal, and what the coach explains of it.

use ginkgopolis::event::Source;
use ginkgopolis::{Config, Event, Mode, Prompt, View};

use crate::GinkgopolisBoard;
use table::board::guide::When::{Asked, Over, Seen};
use table::board::guide::{Guide, LEARNER, SEATS, Topic};

pub(crate) static GUIDE: Guide<GinkgopolisBoard> = Guide {
    seed: 1_897_000_031,
    config: || Config { mode: Mode::Beginner, players: SEATS, first: Some(LEARNER), ..Config::default() },
    topics: &[
        // The buildings of one color that every game begins with.
        Topic::new("goal", Asked(|prompt, _| *prompt == Prompt::Card), &["block-B1", "block-B2", "block-B3"]),
        Topic::new("mine", Asked(|prompt, _| *prompt == Prompt::Card), &["mine"]),
        Topic::new("card", Asked(|prompt, _| *prompt == Prompt::Card), &["hand"]),
        // One way to use a card is explained a round: any is open from the beginning.
        Topic::new("construct", Asked(|prompt, view| is_card_in_round(prompt, view, 2)), &["hand"]),
        Topic::new("cost", Asked(|prompt, view| is_card_in_round(prompt, view, 2)), &["hand"]),
        Topic::new(
            "urbanize",
            Asked(|prompt, view| is_card_in_round(prompt, view, 3)),
            &["marker-A", "marker-B"],
        ),
        Topic::new("redraw", Asked(|prompt, view| is_card_in_round(prompt, view, 4)), &["hand"]),
        Topic::new("district", Asked(|prompt, view| is_card_in_round(prompt, view, 5)), &["districts"]),
        Topic::new("goods", Asked(|prompt, _| *prompt == Prompt::Goods), &["prompt"]),
        Topic::new("place", Asked(|prompt, _| matches!(prompt, Prompt::Place { .. })), &["city"]),
        Topic::new("together", Seen(|event| matches!(event, Event::AllCommitted { .. })), &["round"]),
        Topic::new("passed", Seen(|event| matches!(event, Event::HandsPassed { .. })), &["hand"]),
        Topic::new("floors", Seen(|event| matches!(event, Event::Constructed { .. })), &["districts"]),
        Topic::new("wider", Seen(|event| matches!(event, Event::Urbanized { .. })), &["city"]),
        Topic::new(
            "engine",
            Seen(|event| matches!(event, Event::CardKept { seat: LEARNER, .. })),
            &["engine-open", "engine"],
        ),
        Topic::new("over-built", Seen(is_built_over), &["mine"]),
        Topic::new("deck", Seen(|event| matches!(event, Event::Rebuilt { .. })), &[]),
        Topic::new("supply", Seen(|event| matches!(event, Event::Exhausted { .. })), &[]),
        Topic::new("last", Seen(|event| matches!(event, Event::LastRound { .. })), &["last-round"]),
        Topic::new("over", Over, &["to-review"]),
    ],
    judges: |prompt| matches!(prompt, Prompt::Card | Prompt::Tile | Prompt::Goods),
};

fn is_card_in_round(prompt: &Prompt, view: &View, round: u16) -> bool {
    *prompt == Prompt::Card && view.round >= round
}

fn is_built_over(event: &Event) -> bool {
    matches!(event, Event::Gained { from: Source::BuiltOver(_), .. })
}
