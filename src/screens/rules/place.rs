//! Place of a reader in the reference.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::fetch::{Fetched, Wanted, release_subscribers};
use rulebook::{Block, Book};
use table::game::{GameModule, Reading};
use ui::i18n::use_lang;

/// The reader's place in the reference; copies share it.
#[derive(Clone, Copy)]
pub struct Place {
    pub module: &'static dyn GameModule,
    /// The rule or chapter that is shown.
    pub target: RwSignal<Option<String>>,
    /// Words of the search.
    pub typed: RwSignal<String>,
    /// True if links go to addresses of their own. In the panel beside the board they must not: the
    /// table would be left.
    pub addressed: bool,
    /// Selection that is read; everything if absent.
    pub reading: RwSignal<Option<Reading>>,
    /// True if the target is still to be brought into view.
    due: RwSignal<bool>,
    /// True if the target was sought in another reading already.
    sought: RwSignal<bool>,
}

impl Place {
    /// A reader of `reading` who looks at `target`.
    pub fn new(
        module: &'static dyn GameModule,
        reading: Option<Reading>,
        target: Option<String>,
        addressed: bool,
    ) -> Place {
        // Those of the reference as it was opened before.
        release_subscribers();
        let reading = RwSignal::new(reading);
        let due = RwSignal::new(target.is_some());
        let (target, typed) = (RwSignal::new(target), RwSignal::new(String::new()));
        let sought = RwSignal::new(false);
        let place = Place { module, target, typed, addressed, reading, due, sought };
        // As soon as there is something to be brought into view.
        Effect::new(move |_| {
            if let (true, Fetched::Here(book)) = (place.due.get(), place.book()) {
                place.due.set(false);
                place.find(&book);
                place.scroll();
            }
        });
        place
    }

    /// The text that is read, in the present language; tracked.
    pub fn wanted(self) -> Wanted {
        Wanted { module: self.module, lang: use_lang(), reading: self.reading.get() }
    }

    /// The reference in the present language; tracked.
    pub fn book(self) -> Fetched {
        self.wanted().book()
    }

    /// Goes over to another reading if the target is not in this one; back to
    /// the usual one if it is in none.
    fn find(self, book: &Book) {
        let missing = self.target.with(|target| target.as_ref().is_some_and(|target| !book.has(target)));
        let readings = self.module.readings();
        if !(missing && self.addressed && readings.len() > 1) {
            return;
        }
        let again = !self.sought.get_untracked();
        let now = self.reading.get_untracked();
        let other = readings.iter().copied().find(|&other| !again || Some(other) != now);
        self.sought.set(again);
        self.due.set(again);
        self.reading.set(other);
    }

    /// The ID in the document of a rule or chapter. Page and panel never
    /// share one.
    pub fn anchor(self, of: &str) -> String {
        let prefix = if self.addressed { "" } else { "panel-" };
        format!("{prefix}{of}")
    }

    /// Shows a rule or chapter.
    pub fn go(self, to: &str) {
        self.typed.set(String::new());
        self.target.set(Some(to.to_owned()));
        self.sought.set(false);
        self.due.set(true);
    }

    /// Returns true if the target is `of`; tracked.
    pub fn is_target(self, of: &str) -> bool {
        self.target.with(|target| target.as_deref() == Some(of))
    }

    fn scroll(self) {
        let Some(target) = self.target.get_untracked() else { return };
        // The search may just have been cleared: wait until all is back.
        let show = move || {
            if let Some(element) = document().get_element_by_id(&self.anchor(&target)) {
                element.scroll_into_view();
            }
        };
        set_timeout(show, Duration::from_millis(30));
    }

    /// Returns the number of rules that match the search; `None` if there is no search, or nothing
    /// to be searched. Tracked.
    pub fn found(self) -> Option<usize> {
        let Fetched::Here(book) = self.book() else { return None };
        let wanted = self.wanted();
        self.typed.with(|typed| (!typed.trim().is_empty()).then(|| count(wanted, &book, typed)))
    }
}

fn count(wanted: Wanted, book: &Arc<Book>, typed: &str) -> usize {
    let blocks = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
    let found = |block: &Block| {
        let names = names(wanted, block);
        block.rules().iter().filter(|rule| rule.is_found(&names, typed)).count()
    };
    blocks.map(found).sum()
}

/// The names of the pieces a block is about.
pub fn names(wanted: Wanted, block: &Block) -> String {
    let Block::Pieces(keys, _) = block else { return String::new() };
    let names = keys.iter().filter_map(|key| Some(wanted.piece_info(key)?.name));
    names.collect::<Vec<_>>().join(" ")
}
