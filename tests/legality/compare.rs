//! Compares what a game lists and refuses with what the second road allows.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Actions, Game, Mute, Rng, Seat, Turn};

use crate::laid_out::{LaidOut, laid_out};
use crate::modes::Modes;
use crate::universe::Universe;

/// A game whose legal actions are worked out a second time.
pub trait SecondRoad: Modes + Universe + LaidOut {
    /// The kinds of its actions. Each comes up in the positions that are laid out.
    const KINDS: &'static [&'static str];

    /// Questions of which each comes up there as well.
    const PROMPTS: &'static [&'static str] = &[];

    /// Positions from which games are played as well, because what is asked
    /// near them seldom comes up otherwise.
    fn rare() -> Vec<Self::Position> {
        Vec::new()
    }

    /// Actions that may be chosen in `state`, in which somebody is asked.
    fn allowed(&self, state: &Self::State) -> Allowed<Self::Action>;

    /// Actions near the present position, besides those of the universe.
    fn nearby(&self, _state: &Self::State) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Seats that were passed over in a step although they could have chosen
    /// something: a move that is forgotten may leave a question without any,
    /// so that it is never asked.
    fn passed_over(&self, _step: &Step<'_, Self>) -> Vec<Seat> {
        Vec::new()
    }
}

/// An action carried out, with everything that followed without a question.
pub struct Step<'a, G: Game> {
    pub before: &'a G::State,
    /// Chosen action.
    pub action: G::Action,
    /// Events of the action.
    pub events: &'a [G::Event],
    /// The state behind it.
    pub after: &'a G::State,
}

/// Actions that the second reading allows.
pub struct Allowed<A> {
    /// Actions that must be listed.
    pub must: BTreeSet<A>,
    /// Actions that may be listed or not: they change nothing.
    pub may: BTreeSet<A>,
}

impl<A: Ord> FromIterator<A> for Allowed<A> {
    fn from_iter<I: IntoIterator<Item = A>>(actions: I) -> Self {
        Allowed { must: actions.into_iter().collect(), may: BTreeSet::new() }
    }
}

/// Lists and refusals of a game: the game itself, or one with a fault.
pub trait Listing<G: Game> {
    /// Actions listed in `state`.
    fn listed(&self, state: &G::State) -> Vec<G::Action>;
    /// Returns true if it refuses `action` with a reason.
    fn refuses(&self, state: &G::State, action: G::Action) -> bool;
}

impl<G: Game> Listing<G> for G {
    fn listed(&self, state: &G::State) -> Vec<G::Action> {
        let mut out = Actions::new();
        self.legal(state, &mut out);
        out.to_vec()
    }

    fn refuses(&self, state: &G::State, action: G::Action) -> bool {
        self.why_not(state, action).is_some()
    }
}

/// A disagreement about one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Finding<A> {
    /// Allowed, but not listed.
    Forgotten(A),
    /// Listed, but not allowed.
    Illegal(A),
    /// Allowed, but refused.
    RefusedWrongly(A),
    /// Not allowed, but not refused.
    NotRefused(A),
}

/// The kind of an action or a question: its name without what it names.
pub fn kind_of(named: impl std::fmt::Debug) -> String {
    let text = format!("{named:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// Everything that is compared in one state.
pub struct Case<G: SecondRoad> {
    /// Actions that the second reading allows.
    pub allowed: Allowed<G::Action>,
    /// Every action that can be named here.
    named: BTreeSet<G::Action>,
}

impl<G: SecondRoad> Case<G> {
    /// The case of `state`; `universe` is the game's.
    pub fn of(game: &G, universe: &[G::Action], state: &G::State) -> Self {
        let allowed = game.allowed(state);
        let here = game.nearby(state).into_iter().chain(allowed.must.iter().copied());
        Case { named: universe.iter().copied().chain(here).collect(), allowed }
    }

    /// Every disagreement with `listing`.
    pub fn findings(&self, listing: &impl Listing<G>, state: &G::State) -> Vec<Finding<G::Action>> {
        let Allowed { must, may } = &self.allowed;
        let listed: BTreeSet<G::Action> = listing.listed(state).into_iter().collect();
        let forgotten = must.difference(&listed).map(|&action| Finding::Forgotten(action));
        let illegal = listed.iter().filter(|action| !must.contains(action) && !may.contains(action));
        let mut found: Vec<_> = forgotten.chain(illegal.map(|&action| Finding::Illegal(action))).collect();
        for &action in &self.named {
            match (must.contains(&action), listing.refuses(state, action)) {
                (true, true) => found.push(Finding::RefusedWrongly(action)),
                (false, false) if !may.contains(&action) => found.push(Finding::NotRefused(action)),
                _ => {}
            }
        }
        found
    }
}

/// Every state of a random game in which somebody is asked, up to the end.
pub fn states<G: Game>(game: &G, seed: u64, mut look: impl FnMut(&G::State, &mut Rng)) {
    steps(game, seed, |step, rng| look(step.before, rng));
}

/// Every step of a random game. Games with odd seeds choose every other time
/// what is listed last: there more is built, and large things.
pub fn steps<G: Game>(game: &G, seed: u64, look: impl FnMut(&Step<'_, G>, &mut Rng)) {
    steps_from(game, game.setup(seed, &mut Mute), seed, look);
}

/// The same from a state on.
pub fn steps_from<G: Game>(
    game: &G,
    mut before: G::State,
    seed: u64,
    mut look: impl FnMut(&Step<'_, G>, &mut Rng),
) {
    let mut rng = Rng::stream(seed, 61);
    while let Turn::Choose { .. } = game.turn(&before) {
        let mut legal = Actions::<G::Action>::new();
        game.legal(&before, &mut legal);
        let last = !seed.is_multiple_of(2) && rng.below(2) == 0;
        let index = if last { legal.len() - 1 } else { rng.below(legal.len() as u32) as usize };
        let (mut after, mut events) = (before.clone(), Vec::new());
        game.apply(&mut after, legal[index], &mut events);
        look(&Step { before: &before, action: legal[index], events: &events, after: &after }, &mut rng);
        before = after;
    }
}

/// The games that are played, of every mode and from every rare position, each
/// with the states in which they begin, one for each seed.
pub fn beginnings<G: SecondRoad>(games: u64) -> Vec<(G, Vec<G::State>)> {
    let dealt = G::modes().into_iter().map(|config| {
        let game = G::new(&config).expect("a legal configuration");
        let states = (0..games).map(|seed| game.setup(seed, &mut Mute)).collect();
        (game, states)
    });
    let rare = G::rare().into_iter().map(|position| {
        let (game, state) = G::from_position(&position).expect("a legal position");
        (game, vec![state; games as usize])
    });
    dealt.chain(rare).collect()
}

/// In the positions that are laid out, in which everything comes up, and in every state of random games
/// of every mode there is no disagreement.
pub fn agree<G: SecondRoad>(games: u64) {
    let universe = G::universe();
    let mut seen: BTreeMap<&str, usize> = G::KINDS.iter().map(|&kind| (kind, 0)).collect();
    let mut asked: BTreeMap<&str, usize> = G::PROMPTS.iter().map(|&prompt| (prompt, 0)).collect();
    for (game, state) in laid_out::<G>() {
        let case = compare(&game, &universe, &state, "laid out");
        if let Turn::Choose { prompt, .. } = game.turn(&state) {
            asked.get_mut(&*kind_of(prompt)).into_iter().for_each(|count| *count += 1);
        }
        for &action in &case.allowed.must {
            *seen.get_mut(&*kind_of(action)).expect("a kind of this game") += 1;
        }
    }
    assert!(seen.values().all(|&count| count > 0), "not every kind is laid out: {seen:?}");
    assert!(asked.values().all(|&count| count > 0), "not every question is laid out: {asked:?}");
    let beginnings = beginnings::<G>(games);
    let begun =
        beginnings.iter().flat_map(|(game, states)| (0..).zip(states).map(move |state| (game, state)));
    for (game, (seed, first)) in begun {
        steps_from(game, first.clone(), seed, |step, _| {
            let place = format!("seed {seed}, {:?}", step.action);
            compare(game, &universe, step.before, &place);
            let passed = game.passed_over(step);
            assert!(passed.is_empty(), "{passed:?} passed over: {place} in {}", text(game, step.before));
        });
    }
}

/// The case of a state in which there is no disagreement.
fn compare<G: SecondRoad>(game: &G, universe: &[G::Action], state: &G::State, place: &str) -> Case<G> {
    let case = Case::of(game, universe, state);
    let found = case.findings(game, state);
    assert!(found.is_empty(), "{found:?}: {place} in {}", text(game, state));
    case
}

fn text<G: Game>(game: &G, state: &G::State) -> String {
    serde_json::to_string(&game.position(state)).expect("positions serialise")
}
