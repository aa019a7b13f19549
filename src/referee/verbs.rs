//! The verbs that look at one document or write one.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::json;

use super::args::{Apply, Asked, Cli, Document, Explain, Legal, New, Replay, ShowArgs, Target, Verb, View};
use super::contests;
use super::days;
use super::fault::{Code, Fault};
use super::files::{answer, write};
use super::games::{offer, table};
use super::puzzles;
use super::sheets;
use super::source::{chosen, open, viewer};
use super::standing::Standing;
use super::table::{Applied, Form, Live, TimelineStep};
use super::text::{Json, json as raw, long, pretty, short};
use game_core::Viewer;

/// Reason why a verb ended without success.
pub struct Stop {
    fault: Fault,
    /// True if it is written as JSON on standard output.
    json: bool,
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Stop { fault, json: false }
    }
}

impl Stop {
    /// Tells the fault and gives the exit code.
    pub fn tell(self) -> ExitCode {
        let code = ExitCode::from(self.fault.code.exit());
        if self.json {
            // If not even this can be written, the exit code has to do.
            let _ = write(None, &pretty(&raw(&json!({ "error": self.fault }))));
        } else {
            eprintln!("referee: {}", self.fault);
        }
        code
    }
}

type Done = Result<(), Fault>;

/// Carries out a verb.
///
/// # Errors
/// Whatever stands in the way, in the form in which it was asked for.
pub fn run(cli: Cli) -> Result<(), Stop> {
    let game = cli.game.as_deref();
    let (json, done) = match &cli.verb {
        Verb::Games(asked) => (asked.json, games(game, asked)),
        Verb::New(args) => (false, new(game, args)),
        Verb::Show(args) => (false, show(game, args)),
        Verb::Legal(args) => (args.document.json, legal(game, args)),
        Verb::Apply(args) => (args.json, apply(game, args)),
        Verb::Replay(args) => (args.document.json, replay(game, args)),
        Verb::Explain(args) => (args.json, explain(game, args)),
        Verb::View(args) => (false, view(game, args)),
        Verb::Check(args) => (args.json, check(game, args)),
        Verb::Score(args) => (args.json, score(game, args)),
        Verb::Serve => (false, super::serve::serve()),
        Verb::Match(args) => (args.json, contests::compete(game, args)),
        Verb::Bench(args) => (args.json, contests::bench(game, args)),
        // Its answer holds the violation already.
        Verb::Soak(args) => (false, contests::soak(game, args)),
        Verb::Daily(args) => (false, days::list(args)),
        Verb::Par(args) => (false, days::par(args)),
        Verb::Puzzles(args) => (false, puzzles::puzzles(game, args)),
    };
    done.map_err(|fault| Stop { fault, json })
}

fn games(game: Option<&str>, asked: &Asked) -> Done {
    let offer = offer(game)?;
    answer(asked.json, &offer, || sheets::games(&offer))
}

fn put(live: &dyn Live, target: &Target) -> Done {
    let form = target.form.unwrap_or(live.form());
    write(target.output.as_deref(), &pretty(&live.document(form)))
}

fn new(game: Option<&str>, args: &New) -> Done {
    let chosen = chosen(&args.chosen, args.players)?;
    put(&*table(game)?.deal(&chosen, args.seed)?, &args.target)
}

fn an_eye(word: Option<&str>) -> Result<Option<Viewer>, Fault> {
    word.map(viewer).transpose()
}

fn show(game: Option<&str>, args: &ShowArgs) -> Done {
    let viewer = an_eye(args.seat.as_deref())?;
    write(None, open(game, &args.file)?.show(viewer)?.trim_end())
}

fn legal(game: Option<&str>, args: &Legal) -> Done {
    let live = open(game, &args.document.file)?;
    let json = args.document.json;
    if let Some(action) = &args.why {
        live.allows(&long(action))?;
        return answer(json, &json!({ "legal": true }), || "legal".to_owned());
    }
    let legal = live.legal();
    answer(json, &json!({ "turn": live.turn(), "legal": legal }), || {
        sheets::legal(&live.turn_words(), &legal)
    })
}

fn apply(game: Option<&str>, args: &Apply) -> Done {
    let viewer = an_eye(args.seat.as_deref())?;
    let mut live = open(game, &args.file)?;
    let actions: Vec<String> = args.actions.iter().map(|words| long(words)).collect();
    let events = live.act(&actions, viewer)?;
    if !args.json {
        put(&*live, &args.target)?;
        events.iter().for_each(|event| eprintln!("{}", short(event)));
        eprintln!("{}", live.turn_words());
        return Ok(());
    }
    let form = args.target.form.unwrap_or(live.form());
    write(args.target.output.as_deref(), &pretty(&raw(&Applied::of(&*live, events, form))))
}

/// The answer of `replay --json`.
#[derive(Serialize)]
struct Replayed {
    history_lost: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<TimelineStep>>,
    turn: Json,
    score: Standing,
}

fn replay(game: Option<&str>, args: &Replay) -> Done {
    let viewer = an_eye(args.seat.as_deref())?;
    let live = open(game, &args.document.file)?;
    if live.form() != Form::Record {
        return Err(Fault::new(Code::Malformed, "a position has no history; replay takes a record"));
    }
    let steps = if args.only_final { None } else { Some(live.timeline(viewer)?) };
    let score = live.score(viewer)?;
    let replayed = Replayed { history_lost: live.history_lost(), steps, turn: live.turn(), score };
    answer(args.document.json, &replayed, || {
        sheets::replay(&*live, replayed.steps.as_deref().unwrap_or(&[]), &replayed.score)
    })
}

fn explain(game: Option<&str>, args: &Explain) -> Done {
    let live = open(game, &args.file)?;
    let actions: Vec<String> = args.actions.iter().map(|words| long(words)).collect();
    let explained = live.explain(&actions)?;
    answer(args.json, &explained, || sheets::explain(&explained))
}

fn view(game: Option<&str>, args: &View) -> Done {
    let viewer = viewer(&args.seat)?;
    write(None, &pretty(&open(game, &args.file)?.view(viewer)?))
}

fn check(game: Option<&str>, args: &Document) -> Done {
    let live = open(game, &args.file)?;
    let form = live.form();
    let sound = json!({ "sound": true, "game": live.game(), "form": form, "turn": live.turn() });
    answer(args.json, &sound, || {
        format!("sound: a {} of {}; {}", short(&form), live.game(), live.turn_words())
    })
}

fn score(game: Option<&str>, args: &Document) -> Done {
    let live = open(game, &args.file)?;
    let sheet = live.score(None)?;
    answer(args.json, &sheet, || sheets::score(&sheet, live.is_over()))
}
