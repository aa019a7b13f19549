//! What the set-up page must know of a game.

use sobremesa::core::{Game, Seat};
use sobremesa::games::san_juan::{Config, SanJuan};

use crate::app::i18n::Words;

/// A game that can be set up.
pub trait Settable: Game {
    /// The fewest and the most seats.
    const SEATS: (usize, usize);

    /// What can be switched, in the order in which it is shown.
    const SWITCHES: &'static [Switch<Self::Config>];

    /// The game's title.
    fn title(words: &Words) -> &'static str;

    /// Writes the seats into a configuration.
    fn seat(config: &mut Self::Config, seats: u8, first: Option<Seat>);

    /// Who begins, if that is not left to the seed.
    fn first(config: &Self::Config) -> Option<Seat>;
}

/// Something that is on or off.
pub struct Switch<C> {
    /// Its title and what it changes, in one sentence.
    pub words: fn(&Words) -> [&'static str; 2],
    /// Whether few people touch it.
    pub fine: bool,
    /// Whether it is on.
    pub get: fn(&C) -> bool,
    /// Switches it.
    pub set: fn(&mut C, bool),
}

impl Settable for SanJuan {
    const SEATS: (usize, usize) = (2, 4);

    const SWITCHES: &'static [Switch<Config>] = &[
        Switch {
            words: |words| words.rules.opening_draft,
            fine: false,
            get: |config| config.opening_draft,
            set: |config, on| config.opening_draft = on,
        },
        Switch {
            words: |words| words.rules.cheap_resort,
            fine: true,
            get: |config| config.switches.resort_cost_1897 == 3,
            set: |config, on| config.switches.resort_cost_1897 = if on { 3 } else { 4 },
        },
        Switch {
            words: |words| words.rules.rebuild_covered,
            fine: true,
            get: |config| config.switches.rebuild_covered_types,
            set: |config, on| config.switches.rebuild_covered_types = on,
        },
    ];

    fn title(words: &Words) -> &'static str {
        words.san_juan.title
    }

    fn seat(config: &mut Config, seats: u8, first: Option<Seat>) {
        config.players = seats;
        config.first = first;
    }

    fn first(config: &Config) -> Option<Seat> {
        config.first
    }
}
