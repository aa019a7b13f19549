//! Hints in English.

use crate::app::i18n::hints::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Hint",
    thinking: "Looking at your choices …",
    not_now: "A hint can be had while it is your turn to choose.",
    failed: "No hint came of it this time.",
    again: "Try again",
    clear: "One choice stands out from the others.",
    even: "Several choices are worth about the same here.",
    nudges: [
        "Look for points that can be had at once.",
        "Mind what you will have in hand afterwards.",
        "Mind what becomes of the goods.",
        "Think of what earns you more in every round to come.",
        "Think of what is counted at the end of the game.",
        "Mind the order of play, and how long the game will still last.",
    ],
    show_best: "Show the best three",
    show_move: "Show the move",
    chance: |wins| format!("wins about {wins} games in 100"),
    points: |points| format!("about {points} points in the end"),
    terms: [
        "points on the table",
        "what is in hand",
        "goods",
        "what earns every round",
        "bonuses at the end",
        "order of play and the time left",
    ],
    more: |what, by| format!("{by} points more from {what}"),
    less: |what, by| format!("{by} points less from {what}"),
    compared: "Compared with the next best:",
    alike: "It is worth about the same as the next best.",
    marked: "Your game is marked as played with hints.",
    was_marked: "Played with hints.",
    switch: "Hints",
    switch_note: "A lamp at the table tells, step by step, what a strong player would look at. It knows only what you know.",
};
