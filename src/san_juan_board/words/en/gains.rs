//! Actions and gains of San Juan's roles, in the fewest words.

use san_juan::ids::Role;

use super::terms::{cards, goods};
use crate::words::messages::{Gain, GainWords};

pub(super) const GAINS: GainWords = GainWords {
    short: |role, _| short(role),
    gain: |gain, _| self::gain(gain),
    spoken: |role, does, gain| match gain {
        Some(gain) => format!("{role}. {does}. For you now: {gain}"),
        None => format!("{role}. {does}"),
    },
    yours: |gain| format!("If you take it, you could: {gain}."),
};

fn short(role: Role) -> &'static str {
    match role {
        Role::Builder => "Build, −1 card",
        Role::Producer => "Produce, +1",
        Role::Trader => "Sell, +1",
        Role::Councillor => "See 5, keep 1",
        Role::Prospector | Role::Prospector2 => "Draw a card",
        Role::ColonistShip => "Take a card",
        Role::Mayor => "Exchange cards",
        Role::Captain => "Ship, +1",
    }
}

fn gain(gain: Gain) -> String {
    match gain {
        Gain::Builds(0) => "nothing affordable".into(),
        Gain::Builds(1) => "build 1 card".into(),
        Gain::Builds(count) => format!("build 1 of {count}"),
        Gain::Makes(0) => "nothing to produce".into(),
        Gain::Makes(count) => format!("produce {}", goods(count)),
        Gain::Sells(0) => "nothing to sell".into(),
        Gain::Sells(count) => format!("sell {}", goods(count)),
        Gain::Ships(0) => "nothing to ship".into(),
        Gain::Ships(count) => format!("ship {}", goods(count)),
        Gain::Sees(count) => format!("look at {}", cards(count)),
        Gain::Draws(count) => format!("draw {}", cards(count)),
    }
}
