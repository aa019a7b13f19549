//! Why something is impossible, and what a piece means now, in English.

use puerto_rico::ids::Building;
use puerto_rico::{Edition, Reason};

use super::terms::{a_tile, coins, crates, points, spaces, terms, workers};
use super::{achievements, expansions, names, smuggler};
use crate::words::messages::{Fact, Particulars};
use ui::i18n::who::Who;

/// Why something is impossible, with what is missing and by how much as far
/// as that is known.
pub(super) fn reason(reason: Reason, about: &Particulars) -> String {
    match reason {
        Reason::GameOver => "The game is over.".into(),
        Reason::NotAsked => "You can’t do that now.".into(),
        Reason::MustPick => "You must take a role.".into(),
        Reason::RoleTaken => role_taken(about),
        Reason::MustChoose => "You must choose.".into(),
        Reason::NotInMarket
        | Reason::NoQuarryRight
        | Reason::NoQuarries
        | Reason::CountrysideFull
        | Reason::NotObtained => tile(reason, about),
        Reason::NoCircle | Reason::LeavesWorkers | Reason::OutOfOrder => placement(reason, about),
        Reason::SoldOut | Reason::AlreadyOwned | Reason::NoSpace | Reason::TooExpensive { .. } => {
            building(reason, about)
        }
        Reason::NotProduced | Reason::NoneLeft | Reason::NoCrate => good(reason, about),
        Reason::HouseFull | Reason::HouseHasIt => house(reason, about),
        Reason::NoShip | Reason::ShipFull | Reason::OtherGood | Reason::OnOtherShip => ship(reason, about),
        Reason::LargerShip => larger_ship(about),
        Reason::NoWharf => format!(
            "You need an occupied {}. Your ship sails once per phase.",
            names(about.edition).building(Building::Wharf)
        ),
        Reason::MustLoad => match about.good {
            Some(good) => {
                format!("You must load: a cargo ship still takes your {}.", names(about.edition).good(good))
            }
            None => "You must load while a cargo ship takes one of your goods.".into(),
        },
        Reason::HoldsMarker
        | Reason::ShipEmpty
        | Reason::TooManyKept
        | Reason::HouseEmpty
        | Reason::RegisterEmpty
        | Reason::CapturesItself => smuggler::reason(reason, about),
        Reason::NotInPacket | Reason::NotForAll => achievements::reason(reason),
        other => expansions::reason(other, about.edition),
    }
}

fn role_taken(about: &Particulars) -> String {
    let role = about.role.map_or("role", |role| names(about.edition).role(role));
    match about.by {
        Some(Who::You) => format!("You have already taken the {role} this round."),
        Some(Who::Named(name)) => format!("{name} has already taken the {role} this round."),
        None => format!("You can’t take the {role} this round."),
    }
}

fn tile(reason: Reason, about: &Particulars) -> String {
    let (named, term) = (names(about.edition), terms(about.edition));
    match (reason, about.tile) {
        (Reason::NotInMarket, Some(tile)) => format!("There is no face-up {}.", named.tile(tile)),
        (Reason::NotInMarket, None) => "There is no such face-up tile.".into(),
        (Reason::NoQuarryRight, _) => format!(
            "Only the {}, or a player with an occupied {}, may take a quarry.",
            named.role(puerto_rico::Role::Planter),
            named.building(Building::BuildersYard)
        ),
        (Reason::NoQuarries, _) => "No quarries are left.".into(),
        (Reason::CountrysideFull, _) => format!("All 12 spaces of your {} are full.", term.land),
        (_, Some(tile)) => format!(
            "The {} may go only on a tile you just took, and {} is not one.",
            term.worker,
            a_tile(tile, about.edition)
        ),
        (_, None) => format!("The {} may go only on a tile you just took.", term.worker),
    }
}

fn placement(reason: Reason, about: &Particulars) -> String {
    let term = terms(about.edition);
    match (reason, about.need, about.have) {
        (Reason::NoCircle, _, _) => "There is no empty circle there.".into(),
        (Reason::LeavesWorkers, Some(need), Some(have)) => format!(
            "You must place {}, but only {} left from here on: fill the earlier ones first.",
            workers(need, about.edition),
            if have == 1 { "1 empty circle is".to_owned() } else { format!("{have} empty circles are") }
        ),
        (Reason::LeavesWorkers, _, _) => {
            format!("There would be too few empty circles for your other {}.", term.workers)
        }
        _ => "It is too late for that choice: start this selection again.".into(),
    }
}

fn building(reason: Reason, about: &Particulars) -> String {
    let name = about.building.map_or("building", |building| names(about.edition).building(building));
    match (reason, about.need, about.have) {
        (Reason::SoldOut, _, _) => format!("No {name} is left."),
        (Reason::AlreadyOwned, _, _) => format!("You already own the {name}; you can have only one."),
        (Reason::NoSpace, Some(need), Some(have)) => {
            format!("The {name} needs {}; you have {have} free of 12.", spaces(need))
        }
        (Reason::NoSpace, _, _) => "You have too few free building spaces.".into(),
        (Reason::TooExpensive { missing }, Some(need), Some(have)) => {
            format!("The {name} costs you {}; you have {have}: {missing} short.", coins(need.into()))
        }
        (Reason::TooExpensive { missing }, _, _) => {
            format!("You are {} short of the {name}.", coins(missing.into()))
        }
        _ => "You can’t build that.".into(),
    }
}

fn good(reason: Reason, about: &Particulars) -> String {
    let name = about.good.map(|good| names(about.edition).good(good));
    match (reason, name) {
        (Reason::NotProduced, Some(name)) => format!("You have produced no {name} this phase."),
        (Reason::NotProduced, None) => "You have not produced this good this phase.".into(),
        (Reason::NoneLeft, Some(name)) => format!("The supply has no {name} left."),
        (Reason::NoneLeft, None) => "The supply has none left.".into(),
        (_, Some(name)) => format!("You have no {name}."),
        (_, None) => "You have no crate of that.".into(),
    }
}

fn house(reason: Reason, about: &Particulars) -> String {
    let named = names(about.edition);
    match (reason, about.good) {
        (Reason::HouseFull, _) => {
            format!("All 4 spaces of the {} are taken: no more sales this phase.", named.house)
        }
        (_, Some(good)) => format!(
            "The {} already has {}; to sell it again, you need an occupied {}.",
            named.house,
            named.good(good),
            named.building(Building::Office)
        ),
        (_, None) => format!("The {} already has this good.", named.house),
    }
}

fn ship(reason: Reason, about: &Particulars) -> String {
    let named = names(about.edition);
    let good = about.good.map_or("this good", |good| named.good(good));
    let which = match (about.ship, reason) {
        (Some(size), _) => format!("The {size}-space ship"),
        (None, Reason::OnOtherShip) => "Another ship".into(),
        (None, _) => "This ship".into(),
    };
    match (reason, about.carries) {
        (Reason::NoShip, _) => "There is no such ship.".into(),
        (Reason::ShipFull, _) => format!("{which} is full."),
        (Reason::OtherGood, Some(other)) => {
            format!("{which} carries {}, so it takes no {good}.", named.good(other))
        }
        (Reason::OtherGood, None) => format!("{which} carries another good."),
        _ => format!("{which} already carries {good}; each kind goes on only one ship."),
    }
}

fn larger_ship(about: &Particulars) -> String {
    match (about.ship, about.need, about.have) {
        (Some(size), Some(need), Some(have)) => format!(
            "The empty {size}-space ship takes {need} of these crates, this one only {have}: the larger load goes first."
        ),
        _ => "Another empty ship takes more of these crates.".into(),
    }
}

/// Present meaning of a piece for its reader.
pub(super) fn fact(fact: &Fact, edition: Edition) -> String {
    let named = names(edition);
    match *fact {
        Fact::Price { cost, price, .. } if cost == price => format!("It costs you {}.", coins(price.into())),
        Fact::Price { price: 0, .. } => "It costs you nothing now.".into(),
        Fact::Price { cost, price, .. } => {
            format!("It costs you {} instead of {cost} now.", coins(price.into()))
        }
        Fact::Short { missing } => format!("You are {} short.", coins(missing.into())),
        Fact::Owned => "You already own it.".into(),
        Fact::SoldOut => "It is sold out.".into(),
        Fact::NoSpace { free } => format!("It needs 2 building spaces; you have {free} free."),
        Fact::Workers { on: 0, circles: 1 } => "Its circle is empty.".into(),
        Fact::Workers { circles: 1, .. } => "Its circle is occupied.".into(),
        Fact::Workers { on, circles } => format!("{on} of {circles} circles are occupied."),
        Fact::Idle => "It is not occupied, so it does nothing.".into(),
        Fact::Scores { points: vp } => format!("Now it would score {} at the end.", points(vp)),
        Fact::Makes { good, crates: 0 } => format!("Now it would produce no {}.", named.good(good)),
        Fact::Makes { good, crates: made } => {
            format!("Now it would produce {} of {}.", crates(made), named.good(good))
        }
        Fact::Tiles { count, manned } => {
            format!(
                "You have {count}, {}.",
                if manned == 0 { "none occupied".into() } else { format!("{manned} occupied") }
            )
        }
        Fact::Coins { coins: on_it } => match on_it {
            1 => "There is 1 coin on it.".into(),
            _ => format!("There are {on_it} coins on it."),
        },
        Fact::Supply { good, crates: 0 } => format!("The supply has no {} left.", named.good(good)),
        Fact::Supply { good, crates: left } => {
            format!("The supply has {} of {} left.", crates(left), named.good(good))
        }
    }
}
