//! The page of a saved game's result.

use leptos::prelude::*;

use super::daily;
use super::game::with_saved;
use crate::catalogue::info;
use ui::library::Library;
use ui::unopened::{Unopened, unopened};

/// The result of the saved game `id`, its key in the library.
pub fn results(id: &str) -> AnyView {
    let entry = match Library::get().load(id) {
        Err(fault) => return unopened(fault),
        Ok(entry) => entry,
    };
    let Some(info) = info(&entry.summary.game) else {
        return unopened(Unopened::of_no_game(&entry.summary.game));
    };
    let id = id.to_owned();
    with_saved(info, entry.save().to_owned(), move |module, table| match table {
        Err(error) => unopened(error),
        Ok(table) => module.results(&id, table, daily::result),
    })
}
