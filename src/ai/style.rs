//! Styles: what an opponent is fonder of than it should be.

use serde::{Deserialize, Serialize};

/// A liking that shows in what a seat builds and does. A style leans the
/// judgement of positions, not the rules of choosing: every level can have one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// Likes to load, and what helps to load.
    Shipper,
    /// Likes a full town, and quarries.
    Builder,
    /// Likes to sell, and what pays coins.
    Trader,
}

impl Style {
    pub const ALL: [Style; 3] = [Style::Shipper, Style::Builder, Style::Trader];

    /// The style's key in files and on command lines.
    pub const fn key(self) -> &'static str {
        match self {
            Style::Shipper => "shipper",
            Style::Builder => "builder",
            Style::Trader => "trader",
        }
    }

    /// The style of this name.
    pub fn named(key: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.key() == key)
    }
}
