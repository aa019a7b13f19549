//! Actions and gains of roles, in the fewest words.

use puerto_rico::Edition;
use puerto_rico::ids::{Good, Role};

use super::names;
use super::terms::{coins, workers};
use crate::words::messages::{Gain, GainWords, Next};

pub(super) const GAINS: GainWords = GainWords {
    short,
    gain,
    next,
    comma: ", ",
    spoken: |role, does, gain| match gain {
        Some(gain) => format!("{role}. {does}. For you now: {gain}"),
        None => format!("{role}. {does}"),
    },
    yours: |gain| format!("If you take it, you get: {gain}."),
};

fn short(role: Role, edition: Edition) -> &'static str {
    match (role, edition) {
        (Role::Planter, _) => "Take a tile",
        (Role::Recruiter, Edition::Y1897) => "Get workers",
        (Role::Recruiter, Edition::Classic) => "Get colonists",
        (Role::Builder, _) => "Build, −1 coin",
        (Role::Craftsman, _) => "Produce",
        (Role::Trader, _) => "Sell 1 crate",
        (Role::Captain, _) => "Ship goods",
        (Role::Adventurer | Role::Adventurer2, _) => "Take 1 coin",
        (Role::Smuggler, _) => "Do one action",
    }
}

fn gain(gain: &Gain, edition: Edition) -> String {
    let mut parts = Vec::new();
    if gain.coins > 0 {
        parts.push(format!("+{}", coins(gain.coins as u16)));
    }
    if gain.workers > 0 {
        parts.push(format!("+{}", workers(gain.workers as u8, edition)));
    }
    let made = Good::ALL.into_iter().filter(|good| gain.crates[good.index()] > 0);
    parts.extend(made.map(|good| format!("{} {}", gain.crates[good.index()], names(edition).good(good))));
    if gain.vp > 0 {
        parts.push(format!("+{} VP", gain.vp));
    }
    parts.join(", ")
}

fn next(next: &Next, edition: Edition) -> String {
    let named = names(edition);
    match *next {
        Next::Untold => String::new(),
        Next::Nothing => "nothing to do".into(),
        Next::Sale { good, coins } => format!("{} +{coins}", named.good(good)),
        Next::Load { good, crates, vp } => format!("{crates} {} +{vp} VP", named.good(good)),
        Next::Buildings(0) => "nothing affordable".into(),
        Next::Buildings(1) => "1 building".into(),
        Next::Buildings(count) => format!("{count} buildings"),
        Next::Tiles { kinds: 0, quarry: true } => "a quarry".into(),
        Next::Tiles { kinds: 1, quarry: false } => "1 kind".into(),
        Next::Tiles { kinds: 1, quarry: true } => "1 kind, quarry".into(),
        Next::Tiles { kinds, quarry: false } => format!("{kinds} kinds"),
        Next::Tiles { kinds, quarry: true } => format!("{kinds} kinds, quarry"),
    }
}
