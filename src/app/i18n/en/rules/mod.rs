//! The rules of San Juan 1897 in English.

mod buildings;
mod play;
mod roles;

use crate::app::i18n::rules::Words;

pub(super) const WORDS: Words = Words {
    opening_draft: [
        "Opening draft",
        "Everybody keeps 4 of the first cards: seat 1 sees 5, seat 2 sees 6, seat 3 sees 7, seat 4 sees 8.",
    ],
    cheap_resort: [
        "The Resort costs 3",
        "The rulebook does not print its cost; 4 is the likelier reading, 3 stands on the first edition.",
    ],
    rebuild_covered: [
        "Covered kinds may be built again",
        "A commercial building that the Crane has covered no longer blocks another copy of its kind.",
    ],
    title: "Rules of San Juan 1897",
    contents: "Contents",
    search: "Search the rules",
    found: |rules| match rules {
        1 => "1 rule found".into(),
        n => format!("{n} rules found"),
    },
    nothing: |words| format!("No rule contains “{words}”."),
    whole: "Open the whole reference",
    cost: "Cost",
    points: "Points",
    varies: "by city",
    copies: "Copies",
    tile: "Tile",
    tiles: "The five price tiles: cards drawn for one good",
    source: "The rules of the 1897 edition in our own words. The letters and numbers name each rule; the game \
             shows them whenever something is not possible.",
    chapters: &[
        play::AIM,
        play::SETUP,
        play::OPEN,
        play::ROUND,
        play::PILES,
        roles::ROLES,
        roles::BUILDER,
        roles::BUILD,
        roles::PRODUCER,
        roles::TRADER,
        roles::COUNCILLOR,
        roles::PROSPECTOR,
        buildings::GENERAL,
        buildings::EACH,
        play::END,
        play::SCORE,
        play::WIN,
        play::TABLE,
    ],
};
