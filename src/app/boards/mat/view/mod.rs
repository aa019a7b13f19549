//! The Puerto Rico board on the screen. Renders the model and nothing else;
//! what the board keeps for itself is which tab a phone shows and whether the
//! shop is open.

mod awards;
mod carry;
mod drafts;
mod festival;
mod harbour;
mod mats;
mod piece;
mod printed;
mod puertoma;
mod rail;
mod roles;
mod shop;
mod tray;

pub use printed::printed;

use leptos::prelude::*;
use puerto_rico::{Edition, PuertoRico};

use self::awards::Packet;
use self::harbour::Harbour;
use self::mats::PlayerMat;
use self::puertoma::ActionBoard;
use self::rail::Rail;
use self::roles::{Roles, Tabs};
use self::shop::KeptShop;
use self::tray::TrayDraft;
use super::model::{Model, Tab};
use crate::app::classes::classes;
use crate::app::i18n::puerto_rico::Names;
use crate::app::i18n::t;
use crate::app::table::{BoardView, PhaseStrip, Seatable, Table};

/// The sprite.
const GAME: &str = "puerto-rico";

/// The regions of the table, and the tabs under which a phone shows them.
const PARTS: [(&str, Tab); 4] = [
    (".table__roles", Tab::Roles),
    (".table__common", Tab::Harbour),
    (".mat__land", Tab::Island),
    (".mat__town", Tab::Town),
];

/// State that the views share; copies share it.
#[derive(Clone, Copy)]
struct Board {
    table: Table<PuertoRico>,
    model: Memo<Model>,
    /// Tab that a phone shows.
    tab: RwSignal<Tab>,
    /// True if the buildings for sale lie over the table.
    shop: RwSignal<bool>,
    /// True if the action board lies over the table.
    actions: RwSignal<bool>,
}

impl Board {
    fn new(table: Table<PuertoRico>) -> Board {
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
        Effect::new(move |_| {
            if let Some(tab) = self.table.sought.get().and_then(part) {
                self.tab.set(tab);
            }
        });
    }

    /// Classes of the whole table; tracked.
    fn states(self) -> String {
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
                (true, model.focus.class()),
            ];
            classes(edition, &states)
        })
    }

    /// Names of the pieces in the table's edition; tracked.
    fn names(self) -> &'static Names {
        t().puerto_rico().names(self.read(|model| model.edition))
    }

    /// Reads the model; tracked.
    fn read<R>(self, f: impl FnOnce(&Model) -> R) -> R {
        self.model.with(f)
    }
}

impl Seatable for PuertoRico {
    fn board(table: Table<PuertoRico>) -> BoardView {
        let board = Board::new(table);
        let states = Memo::new(move |_| board.states());
        BoardView { regions: view! { <Regions board /> }.into_any(), states: states.into() }
    }
}

/// The regions of the board.
#[component]
fn Regions(board: Board) -> impl IntoView {
    // What is chosen from before the first round lies where the shop does.
    let choosing = Memo::new(move |_| board.read(|model| (model.tray.is_some(), model.packet.is_some())));
    let class = move || {
        let before_phases = board.table.strip.with(Option::is_none);
        classes("mat-table", &[(before_phases, "is-before-phases")])
    };
    view! {
        <div
            class=class
            data-tab=move || board.tab.get().key()
            data-n=move || board.read(|model| model.rail.len())
        >
            <Rail board />
            <Tabs board />
            <Roles board />
            <PhaseStrip table=board.table />
            <Harbour board />
            <PlayerMat board />
            // The shop shows what the tray holds once it is drafted.
            <Show when=move || board.actions.get()>
                <ActionBoard board />
            </Show>
            <KeptShop board is_open=Memo::new(move |_| board.shop.get() && choosing.get() == (false, false)) />
            <Show when=move || board.shop.get() && choosing.get().1>
                <Packet board />
            </Show>
            <Show when=move || board.shop.get() && choosing.get().0>
                <TrayDraft board />
            </Show>
        </div>
    }
}
