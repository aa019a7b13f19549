//! The statistics in English.

use crate::app::i18n::statistics::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Statistics",
    none: "No finished game yet.",
    none_note: "Play one to its end, or import one among the saved games: what came of it is counted here, on this device alone.",
    to_daily: "Deal of the day",
    game: "Game",
    edition: "Edition",
    module: "Expansions",
    seats: "Seats",
    level: "Strongest opponent",
    whom: "Whose results",
    all: "All",
    no_module: "None",
    no_level: "None of ours",
    alone: "The only person at the table",
    seat_count: |count| format!("{count} seats"),
    games: "Games",
    wins: "Wins",
    win_share: |wins, share| format!("{wins} ({share} %)"),
    mean: "Mean points",
    best: "Best",
    rounds: "Mean rounds",
    time: "Time of a game",
    minutes: |minutes| format!("{minutes} min"),
    time_note: "The time is that of the middle game, from its beginning to its end; games with a break of hours are left out of it.",
    practice: |games| match games {
        1 => "1 practice game is not counted.".into(),
        _ => format!("{games} practice games are not counted."),
    },
    hints: |games| match games {
        1 => "1 of the games was played with hints.".into(),
        _ => format!("{games} of the games were played with hints."),
    },
    nothing_fits: "No finished game fits this choice.",
    course: "Points over time",
    course_note: |shown| {
        format!(
            "The latest {shown} results. A full disc is a win, a ring is none; the line is the mean of five."
        )
    },
    as_table: "The results as a table",
    when: "Ended",
    points: "Points",
    rank: "Place",
    last_five: "Mean of five",
    sources: "Where points come from",
    sources_note: "Mean points of a game, by source.",
    favourites: "Most often there",
    strongest: "Most points with",
    strongest_note: |games| {
        format!("Mean points of the games in which it stood at the end; {games} games at least.")
    },
    none_strongest: "Nothing has stood there often enough yet.",
    record: |games, wins, mean| {
        let games = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
        format!("{games}, {wins} won, {mean} points")
    },
    openings: "Beginnings that won",
    openings_note: "By what you chose first and second.",
    then: "then",
    kept_note: |most| {
        format!(
            "All of this stays on this device. The latest {most} games are kept, each once, however often it is imported."
        )
    },
    export_csv: "Export as CSV",
    export_json: "Export as JSON",
    import: "Import statistics",
    reset: "Delete all",
    reset_sure: "Delete all statistics? Saved games stay, but those that are there now will not be counted again.",
    reset_yes: "Delete them",
    reset_no: "Keep them",
    was_reset: "The statistics are empty.",
    imported: |games| match games {
        0 => "Every game in the file was known already.".into(),
        1 => "One game was added.".into(),
        _ => format!("{games} games were added."),
    },
    refused: |file| format!("{file} was not taken in; nothing has changed."),
    damaged: "What was kept cannot be read. It is left as it is, and no game is counted meanwhile. Download it, or delete all to begin anew.",
    newer: "What was kept is from a newer version. It is left as it is, and no game is counted meanwhile.",
    export_raw: "Download what is kept",
    full: "The browser's storage is full: what is shown here could not be kept. Export it, or delete saved games.",
    unavailable: "The browser keeps nothing for this page: what is shown here is gone when it is closed. Export it.",
    counting: "Finished games are being counted …",
    not_counted: |games| match games {
        1 => "One saved game could not be opened and is not counted.".into(),
        _ => format!("{games} saved games could not be opened and are not counted."),
    },
};
