//! The open tables, and the answers to requests about them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::request::{Request, Verb};
use crate::fault::{Code, Fault};
use crate::games::{offer, table};
use crate::source;
use crate::table::{Applied, Live};
use crate::text::{Json, json as raw, parse};
use game_core::Viewer;

/// The most tables that may be open at once.
const MAX_TABLES: usize = 1024;

/// The open tables, by number.
#[derive(Default)]
pub struct OpenTables {
    tables: BTreeMap<u64, Box<dyn Live>>,
    last: u64,
}

/// A reply: what was asked for, or what is wrong.
#[derive(Serialize)]
pub struct Reply {
    id: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Fault>,
}

/// The reply to a request that cannot be carried out.
pub fn refusal(id: Option<Value>, fault: &Fault) -> Reply {
    Reply { id: id.unwrap_or(Value::Null), ok: None, error: Some(fault.clone()) }
}

/// Just enough of a request to answer it even if the rest makes no sense.
#[derive(Deserialize)]
struct Probe {
    #[serde(default)]
    id: Value,
}

/// Answers a request that cannot be read.
fn probed(text: &str) -> Option<Value> {
    serde_json::from_str::<Probe>(text).ok().map(|probe| probe.id)
}

/// Game that a request is about.
enum RequestedGame {
    /// A table of this session.
    Table(u64),
    /// A document that came with the request.
    Loose(Box<dyn Live>),
}

impl OpenTables {
    /// Answers one line.
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        let Ok(text) = std::str::from_utf8(line) else {
            return refusal(None, &Fault::new(Code::Malformed, "not UTF-8 text"));
        };
        let request = match parse::<Request>(text) {
            Ok(request) => request,
            Err(fault) => return refusal(probed(text), &fault),
        };
        match self.carry_out(&request) {
            Ok(ok) => Reply { id: request.id, ok: Some(ok), error: None },
            Err(fault) => refusal(Some(request.id), &fault),
        }
    }

    fn carry_out(&mut self, request: &Request) -> Result<Json, Fault> {
        match request.verb {
            Verb::Games => Ok(raw(&offer(request.game.as_deref())?)),
            Verb::New => {
                let empty = Value::Object(Map::new());
                let chosen = request.config.as_ref().unwrap_or(&empty);
                let live = table(request.game.as_deref())?.deal(chosen, request.seed)?;
                self.seat(live)
            }
            Verb::Open => match loose(request)? {
                Some(live) => self.seat(live),
                None => Err(missing("position", "a position or a record to open")),
            },
            Verb::Close => {
                let number = request.table.ok_or_else(|| missing("table", "the table to close"))?;
                self.tables.remove(&number).map(|_| raw(&json!({}))).ok_or_else(|| no_table(number))
            }
            Verb::Copy => {
                let at = self.at(request)?;
                let copy = self.live(&at)?.copy();
                self.seat(copy)
            }
            Verb::Apply => self.apply(request),
            verb => {
                let at = self.at(request)?;
                look(self.live(&at)?, verb, request)
            }
        }
    }

    /// Opens a table.
    fn seat(&mut self, live: Box<dyn Live>) -> Result<Json, Fault> {
        if self.tables.len() >= MAX_TABLES {
            return Err(Fault::new(Code::TooMuch, format!("{MAX_TABLES} tables are open; close some")));
        }
        self.last += 1;
        let opened = raw(&json!({ "table": self.last, "game": live.game(), "turn": live.turn() }));
        self.tables.insert(self.last, live);
        Ok(opened)
    }

    fn apply(&mut self, request: &Request) -> Result<Json, Fault> {
        let actions: Vec<String> = match (&request.action, &request.actions) {
            (Some(action), None) => vec![action.to_string()],
            (None, Some(actions)) => actions.iter().map(Value::to_string).collect(),
            _ => return Err(missing("actions", "either action or actions")),
        };
        match self.at(request)? {
            RequestedGame::Table(number) => {
                let live = self.tables.get_mut(&number).ok_or_else(|| no_table(number))?;
                let events = live.act(&actions, request.viewer)?;
                Ok(raw(&json!({ "events": events, "turn": live.turn() })))
            }
            RequestedGame::Loose(mut live) => {
                let events = live.act(&actions, request.viewer)?;
                let form = request.form.unwrap_or(live.form());
                Ok(raw(&Applied::of(&*live, events, form)))
            }
        }
    }

    /// The game a request names, of which there must be exactly one.
    fn at(&self, request: &Request) -> Result<RequestedGame, Fault> {
        match (request.table, loose(request)?) {
            (Some(number), None) if self.tables.contains_key(&number) => Ok(RequestedGame::Table(number)),
            (Some(number), None) => Err(no_table(number)),
            (None, Some(live)) => Ok(RequestedGame::Loose(live)),
            (None, None) => Err(missing("table", "a table, a position or a record")),
            (Some(_), Some(_)) => Err(missing("table", "only one of table, position and record")),
        }
    }

    fn live<'a>(&'a self, at: &'a RequestedGame) -> Result<&'a dyn Live, Fault> {
        match at {
            RequestedGame::Table(number) => {
                self.tables.get(number).map(|live| &**live).ok_or_else(|| no_table(*number))
            }
            RequestedGame::Loose(live) => Ok(&**live),
        }
    }
}

/// Verbs that change nothing.
fn look(live: &dyn Live, verb: Verb, request: &Request) -> Result<Json, Fault> {
    Ok(match verb {
        Verb::Turn => raw(&json!({ "turn": live.turn() })),
        Verb::Legal => raw(&json!({ "turn": live.turn(), "legal": live.legal() })),
        Verb::Why => {
            let action =
                request.action.as_ref().ok_or_else(|| missing("action", "the action in question"))?;
            live.allows(&action.to_string())?;
            raw(&json!({ "legal": true }))
        }
        Verb::View => live.view(request.viewer.unwrap_or(Viewer::Public))?,
        Verb::Show => raw(&json!({ "text": live.show(request.viewer)? })),
        Verb::Score => raw(&live.score(request.viewer)?),
        Verb::Save => live.document(request.form.unwrap_or(live.form())),
        Verb::Replay => {
            raw(&json!({ "history_lost": live.history_lost(), "steps": live.timeline(request.viewer)? }))
        }
        Verb::Choose => {
            let bot =
                request.bot.as_deref().ok_or_else(|| missing("bot", "an opponent, such as \"greedy\""))?;
            raw(&json!({ "action": live.choose(bot, request.seed)? }))
        }
        Verb::Check => raw(&json!({ "sound": true, "game": live.game(), "turn": live.turn() })),
        Verb::Games | Verb::New | Verb::Open | Verb::Copy | Verb::Close | Verb::Apply => {
            unreachable!("invariant: these are carried out before")
        }
    })
}

/// The game in a document that came with the request.
fn loose(request: &Request) -> Result<Option<Box<dyn Live>>, Fault> {
    let game = request.game.as_deref();
    let read = match (&request.position, &request.record) {
        (None, None) => return Ok(None),
        (Some(position), None) => source::position(game, &position.to_string()).map_err(|fault| {
            // What is missing then is a field of the request.
            if fault.field.as_deref() == Some("game") { fault } else { fault.within("position") }
        }),
        (None, Some(record)) => {
            source::record(game, &record.to_string()).map_err(|fault| fault.within("record"))
        }
        (Some(_), Some(_)) => return Err(missing("position", "only one of position and record")),
    };
    read.map(Some)
}

fn missing(field: &str, wanted: &str) -> Fault {
    Fault::new(Code::Malformed, format!("wanted: {wanted}")).within(field)
}

fn no_table(number: u64) -> Fault {
    Fault::new(Code::Unknown, format!("no table has the number {number}")).within("table")
}
