//! The games at the referee's table: one line each, and a file with what the
//! rules themselves do not say.

mod san_juan;

use super::fault::{Code, Fault};
use super::table::{Of, Table};
use crate::games::san_juan::SanJuan;

/// Every game that can be played, the usual one first.
pub static TABLES: &[&dyn Table] = &[&Of::<SanJuan>::NEW];

/// The game called `id`; the first one if nobody says.
///
/// # Errors
/// A name that no game has, with those that there are.
pub fn table(id: Option<&str>) -> Result<&'static dyn Table, Fault> {
    let Some(id) = id else { return Ok(TABLES[0]) };
    TABLES.iter().copied().find(|table| table.id() == id).ok_or_else(|| {
        let known: Vec<&str> = TABLES.iter().map(|table| table.id()).collect();
        let problem = format!("no game is called {id:?}; there are: {}", known.join(", "));
        Fault::new(Code::Unknown, problem).within("game")
    })
}
