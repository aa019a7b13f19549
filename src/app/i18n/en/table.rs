//! The table in English.

use session::worker_pool::Cause;

use crate::app::i18n::table::{Messages, Opponents};

const OPPONENTS: Opponents = Opponents {
    why: |cause| match cause {
        Cause::Refused => "This browser does not let the page run the opponents' program.",
        Cause::Missing => {
            "The opponents' program is no longer on the server; there is probably a newer version of the page."
        }
        Cause::Server => "The server sends an error instead of the opponents' program.",
        Cause::Unreachable => {
            "The opponents' program does not arrive: the server cannot be reached. Please check the connection."
        }
        Cause::Altered => {
            "Something else, or only a part, arrives instead of the opponents' program. The sign-in page of a network \
             can be the reason."
        }
        Cause::Unfit => "This browser cannot run the opponents' program; a newer browser can.",
        Cause::Version => "The opponents' program belongs to another version of the page.",
        Cause::Slow => "The opponents' program takes long to arrive.",
        Cause::Silent => "The opponents' program does not answer.",
        Cause::Garbled => "The page does not understand what the opponents' program says.",
        Cause::Broken => "The opponents' program has stopped with an error.",
    },
    still_tried: "It is still being tried: you can wait. The game is kept.",
    stopped: "The game is kept. You can try again, reload the page, or play for this opponent yourself.",
    on_page: "This browser does not let opponents think in the background. They think in the page, which may stutter \
              meanwhile.",
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
    undo_further: "Take back further (practice)",
    barriers: [
        "Nothing to take back yet.",
        "This cannot be taken back: something hidden was shown.",
        "This cannot be taken back: somebody else has moved since.",
    ],
    not_your_turn: "It is not your turn.",
    help: "Keys",
    describe: "Describe the table",
    recap: "What happened?",
    thoughts: "Why?",
    thoughts_of: |name| format!("How {name} chooses"),
    solo_best: |points, lead| format!("Your best at a table like this: {points} points, {}.", ahead(lead)),
    solo_new_best: |points, lead| {
        format!("Your best at a table like this so far: {points} points, {}.", ahead(lead))
    },
    recap_none: "Nothing has happened since your last move.",
    results: "Final score",
    leave: "Leave the table",
    pause: "Pause",
    next_step: "Next",
    skip: "Skip",
    thinking: "thinking …",
    thinking_of: |name| format!("{name} is thinking …"),
    powers: "Powers",
    powers_none: "None of your buildings has an optional power yet.",
    policies: ["Always", "Ask", "Never"],
    answer_forced: "Do by itself what leaves no choice",
    sealed: "cannot be undone",
    show_card: "Show the card",
    viewing: |step, all| format!("Viewing step {step} of {all}"),
    back_to_now: "Back to now",
    back_to_own: "Back",
    earlier: "Earlier",
    later: "Later",
    replay: "Looking back",
    position: "Step of the game",
    play: "Play",
    speed: |times| format!("Speed: {times} times"),
    round_before: "To the beginning of the round",
    round_after: "To the next round",
    watch_again: "Watch again",
    play_from_here: "Play on from here",
    study: "Edit this position",
    eyes: "Seen by",
    everybody: "Everybody",
    back_to_study: "Back to editing",
    hand_to: "Hand the device to",
    hold: "Hold to look",
    hold_note: "A click or Enter works too.",
    person: "You",
    person_n: |n| format!("Player {n}"),
    opponent_n: |n| format!("Rival {n}"),
    levels: ["Apprentice", "Merchant", "Governor", "Viceroy", "Master"],
    styles: ["shipper", "builder", "trader"],
    with_style: |level, style| format!("{level}, {style}"),
    elsewhere: "This game is open in another tab",
    elsewhere_text: "Only one tab can play it. If you take over here, the other tab stops.",
    take_over: "Play here",
    lost: "Another tab has taken over this game.",
    asking: "Opening the game …",
    missing: "There is no such game here",
    missing_note: "It may have been deleted, or lie in another browser: a game stays where it was played, unless it is sent as a link or a file.",
    unopened: "This game cannot be opened",
    history_lost: "The rules have been corrected since this game was saved: it goes on from where it stood, without its earlier history.",
    not_saved_full: "The browser's storage is full: this game is kept only until the tab is closed.",
    not_saved_closed: "This browser does not let the page keep anything: this game is lost when the tab is closed.",
    export_now: "Save as a file",
    opponents: OPPONENTS,
    choose: "What do you mean?",
    all_seats: "Everybody",
    final_score: "Final score",
    source: "Source",
    total: "Total",
    tie_breaks: ["Hand cards and goods together", "Coins and crates together"],
    tie_break_note: |what| format!("The totals are equal. {what} decide: the most win."),
    wins: |name| format!("{name} wins."),
    share_win: |names| format!("{names} share the victory."),
    skip_counting: "Skip counting",
    again_same: "Same deal again",
    again_new: "New deal",
    look_at_table: "Look at the table",
    save_picture: "Save as a picture",
    share_picture: "Share the picture",
    no_picture: "The picture could not be made in this browser.",
    imprint: "Sobremesa · played at one table in the browser",
    points: |points| if points == 1 { "1 point".into() } else { format!("{points} points") },
    and: " and ",
    spaced: true,
    not_over: "This game is still being played",
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
        ("P", "say again what to do"),
        ("N", "next place that can be chosen"),
        ("D", "describe the table"),
        ("1 – 8", "look at a seat"),
        ("[  ]", "one step earlier, later"),
        ("Home  End", "first step, now"),
        ("?", "this list"),
    ],
    auto_mark: "by itself",
    for_you_now: "For you now:",
    who_did_what: "Who did what in this phase",
};

/// "12 ahead", "level", "3 behind".
fn ahead(lead: i16) -> String {
    match lead {
        0 => "level".into(),
        lead if lead > 0 => format!("{lead} ahead"),
        lead => format!("{} behind", -lead),
    }
}
