//! The table in English.

use session::worker_pool::Cause;

use crate::i18n::table::{Messages, Opponents};

const OPPONENTS: Opponents = Opponents {
    why: |cause| match cause {
        Cause::Refused => "This browser does not allow this page to run opponents.",
        Cause::Missing => {
            "The opponents are no longer on the server; there is probably a newer version of the page."
        }
        Cause::Server => "The server has a problem: the opponents did not load.",
        Cause::Unreachable => {
            "The opponents did not load: the server cannot be reached. Please check your connection."
        }
        Cause::Altered => {
            "The opponents did not load: something else arrived, perhaps the sign-in page of a network."
        }
        Cause::Unfit => "This browser is too old to run opponents; a newer one can.",
        Cause::Version => "The opponents belong to another version of the page.",
        Cause::Slow => "The opponents are slow to load.",
        Cause::Silent => "The opponents do not answer.",
        Cause::Garbled => "The page does not understand the opponents’ answer.",
        Cause::Broken => "The opponents have stopped.",
    },
    still_tried: "Still trying: you can wait. Your game is saved.",
    stopped: "Your game is saved. Try again, reload the page, or play for this opponent yourself.",
    on_page: "This browser does not let opponents think in the background, so the page may stutter while they think.",
    again: "Try again",
    reload: "Reload the page",
    play_for: |name| format!("Play for {name}"),
};

pub(super) const WORDS: Messages = Messages {
    players: "Players",
    tools: "Tools",
    what_now: "What to do now",
    game_over: "The game is over.",
    log: "Log",
    actions: "All actions",
    no_actions: "There is nothing to choose now.",
    undo: "Undo",
    undo_turn: "Undo the whole turn",
    undo_further: "Undo further (practice)",
    barriers: [
        "Nothing to undo yet.",
        "You can’t undo this: hidden information was revealed.",
        "You can’t undo this: another player has moved since.",
    ],
    not_your_turn: "It is not your turn.",
    help: "Keys",
    describe: "Describe the table",
    recap: "What happened?",
    thoughts: "Why?",
    thoughts_of: |name| format!("How {name} chooses"),
    solo_best: |points, lead| format!("Your best with this setup: {}, {}.", counted(points), ahead(lead)),
    solo_new_best: |points, lead| {
        format!("Your new best with this setup: {}, {}.", counted(points), ahead(lead))
    },
    recap_none: "Nothing has happened since your last move.",
    results: "Final score",
    leave: "Leave the table",
    pause: "Pause",
    next_step: "Next",
    skip: "Skip",
    thinking: "thinking…",
    thinking_of: |name| format!("{name} is thinking…"),
    powers: "Powers",
    powers_none: "None of your buildings has an optional power yet.",
    policies: ["Always", "Ask", "Never"],
    answer_forced: "Play forced moves automatically",
    sealed: "cannot be undone",
    show_card: "Show the card",
    viewing: |step, all| format!("Viewing step {step} of {all}"),
    back_to_now: "Back to now",
    back_to_own: "Back",
    earlier: "Earlier",
    later: "Later",
    replay: "Replay",
    position: "Step of the game",
    play: "Play",
    speed: |times| format!("Speed: {times}×"),
    round_before: "To the start of the round",
    round_after: "To the next round",
    watch_again: "Watch replay",
    play_from_here: "Play from here",
    study: "Edit this position",
    eyes: "Seen by",
    everybody: "All players",
    back_to_study: "Back to editing",
    hand_to: "Hand the device to",
    hold: "Hold to look",
    hold_note: "A click or Enter works too.",
    person: "You",
    person_n: |n| format!("Player {n}"),
    opponent_n: |n| format!("Opponent {n}"),
    levels: [
        "Newcomer",
        "Casual player",
        "Enthusiast",
        "Apprentice",
        "Regular",
        "Strategist",
        "Viceroy",
        "Master",
    ],
    styles: ["shipper", "builder", "trader"],
    with_style: |level, style| format!("{level}, {style}"),
    elsewhere: "This game is open in another tab",
    elsewhere_text: "You can play it in only one tab. If you play here, the other tab stops.",
    take_over: "Play here",
    lost: "Another tab has taken over this game.",
    asking: "Opening the game…",
    missing: "Game not found",
    missing_note: "It may have been deleted, or it is in another browser. To move a game, send it as a link or a file.",
    unopened: "This game cannot be opened",
    history_lost: "The rules were corrected after this game was saved. You can play on, but its earlier history is gone.",
    not_saved_full: "The browser’s storage is full: this game is lost when you close the tab.",
    not_saved_closed: "This browser does not save games: this game is lost when you close the tab.",
    export_now: "Save as a file",
    opponents: OPPONENTS,
    choose: "Which one?",
    all_seats: "All players",
    final_score: "Final score",
    source: "Source",
    total: "Total",
    tie_break_note: |what| format!("The totals are equal. {what} break the tie: the most wins."),
    wins: |name| format!("{name} wins."),
    share_win: |names| format!("{names} share the victory."),
    skip_counting: "Skip counting",
    again_same: "Same deal again",
    again_new: "New deal",
    look_at_table: "View the table",
    save_picture: "Save as a picture",
    share_picture: "Share the picture",
    no_picture: "This browser could not make the picture.",
    imprint: "Sobremesa · board games in your browser",
    points: counted,
    and: " and ",
    spaced: true,
    not_over: "This game is not over yet",
    key_names: &[
        ("Tab", "next region"),
        ("← ↑ → ↓", "within a region"),
        ("Enter", "choose"),
        ("Space", "look at the card"),
        ("Esc", "close, cancel, back to now"),
        ("A", "all actions"),
        ("U", "undo"),
        ("H", "a hint"),
        ("L", "log"),
        ("P", "repeat what to do"),
        ("N", "next place you can choose"),
        ("D", "describe the table"),
        ("1 – 8", "look at a player"),
        ("[  ]", "one step earlier, later"),
        ("Home  End", "first step, now"),
        ("?", "this list"),
    ],
    auto_mark: "auto",
    for_you_now: "For you now:",
    who_did_what: "Who did what in this phase",
};

/// "1 point", "2 points".
fn counted(points: i16) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}

/// "12 ahead", "level", "3 behind".
fn ahead(lead: i16) -> String {
    match lead {
        0 => "level".into(),
        lead if lead > 0 => format!("{lead} ahead"),
        lead => format!("{} behind", -lead),
    }
}
