//! The page's side of thinking: a pool of workers that share each decision.
//! Pure: it says what to spawn, post and terminate, and is told what happened;
//! the browser's part is in `client`.
//!
//! A job goes to every worker with another seed and a share of the budget, or
//! with all the time of a level that uses it; their tables are added up. A worker that fails or falls silent is replaced
//! and gets its part again. After the deadline the answer is made of the parts
//! that have arrived.

mod errand;
mod findings;

use super::protocol::{BenchRequest, FromWorker, JobId, Think, ToWorker, decode, encode};
pub use errand::{Order, Outcome, Request};
pub use findings::{Decision, gather};

/// The most workers that are any use.
pub const MAX_WORKERS: usize = 4;
/// A worker that is thinking speaks at least this often, in milliseconds;
/// generous, because a tab in the background runs slowly.
const SILENCE_MS: f64 = 4000.0;
/// A program that has not started by then never will, in milliseconds.
const START_MS: f64 = 30_000.0;
/// How long after the deadline the remaining parts are waited for.
const GRACE_MS: f64 = 400.0;
/// Failures in a row after which a worker is left alone until the next job.
const MAX_FAILURES: u32 = 3;

/// How many workers to use on a device with `cores`: one is left to the page.
pub fn size_for(cores: usize) -> usize {
    cores.saturating_sub(1).clamp(1, MAX_WORKERS)
}

/// The workers and the job at hand.
pub struct WorkerPool {
    workers: Vec<PoolWorker>,
    task: Option<Task>,
    last: JobId,
    /// Why a worker went down, for the report if no other answers.
    last_failure: String,
    orders: Vec<Order>,
    outcomes: Vec<Outcome>,
}

/// One worker.
struct PoolWorker {
    status: Status,
    /// Failures since it last answered.
    failures: u32,
    /// When it was started or last heard of.
    heard_ms: f64,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    /// Its program has not started yet; messages would be lost.
    Starting,
    /// It listens.
    Ready,
    /// It failed too often.
    Down,
}

/// A worker's part of the job at hand.
enum Part {
    /// It has none, or has done it.
    Idle,
    /// To be posted once the worker is ready.
    Queued(Vec<u8>),
    /// Being worked on.
    Posted(Vec<u8>),
}

struct Task {
    job: JobId,
    max_ms: f64,
    /// When the first part was posted.
    begun_ms: Option<f64>,
    /// Whether the workers were told to finish, and when.
    finishing_ms: Option<f64>,
    thoughts: Vec<Vec<u8>>,
}

impl WorkerPool {
    /// A pool of `size` workers, to be started at once.
    pub fn new(size: usize, now_ms: f64) -> Self {
        let size = size.clamp(1, MAX_WORKERS);
        let worker =
            || PoolWorker { status: Status::Starting, failures: 0, heard_ms: now_ms, part: Part::Idle };
        WorkerPool {
            workers: std::iter::repeat_with(worker).take(size).collect(),
            task: None,
            last: JobId(0),
            last_failure: String::new(),
            orders: (0..size).map(Order::Spawn).collect(),
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

    /// Whether a job is at hand.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Has the whole pool think. Whatever was being done is forgotten.
    pub fn think(&mut self, request: &Request, now_ms: f64) -> JobId {
        let level = &request.level;
        let (thinking_ms, limit_ms) = level.limits_ms(request.thinking_ms);
        let max_ms = request.max_ms.min(limit_ms);
        let nodes = level.share(self.workers.len() as u32);
        let job = self.begin(max_ms.into(), now_ms);
        for index in 0..self.workers.len() {
            let think = Think {
                job,
                game: request.game.to_owned(),
                position: request.position.clone(),
                seat: request.seat,
                level: level.id,
                style: request.style,
                seed: request.seed.wrapping_add(index as u64),
                nodes,
                thinking_ms,
                max_ms,
                explain: request.explain && index == 0,
                eyes: request.eyes,
                weighed: request.weighed,
            };
            self.workers[index].part = Part::Queued(encode(&ToWorker::Think(think)));
            self.post(index, now_ms);
        }
        job
    }

    /// Has one worker measure random play. The request's job is filled in.
    pub fn bench(&mut self, request: BenchRequest, now_ms: f64) -> JobId {
        let job = self.begin(f64::INFINITY, now_ms);
        let message = ToWorker::Bench(BenchRequest { job, ..request });
        self.workers[0].part = Part::Queued(encode(&message));
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

    /// Worker `index` said that its program has started.
    pub fn ready(&mut self, index: usize, now_ms: f64) {
        self.workers[index].status = Status::Ready;
        self.workers[index].heard_ms = now_ms;
        self.post(index, now_ms);
    }

    /// Worker `index` said something. What is garbled counts as a failure.
    pub fn heard(&mut self, index: usize, bytes: &[u8], now_ms: f64) {
        self.workers[index].heard_ms = now_ms;
        let message = match decode(bytes) {
            Ok(message) => message,
            Err(garbled) => return self.failed(index, &garbled.to_string(), now_ms),
        };
        match message {
            FromWorker::Progress { .. } => {}
            FromWorker::Thought { job, thought } if self.is_current(job) => {
                (self.workers[index].part, self.workers[index].failures) = (Part::Idle, 0);
                self.task.as_mut().expect("invariant: checked").thoughts.push(thought);
                self.settle_if_done();
            }
            FromWorker::Bench { job, report } if self.is_current(job) => {
                (self.workers[index].part, self.workers[index].failures) = (Part::Idle, 0);
                self.settle(Outcome::Bench(job, report));
            }
            FromWorker::Fault { job, text } if job.is_none_or(|job| self.is_current(job)) => {
                if let Some(task) = &self.task {
                    let job = task.job;
                    self.settle(Outcome::Failed(job, text));
                }
            }
            FromWorker::Thought { .. } | FromWorker::Bench { .. } | FromWorker::Fault { .. } => {}
        }
    }

    /// Worker `index` broke down: another one takes its place and its part,
    /// unless that has happened too often.
    pub fn failed(&mut self, index: usize, why: &str, now_ms: f64) {
        let worker = &mut self.workers[index];
        worker.failures += 1;
        worker.heard_ms = now_ms;
        self.orders.push(Order::Terminate(index));
        let part = std::mem::replace(&mut worker.part, Part::Idle);
        if worker.failures <= MAX_FAILURES {
            worker.status = Status::Starting;
            worker.part = match part {
                Part::Posted(message) => Part::Queued(message),
                Part::Idle | Part::Queued(_) => part,
            };
            self.orders.push(Order::Spawn(index));
            return;
        }
        worker.status = Status::Down;
        self.last_failure = why.to_owned();
        self.settle_if_done();
    }

    /// Looks at the time: deadlines and silence. Call it a few times a second
    /// while [`WorkerPool::is_busy`].
    pub fn tick(&mut self, now_ms: f64) {
        for index in 0..self.workers.len() {
            let worker = &self.workers[index];
            let silent = now_ms - worker.heard_ms;
            let patience = if worker.status == Status::Ready { SILENCE_MS } else { START_MS };
            if !matches!(worker.part, Part::Idle) && silent > patience {
                self.failed(index, "the worker fell silent", now_ms);
            }
        }
        let Some(Task { job, max_ms, begun_ms, finishing_ms, ref thoughts, .. }) = self.task else { return };
        match (begun_ms, finishing_ms) {
            (_, Some(since)) if now_ms - since > GRACE_MS && !thoughts.is_empty() => self.settle_with_parts(),
            (Some(begun), None) if now_ms - begun > max_ms => self.finish(job, now_ms),
            _ => {}
        }
    }

    fn begin(&mut self, max_ms: f64, now_ms: f64) -> JobId {
        self.forget();
        for (index, worker) in
            self.workers.iter_mut().enumerate().filter(|(_, worker)| worker.status == Status::Down)
        {
            *worker =
                PoolWorker { status: Status::Starting, failures: 0, heard_ms: now_ms, part: Part::Idle };
            self.orders.push(Order::Spawn(index));
        }
        self.last = JobId(self.last.0.wrapping_add(1));
        self.task =
            Some(Task { job: self.last, max_ms, begun_ms: None, finishing_ms: None, thoughts: Vec::new() });
        self.last
    }

    fn post(&mut self, index: usize, now_ms: f64) {
        let (Some(task), worker) = (&mut self.task, &mut self.workers[index]) else { return };
        if worker.status != Status::Ready {
            return;
        }
        let Part::Queued(message) = std::mem::replace(&mut worker.part, Part::Idle) else { return };
        self.orders.push(Order::Post(index, message.clone()));
        worker.part = Part::Posted(message);
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
        if self.workers.iter().all(|worker| matches!(worker.part, Part::Idle)) {
            self.settle_with_parts();
        }
    }

    fn settle_with_parts(&mut self) {
        let Some(Task { job, thoughts, .. }) = &mut self.task else { return };
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
        if let Some(Task { job, .. }) = self.task.take() {
            self.tell_working(&ToWorker::Stop { job });
            self.workers.iter_mut().for_each(|worker| worker.part = Part::Idle);
        }
    }

    fn tell_working(&mut self, message: &ToWorker) {
        for (index, worker) in self.workers.iter().enumerate() {
            if matches!(worker.part, Part::Posted(_)) {
                self.orders.push(Order::Post(index, encode(message)));
            }
        }
    }
}
