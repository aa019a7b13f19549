//! Words of a hint about the choices that are worth a look.

use ai::{Considered, Term};

use ui::i18n::{Pages, sentences};

/// Choices whose worth differs by less are alike to people.
const ALIKE: f32 = 0.01;
/// A choice whose worth is better by this much stands out.
const CLEAR: f32 = 0.06;

/// With a lead of less, two choices are told as close.
const CLOSE: f32 = 0.03;
/// Reasons shown at most.
const REASONS: usize = 3;

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
    pub fn words(self, words: Pages) -> &'static str {
        match self {
            Nudge::Clear => words.hints.clear(),
            Nudge::Even => words.hints.even(),
            Nudge::Look(term) => words.nudge(term),
        }
    }
}

/// Wins in a hundred games that a worth of 0.0 to 1.0 stands for.
pub fn wins(worth: f32) -> u8 {
    (worth.clamp(0.0, 1.0) * 100.0).round() as u8
}

/// Describes the result of a choice: a win, or its probability, and the points.
pub fn leads_to<A>(way: &Considered<A>, words: Pages) -> [String; 2] {
    let points = way.points.round() as i16;
    match way.result {
        Some(result) => [words.result(result).to_owned(), words.hints.points_counted(points)],
        None => [words.hints.chance(wins(way.worth)), words.hints.points(points)],
    }
}

/// Returns true if nothing about `considered` is a guess.
pub fn is_counted<A>(considered: &[Considered<A>]) -> bool {
    considered.first().is_some_and(|best| best.result.is_some())
}

/// Reasons for a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reasons {
    /// Facts of the table that speak for it, a sentence each; at least one.
    Ideas(Vec<String>),
    /// One sentence: what the figures say where no idea speaks for it.
    Sentence(String),
}

/// Reasons for the first of `considered`: the `ideas` for it against the second as they are said, strongest first.
///
/// Without any, the chances of the best two speak for themselves; what is counted out is a result and needs none.
pub fn reasons<A>(considered: &[Considered<A>], mut ideas: Vec<String>, words: Pages) -> Reasons {
    let [best, others @ ..] = considered else { return Reasons::Sentence(String::new()) };
    let is_counted = best.result.is_some();
    if !ideas.is_empty() && !is_counted {
        ideas.truncate(REASONS);
        return Reasons::Ideas(ideas);
    }
    Reasons::Sentence(match others.first() {
        None => words.hints.clear().to_owned(),
        Some(next) if is_counted && next.worth < best.worth => words.hints.counted_better().to_owned(),
        Some(_) if is_counted => words.hints.alike().to_owned(),
        Some(next) if best.worth - next.worth < CLOSE => {
            words.hints.close(wins(best.worth), wins(next.worth))
        }
        Some(next) => words.hints.ahead(wins(best.worth), wins(next.worth)),
    })
}

/// A choice that loses less is as good as the best.
const AS_GOOD: f32 = 0.02;
/// Facts that the coach gives with its word on a choice, at most: it is read while the game goes on.
const FACTS: usize = 1;

/// Word of a coach on a choice that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Nothing is better.
    Good,
    /// Something is a little better.
    Fair,
    /// This is better, by its name.
    Poor(String),
}

impl Judgement {
    /// The word on a choice that is worth so much less than `better`.
    pub fn of(loss: f32, better: String) -> Judgement {
        match loss {
            loss if loss < AS_GOOD => Judgement::Good,
            loss if loss < CLEAR => Judgement::Fair,
            _ => Judgement::Poor(better),
        }
    }

    /// The same as sentences, with the strongest of the `ideas` for the choice that it names.
    pub fn words(&self, ideas: &[String], words: Pages) -> String {
        let (said, facts): (String, &[String]) = match self {
            Judgement::Good => (words.learn.guide_good().to_owned(), ideas),
            Judgement::Fair => (words.learn.guide_fair().to_owned(), &[]),
            Judgement::Poor(better) => (words.learn.guide_poor(better), ideas),
        };
        let all: Vec<String> = std::iter::once(said).chain(facts.iter().take(FACTS).cloned()).collect();
        sentences(words.lang(), &all)
    }
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

    fn sentence(text: &str) -> Reasons {
        Reasons::Sentence(text.to_owned())
    }

    #[test]
    fn reasons_are_ideas_and_no_terms() {
        let all = [considered(0.5, &[(Term::Means, -2.04), (Term::Engine, 1.5)]), considered(0.4, &[])];
        let said = ["You get a quarry.", "You build the Wharf for 9 coins.", "3.", "4."].map(str::to_owned);
        let told = |count: usize| reasons(&all, said[..count].to_vec(), words(Lang::En));
        assert_eq!(told(1), Reasons::Ideas(said[..1].to_vec()));
        assert_eq!(told(4), Reasons::Ideas(said[..REASONS].to_vec()), "in their order");
        assert_eq!(told(0), sentence("About 50 wins in 100; the next best wins 40."));
    }

    #[test]
    fn no_reason_speaks_against_the_choice_or_of_nothing_on_the_table() {
        let differs = [(Term::Experience, 4.0), (Term::Means, -3.0), (Term::Goods, -1.0)];
        let told = |lead: f32, lang: Lang| {
            let all = [considered(0.52, &differs), considered(0.52 - lead, &[])];
            reasons(&all, Vec::new(), words(lang))
        };
        assert_eq!(told(0.02, Lang::En), sentence("Close: about 52 wins in 100, the next best 50."));
        assert_eq!(told(0.10, Lang::En), sentence("About 52 wins in 100; the next best wins 42."));
        assert_eq!(told(0.10, Lang::ZhHant), sentence("100 局約贏 52 局，次佳的約贏 42 局。"));
        assert_eq!(
            reasons(&[considered(0.5, &differs)], Vec::new(), words(Lang::En)),
            sentence(words(Lang::En).hints.clear())
        );
    }

    #[test]
    fn what_is_counted_out_is_told_as_a_fact() {
        let [best, next] = [(0.96, GameResult::Wins), (0.05, GameResult::Loses)]
            .map(|(worth, result)| Considered { result: Some(result), ..considered(worth, &[]) });
        assert_eq!(leads_to(&next, words(Lang::ZhHant)), ["確定無法獲勝", "最後 30 分"]);
        let words = words(Lang::En);
        assert_eq!(leads_to(&best, words), ["solved: win", "30 points in the end"]);
        assert_eq!(
            leads_to(&considered(0.5, &[]), words),
            ["wins about 50 in 100", "about 30 points in the end"]
        );
        assert!(is_counted(&[best.clone(), next.clone()]) && !is_counted(&[considered(0.5, &[])]));
        let told = |all: &[Considered<u8>]| reasons(all, vec!["You get a quarry.".to_owned()], words);
        assert_eq!(told(&[best.clone(), next]), sentence(words.hints.counted_better()));
        assert_eq!(told(&[best.clone(), best]), sentence(words.hints.alike()));
    }

    #[test]
    fn a_worth_is_told_in_wins_of_a_hundred() {
        assert_eq!([wins(0.0), wins(0.334), wins(1.0), wins(1.2)], [0, 33, 100, 100]);
    }
}
