//! The deal of the day: the page of a day, and what a result of one means.

mod page;
mod result;
mod share;

pub use page::page;
pub use result::result;

use games::par;
use session::daily::Date;
use session::daily::diary::{DailyFinish, Diary};

use ui::i18n::t;

/// A finish in words: points and rank, then how that compares with par. Tracked.
fn told(game: &str, date: Date, outcome: &DailyFinish) -> String {
    let words = t();
    let mut said = vec![words.daily.made(outcome.points, outcome.rank)];
    said.extend(par::par(game, date).map(|par| words.against_par(outcome.points - par)));
    said.extend(outcome.hints.then(|| words.daily.with_hints().to_owned()));
    said.join(" · ")
}

/// Par in words, or that there is none. Tracked.
fn par_words(game: &str, date: Date) -> String {
    par::par(game, date).map_or_else(|| t().daily.no_par().to_owned(), |points| t().daily.par(points))
}

/// The first finish of a deal.
fn outcome_of(diary: &Diary, date: Date, game: &str) -> Option<DailyFinish> {
    diary.played(date, game)?.outcome.clone()
}
