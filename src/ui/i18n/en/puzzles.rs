//! The puzzles in English.

use crate::i18n::puzzles::Messages;
use session::puzzles::Kind;

pub(super) const WORDS: Messages = Messages {
    title: "Puzzles",
    about: "Each puzzle has exactly one best answer. Nothing hidden matters.",
    solved_of: |solved, all| format!("{solved} of {all} solved"),
    next: "Next puzzle",
    all: "All puzzles",
    degrees: ["Easy", "Medium", "Hard"],
    kind: |kind| match kind {
        Kind::Load => "Captain phase",
        Kind::LastPick => "Last pick of the game",
        Kind::Build => "Last building",
        Kind::Place => "Last placement",
        Kind::Finish => "Role and building",
        Kind::Sell => "Sale of goods",
        Kind::Points => "Most points",
        Kind::Lead => "Against one opponent",
    },
    goal: |kind| match kind {
        Kind::Load => "Score as many points as you can in this Captain phase, whatever your opponents load.",
        Kind::LastPick => {
            "The last pick of the game: choose a role, and score as many points as you can, \
             whatever your opponents do."
        }
        Kind::Build => {
            "Build to score as many points as you can after your turn. Count as at the end of the game."
        }
        Kind::Place => {
            "The last round: fill your circles to score as many points as you can. Count as at the end \
             of the game."
        }
        Kind::Finish => {
            "Choose a role and play your turn to score as many points as you can. Count as at the end \
             of the game."
        }
        Kind::Sell => "Sell to draw as many cards as you can.",
        Kind::Points => {
            "You act first. Play a card, alone or with a tile, to score as many points as you can right now. \
             Districts and end cards count as at the end of the game."
        }
        Kind::Lead => {
            "You act first. Play a card, alone or with a tile. Points you gain and points your opponent loses both \
             count, as at the end of the game."
        }
    },
    number: |number| format!("Puzzle {number}"),
    solved: "solved",
    amount: |kind, amount| match (kind, amount) {
        (Kind::Sell, 1) => "1 card".to_owned(),
        (Kind::Sell, _) => format!("{amount} cards"),
        (_, 1) => "1 point".to_owned(),
        (..) => format!("{amount} points"),
    },
    right: |best, second| format!("Solved: {best}. Any other answer gets {second} at most."),
    short: |reached, best| format!("You got {reached}; the best is {best}."),
    back: "Undo",
    again: "Start over",
    show_answer: "Show the answer",
    answer: |what| format!("The answer starts with: {what}."),
    happened: |deeds| format!("What happened: {deeds}"),
    unknown: |id| format!("Puzzle {id} does not exist."),
    unusable: |why| format!("This puzzle can’t be played: {why}"),
};
