//! Description of a game for the referee beyond its rules: options, modules, and its table as text.

use serde::Serialize;

use ai::Bot;
use game_core::{Game, Seat, Viewer};

/// A game that the referee can list, show and play in every mode.
pub trait Listed: Game {
    /// The name of the game for people.
    const TITLE: &'static str;
    /// The opponents who can play it, weakest first.
    const BOTS: &'static [Bot] = &Bot::ANY_GAME;
    /// Something rare that long random play counts, to tell whether it was met
    /// often enough: its name in few words, and which events are such.
    const REMARKABLE: Option<Remarkable<Self::Event>> = None;

    /// The name of the one whom the rules play, at a table that has him.
    const HOUSE: &'static str = "house";

    /// Number of seats for people, the first ones; the rules play those behind.
    fn people(&self) -> u8 {
        Seat::all(self.seats()).filter(|&seat| !self.is_automa(seat)).count() as u8
    }

    /// Returns the part of an event that tells how a seat played by the rules has chosen.
    fn thought(_event: &Self::Event) -> Option<Thought> {
        None
    }

    /// Options before a game.
    fn choices() -> Vec<ConfigChoice>;

    /// Every mode worth measuring and soaking.
    fn modes() -> Vec<Mode<Self::Config>>;

    /// The table as text, one fact per line: all that `viewer` sees, or, without
    /// one, everything that any seat sees.
    fn show(&self, state: &Self::State, viewer: Option<Viewer>) -> String;
}

/// A step of how somebody whom the rules play has chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought {
    pub seat: Seat,
    /// The rule that it follows.
    pub rule: &'static str,
    /// Text in English.
    pub text: String,
}

/// Something that can be chosen before a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfigChoice {
    /// The field of the configuration, such as `players`.
    pub field: &'static str,
    /// The values it takes, as in JSON; ranges as `2..4`.
    pub values: &'static str,
    /// The value if nothing is chosen, as in JSON.
    pub default: &'static str,
    /// Meaning of the option.
    pub about: &'static str,
    /// The rule or ruling behind it.
    pub rule: &'static str,
}

/// Rare events with their name.
pub type Remarkable<E> = (&'static str, fn(&E) -> bool);

/// A mode: a name, and the configurations that belong to it. Long random play
/// takes them in turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Mode<C> {
    /// The name on command lines, such as `3p-draft`.
    pub name: String,
    /// The first is the ordinary one.
    pub configs: Vec<C>,
}
