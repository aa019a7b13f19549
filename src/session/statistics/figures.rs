//! Figures from what is kept. One result is one person's seat in one game.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{GameFacts, SeatFacts, Statistics, Who};

/// A piece counts among the best ones from so many games on.
pub const LEAST_FOR_BEST: usize = 3;
/// A trend is the mean of so many results.
const TREND: usize = 5;
/// Number of choices that tell one opening from another.
const OPENING: usize = 2;
/// Shorter was no play, and longer had a break in it.
const MINUTES: std::ops::RangeInclusive<u64> = 1..=240;

/// Filter of results; `None` matches everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The key of the game.
    pub game: String,
    /// The key of the edition.
    pub edition: Option<String>,
    /// The key of an expansion or variant; empty: without any.
    pub module: Option<String>,
    /// The number of seats.
    pub seats: Option<usize>,
    /// The key of the strongest level at the table; empty: no opponents with a level.
    pub level: Option<String>,
    /// Players whose results are shown.
    pub whom: Option<Whom>,
}

/// A person, as far as one can be told from another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whom {
    /// The only person at the table, whatever the name.
    Alone,
    /// One of several people at a table.
    Named(String),
}

/// A result.
#[derive(Clone, Debug, PartialEq)]
pub struct Own<'a> {
    pub game: &'a GameFacts,
    /// The person's seat.
    pub seat: &'a SeatFacts,
}

impl Own<'_> {
    /// Returns true if it was won, alone or with others.
    pub fn is_won(&self) -> bool {
        self.seat.rank == 1
    }
}

/// A building, or whatever stands before a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceFigures {
    pub key: String,
    /// Games with it at the end.
    pub games: usize,
    /// Number of wins among them.
    pub wins: usize,
    /// Their mean points.
    pub mean: f64,
}

/// A way to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The keys of what was chosen first, in order.
    pub steps: Vec<String>,
    /// Games begun that way.
    pub games: usize,
    /// Number of wins among them.
    pub wins: usize,
    /// Their mean points.
    pub mean: f64,
}

/// A result among the others over time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trend {
    /// Time when the game ended, in milliseconds since 1970; 0 if not known.
    pub ended_ms: u64,
    pub points: i16,
    /// Rank, from 1.
    pub rank: u8,
    /// The mean of this and the results before it, five at most.
    pub mean: f64,
}

/// The figures of some results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// Results counted.
    pub games: usize,
    /// Practice games, which are not among them.
    pub practice: usize,
    /// Those with hints, which are.
    pub hints: usize,
    /// Wins, shared ones included.
    pub wins: usize,
    /// Mean points.
    pub mean: f64,
    /// Most points.
    pub best: i16,
    /// Mean rounds.
    pub rounds: f64,
    /// Time of the middle game of those whose time is known, in minutes.
    pub minutes: Option<u64>,
    /// Mean points by source, in the order of counting.
    pub sources: Vec<(String, f64)>,
    /// Most frequent pieces, at most eight.
    pub favourites: Vec<PieceFigures>,
    /// Pieces of the highest scores, at most eight; each in [`LEAST_FOR_BEST`] games or more.
    pub strongest: Vec<PieceFigures>,
    /// Ways to begin that have won, the one with the highest share of wins first, at most eight.
    pub openings: Vec<Opening>,
    /// The results, the first one first.
    pub course: Vec<Trend>,
}

/// The most entries of a list.
const LISTED: usize = 8;

impl GameFacts {
    /// Duration in minutes; `None` if it is not known, or if there was a break of hours.
    pub fn minutes(&self) -> Option<u64> {
        let known = self.begun_ms > 0 && self.ended_ms > self.begun_ms;
        let minutes = known.then(|| (self.ended_ms - self.begun_ms) / 60_000)?;
        MINUTES.contains(&minutes).then_some(minutes)
    }

    /// The people at the table.
    pub fn people(&self) -> impl Iterator<Item = (Whom, &SeatFacts)> {
        let alone = self.seats.iter().filter(|seat| seat.is_person()).count() == 1;
        self.seats.iter().filter_map(move |seat| match &seat.who {
            Who::Person(_) if alone => Some((Whom::Alone, seat)),
            Who::Person(name) => Some((Whom::Named(name.clone()), seat)),
            Who::Level(_) | Who::Matched(_) | Who::Rule(_) => None,
        })
    }

    /// The key of the strongest level at the table, by the order of `levels`; empty if there is
    /// none.
    pub fn level(&self, levels: &[&str]) -> String {
        let at_table = |key: &&&str| {
            self.seats.iter().any(|seat| match &seat.who {
                Who::Level(level) => level == *key,
                Who::Matched(rung) => rung.nearest().key() == **key,
                Who::Person(_) | Who::Rule(_) => false,
            })
        };
        levels.iter().rfind(at_table).map(|key| (*key).to_owned()).unwrap_or_default()
    }
}

impl Filter {
    fn fits(&self, game: &GameFacts, levels: &[&str]) -> bool {
        let module = |key: &String| match key.as_str() {
            "" => game.modules.is_empty(),
            _ => game.modules.contains(key),
        };
        game.game == self.game
            && self.edition.as_ref().is_none_or(|key| *key == game.edition)
            && self.module.as_ref().is_none_or(module)
            && self.seats.is_none_or(|count| count == game.seats.len())
            && self.level.as_ref().is_none_or(|key| *key == game.level(levels))
    }
}

impl Statistics {
    /// The results that `filter` means, the first one first, practice games included. `levels` are
    /// the keys of the levels, weakest first.
    pub fn results<'a>(&'a self, filter: &Filter, levels: &[&str]) -> Vec<Own<'a>> {
        let games = self.games.iter().filter(|game| filter.fits(game, levels));
        let own = games.flat_map(|game| game.people().map(move |(whom, seat)| (whom, Own { game, seat })));
        own.filter(|(whom, _)| filter.whom.as_ref().is_none_or(|wanted| wanted == whom))
            .map(|(_, own)| own)
            .collect()
    }

    /// The figures of the results that `filter` means.
    pub fn figures(&self, filter: &Filter, levels: &[&str]) -> Figures {
        let all = self.results(filter, levels);
        let counted: Vec<&Own<'_>> = all.iter().filter(|own| !own.game.practice).collect();
        let practice = all.len() - counted.len();
        if counted.is_empty() {
            return Figures { practice, ..Figures::default() };
        }
        let mut minutes: Vec<u64> = counted.iter().filter_map(|own| own.game.minutes()).collect();
        minutes.sort_unstable();
        let pieces = pieces(&counted);
        let mut favourites = pieces.clone();
        favourites.sort_by_key(|piece| (Reverse(piece.games), piece.key.clone()));
        favourites.truncate(LISTED);
        let mut strongest = pieces;
        strongest.retain(|piece| piece.games >= LEAST_FOR_BEST);
        strongest
            .sort_by(|a, b| b.mean.total_cmp(&a.mean).then(b.games.cmp(&a.games)).then(a.key.cmp(&b.key)));
        strongest.truncate(LISTED);
        Figures {
            games: counted.len(),
            practice,
            hints: counted.iter().filter(|own| own.game.hints).count(),
            wins: counted.iter().filter(|own| own.is_won()).count(),
            mean: mean(counted.iter().map(|own| f64::from(own.seat.points))),
            best: counted.iter().map(|own| own.seat.points).max().unwrap_or_default(),
            rounds: mean(counted.iter().map(|own| f64::from(own.game.rounds))),
            minutes: minutes.get(minutes.len() / 2).copied(),
            sources: sources(&counted),
            favourites,
            strongest,
            openings: openings(&counted),
            course: course(&counted),
        }
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0_u32), |(sum, count), value| (sum + value, count + 1));
    sum / f64::from(count.max(1))
}

/// Mean points by source over all results; a source that a result lacks brought nothing.
fn sources(results: &[&Own<'_>]) -> Vec<(String, f64)> {
    let mut sums: Vec<(String, f64)> = Vec::new();
    for own in results {
        let mut place = 0;
        for (key, points) in &own.seat.sources {
            match sums.iter().position(|(known, _)| known == key) {
                Some(known) => {
                    sums[known].1 += f64::from(*points);
                    place = known + 1;
                }
                None => {
                    sums.insert(place, (key.clone(), f64::from(*points)));
                    place += 1;
                }
            }
        }
    }
    let count = results.len() as f64;
    sums.into_iter().map(|(key, sum)| (key, sum / count)).collect()
}

/// Results that have something in common.
#[derive(Default)]
struct Sum {
    games: usize,
    wins: usize,
    points: i64,
}

impl Sum {
    fn add(&mut self, own: &Own<'_>) {
        self.games += 1;
        self.wins += usize::from(own.is_won());
        self.points += i64::from(own.seat.points);
    }

    fn mean(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }
}

fn pieces(results: &[&Own<'_>]) -> Vec<PieceFigures> {
    let mut sums: BTreeMap<&str, Sum> = BTreeMap::new();
    for own in results {
        own.seat.standing.iter().for_each(|key| sums.entry(key).or_default().add(own));
    }
    let piece = |(key, sum): (&str, Sum)| PieceFigures {
        key: key.to_owned(),
        games: sum.games,
        wins: sum.wins,
        mean: sum.mean(),
    };
    sums.into_iter().map(piece).collect()
}

fn openings(results: &[&Own<'_>]) -> Vec<Opening> {
    let mut sums: BTreeMap<&[String], Sum> = BTreeMap::new();
    for own in results.iter().filter(|own| own.seat.opening.len() >= OPENING) {
        sums.entry(&own.seat.opening[..OPENING]).or_default().add(own);
    }
    let opening = |(steps, sum): (&[String], Sum)| Opening {
        steps: steps.to_vec(),
        games: sum.games,
        wins: sum.wins,
        mean: sum.mean(),
    };
    let mut all: Vec<Opening> = sums.into_iter().map(opening).filter(|opening| opening.wins > 0).collect();
    let share = |opening: &Opening| opening.wins as f64 / opening.games as f64;
    all.sort_by(|a, b| share(b).total_cmp(&share(a)).then(b.games.cmp(&a.games)).then(a.steps.cmp(&b.steps)));
    all.truncate(LISTED);
    all
}

fn course(results: &[&Own<'_>]) -> Vec<Trend> {
    let at = |index: usize| {
        let (own, first) = (results[index], (index + 1).saturating_sub(TREND));
        let mean = mean(results[first..=index].iter().map(|own| f64::from(own.seat.points)));
        Trend { ended_ms: own.game.ended_ms, points: own.seat.points, rank: own.seat.rank, mean }
    };
    (0..results.len()).map(at).collect()
}
