//! The worker's side: takes messages, thinks in short slices, answers. Knows
//! no browser; the program in `worker/main.rs` hands it messages and time.

mod work;

use session::protocol::{FromWorker, Garbled, JobId, ToWorker, decode, encode};
use work::Work;

/// Longest slice, in milliseconds: messages are heard in between.
pub const SLICE_MS: f64 = 12.0;
/// Time between signs of life, in milliseconds.
const PROGRESS_MS: f64 = 250.0;

/// One worker. After each message and each slice, post what
/// [`Thinker::replies`] holds.
#[derive(Default)]
pub struct Thinker {
    task: Option<Task>,
    replies: Vec<FromWorker>,
}

/// Task of the worker.
struct Task {
    job: JobId,
    work: Box<dyn Work>,
    /// Time to answer if enough has been done, in milliseconds from the first
    /// slice on.
    thinking_ms: f64,
    /// Time to answer all the same, likewise.
    max_ms: f64,
    /// Time when the first slice began.
    begun_ms: Option<f64>,
    /// Time when something was last said.
    said_ms: f64,
}

impl Task {
    /// Time to answer as things stand.
    fn limit_ms(&self) -> f64 {
        if self.work.is_enough() { self.thinking_ms.min(self.max_ms) } else { self.max_ms }
    }
}

impl Thinker {
    /// A worker with nothing to do.
    pub fn new() -> Self {
        Thinker::default()
    }

    /// Returns true if there is something to do, so that [`Thinker::slice`] should be called again.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// The messages to post, oldest first; they are handed out once.
    pub fn replies(&mut self) -> Vec<Vec<u8>> {
        self.replies.drain(..).map(|reply| encode(&reply)).collect()
    }

    /// Takes a message. One that makes no sense is answered by
    /// [`FromWorker::Fault`] and changes nothing else.
    pub fn receive(&mut self, bytes: &[u8]) {
        match decode(bytes) {
            Ok(message) => self.obey(message),
            Err(Garbled(problem)) => self.fault(None, format!("message: {problem}")),
        }
    }

    /// Works for one slice. `clock` counts milliseconds.
    pub fn slice(&mut self, clock: &mut dyn FnMut() -> f64) {
        let Some(task) = &mut self.task else { return };
        let now = clock();
        let begun = *task.begun_ms.get_or_insert(now);
        let limit = task.limit_ms();
        if now - begun >= limit {
            return self.finish();
        }
        let until = (now + SLICE_MS).min(begun + limit);
        if task.work.slice(clock, until) {
            return self.finish();
        }
        let now = clock();
        if now - task.said_ms.max(begun) >= PROGRESS_MS {
            task.said_ms = now;
            let (nodes, budget) = task.work.progress();
            self.replies.push(FromWorker::Progress { job: task.job, nodes, budget });
        }
    }

    fn obey(&mut self, message: ToWorker) {
        match message {
            ToWorker::Think(think) => {
                let work = work::think(&think);
                self.begin(think.job, work, [think.thinking_ms, think.max_ms].map(f64::from));
            }
            ToWorker::Bench(request) => {
                let work = work::bench(&request);
                self.begin(request.job, work, [f64::INFINITY; 2]);
            }
            ToWorker::Finish { job } => {
                if self.works_on(job) {
                    self.finish();
                }
            }
            ToWorker::Stop { job } => {
                if self.works_on(job) {
                    self.task = None;
                }
            }
        }
    }

    fn begin(&mut self, job: JobId, work: Result<Box<dyn Work>, String>, [thinking_ms, max_ms]: [f64; 2]) {
        match work {
            Ok(work) => {
                self.task = Some(Task { job, work, thinking_ms, max_ms, begun_ms: None, said_ms: 0.0 });
            }
            Err(problem) => self.fault(Some(job), problem),
        }
    }

    fn finish(&mut self) {
        if let Some(Task { job, mut work, .. }) = self.task.take() {
            self.replies.push(work.answer(job));
        }
    }

    fn works_on(&self, job: JobId) -> bool {
        self.task.as_ref().is_some_and(|task| task.job == job)
    }

    fn fault(&mut self, job: Option<JobId>, text: String) {
        self.replies.push(FromWorker::Fault { job, text });
    }
}
