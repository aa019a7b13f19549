//! The San Juan board on the screen. Renders the model and nothing else.

mod card;
mod city;
mod common;
mod hand;
mod printed;
mod rail;

pub use printed::printed;

use leptos::prelude::*;
use san_juan::Edition;

use self::city::City;
use self::common::{Market, Placards};
use self::hand::Hand;
use self::rail::Rail;
use crate::SanJuanBoard;
use crate::words::words_of;
use table::{BoardView, GameBoard, PhaseStrip, Table};
use ui::classes::classes;
use ui::i18n::{t, use_lang};

/// The key of the game, which is also the name of its sprite.
const GAME: &str = "san-juan";

impl GameBoard for SanJuanBoard {
    fn board(table: Table<SanJuanBoard>) -> BoardView {
        let states = move || {
            table.model.with(|model| {
                let built = model.city.slots.iter().filter(|slot| slot.card.is_some()).count();
                let small = (built < SMALL_CITY, "has-small-city");
                let focus = if model.asks_role { "asks-roles" } else { "asks-cards" };
                let many = (model.rail.len() >= MANY_SEATS, "of-many");
                let roles = (model.roles.len() >= MANY_ROLES, "has-many-roles");
                classes(edition_class(model.edition), &[small, many, roles, (true, focus)])
            })
        };
        BoardView {
            regions: view! { <CardTableau table /> }.into_any(),
            states: Memo::new(move |_| states()).into(),
        }
    }
}

/// A city with fewer buildings leaves its room to the hand.
const SMALL_CITY: usize = 7;

/// From so many seats on, the strip of who did what has two lines.
const MANY_SEATS: usize = 5;

/// From so many roles on, they have the whole width, and prices a line below them.
const MANY_ROLES: usize = 7;

fn edition_class(edition: Edition) -> &'static str {
    match edition {
        Edition::Y1897 => "is-1897",
        Edition::Classic => "is-classic",
    }
}

/// The board of San Juan.
#[component]
fn CardTableau(table: Table<SanJuanBoard>) -> impl IntoView {
    let edition = table.model.with_untracked(|model| model.edition);
    let words = move || words_of(use_lang(), edition);
    let has_cathedral = move || table.model.read().cathedral.is_some();
    let market = move || classes("table__market market", &[(has_cathedral(), "has-cathedral")]);
    view! {
        <section class="table__rail" aria-label=move || t().table.players()>
            <Rail table />
        </section>
        <section class="table__roles" aria-label=move || words().board_roles()>
            <Placards table />
        </section>
        <section class=market aria-label=move || words().board_market()>
            <Market table />
        </section>
        <City table />
        <Hand table />
        <PhaseStrip table />
    }
}
