//! "Why did it do that?" in English.

use crate::i18n::why::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Why?",
    ask: |name| format!("Why did {name} do that?"),
    ask_short: "Why?",
    of_phase: "Why did they do that?",
    thinking: "Looking at the choices…",
    failed: "No answer this time.",
    best: "What looked best",
    chosen: "It chose this.",
    not_among: |what| format!("It chose something else: {what}"),
    errs: "At this level, opponents do not always choose what looks best.",
    reason: "Why the first beats the second",
    imagined: "Based on what you could see; hidden cards were guessed many times.",
    from_its_seat: "Based on what it could see at that moment.",
    forced: "There was only one choice.",
    secret: "You can see this after the game: it depends on hidden information, such as cards in a hand.",
    seen: "What all players saw",
    nothing_seen: "The other players saw nothing.",
    back: "Back to the log",
};
