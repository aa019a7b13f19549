//! The table as signals, whatever the game: what is on the screen, what lies
//! open, who looks.

use game_core::Seat;
use leptos::prelude::*;

use super::opponents::Opponents;
use super::panels::Panels;
use crate::game::Reading;
use crate::live::Live;
use crate::playback::{Driver, Playback};
use crate::posing::Reached;
use ui::library::Library;
use ui::prefs::Prefs;
use ui::router::Router;

/// Services of the page for a table. Handlers and timers run outside of any context, so a table
/// keeps them.
#[derive(Clone, Copy)]
pub struct Page {
    pub(crate) prefs: Prefs,
    pub(crate) library: Library,
    pub(crate) live: Live,
    pub(crate) router: Router,
    pub(crate) rules: RulesPanel,
}

/// Shows the rules of the game with this key beside its board, at a rule. The page around all tables provides it in
/// context: the rules reference is a part of the page that comes when somebody opens it.
#[derive(Clone, Copy)]
pub struct RulesPanel(pub fn(&'static str, Option<Reading>, String) -> AnyView);

impl RulesPanel {
    fn get() -> RulesPanel {
        use_context().expect("invariant: the page provides it before a table is shown")
    }
}

impl Page {
    fn get() -> Page {
        Page {
            prefs: Prefs::get(),
            library: Library::get(),
            live: Live::get(),
            router: Router::get(),
            rules: RulesPanel::get(),
        }
    }
}

/// The signals of a table that do not depend on the game; copies share them.
#[derive(Clone, Copy)]
pub struct TableStore {
    /// Its key in the library; empty for a table that is kept nowhere.
    pub(crate) id: StoredValue<String>,
    /// True if it is kept in the library.
    pub is_kept: bool,
    /// Counts changes of the session.
    pub(crate) version: RwSignal<usize>,
    playback: Playback,
    /// Viewer: a person at this device.
    pub viewer: RwSignal<Option<Seat>>,
    /// To whom the device is to be handed; the table is not shown meanwhile.
    pub curtain: RwSignal<Option<Seat>>,
    /// Seat whose city lies in place of one's own.
    pub visiting: RwSignal<Option<Seat>>,
    panels: Panels,
    opponents: Opponents,
    /// Places on the board that are to be brought on the screen, by their names.
    pub sought: RwSignal<Vec<String>>,
    /// Result of a puzzle, once its horizon is reached.
    pub reached: RwSignal<Option<Reached>>,
    /// Services of the page.
    pub(crate) page: Page,
    /// Timers under way.
    pub(crate) driver: StoredValue<Driver, LocalStorage>,
}

impl TableStore {
    /// The signals for the game kept in the library as `id`, or nowhere, which has come to
    /// position `at` and is looked at by `viewer`. `asks` is false where it is only looked at.
    pub(super) fn new(id: Option<&str>, at: usize, viewer: Option<Seat>, asks: bool) -> TableStore {
        TableStore {
            id: StoredValue::new(id.unwrap_or_default().to_owned()),
            is_kept: id.is_some(),
            version: RwSignal::new(0),
            playback: Playback::new(at, asks),
            viewer: RwSignal::new(viewer),
            curtain: RwSignal::new(None),
            visiting: RwSignal::new(None),
            panels: Panels::new(),
            opponents: Opponents::new(),
            sought: RwSignal::new(Vec::new()),
            reached: RwSignal::new(None),
            page: Page::get(),
            driver: StoredValue::new_local(Driver::default()),
        }
    }

    /// Handle to what is on the screen and to what changes it.
    pub fn playback(self) -> Playback {
        self.playback
    }

    /// The program of the opponents.
    pub fn opponents(self) -> Opponents {
        self.opponents
    }

    /// The drawer and the message over the table.
    pub fn panels(self) -> Panels {
        self.panels
    }

    /// Looks at a seat's city, or back at one's own.
    pub fn visit(self, seat: Seat) {
        let own = self.viewer.get_untracked() == Some(seat);
        self.visiting
            .update(|visited| *visited = if own || *visited == Some(seat) { None } else { Some(seat) });
    }

    /// Lets the browser download the game.
    pub fn export(self) {
        self.id.with_value(|id| self.page.library.export(id));
    }
}
