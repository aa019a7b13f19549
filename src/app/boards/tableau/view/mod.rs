//! The San Juan board on the screen. Renders the model and nothing else.

mod card;
mod city;
mod common;
mod hand;
mod printed;
mod rail;

pub use printed::printed;

use leptos::prelude::*;
use sobremesa::games::san_juan::{Edition, SanJuan};

use self::city::City;
use self::common::{Market, Placards};
use self::hand::Hand;
use self::rail::Rail;
use crate::app::i18n::t;
use crate::app::table::{PhaseStrip, Seatable, Table};

/// The key of the game, which is also the name of its sprite.
const GAME: &str = "san-juan";

impl Seatable for SanJuan {
    fn board(table: Table<SanJuan>) -> AnyView {
        view! { <CardTableau table /> }.into_any()
    }
}

/// The board of San Juan.
#[component]
fn CardTableau(table: Table<SanJuan>) -> impl IntoView {
    let edition = table.model.with_untracked(|model| model.edition);
    let board = move || t().san_juan().board(edition);
    let key = match edition {
        Edition::Y1897 => "1897",
        Edition::Classic => "classic",
    };
    view! {
        <section class="table__rail" aria-label=move || t().table.players data-edition=key>
            <Rail table />
        </section>
        <section class="table__roles" aria-label=move || board().roles>
            <Placards table />
        </section>
        <section class="table__market market" aria-label=move || board().market>
            <Market table />
        </section>
        <City table />
        <Hand table />
        <PhaseStrip table />
    }
}

/// The class that is always there, and those whose state holds.
fn classes(always: &str, states: &[(bool, &str)]) -> String {
    let on = states.iter().filter(|(on, _)| *on).map(|(_, class)| *class);
    std::iter::once(always).chain(on).collect::<Vec<_>>().join(" ")
}
