//! Texts around games handed on by link in English.

use crate::app::i18n::by_link::Messages;

pub(super) const WORDS: Messages = Messages {
    way: "On different devices, by link",
    way_note: "Everybody plays at home: after your turn you send the game on as a link, and whoever opens it plays next.",
    seat_note: "Plays on a device of their own.",
    no_secrets: "A link holds the whole game. No server keeps secrets here, so a curious player could read hidden cards out of it.",
    send_to: |name| format!("Send the game to {name}"),
    send_end: "The game is over. Send the others the end",
    sent: "Sent as it stands. You are asked again when you open the answer.",
    share: "Share …",
    copy: "Copy the link",
    copied: |characters| format!("Copied: {characters} characters. Paste it into a message."),
    by_hand: "The browser does not let us copy. Take the link from here:",
    link: "The link",
    qr: "QR code",
    qr_alt: |characters| format!("QR code of the link, {characters} characters"),
    qr_too_long: |characters| {
        format!("With {characters} characters the link is too long for a QR code. Copy or share it instead.")
    },
    qr_note: |characters| {
        format!("Point the camera of the other device at it. The link has {characters} characters.")
    },
    no_link: "This game began from a position, not from a deal, so no link can hold it. Export it as a file instead.",
    copy_game: "Copy a link to this game",
    copy_position: "Copy a link to this position",
    title: "A game by link",
    bad: "This link cannot be opened",
    bad_note: "Nothing was changed. Ask for the link once more, and open all of it.",
    home: "To the first page",
    turn_of: |name| format!("It is {name}’s turn."),
    over: "The game is over.",
    who: "Who are you?",
    who_note: "This device plays for one seat and remembers which. The others are asked at their own.",
    i_am: |name| format!("I am {name}"),
    on_turn: "on turn",
    newer: |steps| match steps {
        1 => "One step is new since this device last had the game.".into(),
        n => format!("{n} steps are new since this device last had the game."),
    },
    go_on: "Go on",
    same: "Nothing in it is new: this device has the game exactly so.",
    older: "This link is older than the game here",
    older_note: |steps| match steps {
        1 => "The game kept on this device is one step further. It stays as it is.".into(),
        n => format!("The game kept on this device is {n} steps further. It stays as it is."),
    },
    look_older: "Look at that moment",
    go_on_here: "To the game kept here",
    branch: "This link tells the game differently",
    branch_note: |step| {
        format!(
            "Up to step {step} it is the game kept here; then somebody chose otherwise, or took something back. The game here stays as it is, and you can keep both."
        )
    },
    keep_branch: "Keep this one, too",
    branch_of: |names| format!("{names} (another course)"),
    position: "Somebody shows you a position",
    position_note: "You can play on from here in a practice copy. It goes among your saved games.",
    play_position: "Play on from here",
    finished: "Somebody shows you a finished game",
    finished_note: "See the result, watch it again, review it choice by choice. It goes among your saved games and counts in no statistics.",
    look: "Look at the game",
};
