//! The texts that come with the pages and the table.

use super::lang::Lang;
use super::{daily, hints, learn, puzzles, review, rules, screens, shell, sound, statistics, table, why};

/// Every text of one language, by topic.
pub struct Messages {
    /// App bar, menus, preferences.
    pub shell: shell::Messages,
    /// Texts around the rules of a game.
    pub rules: rules::Messages,
    /// The pages around the table.
    pub screens: screens::Messages,
    /// Every table.
    pub table: table::Messages,
    pub hints: hints::Messages,
    pub learn: learn::Messages,
    pub review: review::Messages,
    /// The deal of the day.
    pub daily: daily::Messages,
    /// Statistics of this device.
    pub statistics: statistics::Messages,
    pub puzzles: puzzles::Messages,
    pub sound: sound::Messages,
    pub why: why::Messages,
    /// Language of these texts.
    pub lang: Lang,
}
