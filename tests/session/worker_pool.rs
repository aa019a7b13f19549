//! The worker_pool against workers that are slow, mute, mad, or dead.

use ai::{LevelId, Playable};
use game_core::Seat;
use san_juan::{Config, Edition, SanJuan};
use session::protocol::{FromWorker, JobId, ToWorker, Word, decode, encode};
use session::worker_pool::{
    Cause, Failure, Health, Order, Outcome, Request, TELL_MS, TRIES, WorkerPool, gather, shared_ms, size_for,
};
use session::{Player, TableSetup};
use worker::Thinker;

use crate::session::common::{Table, midway, on_turn};
use crate::session::worker::{Clock, edited};

fn request(table: &Table) -> Request {
    let seat = on_turn(table).expect("running");
    Request {
        game: "san-juan",
        position: table.blind(seat, 3),
        seat,
        level: table.game().level(LevelId::Merchant),
        style: None,
        seed: 3,
        thinking_ms: 700,
        max_ms: 1000,
        explain: true,
        eyes: None,
        weighed: None,
    }
}

/// Workers without a browser, and what becomes of the jobs.
struct Yard {
    worker_pool: WorkerPool,
    workers: Vec<Option<Thinker>>,
    spawned: usize,
    /// How often the program was started in the page.
    on_page: usize,
    now: f64,
    outcomes: Vec<Outcome>,
}

impl Yard {
    fn new(size: usize) -> Self {
        let worker_pool = WorkerPool::new(size, 0.0);
        let workers = (0..size).map(|_| None).collect();
        let mut yard = Yard { worker_pool, workers, spawned: 0, on_page: 0, now: 0.0, outcomes: Vec::new() };
        yard.obey();
        yard
    }

    fn ready(size: usize) -> Self {
        let mut yard = Yard::new(size);
        (0..size).for_each(|index| yard.worker_pool.ready(index, 0.0));
        yard.obey();
        yard
    }

    /// Carries out the orders; workers think at once unless told otherwise.
    fn obey(&mut self) -> Vec<Order> {
        let orders = self.worker_pool.orders();
        for order in &orders {
            match order {
                Order::SpawnOnPage => {
                    self.workers[0] = Some(Thinker::new());
                    self.on_page += 1;
                }
                Order::Spawn(index) => {
                    self.workers[*index] = Some(Thinker::new());
                    self.spawned += 1;
                }
                Order::Terminate(index) => self.workers[*index] = None,
                Order::Post(index, bytes) => {
                    self.workers[*index].as_mut().expect("a living worker").receive(bytes);
                }
            }
        }
        self.outcomes.extend(self.worker_pool.outcomes());
        orders
    }

    /// Lets worker `index` finish what it is doing.
    fn work(&mut self, index: usize) {
        let thinker = self.workers[index].as_mut().expect("a living worker");
        let mut clock = Clock(0.0);
        while thinker.is_busy() {
            thinker.slice(&mut || clock.look());
        }
        for reply in thinker.replies() {
            self.worker_pool.heard(index, &reply, self.now);
        }
        self.obey();
    }

    /// Lets time pass, as a page that is awake notices it.
    fn wait(&mut self, ms: f64) -> Vec<Order> {
        let (until, mut orders) = (self.now + ms, Vec::new());
        while self.now < until {
            self.now = (self.now + 100.0).min(until);
            self.worker_pool.tick(self.now);
            orders.extend(self.obey());
        }
        orders
    }

    fn fail(&mut self, index: usize, cause: Cause) -> Vec<Order> {
        self.worker_pool.failed(index, Failure::new(cause, "as the test wants it"), self.now);
        self.obey()
    }

    /// Why the only job has failed, if it has.
    fn cause(&self) -> Option<Cause> {
        match &self.outcomes[..] {
            [] => None,
            [Outcome::Failed(_, failure)] => Some(failure.cause),
            other => panic!("{other:?}"),
        }
    }
}

fn thoughts(outcomes: &[Outcome]) -> &[Vec<u8>] {
    let [Outcome::Thoughts(_, thoughts)] = outcomes else { panic!("{outcomes:?}") };
    thoughts
}

#[test]
fn one_core_is_left_to_the_page() {
    assert_eq!([1, 2, 3, 4, 8, 64].map(size_for), [1, 1, 2, 3, 4, 4]);
    assert_eq!(size_for(0), 1);
}

#[test]
fn a_crew_shares_the_budget_and_adds_up_what_it_found() {
    let table = midway(2, 91, 40);
    let mut yard = Yard::ready(3);
    yard.worker_pool.think(&request(&table), 0.0);
    let mut shares = Vec::new();
    for order in yard.obey() {
        let Order::Post(index, bytes) = order else { panic!("{order:?}") };
        let Ok(ToWorker::Think(think)) = decode(&bytes) else { panic!("not a question") };
        shares.push((index, think.nodes, think.seed, think.explain));
    }
    let share = LevelId::Merchant.level().share(3);
    assert_eq!(shares, [(0, share, 3, true), (1, share, 4, false), (2, share, 5, false)]);
    (0..3).for_each(|index| yard.work(index));
    let decision = gather::<SanJuan>(thoughts(&yard.outcomes), 3).expect("a choice");
    assert!(table.legal(on_turn(&table).expect("running")).contains(&decision.action));
    assert!(decision.table.visits() > 60 && !decision.considered.is_empty());
    assert!(!yard.worker_pool.is_busy());
}

#[test]
fn what_is_shared_is_the_budget_of_the_level_at_this_table() {
    for players in [4, 6] {
        let config = Config { players, edition: Edition::Classic, ..Config::default() };
        let seats = Seat::all(players).map(|_| Player::person("Ana")).collect();
        let table = Table::new(TableSetup { config, seed: 4, seats }).expect("a legal set-up");
        let request = table.request(LevelId::Merchant, 1000, false).expect("a new game");
        let mut yard = Yard::ready(2);
        yard.worker_pool.think(&request, 0.0);
        let asked = yard.obey().into_iter().map(|order| match order {
            Order::Post(_, bytes) => decode(&bytes).expect("a message"),
            other => panic!("{other:?}"),
        });
        let playouts: u32 = asked
            .map(|message| match message {
                ToWorker::Think(think) => think.nodes,
                other => panic!("{other:?}"),
            })
            .sum();
        assert_eq!(playouts, table.game().level(LevelId::Merchant).nodes, "{players} people");
    }
}

#[test]
fn more_than_two_who_use_their_time_share_it() {
    assert_eq!([0, 1, 2, 4, 5, 7].map(|users| shared_ms(700, users)), [700, 700, 700, 175, 112, 57]);
}

#[test]
fn who_answers_first_makes_no_difference() {
    let table = midway(2, 92, 40);
    let decide = |order: [usize; 3]| {
        let mut yard = Yard::ready(3);
        yard.worker_pool.think(&request(&table), 0.0);
        yard.obey();
        order.into_iter().for_each(|index| yard.work(index));
        gather::<SanJuan>(thoughts(&yard.outcomes), 3).expect("a choice")
    };
    let (one, two) = (decide([0, 1, 2]), decide([2, 0, 1]));
    assert_eq!(one.action, two.action);
    assert_eq!(one.considered, two.considered);
}

#[test]
fn questions_wait_until_the_program_has_started() {
    let table = midway(2, 93, 40);
    let mut yard = Yard::new(1);
    yard.worker_pool.think(&request(&table), 0.0);
    assert!(yard.obey().is_empty(), "it would be lost");
    yard.wait(900.0);
    yard.worker_pool.ready(0, yard.now);
    assert!(matches!(yard.obey()[..], [Order::Post(0, _)]));
    yard.work(0);
    assert_eq!(thoughts(&yard.outcomes).len(), 1);
}

#[test]
fn late_starters_are_not_waited_for() {
    let table = midway(2, 94, 40);
    let mut yard = Yard::new(2);
    yard.worker_pool.ready(0, 0.0);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    yard.work(0);
    assert!(yard.outcomes.is_empty(), "there is still time");
    yard.wait(1001.0);
    yard.wait(500.0);
    assert_eq!(thoughts(&yard.outcomes).len(), 1);
}

#[test]
fn the_deadline_asks_for_what_there_is() {
    let table = midway(2, 95, 40);
    let mut yard = Yard::ready(2);
    let job = yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    assert!(yard.wait(999.0).is_empty());
    let orders = yard.wait(2.0);
    let finish = encode(&ToWorker::Finish { job });
    assert_eq!(orders, [Order::Post(0, finish.clone()), Order::Post(1, finish)]);
    (0..2).for_each(|index| yard.work(index));
    assert_eq!(thoughts(&yard.outcomes).len(), 2);
}

#[test]
fn a_stopped_job_is_never_heard_of_again() {
    let table = midway(2, 96, 40);
    let mut yard = Yard::ready(1);
    let job = yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    yard.worker_pool.stop(job);
    yard.obey();
    let stale = encode(&FromWorker::Thought { job, thought: Vec::new() });
    yard.worker_pool.heard(0, &stale, 1.0);
    yard.obey();
    assert!(yard.outcomes.is_empty() && !yard.worker_pool.is_busy());
    let next = yard.worker_pool.think(&request(&table), 1.0);
    yard.obey();
    yard.worker_pool.heard(0, &stale, 1.0);
    assert!(yard.worker_pool.is_busy(), "an answer to the old question does not count");
    yard.work(0);
    assert!(matches!(yard.outcomes[..], [Outcome::Thoughts(done, _)] if done == next));
}

#[test]
fn a_worker_that_breaks_down_is_replaced_and_asked_again() {
    let table = midway(2, 97, 40);
    let mut yard = Yard::ready(2);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    yard.work(1);
    assert!(matches!(yard.fail(0, Cause::Broken)[..], [Order::Terminate(0), Order::Spawn(0)]));
    assert_eq!(yard.spawned, 3);
    yard.worker_pool.ready(0, 20.0);
    assert!(matches!(yard.obey()[..], [Order::Post(0, _)]));
    yard.work(0);
    assert_eq!(thoughts(&yard.outcomes).len(), 2);
}

#[test]
fn a_worker_that_falls_silent_is_replaced() {
    let table = midway(2, 98, 40);
    let mut yard = Yard::ready(1);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    yard.wait(1001.0);
    assert_eq!(yard.spawned, 1);
    yard.wait(4000.0);
    assert_eq!(yard.spawned, 2);
    yard.worker_pool.ready(0, yard.now);
    yard.obey();
    yard.work(0);
    assert_eq!(thoughts(&yard.outcomes).len(), 1, "the answer comes all the same");
}

#[test]
fn a_program_that_never_runs_is_given_up_and_tried_again_with_the_next_question() {
    let table = midway(2, 99, 40);
    let mut yard = Yard::new(4);
    yard.worker_pool.think(&request(&table), 0.0);
    (0..TRIES).for_each(|_| drop(yard.fail(0, Cause::Broken)));
    assert_eq!(yard.cause(), Some(Cause::Broken));
    assert_eq!(yard.spawned, 3, "three tries in all, however many workers there are to be");
    yard.outcomes.clear();
    yard.worker_pool.think(&request(&table), 1.0);
    yard.obey();
    assert_eq!(yard.spawned, 4);
    yard.worker_pool.ready(0, 2.0);
    yard.obey();
    assert_eq!(yard.spawned, 7, "the others follow");
    yard.work(0);
    yard.wait(2000.0);
    assert_eq!(thoughts(&yard.outcomes).len(), 1);
}

#[test]
fn the_others_answer_for_one_that_is_down() {
    let table = midway(2, 100, 40);
    let mut yard = Yard::ready(2);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    yard.work(1);
    for _ in 0..TRIES {
        yard.fail(0, Cause::Broken);
        yard.worker_pool.ready(0, 1.0);
        yard.obey();
    }
    assert_eq!(thoughts(&yard.outcomes).len(), 1);
}

/// Every way to fail, again and again: at most three tries, and within ten seconds the player is told the reason.
#[test]
fn whatever_fails_is_told_within_ten_seconds_and_three_tries() {
    let table = midway(2, 103, 40);
    for cause in Cause::ALL {
        let mut yard = Yard::new(1);
        yard.worker_pool.think(&request(&table), 0.0);
        let (mut started, mut told) = (0, None);
        while yard.now < 60_000.0 {
            // What each start comes to.
            while started < yard.spawned + yard.on_page {
                started += 1;
                match cause {
                    Cause::Slow => {}
                    Cause::Silent => yard.worker_pool.ready(0, yard.now),
                    Cause::Garbled => {
                        yard.worker_pool.ready(0, yard.now);
                        yard.worker_pool.heard(0, b"\xEE\xEE", yard.now);
                    }
                    _ => drop(yard.fail(0, cause)),
                }
                yard.obey();
            }
            yard.wait(100.0);
            let is_told = yard.worker_pool.health() == Health::Late(cause) || yard.cause() == Some(cause);
            told = told.or(is_told.then_some(yard.now));
        }
        assert!(told.is_some_and(|ms| ms <= 10_000.0), "{cause:?}: told at {told:?}");
        assert!(started <= TRIES as usize, "{cause:?}: {started} tries");
        // Only what may still come is waited for.
        assert_eq!(yard.worker_pool.is_busy(), cause == Cause::Slow, "{cause:?}");
    }
}

#[test]
fn a_slow_download_goes_on_and_is_told_of_only_while_nothing_comes() {
    let table = midway(2, 104, 40);
    let mut yard = Yard::new(2);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    // Two minutes, a little every few seconds.
    for _ in 0..30 {
        yard.wait(4000.0);
        assert_eq!(yard.worker_pool.health(), Health::Fine);
        yard.worker_pool.coming(0, yard.now);
    }
    yard.wait(TELL_MS + 200.0);
    assert_eq!(yard.worker_pool.health(), Health::Late(Cause::Slow));
    yard.worker_pool.coming(0, yard.now);
    assert_eq!(yard.worker_pool.health(), Health::Fine, "it goes on");
    assert_eq!((yard.spawned, yard.cause()), (1, None), "nothing was begun anew");
    yard.worker_pool.ready(0, yard.now);
    yard.obey();
    yard.work(0);
    yard.wait(2000.0);
    assert_eq!(thoughts(&yard.outcomes).len(), 1);
}

#[test]
fn a_page_that_has_slept_blames_nobody() {
    let table = midway(2, 105, 40);
    let mut yard = Yard::ready(1);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    yard.now += 3_600_000.0;
    yard.worker_pool.tick(yard.now);
    yard.obey();
    assert_eq!((yard.spawned, yard.worker_pool.health()), (1, Health::Fine));
    yard.work(0);
    assert_eq!(thoughts(&yard.outcomes).len(), 1);
}

#[test]
fn where_workers_are_refused_the_page_runs_the_whole_budget_itself() {
    let table = midway(2, 106, 40);
    let mut yard = Yard::new(3);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    yard.fail(0, Cause::Refused);
    assert_eq!((yard.on_page, yard.worker_pool.health()), (1, Health::OnPage));
    yard.worker_pool.ready(0, 1.0);
    let [Order::Post(0, bytes)] = &yard.obey()[..] else { panic!("one question") };
    let Ok(ToWorker::Think(think)) = decode(bytes) else { panic!("not a question") };
    assert_eq!(think.nodes, LevelId::Merchant.level().share(1));
    yard.work(0);
    assert_eq!(thoughts(&yard.outcomes).len(), 1);
    // The page cannot run it either.
    yard.outcomes.clear();
    yard.worker_pool.think(&request(&table), 2.0);
    yard.obey();
    yard.fail(0, Cause::Refused);
    assert_eq!((yard.cause(), yard.on_page), (Some(Cause::Refused), 1));
}

#[test]
fn over_the_network_tries_are_made_a_moment_apart() {
    let table = midway(2, 107, 40);
    let mut yard = Yard::new(1);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    assert_eq!(yard.fail(0, Cause::Unreachable), [Order::Terminate(0)]);
    assert_eq!(yard.wait(900.0), []);
    assert_eq!(yard.wait(300.0), [Order::Spawn(0)]);
    // What is not there will not be there in a moment.
    assert_eq!(yard.fail(0, Cause::Missing), [Order::Terminate(0)]);
    assert_eq!((yard.cause(), yard.spawned), (Some(Cause::Missing), 2));
}

#[test]
fn what_a_worker_broke_down_over_is_not_asked_again_in_the_same_way() {
    let table = midway(2, 108, 40);
    let mut yard = Yard::ready(1);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    let mut seeds = Vec::new();
    for _ in 1..TRIES {
        yard.fail(0, Cause::Broken);
        yard.worker_pool.ready(0, yard.now);
        let [Order::Post(0, bytes)] = &yard.obey()[..] else { panic!("one question") };
        let Ok(ToWorker::Think(think)) = decode(bytes) else { panic!("not a question") };
        seeds.push(think.seed);
    }
    assert_eq!(seeds, [7, 11]);
}

#[test]
fn words_of_the_loader_are_read_and_others_are_not() {
    assert_eq!(Word::read("Coming"), Some(Word::Coming));
    assert_eq!(Word::read("Ready 12ab"), Some(Word::Ready("12ab")));
    assert_eq!(Word::read("Ready"), Some(Word::Ready("")), "of no version");
    assert_eq!(Word::read("Failed missing a b"), Some(Word::Failed("missing", "a b")));
    for foreign in ["", "ready", "Coming soon", "{\"type\":\"webpackOk\"}"] {
        assert_eq!(Word::read(foreign), None, "{foreign:?}");
    }
    for cause in Cause::ALL {
        assert_eq!(Cause::of_word(cause.word()), Some(cause));
    }
}

#[test]
fn garbage_from_a_worker_counts_as_a_breakdown() {
    let table = midway(2, 101, 40);
    let mut yard = Yard::ready(1);
    yard.worker_pool.think(&request(&table), 0.0);
    yard.obey();
    yard.worker_pool.heard(0, b"\xEE\xEE", 1.0);
    assert!(matches!(yard.obey()[..], [Order::Terminate(0), Order::Spawn(0)]));
}

#[test]
fn a_question_that_makes_no_sense_fails_with_the_reason() {
    let table = midway(2, 102, 40);
    let mut yard = Yard::ready(2);
    let position =
        edited(&table.blind(on_turn(&table).expect("running"), 3), |position| position["sum"] = 0.into());
    yard.worker_pool.think(&Request { position, ..request(&table) }, 0.0);
    yard.obey();
    yard.work(0);
    let [Outcome::Failed(JobId(1), why)] = &yard.outcomes[..] else { panic!("{:?}", yard.outcomes) };
    assert!(why.detail.starts_with("position"), "{why}");
    yard.work(1);
    assert_eq!(yard.outcomes.len(), 1, "once");
}
