//! Texts around the lessons; what a lesson says stands in its file.

/// The texts.
pub struct Messages {
    pub title: &'static str,
    /// Introduction to lessons.
    pub about: &'static str,
    /// A lesson that has been finished.
    pub finished: &'static str,
    /// So many of so many lessons are finished.
    pub progress: fn(usize, usize) -> String,
    /// After the lessons: a game of one's own.
    pub first_game: &'static str,
    pub go_on: &'static str,
    pub understood: &'static str,
    /// Setting: first questions are explained, and a line on it.
    pub first_times: &'static str,
    pub first_times_note: &'static str,
    /// The step of so many.
    pub step: fn(usize, usize) -> String,
    /// While others make their moves.
    pub others: &'static str,
    /// Of something that is allowed, but not what the step is about.
    pub otherwise: &'static str,
    pub rule: &'static str,
    pub next: &'static str,
    pub all: &'static str,
    pub leave: &'static str,
    /// The lessons do not fit what has come of the program, and why.
    pub broken: fn(&str) -> String,
    pub unknown: &'static str,
}

/// Explanation for somebody who is asked something for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstTime {
    /// Key of the question, the same in every language: it is told once.
    pub key: &'static str,
    /// The words, without names of pieces: editions call them differently.
    pub text: &'static str,
}

impl FirstTime {
    /// The words for what is called `key`.
    pub(super) const fn new(key: &'static str, text: &'static str) -> Option<FirstTime> {
        Some(FirstTime { key, text })
    }
}

#[cfg(test)]
mod tests {
    use ginkgopolis as gk;
    use puerto_rico as pr;
    use san_juan as sj;

    use super::FirstTime;
    use crate::app::i18n::{Lang, words};

    /// Explanations of some questions by language.
    fn told(of: impl Fn(Lang) -> Vec<Option<FirstTime>>) -> [Vec<Option<FirstTime>>; 2] {
        Lang::ALL.map(of)
    }

    #[test]
    fn first_questions_are_explained_in_both_languages_under_the_same_keys() {
        use {gk::Prompt as G, pr::Prompt as P, sj::Prompt as S};
        let san_juan = [S::Role { pick: 0 }, S::Build, S::Chapel, S::Sell { left: 1, sold: 0 }];
        let puerto_rico =
            [P::Role { pick: 0 }, P::Take, P::Place { left: 1 }, P::Build, P::Sell, P::Load, P::KeepOne];
        let ginkgopolis = [G::Card, G::Tile, G::Goods, G::Draft { pick: 0 }];
        let [english, chinese] = told(|lang| {
            let words = words(lang);
            let san_juan = san_juan.iter().map(|prompt| (words.san_juan().first_time)(prompt));
            let puerto_rico = puerto_rico.iter().map(|prompt| (words.puerto_rico().first_time)(prompt));
            let ginkgopolis = ginkgopolis.iter().map(|prompt| (words.ginkgopolis().first_time)(prompt));
            san_juan.chain(puerto_rico).chain(ginkgopolis).collect()
        });
        for (one, other) in english.into_iter().zip(chinese) {
            let (one, other) = (one.expect("English"), other.expect("Chinese"));
            assert_eq!(one.key, other.key);
            assert!(one.text.chars().count() <= 160, "too long over a board: {}", one.text);
            assert!(other.text.chars().all(|c| !c.is_ascii_alphabetic()), "not Chinese: {}", other.text);
        }
    }
}
