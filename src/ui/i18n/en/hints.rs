//! Hints in English.

use crate::i18n::hints::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Hint",
    thinking: "Looking at your choices…",
    not_now: "You can get a hint when it is your turn to choose.",
    failed: "No hint this time.",
    again: "Try again",
    clear: "One choice is clearly better.",
    even: "Several choices are worth about the same here.",
    nudges: [
        "Look for points you can score right now.",
        "Think about what you will have in hand afterward.",
        "Think about your goods.",
        "Think about what earns you more every round.",
        "Think about scoring at the end of the game.",
        "Think about turn order, and how long the game will last.",
        "Look at how everything fits together: in games like this, this way did better.",
    ],
    show_best: "Show the top three",
    show_move: "Show the move",
    chance: |wins| format!("wins about {wins} in 100"),
    points: |points| format!("about {} in the end", counted(points)),
    results: ["solved: win", "solved: shared win", "solved: no win"],
    points_counted: |points| format!("{} in the end", counted(points)),
    counted: "The rest of the game is solved: this is the result if every player makes their best choices.",
    counted_better: "It improves your lead over the other players.",
    terms: [
        "points so far",
        "what you hold",
        "goods",
        "income every round",
        "bonuses at the end",
        "turn order and time left",
        "experience with games like this",
    ],
    more: |what, by| format!("+{by} points from {what}"),
    compared: "Compared with the next best:",
    alike: "It is worth about the same as the next best.",
    close: |best, next| format!("Close: about {best} wins in 100, the next best {next}."),
    ahead: |best, next| format!("About {best} wins in 100; the next best wins {next}."),
    marked: "Your game is marked as played with hints.",
    was_marked: "Played with hints.",
    switch: "Hints",
    switch_note: "A lamp at the table shows, step by step, what a strong player would look at. It knows only what you know.",
};

fn counted(points: i16) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}
