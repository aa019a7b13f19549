//! Pieces behind a screen, the round, districts, in English.

use crate::app::i18n::ginkgopolis::{PieceWords, Standing, Thing, Who};

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
    district_effect: "Adjacent buildings of one colour are a district. At the end whoever has the most resources in it gains a point for every resource in it, and the second one a point for each of the own; whoever is alone gains both. In a tie the taller own building is ahead, then the higher number.",
    not_in_hand: "You cannot choose it now: its card is not in your hand.",
    all_districts: |standing| {
        let one = |one: &Standing| {
            let name = if let Who::Named(name) = one.who { name } else { "you" };
            format!("{name} {}", one.points)
        };
        format!("All districts together: {}", standing.iter().map(one).collect::<Vec<_>>().join(", "))
    },
    no_district: "Nobody has resources in a district yet.",
    column_effect: "Each of these cards gives what is printed on it every time its owner carries out this deed.",
};

/// Name of a piece.
pub(super) fn name(thing: Thing) -> &'static str {
    match thing {
        Thing::Round => "The round",
        Thing::Resources => "Resources",
        Thing::Tiles => "Tiles",
        Thing::Points => "Points",
        Thing::Redraws => "Tokens for new hands",
        Thing::Reserve => "Reserve",
        Thing::Place => "Empty place",
        Thing::NoTile => "No tile",
    }
}

fn effect(thing: Thing) -> &'static str {
    match thing {
        Thing::Round => {
            "Everybody chooses a card in secret, with a tile or without. Then all are carried out one after the other, beginning with the first player. The game ends when the tiles run out for the second time, against Hal for the first, or when somebody has all resources in the city. The most points win."
        }
        Thing::Resources => {
            "Buildings are paid for with them: 1 at a marker, as many as it has floors then for one on top of another. They lie on the building then, and count in its district."
        }
        Thing::Tiles => {
            "A tile with a card builds: at a marker with its letter, or on top of the building on the card. Only their owner knows which they are."
        }
        Thing::Points => "They count at the end, and they pay for a smaller number on top of a larger one.",
        Thing::Redraws => {
            "Each one exchanges the whole hand before the choice is locked in. What is left of them at the end is worth 2 points each."
        }
        Thing::Reserve => {
            "Resources that have not been gained yet. When somebody has all of the own colour in the city, the game ends with that round."
        }
        Thing::Place => {
            "Nothing stands here yet. It is built on only where a marker stands, and markers move as the city grows."
        }
        Thing::NoTile => "The card is played alone: it exploits, and nothing is built.",
    }
}
