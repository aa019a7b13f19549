//! The comparison notices what it should: games with a fault are told from
//! sound ones.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Game, Turn};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;

use crate::compare::{
    Case, Finding, Listing, SecondRoad, Step, beginnings, kind_of, states, steps, steps_from,
};
use crate::laid_out::laid_out;

/// A game that forgets every action of one kind.
struct Forgetful<'a, G> {
    game: &'a G,
    kind: &'a str,
}

impl<G: Game> Listing<G> for Forgetful<'_, G> {
    fn listed(&self, state: &G::State) -> Vec<G::Action> {
        let mut listed = self.game.listed(state);
        listed.retain(|&action| kind_of(action) != self.kind);
        listed
    }

    fn refuses(&self, state: &G::State, action: G::Action) -> bool {
        !self.listed(state).contains(&action)
    }
}

/// A game that forgets one action, or lists one more than it should.
struct Slip<'a, G: Game> {
    game: &'a G,
    forgets: Option<G::Action>,
    adds: Option<G::Action>,
}

impl<G: Game> Listing<G> for Slip<'_, G> {
    fn listed(&self, state: &G::State) -> Vec<G::Action> {
        let mut listed = self.game.listed(state);
        listed.retain(|&action| Some(action) != self.forgets);
        listed.extend(self.adds);
        listed
    }

    fn refuses(&self, state: &G::State, action: G::Action) -> bool {
        !self.listed(state).contains(&action)
    }
}

/// A game that forgets a kind of action is found out, whichever it is.
fn every_forgotten_kind_is_found<G: SecondRoad>() {
    let universe = G::universe();
    let mut found: BTreeMap<&str, usize> = G::KINDS.iter().map(|&kind| (kind, 0)).collect();
    let mut look = |game: &G, state: &G::State| {
        let case = Case::of(game, &universe, state);
        let kinds: BTreeSet<String> = game.listed(state).into_iter().map(kind_of).collect();
        for (&kind, count) in found.iter_mut().filter(|(kind, _)| kinds.contains(**kind)) {
            let told = case.findings(&Forgetful { game, kind }, state);
            let forgotten = told.iter().any(|one| matches!(one, Finding::Forgotten(_)));
            let refused = told.iter().any(|one| matches!(one, Finding::RefusedWrongly(_)));
            assert_eq!(forgotten, refused, "what is forgotten is refused as well");
            *count += usize::from(forgotten);
        }
    };
    laid_out::<G>().iter().for_each(|(game, state)| look(game, state));
    for (game, states) in beginnings::<G>(2) {
        for (seed, first) in (0..).zip(&states) {
            steps_from(&game, first.clone(), seed, |step, _| look(&game, step.before));
        }
    }
    assert!(found.values().all(|&count| count > 0), "not found out: {found:?}");
}

/// Each single action that is forgotten is found, and each that is listed too
/// many, in some states of every mode.
fn every_slip_is_found<G: SecondRoad>() {
    let universe = G::universe();
    let (mut forgotten, mut added) = (0, 0);
    for config in G::modes() {
        let game = G::new(&config).expect("a legal configuration");
        states(&game, 7, |state, rng| {
            if rng.below(8) > 0 {
                return;
            }
            let case = Case::of(&game, &universe, state);
            let told = |forgets, adds| case.findings(&Slip { game: &game, forgets, adds }, state);
            let listed = game.listed(state);
            for &action in listed.iter().filter(|action| !case.allowed.may.contains(action)) {
                let expected = [Finding::Forgotten(action), Finding::RefusedWrongly(action)];
                assert_eq!(told(Some(action), None), expected);
                forgotten += 1;
            }
            for _ in 0..4 {
                let action = universe[rng.below(universe.len() as u32) as usize];
                if listed.contains(&action) || case.allowed.may.contains(&action) {
                    continue;
                }
                assert_eq!(told(None, Some(action)), [Finding::Illegal(action), Finding::NotRefused(action)]);
                added += 1;
            }
        });
    }
    assert!(forgotten > 300 && added > 300, "{forgotten} forgotten, {added} added");
}

/// A seat that is passed over although it could have chosen something is
/// found: here by a game that passes over whoever is asked next.
fn a_question_that_is_not_asked_is_found<G: SecondRoad>(passes: impl Fn(&G, &G::State) -> Option<G::Event>) {
    let mut found = 0;
    for config in G::modes() {
        let game = G::new(&config).expect("a legal configuration");
        steps(&game, 8, |step, _| {
            let Some(passed) = passes(&game, step.after) else { return };
            let seat = game.turn(step.after).seat().expect("somebody is asked");
            // What the same seat has declined may have been the question before.
            if game.turn(step.before).seat() == Some(seat) {
                return;
            }
            let events = [step.events, &[passed]].concat();
            let told = game.passed_over(&Step { events: &events, ..*step });
            assert_eq!(told, [seat], "{:?}", game.turn(step.after));
            found += 1;
        });
    }
    assert!(found > 100, "{found} questions");
}

#[test]
fn a_question_of_san_juan_that_is_not_asked_is_found() {
    use san_juan::{Event, Prompt, Role};
    a_question_that_is_not_asked_is_found::<SanJuan>(|game, state| {
        let Turn::Choose { seat, prompt } = game.turn(state) else { return None };
        let role = match prompt {
            Prompt::Build => Role::Builder,
            Prompt::Produce { made: 0, .. } => Role::Producer,
            Prompt::Sell { sold: 0, .. } => Role::Trader,
            Prompt::Ship { sent: 0, .. } => Role::Captain,
            _ => return None,
        };
        Some(Event::Passed { seat, role })
    });
}

#[test]
fn a_question_of_puerto_rico_that_is_not_asked_is_found() {
    use puerto_rico::{Action, Event, Prompt, Role};
    a_question_that_is_not_asked_is_found::<PuertoRico>(|game, state| {
        let Turn::Choose { seat, prompt } = game.turn(state) else { return None };
        let role = match prompt {
            Prompt::Build => Role::Builder,
            Prompt::Sell => Role::Trader,
            Prompt::Take => Role::Planter,
            _ => return None,
        };
        // Whoever can only leave the Bohío may be asked for what comes of it.
        let only_moves =
            |action: &Action| matches!(action, Action::Pass | Action::Move(_) | Action::MoveCitizen(_));
        if game.listed(state).iter().all(only_moves) {
            return None;
        }
        Some(Event::Passed { seat, role })
    });
}

#[test]
fn san_juan_that_forgets_a_kind_of_action_is_found_out() {
    every_forgotten_kind_is_found::<SanJuan>();
}

#[test]
fn puerto_rico_that_forgets_a_kind_of_action_is_found_out() {
    every_forgotten_kind_is_found::<PuertoRico>();
}

#[test]
fn ginkgopolis_that_forgets_a_kind_of_action_is_found_out() {
    every_forgotten_kind_is_found::<Ginkgopolis>();
}

#[test]
fn every_slip_of_san_juan_is_found() {
    every_slip_is_found::<SanJuan>();
}

#[test]
fn every_slip_of_puerto_rico_is_found() {
    every_slip_is_found::<PuertoRico>();
}

#[test]
fn every_slip_of_ginkgopolis_is_found() {
    every_slip_is_found::<Ginkgopolis>();
}
