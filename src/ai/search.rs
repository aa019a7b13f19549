//! Monte-Carlo tree search over what one seat knows.
//!
//! Every playout resamples what the seat cannot know, walks down one shared
//! tree among the actions that are legal in that sample, adds one edge,
//! plays on quickly and writes each chooser's share of the result back. The
//! rules are the game's own: nothing here knows a game, and everything that
//! happens goes through [`Game::legal`] and [`Game::apply`].

use std::mem::{Discriminant, discriminant};

use rand::RngExt;

use game_core::{Game, MAX_SEATS, Mute, Rng, Seat, Turn};

use super::eval::{Evaluate, Forecast, PerSeat, draw, worth_alone};
use super::exact::{Count, Counted};
use super::level::Level;
use super::rollout::Scratch;
use super::root::{RootEntry, RootTable, Slip};
use super::tree::{Added, NodeSlot, Offered, Tree};

/// Penalty on an untried action compared with its siblings.
const DOUBT: f32 = 0.05;
/// Edges the tree may hold per playout, and at most: bounds the memory.
const EDGES_PER_NODE: usize = 12;
const MOST_EDGES: usize = 1 << 18;
/// Of so many playouts, an action that is weighed gets one at least.
const WEIGHED_PART: u32 = 4;
/// Of so many playouts, one goes to the action that has had fewest, where every action is tried.
const TRIED_PART: u32 = 10;
/// Playouts between two looks at whether the favourite can still be overtaken.
const LOOK_EVERY: u32 = 16;
/// Actions carried out for each playout beside it, where the rest of the game may be counted out:
/// they take about as long.
const COUNTED_PER_NODE: u32 = 128;

/// Progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Playouts made.
    pub nodes: u32,
    /// Playouts allowed.
    pub budget: u32,
    /// True if more work would change nothing.
    pub done: bool,
}

/// Expected end of a game: means over all playouts of a search, for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expectation {
    /// The chance to win, 0.0 to 1.0; the seats of a table add up to 1.0.
    pub chance: PerSeat,
    /// The final points.
    pub points: PerSeat,
}

/// A search in progress. Interrupt it between any two calls of
/// [`Search::step`]; how it is sliced changes nothing about the result.
pub struct Search<G: Game, E> {
    eval: E,
    root: G::State,
    seat: Seat,
    eyes: Option<Seat>,
    slip: Slip,
    budget: u32,
    effort: f32,
    curiosity: f32,
    depth: u16,
    rollout: u16,
    nodes: u32,
    /// True if more playouts would change nothing.
    searched: bool,
    /// The rest of the game, counted out as far as it is; goes on beside the playouts.
    count: Count<G>,
    tree: Tree<G::Action, Discriminant<G::Prompt>>,
    state: G::State,
    scratch: Scratch<G>,
    offered: Offered,
    added: Added,
    path: Vec<(u32, Seat)>,
    /// Playouts that every action of the choice at hand gets before the others.
    least_visits: u32,
    /// The action taken on impulse, by who looks no further.
    impulse: Option<G::Action>,
    /// The points that each seat may expect at the choice at hand, for players that count their own
    /// alone.
    usual: Option<PerSeat>,
    /// The action of the choice at hand that gets its part in any case.
    weighed: Option<G::Action>,
    /// True if every action of the choice at hand gets an even part of a tenth of the playouts.
    tries_each: bool,
    /// Sums of the chances to win for the actions of the choice at hand, by their edges.
    wins: Vec<(u32, f64)>,
    /// Sums over all playouts of each seat's chance to win and of its points.
    sums: [[f64; MAX_SEATS]; 2],
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// Begins to search for the seat that chooses in `blinded`: a state that
    /// has been through [`Game::determinize`] for that seat.
    ///
    /// # Panics
    /// If the game is over.
    pub fn new(game: &G, eval: E, blinded: G::State, level: &Level, seed: u64) -> Self {
        Self::seen_by(game, eval, blinded, level, seed, None)
    }

    /// The same in the eyes of another seat, for which `blinded` was resampled then: what that
    /// seat does not know of the one that chooses is resampled for every playout as well. Law: what
    /// was dealt there makes no difference, as long as it is the same choice.
    ///
    /// # Panics
    /// If the game is over.
    pub fn seen_by(
        game: &G,
        eval: E,
        mut blinded: G::State,
        level: &Level,
        seed: u64,
        eyes: Option<Seat>,
    ) -> Self {
        let Turn::Choose { seat, prompt } = game.turn(&blinded) else {
            panic!("invariant: somebody has to choose")
        };
        game.reopen(&mut blinded, seat);
        let effort = eval.effort(&prompt);
        let budget = deserved(level.nodes, effort);
        let most = deserved(level.most.max(level.nodes), effort) as usize;
        let edges = (most * EDGES_PER_NODE + 64).min(MOST_EDGES);
        let count = Count::new(game, &eval, &blinded, level.exact);
        let slip = level.slip_at(eval.progress(game, &blinded));
        let mut search = Search {
            eval,
            state: blinded.clone(),
            root: blinded,
            seat,
            eyes,
            slip,
            budget,
            effort,
            // Among more players every action wins less often, and what a
            // rare visit may add is to be seen against that.
            curiosity: level.curiosity * 2.0 / f32::from(game.seats().max(2)),
            depth: level.depth.max(1),
            rollout: level.rollout,
            nodes: 0,
            searched: false,
            count,
            tree: Tree::with_capacity(edges),
            scratch: Scratch::new(Rng::stream(seed, SEARCH_STREAM)),
            offered: Offered::new(),
            added: Added::new(),
            path: Vec::with_capacity(64),
            least_visits: 0,
            impulse: None,
            usual: None,
            weighed: None,
            tries_each: level.tries_each,
            wins: Vec::with_capacity(64),
            sums: Default::default(),
        };
        if level.habits.own_board {
            let mut forecast = Forecast::default();
            search.eval.forecast(game, &search.root, &mut forecast);
            search.usual = Some(std::array::from_fn(|index| forecast.points(index)));
        }
        game.legal(&search.root, &mut search.scratch.legal);
        if eyes.is_some() {
            imagine(game, &mut search.state, seat, eyes, &mut search.scratch.rng);
        }
        search.open_root(game);
        search.act_on_impulse(level.habits.impulse);
        search
    }

    /// With this probability, draws an action in proportion to how good each looks, and looks at no
    /// other. Even the roots of the weights are compared: people are easily taken with the second best.
    fn act_on_impulse(&mut self, probability: f32) {
        if probability <= 0.0 || self.scratch.rng.random::<f64>() >= f64::from(probability) {
            return;
        }
        let edges = || self.tree.root_edges();
        let weights: Vec<f32> = edges().map(|edge| edge.prior.sqrt()).collect();
        if weights.len() > 1 {
            let drawn = draw(&weights, &mut self.scratch.rng);
            self.impulse = edges().nth(drawn).map(|edge| edge.action);
        }
    }

    /// The same with another budget, for workers that share one. As with the
    /// level's own, a choice gets the part of it that it deserves.
    #[must_use]
    pub fn with_budget(mut self, nodes: u32) -> Self {
        self.budget = deserved(nodes, self.effort);
        self
    }

    /// The same, but each action of the choice at hand is tried so many times
    /// first: for those who want to know what the worst of them are worth.
    #[must_use]
    pub fn trying_all(mut self, visits: u32) -> Self {
        self.least_visits = visits;
        self
    }

    /// The same, but `action` of the choice at hand gets a quarter of the playouts in any case: for
    /// those who want to know what it is worth, whatever the search thinks of it.
    #[must_use]
    pub fn weighing(mut self, action: G::Action) -> Self {
        self.weighed = Some(action);
        self
    }

    /// The same, but a tenth of the playouts is shared evenly among the actions of the choice at hand,
    /// from the first one on: for those who tell people what several of them are worth. What a single
    /// action is worth is found out as well.
    #[must_use]
    pub fn trying_each(mut self) -> Self {
        self.tries_each = true;
        self.searched = false;
        self
    }

    /// Makes up to `nodes` more playouts. Where the rest of the game may be counted out, that goes on
    /// beside them, and behind the last one until it has come to an end.
    pub fn step(&mut self, game: &G, nodes: u32) -> Progress {
        for _ in 0..nodes {
            if self.is_done() {
                break;
            }
            if !self.searched {
                self.playout(game);
                self.nodes += 1;
                self.searched =
                    self.nodes >= self.budget || (self.nodes.is_multiple_of(LOOK_EVERY) && self.is_settled());
            }
            self.count.go_on(game, &self.eval, COUNTED_PER_NODE);
        }
        self.progress()
    }

    /// Errors of the level at the choice at hand.
    pub fn slip(&self) -> Slip {
        self.slip
    }

    /// Returns the progress.
    pub fn progress(&self) -> Progress {
        Progress { nodes: self.nodes, budget: self.budget, done: self.is_done() }
    }

    /// Returns true if more work would change nothing: all is counted out, or all playouts are made
    /// and nothing is still being counted.
    fn is_done(&self) -> bool {
        match self.count.counted() {
            // A few playouts tell which of equals looks best.
            Counted::Out => self.searched || self.nodes >= LOOK_EVERY,
            Counted::Going => false,
            Counted::Never => self.searched,
        }
    }

    /// Returns the results so far.
    pub fn table(&self) -> RootTable<G::Action> {
        let entry = |(index, edge): (u32, &super::tree::Edge<G::Action>)| RootEntry {
            action: edge.action,
            visits: edge.visits,
            worth: edge.worth.into(),
            points: edge.points.into(),
            wins: self.wins.iter().find(|(of, _)| *of == index).map_or(0.0, |(_, sum)| *sum),
        };
        let entries = self.tree.numbered_root_edges().map(entry).collect();
        let mut table = RootTable { entries, counted: false };
        self.count.settle(&mut table);
        table
    }

    /// Returns what the playouts expect of the end; zeros before the first one.
    pub fn expectation(&self) -> Expectation {
        let mean = |sums: [f64; MAX_SEATS]| sums.map(|sum| (sum / f64::from(self.nodes.max(1))) as f32);
        let [chance, points] = self.sums.map(mean);
        Expectation { chance, points }
    }

    /// Edges and nodes the tree holds, to check that memory is bounded.
    pub fn size(&self) -> (usize, usize) {
        self.tree.size()
    }

    /// Lists the actions of the choice at hand; a single one needs no search.
    fn open_root(&mut self, game: &G) {
        let Turn::Choose { seat, prompt } = game.turn(&self.root) else { unreachable!("checked in new") };
        let node = self
            .tree
            .node(NodeSlot::Root, seat, discriminant(&prompt))
            .expect("invariant: the tree is empty");
        self.tree.offer(node, &self.scratch.legal, &mut self.offered, &mut self.added);
        self.weigh_new_edges(game);
        self.searched = self.scratch.legal.len() < 2;
    }

    /// Returns true if no other action can reach the favourite's visits any more.
    fn is_settled(&self) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in self.tree.root_edges() {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first - second > self.budget - self.nodes
    }

    fn playout(&mut self, game: &G) {
        self.state.clone_from(&self.root);
        imagine(game, &mut self.state, self.seat, self.eyes, &mut self.scratch.rng);
        self.descend(game);
        let mut judged = self.scratch.judge(game, &self.eval, &mut self.state, self.rollout);
        self.note_win(judged.chance[self.seat.index()]);
        for (sums, values) in self.sums.iter_mut().zip([&judged.chance, &judged.points]) {
            sums.iter_mut().zip(values).for_each(|(sum, &value)| *sum += f64::from(value));
        }
        if let Some(usual) = &self.usual {
            judged.worth = worth_alone(&judged.points, usual, self.eval.clear_lead());
        }
        self.back_up(&judged.worth, &judged.points);
    }

    /// Adds the chance that a playout ended with to the action that it began with.
    fn note_win(&mut self, chance: f32) {
        let Some(&(edge, _)) = self.path.first() else { return };
        match self.wins.iter_mut().find(|(of, _)| *of == edge) {
            Some((_, sum)) => *sum += f64::from(chance),
            None => self.wins.push((edge, chance.into())),
        }
    }

    /// Walks down to the first action not tried before, or to the horizon.
    ///
    /// Each seat's choice hangs behind what that seat has seen. Before a secret
    /// is revealed only its owner has, so nobody answers what it cannot know;
    /// afterwards everybody goes on behind what this seat has chosen, whatever
    /// the others had, for that alone it can plan.
    fn descend(&mut self, game: &G) {
        self.path.clear();
        let mut seen = [NodeSlot::Root; MAX_SEATS];
        while self.path.len() < usize::from(self.depth) {
            let Turn::Choose { seat, prompt } = game.turn(&self.state) else { return };
            let is_detail = !self.path.is_empty() && self.eval.is_detail(&prompt);
            if is_detail && self.scratch.routine(game, &self.eval, &mut self.state) {
                continue;
            }
            if !self.scratch.asks(game, &mut self.state) {
                continue;
            }
            if is_detail {
                self.scratch.quick(game, &self.eval, &mut self.state);
                continue;
            }
            let is_secret = self.eval.is_secret(&prompt);
            if !is_secret || self.eval.is_quiet(game, &self.state) {
                seen = [seen[self.seat.index()]; MAX_SEATS];
            }
            let Some(node) = self.tree.node(seen[seat.index()], seat, discriminant(&prompt)) else { return };
            self.tree.offer(node, &self.scratch.legal, &mut self.offered, &mut self.added);
            self.weigh_new_edges(game);
            let Some(edge) = self.select() else { return };
            let fresh = self.tree.edge(edge).visits == 0;
            game.apply(&mut self.state, self.tree.edge(edge).action, &mut Mute);
            self.path.push((edge, seat));
            let whose = if is_secret { &mut seen[seat.index()..=seat.index()] } else { &mut seen[..] };
            whose.fill(NodeSlot::Behind(edge));
            if fresh {
                return;
            }
        }
    }

    fn weigh_new_edges(&mut self, game: &G) {
        if self.added.is_empty() {
            return;
        }
        let Scratch { legal, weights, .. } = &mut self.scratch;
        self.eval.prior(game, &self.state, legal, weights);
        for &(position, edge) in &self.added {
            self.tree.set_prior(edge, weights[usize::from(position)]);
        }
    }

    /// The edge on offer that promises most: its mean worth, plus curiosity
    /// that grows with its weight and falls with its visits.
    fn select(&self) -> Option<u32> {
        if self.path.is_empty() && self.least_visits > 0 {
            let is_new = |&&edge: &&u32| self.tree.edge(edge).visits < self.least_visits;
            if let Some(&edge) = self.offered.iter().find(is_new) {
                return Some(edge);
            }
        }
        if let Some(weighed) = self.weighed.filter(|_| self.path.is_empty()) {
            let is_short = |edge: &super::tree::Edge<G::Action>| {
                edge.action == weighed && edge.visits < self.nodes / WEIGHED_PART
            };
            if let Some(&edge) = self.offered.iter().find(|&&edge| is_short(self.tree.edge(edge))) {
                return Some(edge);
            }
        }
        if let Some(action) = self.impulse.filter(|_| self.path.is_empty()) {
            return self.offered.iter().copied().find(|&edge| self.tree.edge(edge).action == action);
        }
        if self.tries_each && self.path.is_empty() && self.nodes.is_multiple_of(TRIED_PART) {
            return self.offered.iter().copied().min_by_key(|&edge| self.tree.edge(edge).visits);
        }
        let (mut weight, mut visits, mut worth) = (0.0, 0, 0.0);
        for edge in self.offered.iter().map(|&edge| self.tree.edge(edge)) {
            weight += edge.prior;
            visits += edge.visits;
            worth += edge.worth;
        }
        let even = 1.0 / self.offered.len() as f32;
        let untried = if visits > 0 { worth / visits as f32 - DOUBT } else { 0.5 };
        let mut best = (f32::MIN, None);
        for &index in &self.offered {
            let edge = self.tree.edge(index);
            let mean = if edge.visits > 0 { edge.worth / edge.visits as f32 } else { untried };
            let share = if weight > 0.0 { edge.prior / weight } else { even };
            let promise =
                mean + self.curiosity * share * (edge.offered as f32).sqrt() / (1 + edge.visits) as f32;
            if promise > best.0 {
                best = (promise, Some(index));
            }
        }
        best.1
    }

    fn back_up(&mut self, worth: &PerSeat, points: &PerSeat) {
        for &(edge, seat) in &self.path {
            self.tree.record(edge, worth[seat.index()], points[seat.index()]);
        }
    }
}

/// Resamples what `seat` cannot know of a state; before that, what `eyes` cannot know.
pub(super) fn imagine<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    eyes: Option<Seat>,
    rng: &mut Rng,
) {
    if let Some(eyes) = eyes {
        game.determinize(state, eyes, rng);
    }
    game.determinize(state, seat, rng);
}

/// The part of a budget of `nodes` playouts that a choice gets.
fn deserved(nodes: u32, effort: f32) -> u32 {
    ((nodes as f32 * effort) as u32).max(1)
}

/// The purpose of the search's own random stream.
const SEARCH_STREAM: u64 = 0x5EA2;
