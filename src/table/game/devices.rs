//! Tables of a game at several devices: few players need them, so they are a part of the page of their own for each game.

use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::AnyView;
use live::{Fault, Welcome};

use super::module::Drawn;
use super::opened::{Opened, reopened};
use super::opener::Opener;
use super::summary::Listed;
use crate::devices;
use crate::devices::guest::{GuestDesk, seat_guest};

/// Tables of a game at several devices.
pub trait DeviceTables: Sync {
    /// Shows the table of a host, kept in the library as `id`.
    ///
    /// # Panics
    /// If it is of another game.
    fn seat_host(&self, id: &str, table: Opened) -> AnyView;

    /// Shows the table of a guest; `opener` reads the record that comes at the end.
    ///
    /// # Errors
    /// The host said what cannot be.
    fn seat_guest(
        &self,
        welcome: &Welcome,
        desk: Rc<GuestDesk>,
        opener: &'static dyn Opener,
    ) -> Result<AnyView, Fault>;
}

/// The device tables of the game `G`.
pub struct Devices<G>(PhantomData<fn() -> G>);

impl<G> Devices<G> {
    pub const NEW: Self = Devices(PhantomData);
}

impl<G: Listed + Drawn> DeviceTables for Devices<G> {
    fn seat_host(&self, id: &str, table: Opened) -> AnyView {
        devices::seat_host::<G>(id, reopened::<G>(table))
    }

    fn seat_guest(
        &self,
        welcome: &Welcome,
        desk: Rc<GuestDesk>,
        opener: &'static dyn Opener,
    ) -> Result<AnyView, Fault> {
        seat_guest::<G>(welcome, desk, opener)
    }
}
