//! The San Juan board on the screen. Renders the model and nothing else.

mod card;
mod city;
mod common;
mod hand;
mod printed;
mod rail;

pub use printed::printed;

use sobremesa::games::san_juan::SanJuan;

use crate::app::dom::{View, el};
use crate::app::i18n::t;
use crate::app::table::store::Seatable;
use crate::app::table::{Table, phase_strip};

/// The key of the game, which is also the name of its sprite.
const GAME: &str = "san-juan";

impl Seatable for SanJuan {
    fn board(table: Table<SanJuan>) -> View {
        let region =
            |class, label: fn() -> &'static str| el("section").class(class).attr("aria-label", label);
        View::from((
            region("table__rail", || t().table.players).child(rail::rail(table)),
            region("table__roles", || t().san_juan().board.roles).child(common::roles(table)),
            region("table__market market", || t().san_juan().board.market).child(common::market(table)),
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
