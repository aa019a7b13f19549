//! Players, and the play of a game.

use std::ops::Range;
use std::time::{Duration, Instant};

use ai::eval::best;
use ai::net::Net;
use ai::player::{blind, searched};
use ai::{
    Bot, Evaluate, Expectation, Habits, Level, LevelId, Rung, Search, Slip, Style, Terms, Weights, choose,
};
use game_core::{Actions, Game, Mute, Rng, Seat, Turn};
use rand::RngExt;

use crate::games::{KNOTS, Knots, Tuned};
use crate::plans::Plan;
use crate::rivals::{Frozen, playouts};
use crate::told::told;
use crate::{Outcome, USAGE};

/// Somebody at the table: a bot, a rival that stays as it is (`viceroy-1`),
/// `playouts:nodes=400` (a search by random play to the end), `mixed` and `factory` (plans for Puerto Rico),
/// `greedy:slip=0.33` (a bot that does anything so often), or a level with
/// some figures changed and weights of its own, as in
/// `viceroy:nodes=500,slip=0.02@weights.txt`; `@unaware` are those of the program,
/// but for those of expansions, which weigh nothing, and with `@unfitted` as much
/// as a rule of thumb says; `@file.net` judges with this net besides;
/// `governor:style=shipper` has a liking, `master:experience=0` judges by the
/// weights alone; `master:told=1` is told all that is hidden, also what is drawn
/// later. With `nodes=0` it does not search: it takes what looks best at
/// once, and as often as `slip` says, anything. A level with a `slip` of its own mixes no openings, unless `opening` is
/// given, too.
pub struct Contender<G: Tuned> {
    kind: Kind,
    /// Its weights, if not those of the program.
    judge: Option<G::Judge>,
    /// Its net, beside the weights of the program.
    net: Option<&'static Net>,
    /// Style that it leans to, judging by the weights of the program.
    style: Option<Style>,
    /// True if it judges by the weights of the levels that stay as they are.
    frozen: bool,
}

/// Way of choosing.
#[derive(Clone, Copy)]
enum Kind {
    Bot(Bot),
    Level(LevelId, Changes),
    Frozen(&'static Frozen),
    Playouts(u32),
    /// Chooses by a plan.
    Planned(Plan),
    /// Chooses as one of the two levels beside a strength.
    Matched(Rung),
    /// A bot that takes any legal action so often, 0.0 to 1.0.
    Stumbling(Bot, f64),
}

impl<G: Tuned> Contender<G> {
    /// Understands a name.
    ///
    /// # Errors
    /// Bots, figures and files that do not exist.
    pub fn parse(name: &str) -> Outcome<Self> {
        let (who, weights) = name.split_once('@').unwrap_or((name, ""));
        let (bot, changes) = who.split_once(':').unwrap_or((who, ""));
        let changes = changes.split(',').filter(|change| !change.is_empty());
        let changes = changes.map(|change| change.split_once('=').ok_or(USAGE));
        let changes = changes.collect::<Result<Vec<_>, _>>()?;
        let (styles, changes): (Vec<_>, Vec<_>) =
            changes.into_iter().partition(|(field, _)| *field == "style");
        let style = match styles[..] {
            [] => None,
            [(_, key), ..] => Some(Style::named(key).ok_or_else(|| format!("{key}: no such style"))?),
        };
        let mut terms = Terms::WEIGHED;
        let kind = if let Some(frozen) = Frozen::named(bot) {
            Kind::Frozen(frozen)
        } else if bot == "playouts" {
            let [("nodes", nodes)] = changes[..] else { return Err(USAGE.into()) };
            Kind::Playouts(nodes.parse()?)
        } else if let Some(plan) = Plan::named(bot) {
            Kind::Planned(plan)
        } else {
            match bot.parse()? {
                Bot::Level(id) => {
                    let changes = Changes::parse(&changes)?;
                    terms = changes.made_to(*id.level()).terms;
                    Kind::Level(id, changes)
                }
                bot => match changes[..] {
                    [] => Kind::Bot(bot),
                    [("slip", slip)] => Kind::Stumbling(bot, slip.parse()?),
                    _ => return Err(USAGE.into()),
                },
            }
        };
        let mut net = None;
        let judge = match weights {
            "" => None,
            "guessed" => Some(G::guessing(terms)),
            "unaware" => Some(G::judge_with(&unaware::<G>()?, terms)),
            "unfitted" => Some(G::judge_with(&unfitted::<G>()?.0, terms)),
            file if file.ends_with(".net") => {
                net = Some(read_net::<G>(file)?);
                None
            }
            file => Some(G::judge_with(&read_knots::<G>(file)?, terms)),
        };
        if net.is_some() && style.is_some() {
            return Err(format!("{name}: a net or a style, not both").into());
        }
        Ok(Contender { kind, judge, net, style, frozen: false })
    }

    /// An opponent of a strength between the levels.
    pub fn matched(rung: Rung) -> Self {
        Contender { kind: Kind::Matched(rung), judge: None, net: None, style: None, frozen: false }
    }

    /// The same, but weights that it does not bring along are those of the levels that stay as they
    /// are.
    pub fn frozen(self, frozen: bool) -> Self {
        Contender { frozen, ..self }
    }

    /// Its judge, where that is not the one of its level in the program.
    fn judge(&self, game: &G) -> Option<G::Judge> {
        let judge = match (&self.judge, self.frozen, self.net) {
            (Some(own), ..) => own.clone(),
            (None, true, _) => game.frozen(Terms::WEIGHED),
            (None, false, Some(_)) => game.judge(),
            (None, false, None) => return None,
        };
        Some(match self.net {
            Some(net) => G::with_net(judge, net),
            None => judge,
        })
    }

    /// Searches as this level and returns the expected end of the game, from what the seat on turn knows. `None` for those
    /// who do not search, and where there is nothing to choose.
    pub fn expectation(&self, game: &G, state: &G::State, seed: u64) -> Option<Expectation> {
        let Kind::Level(id, changes) = self.kind else { return None };
        let level = changes.made_to(game.level(id));
        let blinded = blind(game, state, seed);
        match self.judge(game) {
            None => {
                expectation(game, Search::new(game, game.judge_of(&level, self.style), blinded, &level, seed))
            }
            Some(judge) => expectation(game, Search::new(game, judge, blinded, &level, seed)),
        }
    }

    /// Chooses an action.
    pub fn choose(&self, game: &G, state: &G::State, seed: u64) -> G::Action {
        match self.kind {
            Kind::Bot(bot) => choose(game, state, bot, seed, || false),
            Kind::Matched(rung) => choose(game, state, Bot::Level(rung.pick(seed)), seed, || false),
            Kind::Stumbling(bot, slip) => {
                let slips = Rng::stream(seed, AT_ONCE).random::<f64>() < slip;
                choose(game, state, if slips { Bot::Random } else { bot }, seed, || false)
            }
            Kind::Planned(plan) => {
                let mut legal = Actions::new();
                game.legal(state, &mut legal);
                match game.planned(plan, state, &legal) {
                    Some(index) => legal[index],
                    None => choose(game, state, Bot::Random, seed, || false),
                }
            }
            Kind::Playouts(nodes) => playouts(game, state, nodes, seed),
            Kind::Frozen(frozen) => {
                let judge = self.judge.clone().unwrap_or_else(|| game.frozen(frozen.terms));
                frozen.choose(game, judge, state, seed)
            }
            Kind::Level(id, changes) => {
                let level = changes.made_to(game.level(id));
                if level.nodes == 0 {
                    let (slip, mut rng) = (level.slip.scale, Rng::stream(seed, AT_ONCE));
                    return match self.judge(game) {
                        None => at_once(game, &game.judge_of(&level, None), state, slip, &mut rng),
                        Some(judge) => at_once(game, &judge, state, slip, &mut rng),
                    };
                }
                match (self.judge(game), changes.told) {
                    (None, true) => told(game, game.judge_of(&level, self.style), state, &level, seed),
                    (None, false) => {
                        let judge = game.judge_of(&level, self.style);
                        searched(game, judge, state, &level, seed, || false)
                    }
                    (Some(judge), true) => told(game, judge, state, &level, seed),
                    (Some(judge), false) => searched(game, judge, state, &level, seed, || false),
                }
            }
        }
    }
}

/// Finishes a search and returns the end that it expects.
fn expectation<G: Game, E: Evaluate<G>>(game: &G, mut search: Search<G, E>) -> Option<Expectation> {
    while !search.step(game, u32::MAX).done {}
    (search.progress().nodes > 0).then(|| search.expectation())
}

/// The net of a file.
fn read_net<G: Tuned>(file: &str) -> Outcome<&'static Net> {
    let net = Net::from_bytes(&std::fs::read(file)?, G::shape())?;
    // Contenders live as long as the program.
    Ok(Box::leak(Box::new(net)))
}

/// Changes to a level, whatever it is at a table.
#[derive(Clone, Copy, Default)]
struct Changes {
    nodes: Option<u32>,
    slip: Option<f32>,
    cap: Option<f32>,
    opening: Option<f32>,
    curiosity: Option<f32>,
    depth: Option<u16>,
    terms: Option<Terms>,
    exact: Option<u32>,
    rollout: Option<u16>,
    each: Option<bool>,
    /// True if nothing is hidden from it.
    told: bool,
    thumb: Option<bool>,
    own: Option<bool>,
    impulse: Option<f32>,
    hoards: Option<f32>,
    goods: Option<f32>,
    forgets: Option<f32>,
    dear: Option<f32>,
}

impl Changes {
    /// # Errors
    /// Figures that do not exist.
    fn parse(changes: &[(&str, &str)]) -> Outcome<Self> {
        let mut all = Changes::default();
        for &(field, value) in changes {
            match field {
                "nodes" => all.nodes = Some(value.parse()?),
                "slip" => all.slip = Some(value.parse()?),
                "cap" => all.cap = Some(value.parse()?),
                "opening" => all.opening = Some(value.parse()?),
                "curiosity" => all.curiosity = Some(value.parse()?),
                "depth" => all.depth = Some(value.parse()?),
                "experience" => all.terms = Some(if value == "0" { Terms::WEIGHED } else { Terms::ALL }),
                "exact" => all.exact = Some(value.parse()?),
                "rollout" => all.rollout = Some(value.parse()?),
                "each" => all.each = Some(value != "0"),
                "told" => all.told = value != "0",
                "thumb" => all.thumb = Some(value != "0"),
                "own" => all.own = Some(value != "0"),
                "impulse" => all.impulse = Some(value.parse()?),
                "hoards" => all.hoards = Some(value.parse()?),
                "goods" => all.goods = Some(value.parse()?),
                "forgets" => all.forgets = Some(value.parse()?),
                "dear" => all.dear = Some(value.parse()?),
                _ => return Err(USAGE.into()),
            }
        }
        Ok(all)
    }

    /// The level with them.
    fn made_to(self, level: Level) -> Level {
        let level = self.nodes.map_or(level, |nodes| level.with_playouts(nodes));
        // Recipes and measurements that say how often a level errs mean the whole game.
        let opening = if self.slip.is_some() { 0.0 } else { level.opening.scale };
        Level {
            slip: Slip {
                scale: self.slip.unwrap_or(level.slip.scale),
                most: self.cap.unwrap_or(level.slip.most),
            },
            opening: Slip { scale: self.opening.unwrap_or(opening), ..level.opening },
            curiosity: self.curiosity.unwrap_or(level.curiosity),
            depth: self.depth.unwrap_or(level.depth),
            terms: self.terms.unwrap_or(level.terms),
            exact: self.exact.unwrap_or(level.exact),
            rollout: self.rollout.unwrap_or(level.rollout),
            tries_each: self.each.unwrap_or(level.tries_each),
            habits: Habits {
                by_thumb: self.thumb.unwrap_or(level.habits.by_thumb),
                own_board: self.own.unwrap_or(level.habits.own_board),
                impulse: self.impulse.unwrap_or(level.habits.impulse),
                hoards: self.hoards.unwrap_or(level.habits.hoards),
                loves_goods: self.goods.unwrap_or(level.habits.loves_goods),
                forgets_losses: self.forgets.unwrap_or(level.habits.forgets_losses),
                likes_dear: self.dear.unwrap_or(level.habits.likes_dear),
            },
            ..level
        }
    }
}

/// The purpose of the random stream of choices without a search.
const AT_ONCE: u64 = 0xA70C;

/// The action that looks best without a search, or with probability `slip`
/// any action.
pub fn at_once<G: Game, E: Evaluate<G>>(
    game: &G,
    eval: &E,
    state: &G::State,
    slip: f32,
    rng: &mut Rng,
) -> G::Action {
    let (mut legal, mut weights) = (Actions::new(), Weights::new());
    game.legal(state, &mut legal);
    let slips = slip > 0.0 && rng.random::<f64>() < f64::from(slip);
    if !slips {
        eval.prior(game, state, &legal, &mut weights);
    }
    let index = if slips { rng.below(legal.len() as u32) as usize } else { best(&weights) };
    legal[index]
}

/// The weights with which the fit of expansions begins, and the features that it
/// fits.
fn unfitted<G: Tuned>() -> Outcome<(Knots, Range<usize>)> {
    G::expandable().ok_or_else(|| "no weights of expansions alone".into())
}

/// The weights of somebody who thinks nothing of what expansions bring.
fn unaware<G: Tuned>() -> Outcome<Knots> {
    let (mut knots, of_expansions) = unfitted::<G>()?;
    knots.rows.iter_mut().for_each(|row| row[of_expansions.clone()].fill(0.0));
    Ok(knots)
}

/// Reads weights as the fit prints them; those of expansions alone stand beside
/// the others of the program.
///
/// # Errors
/// Files that do not exist, or hold other numbers than this game needs.
pub fn read_knots<G: Tuned>(file: &str) -> Outcome<Knots> {
    let text = std::fs::read_to_string(file)?;
    let numbers: Vec<f32> = text
        .lines()
        .filter(|line| line.starts_with("    ["))
        .flat_map(|line| line.split([',', '[', ']', ' ', ';']))
        .filter_map(|word| word.parse().ok())
        .collect();
    if let Some((mut knots, of_expansions)) = G::expandable()
        && numbers.len() == of_expansions.len() * KNOTS
    {
        for (row, found) in knots.rows.iter_mut().zip(numbers.chunks(of_expansions.len())) {
            row[of_expansions.clone()].copy_from_slice(found);
        }
        return Ok(knots);
    }
    if numbers.len() != (G::FEATURES + 2) * KNOTS {
        return Err(format!("{file}: {} numbers, not those of this game", numbers.len()).into());
    }
    let (rows, rest) = numbers.split_at(G::FEATURES * KNOTS);
    let (base, spread) = rest.split_at(KNOTS);
    let rows = rows.chunks(G::FEATURES).map(<[f32]>::to_vec).collect();
    Ok(Knots { rows, base: base.try_into()?, spread: spread.try_into()? })
}

/// Effort of one side in a match.
#[derive(Clone, Default)]
pub struct Spent {
    /// Choices between at least two actions.
    pub decisions: u32,
    /// On all of them.
    pub time: Duration,
    /// On one of them at most.
    pub longest: Duration,
}

impl Spent {
    /// Adds what was used in another game.
    pub fn join(&mut self, other: &Spent) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }

    fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }
}

/// Plays a game of a family with `player` at all seats, and shows each choice to `look`, with the seed of the game.
pub fn watch_game<G: Tuned>(
    game: &G,
    player: &Contender<G>,
    family: u64,
    number: u64,
    mut look: impl FnMut(&G::State, u64),
) {
    let seed = Rng::stream(family, number).next();
    let seated: Vec<&Contender<G>> = Seat::all(game.seats()).map(|_| player).collect();
    let mut spent = vec![Spent::default(); seated.len()];
    play(game, seed, &seated, &mut spent, |state| look(state, seed));
}

/// Plays one game between the contenders in seat order. Calls `watch` with
/// every state in which somebody chooses; `spent` hears who took how long.
pub fn play<G: Tuned>(
    game: &G,
    seed: u64,
    contenders: &[&Contender<G>],
    spent: &mut [Spent],
    watch: impl FnMut(&G::State),
) -> G::State {
    play_from(game, game.setup(seed, &mut Mute), seed, contenders, spent, watch)
}

/// Plays a game on from `state`; otherwise as [`play`].
pub fn play_from<G: Tuned>(
    game: &G,
    mut state: G::State,
    seed: u64,
    contenders: &[&Contender<G>],
    spent: &mut [Spent],
    mut watch: impl FnMut(&G::State),
) -> G::State {
    let mut seeds = Rng::stream(seed, 0xB075);
    let mut legal = Actions::new();
    while let Turn::Choose { seat, .. } = game.turn(&state) {
        watch(&state);
        legal.clear();
        game.legal(&state, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            let begin = Instant::now();
            let action = contenders[seat.index()].choose(game, &state, seeds.next());
            spent[seat.index()].add(begin.elapsed());
            action
        };
        game.apply(&mut state, action, &mut Mute);
    }
    state
}
