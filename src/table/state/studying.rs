//! The side of a study at its table: the text that the table shows, and the piece whose fields are edited.

use std::sync::Arc;

use leptos::prelude::*;
use session::Session;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::log_cache::LogCache;
use crate::board::{BoardContext, GameUi};
use crate::{GameBoard, Table};

/// Fields that a touched piece stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Touched {
    /// Number of the touch: the same piece touched again is another one.
    pub number: u32,
    /// Paths in the study's tree, the most specific first; never empty.
    pub paths: Vec<String>,
}

/// The piece that was touched last: its element, and its name to find it by once it has been drawn again.
#[derive(Clone, Debug)]
struct TouchedPiece {
    piece: HtmlElement,
    name: Option<String>,
}

/// A study as its table knows it; copies share it.
#[derive(Clone, Copy)]
pub struct StudyTable {
    /// The text as it is edited, legal or not.
    pub text: Signal<String>,
    /// The last text that was legal: the table shows it.
    pub legal: Signal<String>,
    /// True while the table is shown.
    pub looking: RwSignal<bool>,
    /// The piece that is edited.
    pub touched: RwSignal<Option<Touched>>,
    /// Draws what the study itself adds to the banner.
    pub tools: StoredValue<Arc<dyn Fn(StudyTable) -> AnyView + Send + Sync>>,
    place: StoredValue<Option<TouchedPiece>, LocalStorage>,
}

impl StudyTable {
    /// The table of a text, of which `legal` is the last that was legal.
    pub fn new(
        text: Signal<String>,
        legal: Signal<String>,
        looking: RwSignal<bool>,
        tools: impl Fn(StudyTable) -> AnyView + Send + Sync + 'static,
    ) -> StudyTable {
        StudyTable {
            text,
            legal,
            looking,
            touched: RwSignal::new(None),
            tools: StoredValue::new(Arc::new(tools)),
            place: StoredValue::new_local(None),
        }
    }

    /// Remembers the piece that was touched last.
    pub(crate) fn point(self, piece: Option<HtmlElement>) {
        self.place
            .set_value(piece.map(|piece| TouchedPiece { name: piece.get_attribute("data-testid"), piece }));
    }

    /// Opens the fields of the piece that was touched last.
    pub(crate) fn open(self, paths: Vec<String>) {
        self.mark(true);
        self.touched.update(|touched| {
            let number = touched.as_ref().map_or(0, |touched| touched.number) + 1;
            *touched = Some(Touched { number, paths });
        });
    }

    /// Closes them; the focus goes back to the piece, or to the table where the piece is gone.
    pub fn close(self) {
        if self.touched.with_untracked(Option::is_none) {
            return;
        }
        self.mark(false);
        self.touched.set(None);
        request_animation_frame(move || {
            let is_lost = document().active_element().is_none_or(|at| at.tag_name() == "BODY");
            let main = || document().query_selector("#main").ok().flatten();
            let back = self.piece().or_else(|| main()?.dyn_into().ok());
            if let Some(back) = back.filter(|_| is_lost) {
                // What cannot take the focus still works by pointer.
                let _ = back.focus();
            }
        });
    }

    /// Returns the middle of the piece that was touched last, in the window.
    pub fn middle(self) -> Option<(f64, f64)> {
        let rect = self.piece()?.get_bounding_client_rect();
        Some((rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0))
    }

    /// Marks the piece as the one that is edited, or no longer.
    fn mark(self, is_edited: bool) {
        let Ok(marked) = document().query_selector_all("[data-edited]") else { return };
        for index in 0..marked.length() {
            if let Some(piece) = marked.get(index).and_then(|piece| piece.dyn_into::<Element>().ok()) {
                // The attribute of an element that is there can be taken away.
                let _ = piece.remove_attribute("data-edited");
            }
        }
        if let Some(piece) = self.piece().filter(|_| is_edited) {
            // Likewise set.
            let _ = piece.set_attribute("data-edited", "");
        }
    }

    /// Returns the touched piece as it is drawn now.
    fn piece(self) -> Option<HtmlElement> {
        let TouchedPiece { piece, name } = self.place.get_value()?;
        if piece.is_connected() {
            return Some(piece);
        }
        let drawn = document().query_selector(&format!("[data-testid=\"{}\"]", name?)).ok()??;
        drawn.dyn_into().ok()
    }
}

/// The same with what its game says of pieces.
pub struct Studying<G: GameUi> {
    pub study: StudyTable,
    /// Returns the fields of the text that a target stands for, the most specific first; none for the usual sheet.
    pub paths: fn(BoardContext<'_, G>, &str, G::Target) -> Vec<String>,
}

impl<G: GameUi> Clone for Studying<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Studying<G> {}

impl<G: GameBoard> Table<G> {
    /// Lays another position of the same game on a study's table.
    pub(crate) fn lay(self, session: Session<G::Game>) {
        self.game.session.set_value(session);
        self.game.log.set_value(LogCache::default());
        self.sheet.set(None);
        self.store.version.update(|version| *version += 1);
    }
}
