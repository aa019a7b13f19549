//! The page of a saved game's result.

use leptos::prelude::*;

use super::daily;
use super::game::{with_entry, with_saved};
use ui::unopened::unopened;

/// The result of the saved game `id`, its key in the library.
pub fn results(id: &str) -> AnyView {
    with_entry(id, |info, entry| {
        let id = id.to_owned();
        with_saved(info, entry.save().to_owned(), move |table| match table {
            Err(error) => unopened(error),
            Ok(table) => table.results(&id, daily::result),
        })
    })
}
