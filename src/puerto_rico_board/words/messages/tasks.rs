//! Tasks with a reward: the objectives of the festival, and achievement cards.

use puerto_rico::data::achievements::Achievement;
use puerto_rico::ids::Good;
use puerto_rico::view::ObjectiveView;

use ui::i18n::who::Who;

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
