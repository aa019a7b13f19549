//! The course of a study: every text that it had, to go back and forth between.

use serde::{Deserialize, Serialize};

/// Number of texts kept behind and before the present one.
const KEPT: usize = 24;

/// A text with those before it and those that were taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    /// The present one; empty before there is any.
    pub now: String,
    /// Those before it, the earliest first.
    #[serde(default)]
    past: Vec<String>,
    /// Those that were taken back, the latest first to come again at the end.
    #[serde(default)]
    future: Vec<String>,
}

impl History {
    /// Goes on to `text`; what was taken back is gone then.
    pub fn go_on(&mut self, text: String) {
        if text == self.now {
            return;
        }
        let before = std::mem::replace(&mut self.now, text);
        if !before.is_empty() {
            self.past.push(before);
        }
        self.future.clear();
        let surplus = self.past.len().saturating_sub(KEPT);
        self.past.drain(..surplus);
    }

    /// Goes on to `text` unless it is the present one or one of those before it; whether it did. What an address
    /// names comes again whenever the page is loaded.
    pub fn go_on_once(&mut self, text: String) -> bool {
        let is_new = text != self.now && !self.past.contains(&text);
        if is_new {
            self.go_on(text);
        }
        is_new
    }

    /// Returns true if there is something to go back to.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns true if something was taken back.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Goes back.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Takes the last step back again.
    pub fn redo(&mut self) {
        if let Some(next) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, next));
        }
    }

    /// Forgets the earlier half of the past, where there is too little room for all of it; whether there was one.
    pub fn shrink(&mut self) -> bool {
        let half = self.past.len().div_ceil(2);
        self.past.drain(..half);
        half > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(texts: &[&str]) -> History {
        let mut history = History::default();
        texts.iter().for_each(|text| history.go_on((*text).to_owned()));
        history
    }

    #[test]
    fn what_was_taken_back_comes_again_until_something_else_is_done() {
        let mut history = of(&["a", "b", "c"]);
        history.undo();
        history.undo();
        assert_eq!((history.now.as_str(), history.can_undo(), history.can_redo()), ("a", false, true));
        history.redo();
        assert_eq!(history.now, "b");
        history.go_on("d".to_owned());
        assert!(!history.can_redo());
        history.undo();
        assert_eq!(history.now, "b");
    }

    #[test]
    fn what_changes_nothing_is_no_step() {
        let mut history = of(&["a", "b", "b"]);
        history.undo();
        assert_eq!((history.now.as_str(), history.can_undo()), ("a", false));
    }

    #[test]
    fn what_an_address_names_comes_once() {
        let mut history = of(&["own"]);
        assert!(history.go_on_once("link".to_owned()));
        history.go_on("edited".to_owned());
        assert!(!history.go_on_once("link".to_owned()), "the page was loaded again");
        assert_eq!(history.now, "edited");
    }

    #[test]
    fn only_so_many_steps_are_kept() {
        let texts: Vec<String> = (0..100).map(|at| at.to_string()).collect();
        let mut history = of(&texts.iter().map(String::as_str).collect::<Vec<_>>());
        for _ in 0..200 {
            history.undo();
        }
        assert_eq!(history.now, (99 - KEPT).to_string());
        let mut history = of(&["a", "b", "c"]);
        assert!(history.shrink());
        history.undo();
        assert_eq!((history.now.as_str(), history.can_undo()), ("b", false));
        assert!(!history.shrink());
    }
}
