//! The pages beside the table. Nobody needs them to begin a game, so they are a
//! part of the page of their own, fetched when one of them is opened.

use std::cell::Cell;
use std::rc::Rc;

use wasm_split_helpers::wasm_split;

use super::awaited::{Title, awaited};
use super::{rules, saved, settings};
use crate::app::dom::View;
use crate::app::games::Reading;
use crate::app::i18n::t;
use crate::app::part::Missing;
use crate::app::table::result;

/// The pages.
pub struct Aside {
    /// The settings.
    pub settings: fn() -> View,
    /// The saved games.
    pub saved: fn() -> View,
    /// The rules of the game with this key.
    pub rules: fn(String) -> View,
    /// What holds of them beside the board, at a rule if one is asked for.
    pub panel: fn(&'static str, Option<Reading>, Option<String>) -> View,
    /// The result of the saved game with this key in the library.
    pub results: fn(&str) -> View,
}

static ASIDE: Aside = Aside {
    settings: || settings::page().into(),
    saved: || saved::page().into(),
    rules: rules::page,
    panel: |game, reading, rule| rules::panel(game, reading, rule).into(),
    results: result::results,
};

#[wasm_split(aside, fallible)]
fn aside_part() -> Result<&'static Aside, Missing> {
    Ok(&ASIDE)
}

thread_local! {
    /// The pages, once they have come.
    static HERE: Cell<Option<&'static Aside>> = const { Cell::new(None) };
}

/// A page beside the table: at once if it is here, otherwise as soon as it has
/// come.
pub fn page_aside(page: impl Fn(&Aside) -> View + 'static) -> View {
    aside(Some(Rc::new(|| t().shell.project.to_owned())), Box::new(page))
}

/// The same as a part of the table's page.
pub fn panel_aside(panel: impl Fn(&Aside) -> View + 'static) -> View {
    aside(None, Box::new(panel))
}

fn aside(title: Option<Title>, page: Box<dyn Fn(&Aside) -> View>) -> View {
    if let Some(aside) = HERE.get() {
        return page(aside);
    }
    let fetch = || async {
        let came = aside_part().await;
        HERE.set(came.ok());
        came.is_ok()
    };
    awaited(
        title,
        Box::new(move || Box::pin(fetch())),
        Box::new(move || HERE.get().map_or(View::None, &page)),
    )
}
