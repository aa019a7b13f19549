//! Endings that are counted out: on Nim, of which everybody knows the answer, and in the last round
//! of Puerto Rico.

use ai::exact::{Answer, Count, Counted};
use ai::player::{blind, searched};
use ai::{
    Curve, Evaluate, Forecast, GameResult, Level, LevelId, Plain, Playable, Search, Slip, Terms, Weights,
    explain,
};
use game_core::{Actions, Game, Mute, Rng, Seat, Turn};
use puerto_rico::{Action, Config, Edition, Options, PuertoRico, State};

use crate::ai::common::stroll;
use crate::ai::nim::{Heaps, Nim};

/// Nim with nothing unknown.
struct Open;

impl Evaluate<Nim> for Open {
    fn forecast(&self, game: &Nim, state: &<Nim as Game>::State, out: &mut Forecast) {
        Plain.forecast(game, state, out);
    }

    fn prior(
        &self,
        game: &Nim,
        state: &<Nim as Game>::State,
        actions: &Actions<<Nim as Game>::Action>,
        out: &mut Weights,
    ) {
        Plain.prior(game, state, actions, out);
    }

    fn is_countable(
        &self,
        _game: &Nim,
        _state: &<Nim as Game>::State,
        _actions: &Actions<<Nim as Game>::Action>,
    ) -> bool {
        true
    }
}

/// A level that counts endings out with so many actions, and makes so many playouts.
fn counting(exact: u32, nodes: u32) -> Level {
    Level { exact, nodes, most: nodes, slip: Slip::NONE, ..*LevelId::Viceroy.level() }
}

#[test]
fn counting_out_tells_won_from_lost_in_nim() {
    for heaps in [[1, 2, 0], [3, 2, 1], [2, 2, 1], [1, 1, 4], [2, 3, 2]] {
        let game = Nim::new(&Heaps(heaps)).expect("any heaps do");
        let table = game.setup(0, &mut Mute);
        let mut count = Count::new(&game, &Open, &table, 1_000_000);
        assert_eq!(count.go_on(&game, &Open, u32::MAX), Counted::Out);
        for answer in count.answers().expect("counted") {
            let mut after = table.clone();
            game.apply(&mut after, answer.action, &mut Mute);
            assert_eq!(answer.worth > 0.5, after.is_lost(), "{heaps:?}: {answer:?}");
        }
    }
}

#[test]
fn counting_gives_up_at_its_limit_and_never_begins_without_one() {
    let game = Nim::new(&Heaps([3, 3, 3])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let mut count = Count::new(&game, &Open, &table, 500);
    assert_eq!(count.go_on(&game, &Open, 200), Counted::Going);
    assert_eq!(count.go_on(&game, &Open, u32::MAX), Counted::Never);
    assert_eq!((count.applied(), count.answers()), (500, None));
    assert_eq!(Count::new(&game, &Open, &table, 0).counted(), Counted::Never);
    assert_eq!(Count::new(&game, &Plain, &table, 500).counted(), Counted::Never, "something may be hidden");
    let mut search = Search::new(&game, Open, table, &counting(500, 100), 1);
    while !search.step(&game, 8).done {}
    assert_eq!(search.progress().nodes, 100, "then it is searched as ever");
    assert!(!search.table().counted);
}

#[test]
fn how_counting_is_sliced_changes_nothing() {
    let game = Nim::new(&Heaps([2, 3, 2])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let counted = |slice: u32| {
        let mut count = Count::new(&game, &Open, &table, 1_000_000);
        while count.go_on(&game, &Open, slice) == Counted::Going {}
        (count.answers().map(<[_]>::to_vec), count.applied())
    };
    assert_eq!(counted(1), counted(u32::MAX));
    assert_eq!(counted(7), counted(u32::MAX));
}

fn table(players: u8, options: Options) -> PuertoRico {
    PuertoRico::new(&Config { players, options, ..Config::default() }).expect("a legal configuration")
}

/// Every answer with its worth and points.
type Known = Vec<(Action, f32, f32)>;

/// Answers with their counted worth.
fn answers(game: &PuertoRico, state: &State, limit: u32) -> Option<Known> {
    answers_with(game, &game.evaluator(Terms::ALL), state, limit)
}

fn answers_with(
    game: &PuertoRico,
    eval: &impl Evaluate<PuertoRico>,
    state: &State,
    limit: u32,
) -> Option<Known> {
    let mut count = Count::new(game, eval, state, limit);
    count.go_on(game, eval, u32::MAX);
    let told = |answer: &Answer<Action>| (answer.action, answer.worth, answer.points);
    count.answers().map(|answers| answers.iter().map(told).collect())
}

/// Somebody who takes every last round for open.
struct Reckless;

impl Evaluate<PuertoRico> for Reckless {
    fn forecast(&self, _game: &PuertoRico, _state: &State, _out: &mut Forecast) {}

    fn prior(&self, _game: &PuertoRico, _state: &State, _actions: &Actions<Action>, _out: &mut Weights) {}

    fn is_countable(&self, _game: &PuertoRico, state: &State, _actions: &Actions<Action>) -> bool {
        state.is_last_round()
    }
}

/// Late positions of games, with what counting says of them.
fn late(game: &PuertoRico, seeds: u64, limit: u32, mut look: impl FnMut(&State, Option<Known>)) {
    for seed in 0..seeds {
        stroll(game, 300 + seed, |state, _, _| {
            if state.is_last_round() {
                look(state, answers(game, state, limit));
            }
        });
    }
}

/// The law of hidden things: whatever lies face down, the count says the same.
#[test]
fn nothing_face_down_changes_what_is_counted() {
    let asking = Options { ask_bonuses: true, ..Options::default() };
    let expanded = Options { exp1: true, exp2: true, exp4: true, exp5: true, ..asking };
    let classic = Config { edition: Edition::Classic, players: 4, ..Config::default() };
    let classic = PuertoRico::new(&classic).expect("a legal configuration");
    for game in [table(2, asking), table(3, asking), classic, table(3, expanded)] {
        let (mut counted, mut otherwise, mut turn) = (0, 0, 0);
        late(&game, 40, 5000, |state, known| {
            let seat = game.turn(state).seat().expect("somebody chooses");
            for deal in 0..3 {
                turn += 1;
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut Rng::stream(deal, turn));
                assert_eq!(known, answers(&game, &other, 5000), "{:?}", game.turn(state));
                let bag = |state| game.position(state).bag;
                otherwise += usize::from(known.is_some() && bag(state) != bag(&other));
            }
            counted += usize::from(known.is_some());
        });
        assert!(counted > 60 && otherwise > 120, "{counted} counted, {otherwise} really dealt otherwise");
    }
}

/// The cheat that the law above rules out does happen without it: the cards of others are taken for
/// those dealt.
#[test]
fn counting_without_a_look_at_what_is_hidden_would_tell_cards_apart() {
    let game = table(3, Options { exp6: true, ..Options::default() });
    let mut told_apart = 0;
    late(&game, 20, 1, |state, _| {
        let seat = game.turn(state).seat().expect("somebody chooses");
        let mut other = state.clone();
        game.determinize(&mut other, seat, &mut Rng::stream(1, 1));
        let known = |state| answers_with(&game, &Reckless, state, 2000);
        told_apart += u32::from(known(state) != known(&other));
        assert_eq!(answers(&game, state, 2000), None);
    });
    assert!(told_apart > 0);
}

#[test]
fn nothing_is_counted_where_cards_or_draws_decide() {
    let off = Options::default();
    for options in
        [Options { exp3: true, ..off }, Options { exp6: true, ..off }, Options { puertomas: 2, ..off }]
    {
        let mut seen = 0;
        late(&table(3, options), 3, 5000, |_, known| {
            seen += 1;
            assert_eq!(known, None);
        });
        assert!(seen > 0);
    }
    let (game, mut draws) = (table(3, off), 0);
    stroll(&game, 1, |state, _, _| {
        assert!(state.is_last_round() || answers(&game, state, 5000).is_none(), "the end is not near");
    });
    late(&game, 24, 5000, |state, known| {
        let mut legal = Actions::new();
        game.legal(state, &mut legal);
        if legal.contains(&Action::Draw) {
            draws += 1;
            assert_eq!(known, None);
        }
    });
    assert!(draws > 0, "a Hacienda may draw");
}

/// Between two, what one wins the other loses: nobody can be indifferent, so the promise is kept.
#[test]
fn what_is_counted_out_comes_true() {
    let (game, level) = (table(2, Options::default()), counting(20_000, 40));
    let (mut kept, mut turn) = (0, 0);
    late(&game, 40, 20_000, |state, known| {
        let Some(known) = known else { return };
        turn += 1;
        let seat = game.turn(state).seat().expect("somebody chooses");
        let best = known.iter().map(|answer| answer.1).fold(f32::MIN, f32::max);
        let mut state = state.clone();
        while game.turn(&state).seat().is_some() {
            let action = searched(&game, game.evaluator(Terms::ALL), &state, &level, turn, || false);
            game.apply(&mut state, action, &mut Mute);
        }
        let points = f32::from(game.tallies(&state)[seat.index()].points);
        let promised = known.iter().filter(|answer| answer.1 == best);
        kept += u64::from(promised.map(|answer| answer.2).any(|known| known == points));
        let won = game_core::score::rank(&game.tallies(&state), seat) == 1;
        assert_eq!(won, best > 0.1, "{points} points, promised {known:?}");
    });
    // The same lead can be had with a point more for both.
    assert!(turn > 80 && kept * 100 >= turn * 95, "{kept} of {turn}");
}

#[test]
fn no_search_finds_more_than_was_counted_and_counting_ends_it_early() {
    let game = table(3, Options::default());
    let (mut worse, mut counted) = (0, 0);
    late(&game, 60, 20_000, |state, known| {
        let Some(known) = known else { return };
        counted += 1;
        let worth = |action: Action| known.iter().find(|answer| answer.0 == action).expect("legal").1;
        let best = known.iter().map(|answer| answer.1).fold(f32::MIN, f32::max);
        let choice = |level: &Level| searched(&game, game.evaluator(Terms::ALL), state, level, 5, || false);
        assert_eq!(worth(choice(&counting(20_000, 20))), best, "{:?}", game.turn(state));
        worse += usize::from(worth(choice(&counting(0, 20))) < best);
        let level = counting(20_000, 100_000);
        let mut search = Search::new(&game, game.evaluator(Terms::ALL), blind(&game, state, 1), &level, 1);
        while !search.step(&game, 4).done {}
        assert!(search.progress().nodes < 1000, "{}", search.progress().nodes);
    });
    assert!(counted > 15 && worse > 0, "a hurried search errs in {worse} of {counted}");
}

#[test]
fn an_explanation_says_what_is_counted_out() {
    let game = table(3, Options::default());
    let eval = game.evaluator(Terms::ALL);
    let (mut told, mut results) = (0, Vec::new());
    late(&game, 20, 20_000, |state, known| {
        let blinded = blind(&game, state, 1);
        let explained = |level: &Level| {
            let mut search = Search::new(&game, game.evaluator(Terms::ALL), blinded.clone(), level, 1);
            while !search.step(&game, 64).done {}
            explain(&game, &eval, &blinded, None, &search.table(), Curve::PLAIN, 1)
        };
        assert!(explained(&counting(0, 60)).iter().all(|way| way.result.is_none()));
        let Some(known) = known else { return };
        for way in explained(&counting(20_000, 60)) {
            let (_, worth, points) = *known.iter().find(|answer| answer.0 == way.action).expect("legal");
            assert_eq!((way.worth, way.points), (worth, points));
            results.push(way.result.expect("counted out"));
            assert_eq!(way.result == Some(GameResult::Wins), worth > 0.9);
            told += 1;
        }
    });
    assert!(
        told > 40 && results.contains(&GameResult::Wins) && results.contains(&GameResult::Loses),
        "{told}"
    );
}

/// Counting gives the same in the eyes of any two seats: nothing that matters is hidden from
/// either.
#[test]
fn every_pair_of_eyes_sees_the_same_count() {
    let game = table(3, Options::default());
    let mut compared = 0;
    late(&game, 12, 5000, |state, known| {
        let (Some(_), Turn::Choose { seat, .. }) = (known, game.turn(state)) else { return };
        let seen = |eyes: Option<Seat>| {
            let mut blinded = state.clone();
            game.determinize(&mut blinded, eyes.unwrap_or(seat), &mut Rng::stream(4, 4));
            let level = counting(5000, 30);
            let eval = game.evaluator(Terms::ALL);
            let mut search = Search::seen_by(&game, eval, blinded, &level, 1, eyes);
            while !search.step(&game, 64).done {}
            let table = search.table();
            assert!(table.counted);
            table.entries.iter().map(|entry| (entry.action, entry.mean_worth())).collect::<Vec<_>>()
        };
        compared += 1;
        assert_eq!(seen(None), seen(Some(seat.clockwise(1, 3))));
    });
    assert!(compared > 10, "{compared}");
}
