//! Ideas behind answers: that each is true of a line that is played by the rules, that none speaks
//! against the answer, and that none knows what the seat cannot know.

mod ginkgopolis;
mod puerto_rico;
mod san_juan;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Instant;

use ai::course::{Course, Courses, Pair, courses, pair};
use ai::ideas::Found;
use ai::player::blind;
use ai::{Bot, Ideas, LevelId, RootTable, Search, Terms, choose, ideas};
use game_core::{Actions, Game, Mute, Rng, Seat, Turn};

use crate::ai::common::{Asked, brief, stroll};

/// Hints in a hundred that have an idea.
const LEAST: u32 = 85;
/// Seeds of a search and of the worlds of its ideas.
const SEED: u64 = 5;

/// A course, played again by the rules.
pub struct Line<G: Game> {
    pub steps: Vec<Step<G>>,
    pub end: G::State,
}

/// A choice of it.
pub struct Step<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    pub events: Vec<G::Event>,
    pub before: G::State,
    pub after: G::State,
}

impl<G: Game> Line<G> {
    fn of(game: &G, start: &G::State, course: &Course<G>) -> Line<G> {
        let mut line = Line::<G> { steps: Vec::new(), end: start.clone() };
        for taken in &course.steps {
            let seat = game.turn(&line.end).seat().expect("a course ends with the game");
            let (before, mut events) = (line.end.clone(), Vec::new());
            game.play(&mut line.end, taken.action, &mut events).expect("courses follow the rules");
            let (action, after) = (taken.action, line.end.clone());
            line.steps.push(Step { seat, action, events, before, after });
        }
        line
    }

    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.steps.iter().flat_map(|step| &step.events)
    }
}

/// Both lines behind an idea.
pub struct Lines<G: Game> {
    pub seat: Seat,
    pub start: G::State,
    pub with: Line<G>,
    pub otherwise: Line<G>,
}

impl<G: Game> Lines<G> {
    fn of(game: &G, pair: &Pair<G>) -> Lines<G> {
        let line = |course| Line::of(game, &pair.start, course);
        Lines {
            seat: pair.seat,
            start: pair.start.clone(),
            with: line(&pair.with),
            otherwise: line(&pair.otherwise),
        }
    }
}

/// A second reading of what ideas mean.
pub trait Reader: Ideas {
    /// Returns true if the idea is true of these lines, figure by figure, and speaks for the first.
    fn is_true(&self, idea: &Self::Idea, lines: &Lines<Self>) -> bool;
}

/// Results of a search as for a hint.
fn searched<G: Ideas>(game: &G, blinded: &G::State, nodes: u32) -> RootTable<G::Action> {
    let level = brief(nodes);
    let mut search =
        Search::new(game, game.evaluator(level.terms), blinded.clone(), &level, SEED).trying_each();
    while !search.step(game, 64).done {}
    search.table()
}

/// The ideas for the best answer of a table against the second.
fn found<G: Ideas>(game: &G, blinded: &G::State, table: &RootTable<G::Action>) -> Vec<Found<G::Idea>> {
    let ranked = table.ranking();
    let [best, rival, ..] = &ranked[..] else { return Vec::new() };
    ideas(game, blinded, None, &played(game, blinded, None, [best.action, rival.action]))
}

/// Courses that follow from two answers.
fn played<G: Ideas>(
    game: &G,
    blinded: &G::State,
    eyes: Option<Seat>,
    answers: [G::Action; 2],
) -> Courses<G::Action> {
    courses(game, &game.evaluator(Terms::ALL), blinded, eyes, answers, SEED)
}

/// Lines of the world that has the figures of an idea.
fn lines<G: Ideas>(game: &G, blinded: &G::State, answers: [G::Action; 2], one: &Found<G::Idea>) -> Lines<G> {
    let courses = played(game, blinded, None, answers);
    let world = courses.played.iter().find(|played| played.world == one.world).expect("that world");
    Lines::of(game, &pair(game, blinded, None, SEED, world).expect("courses follow the rules"))
}

/// Positions with a choice from random play and from play of Apprentices, some for each question.
fn positions<G: Ideas>(game: &G, seed: u64, each: u32) -> Vec<G::State> {
    let (mut all, mut asked) = (Vec::new(), Asked::default());
    let mut look = |state: &G::State, prompt: G::Prompt| {
        if asked.count(prompt) % 7 == 3 {
            all.push(state.clone());
        }
    };
    stroll(game, seed, |state, _, prompt| look(state, prompt));
    let mut state = game.setup(seed, &mut Mute);
    let (mut rng, mut legal) = (Rng::stream(seed, 9), Actions::new());
    while let Turn::Choose { prompt, .. } = game.turn(&state) {
        legal.clear();
        game.legal(&state, &mut legal);
        if legal.len() > 1 {
            look(&state, prompt);
        }
        let action = choose(game, &state, Bot::Level(LevelId::Apprentice), rng.next(), || false);
        game.apply(&mut state, action, &mut Mute);
    }
    Rng::stream(seed, 8).shuffle(&mut all);
    all.truncate(each as usize);
    all
}

/// Whatever is told of `each` positions of a table is true, and stays the same if what the seat
/// cannot know is dealt anew. Returns how many ideas were told.
pub fn assert_true<G: Reader>(game: &G, seed: u64, each: u32) -> usize {
    assert_blind(game, seed, each, |blinded, table, all| assert_read(game, blinded, table, all))
}

/// The same without a reading of what is told: `look` sees it.
pub fn assert_blind<G: Ideas>(
    game: &G,
    seed: u64,
    each: u32,
    look: impl Fn(&G::State, &RootTable<G::Action>, &[Found<G::Idea>]),
) -> usize {
    let mut told = 0;
    for (number, state) in positions(game, seed, each).iter().enumerate() {
        let Turn::Choose { seat, prompt } = game.turn(state) else { panic!("somebody has to choose") };
        let blinded = blind(game, state, 1);
        let table = searched(game, &blinded, 60);
        let all = found(game, &blinded, &table);
        assert!(all.len() <= 3 && all.is_sorted_by(|a, b| a.weight >= b.weight), "{all:?}");
        told += all.len();
        look(&blinded, &table, &all);
        assert_same_in_other_eyes(game, state, seat, &table);
        let mut other = state.clone();
        game.determinize(&mut other, seat, &mut Rng::stream(70, number as u64));
        assert_eq!(all, found(game, &blind(game, &other, 1), &table), "{prompt:?}");
    }
    told
}

/// In the eyes of another seat the ideas depend on nothing that this seat cannot know.
fn assert_same_in_other_eyes<G: Ideas>(game: &G, state: &G::State, seat: Seat, table: &RootTable<G::Action>) {
    let eyes = seat.clockwise(1, game.seats());
    if game.is_automa(eyes) {
        return;
    }
    let ranked = table.ranking();
    let answers = [ranked[0].action, ranked[1].action];
    let seen = |number: u64| {
        let mut world = state.clone();
        game.determinize(&mut world, eyes, &mut Rng::stream(71, number));
        ideas(game, &world, Some(eyes), &played(game, &world, Some(eyes), answers))
    };
    assert_eq!(seen(1), seen(2), "{answers:?}");
}

/// Each idea is true of the line that has its figures.
fn assert_read<G: Reader>(
    game: &G,
    blinded: &G::State,
    table: &RootTable<G::Action>,
    all: &[Found<G::Idea>],
) {
    let ranked = table.ranking();
    let answers = [ranked[0].action, ranked[1].action];
    for one in all {
        let turn = game.turn(blinded);
        assert!(
            game.is_true(&one.idea, &lines(game, blinded, answers, one)),
            "{turn:?} {answers:?}: {one:?}"
        );
    }
}

/// The ideas for an answer against another one; each is true.
pub fn told<G: Reader>(game: &G, state: &G::State, answers: [G::Action; 2]) -> Vec<G::Idea> {
    let blinded = blind(game, state, 1);
    let all = ideas(game, &blinded, None, &played(game, &blinded, None, answers));
    for one in &all {
        assert!(game.is_true(&one.idea, &lines(game, &blinded, answers, one)), "{one:?}");
    }
    all.into_iter().map(|one| one.idea).collect()
}

/// Games of each table that are looked at; more by `SOBREMESA_IDEAS=12 cargo test --test suites share_of_hints
/// -- --nocapture`.
fn games() -> u64 {
    std::env::var("SOBREMESA_IDEAS").map_or(1, |number| number.parse().expect("a number of games"))
}

/// Share of hints with ideas among those of a game whose best answer is ahead by three in a hundred,
/// and how often each idea is told, which is printed.
pub fn assert_share<G: Reader>(tables: &[G]) {
    let mut shares: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let (mut text, mut spent) = (String::new(), Vec::new());
    for (game, seed) in
        tables.iter().zip(0..).flat_map(|(game, index)| (0..games()).map(move |n| (game, n * 9 + index)))
    {
        for state in positions(game, 500 + seed, 40) {
            let Turn::Choose { prompt, .. } = game.turn(&state) else { continue };
            let blinded = blind(game, &state, 1);
            let table = searched(game, &blinded, 400);
            let ranked = table.ranking();
            if table.counted || ranked[0].mean_worth() - ranked[1].mean_worth() < 0.03 {
                continue;
            }
            let begun = Instant::now();
            let all = found(game, &blinded, &table);
            spent.push(begun.elapsed());
            assert_read(game, &blinded, &table, &all);
            let word = |thing: &dyn std::fmt::Debug| {
                let text = format!("{thing:?}");
                text.split([' ', '{', '(']).next().expect("a word").to_owned()
            };
            for key in [word(&prompt), "all".to_owned()] {
                let share = shares.entry(key).or_default();
                share[0] += u32::from(!all.is_empty());
                share[1] += 1;
            }
            for one in &all {
                *kinds.entry(word(&one.idea)).or_default() += 1;
            }
            let told: Vec<_> = all.iter().map(|one| &one.idea).collect();
            writeln!(text, "{prompt:?} {:?} / {:?}: {told:?}", ranked[0].action, ranked[1].action)
                .expect("text");
        }
    }
    for (key, [some, all]) in &shares {
        writeln!(text, "{key}: {some} of {all}, {:.0}%", 100.0 * f64::from(*some) / f64::from(*all))
            .expect("text");
    }
    for (kind, count) in &kinds {
        writeln!(text, "  {kind}: {count}").expect("text");
    }
    spent.sort_unstable();
    println!("{text}time: median {:?}, most {:?}", spent[spent.len() / 2], spent[spent.len() - 1]);
    let [some, all] = shares["all"];
    assert!(some * 100 >= all * LEAST && all > 30, "{some} of {all}");
}
