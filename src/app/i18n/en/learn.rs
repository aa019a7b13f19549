//! Texts around the lessons in English.

use crate::app::i18n::learn::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Lessons",
    about: "Each takes a few minutes and is played on the real table. Leave out what you know.",
    finished: "finished",
    progress: |done, all| format!("{done} of {all} finished"),
    first_game: "Play a first game",
    go_on: "Go on",
    understood: "Got it",
    first_times: "Explain what is new",
    first_times_note: "In your first two games a line over the board explains every new question, once.",
    step: |step, all| format!("Step {step} of {all}"),
    others: "The others are playing …",
    otherwise: "That is allowed, but this step is about something else. Nothing has been done.",
    rule: "The rule",
    next: "Next lesson",
    all: "All lessons",
    leave: "Leave the lesson",
    broken: |why| format!("This lesson cannot be played: {why}"),
    unknown: "There is no such lesson.",
};
