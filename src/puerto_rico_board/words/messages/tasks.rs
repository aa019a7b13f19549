//! Words of what is done for a reward: the objectives of the festival, and
//! achievement cards.

use puerto_rico::data::achievements::Achievement;
use puerto_rico::data::festival::Reward;
use puerto_rico::ids::Good;
use puerto_rico::view::ObjectiveView;
use puerto_rico::{Edition, FestivalCard};

use ui::i18n::who::Who;

/// Words of objectives and achievement cards.
pub struct TaskWords {
    /// Heading: the objectives of the festival.
    pub festival: &'static str,
    /// Class of an objective that is printed on the festival board.
    pub objective: &'static str,
    /// Class of a festival card.
    pub festival_card: &'static str,
    /// The name of a festival card, and of the printed objective that is like it.
    pub objectives: fn(FestivalCard) -> &'static str,
    /// Task of an objective, in a sentence.
    pub task: fn(&ObjectiveView, Edition) -> String,
    /// Label: what an objective brings.
    pub reward: &'static str,
    /// Reward of an objective.
    pub rewards: fn(&Reward, Edition) -> String,
    /// Label: who fulfilled an objective.
    pub fulfilled_by: &'static str,
    /// An objective, to be spoken.
    pub objective_spoken: fn(&ObjectiveSpoken, Edition) -> String,
    /// Heading: achievement cards.
    pub achievements: &'static str,
    /// Class of an achievement card.
    pub achievement: &'static str,
    /// An achievement card is completed.
    pub completed: &'static str,
    /// Progress of a card, and the number due.
    pub so_far: fn(u8, u8) -> String,
    /// An achievement card, to be spoken.
    pub card_spoken: fn(&CardSpoken, Edition) -> String,
    /// So many cards lie face down.
    pub face_down: fn(u8) -> String,
    /// Heading: the cards of which one is kept.
    pub packet: &'static str,
    /// Number of cards left to choose from.
    pub packet_cards: fn(u8) -> String,
    /// Keeps the selected card.
    pub keep_card: &'static str,
    /// Builds for so many coins, which are all.
    pub pay_all: fn(u16) -> String,
    /// Takes so many points, which a building offers.
    pub take_points: fn(u8) -> String,
}

/// An objective of the festival, to be spoken.
pub struct ObjectiveSpoken<'a> {
    /// The objective with what it shows.
    pub view: &'a ObjectiveView,
    /// Progress of the reader, and the number due, where it is counted.
    pub tally: Option<(u8, u8)>,
    /// Seat that fulfilled it.
    pub won_by: Option<Who<'a>>,
}

/// An achievement card, to be spoken.
pub struct CardSpoken {
    pub card: Achievement,
    /// Its points, where the reader may know them.
    pub points: Option<u8>,
    /// Progress, and the number due.
    pub progress: Option<(u8, u8)>,
    /// True if it is completed.
    pub done: bool,
    /// True if it can be chosen.
    pub legal: bool,
    /// True if it is chosen.
    pub chosen: bool,
}

/// The crates that an objective shows, each good once with how often it is there.
pub fn by_good(view: &ObjectiveView) -> Vec<(Good, u8)> {
    let shown = |good: Good| view.goods.iter().filter(|&&other| other == good).count() as u8;
    Good::ALL.into_iter().map(|good| (good, shown(good))).filter(|(_, count)| *count > 0).collect()
}
