//! Counting the rest of a game out: every sequence of choices up to its end.
//!
//! Each seat takes what is worth most to itself at the end; of what is worth the same to it, what is
//! worst for the seat that asks, so that nothing depends on a kindness. That is only as sound as
//! nothing unknown can matter any more ([`Evaluate::is_countable`]), and only done where a limit of
//! actions is enough.

use game_core::{Actions, Game, Mute, Seat, Turn};

use super::eval::{Evaluate, PerSeat, outcome};
use super::root::{RootEntry, RootTable};

/// Choices on one line at most; no rest of a game that can be counted comes near.
const DEEPEST: usize = 96;

/// Progress of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Not far enough yet.
    Going,
    /// Everything is counted.
    Out,
    /// Something unknown matters, or the limit does not do.
    Never,
}

/// A count of the rest of a game, interruptible between any two calls of [`Count::go_on`]: how it is
/// sliced changes nothing.
pub struct Count<G: Game> {
    /// The seat that asks.
    seat: Seat,
    /// The line at hand, the choice that is asked about first; further ones are kept for their memory.
    line: Vec<LineChoice<G>>,
    /// Choices of the line.
    depth: usize,
    /// Worth of each answer, as far as it is known.
    found: Vec<Answer<G::Action>>,
    applied: u32,
    limit: u32,
    counted: Counted,
}

/// Worth of an answer to the seat that asks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer<A> {
    pub action: A,
    /// Worth, 0.0 to 1.0.
    pub worth: f32,
    /// The points that the seat ends with.
    pub points: f32,
}

/// A choice on the line.
struct LineChoice<G: Game> {
    state: G::State,
    seat: Seat,
    legal: Actions<G::Action>,
    /// The next action to look at.
    next: usize,
    /// End after the best answer so far.
    best: Option<End>,
}

/// Worth of the end of a game to each seat, and each seat's points.
type End = (PerSeat, PerSeat);

impl<G: Game> Count<G> {
    /// Begins to count for the seat that chooses in `root`; `limit` actions are carried out at most,
    /// none if it is 0.
    pub fn new<E: Evaluate<G>>(game: &G, eval: &E, root: &G::State, limit: u32) -> Self {
        let mut count = Count {
            seat: Seat(0),
            line: Vec::new(),
            depth: 0,
            found: Vec::new(),
            applied: 0,
            limit,
            counted: Counted::Never,
        };
        let Turn::Choose { seat, .. } = game.turn(root) else { return count };
        let mut legal = Actions::new();
        game.legal(root, &mut legal);
        if limit > 0 && legal.len() > 1 && eval.is_countable(game, root, &legal) {
            count.seat = seat;
            count.line.push(LineChoice { state: root.clone(), seat, legal, next: 0, best: None });
            count.depth = 1;
            count.counted = Counted::Going;
        }
        count
    }

    /// Carries out about `actions` more actions.
    pub fn go_on<E: Evaluate<G>>(&mut self, game: &G, eval: &E, actions: u32) -> Counted {
        let until = self.applied.saturating_add(actions);
        while self.counted == Counted::Going && self.applied < until {
            self.counted = self.look(game, eval);
        }
        if self.counted != Counted::Going {
            self.line = Vec::new();
        }
        self.counted
    }

    /// Returns the progress.
    pub fn counted(&self) -> Counted {
        self.counted
    }

    /// Actions carried out so far.
    pub fn applied(&self) -> u32 {
        self.applied
    }

    /// Every answer, sorted by action; `None` unless all is counted.
    pub fn answers(&self) -> Option<&[Answer<G::Action>]> {
        (self.counted == Counted::Out).then_some(&self.found)
    }

    /// Puts what is counted in the place of what was sampled, if all is counted. What the samples
    /// tell of equals is kept: how often each was tried.
    pub(super) fn settle(&self, table: &mut RootTable<G::Action>) {
        let Some(answers) = self.answers() else { return };
        table.counted = true;
        for (entry, answer) in table.entries.iter_mut().zip(answers) {
            // Small whole numbers times an f32 are exact in an f64: equals stay equal.
            let visits = entry.visits.saturating_add(1);
            let times = f64::from(visits);
            let (worth, points) = (times * f64::from(answer.worth), times * f64::from(answer.points));
            *entry = RootEntry { action: answer.action, visits, worth, points, wins: 0.0 };
        }
    }

    /// Looks at the next action of the last choice of the line.
    fn look<E: Evaluate<G>>(&mut self, game: &G, eval: &E) -> Counted {
        let choice = &mut self.line[self.depth - 1];
        let Some(&action) = choice.legal.get(choice.next) else { return self.close() };
        choice.next += 1;
        let state = choice.state.clone();
        self.follow(game, eval, state, action)
    }

    /// Carries out an action and all that leave no choice: to the next choice, or the end.
    fn follow<E: Evaluate<G>>(
        &mut self,
        game: &G,
        eval: &E,
        mut state: G::State,
        mut action: G::Action,
    ) -> Counted {
        let mut legal = Actions::new();
        loop {
            if self.applied >= self.limit {
                return Counted::Never;
            }
            self.applied += 1;
            game.apply(&mut state, action, &mut Mute);
            let Turn::Choose { seat, .. } = game.turn(&state) else {
                self.reach(outcome(&game.tallies(&state), eval.clear_lead()));
                return Counted::Going;
            };
            legal.clear();
            game.legal(&state, &mut legal);
            if !eval.is_countable(game, &state, &legal) {
                return Counted::Never;
            }
            match legal[..] {
                [only] => action = only,
                _ if self.depth == DEEPEST => return Counted::Never,
                _ => {
                    self.open(LineChoice { state, seat, legal, next: 0, best: None });
                    return Counted::Going;
                }
            }
        }
    }

    /// Goes on to another choice.
    fn open(&mut self, choice: LineChoice<G>) {
        match self.line.get_mut(self.depth) {
            Some(slot) => *slot = choice,
            None => self.line.push(choice),
        }
        self.depth += 1;
    }

    /// Goes back from a choice of which every action has been looked at.
    fn close(&mut self) -> Counted {
        self.depth -= 1;
        if self.depth == 0 {
            return Counted::Out;
        }
        let best = self.line[self.depth].best.expect("invariant: a choice has two actions at least");
        self.reach(best);
        Counted::Going
    }

    /// Records the end that the action just tried leads to.
    fn reach(&mut self, end: End) {
        let choice = &mut self.line[self.depth - 1];
        if self.depth == 1 {
            let (worth, points) = (end.0[self.seat.index()], end.1[self.seat.index()]);
            self.found.push(Answer { action: choice.legal[choice.next - 1], worth, points });
        }
        let own = |end: &End| (end.0[choice.seat.index()], -end.0[self.seat.index()]);
        if choice.best.as_ref().is_none_or(|best| own(&end) > own(best)) {
            choice.best = Some(end);
        }
    }
}
