//! Handing the table over: a guest gets the whole game and deals from then on.
//!
//! The table stands still until the guest says that it has kept the game; then everybody is told, and comes back to the new
//! host by new codes. Should the connection end before, the table stays here.

use game_core::{Foresee, Seat};
use session::Session;
use session::auto_answer::AutoAnswer;

use super::{Happened, Host, Out};
use crate::fault::HostRefusal;
use crate::message::{Farewell, SeatKey, ToGuest, ToHost};

impl Host {
    /// Returns true while the table is being handed over: nobody may act until then.
    pub fn is_handing(&self) -> bool {
        self.handing.is_some()
    }

    /// Hands the table to whoever sits at `to`; returns the key by which the person of this device comes back to its seat,
    /// or `None` if nobody is connected there.
    pub fn hand_over<G: AutoAnswer + Foresee>(
        &mut self,
        session: &Session<G>,
        to: Seat,
        chance: &mut dyn FnMut() -> u64,
    ) -> Option<SeatKey> {
        let at = self.links.iter().position(|link| link.seat == Some(to))?;
        let own = session.by_link()?.seat;
        let key = u128::from(chance()) << 64 | u128::from(chance());
        let others = self.keys().into_iter().filter(|(seat, _)| *seat != to);
        let keys = others.chain([(own, key)]).collect();
        self.handing = Some(self.links[at].id);
        self.send(at, &ToGuest::Hand { save: session.handed_to(to), keys });
        Some(key)
    }

    /// Keeps the table after all. Whoever was to take it is disconnected: it might do so later, and there would be two.
    /// Returns true if somebody is away now.
    pub fn keep_table(&mut self, now_ms: u64) -> bool {
        let Some(to) = self.handing else { return false };
        self.out.push(Out::Close(to));
        self.disconnect(to, now_ms)
    }

    /// Lets a message through unless the table is being handed over; then it is refused, or ends that.
    pub(super) fn while_handing(&mut self, at: usize, message: ToHost) -> Result<ToHost, Happened> {
        let Some(to) = self.handing else { return Ok(message) };
        let link = &self.links[at];
        match (message, link.seat) {
            (ToHost::Took, Some(seat)) if link.id == to => {
                self.handing = None;
                self.leave_with(Farewell::HandedOn(seat));
                Err(Happened::HandedOver(seat))
            }
            (
                ToHost::Act { .. }
                | ToHost::Ahead { .. }
                | ToHost::Undo { .. }
                | ToHost::Switch { .. }
                | ToHost::Sit { .. }
                | ToHost::Watch,
                _,
            ) => {
                self.send(at, &ToGuest::Refused(HostRefusal::Stale));
                Err(Happened::Nothing)
            }
            (message, _) => Ok(message),
        }
    }
}
