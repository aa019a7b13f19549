//! The worker pool in the browser: real workers, messages and timers around
//! [`WorkerPool`], which decides everything.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Interval;
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Element, ErrorEvent, EventTarget, MessageChannel, MessageEvent, MessagePort, Response, Worker,
};

use game_core::Game;
use session::bench::Report;
use session::protocol::{BenchRequest, JobId, Word};
use session::worker_pool::{self, Cause, DecisionOf, Failure, Health, Order, Outcome, Request, WorkerPool};

/// How often the pool looks at the time, in milliseconds.
const TICK_MS: u32 = 100;
/// Message to a program in the page that is no longer wanted.
const END: &str = "End";

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
    health: Health,
    /// Hears how things stand whenever that changes.
    watcher: Option<Rc<dyn Fn(Health)>>,
    me: Weak<RefCell<Inner>>,
}

type Callback = Box<dyn FnOnce(Outcome)>;

/// A running program and what listens to it; it ends with this.
struct Hired {
    place: Runtime,
    /// True if it has said anything.
    spoke: bool,
    _listeners: [EventListener; 2],
}

/// Place where a program runs.
enum Runtime {
    /// In a worker.
    Worker(Worker),
    /// In the page: the other end of its port, and the script that starts it.
    Page(MessagePort, Element),
}

impl Drop for Hired {
    fn drop(&mut self) {
        match &self.place {
            Runtime::Worker(worker) => worker.terminate(),
            Runtime::Page(port, script) => {
                let _ = port.post_message(&END.into());
                port.close();
                script.remove();
            }
        }
    }
}

impl Hired {
    fn post(&self, bytes: &[u8]) {
        let bytes = Uint8Array::from(bytes);
        // What cannot be posted to falls silent and is replaced.
        let _ = match &self.place {
            Runtime::Worker(worker) => worker.post_message(&bytes),
            Runtime::Page(port, _) => port.post_message(&bytes),
        };
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
            let health = worker_pool.health();
            let me = me.clone();
            RefCell::new(Inner {
                worker_pool,
                workers,
                wanted: None,
                ticking: None,
                health,
                watcher: None,
                me,
            })
        });
        let thinkers = Thinkers { inner };
        Inner::settle(&thinkers.inner);
        thinkers
    }

    /// Tells `watcher` how things stand whenever that changes. Without a watcher a job that is late has failed:
    /// nobody else would tell the player.
    pub fn watch(&self, watcher: impl Fn(Health) + 'static) {
        self.inner.borrow_mut().watcher = Some(Rc::new(watcher));
    }

    /// Has all workers think; `done` hears what to do, or why nothing came of
    /// it, unless the job is stopped or replaced by another one.
    pub fn think<G: Game>(
        &self,
        request: &Request,
        done: impl FnOnce(Result<DecisionOf<G>, Failure>) + 'static,
    ) -> JobId {
        let seed = request.seed;
        let callback = move |outcome| {
            done(match outcome {
                Outcome::Thoughts(_, thoughts) => worker_pool::gather::<G>(&thoughts, seed)
                    .ok_or_else(|| Failure::new(Cause::Garbled, "the workers' answers make no sense")),
                Outcome::Failed(_, why) => Err(why),
                Outcome::Bench(..) => Err(Failure::new(Cause::Garbled, "a measurement was not asked for")),
            });
        };
        self.begin(Box::new(callback), |worker_pool| worker_pool.think(request, now_ms()))
    }

    /// Has one worker measure random play.
    pub fn bench(
        &self,
        request: BenchRequest,
        done: impl FnOnce(Result<Report, Failure>) + 'static,
    ) -> JobId {
        let callback = move |outcome| {
            done(match outcome {
                Outcome::Bench(_, report) => Ok(report),
                Outcome::Failed(_, why) => Err(why),
                Outcome::Thoughts(..) => Err(Failure::new(Cause::Garbled, "a decision was not asked for")),
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
        let mut changed = None;
        {
            let inner = &mut *shared.borrow_mut();
            let health = inner.worker_pool.health();
            if std::mem::replace(&mut inner.health, health) != health {
                changed = inner.watcher.clone().map(|watcher| (watcher, health));
            }
            if let (Health::Late(cause), None) = (health, &inner.watcher)
                && let Some((job, callback)) = inner.wanted.take()
            {
                inner.worker_pool.stop(job);
                calls.push((callback, Outcome::Failed(job, Failure::new(cause, "it takes too long"))));
            }
            // What is refused leads to further orders.
            loop {
                let orders = inner.worker_pool.orders();
                if orders.is_empty() {
                    break;
                }
                orders.into_iter().for_each(|order| inner.carry_out(order));
            }
            for outcome in inner.worker_pool.outcomes() {
                let (Outcome::Thoughts(job, _) | Outcome::Bench(job, _) | Outcome::Failed(job, _)) = outcome;
                if let Some((_, callback)) = inner.wanted.take_if(|(wanted, _)| *wanted == job) {
                    calls.push((callback, outcome));
                }
            }
            inner.keep_time();
        }
        if let Some((watcher, health)) = changed {
            watcher(health);
        }
        for (callback, outcome) in calls {
            callback(outcome);
        }
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::Spawn(index) => {
                // In this order: what is replaced ends first.
                self.workers[index] = None;
                match self.hire(index) {
                    Ok(hired) => self.workers[index] = Some(hired),
                    Err(error) => self.fail(index, Cause::Refused, &said(&error)),
                }
            }
            Order::SpawnOnPage => {
                self.workers[0] = None;
                match self.hire_on_page() {
                    Ok(hired) => self.workers[0] = Some(hired),
                    Err(error) => self.fail(0, Cause::Refused, &said(&error)),
                }
            }
            Order::Terminate(index) => self.workers[index] = None,
            Order::Post(index, bytes) => {
                if let Some(hired) = &self.workers[index] {
                    hired.post(&bytes);
                }
            }
        }
    }

    fn fail(&mut self, index: usize, cause: Cause, detail: &str) {
        self.worker_pool.failed(index, Failure::new(cause, detail), now_ms());
    }

    /// Starts a worker, if the browser does.
    fn hire(&self, index: usize) -> Result<Hired, JsValue> {
        let worker = Worker::new(&loader()?)?;
        let listeners = self.listen(index, &worker, &worker);
        Ok(Hired { place: Runtime::Worker(worker), spoke: false, _listeners: listeners })
    }

    /// Starts the program in the page: the same loader as a script of the page, with a port to talk through.
    fn hire_on_page(&self) -> Result<Hired, JsValue> {
        let address = loader()?;
        let channel = MessageChannel::new()?;
        let document = window().document().ok_or(JsValue::NULL)?;
        let script = document.create_element("script")?;
        Reflect::set(&script, &"port".into(), &channel.port2())?;
        Reflect::set(&script, &"src".into(), &address.into())?;
        let port = channel.port1();
        let listeners = self.listen(0, &port, &script);
        port.start();
        document.head().ok_or(JsValue::NULL)?.append_child(&script)?;
        Ok(Hired { place: Runtime::Page(port, script), spoke: false, _listeners: listeners })
    }

    /// Hears what program `index` says, and what becomes of its script.
    fn listen(&self, index: usize, speaker: &EventTarget, script: &EventTarget) -> [EventListener; 2] {
        let me = self.me.clone();
        let on_message = EventListener::new(speaker, "message", move |event| {
            let Some(inner) = me.upgrade() else { return };
            inner.borrow_mut().hear(index, &event.unchecked_ref::<MessageEvent>().data());
            Inner::settle(&inner);
        });
        let me = self.me.clone();
        let may_prevent = EventListenerOptions::enable_prevent_default();
        let on_error = EventListener::new_with_options(script, "error", may_prevent, move |event| {
            event.prevent_default();
            let Some(inner) = me.upgrade() else { return };
            let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message).unwrap_or_default();
            if message.is_empty() {
                // The event does not say whether the browser, the network or the server is to blame.
                return spawn_local(Inner::find_out(inner, index));
            }
            let spoke = inner.borrow().workers[index].as_ref().is_some_and(|hired| hired.spoke);
            let cause = if spoke { Cause::Broken } else { Cause::Altered };
            inner.borrow_mut().fail(index, cause, &message);
            Inner::settle(&inner);
        });
        [on_message, on_error]
    }

    /// Finds out why a loader has not come, and reports it.
    async fn find_out(shared: Rc<RefCell<Inner>>, index: usize) {
        let cause = cause_of_absence().await;
        shared.borrow_mut().fail(index, cause, "the loader did not run");
        Inner::settle(&shared);
    }

    fn hear(&mut self, index: usize, data: &JsValue) {
        if let Some(hired) = &mut self.workers[index] {
            hired.spoke = true;
        }
        let Some(text) = data.as_string() else {
            let bytes = data.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec);
            return self.worker_pool.heard(index, &bytes.unwrap_or_default(), now_ms());
        };
        match Word::read(&text) {
            Some(Word::Coming) => self.worker_pool.coming(index, now_ms()),
            Some(Word::Ready(version)) if own_version().as_deref() == Some(version) => {
                self.worker_pool.ready(index, now_ms());
            }
            Some(Word::Ready(version)) => self.fail(index, Cause::Version, version),
            Some(Word::Failed(word, detail)) => {
                self.fail(index, Cause::of_word(word).unwrap_or(Cause::Garbled), detail);
            }
            None => self.fail(index, Cause::Garbled, &text.chars().take(80).collect::<String>()),
        }
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

/// The version of the program that belongs to this page. The build leaves the name of the program's folder, which
/// ends in it, in a `<meta>` element.
fn own_version() -> Option<String> {
    folder()?.rsplit_once('-').map(|(_, version)| version.to_owned())
}

fn folder() -> Option<String> {
    let named = window().document()?.query_selector("meta[name=worker]").ok()??;
    named.get_attribute("content")
}

/// Place where the loader lies, relative to the page.
fn loader() -> Result<String, JsValue> {
    folder().map(|folder| format!("./{folder}/loader.js")).ok_or_else(|| "the page names no worker".into())
}

/// The reason for which the loader has not run: what the server says of its file. If that is as it should be, the
/// browser has refused it.
async fn cause_of_absence() -> Cause {
    let Ok(address) = loader() else { return Cause::Altered };
    let Ok(answer) = JsFuture::from(window().fetch_with_str(&address)).await else {
        return Cause::Unreachable;
    };
    let Ok(answer) = answer.dyn_into::<Response>() else { return Cause::Garbled };
    let kind = answer.headers().get("content-type").ok().flatten().unwrap_or_default();
    match answer.status() {
        404 | 410 => Cause::Missing,
        _ if !answer.ok() => Cause::Server,
        _ if !kind.contains("javascript") => Cause::Altered,
        _ => Cause::Refused,
    }
}

/// An error in words.
fn said(error: &JsValue) -> String {
    error.dyn_ref::<js_sys::Error>().map_or_else(|| format!("{error:?}"), |error| error.message().into())
}

fn window() -> web_sys::Window {
    web_sys::window().expect("invariant: this runs in a page")
}

fn now_ms() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |clock| clock.now())
}
