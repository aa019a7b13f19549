//! Helpers for the tests of every game's opponents.

use std::collections::BTreeMap;
use std::fmt::Debug;

use ai::player::blind;
use ai::{Bot, Curve, Evaluate, Level, LevelId, Playable, RootTable, Search, Terms, choose, explain};
use game_core::score::rank;
use game_core::{Actions, Game, Mute, Rng, Seat, Turn, Viewer};

use crate::ai::spy::Spy;

/// The top level with a smaller budget, also to count endings out.
pub fn brief(nodes: u32) -> Level {
    Level { nodes, most: nodes, exact: 2000, ..*LevelId::Master.level() }
}

/// Results of a search of `nodes` playouts.
pub fn search<G: Playable>(game: &G, blinded: G::State, nodes: u32, seed: u64) -> RootTable<G::Action> {
    sliced(game, blinded, nodes, seed, 64)
}

fn sliced<G: Playable>(
    game: &G,
    blinded: G::State,
    nodes: u32,
    seed: u64,
    slice: u32,
) -> RootTable<G::Action> {
    let level = brief(nodes);
    let mut search = Search::new(game, game.evaluator(level.terms), blinded, &level, seed);
    while !search.step(game, slice).done {}
    search.table()
}

/// Plays a game to its end by `pick`, which names the index of an action, and
/// shows every state in which there is a choice.
fn walk<G: Game>(
    game: &G,
    seed: u64,
    mut pick: impl FnMut(&G::State, &Actions<G::Action>) -> usize,
    mut look: impl FnMut(&G::State, Seat, G::Prompt),
) {
    let mut state = game.setup(seed, &mut Mute);
    let mut legal = Actions::new();
    while let Turn::Choose { seat, prompt } = game.turn(&state) {
        legal.clear();
        game.legal(&state, &mut legal);
        if legal.len() > 1 {
            look(&state, seat, prompt);
        }
        let index = pick(&state, &legal);
        game.apply(&mut state, legal[index], &mut Mute);
    }
}

/// Plays a game to its end, each seat by a bot, without time to think; what they choose must be legal.
pub fn played_by<G: Playable>(game: &G, seed: u64, bot: impl Fn(Seat) -> Bot) -> G::State {
    let mut state = game.setup(seed, &mut Mute);
    let mut rng = Rng::stream(seed, 9);
    while let Turn::Choose { seat, .. } = game.turn(&state) {
        let action = choose(game, &state, bot(seat), rng.next(), || true);
        game.play(&mut state, action, &mut Mute).expect("opponents choose what is legal");
    }
    state
}

/// Plays at random.
pub fn wander<G: Game>(game: &G, seed: u64, look: impl FnMut(&G::State, Seat, G::Prompt)) {
    let mut rng = Rng::stream(seed, 1);
    walk(game, seed, |_, legal| rng.below(legal.len() as u32) as usize, look);
}

/// Plays one choice of three at random and the rest as opponents do quickly,
/// so that every question comes up.
pub fn stroll<G: Playable>(game: &G, seed: u64, look: impl FnMut(&G::State, Seat, G::Prompt)) {
    let eval = game.evaluator(Terms::WEIGHED);
    let (mut rng, mut weights) = (Rng::stream(seed, 1), Default::default());
    let pick = |state: &G::State, legal: &Actions<G::Action>| {
        if rng.below(3) == 0 {
            rng.below(legal.len() as u32) as usize
        } else {
            eval.quick(game, state, legal, &mut rng, &mut weights)
        }
    };
    walk(game, seed, pick, look);
}

/// Count of each question, by the word that names it.
#[derive(Debug, Default)]
pub struct Asked(pub BTreeMap<String, u32>);

impl Asked {
    /// Counts a question, and says how often it has come up by now.
    pub fn count(&mut self, prompt: impl Debug) -> u32 {
        let text = format!("{prompt:?}");
        let word = text.split([' ', '{']).next().expect("a word").to_owned();
        let count = self.0.entry(word).or_default();
        *count += 1;
        *count
    }
}

/// Nothing that `seat`, whose turn it is in both, sees, finds out or chooses
/// tells these states apart; nor what any of `bots` chooses.
pub fn assert_alike<G: Playable>(game: &G, state: &G::State, other: &G::State, nodes: u32, bots: &[Bot]) {
    let Turn::Choose { seat, prompt } = game.turn(state) else { panic!("somebody has to choose") };
    assert_eq!(game.view(state, Viewer::Seat(seat)), game.view(other, Viewer::Seat(seat)));
    let (here, there) = (blind(game, state, 5), blind(game, other, 5));
    let found = search(game, here.clone(), nodes, 5);
    assert_eq!(found, search(game, there.clone(), nodes, 5), "{prompt:?}");
    for &style in G::STYLES {
        let styled = |blinded: &G::State| {
            let eval = game.styled(Terms::ALL, Some(style));
            let mut search = Search::new(game, eval, blinded.clone(), &brief(nodes), 5);
            while !search.step(game, 64).done {}
            search.table()
        };
        assert_eq!(styled(&here), styled(&there), "{style:?} asked {prompt:?}");
    }
    // What a hint tells, too.
    let eval = game.evaluator(Terms::ALL);
    let told = explain(game, &eval, &here, None, &found, game.curve(&here), 5);
    assert_eq!(told, explain(game, &eval, &there, None, &found, game.curve(&there), 5), "{prompt:?}");
    for &bot in bots {
        let chosen = choose(game, state, bot, 5, || false);
        assert_eq!(chosen, choose(game, other, bot, 5, || false), "{bot} asked {prompt:?}");
    }
}

/// A search goes through the rules for everything it does, and carries out
/// only what they allow; being watched changes nothing.
pub fn assert_by_the_rules<G: Playable>(plain: &G, spied: &Spy<G>, state: &G::State) {
    let level = brief(60);
    let blinded = blind(plain, state, 1);
    let mut watched = Search::new(spied, spied.evaluator(level.terms), blinded.clone(), &level, 1);
    let before = Spy::<G>::count(&spied.applied);
    while !watched.step(spied, 16).done {}
    // The spy also refuses every action that is not legal.
    let applied = Spy::<G>::count(&spied.applied) - before;
    assert!(applied >= u64::from(watched.progress().nodes), "{:?}", plain.turn(state));
    assert_eq!(watched.table(), search(plain, blinded, 60, 1));
    // In other eyes as well, in which its hand is another one each time, and so may be what it can do.
    let Turn::Choose { seat, .. } = plain.turn(state) else { panic!("somebody has to choose") };
    let eyes = seat.clockwise(1, plain.seats());
    let mut seen = state.clone();
    plain.determinize(&mut seen, eyes, &mut Rng::stream(1, 1));
    let eval = || spied.evaluator(level.terms);
    let mut watched = Search::seen_by(spied, eval(), seen.clone(), &level, 1, Some(eyes));
    while !watched.step(spied, 16).done {}
    let shown = explain(spied, &eval(), &seen, Some(eyes), &watched.table(), Curve::PLAIN, 1);
    assert!(shown.iter().flat_map(|one| &one.differs).all(|(_, points)| points.is_finite()), "{shown:?}");
}

/// Slicing a search does not change its results.
pub fn assert_slices_do_not_matter<G: Playable>(game: &G, state: &G::State) {
    let blinded = blind(game, state, 2);
    let whole = search(game, blinded.clone(), 100, 3);
    assert_eq!(sliced(game, blinded, 100, 3, 7), whole, "{:?}", game.turn(state));
}

/// There is a sound weight for every legal action, and one of them counts.
pub fn assert_weighed<G: Playable>(game: &G, eval: &G::Evaluator, state: &G::State) {
    let (mut legal, mut weights) = (Actions::new(), Default::default());
    game.legal(state, &mut legal);
    eval.prior(game, state, &legal, &mut weights);
    let turn = game.turn(state);
    assert_eq!(weights.len(), legal.len(), "{turn:?}");
    assert!(weights.iter().all(|weight| weight.is_finite() && *weight >= 0.0), "{turn:?}: {weights:?}");
    assert!(weights.iter().any(|weight| *weight > 0.0), "{turn:?}");
}

/// An explanation of a choice repeats itself, and promises fewer points than
/// `most`. Returns how many of the actions it tells from the favourite.
pub fn assert_explained<G: Playable>(game: &G, eval: &G::Evaluator, state: &G::State, most: f32) -> usize {
    let blinded = blind(game, state, 1);
    let mut search =
        Search::new(game, game.evaluator(Terms::ALL), blinded.clone(), &brief(200), 1).trying_each();
    while !search.step(game, 64).done {}
    let found = search.table();
    let shown = explain(game, eval, &blinded, None, &found, Curve::PLAIN, 1);
    assert_eq!(shown, explain(game, eval, &blinded, None, &found, Curve::PLAIN, 1));
    assert!(shown.len() >= 2 && shown.len() <= 3);
    assert!(shown.iter().all(|one| (0.0..=1.0).contains(&one.worth) && one.points < most), "{shown:?}");
    assert!(
        shown.iter().all(|one| one.visit_share > 0.0),
        "nothing is known of what was not tried: {shown:?}"
    );
    shown.iter().filter(|one| !one.differs.is_empty()).count()
}

/// Plays a deal to its end; `who` says who chooses for a seat.
pub fn play_out<G: Playable>(game: &G, deal: u64, luck: u64, who: impl Fn(Seat) -> Bot) -> G::State {
    let mut state = game.setup(deal, &mut Mute);
    let mut rng = Rng::stream(luck, 3);
    while let Turn::Choose { seat, .. } = game.turn(&state) {
        let action = choose(game, &state, who(seat), rng.next(), || false);
        game.apply(&mut state, action, &mut Mute);
    }
    state
}

/// Wins of `bot` against `rival` at all other seats, of `games`: every deal
/// once from each seat.
pub fn wins<G: Playable>(game: &G, bot: Bot, rival: Bot, games: u64) -> u32 {
    let seats = u64::from(game.seats());
    let won = |seed: u64| {
        let own = Seat((seed % seats) as u8);
        let end = play_out(game, 1000 + seed / seats, seed, |seat| if seat == own { bot } else { rival });
        u32::from(rank(&game.tallies(&end), own) == 1)
    };
    (0..games).map(won).sum()
}
