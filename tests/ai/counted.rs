//! Endings that are counted out, against a plain recursion.

use ai::eval::{PerSeat, outcome};
use ai::exact::Count;
use ai::{Evaluate, Playable, Terms, Weights};
use game_core::{Actions, Game, Mute, Rng, Seat, Turn};
use puerto_rico::{Config, PuertoRico};

/// Worth and points of each seat at an end.
type End = (PerSeat, PerSeat);

/// The same by plain recursion; `None` where more than `left` actions are needed, or something
/// unknown matters.
fn recursion(
    game: &PuertoRico,
    state: &<PuertoRico as Game>::State,
    asks: Seat,
    left: &mut u32,
) -> Option<End> {
    let eval = game.evaluator(Terms::ALL);
    let Turn::Choose { seat, .. } = game.turn(state) else {
        return Some(outcome(&game.tallies(state), eval.clear_lead()));
    };
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    if !eval.is_countable(game, state, &legal) {
        return None;
    }
    let mut ends = Vec::new();
    for &action in &legal {
        *left = left.checked_sub(1)?;
        let mut after = state.clone();
        game.apply(&mut after, action, &mut Mute);
        ends.push(recursion(game, &after, asks, left)?);
    }
    let most = ends.iter().map(|end| end.0[seat.index()]).fold(f32::MIN, f32::max);
    let best = ends.into_iter().filter(|end| end.0[seat.index()] == most);
    best.min_by(|a, b| a.0[asks.index()].total_cmp(&b.0[asks.index()]))
}

/// Counts what there is to choose, if that is a small matter, and compares. Whether it was, and
/// whether any answer is worth more than another.
fn compare(game: &PuertoRico, state: &<PuertoRico as Game>::State, seat: Seat) -> [u32; 2] {
    let eval = game.evaluator(Terms::ALL);
    let mut count = Count::new(game, &eval, state, 3000);
    count.go_on(game, &eval, u32::MAX);
    let Some(answers) = count.answers() else { return [0, 0] };
    for answer in answers {
        let mut after = state.clone();
        game.apply(&mut after, answer.action, &mut Mute);
        let end = recursion(game, &after, seat, &mut 3000).expect("no more than was counted");
        let known = (end.0[seat.index()], end.1[seat.index()]);
        assert_eq!((answer.worth, answer.points), known, "{answer:?}");
    }
    [1, u32::from(answers.iter().any(|answer| answer.worth != answers[0].worth))]
}

#[test]
fn every_answer_is_worth_what_a_plain_recursion_says() {
    let (mut compared, mut differ) = (0, 0);
    for seed in 0..24 {
        let config = Config { players: 2 + seed as u8 % 4, ..Config::default() };
        let game = PuertoRico::new(&config).expect("a legal configuration");
        let eval = game.evaluator(Terms::ALL);
        let (mut rng, mut weights, mut legal) = (Rng::stream(seed, 1), Weights::new(), Actions::new());
        let mut state = game.setup(seed, &mut Mute);
        while let Turn::Choose { seat, .. } = game.turn(&state) {
            let [is_small, matters] = compare(&game, &state, seat);
            (compared, differ) = (compared + is_small, differ + matters);
            legal.clear();
            game.legal(&state, &mut legal);
            let index = eval.quick(&game, &state, &legal, &mut rng, &mut weights);
            game.apply(&mut state, legal[index], &mut Mute);
        }
    }
    assert!(compared > 40 && differ > 10, "{compared} {differ}");
}
