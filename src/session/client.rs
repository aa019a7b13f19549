//! The worker pool in the browser: real workers, messages and timers around
//! [`WorkerPool`], which decides everything.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Interval;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker};

use super::bench::Report;
use super::protocol::{BenchRequest, JobId, READY};
use super::worker_pool::{self, Decision, Order, Outcome, Request, WorkerPool};
use crate::ai::Playable;

/// Where the worker's program lies, relative to the page.
const SCRIPT: &str = "./worker_loader.js";
/// How often the pool looks at the time, in milliseconds.
const TICK_MS: u32 = 100;

/// A handle to the workers of this page; clones share them. They end with the
/// last handle.
#[derive(Clone)]
pub struct Thinkers {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    worker_pool: WorkerPool,
    workers: Vec<Option<Hired>>,
    wanted: Option<(JobId, Callback)>,
    ticking: Option<Interval>,
    me: Weak<RefCell<Inner>>,
}

type Callback = Box<dyn FnOnce(Outcome)>;

/// A running worker and what listens to it; it ends with this.
struct Hired {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Thinkers {
    /// Starts as many workers as the device has cores for. They load at once,
    /// so that the first opponent need not wait.
    pub fn start() -> Self {
        let cores = window().navigator().hardware_concurrency();
        Self::start_with(worker_pool::size_for(if cores.is_finite() { cores as usize } else { 1 }))
    }

    /// Starts `size` workers, 1 to [`worker_pool::MAX_WORKERS`].
    pub fn start_with(size: usize) -> Self {
        let worker_pool = WorkerPool::new(size, now_ms());
        let inner = Rc::new_cyclic(|me| {
            let workers = std::iter::repeat_with(|| None).take(worker_pool::MAX_WORKERS).collect();
            RefCell::new(Inner { worker_pool, workers, wanted: None, ticking: None, me: me.clone() })
        });
        let thinkers = Thinkers { inner };
        Inner::settle(&thinkers.inner);
        thinkers
    }

    /// Has all workers think; `done` hears what to do, or why nothing came of
    /// it, unless the job is stopped or replaced by another one.
    pub fn think<G: Playable>(
        &self,
        request: &Request,
        done: impl FnOnce(Result<Decision<G::Action>, String>) + 'static,
    ) -> JobId {
        let (slip, seed) = (request.level.slip, request.seed);
        let callback = move |outcome| {
            done(match outcome {
                Outcome::Thoughts(_, thoughts) => worker_pool::gather::<G>(&thoughts, slip, seed)
                    .ok_or_else(|| "the workers' answers make no sense".to_owned()),
                Outcome::Failed(_, why) => Err(why),
                Outcome::Bench(..) => Err("a measurement was not asked for".to_owned()),
            });
        };
        self.begin(Box::new(callback), |worker_pool| worker_pool.think(request, now_ms()))
    }

    /// Has one worker measure random play.
    pub fn bench(&self, request: BenchRequest, done: impl FnOnce(Result<Report, String>) + 'static) -> JobId {
        let callback = move |outcome| {
            done(match outcome {
                Outcome::Bench(_, report) => Ok(report),
                Outcome::Failed(_, why) => Err(why),
                Outcome::Thoughts(..) => Err("a decision was not asked for".to_owned()),
            });
        };
        self.begin(Box::new(callback), |worker_pool| worker_pool.bench(request, now_ms()))
    }

    /// Does not want the answer any more: `done` is never called.
    pub fn stop(&self, job: JobId) {
        let unwanted = {
            let mut inner = self.inner.borrow_mut();
            inner.worker_pool.stop(job);
            inner.wanted.take_if(|(wanted, _)| *wanted == job)
        };
        drop(unwanted);
        Inner::settle(&self.inner);
    }

    fn begin(&self, callback: Callback, order: impl FnOnce(&mut WorkerPool) -> JobId) -> JobId {
        let (job, replaced) = {
            let mut inner = self.inner.borrow_mut();
            let job = order(&mut inner.worker_pool);
            (job, inner.wanted.replace((job, callback)))
        };
        drop(replaced);
        Inner::settle(&self.inner);
        job
    }
}

impl Inner {
    /// Carries out what the pool orders and hands out what it found. The
    /// callbacks run when nothing is borrowed: they may ask for more.
    fn settle(shared: &Rc<RefCell<Inner>>) {
        let mut calls = Vec::new();
        {
            let inner = &mut *shared.borrow_mut();
            for order in inner.worker_pool.orders() {
                inner.carry_out(order);
            }
            for outcome in inner.worker_pool.outcomes() {
                let (Outcome::Thoughts(job, _) | Outcome::Bench(job, _) | Outcome::Failed(job, _)) = outcome;
                if let Some((_, callback)) = inner.wanted.take_if(|(wanted, _)| *wanted == job) {
                    calls.push((callback, outcome));
                }
            }
            inner.keep_time();
        }
        for (callback, outcome) in calls {
            callback(outcome);
        }
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::Spawn(index) => self.workers[index] = self.hire(index),
            Order::Terminate(index) => self.workers[index] = None,
            Order::Post(index, bytes) => {
                let Some(hired) = &self.workers[index] else { return };
                // A worker that cannot be posted to falls silent and is replaced.
                let _ = hired.worker.post_message(&Uint8Array::from(&bytes[..]));
            }
        }
    }

    /// `None` if the browser refuses; the pool notices the silence.
    fn hire(&self, index: usize) -> Option<Hired> {
        let worker = Worker::new(SCRIPT).ok()?;
        let me = self.me.clone();
        let on_message = EventListener::new(&worker, "message", move |event| {
            let Some(inner) = me.upgrade() else { return };
            inner.borrow_mut().hear(index, &event.unchecked_ref::<MessageEvent>().data());
            Inner::settle(&inner);
        });
        let me = self.me.clone();
        let may_prevent = EventListenerOptions::enable_prevent_default();
        let on_error = EventListener::new_with_options(&worker, "error", may_prevent, move |event| {
            event.prevent_default();
            let Some(inner) = me.upgrade() else { return };
            // A script that cannot be fetched is an error without a message.
            let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            inner.borrow_mut().worker_pool.failed(index, &message.unwrap_or_default(), now_ms());
            Inner::settle(&inner);
        });
        Some(Hired { worker, _listeners: [on_message, on_error] })
    }

    fn hear(&mut self, index: usize, data: &JsValue) {
        if data.as_string().as_deref() == Some(READY) {
            return self.worker_pool.ready(index, now_ms());
        }
        let bytes = data.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec);
        self.worker_pool.heard(index, &bytes.unwrap_or_default(), now_ms());
    }

    /// Lets the pool look at the time while a job is at hand.
    fn keep_time(&mut self) {
        if !self.worker_pool.is_busy() {
            self.ticking = None;
        } else if self.ticking.is_none() {
            let me = self.me.clone();
            self.ticking = Some(Interval::new(TICK_MS, move || {
                let Some(inner) = me.upgrade() else { return };
                inner.borrow_mut().worker_pool.tick(now_ms());
                Inner::settle(&inner);
            }));
        }
    }
}

fn window() -> web_sys::Window {
    web_sys::window().expect("invariant: this runs in a page")
}

fn now_ms() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |clock| clock.now())
}
