//! Places on the table that an idea speaks of.

use game_core::Seat;
use ginkgopolis::Idea;

/// Names the places that `idea` speaks of, as lessons name them.
pub(crate) fn places(idea: &Idea) -> Vec<String> {
    use Idea::*;
    let plate = |seat: Seat| format!("seat-{}", seat.0 + 1);
    let all = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    match *idea {
        Gains { .. }
        | Has { .. }
        | SpendsLess { .. }
        | PaysLess { .. }
        | KeepsRedraws { .. }
        | Points { .. } => all(&["mine"]),
        Engine { .. } | EndCard { .. } => all(&["engine-open", "engine"]),
        ComesBack { tile, .. } | GetsCard { card: tile } => vec![format!("block-{tile}")],
        Leads { .. } | Districts { .. } | Floors { .. } => all(&["districts"]),
        RivalDistricts { seat, .. } | DeniesLead { seat, .. } => vec![plate(seat), "districts".to_owned()],
        Ousts { seat, tile, .. } | KeepsBuilding { seat, tile } | DeniesCard { seat, tile, .. } => {
            vec![format!("block-{tile}"), plate(seat)]
        }
        KeepsTile { tile, used } => vec![format!("tile-{tile}"), format!("tile-{used}")],
        LargeNumber { tile, .. } => vec![format!("tile-{tile}")],
        RivalGains { seat, .. } => vec![plate(seat)],
        BringsEnd { .. } | PutsOffEnd { .. } | NearsEnd { .. } | GainsTime { .. } => Vec::new(),
    }
}
