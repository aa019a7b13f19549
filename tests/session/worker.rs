use ai::{LevelId, Playable};
use game_core::{Game, Rng, Seat};
use puerto_rico::PuertoRico;
use san_juan::Action;
use serde_json::{Value, json};
use session::blind::Blinded;
use session::protocol::{
    BenchRequest, FromWorker, JobId, MAX_MESSAGE, Think, Thought, ToWorker, decode, encode,
};
use session::worker_pool::ThoughtOf;
use worker::{SLICE_MS, Thinker};

use crate::session::common::{Table, midway, on_turn};
use crate::session::host;
use crate::session::suite::think;

/// A clock that ticks by itself: each look takes a tenth of a millisecond.
pub struct Clock(pub f64);

impl Clock {
    pub fn look(&mut self) -> f64 {
        self.0 += 0.1;
        self.0
    }
}

fn request(table: &Table, job: u32) -> Think {
    let seat = on_turn(table).expect("running");
    Think {
        job: JobId(job),
        game: "san-juan".to_owned(),
        position: table.blind(seat, 7),
        seat,
        level: LevelId::Merchant,
        style: None,
        seed: 7,
        nodes: 120,
        thinking_ms: 60_000,
        max_ms: 60_000,
        explain: true,
        eyes: None,
        weighed: None,
    }
}

/// The same with something else in it.
pub fn edited(position: &Blinded, edit: impl FnOnce(&mut Value)) -> Blinded {
    let mut value = serde_json::to_value(position).expect("messages serialise");
    edit(&mut value);
    serde_json::from_value(value).expect("still of that form")
}

fn tell(thinker: &mut Thinker, message: &ToWorker) -> Vec<FromWorker> {
    thinker.receive(&encode(message));
    replies(thinker)
}

fn replies(thinker: &mut Thinker) -> Vec<FromWorker> {
    thinker.replies().iter().map(|bytes| decode(bytes).expect("a message")).collect()
}

/// Slices until there is nothing left to do; the replies and the slices.
fn run(thinker: &mut Thinker, clock: &mut Clock) -> (Vec<FromWorker>, usize) {
    let (mut all, mut slices) = (Vec::new(), 0);
    while thinker.is_busy() {
        thinker.slice(&mut || clock.look());
        all.extend(replies(thinker));
        slices += 1;
        assert!(slices < 100_000, "it comes to an end");
    }
    (all, slices)
}

fn thought(reply: &FromWorker) -> Thought<Action> {
    let FromWorker::Thought { thought, .. } = reply else { panic!("{reply:?}") };
    decode(thought).expect("a thought")
}

fn fault(reply: &[FromWorker]) -> (Option<JobId>, &str) {
    let [FromWorker::Fault { job, text }] = reply else { panic!("{reply:?}") };
    (*job, text)
}

#[test]
fn a_question_gets_an_answer_that_is_legal_and_explained() {
    let table = midway(2, 81, 40);
    let mut thinker = Thinker::new();
    assert!(tell(&mut thinker, &ToWorker::Think(request(&table, 1))).is_empty());
    let (all, _) = run(&mut thinker, &mut Clock(0.0));
    let thought = thought(all.last().expect("an answer"));
    let legal = table.legal(on_turn(&table).expect("running"));
    assert!(legal.contains(&thought.best));
    assert_eq!(thought.table.entries.iter().map(|entry| entry.action).collect::<Vec<_>>(), legal.to_vec());
    assert!(!thought.considered.is_empty());
}

/// Workers tell how the player errs at this choice: in the opening, the strongest mix what is alike.
#[test]
fn an_answer_comes_with_the_errors_of_its_choice() {
    let config = puerto_rico::Config { players: 3, ..puerto_rico::Config::default() };
    let told = |choices| {
        let table = host::midway::<PuertoRico>(&config, 81, choices);
        let request = table.request(LevelId::Viceroy, 1000, false).expect("running");
        let thoughts = think(&request);
        let slips =
            thoughts.iter().map(|bytes| decode::<ThoughtOf<PuertoRico>>(bytes).expect("a thought").slip);
        slips.collect::<Vec<_>>()
    };
    let viceroy = PuertoRico::new(&config).expect("a legal configuration").level(LevelId::Viceroy);
    assert_eq!(told(0), [viceroy.opening; 2]);
    assert_eq!(told(60), [viceroy.slip; 2]);
}

/// Courses come with an answer that is explained, and with no other one; the table tells ideas from
/// them, and none from those of another position.
#[test]
fn an_explained_answer_has_ideas() {
    let ideas = |seed: u64, explain: bool| {
        let (table, mut thinker) = (midway(2, seed, 40), Thinker::new());
        let asked = table.request(LevelId::Merchant, 1000, explain).expect("running");
        let think =
            Think { explain, position: asked.position.clone(), seed: asked.seed, ..request(&table, 1) };
        tell(&mut thinker, &ToWorker::Think(think));
        let (all, _) = run(&mut thinker, &mut Clock(0.0));
        let courses = thought(all.last().expect("an answer")).courses;
        assert_eq!(courses.played.is_empty(), !explain);
        assert!(table.ideas(table.len() - 1, &asked, &courses).is_empty());
        table.ideas(table.len(), &asked, &courses).len()
    };
    assert!((81..86).map(|seed| ideas(seed, true)).sum::<usize>() > 3);
    assert!((81..86).all(|seed| ideas(seed, false) == 0));
}

/// An explained answer comes with the choices that belong to it, as far as they can be told beforehand: a role with what
/// is done first in its phase, a building with its payment.
#[test]
fn an_explained_answer_is_a_whole_decision() {
    let (mut several, mut played) = (0, 0);
    for seed in 81..101 {
        let (table, mut thinker) = (midway(2, seed, 40), Thinker::new());
        let asked = table.request(LevelId::Merchant, 1000, true).expect("running");
        let think = Think { position: asked.position.clone(), seed: asked.seed, ..request(&table, 1) };
        tell(&mut thinker, &ToWorker::Think(think));
        let (all, _) = run(&mut thinker, &mut Clock(0.0));
        let found = thought(all.last().expect("an answer"));
        let decision = table.decision(table.len(), &asked, &found.courses);
        if found.courses.played.is_empty() {
            continue;
        }
        played += 1;
        let seat = on_turn(&table).expect("running");
        assert_eq!(decision.first(), found.considered.first().map(|best| &best.action));
        for at in 1..decision.len() {
            let legal = table.choices_after(seat, &decision[..at]).expect("nothing comes between");
            assert!(legal.contains(&decision[at]), "{decision:?}");
        }
        several += usize::from(decision.len() > 1);
        let mut other = asked.clone();
        other.seed ^= 1;
        assert!(
            table.decision(table.len(), &other, &found.courses).is_empty(),
            "of another position nothing is told"
        );
    }
    assert!(played > 10 && several > 1, "{several} of {played}");
}

/// A chosen action is weighed, however bad the search thinks it is.
#[test]
fn an_action_that_is_to_be_weighed_gets_a_quarter_of_the_playouts() {
    let table = midway(2, 81, 40);
    let legal = table.legal(on_turn(&table).expect("running"));
    for (place, action) in legal.iter().enumerate() {
        let mut thinker = Thinker::new();
        let think = Think { weighed: Some(place as u16), ..request(&table, 1) };
        tell(&mut thinker, &ToWorker::Think(think));
        let (all, _) = run(&mut thinker, &mut Clock(0.0));
        let found = thought(all.last().expect("an answer")).table;
        let visits = found.entries.iter().find(|entry| entry.action == *action).expect("listed").visits;
        assert!(visits + 1 >= found.visits() / 4, "{action:?}: {visits} of {}", found.visits());
    }
    let think = Think { weighed: Some(legal.len() as u16), ..request(&table, 2) };
    let mut thinker = Thinker::new();
    let replies = tell(&mut thinker, &ToWorker::Think(think));
    assert_eq!(fault(&replies), (Some(JobId(2)), "weighed: there is no such action"));
}

#[test]
fn slicing_changes_nothing_about_the_answer() {
    let table = midway(2, 82, 40);
    let answer = |step_ms: f64| {
        let mut thinker = Thinker::new();
        tell(&mut thinker, &ToWorker::Think(request(&table, 1)));
        let (mut now, mut all) = (0.0, Vec::new());
        while thinker.is_busy() {
            thinker.slice(&mut || {
                now += step_ms;
                now
            });
            all.extend(replies(&mut thinker));
        }
        thought(all.last().expect("an answer"))
    };
    assert_eq!(answer(0.01), answer(SLICE_MS));
}

#[test]
fn a_slice_ends_in_time_and_signs_of_life_are_given() {
    let table = midway(2, 83, 40);
    let mut thinker = Thinker::new();
    tell(
        &mut thinker,
        &ToWorker::Think(Think { nodes: 60_000, level: LevelId::Viceroy, ..request(&table, 1) }),
    );
    let mut clock = Clock(1000.0);
    let mut progress = 0;
    for _ in 0..60 {
        let begin = clock.0;
        thinker.slice(&mut || {
            clock.0 += 1.0;
            clock.0
        });
        assert!(clock.0 - begin <= SLICE_MS + 3.0, "{}", clock.0 - begin);
        progress += replies(&mut thinker)
            .iter()
            .filter(|reply| matches!(reply, FromWorker::Progress { job: JobId(1), nodes, budget: 60_000 } if *nodes > 0))
            .count();
    }
    assert!((2..=5).contains(&progress), "{progress} signs in {} ms", clock.0 - 1000.0);
    assert!(thinker.is_busy());
}

#[test]
fn the_time_limit_ends_the_search() {
    let table = midway(2, 84, 40);
    let mut thinker = Thinker::new();
    let think = Think { nodes: 1_000_000, max_ms: 50, level: LevelId::Viceroy, ..request(&table, 1) };
    tell(&mut thinker, &ToWorker::Think(think));
    let mut clock = Clock(0.0);
    let (all, _) = run(&mut thinker, &mut clock);
    assert!(thought(all.last().expect("an answer")).table.visits() > 0);
    assert!(clock.0 < 50.0 + SLICE_MS, "{}", clock.0);
}

#[test]
fn a_level_that_uses_its_time_makes_the_playouts_it_owes_and_then_goes_on() {
    let table = midway(2, 84, 40);
    let level = LevelId::Master.level();
    let master = Think { nodes: level.share(4), level: LevelId::Master, ..request(&table, 1) };
    let answer = |thinking_ms: u32| {
        let mut thinker = Thinker::new();
        tell(&mut thinker, &ToWorker::Think(Think { thinking_ms, ..master.clone() }));
        let mut clock = Clock(0.0);
        let (all, _) = run(&mut thinker, &mut clock);
        (thought(all.last().expect("an answer")).table.visits(), clock.0)
    };
    let (in_no_time, _) = answer(0);
    assert!((level.nodes..2 * level.nodes).contains(&in_no_time), "{in_no_time}");
    let (in_time, at) = answer(200);
    assert!(in_time > in_no_time && at < 200.0 + SLICE_MS, "{in_time} playouts, {at} ms");
}

#[test]
fn finish_answers_at_once_even_before_the_first_slice() {
    let table = midway(2, 85, 40);
    let mut thinker = Thinker::new();
    tell(&mut thinker, &ToWorker::Think(request(&table, 5)));
    let answer = tell(&mut thinker, &ToWorker::Finish { job: JobId(5) });
    assert!(thought(&answer[0]).table.visits() > 0, "not a blind guess");
    assert!(!thinker.is_busy());
}

#[test]
fn stop_is_heard_and_messages_about_other_jobs_are_not() {
    let table = midway(2, 86, 40);
    let mut thinker = Thinker::new();
    tell(&mut thinker, &ToWorker::Think(request(&table, 5)));
    assert!(tell(&mut thinker, &ToWorker::Stop { job: JobId(4) }).is_empty());
    assert!(tell(&mut thinker, &ToWorker::Finish { job: JobId(6) }).is_empty());
    assert!(thinker.is_busy());
    assert!(tell(&mut thinker, &ToWorker::Stop { job: JobId(5) }).is_empty());
    assert!(!thinker.is_busy());
    thinker.slice(&mut || 0.0);
    assert!(replies(&mut thinker).is_empty());
}

#[test]
fn a_new_question_replaces_the_old_one() {
    let table = midway(2, 87, 40);
    let mut thinker = Thinker::new();
    tell(&mut thinker, &ToWorker::Think(request(&table, 1)));
    tell(&mut thinker, &ToWorker::Think(request(&table, 2)));
    let (all, _) = run(&mut thinker, &mut Clock(0.0));
    let answers: Vec<_> = all.iter().filter(|reply| matches!(reply, FromWorker::Thought { .. })).collect();
    assert!(matches!(answers[..], [FromWorker::Thought { job: JobId(2), .. }]));
}

#[test]
fn what_cannot_be_thought_about_is_said_with_the_field() {
    let table = midway(2, 88, 40);
    let mut thinker = Thinker::new();
    let mut ask = |edit: fn(&mut Think)| {
        let mut think = request(&table, 9);
        edit(&mut think);
        let answer = tell(&mut thinker, &ToWorker::Think(think));
        let (job, text) = fault(&answer);
        assert_eq!(job, Some(JobId(9)));
        text.to_owned()
    };
    assert!(ask(|think| think.game = "go".to_owned()).starts_with("game: "));
    assert!(ask(|think| think.game = "ginkgopolis".to_owned()).starts_with("position: "));
    assert!(ask(|think| think.seat = think.seat.clockwise(1, 2)).starts_with("seat: "));
    assert!(ask(|think| think.seat = Seat(200)).starts_with("seat: "));
    assert_eq!(ask(|think| think.eyes = Some(Seat(2))), "eyes: there is no such seat");
    let over = crate::session::common::finished(2, 88);
    let mut think = request(&table, 9);
    think.position = over.blind(Seat(0), 1);
    assert_eq!(fault(&tell(&mut thinker, &ToWorker::Think(think))).1, "position: the game is over");
}

#[test]
fn an_altered_position_is_refused() {
    let table = midway(2, 88, 40);
    let altered = |edit: fn(&mut Value)| {
        let think = request(&table, 9);
        let position = edited(&think.position, edit);
        assert_ne!(position, think.position);
        let answer = tell(&mut Thinker::new(), &ToWorker::Think(Think { position, ..think }));
        let (job, text) = fault(&answer);
        assert_eq!(job, Some(JobId(9)));
        text.to_owned()
    };
    let other = "position: its sum is another";
    assert!(altered(|position| position["config"] = "{".into()).starts_with("position: EOF while parsing"));
    assert_eq!(
        altered(|position| position["config"] = r#"{"edition":"y1897","players":3}"#.into()),
        other,
        "the state was made for two"
    );
    let another_switch = |position: &mut Value| {
        let mut config: Value =
            serde_json::from_str(position["config"].as_str().expect("text")).expect("JSON");
        config["switches"]["rebuild_covered_types"] = false.into();
        position["config"] = config.to_string().into();
    };
    assert_eq!(altered(another_switch), other, "nothing of a new game depends on it");
    assert_eq!(altered(|position| position["state"] = json!([])), other);
    assert_eq!(altered(|position| position["state"][9] = 77.into()), other);
    assert_eq!(altered(|position| position["sum"] = 0.into()), other);
}

#[test]
fn a_fault_does_not_disturb_the_work_at_hand() {
    let table = midway(2, 89, 40);
    let mut thinker = Thinker::new();
    tell(&mut thinker, &ToWorker::Think(request(&table, 1)));
    thinker.receive(b"\xFF\xFF\xFF");
    let answer = replies(&mut thinker);
    assert_eq!(fault(&answer).0, None);
    assert!(thinker.is_busy());
}

#[test]
fn no_bytes_make_the_worker_panic() {
    let table = midway(2, 90, 40);
    let good = encode(&ToWorker::Think(Think { nodes: 8, ..request(&table, 1) }));
    let mut thinker = Thinker::new();
    let mut rng = Rng::stream(90, 1);
    let mut faults = 0;
    for round in 0..3000 {
        let mut bytes = good.clone();
        match round % 3 {
            0 => bytes.truncate(rng.below(bytes.len() as u32) as usize),
            1 => bytes = (0..rng.below(64)).map(|_| rng.next() as u8).collect(),
            _ => {
                let at = rng.below(bytes.len() as u32) as usize;
                bytes[at] = rng.next() as u8;
            }
        }
        thinker.receive(&bytes);
        faults += replies(&mut thinker).len();
        if thinker.is_busy() {
            let mut clock = Clock(0.0);
            thinker.slice(&mut || clock.look() * 100.0);
        }
        replies(&mut thinker);
    }
    assert!(faults > 1500, "{faults} of 3000 made no sense");
    thinker.receive(&vec![0; MAX_MESSAGE + 1]);
    assert!(fault(&replies(&mut thinker)).1.contains("at most"));
}

#[test]
fn the_worker_measures_random_play() {
    let mut thinker = Thinker::new();
    let bench = |config: &str| {
        let (game, config) = ("san-juan".to_owned(), config.to_owned());
        ToWorker::Bench(BenchRequest { job: JobId(3), game, config, seed: 1, games: 40 })
    };
    assert!(tell(&mut thinker, &bench(r#"{"edition":"y1897","players":2}"#)).is_empty());
    let (all, slices) = run(&mut thinker, &mut Clock(0.0));
    let Some(FromWorker::Bench { job: JobId(3), report }) = all.last() else { panic!("{all:?}") };
    assert_eq!(report.games, 40);
    assert!(report.choices > 40 * 20 && report.elapsed_ms > 0.0 && slices > 1);
    // Thinking is measured in more than a slice as well: a worker that says nothing for seconds is given up.
    assert!(report.judged_per_s > 0.0 && report.playouts_per_s > 0.0 && slices > 30, "{slices}");
    assert_eq!(fault(&tell(&mut thinker, &bench(r#"{"edition":"y1897","players":7}"#))).0, Some(JobId(3)));
    assert!(fault(&tell(&mut thinker, &bench("{}"))).1.starts_with("config"));
}
