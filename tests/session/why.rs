//! Asking why an opponent chose as it did gives nothing away: what is asked, and what is answered, is
//! a function of what the person who looks may know.

use ai::LevelId;
use game_core::{Actions, Game as _, Mute, Recorder, Rng, Seat, Until, Viewer};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::{Action, SanJuan};
use session::Seated;
use session::blind::blind;
use session::protocol::{FromWorker, JobId, Think, ToWorker, decode, encode};
use session::why::{Inquiry, inquire};
use session::worker_pool::Request;
use worker::Thinker;

use crate::session::common::{choose, finished, midway, on_turn};
use crate::session::worker::Clock;
use crate::support::modes::Modes;

/// Choices to ask about in each game: enough to meet every kind of question. A larger number comes
/// from outside.
const CHOICES: usize = 400;
/// One of so many open questions is answered, too.
const ANSWERED: usize = 40;
/// Playouts of an answer.
const NODES: u32 = 24;

/// Results of the questions about one game.
#[derive(Debug, Default)]
struct Tally {
    asked: usize,
    open: usize,
    secret: usize,
    forced: usize,
    /// Of those asked about, how many positions differed in something hidden.
    changed: usize,
    answered: usize,
    /// Of those answered, how many would have been told differently if what was dealt counted.
    own: usize,
}

fn wanted() -> usize {
    std::env::var("SOBREMESA_WHY_CHOICES").ok().and_then(|count| count.parse().ok()).unwrap_or(CHOICES)
}

/// The bytes of what a worker answers.
fn answer(request: &Request) -> Vec<u8> {
    let (mut thinker, mut clock) = (Thinker::new(), Clock(0.0));
    let think = Think {
        job: JobId(1),
        game: request.game.to_owned(),
        position: request.position.clone(),
        seat: request.seat,
        level: request.level.id,
        style: request.style,
        seed: request.seed,
        nodes: NODES,
        thinking_ms: request.thinking_ms,
        max_ms: u32::MAX,
        explain: request.explain,
        eyes: request.eyes,
        weighed: request.weighed,
    };
    thinker.receive(&encode(&ToWorker::Think(think)));
    while thinker.is_busy() {
        thinker.slice(&mut || clock.look());
    }
    let told = thinker.replies().into_iter().find_map(|reply| match decode(&reply).expect("a message") {
        FromWorker::Thought { thought, .. } => Some(thought),
        FromWorker::Fault { .. } => panic!("the worker failed: {reply:?}"),
        _ => None,
    });
    told.expect("an answer")
}

/// Asks about random choices of every mode in turn: in another world that looks the same to the person,
/// the same choice, as far as that person saw it, leads to the same inquiry and the same answer.
fn nothing_is_given_away<G: Seated + Modes>() -> Tally {
    let (mut tally, wanted, modes) = (Tally::default(), wanted(), G::modes());
    for seed in 0.. {
        let game = G::new(&modes[seed as usize % modes.len()]).expect("a legal mode");
        let (mut state, mut rng) = (game.setup(seed, &mut Mute), Rng::stream(seed, 61));
        while let Some(seat) = game.turn(&state).seat() {
            if tally.asked >= wanted {
                return tally;
            }
            let mut legal = Actions::new();
            game.legal(&state, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            let before = state.clone();
            let mut log = Recorder::new(Until::Asked);
            game.apply(&mut state, action, &mut log);
            let eyes = seat.clockwise(1 + rng.below(3) as u8, game.seats());
            // Not every choice, so that games are met from their beginning to their end.
            if eyes != seat && !game.is_automa(eyes) && rng.below(8) == 0 {
                ask_twice(&game, &before, (eyes, action), &log.events, &mut rng, &mut tally);
            }
        }
    }
    tally
}

fn ask_twice<G: Seated>(
    game: &G,
    before: &G::State,
    (eyes, action): (Seat, G::Action),
    events: &[G::Event],
    rng: &mut Rng,
    tally: &mut Tally,
) {
    let seen: Vec<G::Event> =
        events.iter().filter_map(|event| game.redact(event, Viewer::Seat(eyes))).collect();
    let ask = |state: &G::State| inquire(game, state, eyes, &seen, LevelId::Merchant, 500);
    let mut other = before.clone();
    game.determinize(&mut other, eyes, rng);
    let (asked, again) = (ask(before), ask(&other));
    assert_eq!(asked, again, "{}: {action:?} in the eyes of {eyes}", G::ID);
    tally.asked += 1;
    tally.changed += usize::from(other != *before);
    match (asked, again) {
        (Inquiry::Open { request, chosen }, Inquiry::Open { request: again, .. }) => {
            assert_eq!(chosen, action, "{}: another choice was told", G::ID);
            assert_eq!(request.eyes, Some(eyes));
            tally.open += 1;
            if tally.open % ANSWERED == 1 {
                let told = answer(&request);
                assert_eq!(told, answer(&again), "{}: {action:?}", G::ID);
                // Whatever was dealt for the request: the search deals it anew.
                let position = blind(game, before, eyes, rng.next());
                let otherwise = Request { position, ..again };
                assert_eq!(told, answer(&otherwise), "{}: {action:?}", G::ID);
                // In the seat's own eyes it does make a difference.
                let own = |request: Request| answer(&Request { eyes: None, ..request });
                tally.own += usize::from(own(request) != own(otherwise));
                tally.answered += 1;
            }
        }
        (Inquiry::Secret, _) => tally.secret += 1,
        _ => tally.forced += 1,
    }
}

fn told(tally: &Tally, game: &str) {
    println!("{game}: {tally:?}");
    assert!(tally.open > tally.asked / 20 && tally.answered > 0, "{game}: {tally:?}");
}

#[test]
fn in_san_juan_asking_why_gives_nothing_away() {
    let tally = nothing_is_given_away::<SanJuan>();
    told(&tally, "San Juan");
    assert!(tally.changed > tally.asked / 2 && tally.secret > tally.asked / 10, "{tally:?}");
    assert!(tally.own > 0, "what is dealt counts in the seat's own eyes: {tally:?}");
}

#[test]
fn in_puerto_rico_asking_why_gives_nothing_away() {
    told(&nothing_is_given_away::<PuertoRico>(), "Puerto Rico");
}

#[test]
fn in_ginkgopolis_asking_why_gives_nothing_away() {
    let tally = nothing_is_given_away::<Ginkgopolis>();
    told(&tally, "Ginkgopolis");
    assert!(tally.changed > tally.asked / 2 && tally.secret > tally.asked / 10, "{tally:?}");
    assert!(tally.own > 0, "what is dealt counts in the seat's own eyes: {tally:?}");
}

#[test]
fn a_role_is_asked_about_openly_and_a_card_is_a_secret() {
    let mut rng = Rng::stream(3, 62);
    let (mut roles, mut cards) = (0, 0);
    let mut table = midway(3, 12, 20);
    while let Some(seat) = on_turn(&table) {
        let (_, action) = choose(&mut table, &mut rng).expect("running");
        // What the table answered by itself comes after it.
        let step = (1..=table.len()).rev().find(|&step| !table.note(step, Viewer::Public).automatic);
        let eyes = seat.clockwise(1, 3);
        if table.is_over() {
            break;
        }
        let inquiry = table.inquire(step.expect("a choice"), eyes, LevelId::Governor, 500);
        match action {
            Action::Role(_) if inquiry != Inquiry::Forced => {
                assert!(matches!(inquiry, Inquiry::Open { chosen, .. } if chosen == action), "{inquiry:?}");
                roles += 1;
            }
            Action::Keep(_) | Action::Pay(_) | Action::Build(_) => {
                assert_eq!(inquiry, Inquiry::Secret, "{action:?}");
                cards += 1;
            }
            _ => {}
        }
    }
    assert!(roles > 10 && cards > 10, "{roles} roles, {cards} cards");
}

#[test]
fn when_the_game_is_over_it_is_asked_from_what_the_seat_knew() {
    let table = finished(2, 31);
    let mut open = 0;
    for choice in table.choices() {
        let eyes = choice.seat.clockwise(1, 2);
        let inquiry = table.inquire(choice.position + 1, eyes, LevelId::Governor, 500);
        let request = table.request_at(choice.position, LevelId::Governor, 500, true).expect("a choice");
        assert_eq!(inquiry, Inquiry::Open { request, chosen: choice.action });
        open += 1;
    }
    assert!(open > 30, "{open}");
}

#[test]
fn an_open_question_offers_what_there_really_was_to_choose() {
    let (mut table, mut rng, mut open) = (midway(3, 12, 20), Rng::stream(4, 62), 0);
    while let Some(seat) = on_turn(&table) {
        let before = table.len();
        choose(&mut table, &mut rng);
        let eyes = seat.clockwise(1, 3);
        if table.is_over() {
            break;
        }
        let inquiry = table.inquire(before + 1, eyes, LevelId::Governor, 500);
        if let Inquiry::Open { request, .. } = inquiry {
            let imagined = table.imagined(before + 1, &request);
            let (game, state) = request.position.open::<SanJuan>().expect("just packed");
            assert_eq!(imagined.view, game.view(&state, Viewer::Seat(seat)), "the position of the request");
            assert_eq!(imagined.legal, table.legal_at(before));
            open += 1;
        }
    }
    assert!(open > 10, "{open}");
}

#[test]
fn a_building_is_asked_about_together_with_its_payment() {
    let (table, mut payments) = (finished(2, 31), 0);
    for decision in table.decisions() {
        for choice in &decision.choices {
            let step = choice.position + 1;
            let (begin, actions) = table.decision_around(step, choice.seat).expect("the game is over");
            assert_eq!(actions[step - begin], choice.action, "step {step}");
            if matches!(choice.action, Action::Pay(_)) {
                let built = actions[..step - begin].iter().any(|action| matches!(action, Action::Build(_)));
                assert!(built, "step {step}: {actions:?}");
                assert!(begin < step && begin <= decision.begin() + 1);
                payments += 1;
            }
        }
    }
    assert!(payments > 5, "{payments}");
}

#[test]
fn a_decision_that_is_asked_about_holds_no_secret() {
    let (mut table, mut rng) = (midway(3, 12, 20), Rng::stream(5, 62));
    let (mut open, mut secret) = (0, 0);
    while let Some(seat) = on_turn(&table) {
        let step = table.len() + 1;
        choose(&mut table, &mut rng);
        let eyes = seat.clockwise(1, 3);
        if table.is_over() {
            break;
        }
        let inquire = |step: usize| table.inquire(step, eyes, LevelId::Governor, 500);
        match table.decision_around(step, eyes) {
            None => {
                assert_eq!(inquire(step), Inquiry::Secret, "step {step}");
                secret += 1;
            }
            Some((begin, actions)) => {
                assert!((begin..begin + actions.len()).contains(&step));
                for at in begin..begin + actions.len() {
                    match inquire(at) {
                        Inquiry::Open { chosen, .. } => assert_eq!(chosen, actions[at - begin], "step {at}"),
                        Inquiry::Forced => {}
                        Inquiry::Secret => panic!("step {at} is a secret of its seat"),
                    }
                }
                open += 1;
            }
        }
    }
    assert!(open > 10 && secret > 10, "{open} open, {secret} secret");
}

#[test]
fn what_goes_on_with_a_secret_is_told_from_what_begins_a_decision() {
    let (mut going_on, mut beginning) = (0, 0);
    for seed in 0..12 {
        let (mut table, mut rng) = (midway(3, seed, 20), Rng::stream(seed, 62));
        while let Some(seat) = on_turn(&table) {
            let step = table.len() + 1;
            choose(&mut table, &mut rng);
            let eyes = seat.clockwise(1, 3);
            if table.is_over() {
                break;
            }
            let Some((begin, _)) = table.decision_around(step, eyes) else { continue };
            assert!(!table.goes_on_with_a_secret(begin, seat), "nobody has secrets from oneself");
            if table.goes_on_with_a_secret(begin, eyes) {
                assert_eq!(table.note(begin - 1, Viewer::Public).seat, seat);
                assert_eq!(
                    table.inquire(begin - 1, eyes, LevelId::Governor, 500),
                    Inquiry::Secret,
                    "step {begin}"
                );
                going_on += 1;
            } else {
                beginning += 1;
            }
        }
    }
    assert!(going_on > 3 && beginning > 100, "{going_on} go on, {beginning} begin");
}
