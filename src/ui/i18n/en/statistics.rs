//! The statistics in English.

use crate::i18n::statistics::Messages;

pub(super) const WORDS: Messages = Messages {
    title: "Statistics",
    none: "No finished game yet.",
    none_note: "Finish a game, or import one into your saved games. Results are counted here, on this device only.",
    to_daily: "Deal of the day",
    game: "Game",
    edition: "Edition",
    module: "Expansions",
    seats: "Players",
    level: "Strongest opponent",
    whom: "Results of",
    all: "All",
    no_module: "None",
    no_level: "No computer opponent",
    alone: "The only human player",
    seat_count: |count| format!("{count} players"),
    games: "Games",
    wins: "Wins",
    win_share: |wins, share| format!("{wins} ({share}%)"),
    mean: "Average points",
    best: "Best",
    rounds: "Average rounds",
    time: "Game length",
    minutes: |minutes| format!("{minutes} min"),
    time_note: "Median length; games paused for hours are left out.",
    practice: |games| match games {
        1 => "1 practice game is not counted.".into(),
        _ => format!("{games} practice games are not counted."),
    },
    hints: |games| match games {
        1 => "1 of these games was played with hints.".into(),
        _ => format!("{games} of these games were played with hints."),
    },
    nothing_fits: "No finished games match these filters.",
    course: "Points over time",
    course_note: |shown| {
        format!(
            "The latest {shown} results. A full disc is a win, a ring is not; the line is the average of five."
        )
    },
    as_table: "Results as a table",
    when: "Ended",
    points: "Points",
    rank: "Place",
    last_five: "Average of five",
    sources: "Sources of points",
    sources_note: "Average points per game, by source.",
    favourites: "Built most often",
    strongest: "Most points with",
    strongest_note: |games| {
        format!("Average points of games in which you owned it at the end; at least {games} games.")
    },
    none_strongest: "Not enough games yet.",
    record: |games, wins, mean| {
        let games = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
        format!("{games}, {wins} won, {mean} points")
    },
    openings: "Winning openings",
    openings_note: "By your first and second choice.",
    then: "then",
    kept_note: |most| {
        format!("All of this stays on this device. The latest {most} games are kept, each only once.")
    },
    export_csv: "Export as CSV",
    export_json: "Export as JSON",
    import: "Import statistics",
    reset: "Delete all",
    reset_sure: "Delete all statistics? Your saved games stay, but they will not be counted again.",
    reset_yes: "Delete",
    reset_no: "Keep",
    was_reset: "The statistics are empty.",
    imported: |games| match games {
        0 => "Every game in the file was already here.".into(),
        1 => "One game was added.".into(),
        _ => format!("{games} games were added."),
    },
    refused: |file| format!("{file} was not imported. Nothing has changed."),
    damaged: "Your saved statistics can’t be read, so no new games are counted. Download them, or delete all to start over.",
    newer: "Your saved statistics are from a newer version, so no new games are counted. Reload to update.",
    export_raw: "Download saved data",
    full: "The browser’s storage is full, so these statistics are not saved. Export them, or delete saved games.",
    unavailable: "This browser does not save anything: these statistics are lost when you close the page. Export them.",
    counting: "Counting finished games…",
    not_counted: |games| match games {
        1 => "One saved game could not be opened and is not counted.".into(),
        _ => format!("{games} saved games could not be opened and are not counted."),
    },
};
