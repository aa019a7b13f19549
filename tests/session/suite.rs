//! Laws of a table, whatever is played on it; every game is put through the same checks.

use ai::LevelId;
use game_core::{Actions, Mute, Rng, Seat, Viewer};
use session::bench::Bench;
use session::blind::{blind, nonce};
use session::protocol::{BenchRequest, FromWorker, JobId, ToWorker, decode, encode};
use session::worker_pool::{Order, Outcome, WorkerPool, gather};
use session::{Policy, share};
use worker::Thinker;

use crate::session::host::{Host, assert_same, choose, finished, midway, people, reopened};
use crate::support::for_every_game;

/// Positions of each configuration in which secrets are looked for; `SOBREMESA_SECRETS` asks for another
/// number.
fn positions() -> usize {
    std::env::var("SOBREMESA_SECRETS").map_or(150, |number| number.parse().expect("a number of positions"))
}

/// Hidden facts change no byte of a request to the worker: for a choice, for a hint, for a review.
fn requests_hold_no_secrets<G: Host>() {
    let mut others = 0;
    for (seed, config) in G::configs().iter().enumerate() {
        let game = G::new(config).expect("legal");
        let mut deals = Rng::stream(seed as u64, 4);
        let mut state = game.setup(seed as u64, &mut Mute);
        let mut rng = Rng::stream(seed as u64, 5);
        for _ in 0..positions() {
            let Some(seat) = game.turn(&state).seat() else {
                state = game.setup(deals.next(), &mut Mute);
                continue;
            };
            let number = nonce(&game, &state, seat);
            let mut other = state.clone();
            game.determinize(&mut other, seat, &mut rng);
            assert_eq!(nonce(&game, &other, seat), number);
            assert_eq!(blind(&game, &other, seat, number), blind(&game, &state, seat, number));
            others += usize::from(other != state);
            let mut legal = Actions::new();
            game.legal(&state, &mut legal);
            game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
        }
    }
    assert!(others > 200, "the other worlds really were others ({others})");
}

/// A request keeps what its seat knows, and reads as the same choice.
fn requests_keep_what_is_known<G: Host>() {
    for config in G::configs() {
        let table = midway::<G>(&config, 41, 25);
        let seat = table.turn().seat().expect("running");
        let request = table.request(LevelId::Governor, 800, true).expect("running");
        assert_eq!((request.game, request.seat), (G::ID, seat));
        let (game, state) = request.position.open::<G>().expect("just packed");
        assert_eq!(game.config(), table.game().config());
        assert!(game.check(&state).is_ok());
        assert_eq!(game.view(&state, Viewer::Seat(seat)), table.view(Viewer::Seat(seat)));
        let mut legal = Actions::new();
        game.legal(&state, &mut legal);
        assert_eq!(legal, table.legal(seat));
    }
}

/// A worker_pool of workers answers every question of a game legally and explains
/// the answer.
fn workers_answer<G: Host>() {
    for (seed, config) in G::configs().iter().enumerate() {
        let (mut table, mut rng) = (people::<G>(config, 90), Rng::stream(seed as u64, 6));
        while let Some(request) = table.request(LevelId::Apprentice, 1000, true) {
            if rng.below(8) > 0 {
                choose(&mut table, &mut rng);
                continue;
            }
            let decision = gather::<G>(&think(&request), 3).expect("a choice");
            assert_eq!(decision.table.entries.len(), table.legal(request.seat).len());
            assert!(!decision.considered.is_empty());
            assert!(decision.considered.iter().all(|way| way.visit_share > 0.0), "{:?}", decision.considered);
            table.act(request.seat, decision.action).expect("legal");
        }
    }
}

/// Answers a request with two workers without a browser.
pub fn think(request: &session::worker_pool::Request) -> Vec<Vec<u8>> {
    let mut worker_pool = WorkerPool::new(2, 0.0);
    (0..2).for_each(|index| worker_pool.ready(index, 0.0));
    worker_pool.think(request, 0.0);
    for order in worker_pool.orders() {
        let Order::Post(index, bytes) = order else { continue };
        let mut thinker = Thinker::new();
        thinker.receive(&bytes);
        while thinker.is_busy() {
            thinker.slice(&mut || 0.0);
        }
        thinker.replies().iter().for_each(|reply| worker_pool.heard(index, reply, 1.0));
    }
    match worker_pool.outcomes().pop() {
        Some(Outcome::Thoughts(_, thoughts)) => thoughts,
        other => panic!("{other:?}"),
    }
}

/// The worker measures random play of the game, by the same figures.
fn workers_measure<G: Host>() {
    for config in G::configs() {
        let mut thinker = Thinker::new();
        let request = BenchRequest {
            job: JobId(3),
            game: G::ID.to_owned(),
            config: serde_json::to_string(&config).expect("JSON"),
            seed: 1,
            games: 5,
        };
        thinker.receive(&encode(&ToWorker::Bench(request)));
        let mut now = 0.0;
        let mut clock = || {
            now += 0.1;
            now
        };
        while thinker.is_busy() {
            thinker.slice(&mut clock);
        }
        let last = thinker.replies().pop().expect("an answer");
        let Ok(FromWorker::Bench { report, .. }) = decode(&last) else { panic!("not a measurement") };
        // The games alone: what thinking costs is measured once.
        let game = G::new(&config).expect("legal");
        let mut bench = Bench::new(&game, 1);
        bench.play(5, &mut clock, f64::INFINITY);
        let here = bench.report();
        assert_eq!((report.games, report.choices), (5, here.choices));
        assert_eq!(report.mean_points, here.mean_points);
        assert!(report.judged_per_s > 0.0 && report.playouts_per_s > 0.0);
    }
}

/// Every few decisions a game is stored and read back as it was.
fn saves_reopen<G: Host>() {
    for (seed, config) in G::configs().iter().enumerate() {
        let (mut table, mut rng) = (people::<G>(config, 51), Rng::stream(seed as u64, 1));
        for turn in 0.. {
            if turn % 41 == 0 {
                let copy = reopened(&table);
                assert_same(&table, &copy);
                if let Some(seat) = table.turn().seat() {
                    assert_eq!(table.legal(seat), copy.legal(seat));
                    assert_eq!(table.undoable(seat), copy.undoable(seat));
                }
            }
            if !choose(&mut table, &mut rng) {
                break;
            }
        }
        assert_same(&table, &reopened(&table));
    }
}

/// Set-ups and finished games travel in links; running games do not.
fn links_travel<G: Host>() {
    for config in G::configs() {
        let setup = people::<G>(&config, 1897).setup();
        let code = share::encode_setup(&setup);
        assert_eq!(share::game_of(&code).as_deref(), Ok(G::ID));
        assert_eq!(share::decode::<G>(&code).expect("readable").setup, setup);
        assert_eq!(midway::<G>(&config, 72, 20).share(), None);
        let table = finished::<G>(&config, 71);
        let code = table.share().expect("it is over");
        assert!(code.len() < 8000, "{} characters", code.len());
        let copy = share::decode::<G>(&code).expect("readable").replay().expect("playable");
        assert_eq!(copy.score(), table.score());
        assert!(copy.log(Viewer::Public).eq(table.log(Viewer::Public)));
    }
}

/// Taking back restores what was seen and what could be chosen.
fn choices_can_be_taken_back<G: Host>() {
    let (mut back, mut barred) = (0, 0);
    for (seed, config) in G::configs().iter().enumerate() {
        let (mut table, mut rng) = (people::<G>(config, 22), Rng::stream(seed as u64, 2));
        while let Some(seat) = table.turn().seat() {
            let before = (table.len(), table.view(Viewer::Seat(seat)), table.legal(seat));
            choose(&mut table, &mut rng);
            if table.undoable(seat).step == Some(before.0) {
                assert_eq!(table.undo(seat), Ok(before.0));
                assert_eq!((table.len(), table.view(Viewer::Seat(seat)), table.legal(seat)), before);
                back += 1;
                choose(&mut table, &mut rng);
            } else {
                barred += 1;
            }
        }
    }
    assert!(back > 50 && barred > 5, "{back} taken back, {barred} could not be");
}

/// Nobody is asked where there is nothing to choose, and no switch, however
/// it stands, gets in the way of a game.
fn only_real_choices_are_asked<G: Host>() {
    for (seed, config) in G::configs().iter().enumerate() {
        for policy in [Policy::Always, Policy::Ask, Policy::Never] {
            let (mut table, mut rng) = (people::<G>(config, seed as u64), Rng::stream(seed as u64, 1));
            for seat in Seat::all(table.game().seats()) {
                for &power in G::POWERS {
                    table.set_policy(seat, power, policy);
                }
            }
            while let Some(seat) = table.turn().seat() {
                assert!(table.legal(seat).len() > 1);
                choose(&mut table, &mut rng);
            }
            assert!(table.is_over());
        }
    }
}

for_every_game!(
    requests_hold_no_secrets,
    requests_keep_what_is_known,
    workers_answer,
    workers_measure,
    saves_reopen,
    links_travel,
    choices_can_be_taken_back,
    only_real_choices_are_asked,
);
