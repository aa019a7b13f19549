//! The games at the referee's table: one line each, and a file with what the
//! rules themselves do not say.

mod ginkgopolis;
mod puerto_rico;
mod puertoma;
mod san_juan;

use serde::Serialize;

use super::fault::{Code, Fault};
use super::table::{About, Of, PlayableGame};
use ::ginkgopolis::Ginkgopolis;
use ::puerto_rico::PuertoRico;
use ::san_juan::SanJuan;
use ai::Bot;

/// Every game that can be played, the usual one first.
pub static TABLES: &[&dyn PlayableGame] =
    &[&Of::<SanJuan>::NEW, &Of::<PuertoRico>::NEW, &Of::<Ginkgopolis>::NEW];

/// The game called `id`; the first one if nobody says.
///
/// # Errors
/// A name that no game has, with those that there are.
pub fn table(id: Option<&str>) -> Result<&'static dyn PlayableGame, Fault> {
    let Some(id) = id else { return Ok(TABLES[0]) };
    TABLES.iter().copied().find(|table| table.id() == id).ok_or_else(|| {
        let known: Vec<&str> = TABLES.iter().map(|table| table.id()).collect();
        let problem = format!("no game is called {id:?}; there are: {}", known.join(", "));
        Fault::new(Code::Unknown, problem).within("game")
    })
}

/// Game that can be played, with its opponents.
#[derive(Clone, Debug, Serialize)]
pub struct Offer {
    pub games: Vec<About>,
    /// The opponents, weakest first.
    pub bots: Vec<&'static str>,
}

/// The offer: every game, or one of them.
///
/// # Errors
/// A name that no game has.
pub fn offer(id: Option<&str>) -> Result<Offer, Fault> {
    let games = match id {
        Some(_) => vec![table(id)?.about()],
        None => TABLES.iter().map(|table| table.about()).collect(),
    };
    Ok(Offer { games, bots: Bot::ALL.iter().map(|bot| bot.key()).collect() })
}
