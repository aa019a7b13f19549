//! State that the views of the board share.

use leptos::prelude::*;
use puerto_rico::Edition;

use crate::PuertoRicoBoard;
use crate::model::{Model, Tab};
use crate::words::{self, Words};
use table::Table;
use ui::classes::classes;
use ui::i18n::use_lang;

/// The sprite.
pub const GAME: &str = "puerto-rico";

/// The regions of the table, and the tabs under which a phone shows them.
const PARTS: [(&str, Tab); 4] = [
    (".table__roles", Tab::Roles),
    (".table__common", Tab::Harbour),
    (".mat__land", Tab::Island),
    (".mat__town", Tab::Town),
];

/// State that the views share; copies share it.
#[derive(Clone, Copy)]
pub struct Board {
    pub table: Table<PuertoRicoBoard>,
    pub model: Memo<Model>,
    /// Tab that a phone shows.
    pub tab: RwSignal<Tab>,
    /// True if the buildings for sale lie over the table.
    pub shop: RwSignal<bool>,
    /// True if the action board lies over the table.
    pub actions: RwSignal<bool>,
}

impl Board {
    pub fn new(table: Table<PuertoRicoBoard>) -> Board {
        let model = table.model;
        let board = Board {
            table,
            model,
            tab: RwSignal::new(Tab::Roles),
            shop: RwSignal::new(false),
            actions: RwSignal::new(false),
        };
        board.follow_the_question();
        board.follow_the_lesson();
        board
    }

    /// Shows the part of the table that is asked about, and the shop while
    /// something can be bought: whenever that changes, not against anybody's
    /// will.
    fn follow_the_question(self) {
        Effect::new(move |was: Option<(Tab, bool)>| {
            let now = self.model.with(|model| (model.tab, model.shopping));
            if was.map(|was| was.0) != Some(now.0) {
                self.tab.set(now.0);
            }
            if was.map(|was| was.1) != Some(now.1) {
                self.shop.set(now.1);
                self.actions.set(false);
            }
            now
        });
    }

    /// Shows on a phone the part of the table where a lesson marks a place.
    fn follow_the_lesson(self) {
        let part = |name: String| {
            let named = format!("[data-testid=\"{name}\"], [data-fly=\"{name}\"]");
            let element = document().query_selector(&named).ok()??;
            let is_in = |(region, _): &(&str, Tab)| matches!(element.closest(region), Ok(Some(_)));
            PARTS.into_iter().find(is_in).map(|(_, tab)| tab)
        };
        Effect::new(move |had_one: Option<bool>| {
            let first = self.table.store.sought.get().into_iter().next();
            let has_one = first.is_some();
            match first.and_then(part) {
                Some(tab) => self.tab.set(tab),
                // Once nothing is marked any more, the part of the question comes back.
                None if had_one == Some(true) && !has_one => {
                    self.tab.set(self.model.with_untracked(|model| model.tab));
                }
                None => {}
            }
            has_one
        });
    }

    /// Classes of the whole table; tracked.
    pub fn states(self) -> String {
        let shopping = self.shop.get();
        self.read(|model| {
            let edition = match model.edition {
                Edition::Classic => "is-classic",
                Edition::Y1897 => "is-1897",
            };
            let states = [
                (model.rail.len() == 3, "of-3"),
                (model.mat.placing, "is-placing"),
                (shopping, "is-shopping"),
                (model.is_storing(), "is-storing"),
                (true, model.focus.class()),
            ];
            classes(edition, &states)
        })
    }

    /// The words, under the names of the table's edition; tracked.
    pub fn texts(self) -> Words {
        words::of(use_lang(), self.read(|model| model.edition))
    }

    /// Reads the model; tracked.
    pub fn read<R>(self, f: impl FnOnce(&Model) -> R) -> R {
        self.model.with(f)
    }
}
