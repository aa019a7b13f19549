//! Log lines in English.

use puerto_rico::event::{CoinWhy, EndWhy, Ship, WorkerFrom};
use puerto_rico::ids::{Building, GOODS, Good, Role, Tile};
use puerto_rico::{Edition, Event};

use super::terms::{a_tile, coins, does, load, market, points, terms, workers};
use super::{achievements, citizens, expansions, festival, names, puertoma, smuggler};
use crate::words::messages::{Scene, by_kind};
use game_core::Seat;
use ui::i18n::who::Who;

/// Line for an event; `None` for one that goes without saying.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat: &Seat| scene.who(*seat);
    Some(match event {
        Event::RoundStarted { round, governor } => {
            format!("Round {round}: {} Governor.", does(who(governor), "are", "is"))
        }
        Event::RolePicked { seat, role } => {
            format!("{} the {}.", does(who(seat), "take", "takes"), named.role(*role))
        }
        Event::Coins { seat, coins, why } => earned(who(seat), *coins, *why, edition),
        Event::TileDrawn { seat, tile } => format!(
            "{} {} with the {}.",
            does(who(seat), "draw", "draws"),
            a_tile(*tile, edition),
            named.building(Building::Hacienda)
        ),
        Event::TileTaken { seat, tile } => {
            format!("{} {}.", does(who(seat), "take", "takes"), a_tile(*tile, edition))
        }
        Event::TileDiscarded { seat, tile } => format!(
            "{} {}. The {} is full, so it is discarded.",
            does(who(seat), "take", "takes"),
            a_tile(*tile, edition),
            term.land
        ),
        Event::TileManned { seat, tile, from } => {
            manned(who(seat), named.tile(*tile), Building::Hospital, *from, edition)
        }
        Event::BuildingManned { seat, building, from } => {
            manned(who(seat), named.building(*building), Building::School, *from, edition)
        }
        Event::Market { tiles } => format!("New plantations: {}.", market(&by_kind(tiles), edition)),
        Event::BagRefilled { tiles } => refilled(*tiles, edition),
        Event::Workers { seat, workers, from } => gained(who(seat), *workers, *from, edition),
        Event::Placed { seat, .. } if scene.is_placing(*seat) => return None,
        Event::Placed { seat, .. } => placed(*seat, scene),
        Event::AllPlaced { seat, idle } => all_placed(who(seat), *idle, edition),
        Event::RegisterFilled { workers: count, citizens: 0 } => filled(*count, edition),
        Event::RegisterFilled { workers: count, citizens } => {
            let citizens = citizens::citizens(*citizens);
            format!("{citizens} and {} go to {}.", workers(*count, edition), term.register)
        }
        Event::Built { seat, building, price } => format!(
            "{} the {} {}.",
            does(who(seat), "build", "builds"),
            named.building(*building),
            if *price == 0 { "for free".into() } else { format!("for {}", coins((*price).into())) }
        ),
        Event::Produced { seat, crates } => {
            format!("{} {}.", does(who(seat), "produce", "produces"), load(crates, edition))
        }
        Event::ExtraCrate { seat, good } => format!(
            "{} 1 extra {} as {}.",
            does(who(seat), "take", "takes"),
            named.good(*good),
            named.role(Role::Craftsman)
        ),
        Event::Sold { seat, good, coins } => sold(who(seat), *good, *coins, edition),
        Event::HouseEmptied => format!("The {} is full and is emptied.", named.house),
        Event::Shipped { seat, good, crates, ship, vp } => format!(
            "{} {crates} {} {}: {}.",
            does(who(seat), "load", "loads"),
            named.good(*good),
            onto(*ship, scene),
            points((*vp).into())
        ),
        Event::Spoiled { seat, crates } => spoiled(who(seat), crates, edition),
        Event::Sailed { ship, good } => {
            format!("The {}-space ship is full of {} and sails.", scene.ship_size(*ship), named.good(*good))
        }
        Event::Passed { seat, role } => passed(who(seat), *role),
        Event::LastRound { why } => last_round(*why, edition),
        Event::RoleCoins { roles } if roles.is_empty() => return None,
        Event::RoleCoins { roles } => {
            let each: Vec<&str> = roles.iter().map(|&role| named.role(role)).collect();
            format!("Each role not taken gets 1 coin: {}.", each.join(", "))
        }
        Event::GameEnded => "The game is over.".into(),
        other => {
            return expansions::event(other, scene)
                .or_else(|| citizens::event(other, scene))
                .or_else(|| smuggler::event(other, scene))
                .or_else(|| festival::event(other, scene))
                .or_else(|| achievements::event(other, scene))
                .or_else(|| puertoma::event(other, scene));
        }
    })
}

fn earned(who: Who, count: u8, why: CoinWhy, edition: Edition) -> String {
    let get = format!("{} {}", does(who, "get", "gets"), coins(count.into()));
    match why {
        CoinWhy::Role => format!("{get} from the role."),
        CoinWhy::Adventurer => format!("{get} as {}.", names(edition).role(Role::Adventurer)),
        CoinWhy::Factory => format!("{get} for the {}.", names(edition).building(Building::Factory)),
        CoinWhy::Lighthouse => format!("{get} for the {}.", names(edition).building(Building::Lighthouse)),
        CoinWhy::Ransom => format!("{get}: the captured role was taken."),
        CoinWhy::Festival => format!("{get} at the festival."),
        CoinWhy::Distillery => format!("{get} for the {}.", names(edition).building(Building::Distillery)),
        CoinWhy::ZoningOffice => {
            format!("{get} for the {}.", names(edition).building(Building::ZoningOffice))
        }
        CoinWhy::Chapel => format!("{get} for the {}.", names(edition).building(Building::Chapel)),
        CoinWhy::Tailor => format!("{get} for the {}.", names(edition).building(Building::Tailor)),
        CoinWhy::Ability(ability) => format!("{get} with {}.", (puertoma::PUERTOMA.abilities)(ability)),
    }
}

fn manned(who: Who, place: &str, by: Building, from: WorkerFrom, edition: Edition) -> String {
    let term = terms(edition);
    let put = format!("{} a {} on the new {place}", does(who, "put", "puts"), term.worker);
    match from {
        WorkerFrom::Supply => format!("{put} ({}).", names(edition).building(by)),
        WorkerFrom::Register => format!("{put} ({}), from {}.", names(edition).building(by), term.register),
        WorkerFrom::Portrait => format!("{put} ({}), from {}.", names(edition).building(by), term.portrait),
    }
}

fn refilled(tiles: u8, edition: Edition) -> String {
    match (edition, tiles) {
        (Edition::Y1897, 1) => "The bag is empty: the discarded plantation goes back into it.".into(),
        (Edition::Y1897, _) => {
            format!("The bag is empty: {tiles} discarded plantations go back into it.")
        }
        (Edition::Classic, 1) => "The stack is empty: the discarded plantation is the new stack.".into(),
        (Edition::Classic, _) => {
            format!("The stack is empty: {tiles} discarded plantations form a new one.")
        }
    }
}

fn gained(who: Who, count: u8, from: WorkerFrom, edition: Edition) -> String {
    let get = format!("{} {}", does(who, "get", "gets"), workers(count, edition));
    match from {
        WorkerFrom::Supply => format!("{get} from the supply as {}.", names(edition).role(Role::Recruiter)),
        WorkerFrom::Register => format!("{get} from {}.", terms(edition).register),
        WorkerFrom::Portrait => format!("{get} from {}.", terms(edition).portrait),
    }
}

/// The whole allocation, told when the last worker has been placed.
fn placed(seat: Seat, scene: &Scene) -> String {
    let named = names(scene.edition());
    let place = does(scene.who(seat), "place", "places");
    let Some(board) = scene.view.seats.get(seat.index()) else {
        return format!("{place} {}.", terms(scene.edition()).workers);
    };
    let land = Tile::ALL.iter().map(|&tile| (board.manned[tile.index()], named.tile(tile)));
    let town = board.buildings.iter().map(|&(building, on)| (on, named.building(building)));
    let each: Vec<String> = land
        .chain(town)
        .filter(|(on, _)| *on > 0)
        .map(|(on, name)| if on == 1 { name.to_owned() } else { format!("{name} ×{on}") })
        .collect();
    format!("{place} {}: {}.", terms(scene.edition()).workers, each.join(", "))
}

fn all_placed(who: Who, idle: u8, edition: Edition) -> String {
    let fill = does(who, "fill", "fills");
    match idle {
        0 => format!("{fill} every circle."),
        1 => format!("{fill} every circle; {} waits {}.", workers(1, edition), waiting(edition)),
        _ => format!("{fill} every circle; {} wait {}.", workers(idle, edition), waiting(edition)),
    }
}

/// Place of workers without a circle.
const fn waiting(edition: Edition) -> &'static str {
    match edition {
        Edition::Y1897 => "on the portrait",
        Edition::Classic => "in San Juan",
    }
}

fn filled(count: u8, edition: Edition) -> String {
    let go = if count == 1 { "goes" } else { "go" };
    match edition {
        _ if count == 0 => format!("No new {} for {}.", terms(edition).workers, terms(edition).register),
        Edition::Y1897 => format!("{} {go} to the Work Register.", workers(count, edition)),
        Edition::Classic => format!("{} {go} to the colonist ship.", workers(count, edition)),
    }
}

fn sold(who: Who, good: Good, price: u8, edition: Edition) -> String {
    let sell = format!("{} {}", does(who, "sell", "sells"), names(edition).good(good));
    if price == 0 { format!("{sell} for no coins.") } else { format!("{sell} for {}.", coins(price.into())) }
}

fn onto(ship: Ship, scene: &Scene) -> String {
    match ship {
        Ship::Cargo(place) => format!("on the {}-space ship", scene.ship_size(place)),
        Ship::Own => format!("with the {}", names(scene.edition()).building(Building::Wharf)),
    }
}

fn spoiled(who: Who, crates: &[u8; GOODS], edition: Edition) -> String {
    format!("{} {}: no room to store it.", does(who, "lose", "loses"), load(crates, edition))
}

fn passed(who: Who, role: Role) -> String {
    let what = match role {
        Role::Planter => ("take", "takes"),
        Role::Builder => ("build", "builds"),
        Role::Craftsman => ("produce", "produces"),
        Role::Trader => ("sell", "sells"),
        Role::Captain => ("load", "loads"),
        Role::Recruiter | Role::Adventurer | Role::Adventurer2 | Role::Smuggler => ("do", "does"),
    };
    format!("{} nothing.", does(who, what.0, what.1))
}

fn last_round(why: EndWhy, edition: Edition) -> String {
    match why {
        EndWhy::Workers => format!(
            "Too few {} are left to fill {}: this is the last round.",
            terms(edition).workers,
            terms(edition).register
        ),
        EndWhy::Buildings => "A player has filled all twelve building spaces: this is the last round.".into(),
        EndWhy::VictoryPoints => "The last victory point is taken: this is the last round.".into(),
    }
}

/// The same in a word or two, beside the mark of the seat.
pub(super) fn deed(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let named = names(edition);
    Some(match event {
        Event::Coins { coins, .. } => format!("+{}", self::coins((*coins).into())),
        Event::TileDrawn { tile, .. } | Event::TileTaken { tile, .. } => named.tile(*tile).to_owned(),
        Event::TileDiscarded { tile, .. } => format!("{}, discarded", named.tile(*tile)),
        Event::TileManned { .. } | Event::BuildingManned { .. } => format!("+{}", workers(1, edition)),
        Event::Workers { workers, .. } => format!("+{}", self::workers(*workers, edition)),
        Event::Placed { seat, .. } if scene.is_placing(*seat) => return None,
        Event::Placed { .. } => "placed".into(),
        Event::AllPlaced { idle: 0, .. } => "all placed".into(),
        Event::AllPlaced { idle, .. } => format!("all placed, {idle} idle"),
        Event::Built { building, price: 0, .. } => named.building(*building).to_owned(),
        Event::Built { building, price, .. } => {
            format!("{} (−{price})", named.building(*building))
        }
        Event::Produced { crates, .. } => format!("+{}", load(crates, edition)),
        Event::ExtraCrate { good, .. } => format!("+1 {}", named.good(*good)),
        Event::Sold { good, coins, .. } => {
            format!("{} (+{coins})", named.good(*good))
        }
        Event::Shipped { good, crates, vp, .. } => {
            format!("{crates} {} (+{vp})", named.good(*good))
        }
        Event::Spoiled { crates, .. } => format!("lost {}", load(crates, edition)),
        Event::Passed { .. } => "nothing".into(),
        Event::RoundStarted { .. } | Event::RolePicked { .. } | Event::Market { .. } => return None,
        Event::BagRefilled { .. } | Event::RegisterFilled { .. } | Event::HouseEmptied => return None,
        Event::Sailed { .. } | Event::LastRound { .. } | Event::RoleCoins { .. } => return None,
        Event::GameEnded => return None,
        other => {
            return expansions::deed(other, edition)
                .or_else(|| citizens::deed(other, edition))
                .or_else(|| smuggler::told(other, edition))
                .or_else(|| festival::told(other))
                .or_else(|| achievements::deed(other))
                .or_else(|| puertoma::deed(other));
        }
    })
}
