//! "Why did it do that?" in English.

use crate::app::i18n::why::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Why?",
    ask: |name| format!("Why did {name} do that?"),
    ask_short: "Why?",
    of_phase: "Why did they do that?",
    thinking: "Looking at what there was to choose …",
    failed: "No answer came of it this time.",
    best: "What looked best",
    chosen: "This was its choice.",
    not_among: |what| format!("Its choice is not among them: {what}"),
    errs: "At this level an opponent does not always take what looks best.",
    reason: "What speaks for the first, compared with the second",
    unknown: [
        "It could not know the cards in other hands, nor what lies in the pile.",
        "It could not know which tiles come next, nor what others keep face down.",
        "It could not know the cards and tiles of others, nor what comes next of either.",
    ],
    imagined: "Thought from what you knew at that moment; whatever you did not know was made up, again and again.",
    from_its_seat: "Thought from what it knew at that moment.",
    forced: "There was only one thing to choose.",
    secret: "What there was to choose, and why, is a secret until the end of the game: it depends on what you cannot know, such as cards in a hand.",
    seen: "What everybody saw of it",
    nothing_seen: "Nobody else saw anything of it.",
    back: "Back to the log",
};
