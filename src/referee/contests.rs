//! The verbs that play by themselves: `match`, `bench`, `soak`.

use serde_json::json;

use super::args::{Bench, Match, Soak};
use super::crew::bar;
use super::fault::{Code, Fault};
use super::files::answer;
use super::games::table;
use super::matches::Fixture;
use super::sheets;
use super::soak::{Campaign, Violation};
use super::source::chosen;

type Done = Result<(), Fault>;

/// `match`.
pub fn compete(game: Option<&str>, args: &Match) -> Done {
    let mut chosen = chosen(&args.chosen, None)?;
    if let Some(map) = chosen.as_object_mut() {
        map.entry("players").or_insert(json!(args.bots.len()));
    }
    let jobs = args.effort.jobs();
    let fixture =
        Fixture { bots: args.bots.clone(), chosen, games: args.games, seed: args.effort.seed, jobs };
    let bar = bar(args.games, args.effort.quiet);
    let contest = table(game)?.contest(&fixture, &|games| bar.inc(games));
    bar.finish_and_clear();
    let contest = contest?;
    answer(args.json, &contest, || sheets::contest(&contest))
}

pub fn bench(game: Option<&str>, args: &Bench) -> Done {
    let table = table(game)?;
    let figures = table.bench(&args.modes, args.games, args.seed)?;
    answer(args.json, &json!({ "game": table.id(), "modes": figures }), || {
        format!("{}\n{}", table.id(), sheets::bench(&figures))
    })
}

pub fn soak(game: Option<&str>, args: &Soak) -> Done {
    let effort = &args.effort;
    let (modes, games) = (args.modes.clone(), args.games);
    let (seed, closely) = (effort.seed, args.closely);
    let campaign = Campaign { modes, games, seed, jobs: effort.jobs(), closely };
    let table = table(game)?;
    let modes = table.modes(&campaign.modes)?.len() as u64;
    let bar = bar(modes * games, effort.quiet);
    let haul = table.soak(&campaign, &|games| bar.inc(games));
    bar.finish_and_clear();
    let haul = haul?;
    answer(args.json, &json!({ "game": table.id(), "soak": haul }), || {
        format!("{}\n{}", table.id(), sheets::soak(&haul))
    })?;
    haul.violation.map_or(Ok(()), |violation| Err(broken(&violation, args.json)))
}

/// Tells a violation; the record goes to standard error on a line of its own.
fn broken(violation: &Violation, json: bool) -> Fault {
    if !json {
        eprintln!("{}", violation.record);
    }
    let Violation { mode, seed, problem, action, .. } = violation;
    let by = action.as_ref().map_or(String::new(), |action| format!(" by {action} after this record"));
    Fault::new(Code::Violation, format!("mode {mode}, seed {seed}{by}: {problem}"))
}
