//! What a hint says of the choices that are worth a look.

use sobremesa::ai::{Considered, Term};

use crate::app::i18n::hints::Messages;

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
    /// What speaks most for the best one.
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

/// Why the first of `considered` is the best, term by term; what speaks against it, too.
pub fn reason<A>(considered: &[Considered<A>], words: &Messages) -> Vec<String> {
    let Some(best) = considered.first() else { return Vec::new() };
    let told = |&(term, difference): &(Term, f32)| {
        let by = format!("{:.1}", difference.abs());
        let say = if difference > 0.0 { words.more } else { words.less };
        say(words.terms[term as usize], &by)
    };
    best.differs.iter().map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::{Lang, words};

    fn considered(worth: f32, differs: &[(Term, f32)]) -> Considered<u8> {
        Considered { action: 0, visit_share: 0.5, worth, points: 30.0, differs: differs.to_vec() }
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
            ["2.0 points less from what is in hand", "1.5 points more from what earns every round"]
        );
        assert_eq!(reason(&all, &words(Lang::ZhHant).hints), ["手上的資源少 2.0 分", "每輪的收益多 1.5 分"]);
    }

    #[test]
    fn a_worth_is_told_in_wins_of_a_hundred() {
        assert_eq!([wins(0.0), wins(0.334), wins(1.0), wins(1.2)], [0, 33, 100, 100]);
    }
}
