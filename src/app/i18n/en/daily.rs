//! The deal of the day in English.

use crate::app::i18n::daily::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Deal of the day",
    about: "One deal of each game for every day, the same for everybody. The first finish counts.",
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
    par_note: "Par is what a strong player makes from your seat against the same opponents, as the mean of three games.",
    no_par: "There is no par for this day yet",
    play: "Play",
    go_on: "Continue",
    again: "Play again",
    look: "Result",
    made: |points, rank| match rank {
        1 => format!("{points} points, won"),
        2 => format!("{points} points, 2nd"),
        3 => format!("{points} points, 3rd"),
        _ => format!("{points} points, {rank}th"),
    },
    against_par: |more| match more {
        0 => "exactly par".into(),
        more if more > 0 => format!("{more} over par"),
        more => format!("{} below par", -more),
    },
    with_hints: "with hints",
    counted_first: "An earlier finish of this deal counts.",
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
        format!("Sobremesa, {game}, {date}: {points} points{par}{row}")
    },
    copied: "The line and the link are in the clipboard.",
    by_hand: "The browser does not copy for pages. Here is the line:",
    future: "This day has not come yet. If it should have, please look at the clock of this device.",
    too_early: "The deals of the day begin on 1 November 2026. If today is later, please look at the clock of this device.",
    no_day: "This address names no day.",
    no_clock: "The clock of this device names no day of the calendar.",
    new_day: "A new day has begun: these are its deals.",
    to_today: "To the deals of today",
    damaged: "What was kept of the deals of the day cannot be read. It is left as it is; results are not kept meanwhile.",
    newer: "What was kept of the deals of the day is from a newer version. It is left as it is; results are not kept meanwhile.",
    not_kept: "The browser did not keep this: its storage is full or closed.",
    export_raw: "Download what is kept",
    begin_anew: "Begin anew",
    list: "Deals as a list",
    list_note: "Every deal up to this day with its seed and a fingerprint of its first position, to compare what two devices deal.",
    refused: "This deal could not be begun:",
};
