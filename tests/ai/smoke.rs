//! Smoke tests of strength: a few games from fixed seeds, with low bars.
//!
//! They notice that a level has stopped working: a sign turned round, an
//! evaluator that is not asked, a search that is cut short. They say nothing
//! about how strong a level is, and a change that plays a little worse passes
//! them: strength is measured with `referee match` over thousands of games.
//!
//! A bar is the share of games that falls to somebody no better than the
//! others at the table (one half of two, one third of three), or a little more
//! where the other side plays at random. What was counted when the bars were
//! set stands beside them.

use ai::eval::best;
use ai::{Bot, Evaluate, LevelId, Playable, Terms};
use game_core::{Actions, Game, Mute, Seat};
use ginkgopolis::{self, Ginkgopolis, Mode};
use puerto_rico::{self, PuertoRico};
use san_juan::{self, SanJuan};

use crate::ai::common::{play_out, wins};

const NEWCOMER: Bot = Bot::Level(LevelId::Newcomer);
const APPRENTICE: Bot = Bot::Level(LevelId::Apprentice);
const MERCHANT: Bot = Bot::Level(LevelId::Merchant);
const GOVERNOR: Bot = Bot::Level(LevelId::Governor);

/// San Juan for two.
fn san_juan() -> SanJuan {
    let config = san_juan::Config { players: 2, ..san_juan::Config::default() };
    SanJuan::new(&config).expect("a legal configuration")
}

/// Puerto Rico for three.
fn puerto_rico() -> PuertoRico {
    let config = puerto_rico::Config { players: 3, ..puerto_rico::Config::default() };
    PuertoRico::new(&config).expect("a legal configuration")
}

/// The same with "New Buildings".
fn new_buildings() -> PuertoRico {
    let options = puerto_rico::Options { exp1: true, ..Default::default() };
    let config = puerto_rico::Config { players: 3, options, ..puerto_rico::Config::default() };
    PuertoRico::new(&config).expect("a legal configuration")
}

/// Ginkgopolis for two, or against Hal at his best.
fn ginkgopolis(mode: Mode, players: u8) -> Ginkgopolis {
    let config = ginkgopolis::Config { mode, players, ..ginkgopolis::Config::default() };
    Ginkgopolis::new(&config).expect("a legal configuration")
}

/// `bot` wins at least `bar` of `games` against `rival` at all other seats.
fn assert_wins<G: Playable>(game: &G, bot: Bot, rival: Bot, bar: u32, games: u64) {
    let won = wins(game, bot, rival, games);
    assert!(won >= bar, "{bot} won {won} of {games} against {rival}, which is fewer than {bar}");
}

/// Counted: 38 or more of 40 each.
#[test]
fn smoke_san_juan_random_play_is_beaten() {
    assert_wins(&san_juan(), APPRENTICE, Bot::Random, 30, 40);
    assert_wins(&san_juan(), Bot::Greedy, Bot::Random, 30, 40);
}

/// Counted: 40 of 40, 30 of 30 and 30 of 30.
#[test]
fn smoke_newcomers_beat_random_play() {
    assert_wins(&san_juan(), NEWCOMER, Bot::Random, 30, 40);
    assert_wins(&puerto_rico(), NEWCOMER, Bot::Random, 20, 30);
    assert_wins(&ginkgopolis(Mode::Beginner, 2), NEWCOMER, Bot::Random, 20, 30);
}

/// Counted: 36 or more of 40, 29 or more of 30, 24 or more of 30.
#[test]
fn smoke_newcomers_lose_to_apprentices() {
    assert_wins(&san_juan(), APPRENTICE, NEWCOMER, 28, 40);
    assert_wins(&puerto_rico(), APPRENTICE, NEWCOMER, 20, 30);
    assert_wins(&ginkgopolis(Mode::Beginner, 2), APPRENTICE, NEWCOMER, 18, 30);
}

/// Counted: 9 or more of 12.
#[test]
fn smoke_san_juan_governors_are_no_worse_than_apprentices() {
    assert_wins(&san_juan(), GOVERNOR, APPRENTICE, 6, 12);
}

/// Counted: 29 or more of 30 each.
#[test]
fn smoke_puerto_rico_random_play_is_beaten() {
    assert_wins(&puerto_rico(), APPRENTICE, Bot::Random, 20, 30);
    assert_wins(&puerto_rico(), Bot::Greedy, Bot::Random, 20, 30);
}

#[test]
fn smoke_new_buildings_random_play_is_beaten() {
    assert_wins(&new_buildings(), GOVERNOR, Bot::Random, 10, 12);
}

/// Counted: 11 or more of 18 each.
#[test]
fn smoke_puerto_rico_simple_plans_are_no_better_than_governors() {
    for rival in [Bot::Single, Bot::Scorer] {
        assert_wins(&puerto_rico(), GOVERNOR, rival, 6, 18);
    }
}

/// Counted: 15 or more of 24.
#[test]
fn smoke_puerto_rico_governors_are_no_worse_than_apprentices() {
    assert_wins(&puerto_rico(), GOVERNOR, APPRENTICE, 8, 24);
}

/// Counted: 28 or more of 30.
#[test]
fn smoke_ginkgopolis_random_play_is_beaten() {
    assert_wins(&ginkgopolis(Mode::Beginner, 2), APPRENTICE, Bot::Random, 20, 30);
}

/// Counted: 10 or more of 12 each.
#[test]
fn smoke_ginkgopolis_simple_plans_are_no_better_than_merchants() {
    for rival in [Bot::Single, Bot::Scorer] {
        assert_wins(&ginkgopolis(Mode::Beginner, 2), MERCHANT, rival, 6, 12);
    }
}

/// Counted: 8 or more of 10.
#[test]
fn smoke_ginkgopolis_governors_are_no_worse_than_apprentices() {
    assert_wins(&ginkgopolis(Mode::Beginner, 2), GOVERNOR, APPRENTICE, 5, 10);
}

/// Games that `bot` wins against Hal at his best, of `games`.
fn wins_against_hal(bot: Bot, games: u64) -> u32 {
    let game = ginkgopolis(Mode::SoloExpert, 1);
    let won = |seed: u64| {
        let end = play_out(&game, seed, seed, |seat| {
            assert_eq!(seat, Seat(0), "nobody is asked for Hal");
            bot
        });
        let tallies = game.tallies(&end);
        u32::from(tallies[0].points > tallies[1].points)
    };
    (0..games).map(won).sum()
}

/// Counted: 1 or fewer of 12 at random, 5 or more with a search.
#[test]
fn smoke_ginkgopolis_a_search_wins_more_against_hal_than_luck_does() {
    let (lucky, searched) = (wins_against_hal(Bot::Random, 12), wins_against_hal(GOVERNOR, 12));
    assert!(searched > lucky, "{searched} of 12 with a search, {lucky} at random");
}

/// Counted: 48 or more of 100 with what looks best, without a search.
#[test]
fn smoke_ginkgopolis_what_looks_good_wins_against_hal() {
    let game = ginkgopolis(Mode::SoloExpert, 1);
    let eval = game.evaluator(Terms::WEIGHED);
    let (mut legal, mut weights, mut won) = (Actions::new(), Default::default(), 0);
    for seed in 0..100 {
        let mut state = game.setup(seed, &mut Mute);
        while !game.is_over(&state) {
            game.legal(&state, &mut legal);
            eval.prior(&game, &state, &legal, &mut weights);
            game.apply(&mut state, legal[best(&weights)], &mut Mute);
        }
        let tallies = game.tallies(&state);
        won += u32::from(tallies[0].points > tallies[1].points);
    }
    assert!(won >= 25, "{won} of 100");
}
