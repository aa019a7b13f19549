//! Objectives of the festival, and achievement cards.

use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::data::achievements::Achievement;

use super::Choice;

/// An objective of the festival.
#[derive(Clone, Debug, PartialEq)]
pub struct ObjectiveModel {
    /// Its place on the festival board.
    pub place: u8,
    /// Its key, such as `twin_farms`.
    pub key: &'static str,
    /// Its picture.
    pub art: String,
    /// Its name.
    pub name: &'static str,
    /// What it shows: tiles, crates, a building.
    pub shown: Vec<ShownModel>,
    /// What it brings: drawings, and how many of each.
    pub reward: Vec<(&'static str, u8)>,
    /// Who fulfilled it: seat and name.
    pub won_by: Option<(Seat, String)>,
    /// The same in words.
    pub spoken: String,
}

/// A piece that an objective shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownModel {
    /// Its drawing.
    pub art: String,
    /// The letter of a good.
    pub letter: Option<&'static str>,
    /// How many it takes, or how many of them the reader has.
    pub tally: Option<String>,
}

/// An achievement card.
#[derive(Clone, Debug, PartialEq)]
pub struct AwardModel {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Achievement,
    /// Its picture.
    pub art: String,
    /// Its title.
    pub title: &'static str,
    /// What completes it.
    pub condition: &'static str,
    /// Its points, where the reader may know them.
    pub points: Option<u8>,
    /// How much of what it counts there is, of how much; nothing once it is
    /// completed.
    pub progress: Option<(u8, u8)>,
    /// Whether it is completed.
    pub done: bool,
    /// How it stands.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// The achievement cards of a mat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AwardsModel {
    /// The completed ones, then those that the reader may know.
    pub cards: Vec<AwardModel>,
    /// How many others lie face down, and the same in words.
    pub face_down: Option<(u8, String)>,
}

/// The achievement cards of which the reader keeps one.
#[derive(Clone, Debug, PartialEq)]
pub struct PacketModel {
    /// Heading.
    pub title: &'static str,
    /// "Keep 1 of these 3".
    pub facts: String,
    /// The cards.
    pub cards: Vec<AwardModel>,
}
