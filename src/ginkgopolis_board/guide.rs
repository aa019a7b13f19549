//! The guided first game: its deal, and what the coach explains of it.

use ginkgopolis::event::Source;
use ginkgopolis::{Config, Event, Mode, Prompt, View};

use crate::GinkgopolisBoard;
use table::board::guide::When::{Asked, Over, Seen};
use table::board::guide::{Guide, LEARNER, SEATS, Topic, When};

pub(crate) static GUIDE: Guide<GinkgopolisBoard> = Guide {
    seed: 1_897_000_031,
    config: || Config { mode: Mode::Beginner, players: SEATS, first: Some(LEARNER), ..Config::default() },
    topics: &[
        // The buildings of one color that every game begins with.
        topic("goal", Asked(|prompt, _| *prompt == Prompt::Card), &["block-B1", "block-B2", "block-B3"]),
        topic("mine", Asked(|prompt, _| *prompt == Prompt::Card), &["mine"]),
        topic("card", Asked(|prompt, _| *prompt == Prompt::Card), &["hand"]),
        // One way to use a card is explained a round: any is open from the beginning.
        topic("construct", Asked(|prompt, view| is_card_in_round(prompt, view, 2)), &["hand"]),
        topic("cost", Asked(|prompt, view| is_card_in_round(prompt, view, 2)), &["hand"]),
        topic("urbanize", Asked(|prompt, view| is_card_in_round(prompt, view, 3)), &["marker-A", "marker-B"]),
        topic("redraw", Asked(|prompt, view| is_card_in_round(prompt, view, 4)), &["hand"]),
        topic("district", Asked(|prompt, view| is_card_in_round(prompt, view, 5)), &["districts"]),
        topic("goods", Asked(|prompt, _| *prompt == Prompt::Goods), &["prompt"]),
        topic("place", Asked(|prompt, _| matches!(prompt, Prompt::Place { .. })), &["city"]),
        topic("together", Seen(|event| matches!(event, Event::AllCommitted { .. })), &["round"]),
        topic("passed", Seen(|event| matches!(event, Event::HandsPassed { .. })), &["hand"]),
        topic("floors", Seen(|event| matches!(event, Event::Constructed { .. })), &["districts"]),
        topic("wider", Seen(|event| matches!(event, Event::Urbanized { .. })), &["city"]),
        topic(
            "engine",
            Seen(|event| matches!(event, Event::CardKept { seat: LEARNER, .. })),
            &["engine-open", "engine"],
        ),
        topic("over-built", Seen(is_built_over), &["mine"]),
        topic("deck", Seen(|event| matches!(event, Event::Rebuilt { .. })), &[]),
        topic("supply", Seen(|event| matches!(event, Event::Exhausted { .. })), &[]),
        topic("last", Seen(|event| matches!(event, Event::LastRound { .. })), &["last-round"]),
        topic("over", Over, &["to-review"]),
    ],
    judges: |prompt| matches!(prompt, Prompt::Card | Prompt::Tile | Prompt::Goods),
};

const fn topic(
    key: &'static str,
    when: When<GinkgopolisBoard>,
    show: &'static [&'static str],
) -> Topic<GinkgopolisBoard> {
    Topic { key, when, show }
}

fn is_card_in_round(prompt: &Prompt, view: &View, round: u16) -> bool {
    *prompt == Prompt::Card && view.round >= round
}

fn is_built_over(event: &Event) -> bool {
    matches!(event, Event::Gained { from: Source::BuiltOver(_), .. })
}
