//! Pieces behind a screen, the round, districts, in English.

use crate::words::messages::{PieceWords, Standing, Thing};
use ui::i18n::who::Who;

pub(super) const PIECES: PieceWords = PieceWords {
    common: "On the table",
    owned: |name| format!("Owned by {name}"),
    name,
    effect,
    count: "Number",
    figure: |name, figure| format!("{name}: {figure}"),
    hidden: "hidden",
    supply: "Tiles in the supply",
    deck: "Cards in the deck",
    first: "First player",
    district: |number| format!("District {number}"),
    district_effect: "Adjacent buildings of one color form a district. At the end, the player with the most resources there scores 1 point per resource in it. Second place scores 1 per own resource; with no rival you score both. Ties: tallest building, then highest number.",
    not_in_hand: "You can’t choose it now: its card is not in your hand.",
    all_districts: |standing| {
        let one = |one: &Standing| {
            let name = if let Who::Named(name) = one.who { name } else { "you" };
            format!("{name} {}", one.points)
        };
        format!("All districts: {}", standing.iter().map(one).collect::<Vec<_>>().join(", "))
    },
    no_district: "There are no resources in a district yet.",
    column_effect: "The owner gains what these cards show every time they take this action.",
};

/// Name of a piece.
pub(super) fn name(thing: Thing) -> &'static str {
    match thing {
        Thing::Round => "The round",
        Thing::Resources => "Resources",
        Thing::Tiles => "Tiles",
        Thing::Points => "Points",
        Thing::Redraws => "New Hand tokens",
        Thing::Reserve => "Reserve",
        Thing::Place => "Empty place",
        Thing::NoTile => "No tile",
    }
}

fn effect(thing: Thing) -> &'static str {
    match thing {
        Thing::Round => {
            "All players choose a card in secret, with or without a tile. Then they act in turn, first player first. The game ends when the tiles run out twice (against Hal: once), or when a player has all their resources in the city. The most points wins."
        }
        Thing::Resources => {
            "Place them on buildings: 1 when you urbanize, 1 per floor when you construct. There they count in the district."
        }
        Thing::Tiles => {
            "With a letter card, a tile urbanizes; with a building card, it constructs. Only you know which tiles you have."
        }
        Thing::Points => "They count at the end. They also pay for a lower number on top of a higher one.",
        Thing::Redraws => {
            "Spend one to replace your whole hand before you lock in. Each one left at the end is worth 2 points."
        }
        Thing::Reserve => {
            "Resources not gained yet. When a player has all their resources in the city, that round is the last."
        }
        Thing::Place => {
            "Nothing is built here yet. You can urbanize only at markers, and they move as the city grows."
        }
        Thing::NoTile => "Play the card alone: you exploit and build nothing.",
    }
}
