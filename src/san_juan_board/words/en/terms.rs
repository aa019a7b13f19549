//! Small words and plural forms of San Juan's sentences.

use san_juan::event::Cards;
use san_juan::{Edition, Kind};

use crate::words::messages::Names;
use ui::i18n::who::Who;

/// An edition, as it stands before the word "edition".
pub(super) const fn named_after(edition: Edition) -> &'static str {
    match edition {
        Edition::Y1897 => "1897",
        Edition::Classic => "classic",
    }
}

/// "1 card", "2 cards".
pub(super) fn cards(count: u8) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// "1 good", "2 goods".
pub(super) fn goods(count: u8) -> String {
    if count == 1 { "1 good".into() } else { format!("{count} goods") }
}

/// "You take", "Ana takes".
pub(super) fn does(who: Who, you: &str, other: &str) -> String {
    match who {
        Who::You => format!("You {you}"),
        Who::Named(name) => format!("{name} {other}"),
    }
}

/// Names one after the other.
pub(super) fn list(cards: &[Kind], named: &Names) -> String {
    cards.iter().map(|&card| named.kind(card)).collect::<Vec<_>>().join(", ")
}

/// "2 cards", and which they are where that is known.
pub(super) fn which(drawn: &Cards, named: &Names) -> String {
    match drawn {
        Cards::Hidden(count) => cards(*count),
        Cards::Known(known) if known.is_empty() => "no card".into(),
        Cards::Known(known) => format!("{} ({})", cards(known.len() as u8), list(known, named)),
    }
}
