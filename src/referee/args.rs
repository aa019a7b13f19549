//! The command line.

use clap::{Args, Parser, Subcommand};

use super::crew::processors;
use super::table::Form;
use session::daily::Date;

const AFTER: &str = "\
Documents are positions or records in JSON (docs/positions.md), read from a file or, \
with -, from standard input. Answers go to standard output, everything else to standard error.

Actions are JSON, or the same in few words: pass, role:builder, build:smithy, over:3.
Seats are numbered from 0, as in the documents.

Exit codes: 0 yes; 1 the rules say no; 2 usage or input that makes no sense; 3 a fault of the referee.

Examples:
  referee games
  referee new --players 3 --seed 7 > game.json
  referee show game.json
  referee legal game.json
  referee apply game.json role:councillor | referee show -";

/// Plays by the rules: for people at a terminal and for other programs.
#[derive(Debug, Parser)]
#[command(name = "referee", version, after_help = AFTER)]
pub struct Cli {
    /// The game, such as san-juan; records name their own
    #[arg(long, global = true, value_name = "ID")]
    pub game: Option<String>,
    /// What to do
    #[command(subcommand)]
    pub verb: Verb,
}

/// The verbs.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// List what can be played, and with which options
    #[command(after_help = "Examples:\n  referee games\n  referee games --json")]
    Games(Asked),
    /// Deal a new game
    #[command(
        after_help = "Examples:\n  referee new\n  referee new --players 4 --option opening_draft=true \
        --seed 1897\n  referee new --config options.json --as record --output game.json"
    )]
    New(New),
    /// Show a game as a readable table
    #[command(after_help = "Examples:\n  referee show game.json\n  referee show game.json --seat public")]
    Show(ShowArgs),
    /// List the legal actions, or say why one is not
    #[command(after_help = "Examples:\n  referee legal game.json\n  referee legal game.json --json\n  \
        referee legal game.json --why build:palace")]
    Legal(Legal),
    /// Carry out actions, all or none; events go to standard error
    #[command(after_help = "Examples:\n  referee apply game.json role:builder build:smithy\n  \
        referee apply - '{\"role\": \"trader\"}' --output next.json < game.json\n  \
        referee apply game.json pass --json")]
    Apply(Apply),
    /// Verify a record by replaying it, and tell what happened
    #[command(after_help = "Examples:\n  referee replay game.json\n  referee replay game.json --final\n  \
        referee replay game.json --seat 0 --json")]
    Replay(Replay),
    /// Tell why those whom the rules play did what they did
    #[command(after_help = "Examples:\n  referee explain game.json role:builder pass\n  \
        referee explain record.json --json")]
    Explain(Explain),
    /// Print what one seat, or the public, may see
    #[command(
        after_help = "Examples:\n  referee view game.json --seat 1\n  referee view - --seat public < game.json"
    )]
    View(View),
    /// Validate a position or a record
    #[command(
        after_help = "Examples:\n  referee check position.json\n  referee check - --json < record.json"
    )]
    Check(Document),
    /// Count the points as they stand
    #[command(after_help = "Examples:\n  referee score game.json\n  referee score game.json --json")]
    Score(Document),
    /// Answer JSON Lines requests on standard input (docs/referee.md)
    #[command(after_help = "Example:\n  \
        printf '%s\\n' '{\"id\":1,\"do\":\"new\",\"seed\":7}' '{\"id\":2,\"do\":\"legal\",\"table\":1}' | referee serve")]
    Serve,
    /// Play opponents against each other, seats rotated, deals paired
    #[command(after_help = "Examples:\n  referee match greedy random --games 480\n  \
        referee match viceroy governor governor --jobs 4 --seed 2 --json")]
    Match(Match),
    /// Measure random play on one thread
    #[command(after_help = "Examples:\n  referee bench\n  referee bench --games 50000 --modes 2p,4p --json")]
    Bench(Bench),
    /// Play random games in every mode and check every step
    #[command(
        after_help = "Examples:\n  referee soak --games 2000\n  referee soak --games 100000 --modes 2p-draft --jobs 8"
    )]
    Soak(Soak),
    /// Look for puzzles in games of weak opponents, or check those in a file
    #[command(
        subcommand,
        after_help = "Examples:\n  referee puzzles find --game san-juan --count 60 --games 600 --output puzzles.json\n  \
        referee puzzles verify --game san-juan puzzles.json"
    )]
    Puzzles(Puzzles),
    /// List the deals of the day of every game: seed, seat, first position
    #[command(after_help = "Examples:\n  referee daily\n  referee daily --from 2026-11-23 --days 1")]
    Daily(Days),
    /// Work out the par of the deals of the day, a line for each day
    #[command(after_help = "Example:\n  referee par --jobs 1 > src/games/par.txt")]
    Par(Par),
}

/// `daily`.
#[derive(Debug, Args)]
pub struct Days {
    /// The first day
    #[arg(long, value_name = "DATE", default_value = "2026-11-01")]
    pub from: Date,
    /// How many days
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u16).range(1..=4000))]
    pub days: u16,
}

/// `par`.
#[derive(Debug, Args)]
pub struct Par {
    #[command(flatten)]
    pub days: Days,
    /// Threads; one per processor if not said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=512))]
    pub jobs: Option<u16>,
}

/// Form of the answer.
#[derive(Debug, Args)]
pub struct Asked {
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// A document to look at.
#[derive(Debug, Args)]
pub struct Document {
    /// Position or record; - for standard input
    pub file: String,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// Path and form of a new document.
#[derive(Debug, Args)]
pub struct Target {
    /// What to write: a position or a whole record
    #[arg(long = "as", value_name = "FORM")]
    pub form: Option<Form>,
    /// Write into this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<String>,
}

/// `new`.
#[derive(Debug, Args)]
pub struct New {
    /// How many play; the same as --option players=N
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    #[command(flatten)]
    pub chosen: ConfigArgs,
    /// The seed of the deal; equal seeds give equal games
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    #[command(flatten)]
    pub target: Target,
}

/// Choices over the default configuration.
#[derive(Debug, Args)]
pub struct ConfigArgs {
    /// A JSON file with a configuration, whole or in part
    #[arg(long, value_name = "FILE")]
    pub config: Option<String>,
    /// One choice, such as opening_draft=true; see `referee games`
    #[arg(long = "option", short = 'O', value_name = "FIELD=VALUE")]
    pub options: Vec<String>,
}

/// `show`.
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// Position or record; - for standard input
    pub file: String,
    /// Only what this seat sees, or `public`; everything otherwise
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
}

/// `legal`.
#[derive(Debug, Args)]
pub struct Legal {
    #[command(flatten)]
    pub document: Document,
    /// Say whether this action is legal and, if not, which rule says no
    #[arg(long, value_name = "ACTION")]
    pub why: Option<String>,
}

/// `apply`.
#[derive(Debug, Args)]
pub struct Apply {
    /// Position or record; - for standard input
    pub file: String,
    /// The actions, in order
    #[arg(required = true)]
    pub actions: Vec<String>,
    /// One answer with events, turn and document
    #[arg(long)]
    pub json: bool,
    /// Only what this seat, or `public`, hears of the events
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
    #[command(flatten)]
    pub target: Target,
}

/// `replay`.
#[derive(Debug, Args)]
pub struct Replay {
    #[command(flatten)]
    pub document: Document,
    /// Only the final sheet
    #[arg(long = "final")]
    pub only_final: bool,
    /// Only what this seat, or `public`, hears of the events
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
}

/// `explain`.
#[derive(Debug, Args)]
pub struct Explain {
    /// Position or record; - for standard input
    pub file: String,
    /// The actions to carry out; the whole game so far of a record if none are
    /// named
    pub actions: Vec<String>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// `view`.
#[derive(Debug, Args)]
pub struct View {
    /// Position or record; - for standard input
    pub file: String,
    /// The seat, from 0, or `public`
    #[arg(long, value_name = "N")]
    pub seat: String,
}

/// `match`.
#[derive(Debug, Args)]
pub struct Match {
    /// The opponents, one per seat; as many play as are named
    #[arg(required = true, num_args = 1..)]
    pub bots: Vec<String>,
    #[command(flatten)]
    pub chosen: ConfigArgs,
    /// Games; rounded up to whole rotations of the seats
    #[arg(long, default_value_t = 480, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    #[command(flatten)]
    pub effort: Effort,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// Seeds and threads of long play.
#[derive(Debug, Args)]
pub struct Effort {
    /// The family of seeds
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; one per processor if not said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=512))]
    pub jobs: Option<u16>,
    /// No progress bar, even on a terminal
    #[arg(long, short)]
    pub quiet: bool,
}

impl Effort {
    /// Number of threads to use.
    pub fn jobs(&self) -> usize {
        self.jobs.map_or_else(processors, usize::from)
    }
}

/// `bench`.
#[derive(Debug, Args)]
pub struct Bench {
    /// Games of each mode
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The modes, as `referee games` lists them, or all
    #[arg(long, value_delimiter = ',', value_name = "MODE,..")]
    pub modes: Vec<String>,
    /// The seed of the first game
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// `soak`.
#[derive(Debug, Args)]
pub struct Soak {
    /// Games of each mode
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// The modes, as `referee games` lists them, or all
    #[arg(long, value_delimiter = ',', value_name = "MODE,..")]
    pub modes: Vec<String>,
    /// Look closely at one step in so many: write and read it, change what is hidden
    #[arg(long, default_value_t = 24, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub closely: u32,
    #[command(flatten)]
    pub effort: Effort,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// `puzzles`.
#[derive(Debug, Subcommand)]
pub enum Puzzles {
    /// Play games, count out their positions, keep those with one best answer
    Find(Hunted),
    /// Count out every puzzle of a file again
    Verify(Found),
}

/// `puzzles find`.
#[derive(Debug, Args)]
pub struct Hunted {
    /// Puzzles wanted
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub count: u16,
    /// Games to be played, over all modes in turn
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    #[command(flatten)]
    pub effort: Effort,
    /// Write into this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<String>,
}

/// `puzzles verify`.
#[derive(Debug, Args)]
pub struct Found {
    /// The file; - for standard input
    pub file: String,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}
