//! Objectives of the festival, and achievement cards.

use game_core::Seat;
use puerto_rico::data::achievements::Achievement;

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
    pub name: &'static str,
    /// Pieces that it shows: tiles, crates, a building.
    pub shown: Vec<ShownModel>,
    /// Reward: drawings, and the number of each.
    pub reward: Vec<(&'static str, u8)>,
    /// Seat that fulfilled it, and its name.
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
    /// Number due, or the reader's part of it.
    pub tally: Option<String>,
}

/// An achievement card.
#[derive(Clone, Debug, PartialEq)]
pub struct AwardModel {
    pub seat: Seat,
    pub card: Achievement,
    /// Its picture.
    pub art: String,
    pub title: &'static str,
    /// Condition that completes it.
    pub condition: &'static str,
    /// Its points, where the reader may know them.
    pub points: Option<u8>,
    /// Progress and number due; nothing once it is completed.
    pub progress: Option<(u8, u8)>,
    /// True if it is completed.
    pub done: bool,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// The achievement cards of a mat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AwardsModel {
    /// The completed ones, then those that the reader may know.
    pub cards: Vec<AwardModel>,
    /// Number of others that lie face down, and the same in words.
    pub face_down: Option<(u8, String)>,
}

/// The achievement cards of which the reader keeps one.
#[derive(Clone, Debug, PartialEq)]
pub struct PacketModel {
    /// Heading.
    pub title: &'static str,
    /// "Keep 1 of these 3".
    pub facts: String,
    pub cards: Vec<AwardModel>,
}
