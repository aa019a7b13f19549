//! Ginkgopolis in English.

mod ask;
mod board;
mod first_time;
mod log;
mod names;
mod pieces;

use crate::words::messages::{Messages, Pieces};

/// The texts.
pub const WORDS: Messages = Messages {
    first_time: first_time::first_time,
    unknown: "It could not see other players’ cards and tiles, or which come next.",
    hal: "Hal",
    kind: names::kind,
    family: names::family,
    deed: names::deed,
    card: names::card,
    effect: names::effect,
    character: names::character,
    character_effect: names::character_effect,
    source: names::source,
    piece: names::piece,
    ask: ask::ask,
    waiting: ask::waiting,
    acting: ask::acting,
    forecast: ask::forecast,
    markers: ask::markers,
    action: ask::action,
    action_group: ask::action_group,
    event: log::event,
    strip: log::strip,
    reason: ask::reason,
    board: board::BOARD,
    pieces: pieces::PIECES,
    spoken: board::SPOKEN,
    setup: board::SETUP,
    keys: board::KEYS,
};

/// Names of the pieces.
pub(super) const PIECES: Pieces = Pieces {
    card: names::card,
    character: names::character,
    thing: pieces::name,
    district: pieces::PIECES.district,
    deed: names::deed,
};
