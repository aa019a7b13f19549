//! Names and effects of the pieces in English.

use ginkgopolis::data::cards::{Effect, EndEffect, effect as printed, items_of};
use ginkgopolis::ids::{Card, CardKind, Character, Colour, Item, Tile, Trigger};

use crate::words::messages::Haul;
use ui::i18n::who::Who;

/// "You take", "Ana takes".
pub(super) fn does(who: Who, you: &str, other: &str) -> String {
    match who {
        Who::You => format!("You {you}"),
        Who::Named(name) => format!("{name} {other}"),
    }
}

/// "1 tile", "2 tiles".
pub(super) fn count(number: impl Into<u32>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

/// "a", "a and b", "a, b and c".
pub(super) fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., last] => format!("{} and {last}", front.join(", ")),
    }
}

pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
    }
}

pub(super) fn kind(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "offices",
        Colour::Red => "production",
        Colour::Yellow => "dwellings",
    }
}

pub(super) fn family(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "Eco-engineer",
        Colour::Red => "Eco-technician",
        Colour::Yellow => "Eco-urban-planner",
    }
}

pub(super) fn deed(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Exploit => "Exploit",
        Trigger::Urbanize => "Urbanize",
        Trigger::Construct => "Construct",
    }
}

pub(super) fn items(item: Item, number: u8) -> String {
    match item {
        Item::Resource => count(number, "resource", "resources"),
        Item::Tile => count(number, "tile", "tiles"),
        Item::Point => count(number, "point", "points"),
    }
}

pub(super) fn haul(haul: Haul) -> String {
    let parts: Vec<String> = haul.parts().map(|(item, number)| items(item, number)).collect();
    if parts.is_empty() { "nothing".into() } else { list(&parts) }
}

pub(super) fn tile(tile: Tile) -> String {
    format!("{} {}", colour(tile.colour()), tile.number())
}

pub(super) fn card(card: Card) -> String {
    match card.kind() {
        CardKind::Building(building) => tile(building),
        CardKind::Urban(letter) => format!("letter {letter}"),
    }
}

fn gives(given: &[Item]) -> String {
    let mut sum = Haul::default();
    given.iter().for_each(|&item| sum.add(item, 1));
    haul(sum)
}

pub(super) fn effect(card: Card) -> String {
    let CardKind::Building(building) = card.kind() else {
        return "Alone: exploit for a resource or a tile. With a tile: urbanize at this marker.".into();
    };
    match printed(building) {
        Effect::Permanent(when, given) => format!("Every time you {}: {}.", verb(when), gives(given)),
        Effect::AtEnd(end) => format!("At the end: {}", at_end(end)),
    }
}

pub(super) fn verb(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Exploit => "exploit",
        Trigger::Urbanize => "urbanize",
        Trigger::Construct => "construct",
    }
}

fn at_end(end: EndEffect) -> String {
    match end {
        EndEffect::Resources(on) => {
            format!("1 point for each of your resources on {} buildings.", colour(on))
        }
        EndEffect::Low => "1 point for each of your buildings with 1 or 2 floors.".into(),
        EndEffect::High => "3 points for each of your buildings with 3 or more floors.".into(),
        EndEffect::Cards(when) => {
            format!(
                "2 points for each of your cards that work when you {}, including characters.",
                verb(when)
            )
        }
        EndEffect::OfColour(of) => {
            format!("2 points for each of your {} cards, including characters and this card.", colour(of))
        }
        EndEffect::Nine => "9 points.".into(),
    }
}

pub(super) fn character(character: Character) -> String {
    format!("{} {}", family(character.def().colour), character.number())
}

pub(super) fn character_effect(character: Character) -> String {
    let def = character.def();
    let start = Haul([def.resources, def.tiles, def.points]);
    format!(
        "Every time you {}: {}. You start with: {}.",
        verb(def.trigger),
        gives(items_of(def.colour)),
        haul(start)
    )
}

pub(super) fn source(key: &str) -> &'static str {
    match key {
        "points" => "Points collected",
        "cards" => "Cards with “=”",
        "redraws" => "New Hand tokens",
        "districts" => "Districts",
        _ => "Other",
    }
}

pub(super) fn piece(key: &str) -> String {
    let tiles: Vec<Tile> = key.split(' ').filter_map(|name| name.parse().ok()).collect();
    match tiles[..] {
        [] => key.into(),
        [card] => format!("{}:", tile(card)),
        [first, ..] => {
            let numbers: Vec<String> = tiles.iter().map(|tile| tile.number().to_string()).collect();
            format!("{} district of {}:", colour(first.colour()), list(&numbers))
        }
    }
}
