//! Tables of a game at several devices: few players need them, so they are a part of the page of their own for each game.

use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::AnyView;
use live::{MessageFault, Welcome};

use super::module::Drawn;
use super::pending::Pending;
use super::save_loader::Saves;
use super::summary::GameSummary;
use crate::devices;
use crate::devices::guest::{GuestDesk, seat_guest};
use ui::unopened::Unopened;

/// Tables of a game at several devices.
pub trait DeviceTables: Sync {
    /// Shows the table of a host, kept in the library as `id`, from its save.
    ///
    /// # Errors
    /// As [`SaveLoader::reopen`](super::SaveLoader::reopen).
    fn seat_host(&self, id: &str, save: &str) -> Result<AnyView, Unopened>;

    /// Shows the table of a guest.
    ///
    /// # Errors
    /// The host said what cannot be.
    fn seat_guest(&self, welcome: &Welcome, desk: Rc<GuestDesk>) -> Result<AnyView, MessageFault>;
}

/// The device tables of the game `G`.
pub struct Devices<G>(PhantomData<fn() -> G>);

impl<G> Devices<G> {
    pub const NEW: Self = Devices(PhantomData);
}

impl<G: GameSummary + Drawn> DeviceTables for Devices<G> {
    fn seat_host(&self, id: &str, save: &str) -> Result<AnyView, Unopened> {
        let Pending(table) = Pending::<G>::of_save(save)?;
        Ok(devices::seat_host::<G>(id, table))
    }

    fn seat_guest(&self, welcome: &Welcome, desk: Rc<GuestDesk>) -> Result<AnyView, MessageFault> {
        // It reads the record that comes at the end.
        seat_guest::<G>(welcome, desk, &Saves::<G>::NEW)
    }
}
