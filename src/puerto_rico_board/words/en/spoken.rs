//! Words of a screen reader for Puerto Rico's board, in English.

use puerto_rico::Edition;
use puerto_rico::ids::Good;

use super::citizens::citizens;
use super::names;
use super::terms::{coins, crates, load, market, points, quarries, terms, workers};
use crate::words::messages::{
    BuildingSpoken, CratesSpoken, RoleSpoken, SeatSpoken, ShipSpoken, ShopSpoken, SpokenWords, TileSpoken,
};
use ui::i18n::who::Who;

pub(super) const SPOKEN: SpokenWords = SpokenWords {
    role,
    seat,
    tile,
    building,
    shop,
    ship,
    house,
    market: |open, left, edition| {
        format!("Face-up plantations: {}. {} left.", market(open, edition), quarries(left))
    },
    supply: |stock, edition| format!("Goods in the supply: {}.", load(stock, edition)),
    register: |on, left, edition| {
        format!("{} on {}, {left} in the supply.", workers(on, edition), terms(edition).register)
    },
    meter: |chosen, of| format!("{chosen} of {of} chosen"),
    crates: held,
    idle: |count, edition| match count {
        0 => format!("No {} on {}", terms(edition).workers, terms(edition).portrait),
        _ => format!("{} on {}", workers(count, edition), terms(edition).portrait),
    },
    among: |count| format!(" ({} among them)", citizens(count)),
    bag: |tiles, gone, edition| format!("{}: {tiles} left, {gone} discarded.", names(edition).bag),
};

/// ", chosen" or ", can be chosen".
fn choice(text: &mut String, chosen: bool, legal: bool) {
    if chosen {
        text.push_str(", chosen");
    } else if legal {
        text.push_str(", can be chosen");
    }
}

fn role(role: &RoleSpoken, edition: Edition) -> String {
    let mut text = names(edition).role(role.role).to_owned();
    if role.coins > 0 {
        text.push_str(&format!(", {} on it", coins(role.coins.into())));
    }
    match role.taken_by {
        Some(Who::You) => text.push_str(", taken by you"),
        Some(Who::Named(name)) => text.push_str(&format!(", taken by {name}")),
        None if role.legal => text.push_str(", can be taken"),
        None => {}
    }
    match role.captured_by {
        Some(Who::You) => text.push_str(", captured by you"),
        Some(Who::Named(name)) => text.push_str(&format!(", captured by {name}")),
        None => {}
    }
    if role.current {
        text.push_str(", this phase");
    }
    text
}

/// Only boards of twelve building spaces have twelve for the countryside.
fn land(seat: &SeatSpoken, edition: Edition) -> String {
    match seat.spaces.1 {
        12 => format!("{} of 12 {} spaces", seat.tiles, terms(edition).land),
        _ => format!("{} tiles", seat.tiles),
    }
}

fn seat(seat: &SeatSpoken, edition: Edition) -> String {
    let name = match seat.who {
        Who::You => "You",
        Who::Named(name) => name,
    };
    let mut text = format!(
        "{name}, {}, goods: {}, {}, {} of {} building spaces, {} at work",
        coins(seat.coins),
        load(&seat.crates, edition),
        land(seat, edition),
        seat.spaces.0,
        seat.spaces.1,
        workers(seat.workers, edition)
    );
    if seat.idle > 0 {
        text.push_str(&format!(", {} on {}", seat.idle, terms(edition).portrait));
    }
    if let Some(vp) = seat.vp {
        text.push_str(&format!(", {} shipped", points(vp as i16)));
    }
    if seat.governor {
        text.push_str(", Governor");
    }
    if seat.marker {
        text.push_str(", with the Smuggler’s marker");
    }
    if seat.deciding {
        text.push_str(", to choose now");
    }
    text
}

fn tile(tile: &TileSpoken, edition: Edition) -> String {
    let name = names(edition).tile(tile.tile);
    let mut text = if tile.count == 1 { name.to_owned() } else { format!("{name}, {} of them", tile.count) };
    match tile.manned {
        None => {}
        Some(0) => text.push_str(", not occupied"),
        Some(manned) if manned == tile.count => text.push_str(", occupied"),
        Some(manned) => text.push_str(&format!(", {manned} occupied")),
    }
    choice(&mut text, tile.chosen, tile.legal);
    text
}

fn building(building: &BuildingSpoken, edition: Edition) -> String {
    let name = names(edition).building(building.building);
    let mut text = match (building.workers, building.circles) {
        (0, _) => format!("{name}, not occupied"),
        (on, circles) if on == circles => format!("{name}, fully occupied"),
        (on, circles) => format!("{name}, {on} of {circles} circles occupied"),
    };
    choice(&mut text, building.chosen, building.legal);
    text
}

fn shop(offer: &ShopSpoken, edition: Edition) -> String {
    let name = names(edition).building(offer.building);
    let mut text = format!("{name}, {}, {}", coins(offer.cost.into()), points(offer.vp.into()));
    if offer.price != offer.cost {
        text.push_str(&format!(", {} for you", coins(offer.price.into())));
    }
    match offer.left {
        0 => text.push_str(", sold out"),
        left => text.push_str(&format!(", {left} left")),
    }
    if offer.owned {
        text.push_str(", you own it");
    }
    choice(&mut text, offer.chosen, offer.legal);
    text
}

fn ship(ship: &ShipSpoken, edition: Edition) -> String {
    let name = match ship.size {
        Some(size) => format!("{size}-space ship"),
        None => names(edition).own_ship.to_owned(),
    };
    let mut text = match ship.cargo {
        Some((good, count)) => format!("{name}, {count} {}", names(edition).good(good)),
        None => format!("{name}, empty"),
    };
    if let (Some(size), Some((_, count))) = (ship.size, ship.cargo)
        && count >= size
    {
        text.push_str(", full");
    }
    if let Some((count, vp)) = ship.load {
        text.push_str(&format!(", can take {} for {}", crates(count), points(vp.into())));
    }
    choice(&mut text, ship.chosen, false);
    text
}

fn house(goods: &[Good], edition: Edition) -> String {
    let named = names(edition);
    let each: Vec<&str> = goods.iter().map(|&good| named.good(good)).collect();
    match each.len() {
        0 => format!("{}, empty", named.house),
        held => format!("{}, {held} of 4: {}", named.house, each.join(", ")),
    }
}

fn held(held: &CratesSpoken, edition: Edition) -> String {
    let mut text = format!("{}, {}", names(edition).good(held.good), crates(held.count));
    if !held.own {
        text.push_str(" in the supply");
    }
    if let Some(price) = held.coins {
        text.push_str(&format!(", sells for {}", coins(price.into())));
    }
    choice(&mut text, held.chosen, held.legal);
    text
}
