//! Texts around games handed on by link in English.

use crate::i18n::by_link::Messages;

pub(super) const WORDS: Messages = Messages {
    way: "On different devices, by link",
    way_note: "Play from different places: after your turn, send the game as a link to the next player.",
    seat_note: "Plays on their own device.",
    no_secrets: "A link holds the whole game. There is no server to keep secrets, so a curious player could read hidden cards.",
    send_to: |name| format!("Send the game to {name}"),
    send_end: "The game is over. Send the result",
    sent: "Sent. Open the link you get back to play on.",
    share: "Share…",
    copy: "Copy the link",
    copied: |characters| format!("Copied: {characters} characters. Paste it into a message."),
    by_hand: "Your browser blocked copying. Here is the link:",
    link: "The link",
    qr: "QR code",
    qr_alt: |characters| format!("QR code of the link, {characters} characters"),
    qr_too_long: |characters| {
        format!("The link has {characters} characters: too long for a QR code. Copy or share it instead.")
    },
    qr_note: |characters| format!("Scan it with the other device. The link has {characters} characters."),
    no_link: "This game started from a position, so it has no link. Export it as a file instead.",
    copy_game: "Copy a link to this game",
    copy_position: "Copy a link to this position",
    title: "A game by link",
    bad: "This link cannot be opened",
    bad_note: "Nothing has changed. Ask for the link again, and open all of it.",
    home: "Home",
    turn_of: |name| format!("It is {name}’s turn."),
    over: "The game is over.",
    who: "Who are you?",
    who_note: "This device remembers who you are. The others choose on their own devices.",
    i_am: |name| format!("I am {name}"),
    on_turn: "to play",
    newer: |steps| match steps {
        1 => "One new step since you last opened this game.".into(),
        n => format!("{n} new steps since you last opened this game."),
    },
    go_on: "Continue",
    same: "Nothing new: this device is already up to date.",
    older: "This link is older than your game",
    older_note: |steps| match steps {
        1 => "The game on this device is one step ahead. It stays as it is.".into(),
        n => format!("The game on this device is {n} steps ahead. It stays as it is."),
    },
    look_older: "View that moment",
    go_on_here: "Continue my game",
    branch: "This link has a different version of the game",
    branch_note: |step| {
        format!(
            "Both are the same up to step {step}; then a player chose differently. Your game stays as it is, and you can keep both."
        )
    },
    keep_branch: "Keep this one too",
    branch_of: |names| format!("{names} (other version)"),
    position: "A friend shared a position with you",
    position_note: "You can play from here in a practice copy. It is added to your saved games.",
    play_position: "Play from here",
    finished: "A friend shared a finished game with you",
    finished_note: "See the result, watch the replay, review every choice. It is added to your saved games but not to your statistics.",
    look: "View the game",
};
