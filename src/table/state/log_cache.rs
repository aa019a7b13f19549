//! Lines of the log that have been made already.

use game_core::Seat;

use crate::board::Line;
use ui::i18n::Lang;

/// In whose words the lines are.
type Audience = (Lang, Option<Seat>);

/// The lines of steps, as far as anybody has asked for them.
#[derive(Default)]
pub struct LogCache {
    reader: Option<Audience>,
    steps: Vec<Option<Vec<Line>>>,
}

impl LogCache {
    /// Goes on for a reader; forgets what another one was told.
    pub fn begin(&mut self, reader: Audience) {
        if self.reader != Some(reader) {
            *self = LogCache { reader: Some(reader), steps: Vec::new() };
        }
    }

    /// The lines of a step; `make` makes them the first time.
    pub fn lines(&mut self, step: usize, make: impl FnOnce() -> Vec<Line>) -> Vec<Line> {
        if self.steps.len() <= step {
            self.steps.resize(step + 1, None);
        }
        self.steps[step].get_or_insert_with(make).clone()
    }

    /// Forgets the steps behind a position: they were taken back.
    pub fn back_to(&mut self, position: usize) {
        self.steps.truncate(position + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Rank;

    fn line(step: usize, text: &str) -> Vec<Line> {
        vec![Line { step, seat: None, rank: Rank::Move, text: text.to_owned(), rule: None }]
    }

    fn text(told: &mut LogCache, step: usize, fresh: &str) -> String {
        told.lines(step, || line(step, fresh)).remove(0).text
    }

    #[test]
    fn a_step_is_told_once() {
        let mut told = LogCache::default();
        told.begin((Lang::En, None));
        assert_eq!(text(&mut told, 3, "first"), "first");
        assert_eq!(text(&mut told, 3, "second"), "first");
        assert_eq!(text(&mut told, 1, "other"), "other");
    }

    #[test]
    fn another_reader_hears_nothing_of_it() {
        let mut told = LogCache::default();
        told.begin((Lang::En, Some(Seat(0))));
        assert_eq!(text(&mut told, 0, "secret"), "secret");
        told.begin((Lang::En, Some(Seat(1))));
        assert_eq!(text(&mut told, 0, "public"), "public");
    }

    #[test]
    fn what_is_taken_back_is_told_anew() {
        let mut told = LogCache::default();
        told.begin((Lang::En, None));
        assert_eq!(text(&mut told, 1, "stays"), "stays");
        assert_eq!(text(&mut told, 2, "goes"), "goes");
        told.back_to(1);
        assert_eq!(text(&mut told, 1, "new"), "stays");
        assert_eq!(text(&mut told, 2, "new"), "new");
    }
}
