//! The look back in English.

use crate::i18n::review::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Review",
    about: "A strong player looks at every choice of this game, knowing only what each player knew. \
            This takes up to a minute; you can use the table in the meantime.",
    begin: "Review the game",
    stop: "Stop",
    progress: |done, all| format!("{done} of {all} choices"),
    failed: "The review could not be finished.",
    no_history: "Only the end of this game is saved, so there are no choices to review.",
    chances: "Chance to win",
    chances_note: "At each choice, from what that player knew, with best play.",
    points: "Points if the game had ended then",
    costly_of: |name| format!("{name}’s costliest choices"),
    none_costly: "No clear mistakes.",
    round: |round| format!("Round {round}"),
    chosen: |what| format!("Chosen: {what}"),
    better: |what| format!("Better: {what}"),
    cost: |wins| format!("−{wins} in 100"),
    chance_of: |name, wins| format!("{name} to choose: wins {wins} in 100"),
    account: |name, first, given, rest| {
        let luck = if rest < 0 { format!("−{}", -rest) } else { format!("+{rest}") };
        format!("{name} started at {first} wins in 100. Own choices −{given}, luck and opponents {luck}.")
    },
    as_table: "Chart as a table",
    cell: |points, chance| match chance {
        Some(chance) => format!("{points} ({chance}%)"),
        None => points.to_string(),
    },
};
