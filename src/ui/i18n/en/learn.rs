//! Texts around the lessons in English.

use crate::i18n::learn::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Lessons",
    about: "Each takes a few minutes, on the real table. Skip what you know.",
    finished: "finished",
    progress: |done, all| format!("{done} of {all} finished"),
    first_game: "Play a first game",
    go_on: "Continue",
    understood: "Got it",
    first_times: "Explain new questions",
    first_times_note: "In your first two games, a line above the board explains each new question once.",
    step: |step, all| format!("Step {step} of {all}"),
    others: "Your opponents are playing…",
    otherwise: "That is allowed, but this step is about something else. Nothing happened.",
    rule: "The rule",
    next: "Next lesson",
    all: "All lessons",
    leave: "Leave the lesson",
    broken: |why| format!("This lesson cannot be played: {why}"),
    unknown: "There is no such lesson.",
};
