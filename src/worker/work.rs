//! Work of a worker, whatever the game.

use std::rc::Rc;

use ai::course::{Courses, courses};
use ai::{Ideas, Level, Playable, Search, Style, explain};
use game_core::{Actions, Rng, Seat};
use games::{Visitor, with_game};
use session::Seated;
use session::bench::{Bench, Costs};
use session::blind::rules_of;
use session::protocol::{BenchRequest, FromWorker, JobId, SLIP, Think, Thought, encode};

/// Playouts between two looks at the clock.
const STEP: u32 = 4;
/// Playouts without which no answer is given, however short the time.
const LEAST: u32 = 32;

/// Something that can be done a slice at a time.
pub(super) trait Work {
    /// Works until `clock` reaches `until_ms`; whether everything is done.
    fn slice(&mut self, clock: &mut dyn FnMut() -> f64, until_ms: f64) -> bool;

    /// Returns true if as much has been done as is owed whatever the time.
    fn is_enough(&self) -> bool;

    /// Returns the findings so far.
    fn answer(&mut self, job: JobId) -> FromWorker;

    /// Returns the amount done, and the whole amount.
    fn progress(&self) -> (u32, u32);
}

/// Opens what is to be thought about.
///
/// # Errors
/// What is wrong with the request, with the name of the field.
pub(super) fn think(think: &Think) -> Result<Box<dyn Work>, String> {
    struct Open<'a>(&'a Think);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn Work>, String>;
        fn visit<G: Seated>(self) -> Self::Output {
            Ok(Box::new(SearchWork::<G>::open(self.0)?))
        }
    }
    with_game(&think.game, Open(think)).unwrap_or_else(|| Err(unknown(&think.game)))
}

/// Opens what is to be measured.
///
/// # Errors
/// What is wrong with the request, with the name of the field.
pub(super) fn bench(request: &BenchRequest) -> Result<Box<dyn Work>, String> {
    struct Open<'a>(&'a BenchRequest);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn Work>, String>;
        fn visit<G: Seated>(self) -> Self::Output {
            let game: G = rules_of(&self.0.config).map_err(|error| format!("config: {error}"))?;
            Ok(Box::new(BenchWork::new(game, self.0)))
        }
    }
    with_game(&request.game, Open(request)).unwrap_or_else(|| Err(unknown(&request.game)))
}

fn unknown(game: &str) -> String {
    format!("game: {game:?} is not played here")
}

/// A search for one decision.
struct SearchWork<G: Ideas> {
    game: G,
    blinded: G::State,
    level: Level,
    style: Option<Style>,
    search: Search<G, G::Evaluator>,
    /// Playouts that the level owes.
    owed: u32,
    seed: u64,
    explain: bool,
    eyes: Option<Seat>,
}

impl<G: Ideas> SearchWork<G> {
    fn open(think: &Think) -> Result<Self, String> {
        let (game, blinded) = think.position.open::<G>().map_err(|error| format!("position: {error}"))?;
        match game.turn(&blinded).seat() {
            None => return Err("position: the game is over".to_owned()),
            Some(_) if think.eyes.is_some_and(|eyes| eyes.0 >= game.seats()) => {
                return Err("eyes: there is no such seat".to_owned());
            }
            Some(seat) if seat != think.seat => return Err(format!("seat: it is for {seat} to choose")),
            Some(_) => {}
        }
        let level = game.level(think.level);
        let evaluator = game.judge_of(&level, think.style);
        let search = Search::seen_by(&game, evaluator, blinded.clone(), &level, think.seed, think.eyes);
        let search = match think.weighed {
            None => search,
            Some(place) => {
                let mut legal = Actions::new();
                game.legal(&blinded, &mut legal);
                let action = legal.get(usize::from(place));
                search.weighing(*action.ok_or_else(|| "weighed: there is no such action".to_owned())?)
            }
        };
        // What is explained is shown to people, with a figure for each answer.
        let search = if think.explain { search.trying_each() } else { search };
        let owed = search.progress().budget;
        let search = search.with_budget(think.nodes);
        let (seed, explain, eyes) = (think.seed, think.explain, think.eyes);
        let style = think.style;
        Ok(SearchWork { game, blinded, level, style, search, owed, seed, explain, eyes })
    }
}

impl<G: Ideas> Work for SearchWork<G> {
    fn slice(&mut self, clock: &mut dyn FnMut() -> f64, until_ms: f64) -> bool {
        loop {
            if self.search.step(&self.game, STEP).done {
                return true;
            }
            if clock() >= until_ms {
                return false;
            }
        }
    }

    fn is_enough(&self) -> bool {
        self.search.progress().nodes >= self.owed
    }

    fn answer(&mut self, job: JobId) -> FromWorker {
        if self.search.progress().nodes == 0 {
            self.search.step(&self.game, LEAST);
        }
        let (table, slip) = (self.search.table(), self.search.slip());
        let best = table.choose(slip, &mut Rng::stream(self.seed, SLIP));
        let best = best.expect("invariant: somebody has to choose");
        let curve = self.game.curve(&self.blinded);
        let (mut considered, mut behind) = (Vec::new(), Courses::default());
        if self.explain {
            let SearchWork { game, blinded, eyes, seed, .. } = self;
            let evaluator = game.judge_of(&self.level, self.style);
            considered = explain(game, &evaluator, blinded, *eyes, &table, curve, *seed);
            // What is counted out is certain, and its reason is the end.
            if let [best, rival, ..] = &considered[..]
                && !table.counted
            {
                let answers = [best.action, rival.action];
                behind = courses(game, &evaluator, blinded, *eyes, answers, *seed);
            }
        }
        FromWorker::Thought {
            job,
            thought: encode(&Thought { table, curve, slip, best, considered, courses: behind }),
        }
    }

    fn progress(&self) -> (u32, u32) {
        let progress = self.search.progress();
        (progress.nodes, progress.budget)
    }
}

/// Games played before the clock counts, for each game that is counted: a
/// browser runs a program slowly until it has seen which parts of it matter.
const WARM_UP: f64 = 0.5;

/// A measurement of random play, and of thinking.
struct BenchWork<G: Playable> {
    game: Rc<G>,
    seed: u64,
    games: u32,
    /// The games that nobody counts, until they are played.
    warm_up: Option<Bench<Rc<G>>>,
    bench: Bench<Rc<G>>,
    /// Cost of thinking, once the games are played.
    costs: Option<Costs<G>>,
    done: bool,
}

impl<G: Playable> BenchWork<G> {
    fn new(game: G, request: &BenchRequest) -> Self {
        let (game, seed) = (Rc::new(game), request.seed);
        let bench = || Bench::new(game.clone(), seed);
        let (warm_up, bench) = (Some(bench()), bench());
        BenchWork { game, seed, games: request.games.max(1), warm_up, bench, costs: None, done: false }
    }

    /// Plays games that do not count.
    fn warm_up(&mut self, mut clock: &mut dyn FnMut() -> f64, until_ms: f64) {
        let Some(bench) = &mut self.warm_up else { return };
        let games = (f64::from(self.games) * WARM_UP).ceil() as u32;
        bench.play(games, &mut clock, until_ms);
        if bench.report().games >= games {
            self.warm_up = None;
        }
    }
}

impl<G: Playable> Work for BenchWork<G> {
    fn slice(&mut self, mut clock: &mut dyn FnMut() -> f64, until_ms: f64) -> bool {
        if self.warm_up.is_some() {
            self.warm_up(clock, until_ms);
            return false;
        }
        if self.bench.report().games < self.games {
            self.bench.play(self.games, &mut clock, until_ms);
            return false;
        }
        let costs = self.costs.get_or_insert_with(|| Costs::new(&self.game, self.seed));
        self.done = !costs.round(&self.game, &mut clock);
        self.done
    }

    fn is_enough(&self) -> bool {
        self.done
    }

    fn answer(&mut self, job: JobId) -> FromWorker {
        let games = self.bench.report();
        FromWorker::Bench { job, report: self.costs.as_ref().map_or(games, |costs| costs.add_to(games)) }
    }

    fn progress(&self) -> (u32, u32) {
        (self.bench.report().games, self.games)
    }
}
