//! The buildings for sale, and what is printed on a building.

use puerto_rico::ids::Building;

use super::{Choice, HeldModel};

/// The buildings for sale.
#[derive(Clone, Debug, PartialEq)]
pub struct ShopModel {
    /// Heading.
    pub title: &'static str,
    /// "4 coins · quarries −2".
    pub facts: String,
    /// The reader's countryside, by kind: what the shop lies over.
    pub land: Vec<HeldModel>,
    /// The four columns of the board.
    pub columns: Vec<Vec<OfferModel>>,
}

/// A building for sale, or for the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct OfferModel {
    pub building: Building,
    pub face: FaceModel,
    /// Printed cost.
    pub cost: u8,
    /// Present price for the reader.
    pub price: u8,
    /// Copies left.
    pub left: u8,
    /// The reserve markers on it: their drawings.
    pub reserved: Vec<&'static str>,
    /// True if the reader owns it, or if it lies in the tray that is drafted.
    pub owned: bool,
    /// State in the question.
    pub choice: Choice,
    /// Reason why it cannot be bought, in the builder's phase.
    pub why: Option<String>,
    /// The same in words.
    pub spoken: String,
}

/// Printed face of a building.
#[derive(Clone, Debug, PartialEq)]
pub struct FaceModel {
    /// Its drawing.
    pub art: String,
    pub name: &'static str,
    /// Printed points.
    pub vp: u8,
    pub circles: u8,
    /// The drawing of the phase in which it works.
    pub when: &'static str,
    /// The key and the drawing of the good it produces.
    pub good: Option<(&'static str, String)>,
    /// True if it fills two spaces.
    pub large: bool,
}
