//! Results of a search for the actions of the choice at hand.

use rand::RngExt;
use serde::{Deserialize, Serialize};

use game_core::Rng;

use super::curve::Curve;
use super::eval::won;

/// Results for every action of one choice. Tables of several searches of the same choice can be
/// added up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RootTable<A> {
    /// One entry per legal action, sorted by action.
    pub entries: Vec<RootEntry<A>>,
    /// True if the rest of the game is counted out (`ai/exact.rs`): the worth of every action is
    /// exact, and each has been tried once at least.
    #[serde(default)]
    pub counted: bool,
}

impl<A> Default for RootTable<A> {
    fn default() -> Self {
        RootTable { entries: Vec::new(), counted: false }
    }
}

/// Results for one action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RootEntry<A> {
    pub action: A,
    /// Playouts that chose it.
    pub visits: u32,
    /// Sum of what they were worth to the seat, 0.0 to 1.0 each.
    pub worth: f64,
    /// Sum of the points the seat ended with.
    pub points: f64,
    /// Sum of the seat's chances to win, 0.0 to 1.0 each.
    #[serde(default)]
    pub wins: f64,
}

impl<A> RootEntry<A> {
    /// Mean worth of the action: about the chance to win. 0.0 if it was never tried.
    pub fn mean_worth(&self) -> f64 {
        self.worth / f64::from(self.visits.max(1))
    }

    /// Mean chance to win by the playouts. 0.0 if it was never tried.
    pub fn mean_chance(&self) -> f64 {
        self.wins / f64::from(self.visits.max(1))
    }

    /// The final points to expect; 0.0 if it was never tried.
    pub fn mean_points(&self) -> f64 {
        self.points / f64::from(self.visits.max(1))
    }
}

/// Errors of a player among the actions it has judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Slip {
    /// The scale, in worth (0.0 to 1.0), of the random error on each action
    /// where the choice is hard: where the favourite has half of the visits.
    /// The error grows in proportion to the visits of the others. 0.0: never.
    pub scale: f32,
    /// Largest loss by an error, in worth as the player judges it.
    pub most: f32,
}

impl Slip {
    /// No errors.
    pub const NONE: Slip = Slip { scale: 0.0, most: 0.0 };
}

/// Actions with a smaller part of the favourite's visits than this are known
/// too badly to be chosen by a slip.
const KNOWN: f64 = 0.05;
/// A slip is one of so many first choices.
const CHOICES: usize = 3;

impl<A: Copy + Ord> RootTable<A> {
    /// Adds what another search of the same choice found out. What is counted out needs no samples.
    pub fn merge(&mut self, other: &RootTable<A>) {
        if self.counted != other.counted {
            if other.counted {
                self.clone_from(other);
            }
            return;
        }
        for entry in &other.entries {
            match self.entries.binary_search_by(|own| own.action.cmp(&entry.action)) {
                Ok(index) => {
                    let own = &mut self.entries[index];
                    own.visits = own.visits.saturating_add(entry.visits);
                    own.worth += entry.worth;
                    own.points += entry.points;
                    own.wins += entry.wins;
                }
                Err(index) => self.entries.insert(index, *entry),
            }
        }
    }

    /// All playouts together.
    pub fn visits(&self) -> u32 {
        self.entries.iter().fold(0, |sum, entry| sum.saturating_add(entry.visits))
    }

    /// The chance to win with an answer that is told to people.
    pub fn chance(&self, entry: &RootEntry<A>, curve: Curve) -> f32 {
        if self.counted { won(entry.mean_worth() as f32) } else { curve.of(entry.mean_chance() as f32) }
    }

    /// The entries, most visited first; equal ones in order of worth, then of
    /// actions. What is counted out goes by worth first: among equals it takes
    /// what looked best.
    pub fn ranking(&self) -> Vec<RootEntry<A>> {
        let mut ranked = self.entries.clone();
        ranked.sort_by(|a, b| {
            let by_visits = b.visits.cmp(&a.visits);
            let by_worth = b.mean_worth().total_cmp(&a.mean_worth());
            let by_both = if self.counted { by_worth.then(by_visits) } else { by_visits.then(by_worth) };
            by_both.then(a.action.cmp(&b.action))
        });
        ranked
    }

    /// The action to take: without slips, or counted out, the first of the
    /// ranking, else the best of the first few after a random error on each
    /// action's worth. `None` if the table is empty.
    pub fn choose(&self, slip: Slip, rng: &mut Rng) -> Option<A> {
        let ranked = self.ranking();
        let favourite = ranked.first()?;
        if slip.scale <= 0.0 || favourite.visits == 0 || self.counted {
            return Some(favourite.action);
        }
        let visits = f64::from(self.visits());
        let hardness = 2.0 * (1.0 - f64::from(favourite.visits) / visits);
        let scale = f64::from(slip.scale) * hardness;
        let may_be_chosen = |entry: &&RootEntry<A>| {
            entry.visits > 0
                && f64::from(entry.visits) >= f64::from(favourite.visits) * KNOWN
                && favourite.mean_worth() - entry.mean_worth() <= f64::from(slip.most)
        };
        let mut best = (f64::MIN, favourite.action);
        for entry in ranked[..ranked.len().min(CHOICES)].iter().filter(may_be_chosen) {
            let believed = entry.mean_worth() + scale * gumbel(rng);
            if believed > best.0 {
                best = (believed, entry.action);
            }
        }
        Some(best.1)
    }
}

/// A draw from the standard Gumbel distribution: the error that makes
/// choosing the largest the same as choosing in proportion to exp(worth/slip).
fn gumbel(rng: &mut Rng) -> f64 {
    -libm::log((-libm::log(rng.random::<f64>().max(f64::MIN_POSITIVE))).max(f64::MIN_POSITIVE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(action: u8, visits: u32, mean: f64) -> RootEntry<u8> {
        let visited = f64::from(visits);
        RootEntry { action, visits, worth: mean * visited, points: 10.0 * visited, wins: mean * visited }
    }

    #[test]
    fn a_chance_is_told_by_its_curve_unless_it_is_counted() {
        let curve = Curve { offset: 0.0, slope: 2.0 };
        let guess = sampled(&[entry(1, 10, 0.75)]);
        assert!((guess.chance(&guess.entries[0], curve) - 0.9).abs() < 1e-3);
        let exact = counted_out(&[entry(1, 1, 0.97)]);
        assert_eq!(exact.chance(&exact.entries[0], curve), 1.0);
    }

    fn sampled(entries: &[RootEntry<u8>]) -> RootTable<u8> {
        RootTable { entries: entries.to_vec(), counted: false }
    }

    fn counted_out(entries: &[RootEntry<u8>]) -> RootTable<u8> {
        RootTable { entries: entries.to_vec(), counted: true }
    }

    #[test]
    fn what_is_counted_out_goes_by_worth_and_then_by_what_looked_best() {
        let worths = [0.1, 0.7, 0.7, 0.3].map(|worth: f32| f64::from(worth));
        let entries = |visits: [u32; 4]| [0, 1, 2, 3].map(|n| entry(n as u8, visits[n], worths[n]));
        let one = counted_out(&entries([90, 3, 7, 1]));
        let ranked =
            |table: &RootTable<u8>| table.ranking().iter().map(|entry| entry.action).collect::<Vec<_>>();
        assert_eq!(ranked(&one), [2, 1, 3, 0]);
        let mut sum = RootTable::default();
        for table in [&one, &counted_out(&entries([80, 5, 6, 2])), &one] {
            sum.merge(table);
        }
        assert!(sum.counted);
        assert_eq!(ranked(&sum), [2, 1, 3, 0], "the sum of many workers, too");
        assert_eq!(sum.entries[1].mean_worth(), worths[1], "and still exact");
        let slip = Slip { scale: 5.0, most: 1.0 };
        assert!((0..50).all(|seed| sum.choose(slip, &mut Rng::stream(seed, 1)) == Some(2)), "nobody errs");
    }

    #[test]
    fn what_is_counted_out_takes_the_place_of_samples() {
        let exact = counted_out(&[entry(1, 2, 0.2), entry(2, 1, 0.9)]);
        let guess = sampled(&[entry(1, 500, 0.8), entry(2, 10, 0.1)]);
        for order in [[&exact, &guess], [&guess, &exact]] {
            let mut sum = RootTable::default();
            order.into_iter().for_each(|table| sum.merge(table));
            assert_eq!(sum, exact);
            assert_eq!(sum.ranking()[0].action, 2);
        }
    }

    #[test]
    fn merging_adds_up_and_keeps_the_order() {
        let mut table = sampled(&[entry(2, 10, 0.5), entry(5, 30, 0.6)]);
        table.merge(&sampled(&[entry(1, 4, 0.1), entry(5, 10, 0.2)]));
        let actions: Vec<(u8, u32)> =
            table.entries.iter().map(|entry| (entry.action, entry.visits)).collect();
        assert_eq!(actions, [(1, 4), (2, 10), (5, 40)]);
        assert!((table.entries[2].mean_worth() - 0.5).abs() < 1e-9);
        assert_eq!(table.visits(), 54);
    }

    #[test]
    fn without_slips_the_most_visited_is_taken() {
        let table = sampled(&[entry(1, 10, 0.9), entry(2, 80, 0.5)]);
        assert_eq!(table.choose(Slip::NONE, &mut Rng::stream(1, 1)), Some(2));
        assert_eq!(RootTable::<u8>::default().choose(Slip::NONE, &mut Rng::stream(1, 1)), None);
    }

    /// Number of times that each of the actions 0 to 4 is chosen in a thousand.
    fn counted(table: &RootTable<u8>, slip: Slip) -> [u32; 5] {
        let (mut rng, mut count) = (Rng::stream(9, 9), [0; 5]);
        for _ in 0..1000 {
            count[usize::from(table.choose(slip, &mut rng).expect("not empty"))] += 1;
        }
        count
    }

    #[test]
    fn slips_prefer_small_mistakes() {
        let table = sampled(&[entry(1, 50, 0.60), entry(2, 45, 0.55), entry(3, 45, 0.20)]);
        let count = counted(&table, Slip { scale: 0.05, most: 1.0 });
        assert!(count[1] > count[2] && count[2] > 150 && count[3] < 20, "{count:?}");
    }

    #[test]
    fn slips_give_away_no_more_than_they_may() {
        let table = sampled(&[entry(1, 50, 0.60), entry(2, 45, 0.50), entry(3, 45, 0.40)]);
        let count = counted(&table, Slip { scale: 1.0, most: 0.15 });
        assert!(count[2] > 300 && count[3] == 0, "{count:?}");
    }

    #[test]
    fn slips_are_second_or_third_choices() {
        let entries = [(1, 50), (2, 45), (3, 40), (4, 35)].map(|(action, visits)| entry(action, visits, 0.5));
        let count = counted(&sampled(&entries), Slip { scale: 0.1, most: 1.0 });
        assert!(count[2] > 250 && count[3] > 250 && count[4] == 0, "{count:?}");
    }

    #[test]
    fn slips_are_rarer_where_the_choice_is_easy() {
        let two = |first, second| sampled(&[entry(1, first, 0.60), entry(2, second, 0.55)]);
        let slip = Slip { scale: 0.05, most: 1.0 };
        let (easy, hard) = (counted(&two(90, 10), slip), counted(&two(55, 45), slip));
        assert!(easy[2] < hard[2] / 4, "{easy:?} {hard:?}");
    }
}
