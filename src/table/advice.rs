//! Words of a hint about the choices that are worth a look.

use ai::{Considered, Term};

use ui::i18n::hints::Messages;

/// Choices whose worth differs by less are alike to people.
const ALIKE: f32 = 0.01;
/// A choice whose worth is better by this much stands out.
const CLEAR: f32 = 0.06;

/// The first step of a hint: where to look, without naming a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nudge {
    /// One choice is far better than the others.
    Clear,
    /// The best ones are alike.
    Even,
    /// Strongest reason for the best one.
    Look(Term),
}

impl Nudge {
    /// The nudge towards the first of `considered`, which are in order, best first.
    pub fn of<A>(considered: &[Considered<A>]) -> Nudge {
        let [best, second, ..] = considered else { return Nudge::Clear };
        let lead = best.worth - second.worth;
        if lead < ALIKE {
            return Nudge::Even;
        }
        let for_it = best.differs.iter().find(|(_, difference)| *difference > 0.0);
        match for_it {
            Some(&(term, _)) => Nudge::Look(term),
            None if lead >= CLEAR => Nudge::Clear,
            None => Nudge::Even,
        }
    }

    /// The nudge as a sentence.
    pub fn words(self, words: &Messages) -> &'static str {
        match self {
            Nudge::Clear => words.clear,
            Nudge::Even => words.even,
            Nudge::Look(term) => words.nudges[term as usize],
        }
    }
}

/// Wins in a hundred games that a worth of 0.0 to 1.0 stands for.
pub fn wins(worth: f32) -> u8 {
    (worth.clamp(0.0, 1.0) * 100.0).round() as u8
}

/// Describes the result of a choice: a win, or its probability, and the points.
pub fn leads_to<A>(way: &Considered<A>, words: &Messages) -> [String; 2] {
    let points = way.points.round() as i16;
    match way.result {
        Some(result) => [words.results[result as usize].to_owned(), (words.points_counted)(points)],
        None => [(words.chance)(wins(way.worth)), (words.points)(points)],
    }
}

/// Returns true if nothing about `considered` is a guess.
pub fn is_counted<A>(considered: &[Considered<A>]) -> bool {
    considered.first().is_some_and(|best| best.result.is_some())
}

/// Why the first of `considered` is the best, term by term; what speaks against it, too.
pub fn reason<A>(considered: &[Considered<A>], words: &Messages) -> Vec<String> {
    let Some(best) = considered.first() else { return Vec::new() };
    let next = considered.get(1);
    if best.result.is_some() && best.differs.is_empty() && next.is_some_and(|next| next.worth < best.worth) {
        return vec![words.counted_better.to_owned()];
    }
    let told = |&(term, difference): &(Term, f32)| {
        let by = format!("{:.1}", difference.abs());
        let say = if difference > 0.0 { words.more } else { words.less };
        say(words.terms[term as usize], &by)
    };
    best.differs.iter().map(told).collect()
}

#[cfg(test)]
mod tests {
    use ai::GameResult;

    use super::*;
    use ui::i18n::{Lang, words};

    fn considered(worth: f32, differs: &[(Term, f32)]) -> Considered<u8> {
        Considered {
            action: 0,
            visit_share: 0.5,
            worth,
            points: 30.0,
            result: None,
            differs: differs.to_vec(),
        }
    }

    #[test]
    fn a_nudge_names_what_speaks_for_the_best_and_nothing_else() {
        let best = considered(0.5, &[(Term::Means, -2.0), (Term::Engine, 1.5), (Term::Points, 0.5)]);
        assert_eq!(Nudge::of(&[best, considered(0.45, &[])]), Nudge::Look(Term::Engine));
        assert_eq!(Nudge::of(&[considered(0.5, &[]), considered(0.495, &[])]), Nudge::Even);
        assert_eq!(Nudge::of(&[considered(0.5, &[]), considered(0.3, &[])]), Nudge::Clear);
        assert_eq!(Nudge::of(&[considered(0.5, &[])]), Nudge::Clear);
    }

    #[test]
    fn reasons_are_numbers_of_this_table_in_the_readers_language() {
        let all = [considered(0.5, &[(Term::Means, -2.04), (Term::Engine, 1.5)]), considered(0.4, &[])];
        assert_eq!(
            reason(&all, &words(Lang::En).hints),
            ["−2.0 points from what you hold", "+1.5 points from income every round"]
        );
        assert_eq!(reason(&all, &words(Lang::ZhHant).hints), ["手上的資源少 2.0 分", "每輪的收益多 1.5 分"]);
    }

    #[test]
    fn what_is_counted_out_is_told_as_a_fact() {
        let [best, next] = [(0.96, GameResult::Wins), (0.05, GameResult::Loses)]
            .map(|(worth, result)| Considered { result: Some(result), ..considered(worth, &[]) });
        let hints = &words(Lang::En).hints;
        assert_eq!(leads_to(&best, hints), ["solved: win", "30 points in the end"]);
        assert_eq!(leads_to(&next, &words(Lang::ZhHant).hints), ["確定無法獲勝", "最後 30 分"]);
        assert_eq!(
            leads_to(&considered(0.5, &[]), hints),
            ["wins about 50 in 100", "about 30 points in the end"]
        );
        assert!(is_counted(&[best.clone(), next.clone()]) && !is_counted(&[considered(0.5, &[])]));
        assert_eq!(reason(&[best.clone(), next], hints), [hints.counted_better]);
        assert!(reason(&[best.clone(), best], hints).is_empty(), "alike");
    }

    #[test]
    fn a_worth_is_told_in_wins_of_a_hundred() {
        assert_eq!([wins(0.0), wins(0.334), wins(1.0), wins(1.2)], [0, 33, 100, 100]);
    }
}
