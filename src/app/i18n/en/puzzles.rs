//! The puzzles in English.

use crate::app::i18n::puzzles::Messages;
use session::puzzles::Kind;

pub(super) const WORDS: Messages = Messages {
    title: "Puzzles",
    about: "Each puzzle has exactly one best answer; every line has been counted out. Nothing you cannot see \
        makes a difference.",
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
        Kind::Load => "Gain as many points as you can in this Captain phase, whatever the others load.",
        Kind::LastPick => {
            "The last pick of the game: choose a role, and play so that you end with as many points as you can, \
             whatever the others do."
        }
        Kind::Build => {
            "Build so that you have as many points as you can after your turn, counted as at the end of the game."
        }
        Kind::Place => {
            "The last round: place your people so that you have as many points as you can, counted as at the end \
             of the game."
        }
        Kind::Finish => {
            "Choose a role, and play your turn so that you have as many points as you can, counted as at the end \
             of the game."
        }
        Kind::Sell => "Sell so that you draw as many cards as you can.",
        Kind::Points => {
            "You act first: play a card, alone or with a tile, that gains as many points as you can get at once. \
             Districts and end cards count as at the end of the game."
        }
        Kind::Lead => {
            "You act first: play a card, alone or with a tile. What you gain and what your opponent loses both \
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
    right: |best, second| format!("Solved: {best}. Any other answer comes to {second} at most."),
    short: |reached, best| format!("That comes to {reached}; {best} can be had."),
    back: "Take back",
    again: "From the beginning",
    show_answer: "Show the answer",
    answer: |what| format!("The answer begins with: {what}."),
    happened: |deeds| format!("What it came from: {deeds}"),
    unknown: |id| format!("There is no puzzle {id} here."),
    unusable: |why| format!("This puzzle cannot be used: {why}"),
};
