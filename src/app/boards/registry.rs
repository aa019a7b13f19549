//! From a game's key to its table on the page: the only list of games there.

use std::rc::Rc;

use sobremesa::core::Game;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::shelf::Entry;

use crate::app::dom::View;
use crate::app::table::game::Scored;
use crate::app::table::result::ended;
use crate::app::table::screen::seat_down;
use crate::app::table::store::Seatable;

/// What can be done with the saved games of one kind. Both say why if a save
/// cannot be opened.
pub struct Kind {
    id: &'static str,
    /// Shows the table.
    pub seat_down: fn(&str, &Entry) -> Result<View, String>,
    /// The game that is over, to be counted; `None` if it is not over.
    pub ended: fn(&str) -> Result<Option<Rc<dyn Scored>>, String>,
}

impl Kind {
    const fn of<G: Seatable + Game>() -> Kind {
        Kind { id: G::ID, seat_down: seat_down::<G>, ended: ended::<G> }
    }
}

const KINDS: &[Kind] = &[Kind::of::<SanJuan>()];

/// The kind with this key, if the page knows it.
pub fn kind(id: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.id == id)
}
