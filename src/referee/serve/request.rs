//! The shape of a request.

use serde::Deserialize;
use serde_json::Value;

use crate::table::Form;
use game_core::Viewer;

/// A request. Which fields a verb reads is told in `docs/referee.md`; fields
/// that no verb knows are refused.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Given back with the reply.
    #[serde(default)]
    pub id: Value,
    #[serde(rename = "do")]
    pub verb: Verb,
    /// The game, for `new` and `open`.
    pub game: Option<String>,
    /// A table of this session.
    pub table: Option<u64>,
    /// A position instead of a table.
    pub position: Option<Value>,
    /// A record instead of a table.
    pub record: Option<Value>,
    /// Choices over the default configuration.
    pub config: Option<Value>,
    /// The seed of a deal or of an opponent's choice.
    #[serde(default)]
    pub seed: u64,
    pub action: Option<Value>,
    /// Several actions, all or none.
    pub actions: Option<Vec<Value>>,
    /// Viewer that looks or listens.
    #[serde(rename = "eye")]
    pub viewer: Option<Viewer>,
    /// An opponent.
    pub bot: Option<String>,
    /// Form in which a game is written.
    #[serde(rename = "as")]
    pub form: Option<Form>,
}

/// Requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    /// Games that can be played.
    Games,
    /// Deals a game; answers with its table.
    New,
    /// Reads a position or record; answers with its table.
    Open,
    /// Copies a table.
    Copy,
    /// Forgets a table.
    Close,
    /// Seat that is asked, and its question.
    Turn,
    /// The legal actions.
    Legal,
    /// Carries out actions.
    Apply,
    /// Legality of an action, and the rule that says no.
    Why,
    /// View of a viewer.
    View,
    /// The table as text.
    Show,
    /// The points as they stand.
    Score,
    /// The position or record.
    Save,
    /// Every action with its events.
    Replay,
    /// Choice of an opponent.
    Choose,
    /// Soundness of a document.
    Check,
}
