//! The places on the table that a lesson can mark: by the names that the boards
//! give them, as far as they are there.

use std::collections::BTreeSet;

use game_core::{Seat, Turn, Viewer};
use ginkgopolis::{self, Ginkgopolis};
use puerto_rico::ids::{Good, Tile};
use puerto_rico::{self, PuertoRico};
use san_juan::SanJuan;
use session::{AutoAnswer, Session};

/// A game whose board names its places.
pub trait Places: AutoAnswer {
    /// The names of what lies before the first seat now, the buttons of every prompt with them.
    fn places(table: &Session<Self>) -> BTreeSet<String>
    where
        Self: Sized;
}

/// Places that every table has: the main button, another one, the meanings of a tap, the opponents.
fn everywhere<G: AutoAnswer>(table: &Session<G>) -> BTreeSet<String> {
    let fixed = ["commit", "other", "choice-0", "choice-1", "round"].map(str::to_owned);
    fixed.into_iter().chain((2..=table.seats().len()).map(|seat| format!("seat-{seat}"))).collect()
}

fn numbered(name: &str, count: usize) -> impl Iterator<Item = String> {
    (0..count).map(move |place| format!("{name}-{place}"))
}

impl Places for SanJuan {
    fn places(table: &Session<Self>) -> BTreeSet<String> {
        /// Spaces of a city, built on or not.
        const SPACES: usize = 12;
        let view = table.view(Viewer::Seat(Seat(0)));
        let mut names = everywhere(table);
        names.extend(["own-city", "hand", "deck", "discard", "prices"].map(str::to_owned));
        names.extend(view.cathedral.then(|| "cathedral".to_owned()));
        names.extend(view.roles.iter().map(|role| format!("role-{}", role.role.key())));
        names.extend(numbered("hand", view.seats[0].hand_count.into()));
        names.extend(numbered("drawn", view.look.map_or(0, |look| look.count.into())));
        names.extend(numbered("slot-0", SPACES));
        names
    }
}

impl Places for PuertoRico {
    fn places(table: &Session<Self>) -> BTreeSet<String> {
        let view = table.view(Viewer::Seat(Seat(0)));
        let (mine, mut names) = (&view.seats[0], everywhere(table));
        let fixed = [
            "roles",
            "house",
            "open-shop",
            "coins-0",
            "idle",
            "gauge-register",
            "gauge-workers",
            "gauge-vp",
            "gauge-town",
        ];
        names.extend(fixed.map(str::to_owned));
        names.extend(view.roles.iter().map(|role| format!("role-{}", role.role.key())));
        names.extend(numbered("ship", view.ships.len()));
        let land: u8 = mine.tiles.iter().chain(&mine.forests).sum();
        names.extend(numbered("land", land.into()));
        names.extend(numbered("site", mine.buildings.len()));
        for good in Good::ALL {
            let held = |count: u8, name: &str| (count > 0).then(|| format!("{name}-{}", good.key()));
            names.extend(held(mine.crates[good.index()], "crate"));
            names.extend(held(view.market[good.index()], "market"));
        }
        names.extend((view.quarries > 0).then(|| format!("market-{}", Tile::Quarry.key())));
        names.extend(view.festival.iter().map(|one| format!("objective-{}", one.card.key())));
        names.extend(view.action_board.map(|_| "open-action-board".to_owned()));
        if let Some(cards) = &mine.achievements {
            let open = cards.cards.iter().flatten().map(|open| open.card);
            names.extend(open.chain(cards.done.iter().copied()).map(|card| format!("award-{}", card.key())));
        }
        match view.turn {
            // The shop opens by itself when something may be built.
            Turn::Choose { seat: Seat(0), prompt: puerto_rico::Prompt::Build } => {
                names.extend(view.shop.iter().map(|offer| format!("offer-{}", offer.building.key())));
            }
            Turn::Choose { seat: Seat(0), prompt: puerto_rico::Prompt::Draft } => {
                let pool = view.draft.iter().flat_map(|slots| &slots.pool);
                names.extend(pool.map(|building| format!("offer-{}", building.key())));
                names.insert("tray".to_owned());
            }
            Turn::Choose { seat: Seat(0), prompt: puerto_rico::Prompt::Pick } => {
                names.extend(["register-worker", "register-citizen"].map(str::to_owned));
            }
            _ => {}
        }
        names
    }
}

impl Places for Ginkgopolis {
    fn places(table: &Session<Self>) -> BTreeSet<String> {
        let view = table.view(Viewer::Seat(Seat(0)));
        let (mine, mut names) = (&view.seats[0], everywhere(table));
        names.extend(["mine", "hand", "engine", "districts", "districts-sum"].map(str::to_owned));
        names.extend(view.city.iter().map(|building| format!("block-{}", building.tile)));
        names.extend(view.markers.iter().map(|marker| format!("marker-{}", marker.letter)));
        names.extend(mine.hand.iter().flatten().map(|card| format!("card-{card}")));
        names.extend(mine.tiles.iter().flatten().map(|tile| format!("tile-{tile}")));
        names.extend(mine.packet.iter().flatten().map(|one| format!("character-{}", one.number())));
        let free = |action: &ginkgopolis::Action| match action {
            ginkgopolis::Action::Place(cell) => Some(format!("free-{}-{}", cell.x, cell.y)),
            _ => None,
        };
        names.extend(table.legal(Seat(0)).iter().filter_map(free));
        names
    }
}
