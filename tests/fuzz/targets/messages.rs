//! Messages between page and worker.

use std::sync::OnceLock;

use ai::{LevelId, ideas};
use game_core::{Game, Mute, Seat, json};
use games::{Visitor, with_game};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::{Config, SanJuan};
use serde_json::Value;
use session::Seated;
use session::blind::{Blinded, blind};
use session::protocol::{FromWorker, JobId, Think, ToWorker, decode, encode};
use session::worker_pool::{Order, Outcome, Request, ThoughtOf, WorkerPool, gather};
use worker::Thinker;

use super::Fate;

/// The job that is at hand when an input comes.
const AT_HAND: JobId = JobId(7);

/// The position of [`AT_HAND`].
fn position() -> &'static (Blinded, Seat) {
    static POSITION: OnceLock<(Blinded, Seat)> = OnceLock::new();
    POSITION.get_or_init(|| {
        let game = SanJuan::new(&Config::default()).expect("the default is legal");
        let state = game.setup(3, &mut Mute);
        let seat = game.turn(&state).seat().expect("a new game");
        (blind(&game, &state, seat, 1), seat)
    })
}

fn think(job: JobId) -> ToWorker {
    let (position, seat) = position().clone();
    ToWorker::Think(Think {
        job,
        game: SanJuan::ID.to_owned(),
        position,
        seat,
        level: LevelId::Merchant,
        style: None,
        seed: 1,
        nodes: 64,
        thinking_ms: 50,
        max_ms: 50,
        explain: true,
        eyes: None,
        weighed: None,
    })
}

/// A message to a worker: bytes as they travel, or the same message as JSON, with the position as text.
pub fn to_worker(data: &[u8]) -> Fate {
    match written(data) {
        Some(message) => heard(&encode(&message)),
        None => heard(data),
    }
}

/// The message that stands there as JSON.
fn written(data: &[u8]) -> Option<ToWorker> {
    let mut message: Value = serde_json::from_slice(data).ok()?;
    if let Some(think) = message.get_mut("Think") {
        let (text, game) = (think["position"].as_str()?, think["game"].as_str()?);
        let eyes = think["eyes"].as_u64().or(think["seat"].as_u64())?;
        let blinded = with_game(game, Blind { text, eyes })??;
        think["position"] = serde_json::to_value(blinded).ok()?;
    }
    serde_json::from_value(message).ok()
}

/// Packs a position as a seat may imagine it.
struct Blind<'a> {
    text: &'a str,
    eyes: u64,
}

impl Visitor for Blind<'_> {
    type Output = Option<Blinded>;

    fn visit<G: Seated>(self) -> Option<Blinded> {
        let (game, state) = G::from_position(&json::read(self.text).ok()?).ok()?;
        let eyes = Seat(u8::try_from(self.eyes).ok()?);
        (eyes.0 < game.seats()).then(|| blind(&game, &state, eyes, 1))
    }
}

/// Hands a message to a worker with a job at hand.
fn heard(bytes: &[u8]) -> Fate {
    let mut worker = Thinker::new();
    worker.receive(&encode(&think(AT_HAND)));
    assert!(worker.is_busy() && worker.replies().is_empty());
    worker.receive(bytes);
    let mut now = 0.0;
    let mut clock = || {
        now += 5.0;
        now
    };
    let replies = replies(&mut worker);
    let Ok(message) = decode::<ToWorker>(bytes) else {
        assert!(matches!(&replies[..], [FromWorker::Fault { job: None, .. }]), "{replies:?}");
        finishes(&mut worker, AT_HAND);
        return Fate::Refused;
    };
    let job = match &message {
        ToWorker::Think(think) => think.job,
        ToWorker::Bench(request) => request.job,
        ToWorker::Finish { job } | ToWorker::Stop { job } => *job,
    };
    let again: ToWorker = decode(&encode(&message)).expect("just written");
    assert_eq!(encode(&again), encode(&message));
    match message {
        ToWorker::Think(_) | ToWorker::Bench(_) if replies.is_empty() => {
            for _ in 0..2 {
                worker.slice(&mut clock);
            }
            if worker.is_busy() {
                worker.replies();
                finishes(&mut worker, job);
            }
            Fate::Read
        }
        ToWorker::Think(_) | ToWorker::Bench(_) => {
            let FromWorker::Fault { job: named, text } = &replies[0] else { panic!("{replies:?}") };
            assert!(*named == Some(job) && text.len() > 4, "{text}");
            // What makes no sense changes nothing else.
            finishes(&mut worker, AT_HAND);
            Fate::Refused
        }
        ToWorker::Finish { .. } | ToWorker::Stop { .. } => {
            assert_eq!(worker.is_busy(), job != AT_HAND);
            Fate::Read
        }
    }
}

fn replies(worker: &mut Thinker) -> Vec<FromWorker> {
    worker.replies().iter().map(|reply| decode(reply).expect("our own message")).collect()
}

/// Checks that the job is still worked on, and answered when it is asked for.
fn finishes(worker: &mut Thinker, job: JobId) {
    assert!(worker.is_busy());
    worker.receive(&encode(&ToWorker::Finish { job }));
    let replies = replies(worker);
    let ours = |reply: &FromWorker| match reply {
        FromWorker::Thought { job: of, .. } | FromWorker::Bench { job: of, .. } => *of == job,
        _ => false,
    };
    assert!(!worker.is_busy() && replies.iter().any(ours), "{replies:?}");
}

fn request() -> Request {
    let (position, seat) = position().clone();
    Request {
        game: SanJuan::ID,
        position,
        seat,
        level: *LevelId::Merchant.level(),
        style: None,
        seed: 1,
        thinking_ms: 50,
        max_ms: 50,
        explain: true,
        eyes: None,
        weighed: None,
    }
}

/// A message from a worker, or what it says it has thought.
pub fn from_worker(data: &[u8]) -> Fate {
    let thought = encode(&FromWorker::Thought { job: JobId(1), thought: data.to_vec() });
    match (said(data), said(&thought)) {
        (Said { understood: true, .. }, _) | (_, Said { chosen: true, .. }) => Fate::Read,
        _ => Fate::Refused,
    }
}

/// Result of a message.
struct Said {
    /// True if it was a message at all.
    understood: bool,
    /// True if it led to a choice of an action.
    chosen: bool,
}

/// Hands a message to the page while two workers think.
fn said(bytes: &[u8]) -> Said {
    let mut pool = WorkerPool::new(2, 0.0);
    (0..2).for_each(|index| pool.ready(index, 1.0));
    let job = pool.think(&request(), 2.0);
    pool.orders();
    pool.heard(0, bytes, 3.0);
    let message = decode::<FromWorker>(bytes);
    if let Ok(message) = &message {
        let again: FromWorker = decode(&encode(message)).expect("just written");
        assert_eq!(encode(&again), encode(message));
    }
    pool.heard(1, &encode(&FromWorker::Thought { job, thought: Vec::new() }), 4.0);
    let mut is_chosen = false;
    for outcome in pool.outcomes() {
        let of = match &outcome {
            Outcome::Thoughts(of, thoughts) => {
                let told = [
                    chosen::<SanJuan>(thoughts),
                    chosen::<PuertoRico>(thoughts),
                    chosen::<Ginkgopolis>(thoughts),
                ];
                is_chosen |= told.contains(&true);
                // Whatever courses they tell of, the rules decide what is played.
                let (game, state) = request().position.open::<SanJuan>().expect("a position");
                if let Some(decision) = gather::<SanJuan>(thoughts, 5) {
                    ideas(&game, &state, None, &decision.courses);
                }
                of
            }
            Outcome::Bench(of, _) | Outcome::Failed(of, _) => of,
        };
        assert_eq!(*of, job, "{outcome:?}");
    }
    // Whatever was said, the next job is begun.
    let next = pool.think(&request(), 5.0);
    let posted =
        pool.orders().iter().filter(|order| matches!(order, Order::Post(..) | Order::Spawn(_))).count();
    assert!(next != job && posted > 0 && pool.is_busy());
    Said { understood: message.is_ok(), chosen: is_chosen }
}

/// Returns true if the thoughts lead to a choice; twice the same.
fn chosen<G: Game>(thoughts: &[Vec<u8>]) -> bool {
    let decide = || gather::<G>(thoughts, 5).map(|decision| decision.action);
    let decision = decide();
    assert_eq!(decide(), decision);
    // Thoughts that are read are written as they were.
    for thought in thoughts {
        if let Ok(read) = decode::<ThoughtOf<G>>(thought) {
            let again = encode(&read);
            let back = decode::<ThoughtOf<G>>(&again).expect("just written");
            assert_eq!(encode(&back), again);
        }
    }
    let _ = json::write(&decision);
    decision.is_some()
}
