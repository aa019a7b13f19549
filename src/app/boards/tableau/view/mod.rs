//! The San Juan board on the screen. Renders the model and nothing else.

mod card;
mod city;
mod common;
mod hand;
mod printed;
mod rail;

pub use printed::printed;

use leptos::prelude::WithUntracked;
use sobremesa::games::san_juan::{Edition, SanJuan};

use crate::app::dom::{View, el};
use crate::app::i18n::t;
use crate::app::table::store::Seatable;
use crate::app::table::{Table, phase_strip};

/// The key of the game, which is also the name of its sprite.
const GAME: &str = "san-juan";

impl Seatable for SanJuan {
    fn board(table: Table<SanJuan>) -> View {
        let edition = table.model().with_untracked(|model| model.edition);
        let board = move || t().san_juan().board(edition);
        let key = match edition {
            Edition::Y1897 => "1897",
            Edition::Classic => "classic",
        };
        let region = |class| el("section").class(class);
        let rail = region("table__rail").attr("aria-label", || t().table.players).attr("data-edition", key);
        let roles = region("table__roles").attr("aria-label", move || board().roles);
        let market = region("table__market market").attr("aria-label", move || board().market);
        View::from((
            rail.child(rail::rail(table)),
            roles.child(common::roles(table)),
            market.child(common::market(table)),
            city::city(table),
            hand::hand(table),
            phase_strip(table.desk()),
        ))
    }
}

/// The class that is always there, and those whose state holds.
fn classes(always: &str, states: &[(bool, &str)]) -> String {
    let on = states.iter().filter(|(on, _)| *on).map(|(_, class)| *class);
    std::iter::once(always).chain(on).collect::<Vec<_>>().join(" ")
}
