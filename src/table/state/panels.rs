//! Panels over the table: a drawer at its side, a short message.

use game_core::Seat;
use leptos::prelude::*;

/// Drawer over the table's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawer {
    /// The log.
    Log,
    /// Every legal action.
    Actions,
    /// Choices that a strong player would look at.
    Hint,
    /// Reason why somebody chose as it did: the step of the line that is asked about, and its seat.
    Why(usize, Seat),
    /// Menu: powers, pace, preferences.
    Menu,
    /// The keys.
    Help,
    /// The table in sentences.
    Describe,
    /// Events since one's own last move.
    Recap,
    /// The rules, at one of them.
    Rules(Option<&'static str>),
}

/// A short message: the words, and the rule behind them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Notice {
    /// The words.
    pub text: String,
    /// The rule, if one stands behind it.
    pub rule: Option<&'static str>,
}

/// The drawer and the message of a table; copies share them.
#[derive(Clone, Copy)]
pub struct Panels {
    /// Drawer that is open.
    pub drawer: RwSignal<Option<Drawer>>,
    /// A short message.
    pub notice: RwSignal<Option<Notice>>,
}

impl Panels {
    pub(super) fn new() -> Panels {
        Panels { drawer: RwSignal::new(None), notice: RwSignal::new(None) }
    }

    /// Shows a short message.
    pub fn tell(self, text: String, rule: Option<&'static str>) {
        self.notice.set(Some(Notice { text, rule }));
    }

    /// Opens a drawer in place of any other.
    pub fn open(self, drawer: Drawer) {
        self.drawer.set(Some(drawer));
    }

    /// Opens a drawer, or closes it if it is open.
    pub fn toggle(self, drawer: Drawer) {
        self.drawer.update(|open| *open = if *open == Some(drawer) { None } else { Some(drawer) });
    }

    /// Opens the rules beside the board, at one of them.
    pub fn open_rule(self, rule: &'static str) {
        self.open(Drawer::Rules(Some(rule)));
    }

    /// Closes the drawer.
    pub fn close_drawer(self) {
        self.drawer.set(None);
    }

    /// Takes the message away.
    pub fn take_notice(self) {
        self.notice.set(None);
    }
}
