//! The tray while it is drafted.

use super::OfferModel;

/// The tray while it is drafted.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayModel {
    /// Heading.
    pub title: &'static str,
    /// "3 of 17 slots are filled".
    pub facts: String,
    /// Its slots by price, cheapest first.
    pub slots: Vec<SlotsModel>,
}

/// The slots of one price.
#[derive(Clone, Debug, PartialEq)]
pub struct SlotsModel {
    /// Their price in coins.
    pub cost: u8,
    /// Number of slots.
    pub slots: u8,
    /// Number of filled slots.
    pub filled: u8,
    /// The same in words.
    pub spoken: String,
    /// Buildings in the slots, then those that could come.
    pub offers: Vec<OfferModel>,
}
