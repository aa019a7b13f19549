//! The small words that differ between the editions, as they stand inside a
//! sentence, and the plural forms.

use puerto_rico::Edition;
use puerto_rico::ids::{GOODS, Good, Tile};

use super::names;
use ui::i18n::who::Who;

/// Terms inside sentences of one edition.
pub(super) struct Terms {
    pub worker: &'static str,
    /// Several.
    pub workers: &'static str,
    /// Place where the next ones wait.
    pub register: &'static str,
    /// Place where those without a circle wait.
    pub portrait: &'static str,
    /// Twelve spaces of a board besides those for buildings.
    pub land: &'static str,
    /// Place that plantations are drawn from.
    pub bag: &'static str,
}

const Y1897: Terms = Terms {
    worker: "worker",
    workers: "workers",
    register: "the Work Register",
    portrait: "the portrait",
    land: "countryside",
    bag: "the bag",
};

const CLASSIC: Terms = Terms {
    worker: "colonist",
    workers: "colonists",
    register: "the colonist ship",
    portrait: "San Juan",
    land: "island",
    bag: "the face-down stack",
};

/// The words of `edition`.
pub(super) const fn terms(edition: Edition) -> &'static Terms {
    match edition {
        Edition::Y1897 => &Y1897,
        Edition::Classic => &CLASSIC,
    }
}

/// "You take", "Ana takes".
pub(super) fn does(who: Who, you: &str, other: &str) -> String {
    match who {
        Who::You => format!("You {you}"),
        Who::Named(name) => format!("{name} {other}"),
    }
}

fn counted(count: u16, one: &str, more: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {more}") }
}

/// "1 coin", "2 coins".
pub(super) fn coins(count: u16) -> String {
    counted(count, "coin", "coins")
}

/// "1 point", "2 points".
pub(super) fn points(count: i16) -> String {
    if count == 1 { "1 point".into() } else { format!("{count} points") }
}

/// "1 crate", "2 crates".
pub(super) fn crates(count: u8) -> String {
    counted(count.into(), "crate", "crates")
}

/// "1 space", "2 spaces".
pub(super) fn spaces(count: u8) -> String {
    counted(count.into(), "space", "spaces")
}

/// "1 worker", "2 colonists".
pub(super) fn workers(count: u8, edition: Edition) -> String {
    counted(count.into(), terms(edition).worker, terms(edition).workers)
}

/// "1 quarry", "2 quarries".
pub(super) fn quarries(count: u8) -> String {
    counted(count.into(), "quarry", "quarries")
}

/// "2 corn, 1 sugar"; "nothing".
pub(super) fn load(crates: &[u8; GOODS], edition: Edition) -> String {
    let held = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0);
    let each: Vec<String> =
        held.map(|good| format!("{} {}", crates[good.index()], names(edition).good(good))).collect();
    if each.is_empty() { "nothing".into() } else { each.join(", ") }
}

/// "a corn plantation", "an indigo plantation", "a quarry".
pub(super) fn a_tile(tile: Tile, edition: Edition) -> String {
    let name = names(edition).tile(tile);
    let article = if name.starts_with('i') { "an" } else { "a" };
    format!("{article} {name}")
}

/// "corn ×2, coffee": the face-up plantations by their goods.
pub(super) fn market(tiles: &[u8; 5], edition: Edition) -> String {
    let open = Good::ALL.into_iter().filter(|good| tiles[good.index()] > 0);
    let each: Vec<String> = open
        .map(|good| match tiles[good.index()] {
            1 => names(edition).good(good).to_owned(),
            count => format!("{} ×{count}", names(edition).good(good)),
        })
        .collect();
    if each.is_empty() { "none".into() } else { each.join(", ") }
}
