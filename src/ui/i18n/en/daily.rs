//! The deal of the day in English.

use crate::i18n::daily::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Deal of the day",
    about: "One deal of each game every day, the same for all players. Your first finish counts.",
    of_day: |date| format!("Deal of the day, {date}"),
    today: "Today",
    before: "The day before",
    after: "The day after",
    days: "Days",
    against: |count, level| match count {
        1 => format!("against one opponent: {level}"),
        _ => format!("against {count} opponents: {level}"),
    },
    par: |points| format!("Par {points}"),
    par_note: "Par is a strong player’s average score over three games, in your place against the same opponents.",
    no_par: "No par for this day yet",
    play: "Play",
    go_on: "Continue",
    again: "Play again",
    look: "Result",
    made: |points, rank| match rank {
        1 => format!("{}, won", counted(points)),
        2 => format!("{}, 2nd", counted(points)),
        3 => format!("{}, 3rd", counted(points)),
        _ => format!("{}, {rank}th", counted(points)),
    },
    against_par: |more| match more {
        0 => "exactly par".into(),
        more if more > 0 => format!("{more} over par"),
        more => format!("{} under par", -more),
    },
    with_hints: "with hints",
    counted_first: "Your first finish of this deal counts.",
    practice: "Practice games do not count for the deal of the day.",
    streak: |days| match days {
        0 => "No deal finished yesterday or today".into(),
        1 => "1 day in a row".into(),
        _ => format!("{days} days in a row"),
    },
    share: "Share the result",
    line: |game, date, points, par, streak| {
        let par = par.map(|par| format!(" (par {par})")).unwrap_or_default();
        let row = if streak > 1 { format!(", {streak} days in a row") } else { String::new() };
        format!("Sobremesa, {game}, {date}: {}{par}{row}", counted(points))
    },
    copied: "Result and link copied.",
    by_hand: "Your browser blocked copying. Here is the text:",
    future: "This day is still to come. If that looks wrong, check this device’s clock.",
    too_early: "Deals of the day start on 1 November 2026. If today is later, check this device’s clock.",
    no_day: "There is no such day.",
    no_clock: "This device’s clock shows no valid date.",
    new_day: "It is a new day: here are its deals.",
    to_today: "Today’s deals",
    damaged: "Your saved results can’t be read, so new results are not saved. Download them, or start over.",
    newer: "Your saved results are from a newer version, so new results are not saved. Reload to update.",
    not_kept: "This was not saved: the browser’s storage is full or blocked.",
    export_raw: "Download saved data",
    begin_anew: "Start over",
    list: "List of deals",
    list_note: "Every deal up to this day, with its seed and a fingerprint, to compare two devices.",
    refused: "This deal could not be started:",
};

fn counted(points: i16) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}
