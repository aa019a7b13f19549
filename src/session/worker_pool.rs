//! The page's side of thinking: a pool of workers that share each decision.
//! Pure: it says what to spawn, post and terminate, and is told what happened;
//! the browser's part is in `client`.
//!
//! A job goes to every worker with another seed and a share of the budget, or with all the time of a level that uses
//! it; their tables are added up. After the deadline the answer is made of the parts that have arrived.
//!
//! The first worker starts alone: the others follow when it runs, so that a program that cannot run is tried three
//! times in all, and is fetched once. A worker that fails or falls silent is replaced and gets its part again, with
//! another seed. After [`TRIES`] failures in a row it is left alone until the next job; a job without any worker fails
//! with the reason. A download is never begun anew because it is slow: after [`TELL_MS`] without a sign of life
//! [`WorkerPool::health`] says so, and it goes on. Where the browser starts no workers, the page runs the program
//! itself, as the only one.

mod errand;
mod failure;
mod findings;

use super::protocol::{BenchRequest, FromWorker, JobId, Think, ToWorker, decode, encode};
pub use errand::{Order, Outcome, Request};
pub use failure::{Cause, Failure, Health};
pub use findings::{Decision, DecisionOf, ThoughtOf, gather};

/// The most workers that are any use.
pub const MAX_WORKERS: usize = 4;
/// A worker that is thinking speaks at least this often, in milliseconds;
/// generous, because a tab in the background runs slowly.
const SILENCE_MS: f64 = 3000.0;
/// After so long without a sign of life the player is told, in milliseconds.
pub const TELL_MS: f64 = 6000.0;
/// A program of which nothing has come for so long is started anew, in milliseconds.
const START_MS: f64 = 30_000.0;
/// Times that a worker is started in a row without an answer.
pub const TRIES: u32 = 3;
/// Failures in a row after which the player is told, while the last try is being made.
const TELL_FAILURES: u32 = 2;
/// The pause before another try over the network, in milliseconds.
const PAUSE_MS: f64 = 1000.0;
/// A longer pause between two looks at the time, in milliseconds, means that the page itself has slept: in the
/// background, or with its device. It says nothing about the workers.
const NAP_MS: f64 = 2500.0;
/// How long after the deadline the remaining parts are waited for.
const GRACE_MS: f64 = 400.0;

/// Number of workers to use on a device with `cores`: one that is left to the page.
pub fn size_for(cores: usize) -> usize {
    cores.saturating_sub(1).clamp(1, MAX_WORKERS)
}

/// Opponents at a table who may use the whole of their time.
const UNHURRIED: u32 = 2;

/// Time for one choice at a table where `users` opponents use their time, in milliseconds. It falls with the square of
/// their number, for a round has as many roles as seats: a round with five of them takes no longer than one with two.
/// It costs them little: four times the playouts win as many games in San Juan (`docs/strength.md`).
pub fn shared_ms(thinking_ms: u32, users: u32) -> u32 {
    let users = users.max(UNHURRIED);
    thinking_ms * UNHURRIED * UNHURRIED / (users * users)
}

/// Time when an answer is due if enough has been done, and in any case, in milliseconds.
fn limits_ms(request: &Request) -> (u32, u32) {
    let (thinking_ms, limit_ms) = request.level.limits_ms(request.thinking_ms);
    (thinking_ms, request.max_ms.min(limit_ms))
}

/// The workers and the job at hand.
pub struct WorkerPool {
    workers: Vec<PoolWorker>,
    task: Option<PoolTask>,
    last: JobId,
    /// True if the page runs the program itself.
    on_page: bool,
    /// Reason why a worker failed last, for the report if no other answers.
    last_failure: Failure,
    /// Time of the last look at the clock.
    ticked_ms: f64,
    orders: Vec<Order>,
    outcomes: Vec<Outcome>,
}

/// One worker.
struct PoolWorker {
    status: Status,
    /// Failures since it last answered.
    failures: u32,
    /// Time when it was started or last heard of.
    heard_ms: f64,
    part: JobPart,
}

impl PoolWorker {
    fn new(status: Status, now_ms: f64) -> Self {
        PoolWorker { status, failures: 0, heard_ms: now_ms, part: JobPart::Idle }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    /// It starts when the first one runs.
    Waiting,
    /// Its program has not started yet; messages would be lost.
    Starting,
    /// It listens.
    Ready,
    /// It failed, and is started again after a pause.
    Resting,
    /// It failed too often.
    Down,
}

/// A worker's part of the job at hand.
enum JobPart {
    /// It has none, or has done it.
    Idle,
    /// To be posted once the worker is ready.
    Queued(ToWorker),
    /// Being worked on.
    Posted(ToWorker),
}

struct PoolTask {
    job: JobId,
    /// What all workers think about; `None` for a measurement.
    request: Option<Request>,
    max_ms: f64,
    /// Time when it began, or a sign of life last came.
    alive_ms: f64,
    /// Time when the first part was posted.
    begun_ms: Option<f64>,
    /// True if the workers were told to finish, and when.
    finishing_ms: Option<f64>,
    thoughts: Vec<Vec<u8>>,
}

impl WorkerPool {
    /// A pool of `size` workers; the first one is to be started at once.
    pub fn new(size: usize, now_ms: f64) -> Self {
        let status = |index| if index == 0 { Status::Starting } else { Status::Waiting };
        let size = size.clamp(1, MAX_WORKERS);
        WorkerPool {
            workers: (0..size).map(|index| PoolWorker::new(status(index), now_ms)).collect(),
            task: None,
            last: JobId(0),
            on_page: false,
            last_failure: Failure::new(Cause::Silent, "no worker has started"),
            ticked_ms: now_ms,
            orders: vec![Order::Spawn(0)],
            outcomes: Vec::new(),
        }
    }

    /// What is to be done, in order; handed out once.
    pub fn orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    /// What became of jobs; handed out once.
    pub fn outcomes(&mut self) -> Vec<Outcome> {
        std::mem::take(&mut self.outcomes)
    }

    /// Returns true if a job is at hand.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// How things stand, for whoever waits.
    pub fn health(&self) -> Health {
        let as_usual = if self.on_page { Health::OnPage } else { Health::Fine };
        let Some(task) = self.task.as_ref().filter(|task| task.thoughts.is_empty()) else { return as_usual };
        let is_busy =
            |worker: &&PoolWorker| worker.status != Status::Waiting && !matches!(worker.part, JobPart::Idle);
        let failures = self.workers.iter().filter(is_busy).map(|worker| worker.failures).min();
        if self.ticked_ms - task.alive_ms <= TELL_MS && failures.is_none_or(|least| least < TELL_FAILURES) {
            return as_usual;
        }
        Health::Late(if failures == Some(0) { Cause::Slow } else { self.last_failure.cause })
    }

    /// Has the whole pool think. Whatever was being done is forgotten.
    pub fn think(&mut self, request: &Request, now_ms: f64) -> JobId {
        let (_, max_ms) = limits_ms(request);
        let job = self.begin(max_ms.into(), now_ms);
        self.hand_out(request, now_ms);
        if let Some(task) = &mut self.task {
            task.request = Some(request.clone());
        }
        job
    }

    /// Gives every worker its part of the job at hand.
    fn hand_out(&mut self, request: &Request, now_ms: f64) {
        let (thinking_ms, max_ms) = limits_ms(request);
        let nodes = request.level.share(self.workers.len() as u32);
        for index in 0..self.workers.len() {
            let think = Think {
                job: self.last,
                game: request.game.to_owned(),
                position: request.position.clone(),
                seat: request.seat,
                level: request.level.id,
                style: request.style,
                seed: request.seed.wrapping_add(index as u64),
                nodes,
                thinking_ms,
                max_ms,
                explain: request.explain && index == 0,
                eyes: request.eyes,
                weighed: request.weighed,
            };
            self.workers[index].part = JobPart::Queued(ToWorker::Think(think));
            self.post(index, now_ms);
        }
    }

    /// Has one worker measure random play. The request's job is filled in.
    pub fn bench(&mut self, request: BenchRequest, now_ms: f64) -> JobId {
        let job = self.begin(f64::INFINITY, now_ms);
        let message = ToWorker::Bench(BenchRequest { job, ..request });
        self.workers[0].part = JobPart::Queued(message);
        self.post(0, now_ms);
        job
    }

    /// Wants the answer now, made of what has been found out so far.
    pub fn finish(&mut self, job: JobId, now_ms: f64) {
        let Some(task) = self.task.as_mut().filter(|task| task.job == job) else { return };
        if task.finishing_ms.is_some() {
            return;
        }
        task.finishing_ms = Some(now_ms);
        self.tell_working(&ToWorker::Finish { job });
    }

    /// Does not want the answer any more.
    pub fn stop(&mut self, job: JobId) {
        if self.task.as_ref().is_some_and(|task| task.job == job) {
            self.forget();
        }
    }

    /// Something of worker `index`'s program has come.
    pub fn coming(&mut self, index: usize, now_ms: f64) {
        if let Some(worker) = self.workers.get_mut(index) {
            worker.heard_ms = now_ms;
            self.is_alive(now_ms);
        }
    }

    /// Something came that lets hope for an answer.
    fn is_alive(&mut self, now_ms: f64) {
        if let Some(task) = &mut self.task {
            task.alive_ms = now_ms;
        }
    }

    /// Worker `index` said that its program has started.
    pub fn ready(&mut self, index: usize, now_ms: f64) {
        let Some(worker) = self.workers.get_mut(index) else { return };
        (worker.status, worker.heard_ms) = (Status::Ready, now_ms);
        // That it starts again and again is no sign of life.
        if worker.failures == 0 {
            self.is_alive(now_ms);
        }
        self.post(index, now_ms);
        for (index, worker) in self.workers.iter_mut().enumerate() {
            if worker.status == Status::Waiting {
                (worker.status, worker.heard_ms) = (Status::Starting, now_ms);
                self.orders.push(Order::Spawn(index));
            }
        }
    }

    /// Worker `index` said something. What is garbled counts as a failure.
    pub fn heard(&mut self, index: usize, bytes: &[u8], now_ms: f64) {
        let Some(worker) = self.workers.get_mut(index) else { return };
        worker.heard_ms = now_ms;
        let message = match decode(bytes) {
            Ok(message) => message,
            Err(garbled) => {
                return self.failed(index, Failure::new(Cause::Garbled, garbled.to_string()), now_ms);
            }
        };
        self.is_alive(now_ms);
        match message {
            FromWorker::Progress { .. } => {}
            FromWorker::Thought { job, thought } if self.is_current(job) => {
                (self.workers[index].part, self.workers[index].failures) = (JobPart::Idle, 0);
                self.task.as_mut().expect("invariant: checked").thoughts.push(thought);
                self.settle_if_done();
            }
            FromWorker::Bench { job, report } if self.is_current(job) => {
                (self.workers[index].part, self.workers[index].failures) = (JobPart::Idle, 0);
                self.settle(Outcome::Bench(job, report));
            }
            FromWorker::Fault { job, text } if job.is_none_or(|job| self.is_current(job)) => {
                if let Some(task) = &self.task {
                    let job = task.job;
                    self.settle(Outcome::Failed(job, Failure::new(Cause::Garbled, text)));
                }
            }
            FromWorker::Thought { .. } | FromWorker::Bench { .. } | FromWorker::Fault { .. } => {}
        }
    }

    /// Worker `index` failed: another one takes its place and its part, unless that has happened too often or is
    /// of no use.
    pub fn failed(&mut self, index: usize, failure: Failure, now_ms: f64) {
        let runs_elsewhere = self.workers.iter().any(|worker| worker.status == Status::Ready);
        let Some(worker) = self.workers.get_mut(index) else { return };
        self.orders.push(Order::Terminate(index));
        if failure.cause == Cause::Refused && !self.on_page && !runs_elsewhere {
            return self.move_to_page(now_ms);
        }
        worker.failures += 1;
        worker.heard_ms = now_ms;
        let part = std::mem::replace(&mut worker.part, JobPart::Idle);
        let may_pass = failure.cause.may_pass();
        let is_of_the_network = failure.cause.is_of_the_network();
        self.last_failure = failure;
        if worker.failures >= TRIES || !may_pass {
            worker.status = Status::Down;
            return self.settle_if_done();
        }
        worker.part = match part {
            // What it broke down over it may break down over again.
            JobPart::Posted(ToWorker::Think(think)) => {
                let seed = think.seed.wrapping_add(MAX_WORKERS as u64);
                JobPart::Queued(ToWorker::Think(Think { seed, ..think }))
            }
            JobPart::Posted(message) => JobPart::Queued(message),
            JobPart::Idle | JobPart::Queued(_) => part,
        };
        if is_of_the_network {
            worker.status = Status::Resting;
        } else {
            self.start(index, now_ms);
        }
    }

    /// The browser starts no workers: the page runs the program, as the only one.
    fn move_to_page(&mut self, now_ms: f64) {
        self.on_page = true;
        for index in 1..self.workers.len() {
            self.orders.push(Order::Terminate(index));
        }
        self.workers.truncate(1);
        self.start(0, now_ms);
        // One worker does what all would have shared.
        if let Some(request) = self.task.as_ref().and_then(|task| task.request.clone()) {
            self.hand_out(&request, now_ms);
        }
    }

    fn start(&mut self, index: usize, now_ms: f64) {
        let worker = &mut self.workers[index];
        (worker.status, worker.heard_ms) = (Status::Starting, now_ms);
        self.orders.push(if self.on_page { Order::SpawnOnPage } else { Order::Spawn(index) });
    }

    /// Looks at the time: deadlines and silence. Call it a few times a second
    /// while [`WorkerPool::is_busy`].
    pub fn tick(&mut self, now_ms: f64) {
        let slept = now_ms - self.ticked_ms;
        self.ticked_ms = now_ms;
        if slept > NAP_MS {
            self.is_alive(now_ms);
        }
        for index in 0..self.workers.len() {
            let worker = &mut self.workers[index];
            if slept > NAP_MS {
                worker.heard_ms = (worker.heard_ms + slept).min(now_ms);
            }
            let silent = now_ms - worker.heard_ms;
            match worker.status {
                Status::Ready if silent > SILENCE_MS && !matches!(worker.part, JobPart::Idle) => {
                    self.failed(index, Failure::new(Cause::Silent, "the worker fell silent"), now_ms);
                }
                Status::Starting if silent > START_MS && !matches!(worker.part, JobPart::Idle) => {
                    self.failed(index, Failure::new(Cause::Slow, "nothing has come"), now_ms);
                }
                Status::Resting if silent > PAUSE_MS => self.start(index, now_ms),
                _ => {}
            }
        }
        let Some(PoolTask { job, max_ms, begun_ms, finishing_ms, ref thoughts, .. }) = self.task else {
            return;
        };
        match (begun_ms, finishing_ms) {
            (_, Some(since)) if now_ms - since > GRACE_MS && !thoughts.is_empty() => self.settle_with_parts(),
            (Some(begun), None) if now_ms - begun > max_ms => self.finish(job, now_ms),
            _ => {}
        }
    }

    fn begin(&mut self, max_ms: f64, now_ms: f64) -> JobId {
        self.forget();
        self.ticked_ms = now_ms;
        for index in 0..self.workers.len() {
            match self.workers[index].status {
                Status::Down => {
                    self.workers[index].failures = 0;
                    self.start(index, now_ms);
                }
                // Its time begins when somebody waits for it.
                Status::Starting | Status::Resting => self.workers[index].heard_ms = now_ms,
                Status::Waiting | Status::Ready => {}
            }
        }
        self.last = JobId(self.last.0.wrapping_add(1));
        self.task = Some(PoolTask {
            job: self.last,
            request: None,
            max_ms,
            alive_ms: now_ms,
            begun_ms: None,
            finishing_ms: None,
            thoughts: Vec::new(),
        });
        self.last
    }

    fn post(&mut self, index: usize, now_ms: f64) {
        let (Some(task), worker) = (&mut self.task, &mut self.workers[index]) else { return };
        if worker.status != Status::Ready {
            return;
        }
        let JobPart::Queued(message) = std::mem::replace(&mut worker.part, JobPart::Idle) else { return };
        self.orders.push(Order::Post(index, encode(&message)));
        worker.part = JobPart::Posted(message);
        worker.heard_ms = now_ms;
        task.begun_ms.get_or_insert(now_ms);
        if task.finishing_ms.is_some() {
            self.orders.push(Order::Post(index, encode(&ToWorker::Finish { job: task.job })));
        }
    }

    fn is_current(&self, job: JobId) -> bool {
        self.task.as_ref().is_some_and(|task| task.job == job)
    }

    fn settle_if_done(&mut self) {
        let is_done =
            |worker: &PoolWorker| matches!(worker.part, JobPart::Idle) || worker.status == Status::Waiting;
        if self.workers.iter().all(is_done) {
            self.settle_with_parts();
        }
    }

    fn settle_with_parts(&mut self) {
        let Some(PoolTask { job, thoughts, .. }) = &mut self.task else { return };
        let outcome = match std::mem::take(thoughts) {
            none if none.is_empty() => Outcome::Failed(*job, self.last_failure.clone()),
            thoughts => Outcome::Thoughts(*job, thoughts),
        };
        self.settle(outcome);
    }

    fn settle(&mut self, outcome: Outcome) {
        self.outcomes.push(outcome);
        self.forget();
    }

    /// Ends the job at hand; workers still on it are told.
    fn forget(&mut self) {
        if let Some(PoolTask { job, .. }) = self.task.take() {
            self.tell_working(&ToWorker::Stop { job });
            self.workers.iter_mut().for_each(|worker| worker.part = JobPart::Idle);
        }
    }

    fn tell_working(&mut self, message: &ToWorker) {
        for (index, worker) in self.workers.iter().enumerate() {
            if matches!(worker.part, JobPart::Posted(_)) {
                self.orders.push(Order::Post(index, encode(message)));
            }
        }
    }
}
