//! Counting out: every line of the seat that is asked, every answer of others.

use std::collections::BTreeMap;
use std::fmt;

use super::kinds::{Kind, PuzzleRules};
use super::{LIMIT, MARGIN, asked};
use game_core::{Actions, Foretold, Rng, Seat};

/// Number of times that the hidden pieces are dealt anew for a proof, and the stream that deals
/// them.
const DEALS: u64 = 2;
const DEALT: u64 = 0xB1_1D9;

/// Something to be counted out: from a position on, up to the horizon of its kind.
pub struct PuzzleTask<G: PuzzleRules> {
    /// The rule set.
    pub game: G,
    /// Position at the beginning.
    pub start: G::State,
    /// Seat that is asked.
    pub seat: Seat,
    /// Task of the puzzle.
    pub kind: Kind,
}

/// Proof by counting out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<A> {
    /// Result of the best answer.
    pub best: i16,
    /// Best result of all other answers.
    pub second: i16,
    /// The best answer; see [`PuzzleRules::matters`].
    pub answer: Vec<A>,
    /// Number of different answers.
    pub answers: usize,
    /// Positions looked at.
    pub nodes: u32,
}

/// Reason why there is no single best answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// More positions than the limit.
    TooLarge,
    /// Something that nobody can know decides.
    Chance,
    /// Two answers are equally good, or nearly.
    NotUnique,
    /// There is one answer only.
    NoChoice,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsolved::TooLarge => "too large to be counted out",
            Unsolved::Chance => "what nobody can know decides",
            Unsolved::NotUnique => "two answers are equally good",
            Unsolved::NoChoice => "there is nothing to choose",
        })
    }
}

/// Below and above everything that can be reached.
const WINDOW: (i16, i16) = (i16::MIN, i16::MAX);

impl<G: PuzzleRules> PuzzleTask<G> {
    /// The task of this kind at a position; `None` if it cannot be asked there.
    pub fn new(game: G, start: G::State, kind: Kind) -> Option<PuzzleTask<G>> {
        let seat = asked(&game, &start)?;
        let task = PuzzleTask { game, start, seat, kind };
        (G::KINDS.contains(&kind) && task.game.sets(kind, &task.start, seat)).then_some(task)
    }

    /// Returns true if the horizon is reached.
    pub fn is_done(&self, state: &G::State) -> bool {
        self.game.is_done(self.kind, &self.start, state, self.seat)
    }

    /// Returns the result of the seat at a position.
    pub fn worth(&self, state: &G::State) -> i16 {
        self.game.worth(self.kind, &self.start, state, self.seat)
    }

    /// Carries out a legal action. Whether everything that counts is known then.
    pub fn carry_out(&self, state: &mut G::State, action: G::Action) -> bool {
        let mut events = Vec::new();
        let before = state.clone();
        self.game.try_out(state, action, &mut events);
        !events.iter().any(|event| {
            let told = self.game.foretell(&before, event, self.seat);
            told == Foretold::Uncertain || self.game.clouds(self.kind, event, self.seat)
        })
    }

    /// Carries out `actions`, of whatever seat, from the start. Returns the position and the number
    /// of actions carried out; those behind the horizon are not.
    ///
    /// # Errors
    /// The number of the first action that is not legal.
    pub fn walk(&self, actions: &[G::Action]) -> Result<(G::State, usize), usize> {
        let mut state = self.start.clone();
        for (index, &action) in actions.iter().enumerate() {
            if self.is_done(&state) {
                return Ok((state, index));
            }
            if self.legal(&state).binary_search(&action).is_err() {
                return Err(index);
            }
            self.carry_out(&mut state, action);
        }
        Ok((state, actions.len()))
    }

    /// Counts out every answer.
    ///
    /// # Errors
    /// Why there is no single best one.
    pub fn solve(&self, limit: u32) -> Result<Solution<G::Action>, Unsolved> {
        self.solve_from(&self.start, limit)
    }

    /// The same from a position that looks like the start to the seat.
    fn solve_from(&self, start: &G::State, limit: u32) -> Result<Solution<G::Action>, Unsolved> {
        let mut count = Count { task: self, start, nodes: 0, limit };
        let mut answers = BTreeMap::new();
        count.answers(start, &mut Vec::new(), &mut answers)?;
        let mut ranked: Vec<(i16, Vec<G::Action>)> =
            answers.into_iter().map(|(answer, worth)| (worth, answer)).collect();
        ranked.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        let number = ranked.len();
        let mut ranked = ranked.into_iter();
        let (Some((best, answer)), Some((second, _))) = (ranked.next(), ranked.next()) else {
            return Err(Unsolved::NoChoice);
        };
        if i32::from(best) - i32::from(second) < i32::from(MARGIN) {
            return Err(Unsolved::NotUnique);
        }
        Ok(Solution { best, second, answer, answers: number, nodes: count.nodes })
    }

    /// Counts out every answer, and does so again with everything dealt anew that
    /// the seat may not know: the answer must not depend on it.
    ///
    /// # Errors
    /// Why there is no single best one.
    pub fn prove(&self) -> Result<Solution<G::Action>, Unsolved> {
        self.prove_within(LIMIT)
    }

    /// The same with another limit of positions for each time that it is counted out.
    ///
    /// # Errors
    /// Why there is no single best one.
    pub fn prove_within(&self, limit: u32) -> Result<Solution<G::Action>, Unsolved> {
        let solution = self.solve(limit)?;
        for deal in 0..DEALS {
            let mut start = self.start.clone();
            self.game.determinize(&mut start, self.seat, &mut Rng::stream(deal, DEALT));
            if self.solve_from(&start, limit)? != solution {
                return Err(Unsolved::Chance);
            }
        }
        Ok(solution)
    }

    /// The choice at a position before the horizon that is best for the seat, or,
    /// of another seat, worst for it; the first one of equal ones.
    ///
    /// # Errors
    /// Why it cannot be told.
    pub fn best_at(&self, state: &G::State, limit: u32) -> Result<(G::Action, i16), Unsolved> {
        let mut count = Count { task: self, start: &self.start, nodes: 0, limit };
        let own = asked(&self.game, state) == Some(self.seat);
        let mut best: Option<(G::Action, i16)> = None;
        for action in self.legal(state) {
            // What is no better than the best so far need not be known exactly.
            let window = match best {
                None => WINDOW,
                Some((_, known)) if own => (known, WINDOW.1),
                Some((_, known)) => (WINDOW.0, known),
            };
            let worth = count.after(state, action, window)?;
            if best.is_none_or(|(_, known)| if own { worth > known } else { worth < known }) {
                best = Some((action, worth));
            }
        }
        best.ok_or(Unsolved::NoChoice)
    }

    /// The legal actions at a position.
    pub fn legal(&self, state: &G::State) -> Actions<G::Action> {
        let mut legal = Actions::new();
        self.game.legal(state, &mut legal);
        legal
    }
}

/// Counting out, as far as it is.
struct Count<'a, G: PuzzleRules> {
    task: &'a PuzzleTask<G>,
    /// The start, or one that looks like it to the seat.
    start: &'a G::State,
    nodes: u32,
    limit: u32,
}

impl<G: PuzzleRules> Count<'_, G> {
    fn is_done(&self, state: &G::State) -> bool {
        self.task.game.is_done(self.task.kind, self.start, state, self.task.seat)
    }

    /// The position after an action, whose number is counted.
    fn step(&mut self, state: &G::State, action: G::Action) -> Result<G::State, Unsolved> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(Unsolved::TooLarge);
        }
        let mut after = state.clone();
        if self.task.carry_out(&mut after, action) { Ok(after) } else { Err(Unsolved::Chance) }
    }

    /// The worth of each answer from a position on which the seat may choose.
    fn answers(
        &mut self,
        state: &G::State,
        so_far: &mut Vec<G::Action>,
        found: &mut BTreeMap<Vec<G::Action>, i16>,
    ) -> Result<(), Unsolved> {
        let task = self.task;
        if self.is_done(state) || asked(&task.game, state) != Some(task.seat) {
            let worth = self.worth(state, WINDOW)?;
            let known = found.entry(so_far.clone()).or_insert(worth);
            *known = worth.max(*known);
            return Ok(());
        }
        let legal = task.legal(state);
        for &action in &legal {
            let matters = legal.len() > 1 && G::matters(action);
            let after = self.step(state, action)?;
            if matters {
                so_far.push(action);
            }
            self.answers(&after, so_far, found)?;
            if matters {
                so_far.pop();
            }
        }
        Ok(())
    }

    /// Returns the result of the seat from a position on, whatever the others do; exact if it lies
    /// within the window.
    fn worth(&mut self, state: &G::State, (mut low, mut high): (i16, i16)) -> Result<i16, Unsolved> {
        let task = self.task;
        if self.is_done(state) {
            return Ok(task.game.worth(task.kind, self.start, state, task.seat));
        }
        let own = asked(&task.game, state) == Some(task.seat);
        let mut best = if own { WINDOW.0 } else { WINDOW.1 };
        for action in task.legal(state) {
            let worth = self.after(state, action, (low, high))?;
            if own {
                best = best.max(worth);
                low = low.max(worth);
            } else {
                best = best.min(worth);
                high = high.min(worth);
            }
            if low >= high {
                break;
            }
        }
        Ok(best)
    }

    fn after(&mut self, state: &G::State, action: G::Action, window: (i16, i16)) -> Result<i16, Unsolved> {
        let after = self.step(state, action)?;
        self.worth(&after, window)
    }
}
