//! What a table answers by itself, and how players switch it.
//!
//! The engine skips no choice. A choice with a single legal action, and one
//! that a player has settled once and for all with a power switch, is answered
//! here and recorded like any other action, marked as automatic: a record
//! replays the same whatever the switches.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use game_core::{Actions, Game};

/// A game that says which of its actions use which optional power.
pub trait AutoAnswer: Game {
    /// The optional powers that can be switched; serialises as a short key.
    type Power: Copy + fmt::Debug + Ord + Hash + Serialize + DeserializeOwned + 'static;

    /// All of them, in the order in which screens list them.
    const POWERS: &'static [Self::Power];

    /// The switch as long as nobody touches it.
    fn default_policy(_power: Self::Power) -> Policy {
        Policy::Ask
    }

    /// Returns true if the choice at hand is put to people however their switches stand: a switch
    /// is turned for the ordinary, and this one is not.
    fn overrides_switches(&self, _state: &Self::State) -> bool {
        false
    }

    /// What `action` means for a power when it is chosen in answer to
    /// `prompt`; `None` if it concerns none.
    fn habit(prompt: &Self::Prompt, action: Self::Action) -> Option<(Self::Power, Use)>;
}

/// What an action means for a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It uses the power.
    Uses,
    /// It leaves the power unused.
    Leaves,
}

/// How a power switch stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Policy {
    /// Actions that leave the power unused are not considered.
    Always,
    /// Every action is considered.
    #[default]
    Ask,
    /// Actions that use the power are not considered.
    Never,
}

/// For games without optional powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum NoPower {}

/// The switches of one seat; what is not in it stands as by default.
pub type Switches<P> = BTreeMap<P, Policy>;

/// The one action that is left to consider, if it is exactly one: the only
/// legal one, or the only one that the switches leave. Switches that leave
/// nothing are ignored. `legal` without entries has no answer.
pub fn answer<G: AutoAnswer>(
    prompt: &G::Prompt,
    legal: &Actions<G::Action>,
    policy: impl Fn(G::Power) -> Policy,
) -> Option<G::Action> {
    if let [only] = legal[..] {
        return Some(only);
    }
    let considered = |action: &&G::Action| match G::habit(prompt, **action) {
        None => true,
        Some((power, Use::Uses)) => policy(power) != Policy::Never,
        Some((power, Use::Leaves)) => policy(power) != Policy::Always,
    };
    let mut left = legal.iter().filter(considered);
    match (left.next(), left.next()) {
        (Some(&only), None) => Some(only),
        _ => None,
    }
}
