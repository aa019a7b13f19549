//! A game and a running game with their types forgotten, so that verbs and
//! the server work for every game alike. Written once, for any [`Listed`]
//! game with opponents; values cross as JSON text.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::fault::{Code, Fault};
use super::listing::{ConfigChoice, Listed, Thought};
use super::matches::{Contest, Fixture};
use super::play::Play;
use super::puzzles::{self, Hunt, PuzzleCheck};
use super::soak::{Campaign, SoakReport};
use super::standing::Standing;
use super::text::{Json, parse, parse_value};
use super::{bench, matches, soak};
use ai::Playable;
use game_core::{Record, Viewer};
use session::puzzles::PuzzleRules;

/// Form of a written game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// The position alone.
    Position,
    /// The whole game: seed, actions, snapshot, hash.
    Record,
}

/// A game that can be played.
pub trait PlayableGame: Sync {
    /// The key of the game.
    fn id(&self) -> &'static str;

    /// Everything that can be chosen.
    fn about(&self) -> About;

    /// Deals a new game. `chosen` is merged over the default configuration.
    ///
    /// # Errors
    /// A choice that does not exist or that the game does not have.
    fn deal(&self, chosen: &Value, seed: u64) -> Result<Box<dyn Live>, Fault>;

    /// Returns true if a text has the fields of the game's positions, whatever is in them.
    fn has_fields_of(&self, text: &str) -> bool;

    /// Reads a position or a record.
    ///
    /// # Errors
    /// The path of whatever cannot be.
    fn open(&self, form: Form, text: &str) -> Result<Box<dyn Live>, Fault>;

    /// Plays a match between opponents.
    ///
    /// # Errors
    /// Opponents or configurations that do not exist.
    fn contest(&self, fixture: &Fixture, tick: &(dyn Fn(u64) + Sync)) -> Result<Contest, Fault>;

    /// Measures random play in the modes named.
    ///
    /// # Errors
    /// A mode that does not exist.
    fn bench(&self, modes: &[String], games: u32, seed: u64) -> Result<Vec<bench::ModeFigures>, Fault>;

    /// Plays random games and checks every step.
    ///
    /// # Errors
    /// A mode that does not exist.
    fn soak(&self, campaign: &Campaign, tick: &(dyn Fn(u64) + Sync)) -> Result<SoakReport, Fault>;

    /// Looks for puzzles.
    ///
    /// # Errors
    /// A game without a mode in which they can be set.
    fn find_puzzles(&self, hunt: &Hunt, tick: &(dyn Fn(u64) + Sync)) -> Result<puzzles::FoundPuzzles, Fault>;

    /// Counts out the puzzles of a file.
    ///
    /// # Errors
    /// The first one that does not hold.
    fn verify_puzzles(&self, text: &str) -> Result<PuzzleCheck, Fault>;

    /// The modes among `wanted`; all of them for `all` or none named.
    ///
    /// # Errors
    /// A mode that does not exist, with those that do.
    fn modes(&self, wanted: &[String]) -> Result<Vec<String>, Fault> {
        let known = self.about().modes;
        if wanted.is_empty() || wanted.iter().any(|name| name == "all") {
            return Ok(known);
        }
        let unknown = wanted.iter().find(|name| !known.contains(name));
        unknown.map_or(Ok(wanted.to_vec()), |name| {
            let problem = format!("no mode is called {name:?}; there are: all, {}", known.join(", "));
            Err(Fault::new(Code::Unknown, problem).within("modes"))
        })
    }
}

/// Options of a game.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// The key of the game.
    pub game: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u16,
    /// Options before a game.
    pub options: Vec<ConfigChoice>,
    /// The modes of `bench` and `soak`.
    pub modes: Vec<String>,
    /// The opponents who can play it, weakest first.
    pub bots: Vec<&'static str>,
}

/// A running game.
pub trait Live {
    /// The key of the game.
    fn game(&self) -> &'static str;

    /// Form in which the game was read, and in which it is given back.
    fn form(&self) -> Form;

    /// Seat that is asked, and its question.
    fn turn(&self) -> Json;

    /// The same in few words.
    fn turn_words(&self) -> String;

    /// The legal actions, in order.
    fn legal(&self) -> Vec<Json>;

    /// Carries out actions in order, all or none. Gives the events as `viewer`
    /// hears them, all of them without a viewer.
    ///
    /// # Errors
    /// The index of the action, and the rule that refuses it.
    fn act(&mut self, actions: &[String], viewer: Option<Viewer>) -> Result<Vec<Json>, Fault>;

    /// Reason why an action is impossible; `Ok` if it is legal.
    ///
    /// # Errors
    /// The rule that refuses it.
    fn allows(&self, action: &str) -> Result<(), Fault>;

    /// View of a viewer.
    ///
    /// # Errors
    /// A seat that does not play.
    fn view(&self, viewer: Viewer) -> Result<Json, Fault>;

    /// The table as text.
    ///
    /// # Errors
    /// A seat that does not play.
    fn show(&self, viewer: Option<Viewer>) -> Result<String, Fault>;

    /// The position or the record.
    fn document(&self, form: Form) -> Json;

    /// The points as they stand; for a viewer, before the end, those of its own
    /// seat alone.
    ///
    /// # Errors
    /// A seat that does not play.
    fn score(&self, viewer: Option<Viewer>) -> Result<Standing, Fault>;

    /// Returns true once the game is over.
    fn is_over(&self) -> bool;

    /// Every action so far with its events as `viewer` hears them. Choices of
    /// which it neither hears nor sees anything are left out.
    ///
    /// # Errors
    /// A seat that does not play.
    fn timeline(&self, viewer: Option<Viewer>) -> Result<Vec<TimelineStep>, Fault>;

    /// Reason why those whom the rules play did what they did, after each of `actions`;
    /// without any, after each of the game so far.
    ///
    /// # Errors
    /// The index of the action, and the rule that refuses it.
    fn explain(&self, actions: &[String]) -> Result<Vec<Explained>, Fault>;

    /// Returns true if newer rules cut off the history of the record.
    fn history_lost(&self) -> bool;

    /// Choice of an opponent for the seat on turn.
    ///
    /// # Errors
    /// An opponent who does not exist, or a game that is over.
    fn choose(&self, bot: &str, seed: u64) -> Result<Json, Fault>;

    /// The same game again, to try something out.
    fn copy(&self) -> Box<dyn Live>;
}

/// One action of a timeline.
#[derive(Debug, Serialize)]
pub struct TimelineStep {
    /// Its place among the steps told, from 0.
    pub index: usize,
    /// Seat that chose.
    pub seat: u8,
    /// Question to the seat.
    pub prompt: Json,
    /// Chosen action, unless it is a secret.
    pub action: Option<Json>,
    pub events: Vec<Json>,
}

/// An action, and how those whom the rules play chose after it.
#[derive(Debug, Serialize)]
pub struct Explained {
    /// Seat that chose the action; absent for the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Chosen action; absent for the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Json>,
    /// The steps, in order.
    pub thoughts: Vec<Thought>,
}

/// Result of actions, with the game as it is now.
#[derive(Debug, Serialize)]
pub struct Applied {
    pub events: Vec<Json>,
    /// Seat that is asked now, and its question.
    pub turn: Json,
    /// The game, if it was wanted as a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Json>,
    /// The game, if it was wanted as a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<Json>,
}

impl Applied {
    /// The events, and the game as a document of `form`.
    pub fn of(live: &dyn Live, events: Vec<Json>, form: Form) -> Self {
        let document = |wanted| (form == wanted).then(|| live.document(wanted));
        let (position, record) = (document(Form::Position), document(Form::Record));
        Applied { events, turn: live.turn(), position, record }
    }
}

/// The table of a particular game.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The table.
    pub const NEW: Self = Of(PhantomData);
}

impl<G: Listed + Playable + PuzzleRules> PlayableGame for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self) -> About {
        About {
            game: G::ID,
            title: G::TITLE,
            rules: G::RULES_VERSION,
            options: G::choices(),
            modes: G::modes().into_iter().map(|mode| mode.name).collect(),
            bots: G::BOTS.iter().map(|bot| bot.key()).collect(),
        }
    }

    fn deal(&self, chosen: &Value, seed: u64) -> Result<Box<dyn Live>, Fault> {
        let game = configured::<G>(chosen)?;
        Ok(Box::new(Play::deal(game, seed)))
    }

    fn has_fields_of(&self, text: &str) -> bool {
        parse::<G::Position>(text).is_ok()
    }

    fn open(&self, form: Form, text: &str) -> Result<Box<dyn Live>, Fault> {
        Ok(match form {
            Form::Position => Box::new(Play::<G>::from_position(parse::<G::Position>(text)?)?),
            Form::Record => Box::new(Play::<G>::from_record(&parse::<Record<G>>(text)?)?),
        })
    }

    fn contest(&self, fixture: &Fixture, tick: &(dyn Fn(u64) + Sync)) -> Result<Contest, Fault> {
        let game = configured::<G>(&fixture.chosen)?;
        matches::contest(&game, fixture, tick)
    }

    fn bench(&self, modes: &[String], games: u32, seed: u64) -> Result<Vec<bench::ModeFigures>, Fault> {
        bench::measure::<G>(&self.modes(modes)?, games, seed)
    }

    fn soak(&self, campaign: &Campaign, tick: &(dyn Fn(u64) + Sync)) -> Result<SoakReport, Fault> {
        soak::soak::<G>(&self.modes(&campaign.modes)?, campaign, tick)
    }

    fn find_puzzles(&self, hunt: &Hunt, tick: &(dyn Fn(u64) + Sync)) -> Result<puzzles::FoundPuzzles, Fault> {
        puzzles::hunt::<G>(hunt, tick)
    }

    fn verify_puzzles(&self, text: &str) -> Result<PuzzleCheck, Fault> {
        puzzles::check::<G>(text)
    }
}

/// The game that results from choices over the defaults.
fn configured<G: Listed>(chosen: &Value) -> Result<G, Fault> {
    let mut config = serde_json::to_value(G::Config::default()).expect("invariant: configurations are JSON");
    merge(&mut config, chosen);
    let config: G::Config = parse_value(&config).map_err(|fault| fault.within("config"))?;
    G::new(&config).map_err(|error| Fault::from(error).within("config"))
}

/// Lays `chosen` over `base`, objects field by field.
fn merge(base: &mut Value, chosen: &Value) {
    match (base, chosen) {
        (Value::Object(base), Value::Object(chosen)) => {
            for (field, value) in chosen {
                merge(base.entry(field).or_insert(Value::Null), value);
            }
        }
        (base, chosen) => *base = chosen.clone(),
    }
}
