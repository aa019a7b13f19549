//! The Puerto Rico board on the screen. Renders the model and nothing else;
//! what the board keeps for itself is which tab a phone shows and whether the
//! shop is open.

mod awards;
mod board;
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

use self::awards::Packet;
use self::board::Board;
use self::harbour::Harbour;
use self::mats::PlayerMat;
use self::puertoma::ActionBoard;
use self::rail::Rail;
use self::roles::{Roles, Tabs};
use self::shop::KeptShop;
use self::tray::TrayDraft;
use crate::PuertoRicoBoard;
use table::{BoardView, GameBoard, PhaseStrip, Table};
use ui::classes::classes;

impl GameBoard for PuertoRicoBoard {
    fn board(table: Table<PuertoRicoBoard>) -> BoardView {
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
