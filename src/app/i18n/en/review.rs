//! The look back in English.

use crate::app::i18n::review::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Review",
    about: "A strong player looks at every choice of this game, knowing no more than each seat did. \
            That takes up to a minute; the table can be used meanwhile.",
    begin: "Review the game",
    stop: "Stop",
    progress: |done, all| format!("{done} of {all} choices"),
    failed: "The review could not be finished.",
    no_history: "Only the end of this game is left, so there is no choice to look back at.",
    chances: "Chance to win",
    chances_note: "As each seat could judge it when it chose, if it then chose best.",
    points: "Points, as they would have been counted",
    costly_of: |name| format!("Costliest choices of {name}"),
    none_costly: "No choice gave away anything that can be told.",
    round: |round| format!("Round {round}"),
    chosen: |what| format!("Chosen: {what}"),
    better: |what| format!("Better: {what}"),
    cost: |wins| format!("−{wins} in 100"),
    chance_of: |name, wins| format!("{name} to choose: wins {wins} in 100"),
    account: |name, first, given, rest| {
        let luck = if rest < 0 { format!("cost {}", -rest) } else { format!("added {rest}") };
        format!(
            "{name} began with {first} wins in 100. Choices gave away {given}; what chance and the others did {luck}."
        )
    },
    as_table: "The curves as a table",
    cell: |points, chance| match chance {
        Some(chance) => format!("{points} ({chance} %)"),
        None => points.to_string(),
    },
};
