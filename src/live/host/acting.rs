//! Carries out the choices of guests.

use game_core::{Seat, json};
use serde::de::DeserializeOwned;
use session::auto_answer::AutoAnswer;
use session::{ActError, Applied, Session};

use super::Happened;
use crate::fault::HostRefusal;

/// Carries out what a guest has chosen. A list that is refused is carried out as far as it is legal: taken back as a whole,
/// it would tell for nothing what its beginning shows.
pub(super) fn carry_out<G: AutoAnswer>(
    session: &mut Session<G>,
    seat: Seat,
    actions: &[G::Action],
) -> Result<Happened, HostRefusal> {
    let before = session.len();
    session.act_from_afar(seat, actions).map(Happened::Acted).or_else(|error| {
        let is_legal = |action: &&G::Action| session.act_from_afar(seat, &[**action]).is_ok();
        match actions.iter().take_while(is_legal).count() {
            0 => Err(match error {
                ActError::NotOnTurn { .. } => HostRefusal::NotOnTurn,
                error => HostRefusal::Illegal(error.to_string()),
            }),
            _ => Ok(Happened::Acted(Applied { before, after: session.len() })),
        }
    })
}

/// Reads what a guest wrote as JSON.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    json::read(text).map_err(|error| error.to_string())
}
